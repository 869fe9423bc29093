// Combat Cards of the Shadow that attack besides, kill or silence.
import { test } from 'node:test';
import { rule } from '../../rule.ts';
import { war } from '../battle/war.ts';
import { INTO, OUT_OF, refuses, use } from './use.ts';

const duel = { dagorlad: { sauron: '1r' }, 'north-ithilien': { gondor: '1r' } };

test('Black Breath: a Re-roll with hits takes a Leader, or a Companion of that Level', () => {
  const words = {
    dagorlad: { sauron: '2r', nazgul: 2 },
    'north-ithilien': { gondor: '4r 1l' },
    characters: { boromir: 'north-ithilien', meriadoc: 'north-ithilien', strider: 'north-ithilien' },
  };
  const rolls = (...again: number[]): number[] => [1, 1, 1, 1, 1, 1, 1, ...again, 1, 1, 1, 1];
  const one = use(INTO, { shadow: 'morgul-wound' }, words, rolls(6, 1));
  one.offersOnly('shadow', ['eliminate nobody', 'eliminate gondor-leader', 'eliminate meriadoc']);
  one.play('shadow', 'eliminate gondor-leader');
  one.position({ 'north-ithilien': { gondor: '3r' }, lost: { gondor: { leader: 1 } } }); // the hit is taken besides
  const two = use(INTO, { shadow: 'morgul-wound' }, words, rolls(6, 6));
  two.offersOnly('shadow', ['eliminate nobody', 'eliminate gondor-leader', 'eliminate meriadoc', 'eliminate boromir']);
  two.play('shadow', 'eliminate boromir');
  two.position({ 'north-ithilien': { gondor: '2r 1l' }, characters: { boromir: 'eliminated' } });
  const spared = use(INTO, { shadow: 'morgul-wound' }, words, rolls(6, 6));
  spared.play('shadow', 'eliminate nobody');
  spared.position({ 'north-ithilien': { gondor: '2r 1l' } });
});

test('Black Breath: hits of the Combat Roll do not count', () => {
  const words = { dagorlad: { sauron: '2r', nazgul: 1 }, 'north-ithilien': { gondor: '2r 1l' } };
  const game = use(INTO, { shadow: 'morgul-wound' }, words, [6, 1, 1, 1, 1, 1]);
  game.position({ 'north-ithilien': { gondor: '1r 1l' } });
});

test('Black Breath: only with a Nazgûl, which the Witch-king is', () => {
  refuses(INTO, 'shadow', 'morgul-wound', { ...duel, characters: { 'mouth-of-sauron': 'dagorlad' } });
  const words = { ...duel, characters: { 'witch-king': 'dagorlad' } };
  use(INTO, { shadow: 'morgul-wound' }, words, []).asks('shadow', 'draw');
});

rule('Black Breath and Heroic Death: equal initiative, the defender first', ['WR-6.19.4'], () => {
  const words = {
    dagorlad: { sauron: '2r', nazgul: 2 },
    'north-ithilien': { gondor: '3r 1l' },
    characters: { aragorn: 'north-ithilien', strider: 'replaced' },
  };
  const cards = { free: 'mirror-of-galadriel', shadow: 'morgul-wound' };
  const game = use(INTO, cards, words, [1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1]);
  game.asks('free', 'gives his life');
  game.play('free', 'sacrifice gondor-leader');
  game.position({ 'north-ithilien': { gondor: '2r' }, characters: { aragorn: 'north-ithilien' } }); // his Level is 3
});

test("Durin's Bane: three dice that hit on 4, before the Combat Roll", () => {
  const words = { moria: { sauron: '1r' }, 'dimrill-dale': { elves: '4r' } };
  const game = use(['shadow', 'moria', 'dimrill-dale'], { shadow: 'balrog-of-moria' }, words, [4, 6, 3, 1, 1, 1]);
  game.says('The Shadow attacks besides: 4, 6, 3: 2 hits.');
  game.says('The Free Peoples roll 1, 1: 0 hits.');
});

test("Durin's Bane: the attacked Army is within two regions of Moria", () => {
  const two = { 'dimrill-dale': { sauron: '1r' }, 'parth-celebrant': { elves: '1r' } };
  const near = use(['shadow', 'dimrill-dale', 'parth-celebrant'], { shadow: 'balrog-of-moria' }, two, [1, 1, 1, 1, 1]);
  near.says('The Shadow attacks besides: 1, 1, 1: 0 hits.');
  const three = { 'parth-celebrant': { sauron: '1r' }, eastemnet: { rohan: '1r' } };
  refuses(['shadow', 'parth-celebrant', 'eastemnet'], 'shadow', 'balrog-of-moria', three);
});

test('Great Host: twice as many units after the casualties are a hit', () => {
  const words = { dagorlad: { sauron: '4r' }, 'north-ithilien': { gondor: '3r' } };
  const twice = use(INTO, { shadow: 'stormcrow' }, words, [6, 1, 1, 1, 1, 1, 1]);
  twice.position({ 'north-ithilien': { gondor: '1r' } }); // 4 against 2
  const less = use(INTO, { shadow: 'stormcrow' }, words, [6, 1, 1, 1, 6, 1, 1]);
  less.position({ 'north-ithilien': { gondor: '2r' } }); // 3 against 2
});

test('Great Host works for a defender; an attacker does not count his rearguard', () => {
  const words = { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1r 1e' } };
  const defends = use(OUT_OF, { shadow: 'stormcrow' }, words, [1, 1, 6, 1]);
  defends.play('free', 'remove gondor-regular');
  defends.position({ 'north-ithilien': { gondor: '1r' } }); // 2 against 1: the Elite is reduced too
  const attacks = war({ ...duel, dagorlad: { sauron: '3r' }, hands: { shadow: ['stormcrow'] } }, [1, 1]);
  attacks.play('shadow', 'die army', 'attack dagorlad', 'leave sauron-regular', 'leave sauron-regular');
  attacks.play('shadow', 'card', 'choose stormcrow');
  attacks.position({ 'north-ithilien': { gondor: '1r' } }); // 1 against 1
});

test('Onslaught: hits on oneself after the casualties, and a die for each', () => {
  const words = { dagorlad: { sauron: '3r 1e' }, 'north-ithilien': { gondor: '2r' } };
  const game = use(INTO, { shadow: 'orcs-multiplying-again' }, words, [1, 1, 1, 1, 1, 1, 4, 3]);
  game.offersOnly('shadow', ['suffer 0', 'suffer 1', 'suffer 2', 'suffer 3', 'suffer 4']);
  game.play('shadow', 'suffer 2', 'remove sauron-elite');
  game.says('The Shadow attacks besides: 4, 3: 1 hit.');
  game.position({ dagorlad: { sauron: '3r' }, 'north-ithilien': { gondor: '1r' } });
  const none = use(INTO, { shadow: 'orcs-multiplying-again' }, words, [1, 1, 1, 1, 1, 1]);
  none.play('shadow', 'suffer 0');
  none.asks('shadow', 'cease');
});

rule('Onslaught: an Army that gives its last unit has no attack', ['WR-6.19.5'], () => {
  const game = use(INTO, { shadow: 'orcs-multiplying-again' }, duel, [1, 1]);
  game.offersOnly('shadow', ['suffer 0', 'suffer 1']);
  game.play('shadow', 'suffer 1');
  game.says('The attacking Army is destroyed.');
  game.position({ 'north-ithilien': { gondor: '1r' } });
});

test('We Come to Kill: a die for each Elite after the casualties, hitting on 5', () => {
  const words = { dagorlad: { sauron: '1r 3e' }, 'north-ithilien': { gondor: '4r' } };
  const game = use(INTO, { shadow: 'olog-hai' }, words, [1, 1, 1, 1, 6, 1, 1, 1, 5, 4]);
  game.play('shadow', 'reduce sauron-elite'); // so two dice are left
  game.says('The Shadow attacks besides: 5, 4: 1 hit.');
  game.position({ 'north-ithilien': { gondor: '3r' } });
});

test('We Come to Kill: only with an Elite of the Shadow', () => {
  refuses(INTO, 'shadow', 'olog-hai', { ...duel, 'north-ithilien': { gondor: '1e' } });
});

rule(
  'Words of Power: a Companion has neither Leadership nor abilities in the round',
  ['WR-6.20.5', 'WR-6.18.5'],
  () => {
    const words = {
      dagorlad: { sauron: '1r', nazgul: 1 },
      'north-ithilien': { gondor: '1r' },
      characters: { boromir: 'north-ithilien', legolas: 'north-ithilien' },
    };
    const game = use(INTO, { shadow: 'the-lidless-eye' }, words, [1, 2, 2, 1, 3, 1, 2, 2, 2, 1, 3, 3]);
    game.offersOnly('shadow', ['silence boromir', 'silence legolas']);
    game.play('shadow', 'silence legolas');
    game.says('The Free Peoples roll 2, 2: 0 hits.');
    game.says('The Free Peoples roll again 3: 0 hits.');
    game.play('shadow', 'continue');
    game.play('free', 'stand');
    game.says('The Free Peoples roll 2, 2, 2: 0 hits.'); // he has found his voice
    game.says('The Free Peoples roll again 3, 3: 0 hits.');
  },
);

rule('Words of Power: a silenced Companion has no Leadership to give for a card', ['WR-6.19.2', 'WR-6.20.2'], () => {
  const words = {
    dagorlad: { sauron: '2r', nazgul: 1 },
    'north-ithilien': { gondor: '1r' },
    characters: { boromir: 'north-ithilien' },
  };
  const cards = { free: 'horn-of-gondor', shadow: 'the-lidless-eye' };
  const game = use(INTO, cards, words, [1, 1, 1, 1]);
  game.position({ dagorlad: { sauron: '2r' } });
});

test('Words of Power: only with a Nazgûl; without a Companion it does nothing', () => {
  refuses(INTO, 'shadow', 'the-lidless-eye', { ...duel, characters: { boromir: 'north-ithilien' } });
  const words = { dagorlad: { sauron: '1r', nazgul: 1 }, 'north-ithilien': { gondor: '1r 1l' } };
  use(INTO, { shadow: 'the-lidless-eye' }, words, [1, 1, 1, 3]).asks('shadow', 'cease');
});
