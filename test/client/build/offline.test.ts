import assert from 'node:assert/strict';
import fs, { readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { describe, test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { offline } from '../../../client/build/offline.ts';

const publicFiles = readdirSync(new URL('../../../client/public', import.meta.url));

const BUNDLE = {
  'index.html': { fileName: 'index.html', type: 'asset', source: '<html>' },
  'a.js': { fileName: 'assets/a.js', type: 'chunk', code: 'a' },
  'worker.js': { fileName: 'assets/worker-1.js', type: 'asset', source: 'engine' },
  'a.js.map': { fileName: 'assets/a.js.map', type: 'asset', source: '{}' },
  manifest: { fileName: '.vite/manifest.json', type: 'asset', source: '{}' },
};

function written(bundle: typeof BUNDLE): string {
  const emitted: string[] = [];
  offline().generateBundle.handler.call({ emitFile: ({ source }) => void emitted.push(source) }, {}, bundle);
  return emitted.join('');
}

const listOf = (source: string): string[] => JSON.parse(/^const FILES = (.*);$/m.exec(source)?.[1] ?? '[]');
const versionOf = (source: string) => /^const VERSION = '(.*)';$/m.exec(source)?.[1];

/** The written worker among a browser's things: what it keeps, what it fetches, what it answers. */
function installed(source: string) {
  const handlers = new Map<string, (event: object) => void>();
  const stores = new Map<string, Set<string>>();
  const fetched: string[] = [];
  let skipped = 0;
  const self = {
    location: { origin: 'https://house' },
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    skipWaiting: () => skipped++,
    clients: { claim: async () => undefined, matchAll: async () => [] },
  };
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Set<string>();
      stores.set(name, store);
      return {
        addAll: async (files: readonly string[]) => {
          for (const file of files) store.add(file);
        },
      };
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (file: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.has(file) ? `kept ${file}` : undefined,
  };
  const fetch = async ({ url }: { url: string }) => {
    fetched.push(url);
    return `fetched ${url}`;
  };
  runInContext(source, createContext({ self, caches, fetch, URL }));
  const fire = async (type: string, event: object = {}) => {
    let result: Promise<unknown> | undefined;
    const wait = (promise: Promise<unknown>) => {
      result = promise;
    };
    handlers.get(type)?.({ waitUntil: wait, respondWith: wait, ...event });
    return result;
  };
  const get = (url: string, more: object = {}) =>
    fire('fetch', { request: { url, method: 'GET', mode: 'cors', ...more } });
  return { fire, get, stores, fetched, skips: () => skipped };
}

describe('What is kept for days without a server', () => {
  test('is everything that was built and every public file, the worker of the engine too; maps and manifests are not', () => {
    const files = listOf(written(BUNDLE));
    for (const file of ['/', '/assets/a.js', '/assets/worker-1.js', ...publicFiles.map((name) => `/${name}`)])
      assert.ok(files.includes(file), file);
    for (const file of files) assert.doesNotMatch(file, /\.map$|\.vite|index\.html/);
    assert.equal(new Set(files).size, files.length);
  });

  test('has another version whenever anything in it is another', () => {
    const versions = [
      BUNDLE,
      { ...BUNDLE, 'a.js': { ...BUNDLE['a.js'], code: 'b' } },
      { ...BUNDLE, 'worker.js': { ...BUNDLE['worker.js'], source: 'other' } },
      { ...BUNDLE, 'a.js': { ...BUNDLE['a.js'], fileName: 'assets/b.js' } },
    ].map((bundle) => versionOf(written(bundle)));
    assert.equal(new Set(versions).size, versions.length);
    assert.equal(versionOf(written(BUNDLE)), versions[0]);
  });

  test('has another version when the worker itself is another', (t) => {
    const before = versionOf(written(BUNDLE));
    const { readFileSync } = fs;
    const mended = (file: string, how: 'utf8') =>
      file.endsWith('service-worker.js') ? `${readFileSync(file, how)}// mended` : readFileSync(file, how);
    t.mock.method(fs, 'readFileSync', mended as unknown as typeof readFileSync);
    t.after(syncBuiltinESMExports);
    syncBuiltinESMExports();
    assert.notEqual(versionOf(written(BUNDLE)), before);
  });

  test('is all fetched when the worker is installed, and answered from there', async () => {
    const worker = installed(written(BUNDLE));
    await worker.fire('install');
    assert.deepEqual([...(worker.stores.values().next().value ?? [])], listOf(written(BUNDLE)));
    assert.equal(await worker.get('https://house/assets/worker-1.js'), 'kept /assets/worker-1.js');
    assert.equal(await worker.get('https://house/table/abc', { mode: 'navigate' }), 'kept /');
    assert.deepEqual(worker.fetched, []);
  });

  test('what is not kept, not asked for by GET, elsewhere or the server’s own is left to the network', async () => {
    const worker = installed(written(BUNDLE));
    await worker.fire('install');
    assert.equal(await worker.get('https://house/assets/gone.js'), undefined);
    assert.equal(await worker.get('https://elsewhere/assets/a.js'), undefined);
    assert.equal(await worker.get('https://house/assets/a.js', { method: 'POST' }), undefined);
    assert.equal(await worker.get('https://house/email/confirm', { mode: 'navigate' }), undefined);
    assert.equal(await worker.get('https://house/api/me'), undefined);
  });

  test('a kept file that the browser has thrown away is fetched', async () => {
    const worker = installed(written(BUNDLE));
    assert.equal(await worker.get('https://house/assets/a.js'), 'fetched https://house/assets/a.js');
  });

  test('the old version goes when the new one takes over, and nothing of others; it takes over when told to', async () => {
    const worker = installed(written(BUNDLE));
    worker.stores.set('mathom-old', new Set()).set('another', new Set());
    await worker.fire('install');
    await worker.fire('activate');
    assert.deepEqual([...worker.stores.keys()].toSorted(), ['another', `mathom-${versionOf(written(BUNDLE))}`]);
    await worker.fire('message', { data: 'something' });
    assert.equal(worker.skips(), 0);
    await worker.fire('message', { data: 'take over' });
    assert.equal(worker.skips(), 1);
  });
});
