// Who of the winning side has won most (WR-11.12).
import assert from 'node:assert/strict';
import { FREE, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { creditOf, foremostOf } from '../../../games/wotr/team/captures.ts';
import { rule } from '../../rule.ts';
import { four, three } from './table.ts';

const taken = (...regions: string[]): Record<string, unknown> =>
  Object.fromEntries(regions.map((region) => [region, { captured: true }]));

rule('A team wins as the side of a game of two', ['WR-11.12.1'], () => {
  const shadow = four({ phase: 'victory', ...taken('minas-tirith', 'lorien', 'rivendell', 'erebor', 'dol-amroth') });
  shadow.outcome({ reason: 'military', rule: 'WR-10.3.2' });
  const free = four({ phase: 'victory', ...taken('minas-morgul', 'orthanc') });
  free.outcome({ reason: 'military', rule: 'WR-10.3.3' });
});

rule('When the game is over it is told who of the side has won most', ['WR-11.12.3'], () => {
  const game = four(
    {
      act: 'rohan',
      dice: { free: ['character'] },
      fellowship: { mordor: 5 },
      pool: ['elven-cloaks'],
      ...taken('erebor'),
    },
    {},
  );
  game.play('rohan', 'die character', 'move fellowship');
  game.outcome({ reason: 'ring' });
  game.says('The Gondor player has the personal victory (The Gondor player 0, The Rohan player -2).', 'WR-11.12.3');
});

rule('In the Shadow what each took counts, less what each lost', ['WR-11.12.2'], () => {
  const game = four({
    ...taken('minas-tirith', 'dol-amroth', 'pelargir', 'erebor', 'helms-deep', 'edoras', 'dale', 'orthanc'),
    captors: {
      'minas-tirith': 'witch-king',
      'dol-amroth': 'witch-king',
      erebor: 'witch-king',
      pelargir: 'witch-king',
      'helms-deep': 'saruman',
      edoras: 'saruman',
      dale: 'saruman',
    },
  });
  assert.equal(creditOf(game.state, 1), 7);
  assert.equal(creditOf(game.state, 3), 4 - 2);
  assert.deepEqual(foremostOf(game.state, SHADOW), [1]);
});

rule('Equal credit is a shared victory', ['WR-11.12.2', 'WR-11.12.3'], () => {
  const game = three(taken('minas-tirith', 'erebor'), {});
  assert.deepEqual(foremostOf(game.state, SHADOW), [1, 2]);
  assert.deepEqual(foremostOf(four({}).state, FREE), [0, 2]);
});

rule('Among the Free Peoples who lost less has won', ['WR-11.12.3'], () => {
  const game = four(taken('minas-tirith', 'erebor', 'dale'));
  assert.deepEqual([creditOf(game.state, 0), creditOf(game.state, 2)], [-2, -3]);
  assert.deepEqual(foremostOf(game.state, FREE), [0]);
});

rule('The controller of the Army that takes a Settlement has taken it, until it is lost again', ['WR-11.12.2'], () => {
  const game = four({
    act: 'saruman',
    politics: { isengard: 'at war', sauron: 'at war', rohan: 'at war' },
    dice: { shadow: ['army'], free: ['army'] },
    westemnet: { isengard: '2r', sauron: '1r' },
    shared: { shadow: { westemnet: 'mixed' } },
  });
  game.play('saruman', 'die army', 'march westemnet', 'to edoras');
  game.position({ edoras: { captured: true }, captors: { edoras: 'saruman' } });
});
