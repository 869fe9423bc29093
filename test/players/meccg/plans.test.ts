// Plans of several cards or turns in Middle-earth: The Wizards: rings, the Ring's own victory, stored cards, the sideboard.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { moves, plays } from './plays.ts';

const deck = ['...'];
const two = { lorien: ['celeborn'], deck };

describe('gold rings', () => {
  const withGandalf = (hand: string[]) => ({
    one: { rivendell: ['gandalf', 'frodo: beautiful-gold-ring'], hand, deck },
    two,
  });

  test('one is tested when a ring in hand may come of it, and the best ring is taken', () => {
    const made = plays(withGandalf(['lesser-ring']), 0, 2);
    assert.deepEqual(moves(made), ['use gandalf', 'item lesser-ring']);
    assert.match(made[0].why, /Gandalf on Beautiful Gold Ring is worth/);
  });
  test('one is not tested for nothing', () => {
    assert.ok(!moves(plays(withGandalf([]), 0, 2)).includes('use gandalf'));
  });
  test('one that a sage can test where there is information is brought there', () => {
    const words = {
      one: {
        lorien: ['elrond', 'aragorn-ii: beautiful-gold-ring'],
        hand: ['ringlore', 'magic-ring-of-words'],
        deck,
      },
      two: { rivendell: ['celeborn'], deck },
    };
    assert.match(plays(words, 0, 2)[1].why, /Ringlore can be played at/);
  });
  test('a ring is kept while a gold ring is in play, and let go when there is none', () => {
    const end = (item: string) => ({
      phase: 'end-of-turn',
      one: { rivendell: ['gandalf tapped', `frodo: ${item}`], hand: ['lesser-ring'], deck: ['glamdring', 'glamdring'] },
      two,
    });
    assert.equal(plays(end('precious-gold-ring'), 0, 1)[0].move, 'keep-all');
    assert.equal(plays(end('glamdring'), 0, 1)[0].move, 'discard lesser-ring');
  });
});

describe('the One Ring', () => {
  const bearers = ['frodo: the-one-ring', 'sam-gamgee', 'aragorn-ii'];

  test('with the card that ends it in hand, the bearer goes to Mount Doom', () => {
    const words = {
      one: { lorien: bearers, hand: ['cracks-of-doom'], deck },
      two: { rivendell: ['celeborn'], deck },
    };
    const made = plays(words, 0, 2);
    assert.deepEqual(moves(made), ['move frodo', 'to mount-doom']);
    assert.match(made[1].why, /Cracks of Doom can be played at Mount Doom/);
  });
  test('there it is thrown into the fire, and the others support the check', () => {
    const words = { phase: 'site', one: { 'mount-doom': bearers, hand: ['cracks-of-doom'], deck }, two };
    assert.deepEqual(moves(plays(words, 0, 3)).slice(0, 3), ['enter', 'play cracks-of-doom', 'support sam-gamgee']);
  });
  test('who must be there too comes along, or nobody goes', () => {
    const words = (beside: string[], elsewhere: string[]) => ({
      one: {
        lorien: ['frodo: the-one-ring', ...beside, 'aragorn-ii'],
        'grey-havens': elsewhere,
        hand: ['gollums-fate'],
        deck,
      },
      two: { rivendell: ['celeborn'], deck },
    });
    assert.ok(moves(plays(words(['sam-gamgee: gollum'], ['beregond']), 0, 3)).includes('to mount-doom'));
    assert.ok(!moves(plays(words(['sam-gamgee'], ['beregond: gollum']), 0, 3)).includes('to mount-doom'));
  });
  test('the hazard player strikes at the bearer, and at those beside him', () => {
    const words = {
      phase: 'movement',
      active: 'two',
      one: { rivendell: ['aragorn-ii'], hand: ['the-precious', 'the-will-of-the-ring'], deck },
      two: {
        companies: [{ site: 'rivendell', characters: ['frodo: the-one-ring', 'boromir-ii: glamdring'], to: 'bree' }],
        deck,
      },
    };
    const made = moves(plays(words, 0, 4));
    assert.ok(made.includes('play the-will-of-the-ring') && made.includes('play the-precious'), made.join(', '));
  });
});

describe('cards that need others', () => {
  const end = (hand: string[], rest: string[]) => ({
    phase: 'end-of-turn',
    one: { rivendell: ['aragorn-ii tapped'], hand, deck: [...rest, 'glamdring', 'glamdring'] },
    two,
  });
  test('one that brings points is kept as long as its partner may come', () => {
    assert.equal(
      plays(end(['army-of-the-dead'], Array(3).fill('paths-of-the-dead') as string[]), 0, 1)[0].move,
      'keep-all',
    );
    assert.equal(plays(end(['army-of-the-dead'], []), 0, 1)[0].move, 'discard army-of-the-dead');
  });
  test('one that opens the way to points is kept too', () => {
    assert.equal(plays(end(['paths-of-the-dead', 'army-of-the-dead'], []), 0, 1)[0].move, 'keep-all');
  });
  test('an answer to what the opponent may try is kept', () => {
    assert.equal(plays(end(['wizards-laughter'], []), 0, 1)[0].move, 'keep-all');
  });
  test('once the site has given what it has, somebody taps for the draught of the Ents', () => {
    const words = {
      phase: 'site',
      one: { wellinghall: ['aragorn-ii', 'merry'], hand: ['leaflock', 'ent-draughts'], deck },
      two,
    };
    const made = moves(plays(words, 0, 8));
    assert.ok(made.includes('ally leaflock') && made.includes('play ent-draughts'), made.join(', '));
  });
});

describe('cards that are brought somewhere', () => {
  test('a book that counts when stored is stored at a Haven', () => {
    const words = { one: { rivendell: ['bilbo: red-book-of-westmarch', 'aragorn-ii'], deck }, two };
    assert.equal(plays(words, 0, 1)[0].move, 'store red-book-of-westmarch');
  });
  test('the Sapling is carried to Minas Tirith', () => {
    const words = { one: { edoras: ['faramir: sapling-of-the-white-tree', 'aragorn-ii'], deck }, two };
    const made = plays(words, 0, 2);
    assert.equal(made[1].move, 'to minas-tirith');
    assert.match(made[1].why, /Sapling of the White Tree can be stored at Minas Tirith/);
  });
  test('with the White Tree in hand a sage plants it there', () => {
    const words = {
      one: { 'minas-tirith': ['elrond: sapling-of-the-white-tree', 'aragorn-ii'], hand: ['the-white-tree'], deck },
      two,
    };
    assert.equal(plays(words, 0, 1)[0].move, 'play the-white-tree');
  });
});

describe('cards that need another first', () => {
  const people = ['aragorn-ii', 'bard-bowman', 'gimli'];
  const hand = ['paths-of-the-dead', 'army-of-the-dead'];

  test('the company goes where the first can be played', () => {
    assert.equal(plays({ one: { edoras: people, hand, deck }, two }, 0, 2)[1].move, 'to dunharrow');
  });
  test('from there the card takes it on, and the second is played', () => {
    const made = moves(plays({ one: { dunharrow: people, hand, deck }, two }, 0, 4));
    assert.deepEqual(made.slice(1), ['play paths-of-the-dead', 'enter', 'faction army-of-the-dead']);
  });
});

describe('help on the way', () => {
  test('a card that lessens hazards is played for a company that goes through such lands', () => {
    const words = {
      one: {
        rivendell: ['aragorn-ii', 'bard-bowman', 'gimli', 'legolas'],
        hand: ['rangers-of-the-north', 'fair-travels-in-wilderness'],
        deck,
      },
      two,
    };
    assert.ok(moves(plays(words, 0, 7)).includes('play fair-travels-in-wilderness'));
  });
  test('eagles take the company to where the faction in hand is', () => {
    const words = {
      one: { 'eagles-eyrie': ['gandalf', 'bard-bowman'], hand: ['eagle-mounts', 'knights-of-dol-amroth'], deck },
      two,
    };
    assert.ok(moves(plays(words, 0, 4)).includes('choose dol-amroth'));
  });
  test('one card heals a wound, not two', () => {
    const words = { one: { bree: ['aragorn-ii: athelas', 'bilbo wounded', 'gimli: healing-herbs'], deck }, two };
    const made = moves(plays(words, 0, 2));
    assert.equal(made.filter((move) => move.startsWith('use ')).length, 1, made.join(', '));
  });
  test('a ranger taps so that the others can act beyond the river', () => {
    const words = {
      phase: 'movement',
      one: {
        companies: [{ site: 'rivendell', characters: ['aragorn-ii', 'bard-bowman', 'gimli'], to: 'bree' }],
        hand: ['rangers-of-the-north'],
        deck,
      },
      two: { ...two, hand: ['river'] },
    };
    const made = moves(plays(words, 0, 6, 'play river'));
    assert.ok(
      made.some((move) => move.startsWith('lift ')),
      made.join(', '),
    );
  });
});

describe('the Wizard', () => {
  test('bears a ring that is his alone where others can support him', () => {
    const words = (others: string[]) => ({
      phase: 'site',
      one: { rivendell: ['gandalf', ...others], hand: ['wizards-ring'], deck },
      two,
    });
    assert.ok(moves(plays(words(['beregond', 'bilbo']), 0, 3)).includes('item wizards-ring'));
    assert.ok(!moves(plays(words([]), 0, 3)).includes('item wizards-ring'));
  });
  test('where the odds are alike, another takes the strike', () => {
    const words = {
      phase: 'site',
      one: { 'barrow-downs': ['gandalf', 'boromir-ii'], hand: ['glamdring'] },
      two,
    };
    assert.equal(plays(words, 0, 2)[1].move, 'assign boromir-ii');
  });
  test('he does not risk a spell that nobody supports', () => {
    const words = (others: string[]) => ({
      phase: 'movement',
      one: {
        companies: [{ site: 'lorien', characters: ['gandalf', ...others], to: 'moria' }],
        hand: ['wizards-flame'],
        deck,
      },
      two,
    });
    assert.ok(!moves(plays(words([]), 0, 2)).includes('play wizards-flame'));
    assert.ok(moves(plays(words(['gimli', 'legolas', 'bard-bowman']), 0, 2)).includes('play wizards-flame'));
  });
});

describe('the sideboard', () => {
  test('when the deck is exhausted, what is of use comes in for what is of none', () => {
    const words = {
      phase: 'end-of-turn',
      one: {
        rivendell: ['aragorn-ii', 'gandalf'],
        deck: ['rangers-of-the-north'],
        discard: ['gandalf', 'fog'],
        sideboard: ['orcrist'],
      },
      two,
    };
    const made = plays(words, 0, 2);
    assert.deepEqual(moves(made), ['exchange orcrist', 'exchange-for gandalf']);
    assert.match(made[0].why, /Orcrist would be of more use/);
  });
  test('a Wizard who stays at a Haven taps for the card on which the game turns, and for no other', () => {
    const words = (card: string) => ({
      one: { rivendell: ['gandalf'], bree: ['frodo: the-one-ring'], deck, sideboard: [card] },
      two,
    });
    assert.deepEqual(moves(plays(words('cracks-of-doom'), 0, 2)), ['tap-for-deck gandalf', 'fetch cracks-of-doom']);
    assert.ok(!moves(plays(words('glamdring'), 0, 2)).includes('tap-for-deck gandalf'));
  });
});

describe('the end', () => {
  test('the last card is drawn by who is ahead, and left by who is behind', () => {
    const factions = ['rangers-of-the-north', 'wood-elves', 'hobbits', 'elves-of-lindon'];
    const words = (one: string[], other: string[]) => ({
      phase: 'movement',
      one: {
        companies: [{ site: 'lorien', characters: ['aragorn-ii', 'elrond'], to: 'moria' }],
        table: one,
        deck: ['glamdring', 'orcrist', 'glamdring'],
      },
      two: { lorien: ['celeborn'], table: other, exhausted: 1, deck },
    });
    const [ahead] = plays(words(factions, []), 0, 1);
    assert.equal(ahead.move, 'draw');
    assert.match(ahead.why, /ahead/);
    assert.equal(plays(words([], factions), 0, 1)[0].move, 'pass');
  });
});
