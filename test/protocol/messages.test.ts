import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { clientMessage, ERROR_CODES, readMessage, serverMessage } from '../../protocol/messages.ts';
import { root } from '../../scripts/runtime.mjs';

const page = readFileSync(path.join(root, 'PROTOCOL.md'), 'utf8');
const typesOf = (schema: { options: readonly { entries: { type: { literal: string } } }[] }): string[] =>
  schema.options.map(({ entries }) => entries.type.literal);

describe('PROTOCOL.md', () => {
  test('names every message, with all that it holds', () => {
    for (const schema of [clientMessage, serverMessage])
      for (const { entries } of schema.options) {
        const row = page
          .split('\n')
          .filter((line) => line.startsWith('|') && line.includes(`\`${entries.type.literal}\``));
        assert.ok(row.length > 0, entries.type.literal);
        const common = ['type', 'id', 're'];
        for (const key of Object.keys(entries).filter((each) => !common.includes(each)))
          assert.ok(
            row.some((line) => line.includes(key)),
            `${entries.type.literal}.${key}`,
          );
      }
    assert.equal(new Set(typesOf(clientMessage)).size, clientMessage.options.length);
  });

  test('names every error code', () => {
    for (const code of ERROR_CODES) assert.ok(page.includes(`\`${code}\``), code);
  });
});

describe('Reading a message', () => {
  test('takes exactly what the protocol knows', () => {
    const play = { type: 'play', id: '1', table: 'abcdefgh23456789', version: 3, move: 'pass' };
    assert.deepEqual(readMessage(clientMessage, JSON.stringify(play)), play);
    for (const wrong of [{ ...play, more: 1 }, { ...play, id: undefined }, { ...play, version: 1e300 }, [play], 'play'])
      assert.equal(readMessage(clientMessage, JSON.stringify(wrong)), undefined);
    assert.equal(readMessage(clientMessage, '{"type":"play"'), undefined);
    assert.equal(readMessage(clientMessage, '{"__proto__":{"type":"ping","id":"1"}}'), undefined);
  });
});
