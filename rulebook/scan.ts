/** A call of `rule` in a test file; `ids` is undefined when they are not a literal list. */
export type RuleCall = { readonly line: number; readonly ids: readonly string[] | undefined };

/** The calls `rule('title', ['ID', …], …)` of a TypeScript source. Comments and texts are not looked into. */
export const ruleCalls = (source: string): readonly RuleCall[] => {
  const tokens = tokensOf(source);
  return tokens.flatMap((token, at) =>
    isCall(tokens, at) ? [{ line: lineAt(source, token.at), ids: idsAt(tokens, at + 2) }] : [],
  );
};

type Token = { readonly kind: 'word' | 'text' | 'sign'; readonly value: string; readonly at: number };

const isCall = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' &&
  tokens[at]?.value === 'rule' &&
  isSign(tokens[at + 1], '(') &&
  !isSign(tokens[at - 1], '.') &&
  tokens[at - 1]?.value !== 'function';

const isSign = (token: Token | undefined, value: string): boolean => token?.kind === 'sign' && token.value === value;

/** The ids of a call whose arguments begin here: the second argument, if it is a list of texts. */
const idsAt = (tokens: readonly Token[], start: number): readonly string[] | undefined => {
  let at = start;
  for (let depth = 0; depth > 0 || !isSign(tokens[at], ','); at++) {
    const token = tokens[at];
    if (token === undefined) return undefined;
    if (token.kind !== 'sign') continue;
    if ('([{'.includes(token.value)) depth++;
    if (')]}'.includes(token.value)) depth--;
    if (depth < 0) return undefined;
  }
  if (!isSign(tokens[at + 1], '[')) return undefined;
  const ids: string[] = [];
  for (at += 2; !isSign(tokens[at], ']'); at++) {
    const token = tokens[at];
    if (token?.kind === 'text') ids.push(token.value);
    else if (!isSign(token, ',')) return undefined;
  }
  return isSign(tokens[at + 1], ',') || isSign(tokens[at + 1], ')') ? ids : undefined;
};

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;

const tokensOf = (source: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < source.length; ) {
    const end = endOf(source, at, tokens.at(-1));
    const value = source.slice(at, end);
    if (/^[\p{L}_$]/u.test(value)) tokens.push({ kind: 'word', value, at });
    else if (/^['"`]/.test(value) && !isFilled(value)) tokens.push({ kind: 'text', value: value.slice(1, -1), at });
    else if (!/^(?:\s|\/\/|\/\*)/.test(value)) tokens.push({ kind: 'sign', value, at });
    at = end;
  }
  return tokens;
};

/** A template with something to fill in, `WR-${n}`: not a literal. */
const isFilled = (value: string): boolean => value.startsWith('`') && /(?<!\\)\$\{/.test(value);

const endOf = (source: string, at: number, before: Token | undefined): number => {
  const sign = source.charAt(at);
  if (sign === '`') return endOfTemplate(source, at);
  const pattern =
    sign === '/' && !source.startsWith('//', at) && !source.startsWith('/*', at) && startsValue(before)
      ? /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y
      : /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"|[\p{L}_$][\p{L}\p{N}_$]*|\d[\w.]*/uy;
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : at + 1;
};

const endOfTemplate = (source: string, start: number): number => {
  let at = start + 1;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') at += 2;
    else if (source.startsWith('${', at)) at = endOfFilling(source, at + 2);
    else at++;
  }
  return at + 1;
};

const endOfFilling = (source: string, start: number): number => {
  let depth = 1;
  let at = start;
  while (at < source.length && depth > 0) {
    if (source[at] === '{') depth++;
    if (source[at] === '}') depth--;
    at = endOf(source, at, undefined);
  }
  return at;
};

/** Whether a slash after this token begins a regular expression rather than a division. */
const startsValue = (before: Token | undefined): boolean => {
  if (before === undefined) return true;
  if (before.kind === 'word') return ['return', 'typeof', 'case', 'in', 'of', 'await', 'yield'].includes(before.value);
  return before.kind === 'sign' && !/^[)\]}\d]/.test(before.value);
};
