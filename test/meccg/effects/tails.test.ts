// What follows a noun is denied, and said of somebody or of a site, by its parts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aPhrase, deny, inOrder, join, type Phrase, predicate } from '../../../games/meccg/effects/phrases/phrase.ts';
import { inOneBreath } from '../../../games/meccg/effects/phrases/statement.ts';
import { alternatives, PATH_ON_CARD, tailText } from '../../../games/meccg/effects/phrases/tail.ts';

const at = (noun: string): Phrase => ({ after: [{ is: 'at', place: { noun } }] });
const having = (least: number, noun: string): Phrase => ({ after: [{ is: 'with', what: { least, noun } }] });

test('A place is denied, and so is how many there are', () => {
  assert.equal(aPhrase('character', deny(at('Haven'))), 'a character not at a Haven');
  assert.equal(aPhrase('company', deny(having(2, 'characters'))), 'a company with fewer than two characters');
  assert.equal(aPhrase('company', deny({ after: [{ is: 'with', what: 'a scout' }] })), 'a company without a scout');
});

test('What is had is had, and where one was to go one has moved', () => {
  assert.equal(predicate(having(2, 'allies')), 'has at least two allies');
  const going: Phrase = { after: [{ is: 'to', place: 'Moria' }] };
  assert.equal(predicate(going), 'is moving to Moria');
  assert.equal(predicate(going, true), 'has moved to Moria');
  assert.equal(predicate(deny(going), true), 'has not moved to Moria');
});

test('What is denied comes after what is said, and is set against it once', () => {
  const both = join([{ after: ['in the company'] }, deny({ after: ['on the bearer'] }), deny({ after: ['stored'] })]);
  assert.equal(aPhrase('item', both), 'an item in the company but not on the bearer and not stored');
});

test('One site path is said once of several things that it may have', () => {
  const path = (noun: string) => [{ is: 'with', what: { least: 1, noun }, in: PATH_ON_CARD } as const];
  assert.equal(
    tailText(alternatives([path('Shadow-land'), path('Dark-domain')])),
    'with at least one Shadow-land or at least one Dark-domain in the site path on its card',
  );
});

test('An aside is set off by commas, at the end by one', () => {
  const aside = { aside: 'declared or not' };
  assert.equal(inOrder(['on a Nazgûl', aside, 'at once']), 'on a Nazgûl, declared or not, at once');
  assert.equal(inOrder(['on a Nazgûl', aside]), 'on a Nazgûl, declared or not');
});

test('What is said of one and the same is said in one breath, unless it has a comma of its own', () => {
  const has = (adds: string) => ({ start: 'the bearer has', adds });
  assert.deepEqual(inOneBreath([has('+1 to prowess'), has('+2 to body'), { start: 'it is overt' }]), [
    'the bearer has +1 to prowess and +2 to body',
    'it is overt',
  ]);
  assert.equal(inOneBreath([has('+1 to prowess'), has('+1 to body, or +2 in Moria')]).length, 2);
  const cannot = (adds: string) => ({ start: 'this card cannot be', adds, joint: 'or' as const });
  assert.deepEqual(inOneBreath([cannot('stored'), cannot('discarded')]), ['this card cannot be stored or discarded']);
});
