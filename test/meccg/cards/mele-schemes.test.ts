// Minion resource events that bend a procedure: raids by night, thefts, what is stored at Barad-dûr.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, bearer, quiet, type Table, until, where } from '../combat/fight.ts';
import { resolve, table } from '../movement/table.ts';
import {
  attackProwess,
  attackRace,
  corruptionOf,
  directInfluence,
  isAttacked,
  marshallingPoints,
  strikesOf,
} from '../table.ts';
import { plays } from './journey.ts';
import { faces } from './minion-fight.ts';

const minion = { alignment: 'minion' };

/** The company has entered, and scouts have hidden it from every automatic-attack. */
function entered(site: string, characters: readonly string[], hand: string[], rolls: number[] = []): Table {
  const hides = ['a-nice-place-to-hide', 'a-nice-place-to-hide'];
  const company = [...characters, 'luitprand', 'grishnakh'];
  const game = table({ phase: 'site', one: { ...minion, [site]: company, hand: [...hides, ...hand] } }, { rolls });
  game.play('one', 'enter');
  for (const scout of ['luitprand', 'grishnakh']) {
    act(game, 'one', 'play a-nice-place-to-hide');
    if (game.list('one').includes(`by ${scout}`)) game.play('one', `by ${scout}`);
    resolve(game);
  }
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

const KILL = 'kill-all-but-not-the-halflings';

rule(
  'Kill All But NOT the Halflings: Hobbits attack at Bag End, and one who is untapped may take it',
  ['MW-S2.8.1'],
  () => {
    const game = entered('bag-end', ['lagduf', 'snaga', 'shagrat', 'muzgash', 'radbug'], [KILL], Array(8).fill(6));
    plays(game, KILL);
    assert.equal(strikesOf(game), 4);
    assert.equal(attackProwess(game), 6);
    assert.equal(attackRace(game), 'hobbit');
    quiet(game);
    for (const who of ['lagduf', 'snaga', 'shagrat', 'muzgash']) game.play('one', `assign ${who}`);
    fight(game);
    const before = marshallingPoints(game, 'one');
    game.play('one', 'choose radbug');
    assert.equal(bearer(game, KILL), 'radbug');
    assert.equal(where(game, 'radbug'), 'tapped');
    assert.equal(marshallingPoints(game, 'one'), before, 'nothing yet');
    table({ phase: 'site', one: { ...minion, tharbad: ['lagduf'], hand: [KILL] } }).refuses('one', `play ${KILL}`);
  },
);

rule('Stored at Barad-dûr it is worth 5, and a second one 1', ['MW-S10.11.9', 'MW-S10.11.6'], () => {
  const stores = (points: string[]): number => {
    const game = table({ one: { ...minion, 'barad-dur': [`lagduf tapped: ${KILL}`], points } });
    const before = marshallingPoints(game, 'one');
    game.play('one', `store ${KILL}`);
    assert.equal(where(game, KILL), 'points');
    return marshallingPoints(game, 'one') - before;
  };
  assert.equal(stores([]), 5);
  assert.equal(stores([`${KILL} on barad-dur`]), 1);
  table({ one: { ...minion, 'minas-morgul': [`lagduf tapped: ${KILL}`] } }).refuses(
    'one',
    `store ${KILL}`,
    'MW-S10.11.9',
  );
});

rule('Come By Night Upon Them: automatic-attacks are weaker, and the first item taps no site', ['MW-S4.5.9'], () => {
  const id = 'come-by-night-upon-them';
  const comes = (hand: string[], more: string[] = []): Table => {
    const one = {
      ...minion,
      'raider-hold': ['grishnakh', 'lagduf', 'shagrat', 'radbug'],
      hand: ['a-nice-place-to-hide', ...hand],
      table: more,
    };
    return table({ phase: 'site', one });
  };
  const items = ['saw-toothed-blade', 'black-hide-shield'];
  const game = comes([id, ...items]);
  const comeByNight = (at: Table): void => {
    at.play('one', 'enter');
    until(at, 'one', `play ${id}`);
    plays(at, id);
  };
  comeByNight(game);
  assert.equal(attackProwess(game), 6, '7 is printed');
  game.play('one', 'play a-nice-place-to-hide');
  resolve(game);
  quiet(game);
  for (const [n, item] of items.entries()) {
    game.play('one', `item ${item}`, `by ${n === 0 ? 'lagduf' : 'shagrat'}`);
    resolve(game);
    const tapped = n === 0 ? 'in-play' : 'tapped';
    game.position({ one: { sites: { 'raider-hold': tapped } } });
  }
  const dark = comes([id], ['doors-of-night']);
  comeByNight(dark);
  assert.equal(attackProwess(dark), 5, 'with Doors of Night');
  table({ phase: 'site', one: { ...minion, tharbad: ['lagduf'], hand: [id] } }).refuses('one', `play ${id}`);
});

rule('Thing Stolen: after a faction, somebody taps for an item that the site would not have', ['MW-S10.7.2'], () => {
  const id = 'thing-stolen';
  const company = ['gorbag', 'lagduf', 'snaga'];
  const hand = [id, 'orcs-of-angmar', 'black-mail-coat', 'sable-shield'];
  const game = table({ phase: 'site', one: { ...minion, 'mount-gram': company, hand } }, { rolls: [6, 6] });
  game.play('one', 'enter');
  game.refuses('one', `play ${id}`);
  game.play('one', 'faction orcs-of-angmar', 'by gorbag');
  resolve(game);
  game.play('one', 'pass'); // no minor item follows
  until(game, 'one', `play ${id}`);
  assert.equal(where(game, 'orcs-of-angmar'), 'untapped');
  plays(game, id);
  game.offersOnly('one', ['choose-title black-mail-coat', 'stop']);
  game.play('one', 'choose-title black-mail-coat');
  game.play('one', 'choose snaga');
  assert.equal(bearer(game, 'black-mail-coat'), 'snaga');
  assert.equal(where(game, 'snaga'), 'tapped');
});

rule(
  'Wisdom to Wield: for a turn a sage uses his Palantír, or bears a Dwarven Ring as a Dwarf does',
  ['MW-S5.1.4'],
  () => {
    const id = 'wisdom-to-wield';
    const ring = 'dwarven-ring-of-barins-tribe-minion';
    const holds = (who: string, item: string): Table =>
      table({ one: { ...minion, 'minas-morgul': [`${who}: ${item}`], hand: [id] } });
    const game = holds('belegorn', ring);
    const [before, weight] = [directInfluence(game, 'belegorn'), corruptionOf(game, 'belegorn')];
    plays(game, id);
    assert.equal(directInfluence(game, 'belegorn'), before + 5, '7 instead of 2');
    assert.equal(corruptionOf(game, 'belegorn'), weight + 2, '5 instead of 3');
    holds('lagduf', ring).refuses('one', `play ${id}`, 'MW-S5.1.4');
    holds('belegorn', 'black-mail-coat').refuses('one', `play ${id}`);
    const stone = 'palantir-of-annuminas-minion';
    const gazer = holds('belegorn', stone);
    gazer.refuses('one', `use ${stone}`);
    plays(gazer, id);
    assert.ok(gazer.list('one').includes(`use ${stone}`));
  },
);

rule(
  'Messenger of Mordor: items and news are stored from a Shadow-hold, with the usual checks',
  ['LE-S10.9.2', 'MW-S10.11.2'],
  () => {
    const id = 'messenger-of-mordor';
    const told = 'that-aint-no-secret';
    const one = { ...minion, 'mount-gram': [`belegorn: ${told}`, 'lagduf: black-mail-coat'], hand: [id] };
    const game = table({ one }, { rolls: [6, 6, 6, 6] });
    const before = marshallingPoints(game, 'one');
    plays(game, id);
    game.play('one', 'choose black-mail-coat', `choose ${told}`);
    assert.equal(where(game, 'black-mail-coat'), 'points');
    assert.equal(where(game, told), 'points');
    assert.equal(marshallingPoints(game, 'one'), before + 1);
    game.says('Lagduf makes a corruption check');
    resolve(game);
    game.says('Belegorn makes a corruption check');
    const at = (site: string, company: string[]): Table => table({ one: { ...minion, [site]: company, hand: [id] } });
    at('bree', ['belegorn: black-mail-coat']).refuses('one', `play ${id}`);
    at('mount-gram', ['lagduf: black-mail-coat']).refuses('one', `play ${id}`, 'MW-S5.1.4');
    at('mount-gram', ['belegorn']).refuses('one', `play ${id}`, 'LE-S10.9.2');
  },
);

rule(
  'A gold ring that a messenger carries off is tested; who fails his check gives up nothing',
  ['LE-S10.6.9', 'MW-S10.11.2'],
  () => {
    const id = 'messenger-of-mordor';
    const sends = (rolls: number[]): Table => {
      const one = {
        ...minion,
        'mount-gram': ['belegorn', 'shamas: a-little-gold-ring'],
        hand: [id, 'magic-ring-of-lies'],
      };
      const game = table({ one }, { rolls });
      plays(game, id);
      game.play('one', 'choose a-little-gold-ring');
      return game;
    };
    const game = sends([6, 6, 2, 3, 6, 6]);
    assert.equal(where(game, 'a-little-gold-ring'), 'discard');
    game.play('one', 'item magic-ring-of-lies');
    assert.equal(where(game, 'magic-ring-of-lies'), 'points');
    const lost = sends([1, 1, 6, 6]);
    assert.notEqual(where(lost, 'a-little-gold-ring'), 'points');
  },
);

rule(
  'Remnants of Old Robberies: a creature that was defeated is worth what it gives a Wizard’s player',
  ['MW-S1.4.1', 'LE-S7.9.3', 'MW-S7.6.2'],
  () => {
    const id = 'remnants-of-old-robberies';
    const wins = (creature: string, rolls: number[], site = 'tharbad'): Table => {
      const game = faces(['lagduf'], creature, rolls, { hand: [id], site });
      act(game, 'one', 'tap-to-fight');
      return game;
    };
    const game = wins('orc-lieutenant', [6, 6]);
    const before = marshallingPoints(game, 'one');
    act(game, 'one', `play ${id}`);
    quiet(game);
    assert.equal(where(game, id), 'points');
    assert.equal(where(game, 'orc-lieutenant'), 'points');
    assert.equal(marshallingPoints(game, 'one'), before + 1);
    assert.throws(() => act(wins('orc-lieutenant', [1, 1]), 'one', `play ${id}`), /does not come up/);
    const thrice = wins('assassin', [6, 6], 'bree');
    thrice.play('one', 'pass');
    thrice.refuses('one', `play ${id}`, 'MW-S7.6.2');
  },
);
