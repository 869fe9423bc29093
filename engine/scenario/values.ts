// The plain values of a scenario file, and what is wrong with them: the line, what is there, what is allowed there.

import { isMap, quote, spelled, suggest } from '../words.ts';
import type { Path } from './match.ts';
import { type Failure, type Line, type ScenarioDoc, ScenarioError } from './scenario.ts';
import { messageOf } from './stage.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Reads on after a mistake to find the next ones, but not endlessly. */
const MOST_MISTAKES = 20;

export class Values {
  protected readonly doc: ScenarioDoc;
  protected readonly failures: Failure[] = [];

  constructor(doc: ScenarioDoc) {
    this.doc = doc;
  }

  protected text(value: unknown, path: Path, rule: string): string | undefined {
    if ((typeof value === 'string' && value.trim() !== '') || Number.isFinite(value)) return String(value);
    if (value !== undefined) this.mistake(path, `${rule}, not ${spelled(value)}.`);
    return undefined;
  }

  /** One text or a list of them. */
  protected texts(value: unknown, path: Path, rule: string): readonly Line[] {
    const list = Array.isArray(value) ? value : [value ?? null];
    return list.flatMap((item: unknown, i) => {
      const at = Array.isArray(value) ? [...path, i] : path;
      const text = this.text(item ?? null, at, rule);
      return text === undefined ? [] : [{ text, line: this.doc.lineOf(at) }];
    });
  }

  protected map(value: unknown, path: Path, rule: string): Fields {
    if (isMap(value)) return value;
    this.mistake(path, `${rule}, not ${spelled(value)}.`);
    return {};
  }

  protected needed(file: Fields, key: string): unknown {
    if (file[key] === undefined && isMap(this.doc.value)) this.mistake([], `the key "${key}" is missing.`);
    return file[key];
  }

  protected onlyKeys(map: Fields, path: Path, known: readonly string[]): void {
    for (const key of Object.keys(map))
      if (!known.includes(key))
        this.mistake([...path, key], `there is no key ${quote(key)} here: ${known.join(', ')}.${suggest(key, known)}`);
  }

  protected attempt(path: Path, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.mistake(path, messageOf(error));
    }
  }

  protected mistake(path: Path, text: string): void {
    this.failures.push({ line: this.doc.lineOf(path), text: text.slice(0, 1).toUpperCase() + text.slice(1) });
    if (this.failures.length >= MOST_MISTAKES) throw new ScenarioError(this.failures);
  }
}
