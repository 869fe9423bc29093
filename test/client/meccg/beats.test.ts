import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Standing } from '../../../client/host/table-host.ts';
import { beatsOf } from '../../../client/meccg/table/beats.ts';
import type { Told } from '../../../protocol/table.ts';

const line = (type: string, text = type, more: Partial<Told> = {}): Told => ({ type, text, ...more });
const about = (id: number): Partial<Told> => ({ about: [{ domain: 'card', id }] });
const heard = (...moves: readonly (readonly [seat: number, ...told: Told[]])[]): Standing =>
  ({ table: { viewer: 0 }, heard: moves.map(([seat, ...told]) => ({ seat, told })) }) as unknown as Standing;
const told = (standing: Standing, from = 0) =>
  beatsOf(standing, from).map(
    ({ kind, plate, lines }) => `${kind}${plate ? '!' : ''}: ${lines.map(({ text }) => text)}`,
  );

test('a card of the other is laid open as a plate; one’s own is only told', () => {
  assert.deepEqual(told(heard([1, line('play', 'Twilight', about(7))])), ['card!: Twilight']);
  assert.deepEqual(told(heard([0, line('play', 'Twilight', about(7))])), ['words: Twilight']);
});

test('an attack closes with a plate of its rolls and wounds, though it began before what is new', () => {
  const roll = line('strike-roll', 'rolls 7', { facts: { seat: 0, dice: [3, 4] } });
  const standing = heard(
    [1, line('attack', 'faces Orcs')],
    [0, line('assign', 'Gimli faces a strike')],
    [0, line('strike', 'resolved'), roll, line('wound', 'Gimli is wounded')],
    [0, line('attack-over', 'not defeated')],
  );
  assert.deepEqual(told(standing, 3), ['attack!: rolls 7,Gimli is wounded,not defeated']);
  assert.deepEqual(told(standing, 2).slice(0, 3), ['words: resolved', 'chance: rolls 7', 'words: Gimli is wounded']);
});

test('what the council reckons is read on one plate; draws are seen in the hands', () => {
  const standing = heard([
    1,
    line('draw'),
    line('reckoning', 'one'),
    line('reckoning', 'two'),
    line('outcome', 'wins'),
  ]);
  assert.deepEqual(told(standing), ['council!: one,two,wins']);
});
