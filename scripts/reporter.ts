// Follows a run of node:test: one line for each file as it ends, then everything about the failures.
import path from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

type Failure = Extract<TestEvent, { type: 'test:fail' }>['data'];

const mostOutputLines = 40;

export const closingLine = ({ passed, failed }: Pick<Totals, 'passed' | 'failed'>): string =>
  `${passed} passed, ${failed} failed`;

export const addTotals = (a: Totals, b: Totals): Totals => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const indent = (text: string): string => text.replace(/^(?=.)/gm, '    ');

/** An error as its message and the places in our own files. */
function describe(thrown: unknown, root: string): string {
  if (!(thrown instanceof Error)) return typeof thrown === 'string' ? thrown : inspect(thrown);
  const ours = (thrown.stack ?? thrown.message)
    .split('\n')
    .filter((line) => !/^\s+at .*(node:|node_modules)/.test(line))
    .join('\n')
    .replaceAll(`file://${root}/`, '');
  return thrown.cause === undefined ? ours : `${ours}\nbecause of ${describe(thrown.cause, root)}`;
}

export async function report(
  events: AsyncIterable<TestEvent>,
  {
    root,
    write,
    names: given,
  }: { root: string; write: (line: string) => void; names?: ReadonlyMap<string, string> | undefined },
): Promise<Totals> {
  let totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  const failures: string[] = [];
  const output = new Map<string, string>();
  const names: string[] = [];
  let failedInFile: string[] = [];

  const nameOf = (file: string) => given?.get(file) ?? path.relative(root, file);
  const endFile = (file: string, { passed, failed, skipped }: Totals, duration: number) => {
    totals = addTotals(totals, { passed, failed, skipped });
    const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
    write(`  ${failed > 0 ? '✖' : '✔'} ${nameOf(file)}: ${counts.filter(Boolean).join(', ')} (${seconds(duration)})`);
    failures.push(...failedInFile.map((text) => `✖ ${nameOf(file)}${text}`));
    const said = output.get(file)?.trimEnd().split('\n').slice(-mostOutputLines).join('\n');
    if (failed > 0 && said) failures.push(`  ${nameOf(file)} printed:\n${indent(said)}`);
    failedInFile = [];
    output.delete(file);
  };
  const fail = ({ details, nesting, name }: Failure) => {
    const { error } = details;
    // A parent that failed only because of its children has nothing to add.
    if ('failureType' in error && error.failureType === 'subtestsFailed') return;
    const title = [...names.slice(0, nesting), name].join(' › ');
    failedInFile.push(` › ${title}\n${indent(describe(error.cause ?? error, root))}`);
  };
  /** A file that crashed, or held no test at all, is reported as if it were one test named after itself. */
  const isWholeFile = (data: { name: string; file?: string }): data is { name: string; file: string } =>
    data.file !== undefined && path.resolve(root, data.name) === data.file;

  for await (const { type, data } of events) {
    if (type === 'test:start') names[data.nesting] = data.name;
    else if (type === 'test:stdout' || type === 'test:stderr') {
      output.set(data.file, (output.get(data.file) ?? '') + data.message);
    } else if (type === 'test:pass' && isWholeFile(data)) {
      failedInFile.push('\n    There is no test in this file.');
      endFile(data.file, { passed: 0, failed: 1, skipped: 0 }, data.details.duration_ms);
    } else if (type === 'test:fail' && isWholeFile(data)) {
      failedInFile.push('\n    The file ended with an error, or was stopped, before its tests were done.');
      endFile(data.file, { passed: 0, failed: 1, skipped: 0 }, data.details.duration_ms);
    } else if (type === 'test:fail') fail(data);
    else if (type === 'test:summary' && data.file !== undefined) {
      const { passed, failed, cancelled, skipped, todo } = data.counts as typeof data.counts & { failed: number };
      endFile(data.file, { passed, failed: failed + cancelled, skipped: skipped + todo }, data.duration_ms);
    }
  }
  for (const failure of failures) write(`\n${failure}`);
  return totals;
}
