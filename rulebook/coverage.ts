import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Atom, closedBy } from './atom.ts';
import { loadAtoms } from './load.ts';
import { ruleCalls } from './scan.ts';

export type Tally = { atoms: number; proved: number; untestable: number; open: number };

export type SourceCoverage = Tally & {
  openIds: string[];
  /** Those of `openIds` that wait for a set of cards the project does not have yet. */
  needsSet: string[];
  parts: Record<string, Tally>;
};

export type Coverage = {
  /** By book: 'war-of-the-ring', 'metw', … */
  sources: Record<string, SourceCoverage>;
  total: Tally;
  /** Where each atom is named: 'test/wotr/battle/siege.test.ts:12'. */
  proofs: Record<string, string[]>;
  errors: string[];
};

type Proof = { readonly id: string; readonly where: string };
type Found = { proofs: Proof[]; errors: string[] };
type Status = 'proved' | 'untestable' | 'open';

const setsAtHand: readonly string[] = ['METW', 'MELE'];

/** Which atoms the tests and scenario files under `root` prove. Nothing is run: the files are only read. */
export const coverage = (root: string, atoms: readonly Atom[] = loadAtoms()): Coverage => {
  const { proofs, errors } = findProofs(root);
  const index = new Map(atoms.map((atom) => [atom.id, atom]));
  const named: Record<string, string[]> = {};
  const proved = new Set<string>();
  for (const { id, where } of proofs) {
    const atom = index.get(id);
    if (atom === undefined) {
      errors.push(
        `${where} names the rule ${id}, which the index does not have; look for the right id in rulebook/atoms.`,
      );
      continue;
    }
    named[id] ??= [];
    named[id].push(where);
    proved.add(restated(atom, index).id);
    if (atom.untestable !== undefined)
      errors.push(
        `${where} proves ${id}, which rulebook/atoms/${atom.book}.yaml calls untestable; remove that reason.`,
      );
  }

  const statusOf = (atom: Atom): Status => {
    const closers = closedBy(atom).flatMap((id) => index.get(id) ?? []);
    if (closers.length > 0) return weakest(closers.map(statusOf));
    if (proved.has(atom.id)) return 'proved';
    return atom.untestable === undefined ? 'open' : 'untestable';
  };

  const sources: Record<string, SourceCoverage> = {};
  const total = noTally();
  for (const atom of atoms) {
    const status = statusOf(atom);
    sources[atom.book] ??= { ...noTally(), openIds: [], needsSet: [], parts: {} };
    const source = sources[atom.book];
    source.parts[atom.part] ??= noTally();
    for (const tally of [source, source.parts[atom.part], total]) count(tally, status);
    if (status !== 'open') continue;
    source.openIds.push(atom.id);
    if (atom.needsSet !== undefined && !setsAtHand.includes(atom.needsSet)) source.needsSet.push(atom.id);
  }
  return { sources, total, proofs: named, errors };
};

const noTally = (): Tally => ({ atoms: 0, proved: 0, untestable: 0, open: 0 });

const count = (tally: Tally, status: Status): void => {
  tally.atoms++;
  tally[status]++;
};

const weakest = (statuses: readonly Status[]): Status =>
  statuses.includes('open') ? 'open' : statuses.includes('untestable') ? 'untestable' : 'proved';

/** A test that names a restatement proves the rule it restates. */
const restated = (atom: Atom, index: ReadonlyMap<string, Atom>): Atom => {
  const other = atom.restates === undefined ? undefined : index.get(atom.restates);
  return other === undefined ? atom : restated(other, index);
};

const findProofs = (root: string): Found => {
  const found: Found = { proofs: [], errors: [] };
  for (const path of filesUnder(root, 'test', '.ts')) fromTest(root, path, found);
  for (const path of [...filesUnder(root, 'test', '.yaml'), ...filesUnder(root, 'scenarios', '.yaml')])
    fromScenario(root, path, found);
  return found;
};

const filesUnder = (root: string, folder: string, ending: string): readonly string[] =>
  existsSync(join(root, folder))
    ? globSync(`${folder}/**/*${ending}`, { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .sort()
    : [];

const fromTest = (root: string, path: string, found: Found): void => {
  for (const { line, ids } of ruleCalls(readFileSync(join(root, path), 'utf8'))) {
    const where = `${path}:${line}`;
    if (ids === undefined)
      found.errors.push(`${where} calls rule() without a literal list of ids; write them out, as in ['WR-6.32.1'].`);
    else found.proofs.push(...ids.map((id) => ({ id, where })));
  }
};

const fromScenario = (root: string, path: string, found: Found): void => {
  const text = readFileSync(join(root, path), 'utf8');
  if (!/^(?:rules|'rules'|"rules")\s*:/m.test(text)) return;
  try {
    const rules: unknown = parse(text)?.rules;
    if (Array.isArray(rules) && rules.every((id) => typeof id === 'string'))
      found.proofs.push(...rules.map((id) => ({ id, where: path })));
    else found.errors.push(`${path} has rules that are not a list of ids; write rules: [WR-6.32.1].`);
  } catch {
    found.errors.push(`${path} is not readable YAML, so the rules it proves are not counted.`);
  }
};
