import {
  all,
  amountIf,
  any,
  anyTime,
  at,
  atOrGoingTo,
  atSiteOf,
  attachTo,
  attack,
  attackBonus,
  attackIs,
  attackOn,
  automaticAttack,
  barsSite,
  bears,
  bonus,
  cannotBe,
  card,
  check,
  chosenBy,
  companyIs,
  contains,
  corrupted,
  corruptionIfBorne,
  defended,
  discardIf,
  discardIt,
  discardWhen,
  doNothing,
  doorsOfNight,
  doublesCorruption,
  each,
  endEffects,
  environment,
  forOthers,
  goes,
  hazardLimit,
  hook,
  hostIs,
  inChain,
  inCompanyOf,
  inPlay,
  later,
  moreKeys,
  moveCards,
  movesThisTurn,
  movesTo,
  moving,
  named,
  not,
  oneAttack,
  orDeclared,
  own,
  palantir,
  pathHas,
  perEach,
  perRegion,
  playCreature,
  printedPathHas,
  race,
  removal,
  returnToOrigin,
  roll,
  rule,
  same,
  siteInPlay,
  skill,
  some,
  stays,
  sum,
  type Test,
  type Trigger,
  takesAlong,
  tapIt,
  tapSites,
  theirs,
  toHand,
  treatAs,
  untapped,
  unusedGeneralInfluence,
  type Way,
  wizard,
  woundedByAttack,
} from '../effects/vocabulary.ts';
import type { RegionType } from './facts.ts';
import { hazardEvents } from './tables.ts';

/** Any ring, a gold ring too (MW-S10.7.8). */
const RING = card({ ring: true });
const theOneRing = named('the-one-ring');
const ringwraith = race('ringwraith');
const resourceEnvironment = card({ keyword: ['environment'], kind: ['resource-event'] });
const chosenAttack = attackIs({ automatic: true, chosen: true });
/** Galadriel is in play and elsewhere (CR-CARD-balrog-of-moria-1). */
const galadrielIsAway = inPlay(all(named('galadriel'), not(at('lorien'))));
const seaward = printedPathHas('coastal-sea');
const nazgulEvents = perEach(each('event', all(race('nazgul'), card({ event: ['permanent'] }))));
/** Whom a hazard on a Nazgûl's attack goes to. */
const itsVictim = chosenBy('attacker', theirs('character', all(woundedByAttack, not(corrupted))));

/** A Nazgûl goes from the discard pile back to hand, if his player likes. */
const nazgulBack = (of: 'player' | 'opponent') =>
  moveCards({ from: ['discard'], to: 'hand', of, by: of, if: race('nazgul'), n: 1, upTo: true });

/** Sites that weather taps: none that is a Haven. */
const inStorm = (test: Test): Test => all(untapped, not(at('haven')), test);
const stormTaps = (test: Test): Trigger[] => [
  { on: 'weather', if: doorsOfNight, do: [tapSites(each('site', inStorm(test)))] },
];
const lostIn = (type: RegionType): Way => ({
  on: theirs('company', all(moving, pathHas(type))),
  do: [hazardLimit(perRegion(type), { of: 'it' })],
  lasts: 'company-phase',
});

export const metwHazardEvents = hazardEvents('metw', {
  'arouse-denizens': {
    name: 'Arouse Denizens',
    event: 'short',
    play: {
      on: theirs('site', all(at('ruins-and-lairs'), defended)),
      do: [oneAttack(attackBonus({ prowess: 3, of: chosenAttack }))],
      lasts: 'turn',
    },
    once: 'site',
  },
  'arouse-minions': {
    name: 'Arouse Minions',
    event: 'short',
    play: {
      on: theirs('site', all(at('shadow-hold', 'dark-hold'), defended)),
      do: [oneAttack(attackBonus({ prowess: 3, of: chosenAttack }))],
      lasts: 'turn',
    },
    once: 'site',
  },
  'awaken-denizens': {
    name: 'Awaken Denizens',
    event: 'long',
    play: { do: [] },
    has: [attackBonus({ strikes: { times: 2 }, of: all(attackIs({ automatic: true }), at('ruins-and-lairs')) })],
    once: 'game',
  },
  'awaken-minions': {
    name: 'Awaken Minions',
    event: 'long',
    play: { do: [] },
    has: [
      attackBonus({ strikes: { times: 2 }, of: all(attackIs({ automatic: true }), at('shadow-hold', 'dark-hold')) }),
    ],
    once: 'game',
  },
  'awaken-the-earths-fire': {
    name: "Awaken the Earth's Fire",
    event: 'short',
    keywords: ['environment'],
    play: [
      {
        on: theirs('site', all(at('shadow-hold', 'dark-hold'), defended)),
        do: [oneAttack(attackBonus({ prowess: 2, of: chosenAttack }))],
        lasts: 'turn',
      },
      {
        on: theirs('company', pathHas('shadow-land')),
        if: doorsOfNight,
        do: [treatAs({ regions: { 'shadow-land': 'dark-domain' }, one: true })],
        lasts: 'turn',
      },
      {
        on: theirs('site', at('shadow-hold')),
        if: doorsOfNight,
        do: [treatAs({ sites: { 'shadow-hold': 'dark-hold' }, one: true })],
        lasts: 'turn',
      },
    ],
    once: 'game',
  },
  'balrog-of-moria': {
    name: 'Balrog of Moria',
    unique: true,
    event: 'permanent',
    keywords: ['spawn'],
    points: 5,
    pointsKind: 'kill',
    play: { do: [] },
    has: [
      automaticAttack({ race: 'balrog', strikes: 1, prowess: 18, at: at('moria') }),
      treatAs({ sites: { haven: 'free-hold' }, for: 'hazards', if: all(named('lorien'), galadrielIsAway) }),
      treatAs({ sites: { haven: 'free-hold' }, for: 'healing', if: all(named('lorien'), galadrielIsAway) }),
      attackBonus({
        prowess: 2,
        of: all(attackIs({ automatic: true }), at('hollin', 'redhorn-gate', 'wold-and-foothills')),
      }),
    ],
    when: [{ on: 'attack-defeated', of: 'attack', do: [hook('balrog-of-moria')] }],
  },
  'bane-of-the-ithil-stone': {
    name: 'Bane of the Ithil-stone',
    event: 'permanent',
    sparesMinions: true,
    play: { do: [] },
    has: [doublesCorruption(palantir), rule('no-searching')],
    leaves: [discardWhen('deck-exhausted')],
    once: 'game',
  },
  'call-of-home': {
    name: 'Call of Home',
    event: 'short',
    play: {
      on: theirs('character', all(not(wizard), not(ringwraith), not(bears(named('the-one-ring'))))),
      do: [
        roll({ who: 'owner-of-it', plus: unusedGeneralInfluence('it'), below: 10, do: [toHand('it', 1)] }), // MW-S5.1.8
      ],
    },
  },
  'call-of-the-sea': {
    name: 'Call of the Sea',
    event: 'short',
    play: {
      on: theirs('character', race('elf')),
      do: [
        roll({
          who: 'owner-of-it',
          plus: sum(unusedGeneralInfluence('it'), amountIf(pathHas('coastal-sea'), -3)),
          below: 10,
          do: [toHand('it', 1)],
        }),
      ],
    },
  },
  'choking-shadows': {
    name: 'Choking Shadows',
    event: 'short',
    keywords: ['environment'],
    play: [
      {
        on: theirs('site', all(at('ruins-and-lairs'), defended)),
        do: [oneAttack(attackBonus({ prowess: 2, of: chosenAttack }))],
        lasts: 'turn',
      },
      {
        on: theirs('company', pathHas('wilderness')),
        if: doorsOfNight,
        do: [treatAs({ regions: { wilderness: 'shadow-land' }, one: true })],
        lasts: 'turn',
      },
      {
        on: theirs('site', at('ruins-and-lairs')),
        if: doorsOfNight,
        do: [treatAs({ sites: { 'ruins-and-lairs': 'shadow-hold' }, one: true })],
        lasts: 'turn',
      },
    ],
    once: 'game',
  },
  clouds: {
    name: 'Clouds',
    event: 'long',
    keywords: ['environment'],
    play: { do: [] },
    has: [attackBonus({ prowess: 2, of: attackIs({ creature: true }), if: doorsOfNight })],
    once: 'game',
  },
  'despair-of-the-heart': {
    name: 'Despair of the Heart',
    event: 'permanent',
    keywords: ['corruption'],
    corruption: 2,
    play: { on: theirs('character', all(not(race('hobbit')), not(wizard), not(ringwraith))), do: [attachTo('it')] },
    when: [{ on: 'wounded', of: 'host-company', do: [check('host')] }],
    leaves: [removal({ over: 4, cost: 'tap' })],
    once: 'character',
  },
  'doors-of-night': {
    name: 'Doors of Night',
    event: 'permanent',
    keywords: ['environment'],
    play: { do: [discardIt(each('event', resourceEnvironment)), endEffects(resourceEnvironment)] },
    once: 'game',
  },
  'dragons-desolation': {
    name: "Dragon's Desolation",
    event: 'short',
    play: [
      {
        during: attackOn('any', attackIs({ race: ['dragon'] })),
        do: [attackBonus({ prowess: 2 })],
        lasts: 'attack',
      },
      {
        on: theirs(
          'site',
          all(
            at('ruins-and-lairs'),
            some(printedPathHas('wilderness', 2), all(doorsOfNight, printedPathHas('wilderness'))),
          ),
        ),
        do: [moreKeys({ of: race('dragon'), siteTypes: ['ruins-and-lairs'], if: atOrGoingTo('it'), once: true })],
        lasts: 'turn',
      },
      {
        on: theirs('site', defended), // MW-S10.1.3, MW-T10.2.8
        do: [oneAttack(attackBonus({ prowess: 2, of: attackIs({ race: ['dragon'], automatic: true, chosen: true }) }))],
        lasts: 'turn',
      },
    ],
  },
  'drowning-seas': {
    name: 'Drowning Seas',
    event: 'short',
    keywords: ['environment'],
    play: [
      {
        on: theirs('company', all(moving, printedPathHas('coastal-sea'))),
        do: [
          discardIt(chosenBy('opponent', any('item', inCompanyOf('it')))),
          moveCards({ from: ['hand'], to: 'discard', of: 'opponent', n: 2, by: 'random' }),
        ],
      },
      {
        on: theirs('company', all(moving, printedPathHas('coastal-sea'))),
        if: doorsOfNight,
        do: [returnToOrigin('it')],
      },
    ],
  },
  'eye-of-sauron': {
    name: 'Eye of Sauron',
    event: 'long',
    play: { do: [] },
    has: [
      attackBonus({ prowess: 1, of: attackIs({ automatic: true }), if: not(doorsOfNight) }),
      attackBonus({ prowess: 3, of: attackIs({ automatic: true }), if: doorsOfNight }),
    ],
  },
  'fell-beast': {
    name: 'Fell Beast',
    event: 'short',
    play: [
      {
        during: attackOn('any', attackIs({ race: ['nazgul'], creature: true })),
        do: [attackBonus({ strikes: 1, prowess: -2, chooser: 'attacker' })],
        lasts: 'attack',
      },
      {
        do: [
          playCreature(
            race('nazgul'),
            moreKeys({ of: race('nazgul'), regionTypes: ['shadow-land'], siteTypes: ['shadow-hold'], once: true }),
            attackBonus({ strikes: 1, prowess: -2, chooser: 'attacker' }),
          ),
        ],
        lasts: 'attack',
      },
    ],
    once: 'attack',
  },
  'fell-winter': {
    name: 'Fell Winter',
    event: 'long',
    keywords: ['environment'],
    play: { do: [] },
    has: [
      automaticAttack({ race: 'wolf', strikes: 3, prowess: 7, at: at('border-hold') }),
      treatAs({ regions: { 'free-domain': 'border-land', 'border-land': 'wilderness' }, if: doorsOfNight }),
    ],
    once: 'game',
  },
  'foul-fumes': {
    name: 'Foul Fumes',
    event: 'long',
    sparesMinions: true,
    keywords: ['environment'],
    play: { do: [] },
    when: [
      {
        on: 'weather',
        if: all(some(pathHas('shadow-land'), pathHas('dark-domain')), not(contains(skill('ranger')))),
        do: [returnToOrigin('it')],
      },
      ...stormTaps(some(printedPathHas('shadow-land'), printedPathHas('dark-domain'))),
    ],
    once: 'game',
  },
  gloom: {
    name: 'Gloom',
    event: 'short',
    keywords: ['environment'],
    play: [
      { on: theirs('character', moving), do: [bonus('prowess', -1, { of: 'it' })], lasts: 'turn' },
      {
        on: theirs('company', pathHas('border-land')),
        if: doorsOfNight,
        do: [treatAs({ regions: { 'border-land': 'wilderness' }, one: true })],
        lasts: 'turn',
      },
      {
        on: theirs('company', movesTo('border-hold')),
        if: doorsOfNight,
        do: [treatAs({ sites: { 'border-hold': 'ruins-and-lairs' }, one: true })],
        lasts: 'turn',
      },
    ],
    once: 'game',
  },
  greed: {
    name: 'Greed',
    event: 'short',
    play: {
      on: theirs('site'),
      do: [
        later('item-played', each('character', atSiteOf('it')), [
          check(
            each('character', all(not(wizard), not(ringwraith), not(race('hobbit')), atSiteOf('it'), not(same('by')))),
            corruptionIfBorne(-1),
          ),
        ]),
      ],
      lasts: 'turn',
    },
    once: 'site',
  },
  'long-winter': {
    name: 'Long Winter',
    event: 'long',
    keywords: ['environment'],
    play: { do: [] },
    when: [
      {
        on: 'weather',
        if: all(pathHas('wilderness', 2), not(contains(skill('ranger')))),
        do: [returnToOrigin('it')],
      },
      ...stormTaps(printedPathHas('wilderness', 2)),
    ],
    once: 'game',
  },
  'lost-at-sea': {
    name: 'Lost at Sea',
    event: 'short',
    play: { on: theirs('company', all(moving, pathHas('coastal-sea'))), do: [doNothing] },
  },
  'lost-in-border-lands': { name: 'Lost in Border-lands', event: 'short', play: lostIn('border-land') },
  'lost-in-dark-domains': {
    name: 'Lost in Dark-domains',
    event: 'short',
    play: {
      on: theirs('company', all(moving, pathHas('dark-domain'))),
      do: [hazardLimit({ times: 2 }, { of: 'it' })],
      lasts: 'turn',
    },
  },
  'lost-in-free-domains': {
    name: 'Lost in Free-domains',
    event: 'short',
    play: { on: theirs('company', all(moving, pathHas('free-domain'))), do: [doNothing] },
  },
  'lost-in-shadow-lands': { name: 'Lost in Shadow-lands', event: 'short', play: lostIn('shadow-land') },
  'lost-in-the-wilderness': { name: 'Lost in the Wilderness', event: 'short', play: lostIn('wilderness') },
  'lure-of-creation': {
    name: 'Lure of Creation',
    event: 'permanent',
    keywords: ['corruption'],
    corruption: 2,
    play: { on: theirs('character', wizard), do: [attachTo('it')] },
    when: [{ on: 'movement-ends', if: movesTo('haven'), of: 'host-company', do: [check('host')] }],
    leaves: [removal({ over: 6, cost: 'tap' })],
    once: 'character',
  },
  'lure-of-expedience': {
    name: 'Lure of Expedience',
    event: 'permanent',
    keywords: ['corruption'],
    corruption: 2,
    play: { on: theirs('character', all(not(wizard), not(ringwraith), not(race('hobbit')))), do: [attachTo('it')] },
    when: [{ on: 'item-gained', of: 'host-company', do: [check('host')] }],
    leaves: [removal({ over: 5, cost: 'tap' })],
    once: 'character',
  },
  'lure-of-nature': {
    name: 'Lure of Nature',
    event: 'permanent',
    keywords: ['corruption'],
    corruption: 2,
    play: { on: theirs('character', all(not(race('hobbit')), not(race('dwarf')))), do: [attachTo('it')] },
    when: [
      {
        on: 'movement-ends',
        if: pathHas('wilderness'),
        of: 'host-company',
        do: [check('host', 0, { times: perRegion('wilderness') })],
      },
    ],
    leaves: [removal({ over: 4, cost: 'tap' })],
    once: 'character',
  },
  'lure-of-power': {
    name: 'Lure of Power',
    event: 'permanent',
    play: { do: [] },
    when: [{ on: 'influence-succeeds', if: not(race('hobbit')), of: 'any', do: [check('it', -4)], once: true }],
  },
  'lure-of-the-senses': {
    name: 'Lure of the Senses',
    event: 'permanent',
    keywords: ['corruption'],
    corruption: 2,
    play: { on: theirs('character'), do: [attachTo('it')] },
    when: [{ on: 'untap-ends', if: at('haven'), of: 'host', do: [check('host')] }],
    leaves: [removal({ over: 6, cost: 'tap' })],
    once: 'character',
  },
  'minions-stir': {
    name: 'Minions Stir',
    event: 'long',
    play: { do: [] },
    has: [
      attackBonus({ strikes: 1, prowess: 1, of: attackIs({ race: ['troll'] }) }),
      attackBonus({ strikes: 1, prowess: 1, of: attackIs({ race: ['orc'] }), if: not(doorsOfNight) }),
      attackBonus({ strikes: 2, prowess: 2, of: attackIs({ race: ['orc'] }), if: doorsOfNight }),
    ],
    once: 'game',
  },
  'morgul-horse': {
    name: 'Morgul-horse',
    event: 'short',
    play: [
      { during: inChain({ card: race('nazgul'), side: 'own' }), do: [hook('morgul-horse')] },
      {
        do: [playCreature(race('nazgul'), moreKeys({ of: race('nazgul'), regionTypes: ['shadow-land'], once: true }))],
        lasts: 'attack',
      },
    ],
  },
  'morgul-knife': {
    name: 'Morgul-knife',
    event: 'permanent',
    keywords: ['corruption'],
    corruption: 4,
    play: { during: attackOn('any', attackIs({ race: ['nazgul'] })), do: [attachTo('attack')] },
    has: [attackBonus({ prowess: 2 })],
    when: [{ on: 'attack-over', of: 'attack', do: [attachTo(itsVictim)] }], // CR-CARD-morgul-knife-2
    leaves: [removal({ over: 4, cost: 'instead-of-untapping', at: at('haven') })],
    once: 'attack',
  },
  'morgul-night': {
    name: 'Morgul Night',
    event: 'long',
    keywords: ['environment'],
    play: { if: doorsOfNight, do: [] },
    has: [treatAs({ regions: { wilderness: 'shadow-land', 'shadow-land': 'dark-domain' } })], // CR-CARD-morgul-night-1
    once: 'game',
  },
  'muster-disperses': {
    name: 'Muster Disperses',
    event: 'short',
    play: {
      on: any('faction'),
      do: [roll({ who: 'owner-of-it', plus: unusedGeneralInfluence('it'), below: 11, do: [discardIt('it')] })],
    },
  },
  'new-moon': {
    name: 'New Moon',
    event: 'short',
    keywords: ['environment'],
    play: [
      { on: theirs('character', race('elf')), do: [tapIt('it')] },
      {
        on: theirs('company', pathHas('free-domain')),
        if: doorsOfNight,
        do: [treatAs({ regions: { 'free-domain': 'border-land' }, one: true })],
        lasts: 'turn',
      },
      {
        on: theirs('site', at('free-hold')),
        if: doorsOfNight,
        do: [treatAs({ sites: { 'free-hold': 'border-hold' }, one: true })],
        lasts: 'turn',
      },
    ],
    once: 'game',
  },
  night: {
    name: 'Night',
    event: 'long',
    keywords: ['environment'],
    play: { do: [] },
    has: [
      bonus('prowess', -1, { of: each('character', all(race('dunadan'), not(skill('ranger')))) }),
      attackBonus({ prowess: 1, of: attackIs({}), if: doorsOfNight }),
      bonus('prowess', -1, { of: each('character', race('man', 'dunadan')), if: doorsOfNight }),
    ],
    once: 'game',
  },
  'plague-of-wights': {
    name: 'Plague of Wights',
    event: 'long',
    play: { do: [] },
    has: [
      attackBonus({ prowess: 1, of: attackIs({ race: ['undead'] }) }),
      attackBonus({ strikes: { times: 2 }, of: attackIs({ race: ['undead'] }), if: doorsOfNight }),
    ],
    once: 'game',
  },
  river: {
    name: 'River',
    event: 'short',
    play: {
      on: theirs('site'),
      do: [barsSite(each('company', all(movesThisTurn, atOrGoingTo('it'))), skill('ranger'))],
      lasts: 'turn',
    },
  },
  siege: {
    name: 'Siege',
    event: 'permanent',
    play: { on: theirs('site', at('border-hold', 'free-hold')), do: [attachTo('it')] },
    when: [
      {
        on: 'site-phase-begins',
        if: atSiteOf('host'),
        do: [attack({ race: 'orc', strikes: 3, prowess: 7, on: 'it' })],
      },
      {
        on: 'company-organized',
        if: all(atSiteOf('host'), goes),
        do: [
          roll({
            who: 'owner-of-it',
            plus: perEach(each('character', all(not(skill('scout')), inCompanyOf('it'))), -1),
            below: 5,
            do: [stays('it')],
          }),
        ],
      },
    ],
    leaves: [discardIf(not(siteInPlay(same('host'))))], // CR-CARD-siege-2
    once: 'site',
  },
  snowstorm: {
    name: 'Snowstorm',
    event: 'long',
    keywords: ['environment'],
    play: { if: doorsOfNight, do: [] },
    when: [{ on: 'weather', if: pathHas('wilderness'), do: [returnToOrigin('it')] }],
    once: 'game',
  },
  'storms-of-osse': {
    name: 'Storms of Ossë',
    event: 'long',
    keywords: ['environment'],
    play: { if: doorsOfNight, do: [] },
    when: [{ on: 'weather', do: [tapSites(each('site', inStorm(seaward)))] }],
    once: 'game',
  },
  'the-balance-of-things': {
    name: 'The Balance of Things',
    unique: true,
    event: 'long',
    play: { do: [] },
    has: [doublesCorruption('least')],
  },
  'the-burden-of-time': {
    name: 'The Burden of Time',
    event: 'permanent',
    keywords: ['corruption'],
    corruption: 2,
    play: { on: theirs('character', all(race('elf'), not(at('haven')))), do: [attachTo('it')] },
    when: [{ on: 'untap-ends', if: not(at('haven')), of: 'host', do: [check('host')] }],
    leaves: [removal({ over: 7, cost: 'tap' })],
    once: 'character',
  },
  'the-nazgul-are-abroad': {
    name: 'The Nazgûl are Abroad',
    event: 'permanent',
    play: { do: [] },
    // MX-7.14
    has: [
      moreKeys({
        of: race('nazgul'),
        siteTypes: ['border-hold', 'ruins-and-lairs', 'shadow-hold', 'dark-hold'],
        if: all(companyIs('hero'), contains(bears(theOneRing))),
      }),
      moreKeys({
        of: race('nazgul'),
        regionTypes: ['shadow-land'],
        siteTypes: ['shadow-hold'],
        if: all(companyIs('hero'), contains(bears(RING))),
      }),
    ],
    when: [
      {
        on: 'turn-ends',
        if: doorsOfNight,
        do: [nazgulBack('player'), nazgulBack('opponent'), forOthers(nazgulBack('player'))],
      },
    ],
    once: 'game',
  },
  'the-pale-sword': {
    name: 'The Pale Sword',
    unique: true,
    event: 'permanent',
    keywords: ['corruption'],
    corruption: 6,
    // CR-CARD-pale-sword-3
    play: { during: attackOn('any', attackIs({ race: ['nazgul'], creature: true })), do: [attachTo('attack')] },
    has: [
      attackBonus({ prowess: 1 }),
      attackBonus({ prowess: { by: nazgulEvents }, of: named('witch-king-of-angmar') }),
    ],
    when: [{ on: 'attack-over', of: 'attack', do: [attachTo(itsVictim)] }],
    leaves: [removal({ over: 5, cost: 'instead-of-untapping', at: at('haven') })],
  },
  'the-precious': {
    name: 'The Precious',
    event: 'short',
    play: {
      on: theirs('character', all(not(bears(theOneRing)), contains(bears(theOneRing)))),
      do: [
        check('it', -2, {
          ifFails: [discardIt(each('item', all(theOneRing, inCompanyOf('it')))), discardIt('it')],
        }),
      ],
    },
  },
  'the-rings-betrayal': {
    name: "The Ring's Betrayal",
    event: 'short',
    play: {
      on: theirs('character', bears(RING)),
      do: [check('it', -2, { ifFails: [discardIt(any('item', all(RING, hostIs(same('it')))))] })],
    },
  },
  'the-will-of-sauron': {
    name: 'The Will of Sauron',
    event: 'permanent',
    play: { if: doorsOfNight, do: [] },
    has: [rule('hazard-long-events-stay')],
    leaves: [
      discardIf(not(doorsOfNight)),
      discardWhen('deck-exhausted'),
      takesAlong(each('event', card({ kind: ['hazard-event'], event: ['long'] }))),
    ],
    once: 'game',
  },
  'the-will-of-the-ring': {
    name: 'The Will of the Ring',
    event: 'short',
    play: { on: theirs('character', bears(theOneRing)), do: [check('it', -4)] },
  },
  'tookish-blood': {
    name: 'Tookish Blood',
    event: 'short',
    alsoResource: true,
    play: [
      {
        as: 'hazard',
        on: theirs('character', race('hobbit')),
        do: [roll({ who: 'owner-of-it', plus: unusedGeneralInfluence('it'), below: 11, do: [toHand('it', 1)] })],
      },
      {
        as: 'resource',
        on: own('character', race('hobbit')),
        do: [cannotBe('discarded', { of: 'it' }), cannotBe('returned', { of: 'it' })],
        lasts: 'turn',
      },
    ],
  },
  traitor: {
    name: 'Traitor',
    event: 'permanent',
    play: { do: [] },
    when: [{ on: 'check-failed', do: [hook('traitor')] }],
  },
  twilight: {
    name: 'Twilight',
    event: 'short',
    keywords: ['environment'],
    alsoResource: true,
    play: { on: orDeclared(any('event', environment)), during: anyTime, do: [discardIt('it')], free: true },
  },
  'wake-of-war': {
    name: 'Wake of War',
    event: 'long',
    play: { do: [] },
    has: [
      attackBonus({ strikes: 1, prowess: 1, of: attackIs({ race: ['spider', 'animal'] }) }),
      attackBonus({ strikes: 1, prowess: 1, of: attackIs({ race: ['wolf'] }), if: not(doorsOfNight) }),
      attackBonus({ strikes: 2, prowess: 2, of: attackIs({ race: ['wolf'] }), if: doorsOfNight }),
    ],
    once: 'game',
  },
  'weariness-of-the-heart': {
    name: 'Weariness of the Heart',
    event: 'short',
    play: [
      { on: theirs('character'), do: [bonus('prowess', -1, { of: 'it' })], lasts: 'turn', once: 'character' },
      { on: theirs('character'), do: [check('it')] },
    ],
  },
  'words-of-power-and-terror': {
    name: 'Words of Power and Terror',
    event: 'short',
    play: {
      on: theirs('company', inCompanyOf('attack')),
      during: attackOn('any', attackIs({ race: ['nazgul'] })),
      do: [bonus('prowess', -1, { of: each('character', inCompanyOf('it')) })],
      lasts: 'turn',
    },
    once: 'company',
  },
});
