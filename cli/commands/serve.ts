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
  notes: [
    'Games are kept in the folder MATHOM_DATA (data), or in the PostgreSQL of DATABASE_URL.',
    '"Your move" reaches people who are away',
    '  by Web Push  MATHOM_VAPID_PUBLIC, MATHOM_VAPID_PRIVATE (mathom keys makes both),',
    '               MATHOM_CONTACT (your e-mail address)',
    '  by e-mail    MATHOM_SMTP (smtp://USER:PASSWORD@HOST:587), MATHOM_MAIL_FROM,',
    '               MATHOM_URL (the address of this house, https://…)',
    'DEPLOY.md explains every setting.',
  ],
  async run(args, io) {
    const [{ CannotListen }, { serve: open }, { houseAt }, { StoreError }, { WrongSetting }] = await Promise.all([
      import('../../server/http.ts'),
      import('../../server/serve.ts'),
      import('../../server/main.ts'),
      import('../../server/store/trouble.ts'),
      import('../../server/notify/settings.ts'),
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
      if (error instanceof WrongSetting) throw new Trouble(error.message);
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
