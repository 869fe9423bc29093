// Minion resource events of magic: who uses one that is no Ringwraith makes a corruption check (LE-S5.8.3).
import {
  all,
  any,
  atSiteOf,
  attackBonus,
  attackIs,
  attackOn,
  bonus,
  cancelAction,
  check,
  discardWhen,
  type Effect,
  hazardLimit,
  hook,
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
  rule,
  same,
  treatAs,
  type Way,
  whileAttacked,
  wizard,
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
  'a-malady-without-healing': {
    name: 'A Malady Without Healing',
    event: 'short',
    keywords: ['shadow-magic'],
    play: {
      by: magic('shadow-magic'),
      on: any('character', all(not(race('ringwraith')), not(wizard), atSiteOf('by'))),
      during: phase('site'),
      do: [check('it', -1), hook('a-malady-without-healing'), hook('a-malady-without-healing-over'), check('by', -5)],
    },
  },
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
  'freeze-the-flesh': {
    name: 'Freeze the Flesh',
    event: 'permanent',
    keywords: ['shadow-magic'],
    play: { by: magic('shadow-magic'), do: [hook('freeze-the-flesh'), check('by', -4)] },
    has: [bonus('mind', -2, { min: 1 }), bonus('prowess', -1), bonus('body', -2), rule('overt', inCompanyOf('host'))],
  },
  'gold-chains-in-the-wind': {
    name: 'Gold Chains in the Wind',
    event: 'short',
    keywords: ['shadow-magic'],
    ally: { prowess: 5 },
    play: {
      by: magic('shadow-magic'),
      during: attackOn('own'),
      do: [hook('gold-chains-in-the-wind'), check('by', -4)],
    },
    leaves: [discardWhen('aid-over', 'self')],
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
        by: all(race('ringwraith'), magic('spirit-magic')),
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
  'spying-out-the-land': {
    name: 'Spying out the Land',
    event: 'short',
    keywords: ['spirit-magic'],
    play: {
      by: magic('spirit-magic'),
      during: phase('organization'),
      do: [hook('spying-out-the-land'), check('by', -3)],
    },
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
