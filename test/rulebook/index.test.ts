import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atom, isAtomId, loadAtoms, searchAtoms } from '../../rulebook/index.ts';

const ids = (query: string, limit?: number): readonly string[] => searchAtoms(query, limit).map(({ id }) => id);

test('An atom is found by its exact id and read only once', () => {
  assert.equal(atom('WR-6.32.1')?.restates, 'WR-6.27.7');
  assert.equal(atom('WR-6.32.1'), atom('WR-6.32.1'));
  assert.equal(atom('CR-CARD-elven-cloak-1')?.card, 'Elven Cloak');
  for (const stranger of ['WR-6.32', 'WR-99.1.1', 'XX-1', '', 'constructor']) {
    assert.equal(atom(stranger), undefined);
    assert.equal(isAtomId(stranger), false);
  }
});

test('Every atom is loaded once, with its book, game and part', () => {
  const atoms = loadAtoms();
  assert.equal(atoms.length, 2245);
  assert.equal(new Set(atoms.map(({ id }) => id)).size, 2245);
  assert.deepEqual(
    [atoms[0].book, atoms[0].game, atoms[0].part, atoms[0].source],
    ['war-of-the-ring', 'wotr', 'base', [[66, 66]]],
  );
  assert.deepEqual(new Set(loadAtoms('mixed-games').map(({ part }) => part)), new Set(['mixed']));
});

test('An id comes first in whatever case, then what leans on it', () => {
  assert.deepEqual(ids('wr-6.32.1'), ['WR-6.32.1', 'WR-6.27.7']);
  assert.equal(ids('cr-card-ELVEN-cloak-1')[0], 'CR-CARD-elven-cloak-1');
});

test('The beginning of an id finds its section and not its neighbours', () => {
  assert.deepEqual(ids('WR-6.32', 4), ['WR-6.32.1', 'WR-6.32.2', 'WR-6.32.3', 'WR-6.32.4']);
  assert.deepEqual(ids('WR-6.3.'), ids('WR-6.3'));
  assert.ok(ids('WR-6.3').every((id) => !id.startsWith('WR-6.30')));
  assert.ok(ids('CR-CARD-elv').includes('CR-CARD-elven-cloak-1'));
});

test('Accents and capitals do not matter', () => {
  assert.ok(ids('nazgul').includes('WR-2.5.1'));
  assert.deepEqual(ids('NAZGÛL flý'), ids('nazgul fly'));
  assert.equal(ids('nazgul fly')[0], 'WR-2.5.3');
  assert.ok(ids('helms deep').includes('WR-3.2.9'));
});

test('Every word must be there, at the beginning of a word', () => {
  assert.deepEqual(ids('nazgul xyzzy'), []);
  assert.deepEqual(ids('azgul'), []);
  assert.deepEqual(ids('  '), []);
  for (const { id, title, rule, test: check } of searchAtoms('hazard limit twilight', 50))
    assert.match(`${title} ${rule} ${check}`, /twilight/i, id);
});

test('A title counts for more than a rule, a rule for more than the rest', () => {
  const found = searchAtoms('sortie', 500);
  const rank = found.map(({ title, rule }) => (/\bsortie\b/i.test(title) ? 0 : /\bsortie\b/i.test(rule) ? 1 : 2));
  assert.deepEqual(rank, rank.toSorted());
  assert.deepEqual(new Set(rank), new Set([0, 1, 2]));
});

test('A search gives twenty atoms unless it is told otherwise', () => {
  assert.equal(searchAtoms('army').length, 20);
  assert.equal(searchAtoms('army', 3).length, 3);
});
