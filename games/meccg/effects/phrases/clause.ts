// What is said of something: a subject, its verb and the rest. A clause is denied or said of another subject by its parts,
// never by changing its text.
import { withArticle } from './phrase.ts';

export interface Clause {
  readonly subject: string;
  readonly verb: 'is' | 'are' | 'was' | 'has' | 'have' | 'succeeded';
  /** How many of `rest` there are: "a scout", "at least two Wildernesses". */
  readonly count?: 'a' | 'at least';
  readonly rest?: string;
  readonly denied?: true;
}

/** What follows the verb: "a scout", "no scout", "fewer than two Wildernesses". */
function objectText({ count, rest = '', denied }: Clause): string {
  if (count === 'a') return denied ? `no ${rest}` : withArticle(rest);
  if (count === 'at least') return `${denied ? 'fewer than' : 'at least'} ${rest}`;
  return rest;
}

/** "has", "does not have": what a count denies is not denied twice. */
function verbText({ verb, count, denied }: Clause): string {
  if (!denied || count !== undefined) return verb;
  return verb === 'have' ? 'do not have' : `${verb} not`;
}

export const clauseText = (clause: Clause): string =>
  [clause.subject, verbText(clause), objectText(clause)].filter((part) => part !== '').join(' ');

export const denyClause = (clause: Clause): Clause => ({ ...clause, denied: true });

/** Several at once; what they all have is said of their subject once: "the site path has a Shadow-land or a Dark-domain". */
export function clausesText(
  said: readonly (Clause | string)[],
  list: (words: string[]) => string,
  joint: string,
): string {
  const clauses = said.filter((one) => typeof one !== 'string');
  const [first] = clauses;
  const shared =
    said.length > 1 &&
    clauses.length === said.length &&
    clauses.every((one) => one.subject === first.subject && one.verb === 'has' && verbText(one) === 'has');
  return shared
    ? `${first.subject} has ${list(clauses.map(objectText))}`
    : said.map((one) => (typeof one === 'string' ? one : clauseText(one))).join(joint);
}
