// Influence against the opponent, sideboards, unique cards.
import { strict as assert } from 'node:assert';
import { rule } from '../../rule.ts';
import { at, idle, inside, resolve, type Table, table } from '../sites/table.ts';
import { controllerOf, handOf, hazardLimit } from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { attemptNumbers, pileOf } from '../whereabouts.ts';

/** Player one inside Bree, player two there as well. */
const both = (one: string[], two: string[], hand: string[] = [], rolls: number[] = [], more = {}): Table =>
  inside('bree', one, { hand }, { bree: two, ...more }, { rolls });

function tries(game: Table, target: string, show = 'show-nothing'): void {
  game.play('one', `influence ${target}`);
  if (at(game) === 'influence/by-choose') game.play('one', game.list('one')[0]);
  game.play('one', show);
  resolve(game);
}

rule(
  'A follower is guarded by what his leader has to spare, others by general influence alone',
  ['MW-T9.5.1', 'MW-T9.2.1'],
  () => {
    const game = both(['gandalf'], ['elrond', 'arwen under elrond', 'beretar']);
    assert.deepEqual(attemptNumbers(game, 'gandalf', 'arwen'), {
      plus: 10,
      against: 5 + 1,
      value: 3,
    });
    assert.deepEqual(attemptNumbers(game, 'gandalf', 'beretar'), {
      plus: 10,
      against: 5,
      value: 5,
    });
  },
);

rule('Who is influenced away leaves his followers and loses all he bears', ['MW-T9.1.3', 'CR-I.E.10'], () => {
  const game = both(['gandalf'], ['aragorn-ii: elven-cloak, shadowfax', 'eowyn under aragorn-ii'], [], [6, 6, 1, 1]);
  tries(game, 'aragorn-ii'); // 12 + 10 - 11 - 2 = 9: not more than 9
  game.says('stays');
  const again = both(
    ['gandalf'],
    ['aragorn-ii: elven-cloak, shadowfax', 'eowyn under aragorn-ii', 'beretar'],
    [],
    [6, 6, 1, 1],
  );
  tries(again, 'aragorn-ii'); // 12 + 10 - 6 - 2 = 14
  again.position({ two: { discard: ['elven-cloak', 'shadowfax', 'aragorn-ii'] } });
  assert.equal(controllerOf(again, 'eowyn'), 'nobody');
});

rule('One attempt a turn, whoever makes it', ['MW-T9.1.1'], () => {
  const game = both(['gandalf', 'elladan'], ['beretar', 'eowyn'], [], [1, 1, 6, 6]);
  tries(game, 'beretar');
  game.refuses('one', 'influence eowyn', 'MW-T9.1.1');
});

rule('A Wizard, his items and what is elsewhere are safe', ['MW-T9.2.2', 'CR-I.E.9', 'MW-T9.1.2'], () => {
  const game = both(['gandalf'], ['saruman: elven-cloak', 'beretar'], ['elven-cloak'], [], { rivendell: ['elladan'] });
  game.refuses('one', 'influence saruman', 'MW-T9.2.2');
  game.refuses('one', 'influence elven-cloak', 'CR-I.E.9');
  game.refuses('one', 'influence elladan', 'MW-T9.1.2');
});

rule(
  'An item needs an identical one, and the shown one goes with the influencer',
  ['MW-T9.6.3', 'MW-T9.6.4', 'MW-T9.6.1'],
  () => {
    const bare = both(['gandalf'], ['beretar: elven-cloak']);
    bare.refuses('one', 'influence elven-cloak', 'MW-T9.6.3');
    // Beretar: mind 5, direct influence 1, general influence 15 to spare: 12 + 10 - 15 - 1 - 2 = 4, not more than 5
    const game = both(['gandalf'], ['beretar: elven-cloak', 'elrond', 'boromir-ii'], ['elven-cloak'], [6, 6, 1, 1]);
    tries(game, 'elven-cloak', 'show-card elven-cloak'); // 12 + 10 - 1 - 1 - 2 = 18
    game.refuses('one', 'play-shown player one', 'MW-T9.6.4');
    game.play('one', 'play-shown gandalf');
    game.position({ two: { discard: ['elven-cloak'] }, one: { hand: [] } });
  },
);

rule('Shown and failed: the card is lost', ['MW-T9.2.6'], () => {
  const game = both(['gandalf'], ['beretar'], ['beretar'], [1, 1, 6, 6]);
  tries(game, 'beretar', 'show-card beretar');
  game.position({ one: { discard: ['beretar'] } });
});

rule('Shown and won, but nobody can control him: the card is lost', ['MW-T9.2.8', 'MW-T9.2.7'], () => {
  // Elrond 10, Glorfindel 8: two to spare; Aragorn wants nine
  const game = both(['elrond', 'glorfindel-ii'], ['aragorn-ii', 'eowyn', 'beorn'], ['aragorn-ii'], [6, 6, 1, 1]);
  tries(game, 'aragorn-ii', 'show-card aragorn-ii');
  game.position({ one: { discard: ['aragorn-ii'] }, two: { discard: ['aragorn-ii'] } });
});

rule('No attempt in the first turn of either player', ['MW-T9.1.4'], () => {
  for (const turn of [1, 2]) {
    const game = table({
      turn,
      active: turn === 1 ? 'one' : 'two',
      phase: 'site',
      one: { rivendell: ['elladan'] },
      two: { rivendell: ['beretar'] },
    });
    const [me, other] = turn === 1 ? ['one', 'beretar'] : ['two', 'elladan'];
    game.play(me, 'enter');
    game.refuses(me, `influence ${other}`, 'MW-T9.1.4');
  }
});

rule('A unique creature in play as an event is not played as a creature too', ['MW-S2.9.1'], () => {
  const game = table({
    phase: 'movement',
    one: { 'dol-guldur': ['elrond'], table: ['adunaphel'] },
    two: { hand: ['adunaphel'] },
  });
  idle(game, { step: 'chain/act' });
  game.play('one', 'pass');
  game.refuses('two', 'creature adunaphel', 'MW-S2.9.1');
});

rule('A unique creature that was defeated never comes back, one that was not may', ['MW-S2.6.3', 'MW-S2.5.3'], () => {
  const pass = (where: string): Table => {
    const game = table({
      phase: 'movement',
      one: { moria: ['elrond'], ...(where === 'points' && { points: ['rogrog'] }) },
      two: { hand: ['rogrog'] },
    });
    idle(game, { step: 'chain/act' });
    game.play('one', 'pass');
    return game;
  };
  pass('points').refuses('two', 'creature rogrog', 'MW-S2.6.3');
  pass('discard').offers('two', 'creature rogrog');
});

rule('Of a character in play, eliminated or only discarded', ['MW-S2.9.1', 'MW-S2.5.2', 'MW-S8.3.5'], () => {
  const hand = ['elladan', 'elrohir', 'arwen'];
  const game = table({
    one: { rivendell: ['beorn'], hand },
    two: { lorien: ['elladan'], 'out-of-play': ['elrohir'], discard: ['arwen'] },
  });
  game.refuses('one', 'play-character elladan', 'MW-S2.9.1');
  game.refuses('one', 'play-character elrohir', 'MW-S2.5.2');
  game.offers('one', 'play-character arwen');
});

rule(
  'Hazards out of the sideboard halve every limit of the turn, rounded up',
  ['CR-TERM-sideboard-2', 'CR-TERM-sideboard-3'],
  () => {
    const game = table({
      phase: 'untap',
      one: {
        companies: [
          { site: 'rivendell', characters: ['gandalf', 'elladan', 'elrohir', 'arwen', 'bofur'] },
          { site: 'bree', characters: ['beretar'] },
        ],
      },
      two: { sideboard: ['wargs', 'giant'] },
    });
    idle(game, () => at(game) === 'chain/act' && game.list('two').includes('fetch-hazards'));
    game.play('two', 'fetch-hazards');
    resolve(game);
    game.play('two', 'fetch wargs', 'fetch-no-more');
    toPhase(game, 4);
    assert.deepEqual(
      ['gandalf', 'beretar'].map((who) => hazardLimit(game, who)),
      [3, 1],
    );
  },
);

rule(
  'A Wizard fetches five to the discard pile, or one resource to a deck of five or more',
  ['MW-T2.3.1', 'MW-T2.3.2'],
  () => {
    const side = ['muster', 'block', 'dodge', 'stealth', 'elladan', 'concealment', 'wargs'];
    const game = table({ one: { rivendell: ['gandalf'], sideboard: side } });
    game.play('one', 'tap-for-discard gandalf');
    resolve(game);
    assert.ok(!game.list('one').includes('fetch wargs'));
    for (const card of ['muster', 'block', 'dodge', 'stealth', 'elladan']) game.play('one', `fetch ${card}`);
    assert.equal(pileOf(game, 'one', 'sideboard').length, 2);
    game.refuses('one', 'tap-for-deck gandalf', 'MW-T2.3.1');
    const short = table({
      one: { rivendell: ['gandalf'], sideboard: side, deck: ['muster', 'block', 'dodge', 'stealth'] },
    });
    short.refuses('one', 'tap-for-deck gandalf', 'MW-T2.3.2');
    const one = table({ one: { rivendell: ['gandalf'], sideboard: side } });
    one.play('one', 'tap-for-deck gandalf');
    resolve(one);
    assert.ok(!one.list('one').includes('fetch elladan'), 'no characters into the deck');
  },
);

rule('As many cards go into the sideboard as come out of it, five at most', ['MW-T2.2.1'], () => {
  const game = table({
    phase: 'end-of-turn',
    one: {
      rivendell: ['beorn'],
      deck: ['muster'],
      hand: ['block', 'block', 'block', 'muster', 'dodge', 'dodge', 'dodge'],
      discard: ['wargs', 'wargs', 'giant'],
      sideboard: ['stealth', 'stealth', 'concealment'],
    },
  });
  idle(game, { step: 'turn/exchange-choose' });
  game.play(
    'one',
    'exchange stealth',
    'exchange-for wargs',
    'exchange concealment',
    'exchange-for giant',
    'exchange-no-more',
  );
  idle(game, { player: 'two' });
  game.position({ one: { sideboard: ['stealth', 'wargs', 'giant'] } });
  assert.equal(handOf(game, 'one').length, 8);
});
