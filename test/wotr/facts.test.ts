// Events tell their numbers as data beside the sentence, and name things as people do.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { GameEvent } from '../../engine/game.ts';
import { readSave } from '../../engine/save.ts';
import { Session } from '../../engine/session.ts';
import { wotr } from '../../games/wotr/game.ts';
import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { cardTitle, tileTitle } from '../../games/wotr/say.ts';
import { FACE_NAMES } from '../../games/wotr/tables/dice.ts';
import { isCharacter, PIECE_NAMES } from '../../games/wotr/tables/pieces.ts';
import { TILES } from '../../games/wotr/tables/tiles.ts';
import { toldTo } from '../../protocol/table.ts';

function eventsOf(file: string): readonly GameEvent[] {
  const { moves, options, seed } = readSave(readFileSync(new URL(`./golden/${file}`, import.meta.url), 'utf8'));
  const session = new Session(wotr, options, seed);
  return moves.flatMap(({ seat, text }) => session.play(seat, text));
}

const events = [...eventsOf('rules-rules-1.mathom'), ...eventsOf('random-random-2.mathom')];
const ofType = (...types: string[]) => events.filter(({ type }) => types.includes(type));

describe('the facts of events', () => {
  test('numbered dice are those of the sentence, and as many count as it says', () => {
    const rolls = ofType('combat-roll', 'leader-reroll', 'additional-attack', 'hunt-roll');
    assert.ok(rolls.length > 40);
    for (const { text, facts } of rolls) {
      assert.ok(facts?.dice && facts.hits && facts.seat !== undefined, text);
      assert.ok(text.includes(facts.dice.join(', ')), text);
      const hits = facts.hits.filter(Boolean).length;
      assert.match(text, new RegExp(`\\b${hits} (hit|success)`));
    }
  });

  test('Action dice are told as faces, Eyes too', () => {
    const rolls = ofType('action-roll');
    assert.ok(rolls.length > 10);
    for (const { text, facts } of rolls)
      assert.ok(text.endsWith(`: ${facts?.faces?.map((face) => FACE_NAMES[face]).join(', ')}.`), text);
  });

  test('a drawn tile is a number, and the sentence has its title', () => {
    const tiles = ofType('tile');
    assert.ok(tiles.length > 5);
    for (const { text, facts } of tiles) assert.equal(text, `A Hunt tile is drawn: ${tileTitle(facts?.tile ?? -1)}.`);
  });

  test('what moves is told with its way', () => {
    const moves = ofType('army-move', 'retreat', 'battle-advance', 'minion-move');
    assert.ok(moves.length > 40);
    for (const { text, facts } of moves) {
      assert.equal(facts?.way?.length, 2, text);
      assert.ok(text.includes(REGION_NAMES[facts?.way?.at(-1) ?? -1]), text);
      assert.ok((facts?.pieces?.length ?? 0) > 0, text);
    }
  });

  test('who moves or attacks is told in numbers, and with names', () => {
    const moves = ofType('army-move', 'retreat', 'battle-advance', 'attack');
    assert.ok(moves.length > 60);
    for (const { text, facts } of moves) {
      const numbers = [...text.matchAll(/(\d+) (?:Regular|Elite|Leader|Nazgûl)/g)].map(([, n]) => Number(n));
      const persons = (facts?.pieces ?? []).filter(isCharacter);
      assert.equal(
        numbers.reduce((sum, n) => sum + n, persons.length),
        facts?.pieces?.length,
        text,
      );
      for (const piece of persons) assert.ok(text.includes(PIECE_NAMES[piece]), text);
    }
  });

  test('a die that counts higher, and a Nation that wakes, are told with the cause', () => {
    const changed = ofType('dice-changed').map(({ text }) => text);
    assert.ok(changed.length > 0);
    for (const text of changed) assert.match(text, /^[^:]+: (each die of the|The (Free|Shadow)).*\d/);
    const woken = ofType('activate').filter(({ rule }) => rule !== 'WR-7.2.1');
    assert.ok(woken.length > 0);
    for (const { text } of woken) assert.match(text, /now active: .* (is in|in|to) [A-Z]/);
  });

  test('a drawn card is known to its owner, and what the others hear does not name it', () => {
    const draws = ofType('draw-card');
    assert.ok(draws.length > 20);
    for (const draw of draws) {
      const [owner] = draw.to ?? assert.fail();
      const card = toldTo([draw], owner)[0].about?.find(({ domain }) => domain === 'card')?.id ?? -1;
      assert.ok(draw.text?.includes(cardTitle(card)));
      for (const other of [owner === 0 ? 1 : 0, 'spectator'] as const)
        assert.deepEqual(Object.keys(toldTo([draw], other)[0] ?? {}), draw.others === undefined ? [] : ['text']);
    }
  });

  test('facts reach those who are told the event, and nobody else', () => {
    const secret: GameEvent = { type: 'draw', text: 'You draw 4.', to: [0], others: 'A draw.', facts: { dice: [4] } };
    assert.deepEqual(toldTo([secret], 0)[0].facts, { dice: [4] });
    assert.deepEqual(toldTo([secret], 'spectator'), [{ text: 'A draw.' }]);
  });
});

test('no sentence names a tile by its slug', () => {
  assert.deepEqual(
    [...new Set(TILES.map((_, tile) => tileTitle(tile)))],
    [
      'Eye with Reveal',
      '3',
      '2',
      '2 with Reveal',
      '1',
      '1 with Reveal',
      '0 with Reveal',
      'Elven Cloaks',
      'Elven Rope',
      'Phial of Galadriel',
      'Sméagol Helps Nice Master',
      "Shelob's Lair",
      'The Ring is Mine!',
      'On, On They Went',
      'Give it to Uss!',
      'Sméagol',
    ],
  );
  for (const { text } of events) assert.doesNotMatch(text, /\b(?!Witch|Ring)[a-z]+-[a-z]+\b(?<!re-roll)/, text);
});
