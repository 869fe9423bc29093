import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, attacked, hears, quiet, type Table, table, until, where } from '../combat/fight.ts';
import { table as at, resolve } from '../movement/table.ts';
import { corruptionOf } from '../table.ts';

/** Player two plays Weariness of the Heart to have somebody make a corruption check, who stays at Moria. */
function weary(company: readonly string[], who: string, rolls: readonly number[], hand: readonly string[] = []): Table {
  const game = table(company, { hand, hazards: ['weariness-of-the-heart'] }, rolls);
  act(game, 'two', 'play weariness-of-the-heart', 'way 2');
  if (company.length > 1) game.play('two', `on ${who}`);
  return game;
}

/** Where somebody is after his check. */
function after(company: readonly string[], who: string, roll: readonly [number, number]): string {
  const game = weary(company, who, roll);
  hears(game, 'makes a corruption check: ');
  return where(game, who);
}

rule(
  'A character’s corruption total is the sum of the cards he controls and of the corruption cards on him',
  ['MW-S8.1.1', 'MW-S8.2.1', 'MW-S8.1.5', 'MW-S8.1.7', 'MW-S8.4.2'],
  () => {
    const game = table(
      [
        'faramir',
        'frodo: dagger-of-westernesse, lure-of-the-senses, morgul-knife',
        'balin: the-arkenstone, healing-herbs',
      ],
      {},
      [],
    );
    assert.equal(corruptionOf(game, 'faramir'), 0);
    assert.equal(corruptionOf(game, 'frodo'), 1 + 2 + 4);
    assert.equal(corruptionOf(game, 'balin'), 4 + 1);
  },
);

rule('The corruption of a follower’s cards does not count for the one who controls him', ['MW-S8.2.2'], () => {
  const game = table(['aragorn-ii: elven-cloak', 'faramir under aragorn-ii: glamdring, lure-of-the-senses'], {}, []);
  assert.equal(corruptionOf(game, 'aragorn-ii'), 1);
  assert.equal(corruptionOf(game, 'faramir'), 3);
});

rule(
  'A check above the total has no effect, one equal or one below discards, one lower by two eliminates',
  ['MW-S8.3.1', 'MW-S8.3.2', 'MW-S8.3.3', 'MW-S8.3.4', 'MW-S2.5.2'],
  () => {
    // Faramir: no modifier. The Pale Sword has six points.
    const sword = ['faramir: the-pale-sword', 'legolas'];
    assert.equal(after(sword, 'faramir', [3, 4]), 'untapped');
    assert.equal(after(sword, 'faramir', [3, 3]), 'discard');
    assert.equal(after(sword, 'faramir', [2, 3]), 'discard');
    assert.equal(after(sword, 'faramir', [2, 2]), 'out-of-play');
  },
);

rule(
  'Whatever he controls is discarded with him, but for his followers',
  ['MW-S8.3.2', 'MW-S8.3.3', 'MW-S10.7.6'],
  () => {
    const company = [
      'aragorn-ii: the-pale-sword, glamdring, gollum',
      'faramir under aragorn-ii: elven-cloak',
      'legolas',
    ];
    for (const roll of [
      [3, 3],
      [1, 1],
    ] as const) {
      const game = weary(company, 'aragorn-ii', roll);
      hears(game, 'Aragorn II makes a corruption check: ');
      assert.equal(where(game, 'glamdring'), 'discard');
      assert.equal(where(game, 'gollum'), 'discard');
      assert.equal(where(game, 'faramir'), 'untapped');
      assert.equal(where(game, 'elven-cloak'), 'untapped');
    }
  },
);

rule(
  'With no corruption at all a check is made, and no unmodified roll fails it',
  ['CR-TERM-corruption-1', 'MW-S8.3.6'],
  () => {
    assert.equal(after(['faramir', 'legolas'], 'faramir', [1, 1]), 'untapped');
    assert.equal(after(['faramir: elven-cloak', 'legolas'], 'faramir', [1, 1]), 'untapped');
    assert.equal(after(['boromir-ii: elven-cloak', 'legolas'], 'boromir-ii', [1, 1]), 'discard', '2 - 1 = 1');
  },
);

rule(
  'Signed values modify the roll, and all modifications are added together',
  ['MW-S8.4.1', 'MW-S8.4.3', 'MW-S2.1.3'],
  () => {
    const game = weary(['bilbo', 'faramir', 'legolas'], 'bilbo', [1, 1], ['a-friend-or-three']);
    act(game, 'one', 'play a-friend-or-three');
    act(game, 'one', 'support faramir');
    hears(game, 'Player one rolls 2 (10) against 0'); // +4 of his own, +3 for three characters, +1 for Faramir
  },
);

rule(
  'A Friend or Three counts the company of who makes the check, whoever’s phase it is',
  ['MW-S8.4.1', 'CR-TERM-company-1'],
  () => {
    const words = {
      companies: [
        { site: 'rivendell', characters: ['elrond: sting', 'elladan', 'gimli'] },
        { site: 'bree', characters: ['ori'] },
      ],
    };
    const game = at({ one: { ...words, hand: ['a-friend-or-three'] } }, { rolls: [1, 1] });
    game.play('one', 'transfer sting', 'receiver gimli');
    game.play('two', 'pass');
    game.play('one', 'play a-friend-or-three');
    resolve(game);
    hears(game, 'Player one rolls 2 (5) against 1');
  },
);

rule('A Wizard who fails a check by any margin loses his player the game at once', ['MW-S1.1.2'], () => {
  for (const roll of [
    [2, 3],
    [1, 1],
  ] as const) {
    const game = weary(['gandalf: the-pale-sword', 'legolas'], 'gandalf', roll);
    hears(game, 'Gandalf makes a corruption check: ');
    game.outcome({ winner: 'two', reason: 'wizard-corrupted', rule: 'MW-S1.1.2' });
  }
});

rule(
  'A check that a card calls for is a target already in the chain that declares the card',
  ['CR-A2', 'MW-S10.13.5', 'MW-T8.1.1'],
  () => {
    const game = weary(['bilbo', 'faramir', 'legolas tapped'], 'bilbo', [1, 1]);
    game.offersOnly('one', ['pass', 'support faramir']);
    game.refuses('one', 'support bilbo', 'MW-T8.1.1');
    game.refuses('one', 'support legolas', 'MW-S2.8.5');
    game.play('one', 'support faramir');
    assert.equal(where(game, 'faramir'), 'tapped');
    hears(game, 'Player one rolls 2 (7) against 0');
  },
);

rule('A supporter taps for one check, and only for a companion', ['MW-T8.1.1', 'MW-T8.1.3'], () => {
  const game = table(
    ['bilbo', 'faramir'],
    { hazards: ['weariness-of-the-heart'], one: { rivendell: ['legolas'] } },
    [1, 1],
  );
  game.play('one', 'next-company bilbo');
  act(game, 'two', 'play weariness-of-the-heart', 'way 2', 'on bilbo');
  game.offersOnly('one', ['pass', 'support faramir']);
  game.play('one', 'support faramir');
  game.play('two', 'pass');
  game.refuses('one', 'support faramir');
  hears(game, 'Player one rolls 2 (7) against 0');
});

rule('Allies neither support checks nor make them', ['CR-TERM-ally-3', 'CR-TERM-ally-5', 'MW-S10.9.6'], () => {
  const game = weary(['bilbo', 'faramir tapped: gollum'], 'bilbo', [1, 1]);
  game.offersOnly('one', ['pass']);
  game.refuses('one', 'support gollum');
  hears(game, 'Bilbo makes a corruption check: ');
  const candle = attacked(['bilbo', 'faramir: gollum'], 'corpse-candle', [6, 6, 6, 6]);
  quiet(candle);
  if (asked(candle).at === 'chain/order-choose') candle.offersOnly('one', ['next-action 0', 'next-action 1']);
  candle.play('one', 'next-action 0');
  quiet(candle);
});

rule(
  'A supporter counts if he is tapped and in the company when the check is made',
  ['CR-TERM-corruption-3', 'CR-TERM-corruption-5', 'MW-T10.4.4'],
  () => {
    const game = weary(['bilbo', 'faramir', 'bofur: healing-herbs'], 'bilbo', [1, 1]);
    game.play('one', 'support faramir');
    act(game, 'one', 'use healing-herbs');
    hears(game, 'Player one rolls 2 (6) against 0'); // the herbs have untapped Faramir: his +1 is lost
  },
);

rule('Each check is a chain of its own; the player whose characters check chooses their order', ['MW-T8.1.2'], () => {
  const game = attacked(['bilbo', 'faramir', 'legolas'], 'corpse-candle', [6, 6, 6, 6, 6, 6]);
  quiet(game);
  assert.deepEqual(asked(game), { seat: 'one', at: 'chain/order-choose' });
  assert.equal(game.list('one').length, 3);
  game.play('one', 'next-action 1');
  game.play('one', 'support legolas');
  hears(game, 'Faramir makes a corruption check: Player one rolls 12 (13)');
  assert.deepEqual(asked(game), { seat: 'one', at: 'chain/order-choose' });
  game.play('one', 'next-action 1');
  game.offersOnly('one', ['pass', 'support bilbo', 'support faramir']);
  hears(game, 'Legolas makes a corruption check: Player one rolls 12 against');
  hears(game, 'Bilbo makes a corruption check: Player one rolls 12 (16)');
  until(game, 'one', 'pass');
});

rule('Balin with the Arkenstone and Healing Herbs, supported twice, fails on three or less', ['MW-T8.2.1'], () => {
  const roll = (a: number, b: number): string => {
    const game = weary(['balin: the-arkenstone, healing-herbs', 'bilbo', 'beregond'], 'balin', [a, b]);
    act(game, 'one', 'support bilbo');
    act(game, 'one', 'support beregond');
    hears(game, 'Balin makes a corruption check: ');
    return where(game, 'balin');
  };
  assert.equal(roll(1, 1), 'discard');
  assert.equal(roll(1, 2), 'discard');
  assert.equal(roll(2, 2), 'untapped');
});

rule(
  'Frodo with The One Ring, a dagger, the Morgul-knife, Lure of the Senses, Sting and the Mithril-coat',
  ['MW-S8.5.1', 'MW-S8.5.2', 'MW-S8.5.3', 'MW-S8.5.4', 'MW-S8.5.5'],
  () => {
    const results = (items: string): string => {
      let text = '';
      for (let sum = 2; sum <= 9; sum++) {
        const low = Math.max(1, sum - 6);
        const end = after([`frodo: the-one-ring${items}`, 'legolas'], 'frodo', [low, sum - low]);
        text += end === 'untapped' ? '.' : end === 'discard' ? 'd' : 'e';
      }
      return text;
    };
    assert.equal(results(''), 'd.......');
    assert.equal(results(', dagger-of-westernesse'), 'dd......');
    assert.equal(results(', dagger-of-westernesse, morgul-knife'), 'eeeedd..');
    assert.equal(results(', dagger-of-westernesse, lure-of-the-senses'), 'eedd....');
    assert.equal(results(', sting, the-mithril-coat'), 'eedd....');
  },
);

rule(
  'The card that forces a check may change its result: the check is failed, and the Wizard stays',
  ['CR-A23', 'CR-TERM-corruption-6'],
  () => {
    const game = table(['gandalf: the-one-ring', 'legolas'], { hazards: ['the-rings-betrayal'] }, [1, 1]);
    act(game, 'two', 'play the-rings-betrayal');
    hears(game, 'Gandalf makes a corruption check: ');
    assert.equal(where(game, 'gandalf'), 'untapped');
    assert.equal(where(game, 'the-one-ring'), 'discard');
    game.outcome('none');
  },
);

rule(
  'Either player may play again one who was discarded, nobody one who was eliminated',
  ['MW-S8.3.5', 'MW-S2.5.2'],
  () => {
    assert.equal(after(['faramir: the-pale-sword', 'legolas'], 'faramir', [3, 3]), 'discard');
    const lost = (pile: string): Table =>
      table(
        ['elrond'],
        { phase: 'organization', site: 'rivendell', hand: ['faramir'], two: { [pile]: ['faramir'] } },
        [],
      );
    lost('discard').offers('one', 'play-character faramir');
    lost('out-of-play').refuses('one', 'play-character faramir');
  },
);

rule(
  'A check that must be passed is made first: The One Ring cancels a strike only then',
  ['CR-TERM-condition-1'],
  () => {
    const bearer = (rolls: readonly number[]): Table => {
      const game = attacked(['frodo: the-one-ring', 'legolas tapped'], 'orc-lieutenant', rolls);
      act(game, 'one', 'assign frodo');
      act(game, 'one', 'stay-untapped', 'use the-one-ring');
      hears(game, 'Frodo makes a corruption check: ');
      return game;
    };
    const passed = bearer([3, 2]);
    passed.says('rolls 5 (7) against 6: nothing happens');
    hears(passed, 'The strike is cancelled');
    const failed = bearer([2, 2]);
    assert.equal(where(failed, 'frodo'), 'discard');
    assert.equal(where(failed, 'the-one-ring'), 'discard');
  },
);

rule('The One Ring weighs on the companions of its bearer', ['MW-S8.5.1'], () => {
  const game = table(['frodo: the-one-ring', 'legolas'], {}, []);
  assert.equal(corruptionOf(game, 'legolas'), 1);
  assert.equal(corruptionOf(game, 'frodo'), 6);
});
