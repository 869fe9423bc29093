// "Where can I play this?" and "why not?": an answer for every card, at every moment, with rules that exist.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision } from '../../../engine/game.ts';
import { below, seedRandom } from '../../../engine/random.ts';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { REGION_NAMES } from '../../../games/meccg/places/regions.ts';
import { SITE_IDS, SITE_NAMES } from '../../../games/meccg/places/sites.ts';
import { HAND, type MeccgState } from '../../../games/meccg/state.ts';
import { whereCanIPlay } from '../../../games/meccg/where.ts';
import { pile } from '../../../games/meccg/zones.ts';
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

function* randomStates(seed: string, every: number): Generator<{ s: MeccgState; decision: Decision }> {
  const s = meccg.create({ deckOne: 'random', deckTwo: 'random', turnLimit: 12 }, seed);
  const random = seedRandom(seed);
  for (let moves = 0; ; moves++) {
    const [decision] = meccg.decisions(s);
    if (!decision) return;
    if (moves % every === 0) yield { s, decision };
    meccg.apply(s, decision.seat, decision.moves[below(random, decision.moves.length)]);
  }
}

test('Anything that is not on the list is explained by rules of the index', () => {
  let asked = 0;
  for (const seed of ['why-1', 'why-2'])
    for (const { s, decision } of randomStates(seed, 53))
      for (const seat of [0, 1]) {
        const isAsked = meccg.decisions(s).some((one) => one.seat === seat);
        const hand = pile(s, seat, HAND).map((card) => CARDS[s.def[card]].id);
        const inPlay = s.play.map((card) => CARDS[s.def[card]].id);
        for (const word of new Set<string>([...hand, ...inPlay, ...SITE_IDS, 'rohan', 'the-one-ring'])) {
          const reasons = meccg.explain(s, seat, word);
          // who is asked may find it on his list
          assert.ok(isAsked || reasons.length > 0, `nothing is said about ${word} at ${decision.at}`);
          for (const { rule, text } of reasons) {
            assert.ok(isAtomId(rule), `${rule}, cited for ${word} at ${decision.at}, is not in the index`);
            assert.match(text, SENTENCE, `"${text}" is no sentence`);
          }
          asked++;
        }
      }
  assert.ok(asked > 5000, `only ${asked} questions were asked`);
});

test('A card in hand that cannot be played now says why', () => {
  let asked = 0;
  for (const { s, decision } of randomStates('why-hand', 7)) {
    if (decision.at !== 'chain/act') continue;
    const { seat } = decision;
    const open = new Set(
      decision.moves
        .flatMap((move) => meccg.targets(s, move).filter(({ domain }) => domain === 'title'))
        .map(({ id }) => id),
    );
    for (const card of pile(s, seat, HAND)) {
      const def = s.def[card];
      if (open.has(def)) continue;
      const reasons = meccg.explain(s, seat, CARDS[def].id);
      const vague = reasons.every(({ text }) => text.startsWith('That is not what is being chosen now'));
      assert.ok(reasons.length > 0 && !vague, `${CARDS[def].id}: ${JSON.stringify(reasons)}`);
      asked++;
    }
  }
  assert.ok(asked > 200 && C.gandalf >= 0, String(asked));
});
