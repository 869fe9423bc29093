import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { checkScenarioText } from '../../engine/scenario/check.ts';
import { readScenario } from '../../engine/scenario/read.ts';
import { GAMES } from '../../games/all.ts';
import { readYaml } from '../../lib/yaml.ts';
import { isAtomId } from '../../rulebook/files.ts';

const page = readFileSync(new URL('../../SCENARIOS.md', import.meta.url), 'utf8');
const HEAD = 'title: x\ngame: wotr\n';
const EXAMPLES = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text);
const LINES = [...page.matchAll(/^\| `(\w[\w ]*: .*?)` \|/gm)].map(([, line]) => line);

test('SCENARIOS.md has its examples', () => {
  assert.ok(EXAMPLES.length >= 8);
  assert.ok(LINES.length >= 12);
});

for (const text of EXAMPLES)
  test(`The example in SCENARIOS.md holds as it stands: ${text.split('\n', 1)[0]}`, () => {
    const { failures } = checkScenarioText(GAMES, text, readYaml);
    assert.deepEqual(failures, []);
  });

for (const line of LINES)
  test(`The expectation in the table of SCENARIOS.md can be written so: ${line}`, () => {
    readScenario(readYaml(`${HEAD}play:\n  - ${line}`), GAMES);
  });

test('The rules that SCENARIOS.md names exist', () => {
  const named = [...page.matchAll(/\b(?:WR|MW|CR|PA)-[\w.-]*\w/g)].map(([id]) => id);
  assert.ok(named.length >= 8);
  assert.deepEqual(
    named.filter((id) => !isAtomId(id)),
    [],
  );
});
