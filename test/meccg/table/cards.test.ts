// What cards are and how they lie (MW-S2.1, MW-S2.7 to MW-S2.9).
import assert from 'node:assert/strict';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { hasKeyword } from '../../../games/meccg/cards/kinds.ts';
import { deckFaults } from '../../../games/meccg/decks/check.ts';
import { READY_MADE } from '../../../games/meccg/decks/ready-made.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';

rule('Sites and regions are no cards of a play deck', ['MW-S2.1.1', 'MW-S2.1.2'], () => {
  const [deck] = READY_MADE;
  for (const id of ['moria', 'rohan'] as const)
    for (const part of ['resources', 'hazards', 'characters', 'sideboard'] as const) {
      const rules = deckFaults({ ...deck, [part]: { [id]: 1 } }, { starter: 0, decks: 1, draft: 0, tournament: 0 });
      assert.ok(
        rules.some(({ text }) => text.startsWith(CARDS[C[id]].name)),
        `${id} among the ${part}`,
      );
    }
  for (const seat of ['one', 'two']) {
    const { deck: cards, hand } = meccg.position(meccg.create({}, 'backs'))[seat] as Record<string, CardId[]>;
    for (const id of [...cards, ...hand]) assert.ok(!['site', 'region'].includes(CARDS[C[id]].kind));
  }
});

rule('A keyword makes a card one of its class; a name does not', ['MW-S2.1.4'], () => {
  const palantiri = CARDS.filter((card) => hasKeyword(card, 'palantir')).map(({ id }) => id);
  assert.equal(palantiri.length, 12, 'six for heroes, six for minions');
  assert.ok(!palantiri.includes('use-palantir') && !palantiri.includes('align-palantir'));
  assert.ok(hasKeyword(CARDS[C['wizards-fire']], 'spell'));
  assert.ok(!hasKeyword(CARDS[C['wizards-ring']], 'spell'));
});

rule('An event without a target lies on neither side', ['MW-S2.7.3'], () => {
  const game = scene(meccg, {
    phase: 'movement',
    one: { rivendell: ['elrond'] },
    two: { lorien: ['galadriel'], hand: ['doors-of-night'] },
  });
  game.play('one', 'pass');
  game.play('two', 'play doors-of-night');
  game.play('one', 'pass');
  game.play('two', 'pass');
  game.position({ two: { table: ['doors-of-night'] }, one: { characters: { elrond: { on: [] } } } });
});

rule('An item taps without its bearer, and a bearer without his items', ['MW-S2.8.6', 'MW-S2.8.1'], () => {
  const game = scene(
    meccg,
    {
      phase: 'site',
      one: { rivendell: ['elrond: elven-cloak', 'arwen: star-glass tapped'] },
      two: { rivendell: ['frodo'] },
    },
    { rolls: [1, 1, 6, 6] },
  );
  game.play('one', 'enter', 'influence frodo', 'influence-by elrond', 'show-nothing');
  game.play('two', 'pass');
  game.play('one', 'pass');
  game.position({
    one: {
      characters: {
        elrond: { stand: 'tapped', on: ['elven-cloak'] },
        arwen: { stand: 'untapped', on: ['star-glass tapped'] },
      },
    },
  });
});

rule('The wounded are kept from what the tapped are kept from', ['MW-S2.8.3', 'MW-S2.8.5', 'MW-S2.8.2'], () => {
  for (const stand of ['tapped', 'wounded']) {
    const game = scene(meccg, {
      phase: 'site',
      one: { bree: [`elrond ${stand}`], hand: ['bill-the-pony'] },
      two: { bree: ['frodo'] },
    });
    game.play('one', 'enter');
    assert.deepEqual(game.list('one'), ['pass'], stand);
    game.position({ one: { characters: { elrond: { stand } } } });
  }
});

rule('The copy that came first stays: a second comes in only by influence', ['MW-S2.9.3', 'MW-S2.9.1'], () => {
  const words = { one: { rivendell: ['elrond'], hand: ['faramir'] }, two: { rivendell: ['faramir'] } };
  scene(meccg, words).refuses('one', 'play-character faramir', 'MW-S2.9.1');
  const game = scene(meccg, { ...words, phase: 'site' }, { rolls: [6, 6, 1, 1] }); // 12 + 4 - 15 - 2, and -1 is not enough
  game.play('one', 'enter', 'influence faramir', 'show-card faramir');
  game.play('two', 'pass');
  game.play('one', 'pass');
  game.position({ two: { characters: { faramir: {} } }, one: { discard: ['faramir'] } });
});
