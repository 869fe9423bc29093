// A view as lines of text, for the terminal.

import { NONE, type Seat } from '../../engine/game.ts';
import { CARDS } from './cards/all.ts';
import { POINTS_KINDS, SITE_TYPES } from './cards/facts.ts';
import { FACTION, isCharacter, isHazard, KIND } from './cards/kinds.ts';
import { capital } from './effects/phrases/phrase.ts';
import { REGION_NAMES } from './places/regions.ts';
import { SITE_NAMES, SITE_TYPE, siteCardOf } from './places/sites.ts';
import { companyRef, isCard, isCompany, isRegion, isSite, regionOfRef, siteOfRef } from './refs.ts';
import { leaderOf, seatName } from './say.ts';
import { opponents, seatsOf, victorOf } from './seats.ts';
import {
  DECK,
  DISCARD,
  GENERAL_INFLUENCE,
  HAND,
  MOVEMENT,
  OUT,
  ownerOf,
  PHASE_NAMES,
  POINTS,
  SETUP,
  SITE_TAPPED,
  STRIKE_OPEN,
  siteSlot,
  TAPPED,
  WOUNDED,
  ZONE_COUNT,
} from './state.ts';
import type { CompanyView, MeccgView } from './view.ts';

const nameOf = (v: MeccgView, card: number): string => (v.def[card] === NONE ? 'a card' : CARDS[v.def[card]].name);
const stand = (v: MeccgView, card: number): string =>
  v.stand[card] === TAPPED ? ' (tapped)' : v.stand[card] === WOUNDED ? ' (wounded)' : '';
/** `2 Wolves, River`, or undefined where there is nothing. */
function named(v: MeccgView, cards: readonly number[]): string | undefined {
  const count = new Map<string, number>();
  for (const card of cards) {
    const name = nameOf(v, card) + stand(v, card);
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  return count.size === 0 ? undefined : [...count].map(([name, n]) => (n > 1 ? `${n} ${name}` : name)).join(', ');
}
const lineOf = (v: MeccgView, heading: string, cards: readonly number[]): string[] => {
  const names = named(v, cards);
  return names === undefined ? [] : [`  ${heading}: ${names}`];
};

export function showView(v: MeccgView): string {
  const company = v.companies.find(({ id }) => id === v.company);
  const lines = [
    `${v.turn === 0 ? '' : `Turn ${v.turn}, ${seatName(v, v.active)}: `}${PHASE_NAMES[v.phase]} phase${company ? `, ${companyName(v, company)}` : ''}`,
  ];
  for (const seat of seatsOf(v)) lines.push('', ...showSeat(v, seat));
  const now = [...showAttack(v), ...showChain(v)];
  if (now.length > 0) lines.push('', ...now);
  if (v.viewer !== 'spectator') lines.push('', ...showHand(v, v.viewer));
  return lines.join('\n');
}

function showHand(v: MeccgView, seat: Seat): string[] {
  const hand = v.piles[seat * ZONE_COUNT + HAND];
  if (hand.length === 0) return ['Your hand is empty'];
  const some = (test: (def: number) => boolean): number[] => hand.filter((card) => test(v.def[card]));
  return [
    'Your hand',
    ...lineOf(v, 'characters', some(isCharacter)),
    ...lineOf(
      v,
      'resources',
      some((def) => !isCharacter(def) && !isHazard(def)),
    ),
    ...lineOf(v, 'hazards', some(isHazard)),
  ];
}

const charactersOf = (v: MeccgView, { id }: CompanyView): number[] =>
  v.play.filter((card) => v.host[card] === companyRef(id) && isCharacter(v.def[card]));
const companyName = (v: MeccgView, company: CompanyView): string => {
  const leader = leaderOf(v, charactersOf(v, company));
  return leader === NONE ? `company ${company.id}` : `${nameOf(v, leader)}’s company`;
};

function showSeat(v: MeccgView, seat: Seat): string[] {
  const size = (zone: number): number => v.sizes[seat * ZONE_COUNT + zone];
  const pileOf = (whose: Seat): readonly number[] => v.piles[whose * ZONE_COUNT + POINTS];
  const { points, total, influence, general = GENERAL_INFLUENCE } = v.figures.seats[seat];
  const kinds = points.flatMap((n, kind) => (n === 0 ? [] : [`${POINTS_KINDS[kind]} ${n}`]));
  const lines = [
    `${capital(seatName(v, seat))}${seat === v.viewer ? ' (you)' : ''}: hand ${size(HAND)}, deck ${size(DECK)}, discard pile ${size(DISCARD)}` +
      `; general influence ${influence} of ${general} unused; marshalling points: ` +
      `${kinds.join(', ') || 'none'}${kinds.length > 0 && v.phase !== SETUP ? ` (at a council now ${total})` : ''}`,
  ];
  for (const company of v.companies) if (company.seat === seat) lines.push(...showCompany(v, company));
  const rest = v.play.filter(
    (card) =>
      ownerOf(v, card) === seat &&
      card !== v.attack?.card &&
      !isCard(v.host[card]) &&
      !isCompany(v.host[card]) &&
      !isCharacter(v.def[card]),
  );
  const isFaction = (card: number): boolean => KIND[v.def[card]] === FACTION;
  lines.push(
    ...lineOf(v, 'factions', rest.filter(isFaction)),
    ...lineOf(
      v,
      'events',
      rest.filter((card) => !isFaction(card) && v.host[card] === NONE),
    ),
    ...rest
      .filter((card) => v.host[card] !== NONE)
      .map((card) => `  at ${placeName(v.host[card])}: ${nameOf(v, card)}${stand(v, card)}`),
    ...lineOf(
      v,
      'stored',
      pileOf(seat).filter((card) => !isHazard(v.def[card])),
    ),
    ...lineOf(
      v,
      'defeated',
      opponents(v, seat)
        .flatMap(pileOf)
        .filter((card) => isHazard(v.def[card]) && victorOf(v, card) === seat),
    ),
  );
  return lines;
}

const placeName = (ref: number): string =>
  isSite(ref) ? SITE_NAMES[siteOfRef(ref)] : isRegion(ref) ? REGION_NAMES[regionOfRef(ref)] : 'the table';

function siteName(v: MeccgView, seat: Seat, site: number, tapped: boolean): string {
  const type = SITE_TYPES[SITE_TYPE[siteCardOf(v, seat, site)]].replace('-and-', ' and ');
  return `${SITE_NAMES[site]} (${type}${tapped || v.sites[siteSlot(seat, site)] === SITE_TAPPED ? ', tapped' : ''})`;
}

function showCompany(v: MeccgView, company: CompanyView): string[] {
  const { id, seat, site, to, walk, moves, guards, hazards } = company;
  const on = v.play.filter((card) => v.host[card] === companyRef(id) && !isCharacter(v.def[card]));
  const parts = [
    siteName(v, seat, site, company.havenTapped === 1),
    ...(to !== NONE ? [`to ${siteName(v, seat, to, false)}`] : moves ? ['to a hidden site'] : []),
    ...(walk.length > 0 ? [`through ${walk.map((region) => REGION_NAMES[region]).join(', ')}`] : []),
  ];
  const notes = [
    ...(v.phase === MOVEMENT && v.company === id ? [`hazards ${hazards} of ${v.figures.hazardLimits[id]}`] : []),
    ...(guards > 0 ? [`${guards === 1 ? 'a card' : `${guards} cards`} on-guard`] : []),
    ...(on.length > 0 ? [named(v, on)] : []),
  ];
  return [
    `  ${[parts.join(' '), ...notes].join('; ')}`,
    ...charactersOf(v, company).map((card) => `    ${showCharacter(v, card)}`),
  ];
}

/** `Aragorn II (tapped) 6/9, influence 1 of 3, corruption 2: Elven Cloak` */
function showCharacter(v: MeccgView, card: number): string {
  const { prowess, body, influence, unused, corruption } = v.figures.characters[card];
  const facts = [
    `${nameOf(v, card)}${stand(v, card)} ${prowess}/${body}`,
    ...(influence > 0 ? [`influence ${unused === influence ? '' : `${unused} of `}${influence}`] : []),
    ...(corruption > 0 ? [`corruption ${corruption}`] : []),
    ...(v.under[card] >= 0 ? [`follows ${nameOf(v, v.under[card])}`] : []),
  ];
  const on = [...cardsOn(v, card), ...trophiesOf(v, card)];
  return facts.join(', ') + (on.length > 0 ? `: ${on.join(', ')}` : '');
}

/** The defeated creatures that he has taken. */
const trophiesOf = (v: MeccgView, bearer: number): string[] =>
  v.piles
    .filter((_, i) => i % ZONE_COUNT === POINTS || i % ZONE_COUNT === OUT)
    .flatMap((pile) => pile.filter((card) => v.host[card] === bearer).map((card) => `${nameOf(v, card)} (trophy)`));

/** What lies on a card, with what lies on that in brackets. */
const cardsOn = (v: MeccgView, host: number): string[] =>
  v.play
    .filter((card) => v.host[card] === host)
    .map((card) => {
      const more = cardsOn(v, card);
      return nameOf(v, card) + stand(v, card) + (more.length > 0 ? ` (with ${more.join(', ')})` : '');
    });

function showAttack(v: MeccgView): string[] {
  const { attack } = v;
  if (!attack || attack.faced.length === 0) return [];
  const strikes = attack.faced
    .filter(({ on }) => on !== NONE)
    .map(({ on, state, excess }) => {
      const notes = [...(excess > 0 ? [`-${excess}`] : []), ...(state === STRIKE_OPEN ? [] : ['done'])];
      return nameOf(v, on) + (notes.length > 0 ? ` (${notes.join(', ')})` : '');
    });
  const by = attack.card === NONE ? 'the site' : nameOf(v, attack.card);
  return [`Strikes of ${by}: on ${strikes.join(', ')}`];
}

/** What was declared and waits, the last first: that takes effect first. */
function showChain(v: MeccgView): string[] {
  const items = v.doing.flatMap((doing) => ('items' in doing ? doing.items : []));
  const names = items.filter(({ card }) => card !== NONE).map(({ card }) => nameOf(v, card));
  return names.length > 1 ? [`Declared, and resolved in this order: ${names.reverse().join(', ')}`] : [];
}
