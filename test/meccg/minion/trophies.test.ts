// Orcs and Trolls take what they have defeated as trophies.
import assert from 'node:assert/strict';
import type { CardId } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { directInfluence, marshallingPoints, prowessOf } from '../table.ts';
import { asked, minions, type Table, where } from './minions.ts';
import { abroad, attackedBy, fightOut, type Journey } from './table.ts';

const toGeann = { from: 'carn-dum', to: 'geann-a-lisch' } as const;
const sixes = (dice: number): number[] => Array.from({ length: dice }, () => 6);
const kills = (game: Table): number => marshallingPoints(game, 'one', 'kill');

/** Fights a creature on the way, and stands where a trophy is chosen, if one is. */
function fought(
  characters: readonly string[],
  creature: string,
  rolls: readonly number[],
  more: Partial<Journey> & { key?: string } = {},
): Table {
  const { key = 'key-wilderness', ...journey } = more;
  const game = abroad(characters, { ...toGeann, hazards: [creature], ...journey }, rolls);
  attackedBy(game, creature, key);
  fightOut(game);
  return game;
}

rule('An Orc who faced a strike may take the creature; its points count as before', ['MX-11.10'], () => {
  const game = fought(['gorbag', 'asternak'], 'landroval', sixes(8));
  assert.equal(asked(game).at, 'combat/trophy-choose');
  game.offersOnly('one', ['take-trophy gorbag', 'leave-trophy']);
  game.refuses('one', 'take-trophy asternak');
  assert.equal(kills(game), 2);
  game.play('one', 'take-trophy gorbag');
  game.says('takes Landroval as a trophy');
  assert.equal(kills(game), 2);
  game.position({ one: { points: ['landroval on gorbag'] } });
  game.refuses('one', 'transfer landroval');
  game.refuses('one', 'store landroval');
  const left = fought(['gorbag', 'asternak'], 'landroval', sixes(8));
  left.play('one', 'leave-trophy');
  left.position({ one: { points: ['landroval'] } });
});

rule('One that gives no points is a trophy all the same, out of play', ['MX-11.10', 'MX-11.11'], () => {
  const game = fought(['gorbag', 'shagrat'], 'orc-raiders', sixes(4));
  game.offersOnly('one', ['take-trophy gorbag', 'take-trophy shagrat', 'leave-trophy']);
  game.play('one', 'take-trophy shagrat');
  assert.equal(kills(game), 0);
  game.position({ two: { 'out-of-play': ['orc-raiders on shagrat'] } });
});

rule('Nobody takes one from detainment or from what was not defeated, nor do Men', ['MX-11.10'], () => {
  const none = (game: Table): void => assert.notEqual(asked(game).at, 'combat/trophy-choose');
  const held = fought(['gorbag'], 'orc-lieutenant', sixes(2), { key: 'key-shadow-land' });
  assert.equal(where(held, 'orc-lieutenant'), 'discard');
  none(held);
  const drawn = fought(['gorbag', 'shagrat'], 'orc-raiders', [1, 1, 1, 1]); // two strikes too many leave a tie
  assert.equal(where(drawn, 'orc-raiders'), 'discard');
  none(drawn);
  none(fought(['asternak', 'layos'], 'orc-lieutenant', sixes(2)));
});

const numbers = (game: Table, id: CardId): [influence: number, prowess: number] => [
  directInfluence(game, id),
  prowessOf(game, id),
];
const bearing = (id: CardId, ...trophies: string[]): Table =>
  minions({ 'minas-morgul': [id], points: trophies.map((one) => `${one} on ${id}`) }, { alignment: 'hero' });

rule('What trophies give goes by their printed points; prowess is not raised above 9', ['MX-11.11'], () => {
  assert.deepEqual(numbers(bearing('gorbag'), 'gorbag'), [0, 6]);
  assert.deepEqual(numbers(bearing('gorbag', 'wandering-eldar'), 'gorbag'), [1, 6]);
  assert.deepEqual(numbers(bearing('gorbag', 'landroval'), 'gorbag'), [1, 7]);
  assert.deepEqual(numbers(bearing('gorbag', 'landroval', 'wandering-eldar'), 'gorbag'), [2, 7]);
  assert.deepEqual(numbers(bearing('gorbag', 'landroval', 'horse-lords'), 'gorbag'), [2, 8]);
  assert.deepEqual(numbers(bearing('gorbag', 'landroval', 'horse-lords', 'sons-of-kings'), 'gorbag'), [2, 8]);
  const lieutenant = 'lieutenant-of-morgul';
  assert.deepEqual(numbers(bearing(lieutenant), lieutenant), [2, 8]);
  assert.deepEqual(numbers(bearing(lieutenant, 'landroval', 'horse-lords'), lieutenant), [4, 9]);
});

rule('When the bearer is gone a trophy is what it would be without him', ['MX-11.11'], () => {
  const game = fought(['gorbag wounded'], 'cave-drake', [1, 1, 6, 6], {
    one: { points: ['landroval on gorbag'] },
    two: { alignment: 'hero', 'out-of-play': ['orc-raiders on gorbag'] },
  });
  assert.equal(where(game, 'gorbag'), 'out-of-play');
  game.position({ one: { points: ['landroval'] }, two: { 'out-of-play': ['orc-raiders'] } });
  assert.equal(kills(game), 2);
});

rule('There are none by the starter rules', ['MX-11.10'], () => {
  const one = { alignment: 'minion', companies: [{ site: 'carn-dum', characters: ['gorbag'], to: 'geann-a-lisch' }] };
  const game = scene(
    meccg,
    { phase: 'movement', one, two: { hand: ['orc-lieutenant'] } },
    { rolls: sixes(2), options: { starter: true } },
  );
  attackedBy(game, 'orc-lieutenant', 'key-wilderness');
  fightOut(game);
  assert.equal(where(game, 'orc-lieutenant'), 'out-of-play');
  assert.notEqual(asked(game).at, 'combat/trophy-choose');
});
