// Minion resource events that stay: environments, errands, what lies on somebody or something.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, bearer, quiet, where } from '../combat/fight.ts';
import { idle, resolve, type Table, table } from '../movement/table.ts';
import {
  bodyOf,
  corruptionCheck,
  corruptionOf,
  directInfluence,
  influenceCheck,
  marshallingPoints,
  prowessOf,
  standardModification,
  unusedGeneralInfluence,
} from '../table.ts';
import { plays } from './journey.ts';

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
  const game = table({ one: { ...one, hand: ['focus-palantir'], discard: ['snaga'] } });
  game.refuses('one', 'use palantir-of-orthanc-minion');
  plays(game, 'focus-palantir');
  assert.equal(bearer(game, 'focus-palantir'), 'palantir-of-orthanc-minion');
  game.offers('one', 'use palantir-of-orthanc-minion');
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
    const before = marshallingPoints(game, 'one');
    const home = table({ phase: 'untap', one: { ...minion, 'carn-dum': [`lagduf tapped: ${id}`] } });
    idle(home, (s) => s.phase !== UNTAP);
    assert.equal(where(home, 'lagduf'), 'untapped');
    assert.equal(marshallingPoints(home, 'one'), before);
    home.play('one', `store ${id}`);
    assert.equal(where(home, id), 'points');
    assert.equal(marshallingPoints(home, 'one'), before + 1);
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
    const before = marshallingPoints(home, 'one');
    home.play('one', `store ${id}`);
    assert.equal(marshallingPoints(home, 'one'), before + 3);
    within('dunnish-clan-hold', ['lagduf'], 1, id).refuses('one', `play ${id}`);
  },
);

// ---- leaders, factions, the world -----------------------------------------------------------------------------------

const organizing = (characters: readonly string[], hand: string[], more: Words = {}): Table =>
  table({ one: { ...minion, 'minas-morgul': characters, hand, ...more } });

rule('A leader has one command at a time: the other returns to hand', ['MX-14.5', 'MX-14.2'], () => {
  const commands = ['ill-be-at-your-heels', 'ill-report-you', 'smart-and-secret'];
  const game = organizing(['shagrat', 'lieutenant-of-dol-guldur', 'lagduf'], commands);
  const numbers = (): number[] => [corruptionCheck(game, 'lagduf'), prowessOf(game, 'lagduf'), bodyOf(game, 'lagduf')];
  const [check, strength, hide] = numbers();
  const led = directInfluence(game, 'lieutenant-of-dol-guldur');
  for (const [i, id] of commands.entries()) {
    game.play('one', `play ${id}`, 'on lieutenant-of-dol-guldur');
    resolve(game);
    assert.deepEqual(numbers(), [check + Number(i === 0), strength + Number(i === 1), hide + Number(i === 2)]);
    assert.equal(directInfluence(game, 'lieutenant-of-dol-guldur'), led - 2);
  }
  assert.equal(where(game, 'ill-report-you'), 'hand');
  game.play('one', 'use smart-and-secret');
  resolve(game);
  assert.equal(where(game, 'smart-and-secret'), 'hand');
  organizing(['lagduf'], commands).refuses('one', 'play ill-report-you', 'MW-S10.1.2');
});

rule('Awaiting the Call: half of his mind is enough to control him, until he moves', ['MW-S5.3.2', 'MW-S2.9.2'], () => {
  const id = 'awaiting-the-call';
  const game = table({ one: { ...minion, moria: ['asternak'], hand: [id, id] } });
  const before = unusedGeneralInfluence(game, 'one');
  plays(game, id);
  assert.equal(unusedGeneralInfluence(game, 'one'), before + 3, 'mind 5 counts as 2');
  game.refuses('one', `play ${id}`, 'MW-S2.9.2');
  organizing(['asternak'], [id]).refuses('one', `play ${id}`);
  table({ one: { ...minion, moria: ['the-mouth'], hand: [id] } }).refuses('one', `play ${id}`);
});

rule('One Dear to You: the faction is worth one point less, and hard to win away', ['MW-S9.3.6', 'MW-T9.5.2'], () => {
  const id = 'one-dear-to-you';
  const faction = 'dunlendings-minion';
  const game = organizing(['shamas'], [id], { table: [`${faction} on dunnish-clan-hold`] });
  const before = marshallingPoints(game, 'one');
  plays(game, id);
  assert.equal(marshallingPoints(game, 'one'), before - 1);
  assert.equal(influenceCheck(game, 'shamas', faction), -8);
  assert.equal(influenceCheck(game, 'shamas'), 0);
  organizing(['shamas'], [id]).refuses('one', `play ${id}`, 'MW-S10.1.2');
});

rule('Rumor of the One: every ring item gives one more point and weighs one more', ['MW-S8.2.1', 'MW-S2.9.2'], () => {
  const id = 'rumor-of-the-one';
  const game = organizing(['lagduf: a-little-gold-ring, magic-ring-of-lies'], [id, id]);
  const [points, weight] = [marshallingPoints(game, 'one'), corruptionOf(game, 'lagduf')];
  plays(game, id);
  assert.equal(marshallingPoints(game, 'one'), points + 2);
  assert.equal(corruptionOf(game, 'lagduf'), weight + 2);
  game.refuses('one', `play ${id}`, 'MW-S2.9.2');
});

rule('Old Prejudice triples the standard modifications of factions', ['MW-S9.3.6'], () => {
  const game = table({
    phase: 'long-event',
    one: {
      ...minion,
      'minas-morgul': ['shamas'],
      hand: ['old-prejudice'],
      table: ['hillmen-minion on cameth-brin', 'dunlendings-minion on dunnish-clan-hold'],
    },
  });
  assert.equal(standardModification(game, 'dunlendings-minion', 'shamas'), 2);
  plays(game, 'old-prejudice');
  assert.equal(standardModification(game, 'dunlendings-minion', 'shamas'), 6);
  organizing(['shamas'], ['old-prejudice']).refuses('one', 'play old-prejudice', 'MW-S4.3.2');
});

rule('Tidings of Death: one less for factions, but two rolls, of which the better counts', ['MW-S9.3.2'], () => {
  const early = table({
    phase: 'long-event',
    one: { ...minion, 'minas-morgul': ['shamas'], hand: ['tidings-of-death'] },
  });
  plays(early, 'tidings-of-death');
  assert.equal(where(early, 'tidings-of-death'), 'untapped');
  // Easterlings ask for more than 8: 1 direct influence, less one, and the better of 2 and 10.
  const game = table(
    {
      phase: 'site',
      one: {
        ...minion,
        'easterling-camp': ['shamas', 'luitprand'],
        hand: ['a-nice-place-to-hide', 'easterlings-minion'],
        table: ['tidings-of-death'],
      },
    },
    { rolls: [1, 1, 5, 5] },
  );
  game.play('one', 'enter');
  act(game, 'one', 'play a-nice-place-to-hide');
  resolve(game);
  act(game, 'one', 'faction easterlings-minion');
  if (game.list('one').includes('by shamas')) game.play('one', 'by shamas');
  quiet(game);
  assert.equal(where(game, 'easterlings-minion'), 'untapped');
});

rule('News Must Get Through: what is stored at Darkhavens is stored from a Shadow-hold', ['LE-S10.9.3'], () => {
  const id = 'news-must-get-through';
  const told = 'that-aint-no-secret';
  const game = table({ one: { ...minion, 'mount-gram': [`lagduf: ${told}`, 'snaga'], hand: [id] } });
  const before = marshallingPoints(game, 'one');
  plays(game, id);
  game.play('one', `choose ${told}`);
  assert.equal(where(game, told), 'points');
  assert.equal(marshallingPoints(game, 'one'), before + 1);
  table({ one: { ...minion, bree: [`lagduf: ${told}`], hand: [id] } }).refuses('one', `play ${id}`);
  table({ one: { ...minion, 'mount-gram': ['lagduf'], hand: [id] } }).refuses('one', `play ${id}`, 'LE-S10.9.3');
});
