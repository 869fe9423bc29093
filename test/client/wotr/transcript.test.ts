// A blind player's first turn: nothing but what is announced and the labels of the choices. It must make sense.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { LocalTable } from '../../../client/host/local-table.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { announcementOf } from '../../../client/table/announcements.ts';
import { isYourMove } from '../../../client/table/beat-sounds.ts';
import { groupsOf, MOST_KEYS } from '../../../client/table/choices.ts';
import { joined } from '../../../client/table/summary.ts';
import { beatsOf, type WarBeat } from '../../../client/wotr/beats.ts';
import { dressChoice, groupOf, groupTitle } from '../../../client/wotr/dress.ts';
import { readSave } from '../../../engine/save.ts';
import { wotr } from '../../../games/wotr/game.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import type { Choice } from '../../../protocol/table.ts';

/** What the player would rather do, by the start of the label; else the first choice. */
const WISHES = [
  'Declare nothing',
  'Use a die: Character',
  'Move the Fellowship',
  'Move an Army from Minas Tirith',
  'Go to Osgiliath',
];
/** The other seat, so that no program's taste changes this test. */
const OTHER_WISHES = ['Put 1 dice', 'Pass', 'Use a die', 'Spend', 'Done', 'Draw'];

const wished = (choices: readonly Choice[], wishes: readonly string[]): Choice =>
  wishes.flatMap((wish) => choices.filter(({ label }) => label.startsWith(wish)))[0] ?? choices[0];

/** As the prompt has them: one by one, and when there are many by groups. */
function optionsOf(choices: readonly Choice[], now: Standing): readonly string[] {
  const one = (choice: Choice): string => {
    const { detail, spoken = detail } = dressChoice(choice, now);
    return `- ${choice.label}${spoken ? `: ${spoken}` : ''}`;
  };
  if (choices.length <= MOST_KEYS) return choices.map(one);
  return groupsOf(choices, { groupOf, groupTitle }).map((group) =>
    group.choices.length === 1 ? one(group.choices[0]) : `- ${group.title}: ${group.choices.length} choices`,
  );
}

function firstTurn() {
  const table = LocalTable.start(wotr, { turnLimit: 60 }, 'transcript', ['person', 'person']);
  const standingNow = (): Standing => ({ table: table.look(0), heard: table.heard(0), thinking: false, programs: {} });
  const lines: string[] = [];
  let before: Standing | undefined;
  for (let step = 0; step < 200; step++) {
    const now = standingNow();
    const { assertive, polite } = announcementOf(before, now);
    if (assertive) lines.push(`(at once) ${assertive}`);
    if (polite) lines.push(polite);
    before = now;
    if ((now.table.view as WotrView).turn > 1) return lines;
    const { question } = now.table;
    if (question) {
      const choice = wished(question.choices, WISHES);
      lines.push(...optionsOf(question.choices, now), `> ${choice.label}`);
      table.play(0, choice.move);
    } else table.play(1, wished(table.look(1).question?.choices ?? [], OTHER_WISHES).move);
  }
  return lines;
}

describe('a turn without sight', () => {
  const lines = firstTurn();
  const said = lines.filter((line) => !line.startsWith('-') && !line.startsWith('>'));

  test('begins with a question and its count', () => {
    assert.equal(lines[0], 'Do you declare the Fellowship in Rivendell, where it is? Two choices.');
    assert.equal(lines[1], '- Declare the Fellowship in Rivendell: Stronghold of Elves, 2 Victory Points');
  });

  test('ends when the next turn is announced', () => {
    assert.match(said.join('\n'), /Turn 2 begins\./);
  });

  test('every choice was announced as a question before it was made', () => {
    for (const [i, line] of lines.entries()) {
      if (!line.startsWith('>')) continue;
      const asked = lines.slice(0, i).findLast((one) => !one.startsWith('-') && !one.startsWith('>'));
      assert.match(asked ?? '', /(choices?\.)$/, `before "${line}" stands "${asked}"`);
      assert.ok(lines.slice(0, i).some((one) => one.startsWith('-')));
    }
  });

  test('dice are told at once: the action roll, and the Hunt after the Fellowship moved', () => {
    const loud = said.filter((line) => line.startsWith('(at once)')).join('\n');
    assert.match(loud, /The Free Peoples roll: \w+/);
    assert.match(loud, /The Shadow hunts with \d di/);
  });

  test('everything said is whole sentences, without code words', () => {
    for (const line of said) {
      const text = line.replace('(at once) ', '');
      assert.match(text, /^[A-Z0-9].*[.?]$/s, text);
      assert.doesNotMatch(text, /undefined|NaN|\bnull\b|\{|\bturn\/|WR-/, text);
    }
    for (const line of lines.filter((one) => one.startsWith('-'))) assert.doesNotMatch(line, /undefined|NaN|\{/);
  });
});

/** A whole game of programs as who sits on the Free Peoples' side hears it, move by move. */
function hearGame() {
  const save = readFileSync(new URL('../../wotr/golden/rules-rules-2.mathom', import.meta.url), 'utf8');
  const { moves, options, seed } = readSave(save);
  const table = LocalTable.start(wotr, options, seed, ['person', 'person']);
  const now = (): Standing => {
    const seen = table.look(0);
    return { table: seen, heard: table.heard(0), thinking: seen.asked.includes(1), programs: { 1: 'rules' } };
  };
  const transcript: string[] = [];
  const beats: WarBeat[] = [];
  let turns = 0;
  for (const [i, { seat, text }] of moves.entries()) {
    const before = now();
    table.play(seat, text);
    const after = now();
    beats.push(...beatsOf(after, i, before));
    const { assertive, polite } = announcementOf(before, after);
    if (isYourMove(before, after)) {
      turns++;
      assert.match(polite, /Your move\. .* [Cc]hoices?\.$/, 'the question and its count are the last thing said');
    }
    transcript.push(assertive, polite);
  }
  return { transcript: transcript.join(' '), beats, turns };
}

/**
 * The first line of a beat that is not told after the line before it; nothing when all are. A plate begins where its first
 * move does: some of it was seen on the way.
 */
function missing(transcript: string, beats: readonly WarBeat[]): string | undefined {
  const ends: { readonly to: number; readonly at: number }[] = [{ to: 0, at: 0 }];
  for (const { from, to, lines, plate } of beats) {
    let at = ends.findLast((end) => !plate || end.to <= from)?.at ?? 0;
    for (const { text } of joined(lines)) {
      // Said several times running it is said once, with how often.
      const words = text.replace(/( \(\d+ times\))?\.$/, '');
      const found = transcript.indexOf(words, at);
      if (found < 0) return text;
      at = found;
    }
    ends.push({ to, at });
  }
  return undefined;
}

describe('a whole game without sight', () => {
  const { transcript, beats, turns } = hearGame();

  test('tells every beat in its order, battles and Hunts among them, and each time that it is your move', () => {
    const kinds = new Set(beats.map(({ kind }) => kind));
    assert.ok(kinds.has('battle') && kinds.has('hunt') && turns > 5, `${[...kinds]}, ${turns} turns`);
    assert.equal(missing(transcript, beats), undefined);
    assert.equal(transcript.match(/Your move\./g)?.length, turns);
  });

  test('a beat that is dropped is missed', () => {
    for (const kind of ['battle', 'hunt', 'journey', 'card'] as const) {
      const unique = beats
        .filter((beat) => beat.kind === kind)
        .flatMap(({ lines }) => joined(lines))
        .find(({ text }) => transcript.split(text).length === 2);
      assert.ok(unique, kind);
      assert.equal(missing(transcript.replace(unique.text, ''), beats), unique.text);
    }
  });
});
