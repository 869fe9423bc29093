// A Hunt tile from the moment it is due until its damage is known, and its end (WR-9.7, WR-9.8, WR-9.9.14).

import type { StepsOf } from '../../../engine/frames.ts';
import type { Emit } from '../../../engine/game.ts';
import { roll } from '../../../engine/random.ts';
import { eliminateCharacter } from '../board/figures.ts';
import { heal } from '../fellowship/corruption.ts';
import { followGollum, loseCompanion } from '../fellowship/members.ts';
import { drawTile, refillPool, returnTile } from '../fellowship/pool.ts';
import { revealFellowship } from '../fellowship/reveal.ts';
import { isIdleTile, meetSmeagol, removeTile } from '../fellowship/smeagol.ts';
import type { FellowshipFrame, HuntFrame, TileFrame, TileTwist } from '../frames.ts';
import { discardFromTable } from '../hands/cards.ts';
import { isLaid, laid } from '../hands/laid.ts';
import { finish } from '../procedures.ts';
import { eyeValue, reveals } from '../reading/tiles.ts';
import { leaderOf } from '../rules.ts';
import { cardTitle, count, say, tileTitle } from '../say.ts';
import type { WotrState } from '../state.ts';
import { BALROG, GALADRIEL, GOLLUM } from '../tables/characters.ts';
import { FREE, SHADOW } from '../tables/nations.ts';
import {
  FELLOWSHIP_TILE,
  SMEAGOL_TILE,
  STANDARD_TILE,
  TILE_DIE,
  TILE_EYE,
  TILE_SET,
  TILE_STOP,
  TILE_VALUE,
} from '../tables/tiles.ts';

type TileSteps =
  | 'hunt/tile-due'
  | 'hunt/tile-staff'
  | 'hunt/tile-draw'
  | 'hunt/tile-light'
  | 'hunt/tile-replace'
  | 'hunt/tile-again'
  | 'hunt/tile-value'
  | 'hunt/tile-end';

/** The card behind the tile lets some of them go by: there is then nothing to answer, and nothing to replace. */
const goesBy = (f: TileFrame): boolean =>
  (TILE_VALUE[f.tile] === TILE_EYE && f.twist !== 'none' && f.twist !== 'fire') ||
  (TILE_SET[f.tile] === FELLOWSHIP_TILE && SPARES_FELLOWSHIP.has(f.twist));
const SPARES_FELLOWSHIP: ReadonlySet<TileTwist> = new Set([
  'no-eye-no-fellowship',
  'all-corruption',
  'random-companion',
]);

/** Galadriel can put out a Standard Eye that would do something, for an Elven Ring (WR-12.4.3, WR-12.4.4). */
const canPutOut = (s: WotrState, f: TileFrame): boolean =>
  s.at[GALADRIEL] >= 0 &&
  TILE_SET[f.tile] === STANDARD_TILE &&
  TILE_VALUE[f.tile] === TILE_EYE &&
  s.rings[FREE] > 0 &&
  s.ringUsed[FREE] === 0 &&
  !goesBy(f);
const canReplace = (s: WotrState, f: TileFrame): boolean => f.replaced < 0 && isLaid(s, 'replacesTile') && !goesBy(f);
const canDrawAgain = (s: WotrState, f: TileFrame): boolean =>
  f.again < 0 && s.guide === GOLLUM && isLaid(s, 'redrawsTile');

/** What can be done about a drawn tile, in order; `from` is the first of it that has not been asked. */
const afterDraw = (s: WotrState, f: TileFrame, from: 0 | 1 | 2): TileSteps =>
  from < 1 && canPutOut(s, f)
    ? 'hunt/tile-light'
    : from < 2 && canReplace(s, f)
      ? 'hunt/tile-replace'
      : canDrawAgain(s, f)
        ? 'hunt/tile-again'
        : 'hunt/tile-value';

/** The Balrog and the Guide end each other, unless Gollum is the Guide (WR-12.6.5). */
function burn(s: WotrState, f: TileFrame, emit: Emit): void {
  f.at = 'hunt/tile-parting';
  if (s.guide === GOLLUM) {
    emit?.(say('tile-ignored', 'WR-12.6.5', 'Gollum guides: the Eye is discarded without effect.'));
    return;
  }
  eliminateCharacter(s, BALROG);
  emit?.(say('eliminate', 'WR-12.6.5', 'The Balrog falls, and the Guide of the Fellowship with him.'));
  loseCompanion(s, s.guide, emit);
}

function damageOf(s: WotrState, f: TileFrame): number {
  const value = TILE_VALUE[f.tile];
  return value === TILE_EYE ? eyeValue(s, f) : value === TILE_DIE ? roll(s) : value;
}

/** The step on the Mordor Track that this tile decides lies right below it (WR-9.12.5). */
function stopStep(s: WotrState): void {
  const below = s.stack[s.stack.length - 2] as FellowshipFrame | undefined;
  if (below?.at === 'fellowship/mordor-step') below.stop = true;
}

export const tileSteps: StepsOf<WotrState, HuntFrame, TileSteps> = {
  'hunt/tile-due': {
    run(s, f) {
      f.at = isLaid(s, 'preventsTile') ? 'hunt/tile-staff' : 'hunt/tile-draw';
    },
  },

  'hunt/tile-staff': {
    kind: 'confirm',
    rule: 'WR-9.9.14',
    seat: (s) => leaderOf(s, FREE),
    prompt: (s) => `A Hunt tile is to be drawn: discard ${cardTitle(laid(s, 'preventsTile'))} to prevent it?`,
    options(s, _f, offer) {
      offer.add('use', laid(s, 'preventsTile'));
      offer.add('keep');
    },
    take(s, f, move, emit) {
      if (move.verb === 'keep') {
        f.at = 'hunt/tile-draw';
        return;
      }
      discardFromTable(s, move.arg, emit);
      emit?.(say('no-tile', 'WR-9.9.13', `${cardTitle(move.arg)} prevents the tile.`));
      finish(s);
    },
  },

  'hunt/tile-draw': {
    run(s, f, emit) {
      f.tile = drawTile(s, emit, f.replaced, f.again);
      while (isIdleTile(s, f.tile)) {
        removeTile(s, f.tile);
        emit?.(say('tile-idle', 'WR-12.3.12', 'Sméagol does not come any more: another tile is drawn.'));
        f.tile = drawTile(s, emit, f.replaced, f.again);
      }
      f.at = afterDraw(s, f, 0);
    },
  },

  'hunt/tile-light': {
    kind: 'confirm',
    rule: 'WR-12.4.3',
    seat: (s) => leaderOf(s, FREE),
    prompt: () => 'The tile is an Eye: does Galadriel put it out, for an Elven Ring, and another is drawn?',
    options(_s, _f, offer) {
      offer.add('put out the eye');
      offer.add('keep');
    },
    take(s, f, move, emit) {
      if (move.verb === 'keep') {
        f.at = afterDraw(s, f, 1);
        return;
      }
      s.rings[FREE]--;
      s.rings[SHADOW]++; // WR-4.11.3
      s.ringUsed[FREE] = 1;
      removeTile(s, f.tile);
      emit?.(say('eye-put-out', 'WR-12.4.5', 'The Eye is put out: that tile is out of the game for good.'));
      f.at = 'hunt/tile-draw';
    },
  },

  'hunt/tile-replace': {
    kind: 'confirm',
    rule: 'WR-9.9.14',
    seat: (s) => leaderOf(s, FREE),
    prompt: (s, f) =>
      `The tile is ${tileTitle(f.tile)}: discard ${cardTitle(laid(s, 'replacesTile'))} to have another drawn instead?`,
    options(s, _f, offer) {
      offer.add('use', laid(s, 'replacesTile'));
      offer.add('keep');
    },
    take(s, f, move, emit) {
      f.at = afterDraw(s, f, 2);
      if (move.verb === 'keep') return;
      discardFromTable(s, move.arg, emit);
      f.replaced = f.tile;
      f.at = 'hunt/tile-draw';
    },
  },

  'hunt/tile-again': {
    kind: 'confirm',
    rule: 'WR-5.4.1',
    seat: (s) => leaderOf(s, SHADOW),
    prompt: (s, f) =>
      `The tile is ${tileTitle(f.tile)}: discard ${cardTitle(laid(s, 'redrawsTile'))} to have another drawn instead?`,
    options(s, _f, offer) {
      offer.add('use', laid(s, 'redrawsTile'));
      offer.add('keep');
    },
    take(s, f, move, emit) {
      f.at = 'hunt/tile-value';
      if (move.verb === 'keep') return;
      discardFromTable(s, move.arg, emit);
      f.again = f.tile;
      f.at = 'hunt/tile-draw';
    },
  },

  'hunt/tile-value': {
    run(s, f, emit) {
      if (goesBy(f)) {
        f.at = 'hunt/tile-end';
        emit?.(say('tile-ignored', 'WR-5.3.5', `The tile ${tileTitle(f.tile)} is discarded without effect.`));
        return;
      }
      if (f.twist === 'fire' && TILE_VALUE[f.tile] === TILE_EYE) {
        burn(s, f, emit);
        return;
      }
      if (TILE_SET[f.tile] === SMEAGOL_TILE) meetSmeagol(s, f.tile, emit);
      f.at = 'hunt/tile-answer';
      f.reveal = reveals(s, f, f.tile);
      if (TILE_STOP[f.tile] && f.source === 'mordor') stopStep(s);
      const damage = damageOf(s, f);
      if (damage < 0)
        heal(s, -damage, emit); // WR-9.3.4
      else emit?.(say('hunt-damage', 'WR-9.7.2', `${count(damage, 'point')} of Hunt Damage.`));
      f.damage = Math.max(0, damage);
    },
  },

  'hunt/tile-end': {
    run(s, f, emit) {
      finish(s);
      for (const tile of [f.replaced, f.again]) if (tile >= 0) returnTile(s, tile);
      refillPool(s, emit);
      followGollum(s, emit); // WR-8.5.3
      if (f.reveal) revealFellowship(s);
    },
  },
};
