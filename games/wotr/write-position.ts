// A position in the words that position.ts reads.
import type { Words } from '../../engine/game.ts';
import { figuresIn } from './board/figures.ts';
import type { BattleFrame } from './frames.ts';
import { REGION_COUNT, REGION_IDS } from './map/regions.ts';
import { COUNTED, DECK_IDS, KIND_WORDS, PLACES, SIDE_IDS } from './position-words.ts';
import { seatNames } from './rules.ts';
import type { WotrState } from './state.ts';
import { CHARACTER_IDS } from './tables/characters.ts';
import { FACE_IDS } from './tables/dice.ts';
import { EVENT_SLUGS } from './tables/events.ts';
import { ENTS, FACTION_IDS } from './tables/factions.ts';
import { FREE, LEADER, NATION_IDS, SAURON, SHADOW, type Side } from './tables/nations.ts';
import { ENT, FIGURE_COUNT, figure, kindOfPiece, nationOfPiece } from './tables/pieces.ts';
import { TILE_NAMES } from './tables/tiles.ts';
import { writeTeam } from './team/words.ts';

/** The whole position. */
export function writePosition(s: WotrState): Words {
  const words: Record<string, unknown> = { turn: s.turn };
  const top = s.stack[s.stack.length - 1] as { at: string; side?: number; ring?: boolean } | undefined;
  if (s.team) Object.assign(words, writeTeam(s, s.team, top?.side as Side | undefined));
  else if (top?.side !== undefined) words['act'] = SIDE_IDS[top.side];
  if (top?.ring === true) words['ringed'] = true;
  const battle = s.stack.find(({ at }) => at.startsWith('battle/')) as BattleFrame | undefined;
  if (battle) {
    const { from, region, round } = battle;
    words['battle'] = { from: REGION_IDS[from], against: REGION_IDS[region], round };
  }
  for (let region = 0; region < REGION_COUNT; region++) {
    const here = regionWords(s, region);
    if (Object.keys(here).length > 0) words[REGION_IDS[region]] = here;
  }
  const bySide = <T>(of: (side: Side) => T): Record<string, T> => ({ free: of(FREE), shadow: of(SHADOW) });
  const cards = (pile: readonly number[]): string[] => pile.map((card) => EVENT_SLUGS[card]);
  const names = seatNames(s.rules.players);
  const bySeat = (piles: readonly (readonly number[])[]): Record<string, string[]> =>
    Object.fromEntries(piles.map((pile, seat) => [names[seat], cards(pile)]));
  const tiles = (pile: readonly number[]): string[] => pile.map((tile) => TILE_NAMES[tile]);
  const placeOf = (at: number): string =>
    at >= 0 ? REGION_IDS[at] : (Object.keys(PLACES).find((word) => PLACES[word] === at) ?? 'aside');
  return {
    ...words,
    characters: Object.fromEntries(s.at.map((at, c) => [CHARACTER_IDS[c], placeOf(at)])),
    ...(s.rules.twilight && { factions: FACTION_IDS.filter((_, faction) => s.factions[faction]) }),
    ...(s.factions[ENTS] > 1 && { woken: s.factions[ENTS] - 1 }),
    fellowship: {
      at: REGION_IDS[s.ringBearers],
      progress: s.progress,
      revealed: s.revealed === 1,
      corruption: s.corruption,
      guide: CHARACTER_IDS[s.guide],
      mordor: s.mordor,
      acted: s.fellowshipActed === 1,
    },
    politics: Object.fromEntries(
      NATION_IDS.map((id, n) => [
        id,
        s.step[n] === 0
          ? s.active[n]
            ? 'at war'
            : 'at war passive'
          : `${s.step[n]} ${s.active[n] ? 'active' : 'passive'}`,
      ]),
    ),
    lost: lostWords(s),
    dice: bySide((side) => s.dice[side].map((face) => FACE_IDS[face])),
    hunt: { shadow: s.huntDice, free: s.huntFree },
    rings: bySide((side) => s.rings[side]),
    used: [...(s.mouthUsed ? ['mouth'] : []), ...SIDE_IDS.filter((_, side) => s.ringUsed[side])],
    hands: bySeat(s.hands),
    discards: bySide((side) => cards(s.discards[side])),
    buried: bySeat(s.buried),
    table: cards(s.table),
    decks: Object.fromEntries(DECK_IDS.map((id, i) => [id, cards(s.decks[i]).reverse()])),
    pool: tiles(s.pool),
    drawn: tiles(s.drawn),
    specials: tiles(s.specials),
    gone: tiles(s.gone),
  };
}

function regionWords(s: WotrState, region: number): Record<string, unknown> {
  const here: Record<string, unknown> = {};
  for (const [nation, id] of NATION_IDS.entries()) {
    const said = (['r', 'e', 'l'] as const)
      .map((letter, kind) => [figuresIn(s, region, figure(nation, kind)), letter, kind] as const)
      .filter(([n, , kind]) => n > 0 && !(nation === SAURON && kind === LEADER))
      .map(([n, letter]) => `${n}${letter}`);
    if (said.length > 0) here[id] = said.join(' ');
  }
  for (const [word, piece] of Object.entries(COUNTED)) {
    const n = piece < s.reserve.length ? figuresIn(s, region, piece) : 0;
    if (n) here[word] = n;
  }
  if (s.captured[region]) here['captured'] = true;
  return here;
}

function lostWords(s: WotrState): Record<string, unknown> {
  const words: Record<string, Record<string, number>> = {};
  for (let piece = 0; piece < FIGURE_COUNT; piece++) {
    if (s.lost[piece] === 0) continue;
    const nation = NATION_IDS[nationOfPiece(piece)];
    words[nation] ??= {};
    words[nation][KIND_WORDS[kindOfPiece(piece)]] = s.lost[piece];
  }
  return s.lost[ENT] ? { ...words, ents: s.lost[ENT] } : words;
}
