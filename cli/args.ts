// A command as data: what it takes, what --help says about it, and what it does. Parsing is node:util's.
import { parseArgs } from 'node:util';
import type { Io } from './io.ts';
import { didYouMean, table } from './text.ts';
import { Trouble } from './trouble.ts';

export interface OptionDoc {
  /** What stands for the value in the help; an option without one is a switch. */
  readonly value?: string;
  readonly help: string;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** The words after the name in the usage line. */
  readonly takes: string;
  readonly words: { readonly least: number; readonly most: number };
  /** Said when there are too few words. */
  readonly missing: string;
  readonly options: Readonly<Record<string, OptionDoc>>;
  readonly examples: readonly string[];
  /** Said at the end of its help: settings that are no options. */
  readonly notes?: readonly string[];
  run(args: Args, io: Io): Promise<number>;
}

export class Args {
  readonly words: readonly string[];
  private readonly values: ReadonlyMap<string, string>;

  constructor(words: readonly string[], values: ReadonlyMap<string, string>) {
    this.words = words;
    this.values = values;
  }

  text(name: string): string | undefined {
    return this.values.get(name);
  }

  flag(name: string): boolean {
    return this.values.has(name);
  }

  /** A whole number within bounds. */
  count(name: string, least: number, most: number): number | undefined {
    const text = this.values.get(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new Trouble(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
    return value;
  }
}

export function readArgs(command: Command, argv: readonly string[]): Args {
  const types = Object.entries(command.options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const known = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined;
    if (!known) {
      const names = Object.keys(command.options).map((name) => `--${name}`);
      const hint = didYouMean(token.rawName, names, `mathom ${command.name} --help lists them.`);
      throw new Trouble(`mathom ${command.name} has no option ${token.rawName}${hint}`);
    }
    if (known.value === undefined && token.value !== undefined)
      throw new Trouble(`--${token.name} is a switch: leave out "=${token.value}".`);
    if (known.value !== undefined && (token.value === undefined || looksLikeOption(token)))
      throw new Trouble(`--${token.name} needs a value: --${token.name} ${known.value}.`);
    if (values.has(token.name)) throw new Trouble(`--${token.name} is given twice.`);
    values.set(token.name, token.value ?? '');
  }
  const { least, most } = command.words;
  if (positionals.length < least) throw new Trouble(command.missing);
  if (positionals.length > most)
    throw new Trouble(`"${positionals[most]}" is one word too many: mathom ${command.name} ${command.takes}.`);
  return new Args(positionals, values);
}

/** `--games --json`: the value was forgotten. A negative number is a value. */
const looksLikeOption = (token: { value: string | undefined; inlineValue: boolean | undefined }): boolean =>
  token.inlineValue !== true && /^-[^\d]/.test(token.value ?? '');

export function helpFor(command: Command): string {
  const options = Object.entries({ ...command.options, help: { help: 'show this' } }) as [string, OptionDoc][];
  const rows = options.map(([name, { value, help }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, help]);
  return [
    command.summary,
    '',
    `Usage: mathom ${command.name} ${command.takes}`.trimEnd(),
    '',
    table(rows, '  '),
    ...(command.examples.length > 0 ? ['', 'Examples:', ...command.examples.map((line) => `  mathom ${line}`)] : []),
    ...(command.notes ? ['', ...command.notes] : []),
    '',
  ].join('\n');
}

export function helpForAll(commands: readonly Command[]): string {
  return [
    'Mathom-house: a table for the great Middle-earth games, with every rule enforced.',
    '',
    'Usage: mathom COMMAND …',
    '',
    table(
      commands.map(({ name, summary }) => [name, summary]),
      '  ',
    ),
    '',
    'mathom COMMAND --help says more about one; mathom --version says which version this is.',
    '',
  ].join('\n');
}
