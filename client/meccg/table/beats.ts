// What was heard as beats of the stage: a card of the other laid open, dice, words; an attack and the council as one plate
// when they are over, and so is a turn of the other. A roll that no such plate tells again (influence, corruption) stays until
// readers go on.
import type { Seat, Viewer } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Told } from '../../../protocol/table.ts';
import type { SoundName } from '../../board/sound.ts';
import type { Standing } from '../../host/table-host.ts';
import { isChance } from '../../table/log-lines.ts';
import type { Beat } from '../../table/stage.ts';
import { isAgain, joined as saidOnce } from '../../table/summary.ts';

export interface CardBeat extends Beat {
  readonly kind: 'card';
  /** A card on the table, by its own number. */
  readonly card: number;
}
export interface AttackBeat extends Beat {
  readonly kind: 'attack';
  readonly isDefeated: boolean;
}
export interface CouncilBeat extends Beat {
  readonly kind: 'council';
}
export interface TurnBeat extends Beat {
  readonly kind: 'turn';
  /** Whose turn it was. */
  readonly seat: Seat;
  /** What is told of it; the lines have their own beats. */
  readonly told: readonly Told[];
}
export interface PlainBeat extends Beat {
  readonly kind: 'chance' | 'words';
}
export type CardGameBeat = CardBeat | AttackBeat | CouncilBeat | TurnBeat | PlainBeat;

const CHANCE_MS = 1500;
const CARD_MS = 2400;
const PLATE_MS = 4200;
const PER_LETTER_MS = 22;
const WORDS_MS = { least: 700, most: 2000 };
const MOST_TOGETHER = 3;
/** Moves: no attack is longer. */
const MOST_BACK = 200;

const ATTACK_ENDS = new Set(['attack-defeated', 'attack-over', 'attack-cancelled']);
/** What an attack is remembered by. */
const TOLD_OF_ATTACK = new Set([
  'strike-roll', 'strike-defeated', 'strike-fails', 'strike-ineffectual', 'strike-succeeds', 'strike-cancelled', 'wound', 'body-check',
  'eliminated', 'eliminate', 'detain', 'discard-character', 'company-ends', 'trophy', 'duel-fought', 'duel-won',
]); // biome-ignore format: a list
/** What a turn of another is remembered by. */
const TOLD_OF_TURN = new Set([
  'arrive', 'send-back', 'character', 'avatar', 'item', 'ally', 'play', 'creature', 'reveal-on-guard', 'influence-check', 'check', 'roll',
  'attack-defeated', 'attack-over', 'attack-cancelled', 'wound', 'detain', 'eliminate', 'eliminated', 'discard-character', 'company-ends',
  'return', 'lost', 'store', 'transfer', 'ring-test', 'duel-won', 'burgle', 'barter', 'call',
]); // biome-ignore format: a list
/** Of less the beats themselves are enough. */
const LEAST_OF_TURN = 3;
const LAID_OPEN = new Set(['play', 'creature', 'character', 'reveal-on-guard', 'item', 'ally']);
const AT_COUNCIL = new Set(['reckoning', 'outcome', 'weakest-link']);
/** The other's draws, taps and turns of phases are seen on the table. */
const SILENT = new Set(['draw', 'phase', 'tap', 'untap']);

/** Dice have spoken, a body check's too: said at once to whoever listens. */
export const isDecided = (told: Told): boolean => told.facts?.dice !== undefined || isChance(told);

const SOUND_OF: Readonly<Record<CardGameBeat['kind'], SoundName | undefined>> = {
  card: 'card',
  attack: 'dice',
  council: undefined,
  turn: undefined,
  chance: 'dice',
  words: undefined,
};

/** How a beat is heard; one's own cards as the other's. */
export const soundOf = (beat: Beat): SoundName | undefined => {
  const { kind, lines } = beat as CardGameBeat;
  return SOUND_OF[kind] ?? (lines.some(({ type = '' }) => LAID_OPEN.has(type)) ? 'card' : undefined);
};

interface Line {
  readonly told: Told;
  readonly move: number;
  readonly seat: number;
}

export function beatsOf(standing: Standing, from: number, before?: Standing): readonly CardGameBeat[] {
  const {
    heard,
    table: { viewer },
  } = standing;
  const back = Math.max(0, from - MOST_BACK);
  const lines = heard
    .slice(back)
    .flatMap(({ told, seat }, i) =>
      told.filter(({ text }) => text).map((one): Line => ({ told: one, move: back + i, seat })),
    );
  const turn = lines.findLastIndex(({ told }) => told.type === 'turn');
  const beats = lines.flatMap((line, i): readonly CardGameBeat[] => {
    if (line.move < from) return [];
    if (ATTACK_ENDS.has(line.told.type ?? '')) return [attackPlate(lines.slice(0, i), line)];
    if (i === turn) return [...turnPlate(lines.slice(0, i), line, standing, before), ...beatOf(line, viewer)];
    return beatOf(line, viewer);
  });
  return joined(beats);
}

function beatOf({ told, move, seat }: Line, viewer: Viewer): readonly CardGameBeat[] {
  const { type = '', facts, text, about } = told;
  const span = { from: move, to: move + 1, board: move + 1, lines: [told] };
  const card = about?.find(({ domain }) => domain === 'card')?.id;
  if (SILENT.has(type)) return [];
  if (AT_COUNCIL.has(type)) return [{ kind: 'council', ...span, ms: PLATE_MS, plate: true }];
  if (LAID_OPEN.has(type) && seat !== viewer && card !== undefined)
    return [{ kind: 'card', ...span, ms: CARD_MS, card, plate: true }];
  if (facts?.dice) return [{ kind: 'chance', ...span, ms: CHANCE_MS, stays: !TOLD_OF_ATTACK.has(type) }];
  const ms = Math.min(WORDS_MS.most, WORDS_MS.least + text.length * PER_LETTER_MS);
  return [{ kind: 'words', ...span, ms }];
}

const TITLES: Readonly<Record<CardGameBeat['kind'], string>> = {
  card: 'A card is played',
  attack: 'The attack is over',
  turn: 'The turn is over',
  council: 'The Free Council',
  chance: 'The dice',
  words: 'What happened',
};

/** What stands above the plate of a beat. Not every game ends in the council. */
export function titleOf(beat: CardGameBeat, seatName: (seat: Seat) => string): string {
  if (beat.kind === 'turn') return `The turn of ${seatName(beat.seat)}`;
  if (beat.kind === 'attack' && beat.isDefeated) return 'The attack is defeated';
  if (beat.kind === 'council' && beat.lines.every(({ type }) => type === 'outcome')) return 'The game is over';
  return TITLES[beat.kind];
}

/** All that was told of an attack since it began, up to the line that ends it. */
function attackPlate(before: readonly Line[], end: Line): AttackBeat {
  const first = before.findLastIndex(({ told: { type = '' } }) => type === 'attack' || ATTACK_ENDS.has(type)) + 1;
  const of = before.slice(first).filter(({ told }) => TOLD_OF_ATTACK.has(told.type ?? ''));
  return {
    kind: 'attack',
    from: before[first]?.move ?? end.move,
    to: end.move + 1,
    board: end.move + 1,
    ms: PLATE_MS,
    plate: of.length > 0,
    lines: [...of.map(({ told }) => told), end.told],
    isDefeated: end.told.type === 'attack-defeated',
  };
}

/** Whose turn it was before this one; of more than two that is known only to who looked on, and alone there is no other. */
function whoseTurn({ table }: Standing, before: Standing | undefined): Seat | undefined {
  const { active, rules } = table.view as MeccgView;
  if (rules.solitaire === 1) return undefined;
  if (!before) return table.seats.length === 2 ? 1 - active : undefined;
  const was = (before.table.view as MeccgView).active;
  return was === active ? undefined : was;
}

/** A turn of another, all of it in one look. */
function turnPlate(
  lines: readonly Line[],
  { move }: Line,
  standing: Standing,
  before: Standing | undefined,
): readonly TurnBeat[] {
  const seat = whoseTurn(standing, before);
  const first = lines.findLastIndex(({ told }) => told.type === 'turn') + 1;
  const told = saidOnce(lines.slice(first).map((line) => line.told)).filter(({ type = '' }) => TOLD_OF_TURN.has(type));
  if (seat === undefined || seat === standing.table.viewer || told.length < LEAST_OF_TURN) return [];
  return [{ kind: 'turn', from: move, to: move + 1, board: move, ms: PLATE_MS, plate: true, lines: [], seat, told }];
}

/** Words that follow each other are read together, several times the same once; so is what the council says. */
function joined(beats: readonly CardGameBeat[]): readonly CardGameBeat[] {
  const out: CardGameBeat[] = [];
  for (const beat of beats) {
    const last = out.at(-1);
    const isSame = last?.kind === beat.kind && (beat.kind === 'council' || beat.kind === 'words');
    const again = last !== undefined && isAgain(last.lines, beat.lines);
    if (last && isSame && (beat.kind === 'council' || again || saidOnce(last.lines).length < MOST_TOGETHER))
      out[out.length - 1] = {
        ...last,
        to: beat.to,
        board: beat.board,
        lines: [...last.lines, ...beat.lines],
        ms: beat.kind === 'council' || again ? last.ms : Math.min(WORDS_MS.most * 1.5, last.ms + beat.ms / 2),
      };
    else out.push(beat);
  }
  return out;
}
