// Cards whose words leave a choice: how games/meccg/cards/README.md decides.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { hazard, resolve, type Table, table, underway } from '../movement/table.ts';
import { inside } from '../sites/table.ts';
import { isAttacked, isSiteTapped } from '../table.ts';

rule(
  'Halfling Strength untaps a Hobbit at any time of his turn, and heals him in the organization phase',
  ['MW-S10.1.1'],
  () => {
    const inPhase = (phase: string, bilbo: string): Table =>
      table({ phase, one: { rivendell: [bilbo], hand: ['halfling-strength'] }, two: {} });
    inPhase('organization', 'bilbo tapped').offers('one', 'play halfling-strength');
    inPhase('long-event', 'bilbo tapped').offers('one', 'play halfling-strength');
    inPhase('organization', 'bilbo wounded').offers('one', 'play halfling-strength');
    inPhase('long-event', 'bilbo wounded').refuses('one', 'play halfling-strength');
    inPhase('organization', 'bilbo').refuses('one', 'play halfling-strength');
  },
);

rule(
  'Old Road is not played at a tapped Haven, and taps it when the check succeeds',
  ['MW-S10.5.1', 'MW-S4.5.9'],
  () => {
    const tapped = table({
      phase: 'site',
      one: {
        companies: [{ site: 'lorien', characters: ['aragorn-ii'], tapped: true }],
        hand: ['old-road', 'beornings'],
      },
      two: {},
    });
    tapped.play('one', 'enter');
    tapped.refuses('one', 'play old-road', 'MW-S10.5.1');
    const attempt = (rolls: number[]): Table => {
      const game = inside('lorien', ['aragorn-ii'], { hand: ['old-road', 'beornings'] }, {}, { rolls });
      game.play('one', 'play old-road');
      resolve(game);
      resolve(game);
      return game;
    };
    assert.equal(isSiteTapped(attempt([6, 6])), true);
    assert.equal(isSiteTapped(attempt([1, 1])), false);
  },
);

rule(
  'A creature that needs two wildernesses to be played attacks if one of them is left when it resolves',
  ['CR-I.D.31', 'CR-I.D.32'],
  () => {
    const giant = (to: string): Table =>
      underway(
        { site: 'rivendell', characters: ['elrond'], to },
        { one: { hand: ['the-evenstar'], table: ['gates-of-morning'] }, two: { hand: ['giant'] } },
      );
    const one = giant('cameth-brin');
    hazard(one);
    one.refuses('two', 'creature giant', 'MW-S10.4.1');
    const two = giant('bree');
    hazard(two, 'creature giant');
    two.play('one', 'play the-evenstar', 'option 0');
    resolve(two);
    assert.ok(isAttacked(two));
  },
);
