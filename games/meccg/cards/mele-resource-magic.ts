// Minion resource events of magic: who uses one that is no Ringwraith makes a corruption check (LE-S5.8.3).
import {
  all,
  attackBonus,
  attackIs,
  attackOn,
  bonus,
  cancelAction,
  check,
  type Effect,
  hazardLimit,
  inChain,
  inCompanyOf,
  magic,
  moreRegions,
  movesTo,
  moving,
  not,
  own,
  pathHas,
  phase,
  race,
  same,
  treatAs,
  type Way,
  whileAttacked,
} from '../effects/vocabulary.ts';
import { resourceEvents } from './tables.ts';

/** On his way somebody deepens a shadow; then he checks. */
const deepens = (on: Way['on'], change: Effect): Way => ({
  by: all(magic('shadow-magic'), moving),
  ...(on && { on }),
  during: phase('movement'),
  do: [change, check('by', -3)],
  lasts: 'company-phase',
});

export const meleResourceMagic = resourceEvents('mele', {
  'bitter-cold': {
    name: 'Bitter Cold',
    event: 'short',
    keywords: ['sorcery'],
    play: {
      by: magic('sorcery'),
      on: own('company', same('company')),
      do: [attackBonus({ prowess: -1, body: -1 }), check('by', -4)],
      lasts: 'turn',
    },
  },
  'deeper-shadow': {
    name: 'Deeper Shadow',
    event: 'short',
    keywords: ['shadow-magic'],
    play: [
      deepens(
        own('company', all(same('company'), movesTo('ruins-and-lairs'))),
        treatAs({ sites: { 'ruins-and-lairs': 'shadow-hold' }, one: true }),
      ),
      deepens(
        own('company', all(same('company'), pathHas('wilderness'))),
        treatAs({ regions: { wilderness: 'shadow-land' }, one: true }),
      ),
      deepens(undefined, hazardLimit(-1)),
    ],
  },
  'poisonous-despair': {
    name: 'Poisonous Despair',
    event: 'short',
    keywords: ['spirit-magic'],
    play: [
      {
        by: magic('spirit-magic'),
        during: inChain({ influence: 'any', touches: inCompanyOf('by'), side: 'theirs' }),
        do: [cancelAction(false), check('by', -3)],
      },
      {
        by: all(magic('spirit-magic'), race('ringwraith')),
        during: inChain({ influence: 'faction', side: 'theirs' }),
        do: [cancelAction(false)],
      },
    ],
  },
  'some-secret-art-of-flame': {
    name: 'Some Secret Art of Flame',
    event: 'short',
    keywords: ['sorcery'],
    play: {
      by: magic('sorcery'),
      during: whileAttacked(),
      do: [bonus('prowess', 4, { of: 'by' }), check('by', -4)],
      lasts: 'attack',
    },
    once: 'attack',
  },
  'the-waters-tithe': {
    name: "The Water's Tithe",
    event: 'short',
    keywords: ['sorcery'],
    play: {
      by: all(magic('sorcery'), not(race('ringwraith'))),
      during: phase('organization'),
      do: [moreRegions(2), check('by', -3)],
      lasts: 'turn',
    },
  },
  'veils-of-shadow': {
    name: 'Veils of Shadow',
    event: 'short',
    keywords: ['sorcery'],
    play: {
      by: magic('sorcery'),
      during: attackOn('own', attackIs({ automatic: true })),
      do: [
        attackBonus({ strikes: { to: 1 }, of: all(attackIs({ automatic: true }), inCompanyOf('company')) }),
        check('by', -4),
      ],
      lasts: 'turn',
    },
  },
  'words-of-menace-and-deceit': {
    name: 'Words of Menace and Deceit',
    event: 'short',
    keywords: ['spirit-magic'],
    play: {
      by: magic('spirit-magic'),
      do: [bonus('direct-influence', 5, { of: 'by' }), check('by', -4)],
      lasts: 'turn',
    },
    once: 'character',
  },
});
