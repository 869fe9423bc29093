// A player that knows the game: every decision has its scorer, and the best move wins.

import { type Decision, type Move, NONE, type Seat, type State } from '../../engine/game.ts';
import type { RandomState } from '../../engine/random.ts';
import { CARDS, POINTS } from '../../games/meccg/cards/all.ts';
import { ITEM, isHazard, KIND } from '../../games/meccg/cards/kinds.ts';
import { charactersOf, companyOf, theCompany } from '../../games/meccg/company.ts';
import type { StepName } from '../../games/meccg/doing.ts';
import { whileStill } from '../../games/meccg/effects/reading/modifiers.ts';
import { PART_USE } from '../../games/meccg/effects/reading/parts.ts';
import { isCard, isSite, type Ref, siteOfRef } from '../../games/meccg/refs.ts';
import { type MeccgState, ownerOf, UNTAPPED } from '../../games/meccg/state.ts';
import type { MeccgView } from '../../games/meccg/view.ts';
import { choiceOf, type Idea, idea, leaning, type Rate, type Weighed, weighed } from '../idea.ts';
import type { Choice, Player, Turn } from '../player.ts';
import { rateBurglary, rateEnter, rateLift, rateSpecial } from './arrivals.ts';
import { keepWorth, rateDiscard, rateOneDiscard } from './cards.ts';
import { rateSupport } from './checks.ts';
import { rateInto, rateJoin, rateRegroup } from './companies.ts';
import { rateAttackOn, rateDuelist, rateOpponent } from './duels.ts';
import { bestGain } from './errands.ts';
import { remember, situationIn } from './following.ts';
import { gainBy } from './gains.ts';
import { as, leaningAt, PLAIN, type Temper } from './habits.ts';
import { rateCreature, rateGuard } from './hazards.ts';
import { rateHow, rateMove, rateThrough, rateTo } from './journeys.ts';
import { callWorth, rateDraw } from './pace.ts';
import {
  rateArrive,
  rateAvatar,
  rateBearer,
  rateCharacter,
  rateControl,
  rateInfluence,
  rateRemove,
  rateSettle,
  rateStart,
  rateStarter,
  rateStore,
  rateTransfer,
  rateUnder,
} from './people.ts';
import { rateExchange, rateExchangeFor, rateFetch, rateTapFor } from './sideboard.ts';
import { lossOf } from './sides.ts';
import { nameOfCard, Situation } from './situation.ts';
import { rateAid, rateAssign, rateExcess, rateOrder, rateStay, rateTrophy, rateWard } from './strikes.ts';
import { letsItResolve } from './underway.ts';
import { inHand, rateDetail, rateFend, ratePlay, rateReveal, rateUse } from './uses.ts';

/** A scorer of one kind of decision: it may look once at the whole list, and then at each move. */
type Scorer = (sit: Situation, decision: Decision) => Rate;

const INDIFFERENT = idea(0, 'All choices here are alike.');
const NO = idea(-1, 'That helps nobody.');

// ---- windows --------------------------------------------------------------------------------------------------------

/** A card of the hand that is played at the site: the best of those who can tap for it. */
function rateAtSite(sit: Situation, def: number): Idea {
  const { s } = sit;
  const company = theCompany(s);
  const card = inHand(sit, def);
  if (!company) return NO;
  const ready = charactersOf(s, company).filter((one) => s.stand[one] === UNTAPPED);
  const { value } = bestGain(sit, card, ready);
  return idea(value, () => `${CARDS[def].name} is worth ${value.toFixed(1)} points here.`);
}

const PASS = idea(0, 'Nothing better is to be done now.');

const ACTS: Readonly<Record<string, (sit: Situation, arg: number, best?: number) => Idea>> = {
  pass: () => PASS,
  play: ratePlay,
  use: (sit, arg) => rateUse(sit, arg, PART_USE),
  reveal: rateReveal,
  creature: rateCreature,
  'on-guard': rateGuard,
  'play-character': rateCharacter,
  regroup: rateRegroup,
  control: rateControl,
  store: rateStore,
  transfer: (sit, arg) => rateTransfer(sit, arg),
  move: rateMove,
  item: rateAtSite,
  ally: rateAtSite,
  faction: rateAtSite,
  influence: (sit, arg) => rateInfluence(sit, arg),
  aid: rateAid,
  ward: rateWard,
  support: rateSupport,
  remove: (sit, arg) => rateRemove(sit, arg, true),
  'remove-untapped': (sit, arg) => rateRemove(sit, arg, false),
  lift: rateLift,
  fend: rateFend,
  'tap-for-deck': rateTapFor,
};

const FIRST = idea(-1, 'What we have declared comes first.');
/** What would be resolved before that. */
const MORE: ReadonlySet<string> = new Set(['play', 'use', 'creature']);

const act: Scorer = (sit) => {
  const waits = letsItResolve(sit);
  return (move, best) => (waits && MORE.has(move.verb) ? FIRST : (ACTS[move.verb]?.(sit, move.arg, best) ?? NO));
};

// ---- questions ------------------------------------------------------------------------------------------------------

const who: Scorer = (sit) => {
  const { card } = sit.frame('sites/who-choose');
  return (move) =>
    idea(
      gainBy(sit, card, move.arg),
      () => `${nameOfCard(sit.s, move.arg)} is the right one for ${nameOfCard(sit.s, card)}.`,
    );
};

const bonus: Scorer = (sit) => (move) => (move.verb === 'pass' ? PASS : rateAtSite(sit, move.arg));

/** A ring that the test brings: its points, less what it does to the bearer. */
const ring: Scorer = (sit) => {
  const { bearer } = sit.frame('sites/ring-choose');
  return (move) => (move.verb === 'pass' ? PASS : rateBearer(sit, move.arg, bearer));
};

const startItem: Scorer = (sit) => {
  const item = sit.titles.find((def) => KIND[def] === ITEM);
  return (move) =>
    move.verb === 'give-nobody' || item === undefined
      ? idea(-0.5, 'Nobody needs it.')
      : rateBearer(sit, item, move.arg);
};

/** What an effect asks: something of the opponent where it is harm, something of one's own where it is not. */
const chosen: Scorer = (sit) => {
  const { def, action } = sit.frame('effects/choose');
  const harms = isHazard(def);
  const site = harms ? undefined : (companyOf(sit.s, action.on) ?? companyOf(sit.s, action.by));
  return (move) =>
    move.verb === 'choose' && isSite(move.arg) && site !== undefined
      ? rateSpecial(sit, site.id, siteOfRef(move.arg))
      : rateAnswer(sit, move, harms);
};

function rateAnswer(sit: Situation, move: Move, harms: boolean): Idea {
  if (move.verb === 'stop') return idea(0.05, 'That is enough.');
  if (move.verb === 'option') return idea(move.arg === 0 ? 0.2 : 0.1, 'That suits us best.');
  if (move.verb === 'choose-title')
    return idea(Math.max(keepWorth(sit, move.arg), 0.1), () => `${CARDS[move.arg].name} is of most use.`);
  return rateRef(sit, move.arg, harms);
}

/** The same while a card is declared: what it is to be about. */
const declaredChoice: Scorer = (sit) => {
  const { card } = sit.frame('declare/choice-choose');
  const harms = isHazard(sit.s.def[card]);
  return (move) => rateAnswer(sit, move, harms);
};

function rateRef(sit: Situation, ref: Ref, harms: boolean): Idea {
  if (!isCard(ref)) return INDIFFERENT;
  const mine = ownerOf(sit.s, ref) === sit.seat;
  const loss = lossOf(sit, ref);
  return idea(0.1 + (harms === mine ? -loss : loss), () => `${nameOfCard(sit.s, ref)} is the one that matters.`);
}

const call: Scorer = (sit) => {
  const ahead = sit.lead(sit.seat);
  return (move) =>
    move.verb === 'call-council'
      ? idea(callWorth(sit), () => `We are ${ahead} points ahead: that should last.`)
      : idea(0, () => (ahead >= 0 ? `${ahead} points ahead is not enough.` : `We are ${-ahead} points behind.`));
};

const heirs: Scorer = (sit) => (move) =>
  move.verb === 'keep-none'
    ? idea(0, 'Nothing need be saved.')
    : idea(0.2 + POINTS[sit.s.def[move.arg]], () => `${nameOfCard(sit.s, move.arg)} must not be lost.`);

const SCORERS: Readonly<Partial<Record<StepName, Scorer>>> = {
  'chain/act': act,
  'chain/respond': act,
  'setup/choosing': () => rateStart,
  'setup/avatar-choose': (sit) => (move) => rateAvatar(sit, move.arg),
  'setup/draft-choose': (sit) => {
    const { listed } = sit.frame('setup/draft-choose');
    const meant = listed[sit.seat].map((card) => sit.s.def[card]);
    return (move) => rateStarter(move, meant);
  },
  'setup/items-choose': startItem,
  'sites/enter-choose': (sit) => {
    const { company } = sit.frame('sites/enter-choose');
    return (move) => (move.verb === 'burgle' ? rateBurglary(sit, company, move.arg) : rateEnter(sit, company, move));
  },
  'sites/loot-choose': (sit) => {
    const { burglar = NONE } = sit.frame('sites/loot-choose');
    return (move) => (move.verb === 'pass' ? PASS : rateBearer(sit, move.arg, burglar));
  },
  'sites/who-choose': who,
  'sites/bonus-choose': bonus,
  'sites/ring-choose': ring,
  'movement/to': (sit, { moves }) => rateTo(sit, sit.frame('movement/to').company, moves),
  'movement/how-choose': (sit) => {
    const { company, to } = sit.frame('movement/how-choose');
    return (move) => rateHow(sit, company, to, move);
  },
  'movement/walk-choose': (sit) => {
    const { company, to, walk } = sit.frame('movement/walk-choose');
    return (move) => rateThrough(sit, company, to, walk, move.arg);
  },
  'movement/draw-choose': (sit) => (move) => rateDraw(sit, move),
  'movement/join-choose': (sit) => (move) => (move.verb === 'pass' ? PASS : rateJoin(sit, move.arg)),
  'combat/defender-choose': (sit) => (move) => rateAssign(sit, move),
  'combat/attacker-choose': (sit) => (move) => rateAssign(sit, move),
  'sites/fight-choose': (sit) => {
    const { company } = sit.frame('sites/fight-choose');
    return (move) => (move.verb === 'pass' ? PASS : rateAttackOn(sit, company, move.arg));
  },
  'combat/duel-who': (sit) => (move) => rateDuelist(sit, move),
  'combat/duel-whom': (sit) => {
    const { one = NONE } = sit.frame('combat/duel-whom');
    return (move) => rateOpponent(sit, one, move.arg);
  },
  'combat/next-choose': (sit) => (move) => rateOrder(sit, move.arg),
  'combat/excess-choose': (sit) => (move) => rateExcess(sit, move.arg),
  'combat/stay-choose': (sit) => (move) => rateStay(sit, move),
  'combat/roll-choose': () => (move) => idea(move.arg, 'The higher roll counts.'),
  'combat/trophy-choose': (sit) => {
    const { card } = sit.frame('combat/trophy-choose');
    return (move) => (move.verb === 'take-trophy' ? rateTrophy(sit, card, move.arg) : PASS);
  },
  'combat/heirs-choose': heirs,
  'combat/heir-choose': (sit) => {
    const { item } = sit.frame('combat/heir-choose');
    return (move) => rateBearer(sit, sit.s.def[item], move.arg);
  },
  'declare/way-choose': (sit) => rateDetail(sit, 'way'),
  'declare/by-choose': (sit) => rateDetail(sit, 'by'),
  'declare/on-choose': (sit) => rateDetail(sit, 'on'),
  'declare/choice-choose': declaredChoice,
  'effects/choose': chosen,
  'influence/by-choose': (sit) => {
    const { target } = sit.frame('influence/by-choose');
    return (move) => rateInfluence(sit, target, move.arg);
  },
  'turn/arrive-choose': (sit) => {
    const { card } = sit.frame('turn/arrive-choose');
    return (move) => rateArrive(sit, card, move.arg);
  },
  'turn/influence-choose': (sit) => {
    const { card } = sit.frame('turn/influence-choose');
    return (move) => rateUnder(sit, card, move.arg);
  },
  'turn/control': (sit) => {
    const { card } = sit.frame('turn/control');
    return (move) => (isCard(move.arg) ? rateUnder(sit, card, move.arg) : idea(-1, 'General influence is scarce.'));
  },
  'turn/regroup': (sit) => {
    const { card } = sit.frame('turn/regroup');
    return (move) => rateInto(sit, card, move.arg);
  },
  'turn/transfer': (sit) => {
    const { card } = sit.frame('turn/transfer');
    return (move) => rateTransfer(sit, card, move.arg);
  },
  'turn/settling-choose': (sit) => (move) => rateSettle(sit, move),
  'turn/adjust-choose': (sit) => (move, best) => rateDiscard(sit, move.arg, best),
  'turn/discard-one': (sit) => (move, best) => rateOneDiscard(sit, move, best),
  'turn/exchange-choose': rateExchange,
  'turn/exchange-for': (sit) => (move, best) => rateExchangeFor(sit, move.arg, best),
  'turn/sideboard-choose': (sit) => (move) => rateFetch(sit, move),
  'turn/call-choose': call,
};

/** Moves that are right whenever they are offered: no look at the position is needed. */
const ALWAYS: Readonly<Partial<Record<StepName, { readonly verb: string; readonly why: string }>>> = {
  'turn/untapping-choose': { verb: 'untap', why: 'Everybody must be ready.' },
  'setup/swap-choose': { verb: 'exchange-no-more', why: 'The deck was made as it is.' },
  'setup/organize': { verb: 'start-ready', why: 'One strong company starts.' },
  'combat/duel-stay-choose': { verb: 'tap-to-fight', why: 'He untaps before he acts again.' },
  'council/reveal-choose': { verb: 'reveal', why: 'Every card they have and we hold costs them a point.' },
  'influence/reveal': { verb: 'show-card', why: 'The card in hand makes it easier.' },
  'influence/won-choose': { verb: 'play-shown', why: 'What they lost is ours now.' },
};

const only = (): string => 'It is the only thing to do.';

function always(moves: readonly Move[], at: StepName): Choice | undefined {
  const rule = ALWAYS[at];
  const move = rule && moves.find(({ verb }) => verb === rule.verb);
  return move && { move, why: () => rule.why };
}

/** The best move, in a position that agrees with all the seat knows. */
function answer(
  decision: Decision,
  random: RandomState,
  imagine: () => MeccgState,
  situation: (s: MeccgState, seat: Seat, at: StepName) => Situation,
): Choice {
  const { moves, seat } = decision;
  const at = decision.at as StepName;
  if (moves.length === 1) return { move: moves[0], why: only };
  const known = always(moves, at);
  if (known) return known;
  const scorer = SCORERS[at];
  if (!scorer) return choiceOf(decision, random, () => INDIFFERENT);
  const s = imagine();
  const sit = situation(s, seat, at);
  const choice = whileStill(s, () => choiceOf(decision, random, leaning(scorer(sit, decision), leaningAt(at))));
  remember(sit, at, choice.move.verb);
  return choice;
}

/** A player that weighs as one does. */
export interface MeccgPlayer extends Player<MeccgView> {
  /** All moves with what is thought of them, best first; none where all are alike, or one is right whenever it is offered. */
  weigh(turn: Turn<MeccgView>): { readonly sit: Situation; readonly list: readonly Weighed[] };
  /** More that is found out as he would. */
  think<T>(find: () => T): T;
}

export function playerOf(name: string, temper: Temper): MeccgPlayer {
  const think = <T>(find: () => T): T => as(temper, find);
  return {
    name,
    think,
    choose({ decision, random, imagine }) {
      const { move, why } = think(() =>
        answer(
          decision,
          random,
          () => imagine() as MeccgState,
          (s, seat) => new Situation(s, seat),
        ),
      );
      return { move, ...(why && { why: () => think(why) }) };
    },
    quick: (world: State, decision: Decision, random: RandomState): Move =>
      think(() => answer(decision, random, () => world as MeccgState, situationIn).move),
    weigh: ({ decision, imagine }) =>
      think(() => {
        const at = decision.at as StepName;
        const sit = new Situation(imagine() as MeccgState, decision.seat);
        const scorer = always(decision.moves, at) ? undefined : SCORERS[at];
        return { sit, list: scorer ? weighed(decision, leaning(scorer(sit, decision), leaningAt(at))) : [] };
      }),
  };
}

export const rulesPlayer = playerOf('rules', PLAIN);
