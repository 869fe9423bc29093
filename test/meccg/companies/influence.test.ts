import { strict as assert } from 'node:assert';
import { MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import {
  corruptionCheck,
  directInfluence,
  hazardLimit,
  marshallingPoints,
  sizeOf,
  unusedDirectInfluence,
  unusedGeneralInfluence,
} from '../table.ts';
import { idle, position, resolve, table } from '../turn/table.ts';
import { loses } from '../whereabouts.ts';

rule('Jessica’s company has size six and leaves ten general influence unused', ['MW-S5.8.3'], () => {
  const game = table({
    one: {
      lorien: [
        'pallando',
        'celeborn under pallando',
        'elrohir under pallando',
        'elladan',
        'legolas: elf-stone',
        'gildor-inglorion under legolas',
      ],
    },
  });
  assert.equal(unusedGeneralInfluence(game, 'one'), 10);
  assert.equal(unusedDirectInfluence(game, 'pallando'), 0);
  assert.equal(directInfluence(game, 'legolas', 'gildor-inglorion'), 4);
  assert.equal(directInfluence(game, 'legolas', 'pallando'), 2);
  assert.equal(sizeOf(game), 6);
});

rule('Direct influence is never below nought', ['MW-S5.3.10'], () => {
  const game = table({ one: { rivendell: ['dori', 'aragorn-ii', 'boromir-ii under aragorn-ii'] } });
  assert.equal(unusedDirectInfluence(game, 'dori'), 0);
  assert.equal(unusedDirectInfluence(game, 'aragorn-ii'), 0); // mind 4 against 3, as after losing Narsil
  idle(game, { step: 'turn/settling-choose' });
  game.offersOnly('one', ['under player one', 'discard-character boromir-ii']);
});

rule(
  'A special influence works in its own circumstances only; a value printed twice counts once',
  ['MW-S5.1.6', 'MW-S2.1.3'],
  () => {
    const game = table({
      one: { rivendell: ['faramir', 'radagast', 'frodo'], table: ['rangers-of-ithilien', 'rangers-of-the-north'] },
    });
    assert.equal(directInfluence(game, 'faramir'), 1);
    assert.equal(directInfluence(game, 'faramir', 'rangers-of-ithilien'), 3);
    assert.equal(directInfluence(game, 'faramir', 'rangers-of-the-north'), 1);
    assert.equal(corruptionCheck(game, 'radagast'), 1);
    assert.equal(corruptionCheck(game, 'frodo'), 4);
  },
);

rule('The size of a company for hazards stays what it was when the phase began', ['MW-S5.4.5'], () => {
  const game = table({ phase: 'long-event', one: { rivendell: ['elladan', 'gimli', 'dori', 'eomer'] } });
  idle(game, (s) => s.phase === MOVEMENT && s.company >= 0);
  loses(game, 'dori');
  assert.equal(sizeOf(game), 3);
  assert.equal(hazardLimit(game), 4);
});

rule(
  'Points come from what is in play, from defeated creatures, and are lost for lost characters',
  ['MW-S1.4.1', 'MW-S1.4.2', 'MW-S1.4.4', 'PA-5.4'],
  () => {
    const total = (one: object): number => marshallingPoints(table({ one }), 'one');
    assert.equal(total({ rivendell: ['legolas: sword-of-gondolin, gwaihir'], table: ['rangers-of-the-north'] }), 9);
    assert.equal(total({ points: ['cave-drake'] }), 1);
    assert.equal(total({ rivendell: ['aragorn-ii'] }), 3);
    assert.equal(total({ 'out-of-play': ['aragorn-ii'] }), -3);
    assert.equal(total({ discard: ['aragorn-ii'] }), 0);
    assert.equal(total({ 'out-of-play': ['frodo'] }), -2);
  },
);

rule('A Wizard who fails a corruption check loses the game, by whatever margin', ['MW-S1.1.2'], () => {
  for (const rolls of [
    [1, 3],
    [1, 1],
  ]) {
    const game = table(
      { one: { rivendell: ['saruman: sword-of-gondolin, great-shield-of-rohan', 'gimli'] } },
      { rolls },
    );
    game.play('one', 'transfer sword-of-gondolin', 'receiver gimli');
    resolve(game);
    game.outcome({ winner: 'two', reason: 'wizard-corrupted', rule: 'MW-S1.1.2' });
  }
});

rule('Storing untaps nobody, and only items are stored by the rules', ['MW-S10.11.7', 'MW-S10.11.9'], () => {
  const game = table({ one: { rivendell: ['elrond tapped: sting'], table: ['gates-of-morning'] } }, { rolls: [3, 4] });
  game.refuses('one', 'store gates-of-morning');
  game.play('one', 'store sting');
  resolve(game);
  position(game, { one: { rivendell: ['elrond tapped'], points: ['sting on rivendell'] } });
});

rule('The example: in his last turn Jason comes to seventeen', ['MW-S1.5.3'], () => {
  const game = table(
    {
      one: {
        lorien: [
          'radagast: quickbeam',
          'beorn under radagast',
          'theoden: sword-of-gondolin, great-shield-of-rohan',
          'faramir',
          'imrahil',
        ],
        hand: ['eomer', 'men-of-northern-rhovanion'],
      },
      two: { exhausted: 1 },
      called: 'two',
    },
    { options: { starter: true }, rolls: [2, 4] },
  );
  assert.equal(marshallingPoints(game, 'one'), 14);
  game.play('one', 'play-character eomer', 'arrive company radagast', 'under player one');
  resolve(game);
  assert.equal(marshallingPoints(game, 'one'), 15);
  game.play('one', 'move radagast', 'to lake-town');
  idle(game, { step: 'sites/enter-choose' });
  game.play('one', 'enter');
  game.play('one', 'faction men-of-northern-rhovanion', 'by eomer');
  resolve(game); // 6 and 1 for a Man: above 6
  assert.equal(marshallingPoints(game, 'one'), 17);
});
