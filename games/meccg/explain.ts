// More reasons than the step that asks can give: about a card in hand or in play, or a site, at any time. Only what the
// seat itself may know goes into them.
import { type Refusal, type RuleId, refusal, type Seat, type Target } from '../../engine/game.ts';
import { CARDS } from './cards/all.ts';
import {
  ALLY,
  CHARACTER,
  CREATURE_CARD,
  EVENT,
  FACTION,
  HAZARD_EVENT,
  ITEM,
  KIND,
  LONG,
  REGION_CARD,
  RESOURCE_EVENT,
  SITE_CARD,
  WIZARD,
} from './cards/kinds.ts';
import { pointOf } from './chain/chain.ts';
import { companyById } from './companies/company.ts';
import { PART_USE } from './effects/frames.ts';
import { useWays } from './effects/literal.ts';
import { wayText } from './effects/text.ts';
import { unplayable } from './effects/ways.ts';
import { moveVerdict } from './movement/destinations.ts';
import { isHaven, SITE_NAMES, siteIndex } from './places/sites.ts';
import { companyName, title } from './say.ts';
import {
  HAND,
  LONG_EVENT,
  type MeccgState,
  MOVEMENT,
  ORGANIZATION,
  ownerOf,
  PLAY,
  SETUP,
  SITE,
  SITE_ABSENT,
  SITE_DISCARDED,
  siteSlot,
  TAPPED,
  WOUNDED,
} from './state.ts';
import { uniqueVerdict } from './unique.ts';
import { whereCanIPlay, whereSaid } from './where.ts';
import { isHidden, pile } from './zones.ts';

/** When cards of a kind are played: in which phase, of whose turn. */
interface Moment {
  readonly phase?: number;
  readonly own: boolean;
  readonly rule: RuleId;
  readonly says: string;
}
const SITE_PHASE = 'in your site phase, by a company that has entered its site';
const MOMENTS: Readonly<Record<number, Moment>> = {
  [CHARACTER]: {
    phase: ORGANIZATION,
    own: true,
    rule: 'MW-S4.2.2',
    says: 'A character is played in your organization phase.',
  },
  [WIZARD]: {
    phase: ORGANIZATION,
    own: true,
    rule: 'MW-S4.2.2',
    says: 'A Wizard is played in your organization phase.',
  },
  [ITEM]: { phase: SITE, own: true, rule: 'MW-S10.7.1', says: `An item is played ${SITE_PHASE}.` },
  [ALLY]: { phase: SITE, own: true, rule: 'MW-S4.5.8', says: `An ally is played ${SITE_PHASE}.` },
  [FACTION]: { phase: SITE, own: true, rule: 'MW-S4.5.8', says: `A faction is influenced ${SITE_PHASE}.` },
  [RESOURCE_EVENT]: { own: true, rule: 'MW-S0.2.2', says: 'Resources are played in your own turn.' },
  [HAZARD_EVENT]: {
    phase: MOVEMENT,
    own: false,
    rule: 'MW-S0.2.3',
    says: 'Hazards are played in the opponent’s movement/hazard phase.',
  },
  [CREATURE_CARD]: {
    phase: MOVEMENT,
    own: false,
    rule: 'MW-S0.2.3',
    says: 'Creatures are played in the opponent’s movement/hazard phase.',
  },
};
const LONG_EVENTS: Moment = {
  phase: LONG_EVENT,
  own: true,
  rule: 'MW-S4.3.2',
  says: 'Resource long-events are played in your long-event phase.',
};

/** "where glamdring" asks for its places. */
const WHERE = /^where (?:can i play |is |to play )?(.+?)\??$/i;

export function explain(s: MeccgState, seat: Seat, about: string, target: Target | undefined): readonly Refusal[] {
  const where = WHERE.exec(about);
  if (where) return whereSaid(s, seat, where[1]);
  if (!target || pile(s, seat, HAND) === undefined) return [];
  if (target.domain === 'site') return aboutSite(s, seat, target.id);
  if (target.domain === 'title') return aboutTitle(s, seat, target.id);
  if (target.domain === 'card') return aboutCard(s, seat, target.id);
  if (target.domain === 'company') return aboutCompany(s, seat, target.id);
  if (target.domain === 'region')
    return [refusal('MW-T6.1.2', 'Region cards are named when a company goes by region movement.')];
  return [];
}

/** A card on the table: whose it is, how it stands, and when it can be used. */
function aboutCard(s: MeccgState, seat: Seat, card: number): readonly Refusal[] {
  if (s.zone[card] !== PLAY) return isHidden(s, card, seat) ? [] : [refusal('MW-S2.8.1', 'It is not in play.')];
  if (ownerOf(s, card) !== seat) return [refusal('MW-S0.2.1', `${title(s, card)} is your opponent’s.`)];
  const found: Refusal[] = [];
  if (s.stand[card] === TAPPED) found.push(refusal('MW-S2.8.1', `${title(s, card)} is tapped.`));
  if (s.stand[card] === WOUNDED) found.push(refusal('MW-S2.8.2', `${title(s, card)} is wounded.`));
  const point = pointOf(s);
  if (useWays(s.def[card]).length === 0) return found;
  const closed = point?.seat === seat ? unplayable(s, point, card, PART_USE) : undefined;
  if (closed) found.push(closed);
  else if (point?.seat !== seat)
    found.push(refusal('MW-S10.13.1', `${title(s, card)} is used when you may act: ${useTexts(s.def[card])}`));
  return found;
}

const useTexts = (def: number): string =>
  useWays(def)
    .map((way) => wayText(def, way, PART_USE))
    .join(' ');

function aboutCompany(s: MeccgState, seat: Seat, id: number): readonly Refusal[] {
  const company = companyById(s, id);
  if (!company) return [];
  if (company.seat !== seat) return [refusal('MW-S0.2.1', `${companyName(s, id)} is your opponent’s.`)];
  if (s.phase !== ORGANIZATION || s.active !== seat)
    return [refusal('MW-S4.2.6', 'Companies are formed and sent out in your organization phase.')];
  const verdict = moveVerdict(s, company);
  return verdict ? [verdict] : [];
}

function aboutTitle(s: MeccgState, seat: Seat, def: number): readonly Refusal[] {
  const card = CARDS[def];
  if (card === undefined) return [];
  if (KIND[def] === SITE_CARD) return aboutSite(s, seat, siteIndex(card.id));
  if (KIND[def] === REGION_CARD)
    return [refusal('MW-T6.1.2', 'Region cards are named when a company goes by region movement.')];
  if (!pile(s, seat, HAND).some((one) => s.def[one] === def))
    return [refusal('MW-S10.1.2', `You have no ${card.name} in hand.`)];
  if (s.phase === SETUP) return [];
  const moment = KIND[def] === RESOURCE_EVENT && EVENT[def] === LONG ? LONG_EVENTS : MOMENTS[KIND[def]];
  const now = (s.active === seat) === moment.own && (moment.phase === undefined || moment.phase === s.phase);
  const taken = uniqueVerdict(s, def);
  return [...(now ? [] : [refusal(moment.rule, moment.says)]), ...(taken ? [taken] : []), ...elsewhere(s, seat, def)];
}

/** What is played at sites says which, when no company of the player is at one of them. */
function elsewhere(s: MeccgState, seat: Seat, def: number): readonly Refusal[] {
  if (KIND[def] !== ITEM && KIND[def] !== ALLY && KIND[def] !== FACTION) return [];
  const { sites = [], conditions = [] } = whereCanIPlay(s, seat, def) ?? {};
  if (sites.some(({ companies }) => companies.length > 0)) return [];
  const open = sites.filter(({ standing }) => standing === 'available').map(({ site }) => SITE_NAMES[site]);
  const rule = conditions[0]?.rule ?? 'MW-S10.7.1';
  if (sites.length === 0) return conditions.slice(0, 1);
  return [
    refusal(rule, `None of your companies is where it is playable: ${open.slice(0, 8).join(', ') || 'nowhere now'}.`),
  ];
}

function aboutSite(s: MeccgState, seat: Seat, site: number): readonly Refusal[] {
  const found: Refusal[] = [];
  const state = s.sites[siteSlot(seat, site)];
  if (!isHaven(site) && state === SITE_ABSENT)
    found.push(refusal('MW-S3.1.1', `${SITE_NAMES[site]} is not in your location deck.`));
  if (!isHaven(site) && state === SITE_DISCARDED)
    found.push(
      refusal('MW-S2.4.5', `${SITE_NAMES[site]} was used: its card comes back when your play deck is exhausted.`),
    );
  if (s.phase !== ORGANIZATION || s.active !== seat)
    found.push(refusal('MW-S4.2.6', 'New sites are chosen in your organization phase.'));
  return found;
}
