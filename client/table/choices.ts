// The legal list as a player meets it: by what it points at, in groups when it is long.
import { there } from '../../lib/there.ts';
import type { Choice, Question } from '../../protocol/table.ts';
import type { GameFace } from './game-face.ts';

/** With more than this many the list is shown in groups (UI: number keys 1 to 9). */
export const MOST_KEYS = 9;

export interface ChoiceGroup {
  /** The verb its choices share, or what the game calls several verbs together. */
  readonly key: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

export const isAt = (choice: Choice, domain: string, id: number): boolean =>
  choice.targets.some((target) => target.domain === domain && target.id === id);

export const choicesAt = (question: Question | null, domain: string, id: number): readonly Choice[] =>
  question?.choices.filter((choice) => isAt(choice, domain, id)) ?? [];

/** What touching a thing does that stands for these: takes the only one; of several shows a menu, and a second touch does what is chosen there. */
export function touchOf(
  choices: readonly Choice[],
  chosen: Choice | null,
  isMenuOpen: boolean,
): { readonly act: 'take' | 'play'; readonly choice: Choice } | { readonly act: 'menu' } | undefined {
  const [only] = choices;
  if (!only) return undefined;
  if (choices.length > 1)
    return chosen && isMenuOpen && choices.includes(chosen) ? { act: 'play', choice: chosen } : { act: 'menu' };
  return { act: 'take', choice: only };
}

/** Every id of a domain that the list points at. */
export const idsIn = (question: Question | null, domain: string): ReadonlySet<number> =>
  new Set(question?.choices.flatMap(({ targets }) => targets.filter((t) => t.domain === domain).map((t) => t.id)));

const PASS = 'pass';

/** The one that is done with the P key. */
export const passOf = (question: Question | null): Choice | undefined =>
  question?.choices.find(({ verb }) => verb === PASS);

/** Labels share 'Move an Army from ': what is left are names. Cut at a word. */
export function sharedStart(labels: readonly string[]): string {
  const [first, ...others] = labels;
  if (first === undefined || others.length === 0) return '';
  let length = 0;
  while (length < first.length && others.every((label) => label[length] === first[length])) length++;
  const start = first.slice(0, length);
  return start.slice(0, start.lastIndexOf(' ') + 1);
}

/** By verb, in the order of the list; what stands alone stays a choice of its own. */
export function groupsOf(
  choices: readonly Choice[],
  { groupOf = (verb) => verb, groupTitle = () => undefined }: Pick<GameFace, 'groupOf' | 'groupTitle'> = {},
): readonly ChoiceGroup[] {
  return [...Map.groupBy(choices, ({ verb }) => groupOf(verb))].map(([key, members]) => ({
    key,
    choices: members,
    title: members.length === 1 ? firstLabel(members) : (groupTitle(key) ?? titleFrom(members)),
  }));
}

const firstLabel = (members: readonly Choice[]): string => there(members[0]).label;

function titleFrom(members: readonly Choice[]): string {
  const start = sharedStart(members.map(({ label }) => label)).trim();
  return start ? `${start.replace(/:$/, '')} …` : `${firstLabel(members)} …`;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 'three', '14'. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Seven choices.' for a question, said after it. */
export function countWords({ choices }: Question): string {
  const n = choices.length;
  return n === 1 ? 'Only one choice.' : `${capital(inWords(n))} choices.`;
}
