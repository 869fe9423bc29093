// Which of two Combat Cards acts first, and what is left of the other (WR-6.19, WR-6.20).
import { test } from 'node:test';
import type { Words } from '../../../engine/game.ts';
import { rule } from '../../rule.ts';
import { battle, type War, war } from './war.ts';

const into = ['shadow', 'dagorlad', 'north-ithilien'] as const;
const outOf = ['free', 'north-ithilien', 'dagorlad'] as const;
const moria = ['shadow', 'moria', 'dimrill-dale'] as const;

/** Both use the only card they hold. */
function clash(where: readonly ['free' | 'shadow', string, string], words: Words, rolls: readonly number[] = []): War {
  const game = battle(...where, words, rolls);
  const attacker = where[0];
  const defender = attacker === 'free' ? 'shadow' : 'free';
  const [free, shadow] = ['free', 'shadow'].map((seat) => ((words['hands'] as Words)[seat] as string[])[0]);
  game.play(attacker, 'card');
  game.play(defender, 'card');
  game.play('free', `choose ${free}`);
  game.play('shadow', `choose ${shadow}`);
  return game;
}

rule('A card acts at the moment that its text names', ['WR-6.19.1'], () => {
  const before = clash(
    moria,
    {
      moria: { sauron: '2r' },
      'dimrill-dale': { elves: '3r' },
      hands: { free: ['faramirs-rangers'], shadow: ['balrog-of-moria'] },
    },
    [4, 1, 1, 5, 5, 1, 1],
  );
  before.says('The Shadow attacks besides: 4, 1, 1: 1 hit.'); // before the roll: two dice are left to answer
  before.says('The Free Peoples roll 1, 1: 0 hits.');
  before.says('Shield-Wall: one hit on the Free Peoples is cancelled.'); // Shield-Wall: before casualties
  const after = battle(
    ...into,
    {
      dagorlad: { sauron: '1r 1e' },
      'north-ithilien': { gondor: '3r' },
      hands: { shadow: ['olog-hai'] },
    },
    [5, 1, 1, 1, 1, 5],
  );
  after.play('shadow', 'card', 'choose olog-hai'); // We Come to Kill: after the casualties
  after.position({ 'north-ithilien': { gondor: '1r' } });
});

rule('The card with the lower initiative acts first', ['WR-6.19.2'], () => {
  const game = clash(
    outOf,
    {
      'north-ithilien': { gondor: '1e' },
      dagorlad: { sauron: '4r' },
      hands: { free: ['guards-of-the-citadel'], shadow: ['the-king-is-revealed'] },
    },
    [5, 4, 1, 1, 1],
  );
  game.says('The Free Peoples attack besides: 5: 1 hit.'); // Charge (2) was rolled and its loss taken ...
  game.position({ dagorlad: { sauron: '3r' } });
  game.asks('shadow', 'Relentless Assault'); // ... before this (3) asks
  game.play('shadow', 'suffer 0');
});

rule("Example: Scouts against Durin's Bane", ['WR-6.19.3'], () => {
  const game = clash(moria, {
    moria: { sauron: '3r' },
    'dimrill-dale': { elves: '2r' },
    hands: { free: ['the-red-arrow'], shadow: ['balrog-of-moria'] },
  });
  game.play('free', 'retreat to lorien');
  game.position({
    lorien: { elves: '2r' },
    lost: {},
    discards: { free: ['the-red-arrow'], shadow: ['balrog-of-moria'] },
  });
  game.play('shadow', 'stay');
  game.asks('free', 'die');
});

rule('Of equal initiatives the defender acts first', ['WR-6.19.4'], () => {
  const hands = { free: ['cirdans-ships'], shadow: ['balrog-of-moria'] };
  const defending = clash(
    moria,
    { moria: { sauron: '3r' }, 'dimrill-dale': { elves: '2r 1e' }, hands },
    [5, 4, 1, 1, 1, 1, 1, 1],
  );
  defending.says('The Free Peoples attack besides: 5: 1 hit.');
  defending.asks('free', 'takes 1 hit'); // Charge is done, and Durin's Bane waits for its losses
  defending.play('free', 'remove elves-regular');
  defending.says('The Shadow rolls 1, 1: 0 hits.');
  const attacking = clash(
    ['free', 'dimrill-dale', 'gladden-fields'],
    { 'gladden-fields': { sauron: '3r' }, 'dimrill-dale': { elves: '2r 1e' }, hands },
    [4, 1, 1, 5, 1, 1, 1, 1],
  );
  attacking.says('The Shadow attacks besides: 4, 1, 1: 1 hit.');
  attacking.position({ 'gladden-fields': { sauron: '3r' } }); // no Charge yet
  attacking.play('free', 'remove elves-regular');
  attacking.says('The Free Peoples attack besides: 5: 1 hit.');
});

rule('What waits on a card when the battle ends does not happen', ['WR-6.19.5'], () => {
  const struck = clash(
    moria,
    {
      moria: { sauron: '1r' },
      'dimrill-dale': { elves: '2e 1l' },
      hands: { free: ['challenge-of-the-king'], shadow: ['balrog-of-moria'] },
    },
    [5],
  );
  struck.says('The attacking Army is destroyed.', 'WR-6.28.1'); // Sudden Strike; no other die is rolled
  struck.position({
    'dimrill-dale': { elves: '2e 1l' },
    discards: { free: ['challenge-of-the-king'], shadow: ['balrog-of-moria'] },
  });
  struck.asks('free', 'die'); // and nobody advances
  const escaped = clash(into, {
    dagorlad: { sauron: '3r' },
    'north-ithilien': { gondor: '2r' },
    hands: { free: ['the-red-arrow'], shadow: ['the-king-is-revealed'] },
  });
  escaped.play('free', 'retreat to osgiliath');
  escaped.position({ dagorlad: { sauron: '3r' } }); // Relentless Assault costs nothing now
  escaped.offers('shadow', ['advance army', 'stay']);
});

rule('After the last casualty the cards of the aftermath do nothing', ['WR-6.19.5'], () => {
  const words = { dagorlad: { sauron: '1r 1e' }, 'north-ithilien': { gondor: '1r' } };
  for (const card of ['olog-hai', 'orcs-multiplying-again', 'stormcrow']) {
    const game = battle(...into, { ...words, hands: { shadow: [card] } }, [6, 1, 1]);
    game.play('shadow', 'card', `choose ${card}`);
    game.asks('shadow', 'Who advances'); // neither dice nor a question
    game.position({ dagorlad: { sauron: '1r 1e' } });
  }
});

rule('A card that comes later counts the figures that are left', ['WR-6.19.5'], () => {
  const game = clash(
    ['free', 'dimrill-dale', 'gladden-fields'],
    {
      'gladden-fields': { sauron: '2r' },
      'dimrill-dale': { elves: '1r 1e' },
      hands: { free: ['cirdans-ships'], shadow: ['balrog-of-moria'] },
    },
    [4, 4, 1, 1, 1, 1],
  );
  game.play('free', 'remove elves-elite'); // Charge was allowed, but no Elite is left for it
  game.says('The Free Peoples roll 1: 0 hits.');
});

rule('A requirement is met only by figures in the battle, not by the rearguard', ['WR-6.20.1', 'WR-6.15.4'], () => {
  const words = { dagorlad: { sauron: '2r 1e' }, 'north-ithilien': { gondor: '1r' }, hands: { shadow: ['olog-hai'] } };
  const all = battle(...into, words);
  all.play('shadow', 'card');
  all.offersOnly('shadow', ['choose olog-hai']);
  const part = war(words);
  part.play('shadow', 'die army', 'attack dagorlad', 'leave sauron-elite', 'against north-ithilien');
  part.refuses('shadow', 'choose olog-hai', 'WR-6.20.1');
  part.offersOnly('shadow', ['no card']);
});

rule('Leadership given up for a card is missing in that round only', ['WR-6.20.2'], () => {
  const game = battle(
    ...into,
    {
      dagorlad: { sauron: '5r', nazgul: 3 },
      'north-ithilien': { gondor: '2r' },
      hands: { shadow: ['lure-of-the-ring'] },
    },
    [1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3],
  );
  game.play('shadow', 'card', 'choose lure-of-the-ring'); // They are Terrible: 1 of 3
  game.says('The Shadow rolls again 2, 2 (+1 each): 0 hits.');
  game.play('shadow', 'continue');
  game.play('free', 'stand');
  game.says('The Shadow rolls again 3, 3, 3: 0 hits.');
});

rule('A cancelled card loses its price as well as its effect', ['WR-6.20.3'], () => {
  const bats = clash(
    into,
    {
      dagorlad: { sauron: '1r' },
      'north-ithilien': { gondor: '1r' },
      characters: { boromir: 'north-ithilien' },
      hands: { free: ['horn-of-gondor'], shadow: ['the-shadow-is-moving'] },
    },
    [1, 2, 2, 3],
  );
  bats.says('Horn of Gondor is cancelled.', 'WR-6.20.3');
  bats.says('The Free Peoples roll again 3: 0 hits.'); // Boromir kept his Leadership and turned no miss
  const defiance = clash(
    into,
    {
      dagorlad: { sauron: '3r' },
      'north-ithilien': { gondor: '1r 1l' },
      characters: { boromir: 'north-ithilien', legolas: 'north-ithilien' },
      hands: { free: ['i-will-go-alone'], shadow: ['the-king-is-revealed'] },
    },
    [4, 4, 4, 1, 1, 1, 3],
  );
  defiance.says('The Shadow rolls 4, 4, 4: 0 hits.'); // no hits taken, nothing added
  defiance.says('The Free Peoples roll again 3: 0 hits.'); // the Leader alone: the Companions paid
  defiance.position({
    dagorlad: { sauron: '3r' },
    discards: { free: ['i-will-go-alone'], shadow: ['the-king-is-revealed'] },
  });
});

rule('With nothing to cancel the price of cancelling is not paid', ['WR-6.20.3'], () => {
  const words = {
    dagorlad: { sauron: '1r' },
    'north-ithilien': { gondor: '1r' },
    characters: { boromir: 'north-ithilien' },
    hands: { free: ['i-will-go-alone'] },
  };
  const game = battle(...into, words, [1, 1, 1, 3]);
  game.play('free', 'card', 'choose i-will-go-alone');
  game.says('The Free Peoples roll again 3: 0 hits.');
});

rule('The Witch-king draws for his card of the first round even if it is cancelled', ['WR-6.20.3'], () => {
  const game = clash(
    into,
    {
      dagorlad: { sauron: '1r' },
      'north-ithilien': { gondor: '1r' },
      characters: { boromir: 'north-ithilien', 'witch-king': 'dagorlad' },
      hands: { free: ['i-will-go-alone'], shadow: ['pits-of-mordor'] },
      decks: { 'shadow-character': ['wormtongue'] },
    },
    [1, 1, 1, 2],
  );
  game.play('shadow', 'draw from character');
  game.says('Pits of Mordor is cancelled.');
  game.position({ hands: { shadow: ['wormtongue'] } });
});

test('The Witch-king draws in the first round only, and only where he fights', () => {
  const words = {
    dagorlad: { sauron: '1r' },
    'north-ithilien': { gondor: '1r' },
    hands: { shadow: ['pits-of-mordor'] },
  };
  const late = battle(...into, { ...words, characters: { 'witch-king': 'dagorlad' } }, [1, 1, 1, 1, 1, 1]);
  late.play('shadow', 'no card', 'continue');
  late.play('free', 'stand');
  late.play('shadow', 'card', 'choose pits-of-mordor');
  late.asks('shadow', 'cease');
  const elsewhere = battle(...into, { ...words, characters: { 'witch-king': 'morannon' } }, [1, 1]);
  elsewhere.play('shadow', 'card', 'choose pits-of-mordor');
  elsewhere.asks('shadow', 'cease');
});

rule('Of two cancelling cards the defender has his way', ['WR-6.20.4'], () => {
  const words = {
    dagorlad: { sauron: '1r', nazgul: 1 },
    'north-ithilien': { gondor: '1r' },
    characters: { boromir: 'north-ithilien' },
    hands: { free: ['i-will-go-alone'], shadow: ['the-shadow-is-moving'] },
  };
  const defends = clash(into, words, [1, 1, 1, 4]);
  defends.says('The Shadow is Moving is cancelled.');
  defends.says('The Shadow rolls again 4: 0 hits.'); // no addition; and Boromir's Leadership is spent
  const attacks = clash(outOf, words, [1, 1, 1, 3, 4]);
  attacks.says('I Will Go Alone is cancelled.');
  attacks.says('The Free Peoples roll again 3: 0 hits.'); // he keeps it
  attacks.says('The Shadow rolls again 4: 0 hits.');
});

rule('Who gives up Leadership keeps his Strength; who is silenced loses both', ['WR-6.20.5'], () => {
  const anduril = battle(
    ...into,
    {
      dagorlad: { sauron: '4r' },
      'north-ithilien': { gondor: '1r' },
      characters: { aragorn: 'north-ithilien', strider: 'replaced' },
      hands: { free: ['athelas'] },
    },
    [1, 1, 1, 1, 2, 2, 1, 1, 2, 2, 3, 3],
  );
  anduril.play('free', 'card', 'choose athelas', 'turn 2');
  anduril.says('The Free Peoples roll 2, 2: 0 hits.'); // one unit and Aragorn
  anduril.position({ dagorlad: { sauron: '2r' } });
  anduril.play('shadow', 'continue');
  anduril.play('free', 'stand');
  anduril.says('The Free Peoples roll again 3, 3: 0 hits.'); // his Leadership is back
  const words = battle(
    ...into,
    {
      dagorlad: { sauron: '1r', nazgul: 1 },
      'north-ithilien': { gondor: '2r' },
      characters: { aragorn: 'north-ithilien', strider: 'replaced' },
      hands: { shadow: ['the-lidless-eye'] },
    },
    [2, 2, 2, 2],
  );
  words.play('shadow', 'card', 'choose the-lidless-eye');
  words.says('Aragorn', 'WR-6.20.5');
  words.says('The Free Peoples roll 2, 2: 0 hits.'); // and no Re-roll: the script has no die for it
});

rule('Companions without Leadership still count as present', ['WR-6.20.5'], () => {
  const game = clash(
    into,
    {
      dagorlad: { sauron: '5r', nazgul: 1 },
      'north-ithilien': { gondor: '1r' },
      characters: { boromir: 'north-ithilien', legolas: 'north-ithilien' },
      hands: { free: ['the-grey-company'], shadow: ['the-lidless-eye'] },
    },
    [1, 1, 1, 2, 2, 3, 4],
  );
  game.play('shadow', 'silence boromir');
  game.says('The Shadow rolls 1, 1, 1: 0 hits.'); // Brave Stand: two dice less
  game.says('The Free Peoples roll 2, 2: 0 hits.'); // Legolas alone adds Strength
});
