// The rule-based player knows the factions and siege engines of Twilight of the Third Age.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Words } from '../../engine/game.ts';
import { seedRandom } from '../../engine/random.ts';
import { wotr } from '../../games/wotr/game.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Player } from '../../players/player.ts';
import { simulate } from '../../players/simulate.ts';
import { turnFor } from '../../players/turn.ts';
import { rulesPlayer } from '../../players/wotr/rules.ts';
import { type Twilight, twilight } from '../wotr/twilight/table.ts';

/** What it would do next at the table. */
function advice({ state }: Twilight): string {
  const [decision] = wotr.decisions(state);
  const { move } = rulesPlayer.choose(turnFor(wotr, state, decision, seedRandom('advice')));
  return wotr.notation.write(move, state);
}

/** Here it is about figures: no Character of the expansion is to be had. */
const NOBODY_NEW = { balrog: 'eliminated', galadriel: 'eliminated', 'chief-of-the-ringwraiths': 'eliminated' };

const muster = (words: Words): Twilight => {
  const game = twilight({ politics: { isengard: 'at war', sauron: 'at war', southrons: 'at war' }, ...words });
  game.play(String(words['act']), 'die muster');
  return game;
};

test('It brings the Hillmen when Isengard is At War and little else is to be done', () => {
  const game = muster({
    act: 'shadow',
    start: true,
    characters: { saruman: 'orthanc', ...NOBODY_NEW },
    dice: { shadow: ['muster'] },
  });
  assert.equal(advice(game), 'call hillmen');
});

test('It builds a Tower where a Trebuchet would hold the walls', () => {
  const game = muster({
    act: 'shadow',
    start: true,
    factions: ['hillmen', 'corsairs'],
    characters: { saruman: 'eliminated', 'witch-king': 'minas-tirith' },
    'minas-tirith': { gondor: '3r', sauron: '5r 2e', nazgul: 2, trebuchets: 1 },
    dice: { shadow: ['muster'] },
  });
  assert.equal(advice(game), 'build minas-tirith');
});

test('It builds a Trebuchet for walls about to be stormed', () => {
  const game = muster({
    act: 'free',
    politics: { gondor: 'at war', sauron: 'at war' },
    characters: NOBODY_NEW,
    'minas-tirith': { gondor: '3r', sauron: '6r 3e', nazgul: 2 },
    dice: { free: ['muster'] },
  });
  assert.equal(advice(game), 'build minas-tirith');
});

test('Awake Ents walk into an empty Orthanc, and storm a weak one', () => {
  const awake = (orthanc: Words): Twilight => {
    const game = twilight({
      act: 'free',
      factions: ['ents'],
      characters: { saruman: 'orthanc', 'gandalf-white': 'fangorn', 'gandalf-grey': 'replaced' },
      fangorn: { ents: 3 },
      'fords-of-isen': { ents: 1 },
      orthanc,
      hands: { free: ['the-ents-awake-rock-and-stone'] },
      dice: { free: ['character'] },
    });
    game.play('free', 'die character', 'play the-ents-awake-rock-and-stone');
    return game;
  };
  assert.equal(advice(awake({})), 'ent to orthanc');
  assert.equal(advice(awake({ isengard: '2r' })), 'ent against orthanc');
});

test('A Ship goes where the Army of Umbar can land, and another waits for it', () => {
  const game = twilight({
    act: 'shadow',
    factions: ['corsairs'],
    politics: { southrons: 'at war' },
    umbar: { southrons: '6r 2e', ships: 2 },
    dice: { shadow: ['army'] },
  });
  game.play('shadow', 'die army', 'sail umbar');
  assert.equal(advice(game), 'leave corsair-ship');
  game.play('shadow', 'leave corsair-ship');
  assert.equal(advice(game), 'to pelargir');
  game.play('shadow', 'to pelargir', 'march umbar');
  assert.match(advice(game), /^(to pelargir|leave )/);
});

test('Games by rules end, nothing is refused, and every decision has its reason', () => {
  const talkative: Player<WotrView> = {
    name: 'talkative',
    choose(turn) {
      const choice = rulesPlayer.choose(turn);
      assert.match(choice.why?.() ?? '', /^\S.*[.!]$/s, `${turn.decision.at}: ${turn.write(choice.move)}`);
      return choice;
    },
  };
  for (let i = 0; i < 6; i++) {
    const { outcome, refused } = simulate(wotr, { twilight: true }, `t${i}`, [talkative, talkative]);
    assert.equal(refused, undefined);
    assert.ok(outcome);
  }
});
