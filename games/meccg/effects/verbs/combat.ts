// What cards do to attacks and strikes.
import { NONE, refusal } from '../../../../engine/game.ts';
import { CARDS } from '../../cards/all.ts';
import type { AttackRace } from '../../cards/facts.ts';
import { ATTACK_RACES, isCharacter } from '../../cards/kinds.ts';
import { type AttackSpec, beginAttack, cancelTheAttack } from '../../combat/attack.ts';
import { automaticAttacksOf, ifFaced } from '../../combat/automatic.ts';
import { STAYS_BY_CARD } from '../../combat/strike.ts';
import { companyOf } from '../../company.ts';
import { actionAt } from '../../declared.ts';
import { fighterFor } from '../../duels.ts';
import { branch, type Spot } from '../../happenings/running.ts';
import { SITE_ROWS, siteCardOf } from '../../places/sites.ts';
import { isCard } from '../../refs.ts';
import { say } from '../../say.ts';
import {
  ALL_FAIL,
  ATTACK_FACED,
  ATTACK_STRIKE,
  ATTACKER_CHOOSES,
  type Company,
  type MeccgState,
  STRIKE_CANCELLED,
  STRIKE_DEFEATED,
  STRIKE_FAILING,
  STRIKE_OPEN,
  UNTAPPED,
} from '../../state.ts';
import { attackBody, isUncancellable } from '../../stats/attack.ts';
import { attackId, isCancelled, theStrike } from '../../stats/fight.ts';
import { raceName, WHO_NAMES } from '../phrases/names.ts';
import { numberText } from '../phrases/phrase.ts';
import { amountOf, amountText } from '../reading/amounts.ts';
import { flat, waysOf } from '../reading/literal.ts';
import { PART_PLAY, PART_USE } from '../reading/parts.ts';
import { bound, type Scope } from '../reading/scope.ts';
import type { Verb } from '../vocabulary.ts';
import { effectsText } from './telling.ts';
import { changesAttack, type Source } from './trial.ts';
import type { VerbTable } from './word.ts';

const NO_ATTACK = refusal('MW-S10.1.2', 'No attack is being faced.');
const NO_CANCEL = refusal('CR-A13', 'The attack cannot be cancelled, or not any more.');
const NO_STRIKE = refusal('MW-S7.7.6', 'No strike is being resolved.');
const NO_STRIKE_CANCEL = refusal('CR-A13', 'The strike cannot be cancelled.');
const NO_CHECK = refusal('CR-A8', 'No such check is to be made.');
const WOULD_NOT_TAP = refusal('MW-S10.1.2', 'He would not tap against the strike as it is.');
const FAIL_ALREADY = refusal('MW-S10.1.2', 'All its strikes fail as it is.');
const NOBODY_THERE = refusal('MW-S10.1.2', 'There is no company to attack.');

const openStrike = (s: MeccgState): boolean => s.attack?.stage === ATTACK_STRIKE && theStrike(s)?.state === STRIKE_OPEN;
/** The check or strike that is rolled for. */
const rolled = (x: Scope, of: 'strike' | 'check'): { rolls: number } | undefined =>
  of === 'check' ? actionAt(x.s, x.on) : openStrike(x.s) ? fighterFor(x.s, x.seat) : undefined;
const cannotCancel = (s: MeccgState): boolean => s.attack !== null && isUncancellable(s, s.attack);

/** Of the kind of the first automatic-attack on the site's card; of Men where it has none. */
const raceOfSite = (s: MeccgState, { seat, site }: Company): AttackRace =>
  SITE_ROWS[siteCardOf(s, seat, site)]?.automaticAttacks?.[0]?.race ?? 'man';

/** The way of a card that such an effect stands in. */
function sourceOf(def: number, verb: Verb): Source {
  for (const part of [PART_PLAY, PART_USE] as const)
    for (const [n, way] of waysOf(def, part).entries()) if (flat(way.do).includes(verb)) return { part, n, way };
  throw new Error(`${CARDS[def].id} has no such effect.`);
}

/** The automatic-attacks of the site that an effect on one of them can be about, by what marks each. */
export function attacksFor(x: Scope, verb: Extract<Verb, { is: 'one-attack' }>): number[] {
  const source = sourceOf(x.def, verb);
  const changes = (spec: AttackSpec): boolean =>
    ifFaced(x.s, spec, () =>
      verb.do.some(
        (effect) =>
          effect.is === 'repeats-attack' ||
          (effect.is === 'attack-bonus' && changesAttack(x, effect, source, attackId(spec))),
      ),
    );
  return [...new Set(automaticAttacksOf(x.s, x.on).filter(changes).map(attackId))]; // a copy is as its original
}

/** The effects inside are about that automatic-attack. */
function concern(x: Scope, spot: Spot, n: number): void {
  if (x.action) branch({ ...x, action: { ...x.action, n } }, spot, 0);
}

export const combatVerbs: VerbTable<
  'cancel-attack' | 'cancel-strike' | 'stay-untapped' | 'choose-roll' | 'fail-strikes' | 'attack' | 'one-attack'
> = {
  'cancel-attack': {
    can: ({ s }) =>
      !s.attack
        ? NO_ATTACK
        : s.attack.stage !== ATTACK_FACED || cannotCancel(s) || isCancelled(s.attack)
          ? NO_CANCEL
          : undefined,
    run({ s, emit }) {
      if (s.attack?.stage === ATTACK_FACED && !cannotCancel(s)) cancelTheAttack(s, emit);
    },
    text: () => 'cancel the attack',
    worth: 12,
  },
  'cancel-strike': {
    can: ({ s }) => (!openStrike(s) ? NO_STRIKE : cannotCancel(s) ? NO_STRIKE_CANCEL : undefined),
    run({ s }) {
      const strike = theStrike(s);
      if (strike && openStrike(s) && !cannotCancel(s)) strike.state = STRIKE_CANCELLED;
    },
    text: () => 'cancel the strike',
    worth: 8,
  },
  'stay-untapped': {
    can({ s, seat }) {
      const strike = fighterFor(s, seat);
      if (!strike || !openStrike(s)) return NO_STRIKE;
      return strike.stays === 0 && s.stand[strike.on] === UNTAPPED ? undefined : WOULD_NOT_TAP;
    },
    run({ s, seat }) {
      const strike = fighterFor(s, seat);
      if (strike && openStrike(s) && strike.stays === 0) strike.stays = STAYS_BY_CARD;
    },
    text: () => 'the character does not tap against the strike (unless it wounds him)',
    worth: 3,
  },
  'choose-roll': {
    can: (x, { of }) => (rolled(x, of) ? undefined : of === 'check' ? NO_CHECK : NO_STRIKE),
    run(x, { of }) {
      const one = rolled(x, of);
      if (one) one.rolls = 2;
    },
    text: ({ of }) =>
      of === 'check'
        ? 'make two rolls for the check and use the better one'
        : 'make two rolls against the strike and choose which of them to use',
    worth: 4,
  },
  'fail-strikes': {
    can: ({ s }) => (!s.attack ? NO_ATTACK : (s.attack.bits & ALL_FAIL) === 0 ? undefined : FAIL_ALREADY),
    run({ s, emit }) {
      const { attack } = s;
      if (!attack) return;
      emit?.(say('strikes-fail', 'MW-S7.4.3', 'All strikes of the attack fail.'));
      if (attack.stage === ATTACK_FACED) attack.bits |= ALL_FAIL;
      else
        for (const strike of attack.faced)
          if (strike.state === STRIKE_OPEN) strike.state = attackBody(s) === NONE ? STRIKE_DEFEATED : STRIKE_FAILING;
    },
    text: () => 'all strikes of the attack fail (if it has a body, a body check is made for each of them)',
    worth: 15,
  },
  attack: {
    can: (x, verb) => (companyOf(x.s, bound(x, verb.on)) ? undefined : NOBODY_THERE),
    run(x, verb) {
      const { s } = x;
      const on = bound(x, verb.on);
      const company = companyOf(s, on);
      if (!company) return;
      beginAttack(
        s,
        {
          card: x.self,
          company: company.id,
          race: ATTACK_RACES.indexOf(verb.race === 'of-the-site' ? raceOfSite(s, company) : verb.race),
          strikes: verb.strikes,
          prowess: amountOf(x, verb.prowess),
          body: verb.body ?? NONE,
          bits: verb.chooser ? ATTACKER_CHOOSES : 0,
          forced: isCard(on) && isCharacter(s.def[on]) ? [on] : [],
        },
        x.emit,
      );
    },
    text: (verb) =>
      `${WHO_NAMES[verb.on]} faces an attack: ${verb.race === 'of-the-site' ? 'of the kind of the first automatic-attack of the site' : raceName(verb.race)}, ${numberText(verb.strikes)} ` +
      `${verb.strikes === 1 ? 'strike' : 'strikes'} with ${amountText(verb.prowess)} prowess${verb.body === undefined ? '' : ` and ${verb.body} body`}${verb.chooser ? ', the attacker choosing the defending characters' : ''}`,
    worth: -6,
  },
  'one-attack': {
    can: (x, verb) => (attacksFor(x, verb).length > 0 ? undefined : NO_ATTACK),
    run(x, verb, spot) {
      const among = attacksFor(x, verb);
      const n = x.action?.chosen ?? among[0];
      if (among.includes(n)) concern(x, spot, n);
    },
    text: (verb) => `choose one automatic-attack of ${WHO_NAMES.it}: ${effectsText(verb.do)}`,
    worth: 6,
  },
};
