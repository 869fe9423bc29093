// The game as it may stand in the midst of things: companies somewhere, with things and people that a game from the start
// rarely brings together. Each position has a card for each player that it is made for: where that can be played his
// company is, and what it speaks of lies there. So random play comes to every card.
import type { Game, Options, Words } from '../../engine/game.ts';
import { below, type RandomState, seedRandom } from '../../engine/random.ts';
import { CARDS, type CardId, COPIES, cardIndex, MIND } from '../../games/meccg/cards/all.ts';
import {
  ALLY,
  CHARACTER,
  FACTION,
  ITEM,
  isCharacter,
  isHazard,
  isResource,
  KIND,
  SITE_CARD,
  WIZARD,
} from '../../games/meccg/cards/kinds.ts';
import { MOST_MIND } from '../../games/meccg/decks/check.ts';
import { meccg } from '../../games/meccg/game.ts';
import { isEventSite, SITE_IDS, SITE_ROWS } from '../../games/meccg/places/sites.ts';

/** Every word in a card's literal. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

const PLAYABLE = [...CARDS.keys()].filter((def) => KIND[def] < SITE_CARD);
const ofKind = (kind: number): number[] => PLAYABLE.filter((def) => KIND[def] === kind);
const [PEOPLE, WIZARDS, ITEMS, ALLIES, FACTIONS] = [CHARACTER, WIZARD, ITEM, ALLY, FACTION].map(ofKind);
const GOLD_RINGS = ITEMS.filter((def) => wordsIn(CARDS[def]).includes('gold-ring'));
const SITES = [...SITE_IDS.keys()].filter((site) => !isEventSite(site));

/** By card number: the cards that it speaks of, and the sites that it could be meant for. */
const MENTIONS = CARDS.map((card, def) => {
  const words = wordsIn({ ...card, id: '', name: '' });
  const cards = [...new Set(words.map(cardIndex))].filter((other) => other >= 0 && other !== def);
  const isRing = card.kind === 'item' && card.keywords?.some((word) => word.endsWith('ring'));
  return isRing || words.includes('ring-test') || words.includes('gold-ring') ? [...cards, ...GOLD_RINGS] : cards;
});
const MEANT_FOR = CARDS.map((card) => {
  const words = new Set(wordsIn({ ...card, id: '', name: '' }));
  return SITES.filter((site) => {
    const row = SITE_ROWS[site];
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

const stand = (t: Table): string => t.one(['', '', '', '', ' tapped', ' wounded']);
const idOf = (def: number): CardId => CARDS[def].id as CardId;

/** Cards for a pile: whatever there is, no more than allowed. */
function some(t: Table, n: number, of: (def: number) => boolean, left: number[]): CardId[] {
  const found: CardId[] = [];
  for (let tries = 0; found.length < n && tries < 20 * n; tries++) {
    const def = t.one(PLAYABLE);
    if (of(def) && left[def]-- > 0) found.push(idOf(def));
  }
  return found;
}

/** A seat whose company could play `theme`, and has or may meet what `wanted` names. */
function side(t: Table, theme: number, wanted: readonly number[]): Words {
  const left = CARDS.map((_, def) => COPIES[def]);
  const bring = (def: number): boolean => left[def] > 0 && t.takes(def) && left[def]-- > 0;
  const first = MEANT_FOR[theme].length > 0 && t.chance(80) ? t.one(MEANT_FOR[theme]) : t.one(SITES);
  const sites = [...new Set([first, t.one(SITES)])].slice(0, 1 + below(t.random, 2));
  let mind = MOST_MIND;
  const people: string[][] = sites.map(() => []);
  const names: string[] = [];
  const join = (def: number, company: number): void => {
    if (KIND[def] === CHARACTER && MIND[def] > mind) return;
    if (def === theme || names.length > 9 || !bring(def)) return;
    if (KIND[def] === CHARACTER) mind -= MIND[def];
    people[company].push(`${idOf(def)}${stand(t)}:`);
    names.push(idOf(def));
  };
  const wizard = wanted.find((def) => KIND[def] === WIZARD) ?? t.one(WIZARDS);
  if (t.chance(60)) join(wizard, 0);
  for (const def of wanted) if (KIND[def] === CHARACTER) join(def, 0);
  for (const [company] of sites.entries()) for (let i = 0; i < 4; i++) join(t.one(PEOPLE), company);
  const give = (def: number): void => {
    const company = people[t.chance(70) ? 0 : below(t.random, people.length)];
    if (def === theme || company.length === 0 || !bring(def)) return;
    const at = below(t.random, company.length);
    company[at] += `${company[at].endsWith(':') ? ' ' : ', '}${idOf(def)}`;
  };
  for (const def of wanted) if (KIND[def] === ITEM || KIND[def] === ALLY) give(def);
  for (let i = below(t.random, 4); i > 0; i--) give(t.one(t.chance(80) ? ITEMS : ALLIES));
  const factions = [...wanted.filter((def) => KIND[def] === FACTION), t.one(FACTIONS), t.one(FACTIONS)];
  const table = factions.filter((def) => def !== theme && bring(def)).map(idOf);
  const more = wanted.filter((def) => KIND[def] < SITE_CARD && !isCharacter(def) && left[def]-- > 0).map(idOf);
  const own = left[theme]-- > 0 ? [idOf(theme)] : [];
  const inDeck = (def: number): boolean => isResource(def) || isHazard(def) || isCharacter(def);
  return {
    companies: sites
      .map((site, i) => ({
        site: SITE_IDS[site],
        characters: people[i].map((one) => (one.endsWith(':') ? one.slice(0, -1) : one)),
      }))
      .filter(({ characters }) => characters.length > 0),
    table,
    hand: [...own, ...more.slice(0, 4), ...some(t, 8, inDeck, left)].slice(0, 8),
    deck: some(t, 24, inDeck, left),
    discard: some(t, 6, inDeck, left),
    sideboard: some(t, 6, (def) => isResource(def) || isHazard(def), left),
  };
}

/** A position of the last turns of a game. */
export function midgamePosition(random: RandomState): Words {
  const t = new Table(random);
  const themes = [t.one(PLAYABLE), t.one(PLAYABLE)];
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

/** The game, begun in the middle; the seed says where. */
export const midgame = {
  ...meccg,
  create(options: Options, seed: string) {
    const s = meccg.scene(midgamePosition(seedRandom(`midgame ${seed}`)), options);
    s.random = seedRandom(seed);
    return s;
  },
} as unknown as Game;
