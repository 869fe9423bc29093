// The legal list as light on the map.

import type { Viewer } from '../../engine/game.ts';
import { regionsWithin } from '../../games/wotr/map/regions.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { pairs } from '../../lib/pairs.ts';
import type { Choice, Question } from '../../protocol/table.ts';
import type { Heard } from '../host/local-table.ts';
import { lastMoves } from '../table/summary.ts';
import { battleIn, splitting } from './doing.ts';
import { figuresOf, shortFigures } from './figures.ts';

export interface Mark {
  readonly region: number;
  readonly kind: 'legal' | 'attack' | 'chosen' | 'dim' | 'trail';
  readonly label?: string;
}

const regionOf = (choice: Choice): number | undefined => choice.targets.find(({ domain }) => domain === 'region')?.id;

/** Regions of the list; the chosen one; and, when asked for, those that hold something worth showing. */
export function marksOf(
  view: WotrView,
  question: Question | null,
  chosen: Choice | null,
  trail: readonly number[],
): readonly Mark[] {
  const marks = new Map<number, Mark>();
  for (const region of trail) marks.set(region, { region, kind: 'trail' });
  for (const choice of question?.choices ?? []) {
    const region = regionOf(choice);
    if (region === undefined) continue;
    const kind = choice.verb === 'against' ? 'attack' : 'legal';
    if (marks.get(region)?.kind !== 'attack') marks.set(region, { region, kind });
  }
  const target = chosen && regionOf(chosen);
  if (chosen && target !== null && target !== undefined)
    marks.set(target, { region: target, kind: 'chosen', label: tagOf(view, chosen) });
  const split = question && splitting(view);
  if (split && !marks.has(split.from)) marks.set(split.from, { region: split.from, kind: 'chosen' });
  return [...marks.values()];
}

function tagOf(view: WotrView, choice: Choice): string {
  const split = splitting(view);
  const { verb } = choice;
  const words: Readonly<Record<string, string>> = { to: 'move', against: 'attack', march: 'move', attack: 'attack' };
  const word = words[verb] ?? choice.label.replace(/ .*$/s, '').toLowerCase();
  return split && (verb === 'to' || verb === 'against')
    ? `${word} ${shortFigures(figuresOf(split.force, split.side))}`
    : word;
}

/** The way of the army that is about to go. */
export function arrowsOf(view: WotrView, chosen: Choice | null): readonly { from: number; to: number }[] {
  if (!chosen) return [];
  const to = regionOf(chosen);
  const goes = chosen.verb === 'to' || chosen.verb === 'against';
  const from = chosen.verb === 'retreat to' ? battleIn(view)?.region : goes ? splitting(view)?.from : undefined;
  return from === undefined || to === undefined || to === from ? [] : [{ from, to }];
}

/** Where the Fellowship may be. */
export const reachOf = (view: WotrView): readonly number[] =>
  view.mordor > 0 ? [] : [...regionsWithin(view.ringBearers, view.revealed ? 0 : view.progress)];

/** Where the others went with their last move. */
export function pastArrows(
  heard: readonly Heard[],
  viewer: Viewer,
): readonly { from: number; to: number; past: true }[] {
  const ways = lastMoves(heard, viewer)?.lines.flatMap(({ facts }) => (facts?.way ? [facts.way] : [])) ?? [];
  return ways.flatMap((way) => pairs(way).map(([from, to]) => ({ from, to, past: true as const })));
}
