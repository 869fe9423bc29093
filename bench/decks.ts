// node bench/decks.ts [--games N] [--seed S] [--player rules] [--only a,b] [--pair a,b]… [--json]
// How the ready-made decks do against each other, Wizards' and Ringwraiths': every pairing, seats changed after each of its games,
// with 95 % Wilson intervals. A tie counts as half a game for each.

import type { Game } from '../engine/game.ts';
import { completeOptions } from '../engine/options.ts';
import { RINGWRAITH_DECKS } from '../games/meccg/decks/ringwraiths.ts';
import { WIZARD_DECKS } from '../games/meccg/decks/wizards.ts';
import { meccg } from '../games/meccg/game.ts';
import { type Share, wilson } from '../lib/share.ts';
import { playersOf } from '../players/all.ts';
import type { Player } from '../players/player.ts';
import { simulate } from '../players/simulate.ts';
import { readArgs } from './args.ts';

const { values } = readArgs({
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'decks' },
    player: { type: 'string', default: 'rules' },
    only: { type: 'string' },
    pair: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
  },
});

/** No pairing may be worse than this. */
const WORST = 0.35;

interface Pairing {
  readonly decks: readonly [string, string];
  readonly games: number;
  readonly ties: number;
  /** Of the first deck. */
  readonly first: Share;
  readonly fair: boolean;
  readonly outcomes: Readonly<Record<string, number>>;
}

const game = meccg as unknown as Game;
const player = playersOf(game.name).find(({ name }) => name === values.player) as Player | undefined;
if (!player) throw new Error(`No player of ${game.name} is called "${values.player}".`);
const seats = [player, player];

function play(one: string, two: string, games: number): Pairing {
  const outcomes: Record<string, number> = {};
  let won = 0;
  let ties = 0;
  for (let i = 0; i < games; i++) {
    const swapped = i % 2 === 1;
    const [deckOne, deckTwo] = swapped ? [two, one] : [one, two];
    const options = completeOptions(game.options, { deckOne, deckTwo });
    const { outcome, refused } = simulate(game, options, `${values.seed}:${one}:${two}:${i}`, seats);
    if (refused || !outcome) throw new Error(`Game ${i} of ${one} against ${two} did not finish.`);
    const winner = outcome.winners.length === 0 ? 'tie' : outcome.winners.includes(0) === swapped ? two : one;
    if (winner === 'tie') ties++;
    if (winner === one) won++;
    outcomes[`${winner}:${outcome.reason}`] = (outcomes[`${winner}:${outcome.reason}`] ?? 0) + 1;
  }
  const first = wilson(won + ties / 2, games);
  return { decks: [one, two], games, ties, first, fair: first.share >= WORST && first.share <= 1 - WORST, outcomes };
}

const only = values.only?.split(',');
const ids = [...WIZARD_DECKS, ...RINGWRAITH_DECKS].map(({ id }) => id);
const pairings: Pairing[] = [];
const start = performance.now();
for (const [i, one] of ids.entries())
  for (const two of ids.slice(i + 1)) {
    if (only && !only.includes(one) && !only.includes(two)) continue;
    if (values.pair && !values.pair.includes(`${one},${two}`)) continue;
    const pairing = play(one, two, Number(values.games));
    pairings.push(pairing);
    if (values.json) continue;
    const { share, from, to } = pairing.first;
    const percent = (n: number): string => `${(100 * n).toFixed(0)} %`;
    console.log(
      `${one.padEnd(10)} ${two.padEnd(10)} ${percent(share).padStart(5)} (${percent(from)} to ${percent(to)})${pairing.fair ? '' : '  unfair'}`,
    );
  }
const gamesPerSecond = (pairings.length * Number(values.games) * 1000) / (performance.now() - start);
if (values.json)
  console.log(
    JSON.stringify({ game: game.name, player: player.name, seed: values.seed, worst: WORST, gamesPerSecond, pairings }),
  );
