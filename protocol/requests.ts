// What the HTTP interface is sent, once.
import * as v from 'valibot';
import { LONGEST_VALUE } from '../engine/options.ts';
import { idSchema, seatSchema } from './messages.ts';

const text = (least: number, most: number) => v.pipe(v.string(), v.minLength(least), v.maxLength(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const name = text(1, 60);
const password = text(8, 200);
/** A secret of ours, as it stands in an invitation link. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{20,120}$/));
const day = 24 * 60 * 60 * 1000;

const clock = v.variant(
  'pace',
  [
    v.strictObject({
      pace: v.literal('live'),
      initial: whole(1000, 60 * day),
      increment: whole(0, day),
      delay: v.optional(whole(0, day)),
    }),
    v.strictObject({
      pace: v.literal('correspondence'),
      initial: whole(1000, 60 * day),
      increment: whole(0, day),
      reserve: v.optional(whole(0, 60 * day)),
    }),
  ],
  'A clock has a pace: live or correspondence.',
);

const options = v.record(text(1, 60), v.union([text(0, LONGEST_VALUE.text), v.number(), v.boolean()]));
/** Bytes of a request with options: a deck for each player, each character of two bytes at most. */
export const LONGEST_OPTIONS = 65_536;

export const requests = {
  guest: v.strictObject({ name: v.optional(name) }),
  account: v.strictObject({ name, password }),
  signIn: v.strictObject({ name, password: text(1, 200) }),
  signOut: v.strictObject({ everywhere: v.optional(v.boolean()) }),
  password: v.strictObject({ old: text(1, 200), new: password }),
  remove: v.strictObject({ password: v.optional(text(1, 200)) }),
  token: v.strictObject({ label: text(1, 60) }),
  mute: v.strictObject({ person: idSchema, muted: v.boolean() }),
  /** An empty text: it was given up. */
  deck: v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
    name: text(0, 200),
    text: text(0, LONGEST_VALUE.text),
    changed: whole(0, Number.MAX_SAFE_INTEGER),
  }),
  /** Seats in the order of the game: `me`, `open`, `invited` (kept for whoever has the link) or the name of a program. */
  open: v.strictObject({
    game: text(1, 60),
    options: v.optional(options, {}),
    seats: v.pipe(v.array(text(1, 60)), v.minLength(1), v.maxLength(8)),
    visibility: v.optional(v.picklist(['listed', 'private']), 'listed'),
    rated: v.optional(v.boolean(), false),
    clock: v.optional(v.nullable(clock), null),
  }),
  /** `options`: those that are the seat's own, such as its deck. */
  join: v.strictObject({
    seat: v.optional(seatSchema),
    invitation: v.optional(secret),
    options: v.optional(options, {}),
  }),
  leave: v.strictObject({ seat: v.optional(seatSchema) }),
  invite: v.strictObject({ seat: seatSchema }),
  watching: v.strictObject({ open: v.boolean() }),
  play: v.strictObject({ seat: v.optional(seatSchema), version: whole(0, 1_000_000_000), move: text(1, 300) }),
  empty: v.optional(v.strictObject({})),
} as const;
export type JoinRequest = v.InferOutput<typeof requests.join>;
export type OpenRequest = v.InferOutput<typeof requests.open>;
