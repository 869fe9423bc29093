import { once } from 'node:events';
import type { Command } from '../args.ts';
import { Trouble } from '../trouble.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'Opens the table in your browser: runs the server until Ctrl+C.',
  takes: '[--port N] [--host ADDRESS]',
  words: { least: 0, most: 0 },
  missing: '',
  options: {
    port: { value: 'N', help: 'the port (or PORT; 3019; 0 for any that is free)' },
    host: { value: 'ADDRESS', help: 'the address (or HOST; 127.0.0.1, this machine only)' },
  },
  examples: ['serve', 'serve --port 8080 --host 0.0.0.0'],
  async run(args, io) {
    const [{ CannotListen }, { serve: open }, { houseAt }, { StoreError }] = await Promise.all([
      import('../../server/http.ts'),
      import('../../server/serve.ts'),
      import('../../server/main.ts'),
      import('../../server/store/trouble.ts'),
    ]);
    const { env, signal } = io;
    const port = args.count('port', 0, 65535) ?? portFrom(env.PORT);
    const host = args.text('host') ?? (env.HOST || '127.0.0.1');
    try {
      const server = await open(houseAt({ port, host }, env));
      io.stdout.write(`Mathom-house is open at ${server.address}\nCtrl+C closes it.\n`);
      if (!signal.aborted) await once(signal, 'abort');
      await server.close();
      io.stdout.write('Mathom-house is closed.\n');
      return 0;
    } catch (error) {
      if (error instanceof CannotListen || error instanceof StoreError) throw new Trouble(error.message, 1);
      throw error;
    }
  },
};

function portFrom(text: string | undefined): number {
  if (!text) return 3019;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new Trouble(`PORT is "${text}", which is no port: give a number from 0 to 65535.`);
  return Number(text);
}
