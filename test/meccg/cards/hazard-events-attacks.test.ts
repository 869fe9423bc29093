// Hazard events that make attacks worse: automatic-attacks, races, and those that bring an attack.
import assert from 'node:assert/strict';
import { END_OF_TURN, ORGANIZATION, SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, attacked, quiet, strikes, until, where } from '../combat/fight.ts';
import { hazard, idle, resolve, type Table, table, underway } from '../movement/table.ts';
import { site } from '../sites/table.ts';
import {
  attackProwess,
  automaticAttacks,
  isAttacked,
  marshallingPoints,
  newSiteOf,
  prowessOf,
  strikesOf,
  supposeAttack,
} from '../table.ts';
import { toPhase } from '../turn/table.ts';

/** Strikes and prowess of the attack that is faced. */
const numbers = (game: Table): [number, number] => [strikesOf(game), attackProwess(game)];

/** The company enters its site and faces the next automatic-attack. */
function entering(where: string, characters: string[], two = {}, setting = {}): Table {
  const game = site(where, characters, {}, two, setting);
  game.play('one', 'enter');
  idle(game, (s) => s.attack !== null);
  return game;
}

/** The hazard is played on the company that moves to this site, which then enters it. */
function playedOn(to: string, card: string, two = {}): Table {
  const game = underway({ site: 'lorien', characters: ['aragorn-ii'], to }, { two: { hand: [card], ...two } });
  hazard(game, `play ${card}`);
  return game;
}
function enters(game: Table): void {
  resolve(game);
  until(game, 'one', 'enter');
  game.play('one', 'enter');
  idle(game, (s) => s.attack !== null);
}

rule('Arouse Denizens: +3 prowess for an automatic-attack at a Ruins & Lairs, this turn', ['MW-S10.1.3'], () => {
  const game = playedOn('bandit-lair', 'arouse-denizens');
  enters(game);
  assert.deepEqual(numbers(game), [3, 9]);
});

rule('Arouse Denizens is for Ruins & Lairs, Arouse Minions for Shadow-holds and Dark-holds', ['MW-S10.1.2'], () => {
  const minions = underway(
    { site: 'lorien', characters: ['aragorn-ii'], to: 'bandit-lair' },
    { two: { hand: ['arouse-minions', 'arouse-denizens'] } },
  );
  minions.play('one', 'pass');
  minions.refuses('two', 'play arouse-minions', 'MW-S10.1.2');
  minions.offers('two', 'play arouse-denizens');
  const denizens = underway(
    { site: 'lorien', characters: ['aragorn-ii'], to: 'moria' },
    { two: { hand: ['arouse-minions', 'arouse-denizens'] } },
  );
  denizens.play('one', 'pass');
  denizens.refuses('two', 'play arouse-denizens', 'MW-S10.1.2');
});

rule(
  'Arouse Minions: its player chooses one of two automatic-attacks, and not twice the same site',
  ['MW-S2.9.2'],
  () => {
    const game = underway(
      { site: 'lorien', characters: ['aragorn-ii', 'gimli', 'legolas'], to: 'dol-guldur' },
      { two: { hand: ['arouse-minions', 'arouse-minions'] } },
    );
    hazard(game, 'play arouse-minions');
    game.offersOnly('two', ['option 0', 'option 1']);
    game.play('two', 'option 1');
    game.says('chooses for Arouse Minions: Troll attack: strikes 2, prowess 8', 'CR-A27');
    resolve(game);
    game.play('one', 'pass');
    game.refuses('two', 'play arouse-minions', 'MW-S2.9.2');
    until(game, 'one', 'enter');
    game.play('one', 'enter');
    idle(game, (s) => s.attack !== null);
    assert.deepEqual(numbers(game), [3, 7], 'the Orcs are as printed');
    supposeAttack(game, { index: 1, prowess: 8 });
    assert.equal(attackProwess(game), 11, 'the Trolls have +3');
  },
);

rule('Awaken Denizens and Awaken Minions double strikes where their sites are', ['MW-S10.10.7'], () => {
  assert.deepEqual(numbers(entering('bandit-lair', ['aragorn-ii'], { table: ['awaken-denizens'] })), [6, 6]);
  assert.deepEqual(numbers(entering('moria', ['aragorn-ii'], { table: ['awaken-minions'] })), [8, 7]);
  assert.deepEqual(numbers(entering('moria', ['aragorn-ii'], { table: ['awaken-denizens'] })), [4, 7]);
  assert.deepEqual(numbers(entering('bandit-lair', ['aragorn-ii'], { table: ['awaken-minions'] })), [3, 6]);
});

rule('Minions Stir and Awaken Minions apply in the order in which they came', ['CR-A26'], () => {
  const stir = entering('moria', ['aragorn-ii'], { table: ['minions-stir', 'awaken-minions'] });
  assert.deepEqual(numbers(stir), [10, 8]);
  const awaken = entering('moria', ['aragorn-ii'], { table: ['awaken-minions', 'minions-stir'] });
  assert.deepEqual(numbers(awaken), [9, 8]);
});

rule('Minions Stir: Orcs and Trolls +1 and +1, Orcs +2 and +2 with Doors of Night', ['MW-S10.10.5'], () => {
  assert.deepEqual(numbers(entering('moria', ['aragorn-ii'], { table: ['minions-stir'] })), [5, 8]);
  assert.deepEqual(numbers(entering('moria', ['aragorn-ii'], { table: ['minions-stir', 'doors-of-night'] })), [6, 9]);
  const troll = attacked(['aragorn-ii'], 'rogrog', [], { two: { table: ['minions-stir', 'doors-of-night'] } });
  const plain = attacked(['aragorn-ii'], 'rogrog');
  assert.equal(attackProwess(troll) - attackProwess(plain), 1);
  assert.deepEqual(numbers(entering('bandit-lair', ['aragorn-ii'], { table: ['minions-stir'] })), [3, 6], 'Men do not');
});

rule(
  'Eye of Sauron: +1 for automatic-attacks, +3 in all with Doors of Night, and copies add up',
  ['CR-CARD-eye-of-sauron-1'],
  () => {
    assert.deepEqual(numbers(entering('moria', ['aragorn-ii'], { table: ['eye-of-sauron'] })), [4, 8]);
    const doors = { table: ['eye-of-sauron', 'doors-of-night'] };
    assert.deepEqual(numbers(entering('moria', ['aragorn-ii'], doors)), [4, 10]);
    const two = { table: ['eye-of-sauron', 'eye-of-sauron'] };
    assert.deepEqual(numbers(entering('moria', ['aragorn-ii'], two)), [4, 9]);
    const creature = attacked(['aragorn-ii'], 'orc-guard', [], { two: doors });
    assert.equal(attackProwess(creature), attackProwess(attacked(['aragorn-ii'], 'orc-guard')));
  },
);

rule(
  'Awaken the Earth’s Fire: +2 for one automatic-attack at a Shadow-hold or Dark-hold',
  ['MW-S10.1.3', 'CR-TIM-3'],
  () => {
    const game = playedOn('moria', 'awaken-the-earths-fire');
    enters(game);
    assert.deepEqual(numbers(game), [4, 9]);
    const none = underway(
      { site: 'lorien', characters: ['aragorn-ii'], to: 'bandit-lair' },
      { two: { hand: ['awaken-the-earths-fire'] } },
    );
    none.play('one', 'pass');
    none.refuses('two', 'play awaken-the-earths-fire');
  },
);

rule('Clouds: creatures +2, only with Doors of Night', ['MW-S10.5.1'], () => {
  const plain = attackProwess(attacked(['aragorn-ii'], 'orc-guard'));
  const fight = (...events: string[]): number =>
    attackProwess(attacked(['aragorn-ii'], 'orc-guard', [], { two: { table: events } }));
  assert.equal(fight('clouds'), plain);
  assert.equal(fight('clouds', 'doors-of-night'), plain + 2);
  assert.deepEqual(numbers(entering('moria', ['aragorn-ii'], { table: ['clouds', 'doors-of-night'] })), [4, 7]);
});

rule(
  'Night: Dúnedain who are no rangers -1; with Doors of Night all attacks +1, Men and Dúnedain -1',
  ['CR-TERM-dunadan-1'],
  () => {
    const people = ['aragorn-ii', 'boromir-ii', 'eomer', 'legolas'];
    const prowess = (...events: string[]): number[] => {
      const game = table({ one: { rivendell: people }, two: { table: events } });
      return people.map((who) => prowessOf(game, who));
    };
    const plain = prowess();
    const change = (now: number[]): number[] => now.map((n, i) => n - plain[i]);
    assert.deepEqual(change(prowess('night')), [0, -1, 0, 0]);
    assert.deepEqual(change(prowess('night', 'doors-of-night')), [-1, -2, -1, 0]);
    assert.deepEqual(numbers(entering('moria', ['legolas'], { table: ['night', 'doors-of-night'] })), [4, 8]);
  },
);

rule('Plague of Wights: Undead +1 prowess, twice the strikes with Doors of Night', ['MW-S10.10.5'], () => {
  assert.deepEqual(numbers(entering('barrow-downs', ['aragorn-ii'])), [1, 8]);
  assert.deepEqual(numbers(entering('barrow-downs', ['aragorn-ii'], { table: ['plague-of-wights'] })), [1, 9]);
  const doors = { table: ['plague-of-wights', 'doors-of-night'] };
  assert.deepEqual(numbers(entering('barrow-downs', ['aragorn-ii'], doors)), [2, 9]);
  assert.deepEqual(numbers(entering('moria', ['aragorn-ii'], doors)), [4, 7]);
});

rule(
  'Wake of War: Wolves, Spiders and Animals +1 and +1, Wolves +2 and +2 with Doors of Night',
  ['MW-S10.10.5'],
  () => {
    const attack = (...events: string[]): [number, number] => {
      const game = underway(
        { site: 'rivendell', characters: ['aragorn-ii', 'gimli'], to: 'bree' },
        { two: { hand: ['wargs'], table: events } },
      );
      hazard(game, 'creature wargs');
      resolve(game);
      return numbers(game);
    };
    const plain = attack();
    const fight = (...events: string[]): number[] => attack(...events).map((n, i) => n - plain[i]);
    assert.deepEqual(fight('wake-of-war'), [1, 1]);
    assert.deepEqual(fight('wake-of-war', 'doors-of-night'), [2, 2]);
    assert.deepEqual(numbers(entering('moria', ['aragorn-ii'], { table: ['wake-of-war'] })), [4, 7], 'not Orcs');
  },
);

// ---- attacks of their own -------------------------------------------------------------------------------------------

rule(
  'Balrog of Moria: a second automatic-attack, +2 for all around, and its points for who beats it',
  ['CR-CARD-balrog-of-moria-2', 'MX-7.10'],
  () => {
    const game = site('moria', ['gandalf: glamdring'], {}, { table: ['balrog-of-moria'] });
    assert.deepEqual(automaticAttacks(game), ['4 at 9', '1 at 20'], '7 and 18, and 2 more');
    game.play('one', 'enter');
    idle(game, (s) => s.attack !== null);
    assert.deepEqual(numbers(game), [4, 9]);
  },
);

rule(
  'Balrog of Moria beaten goes to the other player’s marshalling points, not to his own',
  ['CR-CARD-balrog-of-moria-2', 'MX-7.10'],
  () => {
    const fight = (active: string): Table => {
      const game = table(
        {
          phase: 'site',
          active,
          one: { moria: ['gandalf: glamdring'], table: ['awaken-minions'] },
          two: { moria: ['saruman: orcrist'], table: ['balrog-of-moria'] },
        },
        { rolls: [6, 6] },
      );
      const seat = active;
      game.play(seat, 'enter');
      idle(game, (s) => s.attack !== null);
      supposeAttack(game, { index: -1, by: 'balrog-of-moria', strikes: 0.5, prowess: 5 });
      until(game, seat, 'tap-to-fight');
      game.play(seat, 'tap-to-fight');
      quiet(game);
      return game;
    };
    const theirs = fight('one');
    assert.equal(where(theirs, 'balrog-of-moria'), 'points');
    assert.equal(marshallingPoints(theirs, 'one', 'kill') - marshallingPoints(theirs, 'two', 'kill'), 5);
    const own = fight('two');
    assert.equal(where(own, 'balrog-of-moria'), 'out-of-play');
    assert.equal(marshallingPoints(own, 'one', 'kill'), 0);
  },
);

rule(
  'Lórien is a Free-hold for healing and hazards while the Balrog is there and Galadriel elsewhere',
  ['CR-CARD-balrog-of-moria-1'],
  () => {
    const healed = (words: object): string => {
      const game = table({
        phase: 'untap',
        one: { lorien: ['gimli wounded'], ...words },
        two: { table: ['balrog-of-moria'] },
      });
      toPhase(game, ORGANIZATION);
      return where(game, 'gimli');
    };
    assert.equal(healed({}), 'tapped', 'Galadriel is not in play');
    assert.equal(healed({ rivendell: ['galadriel'] }), 'wounded');
    assert.equal(healed({ companies: [{ site: 'lorien', characters: ['galadriel'] }] }), 'tapped');
  },
);

rule(
  'Balrog of Moria is revealed before Moria’s automatic-attacks, not in answer to an item',
  ['CR-I.E.25', 'MW-T10.2.34'],
  () => {
    const game = site('moria', ['aragorn-ii'], {}, { 'on-guard': ['balrog-of-moria on moria'] });
    game.play('one', 'enter');
    game.offers('two', 'reveal balrog-of-moria');
    const elsewhere = site('bandit-lair', ['aragorn-ii'], {}, { 'on-guard': ['balrog-of-moria on bandit-lair'] });
    elsewhere.play('one', 'enter');
    elsewhere.refuses('two', 'reveal balrog-of-moria');
  },
);

rule('Siege: three Orc strikes at 7 at the start of the site phase', ['CR-CARD-siege-1', 'MW-S7.1.3'], () => {
  const game = table({ phase: 'site', one: { bree: ['aragorn-ii'] }, two: { table: ['siege on bree'] } });
  idle(game, (s) => s.attack !== null);
  assert.deepEqual(numbers(game), [3, 7]);
  const game2 = underway(
    { site: 'lorien', characters: ['aragorn-ii'], to: 'edoras' },
    { two: { hand: ['siege', 'siege'] } },
  );
  hazard(game2, 'play siege');
  resolve(game2);
  game2.play('one', 'pass');
  game2.refuses('two', 'play siege', 'MW-S2.9.2');
  const none = underway({ site: 'lorien', characters: ['aragorn-ii'], to: 'moria' }, { two: { hand: ['siege'] } });
  none.play('one', 'pass');
  none.refuses('two', 'play siege');
});

rule(
  'Siege: to leave, a company rolls, less one for each character who is no scout',
  ['CR-CARD-siege-1', 'CR-CARD-siege-2'],
  () => {
    const leave = (rolls: number[], who = ['gimli', 'bilbo']): Table => {
      const game = table({ phase: 'organization', one: { bree: who }, two: { table: ['siege on bree'] } }, { rolls });
      game.play('one', `move ${who[0]}`, 'to rivendell', 'by-path');
      idle(game, (s) => s.part === 2);
      idle(game, (_s, step) => step !== 'chain/respond');
      return game;
    };
    const stays = leave([2, 3]);
    assert.equal(newSiteOf(stays), undefined);
    const goes = leave([2, 4]);
    assert.notEqual(newSiteOf(goes), undefined);
    idle(goes, (s) => s.phase === SITE);
    assert.equal(where(goes, 'siege'), 'discard', 'the site has gone back');
  },
);

rule(
  'Traitor: the next character who fails attacks another with his prowess + 10; Traitor goes',
  ['CR-CARD-traitor-1', 'CR-A23'],
  () => {
    const game = underway(
      { site: 'rivendell', characters: ['gimli: the-one-ring', 'bilbo', 'aragorn-ii'], to: 'bree' },
      { two: { hand: ['the-will-of-the-ring'], table: ['traitor', 'traitor'] } },
      { rolls: [1, 2] },
    );
    hazard(game, 'play the-will-of-the-ring');
    resolve(game);
    assert.equal(where(game, 'gimli'), 'out-of-play');
    resolve(game); // nobody is asked which of the two comes first
    game.offersOnly('two', ['choose bilbo', 'choose aragorn-ii']);
    game.play('two', 'choose bilbo');
    assert.deepEqual(numbers(game), [1, 5 + 5 + 10]);
    assert.equal(where(game, 'traitor'), 'discard');
    quiet(game);
    assert.deepEqual(strikes(game), ['bilbo']);
  },
);

rule(
  'Traitor: a second copy adds nothing, and the body check of the victim is made at +1',
  ['CR-CARD-traitor-2'],
  () => {
    const game = underway(
      { site: 'rivendell', characters: ['gimli: the-one-ring', 'eomer'], to: 'bree' },
      { two: { hand: ['the-will-of-the-ring'], table: ['traitor', 'traitor'] } },
      { rolls: [1, 2, 1, 1, 4, 4] },
    );
    hazard(game, 'play the-will-of-the-ring');
    resolve(game);
    resolve(game);
    act(game, 'one', 'tap-to-fight');
    quiet(game);
    assert.equal(where(game, 'eomer'), 'out-of-play', 'an 8 is a 9 against his body of 8');
    assert.equal(isAttacked(game), false);
    idle(game, (s) => s.phase === END_OF_TURN);
  },
);
