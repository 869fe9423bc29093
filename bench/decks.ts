// node bench/decks.ts [--games N] [--seed S] [--player rules] [--against random] [--only a,b] [--pair a,b]… [--json]
// How the ready-made decks do against each other, Wizards' and Ringwraiths': every pairing, seats changed after each of its games,
// with 95 % Wilson intervals. A tie counts as half a game for each. With `--against` the second deck is another player's, and the
// pairings are each deck against itself and against all of the other side; shares are summed up by who sits at the table.

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
    against: { type: 'string' },
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
function playerNamed(wanted: string): Player {
  const found = playersOf(game.name).find(({ name }) => name === wanted) as Player | undefined;
  if (!found) throw new Error(`No player of ${game.name} is called "${wanted}".`);
  return found;
}
const player = playerNamed(values.player);
/** Who has the second deck of a pairing. */
const other = values.against === undefined ? player : playerNamed(values.against);

function play(one: string, two: string, games: number): Pairing {
  const outcomes: Record<string, number> = {};
  const second = one === two ? `${two} of ${other.name}` : two;
  let won = 0;
  let ties = 0;
  for (let i = 0; i < games; i++) {
    const swapped = i % 2 === 1;
    const [deckOne, deckTwo] = swapped ? [two, one] : [one, two];
    const options = completeOptions(game.options, { deckOne, deckTwo });
    const seats = swapped ? [other, player] : [player, other];
    const { outcome, refused } = simulate(game, options, `${values.seed}:${one}:${two}:${i}`, seats);
    if (refused || !outcome) throw new Error(`Game ${i} of ${one} against ${two} did not finish.`);
    const isFirst = outcome.winners.includes(swapped ? 1 : 0);
    const winner = outcome.winners.length === 0 ? 'tie' : isFirst ? one : second;
    if (winner === 'tie') ties++;
    if (isFirst) won++;
    outcomes[`${winner}:${outcome.reason}`] = (outcomes[`${winner}:${outcome.reason}`] ?? 0) + 1;
  }
  const first = wilson(won + ties / 2, games);
  return { decks: [one, two], games, ties, first, fair: first.share >= WORST && first.share <= 1 - WORST, outcomes };
}

const wizards = WIZARD_DECKS.map(({ id }) => id);
const ringwraiths = RINGWRAITH_DECKS.map(({ id }) => id);
const ids = [...wizards, ...ringwraiths];
const sideOf = (id: string): string => (wizards.includes(id) ? 'Wizard' : 'Ringwraith');
const everyTwo = ids.flatMap((one, i) => ids.slice(i + 1).map((two) => [one, two] as const));
const sameOrOther = ids.flatMap((one) =>
  ids.filter((two) => one === two || sideOf(one) !== sideOf(two)).map((two) => [one, two] as const),
);

const percent = (n: number, digits = 0): string => `${(100 * n).toFixed(digits)} %`;
const inWords = ({ share, from, to }: Share, digits = 0): string =>
  `${percent(share, digits).padStart(5)} (${percent(from, digits)} to ${percent(to, digits)})`;

const only = values.only?.split(',');
const pairings: Pairing[] = [];
const start = performance.now();
for (const [one, two] of values.against === undefined ? everyTwo : sameOrOther) {
  if (only && !only.includes(one) && !only.includes(two)) continue;
  if (values.pair && !values.pair.includes(`${one},${two}`)) continue;
  const pairing = play(one, two, Number(values.games));
  pairings.push(pairing);
  if (values.json) continue;
  const unfair = pairing.fair || values.against !== undefined ? '' : '  unfair';
  console.log(`${one.padEnd(10)} ${two.padEnd(10)} ${inWords(pairing.first)}${unfair}`);
}

/** By who sits at the table: how the player does against the other one. */
function sums(): Record<string, Share> {
  const byTable = Map.groupBy(pairings, ({ decks: [one, two] }) => `${sideOf(one)} against ${sideOf(two)}`);
  return Object.fromEntries(
    [...byTable].map(([table, played]) => {
      const games = played.reduce((sum, pairing) => sum + pairing.games, 0);
      return [
        table,
        wilson(
          played.reduce((sum, { first, games: n }) => sum + first.share * n, 0),
          games,
        ),
      ];
    }),
  );
}
const tables = values.against === undefined ? undefined : sums();
if (tables && !values.json)
  for (const [table, share] of Object.entries(tables)) console.log(`${table.padEnd(29)} ${inWords(share, 1)}`);
const gamesPerSecond = (pairings.length * Number(values.games) * 1000) / (performance.now() - start);
if (values.json)
  console.log(
    JSON.stringify({
      game: game.name,
      player: player.name,
      against: other.name,
      seed: values.seed,
      worst: WORST,
      gamesPerSecond,
      pairings,
      tables,
    }),
  );
