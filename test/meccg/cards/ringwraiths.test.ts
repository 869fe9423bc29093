// What the nine Ringwraiths can do, each as his player himself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CardId } from '../../../games/meccg/cards/all.ts';
import { C } from '../../../games/meccg/cards/all.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';
import { AT_START, END_OF_TURN } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { asked, minions, quiet, type Table, where } from '../minion/minions.ts';
import { abroad, attackedBy } from '../minion/table.ts';
import { bodyOf, corruptionCheck, handSize, isAttacked, prowessOf } from '../table.ts';
import { idle, resolve } from '../turn/table.ts';

const uses = (game: Table, id: CardId, ...more: string[]): void => {
  game.play('one', `use ${id}`, ...more);
  resolve(game);
};

rule(
  'Adûnaphel at a Darkhaven taps to cancel an attack of a creature that is not keyed to the site',
  ['LE-S5.8.4'],
  () => {
    const one = { 'dol-guldur': ['adunaphel-the-ringwraith'] };
    const riders = { from: 'minas-morgul', to: 'cirith-ungol', hazards: ['orc-guard'], one };
    const game = abroad(['asternak'], { ...riders, hazards: ['orc-watch'] });
    game.play('one', 'next-company asternak');
    attackedBy(game, 'orc-watch', 'key-shadow-land');
    game.play('one', 'use adunaphel-the-ringwraith');
    quiet(game);
    assert.equal(isAttacked(game), false);
    assert.equal(where(game, 'adunaphel-the-ringwraith'), 'tapped');
  },
);

rule('Dwar at a Darkhaven taps for +1 to prowess and body of a company', ['LE-S5.8.4'], () => {
  const game = minions({ 'minas-morgul': ['dwar-the-ringwraith'], moria: ['asternak', 'gorbag'] });
  const stats = (): number[] => [prowessOf(game, 'asternak'), bodyOf(game, 'asternak'), prowessOf(game, 'gorbag')];
  const before = stats();
  uses(game, 'dwar-the-ringwraith', 'on company asternak');
  assert.deepEqual(
    stats(),
    before.map((n) => n + 1),
  );
  assert.equal(where(game, 'dwar-the-ringwraith'), 'tapped');
  assert.equal(prowessOf(game, 'dwar-the-ringwraith'), 9);
});

rule('Hoarmûrath’s player has a card more, while he is his Ringwraith at a Darkhaven', ['LE-S5.8.4', 'MX-11.3'], () => {
  const size = (one: Record<string, string[]>): number => handSize(minions(one), 'one');
  assert.equal(size({ 'minas-morgul': ['hoarmurath-the-ringwraith'] }), 9);
  assert.equal(size({ 'barad-dur': ['hoarmurath-the-ringwraith'] }), 8);
  assert.equal(
    size({ 'minas-morgul': ['the-witch-king', 'hoarmurath-the-ringwraith under the-witch-king'] }),
    8,
    'a follower has no abilities but skills, influence and magic',
  );
});

rule('Ren at a Darkhaven taps for +2 to the corruption checks of a company', ['LE-S5.8.4'], () => {
  const game = minions({ 'minas-morgul': ['ren-the-ringwraith'], moria: ['asternak'] });
  uses(game, 'ren-the-ringwraith');
  assert.equal(corruptionCheck(game, 'asternak'), 2);
  const away = minions({ 'barad-dur': ['ren-the-ringwraith'], moria: ['asternak'] });
  away.refuses('one', 'use ren-the-ringwraith', 'MW-S5.1.4');
});

rule('Ûvatha at a Darkhaven taps to shuffle a resource event back', ['LE-S5.8.4'], () => {
  const discard = ['orc-quarrels', 'glamdring', 'cave-drake'];
  const game = minions({ 'minas-morgul': ['uvatha-the-ringwraith'], discard });
  uses(game, 'uvatha-the-ringwraith');
  game.offersOnly('one', ['choose-title orc-quarrels']);
  game.play('one', 'choose-title orc-quarrels');
  assert.equal(where(game, 'orc-quarrels'), 'deck');
  assert.equal(where(game, 'glamdring'), 'discard');
});

rule('A Ringwraith follower taps for nothing of this', ['MX-11.3', 'MX-14.3'], () => {
  const game = minions({
    'minas-morgul': ['the-witch-king', 'dwar-the-ringwraith under the-witch-king'],
    moria: ['asternak'],
  });
  game.refuses('one', 'use dwar-the-ringwraith');
  assert.equal(asked(game).seat, 'one');
});

rule('Indûr taps at the beginning of the end-of-turn phase for a magic card', ['LE-S5.8.4'], () => {
  const game = minions({ 'minas-morgul': ['indur-the-ringwraith'], discard: ['orc-quarrels'] });
  idle(game, (s) => s.phase === END_OF_TURN && s.part === AT_START);
  game.refuses('one', 'use indur-the-ringwraith');
});

test('The texts of the nine say whose they are, and speak of Darkhavens', () => {
  for (const id of ['dwar-the-ringwraith', 'ren-the-ringwraith', 'hoarmurath-the-ringwraith'] as const)
    assert.match(cardText(C[id]), /your Ringwraith at a Darkhaven/);
});
