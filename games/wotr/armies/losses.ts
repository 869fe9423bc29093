// Units that go without a battle: above the limits, hit by a card, or driven out by one.

import type { AskStep, FrameAt, StepsOf } from '../../../engine/frames.ts';
import type { Emit } from '../../../engine/game.ts';
import { clearArmy, disband, eliminateCharacter } from '../board/figures.ts';
import { armyIn, charactersIn, dunlendingsIn, hasUnits, unitsIn } from '../forces/force.ts';
import { countOf } from '../forces/packing.ts';
import type { ArmyFrame } from '../frames.ts';
import { maybeCapture } from '../politics/politics.ts';
import { finish } from '../procedures.ts';
import { partnerOf } from '../rules.ts';
import { count, forCard, regionName, say } from '../say.ts';
import { opponent, type WotrState } from '../state.ts';
import { ELITE, REGULAR, type Side } from '../tables/nations.ts';
import { DUNLENDING, figure } from '../tables/pieces.ts';
import { commanderOf, excessOf } from '../team/command.ts';
import { excessSeat } from '../team/mixed.ts';
import { unlessForced } from '../unless-forced.ts';
import { pieceName } from '../words.ts';
import { casualtyOptions, takeCasualty, takeForcedCasualties } from './casualties.ts';
import { FIRST_NATION, NATION_END, SIEGE_LIMIT } from './pieces.ts';
import { doRetreat, retreatRegions } from './retreat.ts';

type ExcessFrame = FrameAt<ArmyFrame, 'army/excess'>;
type HitsFrame = FrameAt<ArmyFrame, 'army/hits'>;
type FleeFrame = FrameAt<ArmyFrame, 'army/flee'>;

const excess: AskStep<WotrState, ExcessFrame> = {
  kind: 'piece',
  rule: 'WR-6.2.2',
  seat: (s, f) => excessSeat(s, f.region, f.side, f.next),
  prompt: (s, f) =>
    `At most ${f.limit} of your units may be in ${regionName(f.region)}: remove ${unitsIn(s, f.region, f.side) - f.limit}.`,
  options(s, f, offer) {
    if (unitsIn(s, f.region, f.side) <= f.limit) return;
    const seat = excessSeat(s, f.region, f.side, f.next);
    const army = excessOf(s, f.region, f.side, seat);
    for (let nation = FIRST_NATION[f.side]; nation < NATION_END[f.side]; nation++) {
      if (countOf(army.regular, nation)) offer.add('remove', figure(nation, REGULAR));
      if (countOf(army.elite, nation)) offer.add('remove', figure(nation, ELITE));
    }
    if (dunlendingsIn(army, f.side)) offer.add('remove', DUNLENDING);
  },
  take(s, f, move, emit, seat) {
    f.at = 'army/excess';
    if (s.team) f.next = partnerOf(s, seat);
    disband(s, f.region, move.arg);
    const text = `${pieceName(move.arg)} in ${regionName(f.region)} returns to the reinforcements.`;
    emit?.(say('disband', f.limit === SIEGE_LIMIT ? 'WR-6.30.9' : 'WR-6.2.3', text));
  },
};

const hits: AskStep<WotrState, HitsFrame> = {
  kind: 'piece',
  rule: 'WR-5.5.3',
  seat: (s, f) => commanderOf(s, armyIn(s, f.region, f.side), f.side),
  prompt: (s, f) => forCard(s, `Your Army in ${regionName(f.region)} takes ${count(f.hits, 'hit')}: who is hit?`),
  options(s, f, offer) {
    casualtyOptions(armyIn(s, f.region, f.side), f.side, f.hits, false, offer);
  },
  take(s, f, move, emit) {
    f.at = 'army/hits';
    f.hits -= takeCasualty(s, f.region, armyIn(s, f.region, f.side), f.side, move, emit);
  },
};

const flee: AskStep<WotrState, FleeFrame> = {
  kind: 'place',
  rule: 'WR-6.27.4',
  seat: (s, f) => commanderOf(s, armyIn(s, f.region, f.side), f.side),
  prompt: (s, f) => forCard(s, `Your Army must leave ${regionName(f.region)}: where does it retreat?`),
  options(s, f, offer) {
    for (const region of retreatRegions(s, f.region, f.side)) offer.add('to', region);
  },
  take(s, f, move, emit) {
    finish(s);
    doRetreat(s, f.region, move.arg, f.side, emit);
  },
};
const fleeIfPossible = unlessForced('army/flee-choose', flee);

/** An Army with nowhere to go dies with everybody in it, Nazgûl and Minions too. */
export function destroyArmy(s: WotrState, region: number, side: Side, emit: Emit): void {
  const characters = charactersIn(s, region, side);
  clearArmy(s, region, side);
  for (let c = 0; characters >> c; c++) if (characters & (1 << c)) eliminateCharacter(s, c);
  emit?.(say('army-destroyed', 'WR-6.26.1', `The Army in ${regionName(region)} is destroyed.`));
  maybeCapture(s, region, opponent(side), emit);
}

type LossStep = ExcessFrame['at'] | HitsFrame['at'] | FleeFrame['at'];

export const lossSteps: StepsOf<WotrState, ArmyFrame, LossStep> = {
  'army/excess': unlessForced('army/excess-choose', excess),
  'army/excess-choose': excess,
  'army/hits': {
    run(s, f, emit) {
      const { region, side } = f;
      f.hits = takeForcedCasualties(s, region, armyIn(s, region, side), side, f.hits, false, emit);
      if (f.hits > 0) {
        f.at = 'army/hits-choose';
        return;
      }
      finish(s);
      if (!hasUnits(s, region, side)) maybeCapture(s, region, opponent(side), emit); // WR-5.5.2
    },
  },
  'army/hits-choose': hits,
  'army/flee': {
    run(s, f, emit) {
      if (!hasUnits(s, f.region, f.side)) finish(s);
      else if (f.orDie && retreatRegions(s, f.region, f.side).length === 0) {
        finish(s);
        destroyArmy(s, f.region, f.side, emit);
      } else fleeIfPossible.run(s, f, emit);
    },
  },
  'army/flee-choose': flee,
};
