import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { changePiece, noForce } from '../../../games/wotr/forces/force.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { type Army, type Battle, type BattleOdds, battleOdds } from '../../../games/wotr/odds/battle.ts';
import { armyOf } from '../../../games/wotr/odds/from-board.ts';
import { rulesOf } from '../../../games/wotr/rules.ts';
import { emptyBoard } from '../../../games/wotr/state.ts';
import { ARAGORN, SARUMAN } from '../../../games/wotr/tables/characters.ts';
import { FREE, GONDOR, ISENGARD, SAURON, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { characterPiece, figure, NAZGUL } from '../../../games/wotr/tables/pieces.ts';
import { rule } from '../../rule.ts';
import { about, die, random, Tally } from './simulate.ts';

const army = (regular: number, elite = 0, leadership = 0, more: Partial<Army> = {}): Army => ({
  regular,
  elite,
  leadership,
  ...more,
});
const one = army(1);

/** Wins, losses, both fallen, stand-off. */
const outcomes = (odds: BattleOdds): number[] => [odds.attackerWins, odds.defenderWins, odds.bothFall, odds.standOff];
const expect = (battle: Battle, wanted: readonly number[]): void => {
  for (const [i, chance] of outcomes(battleOdds(battle)).entries()) about(chance, wanted[i], `outcome ${i}:`);
};
const hitsOn = (odds: BattleOdds, units: number): number =>
  Math.max(...odds.defender.survivors.map(({ regular }) => units - regular));

describe('By hand', () => {
  test('One Regular against one', () => {
    expect({ attacker: one, defender: one }, [2 / 5, 2 / 5, 1 / 5, 0]);
    about(battleOdds({ attacker: one, defender: one }).rounds, 9 / 5);
    expect({ attacker: one, defender: one, at: 'sortie' }, [2 / 5, 2 / 5, 1 / 5, 0]);
    expect({ attacker: one, defender: one, until: 1 }, [2 / 9, 2 / 9, 1 / 9, 4 / 9]);
    expect({ attacker: one, defender: one, until: 2 }, [26 / 81, 26 / 81, 13 / 81, 16 / 81]);
  });

  test('A City or Fortification helps in the first round only', () => {
    for (const at of ['city', 'fortification'] as const)
      expect({ attacker: one, defender: one, at }, [1 / 3, 1 / 2, 1 / 6, 0]);
  });

  test('A siege has one round, and one more for each Elite reduced', () => {
    expect({ attacker: one, defender: one, at: 'siege' }, [1 / 9, 5 / 18, 1 / 18, 5 / 9]);
    expect({ attacker: one, defender: one, at: 'siege', until: 'end' }, [1 / 9, 5 / 18, 1 / 18, 5 / 9]);
    const prolonged = [1 / 6 + 5 / 81, 25 / 162, 5 / 162, 5 / 18 + 25 / 81];
    for (const until of [2, 3, 'end'] as const)
      expect({ attacker: army(0, 1), defender: one, at: 'siege', until }, prolonged);
    expect({ attacker: one, defender: one, at: 'siege', lasts: 2, until: 2 }, [14 / 81, 70 / 162, 14 / 162, 25 / 81]);
  });

  test('An Elite takes two hits', () => {
    // x wins, from (Elite, Regular): the defender hits, or not, before he falls.
    const wins = (1 / 3 + (2 / 9) * (2 / 5)) / (5 / 9);
    about(battleOdds({ attacker: army(0, 1), defender: one }).attackerWins, wins);
  });

  test('A Captain of the West is a die more, and no hit more', () => {
    const odds = battleOdds({ attacker: army(1, 0, 0, { captains: 1 }), defender: army(9), until: 1 });
    assert.equal(hitsOn(odds, 9), 2);
    about(odds.defender.lostUnits, 2 / 3);
    about(odds.defenderWins, 1 - (2 / 3) ** 5);
    assert.equal(hitsOn(battleOdds({ attacker: army(5, 0, 0, { captains: 2 }), defender: army(9), until: 1 }), 9), 5);
  });

  test('Isengard Elites lead until they are reduced', () => {
    const odds = battleOdds({ attacker: army(0, 2, 0, { leadingElites: 2 }), defender: army(9), until: 1 });
    about(odds.defender.lostUnits, 2 * (5 / 9));
    const plain = battleOdds({ attacker: army(0, 2), defender: army(9), until: 1 });
    about(plain.defender.lostUnits, 2 / 3);
  });

  test('Modifiers, for one round or all', () => {
    const lost = (more: Partial<Army>, until = 1): number =>
      battleOdds({ attacker: army(10, 0, 0, more), defender: army(15), until }).defender.lostUnits;
    about(lost({}), 5 / 3);
    about(lost({ always: { rollBonus: 1 } }), 5 / 2);
    about(lost({ always: { rollBonus: 1 }, first: { rollBonus: -1 } }), 5 / 3);
    about(lost({ always: { maxDice: 3 } }), 1);
    about(lost({ always: { fewerDice: 2 } }), 1);
    about(lost({ always: { fewerDice: 9 } }), 1 / 3);
    about(lost({ always: { fewerDice: 1, maxDice: 3 } }), 1);
    about(lost({ leadership: 5, always: { rerollBonus: 1 } }), 5 * (1 / 3 + (2 / 3) * (1 / 2)));
    assert.ok(lost({ first: { rollBonus: 1 } }, 2) < lost({ always: { rollBonus: 1 } }, 2));
    about(lost({ first: { rollBonus: 1 } }, 2) - lost({ first: { rollBonus: 1 } }, 1), lost({}, 2) - lost({}, 1));
  });

  test('Nobody with a die ends nothing', () => {
    const idle = army(2, 0, 0, { always: { maxDice: 0 } });
    expect({ attacker: idle, defender: idle }, [0, 0, 0, 1]);
    expect({ attacker: idle, defender: idle, until: { chance: 0 } }, [0, 0, 0, 1]);
    expect({ attacker: army(0), defender: one }, [0, 1, 0, 0]);
    expect({ attacker: one, defender: army(0) }, [1, 0, 0, 0]);
  });

  test('Numbers that make no Army are refused', () => {
    for (const bad of [-1, 1.5, 99, Number.NaN])
      assert.throws(() => battleOdds({ attacker: army(bad), defender: one }), RangeError);
  });
});

rule('Three Regulars and an Elite roll four dice; six and two roll five', ['WR-6.16.3'], () => {
  assert.equal(hitsOn(battleOdds({ attacker: army(3, 1), defender: army(10), until: 1 }), 10), 4);
  assert.equal(hitsOn(battleOdds({ attacker: army(6, 2), defender: army(10), until: 1 }), 10), 5);
});

describe('Policies', () => {
  const left = (odds: BattleOdds): string[] =>
    odds.attacker.survivors.map(({ regular, elite }) => `${regular}r${elite}e`);

  test('Regulars go while there are dice to spare, then Elites are reduced', () => {
    const odds = battleOdds({ attacker: army(5, 2), defender: army(10, 0, 5) });
    assert.deepEqual(left(odds), '5r2e 4r2e 3r2e 4r1e 5r0e 4r0e 3r0e 2r0e 1r0e 0r0e'.split(' '));
  });

  test('Regulars first, or Elites', () => {
    const attacker = army(2, 2, 0, { losses: 'regulars' });
    assert.deepEqual(
      left(battleOdds({ attacker, defender: army(10) })),
      '2r2e 1r2e 0r2e 1r1e 0r1e 1r0e 0r0e'.split(' '),
    );
    assert.deepEqual(
      left(battleOdds({ attacker: { ...attacker, losses: 'elites' }, defender: army(10) })),
      '2r2e 3r1e 4r0e 3r0e 2r0e 1r0e 0r0e'.split(' '),
    );
  });

  test('Losses that keep the dice are never worse than the others', () => {
    for (const [regular, elite] of [
      [3, 2],
      [5, 3],
      [1, 4],
    ]) {
      const chance = (losses: 'strength' | 'regulars' | 'elites'): number =>
        battleOdds({ attacker: army(regular, elite, 1, { losses }), defender: army(5, 2, 1) }).attackerWins;
      assert.ok(chance('strength') >= chance('regulars') - 1e-12);
      assert.ok(chance('strength') >= chance('elites') - 1e-12);
    }
  });

  test('An attacker who fears nothing fights to the end, one who fears all ceases after a round', () => {
    const battle = { attacker: army(5, 2, 1), defender: army(3, 1, 1) };
    for (const at of ['field', 'city', 'siege'] as const) {
      const same = (a: Battle, b: Battle): void => expect(a, outcomes(battleOdds(b)));
      same({ ...battle, at, until: { chance: 0 } }, { ...battle, at, until: 'end' });
      same({ ...battle, at, until: 1000 }, { ...battle, at, until: 'end' });
      same({ ...battle, at, until: { chance: 2 } }, { ...battle, at, until: 1 });
    }
  });
});

interface Figures {
  regular: number;
  elite: number;
}

/** One battle, die by die. The Armies are changed. */
function fight(
  { attacker, defender, at = 'field', until = at === 'siege' ? 1 : 'end', lasts = 1 }: Battle,
  a: Figures,
  d: Figures,
  chance: () => number,
): number {
  const units = (figures: Figures): number => figures.regular + figures.elite;
  const roll = (army: Army, figures: Figures, target: number, first: boolean): number => {
    const bonus = (key: 'rollBonus' | 'rerollBonus'): number =>
      (army.always?.[key] ?? 0) + (first ? (army.first?.[key] ?? 0) : 0);
    const isHit = (face: number, more: number): boolean => face === 6 || (face > 1 && face + more >= target);
    let dice = Math.min(5, units(figures) + (army.captains ?? 0));
    const fewer = (army.always?.fewerDice ?? 0) + (first ? (army.first?.fewerDice ?? 0) : 0);
    dice = Math.max(1, dice - fewer);
    dice = Math.min(dice, army.always?.maxDice ?? 5, first ? (army.first?.maxDice ?? 5) : 5);
    let hits = 0;
    for (let i = 0; i < dice; i++) if (isHit(die(chance), bonus('rollBonus'))) hits++;
    const leaders = (army.leadership ?? 0) + Math.min(army.leadingElites ?? 0, figures.elite);
    const again = Math.min(5, leaders, dice - hits);
    for (let i = 0; i < again; i++) if (isHit(die(chance), bonus('rerollBonus'))) hits++;
    return hits;
  };
  const lose = (army: Army, figures: Figures, hits: number): void => {
    for (let i = 0; i < hits && units(figures) > 0; i++) {
      const spare = units(figures) + (army.captains ?? 0) > 5;
      const reduce =
        figures.elite > 0 &&
        (figures.regular === 0 || army.losses === 'elites' || (army.losses !== 'regulars' && !spare));
      if (reduce) figures.elite--;
      figures.regular += reduce ? 1 : -1;
    }
  };
  for (let round = 1; ; round++) {
    const walls = (at === 'city' || at === 'fortification') && round === 1;
    const scored = roll(attacker, a, at === 'siege' || walls ? 6 : 5, round === 1);
    lose(attacker, a, roll(defender, d, 5, round === 1));
    lose(defender, d, scored);
    if (units(a) === 0 || units(d) === 0 || round === until) return round;
    if (at === 'siege' && round >= lasts) {
      if (a.elite === 0) return round;
      if (typeof until !== 'object') {
        a.elite--;
        a.regular++;
      }
    }
    if (typeof until === 'object') {
      const next = { ...a };
      if (at === 'siege') {
        next.elite--;
        next.regular++;
      }
      const odds = battleOdds({
        attacker: { ...attacker, ...next },
        defender: { ...defender, ...d },
        at,
        until: 'end',
      });
      if (odds.attackerWins < until.chance) return round;
      Object.assign(a, next);
    }
  }
}

const saruman = army(2, 3, 1, { leadingElites: 3, losses: 'regulars' });
const grid: Battle[] = [
  { attacker: army(1), defender: army(1) },
  { attacker: army(5, 2, 1), defender: army(3, 1, 1) },
  { attacker: army(5, 2, 1), defender: army(3, 1, 1), at: 'city' },
  { attacker: army(4, 0, 2), defender: army(4, 1, 2), at: 'fortification', until: 2 },
  { attacker: army(6, 4, 5), defender: army(5, 5, 4) },
  { attacker: army(6, 4, 2), defender: army(3, 2, 2), at: 'siege' },
  { attacker: army(5, 5, 3), defender: army(2, 3, 2), at: 'siege', until: 'end' },
  { attacker: army(5, 5, 3), defender: army(2, 3, 2), at: 'siege', until: 3 },
  { attacker: army(5, 5, 3), defender: army(2, 3, 0), at: 'siege', lasts: 3, until: 4 },
  { attacker: army(2, 3, 2), defender: army(7, 1, 1), at: 'sortie', until: 3 },
  { attacker: army(3, 1, 2, { captains: 1 }), defender: army(4, 2, 1) },
  { attacker: saruman, defender: army(4, 1, 1, { losses: 'elites' }) },
  {
    attacker: army(4, 3, 2, { losses: 'regulars', always: { rollBonus: 1, maxDice: 3 }, first: { rerollBonus: 2 } }),
    defender: army(5, 1, 1, { losses: 'elites', always: { rerollBonus: -1 }, first: { fewerDice: 2 } }),
  },
  { attacker: army(4, 2, 1), defender: army(4, 2, 1), until: { chance: 0.4 } },
  { attacker: army(5, 4, 3), defender: army(2, 2, 1), at: 'siege', until: { chance: 0.3 } },
];

describe('Against dice rolled one by one', () => {
  for (const [number, battle] of grid.entries())
    test(`Battle ${number + 1}: ${JSON.stringify(battle)}`, () => {
      const chance = random(1000 + number);
      const names = ['attackerWins', 'defenderWins', 'bothFall', 'standOff', 'rounds', 'lostA', 'lostD', 'unitsD'];
      const tallies = names.map(() => new Tally());
      const strength = ({ regular, elite }: Figures): number => regular + 2 * elite;
      for (let game = 0; game < 12_000; game++) {
        const a = { regular: battle.attacker.regular, elite: battle.attacker.elite };
        const d = { regular: battle.defender.regular, elite: battle.defender.elite };
        const rounds = fight(battle, a, d, chance);
        const [stands, holds] = [a, d].map((figures) => strength(figures) > 0);
        const seen = [
          Number(stands && !holds),
          Number(!stands && holds),
          Number(!stands && !holds),
          Number(stands && holds),
          rounds,
          strength(battle.attacker) - strength(a),
          strength(battle.defender) - strength(d),
          battle.defender.regular + battle.defender.elite - d.regular - d.elite,
        ];
        for (const [i, value] of seen.entries()) tallies[i].add(value);
      }
      const odds = battleOdds(battle);
      const { attacker, defender } = odds;
      const reckoned = [
        ...outcomes(odds),
        odds.rounds,
        attacker.lostStrength,
        defender.lostStrength,
        defender.lostUnits,
      ];
      about(
        outcomes(odds).reduce((sum, part) => sum + part, 0),
        1,
      );
      for (const side of [attacker, defender])
        about(
          side.survivors.reduce((sum, end) => sum + end.chance, 0),
          1,
        );
      for (const [i, tally] of tallies.entries()) tally.near(reckoned[i], names[i]);
    });
});

test('An Army is read off the board: Leadership, Captains, Elites that lead', () => {
  const s = emptyBoard('odds', rulesOf({ turnLimit: 60 }));
  const free = noForce();
  changePiece(free, figure(GONDOR, 0), 3);
  changePiece(free, figure(GONDOR, 1), 1);
  changePiece(free, figure(GONDOR, 2), 2);
  changePiece(free, characterPiece(ARAGORN), 1);
  const wantedFree = { regular: 3, elite: 1, leadership: 4, captains: 1, leadingElites: 0 };
  assert.deepEqual(armyOf(s, free, FREE), wantedFree);

  const shadow = noForce();
  changePiece(shadow, figure(SAURON, 1), 1);
  changePiece(shadow, figure(ISENGARD, 1), 2);
  changePiece(shadow, NAZGUL, 2);
  const wanted = { regular: 0, elite: 3, leadership: 2, captains: 0, leadingElites: 0 };
  assert.deepEqual(armyOf(s, shadow, SHADOW), wanted);
  s.at[SARUMAN] = R['orthanc'];
  assert.deepEqual(armyOf(s, shadow, SHADOW), { ...wanted, leadingElites: 2 });
});

describe('Speed', () => {
  const time = (times: number, run: (n: number) => void): number => {
    const start = performance.now();
    for (let n = 0; n < times; n++) run(n);
    return (performance.now() - start) / times;
  };
  const typical = (n: number): Battle => ({
    attacker: army(5, 2, 1),
    defender: army(3, 1, 1),
    until: { chance: n / 1e7 },
  });

  test('A typical battle takes well under a millisecond, and one already known far less', () => {
    time(200, (n) => battleOdds(typical(n)));
    assert.ok(time(500, (n) => battleOdds(typical(1000 + n))) < 1);
    assert.ok(time(5000, () => battleOdds(typical(0))) < 0.05);
  });

  test('Ten Elites against ten take a few milliseconds at most', () => {
    const big = army(0, 10, 5);
    assert.ok(time(20, (n) => battleOdds({ attacker: big, defender: big, until: { chance: n / 1e7 } })) < 20);
  });
});
