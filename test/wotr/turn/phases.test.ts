// The six phases, the dice pools and the Hunt box (WR-4.1, WR-4.3, WR-4.4).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { diceOf, eyes, freeRoll, handSizes } from './table.ts';

rule(
  'A turn draws, declares, fills the Hunt box, rolls, acts and checks for victory, in this order',
  ['WR-4.1.1', 'WR-4.1.9'],
  () => {
    const game = scene(
      wotr,
      { phase: 'draw', turn: 3, fellowship: { at: 'hollin', progress: 1 } },
      { rolls: [...freeRoll, ...eyes(7)] },
    );
    // Phase 1 is over, phase 2 asks.
    assert.deepEqual(handSizes(game), [2, 2]);
    game.asks('free', 'declare');
    assert.deepEqual(diceOf(game), [0, 0]);
    game.play('free', 'no declaration', 'guide strider');
    // Phase 3: nothing has been rolled yet.
    game.asks('shadow', 'Hunt box');
    assert.deepEqual(diceOf(game), [0, 0]);
    game.play('shadow', 'hunt 0');
    // Phase 4 rolled by itself; phase 5.
    game.asks('free', 'Choose a die');
    assert.deepEqual(diceOf(game), [4, 0]);
    assert.deepEqual(handSizes(game), [2, 2]);
    for (let n = 0; n < 3; n++) game.play('free', game.list('free')[0], 'spend for nothing');
    game.position({ turn: 3 });
    game.play('free', game.list('free')[0], 'spend for nothing');
    // Phase 6 found no winner: the next turn has begun.
    game.outcome('none');
    game.says('Turn 4 begins.', 'WR-4.1.1');
    game.position({ turn: 4 });
    assert.deepEqual(handSizes(game), [4, 4]);
    game.asks('free', 'declare');
  },
);

rule('In phase 1 each player draws the top card of both decks', ['WR-4.1.2'], () => {
  const game = scene(wotr, {
    phase: 'draw',
    decks: {
      'free-character': ['athelas', 'elven-rope'],
      'free-strategy': ['the-red-arrow', 'book-of-mazarbul'],
      'shadow-character': ['cruel-weather', 'orc-patrol'],
      'shadow-strategy': ['stormcrow', 'olog-hai'],
    },
  });
  game.position({ hands: { free: ['athelas', 'the-red-arrow'], shadow: ['cruel-weather', 'stormcrow'] } });
});

rule('Victory is checked after the last action and before the next turn begins', ['WR-4.1.1', 'WR-4.1.9'], () => {
  const won = { lorien: { captured: true }, rivendell: { captured: true }, erebor: { captured: true } };
  const game = scene(wotr, {
    dice: { free: ['event'] },
    turn: 3,
    ...won,
    'woodland-realm': { captured: true },
    'minas-tirith': { captured: true },
  });
  game.outcome('none');
  game.play('free', 'die event', 'spend for nothing');
  game.outcome({ winner: 'shadow', reason: 'military' });
  game.position({ turn: 3 });
});

rule('In the Fellowship phase the Free Peoples need not declare', ['WR-4.1.3'], () => {
  const game = scene(wotr, {
    phase: 'fellowship',
    fellowship: { at: 'osgiliath', progress: 2, corruption: 3 },
  });
  game.offers('free', ['declare minas-tirith', 'declare osgiliath', 'no declaration']);
  game.play('free', 'no declaration');
  game.position({ fellowship: { at: 'osgiliath', progress: 2, corruption: 3 }, politics: { gondor: '2 passive' } });
});

rule('Declared in a City or Stronghold of a Free Nation, the Fellowship wakes it and heals', ['WR-4.1.4'], () => {
  const words = { phase: 'fellowship', fellowship: { at: 'osgiliath', progress: 2, corruption: 2 } };
  const game = scene(wotr, words);
  game.play('free', 'declare minas-tirith');
  game.position({ fellowship: { at: 'minas-tirith', progress: 0, corruption: 1 }, politics: { gondor: '2 active' } });

  const wild = scene(wotr, words);
  wild.play('free', 'declare druadan-forest');
  wild.position({ fellowship: { at: 'druadan-forest', corruption: 2 }, politics: { gondor: '2 passive' } });

  const there = scene(wotr, { phase: 'fellowship', fellowship: { at: 'minas-tirith', corruption: 2 } });
  there.play('free', 'no declaration'); // being there is not enough
  there.position({ fellowship: { corruption: 2 }, politics: { gondor: '2 passive' } });
});

rule(
  'A dice pool is the starting dice and one for each Character that brings one',
  ['WR-4.3.1', 'WR-4.3.2', 'WR-4.3.3', 'WR-4.3.4'],
  () => {
    const pools = (characters: Record<string, string>, free: number, shadow: number): void => {
      const rolls = [...Array.from({ length: free }, () => 'event'), ...Array.from({ length: shadow }, () => 'army')];
      const game = scene(wotr, { phase: 'hunt', characters }, { rolls });
      game.play('shadow', 'hunt 0');
      assert.deepEqual(diceOf(game), [free, shadow]);
    };
    pools({}, 4, 7);
    pools({ saruman: 'orthanc' }, 4, 8);
    pools({ 'witch-king': 'moria' }, 4, 8);
    pools({ 'mouth-of-sauron': 'barad-dur' }, 4, 8);
    pools({ saruman: 'orthanc', 'witch-king': 'moria', 'mouth-of-sauron': 'barad-dur' }, 4, 10);
    pools({ strider: 'replaced', aragorn: 'pelargir' }, 5, 7);
    pools({ 'gandalf-grey': 'replaced', 'gandalf-white': 'fangorn' }, 5, 7);
    pools({ strider: 'replaced', aragorn: 'dale', 'gandalf-grey': 'replaced', 'gandalf-white': 'fangorn' }, 6, 7);
    pools({ strider: 'pelargir', 'gandalf-grey': 'fangorn' }, 4, 7);
  },
);

rule('A die gained counts from the next turn on', ['WR-4.3.3', 'WR-4.3.6'], () => {
  const game = scene(
    wotr,
    { act: 'shadow', dice: { shadow: ['muster', 'army'] }, politics: { isengard: 'at war' } },
    { rolls: [...freeRoll, ...eyes(8)] },
  );
  game.play('shadow', 'die muster', 'bring saruman');
  game.position({ dice: { shadow: ['army'] } });
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', 'no declaration', 'guide strider');
  game.offers('shadow', 'hunt 7');
  game.play('shadow', 'hunt 0');
  game.position({ hunt: { shadow: 8 } });
});

rule('With the Character that brought it a die is lost, from the next turn on', ['WR-4.3.5', 'WR-4.3.6'], () => {
  const game = scene(
    wotr,
    {
      dice: { free: ['muster-army'], shadow: ['army', 'event'] },
      'druadan-forest': { gondor: '5r' },
      'dead-marshes': { sauron: '1r' },
      characters: { 'witch-king': 'dead-marshes' },
      politics: { gondor: 'at war', sauron: 'at war' },
    },
    { rolls: [5, 1, 1, 1, 1, 1, 1, ...freeRoll, ...eyes(7)] },
  );
  game.play('free', 'die muster-army', 'attack druadan-forest', 'against dead-marshes', 'stay');
  game.position({ characters: { 'witch-king': 'eliminated' }, dice: { shadow: ['army', 'event'] } });
  game.play('shadow', 'die army', 'spend for nothing', 'die event', 'spend for nothing');
  game.play('free', 'no declaration', 'guide strider');
  game.play('shadow', 'hunt 0');
  game.position({ hunt: { shadow: 7 } });
});

rule('Each turn starts with the whole pool, whatever lay in the Hunt box', ['WR-4.3.7', 'WR-4.5.3'], () => {
  const game = scene(
    wotr,
    { dice: { free: ['event'] }, hunt: { shadow: 3, free: 2 } },
    { rolls: [...freeRoll, ...eyes(1), 'army', 'army', 'army', 'army', 'army', 'army'] },
  );
  game.play('free', 'die event', 'spend for nothing');
  game.position({ hunt: { shadow: 0, free: 0 } });
  game.play('free', 'no declaration', 'guide strider');
  game.play('shadow', 'hunt 0');
  game.position({ hunt: { shadow: 1, free: 0 } });
  assert.deepEqual(diceOf(game), [4, 6]);
});

rule('The Shadow puts at most one die for each Companion into the Hunt box', ['WR-4.4.1'], () => {
  const game = scene(wotr, { phase: 'hunt' });
  game.offersOnly('shadow', ['hunt 0', 'hunt 1', 'hunt 2', 'hunt 3', 'hunt 4', 'hunt 5', 'hunt 6', 'hunt 7']);

  const two = scene(wotr, { phase: 'hunt', fellowship: { companions: ['meriadoc', 'peregrin'] } });
  two.offersOnly('shadow', ['hunt 0', 'hunt 1', 'hunt 2']);
  two.refuses('shadow', 'hunt 3', 'WR-4.4.1');

  const apart = scene(wotr, { phase: 'hunt', characters: { strider: 'bree', gimli: 'eliminated' } });
  apart.offers('shadow', 'hunt 5');
  apart.refuses('shadow', 'hunt 6', 'WR-4.4.1');
});

rule('Gollum alone counts as a Companion: one die is always allowed', ['WR-4.4.2'], () => {
  const game = scene(wotr, { phase: 'hunt', fellowship: { companions: [] } });
  game.offersOnly('shadow', ['hunt 0', 'hunt 1']);
  game.refuses('shadow', 'hunt 2', 'WR-4.4.2');
});

rule('The Shadow may leave the Hunt box empty', ['WR-4.4.3'], () => {
  for (const turn of [1, 2, 9])
    for (const companions of [['strider', 'gimli'], []]) {
      const game = scene(
        wotr,
        { phase: 'hunt', turn, fellowship: { companions } },
        {
          rolls: [...freeRoll, ...Array.from({ length: 7 }, () => 'army')],
        },
      );
      game.play('shadow', 'hunt 0');
      game.position({ hunt: { shadow: 0 } });
    }
});

rule('Dice in the Hunt box are not rolled; each Eye of the others joins them', ['WR-4.4.4'], () => {
  const game = scene(
    wotr,
    { phase: 'hunt' },
    {
      rolls: [...freeRoll, 'army', 'eye', 'muster', 'character', 'event'],
    },
  );
  game.play('shadow', 'hunt 2');
  game.says('1 Eye joins the Hunt.', 'WR-4.4.4');
  game.position({ hunt: { shadow: 3 }, dice: { shadow: ['character', 'army', 'muster', 'event'] } });
  game.play('free', 'die event', 'spend for nothing');
  game.refuses('shadow', 'die eye', 'WR-4.10.2');
});

rule('Eyes go into the Hunt box beyond the number of Companions', ['WR-4.4.5'], () => {
  const game = scene(
    wotr,
    { phase: 'hunt', fellowship: { companions: ['strider'] } },
    {
      rolls: [...freeRoll, 'eye', 'army', 'eye', 'army', 'eye', 'army'],
    },
  );
  game.play('shadow', 'hunt 1');
  game.position({ hunt: { shadow: 4 }, dice: { shadow: ['army', 'army', 'army'] } });
});

rule('The Free Peoples roll their whole pool', ['WR-4.4.6'], () => {
  const game = scene(wotr, { phase: 'hunt' }, { rolls: ['will', 'event', 'character', 'muster', ...eyes(7)] });
  game.play('shadow', 'hunt 0');
  game.says('The Free Peoples roll: Will of the West, Event, Character, Muster.', 'WR-4.4.6');
  game.position({ dice: { free: ['character', 'muster', 'event', 'will'], shadow: [] } });
});

rule('Seven Companions, seven dice: the Shadow may put its whole pool into the Hunt box', ['WR-4.4.1'], () => {
  const game = scene(wotr, { phase: 'hunt' }, { rolls: freeRoll });
  game.play('shadow', 'hunt 7');
  game.position({ hunt: { shadow: 7 }, dice: { shadow: [] } });
});
