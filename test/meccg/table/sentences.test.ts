// Log, questions and labels are for players: over whole games with all kinds of decks, none of them has what only a program
// would say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Options } from '../../../engine/game.ts';
import { below, seedRandom } from '../../../engine/random.ts';
import { meccg } from '../../../games/meccg/game.ts';

/** What no sentence has in it, and why. */
const NEVER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:action|option|card|ref|company) \d+\b/i, 'a number instead of a name'],
  [/\?\d|\bundefined\b|\bnull\b|\bNaN\b|\[object/, 'something that has no name'],
  [/[{}]/, 'a placeholder that nothing was put into'],
  [/ {2}| [,.;:!?]/, 'a space too many'],
  [/\ba (?:[aeio]|8\b|11\b|18\b)/i, '“a” before a vowel'],
  [/\ban [bcdfghjklmnpqrstvwxyz]/i, '“an” before a consonant'],
  [/(?<!\d)\b1 (?:cards|hazards|strikes|points|characters|companies|items)\b/, 'a plural of one'],
  [
    /\b(?:coastal-sea|free-domain|border-land|shadow-land|dark-domain|ruins-and-lairs|free-hold|border-hold|shadow-hold|dark-hold|pukel-creature|awakened-plant)\b/,
    'an id instead of words',
  ],
  [/^(?:Choose|What)\.$/, 'a question that does not say what is being chosen'],
];
/** Words that begin with a vowel and not with its sound, and the other way round. */
const EXCEPT = /\ba (?:one|unique|union|European|unit)|\ban (?:hour|honest|heir)/gi;
const SENTENCE = /^["“‘(\p{Lu}\d].*[.!?]["”’)]?$/su;

function fault(text: string): string | undefined {
  const said = text.replace(EXCEPT, '');
  return NEVER.find(([pattern]) => pattern.test(said))?.[1];
}

const RANDOM: Options = { deckOne: 'random', deckTwo: 'random' };
const GAMES: readonly (readonly [string, Options])[] = [
  ['ready-made', {}],
  ['ready-made too', { deckOne: 'radagast', deckTwo: 'saruman' }],
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => [`random ${seed}`, RANDOM] as const),
  ['a draft', { ...RANDOM, draft: true }],
  ['the starter game', { ...RANDOM, starter: true }],
  ['solitaire', { ...RANDOM, solitaire: true }],
];

for (const [seed, options] of GAMES)
  test(`Every sentence of a game is for players: ${seed}`, () => {
    const s = meccg.create(options, seed);
    const random = seedRandom(seed);
    const seen = new Set<string>();
    const check = (what: string, text: string, sentence: boolean): void => {
      if (seen.has(text)) return;
      seen.add(text);
      const found = fault(text) ?? (sentence && !SENTENCE.test(text) ? 'no sentence' : undefined);
      assert.equal(found, undefined, `${what}: ${text}`);
    };
    for (;;) {
      const [decision] = meccg.decisions(s);
      if (!decision) break;
      check(decision.at, meccg.ask(s, decision), true);
      for (const move of decision.moves) check(move.verb, meccg.label(s, move), false);
      meccg.apply(s, decision.seat, decision.moves[below(random, decision.moves.length)], ({ type, text, others }) => {
        check(type, text, true);
        if (others !== undefined) check(type, others, true);
      });
    }
    assert.ok(seen.size > 200, `only ${seen.size} sentences were seen`);
  });

test('What only a program would say is noticed', () => {
  for (const text of [
    'Player one chooses action 1.',
    'Option 1022 is chosen.',
    'You take 1 cards.',
    'It is an Haven.',
    'Tap a elf.',
    'It goes to undefined.',
    'Tap {by}.',
    'Two  spaces.',
    'Keyed to ruins-and-lairs.',
    'Choose.',
  ])
    assert.notEqual(fault(text), undefined, text);
});
