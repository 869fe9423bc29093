// Resource short-events about what characters do: fighting, influence, corruption, rings, spells.
import {
  all,
  alone,
  amountIf,
  any,
  at,
  atMost,
  attackBonus,
  attackIs,
  attackOn,
  attackProwess,
  bears,
  betterRoll,
  bonus,
  cancelAction,
  cancelAttack,
  cancelStrike,
  card,
  check,
  checkBy,
  chooseRoll,
  deckHas,
  discardIt,
  doorsOfNight,
  draw,
  type Effect,
  each,
  failStrikes,
  gatesOfMorning,
  heal,
  hook,
  inChain,
  inCompanyOf,
  inPlay,
  modifyCheck,
  moveCards,
  named,
  not,
  onlyIf,
  own,
  passCheck,
  passCheckNow,
  perEach,
  phase,
  race,
  roll,
  same,
  skill,
  statOf,
  stayUntapped,
  strikeOn,
  tap,
  tapped,
  tapSite,
  testRing,
  untap,
  untapped,
  unwounded,
  whileAttacked,
  win,
  wizard,
  wound,
  wounded,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

const goldRing = card({ item: ['gold-ring'] });
/** Galadriel with her ring. */
const nenya: readonly Effect[] = [
  bonus('prowess', 2, { of: 'by' }),
  bonus('body', 2, { of: 'by' }),
  bonus('direct-influence', 2, { of: 'by' }),
  check('by', amountIf(at('haven'), -1, -3)),
];

export const metwResourceDeeds = resourceEvents('metw', {
  'a-friend-or-three': {
    name: 'A Friend or Three',
    event: 'short',
    play: [
      {
        during: checkBy('corruption'),
        do: [modifyCheck(perEach(each('character', inCompanyOf('company'))))],
      },
      {
        during: checkBy('influence'),
        do: [modifyCheck(perEach(each('character', inCompanyOf('company'))))],
      },
    ],
  },
  block: {
    name: 'Block',
    event: 'short',
    play: { by: all(skill('warrior'), same('struck')), during: strikeOn(), do: [stayUntapped] },
  },
  concealment: {
    name: 'Concealment',
    event: 'short',
    play: { by: all(skill('scout'), untapped), during: attackOn('own'), cost: [tap('by')], do: [cancelAttack] },
  },
  'cracks-of-doom': {
    name: 'Cracks of Doom',
    event: 'short',
    play: {
      by: all(bears(named('the-one-ring')), at('mount-doom')), // CR-CARD-cracks-of-doom-2
      during: phase('site'),
      cost: [passCheck(-4)],
      do: [win],
    },
  },
  'dark-quarrels': {
    name: 'Dark Quarrels',
    event: 'short',
    play: [
      { during: attackOn('own', attackIs({ race: ['orc', 'troll', 'man'] })), do: [cancelAttack] },
      { during: attackOn('own'), if: gatesOfMorning, do: [attackBonus({ strikes: { half: 'up' } })], lasts: 'attack' },
    ],
  },
  dodge: {
    name: 'Dodge',
    event: 'short',
    play: {
      on: own('character', same('struck')),
      during: strikeOn(),
      do: [stayUntapped, bonus('body', -1, { of: 'it' })],
      lasts: 'strike',
    },
  },
  escape: {
    name: 'Escape',
    event: 'short',
    play: { on: own('character', unwounded), during: attackOn('own'), do: [cancelAttack, wound('it')] },
  },
  'gollums-fate': {
    name: "Gollum's Fate",
    unique: true,
    event: 'short',
    play: {
      on: own('item', all(named('the-one-ring'), at('mount-doom'))),
      during: phase('site'),
      if: inPlay(all(named('gollum'), at('mount-doom')), 'own'), // CR-CARD-gollums-fate-1
      do: [win],
    },
  },
  'halfling-stealth': {
    name: 'Halfling Stealth',
    event: 'short',
    play: { by: all(race('hobbit'), same('struck')), during: strikeOn(), do: [cancelStrike] },
  },
  'halfling-strength': {
    name: 'Halfling Strength',
    event: 'short',
    play: [
      { by: all(race('hobbit'), tapped), do: [untap('by')] },
      { by: all(race('hobbit'), wounded), during: phase('organization'), do: [heal('by', 'untapped')] },
      { by: race('hobbit'), during: checkBy('corruption', same('by')), do: [modifyCheck(4)] },
    ],
  },
  'kindling-of-the-spirit': {
    name: 'Kindling of the Spirit',
    event: 'short',
    keywords: ['spell'],
    play: {
      by: wizard,
      during: whileAttacked(),
      do: [bonus('prowess', 2, { of: each('character', inCompanyOf('company')) }), check('by', -2)],
      lasts: 'attack',
    },
  },
  'lordly-presence': {
    name: 'Lordly Presence',
    event: 'short',
    play: {
      by: skill('diplomat'),
      during: checkBy('influence', same('by'), card({ kind: ['faction'] })),
      do: [modifyCheck(5, [draw(1)])],
    },
  },
  'lucky-strike': {
    name: 'Lucky Strike',
    event: 'short',
    play: { by: all(skill('warrior'), same('struck')), during: strikeOn(), do: [chooseRoll] },
  },
  muster: {
    name: 'Muster',
    event: 'short',
    play: {
      by: skill('warrior'),
      during: checkBy('influence', same('by'), card({ kind: ['faction'] })), // CR-CARD-muster-1
      do: [modifyCheck(atMost(5, statOf('prowess', 'by')))],
    },
  },
  narya: {
    name: 'Narya',
    event: 'short',
    play: {
      on: own('character', named('gandalf')),
      do: [
        bonus('prowess', 4, { of: 'it' }),
        bonus('body', 1, { of: 'it' }),
        bonus('direct-influence', 2, { of: 'it' }),
        untap(each('character', all(unwounded, inCompanyOf('it')))),
        check('it', -5),
      ],
      lasts: 'turn',
    },
  },
  nenya: {
    name: 'Nenya',
    event: 'short',
    play: [
      { by: named('galadriel'), do: nenya, lasts: 'turn' },
      {
        by: named('galadriel'),
        during: checkBy('corruption', not(at('shadow-hold', 'dark-hold'))),
        do: [passCheckNow, ...nenya],
        lasts: 'turn',
      },
    ],
  },
  'new-friendship': {
    name: 'New Friendship',
    event: 'short',
    play: [
      { by: skill('diplomat'), during: checkBy('influence', same('by')), do: [modifyCheck(3)] },
      { by: skill('diplomat'), during: checkBy('corruption', inCompanyOf('by')), do: [modifyCheck(2)] },
    ],
  },
  'old-friendship': {
    name: 'Old Friendship',
    event: 'short',
    play: [
      {
        by: skill('diplomat'),
        during: checkBy('influence', same('by'), card({ kind: ['character'] })),
        do: [modifyCheck(5)],
      },
      { by: skill('diplomat'), during: checkBy('corruption', inCompanyOf('by')), do: [modifyCheck(4)] },
    ],
  },
  'persuasive-words': {
    name: 'Persuasive Words',
    event: 'short',
    play: { by: skill('diplomat'), during: checkBy('influence', same('by')), do: [betterRoll] },
  },
  'praise-to-elbereth': {
    name: 'Praise to Elbereth',
    event: 'short',
    play: {
      do: [hook('praise-to-elbereth'), onlyIf(doorsOfNight, [bonus('prowess', 1, { of: each('character') })])],
      lasts: 'turn',
    },
  },
  ringlore: {
    name: 'Ringlore',
    event: 'short',
    play: {
      by: all(skill('sage'), at('information')),
      on: own('item', all(goldRing, inCompanyOf('by'))),
      during: phase('site'),
      cost: [tap('by'), tapSite],
      do: [testRing(0, { choose: 'any', but: named('the-one-ring') })],
    },
  },
  'risky-blow': {
    name: 'Risky Blow',
    event: 'short',
    play: {
      by: all(skill('warrior'), same('struck')),
      during: strikeOn(),
      do: [bonus('prowess', 3, { of: 'by' }), bonus('body', -1, { of: 'by' })],
      lasts: 'strike',
    },
  },
  'tempering-friendship': {
    name: 'Tempering Friendship',
    event: 'short',
    play: { during: checkBy('influence', undefined, card({ kind: ['faction'] })), do: [modifyCheck(4)] },
  },
  'test-of-form': {
    name: 'Test of Form',
    event: 'short',
    play: { by: skill('sage'), on: own('item', all(goldRing, inCompanyOf('by'))), do: [testRing()] },
  },
  'test-of-lore': {
    name: 'Test of Lore',
    event: 'short',
    play: { by: skill('sage'), on: own('item', all(goldRing, inCompanyOf('by'))), do: [testRing(-1)] },
  },
  'the-cock-crows': {
    name: 'The Cock Crows',
    event: 'short',
    play: [
      { during: attackOn('own', attackIs({ race: ['troll'] })), do: [cancelAttack] },
      {
        on: any('event', card({ type: 'hazard', event: ['permanent'] })),
        if: gatesOfMorning,
        do: [discardIt('it')],
      },
    ],
  },
  'the-old-thrush': {
    name: 'The Old Thrush',
    event: 'short',
    play: {
      during: whileAttacked(all(not(race('nazgul')), attackIs({ prowess: { op: '>=', n: 13 } }))),
      do: [attackBonus({ prowess: -3, body: -3 })],
      lasts: 'attack',
    },
    once: 'attack', // CR-CARD-old-thrush-1
  },
  'true-fana': {
    name: 'True Fána',
    event: 'short',
    keywords: ['spell'],
    play: {
      by: wizard,
      during: attackOn('own'),
      do: [
        roll({ who: 'player', plus: statOf('prowess', 'by'), over: attackProwess, do: [failStrikes] }),
        check('by', -3),
      ],
    },
  },
  vanishment: {
    name: 'Vanishment',
    event: 'short',
    keywords: ['spell'],
    play: { by: wizard, during: attackOn('own'), do: [cancelAttack, check('by', -2)] },
  },
  vilya: {
    name: 'Vilya',
    event: 'short',
    play: {
      on: own('character', named('elrond')),
      do: [
        bonus('prowess', 4, { of: 'it' }),
        bonus('body', 2, { of: 'it' }),
        bonus('direct-influence', 6, { of: 'it' }),
        onlyIf(all(at('rivendell'), deckHas(5)), [
          moveCards({ from: ['discard'], to: 'deck', of: 'player', if: card({ type: 'resource' }), n: 3, upTo: true }),
        ]),
        check('it', -3),
      ],
      lasts: 'turn',
    },
    once: 'turn',
  },
  'wizards-fire': {
    name: "Wizard's Fire",
    event: 'short',
    keywords: ['spell'],
    play: {
      by: wizard,
      during: whileAttacked(),
      do: [bonus('prowess', 5, { of: 'by' }), check('by', -4)],
      lasts: 'attack',
    },
  },
  'wizards-flame': {
    name: "Wizard's Flame",
    event: 'short',
    keywords: ['spell'],
    play: {
      by: wizard,
      on: own('company', same('company')),
      do: [attackBonus({ prowess: -2 }), check('by', -3)],
      lasts: 'turn',
    },
  },
  'wizards-laughter': {
    name: "Wizard's Laughter",
    event: 'short',
    keywords: ['spell'],
    play: {
      by: wizard,
      during: inChain({ influence: 'any', side: 'theirs' }),
      do: [cancelAction(false), check('by', -2)],
    },
  },
  'wizards-river-horses': {
    name: "Wizard's River-horses",
    event: 'short',
    keywords: ['spell'],
    play: [
      {
        by: wizard,
        do: [discardIt(each('event', all(race('nazgul'), card({ event: ['permanent'] })))), check('by', -2)],
      },
      {
        by: all(wizard, alone),
        during: attackOn('own'),
        do: [cancelAttack, check('by', -2)],
      },
    ],
  },
  'wizards-test': {
    name: "Wizard's Test",
    event: 'short',
    keywords: ['spell'],
    play: {
      by: wizard,
      on: own('item', all(goldRing, inCompanyOf('by'))),
      do: [testRing(0, { choose: 'two-rolls' }), check('by', -1)],
    },
  },
  'wizards-voice': {
    name: "Wizard's Voice",
    event: 'short',
    keywords: ['spell'],
    play: { by: wizard, do: [bonus('direct-influence', 6, { of: 'by' }), check('by', -3)], lasts: 'turn' },
    once: 'turn',
  },
});
