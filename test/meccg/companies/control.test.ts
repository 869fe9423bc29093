// Control: followers, leaders, pools of influence, and who is settled how.
import { strict as assert } from 'node:assert';

import { LONG_EVENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { directInfluence, isOverloaded, phaseOf, unusedDirectInfluence, unusedGeneralInfluence } from '../table.ts';
import { idle, position, resolve, table, toPhase } from '../turn/table.ts';

rule('A bonus against one kind is not used up by followers of another', ['CR-I.B.2', 'MW-S9.1.2'], () => {
  // Balin: 2, one more against Dwarves, two more against Elves by the stone
  const game = table({ one: { rivendell: ['balin: elf-stone', 'dori under balin', 'elladan', 'bofur'] } });
  assert.equal(directInfluence(game, 'balin', 'elladan'), 4);
  assert.equal(unusedDirectInfluence(game, 'balin'), 2); // Dori costs the bonus against Dwarves
  assert.equal(unusedDirectInfluence(game, 'balin', 'elladan'), 4);
  assert.equal(unusedDirectInfluence(game, 'balin', 'bofur'), 2);
  game.play('one', 'control elladan');
  game.offers('one', 'under balin');
});

rule('What one bonus cannot cover comes from what is good against all, once', ['CR-I.B.2', 'MW-S5.3.2'], () => {
  const game = table({ one: { rivendell: ['balin: elf-stone', 'bofur under balin', 'elladan'] } });
  assert.equal(unusedDirectInfluence(game, 'balin'), 1); // Bofur: the bonus and one of two
  assert.equal(unusedDirectInfluence(game, 'balin', 'elladan'), 3);
  game.refuses('one', 'control elladan', 'MW-S5.3.1');
});

rule('Two bonuses of one size are still two', ['CR-I.B.2', 'MW-S5.3.2'], () => {
  const words = ['legolas: elf-stone, red-book-of-westmarch', 'orophin under legolas', 'merry under legolas'];
  const game = table({ one: { rivendell: words } });
  assert.equal(isOverloaded(game, 'legolas'), false); // elf 2 + hobbit 2 + 2 for all = 6
  assert.equal(unusedDirectInfluence(game, 'legolas'), 0);
  const more = table({ one: { rivendell: [...words, 'robin-smallburrow under legolas'] } });
  assert.equal(isOverloaded(more, 'legolas'), true);
});

rule('A bonus against some is of no use against others', ['CR-I.B.1', 'MW-S5.1.6'], () => {
  const game = table({ one: { rivendell: ['gloin', 'elladan', 'bofur', 'oin'] } });
  assert.deepEqual(
    ['elladan', 'bofur'].map((who) => unusedDirectInfluence(game, 'gloin', who)),
    [2, 3],
  );
  game.refuses('one', 'control elladan', 'MW-S5.3.1');
  game.play('one', 'control oin');
  game.play('one', 'under gloin');
  assert.equal(unusedDirectInfluence(game, 'gloin'), 0);
});

rule('Who has followers cannot become one, and a follower cannot lead', ['MW-S5.3.6'], () => {
  const game = table({
    one: { rivendell: ['gandalf', 'aragorn-ii', 'eowyn under aragorn-ii', 'boromir-ii under gandalf', 'forlong'] },
  });
  game.refuses('one', 'control aragorn-ii');
  game.play('one', 'control forlong');
  assert.ok(!game.list('one').includes('under boromir-ii')); // direct influence 1, but a follower himself
  game.offers('one', 'under aragorn-ii');
});

rule('A follower can be put under a second leader in one step', ['MW-S5.3.1', 'MW-S4.2.4'], () => {
  const game = table({ one: { rivendell: ['gandalf', 'aragorn-ii', 'eowyn under aragorn-ii'] } });
  game.play('one', 'control eowyn', 'under gandalf');
  position(game, { one: { rivendell: ['gandalf', 'aragorn-ii', 'eowyn under gandalf'] } });
});

rule('Giving away the ring that controls a follower leaves him to be settled', ['MW-S5.3.2', 'MW-S5.2.5'], () => {
  const game = table(
    { one: { rivendell: ['legolas: lesser-ring', 'elladan under legolas', 'elrond', 'boromir-ii'] } },
    { rolls: [6, 6] },
  );
  game.play('one', 'transfer lesser-ring', 'receiver boromir-ii');
  resolve(game);
  idle(game, (s, at) => at === 'turn/settling-choose' || s.phase === LONG_EVENT);
  game.offers('one', ['under elrond', 'discard-character elladan']);
  assert.ok(!game.list('one').includes('under legolas'));
  game.play('one', 'under elrond');
  toPhase(game, LONG_EVENT);
  position(game, { one: { rivendell: ['legolas', 'elladan under elrond', 'elrond', 'boromir-ii: lesser-ring'] } });
});

rule('A follower without a leader counts for nobody until he is settled', ['MW-S5.3.8', 'MW-S5.3.9'], () => {
  const game = table({ one: { rivendell: ['elrond', 'aragorn-ii', 'boromir-ii under nobody'] } });
  assert.equal(unusedGeneralInfluence(game, 'one'), 1);
  idle(game, { step: 'turn/settling-choose' });
  game.offersOnly('one', ['under elrond', 'discard-character boromir-ii']);
});

rule('At a Haven nobody else leads him but companions', ['MW-S5.3.9'], () => {
  const game = table({
    one: {
      companies: [
        { site: 'rivendell', characters: ['aragorn-ii', 'boromir-ii under nobody'] },
        { site: 'rivendell', characters: ['gandalf', 'elrond'] },
      ],
    },
  });
  idle(game, (s, at) => at === 'turn/settling-choose' || s.phase === LONG_EVENT);
  game.offersOnly('one', ['discard-character boromir-ii']);
});

rule('Forced discards use up the character of the turn', ['MW-T5.3.3', 'MW-S4.2.2'], () => {
  const game = table({ one: { rivendell: ['elrond', 'aragorn-ii', 'boromir-ii under nobody'], hand: ['eowyn'] } });
  game.play('one', 'discard-character boromir-ii');
  game.refuses('one', 'play-character eowyn', 'MW-S4.2.2');
});

rule('The newcomer goes back to hand before anybody is discarded', ['CR-I.B.4', 'MW-S5.2.6'], () => {
  const game = table({ one: { rivendell: ['elrond', 'aragorn-ii'], hand: ['bofur'] } });
  game.play('one', 'play-character bofur', 'arrive company elrond');
  game.play('one', 'under player one');
  resolve(game);
  toPhase(game, LONG_EVENT);
  game.position({ one: { hand: ['bofur'] } });
});

rule('A newcomer may be made a follower in the same phase and so stay', ['MW-S5.2.6', 'MW-S4.2.1'], () => {
  const game = table({ one: { rivendell: ['elrond', 'aragorn-ii'], hand: ['bofur'] } });
  game.play('one', 'play-character bofur', 'arrive company elrond');
  game.play('one', 'under player one');
  resolve(game);
  game.play('one', 'control bofur', 'under elrond');
  toPhase(game, LONG_EVENT);
  position(game, { one: { rivendell: ['elrond', 'aragorn-ii', 'bofur under elrond'] } });
});

rule('A Wizard takes nobody’s influence and is no discard', ['MW-S5.6.3', 'MW-T5.3.2'], () => {
  const game = table({ one: { rivendell: ['gandalf', 'elrond', 'aragorn-ii'] } });
  assert.equal(unusedGeneralInfluence(game, 'one'), 1);
  game.refuses('one', 'discard-character gandalf', 'MW-T5.3.2');
  game.refuses('one', 'control gandalf', 'MW-S5.6.3');
});

rule('The Wizard is the character of the turn', ['MW-S4.2.2', 'MW-S5.6.2'], () => {
  const game = table({ one: { rivendell: ['elrond'], hand: ['gandalf', 'bofur', 'saruman'] } });
  game.play('one', 'play-character gandalf');
  const first = game.list('one').find((move) => move.startsWith('arrive rivendell')) ?? game.list('one')[0];
  if (first.startsWith('arrive')) game.play('one', first);
  resolve(game);
  game.refuses('one', 'play-character bofur', 'MW-S4.2.2');
  game.refuses('one', 'play-character saruman');
  assert.equal(phaseOf(game), 'organization');
});

rule(
  'A discarded leader leaves his follower behind, who is settled in the same phase',
  ['MW-T5.3.1', 'MW-S5.3.8'],
  () => {
    const game = table({ one: { rivendell: ['aragorn-ii', 'eowyn under aragorn-ii', 'elrond'] } });
    game.play('one', 'discard-character aragorn-ii');
    game.position({ one: { discard: ['aragorn-ii'] } });
    idle(game, { step: 'turn/settling-choose' });
    game.offers('one', ['under player one', 'under elrond', 'discard-character eowyn']);
  },
);

rule('Away from a Haven and from home nobody is discarded at will', ['MW-T5.3.1'], () => {
  const game = table({ one: { bree: ['aragorn-ii', 'boromir-ii'] } });
  game.offers('one', 'discard-character aragorn-ii'); // at home in Bree
  game.refuses('one', 'discard-character boromir-ii', 'MW-T5.3.1');
});

rule('Nobody is discarded to make room for the newcomer of the turn', ['CR-I.B.4', 'MW-T5.3.1', 'MW-S4.2.2'], () => {
  const game = table({ one: { rivendell: ['elrond'], bree: ['theoden', 'eomer'], hand: ['bofur'] } });
  game.play('one', 'play-character bofur', 'arrive company elrond', 'under player one');
  resolve(game);
  game.refuses('one', 'discard-character theoden', 'MW-T5.3.1');
  game.refuses('one', 'discard-character elrond', 'MW-T5.3.1');
  toPhase(game, LONG_EVENT);
  game.position({ one: { hand: ['bofur'], discard: [] } });
});
