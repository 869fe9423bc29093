// What event cards ask while they are carried out.

import type { Move } from '../../engine/game.ts';
import { isBesieged } from '../../games/wotr/board/control.ts';
import { EVENT_CARDS } from '../../games/wotr/events/cards.ts';
import { nazgulIn } from '../../games/wotr/events/conditions.ts';
import { unitsIn } from '../../games/wotr/forces/force.ts';
import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { CHARACTER_NAMES } from '../../games/wotr/tables/characters.ts';
import { C } from '../../games/wotr/tables/choices.ts';
import { E, EVENT_TITLES } from '../../games/wotr/tables/events.ts';
import { ELITE, FREE, NATION_NAMES, SAURON, SHADOW, sideOf } from '../../games/wotr/tables/nations.ts';
import { figure, kindOfPiece, PIECE_NAMES } from '../../games/wotr/tables/pieces.ts';
import { type Idea, idea } from '../idea.ts';
import { dangerAt, PRIZE_AT, powerIn } from './field.ts';
import { rateMoveMinions } from './hunt.ts';
import { recruitValue } from './marches.ts';
import { rateAdvance, threatTo } from './politics.ts';
import { companionCost, corruptionCost } from './quest.ts';
import { gateDistance, type Situation } from './situation.ts';

/** A region: the enemy Army that matters most, or the place where help of one's own tells. */
export function rateRegion(sit: Situation, card: number, move: Move): Idea {
  const { s, side, enemy } = sit;
  if (move.verb === 'done') return idea(0, 'No more is needed.');
  const region = move.arg;
  const name = REGION_NAMES[region];
  if (card === E['cruel-weather']) return idea(gateDistance(region), () => `${name} is farther from Mordor.`);
  if (card === E['the-eagles-are-coming'] && unitsIn(s, region, SHADOW) > 0 && s.nazgul[region] > 0)
    return idea(s.nazgul[region], () => `Most Nazgûl are in ${name}.`);
  if (card === E['dreadful-spells'] && unitsIn(s, region, FREE) === 0)
    return idea(nazgulIn(s, region), () => `Most Nazgûl are in ${name}.`);
  const prize = PRIZE_AT[region];
  const stake = prize >= 0 ? sit.field.worth[prize] * dangerAt(sit.field, prize) : 0;
  const power = powerIn(s, region, enemy).defence;
  if (power > 0)
    return idea(power * 0.3 + stake + (isBesieged(s, region) ? 0.5 : 0), () => `The enemy in ${name} matters most.`);
  const piece = side === FREE ? 0 : figure(SAURON, ELITE);
  return idea(recruitValue(sit, piece, region) + stake * 0.2, () => `${name} is where it tells.`);
}

export function rateNation(sit: Situation, nation: number): Idea {
  if (sideOf(nation) === sit.side) return rateAdvance(sit, nation);
  return idea(threatTo(sit, nation), () => `${NATION_NAMES[nation]} must not arm.`);
}

export function rateFigure(move: Move): Idea {
  if (move.verb === 'done') return idea(0, 'That is enough.');
  const piece = move.arg;
  return idea(kindOfPiece(piece) === ELITE ? 1 : 0.5, () => `${PIECE_NAMES[piece]} is the one.`);
}

export function rateCompanion(sit: Situation, move: Move): Idea {
  if (move.verb === 'done') return idea(0, 'The others stay.');
  const cost = companionCost(sit, move.arg);
  return idea(sit.side === SHADOW ? cost : -0.1 - cost, () => `${CHARACTER_NAMES[move.arg]} it is.`);
}

export const rateTheirCard = (move: Move): Idea =>
  idea(
    move.verb === 'pick card' || move.verb === 'discard' ? EVENT_CARDS[move.arg].worth : 0,
    () => `${EVENT_TITLES[move.arg]} helps them most.`,
  );

export function rateDecide(sit: Situation, move: Move): Idea {
  const { s } = sit;
  if (move.verb === 'done') return idea(0, 'Better nothing.');
  switch (move.arg) {
    case C['hide-fellowship']:
      return idea(s.revealed ? 3 : -1, 'A revealed Fellowship cannot move.');
    case C['move-fellowship']:
      return idea(1.5, 'A step more on the way.');
    case C['take-corruption']:
      return idea(-corruptionCost(s.corruption, 2), 'The Ring-bearers can bear it.');
    case C['lose-companion']:
      return idea(-1.6, 'A Companion is easier to lose.');
    case C['discard-card']:
      return idea(1, 'Their card must go.');
    case C['hunt-roll']:
      return idea(0.3 * s.huntDice, 'The Hunt may find them.');
    case C.attack:
      return idea(0.4, 'An attack can be made.');
    case C.march:
      return idea(0.5, 'The Armies are on their way.');
    case C.build:
    case C['play-another']:
    case C['draw-another']:
      return idea(0.8, 'It costs nothing more.');
    case C.destroy:
      return idea(0.7, 'Their engines must go.');
    case C['recruit-nazgul']:
      return idea(1, 'More Nazgûl mean more Leadership.');
    default:
      return idea(rateMoveMinions(sit).value, 'The Nazgûl are wanted elsewhere.');
  }
}
