// A server in a process of its own, whose programs' moves are jobs. Arguments: the URL of PostgreSQL, and `silent` for one
// whose programs never answer.
import process from 'node:process';
import { buildApp } from '../../../server/app.ts';
import { ProgramJobs } from '../../../server/bots/jobs.ts';
import { ProgramPool } from '../../../server/bots/pool.ts';
import { usualLimits } from '../../../server/sockets/hub.ts';
import { openStore } from '../../../server/store/open.ts';
import { silence } from './pools.ts';

const [, , url, kind] = process.argv;
const store = await openStore({ url }, { report: () => {} });
const limits = Object.fromEntries(Object.keys(usualLimits).map((name) => [name, 5000]));
const secret = await store.shared('server-secret', 'the first proposal is kept');
const jobs = await ProgramJobs.open(url, { lease: 2000 });
const pool = kind === 'silent' ? new ProgramPool({ file: silence }) : new ProgramPool();
const app = buildApp({ store, secret, limits, jobs, pool });
process.stdin.on('end', () => process.exit()).resume(); // whoever started it is gone
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
