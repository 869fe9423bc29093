// By hand: one Regular against one, where a round without cards ends with 2/9, 2/9 and 1/9, and the whole battle with 2/5 each.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Army, type Battle, battleOdds } from '../../../games/wotr/odds/battle.ts';
import { type RoundCard, roundOdds } from '../../../games/wotr/odds/round.ts';
import { about } from './simulate.ts';

const army = (regular: number, elite = 0, leadership = 0, more: Partial<Army> = {}): Army => ({
  regular,
  elite,
  leadership,
  ...more,
});
const duel = { attacker: army(1), defender: army(1) };
const wins = (card: RoundCard, battle: Battle = duel): number => roundOdds(battle, 'attacker', card).attackerWins;

test('Without a card the round is one of the battle', () => {
  const sides = { attacker: army(3, 2, 2, { captains: 1 }), defender: army(2, 1, 1) };
  for (const at of ['field', 'city', 'siege', 'sortie'] as const) {
    const whole = battleOdds({ ...sides, at, ...(at !== 'siege' && { until: 'end' as const }) });
    for (const by of ['attacker', 'defender'] as const) {
      about(roundOdds({ ...sides, at }, by).attackerWins, whole.attackerWins);
      about(roundOdds({ ...sides, at }, by).defenderWins, whole.defenderWins);
    }
  }
  const towers = { ...sides, at: 'siege', superior: 'attacker' } as const;
  about(roundOdds(towers, 'defender').attackerWins, battleOdds({ ...towers, until: 1 }).attackerWins);
  // Three dice that need a 6 under the Towers, and a Leader's that needs a 5 if one of them has missed.
  about(roundOdds(towers, 'defender').dealt, 3 / 6 + (1 - (1 / 6) ** 3) / 3);
});

describe('A Combat Card by hand', () => {
  test('An attack before the roll', () => {
    // The only unit falls before it can roll, or the duel is fought as ever.
    about(wins({ attack: { dice: 1, on: 4 } }), 1 / 2 + (1 / 2) * (2 / 5));
    about(wins({ attack: { dice: 3, on: 4 } }), 7 / 8 + (1 / 8) * (2 / 5));
  });

  test('Dice that count more, or are fewer', () => {
    // 1/2 against 1/3 in this round: won alone with 1/3, then again as ever with 1/3.
    about(wins({ you: { rollBonus: 1 } }), 1 / 3 + (1 / 3) * (2 / 5));
    about(wins({ enemy: { rollBonus: -1 } }), (1 / 3) * (5 / 6) + (2 / 3) * (5 / 6) * (2 / 5));
    about(roundOdds({ attacker: army(5), defender: army(9) }, 'defender', { enemy: { maxDice: 2 } }).taken, 2 / 3);
    about(roundOdds({ attacker: army(5), defender: army(9) }, 'defender', { enemy: { fewerDice: 9 } }).taken, 1 / 3);
  });

  test('Leadership that is given up or silenced', () => {
    const led = { attacker: army(1, 0, 1), defender: army(9) };
    about(roundOdds(led, 'attacker').dealt, 5 / 9);
    about(roundOdds(led, 'attacker', { you: { lessLeadership: 1 } }).dealt, 1 / 3);
    about(roundOdds(led, 'defender', { enemy: { noReroll: true } }).taken, 1 / 3);
    about(roundOdds(led, 'defender', { enemy: { stronger: 1 } }).taken, 2 / 3 + (1 - 1 / 9) / 3);
  });

  test('A miss turned into a hit, its Leadership given up', () => {
    about(
      roundOdds({ attacker: army(1, 0, 2), defender: army(9) }, 'attacker', { turns: { most: 1, leadership: 2 } })
        .dealt,
      1,
    );
    const two = roundOdds({ attacker: army(2, 0, 2), defender: army(9) }, 'attacker', {
      turns: { most: 1, leadership: 2 },
    });
    about(two.dealt, (1 / 9) * 2 + (4 / 9) * 2 + (4 / 9) * 1);
  });

  test('Ones that hit their own Army, and stand', () => {
    const odds = roundOdds({ attacker: army(1, 0, 1), defender: army(1) }, 'defender', { onesHit: true });
    about(odds.dealt, 1 - (5 / 6) * (2 / 3)); // a hit of one's own die, or the enemy's 1
    about(odds.taken, 1 / 3 + (1 / 2) * (1 / 3)); // a 1 is not rolled again
  });

  test('More hits after a hit, after more hits, and at two to one', () => {
    const against = { attacker: army(1), defender: army(9) };
    about(roundOdds(against, 'attacker', { moreHits: { hits: 2, if: 'any' } }).dealt, 1);
    const few = { attacker: army(1), defender: army(1, 1) };
    about(roundOdds(few, 'attacker', { moreHits: { hits: 1, if: 'more' } }).dealt, 1 / 3 + (1 / 3) * (2 / 3) ** 2);
    // Two against one, neither hurt: one more falls.
    const host = roundOdds({ attacker: army(2), defender: army(1) }, 'attacker', {
      moreHits: { hits: 1, if: 'twice' },
    });
    const missed = (2 / 3) ** 2;
    const unhurt = 2 / 3;
    about(host.attackerWins, 1 - missed + missed * unhurt + missed * (1 / 3) * (2 / 5));
  });

  test('Of two hits one is cancelled', () => {
    const odds = roundOdds({ attacker: army(2), defender: army(3) }, 'defender', { cancels: 2 });
    about(odds.taken, 4 / 9 + 1 / 9);
  });

  test('A life for a hit, given where it helps', () => {
    const fallen = { leadership: 1, captains: 0, leadingElites: 0 };
    const siege = { attacker: army(1), defender: army(1, 0, 1), at: 'siege' } as const;
    const odds = roundOdds(siege, 'defender', { saves: [{ hits: 1, fallen }] });
    about(odds.attackerWins, 0);
    about(odds.strikes, 1 / 6);
  });

  test('A hit of the Re-roll that fells, and one that is spent', () => {
    const fallen = { leadership: 1, captains: 0, leadingElites: 0 };
    const led = { attacker: army(1, 0, 1), defender: army(9, 0, 1) };
    const felling = roundOdds(led, 'attacker', { fells: [{ hits: 1, fallen }] });
    about(felling.strikes, (2 / 3) * (1 / 3));
    about(felling.dealt, 5 / 9);
    about(roundOdds(led, 'attacker', { fells: [{ hits: 2, fallen }] }).strikes, 0);
    about(roundOdds(led, 'attacker', { spends: [fallen] }).dealt, 1 / 3);
  });

  test('Attacks after the losses', () => {
    // The Elite is reduced with 1/3 and then has no die; whole, it attacks once more.
    const odds = roundOdds({ attacker: army(0, 1), defender: army(2, 0), at: 'siege' }, 'attacker', {
      attackAfter: { dice: 'elites', on: 5 },
    });
    about(odds.dealt, 1 / 6 + (2 / 3) ** 2 * (1 / 3));
  });

  test('Hits taken of the own will, as many as are worth it', () => {
    const card: RoundCard = { bleeds: { when: 'after', most: 4 }, attackAfter: { dice: 'bled', on: 4 } };
    // Of two Regulars against one, both whole: three quarters by a sacrifice is less than the battle gives.
    const plain = roundOdds({ attacker: army(2), defender: army(1) }, 'attacker').attackerWins;
    assert.ok(roundOdds({ attacker: army(2), defender: army(1) }, 'attacker', card).attackerWins >= plain);
    const siege = { attacker: army(3), defender: army(1), at: 'siege' } as const;
    const stormed = roundOdds(siege, 'attacker', card);
    const held = (5 / 6) ** 3;
    // Two of three go unless one is lost already: then one of two.
    about(stormed.attackerWins, 1 - held + held * ((2 / 3) * (3 / 4) + (1 / 3) * (1 / 2)));
    const before = roundOdds(siege, 'attacker', { bleeds: { when: 'before', most: 2 }, bonusForBled: 1 });
    about(before.attackerWins, 1 - (2 / 3) ** 2);
  });

  test('The best of several', () => {
    const oneOf = [{ you: { rollBonus: 1 } }, { you: { rollBonus: 2 } }, { enemy: { rollBonus: 4 } }];
    about(wins({ oneOf }), wins({ you: { rollBonus: 2 } }));
    about(wins({ oneOf: [] }), 2 / 5);
  });
});
