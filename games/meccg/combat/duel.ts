// A company attacks a company (MX-12), where that was agreed on: when it may, and how those on both sides are set against
// each other. Its frames are those of any attack (attack-steps.ts); each strike is a duel (duel-strike.ts).

import { type Emit, NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { charactersOf, companyById, isAvatar, isRingwraith, siteOf } from '../company.ts';
import { COMPANY_ATTACKED, INFLUENCE_TRIED } from '../history.ts';
import type { StepsFor } from '../procedures.ts';
import { aboutCard, say, title } from '../say.ts';
import { ATTACK_ASSIGNED, type Attack, type Company, DID_ENTER, type MeccgState, SITE, UNTAPPED } from '../state.ts';
import { attackerChooses } from '../stats/attack.ts';
import { attackersOf, unassigned } from '../stats/fight.ts';
import { prowessOf } from '../stats.ts';
import { beginAttack, newStrike } from './attack.ts';
import type { AttackFrame } from './frames.ts';

const NOT_AGREED = refusal('MX-12.1', 'That companies attack each other was not agreed on for this game.');
const NOT_NOW = refusal('MX-12.1', 'A company attacks another at the end of its own site phase, once it has entered.');
const TRIED = refusal('MX-12.1', 'You have tried to influence a card of an opponent this turn.');
const ONCE = refusal('MX-12.1', 'One of your companies has attacked this turn.');
const OWN_SIDE = refusal('MX-12.1', 'Heroes attack minions only, and minions heroes.');
const ELSEWHERE = refusal('MX-12.1', 'It is not at the site of your company.');
const LEFT_TO_ATTACKER = refusal('MX-12.2', 'First you set untapped characters against attackers, the others later.');

/** Why the company attacks nobody this turn. */
export function attackingVerdict(s: MeccgState, company: Company | undefined): Verdict {
  if (s.rules.companyCombat !== 1) return NOT_AGREED;
  if (s.phase !== SITE || company?.seat !== s.active || (company.did & DID_ENTER) === 0) return NOT_NOW;
  const used = s.used[company.seat];
  if ((used & INFLUENCE_TRIED) !== 0) return TRIED;
  return (used & COMPANY_ATTACKED) === 0 ? undefined : ONCE;
}

/** Why it does not attack that one. */
export function rivalVerdict(s: MeccgState, company: Company, other: Company): Verdict {
  if (s.alignment[company.seat] === s.alignment[other.seat]) return OWN_SIDE;
  return siteOf(other) === company.site ? undefined : ELSEWHERE;
}

/** Whom it can attack now. */
export function rivalsOf(s: MeccgState, company: Company): Company[] {
  if (attackingVerdict(s, company)) return [];
  return s.companies.filter((other) => !rivalVerdict(s, company, other));
}

export function attackCompany(s: MeccgState, company: Company, other: Company, emit: Emit): void {
  s.used[company.seat] |= COMPANY_ATTACKED;
  const spec = { company: other.id, seat: company.seat, race: NONE, duel: { company: company.id, foe: other.seat } };
  beginAttack(s, { ...spec, strikes: 0, prowess: 0 }, emit);
  if (!s.attack) return;
  const attackers = attackersOf(s, s.attack);
  s.attack.strikes = attackers.length;
  s.attack.prowess = Math.max(...attackers.map((card) => prowessOf(s, card)));
}

/** Cards can be played on the attack of a Ringwraith who is a player. Everybody sees him, so that the question tells nothing. */
export function isWithRingwraith(s: MeccgState, id: number): boolean {
  const company = companyById(s, id);
  return company !== undefined && charactersOf(s, company).some((card) => isAvatar(s, card) && isRingwraith(s, card));
}

/** Those who attack and have nobody against them yet. */
const freeAttackers = (s: MeccgState, attack: Attack): number[] =>
  attackersOf(s, attack).filter((card) => !attack.faced.some(({ duel }) => duel?.on === card));

/** The rounds of assignment: the defender his untapped ones, the attacker his, the defender all others (MX-12.2). */
const DEFENDERS = 0;
const ATTACKERS = 1;
const REST = 2;
/** A card lets the attacker choose all defending characters: there is no other round. */
const ALL_ATTACKERS = 3;
const isAttackers = ({ round }: AttackFrame): boolean => round === ATTACKERS || round === ALL_ATTACKERS;

/** Who may be set against somebody in this round, by who chooses. */
function choosers(s: MeccgState, f: AttackFrame): number[] {
  const { attack } = s;
  if (!attack) return [];
  const untapped = (cards: number[]): number[] => cards.filter((card) => s.stand[card] === UNTAPPED);
  if (f.round === ALL_ATTACKERS) return freeAttackers(s, attack);
  if (f.round === ATTACKERS) return untapped(freeAttackers(s, attack));
  return f.round === REST ? unassigned(s) : untapped(unassigned(s));
}

/** Against whom. */
const opposed = (s: MeccgState, f: AttackFrame): number[] =>
  !s.attack ? [] : isAttackers(f) ? unassigned(s) : freeAttackers(s, s.attack);

function match(s: MeccgState, f: AttackFrame, one: number, other: number, emit: Emit): void {
  const [on, by] = isAttackers(f) ? [other, one] : [one, other];
  const { stays, skill, plus, rolls } = newStrike(by);
  s.attack?.faced.push({ ...newStrike(on), duel: { on: by, stays, skill, plus, rolls } });
  f.left--;
  f.one = NONE;
  f.at = 'combat/duel-match';
  emit?.(say('duel', 'MX-12.2', `${title(s, on)} stands against ${title(s, by)}.`, aboutCard(on, by)));
}

const seatOfRound = (s: MeccgState, f: AttackFrame): Seat =>
  (isAttackers(f) ? s.attack?.seat : s.attack?.duel?.foe) ?? s.active;

type DuelSteps = Pick<StepsFor<AttackFrame>, 'combat/duel-match' | 'combat/duel-who' | 'combat/duel-whom'>;

export const duelSteps: DuelSteps = {
  'combat/duel-match': {
    run(s, f, emit) {
      const { attack } = s;
      f.round ??= attack && attackerChooses(s, attack) ? ALL_ATTACKERS : DEFENDERS;
      if (!attack || unassigned(s).length === 0 || freeAttackers(s, attack).length === 0) {
        if (attack) {
          attack.excess = Math.max(0, f.left);
          attack.stage = ATTACK_ASSIGNED;
          if (attack.excess > 0) emit?.(say('excess', 'MX-12.2', `Excess strikes: ${attack.excess}.`));
        }
        f.at = 'combat/next';
        return;
      }
      const [one, ...more] = choosers(s, f);
      if (one === undefined) f.round++;
      else if (more.length === 0 && f.round !== DEFENDERS) {
        f.one = one;
        f.at = 'combat/duel-whom';
        const [other, ...others] = opposed(s, f);
        if (others.length === 0) match(s, f, one, other, emit);
      } else f.at = 'combat/duel-who';
    },
  },
  'combat/duel-who': {
    kind: 'piece',
    rule: 'MX-12.2',
    seat: seatOfRound,
    prompt: (_s, f) =>
      isAttackers(f)
        ? 'Who of your company strikes next?'
        : `Who stands against somebody of ${f.round === DEFENDERS ? 'the attackers' : 'those attackers who are left'}?`,
    options(s, f, offer) {
      const verb = isAttackers(f) ? 'strike-with' : 'assign';
      for (const card of choosers(s, f)) offer.add(verb, card);
      if (f.round !== DEFENDERS) return;
      if (offer.explaining)
        for (const card of unassigned(s)) if (s.stand[card] !== UNTAPPED) offer.check(LEFT_TO_ATTACKER, verb, card);
      offer.add('leave-strikes');
    },
    take(s, f, move, emit) {
      if (move.verb === 'leave-strikes') {
        f.round = ATTACKERS;
        f.at = 'combat/duel-match';
        return;
      }
      f.one = move.arg;
      f.at = 'combat/duel-whom';
      const [other, ...others] = opposed(s, f);
      if (others.length === 0) match(s, f, move.arg, other, emit);
    },
  },
  'combat/duel-whom': {
    kind: 'piece',
    rule: 'MX-12.2',
    seat: seatOfRound,
    prompt: (s, f) => `Against whom does ${title(s, f.one ?? NONE)} stand?`,
    options(s, f, offer) {
      for (const card of opposed(s, f)) offer.add('against', card);
    },
    take(s, f, move, emit) {
      match(s, f, f.one ?? NONE, move.arg, emit);
    },
  },
};

/** What a player is told who asks why no company attacks. */
export function whyNoAttack(s: MeccgState, seat: Seat, other: Company): Refusal {
  const company = companyById(s, s.company) ?? s.companies.find((one) => one.seat === seat);
  const closed = attackingVerdict(s, company);
  return closed ?? (company && rivalVerdict(s, company, other)) ?? NOT_NOW;
}
