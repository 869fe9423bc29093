// Minion resource short-events about what characters do besides fighting: checks, rings, influence.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, hears, quiet, type Table, where } from '../combat/fight.ts';
import { resolve } from '../movement/table.ts';
import { table } from '../sites/table.ts';
import { directInfluence } from '../table.ts';
import { plays } from './journey.ts';

const minion = { alignment: 'minion' };

// ---- checks, rings, events ------------------------------------------------------------------------------------------

/** Somebody at Tharbad must make a corruption check. */
function weary(company: readonly string[], rolls: readonly number[], hand: readonly string[]): Table {
  const game = table(
    { phase: 'movement', one: { ...minion, tharbad: company, hand }, two: { hand: ['weariness-of-the-heart'] } },
    { rolls: [...rolls] },
  );
  const [who] = company[0].split(/[ :]/);
  act(game, 'two', 'play weariness-of-the-heart', 'way 2');
  if (company.length > 1) game.play('two', `on ${who}`);
  return game;
}

rule('Crooked Promptings: +2 to a corruption check in a diplomat’s company', ['CR-A2', 'MW-S5.1.4'], () => {
  const game = weary(['lagduf', 'shamas'], [2, 1], ['crooked-promptings']);
  game.play('one', 'play crooked-promptings');
  hears(game, '5');
  weary(['lagduf', 'uchel'], [], ['crooked-promptings']).refuses('one', 'play crooked-promptings', 'MW-S5.1.4');
});

/** Shamas, a diplomat, tries to win the Easterlings over at their camp; a scout has kept the camp off their backs. */
function tries(rolls: number[], ...hand: string[]): Table {
  const one = {
    ...minion,
    'easterling-camp': ['shamas', 'luitprand'],
    hand: ['easterlings-minion', 'a-nice-place-to-hide', ...hand],
  };
  const game = table({ phase: 'site', one }, { rolls });
  game.play('one', 'enter');
  act(game, 'one', 'play a-nice-place-to-hide');
  resolve(game);
  act(game, 'one', 'faction easterlings-minion');
  if (game.list('one').includes('by shamas')) game.play('one', 'by shamas');
  game.play('two', 'pass');
  return game;
}

rule('Gifts as Given of Old and Crooked Promptings: +3 to an influence check', ['CR-A2', 'MW-S9.2.1'], () => {
  // More than 9 is needed: Shamas has 1 direct influence.
  for (const card of ['gifts-as-given-of-old', 'crooked-promptings']) {
    const game = tries([3, 3], card);
    game.play('one', `play ${card}`);
    quiet(game);
    assert.equal(where(game, 'easterlings-minion'), 'untapped', card);
    const plain = tries([3, 3]);
    quiet(plain);
    assert.equal(where(plain, 'easterlings-minion'), 'discard');
  }
  table({ one: { ...minion, 'minas-morgul': ['shamas'], hand: ['gifts-as-given-of-old'] } }).refuses(
    'one',
    'play gifts-as-given-of-old',
    'CR-A2',
  );
});

rule('Test of Fire tests a gold ring in a sage’s company', ['LE-S10.6.6', 'LE-S10.6.4'], () => {
  const game = table(
    {
      one: {
        ...minion,
        'minas-morgul': ['nain', 'lagduf: a-little-gold-ring'],
        hand: ['test-of-fire', 'magic-ring-of-lies', 'the-one-ring-minion'],
      },
    },
    { rolls: [1, 2] },
  );
  plays(game, 'test-of-fire');
  game.offersOnly('one', ['item magic-ring-of-lies', 'pass']);
  const none = table({
    one: { ...minion, 'minas-morgul': ['lagduf: a-little-gold-ring'], hand: ['test-of-fire'] },
  });
  none.refuses('one', 'play test-of-fire', 'MW-S5.1.4');
});

rule('Secrets of Their Forging: any ring of the table but The One Ring, without a roll', ['LE-S10.6.7'], () => {
  const beyond = 'the-oracles-ring'; // no test of this gold ring brings a spirit ring
  const rings = ['the-one-ring-minion', 'magic-ring-of-lies', 'trifling-ring', beyond];
  const at = (site: string): Table =>
    table({
      phase: 'site',
      one: {
        ...minion,
        [site]: ['grishnakh', 'nain', 'lagduf: a-little-gold-ring'],
        hand: ['secrets-of-their-forging', 'a-nice-place-to-hide', ...rings],
      },
    });
  const game = at('the-white-towers');
  game.play('one', 'enter');
  act(game, 'one', 'play a-nice-place-to-hide');
  resolve(game);
  act(game, 'one', 'play secrets-of-their-forging');
  resolve(game);
  game.offersOnly('one', ['item magic-ring-of-lies', 'item trifling-ring', 'pass']);
  game.play('one', 'item magic-ring-of-lies');
  game.position({ one: { sites: { 'the-white-towers': 'tapped' }, characters: { nain: { stand: 'tapped' } } } });
  assert.equal(where(game, 'a-little-gold-ring'), 'discard');
  const plain = at('ost-in-edhil');
  plain.play('one', 'enter');
  act(plain, 'one', 'play a-nice-place-to-hide');
  quiet(plain);
  plain.refuses('one', 'play secrets-of-their-forging');
});

rule('Voices of Malice: a sage taps, a lasting hazard goes, and he checks at -2', ['CR-A5', 'MW-S10.10.2'], () => {
  const game = table(
    {
      one: { ...minion, 'minas-morgul': ['nain: lure-of-creation'], hand: ['voices-of-malice'] },
      two: { table: ['doors-of-night', 'minions-stir'] },
    },
    { rolls: [5, 5] },
  );
  game.play('one', 'play voices-of-malice');
  game.offersOnly('one', ['on lure-of-creation', 'on minions-stir']);
  game.play('one', 'on minions-stir');
  assert.equal(where(game, 'nain'), 'tapped');
  resolve(game);
  assert.equal(where(game, 'minions-stir'), 'discard');
  hears(game, 'corruption check');
  table({
    one: { ...minion, 'minas-morgul': ['lagduf'], hand: ['voices-of-malice'] },
    two: { table: ['minions-stir'] },
  }).refuses('one', 'play voices-of-malice', 'MW-S5.1.4');
});

rule('Threats: prowess, six at most, in place of direct influence', ['MW-S9.3.2', 'MW-S5.1.4'], () => {
  const threatens = (who: string, rolls: number[]): Table => {
    const one = {
      ...minion,
      'easterling-camp': [who, 'luitprand'],
      hand: ['easterlings-minion', 'a-nice-place-to-hide', 'threats'],
    };
    const game = table({ phase: 'site', one }, { rolls });
    game.play('one', 'enter');
    act(game, 'one', 'play a-nice-place-to-hide');
    resolve(game);
    act(game, 'one', 'faction easterlings-minion');
    if (game.list('one').includes(`by ${who}`)) game.play('one', `by ${who}`);
    game.play('two', 'pass');
    return game;
  };
  // The Mouth: prowess 6, and 4 direct influence that does not count.
  const game = threatens('the-mouth', [1, 1]);
  game.play('one', 'play threats');
  hears(game, '0 influence');
  threatens('layos', []).refuses('one', 'play threats', 'MW-S5.1.4');
});

rule(
  'Honey on the Tongue: five more direct influence against characters, not factions',
  ['MW-S5.3.2', 'MW-S2.9.2'],
  () => {
    const id = 'honey-on-the-tongue';
    const game = table({
      one: { ...minion, 'minas-morgul': ['shamas', 'hador'], hand: [id, id], table: ['hillmen-minion on cameth-brin'] },
    });
    const before = directInfluence(game, 'hador');
    game.play('one', `play ${id}`, 'on hador');
    resolve(game);
    assert.equal(directInfluence(game, 'hador'), before);
    assert.equal(directInfluence(game, 'hador', 'shamas'), before + 5);
    assert.equal(directInfluence(game, 'hador', 'hillmen-minion'), before);
    game.play('one', `play ${id}`);
    resolve(game);
    assert.equal(directInfluence(game, 'shamas', 'hador'), directInfluence(game, 'shamas') + 5, 'Hador has it already');
    table({ one: { ...minion, 'minas-morgul': ['hador'], hand: [id] } }).refuses('one', `play ${id}`, 'MW-S5.1.4');
  },
);

rule(
  'Where There’s a Whip: weaker ones who are tapped get up, or are wounded, or run',
  ['LE-S7.4.2', 'MW-S5.1.7'],
  () => {
    const id = 'where-theres-a-whip';
    // Dôgrib, body 7, is wounded by 10 less 2; Lagduf, discarded on 8, by 10 less 2 as well; Uchel gets up.
    const game = table(
      { one: { ...minion, 'minas-morgul': ['shagrat: whip', 'dogrib tapped', 'uchel tapped'], hand: [id] } },
      { rolls: [5, 5, 2, 2] },
    );
    plays(game, id);
    assert.equal(where(game, 'dogrib'), 'wounded');
    assert.equal(where(game, 'uchel'), 'untapped');
    const run = table(
      { one: { ...minion, 'minas-morgul': ['shagrat: whip', 'lagduf tapped'], hand: [id] } },
      { rolls: [5, 5] },
    );
    plays(run, id);
    assert.equal(where(run, 'lagduf'), 'discard');
    table({ one: { ...minion, 'minas-morgul': ['shagrat', 'lagduf tapped'], hand: [id] } }).refuses(
      'one',
      `play ${id}`,
    );
  },
);
