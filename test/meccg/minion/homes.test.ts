// A character at his home site may tap to cancel one of its automatic-attacks, in games with a Ringwraith's player.
import assert from 'node:assert/strict';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { isAttacked } from '../table.ts';
import { act, hears, quiet, type Table, until, where } from './minions.ts';
import { atSite } from './table.ts';

const enters = (site: string, characters: readonly string[], more: Parameters<typeof atSite>[2] = {}): Table => {
  const game = atSite(site, characters, more);
  game.play('one', 'enter');
  return game;
};

rule(
  'Who is at home taps, and the attack is cancelled; the company goes on as if it had faced it',
  ['MX-11.12'],
  () => {
    const game = enters('bree', ['dunlending-spy', 'asternak'], { one: { hand: ['saw-toothed-blade'] } });
    assert.ok(isAttacked(game));
    game.refuses('one', 'home-soil asternak', 'MX-11.12');
    act(game, 'one', 'home-soil dunlending-spy');
    assert.equal(where(game, 'dunlending-spy'), 'tapped');
    until(game, 'one', 'item saw-toothed-blade');
    assert.equal(isAttacked(game), false);
    assert.equal(where(game, 'asternak'), 'untapped');
  },
);

rule('Nobody does so who is tapped, or whose home is named by its region or type alone', ['MX-11.12'], () => {
  enters('bree', ['dunlending-spy tapped']).refuses('one', 'home-soil dunlending-spy');
  enters('shelobs-lair', ['grishnakh']).refuses('one', 'home-soil grishnakh', 'MX-11.12');
});

rule(
  'A Wizard’s characters may do so too, but not when two Wizards play, nor by the starter rules',
  ['MX-11.12'],
  () => {
    const winter = (two: 'hero' | 'minion', starter = false): Table => {
      const words = {
        phase: 'site',
        one: { 'lake-town': ['bard-bowman', 'gimli'] },
        two: { alignment: two, table: ['fell-winter'] },
      };
      const game = scene(meccg, words, { options: { starter } });
      game.play('one', 'enter');
      assert.ok(isAttacked(game), 'Wolves come to border-holds');
      return game;
    };
    const mixed = winter('minion');
    mixed.refuses('one', 'home-soil gimli', 'MX-11.12');
    act(mixed, 'one', 'home-soil bard-bowman');
    hears(mixed, 'The attack is cancelled');
    winter('hero').refuses('one', 'home-soil bard-bowman');
    winter('minion', true).refuses('one', 'home-soil bard-bowman');
  },
);

rule('Once a strike has been resolved it is too late', ['MX-11.12'], () => {
  const game = atSite('bree', ['dunlending-spy', 'orc-tracker'], {}, [6, 6]);
  game.play('one', 'enter');
  until(game, 'one', 'resolve orc-tracker');
  game.play('one', 'resolve orc-tracker');
  until(game, 'one', 'tap-to-fight');
  game.play('one', 'tap-to-fight');
  quiet(game);
  game.refuses('one', 'home-soil dunlending-spy');
});
