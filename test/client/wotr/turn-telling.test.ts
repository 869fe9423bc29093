// What the others did in several actions is one plate before the player is asked again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Heard } from '../../../client/host/local-table.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { beatsOf, type TurnBeat } from '../../../client/wotr/beats.ts';
import type { Viewer } from '../../../engine/game.ts';
import { R } from '../../../games/wotr/map/regions.ts';

interface Scene {
  readonly viewer?: Viewer;
  /** Answered by the page. */
  readonly unasked?: readonly number[];
  readonly isAsked?: boolean;
  readonly thinking?: boolean;
}
const standing = (
  heard: readonly Heard[],
  { viewer = 0, unasked = [], isAsked = true, thinking = false }: Scene = {},
) =>
  ({
    heard,
    thinking,
    unasked: new Set(unasked),
    table: { viewer, version: heard.length, view: { doing: [] }, question: isAsked ? { choices: [] } : null },
  }) as unknown as Standing;
const turnIn = (now: Standing, from = 0, before?: Standing): TurnBeat | undefined =>
  beatsOf(now, from, before).find((beat) => beat.kind === 'turn');
const words = (beat: TurnBeat | undefined) => beat?.turn.deeds.map(({ lines }) => lines.map(({ text }) => text));

const region = (id: number) => [{ domain: 'region', id }];
const march = (text: string, way: readonly number[]) => ({
  type: 'army-move',
  text,
  facts: { seat: 1, way, pieces: [18] },
});
const theirs = (...texts: readonly string[]): Heard[] =>
  texts.map((text) => ({ seat: 1, told: [{ type: 'advance', text }] }));
const mine: Heard = { seat: 0, move: 'march', told: [{ text: 'Mine.' }] };
const FOUR = theirs('One.', 'Two.', 'Three.', 'Four.');

test('several deeds end with a plate of all of them, after the beats of each; a few are seen as they happen', () => {
  const now = standing([...theirs('Before.'), mine, ...FOUR]);
  const beats = beatsOf(now, 2);
  assert.equal(beats.at(-1)?.kind, 'turn');
  assert.equal(beats.at(-1)?.plate, true);
  assert.deepEqual(words(turnIn(now)), [['One.'], ['Two.'], ['Three.'], ['Four.']]);
  assert.deepEqual(turnIn(now)?.turn.seats, [1]);
  assert.equal(turnIn(standing([mine, ...FOUR.slice(1)])), undefined);
  assert.equal(
    turnIn(standing([...FOUR.slice(1), mine, ...FOUR.slice(1)])),
    undefined,
    'a deed of one’s own parts them',
  );
});

test('it waits until the player is asked again, and is not shown a second time while he chooses', () => {
  const heard = [mine, ...FOUR];
  assert.equal(turnIn(standing(heard, { isAsked: false })), undefined);
  assert.equal(turnIn(standing(heard, { thinking: true })), undefined);
  const asked = standing(heard.slice(0, -1));
  assert.equal(turnIn(standing(heard), heard.length - 1, asked), undefined);
  const waited = standing(heard.slice(0, -1), { isAsked: false });
  assert.ok(turnIn(standing(heard), heard.length - 1, waited));
  assert.ok(turnIn(standing(heard), heard.length - 1, standing(heard.slice(0, -1), { thinking: true })));
});

test('whoever watches is asked nothing, and needs no plate before a question', () => {
  const heard = [mine, ...FOUR];
  assert.equal(turnIn(standing(heard, { viewer: 'spectator' })), undefined);
});

test('of a battle it tells who attacked, what fell and how it ended, without its dice; and who went where', () => {
  const way = [R['minas-morgul'], R.osgiliath];
  const heard: Heard[] = [
    mine,
    ...FOUR.slice(1),
    {
      seat: 1,
      told: [
        { type: 'attack', text: 'Attacks.', about: region(R.osgiliath), facts: { seat: 1, way, pieces: [18, 18] } },
        { type: 'combat-round', text: 'Round 1.' },
        { type: 'combat-roll', text: 'Rolls.', facts: { seat: 1, dice: [6], hits: [true] } },
        { type: 'casualty', text: 'Lost.', facts: { seat: 0, pieces: [6] } },
        { type: 'battle-over', text: 'The defending Army is destroyed.' },
      ],
    },
    { seat: 1, told: [march('Marches.', [R.dagorlad, R['north-ithilien']])] },
  ];
  const turn = turnIn(standing(heard));
  assert.deepEqual(words(turn)?.slice(3), [['Attacks.', 'The defending Army is destroyed.'], ['Marches.']]);
  assert.deepEqual(turn?.turn.deeds[3]?.lost, [[6], []]);
  assert.deepEqual(turn?.turn.ways, [way, [R.dagorlad, R['north-ithilien']]]);
});

test('the same said several times running is one deed, and too little to tell again', () => {
  assert.equal(turnIn(standing([mine, ...theirs('One.', 'One.', 'One.', 'One.', 'One.')])), undefined);
  const heard = [mine, ...theirs('One.', 'One.', 'One.', 'Two.', 'Three.', 'Four.')];
  assert.deepEqual(words(turnIn(standing(heard)))?.slice(0, 2), [['One (3 times).'], ['Two.']]);
});

test('dice and draws of a new turn are too usual to be told again; an answer by habit is no deed of one’s own', () => {
  const usual = ['hunt-dice', 'action-roll', 'eyes'].map((type) => ({ type, text: `${type}.` }));
  const begun: Heard[] = [
    { seat: 1, told: [{ type: 'turn', text: 'Turn 2 begins.' }, { text: 'The Shadow draws a Strategy card.' }] },
    { seat: 0, move: 'no declaration', told: [] },
    { seat: 1, told: usual },
  ];
  assert.equal(turnIn(standing([mine, ...FOUR.slice(1), ...begun], { unasked: [5] })), undefined);
  const heard = [mine, ...FOUR, ...begun];
  assert.deepEqual(words(turnIn(standing(heard, { unasked: [6] })))?.slice(3), [
    ['Four.'],
    ...usual.map(({ text }) => [text]),
  ]);
  assert.equal(turnIn(standing(heard)), undefined, 'he was asked, and saw the plate then');
});
