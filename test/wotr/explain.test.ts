// "Why not?" has an answer for everything, at every moment, and every answer names a rule that exists.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision } from '../../engine/game.ts';
import { below, seedRandom } from '../../engine/random.ts';
import { wotr } from '../../games/wotr/game.ts';
import { REGION_IDS } from '../../games/wotr/map/regions.ts';
import type { WotrState } from '../../games/wotr/state.ts';
import { CHARACTER_IDS } from '../../games/wotr/tables/characters.ts';
import { FACE_IDS } from '../../games/wotr/tables/dice.ts';
import { EVENT_SLUGS } from '../../games/wotr/tables/events.ts';
import { NATION_IDS } from '../../games/wotr/tables/nations.ts';
import { PIECE_IDS } from '../../games/wotr/tables/pieces.ts';
import { isAtomId } from '../../rulebook/index.ts';

/** Everything a player can point at, by the domain of its name. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  region: REGION_IDS,
  character: CHARACTER_IDS,
  piece: PIECE_IDS,
  card: EVENT_SLUGS,
  nation: NATION_IDS,
  face: FACE_IDS,
};

function* randomStates(seed: string, every: number): Generator<{ s: WotrState; decision: Decision }> {
  const s = wotr.create({ turnLimit: 15 }, seed);
  const random = seedRandom(seed);
  for (let moves = 0; ; moves++) {
    const [decision] = wotr.decisions(s);
    if (!decision) return;
    if (moves % every === 0) yield { s, decision };
    wotr.apply(s, decision.seat, decision.moves[below(random, decision.moves.length)]);
  }
}

const offers = (s: WotrState, { moves }: Decision, domain: string, id: number): boolean =>
  moves.some((move) => wotr.targets(s, move).some((target) => target.domain === domain && target.id === id));

/** Words that name two kinds of things are asked about as the first kind only. */
const isAmbiguous = (domain: string, word: string): boolean =>
  Object.entries(THINGS).some(([other, words]) => other !== domain && words.includes(word));

test('Anything that is not on the list is explained by rules of the index', () => {
  let asked = 0;
  for (const seed of ['why-1', 'why-2', 'why-3'])
    for (const { s, decision } of randomStates(seed, 37))
      for (const [domain, words] of Object.entries(THINGS))
        for (const [id, word] of words.entries()) {
          if (isAmbiguous(domain, word) || offers(s, decision, domain, id)) continue;
          const reasons = wotr.explain(s, decision.seat, word);
          for (const { rule, text } of reasons) {
            assert.ok(isAtomId(rule), `${rule}, cited for ${word} at ${decision.at}, is not in the index`);
            assert.match(text, /^[A-Z“"0-9].*[.:?]$/su, `"${text}" is no sentence`);
          }
          asked++;
        }
  assert.ok(asked > 10_000, `only ${asked} questions were asked`);
});

test('A card in hand that no die can play now says why', () => {
  let asked = 0;
  for (const { s, decision } of randomStates('why-cards', 1)) {
    if (decision.at !== 'turn/use') continue;
    const played = new Set(decision.moves.filter(({ verb }) => verb === 'play').map(({ arg }) => arg));
    for (const card of s.hands[decision.seat]) {
      if (played.has(card)) continue;
      const reasons = wotr.explain(s, decision.seat, `play ${EVENT_SLUGS[card]}`);
      assert.ok(
        reasons.some(({ rule }) => rule.startsWith('WR-5.3')),
        `${EVENT_SLUGS[card]}: ${JSON.stringify(reasons)}`,
      );
      asked++;
    }
  }
  assert.ok(asked > 100);
});
