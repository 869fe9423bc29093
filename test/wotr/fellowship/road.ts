// Scenes of the Fellowship on its way. The Shadow always has a die left, so that the turn does not end under the test.
import type { Words } from '../../../engine/game.ts';
import type { Setting } from '../../../engine/scenario/stage.ts';
import { wotr } from '../../../games/wotr/game.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import type { WotrView } from '../../../games/wotr/view.ts';
import { type Scene, scene } from '../../scene.ts';

export type Table = Scene<WotrState, WotrView>;
type Chance = Pick<Setting, 'rolls' | 'draws'>;

/** It is the Free Peoples' action; nothing is rolled or drawn that is not named. */
export const atTheTable = (words: Words = {}, chance: Chance = {}): Table =>
  scene(
    wotr,
    { act: 'free', dice: { free: ['character'], shadow: ['army'] }, ...words },
    { rolls: [], draws: [], ...chance },
  );

/** They move the Fellowship with a Character die. */
export function moved(words: Words = {}, chance: Chance = {}): Table {
  const game = atTheTable(words, chance);
  game.play('free', 'die character', 'move fellowship');
  return game;
}

/** A Hunt with one die, which succeeds: the first draw is its tile. */
export const hunted = (words: Words, draws: readonly string[], rolls: readonly number[] = []): Table =>
  moved({ hunt: { shadow: 1 }, ...words }, { rolls: [6, ...rolls], draws });

/** A try to go on from the first step of the Mordor Track, or another. */
export const inMordor = (
  fellowship: Words,
  words: Words,
  draws: readonly string[],
  rolls: readonly number[] = [],
): Table => moved({ fellowship: { at: 'morannon', mordor: 1, ...fellowship }, ...words }, { rolls, draws });

/** The Fellowship phase. */
export const atThePhase = (words: Words, chance: Chance = {}): Table =>
  scene(wotr, { phase: 'fellowship', ...words }, { rolls: [], draws: [], ...chance });

/** The Shadow plays a Character card on a Fellowship in the wild, or wherever `words` say. */
export function shadowPlays(card: string, words: Words = {}, chance: Chance = {}): Table {
  const game = scene(
    wotr,
    {
      act: 'shadow',
      dice: { shadow: ['character'], free: ['event'] },
      hands: { shadow: [card] },
      fellowship: { at: 'hollin' },
      ...words,
    },
    { rolls: [], draws: [], ...chance },
  );
  game.play('shadow', 'die character', `play ${card}`);
  return game;
}

/** Both sides spend all their dice without effect: the next turn begins, or the game is over. */
export function spendAll(game: Table): void {
  for (;;) {
    const seat = ['free', 'shadow'].find((name) => game.list(name).some((move) => move.startsWith('die ')));
    const die = seat && game.list(seat).find((move) => move.startsWith('die '));
    if (!die) return;
    game.play(seat, die, 'spend for nothing');
  }
}
