// A whole turn of the others in one look: what they did in several actions since the player's own last deed.
import type { Seat } from '../../engine/game.ts';
import type { Told } from '../../protocol/table.ts';
import type { Standing } from '../host/table-host.ts';
import { isAgain, joined } from '../table/summary.ts';
import type { Stretch } from './beats.ts';
import { lossesOf, tellBattle } from './tellings.ts';

/** One thing they did; of a battle who attacked whom, what was lost, and how it ended. */
export interface Deed {
  readonly lines: readonly Told[];
  /** By side, figures by their numbers. */
  readonly lost?: readonly [readonly number[], readonly number[]] | undefined;
}

export interface TurnTelling {
  readonly seats: readonly Seat[];
  readonly deeds: readonly Deed[];
  /** Where they went. */
  readonly ways: readonly (readonly number[])[];
}

/** Fewer are seen as they happen, and stay on the map as arrows. */
const LEAST_DEEDS = 4;
/** Seen at the player's own question, or told again by what follows. What has no kind is the draw of another. */
const PASSED_OVER = new Set(['', 'turn', 'combat-round', 'declare-card', 'draw-card', 'pass']);
/** With every turn; worth a line, but no plate. */
const USUAL = new Set(['hunt-dice', 'action-roll', 'eyes']);
/** Undefined when they did no more than one sees at a glance. */
export function tellTurn(
  stretches: readonly Stretch[],
  { heard, table: { viewer }, unasked }: Standing,
): TurnTelling | undefined {
  if (viewer === 'spectator') return undefined;
  const own = heard.findLastIndex(
    ({ seat, told }, move) => seat === viewer && (told.some(({ text }) => text) || !unasked?.has(move)),
  );
  const theirs = stretches.filter(({ lines }) => (lines.at(-1)?.move ?? 0) > own);
  const deeds = theirs.flatMap(deedOf);
  const told = saidOnce(deeds);
  if (told.filter(({ lines }) => lines.some(({ type = '' }) => !USUAL.has(type))).length < LEAST_DEEDS)
    return undefined;
  const lines = theirs.flatMap((stretch) => stretch.lines).filter(({ move }) => move > own);
  return {
    seats: [...new Set(lines.map(({ seat }) => seat))],
    deeds: told,
    ways: lines.flatMap(({ told: { facts } }) => (facts?.way ? [facts.way] : [])),
  };
}

function deedOf({ kind, lines }: Stretch): readonly Deed[] {
  const told = lines.map((line) => line.told);
  const battle = kind === 'battle' ? tellBattle(told) : undefined;
  if (battle) {
    const lost = [lossesOf(battle, 0), lossesOf(battle, 1)] as const;
    return [{ lines: [...told.slice(0, 1), ...battle.end], lost }];
  }
  const shown = told.filter(({ type = '' }) => !PASSED_OVER.has(type));
  return shown.length > 0 ? [{ lines: shown }] : [];
}

/** The same several times running is one deed, said with how often. */
function saidOnce(deeds: readonly Deed[]): readonly Deed[] {
  const out: Deed[] = [];
  for (const deed of deeds) {
    const last = out.at(-1);
    if (last && !last.lost && !deed.lost && isAgain(last.lines, deed.lines))
      out[out.length - 1] = { lines: [...last.lines, ...deed.lines] };
    else out.push(deed);
  }
  return out.map((deed) => ({ ...deed, lines: joined(deed.lines) }));
}
