// What minions do at sites, how cards stand, and the example of the last reckoning.
import assert from 'node:assert/strict';
import { councilTotal } from '../../../games/meccg/council/score.ts';
import { SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { idle } from '../turn/table.ts';
import { act, minions, until, where } from './minions.ts';
import { fightOut } from './table.ts';

rule(
  'Before anything is played there the automatic-attacks are faced; an item taps the site',
  ['LE-S4.6', 'LE-S4.7'],
  () => {
    const game = minions(
      { 'barrow-downs': ['gorbag', 'shagrat'], hand: ['saw-toothed-blade'] },
      {},
      { phase: 'site' },
      [6, 6],
    );
    game.refuses('one', 'item saw-toothed-blade');
    game.play('one', 'enter');
    fightOut(game);
    until(game, 'one', 'item saw-toothed-blade');
    game.position({ one: { sites: { 'barrow-downs': 'in-play' } } });
    act(game, 'one', 'item saw-toothed-blade');
    idle(game, (s) => s.phase > SITE, ['by gorbag', 'by shagrat']);
    game.position({ one: { sites: { 'barrow-downs': 'tapped' } } });
  },
);

rule('A card is untapped, tapped or wounded, and never two of these', ['LE-S2.5.1', 'LE-S2.5.2'], () => {
  const game = minions({ 'minas-morgul': ['gorbag', 'shagrat tapped', 'orc-tracker wounded'] });
  assert.deepEqual(
    ['gorbag', 'shagrat', 'orc-tracker'].map((id) => where(game, id)),
    ['untapped', 'tapped', 'wounded'],
  );
  game.position({ one: { characters: { shagrat: { stand: 'tapped' }, 'orc-tracker': { stand: 'wounded' } } } });
});

rule('Jessica’s 15 points are 17 and then 14, Jason’s 14 are 12', ['LE-T1.3', 'LE-T1.2'], () => {
  // by characters, items, factions, allies, kills, other deeds
  const jessica = [7, 2, 2, 2, 0, 2];
  const jason = [8, 4, 0, 2, 0, 0];
  assert.equal(
    jessica.reduce((a, b) => a + b),
    15,
  );
  assert.equal(councilTotal(jessica, jason, 0), 17, 'the faction counts twice');
  assert.equal(councilTotal(jessica, jason, 3), 14, 'three unique cards were revealed against her');
  assert.equal(
    jason.reduce((a, b) => a + b),
    14,
  );
  assert.equal(councilTotal(jason, jessica, 0), 12, 'no more points for characters than for all the rest');
});
