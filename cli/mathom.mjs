#!/usr/bin/env node
// The `mathom` command. Plain JavaScript: it may be started by an older Node, and then goes on with the pinned one.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSuitable, root, runOnNode, silenceExperimentalWarnings } from '../scripts/runtime.mjs';
import { reportTrouble, Trouble } from '../scripts/trouble.mjs';

async function mathom(args) {
  if (!existsSync(path.join(root, 'node_modules', '.package-lock.json'))) {
    throw new Trouble(`The dependencies are not installed yet: run npm start or npm test in ${root} first.`, {
      exitCode: 2,
    });
  }
  if (!isSuitable()) return runOnNode(fileURLToPath(import.meta.url), args);
  silenceExperimentalWarnings();
  const { main } = await import('./main.ts');
  return main(args);
}

try {
  const exitCode = await mathom(process.argv.slice(2));
  if (typeof exitCode === 'number') process.exitCode = exitCode;
} catch (error) {
  reportTrouble(error);
}
