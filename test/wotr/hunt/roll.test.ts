import assert from 'node:assert/strict';
import { recruit } from '../../../games/wotr/armies/figures.ts';
import { NAZGUL } from '../../../games/wotr/armies/force.ts';
import { huntRerolls } from '../../../games/wotr/hunt/roll.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { WITCH_KING } from '../../../games/wotr/tables/characters.ts';
import { E } from '../../../games/wotr/tables/events.ts';
import { SAURON } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { board, isIdle, offered, play, start } from '../drive.ts';

const REGULAR = SAURON * 3;

rule('Without a Shadow die in the Hunt box nothing is rolled', ['WR-9.4.5', 'WR-8.7.2'], () => {
  const s = board();
  s.huntFree = 5;
  start(s, { at: 'fellowship/move' });
  assert.ok(isIdle(s));
  assert.equal(s.progress, 1);
});

rule('The Hunt rolls at most five dice, and sixes succeed', ['WR-9.4.3', 'WR-9.4.4'], () => {
  const s = board({ rolls: [5, 5, 5, 5, 5] });
  s.huntDice = 8;
  start(s, { at: 'fellowship/move' });
  assert.ok(isIdle(s));
});

rule('Each Free Peoples die in the Hunt box adds one to every die, re-rolls too', ['WR-9.5.1', 'WR-9.6.6'], () => {
  const s = board({ rolls: [3, 4, 5], draws: ['eye-r'] });
  s.huntDice = 2;
  s.huntFree = 1;
  recruit(s, s.ringBearers, REGULAR);
  start(s, { at: 'fellowship/move' });
  play(s, 'use the ring', 'to fords-of-bruinen');
  assert.equal(s.corruption, 1);
  assert.ok(isIdle(s));
});

rule('One failed die is rolled again for each condition', ['WR-9.6.1', 'WR-9.6.2', 'WR-9.6.3', 'WR-9.6.5'], () => {
  const s = board();
  s.ringBearers = R.lorien;
  assert.equal(huntRerolls(s), 0);
  s.captured[R.lorien] = 1;
  assert.equal(huntRerolls(s), 1);
  for (let i = 0; i < 4; i++) recruit(s, R.lorien, REGULAR);
  assert.equal(huntRerolls(s), 2);
  s.at[WITCH_KING] = R.lorien;
  assert.equal(huntRerolls(s), 3);
  recruit(s, R.lorien, NAZGUL);
  assert.equal(huntRerolls(s), 3);
});

rule('However many dice succeed, one tile is drawn; an Eye counts them', ['WR-9.7.1', 'WR-9.7.3'], () => {
  const s = board({ rolls: [6, 6, 6], draws: ['eye-r'] });
  s.huntDice = 3;
  start(s, { at: 'fellowship/move' });
  play(s, 'use the ring', 'to fords-of-bruinen');
  assert.equal(s.corruption, 3);
  assert.equal(s.revealed, 1);
});

rule('Flocks of Crebain may be spent before the roll', ['WR-5.4.1'], () => {
  const s = board({ rolls: [5], draws: ['1'] });
  s.huntDice = 1;
  s.table = [E['flocks-of-crebain']];
  start(s, { at: 'fellowship/move' });
  assert.deepEqual(offered(s), ['use flocks-of-crebain', 'keep']);
  play(s, 'use flocks-of-crebain', 'use the ring');
  assert.equal(s.corruption, 1);
  assert.deepEqual(s.table, []);
});
