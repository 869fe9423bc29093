// The numbers of the attack that is being faced, under every card and effect that changes them: in the order in which they
// came, or in the one that the hazard player has chosen (CR-A26).
import { NONE } from '../../../engine/game.ts';
import type { AttackRace } from '../cards/facts.ts';
import { ATTACK_RACES, isHazard } from '../cards/kinds.ts';
import { theDuel } from '../duels.ts';
import { amountOf } from '../effects/reading/amounts.ts';
import { eachModifier } from '../effects/reading/modifiers.ts';
import type { Scope } from '../effects/reading/scope.ts';
import { holds } from '../effects/reading/tests.ts';
import type { AmountChange, Modifier } from '../effects/vocabulary.ts';
import { shownAt } from '../present.ts';
import { companyRef, isCard, isCompany, isSite, type Ref, siteOfRef, siteSeat, THE_ATTACK } from '../refs.ts';
import { ATTACKER_CHOOSES, type Attack, AUTOMATIC, type MeccgState, ONE_EACH_FACES, UNCANCELLABLE } from '../state.ts';
import { attacked, prowessOfStriker, targetsOfAttack } from './fight.ts';

type AttackBonus = Extract<Modifier, { is: 'attack-bonus' }>;

/** How many strikes it has: an attack in which each faces one has no other number (MW-S7.2.11), unless reduced to one (LE-S7.2.3). */
export function strikesOf(s: MeccgState): number {
  const { attack } = s;
  if (!attack) return 0;
  if ((attack.bits & ONE_EACH_FACES) !== 0) return changed(s, attack, 'strikes', targetsOfAttack(s).length, isFigure);
  return Math.max(0, changed(s, attack, 'strikes', attack.strikes));
}

/** The prowess of each of its strikes. */
export function attackProwess(s: MeccgState): number {
  if (!s.attack) return 0;
  const striker = theDuel(s)?.duel;
  return changed(s, s.attack, 'prowess', striker ? prowessOfStriker(s, striker) : s.attack.prowess);
}

/** NONE where it has no body. */
export const attackBody = (s: MeccgState): number =>
  s.attack && s.attack.body !== NONE ? changed(s, s.attack, 'body', s.attack.body) : NONE;

export const attackRace = (s: MeccgState): AttackRace | undefined =>
  s.attack ? ATTACK_RACES[s.attack.race] : undefined;

const NUMBERS = ['strikes', 'prowess', 'body'] as const;
type AttackNumber = (typeof NUMBERS)[number];

const isFigure = (change: AmountChange): boolean => typeof change === 'object' && 'to' in change;

function changed(
  s: MeccgState,
  attack: Attack,
  number: AttackNumber,
  printed: number,
  counts: (change: AmountChange) => boolean = () => true,
): number {
  const changes: { since: number; change: AmountChange; x: Scope }[] = [];
  eachModifier(s, 'attack-bonus', (modifier, x, since) => {
    const change = modifier[number];
    if (change !== undefined && counts(change) && applies(s, attack, modifier, x, since))
      changes.push({ since, change, x });
  });
  if (changes.length > 1) changes.sort((a, b) => placeOf(s, a.since) - placeOf(s, b.since) || a.since - b.since);
  let n = printed;
  for (const { change, x } of changes) n = apply(n, change, x);
  return n;
}

/** Where the hazard player has put an effect; what he has not ordered comes after that. */
function placeOf(s: MeccgState, since: number): number {
  const place = s.order.indexOf(since);
  return place < 0 ? s.order.length : place;
}

const wayOf = (change: AmountChange): string =>
  typeof change === 'number' || 'by' in change ? 'add' : (Object.keys(change)[0] ?? '');

/** Effects at work on attacks whose order can matter: they change one number, and not all in the same way. */
export function unlikeChanges(s: MeccgState): number[] {
  const found = new Set<number>();
  for (const number of NUMBERS) {
    const ways = new Set<string>();
    const sinces: number[] = [];
    eachModifier(s, 'attack-bonus', (modifier, _x, since) => {
      const change = modifier[number];
      if (change === undefined) return;
      ways.add(wayOf(change));
      sinces.push(since);
    });
    if (ways.size > 1) for (const since of sinces) found.add(since);
  }
  return [...found];
}

/** Somebody else than usual chooses the defending characters: the attacker, or whose company it is, whoever is tapped. */
function isChosenBy(s: MeccgState, attack: Attack, chooser: 'attacker' | 'defender'): boolean {
  let found = false;
  eachModifier(s, 'attack-bonus', (modifier, x, since) => {
    if (!found && modifier.chooser === chooser) found = applies(s, attack, modifier, x, since);
  });
  return found;
}
export const defenderChooses = (s: MeccgState, attack: Attack): boolean => isChosenBy(s, attack, 'defender');

/** The attacker chooses the defending characters, by its facts or by a card (MW-S7.2.6). */
export const attackerChooses = (s: MeccgState, attack: Attack): boolean =>
  !defenderChooses(s, attack) && ((attack.bits & ATTACKER_CHOOSES) !== 0 || isChosenBy(s, attack, 'attacker'));

/** A card makes a normal attack of what would be a detainment attack. */
export function attacksNormally(s: MeccgState, attack: Attack): boolean {
  let found = false;
  eachModifier(s, 'attack-bonus', (modifier, x, since) => {
    if (!found && modifier.normal) found = applies(s, attack, modifier, x, since);
  });
  return found;
}

/** It cannot be cancelled, by its own card or by another. */
export function isUncancellable(s: MeccgState, attack: Attack): boolean {
  let found = (attack.bits & UNCANCELLABLE) !== 0;
  eachModifier(s, 'attack-bonus', (modifier, x, since) => {
    if (!found && modifier.uncancellable) found = applies(s, attack, modifier, x, since);
  });
  return found;
}

function apply(n: number, change: AmountChange, x: Scope): number {
  if (typeof change === 'number') return n + change;
  if ('by' in change) return n + amountOf(x, change.by);
  if ('times' in change) return n * change.times;
  return 'to' in change ? Math.min(n, change.to) : Math.ceil(n / 2);
}

function applies(s: MeccgState, attack: Attack, modifier: AttackBonus, x: Scope, since: number): boolean {
  if (attack.duel && isHazard(x.def)) return false; // MX-12.7
  const wide = modifier.of !== undefined;
  if (x.self === NONE ? !concerns(s, attack, x.on, since, wide) : !speaksOf(s, attack, x, since, wide)) return false;
  if (modifier.of && !holds(x, modifier.of, THE_ATTACK)) return false;
  if (!modifier.if) return true;
  const struck = attack.now === NONE ? NONE : attack.faced[attack.now].on;
  return holds(x, modifier.if, struck === NONE ? companyRef(attack.company) : struck);
}

/** Whether a card in play speaks of this attack: the one that attacks, or one that lies on something it concerns. */
function speaksOf(s: MeccgState, attack: Attack, x: Scope, since: number, wide: boolean): boolean {
  const card = x.self;
  if (isSite(card)) return concerns(s, attack, x.on, since, wide); // what the site card of a company says
  const host = s.host[card];
  return attack.card === card || concerns(s, attack, isCard(host) ? NONE : host, since, wide);
}

/**
 * Whether the effect of something is about this attack. A card or effect that names a class of attacks (`wide`) and lies
 * on nothing in particular is about all of them; without a class it means the attack during which it came.
 */
function concerns(s: MeccgState, attack: Attack, about: Ref, since: number, wide: boolean): boolean {
  if (about === THE_ATTACK) return since > attack.since;
  if (about === NONE) return wide || since > attack.since;
  if (isCompany(about)) return about === companyRef(attack.company);
  if (isSite(about)) {
    const company = attacked(s);
    return (
      (attack.bits & AUTOMATIC) !== 0 &&
      company !== undefined &&
      company.seat === siteSeat(about) &&
      shownAt(company) === siteOfRef(about)
    );
  }
  return isCard(about) ? attack.card === about || wide : wide;
}
