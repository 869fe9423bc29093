// The Hunt Roll (WR-9.4 to WR-9.6).

import type { StepsOf } from '../../../engine/frames.ts';
import { roll } from '../../../engine/random.ts';
import { beginTile } from '../fellowship/begin-hunt.ts';
import type { HuntFrame } from '../frames.ts';
import { discardFromTable } from '../hands/cards.ts';
import { isLaid, laid } from '../hands/laid.ts';
import { finish } from '../procedures.ts';
import { huntRerolls } from '../reading/hunt.ts';
import { leaderOf } from '../rules.ts';
import { cardTitle, count, rollFacts, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { COMBAT_DICE } from '../tables/dice.ts';
import { SHADOW } from '../tables/nations.ts';

/** What a die must show, with all that is added to it (WR-9.5.2). */
const SUCCESS = 6;

export const rollSteps: StepsOf<WotrState, HuntFrame, 'hunt/before-roll' | 'hunt/flocks' | 'hunt/roll'> = {
  'hunt/before-roll': {
    run(s, f) {
      f.at = s.huntDice > 0 && isLaid(s, 'addsToHunt') ? 'hunt/flocks' : 'hunt/roll';
    },
  },

  'hunt/flocks': {
    kind: 'confirm',
    rule: 'WR-5.4.1',
    seat: (s) => leaderOf(s, SHADOW),
    prompt: (s) => `Discard ${cardTitle(laid(s, 'addsToHunt'))} to add 1 to every die of this Hunt Roll?`,
    options(s, _f, offer) {
      offer.add('use', laid(s, 'addsToHunt'));
      offer.add('keep');
    },
    take(s, f, move, emit) {
      if (move.verb === 'use') {
        discardFromTable(s, move.arg, emit);
        f.bonus++;
      }
      f.at = 'hunt/roll';
    },
  },

  'hunt/roll': {
    run(s, f, emit) {
      finish(s);
      const dice = Math.min(s.huntDice, COMBAT_DICE);
      if (dice === 0) {
        emit?.(say('hunt', 'WR-9.4.5', 'No Shadow die is in the Hunt box: the Fellowship moves unseen.'));
        return;
      }
      const needed = SUCCESS - s.huntFree - f.bonus;
      const shown: number[] = [];
      let successes = 0;
      for (let i = 0; i < dice; i++) {
        shown[i] = roll(s);
        if (shown[i] >= needed) successes++;
      }
      emit?.(
        say(
          'hunt-roll',
          'WR-9.4.3',
          `The Shadow hunts with ${count(dice, 'die', 'dice')}: ${shown.join(', ')}; ` +
            `${count(successes, 'success', 'successes')} (${Math.max(1, needed)} or more is needed).`,
          undefined,
          rollFacts(SHADOW, shown, (die) => die >= needed),
        ),
      );
      const again = Math.min(huntRerolls(s), dice - successes); // each failed die once (WR-9.6.2)
      shown.length = 0;
      let more = 0;
      for (let i = 0; i < again; i++) {
        shown[i] = roll(s);
        if (shown[i] >= needed) more++;
      }
      successes += more;
      if (again > 0)
        emit?.(
          say(
            'hunt-reroll',
            'WR-9.6.2',
            `${count(again, 'die', 'dice')} rolled again: ${shown.join(', ')}; ${count(more, 'success', 'successes')}.`,
            undefined,
            rollFacts(SHADOW, shown, (die) => die >= needed),
          ),
        );
      if (successes > 0) beginTile(s, 'hunt', 'none', successes);
      else emit?.(say('hunt', 'WR-9.7.1', 'The Hunt fails.'));
    },
  },
};
