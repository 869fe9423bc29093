// Every message between a client and the server, once: the schema checks it, the type is inferred from it. PROTOCOL.md explains.
import * as v from 'valibot';
import type { Patch } from './patch.ts';
import type { Foreseen, TableView, Told } from './table.ts';

export const PROTOCOL = 1;

/** What one message may hold, in characters; `frame` in bytes. */
export const LONGEST = { frame: 16_384, request: 40, move: 300, about: 300, line: 500, token: 200 } as const;
/** How many moves are sent together at most. */
export const MOST_TOGETHER = 40;
/** How many entries one `story` brings at most. */
export const STORY_PAGE = 200;

const text = (least: number, most: number) => v.pipe(v.string(), v.minLength(least), v.maxLength(most));
export const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{16}$/));
export const isId = (text: string): boolean => v.is(idSchema, text);
export const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Milliseconds since 1970. */
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999_999_999));
const request = text(1, LONGEST.request);
/** What is said to the `team` is heard by the partners of who says it, and by nobody else. */
const roomSchema = v.picklist(['players', 'spectators', 'team']);

/** What every message about a table begins with. `seat` may be left out by somebody who has only one. */
const atTable = { id: request, table: idSchema };
const fromSeat = { ...atTable, seat: v.optional(seatSchema) };

const move = text(1, LONGEST.move);
const moves = v.pipe(v.array(move), v.minLength(1), v.maxLength(MOST_TOGETHER));

export const clientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    id: v.optional(request),
    protocol: v.literal(PROTOCOL),
    token: v.optional(text(1, LONGEST.token)),
  }),
  v.strictObject({ type: v.literal('watch'), ...fromSeat, version: v.optional(version) }),
  v.strictObject({ type: v.literal('unwatch'), ...fromSeat }),
  v.strictObject({ type: v.literal('story'), ...fromSeat, after: version }),
  /** Of a list of moves all are made, or none. */
  v.strictObject({ type: v.literal('play'), ...fromSeat, version, move: v.union([move, moves]) }),
  v.strictObject({ type: v.literal('foresee'), ...fromSeat, version, moves }),
  v.strictObject({ type: v.literal('undo'), ...fromSeat, version }),
  v.strictObject({ type: v.literal('why'), ...fromSeat, about: text(1, LONGEST.about) }),
  v.strictObject({ type: v.literal('say'), ...atTable, room: v.optional(roomSchema), text: text(1, LONGEST.line) }),
  v.strictObject({ type: v.literal('offer'), ...fromSeat, what: v.picklist(['draw', 'rematch']) }),
  v.strictObject({ type: v.literal('accept'), ...fromSeat, what: v.literal('draw') }),
  v.strictObject({ type: v.literal('decline'), ...fromSeat, what: v.literal('draw') }),
  v.strictObject({ type: v.literal('resign'), ...fromSeat }),
  v.strictObject({ type: v.literal('claim'), ...fromSeat }),
  v.strictObject({ type: v.literal('hand'), ...fromSeat, to: seatSchema, program: text(1, 60) }),
  v.strictObject({ type: v.literal('away'), ...fromSeat, until: v.nullable(time) }),
  v.strictObject({ type: v.literal('lobby'), id: request, watch: v.boolean() }),
  v.strictObject({ type: v.literal('ping'), id: request }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** Each stands for one sentence to the person; programs go by the code. */
export const ERROR_CODES = [
  'bad-message', // not JSON, or not a message of this protocol
  'bad-request', // understood, but it cannot be: an unknown game, an option out of range, a name with strange letters
  'too-large',
  'too-many', // slow down and try again
  'sign-in', // somebody must be signed in for this, as a guest at least
  'wrong-password',
  'needs-account', // a guest cannot do this
  'cross-site', // a page of another site sent it
  'no-such-table', // not there, or private and not yours
  'not-found',
  'not-yours', // another's seat, another's table
  'taken', // a seat or a name that somebody has
  'closed', // the game is over or has begun, so this cannot be done any more
  'not-playing', // the game has not begun or is over
  'not-over', // it is shown when the game is over
  'not-your-turn',
  'behind', // chosen by a position that is not the present one: look again
  'illegal', // not on the list; `refusals` say why
  'not-together', // somebody learns something in between: send them one after the other
  'nothing-to-undo',
  'no-offer',
  'no-claim',
  'old-rules', // begun under rules that this server does not know
  'unavailable', // the database or the server is in trouble; what was asked may or may not be done: ask again
  'fault', // ours
] as const;
const code = v.picklist(ERROR_CODES);
export type ErrorCode = v.InferOutput<typeof code>;

const refusal = v.object({ rule: v.string(), text: v.string() });
const viewer = v.union([seatSchema, v.literal('spectator')]);
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const personSchema = v.object({ id: idSchema, kind: v.picklist(['guest', 'account']), name: v.string() });

/** A seat as everybody at the table sees it. */
const seatInfo = v.object({
  name: v.string(),
  kind: v.picklist(['open', 'guest', 'account', 'bot', 'departed']),
  player: v.optional(v.string()),
  person: v.optional(idSchema),
  invited: v.boolean(),
  /** For this side of this game, once one has counted. */
  rating: v.optional(v.object({ value: v.number(), provisional: v.boolean() })),
});

/** What is public about a table, besides its position. */
export const tableInfo = v.object({
  id: idSchema,
  game: v.string(),
  title: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  status: v.picklist(['open', 'playing', 'finished']),
  visibility: v.picklist(['listed', 'private']),
  rated: v.boolean(),
  clock: v.nullable(
    v.object({
      pace: v.picklist(['live', 'correspondence']),
      initial: v.number(),
      increment: v.number(),
      delay: v.optional(v.number()),
      reserve: v.optional(v.number()),
    }),
  ),
  seats: v.array(seatInfo),
  /** Who plays together. */
  sides: v.array(v.object({ name: v.string(), seats: v.array(seatSchema) })),
  version,
  toMove: v.array(seatSchema),
  deadline: v.nullable(v.number()),
  result: v.nullable(
    v.object({
      winners: v.array(seatSchema),
      /** The first of them, for programs that were written when there was only one. */
      winner: v.nullable(seatSchema),
      reason: v.string(),
      rule: v.nullable(v.string()),
    }),
  ),
  commitment: v.string(),
  /** Only when the game is over. */
  seed: v.optional(v.string()),
  host: v.nullable(idSchema),
  rematchOf: v.nullable(idSchema),
  /** A private table that friends may watch by a link. */
  watched: v.optional(v.literal(true)),
  created: v.number(),
  updated: v.number(),
});
export type TableInfo = v.InferOutput<typeof tableInfo>;

/** One entry of the log as a viewer heard it. `move` is there for the seat's own moves only: those of others may tell secrets. */
const heard = v.object({
  version,
  kind: v.picklist(['move', 'undo', 'word']),
  seat: seatSchema,
  move: v.optional(v.string()),
  word: v.optional(v.string()),
  told: v.array(v.custom<Told>(isObject)),
  time: v.number(),
});
export type HeardEntry = v.InferOutput<typeof heard>;

/** A seat's clock when the version was made: it has run on since if `until` is there. */
const seatClock = v.object({
  allowance: v.number(),
  bank: v.number(),
  /** When its time is up; null while it does not run. */
  until: v.nullable(v.number()),
  /** Until when it stands still, because the player is away. */
  away: v.nullable(v.number()),
  /** How long the player may yet be away in this game, beside an absence under way. */
  absence: v.number(),
});
const turn = {
  toMove: v.array(seatSchema),
  deadline: v.nullable(v.number()),
  clocks: v.nullable(v.array(seatClock)),
};
const turnInfo = v.object(turn);
export type TurnInfo = v.InferOutput<typeof turnInfo>;

const chatLine = v.object({
  number: v.number(),
  room: roomSchema,
  person: idSchema,
  name: v.string(),
  text: v.string(),
  time: v.number(),
});

const view = v.custom<TableView>(isObject);
const patch = v.custom<Patch>(Array.isArray);
const re = v.optional(v.string());

export const serverMessage = v.variant('type', [
  v.object({ type: v.literal('welcome'), re, protocol: v.number(), person: v.nullable(personSchema) }),
  v.object({
    type: v.literal('table'),
    re,
    table: idSchema,
    as: viewer,
    version,
    info: tableInfo,
    /** Null until the game begins. */
    view: v.nullable(view),
    /** The seat whose draw offer stands. */
    draw: v.nullable(seatSchema),
    clocks: turn.clocks,
  }),
  v.object({
    type: v.literal('changed'),
    table: idSchema,
    as: viewer,
    /** The version that `patch` applies to, and the one it leads to. */
    from: version,
    version,
    patch,
    heard: v.array(heard),
    draw: v.nullable(seatSchema),
    ...turn,
  }),
  v.object({ type: v.literal('info'), table: idSchema, info: tableInfo }),
  v.object({
    type: v.literal('story'),
    re,
    table: idSchema,
    as: viewer,
    heard: v.array(heard),
    /** Where to go on, or null at the end. */
    next: v.nullable(version),
  }),
  v.object({ type: v.literal('ack'), re, table: v.optional(idSchema), version: v.optional(version) }),
  v.object({
    type: v.literal('refused'),
    re,
    code,
    text: v.string(),
    table: v.optional(idSchema),
    refusals: v.optional(v.array(refusal)),
  }),
  v.object({ type: v.literal('why'), re, table: idSchema, refusals: v.array(refusal) }),
  v.object({
    type: v.literal('foreseen'),
    re,
    table: idSchema,
    /** Null where somebody would learn something. */
    foreseen: v.nullable(v.custom<Foreseen>(isObject)),
  }),
  v.object({ type: v.literal('chat'), table: idSchema, lines: v.array(chatLine) }),
  v.object({
    type: v.literal('presence'),
    table: idSchema,
    /** Seats whose players are connected. */
    here: v.array(seatSchema),
    spectators: v.number(),
  }),
  v.object({ type: v.literal('rematch'), table: idSchema, next: idSchema }),
  v.object({ type: v.literal('lobby'), tables: v.array(tableInfo) }),
  v.object({ type: v.literal('error'), code, text: v.string() }),
  v.object({ type: v.literal('pong'), re }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;

/** The message in a frame, or nothing when it is none. */
export function readMessage<T>(schema: v.GenericSchema<unknown, T>, frame: string): T | undefined {
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return undefined;
  }
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
}

/** The id of a frame that may be no message: whoever sent it waits for an answer to that. */
export function requestIn(frame: string): string | undefined {
  return readMessage(v.object({ id: request }), frame)?.id;
}
