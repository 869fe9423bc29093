// `npm start`: opens the server, says where, and closes it in good order on Ctrl+C.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CannotListen } from './http.ts';
import { type NoticeEnvironment, readNoticeSettings, WrongSetting } from './notify/settings.ts';
import { serve } from './serve.ts';
import { StoreError } from './store/trouble.ts';

interface Environment extends NoticeEnvironment {
  PORT?: string | undefined;
  HOST?: string | undefined;
  DATABASE_URL?: string | undefined;
  MATHOM_DATA?: string | undefined;
  MATHOM_TRUST_PROXY?: string | undefined;
  MATHOM_LOG?: string | undefined;
  MATHOM_METRICS_TOKEN?: string | undefined;
}

const usage = `Usage: npm start -- [--port NUMBER] [--host ADDRESS]
  --port  the port to listen on (or PORT; 3019 if neither is given; 0 for any that is free)
  --host  the address to listen on (or HOST; 127.0.0.1, this machine only, if neither is given)
Games are kept in the folder MATHOM_DATA names (data/ if none), or in the PostgreSQL that DATABASE_URL names.
"Your move" reaches people who are away
  by Web Push  MATHOM_VAPID_PUBLIC, MATHOM_VAPID_PRIVATE (\`mathom keys\` makes both), MATHOM_CONTACT (your e-mail address)
  by e-mail    MATHOM_SMTP (smtp://USER:PASSWORD@HOST:587), MATHOM_MAIL_FROM, MATHOM_URL (the address of this house)
DEPLOY.md says more.`;

/** Where games are kept when nothing else is said. */
const dataFolder = path.join(import.meta.dirname, '..', 'data');

class WrongUsage extends Error {}

/** Where to listen. Flags win over the environment. */
export function readPlace(args: readonly string[], env: Environment): { port: number; host: string } | 'help' {
  const { values } = (() => {
    try {
      return parseArgs({
        args: [...args],
        options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      });
    } catch (error) {
      throw new WrongUsage(`${error instanceof Error ? error.message.split('\n')[0] : error}\n${usage}`);
    }
  })();
  if (values.help) return 'help';
  const port = values.port ?? (env.PORT || '3019');
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new WrongUsage(`${port} is not a port: give a number from 0 to 65535.`);
  }
  return { port: Number(port), host: values.host ?? (env.HOST || '127.0.0.1') };
}

/** The place, and what keeps the games there. */
export const houseAt = (place: { port: number; host: string }, env: Environment) => ({
  ...place,
  dataFolder: env.MATHOM_DATA || dataFolder,
  databaseUrl: env.DATABASE_URL || undefined,
  trustProxy: env.MATHOM_TRUST_PROXY === '1',
  ...(env.MATHOM_LOG === '1' && { log: (line: string) => console.log(line) }),
  programPace: PACE,
  notices: readNoticeSettings(env),
  metricsToken: env.MATHOM_METRICS_TOKEN || undefined,
});

/** Milliseconds a program takes over a move, so that people can follow it. */
const PACE = 350;

const signal = () =>
  new Promise<void>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => resolve());
  });

export async function main(args: readonly string[], env: Environment): Promise<number> {
  try {
    const place = readPlace(args, env);
    if (place === 'help') {
      console.log(usage);
      return 0;
    }
    const server = await serve(houseAt(place, env));
    console.log(`Mathom-house is open at ${server.address}\nCtrl+C closes it.`);
    await signal();
    await server.close();
    console.log('Mathom-house is closed.');
    return 0;
  } catch (error) {
    const isWrong = error instanceof WrongUsage || error instanceof WrongSetting;
    if (!(isWrong || error instanceof CannotListen || error instanceof StoreError)) throw error;
    console.error(error.message);
    return isWrong ? 2 : 1;
  }
}

/** As a program of its own. */
export async function start(): Promise<void> {
  process.exitCode = await main(process.argv.slice(2), process.env);
  // A thread or a connection that does not end must not keep us.
  setTimeout(() => process.exit(), 500).unref();
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await start();
