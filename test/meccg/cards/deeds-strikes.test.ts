// Resource short-events played on a strike.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, attacked, faces, quiet, type Table, until, where } from '../combat/fight.ts';
import { isAttacked } from '../table.ts';

/** His strike, and what he plays on it. */
function strike(company: readonly string[], creature: string, rolls: readonly number[], ...cards: string[]): Table {
  const game = faces(company, creature, rolls, { hand: cards });
  if (company.length > 1) game.play('one', `assign ${company[0].split(/[ :]/)[0]}`);
  act(game, 'one', 'tap-to-fight');
  until(game, 'one', 'pass');
  return game;
}
const played = (company: readonly string[], creature: string, rolls: readonly number[], card: string): Table => {
  const game = strike(company, creature, rolls, card);
  game.play('one', `play ${card}`);
  quiet(game);
  return game;
};

rule('Block: a warrior does not tap against a strike, unless it wounds him', ['MW-S7.7.6'], () => {
  // Orc-lieutenant: one strike of 7. Faramir has 5.
  assert.equal(where(played(['faramir'], 'orc-lieutenant', [2, 1], 'block'), 'faramir'), 'untapped');
});

rule('A warrior who blocks and is wounded is wounded', ['CR-A21'], () => {
  assert.equal(where(played(['faramir'], 'rogrog', [1, 1, 1, 1], 'block'), 'faramir'), 'wounded');
});

rule('Block, Lucky Strike and Risky Blow are for the warrior who is struck', ['MW-S5.1.4', 'CR-A18.1'], () => {
  const cards = ['block', 'lucky-strike', 'risky-blow'];
  const game = strike(['bilbo', 'faramir'], 'orc-lieutenant', [], ...cards, 'halfling-stealth', 'dodge');
  for (const card of cards) game.refuses('one', `play ${card}`, 'MW-S5.1.4');
  game.offers('one', ['play halfling-stealth', 'play dodge']);
  const early = attacked(['faramir'], 'orc-lieutenant', [], { hand: [...cards, 'dodge', 'halfling-stealth'] });
  for (const card of [...cards, 'dodge']) early.refuses('one', `play ${card}`, 'CR-A18.1');
});

rule('One resource that asks for a skill for one strike: Dodge asks for none', ['MW-S7.3.7'], () => {
  const game = strike(['faramir'], 'orc-lieutenant', [], 'block', 'risky-blow', 'dodge');
  game.play('one', 'play risky-blow');
  game.play('two', 'pass');
  game.refuses('one', 'play block', 'MW-S7.3.7');
  game.offers('one', 'play dodge');
});

rule('Dodge: he does not tap, and if he is wounded his body is one less in that check', ['CR-CARD-dodge-1'], () => {
  assert.equal(where(played(['legolas'], 'orc-lieutenant', [6, 6], 'dodge'), 'legolas'), 'untapped');
  // Body 8: a body check of 8 eliminates nobody, against 7 it does.
  assert.equal(where(played(['legolas'], 'rogrog', [1, 1, 4, 3], 'dodge'), 'legolas'), 'wounded');
  assert.equal(where(played(['legolas'], 'rogrog', [1, 1, 4, 4], 'dodge'), 'legolas'), 'out-of-play');
  const game = strike(['legolas'], 'rogrog', [1, 1, 4, 4]);
  quiet(game);
  assert.equal(where(game, 'legolas'), 'wounded');
});

rule('Dodge is for the one who is struck only', ['MW-S10.1.2'], () => {
  const game = strike(['legolas', 'gimli'], 'rogrog', [1, 1, 1, 1], 'dodge');
  game.play('one', 'play dodge');
  quiet(game);
  assert.equal(where(game, 'legolas'), 'wounded');
  assert.equal(where(game, 'gimli'), 'untapped');
});

rule('Halfling Stealth cancels a strike against a Hobbit', ['CR-A13', 'MW-S5.1.4'], () => {
  const game = played(['bilbo'], 'orc-lieutenant', [], 'halfling-stealth');
  assert.equal(isAttacked(game), false);
  assert.equal(where(game, 'bilbo'), 'untapped');
  const elf = strike(['legolas', 'bilbo'], 'orc-lieutenant', [], 'halfling-stealth');
  elf.refuses('one', 'play halfling-stealth', 'MW-S5.1.4');
});

rule('Lucky Strike: two rolls, and he chooses one', ['MW-S7.4.2'], () => {
  // Faramir, 5 against 7: 2 would lose, 3 is enough.
  const game = played(['faramir'], 'orc-lieutenant', [1, 1, 1, 2], 'lucky-strike');
  game.offersOnly('one', ['use-roll 2', 'use-roll 3']);
  game.play('one', 'use-roll 3');
  quiet(game);
  assert.equal(where(game, 'orc-lieutenant'), 'points');
});

rule('Risky Blow: +3 prowess and -1 body for one strike', ['CR-CARD-dodge-1'], () => {
  // Faramir 5 + 3 against 13: 6 beats it, 4 is not enough and a body check of 8 eliminates him, whose body is 8.
  assert.equal(where(played(['faramir'], 'rogrog', [3, 3, 6, 6], 'risky-blow'), 'rogrog'), 'points');
  assert.equal(where(played(['faramir'], 'rogrog', [2, 2, 4, 4], 'risky-blow'), 'faramir'), 'out-of-play');
});
