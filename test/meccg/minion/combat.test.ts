// Minions in combat: the rulebook's examples, discarding by a body check, and who scores what for a kill.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, hears, quiet, type Table, where } from '../combat/fight.ts';
import { abroad, atSite, attackedBy, fightOut } from './table.ts';

/** Lagduf, prowess 5, alone at a place where the creature can be keyed. */
const lagduf = (from: string, creature: string, rolls: readonly number[], stand = ''): Table => {
  const game = abroad([`lagduf${stand}`], { from, hazards: [creature] }, rolls);
  attackedBy(game, creature);
  return game;
};

rule('Lagduf beats the Huorn with an eight if he taps; not tapping he ties', ['LE-S7.8.1'], () => {
  const against = (choice: string): Table => {
    const game = lagduf('druadan-forest', 'huorn', [4, 4]);
    act(game, 'one', choice);
    return game;
  };
  const taps = against('tap-to-fight');
  hears(taps, 'Lagduf: 13 against 10');
  fightOut(taps);
  assert.equal(where(taps, 'huorn'), 'out-of-play', 'without an asterisk it is nobody’s');
  const stays = against('stay-untapped');
  hears(stays, 'The strike is ineffectual.');
  fightOut(stays);
  assert.equal(where(stays, 'huorn'), 'discard');
});

rule(
  'Lagduf ties the Slayer, is then wounded, and an eight discards him where a nine eliminates',
  ['LE-S7.8.2', 'LE-S7.8.3', 'LE-S7.4.2', 'LE-S7.4.3', 'LE-S7.7.3'],
  () => {
    const after = (...body: number[]): Table => {
      const game = lagduf('bree', 'slayer', [3, 4, 1, 2, ...body], ' tapped');
      hears(game, '11 against 11');
      assert.equal(where(game, 'lagduf'), 'tapped');
      hears(game, '7 against 11');
      fightOut(game);
      return game;
    };
    assert.equal(where(after(4, 4), 'lagduf'), 'discard');
    assert.equal(where(after(4, 5), 'lagduf'), 'out-of-play');
    const lives = after(3, 4);
    assert.equal(where(lives, 'lagduf'), 'wounded');
    assert.equal(where(lives, 'slayer'), 'discard');
  },
);

rule('Slayer’s first attack defeated and the second not: he is not defeated', ['LE-S7.7.3'], () => {
  const after = (...second: number[]): Table => {
    const game = lagduf('bree', 'slayer', [5, 5, ...second], ' tapped');
    hears(game, '14 against 11');
    fightOut(game);
    return game;
  };
  assert.equal(where(after(3, 4), 'slayer'), 'discard'); // 11 against 11
  assert.equal(where(after(4, 4), 'slayer'), 'out-of-play', 'without an asterisk it is nobody’s');
});

rule('One wounded before is discarded by a roll one lower', ['LE-S7.4.1', 'LE-S7.4.2'], () => {
  const game = lagduf('druadan-forest', 'huorn', [1, 1, 3, 4], ' wounded');
  fightOut(game);
  assert.equal(where(game, 'lagduf'), 'discard');
});

rule('Whoever slinks away leaves all he bears; nobody takes it', ['LE-S7.4.4', 'LE-S10.3.3'], () => {
  const slink = (...body: number[]): Table => {
    const company = ['lagduf tapped: dagger-of-westernesse', 'grishnakh'];
    const game = abroad(company, { from: 'druadan-forest', hazards: ['huorn'] }, [1, 1, ...body]);
    attackedBy(game, 'huorn');
    act(game, 'one', 'leave-strikes');
    act(game, 'two', 'assign lagduf');
    quiet(game);
    return game;
  };
  const gone = slink(4, 4);
  fightOut(gone);
  assert.deepEqual([where(gone, 'lagduf'), where(gone, 'dagger-of-westernesse')], ['discard', 'discard']);
  act(slink(5, 5), 'one', 'hand-on dagger-of-westernesse');
});

rule('A Wizard scores a Huorn that he defeats, a Ringwraith does not', ['MX-7.7', 'MX-7.8', 'LE-S7.9.3'], () => {
  const wins = (alignment: 'hero' | 'minion', who: string): Table => {
    const game = abroad([who], { from: 'druadan-forest', alignment, hazards: ['huorn'] }, [6, 6]);
    attackedBy(game, 'huorn');
    act(game, 'one', 'tap-to-fight');
    fightOut(game);
    return game;
  };
  assert.equal(where(wins('hero', 'faramir'), 'huorn'), 'points');
  assert.equal(where(wins('minion', 'lagduf'), 'huorn'), 'out-of-play');
});

rule('The spider of Shelob’s Lair kills whom it wounds, and nothing cancels her attack', ['MX-4.3'], () => {
  const game = atSite('shelobs-lair', ['lagduf'], {}, [6, 6, 1, 1]);
  game.play('one', 'enter');
  fightOut(game);
  quiet(game);
  fightOut(game);
  assert.equal(where(game, 'lagduf'), 'out-of-play');
});

rule('Only an overt company meets the knights of Dol Amroth', ['MX-4.3'], () => {
  const rolled = (who: string, rolls: readonly number[]): string => {
    const game = atSite('dol-amroth', [who], {}, rolls);
    game.play('one', 'enter');
    for (let n = 0; n < 3; n++) {
      fightOut(game);
      quiet(game);
    }
    game.done();
    return where(game, who);
  };
  assert.equal(rolled('ostisen', [6, 6]), 'tapped', 'one attack, one roll');
  assert.equal(rolled('lagduf', [6, 6, 1, 1, 1, 1]), 'wounded', 'the second attack wounds him');
});
