import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  AT_THE_TABLE,
  capitalDeed,
  capitalPhrase,
  choosesAlone,
  ENTRIES,
  entryOf,
  seatWords,
  sideWords,
  titleOf,
} from '../../../client/catalogue/catalogue.ts';
import { optionsFrom, optionsTold } from '../../../client/catalogue/options.ts';
import { sittingsOf } from '../../../client/catalogue/sittings.ts';
import { wotr } from '../../../client/wotr/entry.ts';
import { completeOptions } from '../../../engine/options.ts';
import { GAMES } from '../../../games/all.ts';

const client = new URL('../../../client/', import.meta.url);
const sprite = readFileSync(new URL('art/sprite.svg', client), 'utf8');

describe('The catalogue of games', () => {
  test('has every game, under its own name, title and seats', () => {
    assert.deepEqual(ENTRIES.map(({ id }) => id).toSorted(), GAMES.map(({ name }) => name).toSorted());
    for (const game of GAMES) {
      assert.equal(titleOf(game.name), game.title);
      assert.deepEqual(
        entryOf(game.name)?.seats.map(({ id }) => id),
        game.seats(completeOptions(game.options, {})),
      );
    }
  });

  test('offers options that the game knows, the first choice being what it takes by itself', () => {
    for (const game of GAMES)
      for (const { id, choices } of entryOf(game.name)?.options ?? []) {
        assert.equal(choices[0].value, game.options[id].default, id);
        for (const { value } of choices) completeOptions(game.options, { [id]: value });
      }
  });

  test('has words and a symbol for every seat', () => {
    for (const { seats } of ENTRIES)
      for (const { name, phrase, deed, about, eyes, icon } of seats) {
        for (const words of [name, phrase, deed, about, eyes]) assert.notEqual(words, '');
        assert.ok(sprite.includes(`<symbol id="i-${icon}"`), icon);
      }
  });

  test('names each game in one place: its entry', () => {
    const saying = (id: string) =>
      readdirSync(client, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .filter((file) => readFileSync(new URL(file, client), 'utf8').includes(`'${id}'`));
    for (const { id } of ENTRIES) assert.deepEqual(saying(id), [`${id}/entry.ts`]);
  });

  test('offers a game only when it has a board', () => {
    assert.ok(AT_THE_TABLE.includes(wotr));
    for (const entry of ENTRIES) assert.equal(AT_THE_TABLE.includes(entry), entry.face !== undefined, entry.id);
    for (const { plate, lessons, glossary, examples } of ENTRIES.filter(({ face }) => !face))
      assert.deepEqual([plate, lessons, glossary, examples], [undefined, undefined, undefined, undefined]);
  });
});

describe('Seats in words', () => {
  test('stand in a sentence and at its beginning', () => {
    const shadow = seatWords('wotr', 1);
    assert.equal(`you ${shadow.deed}`, 'you lead the Shadow');
    assert.deepEqual([capitalPhrase(shadow), capitalDeed(shadow)], ['The Shadow', 'Lead the Shadow']);
    assert.equal(sideWords('wotr', 'shadow'), shadow);
    assert.notEqual(sideWords('wotr', 'free'), shadow);
  });

  test('say of the card game what is so: a roll decides who begins', () => {
    const seats = [0, 1].map((seat) => seatWords('meccg', seat));
    assert.deepEqual(
      seats.map(({ deed }) => `you ${deed}`),
      ['you sit as player one', 'you sit as player two'],
    );
    for (const { about } of seats) assert.equal(about, 'A roll decides who begins.');
  });

  test('are made from its own name where the catalogue does not know the game or the side', () => {
    assert.equal(seatWords('chess', 0, 'white').phrase, 'the White');
    assert.equal(sideWords('wotr', 'ents').name, 'Ents');
    assert.equal(titleOf('chess'), 'chess');
  });
});

test('The only choice is made by itself where the player wants that and the game has no way of its own', () => {
  const games = ['wotr', 'meccg', 'chess'];
  assert.deepEqual(
    games.map((game) => choosesAlone(game, true)),
    [true, false, true],
  );
  assert.deepEqual(
    games.map((game) => choosesAlone(game, false)),
    [false, false, false],
  );
});

describe('Sitting down', () => {
  test('is alone in each seat against a program, or all people at one screen', () => {
    assert.deepEqual(
      sittingsOf(wotr).map(({ deed, people, sitters }) => [deed, people, sitters('random')]),
      [
        ['Lead the Free Peoples', false, ['person', 'random']],
        ['Lead the Shadow', false, ['random', 'person']],
        ['Two at this screen', true, ['person', 'person']],
      ],
    );
  });

  test('takes from a form the options that it offers, and nothing else', () => {
    const form = new FormData();
    form.set('turnLimit', '10');
    form.set('seed', 'x');
    assert.deepEqual(optionsFrom(wotr, form), { turnLimit: 10 });
    form.set('turnLimit', '11');
    assert.deepEqual(optionsFrom(wotr, form), {});
  });

  test('is told of in a list of tables where it is unusual', () => {
    assert.deepEqual(optionsTold(wotr, { turnLimit: 10 }), ['10 turns at most']);
    assert.deepEqual(optionsTold(wotr, { turnLimit: 1 }), ['1 turn at most']);
    assert.deepEqual(optionsTold(wotr, { turnLimit: 60 }), []);
    assert.deepEqual(optionsTold(wotr, {}), []);
    assert.deepEqual(optionsTold(undefined, { turnLimit: 10 }), []);
  });
});
