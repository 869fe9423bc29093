// Choices as they are listed and typed, at a table here and at that of a server.
import { fold } from '../../lib/fold.ts';
import type { Question } from '../../protocol/table.ts';
import { type Io, styleFor } from '../io.ts';

export interface Choice {
  readonly number: number;
  readonly label: string;
  readonly notation: string;
}

export const choicesOf = ({ choices }: Question): readonly Choice[] =>
  choices.map(({ label, move }, i) => ({ number: i + 1, label, notation: move }));

/** The choices a typed line can mean: its number, its notation or label, or the beginning of one of them. */
export function meant<C extends Choice>(choices: readonly C[], line: string): readonly C[] {
  const said = fold(line.trim().replace(/\s+/g, ' '));
  if (/^\d+$/.test(said)) return choices.filter((choice) => choice.number === Number(said));
  const names = ({ label, notation }: C): string[] => [fold(notation), fold(label)];
  const exact = choices.filter((choice) => names(choice).includes(said));
  return exact.length > 0 ? exact : choices.filter((choice) => names(choice).some((name) => name.startsWith(said)));
}

/** `2 5 5`: several numbers, for a question that will be asked again; undefined where the line is something else. */
export function severalOf(choices: readonly Choice[], line: string): readonly Choice[] | undefined {
  const numbers = line.trim().split(/[\s,]+/);
  if (numbers.length < 2 || !numbers.every((word) => /^\d+$/.test(word))) return undefined;
  const found = numbers.flatMap((word) => choices.filter(({ number }) => number === Number(word)));
  return found.length === numbers.length ? found : undefined;
}

export const unclear = (found: readonly Choice[]): string =>
  `That could be ${found.map(({ number, label }) => `${number} (${label})`).join(' or ')}: say which.`;

/** The question and its numbered choices. */
export function listed(io: Io, text: string, choices: readonly Choice[]): string {
  const style = styleFor(io);
  const wide = String(choices.length).length + 2;
  const lines = choices.map(({ number, label, notation }) => {
    const words = fold(label) === fold(notation) ? '' : `  ${style('dim', notation)}`;
    return `${String(number).padStart(wide)}  ${label}${words}`;
  });
  return `\n${style('bold', text)}\n${lines.join('\n')}\n`;
}

/** Reads a line; what was typed into a pipe is shown as it would be on a screen. */
export async function ask(io: Io, prompt: string, words?: readonly string[]): Promise<string | undefined> {
  const line = await io.readLine(prompt, words);
  if (!io.interactive || line === undefined) io.stdout.write(`${line ?? ''}\n`);
  return line;
}
