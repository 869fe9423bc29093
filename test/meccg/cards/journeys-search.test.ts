// Cards that find something: items, people, factions, what is hidden.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { rule } from '../../rule.ts';
import { act, bearer, hears, quiet, until, where } from '../combat/fight.ts';
import { resolve, type Table, table, underway } from '../movement/table.ts';
import { inside, site } from '../sites/table.ts';
import { attackProwess, deckOf, discardsOf, handOf, handSize, isSiteTapped, timesExhausted } from '../table.ts';
import { cardsInPlay } from '../whereabouts.ts';
import { plays } from './journey.ts';

rule(
  'A Chance Meeting: somebody is met wherever the company is, besides the one of the turn',
  ['MW-S5.3.1', 'MW-S4.2.2'],
  () => {
    const game = table({ one: { 'old-forest': ['gandalf'], hand: ['a-chance-meeting', 'merry', 'elrond'] } });
    plays(game, 'a-chance-meeting');
    assert.equal(game.list('one').includes('meet gandalf'), false);
    game.play('one', 'meet merry');
    assert.equal(where(game, 'merry'), 'untapped');
    game.refuses('one', 'play-character elrond', 'MW-T5.4.2'); // not because somebody has come this turn
    table({ one: { rivendell: ['gandalf'], hand: ['a-chance-meeting', 'merry'] } }).refuses(
      'one',
      'play a-chance-meeting',
    );
    table({ one: { 'old-forest': ['gandalf'], hand: ['a-chance-meeting'] } }).refuses(
      'one',
      'play a-chance-meeting',
      'MW-S5.3.1',
    );
  },
);

rule('A Chance Meeting is for a company at a site, not for one under way', ['MW-S10.5.1'], () => {
  const game = underway(
    { site: 'bree', characters: ['gandalf'], to: 'barrow-downs', walk: ['arthedain', 'cardolan'] },
    { one: { hand: ['a-chance-meeting', 'merry'] } },
  );
  until(game, 'one', 'pass');
  game.refuses('one', 'play a-chance-meeting');
});

rule('Far-sight: a sage finds an item where there is information', ['CR-A5', 'MW-S4.5.9', 'CR-TIM-2'], () => {
  const game = site(
    'dimrill-dale',
    ['elrond', 'gimli', 'balin'],
    { hand: ['far-sight'], deck: ['glamdring', '...'] },
    {},
    { rolls: [6, 6, 5, 5] },
  );
  game.play('one', 'enter');
  act(game, 'one', 'assign gimli', 'tap-to-fight', 'play far-sight');
  if (game.list('one').includes('by elrond')) game.play('one', 'by elrond');
  assert.equal(where(game, 'elrond'), 'tapped');
  resolve(game);
  game.play('one', 'choose-title glamdring');
  game.says('Glamdring');
  assert.equal(where(game, 'glamdring'), 'hand');
  hears(game, 'corruption check');
  game.position({ one: { sites: { 'dimrill-dale': 'tapped' } } });
});

rule('Far-sight is not for warriors, nor for a site without information', ['MW-S5.1.4', 'MW-S10.5.1'], () => {
  inside('bree', ['elrond'], { hand: ['far-sight'] }).refuses('one', 'play far-sight', 'MW-S10.5.1');
  inside('bree', ['boromir-ii'], { hand: ['far-sight'] }).refuses('one', 'play far-sight', 'MW-S5.1.4');
});

rule(
  'Favor of the Valar: a new hand of eight, and the card is gone for good',
  ['MW-S2.5.1', 'MW-S10.1.1', 'CR-TERM-handsize-2'],
  () => {
    const game = table({
      one: { rivendell: ['elrond'], hand: ['favor-of-the-valar', 'block', 'dodge'], discard: ['risky-blow'] },
    });
    assert.equal(handSize(game, 'one'), 9, 'Elrond is in Rivendell');
    plays(game, 'favor-of-the-valar');
    assert.equal(handOf(game, 'one').length, 8);
    assert.equal(deckOf(game, 'one').length, 20 + 3 - 8);
    assert.equal(discardsOf(game, 'one').length, 0);
    assert.equal(where(game, 'favor-of-the-valar'), 'out-of-play');
    inside('bree', ['elrond'], { hand: ['favor-of-the-valar'] }).refuses(
      'one',
      'play favor-of-the-valar',
      'MW-S10.1.1',
    );
  },
);

const searching = (more: Words, rolls: number[], characters = ['bilbo']): Table => {
  const game = table(
    {
      phase: 'site',
      one: { companies: [{ site: 'mount-doom', characters, tapped: true }], hand: ['lucky-search'], ...more },
    },
    { rolls },
  );
  game.play('one', 'enter');
  return game;
};

rule(
  'Lucky Search: an item from the deck, and an attack the stronger the longer it took',
  ['CR-CARD-lucky-search-1', 'CR-CARD-lucky-search-3', 'CR-CARD-lucky-search-5', 'CR-CARD-lucky-search-7'],
  () => {
    const game = searching({ deck: ['block', 'dodge', 'dagger-of-westernesse', 'risky-blow'] }, [6, 6]);
    plays(game, 'lucky-search');
    assert.equal(bearer(game, 'dagger-of-westernesse'), 'bilbo');
    assert.equal(where(game, 'bilbo'), 'tapped');
    assert.equal(attackProwess(game), 6);
    assert.deepEqual(deckOf(game, 'one').sort(), ['block', 'dodge', 'risky-blow']);
    assert.deepEqual(discardsOf(game, 'one'), []);
    quiet(game);
    assert.equal(bearer(game, 'dagger-of-westernesse'), 'bilbo');
    assert.equal(where(game, 'lucky-search'), 'discard');
    assert.equal(timesExhausted(game, 'one'), 0);
    assert.equal(
      game.list('one').some((move) => move.startsWith('item')),
      false,
    );
  },
);

rule('Lucky Search: who is wounded loses what he found', ['CR-CARD-lucky-search-2'], () => {
  const game = searching({ deck: ['block', 'dodge', 'dagger-of-westernesse', 'risky-blow'] }, [1, 1, 1, 1]);
  plays(game, 'lucky-search');
  quiet(game);
  assert.equal(where(game, 'bilbo'), 'wounded');
  assert.equal(where(game, 'dagger-of-westernesse'), 'discard');
});

rule(
  'Lucky Search passes over unique items in play, and ends with the deck',
  ['CR-CARD-lucky-search-6', 'CR-CARD-lucky-search-7', 'CR-CARD-lucky-search-4'],
  () => {
    const game = searching({ deck: ['glamdring', 'block', 'the-one-ring'] }, [6, 6], ['bilbo', 'gimli: glamdring']);
    plays(game, 'lucky-search');
    assert.equal(attackProwess(game), 6);
    quiet(game);
    assert.equal(deckOf(game, 'one').length, 3);
    assert.equal(timesExhausted(game, 'one'), 0);
  },
);

rule(
  'Lucky Search cannot be cancelled, and not be played where nothing is searched',
  ['CR-CARD-bane-of-the-ithil-stone-1'],
  () => {
    inside('bree', ['bilbo'], { hand: ['lucky-search'] }).refuses('one', 'play lucky-search', 'MW-S5.1.4');
    const game = searching(
      { hand: ['lucky-search', 'concealment'], deck: ['dagger-of-westernesse'] },
      [6, 6],
      ['bilbo', 'frodo'],
    );
    plays(game, 'lucky-search', 'by bilbo');
    game.refuses('one', 'play concealment', 'CR-A13');
    quiet(game);
  },
);

rule('Mirror of Galadriel shows a hand and the top of a deck', ['CR-CARD-mirror-of-galadriel-1'], () => {
  const game = table({
    one: { lorien: ['gimli'], hand: ['mirror-of-galadriel'] },
    two: { hand: ['wargs'], deck: ['giant', 'ghouls', 'orc-patrol', 'wargs', 'huorn', 'slayer'] },
  });
  plays(game, 'mirror-of-galadriel');
  game.says('Wargs', undefined, { to: 'one', notTo: 'two' });
  game.play('one', 'option 0');
  game.says('Giant', undefined, { to: 'one', notTo: 'two' });
  assert.equal(deckOf(game, 'two').length, 6);
  table({ one: { rivendell: ['gimli'], hand: ['mirror-of-galadriel'] }, two: { hand: ['wargs'] } }).refuses(
    'one',
    'play mirror-of-galadriel',
  );
});

rule('Old Road: a faction is won from a Haven two regions away at most', ['MW-S9.3.2', 'MW-S4.5.9'], () => {
  const game = inside(
    'lorien',
    ['aragorn-ii'],
    { hand: ['old-road', 'beornings', 'riders-of-rohan', 'hillmen'] },
    {},
    { rolls: [5, 5] },
  );
  plays(game, 'old-road');
  assert.equal(game.list('one').includes('choose-title hillmen'), false);
  game.play('one', 'choose-title beornings');
  hears(game, '10 + 0 influence');
  assert.equal(where(game, 'beornings'), 'untapped');
  assert.equal(isSiteTapped(game), true);
  inside('lorien', ['aragorn-ii'], { hand: ['old-road', 'hillmen'] }).refuses('one', 'play old-road', 'MW-S10.1.2');
  inside('bree', ['aragorn-ii'], { hand: ['old-road', 'rangers-of-the-north'] }).refuses(
    'one',
    'play old-road',
    'MW-S5.1.4',
  );
});

rule('Old Road: the Haven must be untapped', ['MW-S9.3.2', 'MW-S4.5.9'], () => {
  const game = inside(
    'lorien',
    ['aragorn-ii', 'elrond'],
    { hand: ['old-road', 'old-road', 'beornings', 'wood-elves'] },
    {},
    {
      rolls: [5, 5],
    },
  );
  plays(game, 'old-road', 'by aragorn-ii');
  hears(game, '10 + 0 influence');
  assert.equal(where(game, 'elrond'), 'untapped');
  game.refuses('one', 'play old-road');
});

rule('Old Road against the opponent’s copy, if one’s own is shown', ['MW-T9.5.4', 'MW-T9.1.1'], () => {
  const game = inside(
    'lorien',
    ['aragorn-ii'],
    { hand: ['old-road', 'beornings'] },
    { table: ['beornings'], rivendell: ['elrond', 'glorfindel-ii'] },
    { rolls: [6, 6, 1, 1] },
  );
  plays(game, 'old-road');
  quiet(game);
  if (game.list('one').some((move) => move.startsWith('play-shown'))) game.play('one', 'play-shown player one');
  assert.equal(cardsInPlay(game).filter((id) => id === 'beornings').length, 1);
  assert.equal(discardsOf(game, 'two').includes('beornings'), true);
});

rule(
  'Thorough Search: another one taps for an item, and the site does not',
  ['CR-CARD-thorough-search-1', 'CR-I.E.1'],
  () => {
    const game = table({
      phase: 'site',
      one: {
        companies: [{ site: 'rhosgobel', characters: ['bilbo', 'gimli'], tapped: true }],
        hand: ['thorough-search', 'dagger-of-westernesse', 'glamdring'],
      },
    });
    game.play('one', 'enter');
    plays(game, 'thorough-search');
    game.offersOnly('one', ['choose-title dagger-of-westernesse', 'stop']);
    game.play('one', 'choose-title dagger-of-westernesse');
    assert.equal(bearer(game, 'dagger-of-westernesse'), 'gimli');
    assert.equal(where(game, 'gimli'), 'tapped');
    inside('rhosgobel', ['bilbo'], { hand: ['thorough-search', 'dagger-of-westernesse'] }).refuses(
      'one',
      'play thorough-search',
      'MW-S2.8.5',
    );
  },
);

rule('Use Palantír: a sage taps and may use the one he bears until the turn ends', ['CR-CARD-use-palantir-1'], () => {
  const game = table({
    one: { rivendell: ['elrond: palantir-of-orthanc', 'gimli'], hand: ['use-palantir', 'use-palantir'] },
  });
  game.refuses('one', 'use palantir-of-orthanc');
  plays(game, 'use-palantir');
  assert.equal(where(game, 'elrond'), 'tapped');
  game.offers('one', 'use palantir-of-orthanc');
  table({ one: { rivendell: ['gimli: palantir-of-orthanc', 'elrond'], hand: ['use-palantir'] } }).refuses(
    'one',
    'play use-palantir',
  );
});
