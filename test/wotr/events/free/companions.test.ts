// Cards of the Free Peoples that send Companions on their way.
import { test } from 'node:test';
import { rule } from '../../../rule.ts';
import { holding, play } from '../table.ts';

rule('I Will Go Alone: one region further than usual, and a point is healed', ['WR-8.15.3', 'WR-5.3.5'], () => {
  const words = {
    fellowship: { at: 'rivendell', progress: 1, corruption: 2, companions: ['gimli', 'legolas', 'peregrin'] },
  };
  const game = play('free', 'i-will-go-alone', words, { rolls: [] });
  game.play('free', 'take peregrin'); // Level 1, progress 1, and 1 more
  game.offers('free', ['to rivendell', 'to hollin', 'to moria', 'to bree', 'to mount-gram']);
  game.refuses('free', 'to shire', 'WR-8.15.3');
  game.play('free', 'to bree', 'guide gimli');
  game.position({ characters: { peregrin: 'bree' }, fellowship: { corruption: 1, guide: 'gimli' } });
});

rule('I Will Go Alone: a group goes as far as the highest Level in it', ['WR-6.12.2', 'WR-8.15.8'], () => {
  const words = { fellowship: { at: 'rivendell', corruption: 0, companions: ['gimli', 'meriadoc', 'peregrin'] } };
  const game = play('free', 'i-will-go-alone', words);
  game.play('free', 'take gimli', 'take meriadoc');
  game.refuses('free', 'to shire', 'WR-8.15.3');
  game.play('free', 'to moria');
  game.position({ characters: { gimli: 'moria', meriadoc: 'moria' }, fellowship: { guide: 'peregrin' } });
});

rule(
  'I Will Go Alone on the Mordor Track: those who leave are lost, and a point is healed',
  ['WR-9.12.1', 'WR-5.3.10'],
  () => {
    const words = { fellowship: { at: 'morannon', mordor: 1, corruption: 4, companions: ['gimli', 'peregrin'] } };
    const game = play('free', 'i-will-go-alone', words);
    game.play('free', 'take gimli', 'done');
    game.position({
      characters: { gimli: 'eliminated', peregrin: 'fellowship' },
      fellowship: { corruption: 3, guide: 'peregrin' },
    });
  },
);

rule(
  'Gwaihir carries one Companion or group as if of Level 4, from the Fellowship or the map',
  ['WR-5.3.5', 'WR-6.12.2'],
  () => {
    const words = {
      characters: { meriadoc: 'edoras', peregrin: 'edoras', boromir: 'minas-tirith' },
      fellowship: { at: 'rivendell', companions: ['gimli'] },
    };
    const map = play('free', 'gwaihir-the-windlord', words, { rolls: [] });
    map.offersOnly('free', ['take boromir', 'take gimli', 'take meriadoc', 'take peregrin']);
    map.play('free', 'take meriadoc');
    map.refuses('free', 'take boromir', 'WR-6.12.2');
    map.offers('free', 'to pelargir');
    map.refuses('free', 'to dagorlad', 'WR-6.12.1');
    map.play('free', 'take peregrin', 'to minas-tirith');
    map.position({ characters: { meriadoc: 'minas-tirith', peregrin: 'minas-tirith', boromir: 'minas-tirith' } });

    const out = play('free', 'gwaihir-the-windlord', { ...words, fellowship: { ...words.fellowship, progress: 1 } });
    out.play('free', 'take gimli');

    out.refuses('free', 'to dimrill-dale', 'WR-6.12.4');
    out.play('free', 'to carrock'); // five regions: progress 1 and Level 4
    out.position({ characters: { gimli: 'carrock' }, fellowship: { guide: 'gollum' } });
  },
);

for (const card of ['gwaihir-the-windlord', 'we-prove-the-swifter'] as const)
  rule(
    `${card}: the journey may end in a Stronghold under siege, but not begin or lead through one`,
    ['WR-6.12.6', 'WR-5.3.5'],
    () => {
      const words = {
        characters: { gimli: 'fords-of-isen', legolas: 'dale', boromir: 'minas-tirith' },
        fellowship: { at: 'rivendell', companions: [] },
        'helms-deep': { rohan: '1r', isengard: '2r' },
        'minas-tirith': { gondor: '1r', sauron: '2r' },
      };
      const game = holding('free', card, words);
      game.play('free', 'die event', `play ${card}`);
      game.refuses('free', 'take boromir', 'WR-6.12.6');
      game.play('free', 'take gimli', 'to helms-deep');
      game.position({ characters: { gimli: 'helms-deep' } });
      const walk = holding('free', card, { ...words, dice: { free: ['character'], shadow: ['army'] } });
      walk.play('free', 'die character', 'move companions', 'take gimli');
      walk.refuses('free', 'to helms-deep', 'WR-6.12.6');
    },
  );

rule('We Prove the Swifter: two regions further than usual', ['WR-5.3.5', 'WR-6.12.2'], () => {
  const words = {
    characters: { gimli: 'edoras', 'gandalf-grey': 'replaced', 'gandalf-white': 'rivendell' },
    fellowship: { at: 'rivendell', companions: ['peregrin'] },
  };
  const map = play('free', 'we-prove-the-swifter', words, { rolls: [] });
  map.play('free', 'take gimli');
  map.refuses('free', 'to dagorlad', 'WR-6.12.1');
  map.play('free', 'to pelargir'); // four regions: Level 2 and 2 more
  map.position({ characters: { gimli: 'pelargir' } });
  const out = play('free', 'we-prove-the-swifter', words);
  out.play('free', 'take peregrin');
  out.offers('free', 'to moria');
  out.refuses('free', 'to dimrill-dale', 'WR-8.15.3');
  out.play('free', 'to weather-hills');
  out.position({ characters: { peregrin: 'weather-hills' }, fellowship: { guide: 'gollum' } });
  const shadowfax = play('free', 'we-prove-the-swifter', words);
  shadowfax.play('free', 'take gandalf-white');
  shadowfax.offers('free', 'to old-forest-road'); // six regions
  shadowfax.refuses('free', 'to dale', 'WR-6.12.1');
});

rule('Gwaihir and We Prove the Swifter with nobody to carry are spent for nothing', ['WR-5.3.8'], () => {
  for (const card of ['gwaihir-the-windlord', 'we-prove-the-swifter']) {
    const game = play('free', card, { fellowship: { companions: [] } });
    game.position({ discards: { free: [card] }, dice: { free: [] } });
    game.asks('shadow');
  }
});

test('There and Back Again: Gimli or Legolas at his goal wakes the north', () => {
  const words = { fellowship: { at: 'rivendell', progress: 5, companions: ['gimli', 'legolas', 'boromir'] } };
  for (const [traveller, goal] of [
    ['gimli', 'erebor'],
    ['legolas', 'woodland-realm'],
    ['gimli', 'dale'],
  ]) {
    const game = play('free', 'there-and-back-again', words, { rolls: [] });
    game.play('free', `take ${traveller}`, `to ${goal}`, 'guide boromir');
    game.position({
      characters: { [traveller]: goal },
      politics: { dwarves: '2 active', elves: '2 active', north: '2 active' },
    });
  }
});

test('There and Back Again: somebody else, or another place, wakes nobody', () => {
  const words = { fellowship: { at: 'rivendell', progress: 5, companions: ['gimli', 'boromir'] } };
  const other = play('free', 'there-and-back-again', words);
  other.play('free', 'take boromir', 'to dale');
  other.position({ politics: { dwarves: '3 passive', elves: '3 active', north: '3 passive' } });
  const short = play('free', 'there-and-back-again', words);
  short.play('free', 'take gimli', 'to carrock');
  short.position({ politics: { dwarves: '3 passive', elves: '3 active', north: '3 passive' } });
});

rule(
  'There and Back Again: who is there already counts, even when nobody can leave the Fellowship',
  ['WR-5.3.10'],
  () => {
    const words = { characters: { legolas: 'dale' }, fellowship: { companions: [] } };
    const game = play('free', 'there-and-back-again', words);
    game.position({ politics: { dwarves: '2 active', elves: '2 active', north: '2 active' } });
  },
);

rule('There and Back Again: what is At War goes no further, the others still do', ['WR-5.3.6'], () => {
  const game = play('free', 'there-and-back-again', {
    characters: { legolas: 'dale' },
    fellowship: { companions: [] },
    politics: { dwarves: '1 passive', elves: 'at war' },
  });
  game.position({ politics: { dwarves: 'at war', elves: 'at war', north: '2 active' } });
});

test('There and Back Again goes one region further than usual', () => {
  const game = play('free', 'there-and-back-again', { fellowship: { at: 'rivendell', companions: ['gimli'] } });
  game.refuses('free', 'to dimrill-dale', 'WR-8.15.3');
  game.play('free', 'to moria');
  game.position({ characters: { gimli: 'moria' } });
});

const ROUSERS = [
  { card: 'book-of-mazarbul', nation: 'dwarves', from: 'dale', goals: ['erebor', 'ered-luin'], near: 'iron-hills' },
  { card: 'fear-fire-foes', nation: 'north', from: 'buckland', goals: ['shire', 'bree'], near: 'north-downs' },
] as const;

for (const { card, nation, from, goals, near } of ROUSERS) {
  rule(
    `${card}: Companions move as with a Character die; one at the goal puts the Nation At War`,
    ['WR-6.12.1', 'WR-7.4.10'],
    () => {
      const words = {
        characters: { boromir: from, peregrin: 'edoras' },
        fellowship: { companions: ['strider'] },
        politics: { [nation]: '3 passive' },
      };
      const goal = goals.find((region) => region === 'erebor' || region === 'bree') ?? '';
      const game = play('free', card, words, { rolls: [] });
      game.offersOnly('free', ['take boromir', 'take peregrin', 'done']);
      game.refuses('free', 'take strider', 'WR-8.15.1');
      game.play('free', 'take boromir', `to ${goal}`, 'take peregrin');
      game.refuses('free', 'to helms-deep', 'WR-6.12.1'); // two regions, and he has Level 1
      game.play('free', 'to folde');
      game.position({ characters: { boromir: goal, peregrin: 'folde' }, politics: { [nation]: 'at war passive' } });
    },
  );

  rule(`${card}: nobody need move, and whoever stands at the goal already counts`, ['WR-5.3.9', 'WR-5.3.10'], () => {
    for (const goal of goals) {
      const game = play('free', card, {
        characters: { peregrin: goal },
        fellowship: { companions: ['strider'] },
        politics: { [nation]: '2 passive' },
      });
      game.play('free', 'done');
      game.position({ characters: { peregrin: goal }, politics: { [nation]: 'at war passive' } });
    }
  });

  test(`${card}: elsewhere, or inside the Fellowship, a Companion changes nothing`, () => {
    const game = play('free', card, {
      characters: { peregrin: near },
      fellowship: { at: goals[0], companions: ['strider'] },
      politics: { [nation]: '2 passive' },
    });
    game.play('free', 'done');
    game.position({ politics: { [nation]: '2 passive' } });
    const nobody = play('free', card, { politics: { [nation]: '2 passive' } });
    nobody.position({ politics: { [nation]: '2 passive' }, discards: { free: [card] } });
  });
}
