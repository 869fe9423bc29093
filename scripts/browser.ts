// The browser that test/e2e drives: one that is here already, else Debian's chromium.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { LaunchOptions } from 'playwright-core';
import { runQuietly } from './quietly.mjs';
import { Trouble } from './trouble.mjs';

interface Environment {
  CHROME_PATH?: string | undefined;
  PATH?: string | undefined;
  PROGRAMFILES?: string | undefined;
  'PROGRAMFILES(X86)'?: string | undefined;
  LOCALAPPDATA?: string | undefined;
}

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces = (env: Environment): string[] => [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser on this machine; CHROME_PATH decides when it is set. */
export function findBrowser(env: Environment = process.env): string | undefined {
  const chosen = env.CHROME_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Trouble(`CHROME_PATH names ${chosen}, which is not a program. Correct it, or unset it.`);
  }
  const onPath = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...commands.flatMap((name) => onPath.map((folder) => path.join(folder, name))),
    ...usualPlaces(env),
  ];
  return candidates.find(isProgram);
}

const howToHelp =
  'Install Chromium or Google Chrome and run npm test again; if it is in an unusual place, set CHROME_PATH to its program file.';

/** The words to put before apt-get, or undefined when we may not install packages. */
function becomeRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

async function installBrowser(): Promise<void> {
  const prefix = existsSync('/usr/bin/apt-get') ? becomeRoot() : undefined;
  if (!prefix) throw new Trouble(`No browser was found for the browser tests. ${howToHelp}`);
  // --no-install-recommends leaves fonts out; Noto draws û, é and ë with serifs and without.
  const packages = ['chromium', 'fonts-noto-core'];
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
  const steps: [string, string[]][] = [
    ['Reading the list of system packages', ['update']],
    [`Installing ${packages.join(' and ')}`, ['install', '-y', '--no-install-recommends', ...packages]],
  ];
  for (const [what, args] of steps) {
    const [command = 'env', ...rest] = [...apt, ...args];
    const { code, output } = await runQuietly(what, command, rest);
    // A list that is only partly fresh may still do; the installation decides.
    if (code !== 0 && args[0] === 'install') {
      const last = output.trim().split('\n').slice(-8).join('\n');
      throw new Trouble(`${last}\nNo browser was found, and apt-get could not install chromium. ${howToHelp}`);
    }
  }
}

/** Finds a browser, or installs one where that is possible. */
export async function ensureBrowser(): Promise<string> {
  const here = findBrowser();
  if (here) return here;
  await installBrowser();
  const installed = findBrowser();
  if (!installed) throw new Trouble(`Chromium was installed but its program was not found. ${howToHelp}`);
  return installed;
}

/** How the tests start it: silent on the network, and without the sandbox only where root forbids it. */
export function launchOptions(env: Environment = process.env): LaunchOptions {
  const executablePath = findBrowser(env);
  if (!executablePath) throw new Trouble(`No browser was found. ${howToHelp}`);
  const quiet = ['background-networking', 'component-update', 'sync', 'gpu', 'quic'].map((name) => `--disable-${name}`);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, headless: true, args: ['--no-first-run', ...quiet, ...sandbox] };
}
