// More reasons than the step that asks can give: about a card in hand or in play, or a site, at any time. Only what the
// seat itself may know goes into them.

import type { Closed } from '../../engine/define.ts';
import { type Refusal, type RuleId, refusal, type Seat, type Target } from '../../engine/game.ts';
import { CARDS } from './cards/all.ts';
import {
  ALLY,
  AVATAR,
  CHARACTER,
  CREATURE_CARD,
  EVENT,
  FACTION,
  HAZARD_EVENT,
  ITEM,
  isCharacter,
  KIND,
  LONG,
  REGION_CARD,
  RESOURCE_EVENT,
  SITE_CARD,
} from './cards/kinds.ts';
import { type Point, pointOf } from './chain/chain.ts';
import { companiesOf, companyById } from './company.ts';
import { theChain } from './declared.ts';
import { playWays, useWays } from './effects/reading/literal.ts';
import { PART_PLAY, PART_USE } from './effects/reading/parts.ts';
import { wayText } from './effects/way-text.ts';
import { NOBODY, NOTHING, unplayable } from './effects/ways.ts';
import { mapFor, moveVerdict, toVerdict } from './movement/destinations.ts';
import { anotherTime } from './other-times.ts';
import { isAdjacent, REGION_NAMES } from './places/regions.ts';
import { isHavenFor, SITE_NAMES, siteIndex } from './places/sites.ts';
import { companyName, title } from './say.ts';
import {
  COUNCIL,
  DISCARD,
  HAND,
  LONG_EVENT,
  type MeccgState,
  MOVEMENT,
  ON_GUARD,
  ORGANIZATION,
  OUT,
  ownerOf,
  PLAY,
  POINTS,
  SETUP,
  SIDEBOARD,
  SITE,
  SITE_ABSENT,
  SITE_DISCARDED,
  siteSlot,
  TAPPED,
  UNUSED,
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
  [AVATAR]: {
    phase: ORGANIZATION,
    own: true,
    rule: 'MW-S4.2.2',
    says: 'A Wizard or Ringwraith is played in your organization phase.',
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

/** What is played by a company that has entered its site. */
const SITE_CARDS: readonly number[] = [ITEM, ALLY, FACTION];

/** "where glamdring" asks for its places. */
const WHERE = /^where (?:can i play |is |to play )?(.+?)\??$/i;
const ON_GUARD_VERB = 'on-guard';

export function explain(
  s: MeccgState,
  seat: Seat,
  about: string,
  target: Target | undefined,
  closed: readonly Closed[],
): readonly Refusal[] {
  const where = WHERE.exec(about);
  if (where) return whereSaid(s, seat, where[1]);
  const said = closed.map(({ refusal: one }) => one);
  if (closed.some(({ verb }) => about === verb || about.startsWith(`${verb} `)))
    return aboutMove(s, seat, target, said); // that very move
  const later = closed.length === 0 ? anotherTime(s, seat, about) : undefined;
  if (later) return [later];
  if (!target || pile(s, seat, HAND) === undefined) return said;
  switch (target.domain) {
    case 'site':
      return [...said, ...aboutSite(s, seat, target.id)];
    case 'title':
      return aboutTitle(s, seat, target.id, closed);
    case 'card':
      return alike(s, seat, target.id).flatMap((one) =>
        one.domain === 'title'
          ? aboutTitle(s, seat, one.id, closedFor(closed, one))
          : aboutCard(s, seat, one.id, closedFor(closed, one)),
      );
    case 'company':
      return [...said, ...aboutCompany(s, seat, target.id)];
    case 'region':
      return [...said, ...aboutRegion(s, target.id)];
    default:
      return said;
  }
}

/** Reasons against a move that could be asked for now, with what the card asks for where they say little. */
function aboutMove(
  s: MeccgState,
  seat: Seat,
  target: Target | undefined,
  said: readonly Refusal[],
): readonly Refusal[] {
  if (target?.domain === 'card' && s.zone[target.id] === PLAY && !isCharacter(s.def[target.id])) {
    const { id } = target;
    const tapped = s.stand[id] === TAPPED && ownerOf(s, id) === seat && useWays(s.def[id]).length > 0;
    const first = tapped ? [refusal('MW-S2.8.1', `${title(s, id)} is tapped.`)] : [];
    return [...first, ...said.map((one) => fuller(one, s.def[id], PART_USE))];
  }
  if (target?.domain !== 'title') return said;
  const { id } = target;
  const untimely = said.every(({ text }) => text.startsWith('It is played '));
  if (KIND[id] === RESOURCE_EVENT && s.active !== seat && s.phase !== COUNCIL && untimely)
    return [refusal(MOMENTS[RESOURCE_EVENT].rule, MOMENTS[RESOURCE_EVENT].says), ...said];
  return said.map((one) => fuller(one, id, PART_PLAY));
}

/** Why the company that is finding its way does not go through this region next. */
function aboutRegion(s: MeccgState, region: number): readonly Refusal[] {
  const { walk } = (s.stack[s.stack.length - 1] ?? {}) as { walk?: readonly number[] };
  const last = walk?.[walk.length - 1];
  if (walk === undefined || last === undefined)
    return [refusal('MW-T6.1.2', 'Region cards are named when a company goes by region movement.')];
  if (walk.includes(region)) return [refusal('MW-T6.1.4', `The company has come through ${REGION_NAMES[region]}.`)];
  return isAdjacent(last, region)
    ? [refusal('MW-T6.1.8', `No way of four regions leads through ${REGION_NAMES[region]} to the new site.`)]
    : [refusal('MW-T6.1.4', `${REGION_NAMES[region]} does not touch ${REGION_NAMES[last]}.`)];
}

/** Placing a card on-guard is no way to play it: who asks about a card means the card. */
export function concerns(s: MeccgState, seat: Seat, named: Target, taken: Target, verb: string): boolean {
  if (verb === ON_GUARD_VERB) return false;
  return same(named, taken) || (named.domain === 'card' && alike(s, seat, named.id).some((one) => same(one, taken)));
}

const same = (a: Target, b: Target | undefined): boolean => a.domain === b?.domain && a.id === b.id;
const closedFor = (closed: readonly Closed[], about: Target): readonly Closed[] =>
  closed.filter(({ target }) => same(about, target));

/** A name on the table may also be that of one's own copies there, and of a card in hand: those are meant first. */
function alike(s: MeccgState, seat: Seat, card: number): readonly Target[] {
  const def = s.def[card];
  const own = s.play.filter((one) => s.def[one] === def && ownerOf(s, one) === seat);
  const held = pile(s, seat, HAND).some((one) => s.def[one] === def);
  const meant: Target[] = own.map((id) => ({ domain: 'card', id }));
  if (held) meant.push({ domain: 'title', id: def });
  return meant.length === 0 ? [{ domain: 'card', id: card }] : meant;
}

/** As if the seat were asked now: what else than waiting its turn keeps it from acting? */
const pointFor = (s: MeccgState, seat: Seat): Point => {
  const point = pointOf(s);
  return point?.seat === seat ? point : { seat, window: 'open', first: true, chain: theChain(s) };
};

/** A card on the table: whose it is, how it stands, and when it can be used. */
function aboutCard(s: MeccgState, seat: Seat, card: number, closed: readonly Closed[]): readonly Refusal[] {
  const said = told(closed);
  if (s.zone[card] !== PLAY)
    return isHidden(s, card, seat) ? said : [...said, refusal('MW-S2.8.1', 'It is not in play.')];
  const name = title(s, card);
  if (ownerOf(s, card) !== seat) return [...said, refusal('MW-S0.2.1', `${name} is your opponent’s.`)];
  const found: Refusal[] = [];
  if (s.stand[card] === TAPPED) found.push(refusal('MW-S2.8.1', `${name} is tapped.`));
  if (s.stand[card] === WOUNDED) found.push(refusal('MW-S2.8.2', `${name} is wounded.`));
  found.push(...said);
  const ways = useWays(s.def[card]).length > 0;
  if (ways && closed.length === 0)
    found.push(
      unplayable(s, pointFor(s, seat), card, PART_USE) ??
        refusal('MW-S10.13.3', `${name} can be used when you are asked to act.`),
    );
  else if (!ways && closed.length === 0 && !isCharacter(s.def[card]))
    found.push(refusal('MW-S10.10.2', `${name} works by itself while it is in play: there is nothing to use it for.`));
  return found.map(({ rule, text }) =>
    fuller(refusal(rule, text.replace(/^It is played /, 'It is used ')), s.def[card], PART_USE),
  );
}

/** What each move would be, where the reasons are of several moves. */
const DEEDS: Readonly<Record<string, string>> = {
  store: 'To store it',
  transfer: 'To transfer it',
  regroup: 'To change the company',
  control: 'To change who controls him',
  'discard-character': 'To discard him',
  influence: 'To influence it',
};
function told(closed: readonly Closed[]): Refusal[] {
  const different = closed.filter(
    (one, i) => closed.findIndex((other) => other.refusal.text === one.refusal.text) === i,
  );
  return different.map(({ verb, refusal: { rule, text } }) =>
    refusal(rule, different.length > 1 && DEEDS[verb] !== undefined ? `${DEEDS[verb]}: ${text}` : text),
  );
}

function aboutCompany(s: MeccgState, seat: Seat, id: number): readonly Refusal[] {
  const company = companyById(s, id);
  if (!company) return [];
  if (company.seat !== seat) return [refusal('MW-S0.2.1', `${companyName(s, id)} is your opponent’s.`)];
  if (s.phase !== ORGANIZATION || s.active !== seat)
    return [refusal('MW-S4.2.6', 'Companies are formed and sent out in your organization phase.')];
  const verdict = moveVerdict(s, company);
  return verdict ? [verdict] : [];
}

function aboutTitle(s: MeccgState, seat: Seat, def: number, closed: readonly Closed[]): readonly Refusal[] {
  const card = CARDS[def];
  if (card === undefined) return [];
  const said = closed.map((one) => one.refusal);
  if (KIND[def] === SITE_CARD) return [...said, ...aboutSite(s, seat, siteIndex(card.id))];
  if (KIND[def] === REGION_CARD)
    return [refusal('MW-T6.1.2', 'Region cards are named when a company goes by region movement.')];
  const held = pile(s, seat, HAND).find((one) => s.def[one] === def);
  if (held === undefined)
    return [...said, refusal('MW-S10.1.2', `You have no ${card.name} in hand${elsewhereText(s, seat, def)}.`)];
  if (s.phase === SETUP) return [...said, ...atTheStart(s, seat, def)];
  const taken = uniqueVerdict(s, def);
  const also = [...(taken ? [taken] : []), ...elsewhere(s, seat, def)];
  if (KIND[def] === RESOURCE_EVENT || KIND[def] === HAZARD_EVENT) {
    const closedNow = said.length > 0 ? undefined : unplayable(s, pointFor(s, seat), held, PART_PLAY);
    const reasons = [...said, ...(closedNow ? [closedNow] : [])].map((one) => fuller(one, def, PART_PLAY));
    if (reasons.length > 0) return [...reasons, ...also];
  }
  if (SITE_CARDS.includes(KIND[def]) && s.phase === SITE && s.active === seat && said.length + also.length === 0)
    return [
      refusal('CR-I.E.1', 'The company has not entered its site.'),
      refusal('MW-S4.5.3', 'A company that does not enter plays nothing there.'),
    ];
  const moment = KIND[def] === RESOURCE_EVENT && EVENT[def] === LONG ? LONG_EVENTS : MOMENTS[KIND[def]];
  const now = (s.active === seat) === moment.own && (moment.phase === undefined || moment.phase === s.phase);
  return now ? [...said, ...also] : [refusal(moment.rule, moment.says), ...also];
}

/** That nobody and nothing fits says little without whom and what the card asks for. */
function fuller(one: Refusal, def: number, part: typeof PART_PLAY | typeof PART_USE): Refusal {
  if (one.text !== NOBODY.text && one.text !== NOTHING.text) return one;
  const asks = (part === PART_PLAY ? playWays(def) : useWays(def)).map((way) => wayText(def, way, part).split('. ')[0]);
  const said = asks.map((text) => text.replace(/[.:].*$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase()));
  return said.join('') === '' ? one : refusal(one.rule, `${one.text.slice(0, -1)}: ${said.join('; or ')}.`);
}

/** Where else the player has it. */
function elsewhereText(s: MeccgState, seat: Seat, def: number): string {
  const places: readonly (readonly [number, string])[] = [
    [DISCARD, 'in your discard pile'],
    [SIDEBOARD, 'in your sideboard'],
    [POINTS, 'in your marshalling point pile'],
    [OUT, 'out of play'],
    [UNUSED, 'left out of this game'],
    [ON_GUARD, 'on-guard'],
  ];
  const found = places.filter(([zone]) => pile(s, seat, zone).some((card) => s.def[card] === def));
  return found.length === 0 ? '' : `: it is ${found.map(([, words]) => words).join(' and ')}`;
}

/** While starting companies are chosen. */
function atTheStart(s: MeccgState, seat: Seat, def: number): readonly Refusal[] {
  const { chosen } = (s.stack[s.stack.length - 1] ?? {}) as { chosen?: readonly (readonly number[])[] };
  if (KIND[def] === ITEM)
    return [refusal('MW-S3.4.1', 'Starting items are given out one by one when both companies are known.')];
  return chosen?.[seat]?.some((card) => s.def[card] === def)
    ? [refusal('MW-S3.3.1', `${CARDS[def].name} is among your starting characters already.`)]
    : [];
}

/** What is played at sites says which, when no company of the player is at one of them. */
function elsewhere(s: MeccgState, seat: Seat, def: number): readonly Refusal[] {
  if (KIND[def] !== ITEM && KIND[def] !== ALLY && KIND[def] !== FACTION) return [];
  const { sites = [], conditions = [] } = whereCanIPlay(s, seat, def) ?? {};
  if (sites.some(({ companies }) => companies.length > 0)) return [];
  const rule = conditions[0]?.rule ?? 'MW-S10.7.1';
  if (sites.length === 0) return conditions.slice(0, 1);
  const open = sites.filter(({ standing }) => standing === 'available').map(({ site }) => SITE_NAMES[site]);
  const gone = sites.map(({ site }) => SITE_NAMES[site]);
  return [
    refusal(
      rule,
      open.length > 0
        ? `None of your companies is where it is playable: ${some(open)}.`
        : `You have no site card left where it is playable: ${some(gone)}.`,
    ),
  ];
}

const MOST_NAMES = 8;
const some = (names: readonly string[]): string =>
  names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ' and others' : '');

function aboutSite(s: MeccgState, seat: Seat, site: number): readonly Refusal[] {
  const found: Refusal[] = [];
  const state = s.sites[siteSlot(seat, site)];
  if (!isHavenFor(s, seat, site) && state === SITE_ABSENT)
    found.push(refusal('MW-S3.1.1', `${SITE_NAMES[site]} is not in your location deck.`));
  if (!isHavenFor(s, seat, site) && state === SITE_DISCARDED)
    found.push(
      refusal('MW-S2.4.5', `${SITE_NAMES[site]} was used: its card comes back when your play deck is exhausted.`),
    );
  if (s.phase !== ORGANIZATION || s.active !== seat)
    found.push(refusal('MW-S4.2.6', 'New sites are chosen in your organization phase.'));
  else if (found.length === 0) found.push(...whoGoesThere(s, seat, site));
  return found;
}

/** In his organization phase: which of his companies could go to the site, or why none can. */
function whoGoesThere(s: MeccgState, seat: Seat, site: number): readonly Refusal[] {
  const verdicts = companiesOf(s, seat).map((company) => ({
    name: companyName(s, company.id),
    verdict: moveVerdict(s, company) ?? toVerdict(s, company, site, mapFor(s, company)),
  }));
  if (verdicts.length === 0) return [refusal('MW-S4.2.5', 'You have no company that could go there.')];
  const able = verdicts.filter(({ verdict }) => !verdict).map(({ name }) => name);
  if (able.length > 0)
    return [
      refusal(
        'MW-S4.2.5',
        `${able.join(' and ')} could go there: choose to move ${able.length > 1 ? 'one' : 'it'} first.`,
      ),
    ];
  return verdicts.flatMap(({ name, verdict }) => (verdict ? [refusal(verdict.rule, `${name}: ${verdict.text}`)] : []));
}
