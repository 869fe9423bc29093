// Who sits where, who leads and who acts when (WR-11.1, WR-11.3 to WR-11.5).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { seatNames, seatOfNation, seatsOf } from '../../../games/wotr/rules.ts';
import { NATION_IDS, SIDES } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { asked, dice, four, spendAll, three } from './table.ts';

/** The Nations of each seat. */
function nationsBySeat(players: 3 | 4): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const [nation, id] of NATION_IDS.entries()) {
    const seat = seatNames(players)[seatOfNation({ rules: { players }, turn: 1 }, nation)];
    map[seat] = [...(map[seat] ?? []), id];
  }
  return map;
}

rule(
  'Of four players one has Gondor and the Elves, one Rohan, the North and the Dwarves, one Sauron, one Isengard and his allies',
  ['WR-11.1.1', 'WR-11.1.2'],
  () => {
    assert.deepEqual(nationsBySeat(4), {
      gondor: ['elves', 'gondor'],
      rohan: ['dwarves', 'north', 'rohan'],
      'witch-king': ['sauron'],
      saruman: ['isengard', 'southrons'],
    });
  },
);

rule('Two, three or four play, and always two sides', ['WR-1.1.1', 'WR-1.1.2'], () => {
  const sizes = ([2, 3, 4] as const).map((players) =>
    SIDES.map((side) => seatsOf(wotr.create({ players }, 'sides'), side).length),
  );
  assert.deepEqual(sizes, [
    [1, 1],
    [1, 2],
    [2, 2],
  ]);
  for (const players of [1, 5]) assert.throws(() => wotr.create({ players }, 'no'), /players takes/);
});

rule('With three the Free Peoples have one player, and the Shadow its two', ['WR-11.11.1'], () => {
  assert.deepEqual(nationsBySeat(3), {
    free: ['dwarves', 'elves', 'gondor', 'north', 'rohan'],
    'witch-king': ['sauron'],
    saruman: ['isengard', 'southrons'],
  });
  assert.deepEqual(wotr.seats({ players: 3 }), ['free', 'witch-king', 'saruman']);
});

rule(
  'The Gondor player and the Witch-king player lead first; the tokens change hands every turn',
  ['WR-11.1.3', 'WR-11.1.5'],
  () => {
    const leaders = [1, 2, 3].map((turn) => {
      const game = four({ phase: 'fellowship', turn, fellowship: { progress: 1 } });
      const [free] = asked(game);
      game.play(free, 'no declaration');
      game.play(asked(game)[0], 'guide strider');
      return [free, ...asked(game)];
    });
    assert.deepEqual(leaders, [
      ['gondor', 'witch-king'],
      ['rohan', 'saruman'],
      ['gondor', 'witch-king'],
    ]);
  },
);

rule('Only the Leading Player of the Free Peoples declares, and names the Guide', ['WR-11.3.1'], () => {
  const game = four({ phase: 'fellowship', turn: 2, fellowship: { progress: 1 } });
  game.offersOnly('gondor', []);
  game.refuses('gondor', 'declare trollshaws', 'WR-8.9.1');
  game.play('rohan', 'declare trollshaws');
  game.refuses('gondor', 'guide strider', 'WR-8.4.5');
  game.play('rohan', 'guide strider');
  game.position({ fellowship: { at: 'trollshaws', guide: 'strider' } });
});

rule(
  'With Sméagol as the Guide whoever uses the Character die declares, leading or not',
  ['WR-11.3.1', 'WR-11.5.2', 'WR-12.3.13'],
  () => {
    const words = {
      fellowship: { at: 'dagorlad', progress: 1, companions: ['gimli', 'smeagol'] },
      dice: { free: ['character', 'character'], shadow: ['army', 'army'] },
    };
    for (const acts of ['rohan', 'gondor']) {
      const game = four({ ...words, act: acts }, { options: { twilight: true } }); // in turn 1 Gondor leads
      game.play(acts, 'die character', 'declare fellowship', 'declare morannon');
      game.position({ fellowship: { mordor: 1, guide: 'smeagol' } });
    }
  },
);

rule('Only the Leading Player of the Shadow puts dice into the Hunt box', ['WR-11.4.1', 'WR-11.7.8'], () => {
  const game = four({ phase: 'hunt', turn: 2 });
  game.refuses('witch-king', 'hunt 2', 'WR-4.4.1');
  game.play('saruman', 'hunt 2');
  assert.ok(game.view('spectator').huntDice >= 2);
});

rule('A side rolls one pool of dice, as large as in the game of two', ['WR-11.4.2'], () => {
  const game = four({ phase: 'hunt' });
  game.play('witch-king', 'hunt 0');
  const { dice, huntDice } = game.view('spectator');
  assert.equal(dice[0].length, 4);
  assert.equal(dice[1].length + huntDice, 7);
});

rule(
  'In turn 1 Rohan acts first, then Saruman, Gondor and the Witch-king; in turn 2 the other way',
  ['WR-11.5.1'],
  () => {
    const words = { act: 'rohan', dice };
    assert.deepEqual(spendAll(four(words), 8), [
      'rohan',
      'saruman',
      'gondor',
      'witch-king',
      'rohan',
      'saruman',
      'gondor',
      'witch-king',
    ]);
    assert.deepEqual(spendAll(four({ act: 'gondor', turn: 2, dice }), 4), ['gondor', 'witch-king', 'rohan', 'saruman']);
  },
);

rule('When one side has no dice left, the players of the other go on by turns', ['WR-11.5.1', 'WR-4.5.6'], () => {
  const game = four({ act: 'rohan', dice: { free: ['muster'], shadow: ['army', 'army', 'army', 'army'] } });
  assert.deepEqual(spendAll(game, 5), ['rohan', 'saruman', 'witch-king', 'saruman', 'witch-king']);
});

rule('Who passes keeps his later places, and the order goes on to the next seat', ['WR-11.5.3'], () => {
  const game = four({ act: 'rohan', dice: { free: ['muster', 'muster'], shadow: ['army', 'army', 'army', 'army'] } });
  game.play('rohan', 'pass');
  game.says('The Rohan player passes.', 'WR-4.5.4');
  assert.deepEqual(spendAll(game, 2), ['saruman', 'gondor']);
  assert.deepEqual(spendAll(game, 2), ['witch-king', 'rohan']);
});

rule('Dice are compared by side: with as many as the other side nobody passes', ['WR-11.5.3'], () => {
  const game = four({ act: 'rohan', dice: { free: ['muster', 'muster'], shadow: ['army', 'army'] } });
  game.refuses('rohan', 'pass', 'WR-4.5.4');
});

rule(
  'With three the Free Peoples act, then a player of the Shadow, and the leader after their next',
  ['WR-11.11.6'],
  () => {
    const game = three({ act: 'free', dice });
    assert.deepEqual(spendAll(game, 5), ['free', 'saruman', 'free', 'witch-king', 'free']);
    assert.deepEqual(spendAll(three({ act: 'free', before: 'witch-king', dice }), 4), [
      'free',
      'witch-king',
      'free',
      'saruman',
    ]);
  },
);

rule('The Leading Player answers the Hunt, though his partner moved the Fellowship', ['WR-11.7.3'], () => {
  const game = four({ act: 'rohan', dice: { free: ['character'] }, hunt: { shadow: 1 }, pool: [2] }, { rolls: [6] });
  game.play('rohan', 'die character', 'move fellowship');
  assert.deepEqual(asked(game), ['gondor']);
  game.offers('gondor', ['use the ring', 'lose the guide']);
  game.play('gondor', 'use the ring');
  game.position({ fellowship: { corruption: 2 } });
});

rule('A side uses one Elven Ring in a turn, whoever of it does', ['WR-11.12.4'], () => {
  const game = four({ act: 'rohan', dice: { free: ['muster', 'muster'], shadow: ['army'] } });
  game.play('rohan', 'ring muster', 'change to event', 'die event', 'spend for nothing');
  game.play('saruman', 'die army', 'spend for nothing');
  game.refuses('gondor', 'ring muster', 'WR-4.11.6');
});

rule('What this chapter does not change is as in the game of two', ['WR-11.1.4', 'WR-1.1.3'], () => {
  const game = four({
    act: 'rohan',
    turn: 3,
    dice: { free: ['army'] },
    edoras: { rohan: '2r' },
    politics: { rohan: 'at war' },
  });
  game.play('rohan', 'die army', 'march edoras', 'to folde');
  game.position({ folde: { rohan: '2r' } });
});
