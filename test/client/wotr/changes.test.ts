import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Heard } from '../../../client/host/local-table.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { lastChanges } from '../../../client/wotr/changes.ts';
import { R } from '../../../games/wotr/map/regions.ts';

const region = (id: number) => [{ domain: 'region', id }];
const standing = (heard: readonly Heard[]): Standing =>
  ({ heard, table: { viewer: 0, version: heard.length, view: { doing: [] } } }) as unknown as Standing;
const recruit = (at: number) => ({
  type: 'recruit',
  text: 'Recruited.',
  about: region(at),
  facts: { seat: 1, pieces: [18] },
});
const attack = { type: 'attack', text: 'Attacks.', about: region(R.osgiliath), facts: { seat: 1, pieces: [18] } };
const casualty = { type: 'casualty', text: 'Lost.', facts: { seat: 0, pieces: [6] } };

test('who was recruited with the last move of the others is new where he stands, until one moves oneself', () => {
  const heard: Heard[] = [
    { seat: 1, told: [recruit(R.angmar)] },
    { seat: 0, told: [{ text: 'Mine.' }] },
    { seat: 1, told: [recruit(R.orthanc)] },
    { seat: 1, told: [recruit(R.orthanc)] },
  ];
  assert.deepEqual(lastChanges(standing(heard)), [{ region: R.orthanc, side: 1, kind: 'new', pieces: [18, 18] }]);
  assert.deepEqual(lastChanges(standing(heard.slice(0, 2))), [
    { region: R.angmar, side: 1, kind: 'new', pieces: [18] },
  ]);
  assert.deepEqual(lastChanges(standing([])), []);
});

test('who fell in a battle is gone from its region, also whom one chose oneself in the midst of it', () => {
  const heard: Heard[] = [
    { seat: 1, told: [attack, { type: 'combat-round', text: 'Round 1.' }] },
    { seat: 0, told: [casualty] },
    { seat: 1, told: [{ type: 'cease', text: 'The attack ends.' }] },
  ];
  assert.deepEqual(lastChanges(standing(heard)), [{ region: R.osgiliath, side: 0, kind: 'gone', pieces: [6] }]);
});
