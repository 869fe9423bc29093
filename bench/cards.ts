// node bench/cards.ts [--games N] [--most M] [--seed S] [--card ID]… [--json]
// How often each card is played: in random games with all pairs of ready-made decks, with random decks of both sides, and from positions in
// the middle of things; then, for cards that were seldom played, from positions made for them. Half of the choices are
// curious: the offered card that was chosen least. With `--card` only from positions made for these. Exits with 1 when a card was never played.

import type { Decision, Game, Move, Options, State, Tally } from '../engine/game.ts';
import { below, type RandomState, seedRandom } from '../engine/random.ts';
import { CARDS, type CardId } from '../games/meccg/cards/all.ts';
import { DECK_IDS } from '../games/meccg/decks/ready-made.ts';
import { meccg } from '../games/meccg/game.ts';
import { midgame, midgameFor, minionMidgame, mixedMidgame } from '../test/meccg/midgame.ts';
import { readArgs } from './args.ts';

const { values } = readArgs({
  options: {
    games: { type: 'string', default: '1000' },
    most: { type: 'string', default: '4000' },
    seed: { type: 'string', default: 'cards' },
    card: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) {
  console.error(`--games takes a whole number above 0, not "${values.games}".`);
  process.exit(2);
}

const whole = meccg as unknown as Game;
const pairs = DECK_IDS.flatMap((deckOne) => DECK_IDS.map((deckTwo): Options => ({ deckOne, deckTwo })));
/** Two Wizards, two Ringwraiths, one of each. */
const sides = ['random', 'random-minion'];
const random = sides.flatMap((deckOne) => sides.map((deckTwo): Options => ({ deckOne, deckTwo })));
/** Cards played less often get positions of their own until they are not, so many at most. */
const SELDOM = 5;
const most = Number(values.most);
/** Games between looks whether it is enough. */
const LOOK = 20;

/** How often a card was chosen where it was offered, whatever came of it. */
const chosen = new Map<number, number>();

function choose(game: Game, s: State, { moves }: Decision, chance: RandomState): Move {
  if (below(chance, 2) === 0) return moves[below(chance, moves.length)];
  let best: Move | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    const [target] = game.targets(s, move);
    const times = target?.domain === 'title' ? (chosen.get(target.id) ?? 0) : least;
    if (times < least) [best, least] = [move, times];
  }
  if (!best) return moves[below(chance, moves.length)];
  const [target] = game.targets(s, best);
  chosen.set(target.id, least + 1);
  return best;
}

function play(game: Game, options: Options, seed: string, tally: Tally | undefined): number {
  const s = game.create(options, seed);
  const chance = seedRandom(`cards:${seed}`);
  for (let moves = 0; moves < game.maxMoves; moves++) {
    tally?.see(s);
    const open = game.decisions(s);
    if (open.length === 0) return moves;
    game.apply(s, open[0].seat, choose(game, s, open[0], chance));
  }
  throw new Error(`The game ${seed} did not end.`);
}

const totals: Record<string, number> = Object.fromEntries(CARDS.map(({ id }) => [id, 0]));
const only = values.card;
const isMeant = (id: string): boolean => only === undefined || only.includes(id);
const unknown = only?.filter((id) => !(id in totals)) ?? [];
if (unknown.length > 0) {
  console.error(`No card is called ${unknown.join(', ')}.`);
  process.exit(2);
}

function playAll(name: string, game: Game, most: number, options: (n: number) => Options = () => ({}), until?: CardId) {
  const tally = game.tally?.();
  const enough = (): boolean => until !== undefined && totals[until] + (tally?.counts()[until] ?? 0) >= SELDOM;
  let count = 0;
  let moves = 0;
  while (count < most && !(count % LOOK === 0 && enough()))
    moves += play(game, options(count), `${values.seed} ${name} ${count++}`, tally);
  const played = tally?.counts() ?? {};
  for (const [id, times] of Object.entries(played)) totals[id] += times;
  return { name, games: count, moves, cards: Object.values(played).filter((times) => times > 0).length, played };
}

const groups = only
  ? []
  : [
      playAll('ready-made decks', whole, games, (n) => pairs[n % pairs.length]),
      playAll('random decks', whole, games, (n) => random[n % random.length]),
      playAll('positions', midgame, games * 2),
      playAll('positions of Ringwraiths', minionMidgame, games * 2),
      playAll('positions of both', mixedMidgame, games * 2),
    ];
for (const [def, { id }] of CARDS.entries())
  if (isMeant(id) && totals[id] < SELDOM) {
    const name = `positions for ${id}`;
    groups.push(playAll(name, midgameFor(def), most, undefined, id as CardId));
  }
const never = Object.keys(totals).filter((id) => isMeant(id) && totals[id] === 0);
if (never.length > 0) process.exitCode = 1;

if (values.json) console.log(JSON.stringify({ seed: values.seed, cards: CARDS.length, never, totals, groups }));
else {
  for (const { name, games: count, moves, cards } of groups)
    console.log(`${name}: ${count} games, ${moves} moves, ${cards} of ${CARDS.length} cards were played`);
  const rare = Object.entries(totals)
    .filter(([id, times]) => times > 0 && isMeant(id))
    .sort(([, a], [, b]) => a - b)
    .slice(0, 30);
  console.log(`seldom: ${rare.map(([id, times]) => `${id} ${times}`).join(', ')}`);
  console.log(
    never.length === 0 ? `Every ${only ? 'one of these cards' : 'card'} was played.` : `never: ${never.join(', ')}`,
  );
}
