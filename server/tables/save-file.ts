// A game that is over as a file to take home: its log, and what was told of it.

import { shownOptions } from '../../engine/options.ts';
import { writeSave } from '../../engine/save.ts';
import type { GameLog, LogPart } from '../../engine/session.ts';
import type { AnyGame } from '../../games/all.ts';
import { there } from '../../lib/there.ts';
import { packTelling, tellingFor } from '../../protocol/telling.ts';
import { Refused } from '../refused.ts';
import { standingMoves } from '../store/games.ts';
import type { PersonId, Store, Table } from '../store/store.ts';
import type { Archive } from './archive.ts';
import { seatsOf } from './info.ts';
import type { Kept } from './live-game.ts';

/**
 * For everybody who may see the table. Where the game was ended before its end, what somebody brought in secret stays his:
 * others get what they could see and hear, no more.
 */
export async function saveFileOf(
  store: Store,
  archive: Archive,
  table: Table,
  specs: AnyGame['options'],
  person: PersonId | null,
): Promise<string> {
  const seed = await store.tables.seed(table.id);
  if (table.status !== 'finished' || seed === undefined)
    throw new Refused('not-over', 'The game is shown with its dice and hands when it is over.');
  const names = table.seats.map(({ name }) => name);
  if (secretsOf(table, specs, person).length === 0)
    return writeSave(await logOf(store, table, seed), names, await archive.packed(table.id));
  const telling = await archive.telling(table.id);
  if (!telling) throw new Refused('not-over', 'This game was ended early: what its players brought stays secret.');
  const told = tellingFor(telling, seatsOf(table, person));
  const { game, rules: version } = table;
  return writeSave({ game, version, options: told.options, seed: '', moves: [] }, names, await packTelling(told));
}

/** Texts of others, such as decks, that the game has not brought to light. */
function secretsOf(table: Table, specs: AnyGame['options'], person: PersonId | null): readonly string[] {
  if (table.result?.rule != null) return [];
  const shown = shownOptions(specs, table.options, seatsOf(table, person));
  return Object.keys(shown).filter((key) => shown[key] !== table.options[key]);
}

async function logOf(store: Store, { id, game, rules, options }: Table, seed: string): Promise<GameLog> {
  const entries = await store.games.log(id);
  const stored = await store.games.parts(id);
  const begun = stored.length > 0 ? stored : [{ version: 0, rules, state: null }];
  const parts = begun.map((part, i): LogPart => {
    const until = begun[i + 1]?.version ?? entries.length;
    const moves = standingMoves(entries.slice(part.version, until)).map(({ seat, text }) => ({ seat, text }));
    return {
      version: part.rules,
      ...(part.state !== null && { position: (JSON.parse(part.state) as Kept).state }),
      moves,
    };
  });
  const earlier = parts.slice(0, -1);
  return { game, options, seed, ...there(parts.at(-1)), ...(earlier.length > 0 && { earlier }) };
}
