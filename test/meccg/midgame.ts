// The game as it may stand in the midst of things: companies somewhere, with things and people that a game from the start
// rarely brings together. Each position has a card for each player that it is made for: where that can be played his
// company is, and what it speaks of lies there. So random play comes to every card.
import type { Game, Options, Words } from '../../engine/game.ts';
import { below, type RandomState, seedRandom } from '../../engine/random.ts';
import { CARDS, type CardId, COPIES, cardIndex, MIND } from '../../games/meccg/cards/all.ts';
import {
  ALLY,
  AVATAR,
  CHARACTER,
  FACTION,
  ITEM,
  isCharacter,
  isHazard,
  KIND,
  SITE_CARD,
} from '../../games/meccg/cards/kinds.ts';
import { MOST_MIND } from '../../games/meccg/decks/check.ts';
import { meccg } from '../../games/meccg/game.ts';
import { isEventSite, SITE_IDS, SITE_ROWS } from '../../games/meccg/places/sites.ts';

/** Every word in a card's literal. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const PLAYABLE = [...CARDS.keys()].filter((def) => CARDS[def].alignment !== 'minion' && KIND[def] < SITE_CARD);
const ofKind = (kind: number): number[] => PLAYABLE.filter((def) => KIND[def] === kind);
const [PEOPLE, WIZARDS, ITEMS, ALLIES, FACTIONS] = [CHARACTER, AVATAR, ITEM, ALLY, FACTION].map(ofKind);
/** What turns a gold ring into another one. */
const RING_TESTS = PLAYABLE.filter((def) => {
  const words = wordsIn(CARDS[def]);
  return words.includes('test-ring') || (KIND[def] === ITEM && words.includes('gold-ring'));
});
const SITES = [...SITE_IDS.keys()].filter((site) => SITE_ROWS[site] && !isEventSite(site));

/** By card number: the cards that it speaks of, and what those speak of. */
const SPEAKS_OF = CARDS.map((card, def) => {
  const words = wordsIn({ ...card, id: '', name: '' });
  const cards = [...new Set(words.map(cardIndex))].filter((other) => other >= 0 && other !== def);
  const isRing = card.kind === 'item' && card.keywords?.some((word) => word.endsWith('ring'));
  return isRing || words.includes('ring-test') ? [...cards, ...RING_TESTS] : cards;
});
const MENTIONS = SPEAKS_OF.map((cards, def) =>
  [...new Set([...cards, ...cards.flatMap((other) => SPEAKS_OF[other])])].filter((other) => other !== def),
);
/** By card number: the sites that it could be meant for. */
const MEANT_FOR = CARDS.map((card) => {
  const words = new Set(wordsIn({ ...card, id: '', name: '' }));
  return SITES.filter((site) => {
    const row = SITE_ROWS[site];
    if (!row) return false;
    if (card.kind === 'item' && card.item !== 'special') return row.items?.some((kind) => kind === card.item);
    return words.has(SITE_IDS[site]) || words.has(row.region) || words.has(row.type);
  });
});

class Table {
  readonly random: RandomState;
  /** Of unique cards there is one in play. */
  private readonly used = new Set<number>();

  constructor(random: RandomState) {
    this.random = random;
  }

  one<T>(list: readonly T[]): T {
    return list[below(this.random, list.length)];
  }

  chance(percent: number): boolean {
    return below(this.random, 100) < percent;
  }

  /** Puts it into play, unless it is there. */
  takes(def: number): boolean {
    if (this.used.has(def)) return false;
    if (COPIES[def] < 3) this.used.add(def);
    return true;
  }
}

interface Person {
  readonly name: CardId;
  readonly stand: string;
  readonly on: CardId[];
}
const STANDS = ['untapped', 'untapped', 'untapped', 'untapped', 'tapped', 'wounded'];
const idOf = (def: number): CardId => CARDS[def].id as CardId;

/** Cards for a pile: whatever there is, no more than allowed. */
function some(t: Table, n: number, left: number[]): CardId[] {
  const pile: CardId[] = [];
  while (pile.length < n) {
    const def = t.one(PLAYABLE);
    if (left[def] > 0) pile.push(idOf(def));
    left[def]--;
  }
  return pile;
}

/** A seat whose company could play `theme`, and has or holds what `wanted` names. */
function side(t: Table, theme: number, wanted: readonly number[]): Words {
  const left = CARDS.map((_, def) => COPIES[def]);
  const bring = (def: number): boolean => def !== theme && left[def] > 0 && t.takes(def) && left[def]-- > 0;
  const first = MEANT_FOR[theme].length > 0 && t.chance(80) ? t.one(MEANT_FOR[theme]) : t.one(SITES);
  const sites = [...new Set([first, t.one(SITES)])].slice(0, 1 + below(t.random, 2));
  const companies = sites.map((site) => ({ site: SITE_IDS[site], characters: [] as Person[] }));
  let mind = MOST_MIND;
  const join = (def: number, company = companies[0]): void => {
    if (Math.max(0, MIND[def]) > mind || !bring(def)) return;
    mind -= Math.max(0, MIND[def]);
    company.characters.push({ name: idOf(def), stand: t.one(STANDS), on: [] });
  };
  const give = (def: number): void => {
    const { characters } = t.chance(70) ? companies[0] : t.one(companies);
    if (characters.length > 0 && bring(def)) t.one(characters).on.push(idOf(def));
  };
  const there = wanted.filter((def) => isCharacter(def) || t.chance(50));
  if (t.chance(60)) join(there.find((def) => KIND[def] === AVATAR) ?? t.one(WIZARDS));
  for (const def of there) if (KIND[def] === CHARACTER) join(def);
  for (const company of companies) for (let i = 0; i < 4; i++) join(t.one(PEOPLE), company);
  for (const def of there) if (KIND[def] === ITEM || KIND[def] === ALLY) give(def);
  for (let i = below(t.random, 4); i > 0; i--) give(t.one(t.chance(80) ? ITEMS : ALLIES));
  const factions = [...there.filter((def) => KIND[def] === FACTION), t.one(FACTIONS), t.one(FACTIONS)];
  const table = factions.filter(bring).map(idOf);
  const held = wanted.filter((def) => !isCharacter(def) && KIND[def] < SITE_CARD && left[def]-- > 0);
  return {
    companies: companies.filter(({ characters }) => characters.length > 0),
    table,
    hand: [idOf(theme), ...held.slice(0, 5).map(idOf), ...some(t, 7, left)].slice(0, 8),
    deck: some(t, 24, left),
    discard: some(t, 6, left),
    sideboard: some(t, 6, left),
  };
}

/** A position of the last turns of a game, made for `card` if one is given and for another one that comes to hand. */
function midgamePosition(random: RandomState, card?: number): Words {
  const t = new Table(random);
  const themes = [card ?? t.one(PLAYABLE), t.one(PLAYABLE)];
  const wanted = [0, 1].map((seat) =>
    themes.flatMap((theme, whose) => (isHazard(theme) === (whose !== seat) ? MENTIONS[theme] : [])),
  );
  return {
    turn: 50 + below(random, 8),
    active: t.one(['one', 'two']),
    phase: t.one(['organization', 'organization', 'movement', 'site']),
    one: side(t, themes[0], wanted[0]),
    two: side(t, themes[1], wanted[1]),
  };
}

/** The game, begun in the middle; the seed says where. With a card number, always where that card could be played. */
export const midgameFor = (card?: number): Game =>
  ({
    ...meccg,
    name: 'meccg-midgame', // its logs are none of meccg's
    create(options: Options, seed: string) {
      const s = meccg.scene(midgamePosition(seedRandom(`midgame ${seed}`), card), options);
      s.random = seedRandom(seed);
      return s;
    },
  }) as unknown as Game;
export const midgame = midgameFor();
