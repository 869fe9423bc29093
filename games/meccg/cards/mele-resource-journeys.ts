// Minion resource short-events about the way and what lies along it: movement, creatures, searching, cards in piles.
import {
  all,
  at,
  attackBonus,
  attackIs,
  cancelsAttacks,
  card,
  check,
  chooseOne,
  draws,
  type Effect,
  each,
  extraMove,
  forbids,
  forOthers,
  goes,
  hazardLimit,
  hook,
  inCompanyOf,
  keyedTo,
  later,
  moveCards,
  movesTo,
  moving,
  noCreatures,
  not,
  overt,
  own,
  phase,
  playAnyCharacter,
  playItem,
  replaceSite,
  revealRandom,
  same,
  siteTapped,
  size,
  skill,
  some,
  tap,
  tapIt,
  tapSite,
  untapped,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

const organization = phase('organization');
/** Each player may take any number of his characters out of his discard pile. */
const characterBack = (of: 'player' | 'opponent'): Effect =>
  moveCards({
    from: ['discard'],
    to: 'deck',
    of,
    by: of,
    if: card({ kind: ['character', 'avatar'] }),
    n: 'all',
    upTo: true,
  });
/** Somebody finds arms where they have been before. */
const plunder = playItem({
  if: card({ item: ['minor'], slot: ['weapon', 'armor', 'shield', 'helmet'], unique: false }),
  from: 'piles',
  tapsSite: false,
  who: 'another',
});
const toSite = keyedTo({}, 'site');

export const meleResourceJourneys = resourceEvents('mele', {
  'all-thought-bent-upon-it': {
    name: 'All Thought Bent upon It',
    event: 'short',
    play: {
      by: skill('sage'),
      during: phase('site'),
      if: at('information'),
      cost: [tap('by'), tapSite],
      do: [
        moveCards({ from: ['deck'], to: 'hand', of: 'player', if: card({ kind: ['item'] }), n: 1, reveal: true }),
        check('by'),
      ],
    },
  },
  'an-untimely-whisper': {
    name: 'An Untimely Whisper',
    event: 'short',
    play: { do: [revealRandom('opponent', 5)] },
  },
  'back-to-the-fray': {
    name: 'Back to the Fray',
    event: 'short',
    play: { do: [characterBack('player'), characterBack('opponent'), forOthers(characterBack('player'))] },
  },
  'catch-an-elusive-scent': {
    name: 'Catch an Elusive Scent',
    event: 'short',
    play: {
      by: skill('scout'),
      during: phase('site'),
      cost: [tap('by')],
      do: [
        playItem({
          if: card({ item: ['minor', 'major', 'gold-ring'] }),
          from: 'hand',
          tapsSite: false,
          who: 'another',
        }),
      ],
    },
  },
  'crack-in-the-wall': {
    name: 'Crack in the Wall',
    event: 'short',
    play: {
      by: skill('sage'),
      during: organization,
      if: goes,
      cost: [tap('by')],
      do: [noCreatures({ if: all(toSite, not(movesTo('free-domain'))) })],
      lasts: 'turn',
    },
  },
  'down-down-to-goblin-town': {
    name: 'Down Down to Goblin-town',
    event: 'short',
    play: {
      on: own('company', goes),
      during: organization,
      do: [noCreatures({ if: all(movesTo('ruins-and-lairs'), not(toSite)), of: 'it' })],
      lasts: 'turn',
    },
  },
  'forced-march': {
    name: 'Forced March',
    event: 'short',
    play: { on: own('company', all(moving, movesTo('haven'))), during: phase('movement', 'end'), do: [extraMove] },
  },
  'hidden-ways': {
    name: 'Hidden Ways',
    event: 'short',
    play: {
      by: skill('ranger'),
      during: organization,
      if: goes,
      cost: [tap('by')],
      do: [noCreatures({ if: keyedTo({ regionTypes: ['wilderness'] }) })],
      lasts: 'turn',
    },
  },
  'hide-in-dark-places': {
    name: 'Hide in Dark Places',
    event: 'short',
    play: {
      by: skill('scout'),
      during: organization,
      if: not(goes),
      do: [forbids('move', 'company'), cancelsAttacks(attackIs({ creature: true }))],
      lasts: 'turn',
    },
  },
  'iron-road': {
    name: 'Iron-road',
    event: 'short',
    play: {
      on: own('company', all(at('haven'), goes)),
      during: organization,
      do: [
        draws('opponent', { times: 2 }, same('it')),
        later('turn-ends', 'player', [chooseOne('player', [replaceSite('origin')], [])]),
      ],
      lasts: 'turn',
    },
  },
  'leg-it-double-quick': {
    name: 'Leg It Double Quick',
    event: 'short',
    play: {
      on: own('company', moving),
      during: phase('movement', 'end'),
      do: [tapIt(each('character', all(untapped, inCompanyOf('it')))), extraMove],
    },
  },
  'news-must-get-through': {
    name: 'News Must Get Through',
    event: 'short',
    play: {
      on: own('company', at('haven', 'shadow-hold', 'dark-hold')),
      do: [hook('news-must-get-through')],
    },
  },
  'old-cache': {
    name: 'Old Cache',
    event: 'short',
    play: {
      on: own('company', all(at('dark-hold', 'shadow-hold', 'ruins-and-lairs'), siteTapped)),
      during: phase('site'),
      do: [plunder, plunder],
    },
  },
  'orc-mounts': {
    name: 'Orc-mounts',
    event: 'short',
    play: {
      on: own('company', all(overt, goes)),
      during: organization,
      do: [
        hazardLimit(2, { of: 'it' }),
        attackBonus({ prowess: -1, of: all(attackIs({ creature: true }), inCompanyOf('it')) }),
      ],
      lasts: 'turn',
    },
    once: 'company',
  },
  sneakin: {
    name: "Sneakin'",
    event: 'short',
    play: {
      by: skill('scout'),
      during: organization,
      if: size('<', 3),
      cost: [tap('by')],
      do: [noCreatures()],
      lasts: 'turn',
    },
  },
  swag: {
    name: 'Swag',
    event: 'short',
    play: {
      on: own('company', all(at('ruins-and-lairs', 'border-hold', 'free-hold'), siteTapped)),
      during: phase('site'),
      do: [plunder, plunder],
    },
  },
  'we-have-come-to-kill': {
    name: 'We Have Come to Kill',
    event: 'short',
    play: { on: own('company', at('shadow-hold', 'ruins-and-lairs', 'border-hold')), do: [playAnyCharacter] },
  },
  'weigh-all-things-to-a-nicety': {
    name: 'Weigh All Things to a Nicety',
    event: 'short',
    play: {
      do: [
        moveCards({
          from: ['sideboard', 'discard'],
          to: 'deck',
          of: 'player',
          if: some(card({ type: 'resource' }), card({ kind: ['character', 'avatar'] })),
          n: 1,
        }),
      ],
    },
  },
});
