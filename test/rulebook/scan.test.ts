import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruleCalls } from '../../rulebook/scan.ts';

const ids = (source: string): readonly (readonly string[] | undefined)[] => ruleCalls(source).map((call) => call.ids);

test('A call is read with any kind of quotes, over several lines, with comments', () => {
  const source = `
    import { rule } from '../rule.ts';
    rule('one', ['WR-1.1.1'], () => {});
    rule("it's two", ["WR-1.1.2", \`WR-1.1.3\`,], () => {});
    rule(
      \`three \${list.map((x) => \`<\${x}>\`).join(', ')}\`,
      [
        'WR-2.1.1', // the first
        /* the second */ 'WR-2.1.2',
      ],
      async () => {},
    );`;
  assert.deepEqual(ruleCalls(source), [
    { line: 3, ids: ['WR-1.1.1'] },
    { line: 4, ids: ['WR-1.1.2', 'WR-1.1.3'] },
    { line: 5, ids: ['WR-2.1.1', 'WR-2.1.2'] },
  ]);
});

test('What only looks like a call is not one', () => {
  const sources = [
    `// rule('x', ['WR-1.1.1'], () => {});`,
    `/* rule('x', ['WR-1.1.1']) */`,
    `const text = "rule('x', ['WR-1.1.1'])";`,
    `const text = \`rule("x", ["WR-1.1.1"]) \${f({ a: "}" })} rule("y", ["WR-1.1.1"])\`;`,
    `game.rule('x', ['WR-1.1.1']);`,
    `function rule(title, ids) {}`,
    `const rule = (title: string) => {};`,
    `myrule('x', ['WR-1.1.1']);`,
  ];
  for (const source of sources) assert.deepEqual(ids(source), [], source);
});

test('Ids that are not written out are reported', () => {
  const sources = [
    `rule('x', list, () => {});`,
    `rule('x', [...list], () => {});`,
    `rule('x', [id], () => {});`,
    `rule('x', [\`WR-\${n}\`], () => {});`,
    `rule('x', ['WR-1.1.1'].concat(more), () => {});`,
    `pair(rule('x'), ['WR-1.1.1']);`,
    `rule('x', [`,
  ];
  for (const source of sources) assert.deepEqual(ids(source), [undefined], source);
});

test('Regular expressions and divisions do not hide a call', () => {
  const call = `rule('x', ['WR-1.1.1'], () => {});`;
  for (const before of [`const a = /['"\`]/;`, `const b = a / 2; // it's`, `match(/[/']/g);`, `return /"/.test(x);`])
    assert.deepEqual(ids(`${before} \n ${call}`), [['WR-1.1.1']], before);
});
