// Doors of Night, Fell Winter and Arouse Defenders on the way from Minas Morgul to Dunharrow.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, hears, type Table, where } from '../combat/fight.ts';
import { automaticAttacks, sitePath } from '../table.ts';
import { idle } from '../turn/table.ts';
import { abroad } from './table.ts';

const SIX = ['ostisen', 'layos', 'asternak', 'dogrib', 'jerrek', 'nevido-smod'];
const toDunharrow = (hazards: readonly string[], table: readonly string[] = []): Table =>
  abroad(SIX, {
    from: 'minas-morgul',
    to: 'dunharrow',
    hazards,
    one: { table: table.length === 0 ? ['gates-of-morning'] : [], deck: ['...'] },
    two: { table: [...table], deck: ['...'] },
  });

/** Shadow-land, wilderness, free-domain, border-land by their first letters. */
const path = (game: Table): string =>
  sitePath(game)
    .map(([letter]) => letter)
    .join('');

rule('Doors of Night takes resource environments away and stays', ['LE-S10.2.3', 'LE-S10.2.1'], () => {
  const game = toDunharrow(['doors-of-night']);
  assert.equal(path(game), 'swfb');
  act(game, 'two', 'play doors-of-night');
  hears(game, 'Gates of Morning is discarded.');
  assert.equal(where(game, 'gates-of-morning'), 'discard');
  assert.equal(where(game, 'doors-of-night'), 'untapped');
});

/** What was declared resolves. */
function settle(game: Table): void {
  while (asked(game).at === 'chain/respond') game.play(asked(game).seat, 'pass');
}

rule(
  'With Doors of Night, Fell Winter makes border-lands wilderness and free-domains border-lands, and sets Wolves at Border-holds',
  ['LE-S10.2.4', 'LE-S10.2.5', 'LE-S10.2.6', 'LE-S10.1.1'],
  () => {
    const game = toDunharrow(['fell-winter', 'arouse-defenders'], ['doors-of-night']);
    act(game, 'two', 'play fell-winter');
    settle(game);
    assert.equal(path(game), 'swbw', 'no free-domain becomes more than a border-land');
    assert.deepEqual(automaticAttacks(game), ['6 at 6', '3 at 7']);
    act(game, 'two', 'play arouse-defenders');
    const options = game.list('two').filter((move) => move.startsWith('option '));
    game.play('two', options[options.length - 1]);
    settle(game);
    assert.deepEqual(automaticAttacks(game), ['6 at 6', '3 at 9']);
    assert.equal(where(game, 'arouse-defenders'), 'discard', 'its effect stays for the turn');
    idle(game, (s) => s.turn > 3);
    assert.equal(where(game, 'fell-winter'), 'untapped', 'it lasts until the next long-event phase of player one');
  },
);
