// Attacks: beginning and cancelling one, who can be struck, whether it was defeated.

import { type Emit, NONE, refusal, type Seat } from '../../../engine/game.ts';
import { CARDS, NO_NUMBER } from '../cards/all.ts';
import type { AttackRace, CreatureFacts } from '../cards/facts.ts';
import { ATTACK_RACES, CREATURE_CARD, isAlly, isCharacter, KIND } from '../cards/kinds.ts';
import type { ActionKind } from '../chain/action.ts';
import { theChain } from '../chain/chain.ts';
import { companyById, companyOf, fightersOf } from '../companies/company.ts';
import { cannotBe } from '../companies/leaving.ts';
import { isFacing } from '../companies/overt.ts';
import { raceInFight } from '../duels.ts';
import { raceName } from '../effects/names.ts';
import { plural } from '../effects/phrase.ts';
import { begin } from '../procedures.ts';
import { THE_ATTACK } from '../refs.ts';
import { companyName, say } from '../say.ts';
import { opponentOf } from '../seats.ts';
import {
  ATTACK_FACED,
  ATTACKER_CHOOSES,
  type Attack,
  CANCELLED,
  CHAIN,
  type Company,
  CREATURE,
  DETAINMENT,
  KEY_NONE,
  type MeccgState,
  ONE_EACH_FACES,
  PLAY,
  SAME_TARGET,
  STRIKE_DEFEATED,
  STRIKE_OPEN,
  type Strike,
} from '../state.ts';
import { prowessOf } from '../stats.ts';
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

/** It attacks, or waits for an attack within its own to end: a creature now, whatever event it could also be. */
export const isAttacker = (s: MeccgState, card: number): boolean =>
  s.host[card] === THE_ATTACK && KIND[s.def[card]] === CREATURE_CARD;

/** What marks one automatic-attack of a site among the others: its place, or the card that adds it. */
export const attackId = (attack: Pick<Partial<Attack>, 'index' | 'card'>): number =>
  attack.index === undefined || attack.index === NONE ? ADDED + (attack.card ?? 0) : attack.index;
const ADDED = 1000;

/** The company that is attacked; undefined once it has ended. */
export const attacked = (s: MeccgState): Company | undefined =>
  s.attack ? companyById(s, s.attack.company) : undefined;
/** Whose company is attacked. */
export const defenderSeat = (s: MeccgState, attack: Attack): Seat => attack.duel?.foe ?? opponentOf(s, attack.seat);

export const isCancelled = (attack: Attack): boolean => (attack.bits & CANCELLED) !== 0;

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

/** Somebody in play and in the attacked company. */
export const isThere = (s: MeccgState, card: number): boolean =>
  s.zone[card] === PLAY && s.attack !== null && companyOf(s, card)?.id === s.attack.company;

/** No strike can be assigned to an ally without prowess or body, nor against a card's word (CR-CARD-goldberry-1). */
export function canBeStruck(s: MeccgState, card: number): boolean {
  return canFight(s, card) && !cannotBe(s, 'struck', card, THE_ATTACK);
}

/** A character, or an ally with prowess (MW-S7.2.12). */
export const canFight = (s: MeccgState, card: number): boolean =>
  isCharacter(s.def[card]) || (isAlly(s.def[card]) && prowessOf(s, card) !== NO_NUMBER);

/** Who attacks, where a company does (MX-12.2). */
export function attackersOf(s: MeccgState, attack: Attack): number[] {
  const company = attack.duel && companyById(s, attack.duel.company);
  return company ? fightersOf(s, company).filter((card) => canFight(s, card)) : [];
}

/** What attacks: one race, or those of a company that does. */
export const racesOf = (s: MeccgState, attack: Attack): (AttackRace | undefined)[] =>
  attack.duel ? attackersOf(s, attack).map((card) => ATTACK_RACES[raceInFight(s, card)]) : [ATTACK_RACES[attack.race]];

/** A strike can still be fought: its target is there, and so is who strikes where somebody does. */
export const isFought = (s: MeccgState, { on, duel }: Strike): boolean =>
  isThere(s, on) && (duel === undefined || (s.attack !== null && attackersOf(s, s.attack).includes(duel.on)));

/** Who was caught stealing in has no help (LE-O.4). */
export const UNAIDED = refusal('CR-MISC-3', 'Nobody helps a Hobbit who was caught burgling.');

/** Who can be struck (MW-S7.2.12). */
export function targetsOfAttack(s: MeccgState): number[] {
  const company = attacked(s);
  const alone = s.attack?.alone;
  return company
    ? fightersOf(s, company).filter((card) => (alone === undefined || card === alone) && canBeStruck(s, card))
    : [];
}

/** Who can be struck and has no strike of this attack yet (MW-S7.2.3). */
export const unassigned = (s: MeccgState): number[] =>
  targetsOfAttack(s).filter((card) => !s.attack?.faced.some((strike) => strike.on === card));

export const newStrike = (on: number): Strike => ({
  on,
  excess: 0,
  state: STRIKE_OPEN,
  stays: 0,
  skill: 0,
  plus: 0,
  rolls: 1,
});

/** The strike that is being resolved. */
export const theStrike = (s: MeccgState): Strike | undefined =>
  s.attack && s.attack.now !== NONE ? s.attack.faced[s.attack.now] : undefined;

/** All strikes that were assigned have been defeated (MW-S7.6.1, MW-S7.2.9). */
export const isDefeated = (attack: Attack): boolean =>
  !isCancelled(attack) &&
  (attack.bits & DETAINMENT) === 0 && // LE-S7.7.1
  attack.faced.length > 0 &&
  attack.faced.every((strike) => strike.state === STRIKE_DEFEATED);

/** "Orc-patrol", "the attack of Orcs", "the company of Éowyn". */
export const attackName = (s: MeccgState, attack: Attack): string =>
  attack.duel
    ? companyName(s, attack.duel.company)
    : attack.card === NONE
      ? `the attack of ${plural(raceName(ATTACK_RACES[attack.race]))}`
      : CARDS[s.def[attack.card]].name;
