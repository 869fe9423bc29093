// Combat Cards of the Free Peoples that change dice: more, fewer, higher, lower.
import { test } from 'node:test';
import { rule } from '../../rule.ts';
import { INTO, OUT_OF, refuses, use } from './use.ts';

const duel = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r' } };
const near = { characters: { boromir: 'north-ithilien' } };

test('Advantageous Position: the Combat Roll of the Shadow is 1 lower, its Re-roll is not', () => {
  const words = { eastemnet: { isengard: '2r', nazgul: 1 }, folde: { rohan: '3r' } };
  const game = use(['shadow', 'eastemnet', 'folde'], { free: 'swords-in-eriador' }, words, [5, 6, 1, 1, 1, 5]);
  game.says('The Shadow rolls 5, 6 (−1 each): 1 hit.');
  game.says('The Shadow rolls again 5: 1 hit.');
});

test('Advantageous Position: only in a Nation of the Free Peoples, whoever attacks', () => {
  refuses(INTO, 'free', 'swords-in-eriador', duel);
  refuses(['free', 'dagorlad', 'morannon'], 'free', 'swords-in-eriador', {
    dagorlad: { gondor: '1r' },
    morannon: { sauron: '1r' },
  });
  const words = { eastemnet: { rohan: '1r' }, folde: { isengard: '1r' } };
  use(['free', 'eastemnet', 'folde'], { free: 'swords-in-eriador' }, words, [1, 5]).says(
    'The Shadow rolls 5 (−1 each)',
  );
});

rule('Andúril: Strider turns one miss, Aragorn one or two, for their Leadership', ['WR-5.3.9', 'WR-6.20.2'], () => {
  const words = { dagorlad: { sauron: '5r' }, 'north-ithilien': { gondor: '2r' } };
  const strider = use(
    INTO,
    { free: 'athelas' },
    { ...words, characters: { strider: 'north-ithilien' } },
    [1, 1, 1, 1, 1, 2, 2, 2],
  ); // no Re-roll
  strider.position({ dagorlad: { sauron: '4r' } });
  const aragorn = { aragorn: 'north-ithilien', strider: 'replaced' };
  const king = use(INTO, { free: 'athelas' }, { ...words, characters: aragorn }, [1, 1, 1, 1, 1, 2, 2, 2]);
  king.offersOnly('free', ['turn 1', 'turn 2']);
  king.play('free', 'turn 2');
  king.says('Aragorn, Heir to Isildur gives up his Leadership: 2 missed dice become hits.', 'WR-6.20.2');
  king.position({ dagorlad: { sauron: '3r' } });
  const spare = use(INTO, { free: 'athelas' }, { ...words, characters: aragorn }, [1, 1, 1, 1, 1, 2, 2, 2]);
  spare.play('free', 'turn 1');
  spare.position({ dagorlad: { sauron: '4r' } }); // and no Re-roll for the others
  const one = use(INTO, { free: 'athelas' }, { ...words, characters: aragorn }, [1, 1, 1, 1, 1, 5, 5, 2]);
  one.position({ dagorlad: { sauron: '2r' } }); // one miss only to turn
});

test('Andúril: a Leader still has his Re-roll', () => {
  const words = {
    dagorlad: { sauron: '5r' },
    'north-ithilien': { gondor: '1r 1l' },
    characters: { strider: 'north-ithilien' },
  };
  const game = use(INTO, { free: 'athelas' }, words, [1, 1, 1, 1, 1, 2, 2, 6]);
  game.says('The Free Peoples roll again 6: 1 hit.');
  game.position({ dagorlad: { sauron: '3r' } });
});

test('Andúril: only with Strider or Aragorn', () => refuses(INTO, 'free', 'athelas', { ...duel, ...near }));

test('Brave Stand: a die less for each Companion, one at least', () => {
  const words = {
    dagorlad: { sauron: '4r' },
    'north-ithilien': { gondor: '1r' },
    characters: { boromir: 'north-ithilien', meriadoc: 'north-ithilien' },
  };
  const game = use(INTO, { free: 'the-grey-company' }, words, [1, 1, 2, 2, 2, 2]);
  game.says('The Shadow rolls 1, 1: 0 hits.');
});

test('Brave Stand: only with a Companion', () => refuses(INTO, 'free', 'the-grey-company', duel));

test('Confusion: a 1 of the Shadow hits its own Army and is not rolled again', () => {
  const words = { dagorlad: { sauron: '4r', nazgul: 4 }, 'north-ithilien': { gondor: '1r' } };
  const game = use(INTO, { free: 'wisdom-of-elrond' }, words, [1, 1, 2, 3, 1, 2, 2]);
  game.says('Confusion: 2 dice of the Shadow that fell on 1 hit its own Army.', 'WR-5.6.3');
  game.says('The Shadow rolls again 2, 2: 0 hits.');
  game.position({ dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1r' } }); // our own 1 does us no harm
});

test('Confusion: without a 1 nothing happens', () => {
  const words = { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1r' } };
  use(INTO, { free: 'wisdom-of-elrond' }, words, [2, 3, 1]).position({ dagorlad: { sauron: '2r' } });
});

rule('Confusion counts the die as it lies, not as it is changed', ['WR-6.23.5'], () => {
  const words = { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1r' } };
  const game = use(INTO, { free: 'wisdom-of-elrond', shadow: 'horde-from-the-east' }, words, [1, 2, 1]);
  game.position({ dagorlad: { sauron: '1r' } });
});

test('Daylight: three dice at most', () => {
  const words = { dagorlad: { sauron: '5r' }, 'north-ithilien': { gondor: '1r' } };
  use(INTO, { free: 'the-last-battle' }, words, [1, 2, 3, 1]).says('The Shadow rolls 1, 2, 3: 0 hits.');
});

const rohan = { 'fords-of-isen': { isengard: '5r' }, westemnet: { rohan: '3r' } };
const rohanAttack = ['shadow', 'fords-of-isen', 'westemnet'] as const;

test("Ents' Rage: the Combat Roll is 2 higher, the Re-roll is not", () => {
  const words = { ...rohan, westemnet: { rohan: '3r 1l' } };
  const game = use(rohanAttack, { free: 'the-ents-awake-treebeard' }, words, [1, 1, 1, 1, 1, 3, 3, 2, 4]);
  game.says('The Free Peoples roll 3, 3, 2 (+2 each): 2 hits.');
  game.says('The Free Peoples roll again 4: 0 hits.');
});

test('Huorn-dark: two dice at most', () => {
  const game = use(rohanAttack, { free: 'the-ents-awake-huorns' }, rohan, [1, 2, 1, 1, 1]);
  game.says('The Shadow rolls 1, 2: 0 hits.');
});

test('Nameless Wood: two more hits if any die has hit', () => {
  const hit = use(rohanAttack, { free: 'the-ents-awake-entmoot' }, rohan, [1, 1, 1, 1, 1, 5, 1, 1]);
  hit.position({ 'fords-of-isen': { isengard: '2r' } });
  const again = { ...rohan, westemnet: { rohan: '3r 1l' } };
  const reroll = use(rohanAttack, { free: 'the-ents-awake-entmoot' }, again, [1, 1, 1, 1, 1, 1, 1, 1, 5]);
  reroll.position({ 'fords-of-isen': { isengard: '2r' } });
  const miss = use(rohanAttack, { free: 'the-ents-awake-entmoot' }, rohan, [1, 1, 1, 1, 1, 1, 1, 1]);
  miss.position({ 'fords-of-isen': { isengard: '5r' } });
});

for (const card of ['the-ents-awake-treebeard', 'the-ents-awake-huorns', 'the-ents-awake-entmoot'])
  test(`The Ents (${card}): only in Rohan, in Fangorn and at Orthanc`, () => {
    refuses(INTO, 'free', card, duel);
    const at = (from: string, to: string): void => {
      const words = { [from]: { rohan: '1r' }, [to]: { isengard: '6r' } };
      use(['free', from, to], { free: card }, words, card.endsWith('huorns') ? [1, 1, 1] : [1, 1, 1, 1, 1, 1]);
    };
    at('westemnet', 'fangorn');
    at('gap-of-rohan', 'orthanc');
    at('gap-of-rohan', 'fords-of-isen');
  });

test('It is a Gift: Combat Roll and Re-roll are 1 higher where the Ring-bearers are', () => {
  const words = {
    dagorlad: { sauron: '3r' },
    'north-ithilien': { gondor: '2r 1l' },
    fellowship: { at: 'north-ithilien' },
  };
  const game = use(INTO, { free: 'elven-cloaks' }, words, [1, 1, 1, 4, 3, 4]);
  game.says('The Free Peoples roll 4, 3 (+1 each): 1 hit.');
  game.says('The Free Peoples roll again 4 (+1 each): 1 hit.');
});

test('It is a Gift: only in their region, and not on the Mordor Track', () => {
  refuses(INTO, 'free', 'elven-cloaks', duel);
  refuses(INTO, 'free', 'elven-cloaks', { ...duel, fellowship: { at: 'dagorlad' } });
  refuses(['free', 'dagorlad', 'morannon'], 'free', 'elven-cloaks', {
    dagorlad: { gondor: '1r' },
    morannon: { sauron: '1r' },
    fellowship: { at: 'morannon', mordor: 2 },
  });
});

rule(
  'Mighty Attack: the Companion whom its player names gives his Leadership for a hit',
  ['WR-6.20.2', 'WR-5.3.9'],
  () => {
    const words = {
      dagorlad: { sauron: '4r' },
      'north-ithilien': { gondor: '2r' },
      characters: { boromir: 'north-ithilien', legolas: 'north-ithilien' },
    };
    const game = use(INTO, { free: 'horn-of-gondor' }, words, [1, 1, 1, 1, 1, 1, 1, 1, 3]);
    game.offersOnly('free', ['forgo boromir', 'forgo legolas']);
    game.play('free', 'forgo legolas');
    game.says('Legolas gives up his Leadership: 1 missed die becomes a hit.', 'WR-6.20.2');
    game.says('The Free Peoples roll again 3: 0 hits.'); // the other one's
    game.position({ dagorlad: { sauron: '3r' } });
  },
);

rule('Mighty Attack: whose Leadership is given up shows in the Re-roll', ['WR-5.3.9'], () => {
  const words = {
    dagorlad: { sauron: '4r' },
    'north-ithilien': { gondor: '3r' },
    characters: { boromir: 'north-ithilien', aragorn: 'north-ithilien', strider: 'replaced' },
  };
  const dear = use(INTO, { free: 'horn-of-gondor' }, words, [1, 1, 1, 1, 1, 1, 1, 1, 1, 3]);
  dear.play('free', 'forgo aragorn');
  dear.says('The Free Peoples roll again 3: 0 hits.'); // Boromir's one
  const cheap = use(INTO, { free: 'horn-of-gondor' }, words, [1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3]);
  cheap.play('free', 'forgo boromir');
  cheap.says('The Free Peoples roll again 3, 3: 0 hits.'); // Aragorn's two
});

test('Mighty Attack: with all dice hits nobody gives anything', () => {
  const words = { dagorlad: { sauron: '4r' }, 'north-ithilien': { gondor: '1r' }, ...near };
  const game = use(INTO, { free: 'horn-of-gondor' }, words, [1, 1, 1, 1, 5, 5]);
  game.position({ dagorlad: { sauron: '2r' } });
});

test('Mighty Attack: only with a Companion', () => refuses(INTO, 'free', 'horn-of-gondor', duel));

test('Servant of the Secret Fire: with Gandalf, Grey or White, the Combat Roll is 1 higher', () => {
  const grey = { ...duel, characters: { 'gandalf-grey': 'north-ithilien' } };
  use(INTO, { free: 'wizards-staff' }, grey, [1, 3, 3, 4]).says('The Free Peoples roll 3, 3 (+1 each): 0 hits.');
  const white = { ...duel, characters: { 'gandalf-white': 'north-ithilien', 'gandalf-grey': 'replaced' } };
  use(INTO, { free: 'wizards-staff' }, white, [1, 4]).says('The Free Peoples roll 4 (+1 each): 1 hit.');
});

test('Servant of the Secret Fire: only with Gandalf', () =>
  refuses(INTO, 'free', 'wizards-staff', { ...duel, ...near }));

test('Valour: the Combat Roll is 1 higher, the Re-roll is not', () => {
  const words = { dagorlad: { sauron: '4r' }, 'north-ithilien': { gondor: '1r 1e 1l' } };
  const game = use(INTO, { free: 'eomer-son-of-eomund' }, words, [1, 1, 1, 1, 4, 3, 4]);
  game.says('The Free Peoples roll 4, 3 (+1 each): 1 hit.');
  game.says('The Free Peoples roll again 4: 0 hits.');
});

test('Valour: only with an Elite', () => {
  refuses(INTO, 'free', 'eomer-son-of-eomund', duel);
  refuses(OUT_OF, 'free', 'eomer-son-of-eomund', { ...duel, dagorlad: { sauron: '1e' } }); // one's own
});
