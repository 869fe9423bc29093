// A program's thread that takes its time.
import { setTimeout } from 'node:timers/promises';

await setTimeout(800);
await import('../../../server/bots/worker.ts');
