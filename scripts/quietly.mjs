import { spawn } from 'node:child_process';

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/**
 * Runs a command with its output held back, showing one line of what is going on (and that it still goes on).
 * Resolves with the exit code and everything the command said. Lines go to stderr: stdout belongs to the program run.
 */
export function runQuietly(what, command, args, { out = process.stderr, every = 10_000, ...options } = {}) {
  const from = Date.now();
  const live = out.isTTY === true;
  const show = () => out.write(live ? `\r${what} … ${seconds(from)} ` : `${what} … ${seconds(from)}\n`);
  out.write(live ? `${what} … ` : `${what} …\n`);
  return new Promise((resolve) => {
    let output = '';
    const ticking = setInterval(show, live ? 1000 : every);
    const done = (code) => {
      clearInterval(ticking);
      if (live) out.write(`\r${what}: ${code === 0 ? 'done' : 'failed'} in ${seconds(from)}\n`);
      resolve({ code, output });
    };
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      output += `${error.message}\n`;
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}
