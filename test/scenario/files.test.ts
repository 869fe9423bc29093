import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkScenarioText } from '../../engine/scenario/check.ts';
import { GAMES } from '../../games/all.ts';
import { readYaml } from '../../lib/yaml.ts';

const folder = fileURLToPath(new URL('../../scenarios', import.meta.url));
const files = globSync('**/*.yaml', { cwd: folder });

test('There are scenarios to begin with', () => assert.ok(files.length >= 3));

for (const file of files)
  test(`scenarios/${file} holds`, () => {
    const { ok, failures } = checkScenarioText(GAMES, readFileSync(`${folder}/${file}`, 'utf8'), readYaml);
    assert.ok(ok, failures.map(({ line, text }) => `line ${line}: ${text}`).join('\n'));
  });
