// The site cards of Ringwraiths' players: what each does, and what is found there.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, hears, quiet, type Table, where } from '../combat/fight.ts';
import { abroad, atSite, attackedBy, fightOut } from './table.ts';

rule('A Darkhaven cancels attacks on minions who are there, not on those who come', ['MX-7.16'], () => {
  const stays = abroad(['ostisen'], { from: 'minas-morgul', hazards: ['shelob'] });
  act(stays, 'two', 'creature shelob');
  hears(stays, 'The attack is cancelled.');
  assert.equal(where(stays, 'shelob'), 'discard');
  const comes = abroad(['ostisen'], { from: 'minas-morgul', to: 'dol-guldur', hazards: ['orc-guard'] });
  attackedBy(comes, 'orc-guard', 'key-dark-domain');
  assert.ok(comes.state.attack);
});

rule('Geann a-Lisch counts as Ruins & Lairs for hazards; Carn Dûm does not', ['LE-S10.8.2'], () => {
  const going = (from: string, to: string): Table =>
    abroad(['ostisen'], { from, to, hazards: ['cave-drake', 'pukel-men'] });
  const geann = going('carn-dum', 'geann-a-lisch');
  attackedBy(geann, 'cave-drake', 'key-ruins-and-lairs');
  assert.ok(geann.state.attack);
  const there = abroad(['ostisen'], { from: 'geann-a-lisch', hazards: ['cave-drake'] });
  attackedBy(there, 'cave-drake', 'key-ruins-and-lairs');
  assert.ok(there.state.attack, 'nothing is cancelled there');
  const carn = abroad(['ostisen'], { from: 'carn-dum', hazards: ['cave-drake'] });
  quiet(carn);
  carn.refuses('two', 'creature cave-drake');
});

/** Player one's company is inside its site; what it faced there is over. */
function inside(
  site: string,
  characters: readonly string[],
  hand: readonly string[],
  rolls: readonly number[] = [],
): Table {
  const game = atSite(site, characters, { one: { hand: [...hand] } }, rolls);
  game.play('one', 'enter');
  for (let n = 0; n < 3 && game.state.attack; n++) fightOut(game, 'stay-untapped');
  return game;
}

/** What player one may play there of what he holds. */
const playable = (game: Table): string[] =>
  game
    .list('one')
    .filter((move) => move.startsWith('item '))
    .sort();

rule('What can be played is listed on the own card of a place', ['MX-4.3', 'LE-S10.5.1'], () => {
  const dark = inside('cirith-ungol', ['ostisen'], ['dagger-of-westernesse']);
  dark.refuses('one', 'item dagger-of-westernesse', 'MW-S10.7.1');
  const hand = ['glamdring', 'sapling-of-the-white-tree', 'dagger-of-westernesse', 'fair-gold-ring'];
  const arms = inside('cameth-brin', ['asternak'], hand, [6, 6]);
  assert.deepEqual(playable(arms), ['item dagger-of-westernesse', 'item glamdring'], 'of major items arms alone');
  arms.refuses('one', 'item fair-gold-ring', 'MW-S10.7.1');
});

rule('At Bag End minions find greater items', ['MX-4.3'], () => {
  const game = inside('bag-end', ['lagduf', 'asternak'], ['orcrist', 'fair-gold-ring'], Array(8).fill(6));
  assert.deepEqual(playable(game), ['item fair-gold-ring', 'item orcrist']);
});

rule('At Tharbad items are played though the site is tapped', ['LE-S10.5.1', 'LE-S10.3.1'], () => {
  const tapped = (site: string, rolls: readonly number[]): Table => {
    const one = { hand: ['dagger-of-westernesse'], sites: { [site]: 'tapped' } };
    const game = atSite(site, ['ostisen', 'asternak', 'dogrib', 'lagduf'], { one }, rolls);
    game.play('one', 'enter');
    fightOut(game);
    return game;
  };
  tapped('tharbad', [6, 6, 6, 6, 6, 6]).offers('one', 'item dagger-of-westernesse');
  tapped('barrow-downs', [6, 6]).refuses('one', 'item dagger-of-westernesse', 'MW-S10.5.2');
});
