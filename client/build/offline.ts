// Writes sw.js, the service worker, with the list of everything that was built: what it keeps for days without a server.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const publicFolder = path.join(here, '..', 'public');

/** Names are enough where they carry a hash; the rest is read. */
interface Built {
  readonly fileName: string;
  readonly type: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
}

export function offline() {
  return {
    name: 'offline',
    apply: 'build' as const,
    generateBundle: {
      order: 'post' as const,
      handler(
        this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): void },
        _: unknown,
        bundle: Readonly<Record<string, Built>>,
      ) {
        const kept = globSync('**/*.*', { cwd: publicFolder }).sort();
        const built = Object.values(bundle).filter(({ fileName }) => !/\.map$|^\.vite\//.test(fileName));
        const hash = createHash('sha256');
        for (const { fileName, code, source } of built) hash.update(fileName).update(code ?? source ?? '');
        for (const file of kept) hash.update(file).update(readFileSync(path.join(publicFolder, file)));
        const worker = readFileSync(path.join(here, 'service-worker.js'), 'utf8');
        hash.update(worker);
        const files = ['/', ...built.map(({ fileName }) => `/${fileName}`), ...kept.map((file) => `/${file}`)];
        const list = JSON.stringify([...new Set(files)].filter((file) => file !== '/index.html'));
        const source = `const FILES = ${list};\nconst VERSION = '${hash.digest('hex').slice(0, 16)}';\n${worker}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
