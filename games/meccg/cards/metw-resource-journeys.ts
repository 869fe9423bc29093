// Resource short-events about the way and what lies along it: movement, hazard limits, searching, weather.
import {
  adjacent,
  all,
  amountIf,
  at,
  attack,
  attackBonus,
  attackIs,
  attackOn,
  attemptFactionWithin,
  bonus,
  cancelsAttacks,
  card,
  check,
  chooseOne,
  contains,
  defended,
  draw,
  draws,
  type Effect,
  each,
  extraMove,
  fends,
  forbids,
  gatesOfMorning,
  goes,
  grants,
  hazardLimit,
  hook,
  hostIs,
  inCompanyOf,
  inPlay,
  keyedTo,
  later,
  look,
  moreKeys,
  moveCards,
  movesTo,
  moving,
  named,
  newCourse,
  noCreatures,
  not,
  oneAttack,
  onlyIf,
  own,
  palantir,
  pathHas,
  pathHugs,
  perRegion,
  phase,
  playCharacter,
  playItem,
  race,
  removeFromGame,
  replaceSite,
  same,
  siteTapped,
  size,
  skill,
  specialMove,
  tap,
  tapSite,
  treatAs,
  type Way,
} from '../effects/vocabulary.ts';
import type { RegionId, RegionType } from './facts.ts';
import { resourceEvents } from './tables.ts';

const organizationEnds = phase('organization', 'end');
const toSite = keyedTo({}, 'site');

/** A ranger leads a company where no way is; or he knows the land where it goes. */
const byRanger = (
  pairs: readonly (readonly [RegionId, RegionId])[],
  dangers: readonly Effect[] = [],
): readonly Way[] => [
  {
    by: skill('ranger'),
    during: organizationEnds,
    cost: [tap('by')],
    do: [adjacent('company', ...pairs), newCourse, ...dangers],
    lasts: 'turn',
  },
  {
    on: own('company', all(contains(skill('ranger')), goes)),
    during: organizationEnds,
    do: [hazardLimit(-2, { min: 2, of: 'it', if: movesTo(...new Set(pairs.flat())) })],
    lasts: 'turn',
  },
];

const orcsAtFirst = (prowess: number): Effect =>
  later('movement-begins', 'company', [attack({ race: 'orc', strikes: 4, prowess, on: 'company' })]);

const travels = (change: Effect): Way => ({
  on: own('company', goes),
  during: organizationEnds,
  do: [change],
  lasts: 'turn',
});
const fair = (type: RegionType): Way => travels(hazardLimit(perRegion(type, -1), { min: 2, of: 'it' }));
const fairOnce = (type: RegionType): Way =>
  travels(hazardLimit(amountIf(gatesOfMorning, -2, -1), { min: 2, of: 'it', if: pathHas(type) }));

/** One region on the way of a company counts as another. */
const milder = (from: RegionType, to: RegionType): Way => ({
  on: own('company', all(moving, pathHas(from))),
  if: gatesOfMorning,
  do: [treatAs({ regions: { [from]: to }, one: true })],
  lasts: 'turn',
});
const elf = all(card({ kind: ['character'] }), race('elf'));
const evenstar = [
  bonus('prowess', 1, { of: each('character', race('elf')) }),
  chooseOne(
    'player',
    [treatAs({ regions: { wilderness: 'border-land' }, one: true })],
    [treatAs({ regions: { 'border-land': 'free-domain' }, one: true })],
    [],
  ),
];

export const metwResourceJourneys = resourceEvents('metw', {
  'a-chance-meeting': {
    name: 'A Chance Meeting',
    event: 'short',
    play: { on: own('company', at('free-hold', 'border-hold', 'ruins-and-lairs')), do: [playCharacter] },
  },
  'anduin-river': {
    name: 'Anduin River',
    event: 'short',
    play: byRanger([
      ['rohan', 'dagorlad'],
      ['anorien', 'dagorlad'],
      ['anorien', 'ithilien'],
      ['lebennin', 'ithilien'],
      ['lebennin', 'harondor'],
    ]),
    once: 'company',
  },
  'ash-mountains': {
    name: 'Ash Mountains',
    event: 'short',
    play: byRanger(
      [
        ['dagorlad', 'gorgoroth'],
        ['horse-plains', 'gorgoroth'],
      ],
      [orcsAtFirst(8)],
    ),
    once: 'company',
  },
  bridge: {
    name: 'Bridge',
    event: 'short',
    play: { on: own('company', all(moving, movesTo('haven'))), during: phase('movement', 'end'), do: [extraMove] },
  },
  'eagle-mounts': {
    name: 'Eagle-mounts',
    event: 'short',
    play: {
      on: own('company', all(at('eagles-eyrie'), contains(skill('diplomat')))),
      during: organizationEnds,
      do: [specialMove(not(at('shadow-hold', 'dark-hold'))), noCreatures({ if: not(toSite), of: 'it' })],
      lasts: 'turn',
    },
  },
  'fair-sailing': { name: 'Fair Sailing', event: 'short', play: fair('coastal-sea'), once: 'company' },
  'fair-travels-in-border-lands': {
    name: 'Fair Travels in Border-lands',
    event: 'short',
    play: fair('border-land'),
    once: 'company',
  },
  'fair-travels-in-dark-domains': {
    name: 'Fair Travels in Dark-domains',
    event: 'short',
    play: fairOnce('dark-domain'),
    once: 'company',
  },
  'fair-travels-in-free-domains': {
    name: 'Fair Travels in Free-domains',
    event: 'short',
    play: fair('free-domain'),
    once: 'company',
  },
  'fair-travels-in-shadow-lands': {
    name: 'Fair Travels in Shadow-lands',
    event: 'short',
    play: fairOnce('shadow-land'),
    once: 'company',
  },
  'fair-travels-in-wilderness': {
    name: 'Fair Travels in Wilderness',
    event: 'short',
    play: fair('wilderness'),
    once: 'company',
  },
  'far-sight': {
    name: 'Far-sight',
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
  'favor-of-the-valar': {
    name: 'Favor of the Valar',
    unique: true,
    event: 'short',
    play: {
      during: phase('organization'),
      do: [
        moveCards({ from: ['hand', 'discard'], to: 'deck', of: 'player', n: 'all', shuffle: true }),
        draw(8),
        removeFromGame('self'),
      ],
    },
  },
  ford: {
    name: 'Ford',
    event: 'short',
    play: {
      by: skill('ranger'),
      during: organizationEnds,
      cost: [tap('by')],
      do: [noCreatures({ if: keyedTo({ regionTypes: ['wilderness'] }) })],
      lasts: 'turn',
    },
  },
  'great-road': {
    name: 'Great-road',
    event: 'short',
    play: {
      on: own('company', at('haven')),
      during: organizationEnds,
      do: [
        draws('opponent', { times: 2 }, same('it')), // CR-CARD-great-road-1
        later('turn-ends', 'player', [chooseOne('player', [replaceSite('origin')], [])]),
      ],
      lasts: 'turn',
    },
  },
  'great-ship': {
    name: 'Great Ship',
    event: 'short',
    play: {
      by: all(),
      during: phase('organization'),
      cost: [tap('by')], // CR-CARD-great-ship-1
      do: [
        fends(
          { card: card({ kind: ['hazard-event', 'creature'] }), targets: inCompanyOf('company'), side: 'theirs' }, // CR-CARD-great-ship-3
          'company',
          pathHugs('coastal-sea'), // CR-CARD-great-ship-2
        ),
      ],
      lasts: 'turn',
    },
  },
  hiding: {
    name: 'Hiding',
    event: 'short',
    play: {
      by: skill('scout'),
      during: organizationEnds,
      if: not(goes),
      do: [forbids('move', 'company'), cancelsAttacks(attackIs({ creature: true }))],
      lasts: 'turn',
    },
  },
  horses: {
    name: 'Horses',
    event: 'short',
    play: {
      on: own('company'),
      during: organizationEnds, // CR-CARD-horses-1
      do: [
        hazardLimit(-2, { min: 2, of: 'it' }),
        attackBonus({ prowess: 2, of: all(attackIs({ creature: true }), inCompanyOf('it')) }),
      ],
      lasts: 'turn',
    },
  },
  'lucky-search': {
    name: 'Lucky Search',
    event: 'short',
    play: {
      by: all(skill('scout'), at('shadow-hold', 'dark-hold')),
      during: phase('site'),
      cost: [tap('by')],
      do: [hook('lucky-search'), hook('lucky-search-lost')],
    },
  },
  'mirror-of-galadriel': {
    name: 'Mirror of Galadriel',
    event: 'short',
    play: {
      on: own('company', at('lorien')),
      do: [
        look({ zone: 'hand', of: 'opponent', n: 0 }),
        chooseOne(
          'player',
          [look({ zone: 'deck', of: 'opponent', n: 5, shuffleBack: true })],
          [look({ zone: 'deck', of: 'player', n: 5, shuffleBack: true })],
          [],
        ),
      ],
    },
  },
  'misty-mountains': {
    name: 'Misty Mountains',
    event: 'short',
    play: byRanger([
      ['rhudaur', 'anduin-vales'],
      ['rhudaur', 'wold-and-foothills'],
      ['hollin', 'wold-and-foothills'],
      ['hollin', 'fangorn'],
      ['dunland', 'fangorn'],
    ]),
    once: 'company',
  },
  'mountains-of-shadow': {
    name: 'Mountains of Shadow',
    event: 'short',
    play: byRanger(
      [
        ['ithilien', 'gorgoroth'],
        ['ithilien', 'nurn'],
        ['harondor', 'nurn'],
      ],
      [orcsAtFirst(9)],
    ),
    once: 'company',
  },
  'old-road': {
    name: 'Old Road',
    event: 'short',
    play: {
      by: at('haven'),
      during: phase('site'),
      if: not(siteTapped),
      cost: [tap('by')],
      do: [attemptFactionWithin(2, -1)],
    },
  },
  'paths-of-the-dead': {
    name: 'Paths of the Dead',
    event: 'short',
    play: {
      on: own('company', all(at('dunharrow'), contains(named('aragorn-ii')))),
      during: organizationEnds,
      do: [
        specialMove(at('vale-of-erech')),
        noCreatures({ but: race('undead'), of: 'it' }),
        moreKeys({ of: race('undead'), anywhere: true, if: same('it') }),
      ],
      lasts: 'turn',
    },
  },
  'quiet-lands': {
    name: 'Quiet Lands',
    event: 'short',
    keywords: ['environment'],
    play: [
      {
        on: own('site', all(at('shadow-hold', 'ruins-and-lairs'), defended)),
        do: [oneAttack(attackBonus({ strikes: { half: 'up' }, of: attackIs({ automatic: true, chosen: true }) }))],
        lasts: 'turn',
      },
      milder('shadow-land', 'wilderness'),
      {
        on: own('site', at('shadow-hold')),
        if: gatesOfMorning,
        do: [treatAs({ sites: { 'shadow-hold': 'ruins-and-lairs' }, one: true })],
        lasts: 'turn',
      },
    ],
    once: 'game',
  },
  'secret-entrance': {
    name: 'Secret Entrance',
    event: 'short',
    play: {
      by: skill('sage'),
      during: organizationEnds,
      cost: [tap('by')],
      do: [noCreatures({ if: all(toSite, not(movesTo('dark-domain'))) })], // CR-CARD-secret-entrance-2
      lasts: 'turn',
    },
  },
  'secret-passage': {
    name: 'Secret Passage',
    event: 'short',
    play: {
      on: own('company'),
      during: organizationEnds,
      do: [noCreatures({ if: all(movesTo('ruins-and-lairs'), not(toSite)), of: 'it' })], // CR-CARD-secret-passage-1
      lasts: 'turn',
    },
  },
  stars: {
    name: 'Stars',
    event: 'short',
    keywords: ['environment'],
    play: [
      { during: attackOn('any', attackIs({ race: ['undead'] })), do: [attackBonus({ prowess: -1 })] },
      milder('dark-domain', 'shadow-land'),
      milder('shadow-land', 'wilderness'),
    ],
    once: 'game',
  },
  stealth: {
    name: 'Stealth',
    event: 'short',
    play: {
      by: skill('scout'),
      during: phase('organization', 'end'),
      if: size('<', 3),
      cost: [tap('by')],
      do: [noCreatures()],
      lasts: 'turn',
    },
  },
  'the-evenstar': {
    name: 'The Evenstar',
    event: 'short',
    keywords: ['environment'],
    play: [
      {
        on: own('character', race('elf')),
        do: [bonus('prowess', 1, { of: 'it' }), onlyIf(gatesOfMorning, evenstar)],
        lasts: 'turn',
      },
      { if: all(gatesOfMorning, not(inPlay(elf, 'own'))), do: evenstar, lasts: 'turn' },
    ],
    once: 'game',
  },
  'thorough-search': {
    name: 'Thorough Search',
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
  'use-palantir': {
    name: 'Use Palantír',
    event: 'short',
    play: {
      by: skill('sage'),
      on: own('item', all(palantir, hostIs(same('by')))),
      cost: [tap('by')],
      do: [grants('palantir-use', 'it')],
      lasts: 'turn',
    },
  },
  'white-mountains': {
    name: 'White Mountains',
    event: 'short',
    play: byRanger([
      ['old-pukel-land', 'anfalas'],
      ['rohan', 'lamedon'],
      ['rohan', 'anfalas'],
      ['anorien', 'lamedon'],
    ]),
    once: 'company',
  },
});
