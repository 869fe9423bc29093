import type { Atom } from '../rulebook/index.ts';
import { type Io, styleFor } from './io.ts';
import { wrap } from './text.ts';
import { Trouble } from './trouble.ts';

export async function findRules(query: string, limit: number): Promise<readonly Atom[]> {
  const { searchAtoms, atom } = await import('../rulebook/index.ts');
  const exact = atom(query.toUpperCase()) ?? atom(query);
  const found = exact ? [exact] : searchAtoms(query, limit);
  if (found.length === 0)
    throw new Trouble(`No rule has "${query}": try fewer words, or the beginning of an id such as WR-6.`, 1);
  return found;
}

/** One rule, wrapped; `proofs` are the tests that name it. */
export function showRule(io: Io, rule: Atom, proofs?: readonly string[]): string {
  const style = styleFor(io);
  const width = Math.min(io.stdout.columns, 100);
  const { ambiguity } = rule;
  const links: [string, string | readonly string[] | undefined][] = [
    ['Needs', rule.needs],
    ['Restates', rule.restates],
    ['Supersedes', rule.supersedes],
    ['Superseded by', rule.supersededBy],
    ['Amends', rule.amends],
    ['Amended by', rule.amendedBy],
    ['Completed by', rule.completedBy],
    ['Card', rule.card],
    ['Later rules', rule.later],
    ['Note', rule.note],
    ['Cannot be tested', rule.untestable],
    ['Proved by', proofs && proofs.length > 0 ? proofs : undefined],
  ];
  return [
    `${style('bold', `${rule.id}  ${rule.title}`)}  ${style('dim', `${rule.book}, ${rule.part}, ${rule.kind}`)}`,
    wrap(rule.rule, width, '  '),
    ...(ambiguity ? [wrap(`Decided: ${ambiguity.decision}${because(ambiguity.reason)}`, width, '  ')] : []),
    ...links.flatMap(([name, value]) =>
      value === undefined
        ? []
        : [wrap(`${name}: ${typeof value === 'string' ? value : value.join(', ')}`, width, '  ')],
    ),
    '',
  ].join('\n');
}

const because = (reason: string | undefined): string => (reason === undefined ? '' : ` (${reason.replace(/\.$/, '')})`);
