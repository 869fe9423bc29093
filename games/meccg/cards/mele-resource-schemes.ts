// Minion resource events that bend a procedure: what is told of the Shire, raids by night, thefts, orders.
import {
  afterAttack,
  all,
  at,
  attachTapping,
  attack,
  attackBonus,
  attackIs,
  attackOn,
  card,
  check,
  doorsOfNight,
  each,
  forbids,
  grants,
  hook,
  hostIs,
  inCompanyOf,
  magic,
  musteredThisTurn,
  not,
  own,
  palantir,
  phase,
  playItem,
  race,
  rule,
  same,
  skill,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

const automaticThere = all(attackIs({ automatic: true }), inCompanyOf('it'));
const wise = all(skill('sage'), not(race('ringwraith')));
const bornePalantir = own('item', all(palantir, hostIs(same('by'))));
const borneRing = own('item', all(card({ keyword: ['dwarven-ring'] }), hostIs(same('by'))));
const border = own('company', at('border-hold'));
const firstItemFree = rule('first-item-free', same('it'));

export const meleResourceSchemes = resourceEvents('mele', {
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
  'remnants-of-old-robberies': {
    name: 'Remnants of Old Robberies',
    event: 'permanent',
    instead: { creature: true },
    play: {
      during: afterAttack(attackIs({ creature: true, defeated: true })),
      do: [hook('remnants-of-old-robberies')],
    },
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
