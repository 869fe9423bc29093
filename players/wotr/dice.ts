// Which die, for what: the best use of every die that is left, Elven Rings included.

import type { Move } from '../../engine/game.ts';
import { NONE, sameMove } from '../../engine/game.ts';
import { Offer } from '../../engine/offer.ts';
import { armyActions } from '../../games/wotr/armies/actions.ts';
import { SETTLEMENTS } from '../../games/wotr/armies/recruiting.ts';
import { shipsIn } from '../../games/wotr/armies/ships.ts';
import { isStronghold } from '../../games/wotr/board/control.ts';
import { armyIn, hasUnits, isLed, unitsIn } from '../../games/wotr/forces/force.ts';
import { R } from '../../games/wotr/map/regions.ts';
import type { WotrState } from '../../games/wotr/state.ts';
import { ARMY, CHARACTER, FACE_NAMES, MUSTER, MUSTER_ARMY, WILL } from '../../games/wotr/tables/dice.ts';
import { ELITE, ISENGARD, LEADER, REGULAR, SHADOW } from '../../games/wotr/tables/nations.ts';
import { figure, kindOfPiece, NAZGUL, nationOfPiece, PIECE_NAMES } from '../../games/wotr/tables/pieces.ts';
import { type Uses, usesOf } from '../../games/wotr/turn/action-source.ts';
import { SOURCES } from '../../games/wotr/turn/menu.ts';
import { type Idea, idea, leant } from '../idea.ts';
import { attackFrom } from './assault.ts';
import { ratePlay } from './cards.ts';
import { rateMoveCompanions, rateSeparate } from './companions.ts';
import { bestSail, rateBlackShips, rateBuild, rateCall, rateForgoil } from './factions.ts';
import { habits, leaningAt, type Temper, temper, USE } from './habits.ts';
import { rateDispel, rateDraw } from './hand.ts';
import { callIn, rateMoveMinions } from './hunt.ts';
import { keyOf, pairOf } from './key.ts';
import { marchFrom, recruitValue } from './marches.ts';
import { rateAdvance, rateEntry } from './politics.ts';
import { rateDeclareNow, rateHide, rateMoveFellowship } from './quest.ts';
import type { Situation } from './situation.ts';
import { known, teamKey } from './war.ts';

export interface Plan {
  readonly move: Move;
  readonly idea: Idea;
}

/** Everything a die of this face could do. The state is one that the seat imagines. */
function menuOf(state: WotrState, sit: Situation, face: number): readonly Move[] {
  const offer = new Offer();
  const uses = usesOf(state, sit.side, face);
  for (const source of SOURCES)
    if (source === armyActions && !state.team) offer.moves.push(...armyMenu(state, sit, uses));
    else source.offer(state, sit.side, uses, offer);
  return offer.moves;
}

const NOTHING: readonly Move[] = [];

/** What Armies could do: with two players it follows from the war alone. */
function armyMenu(state: WotrState, sit: Situation, uses: Uses): readonly Move[] {
  if (!uses.army && !uses.character) return NOTHING;
  const { war } = sit;
  if (uses.army) war.allOrders ??= ordersFor(state, sit, uses);
  else war.ledOrders ??= ordersFor(state, sit, uses);
  return (uses.army ? war.allOrders : war.ledOrders) ?? NOTHING;
}

function ordersFor(state: WotrState, sit: Situation, uses: Uses): readonly Move[] {
  const offer = new Offer();
  armyActions.offer(state, sit.side, uses, offer);
  return offer.moves;
}

/** Ideas by verb, then by what the move is about. */
export type Ideas = Map<string, Map<number, Idea>>;

/** The uses of a die with their ideas. `known` keeps ideas that several dice share. */
export function plansFor(sit: Situation, moves: readonly Move[], face: number, known: Ideas): Plan[] {
  const led = face === CHARACTER;
  const plans: Plan[] = [];
  let verb = '';
  let ideas = new Map<number, Idea>();
  let lean = 0;
  const leanings = leaningAt(sit.side, USE);
  for (const move of moves) {
    if (move.verb !== verb) {
      verb = move.verb;
      ideas = ideasFor(known, verb);
      lean = leanings?.get(verb) ?? 0;
    }
    const key = 2 * (move.arg - NONE) + (led && !isWholeLed(sit, move) ? 1 : 0);
    let idea = ideas.get(key);
    if (!idea) {
      idea = leant(rateUse(sit, move, led), lean);
      ideas.set(key, idea);
    }
    plans.push({ move, idea });
  }
  if (!led) secondMarch(plans);
  return plans;
}

/** What is thought of every use of a die. They are asked about in the order of the list, mostly. */
export function rateUses(sit: Situation, moves: readonly Move[], face: number): (move: Move) => Idea | undefined {
  const plans = plansFor(sit, moves, face, ideasAt(sit));
  let next = 0;
  return (move) => {
    if (plans[next]?.move !== move) next = Math.max(0, moves.indexOf(move));
    const plan = plans[next++];
    return plan.move === move ? plan.idea : undefined;
  };
}

function ideasFor(known: Ideas, verb: string): Map<number, Idea> {
  let ideas = known.get(verb);
  if (!ideas) {
    ideas = new Map();
    known.set(verb, ideas);
  }
  return ideas;
}

/** Whoever leads the Army goes along anyway: then a Character result does what an Army result does. */
const isWholeLed = (sit: Situation, { verb, arg }: Move): boolean =>
  (verb === 'march' || verb === 'attack') && isLed(sit.s, armyIn(sit.s, arg, sit.side));

/** An Army result moves two Armies: the best move has the next best for company. */
function secondMarch(plans: Plan[]): void {
  const [first, second] = bestTwo(plans, ({ move }) => move.verb === 'march');
  if (!first || !second || second.idea.value <= 0) return;
  const value = first.idea.value + habits.second * second.idea.value;
  plans[plans.indexOf(first)] = { move: first.move, idea: { value, why: first.idea.why } };
}

/** The best of those that count, and the next best; of equal ones the earlier. */
function bestTwo(plans: readonly Plan[], counts: (plan: Plan) => boolean): readonly (Plan | undefined)[] {
  let first: Plan | undefined;
  let second: Plan | undefined;
  for (const plan of plans) {
    if ((second && plan.idea.value <= second.idea.value) || !counts(plan)) continue;
    if (first && plan.idea.value <= first.idea.value) second = plan;
    else {
      second = first;
      first = plan;
    }
  }
  return [first, second];
}

function rateUse(sit: Situation, move: Move, led: boolean): Idea {
  switch (move.verb) {
    case 'move fellowship':
      return rateMoveFellowship(sit);
    case 'hide fellowship':
      return rateHide(sit);
    case 'declare fellowship':
      return rateDeclareNow(sit);
    case 'separate':
      return rateSeparate(sit);
    case 'move companions':
      return rateMoveCompanions(sit);
    case 'move minions':
      return rateMoveMinions(sit);
    case 'march':
      return marchFrom(sit, move.arg, led);
    case 'attack':
      return attackFrom(sit, move.arg, led, true);
    case 'advance':
      return rateAdvance(sit, move.arg);
    case 'rouse': {
      const found = rateAdvance(sit, move.arg);
      return idea(found.value - 0.1, found.why);
    }
    case 'recruit':
      return rateRecruit(sit, move.arg);
    case 'bring':
      return rateEntry(sit, move.arg);
    case 'voice recruit':
      return rateVoice(sit);
    case 'voice upgrade':
      return idea(
        2 * (recruitValue(sit, figure(ISENGARD, ELITE), R.orthanc) * 0.45 + 0.25),
        'The Voice of Saruman breeds Uruk-hai.',
      );
    case 'call':
      return rateCall(sit, move.arg);
    case 'forgoil':
      return rateForgoil(sit, move.arg);
    case 'black ships':
      return rateBlackShips(sit);
    case 'build':
      return rateBuild(sit, move.arg);
    case 'sail':
      return bestSail(sit, move.arg, shipsIn(sit.s, move.arg));
    case 'play':
      return ratePlay(sit, move.arg);
    case 'draw':
      return rateDraw(sit, move.arg);
    case 'dispel':
      return rateDispel(sit, move.arg);
    default:
      return idea(0, 'Nothing better can be done with this die.');
  }
}

function rateVoice(sit: Situation): Idea {
  let sum = 0;
  for (const region of SETTLEMENTS[ISENGARD]) sum += recruitValue(sit, figure(ISENGARD, REGULAR), region) + 0.1;
  return idea(sum, 'The Voice of Saruman calls the Dunlendings and the Orcs of Orthanc.');
}

const NOWHERE = -1;

/** What the best two places are worth where a Muster result could put the figure. */
const musterPlaces = (sit: Situation, piece: number): readonly [number, number] =>
  piece === NAZGUL ? bestPlaces(sit, piece) : known(sit.war.musters, piece, () => bestPlaces(sit, piece));

function bestPlaces(sit: Situation, piece: number): readonly [number, number] {
  const { s, enemy } = sit;
  let first: number | undefined;
  let second: number | undefined;
  for (const region of SETTLEMENTS[nationOfPiece(piece)]) {
    if (s.captured[region] || hasUnits(s, region, enemy) || !takes(sit, piece, region)) continue;
    const value = piece === NAZGUL ? 0.3 + 0.3 * callIn(sit, region) : recruitValue(sit, piece, region) + 0.05;
    if (first === undefined || value > first) {
      second = first;
      first = value;
    } else if (second === undefined || value > second) second = value;
  }
  return [first ?? NOWHERE, second ?? 0];
}

/** A Settlement of its Nation has room for the figure, or an Army for the Leader. */
function takes({ s, side }: Situation, piece: number, region: number): boolean {
  if (piece === NAZGUL) return isStronghold(region);
  return kindOfPiece(piece) === LEADER ? hasUnits(s, region, side) : unitsIn(s, region, side) < 10;
}

/** A Muster result: an Elite, or two figures in two places. */
function rateRecruit(sit: Situation, piece: number): Idea {
  const [first, second] = musterPlaces(sit, piece);
  const twice = kindOfPiece(piece) === ELITE || sit.s.reserve[piece] < 2 ? 0 : second;
  const nazgul = piece === NAZGUL ? 0.35 : 0;
  return idea(first + twice + nazgul, () => `${PIECE_NAMES[piece]} is wanted on the map.`);
}

/** What it costs to give a die that could do more. */
const flexible = (face: number): number => (face === WILL ? habits.will : face === MUSTER_ARMY ? habits.musterArmy : 0);
/** What a Ring is worth turning a die into. */
const RING_FACES = [
  [CHARACTER, MUSTER],
  [CHARACTER, ARMY, MUSTER],
] as const;
/** Dice that do the same make the Ring needless. */
const COVERS: Readonly<Record<number, readonly number[]>> = {
  [CHARACTER]: [CHARACTER, WILL],
  [ARMY]: [ARMY, MUSTER_ARMY, WILL],
  [MUSTER]: [MUSTER, MUSTER_ARMY, WILL],
};
/** The ideas about the position last looked at: choosing a die and then its use asks for the same ones. */
let last: { readonly key: number; readonly of: Temper; readonly ideas: Ideas } | undefined;

function ideasAt(sit: Situation): Ideas {
  const key = ideaKey(sit);
  if (last?.key !== key || last.of !== temper) last = { key, of: temper, ideas: new Map() };
  return last.ideas;
}

/** All that an idea may depend on, as one number. Dice do not matter, but for a Will of the West. */
function ideaKey({ s, seat, side, will, armies }: Situation): number {
  const { turn, ringBearers, progress, revealed, corruption, mordor, guide, fellowshipActed, huntDice, huntFree } = s;
  const numbers = [
    turn,
    ringBearers,
    progress,
    revealed,
    corruption,
    mordor,
    guide,
    fellowshipActed,
    huntDice,
    huntFree,
  ];
  const lists = [
    s.reserve,
    s.lost,
    s.active,
    s.table,
    s.pool,
    s.specials,
    s.hands[seat],
    numbers,
    [side, Number(will)],
    ...(s.team ? [teamKey(s.team)] : []),
  ];
  return keyOf([pairOf(armies), ...lists]);
}

export interface Outlook {
  /** All uses of a die, the best first. */
  plansOf(face: number): readonly Plan[];
  /** The best use of a die, and the next best: what choosing among dice needs, without a list in order. */
  bestOf(face: number): readonly (Plan | undefined)[];
}

export function outlookOf(state: WotrState, sit: Situation): Outlook {
  const known = ideasAt(sit);
  const made: (readonly Plan[])[] = [];
  const best: (readonly (Plan | undefined)[])[] = [];
  const usesOf = (face: number): readonly Plan[] => {
    made[face] ??= plansFor(sit, menuOf(state, sit, face), face, known);
    return made[face];
  };
  return {
    plansOf: (face) => usesOf(face).toSorted((a, b) => b.idea.value - a.idea.value),
    bestOf(face) {
      best[face] ??= bestTwo(usesOf(face), () => true);
      return best[face];
    },
  };
}

const worthOf = (plan: Plan | undefined): number => Math.max(0, plan?.idea.value ?? 0);

/** Which die to use now. */
export function rateDie(sit: Situation, outlook: Outlook, move: Move): Idea {
  if (move.verb === 'pass') return idea(habits.patience, 'Nothing here is pressing: let the enemy show his hand.');
  if (move.verb === 'ring') return rateRing(sit, outlook, move.arg);
  const [best, next] = outlook.bestOf(move.arg);
  if (!best) return idea(0, 'Nothing can be done with this die.');
  const shared = isShared(sit, outlook, move.arg, best.move);
  return idea(best.idea.value - flexible(move.arg) - (shared ? habits.shared * worthOf(next) : 0), best.idea.why);
}

/** Another die would be used for the same. */
function isShared({ s, side }: Situation, outlook: Outlook, face: number, move: Move): boolean {
  for (const other of s.dice[side]) {
    const [best] = other === face ? [] : outlook.bestOf(other);
    if (best && sameMove(best.move, move)) return true;
  }
  return false;
}

/** The face a Ring would make of the die, and what is gained by it. */
function bestChange(sit: Situation, outlook: Outlook, face: number): { face: number; gain: number } {
  const now = worthOf(outlook.bestOf(face)[0]);
  let best = { face: NONE, gain: 0 };
  const dice = sit.s.dice[sit.side];
  for (const other of RING_FACES[sit.side]) {
    if (other === face || COVERS[other].some((same) => dice.includes(same))) continue;
    const gain = worthOf(outlook.bestOf(other)[0]) - now;
    if (gain > best.gain) best = { face: other, gain };
  }
  return best;
}

/** The Free Peoples keep their Rings for the last stage, unless the Fellowship is in need. */
function ringCost(sit: Situation): number {
  if (sit.side === SHADOW) return habits.ringShadow;
  return sit.toDoom <= 7 || sit.s.revealed ? habits.ringFreeLate : habits.ringFree;
}

function rateRing(sit: Situation, outlook: Outlook, face: number): Idea {
  const change = bestChange(sit, outlook, face);
  const cost = ringCost(sit);
  if (change.gain <= cost) return idea(-1, 'The Ring can wait.');
  return idea(worthOf(outlook.bestOf(change.face)[0]) - cost, () => {
    const deed = outlook.bestOf(change.face)[0]?.idea.why() ?? '';
    return `An Elven Ring makes it a ${FACE_NAMES[change.face]} die. ${deed}`;
  });
}

export const rateChange = (sit: Situation, outlook: Outlook, from: number, to: number): Idea => {
  const change = bestChange(sit, outlook, from);
  return idea(change.face === to ? 1 : 0, () => outlook.bestOf(to)[0]?.idea.why() ?? 'Another face would help.');
};
