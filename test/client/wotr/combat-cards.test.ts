import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOddsWords, cardsInHand, choiceOfCard, isDeclaring } from '../../../client/wotr/combat-cards.ts';
import { battleIn } from '../../../client/wotr/doing.ts';
import { combatOdds } from '../../../games/wotr/card-list.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { EVENTS, eventIndex } from '../../../games/wotr/tables/events.ts';
import { questionOf } from '../../../protocol/table.ts';
import { scene } from '../../scene.ts';

/** The Shadow has attacked without an Elite, and holds these. */
function declaring(hand: readonly string[]) {
  const game = scene(wotr, {
    act: 'shadow',
    politics: { sauron: 'at war', gondor: 'at war' },
    dagorlad: { sauron: '4r' },
    'north-ithilien': { gondor: '2r' },
    dice: { shadow: ['army'] },
    hands: { shadow: hand, free: ['athelas'] },
  });
  game.play('shadow', 'die army', 'attack dagorlad', 'against north-ithilien');
  const asked = (seat: number) => {
    const decision = wotr.decisions(game.state).find((one) => one.seat === seat) ?? assert.fail();
    return questionOf(wotr, game.state, decision);
  };
  const host = { why: async (about: string) => wotr.explain(game.state, 1, about) };
  return { game, asked, host };
}

test('The cards that can be used come first, and the others say why not', async () => {
  const { asked, host, game } = declaring(['olog-hai', 'horde-from-the-east']);
  assert.ok(isDeclaring(asked(1)));
  const cards = await cardsInHand(host, game.state.hands[1]);
  assert.deepEqual(
    cards.map(({ card, why }) => [EVENTS[card].slug, why?.rule]),
    [
      ['horde-from-the-east', undefined],
      ['olog-hai', 'WR-6.20.1'],
    ],
  );
});

test('The card that was picked is the choice when it is asked which, and not before', () => {
  const card = eventIndex('horde-from-the-east');
  const { asked, game } = declaring(['olog-hai', 'horde-from-the-east']);
  assert.equal(choiceOfCard(asked(1), card), undefined);
  game.play('shadow', 'card');
  game.play('free', 'no card');
  assert.equal(choiceOfCard(asked(1), card)?.move, 'choose horde-from-the-east');
  assert.equal(choiceOfCard(asked(1), eventIndex('olog-hai')), undefined);
});

test('The odds count the card in, as it stands in this battle', () => {
  const { game } = declaring(['horde-from-the-east']);
  const view = game.view('shadow');
  const battle = battleIn(view) ?? assert.fail();
  const words = (title: string): string => {
    const card = EVENTS.findIndex(({ combat }) => combat === title);
    return cardOddsWords(view, battle, 1, combatOdds(view, battle, 1, card));
  };
  assert.match(words('Deadly Strife'), /^You win \d+ %, with this card \d+ %: hits 1.9 instead of 1.2, losses /);
  // Four against two Regulars: in this battle the host is two to one once it is not hurt.
  assert.match(words('Great Host'), /^You win 9\d %, with this card 9\d %: hits 1.7 instead of 1.2, losses 0.7\.$/);
  assert.match(words('Swarm of Bats'), /^What it cancels is not known/);
});

test('In a siege the odds are those of the round, and say who is struck', () => {
  const game = scene(wotr, {
    act: 'shadow',
    politics: { sauron: 'at war', gondor: 'at war' },
    'minas-tirith': { sauron: '2r', nazgul: 1, gondor: '1r 1l' },
    dice: { shadow: ['army'] },
    hands: { free: ['mirror-of-galadriel'] },
  });
  game.play('shadow', 'die army', 'attack minas-tirith');
  if (game.list('shadow').includes('against minas-tirith')) game.play('shadow', 'against minas-tirith');
  const view = game.view('free');
  const battle = battleIn(view) ?? assert.fail();
  const words = cardOddsWords(view, battle, 0, combatOdds(view, battle, 0, eventIndex('mirror-of-galadriel')));
  // Two dice, one of which is rolled again, miss with (5/6)³; the Leader bears one hit, where it is the only one.
  assert.match(
    words,
    /^It holds with 58 %, with this card 93 %: hits 0.6, losses 0.1 instead of 0.4; it strikes with 35 %\.$/,
  );
});
