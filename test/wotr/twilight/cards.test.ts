// The event cards of the expansion: what they do when they are played, and when they may not be.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { cardsInDecks, EVENT_DECK, EVENT_SIDE, EVENT_SLUGS, EVENTS } from '../../../games/wotr/tables/events.ts';
import { FREE } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { type Chance, type Twilight, twilight } from './table.ts';

/** A side about to act with an Event die and the card. */
function holding(side: 'free' | 'shadow', card: string, words: Words, chance: Chance = {}): Twilight {
  const game = twilight(
    { act: side, dice: { free: ['event'], shadow: ['event'] }, hands: { [side]: [card] }, ...words },
    chance,
  );
  game.play(side, 'die event');
  return game;
}
function play(side: 'free' | 'shadow', card: string, words: Words, chance: Chance = {}): Twilight {
  const game = holding(side, card, words, chance);
  game.play(side, `play ${card}`);
  return game;
}
const refused = (side: 'free' | 'shadow', card: string, words: Words): void =>
  holding(side, card, words).refuses(side, `play ${card}`, 'WR-5.3.4');

const WHITE = { 'gandalf-white': 'edoras', 'gandalf-grey': 'replaced' };

rule('There are seven new cards a side', ['WR-12.1.6'], () => {
  const added = EVENTS.filter(({ id }) => id.endsWith('e'));
  assert.equal(added.filter(({ side }) => side === FREE).length, 7);
  assert.equal(added.length, 14);
});

rule('Three a side replace those of their number, and two are added to each deck', ['WR-12.2.2', 'WR-12.2.3'], () => {
  const cards = cardsInDecks(true);
  for (let deck = 0; deck < 4; deck++)
    assert.equal(cards.filter((card) => EVENT_SIDE[card] * 2 + EVENT_DECK[card] === deck).length, 26);
  const gone = cardsInDecks(false).filter((card) => !cards.includes(card));
  assert.deepEqual(
    gone.map((card) => EVENT_SLUGS[card]),
    [
      'the-ents-awake-treebeard',
      'the-ents-awake-huorns',
      'the-ents-awake-entmoot',
      'balrog-of-moria',
      'corsairs-of-umbar',
      'rage-of-the-dunlendings',
    ],
  );
  assert.deepEqual(twilight(undefined).view('spectator').deckCounts, [25, 25, 25, 25]); // after the first draw
});

for (const card of ['the-ents-awake-rock-and-stone', 'the-ents-awake-huorns-e', 'the-ents-awake-entmoot-e']) {
  rule(
    `${card}: two Ents come, and the Ents may act; with a Companion there another card`,
    ['WR-12.9.20', 'WR-12.9.9'],
    () => {
      const words = { fangorn: { ents: 1 }, factions: ['ents'], characters: { ...WHITE, saruman: 'orthanc' } };
      const game = play('free', card, { ...words, orthanc: { isengard: '1r' } });
      game.position({ fangorn: { ents: 3 } });
      game.play('free', 'done');
      game.asks('shadow');
      const gimli = { ...words.characters, gimli: 'fangorn' };
      const more = play('free', card, {
        ...words,
        characters: gimli,
        orthanc: { isengard: '1r' },
        decks: { 'free-character': ['athelas'] },
      });
      more.play('free', 'done', 'decide draw-another');
      more.position({ hands: { free: ['athelas'] } });
      refused('free', card, { ...words, factions: [] });
      refused('free', card, { ...words, characters: { saruman: 'orthanc' } });
    },
  );
}

rule('Ents Awake may bring another Character card instead', ['WR-12.9.20'], () => {
  const game = play('free', 'the-ents-awake-huorns-e', {
    fangorn: { ents: 1 },
    factions: ['ents'],
    characters: { ...WHITE, gimli: 'fangorn' },
    hands: { free: ['the-ents-awake-huorns-e', 'bilbos-song'] },
    fellowship: { corruption: 2 },
  });
  game.play('free', 'done', 'decide play-another', 'play bilbos-song');
  game.position({ fellowship: { corruption: 1 } });
});

rule('Wind from the West: a Shadow card goes from the table, or one from a hand that is seen', ['WR-5.3.5'], () => {
  const table = play('free', 'wind-from-the-west', {
    table: ['flocks-of-crebain', 'the-gates-are-closed'],
    hands: { free: ['wind-from-the-west'], shadow: ['orc-patrol'] },
  });
  table.play('free', 'pick card the-gates-are-closed');
  table.position({ table: ['flocks-of-crebain'], hands: { shadow: ['orc-patrol'] } });
  const hand = play('free', 'wind-from-the-west', {
    hands: { free: ['wind-from-the-west'], shadow: ['orc-patrol', 'stormcrow'] },
  });
  hand.offersOnly('free', ['discard orc-patrol', 'discard stormcrow', 'done']);
  hand.hides('spectator', 'orc-patrol');
  hand.play('free', 'discard stormcrow');
  hand.position({ hands: { shadow: ['orc-patrol'] }, buried: { shadow: ['stormcrow'] } });
});

rule('Three Rings for the Elven-Kings: used Rings come back, first those out of the game', ['WR-5.3.5'], () => {
  const back = (rings: Words, rolls: readonly number[]) =>
    play('free', 'three-rings-for-the-elven-kings', { rings }, { rolls });
  back({ free: 0, shadow: 1 }, [4, 6, 1]).position({ rings: { free: 2, shadow: 1 } });
  back({ free: 0, shadow: 1 }, [4, 6, 5]).position({ rings: { free: 3, shadow: 0 } });
  back({ free: 3, shadow: 0 }, [6, 6, 6]).position({ rings: { free: 3, shadow: 0 } });
});

rule('Rangers of the North: dice against an Army there, and Northerners next to it', ['WR-5.3.5'], () => {
  const game = play(
    'free',
    'rangers-of-the-north',
    { 'weather-hills': { sauron: '3r' }, 'barad-dur': { sauron: '2r' }, bree: { north: '1r' } },
    { rolls: [5, 6, 4] },
  );
  game.position({ 'weather-hills': { sauron: '1r' } });
  game.refuses('free', 'pick shire');
  game.play('free', 'pick bree', 'recruit north-elite');
  game.position({ bree: { north: '1r 1e 1l' } });
});

rule('Threats to the Fiefs of the South: Gondor arms its coast and Ships there may sink', ['WR-5.3.5'], () => {
  const words = { factions: ['corsairs'], umbar: { southrons: '1r', ships: 2 }, anfalas: { ships: 2 } };
  const game = play('free', 'threats-to-the-fiefs-of-the-south', words, { rolls: [4, 3] });
  game.position({
    pelargir: { gondor: '1r' },
    lossarnach: { gondor: '1r' },
    lamedon: { gondor: '1r' },
    anfalas: { ships: 1 },
    umbar: { ships: 2 },
  });
  refused('free', 'threats-to-the-fiefs-of-the-south', { ...words, factions: [] });
});

rule(
  'A Balrog is Come!: he moves two regions, alone or with an Army, and ends with the card outside Moria',
  ['WR-5.4.1'],
  () => {
    const words = { characters: { balrog: 'moria' }, moria: { sauron: '2r' } };
    play('shadow', 'a-balrog-is-come', words).position({ table: ['a-balrog-is-come'] });
    refused('shadow', 'a-balrog-is-come', {});
    const game = twilight({
      ...words,
      act: 'shadow',
      table: ['a-balrog-is-come'],
      dice: { shadow: ['character'], free: ['will'] },
    });
    game.play('shadow', 'die character', 'move minions', 'take balrog');
    game.refuses('shadow', 'to carrock', 'WR-6.13.6');
    game.play('shadow', 'to parth-celebrant');
    game.position({ characters: { balrog: 'parth-celebrant' } });
    if (game.list('shadow').includes('done')) game.play('shadow', 'done');
    game.play('free', 'die will', 'dispel a-balrog-is-come');
    game.position({ table: [], characters: { balrog: 'eliminated' } });
  },
);

rule('The free Peoples end A Balrog is Come! with Gandalf beside him, and he stays in Moria', ['WR-5.4.2'], () => {
  const words = { table: ['a-balrog-is-come'], dice: { free: ['character'] } };
  const game = twilight({ ...words, characters: { balrog: 'moria', 'gandalf-grey': 'moria' } });
  game.play('free', 'die character', 'dispel a-balrog-is-come');
  game.position({ table: [], characters: { balrog: 'moria' } });
  const far = twilight({ ...words, characters: { balrog: 'moria' } });
  far.play('free', 'die character');
  far.refuses('free', 'dispel a-balrog-is-come', 'WR-5.4.2');
});

rule(
  'The Gates are Closed: a Fellowship that comes by a Stronghold of the Shadow may meet a tile more',
  ['WR-5.4.1'],
  () => {
    play('shadow', 'the-gates-are-closed', {}).position({ table: ['the-gates-are-closed'] });
    const declared = (draws: readonly string[]) => {
      const game = twilight(
        {
          phase: 'fellowship',
          fellowship: { at: 'hollin', progress: 2, companions: ['gimli', 'boromir'] },
          table: ['the-gates-are-closed'],
        },
        { draws },
      );
      game.play('free', 'declare dimrill-dale');
      return game;
    };
    const game = declared(['1r']);
    game.play('shadow', 'use the-gates-are-closed');
    game.play('free', 'use the ring');
    game.position({ fellowship: { corruption: 1, revealed: false }, table: [] });
    const eye = declared(['eye-r']);
    eye.play('shadow', 'use the-gates-are-closed');
    eye.position({ fellowship: { corruption: 0, revealed: false } });
    const kept = declared([]);
    kept.play('shadow', 'keep');
    kept.position({ table: ['the-gates-are-closed'] });
  },
);

rule('The Gates are opened with a Will of the West, or by Gandalf or Gollum as the Guide', ['WR-5.4.2'], () => {
  const open = (companions: readonly string[]) => {
    const game = twilight({
      fellowship: { companions },
      table: ['the-gates-are-closed'],
      dice: { free: ['character'] },
    });
    game.play('free', 'die character');
    return game;
  };
  for (const companions of [['gandalf-grey'], []]) {
    const game = open(companions);
    game.play('free', 'dispel the-gates-are-closed');
    game.position({ table: [] });
  }
  open(['gimli']).refuses('free', 'dispel the-gates-are-closed', 'WR-5.4.2');
});

rule('Captain of Despair: Character dice of the Shadow hunt when they are spent', ['WR-5.4.1', 'WR-5.4.3'], () => {
  const chief = { characters: { 'chief-of-the-ringwraiths': 'hollin' } };
  play('shadow', 'captain-of-despair', chief).position({ table: ['captain-of-despair'] });
  refused('shadow', 'captain-of-despair', {});
  refused('shadow', 'captain-of-despair', { ...chief, fellowship: { companions: [] } });
  const words = { ...chief, act: 'shadow', table: ['captain-of-despair'], hunt: { shadow: 1 } };
  const game = twilight({ ...words, dice: { shadow: ['character'], free: ['army'] } });
  game.play('shadow', 'die character', 'move minions', 'done');
  game.position({ hunt: { shadow: 2 } });
  const lost = twilight({
    ...chief,
    table: ['captain-of-despair'],
    fellowship: { companions: ['gimli'] },
    dice: { free: ['character'] },
  });
  lost.play('free', 'die character', 'separate', 'to rivendell');
  lost.position({ table: [], fellowship: { guide: 'gollum' } });
});

rule('Captain of Despair ends with a declaration in a Stronghold that is held', ['WR-5.4.1'], () => {
  const game = twilight({
    phase: 'fellowship',
    characters: { 'witch-king': 'barad-dur' },
    table: ['captain-of-despair'],
  });
  game.play('free', 'declare rivendell');
  game.position({ table: [] });
});

const CORSAIRS = { factions: ['corsairs'], politics: { southrons: 'at war', gondor: 'at war' } };

rule('The Corsairs are upon us!: Ships sail, an Army lands and may go on', ['WR-12.8.9', 'WR-5.3.5'], () => {
  const words = { ...CORSAIRS, umbar: { southrons: '4r', ships: 2 }, 'dol-amroth': { gondor: '2r' } };
  const game = play('shadow', 'the-corsairs-are-upon-us', words);
  game.play('shadow', 'pick umbar', 'leave corsair-ship', 'to pelargir');
  game.play('shadow', 'done', 'pick umbar', 'to pelargir');
  game.position({ pelargir: { southrons: '4r', ships: 1, captured: true }, umbar: { ships: 1 } });
  game.refuses('shadow', 'decide attack');
  game.play('shadow', 'decide march', 'to lossarnach');
  game.position({ lossarnach: { southrons: '4r' } });
  refused('shadow', 'the-corsairs-are-upon-us', { ...words, factions: [] });
});

rule('The Free Peoples use no Combat card in the first round of an attack so made', ['WR-5.6.3'], () => {
  const game = play(
    'shadow',
    'the-corsairs-are-upon-us',
    {
      ...CORSAIRS,
      umbar: { southrons: '4r', ships: 1 },
      pelargir: { ships: 1 },
      lossarnach: { gondor: '1r' },
      hands: { shadow: ['the-corsairs-are-upon-us'], free: ['the-red-arrow'] },
    },
    { rolls: [6, 1, 1, 1, 1] },
  );
  game.play('shadow', 'done', 'pick umbar', 'to pelargir', 'decide attack');
  if (game.list('shadow').includes('against lossarnach')) game.play('shadow', 'against lossarnach');
  assert.ok(!game.list('free').includes('card'));
});

rule('Rage of the Dunlendings: up to four join an Army in Dunland, which may go on', ['WR-12.7.4', 'WR-5.3.5'], () => {
  const words = {
    factions: ['hillmen'],
    politics: { isengard: 'at war' },
    'north-dunland': { isengard: '1r' },
    'south-dunland': {},
  };
  const game = play('shadow', 'rage-of-the-dunlendings-e', words);
  game.play('shadow', 'recruit dunlending', 'recruit dunlending', 'recruit dunlending', 'no more');
  game.position({ 'north-dunland': { isengard: '1r', dunlendings: 3 } });
  game.play('shadow', 'decide march', 'to hollin');
  game.position({ hollin: { isengard: '1r', dunlendings: 3 } });
  refused('shadow', 'rage-of-the-dunlendings-e', { ...words, factions: [] });
});

const SIEGE = {
  'minas-tirith': { gondor: '3r', sauron: '5r', trebuchets: 1 },
  'helms-deep': { rohan: '1r', isengard: '3r' },
};

rule('Deep Trenches and Great Engines: two Towers rise or two Trebuchets fall', ['WR-12.10.4', 'WR-5.3.5'], () => {
  const game = play('shadow', 'deep-trenches-and-great-engines', SIEGE);
  game.play('shadow', 'decide build', 'pick minas-tirith', 'pick helms-deep');
  game.position({ 'minas-tirith': { towers: 1, trebuchets: 1 }, 'helms-deep': { towers: 1 } });
  const fall = play('shadow', 'deep-trenches-and-great-engines', SIEGE);
  fall.play('shadow', 'decide destroy', 'pick minas-tirith');
  fall.position({ 'minas-tirith': { sauron: '5r' } });
  const none = play('shadow', 'deep-trenches-and-great-engines', {});
  none.asks('free');
});

rule('Shadow of Dol Guldur: as many Regulars as the Nazgûl there lead, who may go on', ['WR-5.3.5'], () => {
  const words = { politics: { sauron: 'at war' }, 'dol-guldur': { sauron: '1r', nazgul: 1 } };
  const game = play('shadow', 'shadow-of-dol-guldur', { ...words, characters: { 'witch-king': 'dol-guldur' } });
  game.position({ 'dol-guldur': { sauron: '4r', nazgul: 1 } });
  game.play('shadow', 'decide march', 'to north-anduin-vale');
  game.position({ 'north-anduin-vale': { sauron: '4r' } });
  refused('shadow', 'shadow-of-dol-guldur', { 'dol-guldur': { sauron: '5r' } });
});

rule(
  "'we-shall-get-it' has another tile drawn while Gollum guides, and is then gone",
  ['WR-12.3.8', 'WR-5.4.1'],
  () => {
    const hunted = (companions: readonly string[], draws: readonly string[]) => {
      const game = twilight(
        {
          characters: { smeagol: 'eliminated' },
          table: ['we-shall-get-it'],
          fellowship: { companions },
          dice: { free: ['character'] },
          hunt: { shadow: 1 },
        },
        { rolls: [6], draws },
      );
      game.play('free', 'die character', 'move fellowship');
      return game;
    };
    const game = hunted([], ['1', '3']);
    game.play('shadow', 'use we-shall-get-it');
    game.play('free', 'use the ring');
    game.position({
      fellowship: { corruption: 3 },
      table: [],
      discards: { shadow: ['we-shall-get-it'] },
      drawn: ['3'],
    });
    const guided = hunted(['gimli'], ['1']);
    guided.asks('free');
    guided.play('free', 'use the ring');
    guided.position({ fellowship: { corruption: 1 }, table: ['we-shall-get-it'] });
  },
);
