// What cards do to the Fellowship, the Political Track, hands and dice.
import type { Emit } from '../../../engine/game.ts';
import { roll } from '../../../engine/random.ts';
import { beginTile } from '../fellowship/begin-hunt.ts';
import { corrupt, heal as healPoints } from '../fellowship/corruption.ts';
import { canHideFellowship, canMoveFellowship, hideFellowship } from '../fellowship/move.ts';
import { addSpecialTile } from '../fellowship/pool.ts';
import { revealFellowship } from '../fellowship/reveal.ts';
import type { TileTwist } from '../frames.ts';
import { drawCard, keepHandLimit } from '../hands/cards.ts';
import { activate, advance, goToWar, setBack } from '../politics/politics.ts';
import { begin } from '../procedures.ts';
import { seatFor } from '../rules.ts';
import { allOf, cardTitle, count, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { EVENT_SLUGS, EVENT_TITLES, type EventSlug, STRATEGY_DECK } from '../tables/events.ts';
import { TILE_DIE, TILE_EYE, TILES } from '../tables/tiles.ts';
import { nationInText } from './phrases.ts';
import { type Condition, chosen, NOTHING, type Part, part, sideOfCard } from './vocabulary.ts';

// ---- dice -----------------------------------------------------------------------------------------------------------

/** Rolls for a card; how many dice reach the number. `what` says what so many of them do. */
export function rollDice(
  s: WotrState,
  card: number,
  dice: number,
  target: number,
  what: (reached: number) => string,
  emit: Emit,
): number {
  if (dice <= 0) return 0;
  const rolled = Array.from({ length: dice }, () => roll(s));
  const reached = rolled.filter((value) => value >= target).length;
  emit?.(
    say(
      'card-roll',
      'WR-5.3.5',
      `${cardTitle(card)}: ${rolled.join(', ')} rolled, ${orMore(target)} is needed: ${what(reached)}.`,
      undefined,
      { dice: rolled, hits: rolled.map((value) => value >= target) },
    ),
  );
  return reached;
}
const points = (n: number): string => count(n, 'Corruption point');

/** Dice that need one number, or another while something holds. */
interface Rolling {
  readonly dice: number;
  readonly on: number;
  readonly onIf: readonly [condition: Condition, target: number];
}
const targetNow = (s: WotrState, { on, onIf }: Rolling): number => (onIf[0].test(s) ? onIf[1] : on);
const rollText = ({ dice, on, onIf }: Rolling, effect: string): string =>
  `Roll ${dice} dice: each result of ${orMore(on)} ${effect}. While ${onIf[0].text}, each result of ${orMore(onIf[1])} does so instead.`;
export const orMore = (target: number): string => (target === 6 ? '6' : `${target} or more`);

export const rollToHeal = (rolling: Rolling): Part =>
  part(rollText(rolling, 'heals 1 Corruption point'), (s, f, emit) =>
    healPoints(s, rollDice(s, f.card, rolling.dice, targetNow(s, rolling), points, emit), emit),
  );
export const rollToCorrupt = (rolling: Rolling): Part =>
  part(rollText(rolling, 'adds 1 Corruption point'), (s, f, emit) =>
    corrupt(s, rollDice(s, f.card, rolling.dice, targetNow(s, rolling), points, emit), emit),
  );

// ---- the Fellowship -------------------------------------------------------------------------------------------------

export const heal = (points: number): Part =>
  part(`Heal ${count(points, 'Corruption point')}.`, (s, _f, emit) => healPoints(s, points, emit));
export const addCorruption = (points: number): Part =>
  part(`Add ${count(points, 'Corruption point')}.`, (s, _f, emit) => corrupt(s, points, emit));

export const hide: Part = part(
  'Hide the Fellowship.',
  (s, _f, emit) => hideFellowship(s, emit),
  (s) => canHideFellowship(s) === undefined,
);
export const moveFellowship: Part = part(
  'Move the Fellowship one step by the usual rules, with its Hunt, though no die goes to the Hunt box for it.',
  (s) => begin(s, { at: 'fellowship/move' }),
  (s) => canMoveFellowship(s) === undefined,
);

export const reveal: Part = part('The Fellowship is revealed.', (s) => revealFellowship(s));

const TWISTS: Readonly<Record<Exclude<TileTwist, 'none' | 'no-eye' | 'fire' | 'gates'>, string>> = {
  'no-eye-no-fellowship': '',
  'all-corruption': ', but all of its damage must be taken as Corruption',
  'random-companion':
    ', but damage, if any, must be answered by losing a Companion drawn at random (while one is in the Fellowship)',
};
/** A tile answered like one of a successful Hunt. */
export const drawTileFor = (twist: keyof typeof TWISTS): Part =>
  part(
    'Draw a Hunt tile. An Eye or a special tile of the Free Peoples is set aside and does nothing; any other is dealt ' +
      `with as after a successful Hunt${TWISTS[twist]}.`,
    (s) => beginTile(s, 'card', twist),
  );

/** The special tile of the same name (WR-9.3). */
export function bringTile(slug: EventSlug): Part {
  const tile = TILES.findIndex(({ name }) => name === slug);
  const { value, reveal, stop } = TILES[tile];
  const effect =
    value === TILE_EYE
      ? 'an Eye'
      : value === TILE_DIE
        ? 'damage as rolled on a die'
        : value < 0
          ? `heals ${count(-value, 'Corruption point')}`
          : `damage ${value}`;
  const icons = [effect, ...(reveal ? ['Reveal'] : []), ...(stop ? ['Stop'] : [])];
  return part(
    `The special tile “${EVENT_TITLES[EVENT_SLUGS.indexOf(slug)]}” (${allOf(icons)}) comes into play: it waits beside the ` +
      'Hunt Pool until the Fellowship enters Mordor, and then goes into it; if the Fellowship is there already, at once.',
    (s, _f, emit) => addSpecialTile(s, tile, emit),
  );
}

// ---- politics -------------------------------------------------------------------------------------------------------

export const advanceNations = (...nations: readonly number[]): Part => ({
  nations,
  text: `Advance ${allOf(nations.map(nationInText))} 1 step${nations.length > 1 ? ' each' : ''} on the Political Track.`,
  run(s, _f, emit) {
    for (const nation of nations) advance(s, nation, 'card', emit);
  },
});
export const activateNations = (...nations: readonly number[]): Part =>
  part(`Make ${allOf(nations.map(nationInText))} active.`, (s, _f, emit) => {
    for (const nation of nations) activate(s, nation, 'card', emit);
  });
export const toWar = (nation: number): Part =>
  part(`Put ${nationInText(nation)} straight on the At War step, even if not active.`, (s, _f, emit) =>
    goToWar(s, nation, emit),
  );
/** About the Nation just chosen. */
export const rouseChosen: Part = part('Make it active and advance it 1 step on the Political Track.', (s, f, emit) => {
  if (chosen(f) === NOTHING) return;
  activate(s, chosen(f), 'card', emit);
  advance(s, chosen(f), 'card', emit);
});
export const setBackChosen: Part = part(
  'That Nation goes back 1 step on the Political Track, though not beyond its top.',
  (s, f, emit) => setBack(s, chosen(f), emit),
);

// ---- cards ----------------------------------------------------------------------------------------------------------

export const drawStrategy = (n: number): Part =>
  part(`Draw ${count(n, 'card')} from your Strategy deck.`, (s, f, emit) => {
    const seat = seatFor(s, sideOfCard(f.card));
    for (let i = 0; i < n; i++) drawCard(s, seat, STRATEGY_DECK, emit);
    keepHandLimit(s, seat);
  });
