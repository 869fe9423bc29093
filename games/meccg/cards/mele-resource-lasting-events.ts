import {
  afterAttack,
  all,
  at,
  attachTapping,
  attachTo,
  attack,
  attackBonus,
  attackIs,
  attackOn,
  bonus,
  cancelAttack,
  cannotBe,
  card,
  contains,
  discard,
  discardIt,
  discardWhen,
  each,
  endEffects,
  forbids,
  grants,
  hostIs,
  inCompanyOf,
  inCovertCompany,
  leader,
  not,
  overt,
  own,
  type Pick,
  palantir,
  perEach,
  phase,
  playableAtSiteOf,
  points,
  race,
  rule,
  same,
  scoreTapping,
  siteTapped,
  skill,
  statIs,
  tap,
  tapSite,
  toHand,
  untapped,
  type Way,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

const hazardEnvironment = card({ keyword: ['environment'], kind: ['hazard-event'] });
/** While it is with a character, he stays tapped. */
const staysTapped = forbids('untap', each('character', same('host')));

/** A raid: those who have faced the attacks, and of whom one is untapped still, may have the points for it. */
const raid = (on: Pick, attacks: Way['do'], ...more: Way['do']): Way => ({
  on,
  during: phase('site'),
  do: [...attacks, scoreTapping(own('character', inCompanyOf('it'))), ...more],
});
const burnt = discardIt(each('faction', playableAtSiteOf('it'), 'own'));

/** A leader has one command at a time. */
const command: Way = {
  on: own('character', leader),
  during: phase('organization'),
  do: [
    attachTo('it'),
    toHand(each('event', all(card({ keyword: ['command'] }), hostIs(same('it')), not(same('self'))))),
  ],
};
const countermand: Way = { during: phase('organization'), do: [toHand('self')] };
const hisCompany = each('character', inCompanyOf('host'));

export const meleResourceLastingEvents = resourceEvents('mele', {
  'awaiting-the-call': {
    name: 'Awaiting the Call',
    event: 'permanent',
    play: {
      on: own('character', all(card({ kind: ['character'] }), statIs('mind', '<=', 6), not(at('haven')))),
      during: phase('organization'),
      do: [attachTo('it')],
    },
    has: [rule('half-mind', same('host'))],
    leaves: [discardWhen('company-moves', 'host-company')],
    once: 'character',
  },
  'burning-rick-cot-and-tree': {
    name: 'Burning Rick, Cot, and Tree',
    event: 'permanent',
    points: 2,
    play: raid(
      own('company', all(at('border-hold'), siteTapped)),
      [
        attack({ race: 'man', strikes: 4, prowess: 7, on: 'it' }),
        attack({ race: 'man', strikes: 1, prowess: 9, on: 'it' }),
      ],
      burnt,
    ),
    once: 'site',
  },
  'focus-palantir': {
    name: 'Focus Palantír',
    event: 'permanent',
    play: { by: skill('sage'), on: own('item', all(palantir, inCompanyOf('by'))), do: [attachTo('it')] },
    has: [grants('palantir-use', 'host')],
    leaves: [discardWhen('company-moves', 'host-company')],
  },
  'foul-trophies': {
    name: 'Foul Trophies',
    event: 'permanent',
    play: {
      by: race('orc', 'troll'),
      during: afterAttack(attackIs({ race: ['elf', 'dwarf', 'dunadan', 'man'], defeated: true })),
      cost: [tap('by')],
      do: [attachTo('by')],
    },
    use: {
      by: all(),
      during: attackOn('own', attackIs({ race: ['elf', 'dwarf', 'dunadan', 'man'] })),
      cost: [discard('self')],
      do: [attackBonus({ strikes: { to: 1 }, prowess: 3, body: -2 })],
      lasts: 'attack',
      once: 'attack',
    },
  },
  'ill-be-at-your-heels': {
    name: "I'll Be At Your Heels",
    event: 'permanent',
    keywords: ['command'],
    play: command,
    has: [bonus('direct-influence', -2), bonus('corruption-check', 1, { of: hisCompany })],
    use: countermand,
  },
  'ill-report-you': {
    name: "I'll Report You",
    event: 'permanent',
    keywords: ['command'],
    play: command,
    has: [bonus('direct-influence', -2), bonus('prowess', 1, { of: hisCompany })],
    use: countermand,
  },
  'no-news-of-our-riding': {
    name: 'No News of Our Riding',
    event: 'permanent',
    points: 1,
    play: {
      by: all(),
      during: afterAttack(attackIs({ race: ['elf', 'dunadan', 'man'], creature: true })),
      cost: [tap('by')],
      do: [attachTo('by')],
    },
    use: {
      by: all(),
      during: attackOn('own', attackIs({ race: ['elf', 'dunadan', 'man'], creature: true })),
      cost: [tap('by')],
      do: [cancelAttack],
    },
    once: 'company',
  },
  'old-prejudice': {
    name: 'Old Prejudice',
    event: 'long',
    play: { do: [] },
    has: [rule('standard-tripled')],
  },
  'one-dear-to-you': {
    name: 'One Dear to You',
    event: 'permanent',
    play: { on: own('faction'), do: [attachTo('it')] },
    has: [
      points(-1, same('host')),
      bonus('influence-check', -8, { of: each('fighter'), against: same('host') }),
      cannotBe('mustered', { of: 'host' }),
    ],
  },
  'rumor-of-the-one': {
    name: 'Rumor of the One',
    event: 'permanent',
    play: { do: [] },
    has: [
      points(1, card({ ring: true })),
      bonus('corruption', perEach(each('item', all(card({ ring: true }), hostIs(same('it'))))), {
        of: each('character'),
      }),
    ],
    leaves: [discardWhen('deck-exhausted')],
    once: 'game',
  },
  'seize-prisoners': {
    name: 'Seize Prisoners',
    event: 'permanent',
    instead: { stored: ['haven', 'shadow-hold', 'dark-hold'], points: 2 },
    play: {
      on: own('company', all(at('free-hold'), siteTapped)),
      during: phase('site'),
      do: [
        attack({ race: 'of-the-site', strikes: 3, prowess: 8, on: 'it' }),
        attachTapping(own('character', inCompanyOf('it'))),
      ],
    },
    has: [staysTapped],
    storable: ['haven', 'shadow-hold', 'dark-hold'],
    once: 'site',
  },
  'skies-of-fire': {
    name: 'Skies of Fire',
    event: 'permanent',
    keywords: ['environment'],
    play: { do: [discardIt(each('event', hazardEnvironment)), endEffects(hazardEnvironment)] },
    once: 'game',
  },
  'smart-and-secret': {
    name: 'Smart and Secret',
    event: 'permanent',
    keywords: ['command'],
    play: command,
    has: [bonus('direct-influence', -2), bonus('body', 1, { of: hisCompany })],
    use: countermand,
  },
  'smoke-on-the-wind': {
    name: 'Smoke on the Wind',
    event: 'permanent',
    points: 3,
    play: raid(
      own('company', all(at('free-hold'), siteTapped)),
      [
        attack({ race: 'man', strikes: 5, prowess: 8, on: 'it' }),
        attack({ race: 'man', strikes: 1, prowess: 10, on: 'it' }),
      ],
      burnt,
    ),
    once: 'site',
  },
  'stabbed-him-in-his-sleep': {
    name: 'Stabbed Him in His Sleep',
    event: 'permanent',
    points: 1,
    play: {
      on: own('character', all(skill('scout'), untapped, inCovertCompany, at('border-hold', 'free-hold'), siteTapped)),
      during: phase('site'),
      do: [
        attack({ race: 'of-the-site', strikes: 1, prowess: 8, on: 'it' }),
        scoreTapping(own('character', same('it'))),
      ],
    },
  },
  'swarm-of-bats': {
    name: 'Swarm of Bats',
    event: 'permanent',
    play: {
      on: own('company', all(overt, at('haven', 'shadow-hold', 'dark-hold'), contains(race('orc'), 2))),
      during: phase('organization'),
      do: [attachTo('it')],
    },
    has: [attackBonus({ prowess: -1, body: -1 })],
    leaves: [discardWhen('character-leaves', 'host')],
    once: 'company',
  },
  'that-aint-no-secret': {
    name: "That Ain't No Secret",
    event: 'permanent',
    instead: { stored: ['haven'], points: 1 },
    play: { by: at('information'), during: phase('site'), cost: [tap('by')], do: [attachTo('by')] },
    storable: ['haven'],
  },
  'thats-been-heard-before-tonight': {
    name: "That's Been Heard Before Tonight",
    event: 'permanent',
    instead: { stored: ['haven'], points: 2 },
    play: {
      by: all(inCovertCompany, at('border-hold', 'free-hold'), at('information')),
      during: phase('site'),
      cost: [tap('by')],
      do: [attachTo('by')],
    },
    has: [staysTapped],
    storable: ['haven'],
  },
  'the-names-among-them': {
    name: 'The Names Among Them',
    event: 'permanent',
    instead: { stored: ['haven'], points: 1 },
    play: {
      by: all(skill('scout'), at('border-hold', 'free-hold')),
      during: afterAttack(attackIs({ automatic: true })),
      cost: [tap('by')],
      do: [attachTo('by')],
    },
    use: {
      from: 'stored',
      on: own('company', at('border-hold', 'free-hold')),
      during: attackOn('own', attackIs({ automatic: true })),
      cost: [discard('self')],
      do: [cancelAttack],
    },
    storable: ['haven'],
  },
  'tidings-of-death': {
    name: 'Tidings of Death',
    event: 'long',
    alsoHero: true,
    play: { do: [] },
    has: [
      bonus('influence-check', -1, { of: each('fighter'), against: card({ kind: ['faction'] }) }),
      rule('faction-two-rolls'),
    ],
  },
  'to-satisfy-the-questioner': {
    name: 'To Satisfy the Questioner',
    event: 'permanent',
    instead: { stored: ['haven'], points: 3 },
    play: { by: at('free-hold'), during: phase('site'), cost: [tap('by'), tapSite], do: [attachTo('by')] },
    has: [staysTapped],
    storable: ['haven'],
  },
});
