// Words on the command line that name a game, its options, its players.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Options, OptionValue } from '../engine/game.ts';
import { completeOptions, OptionError, readOption } from '../engine/options.ts';
import { suggest } from '../engine/words.ts';
import type { AnyGame } from '../games/all.ts';
import { SEARCH_WORDS, searcherNamed } from '../players/all.ts';
import type { Player } from '../players/player.ts';
import { readText } from './files.ts';
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

/** `turnLimit=30,draft=true`, completed with the defaults. Where a whole text may stand, a file that holds it is named. */
export function readOptions(io: Io, game: AnyGame, text: string | undefined): Options {
  const given: Record<string, OptionValue> = {};
  try {
    for (const part of (text ?? '').split(',').filter((word) => word.trim() !== '')) {
      const [key, value] = fromFile(io, game, part.trim()) ?? readOption(game.options, part.trim());
      given[key] = value;
    }
    return completeOptions(game.options, given);
  } catch (error) {
    if (error instanceof OptionError) throw new Trouble(error.message);
    throw error;
  }
}

/** `deckOne=mine.deck`: the text of the file. */
function fromFile(io: Io, { options }: AnyGame, part: string): [key: string, value: string] | undefined {
  const [, key, word] = /^(\w+)=(.+)$/.exec(part) ?? [];
  const spec = key !== undefined && Object.hasOwn(options, key) ? options[key] : undefined;
  if (!spec?.orText || spec.oneOf?.includes(word)) return undefined;
  const choices = `${key} takes one of ${spec.oneOf?.join(', ')} or a file with ${spec.orText}`;
  if (!existsSync(path.resolve(io.cwd, word)))
    throw new Trouble(`${choices}; there is no file "${word}".${suggest(word, spec.oneOf ?? [])}`);
  return [key, `${readText(io.cwd, word).trimEnd()}\n`];
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
  const isSearched = players.some((known) => known.name === 'search');
  const searcher = isSearched ? searcherNamed(game.name, name) : undefined;
  if (searcher) return searcher;
  const names = [...others, ...players.map((known) => known.name), ...(isSearched ? [SEARCH_WORDS] : [])];
  throw new Trouble(`There is no player "${name}" for ${game.name}: choose ${names.join(', ')}.`);
}
