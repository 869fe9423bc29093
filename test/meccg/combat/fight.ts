// Fights for the tests: a company of player one stays at Moria (a Shadow-hold) in its movement/hazard phase, and player two
// attacks it from his hand.
import type { Words } from '../../../engine/game.ts';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { type MeccgState, PLAY, ZONE_NAMES } from '../../../games/meccg/state.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { type Scene, scene } from '../../scene.ts';

export type Table = Scene<MeccgState, MeccgView>;

const SEATS = ['one', 'two'] as const;

/** Who is asked now, and at which step. */
export function asked(table: Table): { seat: string; at: string } {
  const [decision] = meccg.decisions(table.state);
  return decision ? { seat: SEATS[decision.seat], at: decision.at } : { seat: '', at: '' };
}

const isWindow = (at: string): boolean => at === 'chain/act' || at === 'chain/respond' || at === 'movement/draw-choose';

/** Everybody passes until something else is asked, or the attack is over. */
export function quiet(game: Table): void {
  const fighting = game.state.attack !== null;
  for (let n = 0; n < 60 && isWindow(asked(game).at) && (!fighting || game.state.attack !== null); n++)
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

const numberOf = (game: Table, id: string): number => {
  const card = game.state.def.findIndex((def) => CARDS[def].id === id);
  if (card < 0) throw new Error(`No card "${id}" is in this game.`);
  return card;
};

/** 'untapped', 'tapped' or 'wounded' in play; elsewhere the name of its pile. */
export function where(game: Table, id: string): string {
  const card = numberOf(game, id);
  const zone = game.state.zone[card];
  return zone === PLAY ? ['untapped', 'tapped', 'wounded'][game.state.stand[card]] : ZONE_NAMES[zone];
}

/** Whom a card is with or on. */
export function bearer(game: Table, id: string): string {
  const { state } = game;
  const host = state.host[numberOf(game, id)];
  return host >= 0 && host < state.def.length ? CARDS[state.def[host]].id : '';
}

/** The strikes that were assigned: who faces one, and how it stands. */
export const strikes = (game: Table): string[] =>
  (game.state.attack?.faced ?? []).map(({ on }) => (on < 0 ? '' : CARDS[game.state.def[on]].id));

/** Passes through one strike: its target taps unless `stays`, and nobody plays anything. */
export function resolve(game: Table, who: string, stays = false): void {
  quiet(game);
  if (asked(game).at === 'combat/next-choose') game.play('one', `resolve ${who}`);
  quiet(game);
  if (asked(game).at === 'combat/excess-choose') game.play('two', 'excess 0');
  if (asked(game).at === 'combat/stay-choose') game.play('one', stays ? 'stay-untapped' : 'tap-to-fight');
  quiet(game);
}
