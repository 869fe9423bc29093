// Attacks and hazards at a table of Wizards and Ringwraiths.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { asked, type Table, where } from '../combat/fight.ts';
import { keys } from '../movement/table.ts';
import { marshallingPoints, siteOf } from '../table.ts';
import { idle } from '../turn/table.ts';
import { abroad, attackedBy, fightOut } from './table.ts';

rule(
  'A starred creature scores for who plays a Ringwraith; a plain one for who plays a Wizard, never the other',
  ['LE-S7.9.1', 'LE-S7.9.4', 'MX-7.7', 'MX-7.8', 'MX-7.9'],
  () => {
    const way = { from: 'carn-dum', to: 'geann-a-lisch', hazards: ['landroval'] };
    const game = abroad(['lieutenant-of-morgul'], way, [6, 6, 6, 6]);
    attackedBy(game, 'landroval', 'key-wilderness');
    fightOut(game);
    assert.equal(where(game, 'landroval'), 'points');
    const kills = (alignment: string, creature: string): number =>
      marshallingPoints(scene(meccg, { one: { alignment, points: [creature] }, two: {} }), 'one', 'kill');
    assert.deepEqual([kills('minion', 'landroval'), kills('hero', 'landroval')], [2, 0]);
    assert.deepEqual([kills('minion', 'cave-drake'), kills('hero', 'cave-drake')], [0, 1]);
    assert.deepEqual([kills('minion', 'balrog-of-moria'), kills('hero', 'balrog-of-moria')], [0, 5]);
  },
);

const foul = (
  hand: readonly string[],
  one: 'hero' | 'minion',
  two: 'hero' | 'minion',
  who: string,
  to: string,
  from: string,
): Table =>
  scene(meccg, {
    phase: 'movement',
    one: { alignment: one, companies: [{ site: from, characters: [who], to }], deck: ['...'] },
    two: { alignment: two, hand: [...hand], deck: ['...'] },
  });

rule('Some hazards are not played against a Ringwraith’s player', ['MX-7.11'], () => {
  const hand = ['foul-fumes', 'bane-of-the-ithil-stone'];
  const against = foul(hand, 'minion', 'hero', 'ostisen', 'dol-guldur', 'minas-morgul');
  idle(against, (_s, at) => at === 'chain/act' && asked(against).seat === 'two');
  for (const id of hand) against.refuses('two', `play ${id}`, 'MX-7.11');
  const hero = foul(hand, 'hero', 'minion', 'faramir', 'dol-guldur', 'lorien');
  idle(hero, (_s, at) => at === 'chain/act' && asked(hero).seat === 'two');
  for (const id of hand) hero.offers('two', `play ${id}`);
  const mumak = abroad(['ostisen'], { from: 'barad-dur', to: 'minas-morgul', hazards: ['mumak-oliphant'] });
  idle(mumak, (_s, at) => at === 'chain/act' && asked(mumak).seat === 'two');
  mumak.refuses('two', 'creature mumak-oliphant', 'MX-7.11');
});

rule('Played against a Wizard, they spare the Ringwraith’s player', ['MX-7.12'], () => {
  /** Whether the company of player one arrives at Dol Guldur. */
  const arrives = (one: Words, from: string, who: string, two: Words): boolean => {
    const companies = [{ site: from, characters: [who], to: 'dol-guldur' }];
    const game = scene(meccg, {
      phase: 'movement',
      one: { companies, deck: ['...'], ...one },
      two: { deck: ['...'], ...two },
    });
    idle(game, (s) => s.phase === SITE);
    return siteOf(game) === 'dol-guldur';
  };
  const fumes: Words = { table: ['foul-fumes'] };
  assert.ok(!arrives({}, 'lorien', 'bilbo', { alignment: 'minion', ...fumes }));
  assert.ok(arrives({ alignment: 'minion', ...fumes }, 'minas-morgul', 'ostisen', {}));
});

rule('A company is attacked by what can be keyed to its own card of the place', ['MX-7.15'], () => {
  const heroes = abroad(['faramir'], { from: 'dol-guldur', alignment: 'hero' });
  assert.ok(keys(heroes, 'orc-guard').includes('dark-hold'));
  const minions = abroad(['ostisen'], { from: 'dol-guldur' });
  assert.deepEqual(keys(minions, 'orc-guard'), []);
});
