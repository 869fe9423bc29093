// Lady Galadriel (WR-12.4).
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { poolOf } from '../../../games/wotr/reading/dice.ts';
import { CARD_LEVEL_OF, CHARACTERS, GALADRIEL, LEVEL_OF } from '../../../games/wotr/tables/characters.ts';
import { FREE } from '../../../games/wotr/tables/nations.ts';
import { TILE_NAMES } from '../../../games/wotr/tables/tiles.ts';
import { rule } from '../../rule.ts';
import { twilight } from './table.ts';

const LORIEN = { lorien: { elves: '1r 2e 1l' } };

rule('She has Level 0, Leadership 2 and a die', ['WR-12.4.1'], () => {
  const { level, leadership, dice } = CHARACTERS[GALADRIEL];
  assert.deepEqual([level, leadership, dice], [0, 2, 1]);
  assert.equal(poolOf(twilight({ ...LORIEN, characters: { galadriel: 'lorien' } }).state, FREE), 5);
});

rule('A Muster result brings her to Lórien with Sauron or the Elves At War', ['WR-12.4.2'], () => {
  const bring = (words: Words) => {
    const game = twilight({ ...LORIEN, dice: { free: ['muster'] }, ...words });
    game.play('free', 'die muster');
    return game;
  };
  for (const politics of [{ sauron: 'at war' }, { elves: 'at war' }]) {
    const game = bring({ politics });
    game.play('free', 'bring galadriel');
    game.position({ characters: { galadriel: 'lorien' } });
  }
  const besieged = bring({ politics: { sauron: 'at war' }, lorien: { elves: '2e', sauron: '4r' } });
  besieged.offers('free', 'bring galadriel');
  bring({}).refuses('free', 'bring galadriel', 'WR-12.4.2');
  const white = { 'gandalf-white': 'edoras', 'gandalf-grey': 'replaced' };
  bring({ politics: { elves: 'at war' }, characters: white }).refuses('free', 'bring galadriel', 'WR-12.4.2');
  bring({ politics: { elves: 'at war' }, lorien: { captured: true } }).refuses('free', 'bring galadriel', 'WR-12.4.2');
  const army = twilight({ ...LORIEN, politics: { elves: 'at war' }, dice: { free: ['character'] } });
  army.play('free', 'die character');
  army.refuses('free', 'bring galadriel', 'WR-4.8.5');
});

/** A Hunt draws these tiles, with one die that succeeds. */
function hunted(words: Words, draws: readonly string[]) {
  const game = twilight(
    {
      ...LORIEN,
      characters: { galadriel: 'lorien' },
      fellowship: { companions: ['gimli', 'legolas'] },
      dice: { free: ['character', 'army'] },
      hunt: { shadow: 1 },
      ...words,
    },
    { rolls: [6], draws },
  );
  game.play('free', 'die character', 'move fellowship');
  return game;
}

rule(
  'For an Elven Ring she puts out a Standard Eye, for good, and another is drawn',
  ['WR-12.4.3', 'WR-12.4.5'],
  () => {
    const game = hunted({}, ['eye-r', '1']);
    game.play('free', 'put out the eye', 'use the ring');
    game.position({ fellowship: { corruption: 1, revealed: false }, rings: { free: 2, shadow: 1 }, gone: ['eye-r'] });
    assert.equal(game.view('spectator').pool.filter((tile) => TILE_NAMES[tile] === 'eye-r').length, 3);
    const kept = hunted({}, ['eye-r']);
    kept.play('free', 'keep');
    kept.offers('free', 'use the ring');
    const without = hunted({ characters: {} }, ['eye-r']);
    without.refuses('free', 'put out the eye');
  },
);

rule('A red Eye is none of hers', ['WR-12.4.3'], () => {
  const game = twilight(
    {
      ...LORIEN,
      characters: { galadriel: 'lorien' },
      fellowship: { companions: ['gimli'], mordor: 1, at: 'morannon' },
      pool: ['the-ring-is-mine'],
      dice: { free: ['character'] },
      hunt: { shadow: 1 },
    },
    { draws: ['the-ring-is-mine'] },
  );
  game.play('free', 'die character', 'move fellowship');
  game.refuses('free', 'put out the eye');
  game.offers('free', 'use the ring');
});

rule('One Ring a turn, for this or anything else; the Shadow’s use does not count', ['WR-12.4.4'], () => {
  const used = hunted({ used: ['free'] }, ['eye-r']);
  used.refuses('free', 'put out the eye');
  const after = hunted({}, ['eye-r', '0r']);
  after.play('free', 'put out the eye', 'to trollshaws');
  after.refuses('free', 'ring army', 'WR-4.11.6');
  const theirs = hunted({ used: ['shadow'], rings: { free: 1, shadow: 0 } }, ['eye-r']);
  theirs.offers('free', 'put out the eye');
});

rule('With her the Free Peoples recruit in a besieged Lórien, up to five units', ['WR-12.4.6'], () => {
  const muster = (lorien: Words, characters: Words) => {
    const game = twilight({
      lorien,
      characters,
      politics: { elves: 'at war' },
      'woodland-realm': { captured: true },
      rivendell: { captured: true },
      'grey-havens': { captured: true },
      dice: { free: ['muster'] },
    });
    game.play('free', 'die muster');
    return game;
  };
  const open = muster({ elves: '1r 3e', sauron: '5r' }, { galadriel: 'lorien' });
  open.play('free', 'recruit elves-elite');
  open.position({ lorien: { elves: '1r 4e' } });
  muster({ elves: '2r 3e', sauron: '5r' }, { galadriel: 'lorien' }).refuses('free', 'recruit elves-elite', 'WR-6.4.4');
  muster({ elves: '1r 3e', sauron: '5r' }, {}).refuses('free', 'recruit elves-elite', 'WR-6.4.4');
});

rule('Cards take her for a Companion of Level 3; she does not move for that', ['WR-12.4.7', 'WR-12.4.8'], () => {
  assert.deepEqual([LEVEL_OF[GALADRIEL], CARD_LEVEL_OF[GALADRIEL]], [0, 3]);
  const words = { ...LORIEN, characters: { galadriel: 'lorien', legolas: 'lorien' } };
  const game = twilight({ ...words, dice: { free: ['character'] } });
  game.play('free', 'die character', 'move companions');
  game.refuses('free', 'take galadriel', 'WR-12.4.8');
  game.play('free', 'take legolas');
  game.refuses('free', 'take galadriel', 'WR-12.4.8');
  const army = twilight({ ...words, politics: { elves: 'at war' }, dice: { free: ['army'] } });
  army.play('free', 'die army', 'march lorien');
  assert.ok(!army.list('free').includes('leave galadriel'));
  army.play('free', 'to dimrill-dale');
  army.position({ characters: { galadriel: 'lorien' } });
});

rule('She is lost with Lórien, and her die with her', ['WR-12.4.8'], () => {
  const game = twilight({
    act: 'shadow',
    characters: { galadriel: 'lorien' },
    'dimrill-dale': { sauron: '2r' },
    politics: { sauron: 'at war' },
    dice: { shadow: ['army'] },
  });
  game.play('shadow', 'die army', 'march dimrill-dale', 'to lorien');
  game.position({ lorien: { captured: true }, characters: { galadriel: 'eliminated' } });
  assert.equal(poolOf(game.state, FREE), 4);
});

rule('Beside Gandalf the White she brings no die', ['WR-12.4.9'], () => {
  const characters = { galadriel: 'lorien', 'gandalf-white': 'edoras', 'gandalf-grey': 'replaced' };
  assert.equal(poolOf(twilight({ ...LORIEN, characters }).state, FREE), 5);
});
