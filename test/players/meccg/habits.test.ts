// Habits that look silly at the table, in positions where each would show.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { moves, plays } from './plays.ts';

const them = { lorien: ['celeborn'], deck: ['...'] };

describe('who keeps to his own lands', () => {
  const at = (people: string[], hand: string[]) => ({ one: { 'old-forest': people, hand, deck: ['...'] }, two: them });

  test('is not left behind for a card that is worth less', () => {
    const made = moves(plays(at(['aragorn-ii: tom-bombadil', 'bard-bowman'], ['elves-of-lindon']), 0, 2));
    assert.ok(!made.includes('to grey-havens'), made.join(', ')); // Tom Bombadil would be discarded
  });
  test('keeps nobody back who is without him', () => {
    const made = moves(plays(at(['aragorn-ii', 'bard-bowman'], ['elves-of-lindon']), 0, 2));
    assert.deepEqual(made, ['move aragorn-ii', 'to grey-havens']);
  });
});

describe('the Wizard', () => {
  const at = (people: string[]) => ({ one: { rivendell: people, hand: ['glamdring'], deck: ['...'] }, two: them });

  test('is not sent out alone for a sword', () => {
    const made = moves(plays(at(['gandalf']), 0, 1));
    assert.deepEqual(made, ['pass']);
  });
  test('goes for it with others', () => {
    const made = moves(plays(at(['gandalf', 'aragorn-ii', 'bard-bowman']), 0, 1));
    assert.deepEqual(made, ['move gandalf']);
  });
});

describe('a card on-guard', () => {
  const road = (hand: string[]) => ({
    phase: 'movement',
    active: 'two',
    one: { rivendell: ['aragorn-ii'], hand, deck: ['...'] },
    two: { companies: [{ site: 'rivendell', characters: ['celeborn', 'bilbo'], to: 'bree' }], deck: ['...'] },
  });
  const guards = (hand: string[]) => moves(plays(road(hand), 0, 1)).filter((move) => move.startsWith('on-guard'));

  test('is none that could never be revealed', () => {
    assert.deepEqual(guards(['elven-cloak', 'concealment', 'glamdring']), []);
    assert.deepEqual(guards(['traitor', 'elven-cloak']), []); // CR-I.E.33
  });
  test('is one that may be', () => {
    assert.deepEqual(guards(['greed', 'elven-cloak']), ['on-guard greed']);
  });
});

test('arms go to those who fight, not to the innkeeper', () => {
  const words = {
    phase: 'site',
    one: { 'barrow-downs': ['barliman-butterbur', 'aragorn-ii', 'bard-bowman'], hand: ['shield-of-iron-bound-ash'] },
    two: { lorien: ['celeborn'] },
  };
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    assert.equal(moves(plays(words, 0, 6, undefined, seed)).at(-1), 'by bard-bowman');
});

describe('a character in hand', () => {
  const at = (people: string[], hand: string[]) => ({ one: { rivendell: people, hand, deck: ['...'] }, two: them });
  const comes = (people: string[]) =>
    moves(plays(at(people, ['gimli']), 0, 1)).filter((move) => move.startsWith('play-character'));

  test('is not played beyond the influence that is left', () => {
    assert.deepEqual(comes(['aragorn-ii', 'elrond']), []); // 19 of 20 are used, and nobody can control him
  });
  test('comes where there is room for him', () => {
    assert.deepEqual(comes(['bard-bowman', 'bilbo']), ['play-character gimli']);
  });
});

describe('what is declared already', () => {
  const road = (hand: string[], who: string[]) => ({
    phase: 'movement',
    active: 'two',
    one: { lorien: ['celeborn'], hand, deck: ['...'] },
    two: { companies: [{ site: 'rivendell', characters: who, to: 'barrow-downs' }], deck: ['...'] },
  });

  test('is resolved first: the second card for the same is kept until the first has failed', () => {
    const rats = moves(plays(road(['rats', 'rats'], ['aragorn-ii: elven-cloak']), 0, 3));
    assert.deepEqual(rats, ['draw', 'play rats', 'pass']);
    const homesick = moves(plays(road(['call-of-home', 'call-of-home'], ['aragorn-ii: elven-cloak', 'bilbo']), 0, 4));
    assert.deepEqual(homesick, ['draw', 'play call-of-home', 'on aragorn-ii', 'pass']);
  });
  test('is not done twice: one card is enough against an attack', () => {
    const attacked = {
      phase: 'movement',
      one: {
        companies: [{ site: 'rivendell', characters: ['bilbo', 'kili'], to: 'barrow-downs' }],
        hand: ['concealment', 'escape'],
        deck: ['...'],
      },
      two: { lorien: ['celeborn'], hand: ['wargs'], deck: ['...'] },
    };
    const made = moves(plays(attacked, 0, 12, 'creature wargs'));
    const cards = made.filter((move) => /^play (concealment|escape)$/.test(move));
    assert.equal(cards.length, 1, made.join(', '));
  });
  test('is not undone: who has tapped to win a faction stays tapped', () => {
    const words = {
      phase: 'site',
      one: { 'lossadan-camp': ['pippin', 'aragorn-ii tapped'], hand: ['lossoth', 'halfling-strength'] },
      two: { lorien: ['celeborn'] },
    };
    const made = moves(plays(words, 0, 4));
    assert.deepEqual(made.slice(0, 2), ['enter', 'faction lossoth'], made.join(', '));
    assert.equal(made[2], 'pass', made.join(', '));
  });
  test('is not undone: a strike that is cancelled is not met with a blow', () => {
    const attacked = {
      phase: 'movement',
      one: {
        companies: [{ site: 'rivendell', characters: ['eomer: elven-cloak'], to: 'barrow-downs' }],
        hand: ['risky-blow'],
        deck: ['...'],
      },
      two: { lorien: ['celeborn'], hand: ['wargs'], deck: ['...'] },
    };
    const made = moves(plays(attacked, 0, 6, 'creature wargs'));
    const at = made.indexOf('use elven-cloak');
    assert.ok(at >= 0, made.join(', '));
    assert.ok(!made.slice(at).includes('play risky-blow'), made.join(', '));
  });
});
