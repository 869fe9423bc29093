// The thread of checkpoints.ts: takes what is logged into the file, as far as nobody still reads what it would replace.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { there } from '../../lib/there.ts';

const port = there(parentPort ?? undefined);
const db = new DatabaseSync(String(workerData));
db.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA trusted_schema = OFF');
const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');

port.on('message', (word: 'take over' | 'end') => {
  if (word === 'end') {
    db.close();
    port.close();
    return;
  }
  const { log } = there(checkpoint.get()) as { log: number };
  port.postMessage(log);
});
