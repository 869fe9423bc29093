// Recruiting by card (WR-6.5), and exchanging one figure for another.

import type { Emit } from '../../../engine/game.ts';
import { cardVerdict } from '../armies/recruiting.ts';
import { eliminate, figuresIn, recruit as recruitFigure } from '../board/figures.ts';
import type { CardFrame } from '../frames.ts';
import { begin } from '../procedures.ts';
import { nationName, regionName, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { ELITE, LEADER, REGULAR } from '../tables/nations.ts';
import { DUNLENDING, figure, NAZGUL, nationOfPiece } from '../tables/pieces.ts';
import { nationAdjective } from './phrases.ts';
import type { EventPlace } from './places.ts';
import { choose, chosen, NOTHING, type Part, sideOfCard, silent } from './vocabulary.ts';

/** Some figures of one kind, or of the player's choice between two. */
interface Figures {
  readonly text: string;
  readonly pieces: readonly number[];
  readonly count: number;
  readonly optional?: boolean;
}

const numbered = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

export const units = (nation: number, n = 1): Figures => ({
  text: `${numbered(n, `${nationAdjective(nation)} unit`)} (${n === 1 ? '' : 'each '}a Regular or an Elite, as you choose)`,
  pieces: [figure(nation, REGULAR), figure(nation, ELITE)],
  count: n,
});
export const regulars = (nation: number, n = 1): Figures => ({
  text: numbered(n, `${nationAdjective(nation)} Regular`),
  pieces: [figure(nation, REGULAR)],
  count: n,
});
export const upTo = (figures: Figures): Figures => ({ ...figures, text: `up to ${figures.text}`, optional: true });
export const elite = (nation: number): Figures => ({
  text: `1 ${nationAdjective(nation)} Elite`,
  pieces: [figure(nation, ELITE)],
  count: 1,
});
export const leader = (nation: number): Figures => ({
  text: `1 ${nationAdjective(nation)} Leader`,
  pieces: [figure(nation, LEADER)],
  count: 1,
});
export const dunlendings = (n: number): Figures => ({
  text: numbered(n, 'Dunlending'),
  pieces: [DUNLENDING],
  count: n,
});
export const nazgul = (n = 1): Figures => ({ text: `${n} Nazgûl`, pieces: [NAZGUL], count: n });

const canTakeAny = (s: WotrState, region: number, figures: readonly Figures[]): boolean =>
  figures.some(({ pieces }) => pieces.some((piece) => !cardVerdict(s, piece, region)));

const placeIn = (figures: Figures): Part =>
  silent((s, f) => {
    if (chosen(f) === NOTHING) return;
    begin(s, {
      at: 'muster/card',
      side: sideOfCard(f.card),
      pieces: [...figures.pieces],
      count: figures.count,
      regions: [chosen(f)],
      spread: 'one',
      optional: figures.optional ?? false,
      used: [],
    });
  });

const listed = (figures: readonly Figures[]): string => figures.map(({ text }) => text).join(' and ');

/** All in one region. */
export function recruit(place: EventPlace, ...figures: readonly Figures[]): readonly Part[] {
  const regions = (s: WotrState, f: CardFrame): number[] =>
    place.regions(s, f).filter((region) => canTakeAny(s, region, figures));
  const question = choose('event/region', regions, {
    ask: `Where do you recruit ${listed(figures)}?`,
    text: `Recruit ${listed(figures)} in ${place.text}.`,
  });
  const nations = figures.flatMap(({ pieces }) => pieces.map(nationOfPiece));
  return [{ ...question, nations, possible: (s, f) => regions(s, f).length > 0 }, ...figures.map(placeIn)];
}

/** The same in each of several regions. */
export const recruitInEach = (n: number, place: EventPlace, figures: Figures): readonly Part[] =>
  Array.from({ length: n }, (_, i) => [
    choose(
      'event/region',
      (s, f) => place.regions(s, f).filter((region) => !f.memo.includes(region) && canTakeAny(s, region, [figures])),
      {
        ask: `Where do you recruit ${figures.text} (${i + 1} of ${n})?`,
        text: i === 0 ? `Choose ${n} different ${place.text} and recruit ${figures.text} in each.` : '',
      },
    ),
    { ...placeIn(figures), nations: figures.pieces.map(nationOfPiece) },
  ]).flat();

/** A Regular is there and an Elite may take its place. The region grows by nobody, so its limit does not count. */
export function canPromote(s: WotrState, region: number, nation: number): boolean {
  if (figuresIn(s, region, figure(nation, REGULAR)) === 0) return false;
  const verdict = cardVerdict(s, figure(nation, ELITE), region);
  return verdict === undefined || verdict.rule === 'WR-6.6.7';
}

/** A Regular gives way to an Elite of its Nation: whole or not at all (WR-5.3.10). Its Leaders are never without a unit. */
export function promote(s: WotrState, region: number, nation: number, emit: Emit): void {
  recruitFigure(s, region, figure(nation, ELITE));
  eliminate(s, region, figure(nation, REGULAR));
  const text = `A ${nationName(nation)} Regular in ${regionName(region)} gives way to an Elite.`;
  emit?.(say('promote', 'WR-5.3.10', text));
}
