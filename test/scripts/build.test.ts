import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { sourceStamp } from '../../scripts/build.ts';

test('The client is built again when anything it is made of changes, and only then', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mathom-build-'));
  try {
    const write = (file: string, text: string) => {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    write('package-lock.json', '{}');
    write('client/main.tsx', 'a');
    write('server/main.ts', 'a');
    const first = sourceStamp(folder);
    write('server/main.ts', 'b');
    assert.equal(sourceStamp(folder), first);
    write('client/main.tsx', 'b');
    const second = sourceStamp(folder);
    assert.notEqual(second, first);
    write('games/wotr/game.ts', '');
    assert.notEqual(sourceStamp(folder), second);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
