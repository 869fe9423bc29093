// Odds of Dunlendings, siege engines and Ents: by hand, and against the game itself.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Words } from '../../../engine/game.ts';
import { seedRandom } from '../../../engine/random.ts';
import { armyIn, hasUnits } from '../../../games/wotr/forces/force.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { R, type RegionId } from '../../../games/wotr/map/regions.ts';
import { type Army, battleOdds } from '../../../games/wotr/odds/battle.ts';
import { entOdds } from '../../../games/wotr/odds/ents.ts';
import { armyOf } from '../../../games/wotr/odds/from-board.ts';
import { superiorAt } from '../../../games/wotr/reading/battle.ts';
import { FREE, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { twilight } from '../twilight/table.ts';
import { about, Tally } from './simulate.ts';

const army = (regular: number, elite = 0, more: Partial<Army> = {}): Army => ({ regular, elite, ...more });
const one = army(1);

rule('Dunlendings roll a die each and fall in pairs', ['WR-12.7.5', 'WR-12.7.6'], () => {
  const hillmen = army(0, 0, { dunlendings: 3 });
  const odds = battleOdds({ attacker: hillmen, defender: army(9), until: 1 });
  about(odds.defender.lostUnits, 1); // three dice, a third each
  assert.deepEqual(
    battleOdds({ attacker: hillmen, defender: one }).attacker.survivors.map(({ dunlendings }) => dunlendings),
    [3, 1, 0],
  );
});

rule('Other units fall before Dunlendings, and a single one falls last', ['WR-12.7.9'], () => {
  const mixed = army(1, 1, { dunlendings: 1 });
  const left = battleOdds({ attacker: mixed, defender: army(5) }).attacker.survivors.map(
    ({ regular, elite, dunlendings }) => `${regular}r${elite}e${dunlendings}d`,
  );
  assert.deepEqual(left, ['1r1e1d', '2r0e1d', '1r0e1d', '0r0e1d', '0r0e0d']);
});

rule(
  'Towers: a worse first roll for the besieged, and a second round for nothing',
  ['WR-12.10.8', 'WR-12.10.9'],
  () => {
    const siege = { attacker: one, defender: one, at: 'siege', until: 'end' } as const;
    // one round at 6 against 6, one at 6 against 5
    const first = { win: (1 / 6) * (5 / 6), lose: (5 / 6) * (1 / 6), stay: (5 / 6) * (5 / 6) };
    const odds = battleOdds({ ...siege, superior: 'attacker' });
    about(odds.attackerWins, first.win + first.stay * (1 / 6) * (2 / 3));
    about(odds.defenderWins, first.lose + first.stay * (5 / 6) * (1 / 3));
  },
);

rule('Trebuchets: a better first roll, and no Elite prolongs the siege', ['WR-12.10.10', 'WR-12.10.11'], () => {
  const odds = battleOdds({ attacker: army(0, 2), defender: one, at: 'siege', until: 'end', superior: 'defender' });
  about(odds.rounds, 1);
  about(odds.attacker.lostStrength, 1 / 2);
});

rule('An Ent attack is five dice on 5 or more', ['WR-12.9.14'], () => {
  about(entOdds(one, 1).destroyed, 1 - (2 / 3) ** 5);
  about(entOdds(army(0, 3), 1).hits[5], (1 / 3) ** 5);
  const three = entOdds(army(3), 2); // the Ents at the Fords: two attacks on three Regulars
  assert.ok(three.destroyed > 0.69 && three.destroyed < 0.71, `${three.destroyed}`);
  assert.ok(three.attacks > 1.5 && three.attacks < 2);
  about(entOdds(army(0, 0, { dunlendings: 3 }), 1).destroyed, entOdds(army(2), 1).destroyed);
  about(
    three.hits.reduce((a, b) => a + b),
    1,
  );
});

describe('Against battles of the game', () => {
  /** As the calculators have it: everybody fights on, and Regulars fall first, Dunlendings last. */
  const HABITS = ['continue', 'stand', 'remove', 'remove two', 'cease'];

  /** The Shadow attacks with all that it has in `from`, again and again: how often is nobody left to defend, and somebody to win? */
  function fought(words: Words, from: RegionId, region: RegionId): Tally {
    const politics = { sauron: 'at war', isengard: 'at war' };
    const table = twilight({ act: 'shadow', politics, dice: { shadow: ['army', 'army'] }, ...words });
    table.play('shadow', 'die army', `attack ${from}`);
    const wins = new Tally();
    for (let run = 0; run < 1500; run++) {
      const s = wotr.clone(table.state);
      s.random = seedRandom(`odds ${run}`);
      const [{ seat }] = wotr.decisions(s);
      wotr.apply(s, seat, { verb: 'against', arg: R[region] });
      for (let [open] = wotr.decisions(s); open?.at.startsWith('battle/'); [open] = wotr.decisions(s)) {
        if (open.at === 'battle/advance') break;
        const verb = HABITS.find((habit) => open.moves.some((move) => move.verb === habit));
        wotr.apply(s, open.seat, open.moves.find((move) => move.verb === verb) ?? open.moves[0]);
      }
      wins.add(Number(!hasUnits(s, R[region], FREE) && hasUnits(s, R[from], SHADOW)));
    }
    return wins;
  }

  test('Dunlendings in the field', () => {
    const words = { 'fords-of-isen': { isengard: '1r', dunlendings: 5 }, westemnet: { rohan: '4r' } };
    const { state } = twilight({ act: 'shadow', ...words });
    const attacker = armyOf(state, armyIn(state, R['fords-of-isen'], SHADOW), SHADOW);
    const odds = battleOdds({ attacker, defender: army(4) });
    fought(words, 'fords-of-isen', 'westemnet').near(odds.attackerWins, 'the Hillmen win');
  });

  test('A siege with two Towers against one Trebuchet', () => {
    const words = { 'minas-tirith': { gondor: '2r', sauron: '5r', towers: 2, trebuchets: 1 } };
    const { state } = twilight({ act: 'shadow', ...words });
    const attacker = armyOf(state, armyIn(state, R['minas-tirith'], SHADOW), SHADOW);
    const superior = superiorAt(state, SHADOW, R['minas-tirith']);
    const odds = battleOdds({ attacker, defender: army(2), at: 'siege', until: 'end', ...superior });
    fought(words, 'minas-tirith', 'minas-tirith').near(odds.attackerWins, 'the walls are stormed');
  });
});
