import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import type { Game } from '../../engine/game.ts';
import { readScenario } from '../../engine/scenario/read.ts';
import { readYaml } from '../../lib/yaml.ts';
import { riddles } from './riddles.ts';

const page = readFileSync(new URL('../../SCENARIOS.md', import.meta.url), 'utf8');
/** Whatever the games are, the page must be right about the format. */
const wotr: Game = { ...(riddles as Game), name: 'wotr', seats: () => ['free', 'shadow'] };
const meccg: Game = { ...(riddles as Game), name: 'meccg', seats: () => ['one', 'two'] };
const HEAD = 'title: x\ngame: wotr\n';

test('The examples in SCENARIOS.md are scenarios', () => {
  const blocks = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text);
  assert.ok(blocks.length >= 4);
  for (const text of blocks) readScenario(readYaml(text.startsWith('title:') ? text : HEAD + text), [wotr, meccg]);
});

test('The expectations in the table of SCENARIOS.md are expectations', () => {
  const lines = [...page.matchAll(/^\| `(\w[\w ]*: .*?)` \|/gm)].map(([, line]) => line);
  assert.ok(lines.length >= 11);
  for (const line of lines) readScenario(readYaml(`${HEAD}play:\n  - ${line}`), [wotr]);
});
