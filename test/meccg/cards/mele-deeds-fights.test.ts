// Minion resource short-events in a fight: whole attacks, single strikes, overt and covert companies.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, quiet, type Table, until, where } from '../combat/fight.ts';
import { resolve } from '../movement/table.ts';
import { table } from '../sites/table.ts';
import { attackProwess, isAttacked, strikesOf } from '../table.ts';
import { plays } from './journey.ts';
import { attacked, faces } from './minion-fight.ts';

const minion = { alignment: 'minion' };

/** He plays it when the attack begins, and nobody answers. */
function answer(game: Table, ...moves: string[]): void {
  game.play('one', ...moves);
  resolve(game);
}
/** Nobody does more about it, and the attack is gone without a strike. */
function isOff(game: Table): boolean {
  quiet(game);
  return !isAttacked(game);
}

rule('A Nice Place to Hide: a scout taps and cancels an attack on his company', ['LE-S7.11.2', 'CR-A5'], () => {
  const game = attacked(['grishnakh', 'lagduf'], 'orc-raiders', [], { hand: ['a-nice-place-to-hide'] });
  game.play('one', 'play a-nice-place-to-hide');
  assert.equal(where(game, 'grishnakh'), 'tapped');
  resolve(game);
  assert.ok(isOff(game));
  attacked(['lagduf'], 'orc-raiders', [], { hand: ['a-nice-place-to-hide'] }).refuses(
    'one',
    'play a-nice-place-to-hide',
    'MW-S5.1.4',
  );
});

rule('Diversion wounds an unwounded character and cancels the attack on his company', ['CR-A13'], () => {
  const game = attacked(['lagduf wounded', 'snaga tapped'], 'orc-raiders', [], { hand: ['diversion'] });
  answer(game, 'play diversion');
  assert.ok(isOff(game));
  assert.equal(where(game, 'snaga'), 'wounded', 'no body check is made: no dice were rolled');
  attacked(['lagduf wounded'], 'orc-raiders', [], { hand: ['diversion'] }).refuses('one', 'play diversion');
});

rule('Orc Quarrels cancels an attack of Orcs, Trolls or Men and no other', ['MW-S7.6.5', 'MW-S10.5.1'], () => {
  for (const [creature, site] of [
    ['orc-raiders', 'tharbad'],
    ['abductor', 'bree'],
  ]) {
    const game = attacked(['shamas'], creature, [], { site, hand: ['orc-quarrels'] });
    answer(game, 'play orc-quarrels');
    assert.ok(isOff(game), creature);
    assert.equal(where(game, 'shamas'), 'untapped');
  }
  attacked(['shamas'], 'crebain', [], { hand: ['orc-quarrels'] }).refuses('one', 'play orc-quarrels', 'MW-S10.5.1');
});

rule('With Skies of Fire, Orc Quarrels may halve the strikes of any attack, rounded up', ['CR-A27'], () => {
  const company = ['shamas', 'lagduf', 'muzgash', 'ostisen', 'uchel'];
  const game = attacked(company, 'ghouls', [], {
    site: 'dead-marshes',
    hand: ['orc-quarrels'],
    one: { ...minion, table: ['skies-of-fire'] },
  });
  assert.equal(strikesOf(game), 5);
  answer(game, 'play orc-quarrels');
  assert.equal(strikesOf(game), 3);
  const gates = attacked(['shamas'], 'crebain', [], {
    hand: ['orc-quarrels'],
    one: { ...minion, table: ['gates-of-morning'] },
  });
  gates.refuses('one', 'play orc-quarrels');
});

// ---- a strike -------------------------------------------------------------------------------------------------------

/** The one strike of an Orc-lieutenant, prowess 7, against the first of them, and what he plays on it. */
function strike(company: readonly string[], rolls: readonly number[], ...hand: string[]): Table {
  const game = faces(company, 'orc-lieutenant', rolls, { hand });
  if (company.length > 1) game.play('one', `assign ${company[0].split(/[ :]/)[0]}`);
  act(game, 'one', 'tap-to-fight');
  until(game, 'one', 'pass');
  return game;
}
const played = (company: readonly string[], rolls: readonly number[], card: string): Table => {
  const game = strike(company, rolls, card);
  game.play('one', `play ${card}`);
  quiet(game);
  return game;
};

rule(
  'Blow Turned: a warrior does not tap, and his body check, if any, is one lower',
  ['MW-S7.7.6', 'LE-S7.4.3'],
  () => {
    // Dôgrib: prowess 4, body 7.
    assert.equal(where(played(['dogrib'], [2, 2], 'blow-turned'), 'dogrib'), 'untapped');
    assert.equal(where(played(['dogrib'], [1, 1, 4, 4], 'blow-turned'), 'dogrib'), 'wounded', '8, less one');
    const plain = strike(['dogrib'], [1, 1, 4, 4]);
    quiet(plain);
    assert.equal(where(plain, 'dogrib'), 'out-of-play');
    strike(['uchel', 'dogrib'], [], 'blow-turned').refuses('one', 'play blow-turned', 'MW-S5.1.4');
  },
);

rule('Bold Thrust: +3 prowess and -1 body for a warrior against one strike', ['CR-A18.1', 'LE-S7.4.3'], () => {
  assert.equal(where(played(['dogrib'], [1, 1], 'bold-thrust'), 'dogrib'), 'tapped', '4 + 3 + 2 against 7');
  // A Cave-drake has 10: 4 + 3 + 2 is not enough, and a body check of 7 is too much for body 6.
  const drake = faces(['dogrib'], 'cave-drake', [1, 1, 4, 3], { hand: ['bold-thrust'] });
  act(drake, 'one', 'tap-to-fight', 'play bold-thrust');
  quiet(drake);
  assert.equal(where(drake, 'dogrib'), 'out-of-play');
  strike(['uchel', 'dogrib'], [], 'bold-thrust').refuses('one', 'play bold-thrust', 'MW-S5.1.4');
});

rule('Swift Strokes: +1 prowess, and two rolls of which he uses one', ['MW-S7.4.2'], () => {
  const game = strike(['dogrib'], [1, 1, 2, 1], 'swift-strokes');
  game.play('one', 'play swift-strokes');
  until(game, 'one', 'use-roll 3');
  game.offersOnly('one', ['use-roll 2', 'use-roll 3']);
  game.play('one', 'use-roll 3');
  quiet(game);
  assert.equal(where(game, 'dogrib'), 'tapped', '5 + 3 against 7');
  strike(['uchel'], [], 'swift-strokes').refuses('one', 'play swift-strokes', 'MW-S5.1.4');
});

rule('Orc Stealth cancels a strike against an Orc scout', ['CR-A13', 'MW-S5.1.4'], () => {
  const game = played(['grishnakh'], [], 'orc-stealth');
  assert.equal(isAttacked(game), false);
  assert.equal(where(game, 'grishnakh'), 'untapped');
  strike(['lagduf'], [], 'orc-stealth').refuses('one', 'play orc-stealth', 'MW-S5.1.4');
  strike(['ostisen'], [], 'orc-stealth').refuses('one', 'play orc-stealth', 'MW-S5.1.4');
});

rule('Under His Blow: an untapped character does not tap, whatever his skills', ['MW-S7.7.6', 'MW-S10.1.2'], () => {
  assert.equal(where(played(['uchel'], [6, 6], 'under-his-blow'), 'uchel'), 'untapped');
  const tired = faces(['dogrib tapped'], 'orc-lieutenant', [6, 6], { hand: ['under-his-blow'] });
  until(tired, 'one', 'pass');
  tired.refuses('one', 'play under-his-blow');
  quiet(tired);
  assert.equal(where(tired, 'dogrib'), 'tapped');
});

// ---- overt and covert companies -------------------------------------------------------------------------------------

rule('Not Slay Needlessly: a covert company goes free, an overt one faces two prowess less', ['LE-S5.6.4'], () => {
  const covert = attacked(['shamas'], 'abductor', [], { site: 'bree', hand: ['not-slay-needlessly'] });
  answer(covert, 'play not-slay-needlessly');
  assert.ok(isOff(covert));
  const hand = ['not-slay-needlessly', 'not-slay-needlessly'];
  const overt = attacked(['shamas', 'lagduf'], 'abductor', [], { site: 'bree', hand });
  answer(overt, 'play not-slay-needlessly');
  assert.equal(attackProwess(overt), 8);
  overt.refuses('one', 'play not-slay-needlessly');
  attacked(['shamas'], 'orc-raiders', [], { hand }).refuses('one', 'play not-slay-needlessly', 'MW-S10.5.1');
});

rule('Ruse: a diplomat of a covert company taps and cancels the attack', ['LE-S5.6.5', 'MW-S5.1.4'], () => {
  const game = attacked(['shamas', 'uchel'], 'orc-raiders', [], { hand: ['ruse'] });
  answer(game, 'play ruse');
  assert.equal(where(game, 'shamas'), 'tapped');
  assert.ok(isOff(game));
  attacked(['shamas', 'lagduf'], 'orc-raiders', [], { hand: ['ruse'] }).refuses('one', 'play ruse', 'MW-S5.1.4');
});

rule('Ruse: a scout is struck by nobody, in an overt company too', ['CR-TERM-attack-2'], () => {
  const game = attacked(['grishnakh', 'lagduf', 'snaga'], 'orc-lieutenant', [6, 6], { hand: ['ruse'] });
  answer(game, 'play ruse');
  quiet(game);
  game.offersOnly('one', ['assign lagduf', 'assign snaga', 'leave-strikes']);
  game.play('one', 'assign lagduf');
  quiet(game);
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  assert.equal(where(game, 'grishnakh'), 'untapped');
});

rule('Motionless Among the Slain: the defender assigns every strike, and body checks are worse', ['MW-S7.2.5'], () => {
  // A Cave-drake chooses whom it strikes: two strikes of 10. Uchel has prowess 2 and body 7, wounded: one more.
  const game = attacked(['lagduf', 'snaga', 'uchel wounded'], 'cave-drake', [6, 6, 1, 1, 3, 3], {
    hand: ['motionless-among-the-slain'],
  });
  answer(game, 'play motionless-among-the-slain');
  quiet(game);
  game.offersOnly('one', ['assign lagduf', 'assign snaga', 'assign uchel']);
  game.play('one', 'assign uchel', 'assign lagduf');
  quiet(game);
  game.play('one', 'resolve lagduf');
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  assert.equal(where(game, 'uchel'), 'out-of-play', '6, one more for the wound and one for the card, against 7');
});

rule(
  'In the Name of Mordor: somebody taps, and what is keyed to darkness lets them go',
  ['LE-S7.6.3', 'LE-S7.6.5'],
  () => {
    const id = 'in-the-name-of-mordor';
    const game = attacked(['lagduf'], 'orc-guard', [], { site: 'cirith-ungol', hand: [id] });
    answer(game, `play ${id}`);
    assert.equal(where(game, 'lagduf'), 'tapped');
    assert.ok(isOff(game));
    attacked(['lagduf'], 'orc-raiders', [], { hand: [id] }).refuses('one', `play ${id}`);
  },
);

rule('In the Name of Mordor discards a Nazgûl in play as an event', ['CR-TERM-nazgul-1', 'MW-S10.13.1'], () => {
  const one = { ...minion, 'minas-morgul': ['lagduf'], hand: ['in-the-name-of-mordor'] };
  const game = table({ one, two: { table: ['ren-the-unclean'] } });
  plays(game, 'in-the-name-of-mordor');
  assert.equal(where(game, 'ren-the-unclean'), 'discard');
});
