// Cards of the Shadow about dice, hits, sieges and the peace of the Nations.
import { test } from 'node:test';
import type { Words } from '../../../../engine/game.ts';
import { rule } from '../../../rule.ts';
import { play, type Table } from '../table.ts';
import { cannotPlay, canPlay, SHADOW_AT_WAR } from './table.ts';

// ---- dice -----------------------------------------------------------------------------------------------------------

rule('The Lidless Eye: up to three unused dice go into the Hunt box as Eyes', ['WR-5.3.9'], () => {
  const dice = { free: ['event'], shadow: ['event', 'event', 'army', 'army', 'muster'] };
  const three = play('shadow', 'the-lidless-eye', { dice, hunt: { shadow: 1 } });
  three.offersOnly('shadow', ['pick die army', 'pick die event', 'pick die muster', 'done']);
  three.play('shadow', 'pick die army', 'pick die muster', 'pick die army');
  three.position({ dice: { shadow: ['event'] }, hunt: { shadow: 4 } });
  three.asks('free', 'Choose a die');
  const one = play('shadow', 'the-lidless-eye', { dice });
  one.play('shadow', 'pick die army', 'done');
  one.position({ dice: { shadow: ['army', 'muster', 'event'] }, hunt: { shadow: 1 } });
  const none = play('shadow', 'the-lidless-eye', { dice });
  none.play('shadow', 'done');
  none.position({ hunt: { shadow: 0 } });
});

rule('The Lidless Eye: the last die of the Shadow turns nothing', ['WR-5.3.8'], () => {
  const game = play('shadow', 'the-lidless-eye', {});
  game.position({ hunt: { shadow: 0 }, discards: { shadow: ['the-lidless-eye'] } });
});

test('The Day Without Dawn: every unused Will of the West of the Free Peoples is lost', () => {
  const words = { dice: { free: ['will', 'event', 'will'], shadow: ['event'] }, politics: SHADOW_AT_WAR };
  const game = play('shadow', 'the-day-without-dawn', words);
  game.position({ dice: { free: ['event'] }, discards: { shadow: ['the-day-without-dawn'] } });
  const none = play('shadow', 'the-day-without-dawn', { ...words, dice: { free: ['event'], shadow: ['event'] } });
  none.position({ dice: { free: ['event'] } });
});

rule('The Day Without Dawn: only with every Shadow Nation At War', ['WR-5.3.4'], () => {
  for (const nation of ['isengard', 'sauron', 'southrons'])
    cannotPlay('the-day-without-dawn', { politics: { ...SHADOW_AT_WAR, [nation]: '1' } });
});

// ---- hits -----------------------------------------------------------------------------------------------------------

const spells = (words: Words, rolls: readonly number[]): Table => play('shadow', 'dreadful-spells', words, { rolls });

rule(
  'Dreadful Spells: a die for each Nazgûl of an Army near, the Witch-king too; 5 or more hits',
  ['WR-6.13.3'],
  () => {
    const words = {
      osgiliath: { sauron: '1r', nazgul: 2 },
      lossarnach: { gondor: '5r' },
      characters: { 'witch-king': 'osgiliath' },
    };
    spells(words, [4, 5, 6]).position({ lossarnach: { gondor: '3r' }, osgiliath: { sauron: '1r', nazgul: 2 } });
    const one = { osgiliath: { sauron: '1r', nazgul: 1 }, lossarnach: { gondor: '2r' } };
    spells(one, [5]).position({ lossarnach: { gondor: '1r' } });
    const crowd = { ...words, osgiliath: { sauron: '1r', nazgul: 7 } };
    spells(crowd, [5, 5, 1, 1, 1]).position({ lossarnach: { gondor: '3r' } });
  },
);

rule(
  'Dreadful Spells: the Shadow chooses the Army that is struck, and the Army whose Nazgûl strike',
  ['WR-5.5.4', 'WR-5.5.3', 'WR-5.3.9'],
  () => {
    const words = {
      osgiliath: { sauron: '1r', nazgul: 1 },
      'minas-tirith': { gondor: '2r 1e', sauron: '1r', nazgul: 2 },
      lossarnach: { gondor: '3r' },
      'druadan-forest': { gondor: '1r' },
      'dol-amroth': { gondor: '1r' },
      'south-ithilien': { nazgul: 3 }, // without an Army
    };
    const game = spells(words, [6, 4]);
    game.offersOnly('shadow', ['pick minas-tirith', 'pick lossarnach', 'pick druadan-forest']);
    game.play('shadow', 'pick minas-tirith');
    game.asks('shadow', 'Dreadful Spells: The Nazgûl of which Army cast the spells?');
    game.offersOnly('shadow', ['pick minas-tirith', 'pick osgiliath']);
    game.play('shadow', 'pick minas-tirith');
    game.says('Dreadful Spells: 6, 4 rolled, 5 or more is needed: 1 hit on the Army in Minas Tirith.');
    game.asks('free', 'Dreadful Spells: Your Army in Minas Tirith takes 1 hit: who is hit?');
    game.offersOnly('free', ['remove gondor-regular', 'reduce gondor-elite']);
    game.play('free', 'reduce gondor-elite');
    game.position({ 'minas-tirith': { gondor: '3r' } });
    const fewer = spells(words, [6]);
    fewer.play('shadow', 'pick lossarnach', 'pick osgiliath');
    fewer.position({ lossarnach: { gondor: '2r' } });
  },
);

rule('Dreadful Spells: only with an Army of the Shadow and a Nazgûl in it next to an enemy Army', ['WR-5.3.4'], () => {
  const near = { lossarnach: { gondor: '1r' } };
  cannotPlay('dreadful-spells', { ...near, osgiliath: { nazgul: 3 } });
  cannotPlay('dreadful-spells', { ...near, osgiliath: { sauron: '3r' }, morannon: { sauron: '1r', nazgul: 3 } });
  cannotPlay('dreadful-spells', { osgiliath: { sauron: '1r', nazgul: 1 }, characters: { aragorn: 'lossarnach' } });
  canPlay('dreadful-spells', { ...near, osgiliath: { sauron: '1r', nazgul: 1 } });
});

const sail = (words: Words, rolls: readonly number[]): Table =>
  play('shadow', 'return-to-valinor', { lorien: { captured: true }, ...words }, { rolls });

test('Return to Valinor: a die for each Elven unit in each Stronghold of the Elves, five at most; a 6 hits', () => {
  const game = sail(
    {
      'grey-havens': { elves: '1e' },
      rivendell: { elves: '3r 3e 1l' },
      'woodland-realm': { elves: '1e', north: '3r' },
      shire: { elves: '1r' },
    },
    [6, 6, 5, 5, 1, 1, 5],
  );
  game.offersOnly('free', ['reduce elves-elite', 'remove elves-regular']);
  game.play('free', 'remove elves-regular');
  game.position({
    'grey-havens': { elves: '1r' },
    rivendell: { elves: '2r 3e 1l' },
    'woodland-realm': { elves: '1e', north: '3r' },
    shire: { elves: '1r' },
  });
});

test('Return to Valinor: not where a siege lies', () => {
  const game = sail({ rivendell: { elves: '3r', sauron: '2r' }, 'grey-havens': { elves: '1r' } }, [5]);
  game.position({ rivendell: { elves: '3r', sauron: '2r' }, 'grey-havens': { elves: '1r' } });
});

rule('Return to Valinor: only while the Shadow controls a Stronghold of the Elves', ['WR-5.3.4'], () => {
  cannotPlay('return-to-valinor', { rivendell: { elves: '1r' } });
  cannotPlay('return-to-valinor', { rivendell: { elves: '1r', sauron: '5r' }, 'minas-tirith': { captured: true } });
  canPlay('return-to-valinor', { rivendell: { captured: true } });
});

// ---- long sieges ----------------------------------------------------------------------------------------------------

const GROND = 'grond-hammer-of-the-underworld';
const URUKS = 'the-fighting-uruk-hai';

const atMinasTirith: Words = {
  'minas-tirith': { gondor: '3r', sauron: '2r' },
  characters: { 'witch-king': 'minas-tirith' },
  politics: { sauron: 'at war' },
};
const atHelmsDeep: Words = {
  'helms-deep': { rohan: '3r', isengard: '2r' },
  characters: { saruman: 'orthanc' },
  politics: { isengard: 'at war' },
};

const SIEGES = [
  { card: GROND, region: 'minas-tirith', words: atMinasTirith, captain: 'boromir' },
  { card: URUKS, region: 'helms-deep', words: atHelmsDeep, captain: 'gimli' },
] as const;

for (const { card, region, words, captain } of SIEGES) {
  const led = card === GROND;
  /** A round in which nobody hits: two attackers, the re-rolls of the Witch-king, three defenders. */
  const miss = [1, 1, 1, 1, 1, ...(led ? [1, 1] : [])];

  rule(`${card}: the siege goes on for three rounds`, ['WR-6.31.4', 'WR-5.3.5'], () => {
    const game = play('shadow', card, words, { rolls: [...miss, ...miss, ...miss] });
    game.play('shadow', `against ${region}`, 'continue', 'continue');
    game.asks('free', 'Choose a die');
    game.position({ discards: { shadow: [card] }, dice: { shadow: [] } });
  });

  rule(`${card}: the Shadow may cease between rounds`, ['WR-6.27.1'], () => {
    const game = play('shadow', card, words, { rolls: miss });
    game.play('shadow', `against ${region}`, 'cease');
    game.asks('free', 'Choose a die');
  });

  rule(`${card}: an Elite must be reduced for a fourth round`, ['WR-6.31.5'], () => {
    const nation = led ? 'sauron' : 'isengard';
    const army = led ? { gondor: '3r', sauron: '1r 1e' } : { rohan: '3r', isengard: '1r 1e' };
    const four = led ? miss : [...miss, 1]; // with Saruman an Isengard Elite is a Leader too
    const game = play('shadow', card, { ...words, [region]: army }, { rolls: [...four, ...four, ...four, ...miss] });
    game.play('shadow', `against ${region}`, 'continue', 'continue');
    game.offersOnly('shadow', [`reduce ${nation}-elite`, 'cease']);
    game.play('shadow', `reduce ${nation}-elite`);
    game.asks('free', 'Choose a die');
  });

  test(`${card}: in the first round the Free Peoples use no Combat card without a Companion`, () => {
    const hands = { free: ['athelas'], shadow: [card] };
    const game = play('shadow', card, { ...words, hands }, { rolls: miss });
    game.play('shadow', `against ${region}`, 'continue');
    game.asks('free', 'Combat Card');
    const characters = { ...(words['characters'] as Words), [captain]: region };
    const fellowship = { companions: ['strider'] };
    const heard = play('shadow', card, { ...words, hands, characters, fellowship });
    heard.play('shadow', `against ${region}`);
    heard.asks('free', 'Combat Card');
  });

  test(`${card}: units of a Nation not At War do not storm, and the card does nothing`, () => {
    const peace = { politics: led ? { sauron: '1' } : { isengard: '1' } };
    const game = play('shadow', card, { ...words, ...peace }, { rolls: [] });
    game.position({ discards: { shadow: [card] } });
    game.asks('free', 'Choose a die');
  });
}

rule('Grond: only with the Witch-king among the besiegers of a Stronghold of the Free Peoples', ['WR-5.3.4'], () => {
  cannotPlay(GROND, { ...atMinasTirith, characters: { 'witch-king': 'osgiliath' } });
  cannotPlay(GROND, { ...atMinasTirith, characters: {}, 'minas-tirith': { gondor: '3r', sauron: '2r', nazgul: 1 } });
  cannotPlay(GROND, {
    'minas-tirith': { gondor: '3r' },
    osgiliath: { sauron: '2r' },
    characters: { 'witch-king': 'osgiliath' },
  });
  cannotPlay(GROND, {
    moria: { captured: true, dwarves: '2r', sauron: '3r' },
    characters: { 'witch-king': 'moria' },
    politics: { sauron: 'at war' },
  });
});

rule('Grond: the Witch-king himself must take part', ['WR-6.14.1'], () => {
  const game = play('shadow', GROND, atMinasTirith);
  game.refuses('shadow', 'leave witch-king', 'WR-6.14.1');
  game.offers('shadow', 'leave sauron-regular');
});

rule('The Fighting Uruk-hai: only with Saruman in play and an Isengard unit at a siege', ['WR-5.3.4'], () => {
  cannotPlay(URUKS, { ...atHelmsDeep, characters: {} });
  cannotPlay(URUKS, { ...atHelmsDeep, 'helms-deep': { rohan: '3r', sauron: '2r' } });
  cannotPlay(URUKS, { ...atHelmsDeep, 'helms-deep': { rohan: '3r' }, westemnet: { isengard: '2r' } });
  cannotPlay(URUKS, { ...atHelmsDeep, 'helms-deep': {}, orthanc: { isengard: '2r', rohan: '3r' } });
});

rule('The Fighting Uruk-hai: among several sieges the Shadow chooses', ['WR-5.5.4'], () => {
  const game = play('shadow', URUKS, {
    ...atHelmsDeep,
    'minas-tirith': { gondor: '1r', isengard: '1r', sauron: '1r' },
    'dol-amroth': { gondor: '1r', sauron: '1r' },
    politics: SHADOW_AT_WAR,
  });
  game.offersOnly('shadow', ['pick helms-deep', 'pick minas-tirith']);
  game.play('shadow', 'pick minas-tirith');
  game.offers('shadow', ['against minas-tirith', 'leave sauron-regular', 'leave isengard-regular']);
});

// ---- Stormcrow ------------------------------------------------------------------------------------------------------

test('Stormcrow: the Nation goes back a step, and the Free Peoples lose a figure of it where they choose', () => {
  const game = play('shadow', 'stormcrow', {
    politics: { gondor: '1 active' },
    characters: { boromir: 'lossarnach' },
    fellowship: { at: 'hollin', companions: ['strider'] },
    pelargir: { gondor: '1r 1l' },
    'minas-tirith': { gondor: '1e', rohan: '2r' },
    edoras: { rohan: '1r' },
  });
  game.offersOnly('free', ['pick minas-tirith', 'pick pelargir']);
  game.play('free', 'pick pelargir');
  game.offersOnly('free', ['pick figure gondor-regular', 'pick figure gondor-leader']);
  game.play('free', 'pick figure gondor-leader');
  game.position({ politics: { gondor: '2 active' }, pelargir: { gondor: '1r' }, lost: { gondor: { leader: 1 } } });
});

test('Stormcrow: among several such Nations the Shadow chooses', () => {
  const game = play('shadow', 'stormcrow', {
    politics: { gondor: '1 active', elves: '2', rohan: 'at war' },
    characters: { boromir: 'lossarnach', gimli: 'edoras' },
    fellowship: { at: 'rivendell', companions: ['strider'] },
    rivendell: { elves: '1e' },
  });
  game.offersOnly('shadow', ['pick nation gondor', 'pick nation elves']);
  game.play('shadow', 'pick nation elves');
  game.position({
    politics: { elves: '3 active', gondor: '1 active' },
    rivendell: null,
    lost: { elves: { elite: 1 } },
  });
});

rule('Stormcrow: no step back from the top, but a figure is lost all the same', ['WR-7.3.8', 'WR-5.3.10'], () => {
  const words = { politics: { dwarves: '3 passive' }, fellowship: { at: 'erebor' } };
  const game = play('shadow', 'stormcrow', { ...words, erebor: { dwarves: '1r 1l' } });
  game.offersOnly('free', ['pick figure dwarves-regular', 'pick figure dwarves-leader']);
  game.play('free', 'pick figure dwarves-leader');
  game.position({ politics: { dwarves: '3 passive' }, erebor: { dwarves: '1r' } });
  const none = play('shadow', 'stormcrow', words);
  none.position({ politics: { dwarves: '3 passive' }, discards: { shadow: ['stormcrow'] } });
});

rule(
  'Stormcrow: with the last unit its Leaders go, and a besieger takes the Stronghold',
  ['WR-5.5.1', 'WR-5.5.2'],
  () => {
    const game = play('shadow', 'stormcrow', {
      politics: { gondor: '1 active' },
      characters: { boromir: 'minas-tirith' },
      fellowship: { at: 'hollin', companions: ['strider'] },
      'minas-tirith': { gondor: '1r 1l', sauron: '2r' },
    });
    game.play('free', 'pick figure gondor-regular');
    game.position({
      'minas-tirith': { gondor: null, sauron: '2r', captured: true },
      lost: { gondor: { regular: 1, leader: 1 } },
      characters: { boromir: 'minas-tirith' },
    });
  },
);

rule('Stormcrow: only with the Ring-bearers or a Companion inside a Nation that is not At War', ['WR-5.3.4'], () => {
  const alone = { companions: ['strider'] };
  cannotPlay('stormcrow', { fellowship: { ...alone, at: 'hollin' } });
  cannotPlay('stormcrow', { fellowship: { ...alone, at: 'rivendell' }, politics: { elves: 'at war' } });
  cannotPlay('stormcrow', { fellowship: { ...alone, at: 'hollin' }, characters: { gimli: 'osgiliath' } });
  cannotPlay('stormcrow', { fellowship: { ...alone, at: 'minas-morgul', mordor: 1 } });
  canPlay('stormcrow', { fellowship: { ...alone, at: 'rivendell' } });
  canPlay('stormcrow', { fellowship: { ...alone, at: 'hollin' }, characters: { gimli: 'rhosgobel' } });
});
