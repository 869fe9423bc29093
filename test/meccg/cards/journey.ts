// A journey in rule tests: the end of player one's organization phase, and the way.
import type { Words } from '../../../engine/game.ts';
import { AT_END, MOVEMENT, ORGANIZATION } from '../../../games/meccg/state.ts';
import { asked, at, idle, type Table, table } from '../movement/table.ts';
import { hazardLimit } from '../table.ts';
import { toPhase } from '../turn/table.ts';

/** They are somewhere in the game, so that it can be asked what they could be keyed to. */
const CREATURES = ['orc-patrol', 'orc-guard', 'giant', 'wargs', 'cave-drake', 'barrow-wight', 'ghouls'];

/** The end of player one's organization phase. */
export function organized(company: Words, hand: string[], more: Words = {}, two: Words = {}, setting = {}): Table {
  const game = table({ one: { companies: [company], hand, ...more }, two: { sideboard: CREATURES, ...two } }, setting);
  toPhase(game, ORGANIZATION, AT_END);
  return game;
}

/** Everybody waits until the company is on its way and hazards may be played. */
export const onTheWay = (game: Table): void => idle(game, (s, step) => s.phase === MOVEMENT && step === 'chain/act');

/** Player one plays it, answers what he is asked, and everybody passes until it is resolved. */
export function plays(game: Table, id: string, ...answers: string[]): void {
  game.play('one', `play ${id}`, ...answers);
  for (let i = 0; i < 20 && at(game) === 'chain/respond'; i++) game.play(asked(game), 'pass');
}

export const limit = (game: Table): number => hazardLimit(game);
/** Few minds, many people. */
export const five = ['ori', 'nori', 'bombur', 'bifur', 'bofur'];
