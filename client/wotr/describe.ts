// What a region says to those who hear the map instead of seeing it, and to those who look closer.
import { NONE, REGION_NAMES, regionsWithin, SETTLEMENT_OF, VP_OF } from '../../games/wotr/map/regions.ts';
import { armyIn, controller, isBesieged, isInside } from '../../games/wotr/reading/board.ts';
import { commanderOf, isMixed, isOfBoth, isTeam } from '../../games/wotr/reading/people.ts';
import { NATION_NAMES, type Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Question } from '../../protocol/table.ts';
import { choicesAt } from '../table/choices.ts';
import { apartOf, apartWords, figuresIn, figureWords, isNobody, listed, SIDE_NAMES, unitsOf } from './figures.ts';
import { FIRE } from './mordor-steps.ts';
import { seatPhrase } from './people.ts';
import { nationOf } from './pieces/by-number.ts';
import { nationIcon } from './pieces/nations.ts';

export const SETTLEMENT_NAMES = ['', 'Town', 'City', 'Stronghold', 'Fortification'] as const;

/** Of the Nation to which a region belongs; a flag where there is none. */
export const landIcon = (region: number): string => (nationOf(region) >= 0 ? nationIcon(nationOf(region)) : 'flag');

/** 'Stronghold of Gondor, 2 Victory Points'. */
export function groundWords(region: number): string {
  const nation = nationOf(region);
  const settlement = SETTLEMENT_NAMES[SETTLEMENT_OF[region] ?? NONE];
  const worth = VP_OF[region] ?? 0;
  const land = nation >= 0 ? NATION_NAMES[nation] : '';
  const points = worth > 0 ? `, ${worth} Victory Point${worth === 1 ? '' : 's'}` : '';
  if (settlement && land) return `${settlement} of ${land}${points}`;
  return settlement || (land ? `land of ${land}` : 'no Nation');
}

/** 'Army'; of two partners 'mixed Army', which one of them commands, or 'Armies, separate' (WR-11.8.1, WR-11.8.6). */
function armyWord(view: WotrView, region: number, side: Side): string {
  const force = armyIn(view, region, side);
  if (!isTeam(view, side) || !isOfBoth(view, force, side)) return 'Army';
  if (!isMixed(view, region, side)) return 'Armies, separate';
  return `mixed Army, commanded by ${seatPhrase(view, commanderOf(view, force, side))}`;
}

/** Each side's figures as a sentence. */
export function armyLines(view: WotrView, region: number): readonly string[] {
  return ([0, 1] as const).flatMap((side: Side) => {
    const figures = figuresIn(view, region, side);
    if (isNobody(figures)) return [];
    const what = unitsOf(figures) > 0 ? armyWord(view, region, side) : 'alone';
    const where = isInside(view, region, side) ? ', besieged' : isBesieged(view, region) ? ', besieging' : '';
    return [`${SIDE_NAMES[side]} ${what}${where}: ${figureWords(figures)}.`];
  });
}

/** What stands there apart from Armies: '2 Corsair Ships.'. */
export const apartLines = (view: WotrView, region: number): readonly string[] =>
  ([0, 1] as const).flatMap((side: Side) => apartOf(view, region, side).map((apart) => `${apartWords(apart)}.`));

/** Where the Ring-bearers were last known to be, and how far they may have gone. */
export function fellowshipWords(view: WotrView): string {
  if (view.mordor >= FIRE) return 'The Fellowship is at the Crack of Doom.';
  if (view.mordor > 0) return `The Fellowship is on step ${view.mordor} of the Mordor Track.`;
  if (view.revealed) return `The Fellowship is revealed in ${REGION_NAMES[view.ringBearers]}.`;
  return view.progress === 0
    ? `The Fellowship is hidden in ${REGION_NAMES[view.ringBearers]}.`
    : `The Fellowship is hidden, at most ${view.progress} region${view.progress === 1 ? '' : 's'} from ${REGION_NAMES[view.ringBearers]}.`;
}

export const mayHoldFellowship = (view: WotrView, region: number): boolean =>
  view.mordor === 0 && regionsWithin(view.ringBearers, view.revealed ? 0 : view.progress).includes(region);

export function describeRegion(view: WotrView, question: Question | null, region: number): string {
  const held = view.captured[region] ? [`Held by the ${SIDE_NAMES[controller(view, region)] ?? 'enemy'}.`] : [];
  const ring = view.mordor === 0 && view.ringBearers === region ? [fellowshipWords(view)] : [];
  const choices = choicesAt(question, 'region', region).map(({ label }) => label);
  const light = choices.length > 0 ? `You may: ${listed(choices)}.` : question ? 'Not open now.' : '';
  return [
    `${REGION_NAMES[region]}, ${groundWords(region)}.`,
    ...held,
    ...armyLines(view, region),
    ...apartLines(view, region),
    ...ring,
    light,
  ]
    .filter(Boolean)
    .join(' ');
}
