// Minion resource events about raids and what comes of fighting: points, prisoners, trophies, knowledge.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, asked, bearer, quiet, resolve as resolveStrike, type Table, where } from '../combat/fight.ts';
import { idle, resolve, table } from '../movement/table.ts';
import { attackProwess, attackRace, isAttacked, marshallingPoints, strikeOn, strikesOf } from '../table.ts';
import { plays } from './journey.ts';
import { attacked, faces } from './minion-fight.ts';

const minion = { alignment: 'minion' };

/** Inside a tapped site, whose automatic-attack Luitprand has hidden them from. */
function entered(
  site: string,
  characters: readonly string[],
  hand: string[],
  rolls: number[] = [],
  more: Words = {},
): Table {
  const companies = [{ site, characters: [...characters, 'luitprand'], tapped: true }];
  const one = { ...minion, companies, hand: ['a-nice-place-to-hide', ...hand], ...more };
  const game = table({ phase: 'site', one }, { rolls });
  game.play('one', 'enter');
  act(game, 'one', 'play a-nice-place-to-hide');
  if (game.list('one').includes('by luitprand')) game.play('one', 'by luitprand');
  quiet(game);
  return game;
}
/** Everything is fought through, and everybody taps for it. */
function fight(game: Table): void {
  for (let n = 0; n < 80 && isAttacked(game); n++) {
    const { seat } = asked(game);
    const list = game.list(seat);
    game.play(seat, ['excess 0', 'tap-to-fight', 'pass'].find((one) => list.includes(one)) ?? list[0]);
  }
}
const sixes = (n: number): number[] => Array(2 * n).fill(6);

rule('Burning Rick, Cot, and Tree: two attacks; one who is untapped may tap for the points', ['MW-S1.4.1'], () => {
  const id = 'burning-rick-cot-and-tree';
  // Four of them face a strike of 7 each, then one of them a strike of 9.
  const four = ['lagduf', 'snaga', 'shagrat', 'troll-lout'];
  const faction = 'dunlendings-minion';
  const game = entered('dunnish-clan-hold', [...four, 'radbug'], [id], sixes(5), {
    table: [`${faction} on dunnish-clan-hold`],
  });
  plays(game, id);
  assert.equal(strikesOf(game), 4);
  quiet(game);
  for (const who of four) game.play('one', `assign ${who}`);
  for (const who of four) resolveStrike(game, who);
  quiet(game);
  assert.equal(attackProwess(game), 9);
  game.play('one', 'leave-strikes');
  act(game, 'two', 'assign lagduf');
  resolveStrike(game, 'lagduf');
  quiet(game);
  const before = marshallingPoints(game, 'one');
  game.play('one', 'choose radbug');
  assert.equal(where(game, 'radbug'), 'tapped');
  assert.equal(where(game, id), 'points');
  assert.equal(where(game, faction), 'discard');
  assert.equal(marshallingPoints(game, 'one'), before + 2 - 4);
});

rule('A raid that leaves nobody untapped is for nothing, and it is made at a tapped site', ['MW-S2.8.1'], () => {
  const id = 'smoke-on-the-wind';
  const game = entered('edoras', ['lagduf'], [id], sixes(3));
  plays(game, id);
  fight(game);
  assert.equal(where(game, id), 'discard');
  entered('bree', ['lagduf'], [id]).refuses('one', `play ${id}`);
});

rule('Where a raid has been made there is none again', ['MW-S2.9.2'], () => {
  const id = 'burning-rick-cot-and-tree';
  entered('bree', ['lagduf'], [id], [], { points: [`${id} on bree`] }).refuses('one', `play ${id}`, 'MW-S2.9.2');
});

rule(
  'Seize Prisoners: an attack like the site’s first; the captor stays tapped until it is stored',
  ['LE-S10.9.3', 'LE-S10.9.4'],
  () => {
    const id = 'seize-prisoners';
    const game = entered('blue-mountain-dwarf-hold', ['lagduf', 'snaga', 'shagrat', 'radbug'], [id], sixes(3));
    plays(game, id);
    assert.equal(attackRace(game), 'dwarf');
    assert.deepEqual([strikesOf(game), attackProwess(game)], [3, 8]);
    quiet(game);
    for (const who of ['lagduf', 'snaga', 'shagrat']) game.play('one', `assign ${who}`);
    for (const who of ['lagduf', 'snaga', 'shagrat']) resolveStrike(game, who);
    quiet(game);
    game.play('one', 'choose radbug');
    assert.equal(bearer(game, id), 'radbug');
    for (const [site, points] of [
      ['carn-dum', 2],
      ['mount-gram', 2],
    ] as const) {
      const home = table({ phase: 'untap', one: { ...minion, [site]: [`radbug tapped: ${id}`] } });
      idle(home, (s) => s.phase !== UNTAP);
      assert.equal(where(home, 'radbug'), 'tapped');
      const before = marshallingPoints(home, 'one');
      home.play('one', `store ${id}`);
      assert.equal(marshallingPoints(home, 'one'), before + points);
    }
    table({ one: { ...minion, bree: [`radbug: ${id}`] } }).refuses('one', `store ${id}`, 'MW-S10.11.9');
  },
);

rule('Stabbed Him in His Sleep: a scout faces one strike, and taps for a point if he can', ['LE-S5.6.5'], () => {
  const id = 'stabbed-him-in-his-sleep';
  const game = entered('bree', ['ostisen'], [id, 'under-his-blow'], sixes(1));
  plays(game, id);
  assert.equal(attackRace(game), 'dunadan');
  assert.deepEqual([strikesOf(game), attackProwess(game)], [1, 8]);
  act(game, 'one', 'tap-to-fight', 'play under-his-blow');
  quiet(game);
  game.play('one', 'choose ostisen');
  assert.equal(where(game, id), 'points');
  assert.equal(where(game, 'ostisen'), 'tapped');
  const tired = entered('bree', ['ostisen'], [id], sixes(1));
  plays(tired, id);
  resolveStrike(tired, 'ostisen');
  assert.equal(where(tired, id), 'discard');
  entered('bree', ['ostisen', 'lagduf'], [id]).refuses('one', `play ${id}`, 'MW-S10.1.2');
});

rule('That’s Been Heard Before Tonight: told in a covert company only', ['LE-S5.6.5', 'LE-S10.9.3'], () => {
  const id = 'thats-been-heard-before-tonight';
  const game = entered('bree', ['shamas'], [id]);
  plays(game, id);
  assert.equal(bearer(game, id), 'shamas');
  assert.equal(where(game, 'shamas'), 'tapped');
  const home = table({ one: { ...minion, 'carn-dum': [`shamas tapped: ${id}`] } });
  const before = marshallingPoints(home, 'one');
  home.play('one', `store ${id}`);
  assert.equal(marshallingPoints(home, 'one'), before + 2);
  entered('bree', ['lagduf', 'shamas'], [id]).refuses('one', `play ${id}`);
  entered('edoras', ['shamas'], [id]).refuses('one', `play ${id}`);
});

rule(
  'The Names Among Them: taken by a scout after an automatic-attack, spent against another',
  ['CR-A12', 'CR-A6'],
  () => {
    const id = 'the-names-among-them';
    const company = ['ostisen', 'lagduf'];
    const raid = (hand: string[], more: Words = {}, rolls: number[] = []): Table => {
      const game = table({ phase: 'site', one: { ...minion, 'druadan-forest': company, hand, ...more } }, { rolls });
      game.refuses('one', `play ${id}`);
      game.play('one', 'enter');
      return game;
    };
    // The three strikes of 6 at Drúadan Forest: Ostisen, a scout with prowess 3, does not tap.
    const game = raid([id], {}, sixes(2));
    quiet(game);
    for (let n = 0; n < 30 && !game.list('one').includes(`play ${id}`); n++) {
      const { seat } = asked(game);
      const list = game.list(seat);
      const stays = strikeOn(game) === 'ostisen' ? 'stay-untapped' : 'tap-to-fight';
      game.play(seat, ['excess 0', stays, 'pass'].find((one) => list.includes(one)) ?? list[0]);
    }
    game.play('one', `play ${id}`);
    resolve(game);
    assert.equal(bearer(game, id), 'ostisen');
    assert.equal(where(game, 'ostisen'), 'tapped');
    const again = raid([], { points: [`${id} on carn-dum`] });
    act(again, 'one', `use ${id}`);
    quiet(again);
    assert.equal(isAttacked(again), false);
    assert.equal(where(again, id), 'discard');
  },
);

rule('No News of Our Riding: one who was there taps, and may tap again to cancel the like', ['CR-A12', 'CR-A5'], () => {
  const id = 'no-news-of-our-riding';
  const game = faces(['snaga', 'lagduf'], 'abductor', sixes(1), { site: 'bree', hand: [id] });
  game.refuses('one', `play ${id}`);
  game.play('one', 'assign lagduf');
  act(game, 'one', 'tap-to-fight', `play ${id}`);
  resolve(game);
  assert.equal(bearer(game, id), 'snaga');
  assert.equal(where(game, 'snaga'), 'tapped');
  const later = attacked([`snaga: ${id}`, 'lagduf'], 'abductor', [], { site: 'bree' });
  later.play('one', `use ${id}`);
  assert.equal(where(later, 'snaga'), 'tapped');
  quiet(later);
  assert.equal(isAttacked(later), false);
  attacked([`snaga: ${id}`], 'orc-raiders').refuses('one', `use ${id}`, 'MW-S10.5.1');
});

rule('Foul Trophies: an Orc takes one from beaten foes, and shows it to the next', ['MW-S7.6.1', 'MW-S2.9.2'], () => {
  const id = 'foul-trophies';
  const won = faces(['snaga', 'lagduf'], 'abductor', sixes(1), { site: 'bree', hand: [id] });
  won.play('one', 'assign lagduf');
  act(won, 'one', 'tap-to-fight', `play ${id}`);
  resolve(won);
  assert.equal(bearer(won, id), 'snaga');
  const lost = faces(['dogrib', 'snaga'], 'abductor', [1, 1], { site: 'bree', hand: [id] });
  lost.play('one', 'assign dogrib');
  act(lost, 'one', 'tap-to-fight');
  quiet(lost);
  assert.equal(where(lost, id), 'hand');
  const ambush = table({
    phase: 'movement',
    one: {
      ...minion,
      companies: [{ site: 'dol-guldur', to: 'beorns-house', characters: [`snaga: ${id}`, `lagduf: ${id}`] }],
    },
    two: { hand: ['ambusher'] },
  });
  act(ambush, 'two', 'creature ambusher');
  resolve(ambush);
  const [use] = ambush.list('one').filter((move) => move.startsWith('use '));
  ambush.play('one', use);
  resolve(ambush);
  assert.deepEqual([strikesOf(ambush), attackProwess(ambush)], [1, 13]);
  assert.deepEqual(ambush.list('one'), ['pass'], 'only one of them against an attack');
});

rule(
  'Swarm of Bats: attacks on a company with two Orcs are weaker, until one leaves it',
  ['LE-S5.6.4', 'MW-S2.9.2'],
  () => {
    const id = 'swarm-of-bats';
    const game = table({ one: { ...minion, 'minas-morgul': ['lagduf', 'snaga', 'uchel'], hand: [id, id] } });
    plays(game, id);
    game.refuses('one', `play ${id}`, 'MW-S2.9.2');
    game.play('one', 'regroup uchel', 'into minas-morgul');
    assert.equal(where(game, id), 'discard');
    table({ one: { ...minion, 'minas-morgul': ['lagduf', 'uchel'], hand: [id] } }).refuses(
      'one',
      `play ${id}`,
      'MW-S10.1.2',
    );
  },
);
