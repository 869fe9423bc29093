// Positions in which the right move of Middle-earth: The Wizards is plain: the player takes it, and says why.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { moves, plays } from './plays.ts';

describe('organizing', () => {
  test('the Wizard comes as soon as he is in hand', () => {
    const [first] = plays(
      { one: { rivendell: ['aragorn-ii'], hand: ['gandalf'] }, two: { lorien: ['celeborn'] } },
      0,
      1,
    );
    assert.equal(first.move, 'play-character gandalf');
    assert.match(first.why, /Gandalf leads/);
  });

  test('a character whom nobody could control stays in hand', () => {
    const words = {
      one: { rivendell: ['aragorn-ii', 'elrond', 'glorfindel-ii'], hand: ['boromir-ii'] },
      two: { lorien: ['celeborn'] },
    };
    assert.ok(!moves(plays(words, 0, 2)).includes('play-character boromir-ii'));
  });

  test('a company goes where the faction in hand can be won', () => {
    const words = {
      one: { rivendell: ['aragorn-ii', 'bard-bowman'], hand: ['rangers-of-the-north'], deck: ['...'] },
      two: { lorien: ['celeborn'], deck: ['...'] },
    };
    const made = plays(words, 0, 2);
    assert.deepEqual(moves(made), ['move aragorn-ii', 'to bree']);
    assert.match(made[1].why, /Rangers of the North can be played at Bree/);
  });

  test('the wounded go to a Haven when there is nothing else to do', () => {
    const words = {
      one: { bree: ['aragorn-ii wounded', 'bilbo wounded'], deck: ['...'] },
      two: { lorien: ['celeborn'], deck: ['...'] },
    };
    const made = plays(words, 0, 2);
    assert.equal(made[0].move, 'move aragorn-ii');
    assert.match(made[1].move, /^to (rivendell|grey-havens)$/);
    assert.match(made[1].why, /wounded/);
  });

  test('an item that burdens its bearer is stored at a Haven', () => {
    const words = {
      one: { rivendell: ['bard-bowman: sword-of-gondolin, hauberk-of-bright-mail, red-arrow', 'aragorn-ii'] },
      two: { lorien: ['celeborn'] },
    };
    assert.match(plays(words, 0, 1)[0].move, /^(store|transfer) /);
  });
});

describe('at the site', () => {
  const site = (hand: string[], there = 'bree') => ({
    phase: 'site',
    one: { [there]: ['aragorn-ii', 'bard-bowman'], hand },
    two: { lorien: ['celeborn'] },
  });

  test('a site is entered for a card that can be played there', () => {
    const made = plays(site(['rangers-of-the-north']), 0, 3);
    assert.deepEqual(moves(made), ['enter', 'faction rangers-of-the-north', 'by aragorn-ii']);
    assert.match(made[0].why, /Rangers of the North is worth/);
  });

  test('a site with attacks is not entered for nothing', () => {
    assert.deepEqual(moves(plays(site([], 'moria'), 0, 1)), ['pass']);
  });
});

describe('the hazard player', () => {
  const road = (hand: string[], who: string[], to = 'barrow-downs') => ({
    phase: 'movement',
    active: 'two',
    one: { rivendell: ['aragorn-ii'], hand, deck: ['...'] },
    two: { companies: [{ site: 'rivendell', characters: who, to }], deck: ['...'] },
  });

  test('a creature that can hurt the company attacks', () => {
    const made = plays(road(['wargs'], ['bilbo', 'sam-gamgee']), 0, 2);
    const attack = made.find(({ move }) => move === 'creature wargs');
    assert.match(attack?.why ?? '', /Wargs would cost them/);
  });

  test('a creature that would only be a trophy is held back', () => {
    const strong = ['aragorn-ii: glamdring, hauberk-of-bright-mail', 'glorfindel-ii', 'boromir-ii'];
    const made = plays(road(['orc-warband'], strong, 'lorien'), 0, 3);
    assert.ok(made.length > 0 && !moves(made).includes('creature orc-warband'), moves(made).join(', '));
  });

  test('a corruption card goes to the one who bears most', () => {
    const made = plays(road(['lure-of-the-senses'], ['aragorn-ii', 'bard-bowman: glamdring, red-arrow']), 0, 3);
    assert.ok(moves(made).includes('play lure-of-the-senses') && moves(made).includes('on bard-bowman'));
  });
});

describe('fighting', () => {
  test('the one who can best bear it takes the strike', () => {
    const words = {
      phase: 'site',
      one: { 'barrow-downs': ['aragorn-ii', 'bilbo', 'sam-gamgee'], hand: ['glamdring'] },
      two: { lorien: ['celeborn'] },
    };
    const made = plays(words, 0, 2);
    assert.deepEqual(moves(made), ['enter', 'assign aragorn-ii']);
    assert.match(made[1].why, /can best bear it/);
  });
});

describe('the council', () => {
  test('it is called when the lead is safe, and not when behind', () => {
    const ahead = ['rangers-of-the-north', 'wood-elves', 'hobbits', 'elves-of-lindon', 'riders-of-rohan'];
    const end = (one: object, two: object) => ({ phase: 'end-of-turn', one, two });
    const leader = { rivendell: ['aragorn-ii: glamdring'], table: ahead, exhausted: 1 };
    const other = { lorien: ['celeborn'] };
    assert.ok(moves(plays(end(leader, other), 0, 3)).includes('call-council'));
    const behind = plays(
      end({ lorien: ['celeborn'], exhausted: 1 }, { rivendell: ['aragorn-ii: glamdring'], table: ahead }),
      0,
      3,
    );
    assert.ok(moves(behind).includes('play-on'));
  });
});
