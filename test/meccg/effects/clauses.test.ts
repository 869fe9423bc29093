// Clauses are denied and told of another subject by their parts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Clause, clausesText, clauseText, denyClause } from '../../../games/meccg/effects/phrases/clause.ts';
import { andList, orList } from '../../../games/meccg/effects/phrases/phrase.ts';

const path = (rest: string): Clause => ({ subject: 'the site path', verb: 'has', count: 'at least', rest });

test('A clause is denied by its verb, or by its count', () => {
  const denied = (clause: Clause): string => clauseText(denyClause(clause));
  assert.equal(denied({ subject: 'the site', verb: 'is', rest: 'tapped' }), 'the site is not tapped');
  assert.equal(denied({ subject: 'Elf-song', verb: 'was', rest: 'played' }), 'Elf-song was not played');
  assert.equal(
    denied({ subject: 'you', verb: 'have', rest: 'Gates of Morning in play' }),
    'you do not have Gates of Morning in play',
  );
  assert.equal(denied({ subject: 'you', verb: 'have', count: 'a', rest: 'Elf in play' }), 'you have no Elf in play');
  assert.equal(denied(path('two Wildernesses')), 'the site path has fewer than two Wildernesses');
});

test('What clauses share is said once', () => {
  const both = [path('one Wilderness'), path('one Shadow-land')];
  assert.equal(
    clausesText(both, orList, ' or '),
    'the site path has at least one Wilderness or at least one Shadow-land',
  );
  const apart = [path('one Wilderness'), { subject: 'the site', verb: 'is', rest: 'tapped' } as const];
  assert.equal(
    clausesText(apart, andList, ' and '),
    'the site path has at least one Wilderness and the site is tapped',
  );
});
