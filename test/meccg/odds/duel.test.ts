// The odds of a duel against every way that four dice can fall.
import assert from 'node:assert/strict';
import { duelOdds } from '../../../games/meccg/odds/duel.ts';
import { rule } from '../../rule.ts';

const DICE = [1, 2, 3, 4, 5, 6];
const throws = DICE.flatMap((a) => DICE.map((b) => a + b));

rule('The odds of a duel are those of all throws', ['MX-12.5'], () => {
  for (const gap of [-9, -3, 0, 1, 4, 11]) {
    const counted = { wins: 0, ties: 0 };
    for (const own of throws)
      for (const theirs of throws) {
        if (own + gap > theirs) counted.wins++;
        else if (own + gap === theirs) counted.ties++;
      }
    const odds = duelOdds({ prowess: 5 + gap, body: 8 }, { prowess: 5, body: 9 });
    const near = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b} at ${gap}`);
    near(odds.wounds + odds.eliminates, counted.wins / 1296);
    near(odds.ties, counted.ties / 1296);
    near(odds.wounded + odds.eliminated, 1 - (counted.wins + counted.ties) / 1296);
    near(odds.eliminates, (counted.wins / 1296) * (6 / 36)); // a roll above 9
    near(odds.eliminated, (1 - (counted.wins + counted.ties) / 1296) * (10 / 36)); // above 8
  }
});
