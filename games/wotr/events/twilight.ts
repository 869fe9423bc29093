// The cards of Twilight of the Third Age.

import { areEntsInPlay, wakeEnts } from '../armies/ents.ts';
import { cardVerdict } from '../armies/recruiting.ts';
import { isFree } from '../board/control.ts';
import { hasUnits } from '../forces/force.ts';
import { drawCard, keepHandLimit } from '../hands/cards.ts';
import { ADJACENT, NATION_OF, R } from '../map/regions.ts';
import { begin } from '../procedures.ts';
import { seatFor } from '../rules.ts';
import { BALROG, GANDALF_WHITE, GOLLUM } from '../tables/characters.ts';
import { CHARACTER_DECK, type EventSlug } from '../tables/events.ts';
import { CORSAIRS, FACTIONS, HILLMEN } from '../tables/factions.ts';
import { FREE, GONDOR, NORTH, REGULAR, SAURON, SHADOW } from '../tables/nations.ts';
import { DUNLENDING, figure } from '../tables/pieces.ts';
import { companionIn, inPlay, nazgulIn, regionsWhere, witchKingInPlay } from './conditions.ts';
import { byWillOrGandalf, byWillOrGuide } from './dispels.ts';
import {
  buildTowers,
  destroyTrebuchets,
  discardShadowCard,
  lookAtHand,
  nazgulLeadershipIn,
  sailAndLand,
  shadowCardOnTable,
  sinkShips,
  takeBackRings,
} from './hooks-twilight.ts';
import { strikeChosen, thenGoOn } from './parts-armies.ts';
import { dunlendings, leader, recruit, regulars, units, upTo } from './parts-recruit.ts';
import { at, type EventPlace } from './places.ts';
import { choose, condition, type EventCard, ifElse, mayOneOf, NOTHING, part, when } from './vocabulary.ts';

const factionInPlay = (faction: number) =>
  condition(`the ${FACTIONS[faction].name} are in play`, (s) => s.factions[faction] > 0);
const entsInPlay = condition('the Ents of Fangorn are in play', areEntsInPlay);

/** The three cards of the Ents are alike. */
const entsAwake: EventCard = {
  requires: [entsInPlay, inPlay(GANDALF_WHITE)],
  parts: [
    part(
      'Place 2 Ents in Fangorn. Then the Ents may move and attack; once all three cards of this name are played they go.',
      (s, _f, emit) => wakeEnts(s, 2, emit),
    ),
    when(
      companionIn('fangorn'),
      mayOneOf(
        [
          'play-another',
          part('Play one more Character card from your hand, without a die.', (s) =>
            begin(s, { at: 'event/free-play', side: FREE }),
          ),
        ],
        [
          'draw-another',
          part(
            'Draw a card from your Character deck.',
            (s, _f, emit) => {
              drawCard(s, seatFor(s, FREE), CHARACTER_DECK, emit);
              keepHandLimit(s, seatFor(s, FREE));
            },
            (s) => s.decks[FREE * 2 + CHARACTER_DECK].length > 0,
          ),
        ],
      ),
    ),
  ],
  worth: 7,
};

/** A Shadow Army in the North or on its border. */
const nearTheNorth = (region: number): boolean =>
  NATION_OF[region] === NORTH || ADJACENT[region].some((next) => NATION_OF[next] === NORTH);
const nextToStruck: EventPlace = {
  text: 'a free region of the North next to that Army',
  regions: (s, f) =>
    f.memo[0] === NOTHING
      ? []
      : ADJACENT[f.memo[0]].filter((region) => NATION_OF[region] === NORTH && isFree(s, region, FREE)),
};

const DUNLAND = [R['north-dunland'], R['south-dunland']] as const;
const armyInDunland: EventPlace = {
  text: 'North or South Dunland, where an Army of yours must be',
  regions: (s) => DUNLAND.filter((region) => hasUnits(s, region, SHADOW) && !cardVerdict(s, DUNLENDING, region)),
};

const DOL_GULDUR = R['dol-guldur'];
/** The most Regulars that come at once. */
const HOST = 5;

const despairs = condition(
  'somebody other than Gollum guides, while the Witch-king is in play',
  (s) => witchKingInPlay.test(s) && s.guide !== GOLLUM,
);

export const twilight = {
  'the-ents-awake-rock-and-stone': entsAwake,
  'the-ents-awake-huorns-e': entsAwake,
  'the-ents-awake-entmoot-e': entsAwake,
  'wind-from-the-west': { parts: [ifElse(shadowCardOnTable, discardShadowCard, lookAtHand)], worth: 6 },
  'three-rings-for-the-elven-kings': { parts: [takeBackRings], worth: 5 },
  'rangers-of-the-north': {
    parts: [
      choose('event/region', (s) => regionsWhere((region) => hasUnits(s, region, SHADOW) && nearTheNorth(region)), {
        ask: 'Which Army do the Rangers attack?',
        text: 'Choose an Army of the Shadow in a region of the North or next to one.',
      }),
      strikeChosen(SHADOW, 3, 5),
      recruit(nextToStruck, units(NORTH), leader(NORTH)),
    ],
    worth: 5,
  },
  'threats-to-the-fiefs-of-the-south': {
    requires: [factionInPlay(CORSAIRS)],
    parts: [
      recruit(at('pelargir'), regulars(GONDOR)),
      recruit(at('lossarnach'), regulars(GONDOR)),
      recruit(at('lamedon'), regulars(GONDOR)),
      sinkShips,
    ],
    worth: 5,
  },
  'a-balrog-is-come': {
    requires: [inPlay(BALROG)],
    table: {
      text: 'The Balrog moves as if his Level were 2. When this card is discarded and he is not in Moria, he is eliminated.',
      while: inPlay(BALROG),
      dispel: byWillOrGandalf,
    },
    worth: 4,
  },
  'the-gates-are-closed': {
    table: {
      text:
        'When the Fellowship, declared or revealed, has come into, out of or through a Stronghold of the Shadow, you may ' +
        'discard this card for a Hunt tile more, dealt with as after a successful Hunt. An Eye does nothing, and no Reveal ' +
        'icon counts.',
      dispel: byWillOrGuide,
    },
    worth: 5,
  },
  'captain-of-despair': {
    requires: [despairs],
    table: {
      text: 'Whenever the Shadow has used a Character die, it goes into the Hunt box once its action is done.',
      while: despairs,
      ends: 'the Fellowship is declared in a Stronghold of the Free Peoples that they control',
    },
    worth: 6,
  },
  'the-corsairs-are-upon-us': {
    requires: [factionInPlay(CORSAIRS)],
    parts: [sailAndLand, thenGoOn((f) => f.memo[0], { muteFirstRound: true })],
    worth: 6,
  },
  'rage-of-the-dunlendings-e': {
    requires: [factionInPlay(HILLMEN)],
    parts: [recruit(armyInDunland, upTo(dunlendings(4))), thenGoOn((f) => f.memo[0])],
    worth: 6,
  },
  'deep-trenches-and-great-engines': {
    parts: [mayOneOf(['build', buildTowers], ['destroy', destroyTrebuchets])],
    worth: 5,
  },
  'shadow-of-dol-guldur': {
    requires: [condition('a Nazgûl is in Dol Guldur', (s) => nazgulIn(s, DOL_GULDUR) > 0)],
    parts: [
      part(`Recruit as many Sauron Regulars in Dol Guldur as the Nazgûl there have Leadership, ${HOST} at most.`, (s) =>
        begin(s, {
          at: 'muster/card',
          side: SHADOW,
          pieces: [figure(SAURON, REGULAR)],
          count: Math.min(HOST, nazgulLeadershipIn(s, DOL_GULDUR)),
          regions: [DOL_GULDUR],
          spread: 'one',
          optional: false,
          used: [],
        }),
      ),
      thenGoOn(() => DOL_GULDUR),
    ],
    worth: 6,
  },
  'we-shall-get-it': {
    table: {
      text:
        'It comes into play when Sméagol is eliminated. While Gollum guides, you may discard it once a Hunt tile is drawn: ' +
        'another is drawn and counts in its stead, and then the first goes back into the Hunt Pool.',
    },
    worth: 5,
  },
} as const satisfies Partial<Record<EventSlug, EventCard>>;
