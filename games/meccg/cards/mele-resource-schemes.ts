// Minion resource events that bend a procedure: what is told of the Shire, raids by night, thefts, orders.
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
  card,
  check,
  chooseOne,
  discardIt,
  doorsOfNight,
  each,
  forbids,
  grants,
  handSize,
  hook,
  hostIs,
  inCompanyOf,
  leader,
  look,
  magic,
  moveCards,
  musteredThisTurn,
  named,
  not,
  own,
  palantir,
  phase,
  playItem,
  race,
  rule,
  same,
  siteIn,
  skill,
  some,
  tap,
  tapped,
  thisIs,
  treatAs,
  untapped,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

const automaticThere = all(attackIs({ automatic: true }), inCompanyOf('it'));
const wise = all(skill('sage'), not(race('ringwraith')));
const bornePalantir = own('item', all(palantir, hostIs(same('by'))));
const borneRing = own('item', all(card({ keyword: ['dwarven-ring'] }), hostIs(same('by'))));
const border = own('company', at('border-hold'));
const firstItemFree = rule('first-item-free', same('it'));

/** At the beck of Sauron, once in each organization phase. */
const bidding = chooseOne(
  'player',
  [
    moveCards({
      from: ['sideboard'],
      to: 'deck',
      of: 'player',
      if: some(card({ type: 'resource' }), card({ kind: ['character'] })),
      n: 1,
    }),
  ],
  [
    moveCards({ from: ['hand'], to: 'discard', of: 'player', by: 'player', n: 1 }),
    look({ zone: 'hand', of: 'opponent', n: 5 }),
  ],
);

export const meleResourceSchemes = resourceEvents('mele', {
  'black-rain': {
    name: 'Black Rain',
    event: 'short',
    play: {
      by: all(skill('sage'), untapped, at('ruins-and-lairs'), siteIn('wilderness')),
      during: phase('site'),
      do: [hook('black-rain')],
    },
  },
  'come-by-night-upon-them': {
    name: 'Come By Night Upon Them',
    event: 'short',
    play: [
      {
        on: border,
        during: attackOn('own', attackIs({ automatic: true })),
        do: [
          firstItemFree,
          attackBonus({ prowess: -1, of: automaticThere, if: not(doorsOfNight) }),
          attackBonus({ prowess: -2, of: automaticThere, if: doorsOfNight }),
        ],
        lasts: 'turn',
      },
      { on: border, during: phase('site'), do: [firstItemFree], lasts: 'turn' },
    ],
  },
  'kill-all-but-not-the-halflings': {
    name: 'Kill All But NOT the Halflings',
    event: 'permanent',
    instead: { stored: ['barad-dur'], points: 5, others: 1 },
    play: {
      on: own('company', at('bag-end')),
      during: phase('site'),
      do: [
        attack({ race: 'hobbit', strikes: 4, prowess: 6, on: 'it' }),
        attachTapping(own('character', inCompanyOf('it'))),
      ],
    },
    has: [forbids('untap', each('character', same('host')))],
    storable: ['barad-dur'],
  },
  'messenger-of-mordor': {
    name: 'Messenger of Mordor',
    event: 'short',
    keywords: ['spirit-magic'],
    play: {
      by: all(magic('spirit-magic'), at('haven', 'shadow-hold', 'dark-hold')),
      on: own('company', same('company')),
      do: [hook('messenger-of-mordor'), check('by', -4)],
    },
  },
  'news-of-the-shire': {
    name: 'News of the Shire',
    event: 'permanent',
    instead: { stored: ['barad-dur'], points: 3, others: 1 },
    play: { by: at('bag-end'), during: phase('site'), cost: [tap('by')], do: [attachTo('by')] },
    when: [
      {
        on: 'stored',
        of: 'self',
        do: [
          treatAs({ regions: { 'free-domain': 'border-land' }, in: 'the-shire' }),
          treatAs({ sites: { 'free-hold': 'border-hold' }, if: named('bag-end') }),
        ],
        lasts: 'ever',
      },
    ],
    storable: ['barad-dur'],
  },
  'no-more-nonsense': {
    name: 'No More Nonsense',
    event: 'permanent',
    play: {
      on: own('character', leader),
      during: phase('organization'),
      do: [attachTo('it'), hook('no-more-nonsense')],
    },
    has: [
      bonus('direct-influence', 2, { if: not(thisIs(tapped)) }),
      bonus('direct-influence', -2, { if: thisIs(tapped) }),
      forbids('untap', 'self'),
    ],
    once: 'character',
  },
  'ready-to-his-will': {
    name: 'Ready to His Will',
    event: 'permanent',
    points: 1,
    pointsKind: 'ally',
    ally: { mind: 1, lessProwess: 7, body: 8 },
    play: {
      by: untapped,
      during: attackOn('own', attackIs({ race: ['orc', 'troll', 'giant', 'slayer', 'man'], creature: true })),
      cost: [tap('by')],
      do: [hook('ready-to-his-will')],
    },
  },
  'remnants-of-old-robberies': {
    name: 'Remnants of Old Robberies',
    event: 'permanent',
    instead: { creature: true },
    play: {
      during: afterAttack(attackIs({ creature: true, defeated: true })),
      do: [hook('remnants-of-old-robberies')],
    },
  },
  'the-lidless-eye': {
    name: 'The Lidless Eye',
    event: 'permanent',
    play: { do: [hook('the-lidless-eye'), discardIt(each('event', named('bade-to-rule'), 'own'))] },
    has: [bonus('general-influence', 7, { of: 'player' }), handSize(1)],
    use: { during: phase('organization'), do: [bidding] },
    once: 'player',
  },
  'thing-stolen': {
    name: 'Thing Stolen',
    event: 'short',
    play: {
      on: own('company', all(at('shadow-hold', 'dark-hold'), musteredThisTurn)),
      during: phase('site'),
      do: [
        playItem({
          if: card({ item: ['minor', 'major'], unique: false }),
          from: 'hand',
          tapsSite: false,
          who: 'another',
          anywhere: true,
        }),
      ],
    },
  },
  'wisdom-to-wield': {
    name: 'Wisdom to Wield',
    event: 'short',
    play: [
      { by: wise, on: bornePalantir, do: [grants('palantir-use', 'it')], lasts: 'turn' },
      { by: wise, on: borneRing, do: [grants('dwarf-bearing', 'it')], lasts: 'turn' },
    ],
  },
});
