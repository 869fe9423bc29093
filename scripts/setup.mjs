// Makes a fresh clone ready: dependencies, the pinned Node among them, and the `mathom` command for npx.
// Plain JavaScript for Node 20.19, without any dependency.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runQuietly } from './quietly.mjs';
import { isSuitable, pinnedNode, root } from './runtime.mjs';
import { Trouble } from './trouble.mjs';

const stampFile = (folder) => path.join(folder, 'node_modules', '.mathom-setup');

/** What node_modules should have been made from: the lock file, and the platform (a folder may be shared or copied). */
export function wantedStamp(folder = root, { platform = process.platform, arch = process.arch } = {}) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  return `${platform}-${arch} ${createHash('sha256').update(lock).digest('hex')}`;
}

export function needsInstall(folder = root, machine = {}) {
  const file = stampFile(folder);
  return !existsSync(file) || readFileSync(file, 'utf8').trim() !== wantedStamp(folder, machine);
}

/** One sentence on why npm failed, from what it said. */
export function explainFailure(output, folder = root) {
  const says = (pattern) => pattern.test(output);
  const failed = `The dependencies could not be installed in ${folder}`;
  if (says(/ENOSPC/)) return `${failed}: the disk is full. Make about 500 MB of room and run the command again.`;
  if (says(/EACCES|EPERM|EROFS/)) {
    return `${failed}: no permission to write there. Check who owns that folder and run the command again.`;
  }
  if (says(/EBUSY|ENOTEMPTY/)) {
    return `${failed}: another program holds files in node_modules. End it, delete node_modules and run the command again.`;
  }
  if (says(/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|npm (error|ERR!) network/)) {
    return `${failed}: the npm registry cannot be reached. Check the connection (or the proxy) and run the command again.`;
  }
  if (says(/EUSAGE|in sync/)) {
    return `${failed}: package.json and package-lock.json disagree. Run npm install, keep the new lock file, and try again.`;
  }
  if (says(/spawn npm ENOENT/)) return `${failed}: npm was not found. Install Node 20.19 or later with npm.`;
  return `${failed}: npm ci failed for the reason above. Run npm ci there to see everything it says.`;
}

/** npm as the one that started us, else the one on the path. */
export function npmCommand(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script && node && /npm-cli\.c?js$/.test(script)) return { command: node, args: [script, ...args] };
  return { command: 'npm', args, shell: process.platform === 'win32' };
}

async function install(folder) {
  const npm = npmCommand(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  const { code, output } = await runQuietly('Installing dependencies', npm.command, npm.args, {
    cwd: folder,
    shell: npm.shell ?? false,
  });
  if (code === 0) return;
  const [failure] = output.split('Clean install a project');
  const said = failure.split('\n').filter((line) => !/^npm (error|ERR!)\s*(at |$)|^\s*$/.test(line));
  throw new Trouble([...said.slice(0, 6), explainFailure(output, folder)].join('\n'));
}

/** A pinned Node that this system cannot run (another C library, say) must not stand in the way of its own Node. */
function dropUnusableNode(folder) {
  const pinned = pinnedNode({ folder });
  const works = pinned && existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0;
  if (works) return;
  if (!isSuitable()) {
    throw new Trouble(
      `Mathom-house needs Node 24; the one it brings along does not run on this system (${process.platform}, ` +
        `${process.arch}) and the one installed here is ${process.version}. Install Node 24 or later and try again.`,
    );
  }
  if (pinned) rmSync(path.dirname(path.dirname(pinned)), { recursive: true, force: true });
  rmSync(path.join(folder, 'node_modules', '.bin', 'node'), { force: true });
}

/** npm links the commands of dependencies, not our own; with this link `npx mathom` never asks the registry. */
export function linkCommand(folder = root, platform = process.platform) {
  const bin = path.join(folder, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  const link = path.join(bin, 'mathom');
  rmSync(link, { force: true });
  if (platform === 'win32') {
    writeFileSync(`${link}.cmd`, '@node "%~dp0\\..\\..\\cli\\mathom.mjs" %*\r\n');
  } else {
    symlinkSync(path.join('..', '..', 'cli', 'mathom.mjs'), link);
    chmodSync(path.join(folder, 'cli', 'mathom.mjs'), 0o755);
  }
}

/** Does what is still to do; returns at once when nothing is. */
export async function setUp(folder = root) {
  if (!needsInstall(folder)) return;
  await install(folder);
  dropUnusableNode(folder);
  linkCommand(folder);
  writeFileSync(stampFile(folder), `${wantedStamp(folder)}\n`);
}
