// Armies on the move: which, who of it, where to, and how far (WR-6.7 to WR-6.9).

import type { AskStep, FrameAt, StepsOf } from '../../../engine/frames.ts';
import { type Emit, refusal, type Verdict } from '../../../engine/game.ts';
import type { Offer } from '../../../engine/offer.ts';
import {
  changePiece,
  type Force,
  hasUnits,
  lift,
  pieceCount,
  piecesOf,
  put,
  unitCount,
  unitsIn,
  wayFacts,
} from '../forces/force.ts';
import type { ArmyFrame, Lead, Moved } from '../frames.ts';
import { ADJACENT, isAdjacent, REGION_COUNT } from '../map/regions.ts';
import { armyArrives, companionsArrive } from '../politics/politics.ts';
import { begin, finish } from '../procedures.ts';
import { seatFor } from '../rules.ts';
import { forCard, regionName, regionTarget, say, sideName } from '../say.ts';
import type { WotrState } from '../state.ts';
import { FREE, type Side } from '../tables/nations.ts';
import { TOWER, TREBUCHET } from '../tables/pieces.ts';
import { noteForce } from '../team/limits.ts';
import { stayMixed } from '../team/mixed.ts';
import { unlessForced } from '../unless-forced.ts';
import { boundsOf, enterVerdict } from './borders.ts';
import { forceWords } from './force-words.ts';
import {
  canGo,
  canSetOut,
  endVerdict,
  farVerdict,
  goVerdict,
  marchVerdict,
  movable,
  type Plan,
  RELIEVE,
  stayVerdict,
  waysFrom,
} from './movers.ts';
import { STACKING_LIMIT } from './pieces.ts';
import { areLinked, beginSail, offerFleets } from './ships.ts';

type MarchFrame = FrameAt<ArmyFrame, 'army/march'>;
type PickFrame = FrameAt<ArmyFrame, 'army/pick'>;
type OnwardFrame = FrameAt<ArmyFrame, 'army/onward'>;

const ENGINES_STAY = refusal('WR-12.10.16', 'Siege engines never leave the region where they were built.');
const HAS_MOVED = refusal('WR-6.9.1', 'It came here in this action: it stays in any case.');

export const planOf = (side: Side, lead: Lead, left: number, moved: Moved[] = []): Plan => ({
  side,
  lead,
  reach: 1,
  join: false,
  targets: null,
  sea: false,
  moved,
  left,
  vacated: -1,
  freed: 0,
});

/** Offers every region from which an Army could march. */
export function offerMarches(s: WotrState, plan: Plan, offer: Offer): void {
  for (let region = 0; region < REGION_COUNT; region++)
    if (offer.explaining || hasUnits(s, region, plan.side))
      offer.check(marchVerdict(s, plan, region, needIn(s, region, plan.side)), 'march', region);
}

/** Units above the limit while an action is under way: so many must leave with its next movement (WR-6.9.5). */
const needIn = (s: WotrState, region: number, side: Side): number =>
  Math.max(0, unitsIn(s, region, side) - STACKING_LIMIT);

/** Picks the figures that march from a region, beginning with all that can. */
export function beginPick(s: WotrState, from: number, { side, lead, reach, join, targets, moved }: Plan): void {
  const force = movable(s, from, side, moved);
  begin(s, { at: 'army/pick', side, from, force, lead, reach, join, targets, moved: [...moved] });
}

function planOfMarch(f: MarchFrame): Plan {
  const plan = planOf(f.side, f.lead, f.left - 1, f.moved);
  plan.reach = f.reach;
  plan.join = f.join;
  plan.sea = f.sea !== undefined;
  return plan;
}

/** The march that a pick or a move onward belongs to; a card may pick without one. */
function marchBelow(s: WotrState): MarchFrame | undefined {
  const below = s.stack[s.stack.length - 2];
  return below?.at === 'army/march' ? (below as MarchFrame) : undefined;
}

function planOfPick(s: WotrState, f: PickFrame): Plan {
  const below = marchBelow(s);
  const plan = planOf(f.side, f.lead, below?.left ?? 0, f.moved);
  plan.sea = below?.sea !== undefined;
  plan.reach = f.reach;
  plan.join = f.join;
  plan.targets = f.targets;
  return plan;
}

/** Its reach is that of the next Army, which may have to make room. */
function planOfOnward(s: WotrState, f: OnwardFrame): Plan {
  const below = marchBelow(s);
  const plan = planOf(f.side, below?.lead ?? 'none', below?.left ?? 0, f.moved);
  plan.reach = below?.reach ?? 1;
  plan.join = f.join;
  return plan;
}

/** The region that an earlier move of this action filled too far: the next must come from there. */
function crowdedRegion(s: WotrState, f: MarchFrame): number {
  for (const { region } of f.moved)
    if (unitsIn(s, region, f.side) > STACKING_LIMIT) {
      const plan = planOfMarch(f);
      if (!marchVerdict(s, plan, region, needIn(s, region, f.side))) return region;
    }
  return -1;
}

const march: AskStep<WotrState, MarchFrame> = {
  kind: 'act',
  rule: 'WR-6.7.2',
  seat: (s, f) => seatFor(s, f.side),
  prompt: (s, f) => forCard(s, f.moved.length === 0 ? 'Which Army moves?' : 'Which other Army moves?'),
  options(s, f, offer) {
    if (f.left <= 0) return;
    const crowded = crowdedRegion(s, f);
    if (crowded >= 0) {
      offer.add('march', crowded);
      return;
    }
    offerMarches(s, planOfMarch(f), offer);
    if (f.sea && f.lead === 'none') offerFleets(s, f.sea, offer);
    if (f.optional || f.moved.length > 0) offer.add('done');
  },
  take(s, f, move) {
    if (move.verb === 'done') {
      finish(s);
      return;
    }
    const plan = planOfMarch(f);
    f.at = 'army/march';
    f.left--;
    if (move.verb === 'sail') beginSail(s, move.arg, f.sea ?? []);
    else beginPick(s, move.arg, plan);
  },
};

const pick: AskStep<WotrState, PickFrame> = {
  kind: 'place',
  rule: 'WR-6.8.1',
  seat: (s, f) => seatFor(s, f.side),
  prompt: (s, f) => forCard(s, `Who stays in ${regionName(f.from)}, and where do the others go?`),
  options(s, f, offer) {
    const plan = planOfPick(s, f);
    const need = marchBelow(s) ? needIn(s, f.from, f.side) : 0;
    const regions = waysFrom(s, plan, f.from);
    for (const region of regions) offer.check(goVerdict(s, plan, f.from, f.force, region, need), 'to', region);
    if (offer.explaining)
      for (let region = 0; region < REGION_COUNT; region++)
        if (!regions.includes(region)) offer.check(goVerdict(s, plan, f.from, f.force, region, need), 'to', region);
    for (const piece of piecesOf(f.force, f.side)) {
      changePiece(f.force, piece, -1);
      if (canSetOut(s, plan, f.from, f.force, need)) offer.add('leave', piece);
      else if (offer.explaining) offer.refuse(stayVerdict(s, plan, f.from, f.force, need), 'leave', piece);
      changePiece(f.force, piece, 1);
    }
    if (!offer.explaining) return;
    for (const { region, force } of f.moved)
      if (region === f.from)
        for (const piece of piecesOf(force, f.side))
          if (pieceCount(f.force, piece) === 0) offer.refuse(HAS_MOVED, 'leave', piece);
    if (need > 0) offer.refuse(RELIEVE, 'done');
    if (s.apart.length > 0) for (const engine of [TOWER, TREBUCHET]) offer.refuse(ENGINES_STAY, 'leave', engine);
  },
  take(s, f, move, emit) {
    f.at = 'army/pick';
    if (move.verb === 'leave') {
      changePiece(f.force, move.arg, -1);
      return;
    }
    finish(s);
    const { side, force, reach, join, moved } = f;
    step(s, f.from, move.arg, side, force, emit);
    const onward: OnwardFrame = { at: 'army/onward', side, here: move.arg, force, reach: reach - 1, join, moved };
    if (f.targets || reach <= 1) arrive(s, onward, emit);
    else begin(s, onward);
  },
};

/** Further regions of a march by card: any path whose end is legal. */
const onward: AskStep<WotrState, OnwardFrame> = {
  kind: 'place',
  rule: 'WR-6.7.1',
  seat: (s, f) => seatFor(s, f.side),
  prompt: (s, f) => forCard(s, `The Army is in ${regionName(f.here)}: where does it go on to?`),
  options(s, f, offer) {
    const plan = planOfOnward(s, f);
    const bounds = boundsOf(s, f.force, f.side);
    const units = unitCount(f.force);
    offer.check(stopVerdict(s, plan, f, units), 'stop');
    if (f.reach <= 0) return;
    for (const next of ADJACENT[f.here]) {
      const end = endVerdict(s, plan, f.here, next, units, true);
      const through = f.reach > 1 && canGo(s, plan, f.here, next, bounds, units, f.reach - 1, true);
      offer.check(enterVerdict(s, next, f.side, bounds) ?? (through ? undefined : end), 'to', next);
    }
    if (offer.explaining)
      for (let region = 0; region < REGION_COUNT; region++)
        if (!isAdjacent(f.here, region)) offer.refuse(farVerdict(f.reach, f.here, region), 'to', region);
  },
  take(s, f, move, emit) {
    if (move.verb === 'stop') {
      finish(s);
      arrive(s, f, emit);
      return;
    }
    step(s, f.here, move.arg, f.side, f.force, emit);
    f.at = 'army/onward';
    f.here = move.arg;
    f.reach--;
  },
};

/** The force stands in `here` already: it does not count against itself, nor can it make room by going on. */
function stopVerdict(s: WotrState, plan: Plan, f: OnwardFrame, units: number): Verdict {
  const stop: Plan = {
    ...plan,
    vacated: f.here,
    freed: units,
    moved: [...plan.moved, { region: f.here, force: f.force }],
  };
  return endVerdict(s, stop, -1, f.here, units, true);
}

/** One region further: what an Army does by entering, it does there (WR-7.2.2, WR-6.36.2). */
function step(s: WotrState, from: number, to: number, side: Side, force: Force, emit: Emit): void {
  lift(s, from, side, force);
  put(s, to, side, force);
  const bySea = s.apart.length > 0 && !isAdjacent(from, to) && areLinked(s, from, to);
  const moves = bySea ? 'ships' : side === FREE ? 'move' : 'moves';
  if (emit) {
    const text = `${sideName(side)} ${moves} ${forceWords(force, side)} from ${regionName(from)} to ${regionName(to)}.`;
    const about = [regionTarget(from), regionTarget(to)];
    emit(say('army-move', bySea ? 'WR-12.8.9' : 'WR-6.7.4', text, about, wayFacts(side, force, from, to)));
  }
  stayMixed(s, force, to, side, emit);
  armyArrives(s, to, side, emit);
}

/** The end of a move: Companions rouse the Nation (WR-7.2.10), and the march below takes note. */
function arrive(s: WotrState, f: OnwardFrame, emit: Emit): void {
  noteForce(s, f.force, f.side, f.here);
  if (f.force.characters) companionsArrive(s, f.here, f.force.characters, emit);
  const below = s.stack[s.stack.length - 1];
  if (below?.at === 'army/march') (below as MarchFrame).moved.push({ region: f.here, force: f.force });
}

type MarchStep = MarchFrame['at'] | PickFrame['at'] | OnwardFrame['at'];

export const marchSteps: StepsOf<WotrState, ArmyFrame, MarchStep> = {
  'army/march': unlessForced('army/march-choose', march),
  'army/march-choose': march,
  'army/pick': unlessForced('army/pick-choose', pick),
  'army/pick-choose': pick,
  'army/onward': unlessForced('army/onward-choose', onward),
  'army/onward-choose': onward,
};
