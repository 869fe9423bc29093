// What a message costs the server, in about a millisecond of its time: an address pays for all its clients together.
import type { ClientMessage } from '../protocol/messages.ts';

const PRICE: Readonly<Record<ClientMessage['type'], number>> = {
  ping: 0.2,
  unwatch: 0.2,
  lobby: 0.5,
  hello: 1,
  play: 1,
  undo: 1,
  say: 1,
  offer: 1,
  accept: 1,
  decline: 1,
  resign: 1,
  claim: 1,
  hand: 1,
  away: 1,
  why: 3,
  foresee: 2,
  watch: 2,
  story: 2,
};

/** Each of several moves is made, or tried, by itself. */
export function priceOf(message: ClientMessage): number {
  const moves = message.type === 'play' ? message.move : message.type === 'foresee' ? message.moves : '';
  return PRICE[message.type] + (typeof moves === 'string' ? 0 : moves.length - 1);
}

/** A request over HTTP; a list of tables, a look at one, a save file, everything about a person. */
export const REQUEST_PRICE = { usual: 1, list: 3, view: 3, save: 20, data: 50 } as const;

/** For each entry of a log that is played again for a story. */
export const REPLAY_PRICE = 0.2;
/** For each that is read as it was told. */
export const READ_PRICE = 0.02;
