// Minion resource short-events about what characters do: fighting, influence, corruption, rings.
import {
  all,
  any,
  at,
  atMost,
  attackBonus,
  attackIs,
  attackOn,
  bears,
  bonus,
  cancelAttack,
  cancelStrike,
  cannotBe,
  card,
  check,
  checkBy,
  chooseRoll,
  covert,
  discardIt,
  each,
  hook,
  inCompanyOf,
  inCovertCompany,
  inPlay,
  keyedTo,
  modifyCheck,
  modifyInstead,
  named,
  not,
  orDeclared,
  overt,
  own,
  phase,
  race,
  same,
  skill,
  statOf,
  stayUntapped,
  strikeOn,
  tap,
  tapSite,
  testRing,
  untap,
  untapped,
  unwounded,
  wound,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

/** An attack by Elves, Dwarves, Dúnedain or Men. */
const freePeoples = attackIs({ race: ['elf', 'dwarf', 'dunadan', 'man'] });
/** Keyed to shadows and darkness, by name or by type. */
const darkKeys = keyedTo(
  { regionTypes: ['shadow-land', 'dark-domain'], siteTypes: ['shadow-hold', 'dark-hold'] },
  'any',
);
const goldRing = card({ item: ['gold-ring'] });
const environment = card({ keyword: ['environment'] });

export const meleResourceDeeds = resourceEvents('mele', {
  'a-nice-place-to-hide': {
    name: 'A Nice Place to Hide',
    event: 'short',
    play: { by: all(skill('scout'), untapped), during: attackOn('own'), cost: [tap('by')], do: [cancelAttack] },
  },
  'blow-turned': {
    name: 'Blow Turned',
    event: 'short',
    play: {
      by: all(skill('warrior'), same('struck')),
      during: strikeOn(),
      do: [stayUntapped, bonus('body-check', -1, { of: 'by' })],
      lasts: 'strike',
    },
  },
  'bold-thrust': {
    name: 'Bold Thrust',
    event: 'short',
    play: {
      by: all(skill('warrior'), same('struck')),
      during: strikeOn(),
      do: [bonus('prowess', 3, { of: 'by' }), bonus('body', -1, { of: 'by' })],
      lasts: 'strike',
    },
  },
  'crooked-promptings': {
    name: 'Crooked Promptings',
    event: 'short',
    play: [
      { by: skill('diplomat'), during: checkBy('influence', inCompanyOf('by')), do: [modifyCheck(3)] },
      { by: skill('diplomat'), during: checkBy('corruption', inCompanyOf('by')), do: [modifyCheck(2)] },
    ],
  },
  diversion: {
    name: 'Diversion',
    event: 'short',
    play: { on: own('character', unwounded), during: attackOn('own'), do: [cancelAttack, wound('it')] },
  },
  'gifts-as-given-of-old': {
    name: 'Gifts as Given of Old',
    event: 'short',
    play: { during: checkBy('influence', undefined, card({ kind: ['faction'] })), do: [modifyCheck(3)] },
  },
  'honey-on-the-tongue': {
    name: 'Honey on the Tongue',
    event: 'short',
    play: {
      by: skill('diplomat'),
      on: own('character', inCompanyOf('by')),
      do: [bonus('direct-influence', 5, { of: 'it', against: card({ kind: ['character'] }) })],
      lasts: 'turn',
    },
    once: 'character',
  },
  'in-the-name-of-mordor': {
    name: 'In the Name of Mordor',
    event: 'short',
    play: [
      {
        by: untapped,
        during: attackOn('own', all(attackIs({ detainment: true }), darkKeys)),
        cost: [tap('by')],
        do: [cancelAttack],
      },
      { on: orDeclared(any('event', race('nazgul'))), do: [discardIt('it')] },
    ],
  },
  'motionless-among-the-slain': {
    name: 'Motionless Among the Slain',
    event: 'short',
    play: {
      during: attackOn('own'),
      do: [
        attackBonus({ chooser: 'defender' }),
        bonus('body-check', 1, { of: each('character', inCompanyOf('company')) }),
      ],
      lasts: 'attack',
    },
  },
  'not-slay-needlessly': {
    name: 'Not Slay Needlessly',
    event: 'short',
    play: [
      { during: attackOn('own', all(freePeoples, covert)), do: [cancelAttack] },
      { during: attackOn('own', all(freePeoples, overt)), do: [attackBonus({ prowess: -2 })], lasts: 'attack' },
    ],
    once: 'attack',
  },
  'orc-quarrels': {
    name: 'Orc Quarrels',
    event: 'short',
    play: [
      { during: attackOn('own', attackIs({ race: ['orc', 'troll', 'man'] })), do: [cancelAttack] },
      {
        during: attackOn('own'),
        if: inPlay(named('skies-of-fire')),
        do: [attackBonus({ strikes: { half: 'up' } })],
        lasts: 'attack',
      },
    ],
  },
  'orc-stealth': {
    name: 'Orc Stealth',
    event: 'short',
    play: { by: all(race('orc'), skill('scout'), same('struck')), during: strikeOn(), do: [cancelStrike] },
  },
  ruse: {
    name: 'Ruse',
    event: 'short',
    play: [
      {
        by: all(skill('diplomat'), untapped, inCovertCompany),
        during: attackOn('own'),
        cost: [tap('by')],
        do: [cancelAttack],
      },
      { by: skill('scout'), during: attackOn('own'), do: [cannotBe('struck', { of: 'by' })], lasts: 'attack' },
    ],
  },
  'secrets-of-their-forging': {
    name: 'Secrets of Their Forging',
    event: 'short',
    play: {
      by: all(skill('sage'), at('information')),
      on: own('item', all(goldRing, inCompanyOf('by'))),
      during: phase('site'),
      cost: [tap('by'), tapSite],
      do: [testRing(0, { choose: 'table', but: named('the-one-ring') })],
    },
  },
  'swift-strokes': {
    name: 'Swift Strokes',
    event: 'short',
    play: {
      by: all(skill('warrior'), same('struck')),
      during: strikeOn(),
      do: [bonus('prowess', 1, { of: 'by' }), chooseRoll],
      lasts: 'strike',
    },
  },
  'test-of-fire': {
    name: 'Test of Fire',
    event: 'short',
    play: { by: skill('sage'), on: own('item', all(goldRing, inCompanyOf('by'))), do: [testRing()] },
  },
  threats: {
    name: 'Threats',
    event: 'short',
    play: {
      by: skill('warrior'),
      during: checkBy('influence', same('by'), card({ kind: ['faction'] })),
      do: [modifyInstead(atMost(6, statOf('prowess', 'by')))],
    },
  },
  'under-his-blow': {
    name: 'Under His Blow',
    event: 'short',
    play: { on: own('character', all(untapped, same('struck'))), during: strikeOn(), do: [stayUntapped] },
  },
  'voices-of-malice': {
    name: 'Voices of Malice',
    event: 'short',
    play: {
      by: skill('sage'),
      on: any('event', all(card({ type: 'hazard', event: ['permanent', 'long'] }), not(environment))),
      cost: [tap('by')],
      do: [discardIt('it'), check('by', -2)],
    },
  },
  'where-theres-a-whip': {
    name: "Where There's a Whip",
    event: 'short',
    play: {
      by: all(race('orc', 'troll'), untapped, bears(named('whip'))),
      do: [hook('where-theres-a-whip'), untap(each('character', all(unwounded, inCompanyOf('company'))))],
    },
  },
});
