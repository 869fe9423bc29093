// The command as a real process: what only the operating system can show.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '../../cli/files.ts';
import { folder } from './fake-io.ts';

const program = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const start = (...args: string[]) => spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });

test('a reader that has seen enough is no error', async () => {
  const child = start('rules', '--coverage', '--json');
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'close');
  assert.equal(code, 0);
  assert.doesNotMatch(said.join(''), /EPIPE|Something broke/);
});

test('the exit code reaches the shell', async () => {
  const [code] = await once(start('frobnicate'), 'exit');
  assert.equal(code, 2);
});

test('Ctrl+C closes the server in good order', { skip: process.platform === 'win32' }, async () => {
  const child = start('serve', '--port', '0');
  child.stdout.once('data', () => child.kill('SIGINT'));
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
});

test('a file is written whole or not at all', () => {
  const cwd = folder();
  writeWhole(cwd, 'new/game.mathom', 'one');
  writeWhole(cwd, 'new/game.mathom', 'two');
  assert.equal(readFileSync(path.join(cwd, 'new', 'game.mathom'), 'utf8'), 'two');
  assert.deepEqual(readdirSync(path.join(cwd, 'new')), ['game.mathom']);

  mkdirSync(path.join(cwd, 'taken'));
  writeFileSync(path.join(cwd, 'taken', 'ring'), '');
  assert.throws(() => writeWhole(cwd, 'taken', 'text'), { message: /^taken cannot be written: .+\.$/ });
  assert.deepEqual(readdirSync(cwd).sort(), ['new', 'taken'], 'nothing half-written stays');
});
