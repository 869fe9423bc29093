// The second occurrence: the next attack, the other part, the next try, the next turn. What a rule says of one it says of both.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, type Table as Fight, faces, table as fightTable, hears, quiet, resolve, where } from '../combat/fight.ts';
import { hazard, idle, resolve as settle, type Table, table, underway } from '../movement/table.ts';
import { effectsAtWork, nthAttack, phaseOf, siteCardOf, siteOf, turnOf } from '../table.ts';
import { attackBegun, becomes } from '../whereabouts.ts';
import { position } from './table.ts';

rule('A Wizard does not try in the turn in which he is revealed, but may in his next', ['MW-T9.1.5'], () => {
  const revealed = (hand: string[], here: string[]): Table =>
    table({ phase: 'organization', one: { rivendell: here, hand }, two: { rivendell: ['faramir'] } });
  const game = revealed(['gandalf'], ['bilbo tapped']);
  game.play('one', 'play-character gandalf', 'arrive company bilbo');
  idle(game, { phase: 'site', step: 'sites/enter-choose' });
  game.play('one', 'enter');
  game.refuses('one', 'influence faramir');
  const turn = turnOf(game);
  idle(game, { turn: turn + 2, step: 'sites/enter-choose' });
  game.play('one', 'enter');
  game.offers('one', 'influence faramir');
});

rule(
  'A site card stays while one part of a divided company is there, and goes when the other has left too',
  ['MW-T5.2.4'],
  () => {
    const game = table({
      phase: 'movement',
      one: {
        companies: [
          { site: 'bree', characters: ['aragorn-ii'], to: 'rivendell', tapped: true },
          { site: 'bree', characters: ['legolas'], to: 'barrow-downs', walk: ['arthedain', 'cardolan'], tapped: true },
        ],
      },
      two: {},
    });
    game.play('one', 'next-company aragorn-ii');
    idle(game, () => siteOf(game, 'aragorn-ii') === 'rivendell');
    assert.equal(siteCardOf(game, 'one', 'bree'), 'tapped');
    idle(game, () => siteOf(game, 'legolas') === 'barrow-downs');
    assert.equal(siteCardOf(game, 'one', 'bree'), 'discarded');
  },
);

rule('A creature whose first attack was not defeated brings no points for its second', ['MW-S7.6.3'], () => {
  const fight = (rolls: readonly number[]): string => {
    const game = faces(['aragorn-ii', 'legolas'], 'slayer', rolls, { site: 'bree' });
    game.play('two', 'assign aragorn-ii');
    resolve(game, 'aragorn-ii', true);
    resolve(game, 'aragorn-ii', true);
    return where(game, 'slayer');
  };
  assert.equal(fight([4, 4, 6, 6]), 'discard', 'the first is ineffectual');
  assert.equal(fight([6, 6, 6, 6]), 'points');
});

rule('What was tried at -3 in one turn may be tried again in the next', ['CR-TERM-corruption-2'], () => {
  const game = fightTable(
    ['legolas: lure-of-the-senses', 'gimli'],
    { phase: 'organization', site: 'bree' },
    [1, 2, 6, 6],
  );
  act(game, 'one', 'remove-untapped lure-of-the-senses');
  hears(game, 'more than 6 was needed');
  game.refuses('one', 'remove-untapped lure-of-the-senses', 'CR-TERM-corruption-2');
  const turn = turnOf(game);
  idle(game, { turn: turn + 2, phase: 'organization', step: 'chain/act' });
  act(game, 'one', 'remove-untapped lure-of-the-senses');
  hears(game, 'rolls 12 (9) to remove');
  assert.equal(where(game, 'lure-of-the-senses'), 'discard');
});

rule('Who untaps after a try by tapping may tap for another', ['CR-TERM-corruption-2'], () => {
  const game = fightTable(
    ['frodo: lure-of-the-senses', 'gimli'],
    { phase: 'organization', site: 'bree', hand: ['halfling-strength'] },
    [1, 2, 6, 6],
  );
  act(game, 'one', 'remove lure-of-the-senses');
  hears(game, 'more than 6 was needed');
  act(game, 'one', 'play halfling-strength');
  act(game, 'one', 'remove lure-of-the-senses');
  hears(game, 'rolls 12 to remove');
});

rule('A supporter in combat who is untapped when it resolves does not count', ['CR-A5'], () => {
  const supported = (then: (game: Fight) => void): number => {
    const game = faces(['gimli', 'balin'], 'barrow-wight', [6, 6], {});
    if (game.list('one').includes('assign gimli')) game.play('one', 'assign gimli');
    act(game, 'one', 'tap-to-fight', 'aid balin');
    then(game);
    game.play('two', 'pass');
    game.play('one', 'pass');
    const prowess = game.view('one').figures.attack?.strike?.prowess ?? -1;
    quiet(game);
    return prowess;
  };
  const counted = supported(() => {});
  const lost = supported((game) => becomes(game, 'balin', 'untapped'));
  assert.equal(counted - lost, 1);
});

rule('Who tapped against an Assassin and is untapped when it resolves has not cancelled the attack', ['CR-A5'], () => {
  const game = faces(['aragorn-ii', 'legolas'], 'assassin', [], { site: 'bree' });
  game.play('two', 'assign aragorn-ii');
  act(game, 'one', 'ward legolas');
  becomes(game, 'legolas', 'untapped');
  game.play('two', 'pass');
  game.play('one', 'pass');
  assert.equal(nthAttack(game), 1);
  assert.equal(attackBegun(game).spared, 0);
});

rule(
  'A ranger who tapped against River and is untapped when it resolves has not ended it',
  ['CR-A5', 'CR-CARD-river-1'],
  () => {
    const crossing = (stand: 'tapped' | 'untapped'): number => {
      const game = underway(
        { site: 'rivendell', characters: ['aragorn-ii', 'gimli'], to: 'bree' },
        { two: { hand: ['river'] } },
      );
      hazard(game, 'play river');
      settle(game);
      act(game, 'one', 'lift aragorn-ii');
      becomes(game, 'aragorn-ii', stand);
      settle(game);
      return effectsAtWork(game).length;
    };
    assert.equal(crossing('tapped'), 0);
    assert.equal(crossing('untapped'), 1);
  },
);

rule('The key of each creature is declared anew, and its attack remembers its own', ['MW-S10.4.7'], () => {
  const game = underway(
    {
      site: 'rivendell',
      characters: ['bilbo', 'gimli', 'balin'],
      to: 'moria',
      walk: ['rhudaur', 'hollin', 'redhorn-gate'],
    },
    { one: { hand: ['concealment'] }, two: { hand: ['orc-patrol', 'orc-patrol'] } },
  );
  hazard(game, 'creature orc-patrol', 'key-wilderness');
  settle(game);
  assert.equal(attackBegun(game).keyedTo, 'wilderness');
  act(game, 'one', 'play concealment');
  act(game, 'two', 'creature orc-patrol');
  game.offers('two', ['key-wilderness', 'key-shadow-hold']);
  game.play('two', 'key-shadow-hold');
  settle(game);
  assert.equal(attackBegun(game).keyedTo, 'shadow-hold');
});

rule(
  'One who was healed at a Haven untaps only in the next untap phase; one wounded elsewhere stays so',
  ['MW-S4.1.1'],
  () => {
    const game = table({ phase: 'untap', one: { rivendell: ['bilbo wounded'], bree: ['legolas wounded'] }, two: {} });
    game.play('one', 'untap');
    position(game, { one: { rivendell: ['bilbo tapped'], bree: ['legolas wounded'] } });
    const turn = turnOf(game);
    idle(game, { turn: turn + 2, step: 'turn/untapping-choose' }, ['next-company bilbo']);
    position(game, { one: { rivendell: ['bilbo tapped'] } });
    game.play('one', 'untap');
    position(game, { one: { rivendell: ['bilbo'], bree: ['legolas wounded'] } });
    assert.ok(['untap', 'organization', 'long-event'].includes(phaseOf(game)));
  },
);

rule('In the weakest link Wizards check as well, without a point more', ['CR-TRN-15'], () => {
  const words = {
    phase: 'council',
    one: { rivendell: ['elladan', 'saruman: sting'] },
    two: { lorien: ['elrohir'] },
  };
  const round = (elladan: number[], saruman: number[], elrohir: number[]): number[] => [
    ...elladan,
    ...saruman,
    ...elrohir,
  ];
  const rolls = [
    ...round([6, 6], [6, 6], [6, 6]),
    ...round([6, 6], [1, 1], [6, 6]), // 2 is more than Sting's one point
    ...round([6, 6], [1, 1], [1, 1]), // 2 is not more than the Elf's two
  ];
  const game = table(words, { rolls, options: { weakestLink: true, starter: true } });
  idle(game, () => false, ['check-next elladan']);
  game.outcome({ winner: 'one', reason: 'council' });
});
