import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedIn } from './asked.ts';

const GAMES = 100;

test('with the usual stops a player is asked at most 30 times a round (median) and 45 times (nine rounds of ten)', () => {
  const rounds = Array.from({ length: GAMES }, (_, game) =>
    askedIn(`asked ${game}`).rounds.map((asked) => asked.length),
  )
    .flat()
    .sort((a, b) => a - b);
  const at = (part: number): number => rounds[Math.floor(rounds.length * part)] ?? 0;
  assert.ok(rounds.length > GAMES);
  assert.ok(at(0.5) <= 30, `median ${at(0.5)}`);
  assert.ok(at(0.9) <= 45, `ninth tenth ${at(0.9)}`);
});
