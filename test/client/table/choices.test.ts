import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { choicesAt, countWords, groupsOf, idsIn, passOf, sharedStart, touchOf } from '../../../client/table/choices.ts';
import type { Choice, Question } from '../../../protocol/table.ts';

const region = (move: string, label: string, id: number): Choice => ({
  move,
  verb: move.split(' ')[0],
  label,
  targets: [{ domain: 'region', id }],
});
const plain = (move: string, label: string): Choice => ({ move, verb: move, label, targets: [] });

const question: Question = {
  at: 'turn/use',
  kind: 'act',
  text: 'What do you do?',
  secret: false,
  choices: [
    plain('move fellowship', 'Move the Fellowship'),
    region('march dale', 'Move an Army from Dale', 11),
    region('march erebor', 'Move an Army from Erebor', 27),
    region('attack dale', 'Attack from Dale', 11),
    plain('pass', 'Pass'),
  ],
};

describe('the list as a player meets it', () => {
  test('a touch takes the only choice; of several it shows a menu, and once more does the one that is chosen in it', () => {
    const [, dale, erebor, attack] = question.choices;
    assert.equal(touchOf([], null, false), undefined);
    for (const isMenuOpen of [false, true])
      for (const chosen of [null, erebor, dale])
        assert.deepEqual(touchOf([erebor], chosen, isMenuOpen), { act: 'take', choice: erebor });
    assert.deepEqual(touchOf([dale, attack], null, false), { act: 'menu' });
    assert.deepEqual(touchOf([dale, attack], attack, true), { act: 'play', choice: attack });
    assert.deepEqual(touchOf([dale, attack], attack, false), { act: 'menu' }, 'its menu is not seen');
    assert.deepEqual(touchOf([dale, attack], erebor, true), { act: 'menu' }, 'another thing was chosen');
  });

  test('choices that share a target are found together', () => {
    assert.deepEqual(
      choicesAt(question, 'region', 11).map(({ move }) => move),
      ['march dale', 'attack dale'],
    );
    assert.deepEqual([...idsIn(question, 'region')], [11, 27]);
    assert.deepEqual(choicesAt(null, 'region', 11), []);
  });

  test('groups keep the order of the list and are named by what their labels share', () => {
    const groups = groupsOf(question.choices);
    assert.deepEqual(
      groups.map(({ key, title, choices }) => [key, title, choices.length]),
      [
        ['move fellowship', 'Move the Fellowship', 1],
        ['march', 'Move an Army from …', 2],
        ['attack', 'Attack from Dale', 1],
        ['pass', 'Pass', 1],
      ],
    );
    assert.equal(groupsOf(question.choices, { groupTitle: () => 'Go' })[1].title, 'Go');
  });

  test('a shared start ends at a word', () => {
    assert.equal(sharedStart(['Go to Moria', 'Go to Morannon']), 'Go to ');
    assert.equal(sharedStart(['Dale']), '');
  });

  test('verbs that the game calls together are one group', () => {
    const groupOf = (verb: string) => (verb === 'attack' || verb === 'march' ? 'armies' : verb);
    assert.deepEqual(
      groupsOf(question.choices, { groupOf }).map(({ key, choices }) => [key, choices.length]),
      [
        ['move fellowship', 1],
        ['armies', 3],
        ['pass', 1],
      ],
    );
  });

  test('pass is found, and choices are counted in words', () => {
    assert.equal(passOf(question)?.label, 'Pass');
    assert.equal(countWords(question), 'Five choices.');
  });
});
