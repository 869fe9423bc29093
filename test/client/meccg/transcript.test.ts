// A blind player's turn at the card game: nothing but what is announced and the labels of the choices. It must be enough for
// a journey, for answering in a chain, and for every strike.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LocalTable } from '../../../client/host/local-table.ts';
import type { Standing } from '../../../client/host/table-host.ts';
import { isDecided } from '../../../client/meccg/table/beats.ts';
import { dressChoice, groupTitle } from '../../../client/meccg/table/dress.ts';
import { announcementOf } from '../../../client/table/announcements.ts';
import { groupsOf, MOST_KEYS } from '../../../client/table/choices.ts';
import { meccg } from '../../../games/meccg/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Choice } from '../../../protocol/table.ts';

/** What the player would rather do, by the start of the label; else he passes. */
const WISHES = ['Start with', 'Move ', 'To Barrow-downs', 'Enter', 'Play Block', 'Play Dodge', 'Use Shield', 'Play '];

function wished(choices: readonly Choice[]): Choice {
  const liked = WISHES.flatMap((wish) => choices.filter(({ label }) => label.startsWith(wish)))[0];
  return liked ?? choices.find(({ verb }) => verb === 'pass') ?? choices[0];
}

/** The other sends his creatures, so that no program's taste changes this test. */
const byVerb = (choices: readonly Choice[], verbs: readonly string[]): Choice =>
  verbs.flatMap((verb) => choices.filter((choice) => choice.verb === verb))[0] ?? choices[0];

/** As the prompt has them: one by one, and when there are many by groups. */
function optionsOf(choices: readonly Choice[], now: Standing): readonly string[] {
  const one = (choice: Choice): string => {
    const { detail, spoken = detail } = dressChoice(choice, now, true);
    return `- ${choice.label}${spoken ? `: ${spoken}` : ''}`;
  };
  if (choices.length <= MOST_KEYS) return choices.map(one);
  return groupsOf(choices, { groupTitle }).map((group) =>
    group.choices.length === 1 ? one(group.choices[0]) : `- ${group.title}: ${group.choices.length} choices`,
  );
}

function firstTurn(): readonly string[] {
  const options = { deckOne: 'north', deckTwo: 'south', starter: true };
  const table = LocalTable.start(meccg, options, 'ear3', ['person', 'person']);
  const lines: string[] = [];
  let before: Standing | undefined;
  for (let step = 0; step < 1000; step++) {
    const now: Standing = { table: table.look(0), heard: table.heard(0), thinking: false, programs: {} };
    const { assertive, polite } = announcementOf(before, now, isDecided);
    if (assertive) lines.push(`(at once) ${assertive}`);
    if (polite) lines.push(polite);
    before = now;
    if ((now.table.view as MeccgView).turn > 1) return lines;
    const { question } = now.table;
    if (question) {
      const choice = wished(question.choices);
      lines.push(...optionsOf(question.choices, now), `> ${choice.label}`);
      table.play(0, choice.move);
    } else table.play(1, byVerb(table.look(1).question?.choices ?? [], ['creature', 'pass']).move);
  }
  return lines;
}

describe('a turn of cards without sight', () => {
  const lines = firstTurn();
  const told = lines.join('\n');
  const said = lines.filter((line) => !/^[->]/.test(line));
  /** These lines follow each other, whatever stands between. */
  const inOrder = (...wanted: readonly RegExp[]): void => {
    let at = 0;
    for (const line of wanted) {
      const found = lines.slice(at).findIndex((one) => line.test(one));
      assert.ok(found >= 0, `${line} is not told after ${lines[at - 1]}`);
      at += found + 1;
    }
  };

  test('every phase is told, from the first untapping to the turn of the other', () => {
    const phases = ['untap', 'organization', 'long-event', 'movement/hazard', 'site', 'end-of-turn'];
    inOrder(...phases.map((name) => new RegExp(`Player one: ${name} phase\\.`)), /Turn 2: Player two\./);
  });

  test('every choice was announced as a question with its count before it was made, and its options with their words', () => {
    for (const [i, line] of lines.entries()) {
      if (!line.startsWith('>')) continue;
      const asked = lines.slice(0, i).findLastIndex((one) => !/^[->]/.test(one));
      assert.match(lines[asked] ?? '', /(choices?\.)$/, `before "${line}" stands "${lines[asked]}"`);
      assert.ok(lines.slice(asked, i).some((one) => one.startsWith('-')));
    }
  });

  test('a journey says through which lands it goes, who draws what, and how many hazards may come', () => {
    inOrder(
      /^Where does Beretar’s company go\? \w+ choices\.$/,
      /^> To Barrow-downs$/,
      /Beretar’s company goes to Barrow-downs\./,
      /\(hazards 0 of 5\)/,
      /Beretar’s company arrives at Barrow-downs\./,
    );
  });

  test('a chain says what was played, whose chance it is and what may answer it, link by link', () => {
    inOrder(
      /^> Play Block$/,
      /^Your move\. Answer Block, or pass\. Three choices\.$/,
      /^- Play Dodge/,
      /^> Play Dodge$/,
      /^Your move\. Answer Dodge, or pass\. Two choices\.$/,
      /^> Use Shield of Iron-bound Ash$/,
      /^Your move\. Answer the use of Shield of Iron-bound Ash, or pass\./,
      /The effect of Dodge ends\./,
    );
  });

  test('a strike says who attacks how hard, the odds of each choice, the sum, the roll at once, and what became of it', () => {
    inOrder(
      /faces Brigands: Man, strikes 2, prowess 8\./,
      /^- Balin faces a strike: 83 % defeated, 8 % nothing, 5 % wounded, 4 % lost$/,
      /Now the strike on Beretar\./,
      /Does Beretar tap against the strike, or stay untapped at -3\? Two choices\.$/,
      /^- Stay untapped at -3: 72 % defeated, 11 % nothing, 12 % wounded, 5 % lost$/,
      /^\(at once\) Player one rolls 6 for Beretar\.$/,
      /^Beretar: 13 against 8\. The strike is defeated\./,
      /^\(at once\) .*Body check of Kíli: Player two rolls 11 against 8: eliminated\./,
    );
  });

  test('everything said is whole sentences, without code words', () => {
    for (const line of said) {
      const text = line.replace('(at once) ', '');
      assert.match(text, /^\p{Lu}.*[.?]$/su, text);
    }
    assert.doesNotMatch(told, /undefined|NaN|\bnull\b|\{|chain\/|combat\/|MW-/);
  });
});
