// Playing a creature on the company whose movement/hazard phase runs (MW-S7.1.1, MW-S10.4.1): it must begin a chain
// (CR-A15), its key is declared (MW-S10.4.7) and looked at again when it resolves (CR-I.D.31, CR-I.D.32).

import { type Emit, refusal, type Verdict } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { learn } from '../../../engine/random.ts';
import { REGION_TYPES, SITE_TYPES } from '../cards/facts.ts';
import { CREATURE_CARD, KIND } from '../cards/kinds.ts';
import { type Action, action } from '../chain/action.ts';
import { declare, queue } from '../chain/chain.ts';
import type { ActionSource } from '../chain/sources.ts';
import { beginAttack, creatureAttack } from '../combat/attack.ts';
import { companyById, theCompany } from '../company.ts';
import { typeName } from '../effects/phrases/names.ts';
import { endLasting, lastingModifier } from '../effects/reading/modifiers.ts';
import { playedBeside } from '../happenings/triggers.ts';
import { note, PLAYED } from '../history.ts';
import { REGION_NAMES } from '../places/regions.ts';
import { SITE_NAMES } from '../places/sites.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { companyId, companyRef, regionRef, siteRef } from '../refs.ts';
import { aboutCard, companyName, say, seatName, title } from '../say.ts';
import { hazardPlayer } from '../seats.ts';
import {
  CHAIN,
  type Company,
  DISCARD,
  HAND,
  KEY_NONE,
  KEY_REGION,
  KEY_REGION_TYPE,
  KEY_SITE,
  KEY_SITE_TYPE,
  type MeccgState,
} from '../state.ts';
import { uniqueVerdict } from '../unique.ts';
import { pile, put } from '../zones.ts';
import type { MovementFrame } from './frames.ts';
import { firstHazardVerdict } from './hazards.ts';
import { companyVerdict, type Key, keysFor, keysIn, keysLeft, ownKeys, surroundings, unbarredKeys } from './keying.ts';
import { hazardPlayed } from './movement.ts';
import { unseenVerdict } from './spied.ts';

type KeyFrame = Extract<MovementFrame, { at: 'movement/key' | 'movement/key-choose' }>;

const BARRED = refusal('MW-S10.10.1', 'A card that was played keeps such creatures from this company.');
const UNKEYED = refusal('MW-S10.4.1', 'It can be keyed to nothing on the way of this company.');

/** The verbs by which a key is declared: `key-wilderness`, `key-haven`, `key-to moria`, `key-anywhere`. */
const keyVerbs: Verbs<MeccgState> = Object.fromEntries([
  ...[...REGION_TYPES, ...SITE_TYPES].map((type) => [`key-${type}`, { label: `Keyed to ${typeName(type)}` }] as const),
  ['key-to', { takes: 'ref', label: 'Keyed to {}' }],
  ['key-anywhere', { label: 'Keyed to nothing' }],
]);

export const verbOf = ({ key, keyedTo }: Key): string =>
  key === KEY_REGION_TYPE
    ? `key-${REGION_TYPES[keyedTo]}`
    : key === KEY_SITE_TYPE
      ? `key-${SITE_TYPES[keyedTo]}`
      : key === KEY_NONE
        ? 'key-anywhere'
        : 'key-to';
export const argOf = (s: MeccgState, { key, keyedTo }: Key): number | undefined =>
  key === KEY_REGION ? regionRef(keyedTo) : key === KEY_SITE ? siteRef(s.active, keyedTo) : undefined;

/** "keyed to wilderness", for the log. */
export function keyText(key: number, keyedTo: number): string {
  if (key === KEY_REGION_TYPE) return `keyed to ${typeName(REGION_TYPES[keyedTo])}`;
  if (key === KEY_SITE_TYPE) return `keyed to ${typeName(SITE_TYPES[keyedTo])}`;
  if (key === KEY_REGION) return `keyed to ${REGION_NAMES[keyedTo]}`;
  return key === KEY_SITE ? `keyed to ${SITE_NAMES[keyedTo]}` : 'keyed to nothing';
}

export const creatureSource: ActionSource = {
  verbs: { creature: { takes: 'title', label: 'Attack with {}' }, ...keyVerbs },
  offer(s, point, offer) {
    if (point.seat !== hazardPlayer(s)) return;
    const general = firstHazardVerdict(s, point);
    if (general && !offer.explaining) return;
    const company = theCompany(s);
    const around = company && surroundings(s, company);
    let seen: number[] | undefined;
    for (const card of pile(s, point.seat, HAND)) {
      const def = s.def[card];
      if (KIND[def] !== CREATURE_CARD || seen?.includes(def)) continue;
      seen ??= [];
      seen.push(def);
      const verdict: Verdict =
        general ??
        uniqueVerdict(s, def) ??
        unseenVerdict(s, card) ??
        (company && companyVerdict(s, company, def)) ??
        (around && keysIn(s, around, def).length > 0 ? undefined : UNKEYED);
      const barred = offer.explaining && verdict === UNKEYED && around && unbarredKeys(s, around, def).length > 0;
      offer.check(barred ? BARRED : verdict, 'creature', def);
    }
  },
  take(s, seat, move) {
    const card = pile(s, seat, HAND).find((one) => s.def[one] === move.arg);
    if (card !== undefined) begin(s, { at: 'movement/key', seat, card });
  },
};

const keys = (s: MeccgState, f: KeyFrame): Key[] => {
  const company = theCompany(s);
  return company ? keysFor(s, company, s.def[f.card]) : [];
};

export const keySteps: StepsFor<KeyFrame> = {
  'movement/key': {
    run(s, f, emit) {
      const among = keys(s, f);
      if (among.length === 1) declareCreature(s, f, among[0], emit);
      else f.at = 'movement/key-choose';
    },
  },
  'movement/key-choose': {
    kind: 'place',
    rule: 'MW-S10.4.7',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `What is ${title(s, f.card)} keyed to?`,
    options(s, f, offer) {
      for (const key of keys(s, f)) offer.add(verbOf(key), argOf(s, key));
    },
    take(s, f, move, emit) {
      const key = keys(s, f).find((one) => verbOf(one) === move.verb && (argOf(s, one) ?? move.arg) === move.arg);
      if (key) declareCreature(s, f, key, emit);
    },
  },
};

function declareCreature(s: MeccgState, f: KeyFrame, { key, keyedTo }: Key, emit: Emit): void {
  const company = theCompany(s);
  finish(s);
  if (!company) return;
  learn(s);
  hazardPlayed(s, company);
  put(s, f.card, CHAIN);
  playedBeside(s, f.card, emit);
  note(s, PLAYED, company.id, s.def[f.card]);
  emit?.(
    say(
      'creature',
      'MW-S10.4.7',
      `${seatName(s, f.seat)} plays ${title(s, f.card)}, ${keyText(key, keyedTo)}, on ${companyName(s, company.id)}.`,
      aboutCard(f.card),
    ),
  );
  const it = action('creature', f.seat, { card: f.card, on: companyRef(company.id), way: key, n: keyedTo });
  if (f.called) queue(s, it);
  else declare(s, it);
}

/** The key still fits: any instance of the region or site type will do. */
const stillKeyed = (s: MeccgState, company: Company, it: Action): boolean =>
  keysLeft(s, company, s.def[it.card]).some(({ key, keyedTo }) => key === it.way && keyedTo === it.n);

export function resolveCreature(s: MeccgState, it: Action, emit: Emit): void {
  const company = companyById(s, companyId(it.on));
  if (it.cancelled === 1 || !company || !stillKeyed(s, company, it)) {
    put(s, it.card, DISCARD);
    emit?.(say('fizzle', 'CR-I.D.31', `${title(s, it.card)} is discarded without effect.`, aboutCard(it.card)));
    return;
  }
  useUp(s, company, it);
  const spec = creatureAttack(s, it.card, company.id, it.way, it.n);
  if (spec) beginAttack(s, spec, emit);
}

/** A key that a card gives one creature only is gone once it has been used, or was given to this very creature. */
function useUp(s: MeccgState, company: Company, it: Action): void {
  const own = ownKeys(s, surroundings(s, company), s.def[it.card], true);
  const helped = !own.some(({ key, keyedTo }) => key === it.way && keyedTo === it.n);
  endLasting(s, (effect) => {
    const modifier = lastingModifier(effect);
    return (
      modifier.is === 'more-keys' &&
      modifier.once === true &&
      (effect.on === it.card || (helped && effect.seat === it.seat))
    );
  });
}
