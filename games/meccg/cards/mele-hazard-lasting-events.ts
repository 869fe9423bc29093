import {
  all,
  alone,
  any,
  at,
  atOrMovingTo,
  atSiteOf,
  attachTo,
  attackBonus,
  attackIs,
  bears,
  belongs,
  bonus,
  card,
  check,
  chooseOne,
  chosenBy,
  companyIs,
  corruptionIfBorne,
  discardIf,
  discardIt,
  discardWhen,
  doorsOfNight,
  each,
  follower,
  forbids,
  forEach,
  forOthers,
  hostIs,
  inCompanyOf,
  moveCards,
  named,
  not,
  onGuard,
  organizing,
  race,
  removal,
  roll,
  rule,
  same,
  siteIn,
  some,
  statIs,
  statOf,
  tapIt,
  theirs,
  untapped,
  wizard,
  woundOrKill,
} from '../effects/vocabulary.ts';
import { hazardEvents } from './tables.ts';

const ringwraith = race('ringwraith');
/** Neither a Wizard nor a Ringwraith. */
const ordinary = all(not(wizard), not(ringwraith));
const mortal = all(ordinary, not(race('elf')));
const manCreature = all(race('man'), card({ kind: ['creature'] }));
const freeFolk = attackIs({ race: ['elf', 'dwarf', 'dunadan', 'hobbit'] });
const home = all(at('haven'), organizing);

/** A Man goes from the discard pile back into the play deck, if his player likes. */
const backIntoDeck = (of: 'player' | 'opponent') =>
  moveCards({ from: ['discard'], to: 'deck', of, by: of, if: manCreature, n: 1, upTo: true, shuffle: true });

export const meleHazardLastingEvents = hazardEvents('mele', {
  'awaken-defenders': {
    name: 'Awaken Defenders',
    event: 'long',
    play: { do: [] },
    has: [
      attackBonus({
        strikes: { times: 2 },
        normal: true,
        of: all(attackIs({ automatic: true }), at('free-hold', 'border-hold')),
      }),
    ],
    once: 'game',
  },
  'chill-them-with-fear': {
    name: 'Chill Them with Fear',
    event: 'long',
    play: { do: [] },
    has: [
      attackBonus({ strikes: 2, prowess: 2, of: freeFolk, if: not(doorsOfNight) }),
      attackBonus({ strikes: 1, prowess: 1, of: freeFolk, if: doorsOfNight }),
    ],
    once: 'game',
  },
  'covetous-thoughts': {
    name: 'Covetous Thoughts',
    event: 'permanent',
    keywords: ['corruption'],
    corruption: 1,
    play: { on: theirs('character', companyIs('minion')), do: [attachTo('it')] },
    when: [
      {
        on: 'turn-ends',
        of: 'host',
        do: [
          forEach(each('item', all(inCompanyOf('host'), not(hostIs(same('host'))))), [
            check('host', corruptionIfBorne(-1)),
          ]),
        ],
      },
    ],
    leaves: [removal({ over: 5, cost: 'tap' })],
    once: 'character',
  },
  'foolish-words': {
    name: 'Foolish Words',
    event: 'permanent',
    play: [
      { on: theirs('character'), do: [attachTo('it')] },
      { on: theirs('character'), during: onGuard('faction', 'influence'), do: [attachTo('it')] },
    ],
    has: [bonus('influence-check', -4)],
    leaves: [removal({ over: 7, cost: 'tap' })],
    once: 'character',
  },
  'nothing-to-eat-or-drink': {
    name: 'Nothing to Eat or Drink',
    event: 'permanent',
    play: [
      {
        on: theirs('company', all(companyIs('minion'), atOrMovingTo('free-hold', 'border-hold'))),
        do: [attachTo('it')],
      },
      { on: theirs('company', all(companyIs('hero'), atOrMovingTo('shadow-hold', 'dark-hold'))), do: [attachTo('it')] },
    ],
    has: [
      bonus('prowess', -1, { of: each('character', inCompanyOf('host')) }),
      bonus('body', -1, { of: each('character', inCompanyOf('host')) }),
    ],
    leaves: [discardIf(home)],
    once: 'company',
  },
  plague: {
    name: 'Plague',
    event: 'permanent',
    play: {
      on: theirs('character', all(mortal, atOrMovingTo('free-hold', 'border-hold', 'shadow-hold', 'dark-hold'))),
      do: [attachTo('it')],
    },
    when: [
      {
        on: 'turn-ends',
        of: 'host',
        do: [
          forEach(each('character', all(mortal, atSiteOf('host'))), [
            roll({
              who: 'owner-of-it',
              plus: -2,
              over: statOf('body', 'it'),
              do: [woundOrKill('it')],
            }),
          ]),
        ],
      },
    ],
    leaves: [discardIf(home)],
  },
  'rebel-talk': {
    name: 'Rebel-talk',
    event: 'permanent',
    play: { on: theirs('character', all(ordinary, statIs('mind', '<=', 7))), do: [attachTo('it')] },
    has: [forbids('follow', 'host')],
    leaves: [removal({ over: 7, cost: 'none' })],
    once: 'character',
  },
  'shut-yer-mouth': {
    name: 'Shut Yer Mouth',
    event: 'permanent',
    play: { on: theirs('character', ordinary), do: [attachTo('it')] },
    has: [bonus('direct-influence', -2)],
    leaves: [removal({ over: 7, cost: 'none' })],
    once: 'character',
  },
  'so-youve-come-back': {
    name: "So You've Come Back",
    event: 'permanent',
    play: { on: theirs('character', statIs('mind', '<=', 5)), do: [attachTo('it')] },
    has: [
      bonus('mind', 1, {
        of: each('character', all(ordinary, not(follower), not(same('host')), inCompanyOf('host'))),
      }),
    ],
    leaves: [discardIf(all(at('haven'), alone, organizing))],
    once: 'company',
  },
  'something-has-slipped': {
    name: 'Something Has Slipped',
    event: 'permanent',
    play: { on: theirs('company'), do: [attachTo('it')] },
    when: [
      {
        on: 'wounded',
        of: 'host-company',
        do: [bonus('prowess', -2, { of: each('character', inCompanyOf('company')) })],
        lasts: 'turn',
      },
    ],
    leaves: [discardIf(home)],
    once: 'company',
  },
  'stench-of-mordor': {
    name: 'Stench of Mordor',
    event: 'permanent',
    keywords: ['environment'],
    play: { do: [] },
    when: [
      {
        on: 'site-phase-begins',
        if: some(siteIn('dark-domain'), all(doorsOfNight, siteIn('shadow-land'))),
        do: [tapIt(chosenBy('owner', any('character', all(untapped, inCompanyOf('it')))))],
      },
    ],
    leaves: [discardWhen('deck-exhausted')],
    once: 'game',
  },
  'the-ring-will-have-but-one-master': {
    name: 'The Ring Will Have But One Master',
    event: 'permanent',
    play: { on: theirs('character', bears(named('the-one-ring'))), do: [attachTo('it')] },
    when: [
      {
        on: 'company-organized',
        of: 'host-company',
        do: [discardIt(chosenBy('owner', any('character', all(not(same('host')), inCompanyOf('host')))))],
      },
    ],
    leaves: [removal({ over: 8, cost: 'tap' })],
    once: 'character',
  },
  'thrice-outnumbered': {
    name: 'Thrice Outnumbered',
    event: 'permanent',
    play: { do: [] },
    when: [
      { on: 'turn-ends', do: [backIntoDeck('player'), backIntoDeck('opponent'), forOthers(backIntoDeck('player'))] },
      {
        on: 'long-events-end',
        if: belongs('theirs'),
        do: [
          chooseOne(
            'player',
            [discardIt('self')],
            [moveCards({ from: ['hand'], to: 'discard', of: 'player', if: manCreature, n: 1 })],
          ),
        ],
      },
    ],
    leaves: [discardWhen('deck-exhausted')],
    once: 'game',
  },
  'tidings-of-doubt-and-danger': {
    name: 'Tidings of Doubt and Danger',
    event: 'permanent',
    play: { do: [] },
    has: [
      bonus('direct-influence', -2, { of: each('character', ringwraith), if: not(doorsOfNight) }),
      bonus('direct-influence', -3, { of: each('character', ringwraith), if: doorsOfNight }),
    ],
    leaves: [discardWhen('deck-exhausted')],
    once: 'game',
  },
  'webs-of-fear-and-treachery': {
    name: 'Webs of Fear & Treachery',
    event: 'long',
    play: { do: [] },
    has: [rule('bare-influence')],
  },
});
