// A company at its site in rule tests.
import type { Words } from '../../../engine/game.ts';
import { hazard, idle, resolve, type Table, table } from '../movement/table.ts';

export { asked, at } from '../movement/table.ts';
export { hazard, idle, resolve, type Table, table };

/** Player one's site phase, his company at this site and asked whether it enters. */
export const site = (where: string, characters: string[], more: Words = {}, two: Words = {}, setting = {}): Table =>
  table({ phase: 'site', one: { [where]: characters, ...more }, two }, setting);

/** The same, inside: the site has no automatic-attack. */
export function inside(where: string, characters: string[], more: Words = {}, two: Words = {}, setting = {}): Table {
  const game = site(where, characters, more, two, setting);
  game.play('one', 'enter');
  return game;
}
