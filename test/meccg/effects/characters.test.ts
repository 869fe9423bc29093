// Model cards on characters and companies: corruption, leaving, influence, movement.
import assert from 'node:assert/strict';
import { AT_END, ORGANIZATION } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, bearer, quiet, until, where } from '../combat/fight.ts';
import { hazard, resolve, table, underway } from '../movement/table.ts';
import { corruptionCheck, corruptionOf, prowessOf } from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { hazardsBecome } from '../whereabouts.ts';

const toLorien = (...characters: string[]) => ({ site: 'rivendell', characters, to: 'lorien' });

rule('Lure of Expedience lies on a character with 2 corruption points', ['MW-S8.1.4', 'MW-S8.1.7', 'MW-S8.2.1'], () => {
  const game = underway(toLorien('aragorn-ii', 'bilbo'), { two: { hand: ['lure-of-expedience'] } });
  hazard(game, 'play lure-of-expedience');
  resolve(game);
  assert.equal(bearer(game, 'lure-of-expedience'), 'aragorn-ii', 'a Hobbit cannot be given it');
  assert.equal(corruptionOf(game, 'aragorn-ii'), 2);
});

rule('Nobody but Hobbits and Wizards there: Lure of Expedience has no target', ['MW-S10.1.2'], () => {
  const game = underway(toLorien('bilbo', 'gandalf'), { two: { hand: ['lure-of-expedience'] } });
  game.play('one', 'pass');
  game.refuses('two', 'play lure-of-expedience', 'MW-S10.1.2');
});

rule(
  'One corruption card a turn for a character, and a card that cannot be duplicated on him once',
  ['MW-S8.1.2', 'MW-S8.1.6', 'CR-A11'],
  () => {
    const two = underway(toLorien('aragorn-ii'), { two: { hand: ['lure-of-expedience', 'lure-of-the-senses'] } });
    hazard(two, 'play lure-of-expedience');
    resolve(two);
    two.play('one', 'pass');
    two.refuses('two', 'play lure-of-the-senses', 'MW-S8.1.2');
    const again = underway(toLorien('aragorn-ii: lure-of-expedience'), { two: { hand: ['lure-of-expedience'] } });
    again.play('one', 'pass');
    again.refuses('two', 'play lure-of-expedience', 'MW-S2.9.2');
  },
);

rule('A corruption card begins a chain', ['MW-S8.1.3'], () => {
  const game = underway(toLorien('aragorn-ii'), {
    one: { hand: ['gates-of-morning'] },
    two: { hand: ['lure-of-expedience'] },
  });
  game.play('one', 'play gates-of-morning');
  game.refuses('two', 'play lure-of-expedience', 'MW-S8.1.3');
});

rule(
  'Whoever of his company gains an item, the bearer of Lure of Expedience checks corruption',
  ['CR-CARD-lure-of-expedience-2', 'CR-TERM-condition-2'],
  () => {
    const game = table(
      {
        phase: 'organization',
        one: { rivendell: ['aragorn-ii: lure-of-expedience', 'bilbo: dagger-of-westernesse', 'balin'] },
        two: {},
      },
      { rolls: [6, 6, 6, 5] },
    );
    game.play('one', 'transfer dagger-of-westernesse');
    if (game.list('one').some((move) => move.endsWith('balin')))
      game.play('one', game.list('one').find((move) => move.endsWith('balin')) ?? '');
    quiet(game);
    assert.equal(bearer(game, 'dagger-of-westernesse'), 'balin');
    game.done(); // Bilbo has checked for the transfer, Aragorn II for the Lure
  },
);

rule(
  'Weariness of the Heart: -1 prowess until the end of the turn, once on a character; or a check, as often as one likes',
  ['CR-CARD-weariness-of-the-heart-1', 'CR-TIM-3', 'MW-S10.10.1'],
  () => {
    const hand = ['weariness-of-the-heart', 'weariness-of-the-heart', 'weariness-of-the-heart'];
    const game = underway(toLorien('aragorn-ii', 'bilbo'), { two: { hand } }, { rolls: [6, 6] });
    hazard(game, 'play weariness-of-the-heart', 'way 1', 'on aragorn-ii');
    resolve(game);
    assert.equal(prowessOf(game, 'aragorn-ii'), 5);
    hazard(game, 'play weariness-of-the-heart', 'way 1');
    assert.equal(where(game, 'bilbo'), 'untapped');
    resolve(game);
    assert.equal(prowessOf(game, 'aragorn-ii'), 5, 'the second one could only be played on Bilbo');
    assert.equal(prowessOf(game, 'bilbo'), 0);
    hazardsBecome(game, 0);
    hazard(game, 'play weariness-of-the-heart');
    game.offersOnly('two', ['on aragorn-ii', 'on bilbo']);
    game.play('two', 'on aragorn-ii');
    resolve(game);
    toPhase(game, ORGANIZATION);
    assert.equal(prowessOf(game, 'aragorn-ii'), 6);
  },
);

rule(
  'Call of Home returns a character to hand if the roll and unused influence are below 10; one item stays',
  ['MW-S5.2.4', 'MW-S5.1.8'],
  () => {
    // Aragorn II (9), Gimli (6), Bilbo (5): all of the general influence is used.
    const characters = ['aragorn-ii', 'gimli: glamdring, dagger-of-westernesse', 'bilbo'];
    const game = underway(toLorien(...characters), { two: { hand: ['call-of-home'] } }, { rolls: [4, 5] });
    hazard(game, 'play call-of-home', 'on gimli');
    resolve(game);
    game.play('one', 'choose glamdring', 'choose bilbo');
    assert.equal(where(game, 'gimli'), 'hand');
    assert.equal(bearer(game, 'glamdring'), 'bilbo');
    assert.equal(where(game, 'dagger-of-westernesse'), 'discard');
  },
);

rule(
  'Call of Home fails on 10, and never reaches a Wizard or the bearer of The One Ring',
  ['MW-S5.2.4', 'CR-A8'],
  () => {
    const game = underway(
      toLorien('aragorn-ii', 'gimli', 'frodo: the-one-ring', 'gandalf'),
      { two: { hand: ['call-of-home'] } },
      { rolls: [5, 5] },
    );
    hazard(game, 'play call-of-home');
    game.offersOnly('two', ['on aragorn-ii', 'on gimli']);
    game.play('two', 'on gimli');
    resolve(game);
    assert.equal(where(game, 'gimli'), 'untapped');
  },
);

rule(
  'Muster adds a warrior’s prowess, at most 5, to his influence check against a faction',
  ['CR-A2', 'MW-S10.13.5'],
  () => {
    // Beornings need more than 7; Gimli has 2 direct influence and no standard modification.
    const game = table(
      { phase: 'site', one: { 'beorns-house': ['gimli'], hand: ['beornings', 'muster'] }, two: {} },
      { rolls: [1, 1] },
    );
    until(game, 'one', 'enter');
    game.play('one', 'enter');
    act(game, 'one', 'faction beornings');
    game.play('two', 'pass');
    game.play('one', 'play muster');
    quiet(game);
    assert.equal(where(game, 'beornings'), 'untapped', '2 + 2 + 5 is more than 7');
  },
);

rule('Muster needs an influence check by a warrior', ['MW-S5.1.4', 'CR-A2'], () => {
  const none = table({ phase: 'organization', one: { rivendell: ['gimli'], hand: ['muster'] }, two: {} });
  none.refuses('one', 'play muster', 'CR-A2');
  const words = { 'beorns-house': ['bilbo', 'gimli tapped'], hand: ['beornings', 'muster'] };
  const game = table({ phase: 'site', one: words, two: {} }, { rolls: [1, 1] });
  until(game, 'one', 'enter');
  game.play('one', 'enter');
  act(game, 'one', 'faction beornings');
  game.play('two', 'pass');
  game.refuses('one', 'play muster');
  quiet(game);
});

rule('Stealth keeps creatures from the company this turn', ['CR-A5'], () => {
  const game = table({
    phase: 'organization',
    one: { companies: [{ site: 'rivendell', characters: ['aragorn-ii', 'bilbo'], to: 'lorien' }], hand: ['stealth'] },
    two: { hand: ['orc-patrol', 'weariness-of-the-heart'] },
  });
  toPhase(game, ORGANIZATION, AT_END);
  game.play('one', 'play stealth', 'by bilbo');
  assert.equal(where(game, 'bilbo'), 'tapped');
  resolve(game);
  until(game, 'two', 'play weariness-of-the-heart');
  assert.equal(game.list('two').includes('creature orc-patrol'), false);
});

rule(
  'Stealth is for the end of the organization phase and a company smaller than three',
  ['MW-S10.1.1', 'MW-S5.4.1'],
  () => {
    const early = table({ phase: 'organization', one: { rivendell: ['aragorn-ii'], hand: ['stealth'] }, two: {} });
    early.refuses('one', 'play stealth', 'MW-S10.1.1');
    const big = table({
      phase: 'organization',
      one: { rivendell: ['aragorn-ii', 'gimli', 'legolas'], hand: ['stealth'] },
      two: {},
    });
    toPhase(big, ORGANIZATION, AT_END);
    big.refuses('one', 'play stealth', 'MW-S5.4.1');
    const hobbits = table({
      phase: 'organization',
      one: { rivendell: ['aragorn-ii', 'bilbo', 'frodo'], hand: ['stealth'] },
      two: {},
    });
    toPhase(hobbits, ORGANIZATION, AT_END);
    hobbits.offers('one', 'play stealth');
  },
);

rule('Halfling Strength untaps or heals a Hobbit in the organization phase', ['MW-S10.1.1'], () => {
  const hand = ['halfling-strength', 'halfling-strength'];
  const game = table({
    phase: 'organization',
    one: { rivendell: ['bilbo tapped', 'frodo wounded', 'gimli tapped'], hand },
    two: {},
  });
  game.play('one', 'play halfling-strength', 'way 1');
  resolve(game);
  assert.equal(where(game, 'bilbo'), 'untapped');
  game.play('one', 'play halfling-strength');
  resolve(game);
  assert.equal(where(game, 'frodo'), 'untapped');
  assert.equal(where(game, 'gimli'), 'tapped');
});

rule('Halfling Strength adds 4 to a corruption check that a Hobbit is about to make', ['CR-A2', 'MW-S8.4.3'], () => {
  // Bilbo: +3 to his checks; 6 corruption points.
  const game = underway(
    toLorien('bilbo: glamdring, orcrist, sting', 'gimli'),
    { one: { hand: ['halfling-strength'] }, two: { hand: ['weariness-of-the-heart'] } },
    { rolls: [1, 1] },
  );
  hazard(game, 'play weariness-of-the-heart', 'way 2', 'on bilbo');
  game.play('one', 'play halfling-strength');
  resolve(game);
  assert.equal(where(game, 'bilbo'), 'untapped', '2 + 3 + 4 is more than his corruption');
});

rule('Halfling Strength is refused with neither a tapped Hobbit nor a check of one', ['MW-S5.1.4'], () => {
  const game = table({
    phase: 'organization',
    one: { rivendell: ['bilbo', 'gimli tapped'], hand: ['halfling-strength'] },
    two: {},
  });
  game.refuses('one', 'play halfling-strength');
});

rule(
  'Two Fellowships give +2 prowess and +2 to corruption checks, and leave when anybody joins or leaves',
  ['CR-CARD-fellowship-1', 'MW-S8.5.6'],
  () => {
    const game = table({
      phase: 'organization',
      one: {
        rivendell: ['frodo', 'aragorn-ii', 'gimli', 'legolas'],
        hand: ['fellowship', 'fellowship'],
        edoras: ['eomer'],
      },
      two: {},
    });
    for (let n = 0; n < 2; n++) {
      game.play('one', 'play fellowship');
      resolve(game);
    }
    assert.equal(prowessOf(game, 'frodo'), 3);
    assert.equal(corruptionCheck(game, 'frodo'), 6);
    assert.equal(prowessOf(game, 'eomer'), 3, 'not for others');
    game.play('one', 'regroup gimli', 'into rivendell');
    assert.equal(prowessOf(game, 'frodo'), 1);
    assert.equal(where(game, 'fellowship'), 'discard');
  },
);

rule('Fellowship needs four characters and allies at a Haven', ['MW-S10.5.1'], () => {
  const few = table({
    phase: 'organization',
    one: { rivendell: ['frodo', 'aragorn-ii', 'gimli'], hand: ['fellowship'] },
    two: {},
  });
  few.refuses('one', 'play fellowship');
  const away = table({
    phase: 'organization',
    one: { bree: ['frodo', 'aragorn-ii', 'gimli', 'legolas'], hand: ['fellowship'] },
    two: {},
  });
  away.refuses('one', 'play fellowship');
  const ally = table({
    phase: 'organization',
    one: { rivendell: ['frodo', 'aragorn-ii: bill-the-pony', 'gimli'], hand: ['fellowship'] },
    two: {},
  });
  ally.offers('one', 'play fellowship');
});
