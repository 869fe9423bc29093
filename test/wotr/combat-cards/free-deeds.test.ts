// Combat Cards of the Free Peoples that attack, save, kill, cancel or escape.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '../../rule.ts';
import { war } from '../battle/war.ts';
import { INTO, OUT_OF, refuses, use } from './use.ts';

const duel = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r' } };

test('Blade of Westernesse: a hit of the Re-roll goes to a Minion and not to the Army', () => {
  const words = {
    dagorlad: { sauron: '4r' },
    'north-ithilien': { gondor: '2r 1l' },
    characters: { meriadoc: 'north-ithilien', 'witch-king': 'dagorlad', 'mouth-of-sauron': 'dagorlad' },
  };
  const game = use(OUT_OF, { free: 'mithril-coat-and-sting' }, words, [5, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1]);
  game.offersOnly('free', ['eliminate witch-king', 'eliminate mouth-of-sauron']);
  game.play('free', 'eliminate witch-king');
  game.position({
    dagorlad: { sauron: '3r' }, // the 5 of the Combat Roll
    characters: { 'witch-king': 'eliminated', 'mouth-of-sauron': 'dagorlad' },
  });
});

test('Blade of Westernesse: without a hit in the Re-roll no Minion falls', () => {
  const words = {
    dagorlad: { sauron: '4r' },
    'north-ithilien': { gondor: '2r' },
    characters: { meriadoc: 'north-ithilien', 'mouth-of-sauron': 'dagorlad' },
  };
  const game = use(OUT_OF, { free: 'mithril-coat-and-sting' }, words, [5, 1, 1, 1, 1, 1, 4, 1, 1]);
  game.position({ dagorlad: { sauron: '3r' }, characters: { 'mouth-of-sauron': 'dagorlad' } });
});

test('Blade of Westernesse: only with a Hobbit', () =>
  refuses(INTO, 'free', 'mithril-coat-and-sting', { ...duel, characters: { boromir: 'north-ithilien' } }));

test('Charge: the Elites attack before the Combat Roll', () => {
  const words = { dagorlad: { sauron: '3r' }, 'north-ithilien': { gondor: '1r 2e' } };
  const game = use(INTO, { free: 'guards-of-the-citadel' }, words, [5, 6, 1, 2, 2, 2]);
  game.says('The Free Peoples attack besides: 5, 6: 2 hits.');
  game.says('The Shadow rolls 1: 0 hits.');
});

test('Charge: only with an Elite', () => refuses(INTO, 'free', 'guards-of-the-citadel', duel));

test('Daring Defiance: the card of the Shadow does nothing', () => {
  const words = { ...duel, characters: { boromir: 'north-ithilien' } };
  const game = use(INTO, { free: 'gwaihir-the-windlord', shadow: 'horde-from-the-east' }, words, [3, 3, 3]);
  game.says('Horde from the East is cancelled.');
  game.says('The Shadow rolls 3: 0 hits.');
  game.says('The Free Peoples roll 3, 3: 0 hits.'); // and no Re-roll: Boromir paid
});

test('Daring Defiance: only with a Companion', () =>
  refuses(INTO, 'free', 'gwaihir-the-windlord', { ...duel, 'north-ithilien': { gondor: '1r 1l' } }));

test('Fateful Strike: a Re-roll with a hit fells a Nazgûl besides, with two a Minion', () => {
  const words = {
    dagorlad: { sauron: '5r', nazgul: 1 },
    'north-ithilien': { gondor: '2r 2l' },
    characters: { 'mouth-of-sauron': 'dagorlad' },
  };
  const one = use(OUT_OF, { free: 'bilbos-song' }, words, [1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1]);
  one.position({ dagorlad: { sauron: '4r', nazgul: null }, characters: { 'mouth-of-sauron': 'dagorlad' } });
  const two = use(OUT_OF, { free: 'bilbos-song' }, words, [1, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1]);
  two.offersOnly('free', ['eliminate nazgul', 'eliminate mouth-of-sauron']);
  two.play('free', 'eliminate mouth-of-sauron');
  two.position({ dagorlad: { sauron: '3r', nazgul: 1 }, characters: { 'mouth-of-sauron': 'eliminated' } });
  const none = use(OUT_OF, { free: 'bilbos-song' }, words, [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  none.position({ dagorlad: { sauron: '4r', nazgul: 1 } }); // hits of the Combat Roll do not count
});

rule('Fateful Strike: the Witch-king is a Minion for it', ['WR-6.13.3'], () => {
  const words = {
    dagorlad: { sauron: '5r' },
    'north-ithilien': { gondor: '2r 2l' },
    characters: { 'witch-king': 'dagorlad' },
  };
  const one = use(OUT_OF, { free: 'bilbos-song' }, words, [1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1]);
  one.position({ characters: { 'witch-king': 'dagorlad' } });
  const two = use(OUT_OF, { free: 'bilbos-song' }, words, [1, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1]);
  two.offersOnly('free', ['eliminate witch-king', 'eliminate nobody']);
  two.play('free', 'eliminate witch-king');
  two.position({ characters: { 'witch-king': 'eliminated' } });
});

rule('Fateful Strike: a Nazgûl must fall, a Minion in its place may', ['WR-5.3.9'], () => {
  const words = {
    dagorlad: { sauron: '5r' },
    'north-ithilien': { gondor: '2r 2l' },
    characters: { 'mouth-of-sauron': 'dagorlad' },
  };
  const minion = use(OUT_OF, { free: 'bilbos-song' }, words, [1, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1]);
  minion.play('free', 'eliminate nobody');
  minion.position({ characters: { 'mouth-of-sauron': 'dagorlad' } });
  const both = use(
    OUT_OF,
    { free: 'bilbos-song' },
    { ...words, dagorlad: { sauron: '5r', nazgul: 1 } },
    [1, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1],
  );
  both.offersOnly('free', ['eliminate nazgul', 'eliminate mouth-of-sauron']);
  both.play('free', 'eliminate nazgul');
  both.position({ dagorlad: { nazgul: null }, characters: { 'mouth-of-sauron': 'dagorlad' } });
});

test('Fateful Strike: only with a Leader or Companion', () => refuses(INTO, 'free', 'bilbos-song', duel));

rule('Heroic Death: a Leader saves one unit, a Companion as many as one likes up to his Level', ['WR-5.3.9'], () => {
  const words = {
    dagorlad: { sauron: '4r' },
    'north-ithilien': { gondor: '4r 1l' },
    characters: { boromir: 'north-ithilien' },
  };
  const rolls = [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1];
  const leader = use(INTO, { free: 'mirror-of-galadriel' }, words, rolls);
  leader.offersOnly('free', ['sacrifice nobody', 'sacrifice gondor-leader', 'sacrifice boromir']);
  leader.play('free', 'sacrifice gondor-leader');
  leader.position({ 'north-ithilien': { gondor: '2r' }, lost: { gondor: { leader: 1 } } });
  const companion = use(INTO, { free: 'mirror-of-galadriel' }, words, rolls);
  companion.play('free', 'sacrifice boromir');
  companion.offersOnly('free', ['cancel 1', 'cancel 2']); // of three hits
  companion.play('free', 'cancel 2');
  companion.says('Heroic Death: 2 hits on the Free Peoples cancelled.', 'WR-5.6.3');
  companion.position({ 'north-ithilien': { gondor: '3r 1l' }, characters: { boromir: 'eliminated' } });
  const less = use(INTO, { free: 'mirror-of-galadriel' }, words, rolls);
  less.play('free', 'sacrifice boromir', 'cancel 1');
  less.position({ 'north-ithilien': { gondor: '2r 1l' }, characters: { boromir: 'eliminated' } });
  const nobody = use(INTO, { free: 'mirror-of-galadriel' }, words, rolls);
  nobody.play('free', 'sacrifice nobody');
  nobody.position({ 'north-ithilien': { gondor: '1r 1l' }, characters: { boromir: 'north-ithilien' } });
});

test('Heroic Death: an attacker who gave his life does not advance', () => {
  const words = {
    dagorlad: { sauron: '1r' },
    'north-ithilien': { gondor: '2r 1l' },
    characters: { boromir: 'north-ithilien' },
  };
  for (const hero of ['gondor-leader', 'boromir']) {
    const game = use(OUT_OF, { free: 'mirror-of-galadriel' }, words, [6, 6, 6, 6]);
    game.play('free', `sacrifice ${hero}`);
    assert.ok(!game.list('free').includes(`leave ${hero}`));
    game.play('free', 'advance army');
    game.position({
      dagorlad: { gondor: hero === 'boromir' ? '2r 1l' : '2r' },
      characters: { boromir: hero === 'boromir' ? 'eliminated' : 'dagorlad' },
    });
  }
});

test('Heroic Death: without hits nobody is asked, and only with a Leader or Companion', () => {
  const words = { ...duel, 'north-ithilien': { gondor: '1r 1l' } };
  use(INTO, { free: 'mirror-of-galadriel' }, words, [1, 1, 1]).asks('shadow', 'cease');
  refuses(INTO, 'free', 'mirror-of-galadriel', duel);
});

test('No Quarter: one more hit if any die has hit', () => {
  const words = { dagorlad: { sauron: '3r' }, 'north-ithilien': { gondor: '2r' } };
  const hit = use(INTO, { free: 'a-power-too-great' }, words, [1, 1, 1, 5, 1]);
  hit.position({ dagorlad: { sauron: '1r' } });
  const miss = use(INTO, { free: 'a-power-too-great' }, words, [1, 1, 1, 4, 1]);
  miss.position({ dagorlad: { sauron: '3r' } });
});

test('Scouts: the defender is gone before the dice fall, and the attacker may follow', () => {
  const game = use(INTO, { free: 'the-red-arrow' }, { ...duel, 'north-ithilien': { gondor: '2r 1l' } }, []);
  game.play('free', 'retreat to osgiliath');
  game.position({ osgiliath: { gondor: '2r 1l' } });
  game.play('shadow', 'advance army');
  game.position({ 'north-ithilien': { sauron: '1r' } });
});

test('Scouts: a defender at its Stronghold may withdraw into it', () => {
  const words = { osgiliath: { sauron: '2r' }, 'minas-tirith': { gondor: '3r' } };
  const game = use(['shadow', 'osgiliath', 'minas-tirith'], { free: 'the-red-arrow' }, words, []);
  game.offersOnly('free', ['withdraw', 'retreat to druadan-forest', 'retreat to lossarnach']);
  game.play('free', 'withdraw');
  game.play('shadow', 'advance army');
  game.says('Minas Tirith is under siege.', 'WR-6.30.7');
});

test('Scouts: an attacker leaves its own region, without its rearguard', () => {
  const words = { ...duel, 'north-ithilien': { gondor: '3r 1l' }, hands: { free: ['the-red-arrow'] } };
  const game = war({ act: 'free', ...words });
  game.play('free', 'die army', 'attack north-ithilien', 'leave gondor-regular', 'against dagorlad', 'card');
  game.play('free', 'choose the-red-arrow', 'retreat to osgiliath');
  game.position({ 'north-ithilien': { gondor: '1r' }, osgiliath: { gondor: '2r 1l' }, dagorlad: { sauron: '1r' } });
  game.asks('shadow', 'die');
});

test('Scouts: a sortie goes back inside', () => {
  const words = { 'minas-tirith': { gondor: '2r', sauron: '2r' } };
  const game = use(['free', 'minas-tirith', 'minas-tirith'], { free: 'the-red-arrow' }, words, []);
  game.says('The sortie is called off.', 'WR-6.33.4');
  game.position({ 'minas-tirith': { gondor: '2r', sauron: '2r' } });
  game.asks('shadow', 'die');
});

rule('Scouts: a besieged Army has nowhere to go', ['WR-6.27.7'], () => {
  const words = { 'minas-tirith': { gondor: '1r', sauron: '1r' } };
  const game = use(['shadow', 'minas-tirith', 'minas-tirith'], { free: 'the-red-arrow' }, words, [1, 1]);
  game.position({ 'minas-tirith': { gondor: '1r', sauron: '1r' } });
});

rule('Scouts: without a free region the Army must fight', ['WR-6.27.5'], () => {
  const words = {
    ...duel,
    'dead-marshes': { sauron: '1r' },
    'eastern-emyn-muil': { sauron: '1r' },
    osgiliath: { sauron: '1r' },
    'south-ithilien': { sauron: '1r' },
  };
  const game = use(INTO, { free: 'the-red-arrow' }, words, [1, 1]);
  game.position({ 'north-ithilien': { gondor: '1r' } });
  game.asks('shadow', 'cease');
});

test('Scouts: a full region takes the Army in, and its owner sheds the rest', () => {
  const words = { ...duel, 'north-ithilien': { gondor: '3r' }, osgiliath: { gondor: '9r' } };
  const game = use(INTO, { free: 'the-red-arrow' }, words, []);
  game.play('free', 'retreat to osgiliath');
  game.play('shadow', 'stay');
  game.position({ osgiliath: { gondor: '10r' }, lost: { gondor: null } });
});

test('Shield-Wall: of two hits or more one is cancelled', () => {
  const words = { dagorlad: { sauron: '3r' }, 'north-ithilien': { gondor: '3r' } };
  const two = use(INTO, { free: 'fear-fire-foes' }, words, [6, 6, 1, 1, 1, 1]);
  two.position({ 'north-ithilien': { gondor: '2r' } });
  const three = use(INTO, { free: 'fear-fire-foes' }, words, [6, 6, 6, 1, 1, 1]);
  three.position({ 'north-ithilien': { gondor: '1r' } });
  const one = use(INTO, { free: 'fear-fire-foes' }, words, [6, 1, 1, 1, 1, 1]);
  one.position({ 'north-ithilien': { gondor: '2r' } });
});

rule('Shield-Wall does not hold off an additional attack', ['WR-6.23.7'], () => {
  const words = { moria: { sauron: '1r' }, 'dimrill-dale': { elves: '4r' } };
  const cards = { free: 'fear-fire-foes', shadow: 'balrog-of-moria' };
  const game = use(['shadow', 'moria', 'dimrill-dale'], cards, words, [4, 4, 1, 6, 1, 1]);
  game.position({ 'dimrill-dale': { elves: '1r' } }); // two before the roll, one in it
});

test('Sudden Strike: a die for each point of Leadership, before the Combat Roll', () => {
  const words = {
    dagorlad: { sauron: '4r' },
    'north-ithilien': { gondor: '1r 1l' },
    characters: { boromir: 'north-ithilien' },
  };
  const game = use(INTO, { free: 'challenge-of-the-king' }, words, [5, 4, 1, 1, 1, 1, 1, 1, 1]);
  game.says('The Free Peoples attack besides: 5, 4: 1 hit.');
  game.says('The Shadow rolls 1, 1, 1: 0 hits.');
  game.says('The Free Peoples roll again 1, 1: 0 hits.'); // it costs no Leadership
});

test('Sudden Strike: only with a Leader or Companion', () => refuses(INTO, 'free', 'challenge-of-the-king', duel));

rule(
  'Shield-Wall: a hit that a card adds to the rolls counts, one of an additional attack does not',
  ['WR-6.23.7'],
  () => {
    const mumakil = { dagorlad: { southrons: '1r 1e' }, 'north-ithilien': { gondor: '4r' } };
    const added = use(INTO, { free: 'faramirs-rangers', shadow: 'shadows-gather' }, mumakil, [5, 1, 1, 1, 1, 1]);
    added.says('Mûmakil: The Shadow scores 1 more hit.');
    added.says('Shield-Wall: one hit on the Free Peoples is cancelled.');
    added.position({ 'north-ithilien': { gondor: '3r' } });
    const bane = { moria: { sauron: '2r' }, 'dimrill-dale': { elves: '4r' } };
    const where = ['shadow', 'moria', 'dimrill-dale'] as const;
    const before = use(where, { free: 'faramirs-rangers', shadow: 'balrog-of-moria' }, bane, [4, 1, 1, 5, 1, 1, 1, 1]);
    before.position({ 'dimrill-dale': { elves: '2r' } }); // one at once and one of the roll: neither is cancelled
  },
);
