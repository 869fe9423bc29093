// How battles end: an Army is wiped out, gives way or is left alone, and the winner may advance (WR-6.26 to WR-6.28, WR-6.33, WR-6.34).

import { type Emit, type Refusal, refusal } from '../../../../engine/game.ts';
import { forceWords } from '../../armies/force-words.ts';
import { withoutUnmovable } from '../../armies/movers.ts';
import { SIEGE_LIMIT, STACKING_LIMIT } from '../../armies/pieces.ts';
import { doRetreat } from '../../armies/retreat.ts';
import { loseShips } from '../../armies/ships.ts';
import { isBesieged } from '../../board/control.ts';
import { clearArmy, eliminate, eliminateCharacter } from '../../board/figures.ts';
import { changePiece, lift, pieceCount, piecesOf, put, unitCount, unitsIn, wayFacts } from '../../forces/force.ts';
import type { BattleFrame } from '../../frames.ts';
import { armyArrives, companionsArrive, maybeCapture } from '../../politics/politics.ts';
import { begin, finish } from '../../procedures.ts';
import { does, regionName, regionTarget, say } from '../../say.ts';
import type { WotrState } from '../../state.ts';
import { LEADER, SHADOW, type Side } from '../../tables/nations.ts';
import { characterPiece, isCharacter, kindOfPiece } from '../../tables/pieces.ts';
import { noteForce } from '../../team/limits.ts';
import { stayMixed } from '../../team/mixed.ts';
import { pieceName } from '../../words.ts';
import type { BattleSteps } from '../step-table.ts';
import { charactersOf, defenderOf, seatIn, unitsOf } from './sides.ts';

const LAST_UNIT = refusal('WR-6.28.2', 'An Army advances with at least one unit; choose "stay" to advance with none.');
const LEADER_ALONE = refusal('WR-2.4.2', 'A Leader cannot stay behind without a unit.');

/** Is one of the Armies gone? */
export const isDecided = (s: WotrState, f: BattleFrame): boolean =>
  unitsOf(s, f, f.side) === 0 || unitsOf(s, f, defenderOf(f)) === 0;

/** The defender retreats to another region: the siege, if this is a sortie, is over; else the attacker may follow. */
export function retreatDefender(s: WotrState, f: BattleFrame, to: number, emit: Emit): void {
  if (defenderOf(f) === SHADOW) loseShips(s, f.region, 'WR-12.8.14', emit);
  doRetreat(s, f.region, to, defenderOf(f), emit);
  f.at = f.kind === 'field' ? 'battle/may-advance' : 'battle/end'; // WR-6.33.6
}

/** The defender draws back into the Stronghold (WR-6.30.3). */
export function withdrawDefender(s: WotrState, f: BattleFrame, emit: Emit): void {
  if (defenderOf(f) === SHADOW) loseShips(s, f.region, 'WR-12.8.14', emit);
  const where = regionName(f.region);
  emit?.(say('withdraw', 'WR-6.30.3', `${does(defenderOf(f), 'withdraw')} into the Stronghold of ${where}.`));
  f.at = 'battle/may-advance';
}

/** With the last unit every Leader, Nazgûl and Character in the battle dies; a rearguard was never in it (WR-6.26.1, WR-6.15.4). */
function clearAttackers(s: WotrState, f: BattleFrame, emit: Emit): void {
  for (const piece of piecesOf(f.force, f.side)) {
    emit?.(say('falls', 'WR-6.26.1', `${pieceName(piece)} falls with the attackers.`));
    for (let n = pieceCount(f.force, piece); n > 0; n--) {
      eliminate(s, f.from, piece);
      changePiece(f.force, piece, -1);
    }
  }
}

function clearDefenders(s: WotrState, f: BattleFrame, emit: Emit): void {
  const side = defenderOf(f);
  const characters = charactersOf(s, f, side);
  for (let c = 0; characters >> c; c++)
    if (characters & (1 << c)) {
      emit?.(say('falls', 'WR-6.26.1', `${pieceName(characterPiece(c))} falls with the defenders.`));
      eliminateCharacter(s, c);
    }
  clearArmy(s, f.region, side);
  if (side === SHADOW) loseShips(s, f.region, 'WR-12.8.14', emit);
}

/** Units of the attacker that the region can still take; a released garrison counts (WR-6.30.12). */
const roomFor = (s: WotrState, f: BattleFrame): number => STACKING_LIMIT - unitsIn(s, f.region, f.side);

/** Does a unit stay in the region the attack came from? */
const someStay = (s: WotrState, f: BattleFrame): boolean => unitsIn(s, f.from, f.side) > unitCount(f.force);

function canLeave(s: WotrState, f: BattleFrame, piece: number): Refusal | undefined {
  if (isCharacter(piece)) return undefined;
  if (kindOfPiece(piece) !== LEADER) return unitCount(f.force) > 1 ? undefined : LAST_UNIT;
  return f.side === SHADOW || someStay(s, f) ? undefined : LEADER_ALONE;
}

function advance(s: WotrState, f: BattleFrame, emit: Emit): void {
  const { side, from, region, force } = f;
  const enemy: Side = defenderOf(f);
  lift(s, from, side, force);
  put(s, region, side, force);
  if (emit) {
    const text = `${does(side, 'advance')} into ${regionName(region)} with ${forceWords(force, side)}.`;
    emit(say('battle-advance', 'WR-6.28.2', text, [regionTarget(region)], wayFacts(side, force, from, region)));
  }
  stayMixed(s, force, region, side, emit);
  noteForce(s, force, side, region);
  armyArrives(s, region, side, emit);
  if (force.characters) companionsArrive(s, region, force.characters, emit);
  finish(s);
  if (!isBesieged(s, region)) return;
  emit?.(say('siege', 'WR-6.30.7', `${regionName(region)} is under siege.`, [regionTarget(region)]));
  if (unitsIn(s, region, enemy) > SIEGE_LIMIT) begin(s, { at: 'army/excess', side: enemy, region, limit: SIEGE_LIMIT });
}

export const endingSteps = {
  'battle/end': {
    run: (s) => finish(s),
  },

  'battle/over': {
    run(s, f, emit) {
      const lost = unitsOf(s, f, f.side) === 0;
      const won = unitsOf(s, f, defenderOf(f)) === 0;
      if (lost) clearAttackers(s, f, emit);
      if (lost && f.special.bySea) loseShips(s, f.region, 'WR-12.8.12', emit);
      if (won) clearDefenders(s, f, emit);
      const text = lost
        ? won
          ? 'Both Armies are destroyed.'
          : 'The attacking Army is destroyed.'
        : 'The defending Army is destroyed.';
      emit?.(say('battle-over', lost && won ? 'WR-6.28.4' : 'WR-6.28.1', text));
      if (won && !lost && f.kind === 'field') {
        f.at = 'battle/may-advance';
        return;
      }
      finish(s);
      if (f.kind === 'siege' && won)
        maybeCapture(s, f.region, f.side, emit); // WR-6.36.3
      else if (f.kind === 'sortie' && lost) maybeCapture(s, f.region, defenderOf(f), emit); // WR-6.33.8
    },
  },

  'battle/may-advance': {
    run(s, f) {
      f.force = withoutUnmovable(s, f.force); // WR-6.14.7
      f.at = 'battle/advance';
    },
  },

  'battle/advance': {
    kind: 'piece',
    rule: 'WR-6.28.2',
    seat: (s, f) => seatIn(s, f, f.side),
    prompt: (_s, f) => `Who advances into ${regionName(f.region)}?`,
    options(s, f, offer) {
      const room = roomFor(s, f);
      offer.check(
        unitCount(f.force) <= room
          ? undefined
          : refusal('WR-6.30.12', `Only ${room} of these units fit into ${regionName(f.region)}: leave the others.`),
        'advance army',
      );
      offer.add('stay');
      for (const piece of piecesOf(f.force, f.side)) offer.check(canLeave(s, f, piece), 'leave', piece);
    },
    take(s, f, move, emit) {
      if (move.verb === 'leave') changePiece(f.force, move.arg, -1);
      else if (move.verb === 'advance army') advance(s, f, emit);
      else {
        emit?.(say('no-advance', 'WR-6.28.2', `${does(f.side, 'stay')} behind.`));
        finish(s);
      }
    },
  },
} satisfies BattleSteps;
