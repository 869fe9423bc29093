// The starter game leaves out what Part II adds: each of these is offered in the standard game.
import { strict as assert } from 'node:assert';
import { ORGANIZATION } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, asked, quiet, until } from '../combat/fight.ts';
import { companiesOf, handOf } from '../table.ts';
import { idle, type Table, table, toPhase } from '../turn/table.ts';

const STARTER = { options: { starter: true } };

/** Aragorn faces the one strike of an Orc-lieutenant; Boromir stands by. */
function struck(setting: { options?: Record<string, boolean>; rolls?: number[] }): Table {
  const game = table(
    { phase: 'movement', one: { moria: ['aragorn-ii', 'boromir-ii'] }, two: { hand: ['orc-lieutenant'] } },
    { rolls: [6, 6], ...setting },
  );
  act(game, 'two', 'creature orc-lieutenant');
  until(game, 'one', 'assign aragorn-ii');
  game.play('one', 'assign aragorn-ii');
  until(game, 'one', 'tap-to-fight');
  game.play('one', 'tap-to-fight');
  return game;
}

rule('Support in combat is a rule of the standard game only', ['MW-T7.1.1'], () => {
  const standard = struck({});
  standard.offers('one', 'aid boromir-ii');
  quiet(standard);
  const starter = struck(STARTER);
  starter.refuses('one', 'aid boromir-ii', 'MW-T7.1.1');
  quiet(starter);
});

const checks = (setting: { options?: Record<string, boolean> }): Table => {
  const game = table({ one: { rivendell: ['aragorn-ii: elven-cloak', 'boromir-ii'] } }, { rolls: [6, 6], ...setting });
  game.play('one', 'store elven-cloak');
  game.play('two', 'pass');
  return game;
};

rule('So is support of corruption checks', ['MW-T8.1.1'], () => {
  const standard = checks({});
  standard.offers('one', 'support boromir-ii');
  standard.play('one', 'pass');
  const starter = checks(STARTER);
  starter.refuses('one', 'support boromir-ii', 'MW-T8.1.1');
  starter.play('one', 'pass');
});

rule('Tapping a character to let another strike be faced needs no support rule', ['MW-S7.2.4'], () => {
  const game = struck(STARTER);
  assert.equal(asked(game).seat, 'one');
  quiet(game);
});

rule('In the starter game a Wizard in play does not bind general influence to his site', ['MW-T5.4.2'], () => {
  const words = { one: { lorien: ['gandalf'], rivendell: ['legolas'], hand: ['elladan'] } };
  const starter = table(words, STARTER);
  starter.play('one', 'play-character elladan');
  starter.offers('one', ['arrive rivendell']);
  const standard = table(words);
  standard.play('one', 'play-character elladan');
  assert.ok(!standard.list('one').some((move) => move.includes('rivendell')), standard.list('one').join());
});

rule('In the starter game a company may draw whoever is in it', ['MW-T10.1.1'], () => {
  const game = table(
    { phase: 'movement', one: { companies: [{ site: 'rivendell', characters: ['bofur'], to: 'bree' }] } },
    STARTER,
  );
  idle(game, (_s, at) => at === 'movement/draw-choose' || at === 'chain/act');
  assert.ok(handOf(game, 'one').length > 0);
});

rule('Companies at one Haven of the starter game may part and go their ways', ['MW-S5.4.7', 'MW-S5.4.6'], () => {
  const game = table({ one: { rivendell: ['aragorn-ii', 'boromir-ii'] } }, STARTER);
  game.play('one', 'regroup boromir-ii');
  const own = game.list('one').find((move) => move.startsWith('into rivendell')) ?? game.list('one')[0];
  game.play('one', own);
  assert.equal(companiesOf(game, 'one').length, 2);
  toPhase(game, ORGANIZATION);
});

rule(
  'With decks of more than a starter deck the starter game, too, asks for twenty points',
  ['MW-S1.2.3', 'MW-S1.2.5'],
  () => {
    const many = Array.from({ length: 53 }, () => 'muster');
    /** Six factions and the like of 18 or 20 points, and decks of that size. */
    const turnEnds = (points: number, deck: string[]): Table => {
      const table20 = ['army-of-the-dead', 'southrons', 'easterlings', 'rangers-of-the-north']; // 6 + 5 + 4 + 3
      return table(
        {
          phase: 'end-of-turn',
          one: { rivendell: ['beorn'], deck, table: points === 20 ? table20 : table20.slice(0, 3) },
          two: { rivendell: ['eowyn'], deck: many },
        },
        STARTER,
      );
    };
    const mayCall = (game: Table): void => {
      idle(game, { step: 'turn/call-choose' });
      game.offers('one', 'call-council');
    };
    turnEnds(17, ['...']).refuses('one', 'call-council', 'MW-S1.2.5');
    mayCall(turnEnds(20, ['...']));
    turnEnds(17, many).refuses('one', 'call-council', 'MW-S1.2.3');
    mayCall(turnEnds(20, many));
  },
);
