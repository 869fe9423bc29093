import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARD_COUNT } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { CardTally } from '../../../games/meccg/tally.ts';

const words = { one: { rivendell: ['aragorn-ii: sting'], hand: ['gates-of-morning', 'gandalf'] }, two: {} };

test('A card is counted when it is played, once, and what lies there from the start is not', () => {
  const s = meccg.scene(words, { regions: false });
  const tally = new CardTally();
  const play = (seat: number, text: string): void => {
    meccg.apply(s, seat, meccg.notation.read(text, s));
    tally.see(s);
  };
  tally.see(s);
  assert.deepEqual(Object.keys(tally.counts()).length, CARD_COUNT);
  play(0, 'play gates-of-morning');
  play(1, 'pass');
  play(0, 'pass');
  play(0, 'move aragorn-ii');
  play(0, 'to bree');
  const played = Object.entries(tally.counts()).filter(([, times]) => times > 0);
  assert.deepEqual(Object.fromEntries(played)['gates-of-morning'], 1);
  assert.equal(tally.counts()['bree'], 1);
  for (const id of ['sting', 'aragorn-ii', 'gandalf', 'rivendell']) assert.equal(tally.counts()[id], 0, id);
});

test('Another game begins another comparison', () => {
  const tally = new CardTally();
  tally.see(meccg.scene({ one: { rivendell: ['aragorn-ii'] }, two: {} }, {}));
  tally.see(meccg.scene({ one: { moria: ['gimli: glamdring'] }, two: {} }, {}));
  assert.ok(Object.values(tally.counts()).every((times) => times === 0));
});
