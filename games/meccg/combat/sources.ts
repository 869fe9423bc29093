// What members of an attacked company can do by the rules alone: tap to support somebody against his strike (MW-T7.1.1),
// tap to cancel an attack whose card allows it (Assassin, Slayer), or an automatic-attack at his home site (MX-11.12).
import { NONE, refusal, type Verdict } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { action } from '../chain/action.ts';
import { declare } from '../chain/chain.ts';
import type { ActionSource } from '../chain/sources.ts';
import { charactersOf, fightersOf, siteOf } from '../company.ts';
import { tapVerdict } from '../corruption/support.ts';
import { SITE_IDS } from '../places/sites.ts';
import { aboutCard, say, title } from '../say.ts';
import {
  ATTACK_ASSIGNED,
  ATTACK_FACED,
  ATTACK_STRIKE,
  type Attack,
  AUTOMATIC,
  type Company,
  type MeccgState,
  STRIKE_OPEN,
  TAPPED,
} from '../state.ts';
import { isUncancellable } from '../stats/attack.ts';
import { attacked, defenderSeat, isCancelled, theStrike } from '../stats/fight.ts';
import { MINION } from '../tables/words.ts';
import { UNAIDED } from './attack.ts';
import { whyNoAttack } from './duel.ts';

const ASSIGNED = refusal('MW-T7.1.2', 'He has a strike of his own in this attack.');
const STARTER = refusal('MW-T7.1.1', 'Nobody supports another in combat in the starter game.');
const TARGET = refusal('CR-CARD-assassin-3', 'The one who is attacked cannot tap to cancel the attack.');
const ENOUGH = refusal('CR-CARD-slayer-3', 'No more of these attacks can be cancelled by tapping.');
const NOT_HOME = refusal(
  'MX-11.12',
  'Only who is at a site that his card names as his home may tap to cancel its attack.',
);
const TOO_LATE = refusal('CR-A13', 'It is too late to cancel this attack.');
/** Of who is not the one that faces the attack by himself. */
const aloneVerdict = (attack: Attack, card: number): Verdict =>
  attack.alone === undefined || card === attack.alone ? undefined : UNAIDED;

/** Whether that member can tap to support the one who is struck. */
function supportVerdict(s: MeccgState, attack: Attack, card: number): Verdict {
  if (s.rules.starter === 1) return STARTER;
  if (attack.faced.some((strike) => strike.on === card)) return ASSIGNED;
  return aloneVerdict(attack, card) ?? tapVerdict(s, card);
}

const support: ActionSource = {
  verbs: { aid: { takes: 'card', label: '{} taps to support' } },
  offer(s, point, offer) {
    const { attack } = s;
    if (
      (point.window !== 'strike-defender' && point.window !== 'duel-defender') ||
      !attack ||
      attack.stage !== ATTACK_STRIKE
    )
      return;
    if (point.seat !== defenderSeat(s, attack) || theStrike(s)?.state !== STRIKE_OPEN) return;
    const company = attacked(s);
    if (!company) return;
    for (const card of fightersOf(s, company)) offer.check(supportVerdict(s, attack, card), 'aid', card);
  },
  take(s, seat, move, emit) {
    const struck = theStrike(s)?.on ?? NONE;
    s.stand[move.arg] = TAPPED;
    emit?.(say('aid', 'MW-T7.1.1', `${title(s, move.arg)} taps to support ${title(s, struck)}.`, aboutCard(move.arg)));
    declare(s, action('combat-support', seat, { by: move.arg, on: struck }));
  },
};

/** A strike of it has been resolved. */
const isUnderWay = (attack: Attack): boolean =>
  attack.stage === ATTACK_ASSIGNED && attack.faced.some((strike) => strike.state !== STRIKE_OPEN);

/** How many attacks of the card can be cancelled by tapping, and by whom; undefined where none can. */
const wardOf = (s: MeccgState, attack: Attack): { readonly cancels: number; readonly himself?: true } | undefined => {
  if (attack.card === NONE) return undefined;
  const facts = CARDS[s.def[attack.card]];
  return facts.kind === 'creature' ? facts.sameTarget : undefined;
};

function wardVerdict(s: MeccgState, attack: Attack, card: number): Verdict {
  const rule = wardOf(s, attack);
  if (!rule || attack.spared >= rule.cancels) return ENOUGH;
  if (card === attack.target && !rule.himself) return TARGET;
  if (isUnderWay(attack)) return TOO_LATE;
  return aloneVerdict(attack, card) ?? tapVerdict(s, card);
}

const ward: ActionSource = {
  verbs: { ward: { takes: 'card', label: '{} taps to cancel the attack' } },
  offer(s, point, offer) {
    const { attack } = s;
    if (!attack || point.window !== 'open' || point.seat !== defenderSeat(s, attack) || attack.target === NONE) return;
    if ((attack.stage !== ATTACK_FACED && attack.stage !== ATTACK_ASSIGNED) || !wardOf(s, attack)) return;
    const company = attacked(s);
    if (!company || isCancelled(attack) || isUncancellable(s, attack)) return;
    for (const card of fightersOf(s, company)) offer.check(wardVerdict(s, attack, card), 'ward', card);
  },
  take(s, seat, move, emit) {
    s.stand[move.arg] = TAPPED;
    emit?.(say('ward', 'CR-TERM-ally-4', `${title(s, move.arg)} taps to cancel the attack.`, aboutCard(move.arg)));
    declare(s, action('ward', seat, { by: move.arg }));
  },
};

/** The rule came with the Ringwraiths: not in games of The Wizards alone, nor by the starter rules. */
const homeCounts = (s: MeccgState): boolean => s.rules.starter === 0 && s.alignment.includes(MINION);

/** His card names the place itself, not only its type or region. */
function isAtHome(s: MeccgState, company: Company, card: number): boolean {
  const facts = CARDS[s.def[card]];
  const site = siteOf(company);
  return site !== NONE && 'homeSites' in facts && (facts.homeSites as readonly string[]).includes(SITE_IDS[site]);
}

function homeVerdict(s: MeccgState, attack: Attack, company: Company, card: number): Verdict {
  if (!isAtHome(s, company, card)) return NOT_HOME;
  return isUnderWay(attack) ? TOO_LATE : (aloneVerdict(attack, card) ?? tapVerdict(s, card));
}

const home: ActionSource = {
  verbs: { 'home-soil': { takes: 'card', label: '{} is at home and taps to cancel the attack' } },
  offer(s, point, offer) {
    const { attack } = s;
    if (!attack || (attack.bits & AUTOMATIC) === 0 || !homeCounts(s)) return;
    if (point.window !== 'open' || point.seat !== defenderSeat(s, attack)) return;
    if (attack.stage !== ATTACK_FACED && attack.stage !== ATTACK_ASSIGNED) return;
    const company = attacked(s);
    if (!company || isCancelled(attack) || isUncancellable(s, attack)) return;
    for (const card of charactersOf(s, company)) offer.check(homeVerdict(s, attack, company, card), 'home-soil', card);
  },
  take(s, seat, move, emit) {
    s.stand[move.arg] = TAPPED;
    emit?.(
      say('ward', 'MX-11.12', `${title(s, move.arg)} is at home and taps to cancel the attack.`, aboutCard(move.arg)),
    );
    declare(s, action('ward', seat, { by: move.arg }));
  },
};

/** Companies attack when they are asked at the end of their site phase; before, only the reasons are told. */
const companyAttack: ActionSource = {
  verbs: {},
  offer(s, point, offer) {
    if (!offer.explaining || point.window !== 'open') return;
    for (const company of s.companies)
      if (company.seat !== point.seat) offer.check(whyNoAttack(s, point.seat, company), 'attack-company', company.id);
  },
  take() {},
};

export const combatSources: readonly ActionSource[] = [support, ward, home, companyAttack];
