// How minions move: from Darkhavens by their own site cards, by regions through the Black Gate, and what meets them.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { REGION_TYPES } from '../../../games/meccg/cards/facts.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { sitePath } from '../../../games/meccg/places/movement.ts';
import { hasCardOf, isHavenFor, S, SITE_IDS } from '../../../games/meccg/places/sites.ts';
import { MINION, ORGANIZATION } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import type { Table } from '../combat/fight.ts';
import { keys } from '../movement/table.ts';
import { deckOf, siteOf, siteType, turnOf } from '../table.ts';
import { idle } from '../turn/table.ts';
import { abroad } from './table.ts';

/** The cards of a deck of dots. */
const DULL = 20;
const STARTER = { options: { starter: true } };
const minions = { alignment: [MINION] };
const places = SITE_IDS.map((_, site) => site).filter((site) => hasCardOf(minions, 0, site));

const organizing = (one: Words, setting: object = STARTER): Table =>
  scene(
    meccg,
    { phase: 'organization', one: { alignment: 'minion', deck: ['...'], ...one }, two: { deck: ['...'] } },
    setting,
  );

/** Where the company of player one may go. */
function goals(site: string, setting: object = STARTER): string[] {
  const game = organizing({ [site]: ['ostisen'] }, setting);
  const move = game.list('one').find((one) => one.startsWith('move '));
  if (move === undefined) return [];
  game.play('one', move);
  return game
    .list('one')
    .filter((one) => one.startsWith('to '))
    .map((one) => one.slice(3));
}

/** The company goes there and arrives. */
function travel(game: Table, to: string): void {
  const move = game.list('one').find((one) => one.startsWith('move '));
  game.play('one', move ?? 'move', `to ${to}`);
  const turn = turnOf(game);
  const isNext = (): boolean => game.list('one').some((one) => one.startsWith('move '));
  idle(game, (s) => s.turn > turn && s.active === 0 && s.phase === ORGANIZATION && isNext());
}

rule(
  'By site cards minions go from a site to its nearest Darkhaven, from there to its sites and to the next Darkhavens',
  ['LE-S6.2.1', 'LE-S6.2.2', 'LE-S6.2.3', 'MX-4.6'],
  () => {
    assert.deepEqual(goals('barad-dur'), ['minas-morgul']);
    const guldur = goals('dol-guldur');
    for (const to of ['the-lonely-mountain', 'minas-morgul', 'carn-dum', 'moria']) assert.ok(guldur.includes(to), to);
    for (const to of ['barad-dur', 'geann-a-lisch', 'lorien', 'rivendell', 'rhosgobel'])
      assert.ok(!guldur.includes(to), to);
    assert.ok(goals('minas-morgul').includes('dol-guldur'));
    assert.ok(!goals('minas-morgul').includes('carn-dum'));
    assert.ok(goals('geann-a-lisch').includes('carn-dum'));
    for (const to of guldur) assert.ok(hasCardOf(minions, 0, S[to as keyof typeof S]), to);
  },
);

const pathOf = (from: keyof typeof S, to: keyof typeof S): string =>
  (sitePath(S[from], S[to], MINION) ?? []).map((type) => REGION_TYPES[type][0]).join('');

rule(
  'From Barad-dûr to the Lonely Mountain it takes three turns, by the printed paths',
  ['LE-S6.2.5', 'LE-S6.4.2', 'LE-S6.4.3', 'LE-S6.1.1', 'LE-S6.1.2'],
  () => {
    assert.equal(pathOf('barad-dur', 'minas-morgul'), 'ds');
    assert.equal(pathOf('minas-morgul', 'dol-guldur'), 'sddsd');
    assert.equal(pathOf('dol-guldur', 'the-lonely-mountain'), 'dww');
    assert.equal(pathOf('the-lonely-mountain', 'dol-guldur'), 'wwd');
    const game = organizing({ 'barad-dur': ['ostisen'] });
    for (const to of ['minas-morgul', 'dol-guldur', 'the-lonely-mountain']) {
      travel(game, to);
      assert.equal(siteOf(game), to);
    }
    assert.equal(turnOf(game), 9);
  },
);

rule('Every site of minions can be reached from every other, leg by leg', ['LE-S6.2.6', 'LE-S6.4.5'], () => {
  const reached = new Set([S['minas-morgul']]);
  for (const from of reached) for (const to of places) if (sitePath(from, to, MINION)) reached.add(to);
  assert.equal(reached.size, places.length);
  for (const from of places) assert.ok(places.some((to) => isHavenFor(minions, 0, to) && sitePath(from, to, MINION)));
});

/** What each creature can be keyed to on the way. */
const keyable = (from: string, to: string | undefined, ...creatures: Parameters<typeof keys>[1][]): string[] => {
  const game = abroad(['ostisen'], { from, ...(to && { to }) });
  return [...new Set(creatures.flatMap((creature) => keys(game, creature)))].sort();
};

rule('What creatures can be keyed to on the three legs', ['LE-S6.4.4', 'LE-S10.8.1', 'LE-S10.8.5'], () => {
  assert.deepEqual(keyable('barad-dur', 'minas-morgul', 'orc-guard', 'orc-warband', 'wolves'), [
    'dark-domain',
    'shadow-land',
  ]);
  assert.deepEqual(keyable('minas-morgul', 'dol-guldur', 'orc-warband', 'wolves'), ['dark-domain', 'shadow-land']);
  assert.deepEqual(keyable('dol-guldur', 'the-lonely-mountain', 'cave-drake', 'orc-warband'), [
    'dark-domain',
    'ruins-and-lairs',
    'wilderness',
  ]);
  assert.deepEqual(keyable('dol-guldur', undefined, 'orc-warband'), []);
});

rule('To a Darkhaven cards are drawn by the site that is left', ['LE-S6.2.4', 'MX-4.7'], () => {
  /** How many cards player two may draw. */
  const drawn = (alignment: 'hero' | 'minion', from: string, to: string, who: string): number => {
    const game = abroad([who], { from, to, alignment, one: { deck: ['...'] }, two: { deck: ['...'] } });
    idle(game, () => game.list('two').includes('draw'));
    while (game.list('two').includes('draw')) game.play('two', 'draw');
    return DULL - deckOf(game, 'two').length;
  };
  assert.equal(drawn('minion', 'bag-end', 'carn-dum', 'asternak'), 3, 'Bag End says so');
  assert.equal(drawn('minion', 'carn-dum', 'bag-end', 'asternak'), 3);
  assert.equal(drawn('hero', 'lorien', 'dol-guldur', 'faramir'), 4, 'no Haven of heroes: its own number');
});

rule('Minions pass the Black Gate, heroes do not', ['MX-4.9', 'LE-T6.1'], () => {
  const ways = (alignment: string, who: string): string[] => {
    const game = scene(meccg, {
      phase: 'organization',
      one: { alignment, 'dead-marshes': [who], deck: ['...'] },
      two: { deck: ['...'] },
    });
    game.play('one', game.list('one').find((one) => one.startsWith('move ')) ?? '', 'to barad-dur');
    return [...game.list('one')];
  };
  assert.ok(ways('minion', 'ostisen').includes('through udun'), String(ways('minion', 'ostisen')));
  assert.ok(!ways('hero', 'faramir').includes('through udun'));
});

rule('The sites of minions have six types, Darkhavens in place of Havens', ['LE-S6.4.1'], () => {
  const types = new Set(places.map((site) => siteType(abroad(['ostisen'], { from: 'moria' }), 'one', SITE_IDS[site])));
  assert.equal(types.size, 6);
  for (const id of ['rivendell', 'lorien'] as const) assert.ok(!isHavenFor(minions, 0, S[id]));
});
