import {
  all,
  any,
  assigned,
  at,
  atSiteOf,
  attachTapping,
  attachTo,
  attack,
  attackBonus,
  attackIs,
  bears,
  bonus,
  cannotBe,
  card,
  check,
  chosenBy,
  contains,
  containsWithAllies,
  discard,
  discardIf,
  discardIt,
  discardStored,
  discardWhen,
  doorsOfNight,
  each,
  endEffects,
  failStrikes,
  forbids,
  forEach,
  gatesOfMorning,
  grants,
  hook,
  hostIs,
  inCompanyOf,
  inPlay,
  mayDiscard,
  named,
  not,
  own,
  palantir,
  phase,
  playItem,
  race,
  rule,
  same,
  siteTapped,
  size,
  skill,
  some,
  tap,
  tapped,
  tapSite,
  treatAs,
  untap,
  untapped,
  type Way,
  wizard,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

const hazardEnvironment = card({ keyword: ['environment'], kind: ['hazard-event'] });
/** He who bears Narsil, once Andúril is with it. */
const bearerOfNarsil = each('character', bears(named('narsil')));
const withNarsil = inPlay(all(same('self'), hostIs(named('narsil'))));
/** A sage finds it where there is information, and has it until it is stored. */
const lore = (...more: Way['do']): Way => ({
  by: skill('sage'),
  during: phase('site'),
  if: at('information'),
  cost: [tap('by'), tapSite],
  do: [attachTo('by'), ...more],
});
/** While it is with a character, he stays tapped. */
const staysTapped = forbids('untap', each('character', same('host')));

export const metwResourceLastingEvents = resourceEvents('metw', {
  'align-palantir': {
    name: 'Align Palantír',
    event: 'permanent',
    points: 2,
    corruption: 2,
    play: { by: skill('sage'), on: own('item', all(palantir, inCompanyOf('by'))), do: [attachTo('it')] },
    has: [grants('palantir-use', 'host')],
    leaves: [discardWhen('company-moves', 'host-company')],
    storable: ['haven'], // CR-CARD-align-palantir-1
    once: 'item', // CR-CARD-align-palantir-2
  },
  'anduril-the-flame-of-the-west': {
    name: 'Andúril, the Flame of the West',
    unique: true,
    event: 'permanent',
    points: 1,
    pointsKind: 'item',
    corruption: 1,
    instead: { placedWith: 'narsil', points: 4 },
    play: lore(check('by', -3)),
    has: [
      staysTapped,
      bonus('prowess', 4, { of: bearerOfNarsil, max: 11, if: withNarsil }),
      bonus('direct-influence', 1, { of: bearerOfNarsil, if: withNarsil }),
    ],
    use: [
      {
        from: 'stored',
        on: own('item', named('narsil')),
        during: phase('organization'),
        cost: [discardStored(named('reforging'))],
        do: [attachTo('it')],
      },
      {
        on: own('character', all(race('dunadan'), tapped, inCompanyOf('self'))),
        if: withNarsil,
        cost: [tap('self')],
        do: [untap('it'), check(bearerOfNarsil, -1)],
      },
    ],
    storable: ['haven'],
  },
  'clear-skies': {
    name: 'Clear Skies',
    event: 'long',
    keywords: ['environment'],
    play: { if: gatesOfMorning, do: [] },
    has: [bonus('prowess', 2, { of: each('character') })],
  },
  'dreams-of-lore': {
    name: 'Dreams of Lore',
    event: 'permanent',
    points: 2, // CR-CARD-dreams-of-lore-1
    play: lore(),
    has: [staysTapped],
    storable: ['haven'],
  },
  'elf-song': {
    name: 'Elf-song',
    event: 'long',
    play: { do: [] },
    has: [
      cannotBe('discarded', { of: each('character', at('haven')) }),
      cannotBe('returned', { of: each('character', at('haven')) }),
    ],
    when: [
      {
        on: 'enters-play',
        of: 'self',
        do: [
          forEach(each('character', at('haven')), [
            mayDiscard(
              chosenBy('owner-of-it', any('event', all(card({ keyword: ['corruption'] }), hostIs(same('it'))))),
            ),
          ]),
        ],
      },
    ],
  },
  fellowship: {
    name: 'Fellowship',
    event: 'permanent',
    play: {
      on: own('company', all(at('haven'), containsWithAllies(4))),
      during: phase('organization'),
      do: [attachTo('it')], // CR-CARD-fellowship-1
    },
    has: [
      bonus('prowess', 1, { of: each('fighter', inCompanyOf('host')) }),
      bonus('corruption-check', 1, { of: each('character', inCompanyOf('host')) }),
    ],
    leaves: [discardWhen('company-changes', 'host')],
  },
  fog: {
    name: 'Fog',
    event: 'long',
    keywords: ['environment'],
    play: { if: gatesOfMorning, do: [] },
    has: [
      treatAs({
        regions: {
          'free-domain': 'border-land',
          'border-land': 'wilderness',
          'shadow-land': 'wilderness',
          'dark-domain': 'shadow-land',
        },
      }),
    ],
    once: 'game',
  },
  'gates-of-morning': {
    name: 'Gates of Morning',
    event: 'permanent',
    keywords: ['environment'],
    play: { do: [discardIt(each('event', hazardEnvironment)), endEffects(hazardEnvironment)] },
    once: 'game',
  },
  'lapse-of-will': {
    name: 'Lapse of Will',
    event: 'long',
    play: { do: [] },
    has: [
      attackBonus({ prowess: -1, of: not(attackIs({ race: ['nazgul'] })) }),
      attackBonus({ prowess: -3, of: attackIs({ race: ['nazgul'] }) }),
    ],
  },
  moon: {
    name: 'Moon',
    event: 'long',
    keywords: ['environment'],
    play: { do: [] },
    has: [
      treatAs({
        regions: { wilderness: 'border-land', 'border-land': 'free-domain' },
        for: 'hazards',
        if: gatesOfMorning,
      }),
      treatAs({
        regions: { 'dark-domain': 'shadow-land', 'shadow-land': 'wilderness' },
        for: 'hazards',
        if: doorsOfNight,
      }),
    ],
    once: 'game',
  },
  morannon: {
    name: 'Morannon',
    event: 'permanent',
    play: {
      on: own('company', all(at('dagorlad'), contains(skill('scout')))),
      during: phase('organization', 'end'),
      if: size('<', 3),
      do: [hook('morannon')],
    },
  },
  reforging: {
    name: 'Reforging',
    event: 'permanent',
    points: 1,
    play: lore(),
    has: [staysTapped],
    use: {
      from: 'stored',
      by: all(skill('sage'), at('haven')),
      during: phase('organization'),
      cost: [tap('by'), discard('self')],
      do: [
        playItem({
          if: card({ item: ['minor', 'major'], slot: ['weapon', 'armor', 'shield'] }), // CR-CARD-reforging-1
          from: 'discard',
          tapsSite: false,
          who: 'anyone',
        }),
      ],
    },
    storable: ['haven'],
  },
  'rescue-prisoners': {
    name: 'Rescue Prisoners',
    event: 'permanent',
    instead: { stored: ['haven', 'border-hold', 'free-hold'], points: 2 },
    play: {
      on: own('company', all(at('dark-hold', 'shadow-hold'), siteTapped)),
      during: phase('site'),
      do: [
        attack({ race: 'spider', strikes: 2, prowess: 7, on: 'it' }),
        attachTapping(own('character', all(untapped, inCompanyOf('it')))),
      ],
    },
    has: [staysTapped],
    storable: ['haven', 'border-hold', 'free-hold'],
    once: 'site',
  },
  'return-of-the-king': {
    name: 'Return of the King',
    unique: true,
    event: 'permanent',
    points: 3,
    play: {
      by: all(named('aragorn-ii'), at('minas-tirith')),
      if: not(inPlay(named('denethor-ii'))),
      do: [attachTo('by')],
    },
    has: [bonus('direct-influence', 3)],
  },
  'sacrifice-of-form': {
    name: 'Sacrifice of Form',
    event: 'permanent',
    keywords: ['spell'],
    play: {
      by: all(wizard, inCompanyOf('attack')),
      during: assigned,
      do: [
        failStrikes,
        bonus('body-check', 3, { of: 'attack' }), // CR-CARD-sacrifice-of-form-1
        rule('bound-wizard'), // CR-CARD-sacrifice-of-form-2
        hook('sacrifice-of-form'),
      ],
      lasts: 'attack',
    },
    has: [bonus('prowess', 1), bonus('body', 1), bonus('direct-influence', 1)],
    once: 'character',
  },
  'stone-of-erech': {
    name: 'Stone of Erech',
    unique: true,
    event: 'permanent',
    points: 2,
    play: { on: own('company', at('vale-of-erech')), if: inPlay(named('men-of-lamedon')), do: [] },
    leaves: [discardIf(not(inPlay(named('men-of-lamedon'))))],
  },
  sun: {
    name: 'Sun',
    event: 'long',
    keywords: ['environment'],
    play: { do: [] },
    has: [
      bonus('prowess', 1, { of: each('character', race('dunadan')) }), // CR-CARD-sun-1
      attackBonus({
        prowess: -1,
        of: some(attackIs({ automatic: true }), attackIs({ creature: true })),
        if: gatesOfMorning,
      }),
      bonus('prowess', 1, { of: each('character', race('man', 'dunadan')), if: gatesOfMorning }),
    ],
    once: 'game',
  },
  'the-white-tree': {
    name: 'The White Tree',
    unique: true,
    event: 'permanent',
    points: 5,
    play: [
      {
        by: all(skill('sage'), at('minas-tirith')),
        on: own('item', all(named('sapling-of-the-white-tree'), atSiteOf('by'))),
        cost: [discard('it')],
        do: [],
      },
      {
        by: all(skill('sage'), at('minas-tirith')),
        cost: [discardStored(all(named('sapling-of-the-white-tree'), at('minas-tirith')))],
        do: [],
      },
    ],
    has: [
      treatAs({ sites: { 'free-hold': 'haven' }, if: named('minas-tirith'), for: 'healing' }),
      treatAs({ sites: { 'free-hold': 'haven' }, if: named('minas-tirith'), for: 'hazards' }),
    ],
  },
});
