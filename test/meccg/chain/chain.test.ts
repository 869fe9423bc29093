import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, attacked, hears, quiet, type Table, table, until, where } from '../combat/fight.ts';
import { corruptionOf } from '../table.ts';

rule(
  'Every action gives the other player a chance to respond before it resolves',
  ['MW-S10.13.1', 'MW-S10.13.3'],
  () => {
    const game = attacked(['bilbo', 'faramir'], 'orc-patrol', [], { hand: ['concealment'] });
    assert.equal(asked(game).seat, 'one', 'the player whose turn it is may begin');
    game.play('one', 'play concealment');
    assert.deepEqual(asked(game), { seat: 'two', at: 'chain/respond' });
    game.play('two', 'pass');
    assert.deepEqual(asked(game), { seat: 'one', at: 'chain/respond' });
    game.play('one', 'pass');
    game.says('The attack is cancelled');
  },
);

rule(
  'Players respond in turn until neither wants to; one may follow his own action after the other passed',
  ['MW-T10.4.2', 'MW-T10.4.3'],
  () => {
    const game = table(['bilbo', 'faramir', 'legolas'], { hazards: ['weariness-of-the-heart'] }, [6, 6]);
    act(game, 'two', 'play weariness-of-the-heart', 'way 2', 'on bilbo');
    game.play('one', 'support faramir');
    game.play('two', 'pass');
    game.play('one', 'support legolas');
    game.play('two', 'pass');
    game.play('one', 'pass');
    game.says('Player one rolls 12 (18)');
  },
);

rule('What is declared last resolves first', ['MW-S10.13.2', 'MW-S10.13.4'], () => {
  const game = table(
    ['faramir: the-pale-sword', 'legolas'],
    { hazards: ['weariness-of-the-heart', 'weariness-of-the-heart'] },
    [6, 6, 5, 5],
  );
  act(game, 'two', 'play weariness-of-the-heart', 'way 2', 'on legolas');
  game.play('one', 'pass');
  act(game, 'two', 'play weariness-of-the-heart', 'way 2', 'on faramir');
  game.play('one', 'pass');
  game.play('two', 'pass');
  game.says('Faramir makes a corruption check: Player one rolls 12');
  game.says('Legolas makes a corruption check: Player one rolls 10');
});

rule('A card is in play only once it has resolved', ['CR-A1', 'LE-S10.11.2'], () => {
  const game = table(['faramir', 'legolas'], { hazards: ['lure-of-the-senses'] }, []);
  act(game, 'two', 'play lure-of-the-senses', 'on faramir');
  assert.equal(where(game, 'lure-of-the-senses'), 'chain');
  assert.equal(corruptionOf(game, 'faramir'), 0);
  game.play('one', 'pass');
  game.play('two', 'pass');
  assert.equal(where(game, 'lure-of-the-senses'), 'untapped');
  assert.equal(corruptionOf(game, 'faramir'), 2);
});

rule('Long-events have no targets: none is asked for', ['CR-A3'], () => {
  const game = table(['faramir', 'legolas'], { hazards: ['minions-stir'] }, []);
  act(game, 'two', 'play minions-stir');
  assert.deepEqual(asked(game), { seat: 'one', at: 'chain/respond' });
});

rule(
  'Whatever taps for an action taps when it is declared, and must still be tapped when it resolves',
  ['CR-A5', 'CR-A7', 'CR-TERM-condition-1'],
  () => {
    const game = attacked(['bilbo', 'bofur: healing-herbs'], 'orc-lieutenant', [], { hand: ['concealment'] });
    game.play('one', 'play concealment');
    assert.equal(where(game, 'bilbo'), 'tapped');
    game.play('two', 'pass');
    game.play('one', 'use healing-herbs');
    hears(game, 'Concealment has no effect', 'CR-A7');
    assert.equal(where(game, 'concealment'), 'discard');
    until(game, 'one', 'assign bilbo');
  },
);

rule('Whatever is given up for an action is discarded when it is declared', ['CR-A6'], () => {
  const game = attacked(['bilbo tapped', 'bofur: healing-herbs'], 'orc-lieutenant');
  game.play('one', 'use healing-herbs');
  assert.equal(asked(game).at, 'chain/respond');
  assert.equal(where(game, 'healing-herbs'), 'discard');
  assert.equal(where(game, 'bilbo'), 'tapped');
});

rule('A target must still be there, and still fit, when the action resolves', ['CR-A8', 'CR-TIM-1'], () => {
  const game = table(
    ['faramir: the-pale-sword', 'legolas'],
    { hazards: ['weariness-of-the-heart', 'weariness-of-the-heart'] },
    [1, 1],
  );
  act(game, 'two', 'play weariness-of-the-heart', 'way 1', 'on faramir');
  game.play('one', 'pass');
  act(game, 'two', 'play weariness-of-the-heart', 'way 2', 'on faramir');
  game.play('one', 'pass');
  game.play('two', 'pass');
  game.says('Weariness of the Heart has no effect', 'CR-A7');
  assert.equal(where(game, 'faramir'), 'out-of-play');
});

rule('The use of a card with several is chosen when it is declared', ['CR-TIM-3', 'CR-A27'], () => {
  const game = table(['faramir', 'legolas'], { hazards: ['weariness-of-the-heart'] }, []);
  act(game, 'two', 'play weariness-of-the-heart');
  game.offersOnly('two', ['way 1', 'way 2']);
});

rule('The effects of a card happen in their order and uninterrupted', ['CR-TIM-2', 'CR-A24.1', 'MW-S10.13.4'], () => {
  const game = attacked(['gandalf', 'faramir'], 'orc-patrol', [6, 6], { hand: ['vanishment'] });
  game.play('one', 'play vanishment');
  game.play('two', 'pass');
  game.play('one', 'support faramir');
  game.play('two', 'pass');
  game.play('one', 'pass');
  game.says('The attack is cancelled');
  game.says('Gandalf makes a corruption check: Player one rolls 12 against'); // +1 of his own, +1, -2
});

rule(
  'A passive condition’s action comes first in the next chain',
  ['CR-A9', 'CR-TERM-condition-2', 'MW-S10.13.6'],
  () => {
    const game = attacked(['legolas: despair-of-the-heart', 'faramir tapped'], 'orc-lieutenant', [1, 1, 1, 1, 6, 6]);
    act(game, 'one', 'leave-strikes');
    act(game, 'two', 'assign faramir');
    hears(game, 'Faramir is wounded');
    assert.equal(asked(game).at, 'chain/respond');
    hears(game, 'Body check of Faramir');
    assert.equal(asked(game).at, 'chain/respond', 'nothing else can begin a chain');
    hears(game, 'Legolas makes a corruption check: ');
  },
);

rule('Whoever’s turn it is orders several such actions, and nothing is declared before them', ['CR-A10'], () => {
  const game = attacked(
    ['legolas: despair-of-the-heart', 'gimli: despair-of-the-heart', 'faramir tapped'],
    'orc-lieutenant',
    [1, 1, 1, 1, 6, 6, 6, 6],
  );
  act(game, 'one', 'leave-strikes');
  act(game, 'two', 'assign faramir');
  hears(game, 'Body check of Faramir');
  quiet(game);
  game.offersOnly('one', ['next-action 0', 'next-action 1']);
  game.play('one', 'next-action 1');
  hears(game, 'Gimli makes a corruption check: ');
  hears(game, 'Legolas makes a corruption check: ');
});

rule('A card that causes an action must still be in play when it resolves', ['CR-TERM-condition-3'], () => {
  // Legolas fails the first of two checks that Despair of the Heart calls for: the second is not made.
  const game = attacked(
    ['legolas: despair-of-the-heart, the-pale-sword', 'faramir tapped', 'gimli tapped'],
    'half-trolls-of-far-harad',
    [1, 1, 1, 1, 1, 1],
  );
  act(game, 'one', 'leave-strikes');
  act(game, 'two', 'assign faramir', 'assign gimli');
  until(game, 'one', 'resolve faramir');
  game.play('one', 'resolve faramir');
  hears(game, 'Legolas makes a corruption check: ');
  assert.equal(where(game, 'despair-of-the-heart'), 'discard');
});

rule('A creature begins a chain and is never played in response', ['CR-A15'], () => {
  const game = table(['faramir', 'legolas'], { hazards: ['weariness-of-the-heart', 'orc-patrol'] }, []);
  act(game, 'two', 'play weariness-of-the-heart', 'way 1', 'on faramir');
  game.play('one', 'pass');
  game.refuses('two', 'creature orc-patrol', 'CR-A15');
});

rule('Corruption cards begin a chain, one a turn on a character', ['MW-S8.1.2', 'MW-S8.1.3', 'MW-S8.1.4'], () => {
  const game = table(
    ['faramir', 'legolas', 'gimli'],
    { hazards: ['weariness-of-the-heart', 'lure-of-the-senses', 'despair-of-the-heart'] },
    [],
  );
  act(game, 'two', 'play weariness-of-the-heart', 'way 1', 'on faramir');
  game.play('one', 'pass');
  game.refuses('two', 'play lure-of-the-senses', 'MW-S8.1.3');
  game.play('two', 'pass');
  act(game, 'two', 'play lure-of-the-senses', 'on faramir');
  act(game, 'two', 'play despair-of-the-heart');
  game.offersOnly('two', ['on legolas', 'on gimli']);
});

rule('A corruption card that cannot be duplicated on a character may be on others', ['MW-S8.1.6', 'CR-A11'], () => {
  const game = table(['faramir: lure-of-the-senses', 'legolas', 'gimli'], { hazards: ['lure-of-the-senses'] }, []);
  act(game, 'two', 'play lure-of-the-senses');
  game.offersOnly('two', ['on legolas', 'on gimli']);
});

rule('Once a roll is made nothing changes it', ['MW-T10.3.1'], () => {
  const game = attacked(['faramir', 'legolas tapped'], 'orc-lieutenant', [1, 1, 1, 1], { hand: ['risky-blow'] });
  act(game, 'one', 'leave-strikes');
  act(game, 'two', 'assign legolas');
  hears(game, 'Legolas is wounded');
  game.refuses('one', 'play risky-blow');
  quiet(game);
});

/** Weariness of the Heart has Bilbo check, Frodo supports him, and Call of Home is played on Frodo. */
function home(rolls: readonly number[], hand: readonly string[] = []): Table {
  const game = table(
    ['bilbo: the-pale-sword', 'frodo', 'legolas tapped', 'gimli tapped', 'aragorn-ii tapped'],
    { hand, hazards: ['weariness-of-the-heart', 'call-of-home'] },
    rolls,
  );
  act(game, 'two', 'play weariness-of-the-heart', 'way 2', 'on bilbo');
  game.play('one', 'support frodo');
  act(game, 'two', 'play call-of-home', 'on frodo');
  return game;
}

rule(
  'Weariness, Frodo’s support, Call of Home, Tookish Blood: the last protects against the one before',
  ['MW-T10.4.5', 'CR-TERM-corruption-4', 'CR-TERM-corruption-3'],
  () => {
    const game = home([1, 1, 1, 1], ['tookish-blood']);
    act(game, 'one', 'play tookish-blood', 'on frodo');
    game.play('two', 'pass');
    game.play('one', 'pass');
    game.says('cannot be returned to hand');
    game.says('Player one rolls 2 (7) against 6');
    assert.equal(where(game, 'frodo'), 'tapped');
  },
);

rule(
  'A discard that something prevents is no failure; an elimination is not prevented',
  ['CR-TERM-corruption-4', 'CR-CARD-tookish-blood-2'],
  () => {
    const saved = (items: string, roll: readonly [number, number]): Table => {
      const game = table(
        [`bilbo: the-pale-sword${items}`, 'legolas'],
        { hand: ['tookish-blood'], hazards: ['weariness-of-the-heart'] },
        roll,
      );
      act(game, 'two', 'play weariness-of-the-heart', 'way 2', 'on bilbo');
      game.play('one', 'play tookish-blood');
      hears(game, 'Bilbo makes a corruption check: ');
      return game;
    };
    const kept = saved('', [1, 1]);
    kept.says('has not failed', 'CR-TERM-corruption-4');
    assert.equal(where(kept, 'bilbo'), 'untapped');
    assert.equal(where(saved(', lure-of-the-senses', [1, 1]), 'bilbo'), 'out-of-play');
  },
);

rule('If Frodo returns to hand, his support is gone; if not, it stays', ['MW-T10.4.7', 'MW-T10.4.4'], () => {
  // Mind: 5 + 5 + 6 + 6 + 9 = 31 of 20, so nothing is unused and the roll alone decides.
  const gone = home([1, 1, 6, 6]);
  gone.play('one', 'pass');
  gone.play('two', 'pass');
  quiet(gone);
  assert.equal(where(gone, 'frodo'), 'hand');
});

rule('Tookish Blood after the chain helps nobody who is gone', ['MW-T10.4.6', 'CR-CARD-tookish-blood-2'], () => {
  const game = table(
    ['bilbo: the-pale-sword, lure-of-the-senses', 'legolas'],
    { hand: ['tookish-blood'], hazards: ['weariness-of-the-heart'] },
    [1, 1],
  );
  act(game, 'two', 'play weariness-of-the-heart', 'way 2', 'on bilbo');
  hears(game, 'Bilbo makes a corruption check: ');
  assert.equal(where(game, 'bilbo'), 'out-of-play');
  game.refuses('one', 'play tookish-blood');
});

rule('An ally plays a resource that requires its skill', ['CR-TERM-ally-1', 'MW-S10.9.4'], () => {
  const game = attacked(['faramir: gollum', 'legolas'], 'orc-patrol', [], { hand: ['concealment'] });
  act(game, 'one', 'play concealment');
  assert.equal(where(game, 'gollum'), 'tapped');
  hears(game, 'The attack is cancelled');
});

rule('What taps the struck character for another end cannot be declared in his strike', ['CR-A18.2', 'CR-A17'], () => {
  const game = attacked(['bilbo', 'legolas tapped'], 'orc-lieutenant', [6, 6], { hand: ['concealment'] });
  act(game, 'one', 'assign bilbo');
  act(game, 'one', 'tap-to-fight');
  game.refuses('one', 'play concealment', 'CR-A17');
  game.play('one', 'pass');
});
