// Attacks: beginning and cancelling one, who can be struck, whether it was defeated.

import { type Emit, NONE, refusal } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import type { CreatureFacts } from '../cards/facts.ts';
import { ATTACK_RACES } from '../cards/kinds.ts';
import type { ActionKind } from '../chain/action.ts';
import { companyById } from '../company.ts';
import { theChain } from '../declared.ts';
import { raceName } from '../effects/phrases/names.ts';
import { plural } from '../effects/phrases/phrase.ts';
import { S } from '../places/sites.ts';
import { begin } from '../procedures.ts';
import { THE_ATTACK } from '../refs.ts';
import { companyName, say } from '../say.ts';
import { looksOn, opponentOf } from '../seats.ts';
import {
  ATTACK_FACED,
  ATTACKER_CHOOSES,
  type Attack,
  CANCELLED,
  CHAIN,
  type Company,
  CREATURE,
  KEY_NONE,
  KEY_SITE,
  KEY_SITE_TYPE,
  type MeccgState,
  ONE_EACH_FACES,
  SAME_TARGET,
  STRIKE_OPEN,
  type Strike,
} from '../state.ts';
import { isCancelled } from '../stats/fight.ts';
import { isFacing } from '../stats/overt.ts';
import { ruled } from '../stats.ts';
import { putOn } from '../zones.ts';
import { judgeDetainment } from './detainment.ts';

/** What must be known of an attack; the rest has its usual value unless given. */
export type AttackSpec = Pick<Attack, 'company' | 'race' | 'strikes' | 'prowess'> & Partial<Attack>;

/** An attack that nobody has acted on yet; also made to ask what would be true of one (keying, cards on-guard). */
export const newAttack = (s: MeccgState, company: Company, since: number, spec: AttackSpec): Attack => {
  const attack: Attack = {
    card: NONE,
    index: NONE,
    seat: opponentOf(s, company.seat),
    body: NONE,
    bits: 0,
    key: KEY_NONE,
    keyedTo: NONE,
    stage: ATTACK_FACED,
    now: NONE,
    faced: [],
    excess: 0,
    nth: 1,
    of: 1,
    target: NONE,
    defeated: 0,
    woundCheck: NONE,
    bodyCheck: 0,
    forced: [],
    spared: 0,
    since,
    ...(looksOn(s, company.seat) && { onlooker: company.seat }),
    ...spec,
  };
  judgeDetainment(s, attack, company);
  return attack;
};

/**
 * A company is attacked: begins the whole attack (all attacks of a creature), which finishes itself. A creature that
 * waits in the chain lies on the attack until the end, and then goes where it belongs.
 */
export function beginAttack(s: MeccgState, spec: AttackSpec, _emit: Emit): void {
  const company = companyById(s, spec.company);
  if (!company) return;
  const outer = s.attack;
  s.attack = newAttack(s, company, ++s.clock, spec);
  const { card, bits } = s.attack;
  if ((bits & CREATURE) !== 0 && card !== NONE && s.zone[card] === CHAIN) putOn(s, card, THE_ATTACK);
  begin(s, { at: 'combat/begin', left: 0, outer });
}

/** The attack of a creature card (MW-S7.1.1), with what it is keyed to. */
export function creatureAttack(
  s: MeccgState,
  card: number,
  company: number,
  key: number,
  keyedTo: number,
): AttackSpec | undefined {
  const own = CARDS[s.def[card]];
  if (own.kind !== 'creature') return undefined;
  const facts: CreatureFacts = own;
  const whom = companyById(s, company);
  const { strikes } = facts.instead && whom && isFacing(s, whom, facts.instead.against) ? facts.instead : facts;
  const each = strikes === 'one-each';
  return {
    card,
    company,
    race: ATTACK_RACES.indexOf(facts.race),
    strikes: each ? 1 : strikes,
    prowess: facts.prowess,
    body: facts.body ?? NONE,
    bits:
      CREATURE |
      (each ? ONE_EACH_FACES : 0) |
      (facts.attackerChooses ? ATTACKER_CHOOSES : 0) |
      (facts.sameTarget ? SAME_TARGET : 0),
    key,
    keyedTo,
    of: facts.attacks ?? 1,
  };
}

/** The attack has no effect from now on (MW-S7.6.5), and what its card has called for is called off (CR-A9). */
export function cancelTheAttack(s: MeccgState, emit: Emit): void {
  const { attack } = s;
  if (!attack || isCancelled(attack)) return;
  attack.bits |= CANCELLED;
  if (attack.card !== NONE) {
    s.pending = s.pending.filter((action) => action.card !== attack.card);
    for (const action of theChain(s))
      if (CALLED_FOR.has(action.kind) && action.card === attack.card) action.cancelled = 1;
  }
  emit?.(say('attack-cancelled', 'MW-S7.6.5', 'The attack is cancelled.'));
}

/** What a card that attacks may have called for: something by itself, or checks of the company (Corpse-candle). */
const CALLED_FOR: ReadonlySet<ActionKind> = new Set<ActionKind>(['trigger', 'corruption']);

/** Who was caught stealing in has no help (LE-O.4). */
export const UNAIDED = refusal('CR-MISC-3', 'Nobody helps a Hobbit who was caught burgling.');

export const newStrike = (on: number): Strike => ({
  on,
  excess: 0,
  state: STRIKE_OPEN,
  stays: 0,
  skill: 0,
  plus: 0,
  rolls: 1,
});

/** "Orc-patrol", "the attack of Orcs", "the company of Éowyn". */
export const attackName = (s: MeccgState, attack: Attack): string =>
  attack.duel
    ? companyName(s, attack.duel.company)
    : attack.card === NONE
      ? `the attack of ${plural(raceName(ATTACK_RACES[attack.race]))}`
      : CARDS[s.def[attack.card]].name;

/** A creature keyed to this site can be played whatever forbids it. */
export const isAlwaysKeyed = (s: MeccgState, site: number, key: number): boolean =>
  (key === KEY_SITE || key === KEY_SITE_TYPE) && site === S['mount-doom'] && ruled(s, 'site-creatures-always');
