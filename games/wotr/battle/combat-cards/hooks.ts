// What single Combat Cards say that the vocabulary cannot; each hook bears the name of its card.

import { forceWords } from '../../armies/force-words.ts';
import { retreatRegions } from '../../armies/retreat.ts';
import { removeEngines } from '../../factions/engines.ts';
import { lift, put, wayFacts } from '../../forces/force.ts';
import { NOTHING_FALLEN } from '../../odds/round.ts';
import { armyArrives, companionsArrive } from '../../politics/politics.ts';
import { count, does, regionName, say, theSide } from '../../say.ts';
import { opponent } from '../../state.ts';
import { stayMixed } from '../../team/mixed.ts';
import { score } from '../field/dice.ts';
import { retreatDefender, withdrawDefender } from '../field/ending.ts';
import { canWithdraw, leadershipOf, nazgulLeadership, placeOf } from '../field/sides.ts';
import { enginesOf } from './requirements.ts';
import type { Effect } from './vocabulary.ts';

/**
 * The card does not say who must be the defender: an attacking Army retreats from its own region, a sortie goes back inside.
 * A besieged Army has nowhere to go (WR-6.27.7).
 */
export const scouts: Effect = {
  text:
    'Before the Combat Roll your Army in the battle retreats to a free region next to it, or withdraws into its Stronghold if ' +
    'it may. The battle is over.',
  odds: () => ({ why: 'It ends the battle before the dice: nothing is left to reckon.' }),
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
        if (move.verb === 'withdraw') withdrawDefender(s, f, emit);
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
      if (emit) {
        const text = `${does(side, 'retreat')} to ${regionName(move.arg)} with ${forceWords(f.force, side)}.`;
        emit(say('retreat', 'WR-6.27.4', text, undefined, wayFacts(side, f.force, f.from, move.arg)));
      }
      stayMixed(s, f.force, move.arg, side, emit);
      armyArrives(s, move.arg, side, emit);
      if (f.force.characters) companionsArrive(s, move.arg, f.force.characters, emit);
    },
  },
};

export const confusion: Effect = {
  text: 'Each unchanged 1 in the enemy Combat Roll is a hit on the enemy, and the Leader Re-roll may not touch it.',
  odds: () => ({ onesHit: true }),
  run(_s, f, side, emit) {
    const ones = f.now.ones[opponent(side)];
    f.now.onesStand = 1;
    if (ones === 0) return;
    score(f, side, ones);
    const text = `Confusion: ${count(ones, 'die', 'dice')} of ${theSide(opponent(side))} that fell on 1 hit its own Army.`;
    emit?.(say('confusion', 'WR-5.6.3', text));
  },
};

export const foulStench: Effect = {
  text: 'If the Nazgûl lend at least as much Leadership as the whole enemy Army has, the enemy has no Leader Re-roll.',
  odds: (s, f, side) =>
    nazgulLeadership(s, f) >= leadershipOf(s, f, opponent(side)) ? { enemy: { noReroll: true } } : {},
  run(s, f, side, emit) {
    const enemy = opponent(side);
    if (nazgulLeadership(s, f) < leadershipOf(s, f, enemy)) return;
    f.now.noReroll[enemy] = 1;
    emit?.(say('no-reroll', 'WR-5.6.3', `${does(enemy, 'have')} no Leader Re-roll this round.`));
  },
};

export const dreadAndDespair: Effect = {
  text:
    'Before the Combat Roll you give up 1 point of Nazgûl Leadership or more for this round; for each, the enemy leaves 1 die out ' +
    'of the Combat Roll, and 1 always remains.',
  odds: (s, f) => ({
    oneOf: Array.from({ length: nazgulLeadership(s, f) }, (_, given) => ({
      you: { lessLeadership: given + 1 },
      enemy: { fewerDice: given + 1 },
    })),
  }),
  asks: {
    kind: 'amount',
    prompt: 'How many points of Nazgûl Leadership do you give up?',
    options(s, f, _side, offer) {
      const points = nazgulLeadership(s, f);
      for (let n = 1; n <= points; n++) offer.add('forfeit', n);
    },
    take(_s, f, side, move, emit) {
      const enemy = opponent(side);
      f.now.nazgulForfeited += move.arg;
      f.now.fewerDice[enemy] += move.arg;
      const fewer = `${does(enemy, 'roll')} ${count(move.arg, 'die', 'dice')} less, though never less than one`;
      emit?.(say('dread', 'WR-6.20.2', `The Nazgûl give up ${move.arg} Leadership: ${fewer}.`));
    },
  },
};

/** Among the Siege Engines: it can only help, so nobody is asked. */
export const burnEngine: Effect = {
  text: 'If your Leader Re-roll hits, a siege engine of the enemy in the battle is eliminated besides.',
  odds: (s, f, side) => (enginesOf(s, f, opponent(side)) > 0 ? { fells: [{ hits: 1, fallen: NOTHING_FALLEN }] } : {}),
  run(s, f, side, emit) {
    const enemy = opponent(side);
    if (f.now.rerollHits[side] > 0 && enginesOf(s, f, enemy) > 0)
      removeEngines(s, f.region, enemy, 1, 'WR-12.10.13', emit);
  },
};

/** Last Defences. */
export const manEngines: Effect = {
  text: 'Your Combat Strength is higher by the number of your siege engines here, though you roll 5 dice at most.',
  odds: (s, f, side) => ({ you: { stronger: enginesOf(s, f, side) } }),
  run(s, f, side) {
    f.now.stronger = enginesOf(s, f, side);
  },
};

/** Heads of the Fallen. */
export const noEnemyReroll: Effect = {
  text: 'The enemy has no Leader Re-roll.',
  odds: () => ({ enemy: { noReroll: true } }),
  run(_s, f, side) {
    f.now.noReroll[opponent(side)] = 1;
  },
};
