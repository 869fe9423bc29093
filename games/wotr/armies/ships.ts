// Ships of the Corsairs: Fleets that sail along the coasts, and Armies that they carry from one Ship to another (WR-12.8).
import type { AskStep, FrameAt, StepsOf } from '../../../engine/frames.ts';
import { type Emit, type RuleId, refusal, type Verdict } from '../../../engine/game.ts';
import type { Offer } from '../../../engine/offer.ts';
import { changeFigures, figuresIn } from '../board/figures.ts';
import type { ArmyFrame, CardFrame, FactionFrame } from '../frames.ts';
import { ADJACENT, COASTAL, REGION_COUNT } from '../map/regions.ts';
import { begin, finish } from '../procedures.ts';
import { ownsNation, seatFor } from '../rules.ts';
import { regionName, regionTarget, say } from '../say.ts';
import type { Board, WotrState } from '../state.ts';
import { SHADOW, type Side, SOUTHRONS } from '../tables/nations.ts';
import { SHIP } from '../tables/pieces.ts';
import { unlessForced } from '../unless-forced.ts';
import { piecesNamed } from '../words.ts';

type SailFrame = FrameAt<FactionFrame, 'fleet/sail'>;
type MarchFrame = FrameAt<ArmyFrame, 'army/march'>;

const NO_SHIP = refusal('WR-12.8.8', 'No Ship is there.');
const HAS_SAILED = refusal('WR-12.8.8', 'Every Ship there has sailed in this action.');
const ONE_SHIP = refusal('WR-12.8.8', 'At least one Ship must sail.');
const NOT_COASTAL = refusal('WR-12.8.6', 'Ships enter only coastal regions.');
const TOO_FAR = refusal('WR-12.8.8', 'A Fleet sails two regions along the coast at most.');

export const COAST: readonly number[] = Array.from({ length: REGION_COUNT }, (_, region) => region).filter(
  (region) => COASTAL[region] === 1,
);

/** Where a Fleet can go from a region: one or two coastal regions along the coast. */
const NEXT: readonly (readonly number[])[] = ADJACENT.map((around) => around.filter((region) => COASTAL[region] === 1));
const REACH: readonly (readonly number[])[] = NEXT.map((near, from) => {
  const far = near.flatMap((region) => NEXT[region]);
  return COASTAL[from] ? [...new Set([...near, ...far])].filter((region) => region !== from) : [];
});

/** Where Ships of a coastal region can sail. */
export const sailsFrom = (region: number): readonly number[] => REACH[region];

export const shipsIn = (s: Board, region: number): number => figuresIn(s, region, SHIP);

/** An Army of the side can go between these regions by Ship (WR-12.8.9). */
export const areLinked = (s: Board, from: number, to: number): boolean =>
  from !== to && shipsIn(s, from) > 0 && shipsIn(s, to) > 0;

/** Where Ships could take an Army that stands in the region. */
export const landings = (s: Board, from: number): readonly number[] =>
  shipsIn(s, from) === 0 ? [] : COAST.filter((region) => areLinked(s, from, region));

/** Dice take Armies over the sea; cards do not, unless they say so. */
export const canGoBySea = (s: Board, side: Side): boolean =>
  s.rules.twilight && side === SHADOW && ownsNation(s, SOUTHRONS);

/** Ships that have not sailed in this action; `sailed` lists where the others are, one entry each. */
export const restingIn = (s: Board, region: number, sailed: readonly number[]): number =>
  shipsIn(s, region) - sailed.filter((other) => other === region).length;

function sailVerdict(s: Board, region: number, sailed: readonly number[]): Verdict {
  if (shipsIn(s, region) === 0) return NO_SHIP;
  return restingIn(s, region, sailed) > 0 ? undefined : HAS_SAILED;
}

/** Offers every region from which a Fleet could sail. */
export function offerFleets(s: WotrState, sailed: readonly number[], offer: Offer): void {
  if (!offer.explaining) {
    for (const region of COAST) if (!sailVerdict(s, region, sailed)) offer.add('sail', region);
    return;
  }
  for (let region = 0; region < REGION_COUNT; region++) offer.check(sailVerdict(s, region, sailed), 'sail', region);
}

/** Chooses the Ships that sail from a region, beginning with all that can. */
export function beginSail(s: WotrState, from: number, sailed: readonly number[]): void {
  begin(s, { at: 'fleet/sail', from, ships: restingIn(s, from, sailed) });
}

/** Moves a Fleet; control of the region stays as it is, and enemy units do not matter (WR-12.8.7, WR-12.8.15). */
export function doSail(s: WotrState, from: number, to: number, ships: number, emit: Emit): void {
  changeFigures(s, from, SHIP, -ships);
  changeFigures(s, to, SHIP, ships);
  const sails = ships === 1 ? 'sails' : 'sail';
  const text = `${piecesNamed(ships, SHIP)} ${sails} from ${regionName(from)} to ${regionName(to)}.`;
  const facts = { seat: SHADOW, way: [from, to], pieces: Array.from({ length: ships }, () => SHIP) };
  emit?.(say('fleet-move', 'WR-12.8.8', text, [regionTarget(from), regionTarget(to)], facts));
}

/** All Ships of a region go back to the supply (WR-12.8.12, WR-12.8.14). */
export function loseShips(s: WotrState, region: number, rule: RuleId, emit: Emit): void {
  const ships = s.rules.twilight ? shipsIn(s, region) : 0;
  if (ships === 0) return;
  changeFigures(s, region, SHIP, -ships);
  s.reserve[SHIP] += ships;
  const text = `${piecesNamed(ships, SHIP)} at ${regionName(region)} ${ships === 1 ? 'is' : 'are'} lost.`;
  const facts = { seat: SHADOW, pieces: Array.from({ length: ships }, () => SHIP) };
  emit?.(say('ships-lost', rule, text, [regionTarget(region)], facts));
}

const reachVerdict = (from: number, region: number): Verdict =>
  !COASTAL[region] ? NOT_COASTAL : REACH[from].includes(region) ? undefined : TOO_FAR;

const sail: AskStep<WotrState, SailFrame> = {
  kind: 'place',
  rule: 'WR-12.8.8',
  seat: (s) => seatFor(s, SHADOW),
  prompt: (_s, f) => `Where do the Ships of ${regionName(f.from)} sail?`,
  options(_s, f, offer) {
    if (offer.explaining)
      for (let region = 0; region < REGION_COUNT; region++) offer.check(reachVerdict(f.from, region), 'to', region);
    else for (const region of REACH[f.from]) offer.add('to', region);
    offer.check(f.ships > 1 ? undefined : ONE_SHIP, 'leave', SHIP);
  },
  take(s, f, move, emit) {
    if (move.verb === 'leave') {
      f.ships--;
      f.at = 'fleet/sail';
      return;
    }
    finish(s);
    doSail(s, f.from, move.arg, f.ships, emit);
    const below = s.stack[s.stack.length - 1] as MarchFrame | CardFrame;
    if (below.at === 'event/run') for (let n = 0; n < f.ships; n++) below.memo.push(move.arg);
    else if (below.at === 'army/march' && below.sea) for (let n = 0; n < f.ships; n++) below.sea.push(move.arg);
  },
};

export const fleetSteps: StepsOf<WotrState, FactionFrame, SailFrame['at']> = {
  'fleet/sail': unlessForced('fleet/sail-choose', sail),
  'fleet/sail-choose': sail,
};
