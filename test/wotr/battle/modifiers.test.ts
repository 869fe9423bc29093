// Dice more, dice less, and what is added to them (WR-6.16.7, WR-6.23).
import { rule } from '../../rule.ts';
import { battle, war } from './war.ts';

const into = ['shadow', 'dagorlad', 'north-ithilien'] as const;
const outOf = ['free', 'north-ithilien', 'dagorlad'] as const;

rule('Dice less come off the dice really rolled, after the limit of five', ['WR-6.16.7'], () => {
  const stand = battle(
    ...into,
    {
      dagorlad: { sauron: '8r' },
      'north-ithilien': { gondor: '1r' },
      characters: { boromir: 'north-ithilien', legolas: 'north-ithilien' },
      hands: { free: ['the-grey-company'] },
    },
    [1, 1, 1, 2, 2, 2, 3, 3],
  );
  stand.play('free', 'card', 'choose the-grey-company'); // Brave Stand: 5 - 2
  stand.says('The Shadow rolls 1, 1, 1: 0 hits.');
  const despair = battle(
    ...into,
    {
      dagorlad: { sauron: '1r', nazgul: 2 },
      'north-ithilien': { gondor: '4r' },
      characters: { aragorn: 'north-ithilien', strider: 'replaced' },
      hands: { shadow: ['candles-of-corpses'] },
    },
    [1, 2, 2, 2, 3, 3],
  );
  despair.play('shadow', 'card', 'choose candles-of-corpses', 'forfeit 2');
  despair.says('The Free Peoples roll 2, 2, 2: 0 hits.'); // 4 units and Aragorn are 5, less 2
});

rule('One die always remains, and nobody ever gains dice', ['WR-6.16.7'], () => {
  const companions = { boromir: 'north-ithilien', legolas: 'north-ithilien' };
  const one = battle(
    ...into,
    {
      dagorlad: { sauron: '1r' },
      'north-ithilien': { gondor: '1r' },
      characters: companions,
      hands: { free: ['the-grey-company'] },
    },
    [1, 2, 2, 2, 3, 3],
  );
  one.play('free', 'card', 'choose the-grey-company');
  one.says('The Shadow rolls 1: 0 hits.');
  const daylight = battle(
    ...into,
    { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1r' }, hands: { free: ['the-last-battle'] } },
    [1, 1, 2],
  );
  daylight.play('free', 'card', 'choose the-last-battle');
  daylight.says('The Shadow rolls 1, 1: 0 hits.');
});

rule('A ceiling of dice comes last and leaves the Leader Re-roll alone', ['WR-6.16.7'], () => {
  const game = battle(
    ...into,
    {
      dagorlad: { sauron: '8r', nazgul: 2 },
      'north-ithilien': { gondor: '1r' },
      hands: { free: ['the-last-battle'] },
    },
    [1, 1, 1, 2, 3, 3],
  );
  game.play('free', 'card', 'choose the-last-battle');
  game.says('The Shadow rolls 1, 1, 1: 0 hits.');
  game.says('The Shadow rolls again 3, 3: 0 hits.');
});

rule('A ceiling is laid on what is left after dice less', ['WR-6.16.7'], () => {
  const game = war(
    {
      act: 'free',
      dice: { free: ['event'], shadow: ['army'] },
      'minas-tirith': { gondor: '3r', sauron: '5r' },
      lossarnach: { gondor: '1r' },
      hands: { free: ['help-unlooked-for', 'the-last-battle'] },
    },
    [1, 2, 2],
  );
  game.play('free', 'die event', 'play help-unlooked-for', 'card', 'choose the-last-battle');
  game.says('The Shadow rolls 2, 2: 0 hits.'); // 5 less 3 for the garrison; Daylight would allow 3
});

rule('A modifier is added to every die of the roll', ['WR-6.23.1'], () => {
  const game = battle(
    ...outOf,
    { 'north-ithilien': { gondor: '2r 1e' }, dagorlad: { sauron: '4r' }, hands: { free: ['dain-ironfoots-guard'] } },
    [4, 4, 3, 1, 1, 1, 1],
  );
  game.play('free', 'card', 'choose dain-ironfoots-guard');
  game.says('The Free Peoples roll 4, 4, 3 (+1 each): 2 hits.');
});

rule('Modifiers of both cards are added together', ['WR-6.23.2'], () => {
  const hands = { free: ['dain-ironfoots-guard'], shadow: ['pits-of-mordor'] };
  const words = { 'north-ithilien': { gondor: '2r 1e' }, dagorlad: { sauron: '4r' }, hands };
  const game = battle(...outOf, words, [3, 2, 2, 1, 1, 1, 1]);
  game.play('free', 'card');
  game.play('shadow', 'card', 'choose pits-of-mordor');
  game.play('free', 'choose dain-ironfoots-guard');
  game.says('The Free Peoples roll 3, 2, 2 (+2 each): 1 hit.');
});

rule('Example: with 1 added a 4, a 5 and a 6 hit', ['WR-6.23.3'], () => {
  const words = { 'north-ithilien': { gondor: '3r 1e' }, dagorlad: { sauron: '6r' } };
  const plain = battle(...outOf, words, [3, 4, 5, 6, 1, 1, 1, 1, 1]);
  plain.says('The Free Peoples roll 3, 4, 5, 6: 2 hits.');
  const game = battle(...outOf, { ...words, hands: { free: ['dain-ironfoots-guard'] } }, [3, 4, 5, 6, 1, 1, 1, 1, 1]);
  game.play('free', 'card', 'choose dain-ironfoots-guard');
  game.says('The Free Peoples roll 3, 4, 5, 6 (+1 each): 3 hits.');
});

rule('A card changes the roll that it names, or both', ['WR-6.23.4'], () => {
  const words = { 'north-ithilien': { gondor: '1r 1e 1l' }, dagorlad: { sauron: '6r', nazgul: 1 } };
  const roll = battle(...outOf, { ...words, hands: { free: ['dain-ironfoots-guard'] } }, [1, 1, 1, 1, 1, 1, 1, 4, 4]);
  roll.play('free', 'card', 'choose dain-ironfoots-guard');
  roll.says('The Free Peoples roll 1, 1 (+1 each): 0 hits.');
  roll.says('The Free Peoples roll again 4: 0 hits.');
  const both = battle(...outOf, { ...words, hands: { shadow: ['pits-of-mordor'] } }, [1, 1, 1, 1, 1, 1, 1, 4, 3]);
  both.play('shadow', 'card', 'choose pits-of-mordor');
  both.says('The Free Peoples roll again 4 (+1 each): 1 hit.');
  const again = battle(...outOf, { ...words, hands: { shadow: ['lure-of-the-ring'] } }, [1, 1, 4, 1, 1, 1, 1, 3]);
  again.play('shadow', 'card', 'choose lure-of-the-ring'); // They are Terrible: for the Re-roll, which its price uses up
  again.says('The Shadow rolls 4, 1, 1, 1, 1: 0 hits.');
});

rule('A natural 1 misses and a natural 6 hits, whatever is added or taken away', ['WR-6.23.5'], () => {
  const words = { dagorlad: { sauron: '3r' }, 'north-ithilien': { gondor: '4r' } };
  const strife = battle(...into, { ...words, hands: { shadow: ['horde-from-the-east'] } }, [1, 2, 3, 1, 1, 2, 2]);
  strife.play('shadow', 'card', 'choose horde-from-the-east'); // Deadly Strife: +2
  strife.says('The Shadow rolls 1, 2, 3 (+2 each): 1 hit.');
  const ents = battle(
    'free',
    'westemnet',
    'fangorn',
    {
      westemnet: { rohan: '2r' },
      fangorn: { isengard: '2r' },
      hands: { free: ['the-ents-awake-treebeard'], shadow: ['horde-from-the-east'] },
    },
    [1, 2, 2, 2],
  );
  ents.play('free', 'card');
  ents.play('shadow', 'card', 'choose horde-from-the-east');
  ents.play('free', 'choose the-ents-awake-treebeard');
  ents.says('The Free Peoples roll 1, 2 (+4 each): 1 hit.'); // the 1 would be a 5
  const position = battle(
    'shadow',
    'vale-of-the-carnen',
    'dale',
    {
      'vale-of-the-carnen': { southrons: '3r' },
      dale: { north: '4r' },
      hands: { free: ['swords-in-eriador'] },
    },
    [6, 5, 5, 1, 1, 1, 1],
  );
  position.play('free', 'card', 'choose swords-in-eriador'); // Advantageous Position: 1 less, where a 6 is needed
  position.says('The Shadow rolls 6, 5, 5 (−1 each): 1 hit.');
});

rule('An additional attack without a number hits as the Combat Roll does', ['WR-6.23.6'], () => {
  const charge = battle(
    'free',
    'old-forest-road',
    'dale',
    {
      'old-forest-road': { gondor: '1r 2e' },
      dale: { captured: true, southrons: '6r' },
      hands: { free: ['guards-of-the-citadel', 'cirdans-ships'] },
    },
    [5, 6, 1, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1],
  );
  charge.play('free', 'card', 'choose guards-of-the-citadel');
  charge.says('The Free Peoples attack besides: 5, 6: 1 hit.'); // a City, round one
  charge.play('free', 'continue');
  charge.play('shadow', 'stand');
  charge.play('free', 'card', 'choose cirdans-ships');
  charge.says('The Free Peoples attack besides: 5, 1: 1 hit.');
  const strike = battle(
    'shadow',
    'minas-tirith',
    'minas-tirith',
    { 'minas-tirith': { gondor: '2r 2l', sauron: '4r' }, hands: { free: ['challenge-of-the-king'] } },
    [5, 1, 1, 1, 1, 1, 1, 1, 1],
  );
  strike.play('free', 'card', 'choose challenge-of-the-king');
  strike.says('The Free Peoples attack besides: 5, 1: 1 hit.'); // from inside the walls
});

rule('A number printed on the card stands, whatever the place', ['WR-6.23.6', 'WR-5.6.3'], () => {
  const siege = battle(
    'shadow',
    'lorien',
    'lorien',
    { lorien: { elves: '5r', sauron: '1r' }, hands: { shadow: ['balrog-of-moria'] } },
    [4, 4, 3, 5, 1, 1, 1],
  );
  siege.play('shadow', 'card', 'choose balrog-of-moria');
  siege.says('The Shadow attacks besides: 4, 4, 3: 2 hits.');
  siege.says('The Shadow rolls 5: 0 hits.');
  const trolls = battle(
    'shadow',
    'lorien',
    'lorien',
    { lorien: { elves: '5r', sauron: '2e' }, hands: { shadow: ['olog-hai'] } },
    [5, 5, 1, 1, 1, 1, 1, 5, 4],
  );
  trolls.play('shadow', 'card', 'choose olog-hai');
  trolls.says('The Shadow attacks besides: 5, 4: 1 hit.');
});

rule('An additional attack is neither modified nor limited nor rolled again', ['WR-6.23.7'], () => {
  const strife = battle(
    ...outOf,
    {
      'north-ithilien': { gondor: '2e 2l' },
      dagorlad: { sauron: '8r' },
      hands: { free: ['guards-of-the-citadel'], shadow: ['horde-from-the-east'] },
    },
    [4, 3, 2, 2, 1, 1, 1, 1, 1, 2, 2],
  );
  strife.play('free', 'card');
  strife.play('shadow', 'card', 'choose horde-from-the-east');
  strife.play('free', 'choose guards-of-the-citadel');
  strife.says('The Free Peoples attack besides: 4, 3: 0 hits.');
  strife.says('The Free Peoples roll 2, 2 (+2 each): 0 hits.');
  strife.says('The Free Peoples roll again 2, 2 (+2 each): 0 hits.'); // two dice, not four
  const bane = battle(
    'shadow',
    'dimrill-dale',
    'lorien',
    {
      'dimrill-dale': { sauron: '1r' },
      lorien: { elves: '5r' },
      hands: { free: ['swords-in-eriador'], shadow: ['balrog-of-moria'] },
    },
    [4, 1, 1, 5, 1, 1, 1, 1],
  );
  bane.play('free', 'fight in the field');
  bane.play('shadow', 'card');
  bane.play('free', 'card', 'choose swords-in-eriador');
  bane.play('shadow', 'choose balrog-of-moria');
  bane.says('The Shadow attacks besides: 4, 1, 1: 1 hit.');
  bane.says('The Shadow rolls 5 (−1 each): 0 hits.');
  const trolls = battle(
    'shadow',
    'eastemnet',
    'folde',
    {
      eastemnet: { sauron: '1e' },
      folde: { rohan: '3r' },
      hands: { free: ['swords-in-eriador'], shadow: ['olog-hai'] },
    },
    [5, 1, 1, 1, 5],
  );
  trolls.play('shadow', 'card');
  trolls.play('free', 'card', 'choose swords-in-eriador');
  trolls.play('shadow', 'choose olog-hai');
  trolls.says('The Shadow rolls 5 (−1 each): 0 hits.');
  trolls.says('The Shadow attacks besides: 5: 1 hit.');
  const daylight = battle(
    ...into,
    {
      dagorlad: { sauron: '5e' },
      'north-ithilien': { gondor: '5r' },
      hands: { free: ['the-last-battle'], shadow: ['olog-hai'] },
    },
    [1, 1, 1, 1, 1, 1, 1, 1, 5, 4, 4, 4, 4],
  );
  daylight.play('shadow', 'card');
  daylight.play('free', 'card', 'choose the-last-battle');
  daylight.play('shadow', 'choose olog-hai');
  daylight.says('The Shadow rolls 1, 1, 1: 0 hits.');
  daylight.says('The Shadow attacks besides: 5, 4, 4, 4, 4: 1 hit.');
});

rule('An additional attack has five dice at most, and its losses are taken at once', ['WR-6.23.7'], () => {
  const five = battle(
    ...into,
    { dagorlad: { sauron: '6e 1r' }, 'north-ithilien': { gondor: '5r' }, hands: { shadow: ['olog-hai'] } },
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  );
  five.play('shadow', 'card', 'choose olog-hai');
  five.says('The Shadow attacks besides: 1, 1, 1, 1, 1: 0 hits.');
  const charge = battle(
    ...outOf,
    { 'north-ithilien': { gondor: '2e' }, dagorlad: { sauron: '4r' }, hands: { free: ['guards-of-the-citadel'] } },
    [5, 6, 1, 1, 2, 2],
  );
  charge.play('free', 'card', 'choose guards-of-the-citadel');
  charge.says('The Shadow rolls 2, 2: 0 hits.');
});
