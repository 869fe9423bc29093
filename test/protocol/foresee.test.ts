import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, seedRandom, split } from '../../engine/random.ts';
import { Session } from '../../engine/session.ts';
import { GAMES } from '../../games/all.ts';
import { foresee } from '../../protocol/table.ts';

/** Every choice of whoever is asked, and each that would come after it, in a game that is played at random. */
for (const game of GAMES)
  test(`${game.name}: what is foreseen is the same however that is dealt which the seat does not see`, () => {
    const random = seedRandom(`foresee ${game.name}`);
    const options = Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]));
    const session = new Session(game, options, 'foresee');
    const seen = { known: 0, unknown: 0, two: 0 };
    for (let i = 0; i < 120 && !game.outcome(session.state); i++) {
      for (const { seat, moves } of game.decisions(session.state)) {
        const texts = moves.map((move) => game.notation.write(move, session.state)).slice(0, 6);
        const otherwise = game.clone(session.state);
        game.resample(otherwise, seat, split(random));
        for (const text of texts) {
          const foreseen = foresee(game, session.state, seat, [text]);
          assert.deepEqual(foresee(game, otherwise, seat, [text]), foreseen, text);
          if (!foreseen) seen.unknown++;
          else seen.known++;
          const then = foreseen?.question?.choices[0];
          if (!then) continue;
          seen.two++;
          const further = foresee(game, session.state, seat, [text, then.move]);
          assert.deepEqual(foresee(game, otherwise, seat, [text, then.move]), further, `${text}, ${then.move}`);
        }
      }
      const [{ seat, moves }] = game.decisions(session.state);
      session.play(seat, moves[below(random, moves.length)]);
    }
    assert.ok(seen.known > 20 && seen.unknown > 20 && seen.two > 5, JSON.stringify(seen));
  });
