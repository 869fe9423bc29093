import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOddsWords, cardsInHand, choiceOfCard, isDeclaring } from '../../../client/wotr/combat-cards.ts';
import { battleIn } from '../../../client/wotr/doing.ts';
import { oddsOf } from '../../../client/wotr/odds.ts';
import { wotrCards } from '../../../games/wotr/card-list.ts';
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

test('The odds count a card in where numbers say all that it does', () => {
  const { game } = declaring(['horde-from-the-east']);
  const view = game.view('shadow');
  const battle = battleIn(view) ?? assert.fail();
  const texts = wotrCards().flatMap((card) => ('combatOdds' in card ? [card] : []));
  const strife = texts[eventIndex('horde-from-the-east')];
  assert.equal(strife.combat, 'Deadly Strife');
  assert.deepEqual(strife.combatOdds, {
    you: { rollBonus: 2, rerollBonus: 2 },
    enemy: { rollBonus: 2, rerollBonus: 2 },
  });
  assert.match(cardOddsWords(view, battle, 1, strife), /^You win \d+ %, with this card \d+ %\.$/);
  const better = oddsOf(view, battle, { by: 1, card: { you: { rollBonus: 1 } } });
  assert.ok(better.attackerWins > oddsOf(view, battle).attackerWins);
  const worse = oddsOf(view, battle, { by: 0, card: { enemy: { maxDice: 2 } } });
  assert.ok(worse.attackerWins < oddsOf(view, battle).attackerWins);
  const killers = texts[eventIndex('olog-hai')];
  assert.equal(killers.combatOdds, null);
  assert.equal(cardOddsWords(view, battle, 1, killers), '');
});
