import {
  all,
  amountIf,
  any,
  at,
  atMost,
  atOrMovingTo,
  attackBonus,
  attackIs,
  bears,
  cancelAction,
  card,
  check,
  chooseOne,
  chosenBy,
  companyIs,
  contains,
  defended,
  discardIt,
  doorsOfNight,
  each,
  endEffects,
  forEach,
  hook,
  inChain,
  inCompanyOf,
  inPlay,
  moving,
  not,
  oneAttack,
  onGuard,
  palantir,
  pathHas,
  race,
  removeFromGame,
  repeatsAttack,
  roll,
  some,
  statOf,
  type Test,
  tapIt,
  theirs,
  untapped,
  unusedGeneralInfluence,
  unwounded,
  type Way,
  wizard,
  wound,
} from '../effects/vocabulary.ts';
import type { SiteType } from './facts.ts';
import { hazardEvents } from './tables.ts';

const ringwraith = race('ringwraith');
/** Neither a Wizard nor a Ringwraith. */
const ordinary = all(not(wizard), not(ringwraith));
/** Those who serve the Shadow most. */
const rough = race('orc', 'troll', 'man');
const minorItem = card({ item: ['minor'] });
const scoutCard = card({ requires: ['scout'] });
const minionShortEvent = card({ alignment: 'minion', kind: ['resource-event'], event: ['short'] });
const oneOfTheirs = (test: Test): Test => all(test, inCompanyOf('it'));

const incited = (...types: SiteType[]): Way => ({
  on: theirs('site', all(at(...types), defended)),
  do: [oneAttack(repeatsAttack)],
  lasts: 'turn',
});

export const meleHazardEvents = hazardEvents('mele', {
  'arouse-defenders': {
    name: 'Arouse Defenders',
    event: 'short',
    play: {
      on: theirs('site', all(at('free-hold', 'border-hold'), defended)),
      do: [
        oneAttack(
          attackBonus({ prowess: 2, uncancellable: true, of: attackIs({ automatic: true, chosen: true }) }), // LE-S10.2.5
        ),
      ],
      lasts: 'turn',
    },
    once: 'site',
  },
  'darkness-under-tree': {
    name: 'Darkness Under Tree',
    event: 'short',
    play: { on: theirs('character', all(untapped, rough)), if: doorsOfNight, do: [tapIt('it')] },
  },
  'heedless-revelry': {
    name: 'Heedless Revelry',
    event: 'short',
    play: [
      {
        on: theirs('company', all(not(moving), not(contains(ringwraith)))),
        do: [
          forEach(each('character', oneOfTheirs(all(untapped, not(wizard)))), [
            roll({
              who: 'player',
              plus: amountIf(companyIs('hero'), -2),
              over: statOf('mind', 'it'),
              do: [tapIt('it')],
            }),
          ]),
        ],
      },
      {
        on: theirs('company'),
        during: onGuard('item', 'ally', 'faction'),
        do: [tapIt(each('character', oneOfTheirs(all(untapped, ordinary))))],
      },
    ],
  },
  'incite-defenders': {
    name: 'Incite Defenders',
    event: 'short',
    play: incited('border-hold', 'free-hold'),
    once: 'site',
  },
  'incite-denizens': {
    name: 'Incite Denizens',
    event: 'short',
    play: incited('ruins-and-lairs'),
    once: 'site',
  },
  'news-of-doom': {
    name: 'News of Doom',
    unique: true,
    event: 'short',
    play: {
      if: inPlay(card({ kind: ['faction'] })),
      do: [
        forEach(each('faction'), [
          roll({
            who: 'owner-of-it',
            plus: atMost(6, unusedGeneralInfluence('it')), // so a roll of 2 or 3 is never enough
            below: 10,
            do: [discardIt('it')],
          }),
        ]),
        removeFromGame('self'),
      ],
    },
  },
  rats: {
    name: 'Rats!',
    event: 'short',
    play: {
      on: theirs(
        'company',
        all(atOrMovingTo('ruins-and-lairs', 'shadow-hold', 'dark-hold'), contains(bears(minorItem))),
      ),
      do: [
        chooseOne(
          'opponent',
          [discardIt(chosenBy('opponent', any('item', oneOfTheirs(minorItem))))],
          [wound(chosenBy('opponent', any('character', oneOfTheirs(unwounded))))],
        ),
      ],
    },
  },
  'searching-eye': {
    name: 'Searching Eye',
    event: 'short',
    play: [
      { during: inChain({ card: scoutCard, side: 'theirs' }), do: [cancelAction()] },
      { do: [endEffects(scoutCard)] },
      { on: any('event', scoutCard), do: [discardIt('it')] },
      { on: theirs('action', scoutCard), during: onGuard('play'), do: [cancelAction()] },
    ],
  },
  'stay-her-appetite': {
    name: 'Stay Her Appetite',
    event: 'short',
    play: { on: theirs('ally'), do: [hook('stay-her-appetite'), hook('stay-her-appetite-over')] },
  },
  'the-roving-eye': {
    name: 'The Roving Eye',
    event: 'short',
    play: {
      on: theirs(
        'character',
        all(ordinary, bears(some(palantir, card({ item: ['greater'] }), card({ item: ['special'], ring: true })))),
      ),
      do: [check('it', -2, { ifFails: [discardIt('it')] })],
    },
  },
  'tidings-of-bold-spies': {
    name: 'Tidings of Bold Spies',
    event: 'short',
    play: { on: theirs('company', moving), do: [hook('tidings-of-bold-spies')] },
  },
  'veils-flung-away': {
    name: 'Veils Flung Away',
    event: 'short',
    play: {
      on: theirs('company', all(moving, some(pathHas('wilderness'), pathHas('border-land'), pathHas('free-domain')))),
      if: not(doorsOfNight),
      do: [hook('veils-flung-away')],
      free: true,
    },
  },
  'waiting-shadow': {
    name: 'Waiting Shadow',
    event: 'short',
    keywords: ['environment'],
    play: [
      {
        on: theirs('company', contains(all(untapped, rough))),
        do: [tapIt(chosenBy('opponent', any('character', oneOfTheirs(all(untapped, rough)))))],
      },
      {
        on: theirs('company', contains(untapped)),
        if: doorsOfNight,
        do: [tapIt(chosenBy('opponent', any('character', oneOfTheirs(untapped))))],
      },
    ],
  },
  'wrath-of-the-west': {
    name: 'Wrath of the West',
    event: 'short',
    play: {
      during: inChain({ card: minionShortEvent, side: 'theirs' }),
      do: [roll({ who: 'player', over: 6, do: [cancelAction()] })],
    },
  },
});
