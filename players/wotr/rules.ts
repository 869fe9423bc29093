// A player that knows the game: every decision has its scorer, and the best move wins.

import type { Decision, Move, State } from '../../engine/game.ts';
import type { RandomState } from '../../engine/random.ts';
import { combatHint } from '../../games/wotr/battle/combat-cards/combat-cards.ts';
import type { StepName } from '../../games/wotr/doing.ts';
import { tracePath } from '../../games/wotr/fellowship/path.ts';
import { armyIn, unitCount } from '../../games/wotr/forces/force.ts';
import type { BattleFrame, BattleStep } from '../../games/wotr/frames.ts';
import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { sideOfSeat } from '../../games/wotr/rules.ts';
import type { WotrState } from '../../games/wotr/state.ts';
import { CHARACTER } from '../../games/wotr/tables/dice.ts';
import { ELITE } from '../../games/wotr/tables/nations.ts';
import { kindOfPiece, NAZGUL } from '../../games/wotr/tables/pieces.ts';
import { commanderOf, unitsOfSeat } from '../../games/wotr/team/command.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { choiceOf, type Idea, idea, leaning, type Rate, type Weighed, weighed } from '../idea.ts';
import type { Choice, Player, Turn } from '../player.ts';
import { frameOf, type Question, type Scorer } from './asked.ts';
import {
  type BattleNow,
  rateCardDetail,
  rateCasualty,
  ratePress,
  rateRetreat,
  rateWalls,
  rateWhiteRider,
  stakes,
} from './battle.ts';
import { ratePlay } from './cards.ts';
import { rateGroup, rateWalk, rateWalker } from './companions.ts';
import { outlookOf, plansFor, rateChange, rateDie, rateUses } from './dice.ts';
import { rateClaim, rateEntOrder } from './factions.ts';
import { powerOf } from './field.ts';
import { as, habits, hitCost, leaningAt, PLAIN, type Temper, USE } from './habits.ts';
import { keepValue, rateDiscard, rateDraw, rateSwap } from './hand.ts';
import { callIn, rateHeSees, rateHunt, rateNazgulFrom, rateNazgulTo } from './hunt.ts';
import { recruitIdea } from './marches.ts';
import { advance, assemble, attack, march, onward, pick, sail } from './orders.ts';
import { rateAppearance } from './politics.ts';
import { rateAnswer, rateDeclare, rateGuide, rateMithril, rateRevealTo, rateStaff } from './quest.ts';
import { rateCompanion, rateDecide, rateFigure, rateNation, rateRegion, rateTheirCard } from './questions.ts';
import { type Seen, Situation } from './situation.ts';

const INDIFFERENT = idea(0, 'All choices here are alike.');

const action: Scorer = (sit, question) => {
  const outlook = outlookOf(question.imagine(), sit);
  return (move) => rateDie(sit, outlook, move);
};

const use: Scorer = (sit, question) => {
  const { face } = frameOf<'turn/use'>(question);
  const ideaOf = rateUses(sit, question.decision.moves, face);
  return (move) => ideaOf(move) ?? INDIFFERENT;
};

const ring: Scorer = (sit, question) => {
  const { face } = frameOf<'turn/ring'>(question);
  const outlook = outlookOf(question.imagine(), sit);
  return (move) => rateChange(sit, outlook, face, move.arg);
};

const inBattle =
  (rate: (sit: Situation, f: BattleNow, move: Move) => Idea): Scorer =>
  (sit, question) => {
    const f = frameOf<BattleStep>(question);
    return (move) => rate(sit, f, move);
  };

/** A Combat Card is used when its hits outweigh what it would do as an event. */
const combatCard: Scorer = (sit, question) => {
  const state = question.imagine();
  const f = state.stack[state.stack.length - 1] as BattleFrame;
  const stake = stakes(sit, f) * (hitCost(sit.enemy) + 0.25) * habits.combat;
  const net = (card: number): number =>
    combatHint(state, f, sit.side, card) * stake - keepValue(sit, card) * habits.combatKept;
  return (move) => {
    if (move.verb === 'no card') return idea(0, 'The cards are worth more as events.');
    if (move.verb === 'choose') return idea(net(move.arg), 'It does most in this battle.');
    const best = Math.max(-1, ...state.hands[sit.seat].map(net));
    return idea(best, 'A Combat Card can tip this battle.');
  };
};

const casualties: Scorer = (sit, question) => {
  const f = frameOf<BattleStep>(question);
  const force = sit.side === f.side ? f.force : armyIn(sit.s, f.region, sit.side);
  return (move) => rateCasualty(sit, force, move);
};

const hits: Scorer = (sit, question) => {
  const { region } = frameOf<'army/hits-choose'>(question);
  const force = armyIn(sit.s, region, sit.side);
  return (move) => rateCasualty(sit, force, move);
};

const excess: Scorer = () => (move) =>
  idea(kindOfPiece(move.arg) === ELITE ? 0 : 1, 'A Regular is easiest to call again.');

/** A mixed Army is stronger; whoever would no longer command his units asks for the larger part of it to be the partner's. */
const mix: Scorer = (sit, question) => {
  const { region } = frameOf<'army/mix'>(question);
  const army = armyIn(sit.s, region, sit.side);
  const [own, all] = [unitsOfSeat(sit.s, army, sit.seat), unitCount(army)];
  const agrees = commanderOf(sit.s, army, sit.side) === sit.seat || 3 * own <= all;
  return (move) =>
    idea(
      (move.verb === 'form a mixed army') === agrees ? 1 : 0,
      agrees ? 'Together they are stronger.' : 'They are wanted elsewhere.',
    );
};

const revealTo: Scorer = (sit, question) => {
  const state = question.imagine();
  return (move) =>
    rateRevealTo(sit, move.arg, tracePath(state, state.ringBearers, move.arg, state.progress).stronghold);
};

const group: Scorer = (sit, question) => {
  const f = frameOf<'companions/group-choose'>(question);
  const walker = 31 - Math.clz32(f.group & -f.group);
  const onMap = f.group !== 0 && sit.s.at[walker] >= 0;
  return (move) => (onMap && move.verb === 'to' ? rateWalk(sit, walker, move.arg) : rateGroup(sit, f.group, move));
};

const musterPlace: Scorer = (sit, question) => {
  const { piece } = frameOf<'muster/place-choose' | 'muster/card-place'>(question);
  return (move) =>
    piece === NAZGUL
      ? idea(callIn(sit, move.arg), 'A Nazgûl flies wherever it is needed.')
      : recruitIdea(sit, piece, move.arg);
};

const second: Scorer = (sit, question) => {
  const { first } = frameOf<'muster/second'>(question);
  const plans = plansFor(sit, question.decision.moves, CHARACTER, new Map());
  return (move) =>
    move.verb === 'no more'
      ? idea(-0.5, 'One is enough.')
      : (plans.find((plan) => plan.move === move)?.idea ?? idea(0, `Not in ${REGION_NAMES[first]} again.`));
};

const appearance: Scorer = (sit, question) => {
  const { character } = frameOf<'muster/character-choose'>(question);
  return (move) => rateAppearance(sit, character, move.arg, callIn(sit, move.arg));
};

const tile: Scorer = (sit, question) => {
  const f = frameOf<'hunt/tile-replace'>(question);
  return (move) => rateMithril(sit, move, f.tile, f.successes);
};

/** The same reckoning from the other side: the Shadow wants a tile that hurts more. */
const again: Scorer = (sit, question) => {
  const f = frameOf<'hunt/tile-again'>(question);
  return (move) =>
    idea(
      move.verb === 'use' ? -rateMithril(sit, move, f.tile, f.successes).value - 1.4 : 0,
      'Another tile may hurt more.',
    );
};

/** By step: one that no longer exists does not compile. */
const SCORERS: Readonly<Partial<Record<StepName, Scorer>>> = {
  'turn/hunt': (sit) => (move) => rateHunt(sit, move.arg),
  'turn/action': action,
  'turn/ring': ring,
  'turn/use': use,
  'cards/limit': (sit) => (move) => rateDiscard(sit, move.arg),
  'cards/swap-choose': (sit) => (move) => rateSwap(sit, move),
  'army/mix': mix,
  'cards/draw': (sit) => (move) => (move.verb === 'draw none' ? idea(-1, 'No card.') : rateDraw(sit, move.arg)),
  'army/march-choose': march,
  'army/pick-choose': pick,
  'army/onward-choose': onward,
  'army/attack-choose': attack,
  'army/assemble-choose': assemble,
  'army/excess-choose': excess,
  'army/hits-choose': hits,
  'army/flee-choose': (sit) => (move) =>
    idea(-powerOf(sit.s, armyIn(sit.s, move.arg, sit.enemy), sit.enemy).attack, 'The safest way out.'),
  'muster/place-choose': musterPlace,
  'muster/second': second,
  'muster/character-choose': appearance,
  'muster/card-choose': () => (move) =>
    move.verb === 'no more'
      ? idea(-1, 'Enough.')
      : idea(kindOfPiece(move.arg) === ELITE ? 2 : 1, 'The stronger figure.'),
  'muster/card-place': musterPlace,
  'companions/move-choose': (sit) => (move) => rateWalker(sit, move),
  'companions/group-choose': group,
  'nazgul/move-choose': (sit) => (move) => rateNazgulFrom(sit, move),
  'nazgul/to': (sit) => (move) => rateNazgulTo(sit, move.arg),
  'battle/white-rider': inBattle(rateWhiteRider),
  'battle/claim': inBattle((sit, f, move) => rateClaim(sit, f.region, move)),
  'battle/field-or-siege': inBattle(rateWalls),
  'fleet/sail-choose': sail,
  'ents/orders-choose': (sit) => (move) => rateEntOrder(sit, move),
  'battle/declare': combatCard,
  'battle/choose': combatCard,
  'battle/casualties': casualties,
  'battle/press': inBattle(ratePress),
  'battle/retreat': inBattle(rateRetreat),
  'battle/advance': advance,
  'battle/decide-piece': inBattle(rateCardDetail),
  'battle/decide-amount': inBattle(rateCardDetail),
  'battle/decide-place': inBattle(rateCardDetail),
  'fellowship/declare': (sit) => (move) => rateDeclare(sit, move),
  'fellowship/reveal-to': revealTo,
  'fellowship/name-guide': (sit) => (move) => rateGuide(sit, move.arg),
  'fellowship/gates': () => (move) => idea(move.verb === 'use' ? 1 : 0, 'The gates have stood open long enough.'),
  'fellowship/he-sees': (sit) => (move) => rateHeSees(sit, move),
  'fellowship/declare-now': (sit) => (move) => rateDeclare(sit, move),
  'fellowship/balrog': () => (move) => idea(move.verb === 'use' ? 1 : 0, 'The Balrog has waited long enough.'),
  'hunt/flocks': (sit) => (move) =>
    idea(
      move.verb === 'use' ? 0.25 * sit.s.huntDice + 0.2 * sit.s.huntFree : 0.6,
      'Crebain help most when many dice hunt.',
    ),
  'hunt/tile-staff': (sit) => (move) => rateStaff(sit, move),
  'hunt/tile-replace': tile,
  'hunt/tile-light': (sit) => (move) =>
    idea(move.verb === 'keep' ? 0 : sit.s.mordor > 0 || sit.s.huntDice > 1 ? 1 : -0.1, 'The Eye must be put out.'),
  'hunt/tile-again': again,
  'hunt/tile-choose': (sit, question) => {
    const { damage } = frameOf<'hunt/tile-choose'>(question);
    return (move) => rateAnswer(sit, damage, move);
  },
  'hunt/tile-toil': () => (move) =>
    idea(move.verb === 'discard' ? 2 : move.verb === 'discard from hand' ? 1 : 0, 'The Free Peoples lose a card.'),
  'event/region': (sit, question) => {
    const { card } = frameOf<'event/run'>(question, 1);
    return (move) => rateRegion(sit, card ?? -1, move);
  },
  'event/nation': (sit) => (move) => rateNation(sit, move.arg),
  'event/piece': () => rateFigure,
  'event/companion': (sit) => (move) => rateCompanion(sit, move),
  'event/card': () => rateTheirCard,
  'event/look': () => rateTheirCard,
  'event/die': () => (move) => idea(move.verb === 'done' ? 1 : 0, 'The dice are worth more than Eyes.'),
  'event/decide': (sit) => (move) => rateDecide(sit, move),
  'event/free-play': (sit) => (move) =>
    move.verb === 'done' ? idea(0.1, 'No card is better.') : ratePlay(sit, move.arg),
  'event/price': (sit) => (move) => (move.verb === 'discard' ? rateDiscard(sit, move.arg) : INDIFFERENT),
};

const only = (): string => 'It is the only thing to do.';

/** What the decision is about, as its side sees it. */
function situationAt(seen: Seen, { decision, doing }: Question): Situation {
  const { face } = doing[doing.length - 1] as { face?: number };
  return new Situation(seen, sideOfSeat(seen, decision.seat), face, decision.seat);
}

/** By verb; the uses of a die have it in them already. */
function leaningsOf({ side }: Situation, at: string): ((move: Move) => number) | undefined {
  const leanings = at === USE ? undefined : leaningAt(side, at);
  return leanings && (({ verb }) => leanings.get(verb) ?? 0);
}

/** How good each move is, and what that is about. */
function rating(seen: Seen, question: Question): { readonly sit: Situation; readonly rate: Rate } {
  const { at } = question.decision;
  const sit = situationAt(seen, question);
  const rate = SCORERS[at as StepName]?.(sit, question) ?? (() => INDIFFERENT);
  return { sit, rate: leaning(rate, leaningsOf(sit, at)) };
}

/** The best move, in the position as the seat sees it. */
const answer = (seen: Seen, question: Question, random: RandomState): Choice =>
  choiceOf(question.decision, random, rating(seen, question).rate);

const questionOf = (turn: Turn<WotrView>): Question => ({
  decision: turn.decision,
  doing: turn.view().doing,
  imagine: () => turn.imagine() as WotrState,
});

/** A player that weighs as one does. */
export interface WotrPlayer extends Player<WotrView> {
  /** All moves with what is thought of them, best first, and what that is about. */
  weigh(turn: Turn<WotrView>): { readonly sit: Situation; readonly list: readonly Weighed[] };
  /** More that is found out as he would. */
  think<T>(find: () => T): T;
}

export function playerOf(name: string, one: Temper): WotrPlayer {
  const think = <T>(find: () => T): T => as(one, find);
  return {
    name,
    think,
    choose(turn) {
      const { decision, random } = turn;
      if (decision.moves.length === 1) return { move: decision.moves[0], why: only };
      const { move, why } = think(() => answer(turn.view(), questionOf(turn), random));
      return { move, ...(why && { why: () => think(why) }) };
    },
    /** No scorer looks at what its seat does not see, so that a whole world does as well as a view of it. */
    quick(world: State, decision: Decision, random: RandomState): Move {
      if (decision.moves.length === 1) return decision.moves[0];
      const s = world as WotrState;
      return think(() => answer(s, { decision, doing: s.stack, imagine: () => s }, random).move);
    },
    weigh: (turn) =>
      think(() => {
        const { sit, rate } = rating(turn.view(), questionOf(turn));
        return { sit, list: weighed(turn.decision, rate) };
      }),
  };
}

export const rulesPlayer = playerOf('rules', PLAIN);
