// Hazard events that help Nazgûl and Dragons.
import assert from 'node:assert/strict';
import { UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, attacked, bearer, quiet, strikes, until, where } from '../combat/fight.ts';
import { at, hazard, idle, keys, resolve, type Table, table, underway } from '../movement/table.ts';
import {
  attackProwess,
  corruptionOf,
  effectsAtWork,
  hazardsPlayed,
  isAttacked,
  prowessOf,
  strikesOf,
  supposeSize,
} from '../table.ts';

/** Strikes and prowess of the attack that is faced. */
const numbers = (game: Table): [number, number] => [strikesOf(game), attackProwess(game)];

const toBandits = { site: 'lorien', characters: ['aragorn-ii', 'gimli', 'legolas'], to: 'bandit-lair' }; // W S

rule(
  'Fell Beast before its Nazgûl: keyed to a shadow-land, two strikes of 13, the attacker chooses',
  ['CR-CARD-fell-beast-1', 'MW-S10.4.14'],
  () => {
    const game = underway(toBandits, { two: { hand: ['fell-beast', 'ren-the-unclean'] } });
    assert.deepEqual(keys(game, 'ren-the-unclean'), []);
    hazard(game, 'play fell-beast');
    resolve(game);
    game.play('two', 'choose-title ren-the-unclean');
    resolve(game);
    assert.equal(hazardsPlayed(game), 2);
    assert.deepEqual(numbers(game), [2, 13]);
    assert.equal(where(game, 'fell-beast'), 'discard');
    quiet(game);
    assert.equal(at(game), 'combat/attacker-choose');
    game.play('two', 'assign gimli', 'assign legolas');
    assert.deepEqual(strikes(game), ['gimli', 'legolas']);
  },
);

rule(
  'Fell Beast without a Nazgûl to follow cannot be played, and returns to hand if none does',
  ['CR-CARD-fell-beast-1'],
  () => {
    const none = underway(toBandits, { two: { hand: ['fell-beast'] } });
    none.play('one', 'pass');
    none.refuses('two', 'play fell-beast');
    const game = underway(toBandits, { two: { hand: ['fell-beast', 'ren-the-unclean'] } });
    hazard(game, 'play fell-beast');
    resolve(game);
    game.play('two', 'stop');
    assert.equal(where(game, 'fell-beast'), 'hand');
    assert.equal(hazardsPlayed(game), 1, 'it has counted against the limit');
  },
);

rule(
  'Fell Beast on an attack already made, once; it opens no more places',
  ['CR-CARD-fell-beast-2', 'MW-S2.9.2'],
  () => {
    const game = underway(
      { site: 'lorien', characters: ['aragorn-ii', 'gimli'], to: 'dol-guldur' },
      { two: { hand: ['ren-the-unclean', 'fell-beast', 'fell-beast'] } },
    );
    supposeSize(game, 6);
    hazard(game, 'creature ren-the-unclean');
    if (at(game) === 'movement/key-choose') game.play('two', 'key-dark-hold');
    resolve(game);
    assert.deepEqual(numbers(game), [1, 15]);
    game.play('one', 'pass');
    game.play('two', 'play fell-beast');
    resolve(game);
    assert.deepEqual(numbers(game), [2, 13]);
    game.play('one', 'pass');
    game.refuses('two', 'play fell-beast', 'MW-S2.9.2');
  },
);

rule(
  'Ren on a Fell Beast with the Morgul-knife: two strikes of 15, and one whom he wounds has 4 corruption points',
  ['MW-S10.4.15', 'CR-CARD-morgul-knife-2', 'MW-S8.5.3'],
  () => {
    const game = underway(
      { ...toBandits, characters: ['bilbo', 'sam-gamgee', 'legolas'] },
      { two: { hand: ['fell-beast', 'ren-the-unclean', 'morgul-knife'] } },
      { rolls: [1, 1, 1, 1, 1, 1, 1, 1] },
    );
    supposeSize(game, 3);
    hazard(game, 'play fell-beast');
    resolve(game);
    game.play('two', 'choose-title ren-the-unclean');
    resolve(game);
    game.play('one', 'pass');
    game.play('two', 'play morgul-knife');
    resolve(game);
    assert.deepEqual(numbers(game), [2, 15]);
    quiet(game);
    game.play('two', 'assign bilbo', 'assign sam-gamgee');
    until(game, 'one', 'resolve bilbo');
    game.play('one', 'resolve bilbo');
    act(game, 'one', 'tap-to-fight');
    act(game, 'one', 'tap-to-fight');
    assert.equal(where(game, 'bilbo'), 'wounded');
    until(game, 'two', 'choose bilbo');
    game.offersOnly('two', ['choose bilbo', 'choose sam-gamgee']);
    game.play('two', 'choose bilbo');
    assert.equal(bearer(game, 'morgul-knife'), 'bilbo');
    assert.equal(corruptionOf(game, 'bilbo'), 4);
  },
);

/** A Nazgûl attacks somebody at Dol Guldur, with this hazard on the attack. */
function nazgul(creature: string, hazardCard: string, characters: string[], rolls: number[], two = {}): Table {
  const game = attacked(characters, creature, rolls, { site: 'dol-guldur', hazards: [hazardCard], two });
  act(game, 'two', `play ${hazardCard}`);
  resolve(game);
  return game;
}

rule('The Morgul-knife is discarded when nobody is wounded', ['CR-CARD-morgul-knife-2'], () => {
  const game = nazgul('ren-the-unclean', 'morgul-knife', ['aragorn-ii'], [6, 6, 1, 1]);
  assert.deepEqual(numbers(game), [1, 17]);
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  assert.equal(where(game, 'morgul-knife'), 'discard');
});

rule(
  'Whoever got a corruption card this turn gets no Morgul-knife',
  ['CR-CARD-morgul-knife-1', 'CR-CARD-pale-sword-1'],
  () => {
    const game = underway(
      { site: 'dol-guldur', characters: ['aragorn-ii', 'gimli', 'legolas'] },
      { two: { hand: ['lure-of-expedience', 'ren-the-unclean', 'morgul-knife'] } },
      { rolls: [1, 1, 1, 1] },
    );
    hazard(game, 'play lure-of-expedience', 'on aragorn-ii');
    resolve(game);
    hazard(game, 'creature ren-the-unclean');
    if (at(game) === 'movement/key-choose') game.play('two', 'key-dark-hold');
    resolve(game);
    act(game, 'two', 'play morgul-knife');
    resolve(game);
    quiet(game);
    game.play('one', 'assign aragorn-ii');
    act(game, 'one', 'tap-to-fight');
    quiet(game);
    assert.equal(where(game, 'aragorn-ii'), 'wounded');
    assert.equal(where(game, 'morgul-knife'), 'discard');
  },
);

rule('The Morgul-knife is played on a Nazgûl attack only', ['CR-CARD-morgul-knife-1'], () => {
  const game = attacked(['aragorn-ii'], 'orc-guard', [], { hazards: ['morgul-knife', 'the-pale-sword'] });
  game.play('one', 'pass');
  game.refuses('two', 'play morgul-knife');
  game.refuses('two', 'play the-pale-sword');
});

rule('At a Haven the bearer may try to be rid of the knife instead of untapping', ['MW-S8.5.5', 'MW-S4.1.4'], () => {
  const game = table(
    { phase: 'untap', one: { rivendell: ['frodo tapped: morgul-knife'] }, two: {} },
    { rolls: [2, 3] },
  );
  game.play('one', 'leave frodo', 'untap');
  game.play('one', 'remove morgul-knife');
  resolve(game);
  assert.equal(where(game, 'morgul-knife'), 'discard');
  const away = table({ phase: 'untap', one: { bree: ['frodo tapped: morgul-knife'] }, two: {} });
  away.play('one', 'leave frodo', 'untap');
  away.refuses('one', 'remove morgul-knife', 'CR-TERM-corruption-2');
  const untapped = table({ phase: 'untap', one: { rivendell: ['frodo tapped: morgul-knife'] }, two: {} });
  untapped.play('one', 'untap');
  untapped.refuses('one', 'remove morgul-knife', 'MW-S4.1.4');
});

rule(
  'The Pale Sword: +1, and for the Witch-king one more for each Nazgûl permanent-event; then 6 corruption points',
  ['CR-CARD-pale-sword-2', 'CR-CARD-pale-sword-3'],
  () => {
    const ren = nazgul('ren-the-unclean', 'the-pale-sword', ['aragorn-ii'], [], { table: ['adunaphel'] });
    assert.deepEqual(numbers(ren), [1, 16]);
    const game = nazgul('witch-king-of-angmar', 'the-pale-sword', ['aragorn-ii'], [1, 1, 1, 1], {
      table: ['adunaphel', 'khamul-the-easterling'],
    });
    assert.deepEqual(numbers(game), [1, 17 + 1 + 2]);
    act(game, 'one', 'tap-to-fight');
    quiet(game);
    assert.equal(bearer(game, 'the-pale-sword'), 'aragorn-ii');
    assert.equal(corruptionOf(game, 'aragorn-ii'), 6);
  },
);

rule('Words of Power and Terror: everybody in the attacked company -1 for the turn, once', ['MW-S2.9.2'], () => {
  const game = attacked(['aragorn-ii', 'gimli'], 'ren-the-unclean', [], {
    site: 'dol-guldur',
    hazards: ['words-of-power-and-terror', 'words-of-power-and-terror'],
    two: { rivendell: ['legolas'] },
  });
  supposeSize(game, 9);
  act(game, 'two', 'play words-of-power-and-terror');
  resolve(game);
  const prowess = (who: string): number => prowessOf(game, who);
  assert.deepEqual([prowess('aragorn-ii'), prowess('gimli'), prowess('legolas')], [5, 4, 5]);
  game.play('one', 'pass');
  game.refuses('two', 'play words-of-power-and-terror', 'MW-S2.9.2');
  const orcs = attacked(['aragorn-ii'], 'orc-guard', [], { hazards: ['words-of-power-and-terror'] });
  orcs.play('one', 'pass');
  orcs.refuses('two', 'play words-of-power-and-terror');
});

rule('Morgul-horse returns a tapped Nazgûl to hand, answered before it resolves', ['CR-CARD-morgul-horse-1'], () => {
  const game = underway(toBandits, { two: { hand: ['morgul-horse'], table: ['adunaphel'] } });
  game.play('one', 'pass');
  game.refuses('two', 'play morgul-horse');
  game.play('two', 'use adunaphel', 'on gimli');
  game.play('one', 'pass');
  game.play('two', 'play morgul-horse');
  resolve(game);
  assert.equal(where(game, 'gimli'), 'tapped');
  assert.equal(where(game, 'adunaphel'), 'hand');
  assert.equal(where(game, 'morgul-horse'), 'discard');
});

rule('Morgul-horse lets a Nazgûl be keyed to a shadow-land, as its next action', ['CR-CARD-morgul-horse-2'], () => {
  const game = underway(toBandits, { two: { hand: ['morgul-horse', 'ren-the-unclean'] } });
  hazard(game, 'play morgul-horse');
  resolve(game);
  game.play('two', 'choose-title ren-the-unclean');
  resolve(game);
  assert.deepEqual(numbers(game), [1, 15]);
  assert.deepEqual(effectsAtWork(game), [], 'the permission is used up');
  const wild = underway(
    { site: 'rivendell', characters: ['aragorn-ii'], to: 'bree' },
    { two: { hand: ['morgul-horse', 'ren-the-unclean'] } },
  );
  wild.play('one', 'pass');
  wild.refuses('two', 'play morgul-horse');
});

rule('Dragon’s Desolation: a Dragon attack +2', ['CR-CARD-dragons-desolation-1'], () => {
  const game = attacked(['aragorn-ii', 'gimli'], 'cave-drake', [], {
    site: 'dimrill-dale',
    hazards: ['dragons-desolation'],
  });
  const before = attackProwess(game);
  act(game, 'two', 'play dragons-desolation', 'way 1');
  resolve(game);
  assert.equal(attackProwess(game), before + 2);
});

rule(
  'Dragon’s Desolation lets one Dragon be played at a Ruins & Lairs with two wildernesses, or with one under Doors of Night',
  ['CR-CARD-dragons-desolation-1', 'CR-TERM-sitepath-3'],
  () => {
    const moving = { site: 'lorien', characters: ['aragorn-ii', 'gimli'], to: 'dimrill-dale' };
    const game = underway(moving, { two: { hand: ['dragons-desolation', 'smaug', 'agburanar'] } });
    assert.deepEqual(keys(game, 'smaug'), []);
    hazard(game, 'play dragons-desolation');
    resolve(game);
    assert.deepEqual(keys(game, 'smaug'), ['ruins-and-lairs']);
    hazard(game, 'creature smaug');
    resolve(game);
    assert.ok(isAttacked(game));
    assert.deepEqual(keys(game, 'agburanar'), [], 'only one');
    const one = { site: 'lorien', characters: ['aragorn-ii'], to: 'bandit-lair' };
    const plain = underway(one, { two: { hand: ['dragons-desolation'] } });
    plain.play('one', 'pass');
    plain.refuses('two', 'play dragons-desolation');
    const doors = underway(one, { two: { hand: ['dragons-desolation', 'smaug'], table: ['doors-of-night'] } });
    hazard(doors, 'play dragons-desolation');
    resolve(doors);
    assert.deepEqual(keys(doors, 'smaug'), ['ruins-and-lairs']);
  },
);

rule('The Nazgûl are Abroad: they attack Ring-bearers in more places', ['MW-S10.4.1'], () => {
  const at = (to: string, who: string, ...events: string[]): string[] =>
    keys(
      underway({ site: 'lorien', characters: [who], to }, { two: { table: events, hand: ['ren-the-unclean'] } }),
      'ren-the-unclean',
    );
  const abroad = 'the-nazgul-are-abroad';
  assert.deepEqual(at('bandit-lair', 'frodo: the-one-ring', abroad), ['ruins-and-lairs', 'shadow-land']);
  assert.deepEqual(at('bandit-lair', 'frodo: lesser-ring', abroad), ['shadow-land']);
  assert.deepEqual(at('bandit-lair', 'frodo: glamdring', abroad), []);
  assert.deepEqual(at('bandit-lair', 'frodo: the-one-ring'), []);
  assert.deepEqual(at('edoras', 'frodo: the-one-ring', abroad), [], 'no Free-hold');
});

rule(
  'The Nazgûl are Abroad with Doors of Night: at the end of a turn each player may take a Nazgûl back',
  ['CR-CARD-nazgul-are-abroad-1', 'CR-CARD-bane-of-the-ithil-stone-1'],
  () => {
    const words = (...events: string[]) => ({
      phase: 'end-of-turn',
      one: { rivendell: ['bilbo'], discard: ['adunaphel'] },
      two: { discard: ['ren-the-unclean', 'wargs'], table: ['the-nazgul-are-abroad', ...events] },
    });
    const game = table(words('doors-of-night'));
    idle(game, (_s, step) => step === 'effects/choose');
    game.offersOnly('two', ['choose-title ren-the-unclean', 'stop']);
    game.play('two', 'choose-title ren-the-unclean');
    game.play('one', 'choose-title adunaphel');
    assert.equal(where(game, 'ren-the-unclean'), 'hand');
    assert.equal(where(game, 'adunaphel'), 'hand');
    for (const events of [[], ['doors-of-night', 'bane-of-the-ithil-stone']]) {
      const none = table(words(...events));
      idle(none, (s) => s.phase === UNTAP);
      assert.equal(where(none, 'ren-the-unclean'), 'discard', events.join());
    }
  },
);
