import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { carried, landing } from '../../../client/meccg/table/carrying.ts';
import type { Thing } from '../../../client/meccg/table/light.ts';
import { C } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import type { MeccgState } from '../../../games/meccg/state.ts';
import { questionOf } from '../../../protocol/table.ts';
import { scene } from '../../scene.ts';

const ask = (state: MeccgState) => {
  const [decision] = meccg.decisions(state);
  assert.ok(decision);
  return questionOf(meccg, state, decision);
};
const inPlay = (state: MeccgState, id: keyof typeof C): Thing => `card ${state.def.indexOf(C[id])}`;

describe('a card carried onto another', () => {
  test('an item onto somebody is played there and borne by him', () => {
    const game = scene(meccg, {
      phase: 'site',
      one: { bree: ['aragorn-ii'], rhosgobel: ['legolas', 'gimli'], hand: ['elf-stone'] },
    });
    game.play('one', 'next-company legolas', 'enter');
    const onto = [inPlay(game.state, 'gimli')];
    const play = carried(ask(game.state), `title ${C['elf-stone']}`, onto);
    assert.equal(play?.move, 'item elf-stone');
    game.play('one', 'item elf-stone');
    assert.equal(landing(ask(game.state), onto)?.move, 'by gimli');
  });

  test('a friend onto another company joins it; onto a leader he follows him', () => {
    const game = scene(meccg, {
      one: {
        companies: [
          { site: 'rivendell', characters: ['aragorn-ii', 'anborn'] },
          { site: 'rivendell', characters: ['balin'] },
        ],
      },
    });
    const anborn = inPlay(game.state, 'anborn');
    const [, other] = game.state.companies;
    assert.equal(carried(ask(game.state), anborn, [`company ${other?.id ?? -1}`])?.verb, 'regroup');
    assert.equal(carried(ask(game.state), anborn, [inPlay(game.state, 'aragorn-ii')])?.verb, 'control');
  });

  test('nothing is given up by letting it fall, and what the list does not have is not done', () => {
    const game = scene(meccg, { one: { rivendell: ['aragorn-ii', 'balin'], hand: ['glamdring'] } });
    const question = ask(game.state);
    assert.equal(carried(question, `title ${C['glamdring']}`, [inPlay(game.state, 'balin')]), undefined);
    const { verb } = carried(question, inPlay(game.state, 'balin'), ['site 0']) ?? {};
    assert.ok(verb === undefined || verb === 'move' || verb === 'regroup', verb);
  });
});
