// Hazard events of The Lidless Eye about attacks: at the sites of free peoples, copies of attacks, and an ally who turns.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, attacked, quiet, strikes, until, where } from '../combat/fight.ts';
import { hazard, idle, resolve, type Table, underway } from '../movement/table.ts';
import { site } from '../sites/table.ts';
import {
  attackProwess,
  attacksNormally,
  automaticAttacks,
  isAttacked,
  isAutomatic,
  isDetainment,
  strikesOf,
} from '../table.ts';

/** Strikes and prowess of the attack that is faced. */
const numbers = (game: Table): [number, number] => [strikesOf(game), attackProwess(game)];

const PEOPLE = ['aragorn-ii', 'bilbo'];

/** The hazard is played on a company that moves to this site. */
function playedOn(to: string, card: string, two = {}, one = {}): Table {
  const from = to === 'bree' ? 'rivendell' : 'lorien';
  const game = underway({ site: from, characters: PEOPLE, to }, { one, two: { hand: [card], ...two } });
  hazard(game, `play ${card}`);
  resolve(game);
  return game;
}
function refused(to: string, card: string, id: string, two = {}): void {
  const game = underway({ site: 'lorien', characters: PEOPLE, to }, { two: { hand: [card], ...two } });
  game.play('one', 'pass');
  game.refuses('two', `play ${card}`, id);
}
function enters(game: Table): void {
  until(game, 'one', 'enter');
  game.play('one', 'enter');
  idle(game, (s) => s.attack !== null);
}
function entering(where: string, two = {}): Table {
  const game = site(where, PEOPLE, {}, two);
  game.play('one', 'enter');
  idle(game, (s) => s.attack !== null);
  return game;
}

rule(
  'Arouse Defenders: +2 prowess for an automatic-attack at a Free-hold or Border-hold, which cannot be cancelled',
  ['LE-S10.2.5', 'CR-A13'],
  () => {
    const wolves = { table: ['fell-winter'] };
    const game = playedOn('bree', 'arouse-defenders', wolves, { hand: ['concealment'] });
    enters(game);
    assert.deepEqual(numbers(game), [3, 9]);
    game.refuses('one', 'play concealment', 'CR-A13');
    const plain = site('bree', PEOPLE, { hand: ['concealment'] }, wolves);
    plain.play('one', 'enter');
    idle(plain, (s) => s.attack !== null);
    plain.offers('one', 'play concealment');
    refused('moria', 'arouse-defenders', 'MW-S10.1.2');
    refused('woodmen-town', 'arouse-defenders', 'MW-S10.1.2');
  },
);

rule(
  'Awaken Defenders doubles strikes at Free-holds and Border-holds, and makes detainment attacks there normal',
  ['MW-S10.10.7', 'LE-S7.6.1'],
  () => {
    const winter = ['fell-winter', 'awaken-defenders'];
    assert.deepEqual(numbers(entering('bree', { table: winter })), [6, 7]);
    assert.deepEqual(numbers(entering('moria', { table: ['awaken-defenders'] })), [4, 7]);
    const detains = (table: string[], where: string): boolean => {
      const game = entering(where, { table });
      return !attacksNormally(game);
    };
    assert.equal(detains(['fell-winter'], 'bree'), true);
    assert.equal(detains(winter, 'bree'), false);
    assert.equal(detains(['awaken-defenders'], 'moria'), true, 'not at a Shadow-hold');
  },
);

rule(
  'Chill Them with Fear: attacks of Elves, Dwarves, Dúnedain and Hobbits +2 and +2, +1 and +1 with Doors of Night',
  ['MW-S10.10.5'],
  () => {
    const errantry = (...table: string[]): [number, number] => {
      const game = underway(
        { site: 'dol-guldur', characters: ['asternak'], to: 'lake-town' },
        { one: { alignment: 'minion' }, two: { hand: ['elves-upon-errantry'], table } },
      );
      hazard(game, 'creature elves-upon-errantry');
      if (asked(game).at === 'movement/key-choose') game.play('two', game.list('two')[0]);
      resolve(game);
      return numbers(game);
    };
    assert.deepEqual(errantry(), [4, 9]);
    assert.deepEqual(errantry('chill-them-with-fear'), [6, 11]);
    assert.deepEqual(errantry('chill-them-with-fear', 'doors-of-night'), [5, 10]);
    const orcs = attacked(PEOPLE, 'orc-guard', [], { two: { table: ['chill-them-with-fear'] } });
    assert.deepEqual(numbers(orcs), [5, 8]);
  },
);

rule('Incite Denizens: an automatic-attack of a Ruins & Lairs is faced twice', ['CR-CARD-incite-denizens-1'], () => {
  const game = playedOn('bandit-lair', 'incite-denizens');
  assert.equal(automaticAttacks(game).length, 2);
  game.play('one', 'pass');
  game.refuses('two', 'play incite-denizens');
  until(game, 'one', 'enter');
  const attacks = automaticAttacks(game);
  assert.equal(attacks.length, 2);
  assert.deepEqual(attacks[0], attacks[1]);
  refused('moria', 'incite-denizens', 'MW-S10.1.2');
  refused('bandit-lair', 'incite-defenders', 'MW-S10.1.2');
});

rule('What changes an incited attack changes its copy as well, also if it comes later', ['MW-S2.9.2'], () => {
  const game = playedOn('bandit-lair', 'incite-denizens', { hand: ['incite-denizens', 'arouse-denizens'] });
  hazard(game, 'play arouse-denizens');
  resolve(game);
  until(game, 'one', 'enter');
  game.play('one', 'enter');
  idle(game, (s) => s.attack !== null);
  assert.deepEqual(numbers(game), [3, 9]);
  assert.deepEqual(automaticAttacks(game), ['3 at 9', '3 at 9']);
});

rule(
  'An incited attack that another card made is copied without what else that card does, and goes with the card',
  ['CR-CARD-incite-denizens-1', 'CR-CARD-incite-denizens-2'],
  () => {
    const game = playedOn('bree', 'incite-defenders', {
      table: ['fell-winter'],
      hand: ['incite-defenders', 'twilight'],
    });
    const faced = (): number => automaticAttacks(game).length;
    assert.equal(faced(), 2);
    hazard(game, 'play twilight');
    resolve(game);
    assert.equal(where(game, 'fell-winter'), 'discard');
    assert.equal(faced(), 0);
  },
);

rule(
  'Tidings of Bold Spies: the company faces on its way what waits at its new site, changes included',
  ['MW-S10.1.3', 'CR-TERM-target-1'],
  () => {
    const spied = (...table: string[]): Table => playedOn('moria', 'tidings-of-bold-spies', { table });
    const plain = spied();
    assert.deepEqual(numbers(plain), [4, 7]);
    assert.ok(!isAutomatic(plain));
    assert.deepEqual(numbers(spied('eye-of-sauron')), [4, 8]);
    assert.deepEqual(numbers(spied('awaken-minions')), [8, 7]);
    assert.deepEqual(numbers(spied('minions-stir')), [5, 8], 'once, not twice');
    refused('woodmen-town', 'tidings-of-bold-spies', 'MW-S10.1.2');
    const stays = underway({ site: 'moria', characters: PEOPLE }, { two: { hand: ['tidings-of-bold-spies'] } });
    stays.play('one', 'pass');
    stays.refuses('two', 'play tidings-of-bold-spies');
  },
);

rule('Tidings of Bold Spies copies both attacks of Dol Guldur, in their order', ['CR-I.E.8'], () => {
  const game = playedOn('dol-guldur', 'tidings-of-bold-spies', {}, { hand: ['concealment', 'concealment'] });
  assert.deepEqual(numbers(game), [3, 7]);
  act(game, 'one', 'play concealment', 'by bilbo');
  resolve(game);
  idle(game, (s) => s.attack !== null && strikesOf(game) === 2);
  assert.deepEqual(numbers(game), [2, 8]);
});

rule(
  'Stay Her Appetite: an ally turns on a hero, who is tapped at most, and is discarded',
  ['LE-S7.6.1', 'LE-S7.7.2'],
  () => {
    const table = (rolls: number[]): Table => {
      const characters = ['aragorn-ii', 'gimli', 'bilbo: gollum'];
      const game = underway({ site: 'moria', characters }, { two: { hand: ['stay-her-appetite'] } }, { rolls });
      hazard(game, 'play stay-her-appetite');
      resolve(game);
      return game;
    };
    const game = table([6, 6, 6, 6, 1, 1]);
    assert.deepEqual(numbers(game), [1, 14]);
    assert.ok(isDetainment(game));
    quiet(game);
    assert.deepEqual(strikes(game), ['bilbo']);
    act(game, 'one', 'stay-untapped');
    quiet(game);
    assert.equal(where(game, 'bilbo'), 'tapped');
    assert.equal(where(game, 'gollum'), 'discard');
    const calm = table([1, 1]);
    assert.equal(isAttacked(calm), false);
    calm.says('more than 6 is asked for'); // Bilbo has 1 direct influence to spare, his player none: and 5
    assert.equal(where(calm, 'gollum'), 'untapped');
    const none = underway({ site: 'moria', characters: PEOPLE }, { two: { hand: ['stay-her-appetite'] } });
    none.play('one', 'pass');
    none.refuses('two', 'play stay-her-appetite', 'MW-S10.1.2');
  },
);
