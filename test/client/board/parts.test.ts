import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { device } from '../../../client/art/device.ts';
import { lengthOf } from '../../../client/board/card-growth.ts';
import { nextOf } from '../../../client/board/hand-walk.ts';
import { percents } from '../../../client/board/percents.ts';
import { stopAfter } from '../../../client/board/sheet-stops.ts';

const client = new URL('../../../client/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, client), 'utf8');

describe('Generated art', () => {
  test('the same name always grows the same picture, another name another', () => {
    assert.equal(device('Strider', 'elf'), device('Strider', 'elf'));
    assert.notEqual(device('Strider', 'elf'), device('Legolas', 'elf'));
  });

  test('pictures hold plain numbers, no styles and nothing from outside', () => {
    const picture = device('Éowyn', 'man');
    assert.match(picture, /^<svg viewBox="0 0 \d+ \d+" [^>]*aria-hidden="true">.*<\/svg>$/s);
    assert.doesNotMatch(picture, /NaN|undefined|style=|https?:|<script/);
  });
});

describe('Symbols', () => {
  const ids = new Set([...read('art/sprite.svg').matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, id]) => id));
  const sources = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, text: read(file) }));

  test('every symbol that the client names is in the sprite', () => {
    const attribute = /<(?:Icon|IconButton|Button|Chip|Panel)\b[^>]*?\s(?:name|icon)="([\w-]+)"/gs;
    const missing = sources.flatMap(({ file, text }) =>
      [...text.matchAll(attribute)].filter(([, id]) => !ids.has(id)).map(([, id]) => `${file}: ${id}`),
    );
    assert.deepEqual(missing, []);
  });

  test('drawings need no inline style', () => {
    for (const file of ['art/sprite.svg', 'art/wotr-map.svg', 'art/meccg-map.svg'])
      assert.doesNotMatch(read(file), /style/);
  });
});

describe('Small sums and words', () => {
  test('per cents add up to 100, and what can happen is never 0', () => {
    assert.deepEqual(percents([0.714, 0.286]), [71, 29]);
    assert.deepEqual(percents([1 / 3, 1 / 3, 1 / 3]), [34, 33, 33]);
    assert.deepEqual(percents([0.998, 0.001, 0.001]), [98, 1, 1]);
    assert.deepEqual(percents([0, 0]), [0, 0]);
    assert.deepEqual(percents([1, 0]), [100, 0]);
  });

  test('a longer text is written smaller', () => {
    assert.deepEqual(['brief', 'middling', 'long'], [100, 300, 600].map(lengthOf));
  });

  test('keys walk round a hand of cards', () => {
    assert.equal(nextOf('ArrowRight', 4, 5), 0);
    assert.equal(nextOf('ArrowLeft', 0, 5), 4);
    assert.equal(nextOf('Home', 3, 5), 0);
    assert.equal(nextOf('End', 0, 5), 4);
    assert.equal(nextOf('x', 0, 5), undefined);
    assert.equal(nextOf('ArrowRight', -1, 0), undefined);
  });

  test('a sheet goes one stop up or down, two after a long pull, none after a touch', () => {
    assert.equal(stopAfter('peek', 60, 0.1), 'half');
    assert.equal(stopAfter('peek', 20, 0.9), 'half');
    assert.equal(stopAfter('peek', 400, 0.1), 'full');
    assert.equal(stopAfter('half', -60, -0.2), 'peek');
    assert.equal(stopAfter('half', 5, 0.01), 'half');
    assert.equal(stopAfter('full', 80, 1), 'full');
  });
});
