import type { OptionSpec, Options, OptionValue, Seat } from './game.ts';
import { quote, suggest } from './words.ts';

export class OptionError extends Error {
  override name = 'OptionError';
}

type Specs = Readonly<Record<string, OptionSpec>>;

/** Characters of an option's value: a word, or a whole text where one will do. */
export const LONGEST_VALUE = { word: 200, text: 12_000 } as const;

/** What others read in place of a text that is somebody's secret. */
export const SECRET = 'secret';

/** All options of a game: those given, checked, and the defaults of the rest. */
export function completeOptions(specs: Specs, given: Options): Options {
  const all: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(specs)) all[key] = spec.default;
  for (const [key, value] of Object.entries(given)) all[key] = checked(key, specNamed(specs, key), value);
  return all;
}

/** `turnLimit=30` and the like, from a command line or a form. */
export function readOption(specs: Specs, text: string): [key: string, value: OptionValue] {
  const at = text.indexOf('=');
  if (at < 1) {
    const help = Object.hasOwn(specs, text)
      ? `${text} takes ${kindOf(specs[text])}.`
      : `${suggest(text, Object.keys(specs))} ${listed(specs)}`.trim();
    throw new OptionError(`${quote(text)} sets no option: write key=value. ${help}`);
  }
  const key = text.slice(0, at);
  const word = text.slice(at + 1);
  const spec = specNamed(specs, key);
  return [key, checked(key, spec, meaning(spec, word.trim()) ?? word)];
}

/** What a word means as a number or as true and false; undefined where it means neither. */
function meaning(spec: OptionSpec, word: string): OptionValue | undefined {
  if (typeof spec.default === 'boolean') return { true: true, false: false }[word];
  return typeof spec.default === 'number' && /^-?\d+$/.test(word) ? Number(word) : undefined;
}

/** The options as somebody in these seats may know them: a text that is the secret of another seat is not shown. */
export const shownOptions = (specs: Specs, options: Options, seats: readonly Seat[]): Options =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => {
      const owner = Object.hasOwn(specs, key) ? specs[key].secretOf : undefined;
      return [key, owner !== undefined && !seats.includes(owner) && isText(value) ? SECRET : value];
    }),
  );

/** The options that are a seat's own to bring. */
export const optionsOf = (specs: Specs, seat: Seat): string[] =>
  Object.keys(specs).filter((key) => specs[key].secretOf === seat);

/** A whole text has lines; a word has not. */
export const isText = (value: OptionValue): value is string => typeof value === 'string' && value.includes('\n');

function specNamed(specs: Specs, key: string): OptionSpec {
  if (Object.hasOwn(specs, key)) return specs[key];
  throw new OptionError(`There is no option ${quote(key)}.${suggest(key, Object.keys(specs))} ${listed(specs)}`);
}

function checked(key: string, spec: OptionSpec, value: OptionValue): OptionValue {
  if (!fits(spec, value)) {
    const [said, near] = typeof value === 'string' ? [quote(value), suggest(value, spec.oneOf ?? [])] : [value, ''];
    throw new OptionError(`The option ${key} takes ${kindOf(spec)}, not ${said}.${near}`);
  }
  const isLong = spec.orText !== undefined && isText(value);
  const most = isLong ? LONGEST_VALUE.text : LONGEST_VALUE.word;
  if (typeof value === 'string' && value.length > most)
    throw new OptionError(`The option ${key} has ${value.length} characters; ${most} are the most.`);
  return value;
}

function fits(spec: OptionSpec, value: OptionValue): boolean {
  if (typeof value !== typeof spec.default) return false;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = spec;
  if (typeof value === 'number') return Number.isInteger(value) && value >= min && value <= max;
  return !spec.oneOf || spec.oneOf.includes(String(value)) || (spec.orText !== undefined && isText(value));
}

function kindOf(spec: OptionSpec): string {
  if (spec.oneOf) return `one of ${spec.oneOf.join(', ')}${spec.orText ? ` or ${spec.orText}` : ''}`;
  if (typeof spec.default === 'boolean') return 'true or false';
  if (typeof spec.default === 'string') return 'a word';
  const { min, max } = spec;
  if (min === undefined) return max === undefined ? 'a whole number' : `a whole number up to ${max}`;
  return max === undefined ? `a whole number from ${min} on` : `a whole number from ${min} to ${max}`;
}

const listed = (specs: Specs): string =>
  Object.keys(specs).length === 0 ? 'This game has none.' : `This game has ${Object.keys(specs).join(', ')}.`;
