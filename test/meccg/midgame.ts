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
import { isEventSite, SITE_COUNT, SITE_IDS, SITE_ROWS } from '../../games/meccg/places/sites.ts';

/** Every word in a card's literal. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

type Alignment = 'hero' | 'minion';

/** What a player of one side can have. */
interface World {
  readonly alignment: Alignment;
  readonly playable: readonly number[];
  readonly people: readonly number[];
  readonly avatars: readonly number[];
  readonly items: readonly number[];
  readonly allies: readonly number[];
  readonly factions: readonly number[];
  /** What turns a gold ring into another one. */
  readonly ringTests: readonly number[];
  readonly sites: readonly number[];
}

function worldOf(alignment: Alignment): World {
  const playable = [...CARDS.keys()].filter(
    (def) => ['neutral', alignment].includes(CARDS[def].alignment) && KIND[def] < SITE_CARD,
  );
  const ofKind = (kind: number): number[] => playable.filter((def) => KIND[def] === kind);
  return {
    alignment,
    playable,
    people: ofKind(CHARACTER),
    avatars: ofKind(AVATAR),
    items: ofKind(ITEM),
    allies: ofKind(ALLY),
    factions: ofKind(FACTION),
    ringTests: playable.filter((def) => {
      const words = wordsIn(CARDS[def]);
      return words.includes('test-ring') || (KIND[def] === ITEM && words.includes('gold-ring'));
    }),
    sites: [...SITE_IDS.keys()].filter((site) => rowOf(alignment, site) && !isEventSite(site)),
  };
}
const rowOf = (alignment: Alignment, site: number) => SITE_ROWS[(alignment === 'minion' ? SITE_COUNT : 0) + site];
const WORLDS = { hero: worldOf('hero'), minion: worldOf('minion') };
const worldFor = (def: number): World => WORLDS[CARDS[def].alignment === 'minion' ? 'minion' : 'hero'];

/** By card number: the cards that it speaks of, and what those speak of. */
const SPEAKS_OF = CARDS.map((card, def) => {
  const words = wordsIn({ ...card, id: '', name: '' });
  const cards = [...new Set(words.map(cardIndex))].filter((other) => other >= 0 && other !== def);
  const isRing = card.kind === 'item' && card.keywords?.some((word) => word.endsWith('ring'));
  return isRing || words.includes('ring-test') ? [...cards, ...worldFor(def).ringTests] : cards;
});
const MENTIONS = SPEAKS_OF.map((cards, def) =>
  [...new Set([...cards, ...cards.flatMap((other) => SPEAKS_OF[other])])].filter((other) => other !== def),
);
/** By card number: the sites that it could be meant for; those where it is played, if it names any. */
const MEANT_FOR = CARDS.map((card, def) => {
  const { alignment, sites } = worldFor(def);
  const words = new Set(wordsIn({ ...card, id: '', name: '' }));
  const played = new Set('play' in card ? wordsIn(card.play) : []);
  const named = sites.filter((site) => played.has(SITE_IDS[site]));
  if (named.length > 0) return named;
  return sites.filter((site) => {
    const row = rowOf(alignment, site);
    if (!row) return false;
    if (card.kind === 'item' && card.item !== 'special') return row.items?.some((kind) => kind === card.item);
    return words.has(SITE_IDS[site]) || words.has(row.region) || words.has(row.type);
  });
});

/** What must be in hand beside a card that lets an item be played, or that follows a faction: such as can be played at the site. */
function besides(t: Table, theme: number, site: number, { alignment, items, factions }: World): number[] {
  const words = wordsIn(CARDS[theme]);
  const kinds = rowOf(alignment, site)?.items ?? [];
  const found: number[] = [];
  if (words.includes('mustered-this-turn')) {
    const near = factions.filter((def) => MEANT_FOR[def].includes(site));
    if (near.length > 0) found.push(t.one(near));
  }
  if (words.includes('play-item')) {
    const isWanted = (def: number): boolean => {
      const card = CARDS[def];
      if (card.kind !== 'item' || !words.includes(card.item)) return false;
      return words.includes('mustered-this-turn') ? COPIES[def] > 1 : kinds.some((kind) => kind === card.item);
    };
    const fitting = items.filter(isWanted);
    if (fitting.length > 0) found.push(t.one(fitting));
  }
  return found;
}

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
function some(t: Table, n: number, left: number[], { playable }: World): CardId[] {
  const pile: CardId[] = [];
  while (pile.length < n) {
    const def = t.one(playable);
    if (left[def] > 0) pile.push(idOf(def));
    left[def]--;
  }
  return pile;
}

/** A seat whose company could play `theme`, and has or holds what `wanted` names. */
function side(t: Table, theme: number, wanted: readonly number[], world: World): Words {
  const left = CARDS.map((_, def) => COPIES[def]);
  const bring = (def: number): boolean => def !== theme && left[def] > 0 && t.takes(def) && left[def]-- > 0;
  const first = MEANT_FOR[theme].length > 0 && t.chance(80) ? t.one(MEANT_FOR[theme]) : t.one(world.sites);
  const sites = [...new Set([first, t.one(world.sites)])].slice(0, 1 + below(t.random, 2));
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
  if (t.chance(60)) join(there.find((def) => KIND[def] === AVATAR) ?? t.one(world.avatars));
  for (const def of there) if (KIND[def] === CHARACTER) join(def);
  for (const company of companies) for (let i = 0; i < 4; i++) join(t.one(world.people), company);
  for (const def of there) if (KIND[def] === ITEM || KIND[def] === ALLY) give(def);
  for (let i = below(t.random, 4); i > 0; i--) give(t.one(t.chance(80) ? world.items : world.allies));
  const factions = [...there.filter((def) => KIND[def] === FACTION), t.one(world.factions), t.one(world.factions)];
  const table = factions.filter(bring).map(idOf);
  const asked = [...besides(t, theme, first, world), ...wanted];
  const held = asked.filter((def) => !isCharacter(def) && KIND[def] < SITE_CARD && left[def]-- > 0);
  return {
    ...(world.alignment === 'minion' && { alignment: 'minion' }),
    companies: companies.filter(({ characters }) => characters.length > 0),
    table,
    hand: [idOf(theme), ...held.slice(0, 5).map(idOf), ...some(t, 7, left, world)].slice(0, 8),
    deck: some(t, 24, left, world),
    discard: some(t, 6, left, world),
    sideboard: some(t, 6, left, world),
  };
}

/** A position of the last turns of a game, made for `card` if one is given and for another one that comes to hand. */
function midgamePosition(random: RandomState, card: number | undefined, alignments: readonly Alignment[]): Words {
  const t = new Table(random);
  const worlds = [
    card !== undefined && CARDS[card].alignment === 'minion' ? WORLDS.minion : WORLDS[alignments[0]],
    WORLDS[alignments[1]],
  ];
  const themes = [card ?? t.one(worlds[0].playable), t.one(worlds[1].playable)];
  const wanted = [0, 1].map((seat) =>
    themes.flatMap((theme, whose) => (isHazard(theme) === (whose !== seat) ? MENTIONS[theme] : [])),
  );
  return {
    turn: 50 + below(random, 8),
    active: t.one(['one', 'two']),
    phase: t.one(['organization', 'organization', 'movement', 'site']),
    one: side(t, themes[0], wanted[0], worlds[0]),
    two: side(t, themes[1], wanted[1], worlds[1]),
  };
}

/** The game, begun in the middle; the seed says where. With a card number, always where that card could be played. */
export const midgameFor = (card?: number, alignments: readonly Alignment[] = ['hero', 'hero']): Game =>
  ({
    ...meccg,
    name: 'meccg-midgame', // its logs are none of meccg's
    create(options: Options, seed: string) {
      const s = meccg.scene(midgamePosition(seedRandom(`midgame ${seed}`), card, alignments), options);
      s.random = seedRandom(seed);
      return s;
    },
  }) as unknown as Game;
export const midgame = midgameFor();
/** The same with a Ringwraith's player against a Wizard's, and between two Ringwraiths'. */
export const mixedMidgame = midgameFor(undefined, ['minion', 'hero']);
export const minionMidgame = midgameFor(undefined, ['minion', 'minion']);
