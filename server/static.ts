// The files of the built client, read at the start and kept in memory: whoever builds anew while the house is open does not
// mix two houses. Only names that were found in the folder are served, so no path, however it is written, leads out of it.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { there } from '../lib/there.ts';

export interface StaticFile {
  readonly type: string;
  readonly body: Buffer;
  /** The same, compressed, where that is worth it. */
  readonly gzip?: Buffer;
  readonly tag: string;
  /** Its name changes with what is in it, so a browser need never ask again. */
  readonly immutable: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const PACKED = new Set(['.png', '.woff2']);

export class StaticFiles {
  private readonly bodies: ReadonlyMap<string, Buffer>;
  private readonly files = new Map<string, StaticFile>();

  constructor(folder: string) {
    const found = existsSync(folder) ? globSync('**/*.*', { cwd: folder }) : [];
    const isServed = (name: string) =>
      path.extname(name) in TYPES && !name.startsWith('.') && statSync(path.join(folder, name)).isFile();
    this.bodies = new Map(
      found
        .filter(isServed)
        .map((name) => [`/${name.replaceAll('\\', '/')}`, readFileSync(path.join(folder, name))] as const),
    );
  }

  /** The file at an address such as /assets/main-1a2b.js. */
  find(address: string): StaticFile | undefined {
    const body = this.bodies.get(address);
    if (!body) return undefined;
    let file = this.files.get(address);
    if (!file) {
      file = asServed(address, body);
      this.files.set(address, file);
    }
    return file;
  }
}

function asServed(address: string, body: Buffer): StaticFile {
  const ending = path.extname(address);
  return {
    type: there(TYPES[ending]),
    body,
    ...(!PACKED.has(ending) && { gzip: gzipSync(body) }),
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: /^\/assets\/.+-[\w-]{8}\.\w+$/.test(address),
  };
}
