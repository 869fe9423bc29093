// A company attacks a company (MX-12), where that was agreed on. At Mount Gram minions are not attacked, in Bree heroes are not.
import assert from 'node:assert/strict';
import type { Options, Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { act, asked, hears, quiet, type Table, until, where } from '../combat/fight.ts';
import { excessStrikes, isAttacked } from '../table.ts';
import { strikes, windowNow } from '../whereabouts.ts';

const ON: Options = { companyCombat: true };

/** Player one's minions are at Mount Gram with heroes of player two, and have entered. */
function meets(
  minions: readonly string[],
  heroes: readonly string[],
  rolls: readonly number[] = [],
  more: { one?: Words; two?: Words; options?: Options } = {},
): Table {
  const game = scene(
    meccg,
    {
      phase: 'site',
      one: { alignment: 'minion', 'mount-gram': [...minions], ...more.one },
      two: { 'mount-gram': [...heroes], ...more.two },
    },
    { options: more.options ?? ON, rolls: [...rolls] },
  );
  game.play('one', 'enter');
  return game;
}

/** Everybody passes until another than the usual windows asks, or an attack is under way. */
function idle(game: Table): void {
  for (let n = 0; n < 20 && asked(game).at.startsWith('chain/') && !isAttacked(game); n++)
    game.play(asked(game).seat, 'pass');
}

/** The same, and the minions attack. */
function attacks(
  minions: readonly string[],
  heroes: readonly string[],
  rolls: readonly number[] = [],
  more = {},
): Table {
  const game = meets(minions, heroes, rolls, more);
  idle(game);
  game.play('one', `attack-company ${heroes[0].split(/[ :]/)[0]}`);
  return game;
}

rule(
  'A company that entered may attack one of the other side at its site, at the end of its site phase',
  ['MX-12.1'],
  () => {
    const game = meets(['gorbag'], ['faramir']);
    game.refuses('one', 'attack-company faramir', 'MX-12.1'); // not yet
    idle(game);
    game.asks('one', 'Does Gorbag’s company attack?');
    game.offersOnly('one', ['attack-company faramir', 'pass']);
    game.play('one', 'attack-company faramir');
    game.says('Gorbag’s company attacks Faramir’s company', 'MX-12.1');
    const heroes = scene(
      meccg,
      { phase: 'site', one: { bree: ['faramir'] }, two: { alignment: 'minion', bree: ['ostisen'] } },
      { options: ON },
    );
    heroes.play('one', 'enter');
    idle(heroes);
    heroes.offers('one', 'attack-company ostisen');
  },
);

rule('It is off unless chosen, and never among players of one side', ['MX-12.1', 'MX-4.2'], () => {
  const off = meets(['gorbag'], ['faramir'], [], { options: {} });
  off.refuses('one', 'attack-company faramir', 'MX-12.1');
  idle(off);
  assert.notEqual(asked(off).at, 'sites/fight-choose');
  const alike = meets(['gorbag'], ['ostisen'], [], { two: { alignment: 'minion' } });
  alike.refuses('one', 'attack-company ostisen', 'MX-12.1');
  idle(alike);
  assert.notEqual(asked(alike).at, 'sites/fight-choose');
});

rule('Nobody attacks elsewhere, nor after an attempt at influence, nor twice in a turn', ['MX-12.1'], () => {
  const away = meets(['gorbag'], ['faramir'], [], { two: { 'mount-gram': undefined, moria: ['faramir'] } });
  away.refuses('one', 'attack-company faramir', 'MX-12.1');
  const tried = meets(['gorbag', 'ostisen'], ['faramir'], [1, 1, 6, 6]);
  act(tried, 'one', 'influence faramir', 'influence-by ostisen', 'show-nothing');
  hears(tried, 'rolls');
  idle(tried);
  assert.notEqual(asked(tried).at, 'sites/fight-choose');
  const divided = scene(
    meccg,
    {
      phase: 'site',
      one: {
        alignment: 'minion',
        companies: [
          { site: 'mount-gram', characters: ['gorbag'] },
          { site: 'mount-gram', characters: ['ostisen'] },
        ],
      },
      two: {
        companies: [
          { site: 'mount-gram', characters: ['faramir'] },
          { site: 'mount-gram', characters: ['bilbo'] },
        ],
      },
    },
    { options: ON, rolls: [1, 1, 1, 1, 1, 1] },
  );
  divided.play('one', 'next-company gorbag', 'enter');
  idle(divided);
  divided.play('one', 'attack-company faramir');
  fightOut(divided);
  divided.play('one', 'enter');
  divided.refuses('one', 'attack-company bilbo', 'MX-12.1');
});

/** Everybody passes and taps to fight until the attack is over. */
function fightOut(game: Table): void {
  for (let n = 0; n < 60 && isAttacked(game); n++) {
    const { seat, at } = asked(game);
    if (at.startsWith('chain/')) game.play(seat, 'pass');
    else if (at.endsWith('stay-choose')) game.play(seat, 'tap-to-fight');
    else game.play(seat, game.list(seat)[0]);
  }
}

rule(
  'The defender sets his untapped ones against attackers, then the attacker his, then the defender the rest; what is left are excess strikes',
  ['MX-12.2'],
  () => {
    const game = attacks(['gorbag', 'orc-captain', 'ostisen'], ['faramir', 'bilbo tapped']);
    until(game, 'two', 'assign faramir');
    game.offersOnly('two', ['assign faramir', 'leave-strikes']);
    game.refuses('two', 'assign bilbo', 'MX-12.2');
    game.play('two', 'assign faramir');
    game.offersOnly('two', ['against gorbag', 'against orc-captain', 'against ostisen']);
    game.play('two', 'against gorbag');
    game.says('Faramir stands against Gorbag', 'MX-12.2');
    game.asks('one', 'Who of your company strikes next?');
    game.offersOnly('one', ['strike-with orc-captain', 'strike-with ostisen']);
    game.play('one', 'strike-with ostisen');
    assert.deepEqual([strikes(game), excessStrikes(game)], [['faramir', 'bilbo'], 1], 'two duels, one -1 to use');
    const rest = attacks(['gorbag tapped', 'ostisen tapped'], ['faramir', 'bilbo'], [], {});
    until(rest, 'two', 'leave-strikes');
    rest.play('two', 'leave-strikes');
    rest.asks('two', 'those attackers who are left');
    rest.offersOnly('two', ['assign faramir', 'assign bilbo']);
  },
);

rule(
  'In a duel come the attacker’s resources, excess strikes, his -3, the defender’s -3, support and resources; then both roll',
  ['MX-12.4', 'MX-12.2'],
  () => {
    const game = attacks(['gorbag', 'orc-captain'], ['faramir', 'bilbo', 'bergil'], [3, 3, 2, 2, 1, 1], {
      one: { hand: ['swift-strokes'] },
      two: { hand: ['risky-blow', 'block'] },
    });
    until(game, 'two', 'assign faramir');
    game.play('two', 'assign faramir', 'against gorbag', 'leave-strikes');
    game.play('one', 'against bilbo');
    quiet(game);
    assert.equal(asked(game).at, 'combat/next-choose');
    game.play('two', 'resolve faramir');
    const steps: string[] = [];
    for (let n = 0; n < 30 && game.view('one').figures.attack?.strike; n++) {
      const { seat, at } = asked(game);
      const step = `${seat} ${at === 'chain/act' ? windowNow(game) : at}`;
      if (at !== 'chain/respond' && steps.at(-1) !== step) steps.push(step);
      if (at === 'combat/duel-stay-choose') game.play(seat, 'stay-untapped');
      else if (at === 'combat/stay-choose') game.play(seat, 'tap-to-fight');
      else if (step === 'two duel-defender' && game.list('two').includes('aid bergil')) game.play('two', 'aid bergil');
      else game.play(seat, 'pass');
      if (steps.length === 4 && game.view('one').attack?.faced[0].plus === 1) break;
    }
    assert.deepEqual(steps, [
      'one duel-attacker',
      'one combat/duel-stay-choose',
      'two combat/stay-choose',
      'two duel-defender',
    ]);
    hears(game, 'rolls 6 for Gorbag');
    game.says('rolls 4 for Faramir', 'MX-12.4');
    game.says('Gorbag: 9 against 10 of Faramir', 'MX-12.5'); // 6 + 6 - 3 against 4 + 5 + 1
    quiet(game);
    assert.deepEqual(
      [where(game, 'gorbag'), where(game, 'faramir'), where(game, 'bergil')],
      ['wounded', 'tapped', 'tapped'],
    );
  },
);

/** One against one: both tap, nobody plays anything. */
function duel(
  minion: string,
  hero: string,
  rolls: readonly number[],
  stays: { one?: boolean; two?: boolean } = {},
  more = {},
): Table {
  const game = attacks([minion], [hero], rolls, more);
  for (let n = 0; n < 40 && isAttacked(game); n++) {
    const { seat, at } = asked(game);
    if (at.endsWith('stay-choose')) game.play(seat, stays[seat as 'one' | 'two'] ? 'stay-untapped' : 'tap-to-fight');
    else if (at === 'combat/duel-who') game.play(seat, game.list(seat)[0]);
    else game.play(seat, 'pass');
  }
  return game;
}
const stands = (game: Table, ...ids: string[]): string[] => ids.map((id) => where(game, id));

rule('The lower total is wounded and tested by the other side; the higher taps, unless he took -3', ['MX-12.5'], () => {
  const lost = duel('gorbag', 'faramir', [3, 3, 4, 5, 1, 1]); // 12 against 14
  assert.deepEqual(stands(lost, 'gorbag', 'faramir'), ['wounded', 'tapped']);
  const won = duel('gorbag', 'faramir', [6, 6, 1, 1, 1, 1], { one: true }); // 15 against 7
  assert.deepEqual(stands(won, 'gorbag', 'faramir'), ['untapped', 'wounded']);
  const tested = attacks(['gorbag'], ['faramir'], [6, 6, 1, 1, 2, 3]);
  until(tested, 'two', 'assign faramir');
  tested.play('two', 'assign faramir');
  act(tested, 'one', 'tap-to-fight');
  act(tested, 'two', 'tap-to-fight');
  hears(tested, 'Body check of Faramir: Player one rolls 5 against 8: survives');
});

rule('A tie taps both, unless they took -3, and wounds nobody', ['MX-12.5'], () => {
  assert.deepEqual(stands(duel('gorbag', 'faramir', [3, 3, 4, 3]), 'gorbag', 'faramir'), ['tapped', 'tapped']);
  const stayed = duel('gorbag', 'faramir', [3, 3, 5, 5], { two: true }); // 12 against 12
  assert.deepEqual(stands(stayed, 'gorbag', 'faramir'), ['tapped', 'untapped']);
});

rule('Who fights tapped has -1, who fights wounded -2', ['MX-12.4'], () => {
  const tapped = duel('gorbag tapped', 'faramir wounded', [3, 3, 4, 4]); // 11 against 11
  assert.deepEqual(stands(tapped, 'gorbag', 'faramir'), ['tapped', 'wounded']);
});

rule('Whoever is eliminated in it is worth his points to the other side, as kill points', ['MX-12.6'], () => {
  const hero = duel('gorbag', 'faramir', [6, 6, 1, 1, 6, 6]);
  assert.equal(where(hero, 'faramir'), 'out-of-play');
  hero.position({ one: { score: { kill: 2 } }, two: { score: { kill: 0 }, 'out-of-play': ['faramir on player one'] } });
  const minion = duel('gorbag', 'faramir', [1, 1, 6, 6, 6, 6]);
  minion.position({ one: { score: { kill: 0 } }, two: { score: { kill: 2 } } });
  const written = { two: { 'out-of-play': ['faramir on player one'] }, one: { alignment: 'minion' } };
  scene(meccg, written).position({ one: { score: { kill: 2 } } });
});

rule(
  'Before it the defender may cancel the attack, though it is not his turn, and play nothing else',
  ['MX-12.3'],
  () => {
    const hands = {
      one: { hand: ['orc-quarrels'] },
      two: { hand: ['concealment', 'block', 'orc-patrol', 'halfling-strength'] },
    };
    const game = attacks(['gorbag'], ['bilbo', 'faramir'], [], hands);
    assert.equal(asked(game).seat, 'two');
    game.offersOnly('two', ['pass', 'play concealment']);
    game.refuses('two', 'play block', 'MX-12.3');
    game.play('two', 'play concealment');
    quiet(game);
    assert.equal(isAttacked(game), false);
    assert.deepEqual(stands(game, 'bilbo', 'gorbag', 'faramir'), ['tapped', 'untapped', 'untapped']);
  },
);

rule('No hazards are played in it; each side may use one card of skill in each duel', ['MX-12.3', 'MX-12.4'], () => {
  const game = attacks(['gorbag'], ['faramir'], [1, 1, 1, 1, 1, 1, 1, 1], {
    one: { hand: ['swift-strokes', 'swift-strokes', 'bold-thrust'] },
    two: { hand: ['risky-blow', 'block', 'weariness-of-the-heart'] },
  });
  until(game, 'two', 'assign faramir');
  game.play('two', 'assign faramir');
  assert.equal(asked(game).seat, 'one');
  game.play('one', 'play swift-strokes');
  game.refuses('two', 'play risky-blow', 'MX-12.4'); // not in the attacker's part
  game.refuses('two', 'play weariness-of-the-heart', 'MX-12.3');
  game.play('two', 'pass');
  game.play('one', 'pass');
  game.refuses('one', 'play bold-thrust', 'MW-S7.3.7');
  game.play('one', 'pass', 'tap-to-fight');
  game.play('two', 'tap-to-fight', 'play risky-blow');
  hears(game, 'Gorbag: 9 against 10 of Faramir', 'MX-12.5'); // 6 + 1 and the better of two rolls; 5 + 3 + 2
  game.says('rolls 2 for Gorbag');
});

rule('A hazard that changes attacks does nothing to it', ['MX-12.7'], () => {
  const game = attacks(['gorbag'], ['faramir'], [], { two: { table: ['minions-stir'] } });
  assert.deepEqual([game.view('two').figures.attack?.strikes, game.view('two').figures.attack?.prowess], [1, 6]);
});

rule('What cancels attacks of some races needs all who attack to be of them', ['MX-12.7', 'MX-12.3'], () => {
  const meeting = (minions: string[], card: string): Table =>
    attacks(minions, ['faramir'], [], { two: { hand: [card] } });
  meeting(['gorbag', 'lieutenant-of-morgul'], 'dark-quarrels').offers('two', 'play dark-quarrels');
  meeting(['gorbag', 'dwar-the-ringwraith'], 'dark-quarrels').refuses('two', 'play dark-quarrels', 'MW-S10.5.1');
  meeting(['lieutenant-of-morgul'], 'the-cock-crows').offers('two', 'play the-cock-crows');
  meeting(['lieutenant-of-morgul', 'gorbag'], 'the-cock-crows').refuses('two', 'play the-cock-crows', 'MW-S10.5.1');
});

rule('In a duel an item counts against the race of the other', ['MX-12.4'], () => {
  const met = (minion: string, text: string): void => {
    const game = attacks([minion], ['aragorn-ii: glamdring'], [3, 3, 1, 3, 1, 1]);
    until(game, 'two', 'assign aragorn-ii');
    game.play('two', 'assign aragorn-ii');
    act(game, 'one', 'tap-to-fight');
    act(game, 'two', 'tap-to-fight');
    hears(game, text);
    quiet(game);
  };
  met('gorbag', 'Gorbag: 12 against 13 of Aragorn'); // 9 at most against an Orc
  met('ostisen', 'Ostisen: 9 against 12 of Aragorn'); // 8 at most
});

rule('An Elf whom Khamûl strikes has 2 body less', ['MX-12.5'], () => {
  const struck = (hero: string, body: number): void => {
    const game = attacks(['khamul-the-ringwraith'], [hero], [6, 6, 1, 1, 1, 1]);
    until(game, 'two', `assign ${hero}`);
    game.play('two', `assign ${hero}`);
    act(game, 'one', 'tap-to-fight');
    act(game, 'two', 'tap-to-fight');
    hears(game, `rolls 2 against ${body}`);
  };
  struck('legolas', 6);
  struck('faramir', 8);
});

rule('Adûnaphel Unleashed: alone, she chooses whom she strikes, and his body check has 2 more', ['MX-12.3'], () => {
  const hand = ['adunaphel-unleashed', 'adunaphel-unleashed', 'swift-strokes'];
  const game = attacks(['adunaphel-the-ringwraith'], ['faramir', 'bilbo'], [6, 6, 1, 1, 2, 2], { one: { hand } });
  assert.equal(asked(game).seat, 'one');
  game.offersOnly('one', ['pass', 'play adunaphel-unleashed']);
  game.refuses('one', 'play swift-strokes', 'MX-12.3');
  game.play('one', 'play adunaphel-unleashed');
  while (asked(game).at === 'chain/respond') game.play(asked(game).seat, 'pass');
  assert.equal(windowNow(game), 'duel-declared');
  game.offersOnly('one', ['pass']); // a second copy is none
  until(game, 'one', 'against bilbo');
  game.offersOnly('one', ['against bilbo', 'against faramir']);
  game.play('one', 'against bilbo');
  act(game, 'one', 'tap-to-fight');
  act(game, 'two', 'tap-to-fight');
  hears(game, 'rolls 4 (6) against 9');
  const pair = attacks(['adunaphel-the-ringwraith', 'gorbag'], ['faramir'], [], { one: { hand } });
  pair.refuses('one', 'play adunaphel-unleashed'); // not alone
});

rule('Indûr Unleashed: the attack of his company cannot be cancelled', ['MX-12.3'], () => {
  const hands = { one: { hand: ['indur-unleashed'] }, two: { hand: ['concealment'] } };
  const game = attacks(['indur-the-ringwraith', 'gorbag'], ['bilbo', 'faramir'], [], hands);
  game.play('one', 'play indur-unleashed');
  while (windowNow(game) !== 'duel-cancel') game.play(asked(game).seat, 'pass');
  game.refuses('two', 'play concealment');
  const others = attacks(['gorbag'], ['bilbo'], [], hands);
  assert.equal(asked(others).seat, 'two'); // nobody is asked for whom nothing could be played
  others.offers('two', 'play concealment');
});

rule('Khamûl Unleashed: his player sets all of his company against whom he likes', ['MX-12.2', 'MX-12.3'], () => {
  const one = { hand: ['khamul-unleashed'] };
  const game = attacks(['khamul-the-ringwraith', 'gorbag tapped'], ['faramir', 'bilbo', 'bergil'], [], { one });
  game.play('one', 'play khamul-unleashed');
  until(game, 'one', 'strike-with khamul-the-ringwraith');
  game.offersOnly('one', ['strike-with gorbag', 'strike-with khamul-the-ringwraith']);
  game.play('one', 'strike-with gorbag', 'against bergil');
  game.offersOnly('one', ['against bilbo', 'against faramir']);
  const usual = attacks(['khamul-the-ringwraith', 'gorbag'], ['faramir', 'bilbo'], [], { one });
  until(usual, 'two', 'assign faramir');
  usual.refuses('one', 'play khamul-unleashed');
});
