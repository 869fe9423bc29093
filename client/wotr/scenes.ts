// What was heard as a few scenes to be seen again: journeys, dice, battles in one summary, and plain words.
import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { Told } from '../../protocol/table.ts';
import type { Heard } from '../host/local-table.ts';

interface AnyScene {
  readonly lines: readonly Told[];
  readonly regions: readonly number[];
  /** The board that is shown meanwhile: after how many moves. */
  readonly board: number;
  readonly ms: number;
}
export interface Journey extends AnyScene {
  readonly kind: 'journey';
  readonly way: readonly number[];
  readonly side: Side;
  /** None: the Ring-bearers. */
  readonly pieces: readonly number[];
}
export interface BattleScene extends AnyScene {
  readonly kind: 'battle';
  readonly way: readonly number[];
  readonly words: string;
}
export interface Other extends AnyScene {
  readonly kind: 'chance' | 'words';
}
export type Scene = Journey | BattleScene | Other;

const JOURNEY_MS = 1100;
const CHANCE_MS = 1500;
const BATTLE_MS = 2600;
const PER_LETTER_MS = 22;
const WORDS_MS = { least: 900, most: 2200 };
/** Longer is no longer a glance: the scenes are then shown faster. */
const MOST_MS = 15_000;

const ENDS = new Set(['battle-over', 'cease', 'retreat', 'withdraw', 'sortie-over']);
const ROLLS = new Set(['combat-roll', 'leader-reroll', 'additional-attack']);
const FIGHTS = new Set([...ROLLS, 'attack', 'combat-round', 'declare-card', 'combat-card', 'casualty', 'reduce']);

const regionsOf = (lines: readonly Told[]): readonly number[] =>
  lines.flatMap(({ about = [] }) => about.filter(({ domain }) => domain === 'region').map(({ id }) => id));

interface Line {
  readonly told: Told;
  /** The move it was heard of. */
  readonly move: number;
}

/** The moves `from` to `to` of what was heard. */
export function scenesOf(heard: readonly Heard[], from: number, to: number): readonly Scene[] {
  const lines = heard
    .slice(from, to)
    .flatMap(({ told }, i) => told.filter(({ text }) => text).map((one): Line => ({ told: one, move: from + i })));
  const scenes: Scene[] = [];
  for (let i = 0; i < lines.length; ) {
    const fight = fightAt(lines, i);
    if (fight > i) scenes.push(battleScene(lines.slice(i, fight)));
    else scenes.push(sceneOf(lines[i]));
    i = Math.max(fight, i + 1);
  }
  return hurried(joinedWords(scenes));
}

/** Where the fight that goes on here ends; here, if there is none. */
function fightAt(lines: readonly Line[], start: number): number {
  if (!FIGHTS.has(lines[start].told.type ?? '')) return start;
  for (let i = start; i < lines.length; i++) {
    const { type = '', facts } = lines[i].told;
    // A retreat is seen as a journey of its own.
    if (ENDS.has(type)) return facts?.way ? i : i + 1;
    if (i > start && (type === 'attack' || type === 'army-move')) return i;
  }
  return lines.length;
}

function sceneOf({ told, move }: Line): Scene {
  const { facts, text } = told;
  const lines = [told];
  const regions = regionsOf(lines);
  if (facts?.way && facts.way.length > 1 && facts.way[0] !== facts.way.at(-1))
    return {
      kind: 'journey',
      lines,
      regions: facts.way,
      board: move,
      ms: JOURNEY_MS,
      way: facts.way,
      side: facts.seat === 1 ? 1 : 0,
      pieces: facts.pieces ?? [],
    };
  if (facts?.dice ?? facts?.faces ?? facts?.tile)
    return { kind: 'chance', lines, regions, board: move + 1, ms: CHANCE_MS };
  const ms = Math.min(WORDS_MS.most, WORDS_MS.least + text.length * PER_LETTER_MS);
  return { kind: 'words', lines, regions, board: move + 1, ms };
}

function battleScene(fight: readonly Line[]): BattleScene {
  const told = fight.map((line) => line.told);
  const attack = told.find(({ type }) => type === 'attack');
  const last = fight[fight.length - 1];
  return {
    kind: 'battle',
    lines: [last.told],
    regions: regionsOf(told),
    board: last.move + 1,
    ms: BATTLE_MS,
    way: attack?.facts?.way ?? [],
    words: battleWords(told),
  };
}

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

const fallen = (n: number, whose: string): string => `${n} of ${whose} ${n === 1 ? 'falls' : 'fall'}`;

/** 'The battle for Osgiliath: the Shadow hits 5 times and loses 2 figures; …' */
export function battleWords(told: readonly Told[]): string {
  // Nobody has struck yet: what was said is all there is.
  if (!told.some(({ type = '' }) => ROLLS.has(type)))
    return told
      .filter(({ type = '' }) => type !== 'combat-round' && type !== 'declare-card')
      .map(({ text }) => text)
      .join(' ');
  const hits: [number, number] = [0, 0];
  const lost: [number, number] = [0, 0];
  for (const { type = '', facts } of told) {
    const side = facts?.seat === 1 ? 1 : 0;
    if (ROLLS.has(type)) hits[side] += facts?.hits?.filter(Boolean).length ?? 0;
    if (type === 'casualty') lost[side] += facts?.pieces?.length ?? 0;
  }
  const [where] = regionsOf(told);
  const head = where === undefined ? 'The battle goes on' : `The battle for ${REGION_NAMES[where]}`;
  const deeds = [
    `the Shadow hits ${times(hits[1])}${lost[0] > 0 ? `, and ${fallen(lost[0], 'the Free Peoples')}` : ''}`,
    `the Free Peoples hit ${times(hits[0])}${lost[1] > 0 ? `, and ${fallen(lost[1], 'the Shadow')}` : ''}`,
  ];
  const end = told.findLast(({ type = '' }) => ENDS.has(type));
  return `${head}: ${deeds.join('; ')}.${end ? ` ${end.text}` : ''}`
    .replaceAll('hits 0 times', 'never hits')
    .replaceAll('hit 0 times', 'never hit');
}

/** Words that follow each other are read together, three at a time. */
function joinedWords(scenes: readonly Scene[]): readonly Scene[] {
  const out: Scene[] = [];
  for (const scene of scenes) {
    const last = out.at(-1);
    if (scene.kind === 'words' && last?.kind === 'words' && last.lines.length < 3)
      out[out.length - 1] = {
        ...last,
        lines: [...last.lines, ...scene.lines],
        regions: [...last.regions, ...scene.regions],
        board: scene.board,
        ms: Math.min(WORDS_MS.most * 1.5, last.ms + scene.ms / 2),
      };
    else out.push(scene);
  }
  return out;
}

function hurried(scenes: readonly Scene[]): readonly Scene[] {
  const all = scenes.reduce((sum, { ms }) => sum + ms, 0);
  return all <= MOST_MS ? scenes : scenes.map((scene) => ({ ...scene, ms: (scene.ms * MOST_MS) / all }));
}
