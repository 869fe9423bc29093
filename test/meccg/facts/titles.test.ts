// Cards, titles and manifestations (games/meccg/cards/titles.ts).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { C, CARDS } from '../../../games/meccg/cards/all.ts';
import { isNamed, KIN, kinOf, TITLE, titlesOf } from '../../../games/meccg/cards/titles.ts';
import { areRivals } from '../../../games/meccg/unique.ts';
import { slug } from '../../../lib/lookup.ts';
import { rule } from '../../rule.ts';

const SOME = [
  { id: 'the-one-ring', name: 'The One Ring' },
  { id: 'the-witch-king-of-angmar', name: 'The Witch-king of Angmar' },
  { id: 'gollum', name: 'Gollum' },
  { id: 'the-one-ring-minion', name: 'The One Ring' },
  { id: 'the-witch-king', name: 'The Witch-king', manifestationOf: ['the-witch-king-of-angmar'] },
  { id: 'stinker', name: 'Stinker', manifestationOf: ['gollum'] },
  { id: 'my-precious', name: 'My Precious', manifestationOf: ['stinker'] },
];

rule('Two versions of one name share a title; a manifestation has its own', ['MX-14.1'], () => {
  assert.deepEqual([...titlesOf(SOME)], [0, 1, 2, 0, 4, 5, 6]);
});

rule('Manifestations are one thing, both ways, whichever of them says so', ['MX-14.1'], () => {
  const kin = [
    [0, 3],
    [1, 4],
    [2, 5, 6],
  ];
  assert.deepEqual(
    kinOf(SOME),
    SOME.map((_, card) => kin.find((some) => some.includes(card))),
  );
});

test('The id of a card is the slug of its title, with its alignment behind it where another has that', () => {
  for (const [card, { id, name, alignment }] of CARDS.entries()) {
    const title = slug(name.replace('&', 'and'));
    assert.equal(id, TITLE[card] === card ? title : `${title}-${alignment}`);
  }
});

test('A manifestation is of a card that is', () => {
  for (const card of CARDS)
    for (const id of 'manifestationOf' in card ? (card.manifestationOf ?? []) : []) assert.ok(id in C, id);
});

test('The cards of The Wizards share neither titles nor persons', () => {
  for (const [card, { set }] of CARDS.entries()) {
    if (set !== 'metw') continue;
    assert.equal(TITLE[card], card);
    assert.ok(KIN[card].every((other) => other === card || CARDS[other].set !== 'metw'));
  }
  assert.ok(isNamed(C.glamdring, 'glamdring'));
  assert.ok(!isNamed(C.glamdring, 'sting'));
});

rule('Only unique cards keep each other out of play', ['MW-S2.9.1'], () => {
  assert.ok(areRivals(C.glamdring, C.glamdring));
  assert.ok(!areRivals(C.glamdring, C.sting));
  assert.ok(!areRivals(C['elven-cloak'], C['elven-cloak']));
});
