// Starts the server of a release (`npm run release`), on the Node that the machine has: node start.mjs [--port N] [--host ADDRESS]
import { isSuitable, silenceExperimentalWarnings } from './scripts/runtime.mjs';

if (isSuitable()) {
  silenceExperimentalWarnings();
  const { start } = await import('./server/main.ts');
  await start();
} else {
  console.error(`Mathom-house needs Node 24 or later, and this is ${process.version}: install a newer one.`);
  process.exitCode = 1;
}
