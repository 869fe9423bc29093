// `npm start`, `npm test` and the rest begin here, on whatever Node (20.19 or later) the machine has.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, runOnNode } from './runtime.mjs';
import { setUp } from './setup.mjs';
import { reportTrouble, Trouble } from './trouble.mjs';

const commands = {
  start: ['server/main.ts'],
  test: ['scripts/test.ts'],
  check: ['scripts/test.ts', '--no-browser'],
  bench: ['bench/main.ts'],
  fuzz: ['bench/fuzz.ts'],
  release: ['scripts/production.ts'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
};

async function run(name, rest) {
  const command = commands[name];
  if (!command) {
    throw new Trouble(`There is no command ${name ?? ''}. Choose one of: ${Object.keys(commands).join(', ')}.`, {
      exitCode: 2,
    });
  }
  await setUp();
  const [file, ...args] = command;
  if (!existsSync(path.join(root, file)))
    throw new Trouble(`${file} is not in this checkout, so there is nothing to run.`);
  process.chdir(root);
  if (name === 'start' && !rest.some((word) => word === '--help' || word === '-h')) {
    const code = await runOnNode(path.join(root, 'scripts/build.ts'), []);
    if (code !== 0) return code;
  }
  return runOnNode(path.join(root, file), [...args, ...rest]);
}

try {
  const [name, ...rest] = process.argv.slice(2);
  process.exitCode = await run(name, rest);
} catch (error) {
  reportTrouble(error);
}
