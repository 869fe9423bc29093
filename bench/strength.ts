// node bench/strength.ts [--game wotr] [--games N] [--seed S] [--pair first,second]… [--option key=value]… [--json]
// How strong the players are: seeded matches, one pairing after the other, with 95 % Wilson intervals.

import type { Game } from '../engine/game.ts';
import { completeOptions, readOption } from '../engine/options.ts';
import { endingKey, sidesOf } from '../engine/sides.ts';
import { GAMES } from '../games/all.ts';
import { playersOf, searcherNamed } from '../players/all.ts';
import type { Player } from '../players/player.ts';
import { simulate } from '../players/simulate.ts';
import { readArgs } from './args.ts';
import { type Share, wilson } from './share.ts';

const { values } = readArgs({
  options: {
    game: { type: 'string', default: 'wotr' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'strength' },
    pair: { type: 'string', multiple: true },
    option: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});

interface Match {
  readonly players: readonly string[];
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly seats: Readonly<Record<string, Share>>;
  readonly outcomes: Readonly<Record<string, number>>;
}

function play(game: Game, names: readonly string[], games: number, seed: string): Match {
  const given = values.option.map((text) => readOption(game.options, text));
  const options = completeOptions(game.options, Object.fromEntries(given));
  const seats = game.seats(options);
  const sides = sidesOf(game, options);
  const players = names.map((name) => playerNamed(game, name));
  const outcomes: Record<string, number> = {};
  const wins = seats.map(() => 0);
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    const { outcome, refused } = simulate(game, options, `${seed}:${i}`, players);
    if (refused || !outcome) throw new Error(`Game ${seed}:${i} of ${names.join(', ')} did not finish.`);
    for (const seat of outcome.winners) wins[seat]++;
    const key = endingKey(sides, outcome);
    outcomes[key] = (outcomes[key] ?? 0) + 1;
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    players: names,
    games,
    gamesPerSecond: Number((games / seconds).toFixed(1)),
    seats: Object.fromEntries(seats.map((seat, i) => [seat, wilson(wins[i], games)])),
    outcomes,
  };
}

function playerNamed(game: Game, name: string): Player {
  const player = playersOf(game.name).find((one) => one.name === name) ?? searcherNamed(game.name, name);
  if (!player) throw new Error(`No player of ${game.name} is called "${name}".`);
  return player as Player;
}

function allPairs(game: Game): string[] {
  const names = playersOf(game.name)
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('search'));
  return names.flatMap((first) => names.map((second) => `${first},${second}`));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const game = GAMES.find(({ name }) => name === values.game);
if (!game) {
  console.error(`There is no game "${values.game}": choose one of ${GAMES.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 2;
} else {
  const matches: Match[] = [];
  for (const pair of values.pair ?? allPairs(game)) {
    const match = play(game, pair.split(','), Number(values.games), values.seed);
    matches.push(match);
    if (values.json) continue;
    console.log(`${match.players.join(' against ')}: ${match.games} games, ${match.gamesPerSecond} a second`);
    for (const [seat, { wins, share, from, to }] of Object.entries(match.seats))
      console.log(
        `  ${seat.padEnd(8)} ${String(wins).padStart(4)}  ${percent(share)} (${percent(from)} to ${percent(to)})`,
      );
    console.log(
      `  ${Object.entries(match.outcomes)
        .map(([name, n]) => `${name} ${n}`)
        .join(', ')}`,
    );
  }
  if (values.json) console.log(JSON.stringify({ game: game.name, seed: values.seed, matches }));
}
