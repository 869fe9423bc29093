// Every Shadow card with every die of the Shadow.
import assert from 'node:assert/strict';
import type { Words } from '../../../../engine/game.ts';
import { wotr } from '../../../../games/wotr/game.ts';
import { ARMY, CHARACTER, EVENT, FACE_IDS, type FaceId, MUSTER } from '../../../../games/wotr/tables/dice.ts';
import { BASE_EVENT_COUNT, EVENTS } from '../../../../games/wotr/tables/events.ts';
import { SHADOW } from '../../../../games/wotr/tables/nations.ts';
import { rule } from '../../../rule.ts';
import { scene } from '../../../scene.ts';
import { SHADOW_AT_WAR } from './table.ts';

const CARDS = EVENTS.slice(0, BASE_EVENT_COUNT).filter((event) => event.side === SHADOW);

/** All requirements hold but one: the Fellowship is either revealed, or on a step of its track. */
const EVERYTHING: Words = {
  act: 'shadow',
  politics: { ...SHADOW_AT_WAR, north: '3 passive' },
  'minas-tirith': { gondor: '2r 1l', sauron: '3r', isengard: '1r', nazgul: 1 },
  lorien: { captured: true },
  characters: { saruman: 'orthanc', 'witch-king': 'minas-tirith', aragorn: 'bree', strider: 'replaced' },
};
const HIDDEN = { at: 'hollin', progress: 1, companions: ['gimli'] };
const REVEALED = { at: 'hollin', revealed: true, companions: ['gimli'] };
const NEEDS_REVEALED: readonly string[] = ['morgul-wound', 'lure-of-the-ring', 'the-breaking-of-the-fellowship'];

const FACES: readonly FaceId[] = ['character', 'army', 'muster', 'muster-army', 'event'];
const PLAYS: Readonly<Record<number, readonly FaceId[]>> = {
  [CHARACTER]: ['character'],
  [ARMY]: ['army', 'muster-army'],
  [MUSTER]: ['muster', 'muster-army'],
};

rule('Each of the 48 Shadow cards is played with its own icon or an Event result', ['WR-5.3.1'], () => {
  assert.equal(CARDS.length, 48);
  for (const { slug, type } of CARDS)
    for (const face of FACES) {
      const game = scene(wotr, {
        ...EVERYTHING,
        fellowship: NEEDS_REVEALED.includes(slug) ? REVEALED : HIDDEN,
        dice: { free: ['event'], shadow: [face] },
        hands: { shadow: [slug] },
      });
      game.play('shadow', `die ${face}`);
      if (face === FACE_IDS[EVENT] || PLAYS[type].includes(face)) game.offers('shadow', `play ${slug}`);
      else game.refuses('shadow', `play ${slug}`, 'WR-5.3.1');
    }
});

rule('With the Mouth of Sauron one Muster result a turn plays an Army card', ['WR-5.3.1'], () => {
  for (const { slug } of CARDS.filter(({ type }) => type === ARMY)) {
    const words = {
      ...EVERYTHING,
      fellowship: HIDDEN,
      characters: { ...(EVERYTHING['characters'] as Words), 'mouth-of-sauron': 'barad-dur' },
      dice: { free: ['event'], shadow: ['muster'] },
      hands: { shadow: [slug] },
    };
    const once = scene(wotr, words);
    once.play('shadow', 'die muster');
    once.offers('shadow', `play ${slug}`);
    const again = scene(wotr, { ...words, used: ['mouth'] });
    again.play('shadow', 'die muster');
    again.refuses('shadow', `play ${slug}`, 'WR-5.3.1');
  }
});
