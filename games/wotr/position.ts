// Positions in words: what scenario files and tests say. `readPosition` makes a state; `writePosition` of its own file says one.
//
//   turn: 3
//   act: shadow                       # whose action it is; or phase: draw, fellowship, hunt, roll, victory
//                                     # (three and four players: team/words.ts)
//   battle: { from: osgiliath, against: minas-tirith, round: 1 }      # with `act`, who attacks with all that he has there:
//                                     # a battle after its first round (1, when absent)
//   ringed: true                      # just before that action it used an Elven Ring, and may not pass
//   minas-tirith: { gondor: 2r 1e 1l, sauron: 5r 1e, nazgul: 1 }      # both sides in a Stronghold: a siege
//   dale: { captured: true }
//   characters: { aragorn: minas-tirith, saruman: orthanc, boromir: eliminated }
//   fellowship: { at: rivendell, progress: 2, revealed: true, corruption: 3, guide: strider, mordor: 0 }
//   politics: { gondor: at war, north: 2 active }
//   dice: { free: [character, muster], shadow: [army] }
//   hunt: { shadow: 2, free: 1 }
//   rings: { free: 3, shadow: 0 }
//   hands: { free: [elven-cloaks], shadow: [] }
//   table: [wormtongue]
//   decks: { free-character: [athelas, …] }      # the top card first
//   pool: [3, 2r, eye-r]   drawn: …   specials: …   gone: …
//
// With Twilight of the Third Age also:
//   umbar: { southrons: 3r, ships: 2 }   north-dunland: { dunlendings: 2 }   fangorn: { ents: 1 }
//   minas-tirith: { gondor: 3r, sauron: 5r, trebuchets: 1, towers: 2 }
//   factions: [hillmen, corsairs, ents]    # in play
//   woken: 2                               # how many of The Ents Awake have been played
//   lost: { ents: 2 }

import type { Words } from '../../engine/game.ts';
import { fail, known, list, type Path, record, whole } from '../../engine/position.ts';
import { shuffle } from '../../engine/random.ts';
import { newBattle } from './armies/new-battle.ts';
import { controller } from './board/control.ts';
import { changeFigures, figuresIn } from './board/figures.ts';
import { armyIn, hasUnits, unitCount } from './forces/force.ts';
import { HOME_SIDE_OF, isAdjacent, REGION_COUNT, regionIndex } from './map/regions.ts';
import { STARTING_ARMIES, STARTING_FELLOWSHIP } from './map/setup.ts';
import { COUNTED, DECK_IDS, KIND_WORDS, PLACES, SIDE_IDS } from './position-words.ts';
import { type Rules, seatNames, sideOfSeat } from './rules.ts';
import { ELIMINATED, emptyBoard, IN_FELLOWSHIP, opponent, type WotrState } from './state.ts';
import { CHARACTER_IDS, GOLLUM, LEVEL_OF, SMEAGOL } from './tables/characters.ts';
import { FACE_IDS, FACES } from './tables/dice.ts';
import { cardsInDecks, EVENT_DECK, EVENT_SIDE, eventIndex, WE_SHALL_GET_IT } from './tables/events.ts';
import { ENTS, FACTION_IDS } from './tables/factions.ts';
import { ELITE, FREE, LEADER, NATION_IDS, REGULAR, SHADOW, SIDES, type Side, START_ACTIVE } from './tables/nations.ts';
import { ENT, figure, figuresOf, isCharacter, nationOfPiece, PIECE_NAMES } from './tables/pieces.ts';
import { SMEAGOL_TILE, startTiles, TILE_COUNT, TILE_NAMES, TILE_SET } from './tables/tiles.ts';
import { readSeat, readTeam, TEAM_KEYS } from './team/words.ts';

const PHASES = ['draw', 'fellowship', 'hunt', 'roll', 'victory'] as const;
const KEYS = [
  'turn', 'act', 'battle', 'ringed', 'phase', 'start', 'characters', 'fellowship', 'politics', 'dice', 'hunt', 'rings', 'used',
  'hands', 'decks', 'discards', 'buried', 'table', 'pool', 'drawn', 'specials', 'gone', 'lost', 'factions', 'woken', ...TEAM_KEYS,
] as const; // biome-ignore format: a list

export function readPosition(words: Words, rules: Rules): WotrState {
  const s = emptyBoard('scene', rules);
  for (const companion of STARTING_FELLOWSHIP.companions) s.at[companion] = IN_FELLOWSHIP;
  if (words['start'] === true) placeStart(s);
  for (const key of Object.keys(words)) if (!KEYS.includes(key as never)) readRegion(s, key, words[key]);
  readCharacters(s, words['characters']);
  readFactions(s, list(words['factions'] ?? [], 'factions'));
  if (words['woken'] !== undefined && s.factions[ENTS]) s.factions[ENTS] += whole(words['woken'], 0, 3, 'woken');
  readFellowship(s, record(words['fellowship'], 'fellowship'));
  readPolitics(s, record(words['politics'], 'politics'));
  readFigureStock(s, record(words['lost'], 'lost'));
  readCards(s, words);
  readTiles(s, words);
  readDice(s, words);
  s.turn = whole(words['turn'] ?? 1, 1, 1000, 'turn');
  const phase = words['phase'];
  if (phase !== undefined && !PHASES.includes(phase as never))
    fail(`"${phase}" is no phase: write ${PHASES.join(', ')}, or act: free or shadow.`, 'phase');
  if (phase === 'fellowship') s.stack.push({ at: 'turn/hunt' }, { at: 'fellowship/phase' });
  else if (phase === 'victory') s.stack.push({ at: 'turn/end' });
  else if (phase !== undefined) s.stack.push({ at: `turn/${phase}` });
  else {
    const seat = readSeat(s, words['act'] ?? seatNames(rules.players)[0], 'act');
    const side = sideOfSeat(s, seat);
    const inBattle = words['battle'] !== undefined;
    const ringed = words['ringed'] === true && s.dice[side].length > 0;
    if (s.team) readTeam(s, s.team, words, seat, inBattle || ringed);
    if (inBattle) {
      readBattle(s, side, record(words['battle'], 'battle'));
      return s;
    }
    s.stack.push((ringed ? { at: 'turn/action', side, ring: true } : { at: 'turn/next', side }) as never);
  }
  return s;
}

/** A battle between its rounds: all that the side has in a region attacks. (Nothing is rolled before somebody is asked.) */
function readBattle(s: WotrState, side: Side, words: Words): void {
  known(words, ['from', 'against', 'round'], 'battle');
  const regionAt = (key: string): number => {
    const region = regionIndex(String(words[key]));
    return region < 0 ? fail(`"${words[key]}" is no region.`, 'battle', key) : region;
  };
  const [from, region] = [regionAt('from'), regionAt('against')];
  const force = armyIn(s, from, side);
  if (unitCount(force) === 0) fail(`${SIDE_IDS[side]} has no Army there that could attack.`, 'battle', 'from');
  if (!hasUnits(s, region, opponent(side))) fail('Nobody is there to be attacked.', 'battle', 'against');
  if (from !== region && !isAdjacent(from, region)) fail('An Army attacks an adjacent region.', 'battle', 'against');
  const battle = newBattle(side, from, region, force, {});
  battle.at = 'battle/round-over';
  battle.round = whole(words['round'] ?? 1, 1, 50, 'battle', 'round');
  if (battle.kind === 'siege' && controller(s, region) === side) battle.kind = 'sortie';
  s.stack.push({ at: 'turn/next', side: opponent(side) } as never, battle);
}

function placeStart(s: WotrState): void {
  for (const { region, nation, regular, elite, leader } of STARTING_ARMIES) {
    changeFigures(s, region, figure(nation, REGULAR), regular);
    changeFigures(s, region, figure(nation, ELITE), elite);
    changeFigures(s, region, figure(nation, LEADER), leader);
  }
}

function readRegion(s: WotrState, key: string, value: unknown): void {
  const region = regionIndex(key);
  if (region < 0) fail(`"${key}" is neither a region nor a part of a position (${KEYS.join(', ')}).`, key);
  if (s.stack.length === 0) clearRegion(s, region);
  for (const [word, what] of Object.entries(record(value, key))) {
    const nation = NATION_IDS.indexOf(word as never);
    if (word === 'captured') {
      if (HOME_SIDE_OF[region] < 0) fail(`${key} has no Settlement that could be captured.`, key, word);
      s.captured[region] = what === true ? 1 : 0;
    } else if (Object.hasOwn(COUNTED, word)) {
      if (COUNTED[word] >= s.reserve.length) fail(`${word} belong to Twilight of the Third Age.`, key, word);
      changeFigures(s, region, COUNTED[word], whole(what, 0, figuresOf(s.rules.twilight)[COUNTED[word]], key, word));
    } else if (nation >= 0) readUnits(s, region, nation, what, key, word);
    else fail(`"${word}" is no Nation: write ${NATION_IDS.join(', ')}, nazgul or captured.`, key, word);
  }
}

function readFactions(s: WotrState, words: readonly unknown[]): void {
  for (const [i, word] of words.entries()) {
    const faction = FACTION_IDS.indexOf(String(word));
    if (faction < 0) fail(`"${word}" is no faction: write ${FACTION_IDS.join(', ')}.`, 'factions', i);
    if (!s.rules.twilight) fail('Factions belong to Twilight of the Third Age.', 'factions', i);
    s.factions[faction] = 1;
  }
}

function clearRegion(s: WotrState, region: number): void {
  for (let piece = 0; piece < s.reserve.length; piece++) {
    const there = isCharacter(piece) ? 0 : figuresIn(s, region, piece);
    if (there) changeFigures(s, region, piece, -there);
  }
}

/** '2r 1e 1l', or { regular: 2, elite: 1, leader: 1 }. */
function readUnits(s: WotrState, region: number, nation: number, value: unknown, ...path: Path): void {
  const kinds = { r: REGULAR, e: ELITE, l: LEADER, regular: REGULAR, elite: ELITE, leader: LEADER } as const;
  const add = (word: string, n: number): void => {
    if (!Object.hasOwn(kinds, word))
      fail(`"${word}" is no kind of figure: write regular, elite or leader (2r 1e 1l).`, ...path);
    const kind = kinds[word as keyof typeof kinds];
    if (kind === LEADER && nation >= 5)
      fail('Only the Free Peoples have Leaders; Nazgûl are written nazgul: 1.', ...path);
    changeFigures(s, region, figure(nation, kind), n);
  };
  if (typeof value === 'string') {
    for (const word of value.split(/\s+/)) {
      const parts = /^(\d{1,2})([rel])$/.exec(word) ?? fail(`"${word}" says no figures: write 2r 1e 1l.`, ...path);
      add(parts[2], Number(parts[1]));
    }
  } else for (const [word, n] of Object.entries(record(value, ...path))) add(word, whole(n, 0, 20, ...path, word));
}

function readCharacters(s: WotrState, value: unknown): void {
  for (const [word, where] of Object.entries(record(value, 'characters'))) {
    const character = CHARACTER_IDS.indexOf(word as never);
    if (character < 0) fail(`"${word}" is no Character: write ${CHARACTER_IDS.join(', ')}.`, 'characters', word);
    const place = Object.hasOwn(PLACES, String(where)) ? PLACES[String(where)] : regionIndex(String(where));
    if (place < 0 && !Object.hasOwn(PLACES, String(where)))
      fail(`"${where}" is neither a region nor one of ${Object.keys(PLACES).join(', ')}.`, 'characters', word);
    if (character >= s.at.length) fail(`"${word}" belongs to Twilight of the Third Age.`, 'characters', word);
    s.at[character] = place;
  }
}

function readFellowship(s: WotrState, words: Words): void {
  known(words, ['at', 'progress', 'revealed', 'corruption', 'guide', 'mordor', 'companions', 'acted'], 'fellowship');
  if (words['companions'] !== undefined) {
    const named = list(words['companions'], 'fellowship', 'companions').map((word) =>
      CHARACTER_IDS.indexOf(word as never),
    );
    for (const c of STARTING_FELLOWSHIP.companions)
      if (s.at[c] === IN_FELLOWSHIP && !named.includes(c)) s.at[c] = ELIMINATED;
    for (const c of named) {
      if (c < 0) fail('A Companion listed here does not exist.', 'fellowship', 'companions');
      s.at[c] = IN_FELLOWSHIP;
    }
  }
  if (words['at'] !== undefined) {
    s.ringBearers = regionIndex(String(words['at']));
    if (s.ringBearers < 0) fail(`"${words['at']}" is no region.`, 'fellowship', 'at');
  }
  s.progress = whole(words['progress'] ?? 0, 0, 12, 'fellowship', 'progress');
  s.revealed = words['revealed'] === true ? 1 : 0;
  s.corruption = whole(words['corruption'] ?? 0, 0, 11, 'fellowship', 'corruption');
  s.mordor = whole(words['mordor'] ?? 0, 0, 5, 'fellowship', 'mordor');
  s.fellowshipActed = words['acted'] === true ? 1 : 0;
  const inside = [...s.at.keys()].filter((c) => s.at[c] === IN_FELLOWSHIP);
  const best =
    s.at[SMEAGOL] === IN_FELLOWSHIP
      ? SMEAGOL
      : inside.length === 0
        ? GOLLUM
        : inside.reduce((a, b) => (LEVEL_OF[b] > LEVEL_OF[a] ? b : a));
  s.guide = words['guide'] === undefined ? best : CHARACTER_IDS.indexOf(String(words['guide']) as never);
  if (s.guide !== GOLLUM && s.at[s.guide] !== IN_FELLOWSHIP)
    fail(`"${words['guide']}" is not in the Fellowship.`, 'fellowship', 'guide');
}

/** 'at war', '2', '1 active', '3 passive'. */
function readPolitics(s: WotrState, words: Words): void {
  for (const [word, value] of Object.entries(words)) {
    const nation = NATION_IDS.indexOf(word as never);
    if (nation < 0) fail(`"${word}" is no Nation: write ${NATION_IDS.join(', ')}.`, 'politics', word);
    const parts =
      /^(at war|[0-3])(?: (active|passive))?$/.exec(String(value)) ??
      fail(
        `"${value}" is no political position: write at war, or the steps above it and active or passive (2 active).`,
        'politics',
        word,
      );
    s.step[nation] = parts[1] === 'at war' ? 0 : Number(parts[1]);
    if (s.step[nation] === 0) s.active[nation] = 1;
    if (parts[2] === 'passive' && START_ACTIVE[nation])
      fail(`${word} has no passive side on its counter (WR-7.5.3).`, 'politics', word);
    if (parts[2]) s.active[nation] = parts[2] === 'active' ? 1 : 0;
  }
}

/** What is neither on the map nor lost is in the reserve; more figures than exist are refused. */
function readFigureStock(s: WotrState, lost: Words): void {
  for (const [word, value] of Object.entries(lost)) {
    if (word === 'ents' && s.rules.twilight) {
      s.lost[ENT] = whole(value, 0, figuresOf(true)[ENT], 'lost', word);
      continue;
    }
    const nation = NATION_IDS.indexOf(word as never);
    if (nation < 0) fail(`"${word}" is no Nation.`, 'lost', word);
    for (const [kind, n] of Object.entries(record(value, 'lost', word)))
      s.lost[figure(nation, KIND_WORDS.indexOf(kind))] = whole(n, 0, 20, 'lost', word, kind);
  }
  const all = figuresOf(s.rules.twilight);
  for (let piece = 0; piece < all.length; piece++) {
    if (isCharacter(piece)) continue;
    let used = s.lost[piece];
    for (let region = 0; region < REGION_COUNT; region++) used += figuresIn(s, region, piece);
    s.reserve[piece] = all[piece] - used;
    const whose = NATION_IDS[nationOfPiece(piece)] ?? PIECE_NAMES[piece];
    if (s.reserve[piece] < 0) fail(`The position uses ${used} figures of ${whose} where the game has ${all[piece]}.`);
  }
}

function readCards(s: WotrState, words: Words): void {
  const used = new Set<number>();
  const inGame = cardsInDecks(s.rules.twilight);
  const special = s.rules.twilight ? WE_SHALL_GET_IT : -1;
  const take = (value: unknown, side: number, ...path: Path): number[] =>
    list(value ?? [], ...path).map((word, i) => {
      const card = eventIndex(String(word));
      if (card < 0) fail(`"${word}" is no event card.`, ...path, i);
      if (side >= 0 && EVENT_SIDE[card] !== side) fail(`"${word}" belongs to the other side.`, ...path, i);
      if (!inGame.includes(card) && card !== special) fail(`"${word}" is not in this game.`, ...path, i);
      if (used.has(card)) fail(`"${word}" is in two places.`, ...path, i);
      used.add(card);
      return card;
    });
  const hands = record(words['hands'], 'hands');
  const buried = record(words['buried'], 'buried');
  const seats = seatNames(s.rules.players);
  known(hands, seats, 'hands');
  known(buried, seats, 'buried');
  for (const [seat, name] of seats.entries()) {
    s.hands[seat] = take(hands[name], sideOfSeat(s, seat), 'hands', name);
    s.buried[seat] = take(buried[name], sideOfSeat(s, seat), 'buried', name);
  }
  const discards = record(words['discards'], 'discards');
  known(discards, SIDE_IDS, 'discards');
  for (const side of SIDES) s.discards[side] = take(discards[SIDE_IDS[side]], side, 'discards', SIDE_IDS[side]);
  s.table = take(words['table'], -1, 'table');
  const decks = record(words['decks'], 'decks');
  known(decks, DECK_IDS, 'decks');
  const tops = DECK_IDS.map((id, i) => take(decks[id], i >> 1, 'decks', id).reverse());
  for (const card of inGame) if (!used.has(card)) s.decks[EVENT_SIDE[card] * 2 + EVENT_DECK[card]].push(card);
  for (const [i, deck] of s.decks.entries()) {
    shuffle(s, deck);
    deck.push(...tops[i]);
  }
}

function readTiles(s: WotrState, words: Words): void {
  const free = new Set(
    Array.from({ length: TILE_COUNT }, (_, tile) => tile).filter(
      (tile) => TILE_SET[tile] !== SMEAGOL_TILE || s.rules.twilight,
    ),
  );
  const start = startTiles(s.rules.twilight);
  const take = (value: unknown, key: string): number[] =>
    list(value ?? [], key).map((word, i) => {
      const tile =
        [...free].find((t) => TILE_NAMES[t] === String(word)) ?? fail(`There is no tile "${word}" left.`, key, i);
      free.delete(tile);
      return tile;
    });
  s.drawn = take(words['drawn'], 'drawn');
  s.specials = take(words['specials'], 'specials');
  s.gone = take(words['gone'], 'gone');
  s.pool = words['pool'] === undefined ? start.filter((tile) => free.has(tile)) : take(words['pool'], 'pool');
  if (words['pool'] !== undefined)
    for (const tile of start)
      if (free.has(tile) && !s.pool.includes(tile)) (TILE_SET[tile] === SMEAGOL_TILE ? s.gone : s.drawn).push(tile);
}

function readDice(s: WotrState, words: Words): void {
  const dice = record(words['dice'], 'dice');
  known(dice, SIDE_IDS, 'dice');
  for (const side of [FREE, SHADOW] as const)
    s.dice[side] = list(dice[SIDE_IDS[side]] ?? [], 'dice', SIDE_IDS[side])
      .map((word, i) => {
        const face = FACE_IDS.indexOf(word as never);
        if (!FACES[side].includes(face) && face !== FACE_IDS.indexOf('army'))
          fail(
            `"${word}" is no face of that die: write ${FACES[side].map((f) => FACE_IDS[f]).join(', ')}.`,
            'dice',
            SIDE_IDS[side],
            i,
          );
        return face;
      })
      .sort((a, b) => a - b);
  const hunt = record(words['hunt'], 'hunt');
  s.huntDice = whole(hunt['shadow'] ?? 0, 0, 10, 'hunt', 'shadow');
  s.huntFree = whole(hunt['free'] ?? 0, 0, 6, 'hunt', 'free');
  const rings = record(words['rings'], 'rings');
  for (const side of [FREE, SHADOW])
    s.rings[side] = whole(rings[SIDE_IDS[side]] ?? s.rings[side], 0, 3, 'rings', SIDE_IDS[side]);
  for (const word of list(words['used'] ?? [], 'used')) {
    if (word === 'mouth') s.mouthUsed = 1;
    else s.ringUsed[sideIndex(word, 'used')] = 1;
  }
}

function sideIndex(value: unknown, ...path: Path): Side {
  const side = SIDE_IDS.indexOf(value as never);
  return side < 0 ? fail(`"${value}" is no side: write free or shadow.`, ...path) : (side as Side);
}
