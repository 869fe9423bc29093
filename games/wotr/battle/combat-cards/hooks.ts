// What single Combat Cards say that the vocabulary cannot; each hook bears the name of its card.
import { refusal } from '../../../../engine/game.ts';
import { lift, put, wayFacts } from '../../armies/force.ts';
import { retreatRegions } from '../../armies/retreat.ts';
import { armyArrives, companionsArrive } from '../../politics/politics.ts';
import { count, does, regionName, say } from '../../say.ts';
import { opponent } from '../../state.ts';
import { score } from '../dice.ts';
import { retreatDefender, withdrawDefender } from '../ending.ts';
import { canWithdraw, combatDice, leadershipOf, nazgulLeadership, placeOf } from '../sides.ts';
import type { Effect } from './vocabulary.ts';

/**
 * The card does not say who must be the defender: an attacking Army retreats from its own region, a sortie goes back inside.
 * A besieged Army has nowhere to go (WR-6.27.7).
 */
export const scouts: Effect = {
  text:
    'Before the Combat Roll your Army in the battle retreats to a free region next to it, or withdraws into its Stronghold if ' +
    'it may. The battle is over.',
  asks: {
    kind: 'place',
    prompt: 'Where does your Army go?',
    options(s, f, side, offer) {
      const attacks = side === f.side;
      if (attacks ? f.kind === 'sortie' : canWithdraw(s, f)) offer.add('withdraw');
      for (const region of retreatRegions(s, placeOf(f, side), side)) offer.add('retreat to', region);
    },
    take(s, f, side, move, emit) {
      if (side !== f.side) {
        if (move.verb === 'withdraw') withdrawDefender(f, emit);
        else retreatDefender(s, f, move.arg, emit);
        return;
      }
      f.at = 'battle/end';
      if (move.verb === 'withdraw') {
        emit?.(say('sortie-over', 'WR-6.33.4', 'The sortie is called off.'));
        return;
      }
      lift(s, f.from, side, f.force);
      put(s, move.arg, side, f.force);
      const text = `${does(side, 'retreat')} to ${regionName(move.arg)}.`;
      emit?.(say('retreat', 'WR-6.27.4', text, undefined, wayFacts(side, f.force, f.from, move.arg)));
      armyArrives(s, move.arg, side, emit);
      if (f.force.characters) companionsArrive(s, move.arg, f.force.characters, emit);
    },
  },
};

export const confusion: Effect = {
  text: 'Each unchanged 1 in the enemy Combat Roll is a hit on the enemy, and the Leader Re-roll may not touch it.',
  run(_s, f, side, emit) {
    const ones = f.now.ones[opponent(side)];
    f.now.onesStand = 1;
    if (ones === 0) return;
    score(f, side, ones);
    emit?.(say('confusion', 'WR-5.6.3', `${count(ones, 'hit')} out of confusion.`));
  },
};

export const foulStench: Effect = {
  text: 'If the Nazgûl lend at least as much Leadership as the whole enemy Army has, the enemy has no Leader Re-roll.',
  run(s, f, side, emit) {
    const enemy = opponent(side);
    if (nazgulLeadership(s, f) < leadershipOf(s, f, enemy)) return;
    f.now.noReroll[enemy] = 1;
    emit?.(say('no-reroll', 'WR-5.6.3', `${does(enemy, 'have')} no Leader Re-roll this round.`));
  },
};

const LAST_DIE = refusal('WR-5.3.9', 'The enemy keeps one die: more points would change nothing.');

export const dreadAndDespair: Effect = {
  text:
    'Before the Combat Roll you give up 1 point of Nazgûl Leadership or more for this round; for each, the enemy leaves 1 die out ' +
    'of the Combat Roll, and 1 always remains.',
  asks: {
    kind: 'amount',
    prompt: 'How many points of Nazgûl Leadership do you give up?',
    options(s, f, side, offer) {
      const useful = Math.max(1, combatDice(s, f, opponent(side)) - 1);
      const points = nazgulLeadership(s, f);
      for (let n = 1; n <= points; n++) {
        if (n > useful && !offer.explaining) return;
        offer.check(n > useful ? LAST_DIE : undefined, 'forfeit', n);
      }
    },
    take(_s, f, side, move, emit) {
      f.now.nazgulForfeited += move.arg;
      f.now.fewerDice[opponent(side)] += move.arg;
      emit?.(say('dread', 'WR-6.20.2', `The Nazgûl give up ${move.arg} Leadership: so many dice less for the enemy.`));
    },
  },
};
