// A game in play whose rules have changed: from where it stands, as its account says, it goes on under those of now; where it
// cannot, it ends without a result, and everybody is told why.
import type { GameEvent, Seat } from '../../engine/game.ts';
import { carryOver } from '../../engine/migrate.ts';
import type { AnyGame } from '../../games/all.ts';
import { afterEntry, startClocks, turnOf } from '../clocks.ts';
import { Refused } from '../refused.ts';
import { standingMoves } from '../store/games.ts';
import type { Consequence, LoadedGame, NewEntry, Result, Store, Time, ToldNewEntry } from '../store/store.ts';
import { Account, nothingChanged, type Row, readRows, stateAfter } from './account.ts';
import { drawersAfter, type Kept, LiveGame, rulesWord } from './live-game.ts';

/** The entry with which a game goes on or ends, and what is committed with it. */
interface CarriedOn {
  readonly entry: ToldNewEntry;
  readonly consequence: Consequence;
}

/** Why a game ended that could not be carried over. */
export const RULES_CHANGED = 'rules-changed';
const unfinished: Result = { winners: [], reason: RULES_CHANGED, rule: null };
/** Whoever does it at the same time has done the same: it is read again in any case. */
const attempts = 4;

/** The game as it is stored, once it has gone on from older rules or was ended by them. */
export async function loadCarriedOn(
  store: Store,
  game: AnyGame,
  id: string,
  now: () => Time,
): Promise<LoadedGame | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const loaded = await store.games.load(id);
    if (loaded?.table.status !== 'playing' || loaded.table.rules >= game.version) return loaded;
    const { entry, consequence } = await carriedOn(store, game, loaded, now());
    await store.games.append(id, loaded.table.version, [entry], consequence);
  }
  throw new Refused('unavailable', 'The rules are being changed at this table: try again.');
}

const goesOn = (version: number): GameEvent => ({
  type: 'rules',
  text: `The rules of this house were mended: from here the game is played under version ${version}.`,
});
const ends = (version: number, why: string): GameEvent => ({
  type: 'rules',
  text: `The rules of this house were mended (version ${version}), and this game cannot go on from where it stood: ${why}. It ends unfinished, nobody has lost it, and no rating changes.`,
});

async function carriedOn(store: Store, game: AnyGame, loaded: LoadedGame, now: Time): Promise<CarriedOn> {
  const { table } = loaded;
  const word: NewEntry = { kind: 'word', seat: 0, text: rulesWord(game.version), time: now };
  const kept = await keptFor(store, game, loaded);
  if ('why' in kept) {
    const told = nothingChanged([ends(game.version, kept.why)], table.seats);
    return { entry: { ...word, told }, consequence: { result: unfinished } };
  }
  const { state } = kept;
  const asked = game.decisions(state).map(({ seat }) => seat);
  // Nobody has moved, but somebody else may have to choose now.
  const clocks =
    table.clock && kept.clocks && afterEntry(table.clock, kept.clocks, { ...word, kind: 'move', seat: -1 }, asked);
  const turn = clocks ? turnOf(clocks) : { toMove: asked, deadline: null };
  const part = { rules: game.version, state: JSON.stringify({ ...kept, clocks } satisfies Kept) };
  const names = table.seats.map(({ name }) => name);
  const told = new Account(game, names, state).whole(state, [goesOn(game.version)]);
  return { entry: { ...word, told }, consequence: { turn, part } };
}

/** What the game stands at, under the rules of now. */
async function keptFor(store: Store, game: AnyGame, loaded: LoadedGame): Promise<Kept | { readonly why: string }> {
  const { table, snapshot } = loaded;
  const from = snapshot?.version ?? 0;
  const exact = followed(loaded, readRows(await store.tellings.told(table.id, from)));
  if (!exact) return played(game, loaded);
  const carried = carryOver(game, exact.state, table.rules);
  return 'why' in carried ? carried : { ...exact, state: carried.state };
}

/** Where the account leads, row by row, without any rules; nothing where it has a gap. */
function followed({ table, snapshot, entries }: LoadedGame, rows: ReadonlyMap<number, Row>): Kept | undefined {
  const first = rows.get(0);
  let kept = snapshot ? (JSON.parse(snapshot.state) as Kept) : first && beginning(table, first);
  const movedBefore = kept?.moved ?? [];
  for (const entry of entries) {
    const row = rows.get(entry.version);
    if (!row || !kept) return undefined;
    const { clocks, drawers } = kept;
    kept = {
      ...kept,
      state: stateAfter(kept.state, row),
      drawers: drawersAfter(drawers, entry),
      clocks: table.clock && clocks && afterEntry(table.clock, clocks, entry, row.asked),
    };
  }
  const moved = new Set<Seat>([...movedBefore, ...standingMoves(entries).map(({ seat }) => seat)]);
  return kept && { ...kept, moved: [...moved] };
}

function beginning({ clock, seats }: LoadedGame['table'], { whole, asked }: Row): Kept | undefined {
  if (!whole) return undefined;
  return { state: whole.state, drawers: [], clocks: clock && startClocks(clock, seats.length, asked, null), moved: [] };
}

/** Of a game that nobody kept account of: the last state that was kept, and the moves since under the rules of now. */
function played(game: AnyGame, loaded: LoadedGame): Kept | { readonly why: string } {
  const { table, snapshot } = loaded;
  const kept = snapshot && (JSON.parse(snapshot.state) as Kept);
  const carried = kept && carryOver(game, kept.state, table.rules);
  if (carried && 'why' in carried) return carried;
  try {
    const live = LiveGame.load(game, {
      ...loaded,
      table: { ...table, rules: game.version },
      snapshot: snapshot && carried && { ...snapshot, state: JSON.stringify({ ...kept, state: carried.state }) },
    });
    const reached = carryOver(game, live.state, game.version);
    return 'why' in reached ? reached : { ...live.kept(), state: reached.state };
  } catch {
    return { why: 'moves that were made in it are not possible any more' };
  }
}
