import { strict as assert } from 'node:assert';
import type { Words } from '../../../engine/game.ts';
import { LONG_EVENT, SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { companiesOf, phaseOf, sizeOf } from '../table.ts';
import { passes, position, type Table, table, toPhase } from '../turn/table.ts';
import { worksOnCompany } from '../whereabouts.ts';

rule(
  'Characters at one Haven may be regrouped into any number of companies',
  ['MW-S4.2.3', 'MW-S5.4.6', 'MW-S5.4.7'],
  () => {
    const words = {
      one: {
        companies: [
          { site: 'rivendell', characters: ['elrond', 'elladan', 'elrohir'] },
          { site: 'rivendell', characters: ['gimli', 'dori'] },
        ],
      },
    };
    const joined = table(words, { options: { starter: true } });
    joined.play('one', 'regroup gimli', 'into company elrond', 'regroup dori', 'into company elrond');
    assert.deepEqual(companiesOf(joined, 'one'), [['elrond', 'elladan', 'elrohir', 'gimli', 'dori']]);

    const four = table(words);
    four.play('one', 'regroup dori', 'into company elrond');
    assert.deepEqual(companiesOf(four, 'one'), [['elrond', 'elladan', 'elrohir', 'dori'], ['gimli']]);

    const three = table(words);
    three.play('one', 'regroup dori', 'into rivendell', 'regroup elladan', 'into company gimli');
    three.refuses('one', 'regroup elladan', 'MW-S4.2.3');
    assert.deepEqual(companiesOf(three, 'one'), [['elrond', 'elrohir'], ['elladan', 'gimli'], ['dori']]);
  },
);

rule('In the starter game companies neither split nor join away from Havens', ['MW-S5.4.6', 'MW-S5.4.7'], () => {
  const game = table({ one: { bree: ['aragorn-ii', 'gimli'] } }, { options: { starter: true } });
  game.refuses('one', 'regroup gimli', 'MW-S5.4.7');
});

rule('A controller takes his followers along', ['MW-S5.3.5', 'MW-S5.4.9'], () => {
  const game = table({ one: { rivendell: ['elrond', 'theoden: glamdring, quickbeam', 'eomer under theoden'] } });
  game.play('one', 'regroup theoden', 'into rivendell');
  position(game, {
    one: {
      companies: [
        { site: 'rivendell', characters: ['elrond'] },
        { site: 'rivendell', characters: ['theoden: glamdring, quickbeam', 'eomer under theoden'] },
      ],
    },
  });
});

rule(
  'Company size: Hobbits count half, rounded up; allies do not count, Wizards and followers do',
  ['MW-S5.4.1', 'MW-S5.4.4', 'MW-S5.3.7', 'MW-S5.8.2'],
  () => {
    const size = (...characters: string[]): number => sizeOf(table({ one: { rivendell: characters } }));
    const hobbits = ['frodo', 'sam-gamgee', 'merry', 'pippin'];
    assert.equal(size('frodo', 'sam-gamgee'), 1);
    assert.equal(size('frodo', 'sam-gamgee', 'merry'), 2);
    assert.equal(size('elrond', 'gimli', 'dori', 'legolas', 'frodo'), 5);
    assert.equal(size('gandalf', 'aragorn-ii', 'boromir-ii', 'gimli', 'legolas', ...hobbits), 7);
    assert.equal(size('gandalf: quickbeam, gwaihir', 'dori under gandalf'), 2);
    assert.equal(size('elrond', 'dori under elrond', 'bombur under elrond'), 3);
  },
);

rule('Size seven may leave a Haven, size eight may not, but stay there', ['MW-S5.4.2', 'MW-S5.4.3'], () => {
  const seven = ['bifur', 'dori', 'bombur', 'dwalin', 'ori', 'forlong', 'halbarad'];
  const game = table({
    one: {
      companies: [
        { site: 'rivendell', characters: seven },
        { site: 'rivendell', characters: ['mablung', 'barliman-butterbur'] },
      ],
    },
  });
  game.offers('one', 'move bifur');
  game.play('one', 'regroup mablung', 'into company bifur');
  game.refuses('one', 'move bifur');
  game.play('one', 'regroup barliman-butterbur', 'into company bifur');
  assert.equal(sizeOf(game), 9);
  toPhase(game, LONG_EVENT);
  assert.equal(sizeOf(game), 9);
});

rule(
  'Standard rules: a company may split away from a Haven, and one part may stay',
  ['MW-T5.1.1', 'CR-TERM-company-1'],
  () => {
    const game = table({
      one: {
        companies: [{ site: 'bree', characters: ['aragorn-ii', 'gimli', 'dori'] }],
        table: ['gates-of-morning on company aragorn-ii'],
      },
    });
    game.play('one', 'regroup gimli', 'into bree', 'regroup dori', 'into company gimli');
    assert.deepEqual(companiesOf(game, 'one'), [['aragorn-ii'], ['gimli', 'dori']]);
    game.position({ one: { table: ['gates-of-morning on company aragorn-ii'] } }); // the event stays with who did not leave
    passes(game); // two parts that stay are one company again
    assert.deepEqual(companiesOf(game, 'one'), [['aragorn-ii', 'gimli', 'dori']]);
  },
);

const eight = ['elladan', 'elrohir', 'dori', 'bombur', 'dwalin', 'ori', 'forlong', 'mablung'];

rule(
  'The organization phase does not end with more than seven together away from a Haven: a part must leave',
  ['CR-I.D.17', 'MW-T5.2.3', 'MW-T5.1.1'],
  () => {
    const game = table({ one: { bree: eight } });
    game.refuses('one', 'pass', 'CR-I.D.17');
    game.play('one', 'regroup mablung', 'into bree');
    game.refuses('one', 'pass', 'CR-I.D.17');
    game.play('one', 'move mablung', 'to rivendell', 'by-path');
    passes(game, 2);
    assert.equal(phaseOf(game), 'long-event');
    assert.equal(companiesOf(game, 'one').length, 2);
  },
);

rule(
  'Influence has nothing to do with a company too large: nobody is sent back to hand or discarded for it',
  ['CR-I.D.17', 'CR-I.B.4'],
  () => {
    const dwarves = ['ori', 'nori', 'bombur', 'bifur', 'bofur', 'oin', 'dori', 'mablung'];
    const game = table({ one: { bree: dwarves, rivendell: ['anborn'], hand: ['vygavril'] } });
    game.play('one', 'play-character vygavril', 'arrive rivendell');
    if (game.list('one').includes('under player one')) game.play('one', 'under player one');
    game.play('two', 'pass');
    game.play('one', 'pass');
    game.refuses('one', 'discard-character mablung');
    game.refuses('one', 'pass', 'CR-I.D.17');
    game.play('one', 'regroup mablung', 'into bree', 'move mablung', 'to rivendell', 'by-path');
    passes(game, 2);
    position(game, { one: { rivendell: ['anborn', 'vygavril'] } });
    assert.equal(companiesOf(game, 'one').flat().length, 10);
  },
);

rule('Where a card keeps a company too large from leaving, somebody is discarded at the end', ['CR-I.D.17'], () => {
  const game = table({ one: { bree: eight } });
  worksOnCompany(game, 'hiding', 0);
  passes(game, 2);
  game.asks('one', 'More than seven');
  game.play('one', 'discard-character mablung');
  game.says('one too many', 'CR-I.D.17');
  assert.equal(phaseOf(game), 'long-event');
});

const simple = ['bombur', 'dori', 'dwalin', 'forlong', 'halbarad', 'mablung', 'ori'];
/** All of them come under Gandalf in this organization phase: nobody of his company can leave him any more. */
function bound(companies: Words[], followers: readonly string[], setting = {}): Table {
  const game = table({ one: { companies } }, setting);
  for (const one of followers) game.play('one', `control ${one}`, 'under gandalf');
  return game;
}

rule(
  'Who has changed his controller already does not ease the crowd: the phase may end',
  ['CR-I.D.17', 'MW-S4.2.4'],
  () => {
    const game = bound([{ site: 'bree', characters: ['gandalf', ...simple] }], simple);
    game.refuses('one', 'control ori', 'MW-S4.2.4');
    passes(game, 2);
    game.asks('one', 'More than seven');
    const free = bound(
      [{ site: 'bree', characters: ['gandalf', ...simple.slice(1), 'bombur under gandalf'] }],
      simple.slice(1),
    );
    free.refuses('one', 'pass', 'CR-I.D.17'); // Bombur can still go
  },
);

rule('Nor do companies that find nowhere to go', ['CR-I.D.17', 'MW-S6.2.5'], () => {
  const full = ['gimli', 'kili', 'fili', 'nori', 'bifur', 'bofur', 'oin'];
  const crowd = (to: Words): Table =>
    bound(
      [
        { site: 'bree', characters: ['gandalf', ...simple.slice(1)] },
        { site: 'bree', characters: ['bombur'] },
        { site: 'bree', characters: full, ...to },
      ],
      simple.slice(1),
      { options: { regions: false } },
    );
  const game = crowd({ to: 'rivendell' });
  game.refuses('one', 'move bombur', 'MW-S6.2.5'); // companies that start at one site do not go to the same one
  game.offers('one', 'pass');
  crowd({}).refuses('one', 'pass', 'CR-I.D.17');
});

rule('The members of a company share one site, and what they have is with them', ['MW-S5.4.8', 'MW-S5.4.9'], () => {
  const game = table({ one: { rivendell: ['elrond: glamdring', 'elladan'] } });
  game.play('one', 'move elrond', 'to lorien', 'by-path');
  toPhase(game, SITE);
  position(game, { one: { rivendell: [], lorien: ['elrond: glamdring', 'elladan'] } });
});

rule('Who comes to lead a company by joining it joins the company of those who were there', ['MW-S4.2.3'], () => {
  const words = {
    one: {
      companies: [
        { site: 'rivendell', characters: ['elrond'] },
        { site: 'rivendell', characters: ['dori'] },
      ],
    },
  };
  const game = table(words, { options: { starter: true } });
  game.play('one', 'regroup elrond', 'into company dori');
  game.says('Elrond joins Dori’s company', 'MW-S4.2.3');
});
