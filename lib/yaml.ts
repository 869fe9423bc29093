import { type Document, isAlias, isMap, isScalar, isSeq, Lexer, LineCounter, type Node, parseDocument } from 'yaml';

export type YamlPath = readonly (string | number)[];

export interface YamlDoc {
  /** Plain data: no aliases, no cycles, no `__proto__`, at most `DEEPEST` levels. */
  readonly value: unknown;
  /** The line of what the path leads to, or of the last thing on the way to it that is there. */
  lineOf(path: YamlPath): number;
}

export class YamlError extends Error {
  override name = 'YamlError';
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const DEEPEST = 40;
/** The parser needs up to 3 ms for 1,000 characters of the worst nonsense. */
const LONGEST = 20_000;

/** Reads YAML 1.2, or throws a sentence with the line. */
export function readYaml(text: string, longest = LONGEST): YamlDoc {
  if (text.length > longest)
    throw new YamlError(1, `The file has ${text.length} characters; at most ${longest} are read.`);
  refuseDepth(text);
  const lines = new LineCounter();
  const options = { lineCounter: lines, prettyErrors: false, uniqueKeys: false, resolveKnownTags: false };
  const doc = withoutTraces(() => parseDocument(text, options));
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const [trouble] = [...doc.errors, ...doc.warnings];
  if (trouble) throw new YamlError(lineAt(trouble.pos[0]), sentence(trouble.code, trouble.message));
  return {
    value: plain(doc.contents, (node, why) => new YamlError(lineAt(node?.range?.[0] ?? 0), why)),
    lineOf: (path) => lineAt(offsetOf(doc, path)),
  };
}

const tooDeep = `It is nested too deeply: at most ${DEEPEST} levels are read.`;

/** The parser is recursive, and slow to give up: brackets, and dashes on one line, are counted before. */
function refuseDepth(text: string): void {
  let line = 1;
  let brackets = 0;
  let dashes = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') brackets++;
    else if (token === ']' || token === '}') brackets = Math.max(0, brackets - 1);
    else if (brackets === 0 && (token === '-' || token === '?')) dashes++;
    if (brackets > DEEPEST || dashes > DEEPEST) throw new YamlError(line, tooDeep);
    if (!token.includes('\n')) continue;
    line += token.split('\n').length - 1;
    dashes = 0;
  }
}

/** The parser collects thousands of errors from nonsense; most of its time would go into their stack traces. */
function withoutTraces<T>(act: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return act();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

const HINTS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'there is a second colon; put a text that has a colon in "quotes"',
  TAB_AS_INDENT: 'indent with spaces, not with tabs',
  BAD_INDENT: 'the indentation does not fit the lines above, or a bracket is not closed',
  MISSING_CHAR: 'a colon, a comma, a quote or a bracket is missing',
  RESOURCE_EXHAUSTION: 'it is nested too deeply',
  MULTIPLE_DOCS: 'there is a second document after "---"; write one to a file',
};

const sentence = (code: string, message: string): string =>
  `This is not good YAML: ${HINTS[code] ?? message.replace(/[\s.:]+$/, '')}.`;

type Complain = (node: Node | null | undefined, why: string) => YamlError;

function plain(node: unknown, complain: Complain, depth = 0): unknown {
  if (isScalar(node)) return node.value;
  if (isAlias(node)) throw complain(node, `Write it out again: aliases such as *${node.source} are not read here.`);
  if (!isSeq(node) && !isMap(node)) return null;
  if (depth >= DEEPEST) throw complain(node, tooDeep);
  if (isSeq(node)) return node.items.map((item) => plain(item, complain, depth + 1));
  const map: Record<string, unknown> = {};
  for (const { key, value } of node.items) {
    if (!isScalar(key) || key.value === null || key.value === '__proto__')
      throw complain(isScalar(key) ? key : node, 'A key (what stands before a colon) must be a word.');
    const word = String(key.value);
    if (Object.hasOwn(map, word)) throw complain(key, `"${word}" is there twice.`);
    map[word] = plain(value, complain, depth + 1);
  }
  return map;
}

function offsetOf(doc: Document, path: YamlPath): number {
  let node: unknown = doc.contents;
  let offset = doc.contents?.range?.[0] ?? 0;
  for (const word of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(word));
      if (!pair) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(word)] as Node | undefined;
      if (!item) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return offset;
}
