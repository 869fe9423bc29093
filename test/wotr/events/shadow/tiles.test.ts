// The four special tiles of the Shadow.
import assert from 'node:assert/strict';
import type { Words } from '../../../../engine/game.ts';
import { wotr } from '../../../../games/wotr/game.ts';
import { rule } from '../../../rule.ts';
import { scene } from '../../../scene.ts';
import { play, type Table } from '../table.ts';

const CARDS = ['shelobs-lair', 'the-ring-is-mine', 'on-on-they-went', 'give-it-to-uss'] as const;
const FRODO = { at: 'morannon', companions: ['boromir'] };

const poolOf = (game: Table): readonly string[] => wotr.position(game.state)['pool'] as string[];

for (const card of CARDS) {
  rule(`${card}: its tile waits beside the pool, and joins it when Mordor is entered`, ['WR-9.3.1', 'WR-9.3.2'], () => {
    const game = play('shadow', card, { fellowship: FRODO });
    game.position({ specials: [card], discards: { shadow: [card] }, hands: { shadow: [] }, dice: { shadow: [] } });
    assert.equal(poolOf(game).length, 16);
    const enters = scene(wotr, { phase: 'fellowship', fellowship: FRODO, specials: [card] });
    assert.ok(!poolOf(enters).includes(card));
    enters.play('free', 'declare morannon');
    enters.position({ specials: [], fellowship: { mordor: 1 } });
    assert.ok(poolOf(enters).includes(card));
  });

  rule(`${card}: in Mordor its tile goes into the pool at once`, ['WR-9.3.3'], () => {
    const game = play('shadow', card, { fellowship: { ...FRODO, mordor: 2 } });
    game.position({ specials: [], discards: { shadow: [card] } });
    assert.deepEqual([poolOf(game).length, poolOf(game).includes(card)], [17, true]);
  });
}

/** The tile comes up when the Fellowship tries to leave the second step of the Mordor Track. */
function drawn(card: string, words: Words, rolls: readonly number[] = []): Table {
  const game = play(
    'shadow',
    card,
    { fellowship: { ...FRODO, mordor: 2 }, dice: { free: ['character'], shadow: ['event'] }, ...words },
    { draws: [card], rolls },
  );
  game.play('free', 'die character', 'move fellowship');
  return game;
}

rule("Shelob's Lair: damage as a die shows, and no step", ['WR-9.3.5', 'WR-9.12.5'], () => {
  const game = drawn('shelobs-lair', {}, [5]);
  game.play('free', 'use the ring');
  game.position({ fellowship: { mordor: 2, corruption: 5, revealed: false } });
});

rule('The Ring is Mine!: damage for every die in the Hunt box, seen, and no step', ['WR-9.12.4', 'WR-9.12.5'], () => {
  const game = drawn('the-ring-is-mine', { hunt: { shadow: 2, free: 1 } });
  game.play('free', 'use the ring');
  game.position({ fellowship: { mordor: 2, corruption: 3, revealed: true } });
});

rule('On, On They Went: damage 3, and no step', ['WR-9.12.5'], () => {
  const game = drawn('on-on-they-went', {});
  game.play('free', 'lose the guide');
  game.position({
    fellowship: { mordor: 2, corruption: 1, revealed: false },
    characters: { boromir: 'eliminated' },
  });
});

rule('Give it to Uss!: damage 1, seen, and no step', ['WR-9.12.5', 'WR-9.12.9'], () => {
  const game = drawn('give-it-to-uss', {});
  game.play('free', 'use the ring');
  game.position({ fellowship: { mordor: 2, corruption: 1, revealed: true } });
});
