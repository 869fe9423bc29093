// Minions in rule tests: companies of player one, who plays a Ringwraith, against the hazards of player two.
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { scene } from '../../scene.ts';
import { act, asked, quiet, type Table } from '../combat/fight.ts';
import { isAttacked } from '../table.ts';

export interface Journey {
  readonly from: string;
  readonly to?: string;
  readonly walk?: readonly string[];
  readonly hazards?: readonly string[];
  readonly alignment?: 'hero' | 'minion';
  readonly one?: Words;
  readonly two?: Words;
}

/** A company in its movement/hazard phase; it stays where it is without `to`. */
export function abroad(characters: readonly string[], journey: Journey, rolls: readonly number[] = []): Table {
  const { from, to, walk, hazards = [], alignment = 'minion', one, two } = journey;
  return scene(
    meccg,
    {
      phase: 'movement',
      one: {
        alignment,
        companies: [{ site: from, characters: [...characters], ...(to && { to }), ...(walk && { walk: [...walk] }) }],
        ...one,
      },
      two: { hand: [...hazards], ...two },
    },
    { rolls: [...rolls] },
  );
}

/** Player two attacks with a creature, keyed so where there is a choice: both may act before its strikes are assigned. */
export function attackedBy(game: Table, creature: string, key?: string): void {
  act(game, 'two', `creature ${creature}`);
  if (key !== undefined && game.list('two').includes(key)) game.play('two', key);
  for (let n = 0; n < 20 && !isAttacked(game) && asked(game).at === 'chain/respond'; n++)
    game.play(asked(game).seat, 'pass');
}

/** The attack runs its course: everybody taps to fight, and nobody plays anything. */
export function fightOut(game: Table, choice = 'tap-to-fight'): void {
  const index = (): number | undefined => game.state.attack?.index;
  const which = index();
  const isOn = (): boolean => index() === which;
  for (let n = 0; n < 40 && isOn(); n++) {
    quiet(game);
    const { seat, at } = asked(game);
    if (!isOn()) return;
    if (at === 'combat/stay-choose') game.play(seat, choice);
    else if (at === 'combat/excess-choose') game.play(seat, 'excess 0');
    else if (at.startsWith('combat/')) game.play(seat, game.list(seat)[0]);
  }
}

/** Player one's site phase, asked whether to enter. */
export const atSite = (
  site: string,
  characters: readonly string[],
  more: { one?: Words; two?: Words } = {},
  rolls: readonly number[] = [],
): Table =>
  scene(
    meccg,
    { phase: 'site', one: { alignment: 'minion', [site]: [...characters], ...more.one }, two: more.two ?? {} },
    { rolls: [...rolls] },
  );
