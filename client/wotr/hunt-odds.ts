// What tiles and dice make of a choice before the Hunt, in it and on the Mordor Track, in a few words.
import type { Bag } from '../../games/wotr/odds/bag.ts';
import { binomial } from '../../games/wotr/odds/dice.ts';
import { bagOf } from '../../games/wotr/odds/from-board.ts';
import { type HuntRoll, huntOdds, tileOdds } from '../../games/wotr/odds/hunt.ts';
import { mordorOdds } from '../../games/wotr/odds/mordor.ts';
import { poolOf } from '../../games/wotr/reading/dice.ts';
import {
  CORRUPTION_LIMIT,
  CRACK_OF_DOOM,
  eyeValue,
  huntCard,
  levelIn,
  nextHunt,
  reveals,
  tracePath,
} from '../../games/wotr/reading/hunt.ts';
import { CHARACTERS, CHIEF_OF_THE_RINGWRAITHS } from '../../games/wotr/tables/characters.ts';
import { EVENT_TITLES } from '../../games/wotr/tables/events.ts';
import { SHADOW } from '../../games/wotr/tables/nations.ts';
import { TILE_DIE, TILE_EYE, TILE_STOP, TILE_VALUE } from '../../games/wotr/tables/tiles.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Choice } from '../../protocol/table.ts';
import { type HuntInHand, huntIn, topOf } from './doing.ts';
import { companionsOf } from './figures.ts';
import { percent } from './odds.ts';
import { characterName } from './pieces/by-number.ts';

/** Dice that the Free Peoples are thought to use on the Fellowship in a turn. */
const MOVES_A_TURN = 2;
/** A Shadow die has one Eye. */
const EYE_CHANCE = 1 / 6;
/** What a die of damage comes to. */
const DIE_MEAN = 3.5;

const damageWords = (damage: number): string => `${damage.toFixed(1)} damage on average`;
const argOf = ({ targets }: Pick<Choice, 'targets'>): number => targets[0]?.id ?? -1;

/** Words by the step that asks, and then by the verb. */
export function huntChoiceWords(choice: Pick<Choice, 'verb' | 'targets'>, view: WotrView): string | undefined {
  const { verb } = choice;
  if (verb === 'move fellowship') return view.mordor > 0 ? mordorWords(view) : moveWords(view);
  if (verb === 'hide fellowship') return view.mordor > 0 ? `then ${fireWords(view, {})}` : undefined;
  const hunt = huntIn(view);
  switch (topOf(view)?.at) {
    case 'turn/hunt':
      return boxWords(view, argOf(choice));
    case 'hunt/flocks':
      return rollWords(view, { ...nextHunt(view), bonus: verb === 'use' ? 1 : 0 });
    case 'fellowship/reveal-to':
      return wayWords(view, argOf(choice));
    case 'fellowship/balrog':
    case 'fellowship/gates':
      return verb === 'use' ? `${damageWords(tileOdds(0, bagOf(view)).expectedDamage)}` : 'no tile is drawn';
    case 'fellowship/he-sees':
      return chaseWords(view, verb === 'he comes');
    case 'hunt/tile-staff':
      return hunt && (verb === 'keep' ? comingWords(view, hunt, bagOf(view)) : preventedWords(view, hunt));
    case 'hunt/tile-light':
    case 'hunt/tile-replace':
    case 'hunt/tile-again':
      return hunt && (verb === 'keep' ? heldWords(view, hunt) : anotherWords(view, hunt));
    case 'hunt/tile-choose':
      return hunt && answerWords(choice, view, hunt);
    default:
      return undefined;
  }
}

// ---- before the tile ------------------------------------------------------------------------------------------------

const rollWords = (view: WotrView, hunt: HuntRoll): string => {
  const odds = huntOdds(hunt, bagOf(view));
  const again = hunt.rerolls ? ` (${hunt.rerolls === 1 ? '1 die' : `${hunt.rerolls} dice`} rolled again)` : '';
  return `the Hunt succeeds with ${percent(odds.success)}${again}, ${damageWords(odds.expectedDamage)}`;
};

function moveWords(view: WotrView): string {
  if (view.huntDice === 0) return 'no die hunts it';
  const hunt = nextHunt(view);
  const card = huntCard(view);
  const worse =
    card < 0 ? '' : `; ${percent(huntOdds({ ...hunt, bonus: 1 }, bagOf(view)).success)} with ${EVENT_TITLES[card]}`;
  return `${rollWords(view, hunt)}${worse}`;
}

/** So many dice go into the Hunt box, and the Eyes of the others will join them (WR-4.4.4). */
function boxWords(view: WotrView, dice: number): string {
  const others = Math.max(0, poolOf(view, SHADOW) - dice);
  if (view.mordor > 0) return `an Eye will be worth ${(dice + others * EYE_CHANCE).toFixed(1)} on average`;
  const hunt = nextHunt(view);
  let success = 0;
  for (let eyes = 0; eyes <= others; eyes++)
    success += binomial(others, eyes, EYE_CHANCE) * huntOdds({ ...hunt, level: dice + eyes }, bagOf(view)).success;
  return `the first Hunt will succeed with ${percent(success)}, the Eyes to be rolled counted in`;
}

/** The Chief of the Ringwraiths brings a Re-roll with him (WR-9.6.1, WR-12.5.4). */
function chaseWords(view: WotrView, comes: boolean): string {
  const at = comes ? view.at.with(CHIEF_OF_THE_RINGWRAITHS, view.ringBearers) : view.at;
  const one = { ...nextHunt({ ...view, at }), level: 1, moved: 0 };
  return `a die of the next Hunt finds them with ${percent(huntOdds(one).success)}`;
}

/** The way of a revealed Fellowship may draw a tile, whose Eye is worth nothing (WR-8.11.1, WR-9.8.1). */
function wayWords(view: WotrView, region: number): string | undefined {
  if (!tracePath(view, view.ringBearers, region, view.progress).stronghold) return undefined;
  return `by a Stronghold of the Shadow: a tile, ${damageWords(tileOdds(0, bagOf(view)).expectedDamage)}`;
}

// ---- the tile -------------------------------------------------------------------------------------------------------

/** An Eye is put away where a card says so. */
const eyeWorth = (view: WotrView, hunt: HuntInHand): number => (hunt.twist === 'none' ? eyeValue(view, hunt) : 0);

/** A tile that is still in the bag. */
function comingWords(view: WotrView, hunt: HuntInHand, bag: Bag): string {
  const odds = tileOdds(eyeWorth(view, hunt), bag);
  const tiles = bag.pool?.length ? bag.pool : (bag.returning ?? []);
  const seen = tiles.filter((tile) => reveals(view, hunt, tile)).length / Math.max(1, tiles.length);
  return [
    damageWords(odds.expectedDamage),
    seen > 0 && `seen with ${percent(seen)}`,
    hunt.source === 'mordor' && odds.stop > 0 && `stopped with ${percent(odds.stop)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Without a tile they take their step in Mordor unhurt. */
const preventedWords = (view: WotrView, hunt: HuntInHand): string =>
  `no tile is drawn${hunt.source === 'mordor' ? ` · then ${fireWords(view, { step: view.mordor + 1 })}` : ''}`;

/** The tile that was drawn does not come back while another is drawn for it. */
function anotherWords(view: WotrView, hunt: HuntInHand): string {
  const { pool = [], returning = [] } = bagOf(view);
  return `another tile: ${comingWords(view, hunt, { pool, returning: returning.filter((tile) => tile !== hunt.tile) })}`;
}

function heldWords(view: WotrView, hunt: HuntInHand): string {
  const value = TILE_VALUE[hunt.tile] ?? 0;
  const damage = value === TILE_EYE ? eyeWorth(view, hunt) : value;
  const words = value === TILE_DIE ? damageWords(DIE_MEAN) : value < 0 ? `heals ${-value}` : `${damage} damage`;
  const stopped = hunt.source === 'mordor' && TILE_STOP[hunt.tile];
  return [words, reveals(view, hunt, hunt.tile) && 'seen', stopped && 'stopped'].filter(Boolean).join(', ');
}

// ---- the answer -----------------------------------------------------------------------------------------------------

function answerWords(choice: Pick<Choice, 'verb' | 'targets'>, view: WotrView, hunt: HuntInHand): string | undefined {
  switch (choice.verb) {
    case 'use the ring':
      return burdenWords(view, hunt, hunt.damage);
    case 'lose the guide':
      return `${farewell(view, view.guide)} · ${burdenWords(view, hunt, leftAfter(view, hunt, view.guide))}`;
    case 'lose a companion':
      return drawnWords(view, hunt);
    case 'reveal fellowship':
      return `seen · ${burdenWords(view, hunt, hunt.damage - 1, true)}`;
    case 'use':
    case 'slip away':
      return burdenWords(view, hunt, hunt.damage - 1);
    default:
      return undefined;
  }
}

/** Merry and Pippin come back from anywhere but Mordor (WR-8.15.3). */
const farewell = (view: WotrView, companion: number): string =>
  view.mordor === 0 && CHARACTERS[companion]?.hobbit
    ? `${characterName(companion)} is taken, and escapes`
    : `${characterName(companion)} is lost`;

const leftAfter = (view: WotrView, { damage }: HuntInHand, companion: number): number =>
  Math.max(0, damage - levelIn(view, companion));

/** What is left of the damage, as Corruption. */
function burdenWords(view: WotrView, hunt: HuntInHand, damage: number, reveal = hunt.reveal): string {
  const corruption = view.corruption + damage;
  if (corruption >= CORRUPTION_LIMIT) return `Corruption ${CORRUPTION_LIMIT} of 12: the Ring is lost`;
  const words = damage > 0 ? `Corruption ${view.corruption} to ${corruption} of 12` : `Corruption stays ${corruption}`;
  return view.mordor === 0 ? words : `${words} · then ${fireWords(view, stepAfter(view, hunt, corruption, reveal))}`;
}

/** One of them, each as likely (WR-9.9.5). */
function drawnWords(view: WotrView, hunt: HuntInHand): string {
  const left = companionsOf(view).map((companion) => leftAfter(view, hunt, companion));
  const mean = (of: (damage: number) => number): number =>
    left.reduce((sum, damage) => sum + of(damage), 0) / left.length;
  const lost = mean((damage) => Number(view.corruption + damage >= CORRUPTION_LIMIT));
  const reach = (damage: number): number => reachOf(view, stepAfter(view, hunt, view.corruption + damage, hunt.reveal));
  return [
    left.length === 1 ? 'the only one' : `one of ${left.length}`,
    `${mean((damage) => damage).toFixed(1)} Corruption on average`,
    lost > 0 && `the Ring is lost with ${percent(lost)}`,
    view.mordor > 0 && `then the Fire is reached with ${percent(mean(reach))}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

// ---- Mordor ---------------------------------------------------------------------------------------------------------

interface Onward {
  readonly step?: number;
  readonly corruption?: number;
  readonly revealed?: boolean;
}

const stepAfter = (view: WotrView, hunt: HuntInHand, corruption: number, revealed: boolean): Onward => ({
  step: view.mordor + (hunt.source === 'mordor' && !TILE_STOP[hunt.tile] ? 1 : 0),
  corruption,
  revealed: revealed || view.revealed === 1,
});

function reachOf(view: WotrView, onward: Onward): number {
  const { step = view.mordor, corruption = view.corruption, revealed = view.revealed === 1 } = onward;
  if (corruption >= CORRUPTION_LIMIT) return 0;
  if (step >= CRACK_OF_DOOM) return 1;
  const hunt = Math.min(10, view.huntDice);
  return mordorOdds({ ...bagOf(view), step, corruption, hunt, moves: MOVES_A_TURN, revealed }).reach;
}

const fireWords = (view: WotrView, onward: Onward): string =>
  `the Fire is reached with ${percent(reachOf(view, onward))}`;

function mordorWords(view: WotrView): string {
  const tile = tileOdds(view.huntDice + view.huntFree, bagOf(view));
  const stopped = tile.stop > 0 ? `, stopped with ${percent(tile.stop)}` : '';
  return `${damageWords(tile.expectedDamage)}${stopped} · ${fireWords(view, {})}`;
}
