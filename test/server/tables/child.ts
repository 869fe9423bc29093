// A server in a process of its own, to be killed. Arguments: the place of the store, as JSON, and the port.
import process from 'node:process';
import { buildApp } from '../../../server/app.ts';
import { usualLimits } from '../../../server/sockets/hub.ts';
import { openStore } from '../../../server/store/open.ts';

const store = await openStore(JSON.parse(process.argv[2]), { report: () => {} });
const limits = Object.fromEntries(Object.keys(usualLimits).map((name) => [name, 5000]));
const secret = await store.shared('server-secret', 'the first proposal is kept');
const app = buildApp({ store, secret, limits, snapshotEvery: 7, programPatience: 300 });
console.log(await app.listen({ port: Number(process.argv[3]), host: '127.0.0.1' }));
