import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LocalTable } from '../../../client/host/local-table.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { beatsOf, soundOf, titleOf } from '../../../client/meccg/table/beats.ts';
import { readSave } from '../../../engine/save.ts';
import { meccg } from '../../../games/meccg/game.ts';
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

test('an attack closes with its plate, whatever came of it: who is lost takes his company with him', () => {
  const roll = line('strike-roll', 'rolls 7', { facts: { seat: 0, dice: [3, 4] } });
  const check = line('body-check', 'eliminated', { facts: { seat: 1, dice: [2, 4] } });
  const standing = heard(
    [0, line('attack', 'faces Orcs'), line('strike', 'resolved'), roll, line('strike-succeeds', 'succeeds')],
    [0, line('attack-defeated', 'an attack before')],
    [1, line('attack', 'faces Pûkel-creatures')],
    [0, roll, line('wound', 'wounded')],
    [1, check, line('eliminate', 'out of play'), line('company-ends', 'nobody is left'), line('discard')],
    [0, line('attack-over', 'not defeated')],
  );
  assert.deepEqual(told(standing, 5), ['attack!: rolls 7,wounded,eliminated,out of play,nobody is left,not defeated']);
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

test('a roll stays until readers go on, but not a strike: the plate of its attack tells it again', () => {
  const dice = { facts: { seat: 0, dice: [3, 4] } };
  const stays = (type: string) => beatsOf(heard([0, line(type, type, dice)]), 0).map((beat) => beat.stays);
  assert.deepEqual(stays('influence'), [true]);
  assert.deepEqual(stays('corruption-check'), [true]);
  assert.deepEqual(stays('strike-roll'), [false]);
});

test('cards and dice are heard, whoever plays and rolls them', () => {
  const heardOf = (seat: number, one: Told) => beatsOf(heard([seat, one]), 0).map(soundOf);
  assert.deepEqual(heardOf(1, line('creature', 'Orcs', about(7))), ['card']);
  assert.deepEqual(heardOf(0, line('play', 'Twilight', about(7))), ['card']);
  assert.deepEqual(heardOf(1, line('influence', 'rolls', { facts: { dice: [1, 2] } })), ['dice']);
  assert.deepEqual(heardOf(1, line('move', 'goes to Bree')), [undefined]);
});

test('every card that the other plays in a whole game is laid open as a plate, with its face', () => {
  const save = readFileSync(new URL('../../meccg/golden/agreed-1.mathom', import.meta.url), 'utf8');
  const { moves, options, seed, seats } = readSave(save);
  const table = LocalTable.start(
    meccg,
    options,
    seed,
    seats.map(() => 'person'),
  );
  for (const { seat, text } of moves) table.play(seat, text);
  const standing = { table: table.look(0), heard: table.heard(0) } as unknown as Standing;
  const played = standing.heard.flatMap(({ seat, told: lines }) =>
    lines.filter(({ type = '' }) => seat !== 0 && ['play', 'creature', 'item', 'ally'].includes(type)),
  );
  const plates = beatsOf(standing, 0).flatMap((beat) => (beat.kind === 'card' && beat.plate ? beat.lines : []));
  assert.ok(played.some(({ type }) => type === 'play') && played.some(({ type }) => type === 'creature'));
  assert.deepEqual(
    played.filter((one) => !plates.includes(one)).map(({ text }) => text),
    [],
  );
});

test('what is said several times running is one beat, no longer than once', () => {
  const draws = Array.from({ length: 8 }, () => line('', 'Player one draws a card.'));
  const [many, ...more] = beatsOf(heard([0, ...draws]), 0);
  assert.deepEqual(more, []);
  assert.equal(many?.lines.length, 8);
  const [once] = beatsOf(heard([0, line('', 'Player one draws a card.')]), 0);
  assert.equal(many?.ms, once?.ms);
});

test('a game that ends with the Ring ends without a council', () => {
  const titles = (...lines: Told[]) => beatsOf(heard([1, ...lines]), 0).map((beat) => titleOf(beat, String));
  assert.deepEqual(titles(line('outcome', 'Player one wins the game.')), ['The game is over']);
  assert.deepEqual(titles(line('reckoning'), line('outcome')), ['The Free Council']);
  assert.deepEqual(titles(line('attack-defeated')), ['The attack is defeated']);
});

test('a turn of the other ends with a plate of what it is remembered by; one’s own does not', () => {
  const turn: readonly (readonly [number, ...Told[]])[] = [
    [0, line('turn', 'Turn 2: Player one.')],
    [0, line('play', 'mine', about(7))],
    [0, line('turn', 'Turn 3: Player two.'), line('phase')],
    [1, line('character', 'Beregond', about(8)), line('untap')],
    [1, line('arrive', 'at Bree')],
    [0, line('creature', 'Wargs', about(9))],
    [1, line('item', 'Glamdring', about(10)), line('draw')],
    [1, line('turn', 'Turn 4: Player one.'), line('phase')],
  ];
  const at = (active: number, moves = turn.length, solitaire = 0): Standing => {
    const standing = heard(...turn.slice(0, moves));
    const view = { active, rules: { solitaire } };
    return { ...standing, table: { ...standing.table, seats: ['one', 'two'], view } } as unknown as Standing;
  };
  const plates = (now: Standing, from: number, before?: Standing) =>
    beatsOf(now, from, before).flatMap((beat) =>
      beat.kind === 'turn' ? [[beat.seat, beat.told.map(({ text }) => text)]] : [],
    );
  const whole = [[1, ['Beregond', 'at Bree', 'Wargs', 'Glamdring']]];
  assert.deepEqual(plates(at(0), 7, at(1, 7)), whole);
  assert.deepEqual(plates(at(0), 7), whole, 'after a reload too');
  assert.deepEqual(plates(at(1, 3), 2, at(0, 2)), [], 'a turn of one’s own');
  assert.deepEqual(plates(at(0, turn.length, 1), 7), [], 'alone against a hazard deck there is no turn but one’s own');
  const [plate] = beatsOf(at(0), 7, at(1, 7));
  assert.equal(plate && titleOf(plate, (seat) => `Player ${seat}`), 'The turn of Player 1');
});
