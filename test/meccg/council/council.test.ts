import { strict as assert } from 'node:assert';
import { rule } from '../../rule.ts';
import { corruptionOf, marshallingPoints } from '../table.ts';
import { idle, position, resolve, type Table, table } from '../turn/table.ts';
import { councilTotals } from '../whereabouts.ts';

/** The book's example: both companies in Lórien after Jason's last turn (MW-S1.5.1). */
const JESSICA = {
  lorien: [
    'pallando: sword-of-gondolin, gwaihir',
    'gildor-inglorion under pallando: healing-herbs',
    'celeborn under pallando',
    'elladan',
    'legolas: elf-stone, dagger-of-westernesse',
    'elrohir under legolas',
  ],
  table: ['men-of-lebennin', 'dreams-of-lore'],
  exhausted: 1,
};
const JASON = {
  lorien: [
    'radagast: quickbeam',
    'beorn under radagast',
    'theoden: sword-of-gondolin, great-shield-of-rohan',
    'faramir: dagger-of-westernesse, healing-herbs',
    'imrahil',
  ],
};
const EXAMPLE = { phase: 'council', active: 'two', one: JESSICA, two: JASON };
const STARTER = { options: { starter: true } };

rule('The example: fifteen points against fourteen', ['MW-S1.5.1', 'MW-S1.4.1', 'MW-S1.4.3'], () => {
  const game = table(EXAMPLE, STARTER);
  assert.deepEqual([marshallingPoints(game, 'one'), marshallingPoints(game, 'two')], [15, 14]);
});

rule('The example: corruption totals', ['MW-S1.5.2'], () => {
  const game = table(EXAMPLE, STARTER);
  const found = [
    'pallando',
    'gildor-inglorion',
    'legolas',
    'elladan',
    'radagast',
    'beorn',
    'theoden',
    'faramir',
    'imrahil',
  ];
  assert.deepEqual(
    found.map((id) => corruptionOf(game, id)),
    [2, 1, 2, 0, 0, 0, 4, 2, 0],
  );
});

/** Everybody checks; those named roll so, all others seven. */
function hold(
  words: typeof EXAMPLE,
  order: readonly string[],
  low: Readonly<Record<string, [number, number]>>,
  options = STARTER,
): Table {
  const rolls = order.flatMap((id) => low[id] ?? [3, 4]);
  const game = table(words, { ...options, rolls });
  for (let i = 0; i < order.length; i++) {
    const id = order[i];
    const seat = words.active === 'two' ? (i < JASON.lorien.length ? 'two' : 'one') : 'one';
    if (game.list(seat).includes(`check-next ${id}`)) game.play(seat, `check-next ${id}`);
    game.play(seat === 'one' ? 'two' : 'one', 'pass');
    game.play(seat, 'pass');
  }
  return game;
}
const TWO = ['radagast', 'beorn', 'theoden', 'faramir', 'imrahil'];
const ONE = ['pallando', 'gildor-inglorion', 'celeborn', 'elladan', 'legolas', 'elrohir'];

rule(
  'Everybody checks once before the council, the player of the last turn first, and the higher total wins',
  ['MW-S1.3.1', 'MW-S1.3.2', 'MW-S1.4.6', 'MW-S1.1.4'],
  () => {
    const game = hold(EXAMPLE, [...TWO, ...ONE], {});
    game.outcome({ winner: 'one', reason: 'council', rule: 'MW-S1.4.6' }); // 15 to 14
  },
);

rule(
  'The example: failed checks cost what the character and his items are worth, followers stay',
  ['MW-S1.5.4', 'MW-S1.3.6', 'MW-S1.4.6'],
  () => {
    const legolas = hold(EXAMPLE, [...TWO, ...ONE], { legolas: [1, 1] });
    legolas.outcome({ winner: 'two', reason: 'council' }); // 13 to 14
    const theoden = hold(EXAMPLE, [...TWO, ...ONE], { theoden: [2, 2] });
    assert.equal(marshallingPoints(theoden, 'two'), 8);
    const faramir = hold(EXAMPLE, [...TWO, ...ONE], { faramir: [1, 1] });
    assert.equal(marshallingPoints(faramir, 'two'), 12);
    const beorn = hold(EXAMPLE, [...TWO, ...ONE], { radagast: [1, 1], imrahil: [1, 1] });
    assert.equal(marshallingPoints(beorn, 'two'), 14);
  },
);

rule('A Wizard who fails loses the game whatever the points, once all have checked', ['MW-S1.3.7', 'MW-S1.5.4'], () => {
  const game = hold(EXAMPLE, [...TWO, ...ONE], { pallando: [1, 1] });
  game.outcome({ winner: 'two', reason: 'wizard-corrupted', rule: 'MW-S1.3.7' });
});

rule('If both Wizards fail, both players lose', ['MW-S1.3.8'], () => {
  const words = {
    phase: 'council',
    one: { rivendell: ['saruman: sword-of-gondolin'] },
    two: { lorien: ['alatar: sword-of-gondolin'] },
  };
  const game = table(words, { rolls: [1, 1, 1, 1] });
  game.play('two', 'pass');
  game.play('one', 'pass');
  game.outcome('none');
  game.play('one', 'pass');
  game.play('two', 'pass');
  game.outcome({ winner: null, reason: 'wizards-corrupted', rule: 'MW-S1.3.8' });
});

rule('Equal totals are a tie', ['MW-S1.4.7'], () => {
  const game = table(
    { phase: 'council', one: { rivendell: ['elladan'] }, two: { lorien: ['elrohir'] } },
    { rolls: [3, 4, 3, 4] },
  );
  idle(game, () => false);
  game.outcome({ winner: null, reason: 'tie', rule: 'MW-S1.4.7' });
});

rule(
  'Characters are not untapped for the council; only the untapped support, in their own company',
  ['MW-S1.3.3', 'CR-I.G.3', 'MW-T8.1.4'],
  () => {
    const game = table(
      {
        phase: 'council',
        one: { rivendell: ['elladan: sword-of-gondolin', 'dori tapped', 'elrohir'], lorien: ['haldir'] },
        two: {},
      },
      { rolls: [1, 1, 3, 4, 3, 4, 3, 4] },
    );
    game.play('one', 'check-next elladan');
    game.play('two', 'pass');
    game.offers('one', 'support elrohir');
    game.refuses('one', 'support dori');
    game.refuses('one', 'support haldir');
    game.play('one', 'support elrohir');
    game.play('two', 'pass');
    game.play('one', 'pass'); // 2 and 1 against 2
    position(game, { one: { rivendell: ['elladan: sword-of-gondolin', 'dori tapped', 'elrohir tapped'] } });
    idle(game, (s) => s.outcome !== null, ['check-next dori', 'check-next elrohir', 'check-next haldir']);
  },
);

rule(
  'Resources that affect the checks may be played at the council; hazards and others may not',
  ['MW-S1.3.4', 'MW-S1.3.5', 'CR-I.G.5', 'MW-S0.2.2'],
  () => {
    const game = table(
      {
        phase: 'council',
        one: {
          rivendell: ['frodo: sting', 'elladan'],
          hand: ['halfling-strength', 'block', 'gates-of-morning', 'lure-of-nature'],
        },
        two: { lorien: ['sam-gamgee: sting'], hand: ['halfling-strength', 'weariness-of-the-heart'] },
      },
      { rolls: [3, 4, 3, 4, 3, 4] },
    );
    game.play('one', 'check-next frodo');
    game.refuses('two', 'play weariness-of-the-heart');
    game.refuses('two', 'play halfling-strength'); // not for the opponent's characters
    game.play('two', 'pass');
    game.offersOnly('one', ['pass', 'play halfling-strength', 'support elladan']);
    game.play('one', 'pass');
    resolve(game); // Elladan is the only one left
    game.asks('one');
    game.play('one', 'pass');
    game.offers('two', 'play halfling-strength');
    game.play('two', 'pass');
  },
);

rule('Events in play keep their effects at the council', ['CR-I.G.4'], () => {
  const words = {
    one: { rivendell: ['elladan: sword-of-gondolin', 'elrohir'], table: ['fellowship on company elladan'] },
    two: {},
  };
  const game = table({ phase: 'council', ...words }, { rolls: [1, 1, 3, 4] });
  game.play('one', 'check-next elladan');
  game.play('two', 'pass');
  game.play('one', 'pass');
  position(game, { one: { rivendell: ['elladan: sword-of-gondolin', 'elrohir'] } }); // 2 and 1 against 2
  idle(game, () => false);
});

rule(
  'Standard game: Jessica wins by fourteen to twelve',
  ['MW-T1.3.1', 'MW-T1.3.2', 'MW-T1.3.3', 'MW-T1.2.1', 'MW-T1.2.7'],
  () => {
    const hand = ['gwaihir', 'legolas', 'elrohir', 'glamdring', 'eomer'];
    const words = { ...EXAMPLE, two: { ...JASON, hand }, one: { ...JESSICA, hand: ['beorn', 'healing-herbs'] } };
    const game = hold(words, [...TWO, ...ONE], {}, { options: { starter: false } });
    assert.deepEqual(councilTotals(game), [17, 12]);
    game.offersOnly('two', ['reveal-no-more', 'reveal gwaihir', 'reveal legolas', 'reveal elrohir']);
    game.play('two', 'reveal gwaihir', 'reveal legolas', 'reveal elrohir');
    assert.deepEqual(councilTotals(game, { two: ['gwaihir', 'legolas', 'elrohir'] }), [14, 12]);
    game.play('two', 'reveal-no-more');
    game.offersOnly('one', ['reveal-no-more', 'reveal beorn']);
    game.play('one', 'reveal-no-more');
    game.outcome({ winner: 'one', reason: 'council' });
  },
);

rule('The weakest link breaks a tie: everybody but Wizards has one point more and checks again', ['CR-TRN-15'], () => {
  const words = { phase: 'council', one: { rivendell: ['elladan: sting'] }, two: { lorien: ['elrohir'] } };
  const rolls = [3, 4, 3, 4, 1, 1, 1, 1];
  const game = table(words, { rolls, options: { weakestLink: true, starter: true } });
  idle(game, () => false);
  game.outcome({ winner: 'two', reason: 'council' }); // 2 against 1 and 1 more; 2 against 1
});

rule('It repeats until the tie is broken or only Wizards are left', ['CR-TRN-16'], () => {
  const words = { phase: 'council', one: { rivendell: ['elladan'] }, two: { lorien: ['elrohir'] } };
  const game = table(words, {
    rolls: [3, 4, 3, 4, 3, 4, 3, 4, 1, 1, 1, 1],
    options: { weakestLink: true, starter: true },
  });
  idle(game, () => false);
  game.outcome({ winner: null, reason: 'tie' });
});
