// Words on the command line that name a game, its options, its players.
import type { Options, OptionValue } from '../engine/game.ts';
import { completeOptions, OptionError, readOption } from '../engine/options.ts';
import type { AnyGame } from '../games/all.ts';
import type { Player } from '../players/player.ts';
import type { Io } from './io.ts';
import { counted, listed } from './text.ts';
import { Trouble } from './trouble.ts';

export function findGame(io: Io, name: string): AnyGame {
  const game = io.games.find((candidate) => candidate.name === name.toLowerCase());
  if (game) return game;
  throw new Trouble(
    io.games.length === 0
      ? `There is no game yet, so "${name}" cannot be played: the games are being built, one after the other.`
      : `There is no game "${name}": choose ${io.games.map((known) => known.name).join(', ')}.`,
  );
}

/** `turnLimit=30,draft=true`, completed with the defaults. */
export function readOptions(game: AnyGame, text: string | undefined): Options {
  const given: Record<string, OptionValue> = {};
  try {
    for (const part of (text ?? '').split(',').filter((word) => word.trim() !== '')) {
      const [key, value] = readOption(game.options, part.trim());
      given[key] = value;
    }
    return completeOptions(game.options, given);
  } catch (error) {
    if (error instanceof OptionError) throw new Trouble(error.message);
    throw error;
  }
}

/** What sits in each seat: one name for all seats, or one for each. */
export function perSeat(option: string, text: string, seats: readonly string[]): readonly string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  if (names.length === 1) return seats.map(() => names[0]);
  if (names.length === seats.length) return names;
  throw new Trouble(
    `--${option} names ${names.length}, but the game has ${counted(seats.length, 'seat')}: ${listed(seats)}.`,
  );
}

export function findPlayer(io: Io, game: AnyGame, name: string, others: readonly string[] = []): Player<never> {
  const players = io.players(game.name);
  const player = players.find((candidate) => candidate.name === name);
  if (player) return player;
  const names = [...others, ...players.map((known) => known.name)];
  throw new Trouble(`There is no player "${name}" for ${game.name}: choose ${names.join(', ')}.`);
}
