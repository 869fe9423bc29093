// The Chief of the Ringwraiths (WR-12.5) and the Balrog (WR-12.6).
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { poolOf } from '../../../games/wotr/reading/dice.ts';
import { huntRerolls } from '../../../games/wotr/reading/hunt.ts';
import { BALROG, CHARACTERS, CHIEF_OF_THE_RINGWRAITHS, UNLIMITED } from '../../../games/wotr/tables/characters.ts';
import { SHADOW } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { type Chance, twilight } from './table.ts';

const CHIEF = 'chief-of-the-ringwraiths';
const stats = (c: number) => [CHARACTERS[c].level, CHARACTERS[c].leadership, CHARACTERS[c].dice];

/** The Shadow has chosen a Muster die. */
function muster(words: Words, chance: Chance = {}) {
  const game = twilight({ act: 'shadow', dice: { shadow: ['muster'] }, ...words }, chance);
  game.play('shadow', 'die muster');
  return game;
}

rule('The Chief has no limit to his Level, Leadership 2 and a die', ['WR-12.5.1'], () => {
  assert.deepEqual(stats(CHIEF_OF_THE_RINGWRAITHS), [UNLIMITED, 2, 1]);
  assert.equal(poolOf(twilight({ characters: { [CHIEF]: 'moria' } }).state, SHADOW), 8);
});

rule('A Muster result brings him to the Ring-bearers outside a Stronghold of the Free Peoples', ['WR-12.5.2'], () => {
  muster({}).refuses('shadow', `bring ${CHIEF}`, 'WR-12.5.2');
  const game = muster({ fellowship: { at: 'hollin' } });
  game.play('shadow', `bring ${CHIEF}`);
  game.position({ characters: { [CHIEF]: 'hollin' } });
  // whose the Stronghold is, not who holds it
  muster({ fellowship: { at: 'lorien' }, lorien: { captured: true } }).refuses('shadow', `bring ${CHIEF}`, 'WR-12.5.2');
  muster({ fellowship: { at: 'edoras' } }).offers('shadow', `bring ${CHIEF}`);
  muster({ fellowship: { at: 'morannon', mordor: 1 } }).refuses('shadow', `bring ${CHIEF}`, 'WR-12.5.2');
});

rule('There is one Witch-king in a game', ['WR-12.5.7'], () => {
  const war = { politics: { sauron: 'at war' }, 'barad-dur': { sauron: '2r' }, fellowship: { at: 'hollin' } };
  for (const at of ['moria', 'eliminated']) {
    muster({ ...war, characters: { [CHIEF]: at } }).refuses('shadow', 'bring witch-king', 'WR-12.5.7');
    muster({ ...war, characters: { 'witch-king': at } }).refuses('shadow', `bring ${CHIEF}`, 'WR-12.5.7');
  }
});

rule('What speaks of the Witch-king means him too', ['WR-12.5.3'], () => {
  const words = {
    act: 'shadow',
    'barad-dur': { sauron: '2r' },
    hands: { shadow: ['the-black-captain-commands'] },
    dice: { shadow: ['character'] },
  };
  const game = twilight({ ...words, characters: { [CHIEF]: 'barad-dur' } });
  game.play('shadow', 'die character', 'play the-black-captain-commands', 'decide recruit-nazgul');
  game.position({ 'barad-dur': { nazgul: 2 } });
  const without = twilight(words);
  without.play('shadow', 'die character');
  without.refuses('shadow', 'play the-black-captain-commands', 'WR-5.3.4');
});

rule('Each Nazgûl with the Ring-bearers gives a re-roll, himself among them', ['WR-12.5.4'], () => {
  const rerolls = (words: Words) => huntRerolls(twilight({ fellowship: { at: 'hollin' }, ...words }).state);
  assert.equal(rerolls({ hollin: { nazgul: 2 }, characters: { [CHIEF]: 'hollin' } }), 3);
  assert.equal(rerolls({ hollin: { nazgul: 2 }, characters: { [CHIEF]: 'moria' } }), 2);
  assert.equal(rerolls({ hollin: { nazgul: 2 }, characters: { 'witch-king': 'hollin' } }), 1);
});

rule('Declared outside a Stronghold of the Free Peoples, the Fellowship may find him there', ['WR-12.5.5'], () => {
  const declared = (region: string) => {
    const at = region === 'lorien' ? 'dimrill-dale' : 'westemnet';
    const game = twilight({
      phase: 'fellowship',
      fellowship: { at, progress: 1, companions: ['gimli'] },
      characters: { [CHIEF]: 'barad-dur' },
    });
    game.play('free', `declare ${region}`);
    return game;
  };
  const city = declared('edoras');
  city.offersOnly('shadow', ['he comes', 'he waits']);
  city.play('shadow', 'he comes');
  city.position({ characters: { [CHIEF]: 'edoras' } });
  const waits = declared('edoras');
  waits.play('shadow', 'he waits');
  waits.position({ characters: { [CHIEF]: 'barad-dur' } });
  declared('lorien').refuses('shadow', 'he comes');
});

rule('He flies as the Nazgûl do', ['WR-12.5.6'], () => {
  const game = twilight({ act: 'shadow', characters: { [CHIEF]: 'barad-dur' }, dice: { shadow: ['character'] } });
  game.play('shadow', 'die character', 'move minions', `take ${CHIEF}`);
  game.refuses('shadow', 'to lorien', 'WR-6.13.2');
  game.play('shadow', 'to shire');
  game.position({ characters: { [CHIEF]: 'shire' } });
});

rule('The Balrog has Level 0, Leadership 3 and a die', ['WR-12.6.1'], () => {
  assert.deepEqual(stats(BALROG), [0, 3, 1]);
  const game = twilight({
    act: 'shadow',
    characters: { balrog: 'moria' },
    moria: { nazgul: 1 },
    dice: { shadow: ['character'] },
  });
  game.play('shadow', 'die character', 'move minions');
  game.refuses('shadow', 'take balrog', 'WR-6.11.4');
});

rule(
  'A Muster result brings him to Moria with a Sauron unit, if no Witch-king is in play',
  ['WR-12.6.2', 'WR-12.6.3'],
  () => {
    const game = muster({
      moria: { sauron: '2r' },
      politics: { elves: '2 active', dwarves: '1 passive', north: '3 passive' },
    });
    game.play('shadow', 'bring balrog');
    game.offersOnly('shadow', ['recruit sauron-regular', 'recruit sauron-elite']);
    game.play('shadow', 'recruit sauron-elite');
    game.position({
      moria: { sauron: '2r 1e' },
      characters: { balrog: 'moria' },
      politics: { elves: '1 active', dwarves: '1 passive', north: '2 passive' },
    });
    muster({ characters: { 'witch-king': 'moria' } }).refuses('shadow', 'bring balrog', 'WR-12.6.2');
    muster({ characters: { [CHIEF]: 'moria' } }).refuses('shadow', 'bring balrog', 'WR-12.6.2');
    muster({ moria: { captured: true } }).refuses('shadow', 'bring balrog', 'WR-12.6.2');
    muster({ characters: { [CHIEF]: 'eliminated' } }).offers('shadow', 'bring balrog');
  },
);

/** The Fellowship is declared from Hollin through Moria, where the Balrog is, and this tile is drawn. */
function throughMoria(companions: readonly string[], draws: readonly string[], more: Words = {}) {
  const game = twilight(
    {
      phase: 'fellowship',
      fellowship: { at: 'hollin', progress: 2, companions },
      characters: { balrog: 'moria' },
      ...more,
    },
    { draws },
  );
  game.play('free', 'declare dimrill-dale');
  return game;
}

rule('A Fellowship that comes by him draws a tile, without its Reveal icon', ['WR-12.6.4'], () => {
  const game = throughMoria(['gimli', 'legolas'], ['2r']);
  game.play('free', 'use the ring');
  game.position({ fellowship: { at: 'dimrill-dale', corruption: 2, revealed: false } });
  const revealed = twilight(
    {
      fellowship: { at: 'hollin', progress: 1, companions: ['gimli'] },
      characters: { balrog: 'moria' },
      dice: { free: ['character'] },
      hunt: { shadow: 1 },
      moria: { captured: true },
    },
    { rolls: [6], draws: ['0r', '1'] },
  );
  revealed.play('free', 'die character', 'move fellowship', 'to moria', 'use the ring');
  revealed.position({ fellowship: { at: 'moria', corruption: 1, revealed: true } });
});

rule('He does not meet those who can go round or stay', ['WR-12.6.4'], () => {
  const game = twilight({
    phase: 'fellowship',
    fellowship: { at: 'hollin', progress: 2, companions: ['gimli'] },
    characters: { balrog: 'moria' },
  });
  game.play('free', 'declare fords-of-bruinen');
  game.position({ fellowship: { corruption: 0 } });
});

rule('An Eye ends him and the Guide, but not with Gollum', ['WR-12.6.5'], () => {
  const game = throughMoria(['gandalf-grey', 'legolas'], ['eye-r']);
  game.position({
    characters: { balrog: 'eliminated', 'gandalf-grey': 'eliminated' },
    fellowship: { guide: 'legolas', corruption: 0, revealed: false },
  });
  const smeagol = throughMoria(['gimli', 'smeagol'], ['eye-r']);
  smeagol.position({ characters: { balrog: 'eliminated', smeagol: 'eliminated' }, table: ['we-shall-get-it'] });
  const hobbit = throughMoria(['peregrin', 'meriadoc'], ['eye-r'], {
    fellowship: { at: 'hollin', progress: 2, companions: ['peregrin', 'meriadoc'], guide: 'peregrin' },
  });
  hobbit.play('free', 'to lorien');
  hobbit.position({ characters: { balrog: 'eliminated', peregrin: 'lorien' }, fellowship: { guide: 'meriadoc' } });
  throughMoria([], ['eye-r']).position({ characters: { balrog: 'moria' }, fellowship: { guide: 'gollum' } });
});

rule('An Army with him has 2 more Combat Strength, and five dice at most', ['WR-12.6.6'], () => {
  for (const [units, rolls] of [
    ['2r', [6, 6, 6, 6, 6]],
    ['4r', [6, 6, 6, 6, 6, 6]],
  ] as const) {
    const game = twilight(
      {
        act: 'shadow',
        moria: { sauron: units },
        'dimrill-dale': { elves: '1r' },
        characters: { balrog: 'moria' },
        politics: { sauron: 'at war', elves: 'at war' },
        dice: { shadow: ['army'] },
      },
      { rolls },
    );
    game.play('shadow', 'die army', 'attack moria', 'against dimrill-dale');
    while (game.list('shadow').includes('no card')) game.play('shadow', 'no card');
    assert.equal(game.state.regular[R['dimrill-dale']], 0);
  }
});

rule('He brings no die beside a Witch-king', ['WR-12.6.7'], () => {
  const dice = (characters: Words) => poolOf(twilight({ characters }).state, SHADOW);
  assert.equal(dice({ balrog: 'moria' }), 8);
  assert.equal(dice({ balrog: 'moria', 'witch-king': 'moria' }), 8);
  assert.equal(dice({ balrog: 'moria', [CHIEF]: 'moria' }), 8);
});

rule('He is no Minion for Gandalf the White', ['WR-12.6.8'], () => {
  const words = { characters: { balrog: 'moria', 'gandalf-grey': 'eliminated' }, dice: { free: ['will'] } };
  const game = twilight(words);
  game.play('free', 'die will');
  game.refuses('free', 'bring gandalf-white', 'WR-2.6.6');
  const chief = twilight({ ...words, characters: { [CHIEF]: 'moria', 'gandalf-grey': 'eliminated' } });
  chief.play('free', 'die will');
  chief.offers('free', 'bring gandalf-white');
});
