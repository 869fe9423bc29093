// Cards of the Shadow that lie on the table and bear on the war: what they do there, and how they leave.
import { test } from 'node:test';
import type { Words } from '../../../../engine/game.ts';
import { wotr } from '../../../../games/wotr/game.ts';
import { rule } from '../../../rule.ts';
import { scene } from '../../../scene.ts';
import { holding, play, type Table } from '../table.ts';
import { cannotPlay } from './table.ts';

const goesAway = (card: string): Words => ({ table: [], discards: { shadow: [card] } });
const SARUMAN = { saruman: 'orthanc' };

for (const card of ['the-palantir-of-orthanc', 'wormtongue']) {
  rule(`${card} is played on the table, and only while Saruman is in play`, ['WR-5.4.1', 'WR-5.3.4'], () => {
    play('shadow', card, { characters: SARUMAN }).position({ table: [card], hands: { shadow: [] } });
    cannotPlay(card, { characters: { saruman: 'aside' } });
    cannotPlay(card, { characters: { saruman: 'eliminated' } });
  });

  rule(`${card} goes when Saruman is eliminated`, ['WR-5.4.3'], () => {
    const game = play(
      'free',
      'the-ents-awake-huorns',
      {
        characters: { ...SARUMAN, 'gandalf-white': 'westemnet', 'gandalf-grey': 'replaced' },
        fellowship: { companions: ['strider'] },
        orthanc: { isengard: '1r' },
        table: [card],
      },
      { rolls: [4, 1, 1] },
    );
    game.position({ ...goesAway(card), characters: { saruman: 'eliminated' } });
  });
}

// ---- The Palantír of Orthanc ----------------------------------------------------------------------------------------

const PALANTIR = 'the-palantir-of-orthanc';
const seeing = { characters: SARUMAN, table: [PALANTIR] };

test('The Palantír of Orthanc: a card from either deck after each card played with an Event die', () => {
  const words = { ...seeing, decks: { 'shadow-strategy': ['stormcrow'], 'shadow-character': ['orc-patrol'] } };
  const game = play('shadow', 'shelobs-lair', words);
  game.offersOnly('shadow', ['draw from character', 'draw from strategy']);
  game.play('shadow', 'draw from strategy');
  game.position({ hands: { shadow: ['stormcrow'] }, specials: ['shelobs-lair'], table: [PALANTIR] });
  const other = play('shadow', 'shelobs-lair', words);
  other.play('shadow', 'draw from character');
  other.position({ hands: { shadow: ['orc-patrol'] } });
});

rule(
  'The Palantír of Orthanc: where one deck is used up the other gives the card, and nobody is asked',
  ['WR-5.2.5'],
  () => {
    const decks = { 'shadow-strategy': ['stormcrow'], 'shadow-character': ['orc-patrol'] };
    for (const [used, drawn] of [
      [2, 'stormcrow'],
      [3, 'orc-patrol'],
    ] as const) {
      const game = holding('shadow', 'shelobs-lair', { ...seeing, decks });
      game.state.decks[used] = []; // a deck that is used up cannot be said in a position
      game.play('shadow', 'die event', 'play shelobs-lair');
      game.position({ hands: { shadow: [drawn] } });
      game.asks('free', 'Choose a die');
    }
  },
);

test('The Palantír of Orthanc: not with another die, not for drawing a card, and not for itself', () => {
  const die = scene(wotr, {
    act: 'shadow',
    ...seeing,
    dice: { free: ['event'], shadow: ['character'] },
    hands: { shadow: ['shelobs-lair'] },
  });
  die.play('shadow', 'die character', 'play shelobs-lair');
  die.position({ hands: { shadow: [] } });
  const draws = holding('shadow', 'shelobs-lair', { ...seeing, decks: { 'shadow-strategy': ['stormcrow'] } });
  draws.play('shadow', 'die event', 'draw strategy');
  draws.position({ hands: { shadow: ['shelobs-lair', 'stormcrow'] } });
  draws.asks('free', 'Choose a die');
  play('shadow', PALANTIR, { characters: SARUMAN }).position({ hands: { shadow: [] }, table: [PALANTIR] });
});

rule('The Palantír of Orthanc: the Free Peoples get rid of it with a Will of the West', ['WR-5.4.2'], () => {
  const game = scene(wotr, { ...seeing, dice: { free: ['will', 'event'], shadow: ['event'] } });
  game.play('free', 'die will', 'dispel the-palantir-of-orthanc');
  game.position({ ...goesAway(PALANTIR), dice: { free: ['event'] }, rings: { free: 3, shadow: 0 } });
  game.asks('shadow', 'Choose a die');
});

rule(
  'The Palantír of Orthanc: or with any die and an Elven Ring, one a turn, which passes to the Shadow',
  ['WR-5.4.2', 'WR-4.11.3', 'WR-4.11.6'],
  () => {
    for (const die of ['character', 'muster', 'muster-army', 'event']) {
      const game = scene(wotr, { ...seeing, dice: { free: [die], shadow: ['event'] } });
      game.play('free', `die ${die}`, 'dispel the-palantir-of-orthanc');
      game.position({ ...goesAway(PALANTIR), rings: { free: 2, shadow: 1 }, used: ['free'] });
    }
    const poor = scene(wotr, { ...seeing, dice: { free: ['muster'], shadow: ['event'] }, rings: { free: 0 } });
    poor.play('free', 'die muster');
    poor.refuses('free', 'dispel the-palantir-of-orthanc', 'WR-5.4.2');
    const used = scene(wotr, { ...seeing, dice: { free: ['muster'], shadow: ['event'] }, used: ['free'] });
    used.play('free', 'die muster');
    used.refuses('free', 'dispel the-palantir-of-orthanc', 'WR-4.11.6');
  },
);

// ---- Wormtongue -----------------------------------------------------------------------------------------------------

const lies: Words = {
  characters: SARUMAN,
  table: ['wormtongue'],
  politics: { rohan: '3 passive', isengard: 'at war' },
};
const asleep = { table: ['wormtongue'], politics: { rohan: '3 passive' } };

/** An attack of Isengard; only what is roused matters. */
function attacked(from: string, region: string, rolls: readonly number[], words: Words): Table {
  const game = scene(
    wotr,
    { act: 'shadow', dice: { free: ['event'], shadow: ['army'] }, ...lies, ...words },
    { rolls },
  );
  game.play('shadow', 'die army', `attack ${from}`, `against ${region}`);
  return game;
}

test('Wormtongue: neither an Army in Rohan nor an attack elsewhere rouses it', () => {
  const march = scene(wotr, {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['army'] },
    ...lies,
    'gap-of-rohan': { isengard: '1r' },
  });
  march.play('shadow', 'die army', 'march gap-of-rohan', 'to fords-of-isen');
  march.position(asleep);
  const field = attacked('gap-of-rohan', 'fords-of-isen', [1, 1, 1], {
    'gap-of-rohan': { isengard: '2r' },
    'fords-of-isen': { rohan: '1r' },
  });
  field.position({ table: ['wormtongue'], politics: { rohan: '2 passive' } });
});

test('Wormtongue: nor does a card, nor the coming of the Witch-king', () => {
  const card = play('free', 'wisdom-of-elrond', { ...lies });
  card.play('free', 'pick nation rohan');
  card.position({ table: ['wormtongue'], politics: { rohan: '2 passive' } });
  const king = scene(wotr, {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['muster'] },
    ...lies,
    politics: { sauron: 'at war', rohan: '3 passive', gondor: '2 passive' },
    'minas-morgul': { sauron: '1r' },
  });
  king.play('shadow', 'die muster', 'bring witch-king');
  king.position({ table: ['wormtongue'], politics: { rohan: '3 passive', gondor: '2 active' } });
});

test('Wormtongue goes with an attack on Edoras or Helm’s Deep, which rouses Rohan', () => {
  const helm = attacked('fords-of-isen', 'helms-deep', [], {
    'fords-of-isen': { isengard: '2r' },
    'helms-deep': { rohan: '1r' },
  });
  helm.position({ ...goesAway('wormtongue'), politics: { rohan: '2 active' } });
  const edoras = attacked('westemnet', 'edoras', [1, 1, 1], { westemnet: { isengard: '2r' }, edoras: { rohan: '1r' } });
  edoras.position({ ...goesAway('wormtongue'), politics: { rohan: '2 active' } });
});

test('Wormtongue goes with a declaration in Edoras or Helm’s Deep, or a Companion who can rouse Rohan', () => {
  for (const region of ['edoras', 'helms-deep']) {
    const game = scene(wotr, {
      ...lies,
      phase: 'fellowship',
      fellowship: { at: 'westemnet', progress: 1, companions: ['gimli'] },
    });
    game.play('free', `declare ${region}`);
    game.position({ ...goesAway('wormtongue'), politics: { rohan: '3 active' } });
  }
  const words = { ...lies, dice: { free: ['character'], shadow: ['event'] }, fellowship: { companions: ['strider'] } };
  const move = (companion: string): Table => {
    const game = scene(wotr, { ...words, characters: { ...SARUMAN, [companion]: 'westemnet' } });
    game.play('free', 'die character', 'move companions', `take ${companion}`, 'to edoras');
    return game;
  };
  move('peregrin').position({ ...goesAway('wormtongue'), politics: { rohan: '3 active' } });
  move('gimli').position(asleep);
});

// ---- Denethor's Folly -----------------------------------------------------------------------------------------------

const FOLLY = 'denethors-folly';
const siege = { 'minas-tirith': { gondor: '2r 1l', sauron: '3r' }, politics: { sauron: 'at war', gondor: 'at war' } };

rule("Denethor's Folly is played on the table only while the Shadow besieges Minas Tirith", ['WR-5.3.4'], () => {
  cannotPlay(FOLLY, { 'minas-tirith': { gondor: '2r 1l' }, osgiliath: { sauron: '3r' } });
  cannotPlay(FOLLY, { 'dol-amroth': { gondor: '2r 1l', sauron: '3r' } });
  cannotPlay(FOLLY, { 'minas-tirith': { captured: true, sauron: '1r', gondor: '2r' } });
});

test("Denethor's Folly: a Leader in Minas Tirith is eliminated at once, if there is one", () => {
  const game = play('shadow', FOLLY, siege);
  game.position({
    table: [FOLLY],
    'minas-tirith': { gondor: '2r', sauron: '3r' },
    lost: { gondor: { leader: 1 } },
  });
  const none = play('shadow', FOLLY, {
    'minas-tirith': { gondor: '2r', sauron: '1r' },
    characters: { boromir: 'minas-tirith' },
    fellowship: { companions: ['gimli'] },
  });
  none.position({ table: [FOLLY], 'minas-tirith': { gondor: '2r' }, characters: { boromir: 'minas-tirith' } });
});

rule("Denethor's Folly: the player of the card picks the Leader", ['WR-5.5.4'], () => {
  const game = play('shadow', FOLLY, { 'minas-tirith': { gondor: '1r 1l', rohan: '1r 1l', sauron: '1r' } });
  game.offersOnly('shadow', ['pick figure gondor-leader', 'pick figure rohan-leader']);
  game.play('shadow', 'pick figure rohan-leader');
  game.position({ table: [FOLLY], lost: { rohan: { leader: 1 } }, 'minas-tirith': { gondor: '1r 1l', rohan: '1r' } });
});

test("Denethor's Folly: no Combat card of the Free Peoples at Minas Tirith, in a siege or a sortie; elsewhere they may", () => {
  const hands = { free: ['athelas'] };
  const storm = scene(
    wotr,
    { ...siege, act: 'shadow', dice: { free: ['event'], shadow: ['army'] }, table: [FOLLY], hands },
    { rolls: [1, 1, 1, 1, 1, 1] },
  );
  storm.play('shadow', 'die army', 'attack minas-tirith', 'against minas-tirith');
  storm.asks('free', 'Choose a die');
  const sortie = scene(
    wotr,
    {
      ...siege,
      dice: { free: ['muster-army'], shadow: ['army'] },
      table: [FOLLY],
      hands: { ...hands, shadow: ['stormcrow'] },
    },
    { rolls: [1, 1, 1, 1, 1, 1] },
  );
  sortie.play('free', 'die muster-army', 'attack minas-tirith', 'against minas-tirith');
  sortie.play('shadow', 'no card');
  sortie.asks('free', 'Fight another round');
  const elsewhere = scene(
    wotr,
    {
      ...siege,
      act: 'shadow',
      dice: { free: ['event'], shadow: ['army'] },
      table: [FOLLY],
      hands,
      osgiliath: { sauron: '2r' },
      lossarnach: { gondor: '1r' },
    },
    { rolls: [] },
  );
  elsewhere.play('shadow', 'die army', 'attack osgiliath', 'against lossarnach');
  elsewhere.asks('free', 'Combat Card');
});

rule("Denethor's Folly goes when the siege ends", ['WR-5.4.4', 'WR-5.4.3'], () => {
  const game = scene(wotr, { ...siege, act: 'shadow', dice: { free: ['event'], shadow: ['army'] }, table: [FOLLY] });
  game.play('shadow', 'die army', 'march minas-tirith', 'to osgiliath');
  game.position(goesAway(FOLLY));
});

rule(
  "Denethor's Folly: a Will of the West, or any die with Gandalf or Aragorn there, has it discarded",
  ['WR-5.4.2'],
  () => {
    const words = { ...siege, table: [FOLLY], fellowship: { companions: ['gimli'] } };
    const will = scene(wotr, { ...words, dice: { free: ['will'], shadow: ['army'] } });
    will.play('free', 'die will', 'dispel denethors-folly');
    will.position({ ...goesAway(FOLLY), dice: { free: [] } });
    for (const captain of ['aragorn', 'gandalf-grey', 'gandalf-white'])
      for (const die of ['character', 'muster', 'muster-army', 'event']) {
        const game = scene(wotr, {
          ...words,
          characters: { [captain]: 'minas-tirith' },
          dice: { free: [die], shadow: ['army'] },
        });
        game.play('free', `die ${die}`, 'dispel denethors-folly');
        game.position({ ...goesAway(FOLLY), dice: { free: [] } });
      }
    for (const characters of [{ strider: 'minas-tirith' }, { boromir: 'minas-tirith' }, { aragorn: 'lossarnach' }]) {
      const game = scene(wotr, { ...words, characters, dice: { free: ['character'], shadow: ['army'] } });
      game.play('free', 'die character');
      game.refuses('free', 'dispel denethors-folly', 'WR-5.4.2');
    }
  },
);

// ---- Threats and Promises -------------------------------------------------------------------------------------------

const THREATS = 'threats-and-promises';

rule('Threats and Promises: a Muster result advances no passive Nation, an active one still', ['WR-5.4.1'], () => {
  play('shadow', THREATS, {}).position({ table: [THREATS], hands: { shadow: [] } });
  const politics = { gondor: '2 passive', rohan: '2 active', elves: '3', isengard: '1' };
  for (const die of ['muster', 'muster-army', 'will']) {
    const game = scene(wotr, { politics, dice: { free: [die], shadow: ['event'] }, table: [THREATS] });
    game.play('free', `die ${die}`);
    game.refuses('free', 'advance gondor', 'WR-5.4.1');
    game.offers('free', ['advance rohan', 'advance elves']);
    game.play('free', 'advance rohan');
    game.position({ politics: { rohan: '1 active' }, table: [THREATS] });
  }
  const shadow = scene(wotr, {
    act: 'shadow',
    politics,
    dice: { free: ['event'], shadow: ['muster'] },
    table: [THREATS],
  });
  shadow.play('shadow', 'die muster', 'advance isengard');
  shadow.position({ politics: { isengard: 'at war' }, table: [THREATS] });
});

test('Threats and Promises: a card may advance a passive Nation, and the card stays; a capture does as well', () => {
  const arrow = play('free', 'the-red-arrow', {
    politics: { gondor: '2 active', rohan: '3 passive' },
    table: [THREATS],
  });
  arrow.play('free', 'recruit rohan-regular');
  arrow.position({ politics: { rohan: '2 passive' }, table: [THREATS] });
  const capture = scene(wotr, {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['army'] },
    politics: { isengard: 'at war', rohan: '3 passive' },
    'fords-of-isen': { isengard: '1r' },
    table: [THREATS],
  });
  capture.play('shadow', 'die army', 'march fords-of-isen', 'to westemnet');
  capture.position({ politics: { rohan: '2 active' }, table: [THREATS] });
});

test('Threats and Promises goes when an attack advances a Nation of the Free Peoples, or a Companion does', () => {
  const attack = attacked('gap-of-rohan', 'fords-of-isen', [1, 1, 1], {
    table: [THREATS],
    'gap-of-rohan': { isengard: '2r' },
    'fords-of-isen': { rohan: '1r' },
  });
  attack.position({ ...goesAway(THREATS), politics: { rohan: '2 active' } });
  const envoy = scene(wotr, {
    dice: { free: ['character'], shadow: ['event'] },
    politics: { dwarves: '3 passive' },
    characters: { gimli: 'erebor' },
    fellowship: { companions: ['strider'] },
    table: [THREATS],
  });
  envoy.play('free', 'die character', 'rouse dwarves');
  envoy.position({ ...goesAway(THREATS), politics: { dwarves: '2 passive' } });
});

test('Threats and Promises stays when an attack advances nobody', () => {
  const game = attacked('gap-of-rohan', 'fords-of-isen', [1, 1, 1], {
    table: [THREATS],
    politics: { isengard: 'at war', rohan: 'at war' },
    'gap-of-rohan': { isengard: '2r' },
    'fords-of-isen': { rohan: '1r' },
  });
  game.position({ table: [THREATS] });
});
