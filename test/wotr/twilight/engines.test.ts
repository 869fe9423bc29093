// Siege engines (WR-12.10).
import assert from 'node:assert/strict';
import { FREE, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { sideOfPiece, TOWER, TREBUCHET } from '../../../games/wotr/tables/pieces.ts';
import { rule } from '../../rule.ts';
import { type Twilight, twilight } from './table.ts';

const atWar = { gondor: 'at war', sauron: 'at war', southrons: 'at war' };
const siege = { gondor: '3r', sauron: '4r 2e' };

rule(
  'Towers are the Shadow’s siege engines, Trebuchets those of the Free Peoples, six each',
  ['WR-12.10.1', 'WR-12.10.3'],
  () => {
    assert.deepEqual([sideOfPiece(TOWER), sideOfPiece(TREBUCHET)], [SHADOW, FREE]);
    const game = twilight(undefined);
    assert.deepEqual([game.state.reserve[TOWER], game.state.reserve[TREBUCHET]], [6, 6]);
  },
);

rule(
  'A Tower is built where a Shadow Army besieges a Stronghold of the Free Peoples',
  ['WR-12.10.4', 'WR-12.10.2'],
  () => {
    const game = twilight({
      act: 'shadow',
      politics: atWar,
      'minas-tirith': { ...siege, towers: 1 },
      'dol-amroth': { gondor: '2r' },
      osgiliath: { sauron: '3r' },
      dice: { shadow: ['muster', 'muster'] },
    });
    game.play('shadow', 'die muster');
    game.refuses('shadow', 'build osgiliath', 'WR-12.10.4');
    game.refuses('shadow', 'build dol-amroth', 'WR-12.10.4');
    game.play('shadow', 'build minas-tirith');
    game.says('The Shadow builds a Siege Tower at Minas Tirith.', 'WR-12.10.4');
    game.position({ 'minas-tirith': { towers: 2 } });
    game.play('shadow', 'die muster');
    game.refuses('shadow', 'build minas-tirith', 'WR-12.10.2');
  },
);

rule('A seventh Tower cannot be built', ['WR-12.10.3'], () => {
  const game = twilight({
    act: 'shadow',
    politics: atWar,
    'minas-tirith': { ...siege, towers: 2 },
    'dol-amroth': { gondor: '1r', southrons: '2r', towers: 2 },
    'helms-deep': { rohan: '1r', isengard: '2r', towers: 2 },
    lorien: { elves: '1r', sauron: '2r' },
    dice: { shadow: ['muster'] },
  });
  game.play('shadow', 'die muster');
  game.refuses('shadow', 'build lorien', 'WR-12.10.3');
});

rule(
  'A Trebuchet is built in a Stronghold of an active Nation, At War or not, besieged or without an Army',
  ['WR-12.10.5', 'WR-12.10.6'],
  () => {
    const game = twilight({
      act: 'free',
      politics: { gondor: '2 active', rohan: '3 passive', elves: '3' },
      'minas-tirith': siege,
      'helms-deep': { rohan: '1r' },
      lorien: { captured: true },
      dice: { free: ['muster', 'muster', 'muster'] },
    });
    game.play('free', 'die muster');
    game.offers('free', ['build minas-tirith', 'build dol-amroth']);
    game.refuses('free', 'build helms-deep', 'WR-12.10.5'); // passive
    game.refuses('free', 'build lorien', 'WR-12.10.5'); // lost
    game.refuses('free', 'build pelargir', 'WR-12.10.5'); // a City
    game.refuses('free', 'build orthanc', 'WR-12.10.5');
    game.play('free', 'build minas-tirith');
    game.position({ 'minas-tirith': { trebuchets: 1 } });
    game.play('free', 'die muster', 'build dol-amroth');
    game.position({ 'dol-amroth': { trebuchets: 1 } });
  },
);

rule('A Trebuchet without an Army stands until the Stronghold is lost', ['WR-12.10.5', 'WR-12.10.14'], () => {
  const game = twilight({
    act: 'shadow',
    politics: atWar,
    'dol-amroth': { trebuchets: 2 },
    erech: { southrons: '3r' },
    dice: { shadow: ['army', 'army'] },
  });
  game.position({ 'dol-amroth': { trebuchets: 2 } });
  game.play('shadow', 'die army', 'march erech', 'to dol-amroth');
  game.says('2 Trebuchets at Dol Amroth are lost.', 'WR-12.10.14');
  assert.equal(game.state.reserve[TREBUCHET], 6);
});

/** The Shadow storms Minas Tirith: the attacker rolls first. */
function storm(here: Record<string, unknown>, rolls: readonly number[]): Twilight {
  const game = twilight(
    { act: 'shadow', politics: atWar, 'minas-tirith': here, dice: { shadow: ['army', 'army'] } },
    { rolls },
  );
  game.play('shadow', 'die army', 'attack minas-tirith', 'against minas-tirith');
  return game;
}

rule(
  'With more Towers the Free Peoples roll at −1 in the first round, and the Shadow fights a second for nothing',
  ['WR-12.10.7', 'WR-12.10.8', 'WR-12.10.9'],
  () => {
    const game = storm(
      { gondor: '3r 1l', sauron: '4r 1e', towers: 2, trebuchets: 1 },
      [1, 1, 1, 1, 1, 5, 6, 2, 5, 1, 1, 1, 5, 5, 1, 1],
    );
    // 5 is a miss and 6 a hit in the Combat Roll; the Re-roll of a 5 hits
    game.says('The Free Peoples roll 5, 6, 2 (−1 each): 1 hit.');
    game.says('The Free Peoples roll again 5: 1 hit.');
    game.play('shadow', 'remove sauron-regular', 'remove sauron-regular');
    game.offersOnly('shadow', ['continue', 'cease']);
    game.play('shadow', 'continue');
    game.says('The Free Peoples roll 5, 5, 1: 2 hits.');
  },
);

rule('After the round that the Towers give, the next costs an Elite as usual', ['WR-12.10.9'], () => {
  const game = storm(
    { gondor: '5r', sauron: '4r 1e', towers: 1 },
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  );
  game.offersOnly('shadow', ['continue', 'cease']);
  game.play('shadow', 'continue');
  game.offersOnly('shadow', ['reduce sauron-elite', 'cease']);
});

rule(
  'With more Trebuchets the Free Peoples roll at +1, and no Elite prolongs the assault',
  ['WR-12.10.10', 'WR-12.10.11'],
  () => {
    const game = storm({ gondor: '2r 1l', sauron: '3r 1e', towers: 1, trebuchets: 2 }, [1, 1, 1, 1, 4, 3, 4]);
    game.says('The Free Peoples roll 4, 3 (+1 each): 1 hit.');
    game.says('The Free Peoples roll again 4: 0 hits.');
    game.play('shadow', 'remove sauron-regular');
    game.says('The Free Peoples have superiority in siege engines: the assault goes no further.', 'WR-12.10.11');
    game.position({ 'minas-tirith': { sauron: '2r 1e', gondor: '2r 1l' } });
  },
);

rule('Equal numbers: a Trebuchet given up is superiority for the whole battle', ['WR-12.10.12'], () => {
  const game = storm({ gondor: '1r', sauron: '2r 1e', towers: 1, trebuchets: 1 }, [1, 1, 1, 4]);
  game.asks('free');
  game.play('free', 'claim superiority');
  game.says('The Free Peoples roll 4 (+1 each): 1 hit.');
  game.play('shadow', 'remove sauron-regular');
  game.position({ 'minas-tirith': { towers: 1, sauron: '1r 1e' } });
  game.says('the assault goes no further', 'WR-12.10.11');
  const kept = storm({ gondor: '1r', sauron: '2r 1e', towers: 1, trebuchets: 1 }, [1, 1, 1, 4]);
  kept.play('free', 'keep the engines');
  kept.says('The Free Peoples roll 4: 0 hits.');
  kept.offersOnly('shadow', ['reduce sauron-elite', 'cease']);
  const none = storm({ gondor: '1r', sauron: '2r 1e' }, [1, 1, 1, 4]);
  none.offersOnly('shadow', ['reduce sauron-elite', 'cease']);
});

rule('Superiority counts in Siege Battles only, not against a sortie', ['WR-12.10.7'], () => {
  const game = twilight(
    {
      act: 'free',
      politics: atWar,
      'minas-tirith': { gondor: '2r', sauron: '2r', trebuchets: 2 },
      dice: { free: ['army', 'army'] },
    },
    { rolls: [4, 4, 1, 1] },
  );
  game.play('free', 'die army', 'attack minas-tirith', 'against minas-tirith');
  game.says('The Free Peoples roll 4, 4: 0 hits.');
});

rule(
  'Engines stay while a part of the Army does, and are lost when all of it leaves',
  ['WR-12.10.14', 'WR-12.10.16'],
  () => {
    const position = {
      act: 'free',
      politics: atWar,
      'minas-tirith': { gondor: '2r', trebuchets: 1 },
      dice: { free: ['army', 'army'] },
    };
    const game = twilight(position);
    game.play('free', 'die army', 'march minas-tirith');
    game.refuses('free', 'leave trebuchet', 'WR-12.10.16');
    game.play('free', 'leave gondor-regular', 'to lossarnach');
    game.position({ 'minas-tirith': { gondor: '1r', trebuchets: 1 }, lossarnach: { gondor: '1r' } });
    const whole = twilight(position);
    whole.play('free', 'die army', 'march minas-tirith', 'to lossarnach');
    whole.says('1 Trebuchet at Minas Tirith is lost.', 'WR-12.10.14');
    whole.position({ lossarnach: { gondor: '2r' } });
    assert.equal(whole.state.reserve[TREBUCHET], 6);
  },
);

rule(
  'Towers go when the siege ends; Trebuchets of defenders who hold out stay, and all can be built again',
  ['WR-12.10.15', 'WR-12.10.16'],
  () => {
    const game = twilight({
      act: 'shadow',
      politics: atWar,
      'minas-tirith': { gondor: '2r', sauron: '2r', towers: 2, trebuchets: 1 },
      dice: { shadow: ['army', 'muster'] },
    });
    game.play('shadow', 'die army', 'march minas-tirith', 'to osgiliath');
    game.says('2 Siege Towers at Minas Tirith are lost.', 'WR-12.10.15');
    game.position({ 'minas-tirith': { gondor: '2r', trebuchets: 1 } });
    assert.equal(game.state.reserve[TOWER], 6);
    const taken = storm({ gondor: '1r', sauron: '5r', towers: 1, trebuchets: 1 }, [6, 6, 1, 1, 1, 1]);
    taken.play('free', 'keep the engines');
    taken.position({ 'minas-tirith': { sauron: '5r', captured: true } });
    assert.deepEqual([taken.state.reserve[TOWER], taken.state.reserve[TREBUCHET]], [6, 6]);
  },
);

rule('Superiority may change in a round: what is equal at its end gives nobody anything', ['WR-12.10.13'], () => {
  const game = twilight({
    act: 'shadow',
    politics: atWar,
    'minas-tirith': { gondor: '1r', sauron: '2r 1e', towers: 1 },
    battle: { from: 'minas-tirith', against: 'minas-tirith', round: 1 },
    dice: { shadow: ['army'] },
  });
  game.offersOnly('shadow', ['continue', 'cease']);
  const equal = twilight({
    act: 'shadow',
    politics: atWar,
    'minas-tirith': { gondor: '1r', sauron: '2r 1e', towers: 1, trebuchets: 1 },
    battle: { from: 'minas-tirith', against: 'minas-tirith', round: 1 },
    dice: { shadow: ['army'] },
  });
  equal.offersOnly('shadow', ['reduce sauron-elite', 'cease']);
});
