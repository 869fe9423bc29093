// What each face of each die may be used for (WR-4.2, WR-4.6 to WR-4.10).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { type Table, verbsNow } from './table.ts';

const FREE_CARDS = { character: 'elven-cloaks', army: 'faramirs-rangers', muster: 'guards-of-the-citadel' };
const SHADOW_CARDS = {
  character: 'shelobs-lair',
  army: 'olog-hai',
  muster: 'many-kings-to-the-service-of-mordor',
};

/** There is something for every action of the Free Peoples, the Shadow being busy elsewhere. */
const free = (face: string, more = {}): Table => {
  const game = scene(wotr, {
    dice: { free: [face], shadow: ['event'] },
    'minas-tirith': { gondor: '2r 1l' },
    osgiliath: { sauron: '2r' },
    characters: { strider: 'pelargir', legolas: 'lorien' },
    politics: { gondor: 'at war' },
    hands: { free: Object.values(FREE_CARDS) },
    ...more,
  });
  game.play('free', `die ${face}`);
  return game;
};

/** The same for the Shadow. */
const shadow = (face: string): Table => {
  const game = scene(wotr, {
    act: 'shadow',
    dice: { free: ['event'], shadow: [face] },
    osgiliath: { sauron: '2r', nazgul: 1 },
    'minas-tirith': { gondor: '2r' },
    characters: { saruman: 'orthanc' },
    orthanc: { isengard: '2r' },
    politics: { isengard: 'at war', sauron: 'at war', gondor: 'at war' },
    hands: { shadow: Object.values(SHADOW_CARDS) },
  });
  game.play('shadow', `die ${face}`);
  return game;
};

const cards = (game: Table, seat: string): string[] =>
  game
    .list(seat)
    .filter((move) => move.startsWith('play '))
    .map((move) => move.slice('play '.length));

const WITH_CHARACTER = ['attack', 'march', 'move companions', 'move fellowship', 'separate'];
const WITH_ARMY = ['attack', 'march'];
const WITH_MUSTER = ['advance', 'recruit'];
const ALWAYS = ['play', 'rouse', 'spend for nothing']; // Legolas rouses the Elves with any die: his card

rule('A Free Peoples die does what its face says and nothing else', ['WR-4.2.1', 'WR-4.10.1', 'WR-4.10.3'], () => {
  const uses = (face: string, ...verbs: string[]): void =>
    assert.deepEqual(verbsNow(free(face)), [...new Set([...ALWAYS, ...verbs])].sort(), face);
  uses('character', ...WITH_CHARACTER);
  uses('muster', ...WITH_MUSTER);
  uses('event', 'draw');
  uses('muster-army', ...WITH_MUSTER, ...WITH_ARMY);
  uses('will', ...WITH_CHARACTER, ...WITH_ARMY, ...WITH_MUSTER, 'draw', 'bring');
});

rule('A Shadow die does what its face says and nothing else', ['WR-4.2.1', 'WR-4.10.1'], () => {
  const musters = ['advance', 'bring', 'recruit', 'voice recruit', 'voice upgrade'];
  const uses = (face: string, ...verbs: string[]): void =>
    assert.deepEqual(verbsNow(shadow(face)), [...new Set(['play', 'spend for nothing', ...verbs])].sort(), face);
  uses('character', 'attack', 'march', 'move minions');
  uses('army', 'attack', 'march');
  uses('muster', ...musters);
  uses('event', 'draw');
  uses('muster-army', 'attack', 'march', ...musters);
});

rule('A Character die plays a Character card and no other', ['WR-4.6.3'], () => {
  for (const [seat, game, deck] of [
    ['free', free('character'), FREE_CARDS],
    ['shadow', shadow('character'), SHADOW_CARDS],
  ] as const) {
    assert.deepEqual(cards(game, seat), [deck.character]);
    game.refuses(seat, `play ${deck.army}`, 'WR-5.3.1');
    game.refuses(seat, `play ${deck.muster}`, 'WR-5.3.1');
    game.play(seat, `play ${deck.character}`);
    game.position({ discards: { [seat]: [deck.character] }, specials: [deck.character] });
  }
});

rule('An Army die plays an Army card and no other', ['WR-4.7.3'], () => {
  const game = shadow('army');
  assert.deepEqual(cards(game, 'shadow'), [SHADOW_CARDS.army]);
  game.refuses('shadow', `play ${SHADOW_CARDS.character}`, 'WR-5.3.1');
  game.refuses('shadow', `play ${SHADOW_CARDS.muster}`, 'WR-5.3.1');
  game.play('shadow', `play ${SHADOW_CARDS.army}`);
  game.position({ discards: { shadow: [SHADOW_CARDS.army] } });
});

rule('A Muster die plays a Muster card and no other', ['WR-4.8.2'], () => {
  for (const [seat, game, deck] of [
    ['free', free('muster'), FREE_CARDS],
    ['shadow', shadow('muster'), SHADOW_CARDS],
  ] as const) {
    assert.deepEqual(cards(game, seat), [deck.muster]);
    game.refuses(seat, `play ${deck.character}`, 'WR-5.3.1');
    game.refuses(seat, `play ${deck.army}`, 'WR-5.3.1');
    game.play(seat, `play ${deck.muster}`);
    game.position({ discards: { [seat]: [deck.muster] } });
  }
});

rule('An Event die plays a card of any type', ['WR-4.9.2'], () => {
  assert.deepEqual(cards(free('event'), 'free'), Object.values(FREE_CARDS));
  assert.deepEqual(cards(shadow('event'), 'shadow'), Object.values(SHADOW_CARDS));
  for (const card of Object.values(SHADOW_CARDS)) {
    const game = shadow('event');
    game.play('shadow', `play ${card}`);
    game.position({ discards: { shadow: [card] } });
  }
});

rule('An Event die draws a card from a deck of one’s choice', ['WR-4.9.1'], () => {
  const words = {
    dice: { free: ['event', 'event'] },
    decks: { 'free-character': ['athelas'], 'free-strategy': ['the-red-arrow'] },
  };
  const game = scene(wotr, words);
  game.play('free', 'die event');
  game.offers('free', ['draw character', 'draw strategy']);
  game.play('free', 'draw strategy');
  game.position({ hands: { free: ['the-red-arrow'] } });
  game.play('free', 'die event', 'draw character');

  const full = scene(wotr, {
    ...words,
    hands: {
      free: ['elven-cloaks', 'elven-rope', 'bilbos-song', 'axe-and-bow', 'horn-of-gondor', 'wizards-staff'],
    },
  });
  full.play('free', 'die event', 'draw character');
  full.asks('free', 'discard 1');
  full.play('free', 'discard bilbos-song');
  full.position({
    hands: { free: ['elven-cloaks', 'elven-rope', 'axe-and-bow', 'horn-of-gondor', 'wizards-staff', 'athelas'] },
  });
});

rule('Only an Event result draws a card', ['WR-4.9.1'], () => {
  for (const face of ['character', 'muster', 'muster-army']) free(face).refuses('free', 'draw character', 'WR-4.9.1');
});

rule('A Muster/Army die takes one action of either list, and none of a Character', ['WR-4.10.1'], () => {
  const game = free('muster-army');
  game.offers('free', ['recruit gondor-regular', 'advance rohan', 'march minas-tirith', 'attack minas-tirith']);
  assert.deepEqual(cards(game, 'free'), [FREE_CARDS.army, FREE_CARDS.muster]);
  game.refuses('free', `play ${FREE_CARDS.character}`, 'WR-5.3.1');
  game.refuses('free', 'move fellowship', 'WR-8.7.1');
  game.refuses('free', 'separate', 'WR-6.11.1');
  game.refuses('free', 'move companions', 'WR-6.11.1');
  game.play('free', 'advance rohan');
  game.position({ politics: { rohan: '2 passive' } });
  game.asks('shadow', 'Choose a die');

  const marching = free('muster-army', { 'dol-amroth': { gondor: '1r' } });
  marching.play('free', 'march dol-amroth', 'to erech', 'march minas-tirith', 'to druadan-forest'); // two, as an Army result
  marching.asks('shadow', 'Choose a die');
});

rule('A Will of the West is any result', ['WR-4.10.3'], () => {
  for (const move of [
    'move fellowship',
    'separate',
    'move companions',
    'march minas-tirith',
    'attack minas-tirith',
    'advance rohan',
    'recruit gondor-elite',
    'draw character',
    'draw strategy',
    ...Object.values(FREE_CARDS).map((card) => `play ${card}`),
  ]) {
    const game = free('will');
    game.offers('free', move);
  }
  free('will', { fellowship: { revealed: true } }).offers('free', 'hide fellowship');
  const game = free('will', { 'dol-amroth': { gondor: '1r' } });
  game.play('free', 'march dol-amroth', 'to erech', 'march minas-tirith', 'to druadan-forest');
  game.position({ erech: { gondor: '1r' }, 'druadan-forest': { gondor: '2r 1l' } });
});

rule('A Will of the West that moves the Fellowship goes into the Hunt box', ['WR-4.10.4'], () => {
  const game = free('will');
  game.play('free', 'move fellowship');
  game.position({ hunt: { free: 1 }, fellowship: { progress: 1 } });
});

rule('The Hunt follows a move of the Fellowship; only then its die goes into the box', ['WR-4.6.4'], () => {
  const table = (roll: number): Table =>
    scene(
      wotr,
      {
        dice: { free: ['character'], shadow: ['army'] },
        fellowship: { at: 'hollin', progress: 1 },
        hunt: { shadow: 1, free: 1 },
      },
      { rolls: [roll], draws: roll >= 5 ? ['0r'] : [] },
    );
  const unseen = table(4); // 5 with the one die that was in the box before: not enough
  unseen.play('free', 'die character', 'move fellowship');
  unseen.position({ fellowship: { progress: 2, revealed: false }, hunt: { shadow: 1, free: 2 } });

  const seen = table(5);
  seen.play('free', 'die character', 'move fellowship');
  seen.asks('free', 'where is it');
  seen.position({ hunt: { free: 1 } }); // the Hunt is not over yet
  seen.play('free', 'to trollshaws');
  seen.position({ hunt: { free: 2 } });
});

rule('The Shadow neither moves nor hides the Fellowship', ['WR-4.6.4'], () => {
  shadow('character').refuses('shadow', 'move fellowship', 'WR-4.6.4');
});
