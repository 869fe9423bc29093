import { strict as assert } from 'node:assert';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { SKILLS } from '../../../games/meccg/cards/facts.ts';
import { IS_NAZGUL, isCharacter, isHazard, isResource } from '../../../games/meccg/cards/kinds.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { AT_END, ORGANIZATION } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { controllerOf, corruptionOf, effectsAtWork, hasSkill, marshallingPoints, prowessOf } from '../table.ts';
import { bearer, cardsInPlay, where } from '../whereabouts.ts';
import { idle, passes, position, resolve, table, toPhase } from './table.ts';

rule(
  'Characters, resources and hazards make the play deck; sites are chosen from the location deck',
  ['MW-S2.1.2'],
  () => {
    const state = meccg.create({}, 'decks');
    assert.ok(state.def.every((def) => isCharacter(def) || isResource(def) || isHazard(def)));
    assert.ok(state.sites.length > 0);
  },
);

rule('A class is what the keywords say', ['MW-S2.1.4'], () => {
  const nazgul = CARDS.filter((_, def) => IS_NAZGUL[def] === 1);
  assert.equal(nazgul.length, 9);
  assert.ok(nazgul.every((card) => 'unique' in card && card.unique));
  const spells = CARDS.filter((card) => 'keywords' in card && (card.keywords as readonly string[]).includes('spell'));
  assert.ok(spells.length > 0 && spells.every(({ kind }) => kind === 'resource-event'));
});

rule('A character may have several skills and serves for any of them', ['MW-S5.1.3'], () => {
  const game = table({ one: { rivendell: ['aragorn-ii'] } });
  const has = SKILLS.filter((skill) => hasSkill(game, 'aragorn-ii', skill));
  assert.deepEqual(has, ['warrior', 'scout', 'ranger']);
});

rule('What needs a race works for that race only', ['MW-S5.1.7'], () => {
  const ring = 'dwarven-ring-of-durins-tribe';
  const game = table({ one: { rivendell: [`gimli: ${ring}`] }, two: { lorien: [`eomer: ${ring}`] } });
  assert.deepEqual([marshallingPoints(game, 'one'), marshallingPoints(game, 'two')], [2 + 6, 1 + 4]);
  assert.deepEqual(
    ['gimli', 'eomer'].map((id) => corruptionOf(game, id)),
    [5, 3],
  );
});

rule(
  'Who is tapped or wounded cannot tap; an item does not tap with its bearer',
  ['MW-S2.8.1', 'MW-S2.8.3', 'MW-S2.8.6', 'MW-S2.8.5', 'CR-TERM-tap-1'],
  () => {
    const game = table(
      { one: { rivendell: ['elrond: sting', 'elladan: elven-cloak', 'gimli tapped', 'eomer wounded'] } },
      { rolls: [3, 4] },
    );
    game.play('one', 'transfer sting', 'receiver gimli');
    game.play('two', 'pass');
    game.refuses('one', 'support gimli');
    game.refuses('one', 'support eomer');
    game.play('one', 'support elladan');
    game.refuses('one', 'support elladan');
    resolve(game);
    position(game, {
      one: { rivendell: ['elrond', 'elladan tapped: elven-cloak', 'gimli tapped: sting', 'eomer wounded'] },
    });
  },
);

rule('The copy that was played first stays; a second one cannot be played', ['MW-S2.9.2', 'MW-S2.9.3'], () => {
  const game = table({
    one: { rivendell: ['dori'], hand: ['gates-of-morning', 'legolas'] },
    two: { lorien: ['legolas'], table: ['gates-of-morning'] },
  });
  game.refuses('one', 'play gates-of-morning');
  game.refuses('one', 'play-character legolas', 'MW-S2.9.1');
});

rule(
  'A short-event is discarded at once, and its effect lasts as long as it says; others stay',
  ['MW-S10.10.1', 'MW-S10.10.2', 'PA-5.8', 'MW-S2.7.3'],
  () => {
    const game = table({ one: { rivendell: ['bilbo'], hand: ['stealth', 'gates-of-morning'] } });
    game.play('one', 'play gates-of-morning');
    resolve(game);
    position(game, { one: { table: ['gates-of-morning'], discard: [] } });
    game.play('one', 'move bilbo', 'to lorien', 'by-path');
    toPhase(game, ORGANIZATION, AT_END);
    game.play('one', 'play stealth');
    resolve(game);
    position(game, { one: { discard: ['stealth'] } });
    assert.equal(effectsAtWork(game).length, 1);
    idle(game, { turn: 4 });
    assert.equal(effectsAtWork(game).length, 0);
    idle(game, { turn: 5 });
    position(game, { one: { table: ['gates-of-morning'] } });
  },
);

rule('Long-events work for both players, in both their turns', ['MW-S10.10.6', 'MW-S10.10.4'], () => {
  const game = table({
    phase: 'long-event',
    one: { rivendell: ['aragorn-ii'], hand: ['sun'] },
    two: { lorien: ['faramir'] },
  });
  const prowess = (): number[] => ['aragorn-ii', 'faramir'].map((id) => prowessOf(game, id));
  const printed = prowess();
  game.play('one', 'play sun');
  resolve(game);
  const raised = printed.map((n) => n + 1);
  assert.deepEqual(prowess(), raised);
  idle(game, { turn: 4, phase: 'long-event' });
  assert.deepEqual(prowess(), raised);
  idle(game, { turn: 5, phase: 'long-event' });
  assert.deepEqual(prowess(), printed);
  passes(game);
});

rule('Call of Home is resisted by unused general influence, and he goes alone', ['MW-S5.1.8', 'MW-S5.2.4'], () => {
  const words = {
    phase: 'movement',
    one: {
      companies: [
        {
          site: 'rivendell',
          characters: ['theoden: sting, star-glass, quickbeam', 'eomer under theoden', 'gimli wounded', 'elladan'],
          to: 'lorien',
        },
      ],
    },
    two: { hand: ['call-of-home'] },
  };
  const start = (rolls: number[]): ReturnType<typeof table> => {
    const game = table(words, { rolls });
    idle(game, { step: 'chain/act' });
    game.play('one', 'pass');
    game.play('two', 'play call-of-home', 'on theoden');
    game.play('one', 'pass');
    game.play('two', 'pass');
    return game;
  };
  const stays = start([3, 3]); // 6 and 4 unused are ten
  assert.ok(cardsInPlay(stays).includes('theoden'));
  const goes = start([2, 3]);
  idle(goes, { step: 'chain/act' }, ['choose sting', 'choose gimli']);
  position(goes, { one: { hand: ['variags-of-khand', 'theoden'] } }); // one card was drawn for the movement
  assert.equal(bearer(goes, 'sting'), 'gimli');
  assert.equal(controllerOf(goes, 'eomer'), 'nobody');
  assert.deepEqual([where(goes, 'quickbeam'), where(goes, 'star-glass')], ['discard', 'discard']);
});

rule('Cards may heal away from a Haven', ['MW-S5.7.2'], () => {
  const game = table({ one: { bree: ['gimli: healing-herbs', 'eomer wounded'] } });
  game.play('one', 'use healing-herbs');
  resolve(game);
  position(game, { one: { bree: ['gimli tapped', 'eomer'], discard: ['healing-herbs'] } });
});

rule(
  'A creature attacks and is gone: discarded, or with the points of who defeated it',
  ['MW-S0.2.6', 'MW-S2.6.1'],
  () => {
    const attacked = (rolls: number[]): ReturnType<typeof table> => {
      const game = table(
        {
          phase: 'movement',
          one: { companies: [{ site: 'rivendell', characters: ['faramir'], to: 'bree' }], hand: [] },
          two: { hand: ['orc-lieutenant'] },
        },
        { rolls },
      );
      idle(game, { step: 'chain/act' });
      game.play('one', 'pass');
      game.play('two', 'creature orc-lieutenant');
      idle(game, { attacked: false, step: 'chain/act' }, ['tap-to-fight', 'assign faramir', 'key-wilderness']);
      return game;
    };
    position(attacked([4, 4]), { one: { points: ['orc-lieutenant'] }, two: { discard: [] } });
    position(attacked([1, 1]), { one: { points: [] }, two: { discard: ['orc-lieutenant'] } });
  },
);
