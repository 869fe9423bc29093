// What players read: prompts say which card asks and what about, the log says what was rolled, needed and come of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wotr } from '../../games/wotr/game.ts';
import { scene } from '../scene.ts';
import { battle, war } from './battle/war.ts';
import { play } from './events/table.ts';

test('A question within the action of a card begins with its title', () => {
  play('shadow', 'shadows-gather', { moria: { sauron: '2r' }, 'dol-guldur': { sauron: '1r' } }).asks(
    'shadow',
    'Shadows Gather: Which Army moves?',
  );
  play('shadow', 'nazgul-search', { fellowship: { progress: 1 }, gorgoroth: { nazgul: 1 } }).asks(
    'shadow',
    'Nazgûl Search: Which Nazgûl moves next?',
  );
  const separated = play('free', 'i-will-go-alone', {});
  separated.asks('free', 'I Will Go Alone: Which Companion goes?');
  separated.play('free', 'take gimli');
  separated.asks('free', 'I Will Go Alone: Who goes with Gimli, and where?');
  separated.play('free', 'take legolas');
  separated.asks('free', 'Who goes with Legolas and Gimli, and where?');
  const recruits = play('shadow', 'a-new-power-is-rising', { characters: { saruman: 'orthanc' } });
  recruits.asks('shadow', 'A New Power is Rising: Whom do you recruit in Orthanc (2 left)?');
});

test('A question without a card names none, nor one that lies below a battle', () => {
  const game = war({ gorgoroth: { sauron: '2r' } });
  game.play('shadow', 'die army', 'march gorgoroth');
  game.asks('shadow', 'Who stays in Gorgoroth, and where do the others go?');
  assert.ok(!wotr.ask(game.state, wotr.decisions(game.state)[0]).includes(':'));
  const help = play(
    'free',
    'help-unlooked-for',
    {
      politics: { gondor: 'at war' },
      'minas-tirith': { gondor: '1r', sauron: '2r 1e' },
      lossarnach: { gondor: '2r' },
    },
    { rolls: [5, 1, 1, 1] },
  );
  help.play('free', 'against minas-tirith');
  help.asks('shadow', 'Your Army in Minas Tirith takes 1 hit: who is hit?');
});

test('A question names whom the card drew, how many must go, and which Nation loses', () => {
  const lure = play(
    'shadow',
    'lure-of-the-ring',
    { fellowship: { at: 'hollin', revealed: true } },
    { draws: ['boromir'] },
  );
  lure.asks('free', 'Lure of the Ring: Take 2 Corruption points, or lose Boromir?');
  const breaking = play(
    'shadow',
    'the-breaking-of-the-fellowship',
    { fellowship: { at: 'hollin', revealed: true } },
    { draws: ['3'] },
  );
  breaking.asks('free', 'Who leaves the Fellowship (3 must)?');
  breaking.play('free', 'take gimli');
  breaking.says('Gimli leaves the Fellowship.', 'WR-8.15.7');
  breaking.asks('free', 'Who leaves the Fellowship (2 must)?');
  const crow = play('shadow', 'stormcrow', {
    fellowship: { at: 'edoras' },
    edoras: { rohan: '1r 1l' },
    westemnet: { rohan: '1r' },
  });
  crow.asks('free', 'Stormcrow: Where do you lose a unit or Leader of Rohan?');
  crow.play('free', 'pick edoras');
  crow.asks('free', 'Whom do you lose in Edoras?');
});

test('A roll tells what fell, what is needed and what comes of it', () => {
  const walls = battle(
    'shadow',
    'minas-tirith',
    'minas-tirith',
    { 'minas-tirith': { gondor: '2r 1l', sauron: '2r' } },
    [6, 5, 5, 1, 2],
  );
  walls.says('The Shadow rolls 6, 5: 1 hit. 6 is needed against the Stronghold.', 'WR-6.21.1');
  walls.says('The Free Peoples roll 5, 1: 1 hit. 5 or more is needed.', 'WR-6.21.1');
  walls.says('The Free Peoples roll again 2: 0 hits. 5 or more is needed.', 'WR-6.22.1');

  play('free', 'athelas', { fellowship: { corruption: 2, guide: 'strider' } }, { rolls: [3, 2, 6] }).says(
    'Athelas: 3, 2, 6 rolled, 3 or more is needed: 2 Corruption points.',
  );
  const eagles = play(
    'free',
    'the-eagles-are-coming',
    {
      osgiliath: { sauron: '1r', nazgul: 2 },
      lossarnach: { gondor: '1r' },
      characters: { gimli: 'lossarnach' },
    },
    { rolls: [5, 1] },
  );
  eagles.says('5, 1 rolled, 5 or more is needed: the Eagles bring down 1 Nazgûl in Osgiliath.');

  const hunt = scene(
    wotr,
    {
      act: 'free',
      dice: { free: ['character'], shadow: ['army'] },
      hunt: { shadow: 2 },
      fellowship: { at: 'hollin' },
      hollin: { sauron: '1r' },
    },
    { rolls: [1, 1, 6], draws: ['1'] },
  );
  hunt.play('free', 'die character', 'move fellowship');
  hunt.says('The Shadow hunts with 2 dice: 1, 1; 0 successes (6 or more is needed).', 'WR-9.4.3');
  hunt.says('1 die rolled again: 6; 1 success.', 'WR-9.6.2');
});

test('What is spent, reduced or sent home is named, and each by its own rule', () => {
  const idle = war({});
  idle.play('shadow', 'die character', 'spend for nothing');
  idle.says('The Shadow spends a die without effect: Character.', 'WR-4.5.7');
  const siege = battle(
    'shadow',
    'minas-tirith',
    'minas-tirith',
    { 'minas-tirith': { gondor: '1r', isengard: '1e' } },
    [1, 1, 1, 1],
  );
  siege.play('shadow', 'reduce isengard-elite');
  siege.says('The Shadow reduces one Isengard Elite to fight on.', 'WR-6.31.5');
  const inside = battle('shadow', 'druadan-forest', 'minas-tirith', {
    'druadan-forest': { sauron: '4r' },
    'minas-tirith': { gondor: '6r' },
  });
  inside.play('free', 'withdraw');
  inside.play('shadow', 'advance army');
  inside.says('Gondor Regular in Minas Tirith returns to the reinforcements.', 'WR-6.30.9');
});

test('The Shadow is one and the Free Peoples are many', () => {
  const ring = scene(wotr, {
    act: 'shadow',
    dice: { free: ['event'], shadow: ['army'] },
    rings: { free: 2, shadow: 1 },
  });
  ring.play('shadow', 'ring army', 'change to muster');
  ring.says('The Shadow changes a die with an Elven Ring: Muster.', 'WR-4.11.2');
  const field = { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '2r' } };
  const into = battle('shadow', 'dagorlad', 'north-ithilien', field, [1, 1, 1, 1]);
  into.play('shadow', 'continue');
  into.play('free', 'retreat to osgiliath');
  into.says('The Free Peoples retreat to Osgiliath with 2 Regulars.', 'WR-6.27.4');
  const out = battle('free', 'north-ithilien', 'dagorlad', field, [1, 1, 1, 1]);
  out.play('free', 'continue');
  out.play('shadow', 'retreat to noman-lands');
  out.says('The Shadow retreats to Noman-lands with 2 Regulars.', 'WR-6.27.4');
});

test('Who goes the Paths of the Dead is named, and who is gone for good', () => {
  const dead = play('free', 'dead-men-of-dunharrow', { characters: { strider: 'edoras', gimli: 'edoras' } });
  dead.play('free', 'take gimli', 'pick erech');
  dead.says('To Erech by the Paths of the Dead: Strider and Gimli.', 'WR-5.3.5');
  const ents = play(
    'free',
    'the-ents-awake-huorns',
    { characters: { 'gandalf-white': 'edoras', 'gandalf-grey': 'replaced', saruman: 'orthanc' } },
    { rolls: [1, 1, 1] },
  );
  ents.says('Saruman is gone for good.', 'WR-6.26.3');
});
