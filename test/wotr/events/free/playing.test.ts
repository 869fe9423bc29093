// With which dice each card of the Free Peoples is played, and what keeps it from being played.
import assert from 'node:assert/strict';
import type { Words } from '../../../../engine/game.ts';
import { wotr } from '../../../../games/wotr/game.ts';
import { FACE_IDS } from '../../../../games/wotr/tables/dice.ts';
import { BASE_EVENT_COUNT, EVENTS, type EventSlug } from '../../../../games/wotr/tables/events.ts';
import { FREE } from '../../../../games/wotr/tables/nations.ts';
import { rule } from '../../../rule.ts';
import { scene } from '../../../scene.ts';

const CARDS = EVENTS.slice(0, BASE_EVENT_COUNT).filter(({ side }) => side === FREE);

/** What each card with a requirement asks for, fulfilled in more than one way where there is one, and unfulfilled. */
const REQUIREMENTS: Readonly<Partial<Record<EventSlug, { met: readonly Words[]; unmet: readonly Words[] }>>> = {
  'axe-and-bow': {
    met: [{ fellowship: { companions: ['gimli'] } }, { fellowship: { companions: ['legolas'] } }],
    unmet: [{ characters: { gimli: 'erebor', legolas: 'eliminated' } }],
  },
  'horn-of-gondor': { met: [{}], unmet: [{ characters: { boromir: 'minas-tirith' } }] },
  'wizards-staff': {
    met: [{}],
    unmet: [{ characters: { 'gandalf-grey': 'replaced', 'gandalf-white': 'fangorn' }, fellowship: {} }],
  },
  'i-will-go-alone': {
    met: [{ fellowship: { companions: ['peregrin'] } }],
    unmet: [{ fellowship: { companions: [] }, characters: { peregrin: 'shire' } }],
  },
  'challenge-of-the-king': {
    met: [
      { characters: { strider: 'edoras' }, edoras: { rohan: '1r' } },
      {
        characters: { strider: 'replaced', aragorn: 'minas-tirith' },
        'minas-tirith': { gondor: '1r', sauron: '2r' },
      },
    ],
    unmet: [
      { edoras: { rohan: '1r' } },
      { characters: { strider: 'edoras' } },
      { characters: { strider: 'edoras' }, edoras: { isengard: '1r' } },
      { characters: { strider: 'dale' }, dale: { north: '1r' } },
      { characters: { strider: 'osgiliath' }, osgiliath: { gondor: '1r' } },
    ],
  },
  'the-eagles-are-coming': {
    met: [
      { characters: { gimli: 'edoras' }, edoras: { rohan: '1r' }, westemnet: { sauron: '1r', nazgul: 1 } },
      { characters: { gimli: 'helms-deep' }, 'helms-deep': { rohan: '1r', sauron: '1r', nazgul: 1 } },
    ],
    unmet: [
      { characters: { gimli: 'edoras' }, edoras: { rohan: '1r' }, westemnet: { nazgul: 1 } },
      { characters: { gimli: 'edoras' }, westemnet: { sauron: '1r', nazgul: 1 } },
      { edoras: { rohan: '1r' }, westemnet: { sauron: '1r', nazgul: 1 } },
      { characters: { gimli: 'edoras' }, edoras: { rohan: '1r' }, fangorn: { sauron: '1r', nazgul: 1 } },
      {
        characters: { gimli: 'edoras', 'witch-king': 'westemnet' },
        edoras: { rohan: '1r' },
        westemnet: { sauron: '1r' },
      },
    ],
  },
  ...Object.fromEntries(
    ['treebeard', 'huorns', 'entmoot'].map((ent) => [
      `the-ents-awake-${ent}`,
      {
        met: ['fangorn', 'edoras', 'fords-of-isen'].map((at) => ({
          characters: { 'gandalf-grey': 'replaced', 'gandalf-white': at, saruman: 'orthanc' },
        })),
        unmet: [
          { characters: { 'gandalf-grey': 'replaced', 'gandalf-white': 'fangorn' } },
          { characters: { 'gandalf-grey': 'replaced', 'gandalf-white': 'fangorn', saruman: 'eliminated' } },
          { characters: { 'gandalf-grey': 'edoras', saruman: 'orthanc' } },
          { characters: { 'gandalf-grey': 'replaced', 'gandalf-white': 'lorien', saruman: 'orthanc' } },
        ],
      },
    ]),
  ),
  'dead-men-of-dunharrow': {
    met: [
      { characters: { strider: 'folde' } },
      { characters: { strider: 'replaced', aragorn: 'helms-deep' }, 'helms-deep': { rohan: '1r', isengard: '1r' } },
    ],
    unmet: [{}, { characters: { strider: 'erech' } }],
  },
  'house-of-the-stewards': {
    met: [{ characters: { boromir: 'anfalas' } }],
    unmet: [{ fellowship: { at: 'minas-tirith' } }, { characters: { boromir: 'edoras' } }],
  },
  'the-grey-company': {
    met: [
      { characters: { strider: 'bree' }, bree: { north: '1r' } },
      { characters: { strider: 'replaced', aragorn: 'lorien' }, lorien: { elves: '1e' } },
    ],
    unmet: [{ characters: { strider: 'bree' } }, { bree: { north: '1r' } }],
  },
  'the-last-battle': {
    met: [
      { characters: { strider: 'replaced', aragorn: 'dagorlad' }, dagorlad: { gondor: '1r' } },
      { characters: { 'gandalf-grey': 'replaced', 'gandalf-white': 'nurn' }, nurn: { rohan: '1r' } },
      ...['north-ithilien', 'south-ithilien', 'morannon', 'minas-morgul', 'gorgoroth', 'barad-dur'].map((region) => ({
        characters: { strider: 'replaced', aragorn: region },
        [region]: { gondor: '1r' },
      })),
    ],
    unmet: [
      { characters: { strider: 'dagorlad' }, dagorlad: { gondor: '1r' } },
      { characters: { strider: 'replaced', aragorn: 'dagorlad' }, 'north-ithilien': { gondor: '1r' } },
      { characters: { strider: 'replaced', aragorn: 'osgiliath' }, osgiliath: { gondor: '1r' } },
    ],
  },
  'the-red-arrow': {
    met: [{ politics: { gondor: '2 active' } }],
    unmet: [{ politics: { gondor: '1 passive' } }],
  },
  'paths-of-the-woses': {
    met: [{ politics: { rohan: 'at war' }, 'minas-tirith': { elves: '1r' } }],
    unmet: [
      { politics: { rohan: '1 active' }, 'minas-tirith': { gondor: '1r' } },
      { politics: { rohan: 'at war' } },
      { politics: { rohan: 'at war' }, 'minas-tirith': { sauron: '1r', captured: true } },
    ],
  },
  'through-a-day-and-a-night': {
    met: [{ characters: { meriadoc: 'edoras' }, edoras: { rohan: '1r' } }],
    unmet: [{ characters: { meriadoc: 'edoras' }, westemnet: { rohan: '1r 1l' } }],
  },
  'cirdans-ships': { met: [{ politics: { elves: 'at war' } }], unmet: [{ politics: { elves: '1 active' } }] },
};

const FREE_FACES = FACE_IDS.filter((face) => face !== 'eye');
const PLAYED_WITH: Readonly<Record<string, readonly string[]>> = {
  character: ['character', 'event', 'will'],
  army: ['army', 'muster-army', 'event', 'will'],
  muster: ['muster', 'muster-army', 'event', 'will'],
};

const withDie = (card: string, die: string, words: Words) => {
  const game = scene(wotr, { dice: { free: [die], shadow: ['army'] }, hands: { free: [card] }, ...words });
  game.play('free', `die ${die}`);
  return game;
};

rule(
  'Each card takes an Event result, one of its own type, or a Will of the West',
  ['WR-5.3.1', 'WR-4.6.3', 'WR-4.7.3', 'WR-4.8.2', 'WR-4.9.2', 'WR-5.7.2'],
  () => {
    for (const { slug, type } of CARDS)
      for (const die of FREE_FACES) {
        const game = withDie(slug, die, REQUIREMENTS[slug]?.met[0] ?? {});
        if (PLAYED_WITH[FACE_IDS[type]].includes(die)) game.offers('free', `play ${slug}`);
        else game.refuses('free', `play ${slug}`, 'WR-5.3.1');
      }
  },
);

rule('Paths of the Woses takes an Event or an Army result, and no Character result', ['WR-5.3.2'], () => {
  const words = { politics: { rohan: 'at war' }, 'minas-tirith': { gondor: '1r' }, folde: { rohan: '1r' } };
  for (const die of ['event', 'muster-army']) {
    const game = withDie('paths-of-the-woses', die, words);
    game.play('free', 'play paths-of-the-woses');
    game.position({ 'minas-tirith': { gondor: '1r', rohan: '1r' }, dice: { free: [] } });
  }
  withDie('paths-of-the-woses', 'character', words).refuses('free', 'play paths-of-the-woses', 'WR-5.3.1');
});

for (const [card, { met, unmet }] of Object.entries(REQUIREMENTS))
  rule(`${card} can be played only while its requirement is met`, ['WR-5.3.4'], () => {
    for (const words of met) withDie(card, 'event', words).offers('free', `play ${card}`);
    for (const words of unmet) withDie(card, 'event', words).refuses('free', `play ${card}`, 'WR-5.3.4');
  });

rule('A card without a requirement can be played whatever the board', ['WR-5.3.8'], () => {
  const bare = { fellowship: { companions: [] } };
  assert.equal(Object.keys(REQUIREMENTS).length, 17);
  assert.equal(CARDS.length, 48);
  for (const { slug } of CARDS) if (!REQUIREMENTS[slug]) withDie(slug, 'event', bare).offers('free', `play ${slug}`);
});
