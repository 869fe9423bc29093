// `npm run release`: a folder with all that a server needs and nothing else, to be copied to where it runs: the built client, the
// sources that run, and the packages they use. It needs Node 24 or later there, no npm and no network: node start.mjs
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildClient, clientFolder } from './build.ts';
import { runQuietly } from './quietly.mjs';
import { root } from './runtime.mjs';
import { npmCommand } from './setup.mjs';
import { reportTrouble, Trouble } from './trouble.mjs';

const FOLDERS = ['lib', 'engine', 'rulebook', 'games', 'players', 'protocol', 'server', 'cli', 'scenarios'];
const FILES = [
  'scripts/runtime.mjs',
  'scripts/trouble.mjs',
  'DEPLOY.md',
  'LICENSE',
  'PROTOCOL.md',
  'deploy/Caddyfile',
  'deploy/healthy.mjs',
];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, Locked>>;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;

/** What is installed where it runs: nothing to build with, nothing to test with, no Node. */
export function releaseManifest({ name, version, license, dependencies }: Manifest) {
  return {
    name,
    version,
    license,
    private: true,
    type: 'module',
    engines: { node: '>=24' },
    bin: { mathom: 'cli/mathom.mjs' },
    scripts: { start: 'node start.mjs' },
    dependencies,
  };
}

/** The same versions as here, of what is left. */
export function releaseLock(lock: Lock, manifest: Manifest) {
  const { name, version, license, engines, bin, dependencies } = releaseManifest(manifest);
  const own = Object.keys(manifest.optionalDependencies).map((each) => `node_modules/${each}`);
  const kept = Object.entries(lock.packages).filter(
    ([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional && !own.includes(place),
  );
  const packages = { '': { name, version, license, dependencies, bin, engines }, ...Object.fromEntries(kept) };
  return { name, version, lockfileVersion: lock.lockfileVersion, requires: true, packages };
}

/** The folder is made anew; one that is not a release is left alone. */
export async function makeRelease(into: string): Promise<void> {
  if (existsSync(into)) {
    if (readdirSync(into).length > 0 && !existsSync(path.join(into, 'start.mjs')))
      throw new Trouble(`${into} holds something else: name a new folder with --into.`, { exitCode: 2 });
    rmSync(into, { recursive: true });
  }
  await buildClient();
  mkdirSync(into, { recursive: true });
  for (const place of [...FOLDERS, ...FILES])
    cpSync(path.join(root, place), path.join(into, place), { recursive: true });
  cpSync(clientFolder, path.join(into, 'dist', 'client'), { recursive: true });
  cpSync(path.join(root, 'deploy', 'start.mjs'), path.join(into, 'start.mjs'));
  const manifest = readJson<Manifest>('package.json');
  const write = (file: string, value: object): void =>
    writeFileSync(path.join(into, file), `${JSON.stringify(value, undefined, 2)}\n`);
  write('package.json', releaseManifest(manifest));
  write('package-lock.json', releaseLock(readJson<Lock>('package-lock.json'), manifest));
  await installInto(into);
}

async function installInto(folder: string): Promise<void> {
  const npm = npmCommand(['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  const { code, output } = await runQuietly('Installing what it needs to run', npm.command, npm.args, {
    cwd: folder,
    shell: npm.shell ?? false,
  });
  if (code !== 0)
    throw new Trouble(`${output.trim()}\nThe run-time packages could not be installed, for the reason above.`);
}

/** Bytes of all files in a folder. */
export const sizeOf = (folder: string): number =>
  globSync('**/*', { cwd: folder })
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);

/** Words that are none of its own are answered with a sentence. */
function readWords() {
  try {
    return parseArgs({ options: { into: { type: 'string' } } });
  } catch {
    throw new Trouble('npm run release takes nothing but --into FOLDER: npm run release -- --into /srv/mathom', {
      exitCode: 2,
    });
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

if (import.meta.main) {
  try {
    const { values } = readWords();
    const { version } = readJson<Manifest>('package.json');
    const into = path.resolve(values.into ?? path.join(root, 'dist', `mathom-house-${version}`));
    await makeRelease(into);
    console.log(`${into}: ${megabytes(sizeOf(into))}. Start it with: node start.mjs`);
    if (values.into === undefined) {
      const file = `${into}.tar.gz`;
      const { status } = spawnSync('tar', ['-czf', file, '-C', path.dirname(into), path.basename(into)]);
      if (status === 0) console.log(`${file}: ${megabytes(statSync(file).size)}`);
    }
  } catch (error) {
    reportTrouble(error);
    if (process.exitCode === 0) process.exitCode = 1;
  }
}
