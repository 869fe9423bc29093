// The words of the notation: what verbs take.
import { NONE, type Seat } from '../../engine/game.ts';
import { type Domain, type Domains, names, numbers } from '../../engine/notation.ts';
import { CARDS, cardIndex } from './cards/all.ts';
import { charactersOf, companyById, companyOf } from './company.ts';
import { REGION_IDS, REGION_NAMES, regionIndex } from './places/regions.ts';
import { SITE_IDS, SITE_NAMES, siteIndex } from './places/sites.ts';
import {
  actionIndex,
  actionRef,
  companyId,
  companyRef,
  isAction,
  isCard,
  isCompany,
  isPlayer,
  isRegion,
  isSite,
  isStrike,
  playerRef,
  playerSeat,
  type Ref,
  regionOfRef,
  regionRef,
  siteOfRef,
  siteRef,
  siteSeat,
  strikeIndex,
  strikeRef,
  THE_ATTACK,
} from './refs.ts';
import { companyName, nameOf } from './say.ts';
import { seatsOf } from './seats.ts';
import { type MeccgState, POINTS } from './state.ts';
import { pile } from './zones.ts';

export const SEAT_IDS = ['one', 'two', 'three', 'four', 'five'] as const;
const seatIndex = (text: string): Seat => SEAT_IDS.indexOf(text as never);

/** A card in play or stored: its id; the second and later copies on the table have a number. A card elsewhere by its own number. */
function writeCard(card: number, s: MeccgState): string {
  let nth = 0;
  for (const other of onTable(s))
    if (s.def[other] === s.def[card]) {
      nth++;
      if (other === card) return CARDS[s.def[card]].id + (nth > 1 ? `.${nth}` : '');
    }
  return `#${card}`;
}

/** What lies open: cards in play, then those in marshalling point piles. */
const onTable = (s: MeccgState): readonly number[] => [
  ...s.play,
  ...seatsOf(s).flatMap((seat) => pile(s, seat, POINTS)),
];

function readCard(text: string, s: MeccgState): number {
  const parts = /^(.*?)(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return NONE;
  if (/^#\d{1,4}$/.test(text)) return Number(text.slice(1)) < s.def.length ? Number(text.slice(1)) : NONE;
  const def = cardIndex(parts[1]);
  let left = Number(parts[2] ?? 1);
  if (def !== NONE) for (const card of onTable(s)) if (s.def[card] === def && --left === 0) return card;
  return NONE;
}

const card: Domain<MeccgState> = { write: writeCard, read: readCard, title: (id, s) => nameOf(s, id) };

/** A company goes by any of its characters; it is written by the first. */
const company: Domain<MeccgState> = {
  write(id, s) {
    const it = companyById(s, id);
    const first = it && charactersOf(s, it)[0];
    return first === undefined ? `company-${id}` : writeCard(first, s);
  },
  read(text, s) {
    const number = /^company-(\d{1,4})$/.exec(text);
    if (number) return companyById(s, Number(number[1]))?.id ?? NONE;
    const member = readCard(text, s);
    return member === NONE ? NONE : (companyOf(s, member)?.id ?? NONE);
  },
  title: (id, s) => companyName(s, id),
};

const titles = names(
  CARDS.map(({ id }) => id),
  CARDS.map(({ name }) => name),
);
const sites = names(SITE_IDS, SITE_NAMES);
const regions = names(REGION_IDS, REGION_NAMES);

const PLAIN_REF: readonly { word: string; is(ref: Ref): boolean; id(ref: Ref): number; ref(id: number): Ref }[] = [
  { word: 'action', is: isAction, id: actionIndex, ref: actionRef },
  { word: 'strike', is: isStrike, id: strikeIndex, ref: strikeRef },
];

/** A site card is the active player's unless its owner follows: `moria`, `moria/two`. */
const ref: Domain<MeccgState> = {
  write(id, s) {
    if (isCard(id)) return writeCard(id, s);
    if (isCompany(id)) return `company ${company.write(companyId(id), s)}`;
    if (isSite(id)) return SITE_IDS[siteOfRef(id)] + (siteSeat(id) === s.active ? '' : `/${SEAT_IDS[siteSeat(id)]}`);
    if (isRegion(id)) return REGION_IDS[regionOfRef(id)];
    if (id === THE_ATTACK) return 'attack';
    if (isPlayer(id)) return `player ${SEAT_IDS[playerSeat(id)]}`;
    const plain = PLAIN_REF.find((kind) => kind.is(id));
    return plain ? `${plain.word} ${plain.id(id) + 1}` : `?${id}`;
  },
  read(text, s) {
    if (text === 'attack') return THE_ATTACK;
    const [word, rest = ''] = text.split(' ', 2);
    const plain = PLAIN_REF.find((kind) => kind.word === word);
    if (plain && /^\d{1,3}$/.test(rest)) return plain.ref(Number(rest) - 1);
    if (word === 'company') {
      const id = company.read(rest, s);
      return id === NONE ? NONE : companyRef(id);
    }
    if (word === 'player') return seatIndex(rest) === NONE ? NONE : playerRef(seatIndex(rest));
    const there = readCard(text, s);
    if (there !== NONE) return there;
    const region = regionIndex(text);
    if (region !== NONE) return regionRef(region);
    const [name, owner] = text.split('/', 2);
    const site = siteIndex(name);
    const seat = owner === undefined ? s.active : seatIndex(owner);
    return site === NONE || seat === NONE ? NONE : siteRef(seat, site);
  },
  title: (id, s) => nameOf(s, id),
};

/** In the order in which a bare name is looked for. */
export const domains: Domains<MeccgState> = {
  card,
  site: { ...sites, read: (text) => siteIndex(text) },
  region: { ...regions, read: (text) => regionIndex(text) },
  /** A card that lies hidden, by what it is. */
  title: { ...titles, read: (text) => cardIndex(text) },
  company,
  ref,
  /** The ways of a card, counted from 1. */
  way: {
    write: (id) => String(id + 1),
    read: (text) => (/^[1-9]\d?$/.test(text) ? Number(text) - 1 : NONE),
  },
  number: numbers,
};
