import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunningServer } from '../../server/http.ts';
import { serve } from '../../server/serve.ts';
import { seedsFrom } from '../chance.ts';

/** The real server with games kept in a folder of its own, which goes when it closes. */
export async function openServer(
  place: { port?: number; host?: string; folder?: string; seeds?: () => string } = {},
): Promise<RunningServer> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'mathom-house-'));
  const done = () => rmSync(dataFolder, { recursive: true, force: true });
  const server = await serve({ port: 0, host: '127.0.0.1', seeds: seedsFrom(), ...place, dataFolder }).catch(
    (error: unknown) => {
      done();
      throw error;
    },
  );
  return {
    address: server.address,
    async close() {
      await server.close();
      done();
    },
  };
}
