import type { OptionSpec, Options, OptionValue } from './game.ts';

export class OptionError extends Error {
  override name = 'OptionError';
}

type Specs = Readonly<Record<string, OptionSpec>>;

/** All options of a game: those given, checked, and the defaults of the rest. */
export function completeOptions(specs: Specs, given: Options): Options {
  const all: Record<string, OptionValue> = {};
  for (const [key, spec] of Object.entries(specs)) all[key] = spec.default;
  for (const [key, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
    if (!spec) throw new OptionError(`There is no option "${key}": ${listed(specs)}.`);
    all[key] = checked(key, spec, value);
  }
  return all;
}

/** `turnLimit=30` and the like, from a command line or a form. */
export function readOption(specs: Specs, text: string): [key: string, value: OptionValue] {
  const at = text.indexOf('=');
  if (at < 1) throw new OptionError(`"${text}" is no option: write key=value (${listed(specs)}).`);
  const key = text.slice(0, at);
  const word = text.slice(at + 1);
  const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
  if (!spec) throw new OptionError(`There is no option "${key}": ${listed(specs)}.`);
  const value =
    typeof spec.default === 'number'
      ? word.trim() === ''
        ? Number.NaN
        : Number(word)
      : typeof spec.default === 'boolean'
        ? ({ true: true, false: false }[word] ?? word)
        : word;
  return [key, checked(key, spec, value)];
}

function checked(key: string, spec: OptionSpec, value: OptionValue): OptionValue {
  if (typeof value !== typeof spec.default)
    throw new OptionError(`The option ${key} takes ${kindOf(spec)}, not "${value}".`);
  if (typeof value === 'number') {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = spec;
    if (!Number.isInteger(value) || value < min || value > max)
      throw new OptionError(`The option ${key} takes ${kindOf(spec)}, not ${value}.`);
  }
  if (spec.oneOf && !spec.oneOf.includes(String(value)) && !(spec.orText && String(value).includes('\n')))
    throw new OptionError(`The option ${key} takes ${kindOf(spec)}, not "${value}".`);
  return value;
}

function kindOf(spec: OptionSpec): string {
  if (spec.oneOf) return `one of ${spec.oneOf.join(', ')}${spec.orText ? ` or ${spec.orText}` : ''}`;
  if (typeof spec.default === 'boolean') return 'true or false';
  if (typeof spec.default === 'string') return 'a word';
  const { min, max } = spec;
  const range = min !== undefined && max !== undefined ? ` from ${min} to ${max}` : '';
  return `a whole number${range}`;
}

const listed = (specs: Specs): string =>
  Object.keys(specs).length === 0 ? 'this game has none' : `this game has ${Object.keys(specs).join(', ')}`;
