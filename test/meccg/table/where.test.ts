// "Where can I play this?" and "why not?": an answer for every card, at every moment, with rules that exist.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { REGION_NAMES } from '../../../games/meccg/places/regions.ts';
import { SITE_IDS, SITE_NAMES } from '../../../games/meccg/places/sites.ts';
import type { MeccgState } from '../../../games/meccg/state.ts';
import { whereCanIPlay } from '../../../games/meccg/where.ts';
import { isAtomId } from '../../../rulebook/index.ts';
import { scene } from '../../scene.ts';

const SENTENCE = /^[A-Z“"0-9À-Ý].*[.:?!]$/su;
const words = {
  one: { bree: ['aragorn-ii'], hand: ['glamdring'], sites: { moria: 'discarded', 'barrow-downs': 'absent' } },
  two: { lorien: ['galadriel'] },
};
const sites = (s: MeccgState, id: CardId): readonly string[] =>
  (whereCanIPlay(s, 0, id)?.sites ?? []).map(({ site }) => SITE_IDS[site]);

test('Items, allies and factions name their sites, and what the player has of each', () => {
  const { state } = scene(meccg, words);
  assert.deepEqual(sites(state, 'gollum'), ['goblin-gate', 'moria']);
  assert.deepEqual(sites(state, 'easterlings'), ['easterling-camp']);
  assert.deepEqual(sites(state, 'palantir-of-orthanc'), ['isengard']);
  assert.deepEqual(sites(state, 'frodo'), ['bag-end']);
  assert.ok(sites(state, 'palantir-of-amon-sul').includes('lossadan-cairn'));
  assert.ok(!sites(state, 'orcrist').includes('lossadan-cairn')); // of greater items only Palantíri
  assert.deepEqual(sites(state, 'the-one-ring'), []);
  assert.equal(whereCanIPlay(state, 0, 'the-one-ring')?.conditions[0].rule, 'MW-S2.10.1');
  const standing = new Map(
    whereCanIPlay(state, 0, 'glamdring')?.sites.map((one) => [SITE_IDS[one.site], one.standing]),
  );
  assert.equal(standing.get('moria'), 'discarded');
  assert.equal(standing.get('barrow-downs'), 'absent');
  assert.equal(standing.get('isengard'), 'available');
});

test('A site and a region say by which rule a company comes there', () => {
  const { state } = scene(meccg, words);
  const rules = (id: string): readonly string[] => (whereCanIPlay(state, 0, id)?.conditions ?? []).map((c) => c.rule);
  assert.deepEqual(rules('rhudaur'), ['MW-T6.1.2']);
  assert.deepEqual(rules('moria'), ['MW-S6.2.1', 'MW-T6.1.8', 'MW-S6.2.5']); // its card was discarded
  assert.deepEqual(rules('weathertop').slice(0, 2), ['MW-S6.2.1', 'MW-T6.1.8']);
});

test('Creatures name what they are keyed to, events what they ask for', () => {
  const { state } = scene(meccg, words);
  const shelob = whereCanIPlay(state, 1, 'shelob');
  assert.deepEqual(
    shelob?.sites.map(({ site }) => SITE_NAMES[site]),
    ['Barad-dûr', 'Cirith Ungol', 'Minas Morgul', 'Mount Doom', 'Shelob’s Lair'].map((name) =>
      name === 'Shelob’s Lair' ? SITE_NAMES[SITE_IDS.indexOf('shelobs-lair')] : name,
    ),
  );
  const wolves = whereCanIPlay(state, 1, 'wolves');
  assert.ok(wolves?.regions.some((region) => REGION_NAMES[region] === 'Gorgoroth') === false);
  assert.ok(wolves?.regions.some((region) => REGION_NAMES[region] === 'Cardolan'));
  assert.deepEqual(sites(state, 'stone-of-erech'), ['vale-of-erech']);
  assert.ok(sites(state, 'ringlore').includes('weathertop'));
  assert.ok(!sites(state, 'reforging').includes('rivendell')); // where it is used is another matter
  assert.equal(whereCanIPlay(state, 0, 'clear-skies')?.conditions[0].rule, 'MW-S4.3.2');
  assert.equal(whereCanIPlay(state, 1, 'doors-of-night')?.conditions[0].rule, 'MW-S0.2.3');
});

test('Every card has an answer in sentences with rules of the index', () => {
  const { state } = scene(meccg, words);
  for (const { id } of CARDS) {
    const found = whereCanIPlay(state, 0, id);
    assert.ok(found && found.sentences.length > 0, id);
    for (const { rule } of found.conditions) assert.ok(isAtomId(rule), `${id}: ${rule}`);
    for (const text of found.sentences) assert.match(text, SENTENCE, `${id}: ${text}`);
    assert.deepEqual(
      meccg.explain(state, 0, `where ${id}`).map(({ text }) => text),
      found.sentences,
    );
  }
});
