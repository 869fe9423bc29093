// Minion resource events that stay: environments, errands, what lies on somebody or something.
import assert from 'node:assert/strict';
import { UNTAP } from '../../../games/meccg/state.ts';
import { isGranted } from '../../../games/meccg/stats.ts';
import { rule } from '../../rule.ts';
import { act, bearer, quiet, where } from '../combat/fight.ts';
import { idle, resolve, type Table, table } from '../movement/table.ts';
import { cardOf } from '../turn/table.ts';
import { plays } from './journey.ts';
import { score } from './people.ts';

const minion = { alignment: 'minion' };

/** Inside a site whose automatic-attacks a scout has cancelled. */
function within(site: string, characters: readonly string[], attacks: number, ...hand: string[]): Table {
  const hides = Array.from({ length: attacks }, () => 'a-nice-place-to-hide');
  const scouts = ['luitprand', 'ostisen'].slice(0, attacks);
  const game = table({
    phase: 'site',
    one: { ...minion, [site]: [...characters, ...scouts], hand: [...hides, ...hand] },
  });
  game.play('one', 'enter');
  for (const scout of scouts) {
    act(game, 'one', 'play a-nice-place-to-hide');
    if (game.list('one').includes(`by ${scout}`)) game.play('one', `by ${scout}`);
    resolve(game);
  }
  quiet(game);
  return game;
}

rule('Skies of Fire clears the sky of hazard environments', ['MW-S10.10.2', 'MW-S2.9.2'], () => {
  const one = { ...minion, 'minas-morgul': ['lagduf'], hand: ['skies-of-fire', 'skies-of-fire'] };
  const game = table({ one, two: { table: ['doors-of-night', 'minions-stir'] } });
  plays(game, 'skies-of-fire');
  assert.equal(where(game, 'doors-of-night'), 'discard');
  assert.equal(where(game, 'minions-stir'), 'untapped', 'no environment');
  game.refuses('one', 'play skies-of-fire', 'MW-S2.9.2');
});

rule('Focus Palantír: with a sage in the company its bearer is able to use it, until they move', ['MW-S5.1.4'], () => {
  const one = {
    ...minion,
    companies: [{ site: 'minas-morgul', characters: ['nain', 'lagduf: palantir-of-orthanc-minion'] }],
  };
  const game = table({ one: { ...one, hand: ['focus-palantir'] } });
  plays(game, 'focus-palantir');
  assert.equal(bearer(game, 'focus-palantir'), 'palantir-of-orthanc-minion');
  assert.ok(isGranted(game.state, 'palantir-use', cardOf(game, 'palantir-of-orthanc-minion')));
  table({
    one: { ...minion, 'minas-morgul': ['lagduf: palantir-of-orthanc-minion'], hand: ['focus-palantir'] },
  }).refuses('one', 'play focus-palantir', 'MW-S5.1.4');
});

rule(
  'That Ain’t No Secret: one point once it is stored; nobody stays tapped for it',
  ['LE-S10.9.3', 'LE-S10.9.4'],
  () => {
    const id = 'that-aint-no-secret';
    const game = within('the-white-towers', ['lagduf'], 1, id);
    game.play('one', `play ${id}`);
    if (game.list('one').includes('by lagduf')) game.play('one', 'by lagduf');
    resolve(game);
    assert.equal(bearer(game, id), 'lagduf');
    assert.equal(where(game, 'lagduf'), 'tapped');
    game.position({ one: { sites: { 'the-white-towers': 'in-play' } } });
    const before = score(game);
    const home = table({ phase: 'untap', one: { ...minion, 'carn-dum': [`lagduf tapped: ${id}`] } });
    idle(home, (s) => s.phase !== UNTAP);
    assert.equal(where(home, 'lagduf'), 'untapped');
    assert.equal(score(home), before);
    home.play('one', `store ${id}`);
    assert.equal(where(home, id), 'points');
    assert.equal(score(home), before + 1);
    table({ one: { ...minion, bree: [`lagduf: ${id}`] } }).refuses('one', `store ${id}`, 'MW-S10.11.9');
    within('ost-in-edhil', ['lagduf'], 1, id).refuses('one', `play ${id}`);
  },
);

rule(
  'To Satisfy the Questioner: three points once stored; until then he stays tapped',
  ['LE-S10.9.3', 'LE-S10.9.4'],
  () => {
    const id = 'to-satisfy-the-questioner';
    const game = within('edoras', ['lagduf'], 1, id);
    game.play('one', `play ${id}`);
    resolve(game);
    assert.equal(bearer(game, id), 'lagduf');
    game.position({ one: { sites: { edoras: 'tapped' } } });
    const home = table({ phase: 'untap', one: { ...minion, 'carn-dum': [`lagduf tapped: ${id}`] } });
    idle(home, (s) => s.phase !== UNTAP);
    assert.equal(where(home, 'lagduf'), 'tapped');
    const before = score(home);
    home.play('one', `store ${id}`);
    assert.equal(score(home), before + 3);
    within('dunnish-clan-hold', ['lagduf'], 1, id).refuses('one', `play ${id}`);
  },
);
