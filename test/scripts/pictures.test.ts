import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/runtime.mjs';

test('README.md shows both tables by day and night, desktop and phone, in less than 400 KB', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const shown = [...readme.matchAll(/\(docs\/pictures\/([\w-]+)\.webp\)/g)].map(([, name]) => name);
  const wanted = ['war', 'company'].flatMap((table) =>
    ['desktop', 'phone'].flatMap((size) => ['day', 'night'].map((light) => `${table}-${size}-${light}`)),
  );
  assert.deepEqual(shown.toSorted(), wanted.toSorted());
  const files = globSync('docs/pictures/*.webp', { cwd: root });
  assert.equal(files.length, wanted.length);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0);
  assert.ok(bytes < 400_000, `${bytes} bytes`);
});
