import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { wayBack } from '../../../client/board/map-arrow.ts';
import { type Heard, LocalTable } from '../../../client/host/local-table.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { beatsOf, type WarBeat } from '../../../client/wotr/beats.ts';
import { figuresOfPieces, figureWords } from '../../../client/wotr/figures.ts';
import { hitsOf, lossesOf, tellBattle, tellHunt } from '../../../client/wotr/tellings.ts';
import type { Viewer } from '../../../engine/game.ts';
import { readSave } from '../../../engine/save.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { eventIndex } from '../../../games/wotr/tables/events.ts';

const region = (id: number) => ({ domain: 'region', id });
const card = (slug: Parameters<typeof eventIndex>[0]) => [{ domain: 'card', id: eventIndex(slug) }];

const attack = {
  type: 'attack',
  text: 'The Shadow attacks Osgiliath.',
  about: [region(R.osgiliath)],
  facts: { seat: 1, way: [R['minas-morgul'], R.osgiliath], pieces: [18, 18] },
};
const fight = [
  { type: 'advance', text: 'Gondor: one step forward.' },
  { type: 'combat-round', text: 'Round 1.' },
  { type: 'combat-card', text: 'A card.', about: card('the-day-without-dawn') },
  { type: 'combat-roll', text: 'Rolls.', facts: { seat: 1, dice: [6, 5], hits: [true, true] } },
  { type: 'combat-roll', text: 'Rolls.', facts: { seat: 0, dice: [1, 2], hits: [false, false] } },
  { type: 'leader-reroll', text: 'Again.', facts: { seat: 0, dice: [6], hits: [true] } },
  { type: 'extra-hits', text: '1 more hit.' },
  { type: 'casualty', text: 'Lost.', facts: { seat: 0, pieces: [6] } },
  { type: 'combat-round', text: 'Round 2.' },
  { type: 'combat-roll', text: 'Rolls.', facts: { seat: 1, dice: [5], hits: [true] } },
  { type: 'casualty', text: 'Lost.', facts: { seat: 0, pieces: [7] } },
];
const over = [
  { type: 'battle-over', text: 'The defending Army is destroyed.' },
  { type: 'capture', text: 'The Shadow captures Osgiliath.' },
];
const march = { type: 'army-move', text: 'An Army goes.', facts: { seat: 1, way: [1, 2], pieces: [18] } };

const standing = (heard: readonly Heard[], { viewer = 0, doing = [] as readonly { at: string }[] } = {}): Standing =>
  ({ heard, table: { viewer: viewer as Viewer, version: heard.length, view: { doing } } }) as unknown as Standing;
const kinds = (beats: readonly WarBeat[]) => beats.map(({ kind }) => kind);
const IN_BATTLE = { doing: [{ at: 'battle/casualties' }] };

describe('a battle told whole', () => {
  const battle = tellBattle([attack, ...fight, ...over]);

  test('round by round: dice, cards, losses, what else came of it, and how it ended', () => {
    assert.equal(battle?.region, R.osgiliath);
    assert.equal(battle?.attacker, 1);
    assert.deepEqual(battle?.force, [18, 18]);
    assert.deepEqual(
      battle?.rounds.map(({ sides }) => sides.map(hitsOf)),
      [
        [1, 2],
        [0, 1],
      ],
    );
    assert.equal(battle?.rounds[0]?.sides[1].card, eventIndex('the-day-without-dawn'));
    assert.deepEqual(
      battle?.rounds[0]?.notes.map(({ text }) => text),
      ['1 more hit.'],
    );
    assert.deepEqual(
      battle?.before.map(({ text }) => text),
      ['Gondor: one step forward.'],
    );
    assert.deepEqual(
      battle?.end.map(({ text }) => text),
      over.map(({ text }) => text),
    );
  });

  test('losses are summed over the rounds', () => {
    assert.ok(battle);
    assert.deepEqual(lossesOf(battle, 0), [6, 7]);
    assert.deepEqual(lossesOf(battle, 1), []);
  });

  test('without an attack there is no battle to tell', () => {
    assert.equal(tellBattle(fight), undefined);
  });
});

describe('what was heard as beats', () => {
  test('a march is a journey on the board before it; words are read together', () => {
    const heard: Heard[] = [
      { seat: 0, told: [{ text: 'Mine.' }] },
      { seat: 1, told: [march] },
      { seat: 1, told: [{ text: 'A.' }, { text: 'B.' }] },
    ];
    const beats = beatsOf(standing(heard), 1);
    assert.deepEqual(
      beats.map(({ kind, board }) => [kind, board]),
      [
        ['journey', 1],
        ['words', 3],
      ],
    );
    assert.deepEqual(
      beats[1]?.lines.map(({ text }) => text),
      ['A.', 'B.'],
    );
  });

  test('what is said several times running is one beat, no longer than once', () => {
    const recruit = { type: 'recruit', text: '1 Sauron Regular is recruited in Dol Guldur.' };
    const [many, ...more] = beatsOf(standing([{ seat: 1, told: Array.from({ length: 6 }, () => recruit) }]), 0);
    assert.deepEqual(more, []);
    assert.equal(many?.lines.length, 6);
    assert.equal(many?.ms, beatsOf(standing([{ seat: 1, told: [recruit] }]), 0)[0]?.ms);
  });

  test('an attack is seen coming, and the plate comes when the battle is over, not before', () => {
    const moves: Heard[] = [{ seat: 1, told: [attack, ...fight.slice(0, 6)] }];
    assert.deepEqual(kinds(beatsOf(standing(moves, IN_BATTLE), 0)), ['journey']);
    moves.push({ seat: 0, told: fight.slice(6) });
    assert.deepEqual(kinds(beatsOf(standing(moves, IN_BATTLE), 1)), []);
    moves.push({ seat: 1, told: over });
    const [plate, ...more] = beatsOf(standing(moves), 2);
    assert.deepEqual(more, []);
    assert.equal(plate?.kind, 'battle');
    assert.equal(plate?.plate, true);
    assert.equal(plate?.from, 0);
    assert.equal(plate?.kind === 'battle' && plate.battle.rounds.length, 2);
  });

  test('an assault on walls comes from nowhere: no piece travels', () => {
    const assault = { ...attack, text: 'The Shadow assaults Osgiliath.', facts: { seat: 1 } };
    const heard: Heard[] = [{ seat: 1, text: 'against', told: [assault, ...fight] } as unknown as Heard];
    assert.deepEqual(kinds(beatsOf(standing(heard, IN_BATTLE), 0)), []);
  });

  test('a battle that was over before the next thing happened is closed by it', () => {
    const heard: Heard[] = [{ seat: 1, told: [attack, ...fight, march] }];
    assert.deepEqual(kinds(beatsOf(standing(heard), 0)), ['journey', 'battle', 'journey']);
  });

  test('a Hunt with a tile is a plate; one that fails shows its dice, and readers go on themselves', () => {
    const roll = { type: 'hunt-roll', text: 'Hunts.', facts: { seat: 1, dice: [6], hits: [true] } };
    const tile = { type: 'tile', text: 'A tile.', facts: { tile: 3 } };
    const found = [roll, tile, { type: 'corruption', text: 'Corruption.' }];
    const [plate] = beatsOf(standing([{ seat: 0, told: found }]), 0);
    assert.equal(plate?.kind, 'hunt');
    assert.deepEqual(tellHunt(found).tiles, [3]);
    const failed = beatsOf(standing([{ seat: 0, told: [roll, { type: 'hunt', text: 'The Hunt fails.' }] }]), 0);
    assert.deepEqual(kinds(failed), ['chance']);
    assert.deepEqual(
      failed.map(({ plate, stays, lines }) => [plate, stays, lines.map(({ text }) => text)]),
      [[undefined, true, ['Hunts.', 'The Hunt fails.']]],
    );
  });

  test('a Companion whom the Hunt draws by lot is seen before anybody is asked about him, and again on the plate', () => {
    const doing = [{ at: 'hunt/separate' }];
    const found: Heard[] = [
      { seat: 0, told: [{ type: 'tile', text: 'A tile.', facts: { tile: 2 } }] },
      { seat: 0, told: [{ type: 'taken-alive', text: 'Meriadoc is taken alive.' }] },
    ];
    const before = standing(found.slice(0, 1), { doing });
    const asked = standing(found, { doing });
    assert.deepEqual(
      beatsOf(asked, 1, before).map(({ kind, lines }) => [kind, lines.map(({ text }) => text)]),
      [['words', ['Meriadoc is taken alive.']]],
    );
    const gone = { type: 'separate', text: 'Meriadoc leaves.' };
    const [plate, ...more] = beatsOf(standing([...found, { seat: 0, told: [gone] }]), 2, asked);
    assert.equal(plate?.kind, 'hunt');
    assert.equal(plate?.lines.length, 3);
    assert.deepEqual(more, []);
  });

  test("another's card is laid open until it is read; one's own is known", () => {
    const play = { type: 'play-card', text: 'Plays.', about: card('the-day-without-dawn') };
    const [theirs] = beatsOf(standing([{ seat: 1, told: [play] }]), 0);
    const [own] = beatsOf(standing([{ seat: 1, told: [play] }], { viewer: 1 }), 0);
    assert.equal(theirs?.kind, 'card');
    assert.equal(theirs?.plate, true);
    assert.equal(own?.plate, false);
  });

  test('the figures of a journey are those that went', () => {
    assert.equal(figureWords(figuresOfPieces([18, 18, 19, 20], 1)), '2 Sauron Regulars, 1 Elite and 1 Nazgûl');
    assert.equal(figureWords(figuresOfPieces([6, 8, 24 + 3], 0)).includes('1 Gondor Regular'), true);
  });

  test('a piece goes from the beginning to the end of its way', () => {
    const steps = wayBack([
      [0, 0],
      [100, 0],
      [100, 50],
    ]);
    assert.deepEqual(steps[0], [-100, -50]);
    assert.deepEqual(steps.at(-1), [0, 0]);
  });

  test('a card that is drawn in the midst of a battle parts nothing, and is turned up for its owner; one after it is no part', () => {
    const drawn = { type: 'draw-card', text: 'You draw a card.', about: card('the-day-without-dawn') };
    const theirs = { text: 'The Shadow draws a Strategy card.' };
    const told = [attack, ...fight.slice(0, 3), theirs, drawn, ...fight.slice(3), drawn];
    const beats = beatsOf(standing([{ seat: 1, told: [...told, { type: 'advance', text: 'A step.' }] }]), 0);
    assert.deepEqual(kinds(beats), ['journey', 'card', 'battle', 'card', 'words']);
    const [battle] = beats.flatMap((beat) => (beat.kind === 'battle' ? [beat.battle] : []));
    assert.deepEqual(
      battle?.rounds.map(({ sides }) => sides.map(hitsOf)),
      [
        [1, 2],
        [0, 1],
      ],
    );
    assert.ok(battle?.rounds[0]?.notes.includes(theirs));
  });

  test('nothing of a whole game is lost: each battle and each tile is on exactly one plate, told as it comes or at once', () => {
    const save = readFileSync(new URL('../../wotr/golden/rules-rules-2.mathom', import.meta.url), 'utf8');
    const { moves, options, seed } = readSave(save);
    const table = LocalTable.start(wotr, options, seed, ['person', 'person']);
    const now = (): Standing => ({ ...standing(table.heard(0)), table: table.look(0) });
    const asItCame = moves.flatMap(({ seat, text }, i) => {
      const before = now();
      table.play(seat, text);
      return beatsOf(now(), i, before);
    });
    const count = (type: string) =>
      now()
        .heard.flatMap(({ told }) => told)
        .filter((line) => line.type === type).length;
    for (const beats of [asItCame, beatsOf(now(), 0)]) {
      assert.equal(beats.filter(({ kind }) => kind === 'battle').length, count('attack'));
      assert.equal(
        beats.reduce((sum, beat) => sum + (beat.kind === 'hunt' ? beat.hunt.tiles.length : 0), 0),
        count('tile'),
      );
    }
    assert.deepEqual([...new Set(kinds(asItCame))].sort(), [
      'battle',
      'card',
      'chance',
      'hunt',
      'journey',
      'turn',
      'words',
    ]);
  });
});
