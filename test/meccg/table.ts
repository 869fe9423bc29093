// What a player reads off the table in rule tests: a test asks for it by the name of the card, and never looks into the state.
import assert from 'node:assert/strict';
import { C, type CardId } from '../../games/meccg/cards/all.ts';
import * as attack from '../../games/meccg/effects/attack.ts';
import type { MeccgState } from '../../games/meccg/state.ts';
import * as stats from '../../games/meccg/stats.ts';

interface Table {
  readonly state: MeccgState;
}

const cardOf = ({ state }: Table, id: string): number => {
  const def = C[id as CardId];
  const card = state.play.find((one) => state.def[one] === def) ?? state.def.indexOf(def);
  assert.ok(card >= 0, `${id} is not in this game`);
  return card;
};

export const prowessOf = (game: Table, id: string): number => stats.prowessOf(game.state, cardOf(game, id));
export const bodyOf = (game: Table, id: string): number => stats.bodyOf(game.state, cardOf(game, id));
export const corruptionOf = (game: Table, id: string): number => stats.corruptionOf(game.state, cardOf(game, id));
export const directInfluence = (game: Table, id: string): number => stats.directInfluence(game.state, cardOf(game, id));
export const unusedDirectInfluence = (game: Table, id: string): number =>
  stats.unusedDirectInfluence(game.state, cardOf(game, id));

/** Of the attack that is faced. */
export const attackProwess = ({ state }: Table): number => attack.attackProwess(state);
export const strikesOf = ({ state }: Table): number => attack.strikesOf(state);
export const attackBody = ({ state }: Table): number => attack.attackBody(state);
