// "pass until": one line for as many passes as a game of windows needs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkScenarioText } from '../../engine/scenario/check.ts';
import { GAMES } from '../../games/all.ts';
import { readYaml } from '../../lib/yaml.ts';

const HEAD = `title: x
game: meccg
position:
  phase: movement
  one: { moria: [faramir] }
  two: { hand: [orc-guard] }
play:
`;
const check = (...lines: string[]) =>
  checkScenarioText(GAMES, `${HEAD}${lines.map((line) => `  - ${line}\n`).join('')}`, readYaml);
const says = (...lines: string[]): string =>
  check(...lines)
    .failures.map(({ line, text }) => `${line}: ${text}`)
    .join('\n');

test('everybody passes until a seat has a choice, or until something is said', () => {
  assert.equal(
    says(
      'pass until: { two: creature orc-guard }',
      'two: creature orc-guard',
      'pass until: { says: faces Orc-guard }',
      'says: strikes 5',
    ),
    '',
  );
  assert.equal(says('pass until: { one: pass }', 'pass until: { one: pass }', 'offers: { one: pass }'), '');
});

test('a line that waits in vain says for what, and who is asked', () => {
  assert.match(
    says('pass until: { two: creature wolves }'),
    /^8: "creature wolves" did not come up\. Nobody can pass any more\. To choose now: .*The rest was not played\.$/,
  );
  assert.match(says('pass until: { says: Gandalf falls }'), /^8: "Gandalf falls" did not come up\./);
});

test('a line that is no such line is refused', () => {
  assert.match(says('pass until: now'), /^8: Here stands \{ seat: move \} or \{ says: text \}/);
  assert.match(says('pass until: { three: pass }'), /^8: .*"three"/);
  assert.match(says('pass until: { one: pass, two: pass }'), /^8: Until one thing/);
  assert.match(says('pass until: { one: [pass] }'), /^8: A move is text in notation/);
});
