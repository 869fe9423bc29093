// Fights for the tests: a company of player one stays at Moria (a Shadow-hold) in its movement/hazard phase, and player two
// attacks it from his hand.
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import type { MeccgState } from '../../../games/meccg/state.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { type Scene, scene } from '../../scene.ts';
import { isAttacked } from '../table.ts';
import { asked } from '../whereabouts.ts';

export { asked, bearer, strikes, where } from '../whereabouts.ts';

export type Table = Scene<MeccgState, MeccgView>;

const isWindow = (at: string): boolean => at === 'chain/act' || at === 'chain/respond' || at === 'movement/draw-choose';

/** Everybody passes until something else is asked, or the attack is over. */
export function quiet(game: Table): void {
  const fighting = isAttacked(game);
  for (let n = 0; n < 60 && isWindow(asked(game).at) && (!fighting || isAttacked(game)); n++)
    game.play(asked(game).seat, 'pass');
}

/** Everybody passes until this is told. */
export function hears(game: Table, text: string, id?: string): void {
  for (let n = 0; n < 60; n++) {
    try {
      game.says(text, id);
      return;
    } catch (error) {
      if (!isWindow(asked(game).at)) throw error;
      game.play(asked(game).seat, 'pass');
    }
  }
}

/** Everybody passes until that seat has this to choose from. */
export function until(table: Table, seat: string, move: string): void {
  for (let n = 0; n < 60; n++) {
    const now = asked(table);
    if (now.seat === seat && table.list(seat).includes(move)) return;
    if (!isWindow(now.at)) break;
    table.play(now.seat, 'pass');
  }
  throw new Error(`"${move}" does not come up for ${seat}: ${table.list(asked(table).seat).join(', ')}.`);
}

/** `until`, and then does it. */
export function act(table: Table, seat: string, ...moves: string[]): void {
  for (const move of moves) {
    until(table, seat, move);
    table.play(seat, move);
  }
}

export interface Fight {
  readonly site?: string;
  readonly hand?: readonly string[];
  readonly hazards?: readonly string[];
  readonly one?: Words;
  readonly two?: Words;
  readonly phase?: string;
}

export function table(company: readonly string[], fight: Fight, rolls: readonly number[]): Table {
  return scene(
    meccg,
    {
      phase: fight.phase ?? 'movement',
      one: { [fight.site ?? 'moria']: company, hand: fight.hand ?? [], ...fight.one },
      two: { hand: fight.hazards ?? [], ...fight.two },
    },
    { rolls: [...rolls] },
  );
}

/** The creature has been played and its attack begins: both players may act before its strikes are assigned. */
export function attacked(
  company: readonly string[],
  creature: string,
  rolls: readonly number[] = [],
  fight: Fight = {},
): Table {
  const game = table(company, { ...fight, hazards: [creature, ...(fight.hazards ?? [])] }, rolls);
  act(game, 'two', `creature ${creature}`);
  game.play('one', 'pass');
  game.play('two', 'pass');
  return game;
}

/** The strikes of the attack are about to be assigned, or already are where there is no choice. */
export function faces(
  company: readonly string[],
  creature: string,
  rolls: readonly number[] = [],
  fight: Fight = {},
): Table {
  const game = attacked(company, creature, rolls, fight);
  game.play('one', 'pass');
  game.play('two', 'pass');
  return game;
}

/** Passes through one strike: its target taps unless `stays`, and nobody plays anything. */
export function resolve(game: Table, who: string, stays = false): void {
  quiet(game);
  if (asked(game).at === 'combat/next-choose') game.play('one', `resolve ${who}`);
  quiet(game);
  if (asked(game).at === 'combat/excess-choose') game.play('two', 'excess 0');
  if (asked(game).at === 'combat/stay-choose') game.play('one', stays ? 'stay-untapped' : 'tap-to-fight');
  quiet(game);
}
