// What was heard as beats of the stage: journeys, dice, cards, words; a battle and a Hunt as one plate when they are over,
// a Hunt that found nobody as its dice.
import type { Viewer } from '../../engine/game.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Told } from '../../protocol/table.ts';
import type { Standing } from '../host/table-host.ts';
import type { Beat } from '../table/stage.ts';
import { isAgain, joined } from '../table/summary.ts';
import { battleIn } from './doing.ts';
import { type BattleTelling, type HuntTelling, tellBattle, tellHunt } from './tellings.ts';
import { type TurnTelling, tellTurn } from './turn-telling.ts';

interface OnMap extends Beat {
  readonly regions: readonly number[];
}
export interface Journey extends OnMap {
  readonly kind: 'journey';
  readonly way: readonly number[];
  readonly side: Side;
  /** None: the Ring-bearers. */
  readonly pieces: readonly number[];
}
export interface BattleBeat extends OnMap {
  readonly kind: 'battle';
  readonly battle: BattleTelling;
}
export interface HuntBeat extends OnMap {
  readonly kind: 'hunt';
  readonly hunt: HuntTelling;
}
export interface CardBeat extends OnMap {
  readonly kind: 'card';
  readonly card: number;
  /** Drawn: seen by its owner alone. */
  readonly drawn: boolean;
}
/** All that the others did before the player is asked again. */
export interface TurnBeat extends OnMap {
  readonly kind: 'turn';
  readonly turn: TurnTelling;
}
export interface Other extends OnMap {
  readonly kind: 'chance' | 'words';
}
export type WarBeat = Journey | BattleBeat | HuntBeat | CardBeat | TurnBeat | Other;

const JOURNEY_MS = 1100;
const CHANCE_MS = 1500;
const FAILED_HUNT_MS = 2400;
const CARD_MS = 2400;
const PLATE_MS = 4200;
const PER_LETTER_MS = 22;
const WORDS_MS = { least: 700, most: 2000 };
const MOST_TOGETHER = 3;
/** Moves: no battle is longer. */
const MOST_BACK = 300;

/** What can be heard while a battle lasts, and of its end. */
const IN_BATTLE = new Set([
  'combat-round', 'declare-card', 'combat-card', 'card-cancelled', 'combat-roll', 'leader-reroll', 'no-reroll', 'additional-attack',
  'extra-hits', 'hits-cancelled', 'hit-cancelled', 'casualty', 'reduce', 'bleed', 'dread', 'confusion', 'turned', 'struck-down',
  'press-on', 'cease', 'retreat', 'withdraw', 'falls', 'army-destroyed', 'eliminate', 'battle-over', 'battle-advance', 'no-advance',
  'siege', 'sortie-over', 'capture', 'advance', 'activate', 'silenced', 'nazgul-flee', 'taken-alive', 'white-rider', 'disband',
  'superiority', 'engine-lost', 'ships-lost', 'dice-changed',
]); // biome-ignore format: a list
const DECIDED = new Set(['battle-over', 'cease', 'retreat', 'withdraw', 'sortie-over']);
/** Of the attack if it comes before the end, of what follows if after. */
const POLITICS = new Set(['advance', 'activate']);
const HUNT_STARTS = new Set(['hunt-roll', 'tile']);
const IN_HUNT = new Set([
  'hunt-roll', 'hunt-reroll', 'tile', 'tile-ignored', 'no-tile', 'tiles-gone', 'hunt', 'hunt-damage', 'corruption', 'companion-lost',
  'taken-alive', 'betrayal', 'reveal', 'reveal-to', 'ring-bearers', 'guide', 'separate', 'companion-move', 'mordor', 'mordor-stop',
  'lure', 'eliminate',
]); // biome-ignore format: a list
/** What the plate shows while it asks how the Hunt is answered. */
const ASKED_ABOUT = new Set(['hunt-roll', 'hunt-reroll', 'tile', 'hunt', 'hunt-damage']);
/** Told again by the plate or the card that follows. */
const SILENT = new Set(['combat-round', 'declare-card']);

export interface Line {
  readonly told: Told;
  /** The move it was heard of, and who made it. */
  readonly move: number;
  readonly seat: number;
}

/** A stretch of lines that belong together. */
export interface Stretch {
  readonly kind: 'battle' | 'hunt' | 'line';
  readonly lines: readonly [Line, ...Line[]];
}

export function beatsOf(standing: Standing, from: number, before?: Standing): readonly WarBeat[] {
  const { viewer } = standing.table;
  const view = standing.table.view as WotrView;
  const back = Math.max(0, from - MOST_BACK);
  const lines = standing.heard
    .slice(back)
    .flatMap(({ told, seat }, i) =>
      told.filter(({ text }) => text).map((one): Line => ({ told: one, move: back + i, seat })),
    );
  const open = openIn(view);
  const was = before && openIn(before.table.view as WotrView);
  const beats: WarBeat[] = [];
  const all = stretches(lines);
  for (const [i, stretch] of all.entries()) {
    const [first] = stretch.lines;
    const last = stretch.lines.at(-1) ?? first;
    const next = all[i + 1];
    const wasOpen = stretch.kind !== 'line' && was?.[stretch.kind];
    const isOld = was !== undefined && !wasOpen && first.move < from;
    if (stretch.kind === 'line' || isOld) beats.push(...lineBeats(stretch.lines, viewer, from));
    else if (last.move >= from || (wasOpen && (!next || next.lines[0].move >= from))) {
      beats.push(...opening(stretch, from), ...lineBeats(drawnIn(stretch), viewer, from));
      if (next || !open[stretch.kind]) beats.push(...plateOf(stretch));
      else if (stretch.kind === 'hunt') beats.push(...lineBeats(answersTo(stretch), viewer, from));
    }
  }
  return [...joinedWords(beats), ...turnPlate(all, standing, before)];
}

/** What is unfinished. */
const openIn = (view: WotrView) => ({
  battle: battleIn(view) !== undefined,
  hunt: view.doing.some(({ at }) => at.startsWith('hunt/')),
});

function stretches(lines: readonly Line[]): readonly Stretch[] {
  const out: Stretch[] = [];
  let [first, ...rest] = lines;
  while (first) {
    const stretch = stretchFrom(first, rest);
    out.push(stretch);
    [first, ...rest] = rest.slice(stretch.lines.length - 1);
  }
  return out;
}

function stretchFrom(first: Line, rest: readonly Line[]): Stretch {
  const { type = '' } = first.told;
  const kind = type === 'attack' ? 'battle' : HUNT_STARTS.has(type) ? 'hunt' : 'line';
  if (kind === 'line') return { kind, lines: [first] };
  const goesOn = kind === 'battle' ? IN_BATTLE : IN_HUNT;
  let isDecided = false;
  let hasDrawn = false;
  const end = rest.findIndex(({ told }) => {
    if (kind === 'battle' && !isDecided && isDraw(told)) {
      hasDrawn = true;
      return false;
    }
    const { type: next = '' } = told;
    if (!goesOn.has(next) || ((isDecided || hasDrawn) && POLITICS.has(next))) return true;
    isDecided ||= DECIDED.has(next);
    hasDrawn = false;
    return false;
  });
  const inside = end < 0 ? rest : rest.slice(0, end);
  // Drawn after its last blow, a card is no part of it.
  const last = inside.findLastIndex(({ told }) => kind !== 'battle' || !isDraw(told));
  return { kind, lines: [first, ...inside.slice(0, last + 1)] };
}

/** In the midst of a battle too: the Witch-king draws when a Combat Card is used. Others are told no more than that. */
const isDraw = ({ type }: Told): boolean => type === 'draw-card' || type === undefined;

const regionsOf = (lines: readonly Told[]): readonly number[] =>
  lines.flatMap(({ about = [] }) => about.filter(({ domain }) => domain === 'region').map(({ id }) => id));

/** A beat of any game, such as what was heard of one move, with its places. */
export const onMap = (beat: Beat): WarBeat =>
  'kind' in beat ? (beat as WarBeat) : { ...beat, kind: 'words', regions: regionsOf(beat.lines) };

/** An attack is seen coming before anything is known of its end; an assault on walls comes from nowhere else. */
function opening({ kind, lines: [first] }: Stretch, from: number): readonly WarBeat[] {
  return kind === 'battle' && first?.told.facts?.way && first.move >= from ? [journeyOf(first)] : [];
}

/** Cards are turned up for their owner as they are drawn. */
const drawnIn = ({ kind, lines }: Stretch): readonly Line[] =>
  kind === 'battle' ? lines.filter(({ told }) => told.type === 'draw-card') : [];

/** What has come of an unfinished Hunt: a Companion drawn by lot is seen before anybody is asked about him. */
const answersTo = ({ lines }: Stretch): readonly Line[] =>
  lines.filter(({ told: { type = '' } }) => !ASKED_ABOUT.has(type));

function plateOf({ kind, lines }: Stretch): readonly WarBeat[] {
  const told = lines.map((line) => line.told);
  const [first] = lines;
  const last = lines.at(-1) ?? first;
  const span = { from: first.move, to: last.move + 1, board: last.move + 1, lines: told };
  const battle = kind === 'battle' ? tellBattle(told) : undefined;
  if (battle) return [{ kind: 'battle', ...span, plate: true, ms: PLATE_MS, regions: [battle.region], battle }];
  const regions = regionsOf(told);
  const hunt = tellHunt(told);
  if (hunt.tiles.length === 0) return [{ kind: 'chance', ...span, stays: true, ms: FAILED_HUNT_MS, regions }];
  return [{ kind: 'hunt', ...span, plate: true, ms: PLATE_MS, regions, hunt }];
}

function turnPlate(all: readonly Stretch[], standing: Standing, before: Standing | undefined): readonly TurnBeat[] {
  const { heard, table, thinking } = standing;
  const wasAsked = before !== undefined && !before.thinking && before.table.question !== null;
  if (!table.question || thinking || wasAsked) return [];
  const turn = tellTurn(all, standing);
  if (!turn) return [];
  const told = turn.deeds.flatMap(({ lines }) => lines);
  const span = { from: heard.length - 1, to: heard.length, board: heard.length };
  // Its lines have their own beats, which a line of the log leads to.
  return [{ kind: 'turn', ...span, plate: true, ms: PLATE_MS, lines: [], regions: regionsOf(told), turn }];
}

function lineBeats(lines: readonly Line[], viewer: Viewer, from: number): readonly WarBeat[] {
  return lines
    .filter(({ told, move }) => move >= from && !SILENT.has(told.type ?? ''))
    .map((line): WarBeat => {
      const { told, move, seat } = line;
      const { facts, text, type = '' } = told;
      const card = told.about?.find(({ domain }) => domain === 'card')?.id;
      if (facts?.way && facts.way.length > 1 && facts.way[0] !== facts.way.at(-1)) return journeyOf(line);
      const span = { from: move, to: move + 1, board: move + 1, lines: [told], regions: regionsOf([told]) };
      if (card !== undefined && (type === 'play-card' || type === 'draw-card')) {
        const drawn = type === 'draw-card';
        return { kind: 'card', ...span, ms: CARD_MS, card, drawn, plate: !drawn && seat !== viewer };
      }
      if (facts?.dice ?? facts?.faces ?? facts?.tile) return { kind: 'chance', ...span, ms: CHANCE_MS };
      return { kind: 'words', ...span, ms: Math.min(WORDS_MS.most, WORDS_MS.least + text.length * PER_LETTER_MS) };
    });
}

/** Shown on the board before it; there the pieces still stand where they set out from. */
function journeyOf({ told, move }: Line): Journey {
  const { facts } = told;
  const way = facts?.way ?? [];
  return {
    kind: 'journey',
    from: move,
    to: move + 1,
    board: move,
    ms: JOURNEY_MS,
    lines: [told],
    regions: way,
    way,
    side: facts?.seat === 1 ? 1 : 0,
    pieces: facts?.pieces ?? [],
  };
}

/** Words that follow each other are read together; what is said several times running, once. */
function joinedWords(beats: readonly WarBeat[]): readonly WarBeat[] {
  const out: WarBeat[] = [];
  for (const beat of beats) {
    const last = out.at(-1);
    const again = last !== undefined && isAgain(last.lines, beat.lines);
    if (beat.kind === 'words' && last?.kind === 'words' && (again || joined(last.lines).length < MOST_TOGETHER))
      out[out.length - 1] = {
        ...last,
        to: beat.to,
        board: beat.board,
        lines: [...last.lines, ...beat.lines],
        regions: [...last.regions, ...beat.regions],
        ms: again ? last.ms : Math.min(WORDS_MS.most * 1.5, last.ms + beat.ms / 2),
      };
    else out.push(beat);
  }
  return out;
}
