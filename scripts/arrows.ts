// Which part of the tree may import which (ARCHITECTURE: arrows point one way), and a few rules on the tree's shape.
// Works on paths and texts alone, so that a test can show it faults that are not there.
import path from 'node:path';

export interface Source {
  /** From the root of the project, with forward slashes. */
  file: string;
  text: string;
}

interface Import {
  from: string;
  /** Erased before it runs. */
  typeOnly: boolean;
}

const belowServer = ['lib', 'engine', 'rulebook', 'games', 'players', 'protocol'];

/** What each part may import besides itself. Parts that are not listed (test, bench, scripts) may import anything. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  engine: ['lib'],
  rulebook: ['lib', 'engine'],
  games: ['lib', 'engine'],
  protocol: ['lib', 'engine'],
  players: ['lib', 'engine', 'rulebook', 'games', 'protocol'],
  server: belowServer,
  client: belowServer,
  // cli/mathom.mjs finds the pinned Node with scripts/runtime.mjs.
  cli: [...belowServer, 'server', 'scripts'],
};

/** What the client may use of a game: its door, its desk for decks, plain tables and sums for drawing, and what can be read off a board. */
const drawable =
  /^games\/[^/]+\/(game\.ts|card-list\.ts|refs\.ts|seats\.ts|desk\.ts|decks\/deck\.ts|map\/(regions|setup)\.ts|places\/(regions|sites|movement)\.ts|(tables|odds|reading)\/[^/]+\.ts)$/;

/** The board kit draws for any game: it knows none. */
const knowsNoGame = (file: string): boolean => file.startsWith('client/board/');
const ofAGame = /^(games|client\/(wotr|meccg))\//;

/** These run in the browser too; client/build runs in Node, when the client is built. */
const withoutNode = ['engine', 'games', 'players', 'protocol', 'client'];
const withoutPackages = ['engine'];

const deepest = 4;
/** More files than this in a folder need a README. */
const handful = 6;

const isSource = (file: string): boolean => /\.(ts|tsx|mts|js|mjs)$/.test(file);
const partOf = (file: string): string => file.split('/')[0];
const runsInNode = (file: string): boolean => /^client\/(build\/|art\/make\/|vite\.config\.ts$)/.test(file);
const folderOf = (file: string): string => path.posix.dirname(file);

/** Every module that a text names in an import or export declaration or a dynamic import with a plain string. */
export function importsOf(text: string): Import[] {
  const code = text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
  const declared = /^\s*(?:import|export)\s+(type\s)?(?:[\w*{][^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm;
  const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g;
  return [
    ...[...code.matchAll(declared)].map(([, type, from]) => ({ from, typeOnly: type !== undefined })),
    ...[...code.matchAll(dynamic)].map(([, from]) => ({ from, typeOnly: false })),
  ];
}

const isRelative = (from: string): boolean => from.startsWith('.');
const target = (file: string, from: string): string => path.posix.join(folderOf(file), from);
const packageOf = (from: string): string => from.split('/', from.startsWith('@') ? 2 : 1).join('/');

/** Each game stands alone; what lies directly in games/ knows them all. */
const isOtherGame = (file: string, to: string): boolean => {
  const [mine, theirs] = [file, to].map((place) => place.split('/'));
  return mine.length > 2 && theirs.length > 2 && mine[1] !== theirs[1];
};

function faultOf(file: string, { from, typeOnly }: Import, packages: ReadonlySet<string>): string | undefined {
  const part = partOf(file);
  if (from.startsWith('node:')) {
    return withoutNode.includes(part) && !runsInNode(file)
      ? `${part} must run in a browser, without Node's modules`
      : undefined;
  }
  if (from.startsWith('virtual:'))
    return part === 'client' ? undefined : 'only the client is put together by a builder';
  if (!isRelative(from)) {
    if (withoutPackages.includes(part)) return `${part} does without packages`;
    return packages.has(packageOf(from)) ? undefined : 'that package is not in package.json';
  }
  const to = target(file, from);
  if (!(part in mayImport)) return undefined;
  if (to.startsWith('..')) return 'that is outside the project';
  if (!to.includes('/')) return undefined;
  if (partOf(to) !== part && !mayImport[part].includes(partOf(to))) return `${part} may not import ${partOf(to)}`;
  if (part === 'games' && isOtherGame(file, to)) return 'one game may not import another';
  if (knowsNoGame(file) && ofAGame.test(to)) return 'the board kit knows no game';
  const isInsideGame = /^games\/[^/]+\//.test(to) && !drawable.test(to);
  if (part === 'client' && isInsideGame && !typeOnly) return "the client knows a game's procedures only by its game.ts";
  return undefined;
}

/** How a file comes to need something through others, as a chain of files, if it does. */
function wayTo(isUnwanted: (from: string) => boolean, file: string, imports: ReadonlyMap<string, Import[]>) {
  const seen = new Set<string>();
  const walk = (at: string): string[] | undefined => {
    if (seen.has(at)) return undefined;
    seen.add(at);
    for (const { from, typeOnly } of imports.get(at) ?? []) {
      if (typeOnly) continue;
      if (isUnwanted(from)) return [at, from];
      const way = isRelative(from) ? walk(target(at, from)) : undefined;
      if (way) return [at, ...way];
    }
    return undefined;
  };
  return walk(file);
}

/** What a file must not need even through lib or rulebook, which may use it themselves. */
function hiddenNeed(file: string, imports: ReadonlyMap<string, Import[]>): string | undefined {
  const part = partOf(file);
  const isUnwanted = (from: string) =>
    from.startsWith('node:')
      ? withoutNode.includes(part) && !runsInNode(file)
      : !isRelative(from) && withoutPackages.includes(part);
  const way = wayTo(isUnwanted, file, imports);
  return way && ['lib', 'rulebook'].includes(partOf(way[1])) ? way.join(' → ') : undefined;
}

/** Everything wrong with who imports whom, one sentence each. */
export function importFaults(sources: readonly Source[], packages: ReadonlySet<string>): string[] {
  const imports = new Map(
    sources.filter(({ file }) => isSource(file)).map(({ file, text }) => [file, importsOf(text)]),
  );
  return [...imports].flatMap(([file, list]) => {
    const plain = list.flatMap((one) => {
      const fault = faultOf(file, one, packages);
      return fault ? [`${file} imports ${one.from}: ${fault}.`] : [];
    });
    const hidden = hiddenNeed(file, imports);
    return hidden ? [...plain, `${hidden}: ${partOf(file)} does without that, behind a helper too.`] : plain;
  });
}

/** Everything wrong with how the files lie, one sentence each. */
export function shapeFaults(files: readonly string[]): string[] {
  const folders = Map.groupBy(files, folderOf);
  return [...folders].flatMap(([folder, inside]) => {
    const depth = folder === '.' ? 0 : folder.split('/').length;
    const faults: string[] = [];
    if (depth > deepest) faults.push(`${folder} is ${depth} folders deep: ${deepest} are enough.`);
    const named = inside.map((file) => path.posix.basename(file));
    // test/ mirrors the tree: the READMEs of the folders it mirrors serve there too.
    if (named.length > handful && !named.includes('README.md') && !folder.startsWith('test/')) {
      faults.push(`${folder} holds ${named.length} files and no README.md.`);
    }
    return faults;
  });
}

/** Longer files have a second idea in them, unless they are tables of content. */
const longest = 400;

/** Files that are too long, one sentence each. */
export const lengthFaults = (sources: readonly Source[], isContent: (file: string) => boolean): string[] =>
  sources.flatMap(({ file, text }) => {
    const length = text.split('\n').length - 1;
    return length > longest && !isContent(file)
      ? [`${file} has ${length} lines: ${longest} are enough. Look for its second idea.`]
      : [];
  });

/** The folder that a file lies in, within `root`; the file itself where that is `root`. The door of a folder, x.ts beside x/, counts as the folder. */
function unitOf(file: string, root: string, folders: ReadonlySet<string>): string {
  const bare = file.replace(/\.[a-z]+$/, '');
  const folder = folderOf(file);
  return (folders.has(bare) || folder === root ? bare : folder).slice(root.length + 1);
}

/** Folders of `root` that import each other in a ring, types apart: each ring in the order of its names. */
export function ringsIn(root: string, sources: readonly Source[]): string[][] {
  const inside = sources.filter(({ file }) => file.startsWith(`${root}/`));
  const files = new Set(inside.map(({ file }) => file));
  const folders = new Set([...files].map(folderOf));
  const unit = new Map([...files].map((file) => [file, unitOf(file, root, folders)]));
  const arrows = new Map<string, Set<string>>();
  for (const { file, text } of inside)
    for (const { from, typeOnly } of importsOf(text)) {
      const [one, other] = [unit.get(file), isRelative(from) ? unit.get(target(file, from)) : undefined];
      if (one === undefined || other === undefined || one === other || typeOnly) continue;
      arrows.set(one, (arrows.get(one) ?? new Set()).add(other));
    }
  const reach = (start: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const walk = (at: string): void => {
      for (const next of arrows.get(at) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          walk(next);
        }
    };
    walk(start);
    return seen;
  };
  const reached = new Map([...arrows.keys()].map((one) => [one, reach(one)]));
  const ringOf = (one: string): string[] =>
    [...arrows.keys()].filter((other) => reached.get(one)?.has(other) && reached.get(other)?.has(one)).sort();
  const rings = new Map([...arrows.keys()].map((one) => [ringOf(one).join(), ringOf(one)]));
  return [...rings.values()].filter((ring) => ring.length > 1);
}
