// Doors of Night, Fell Winter and Arouse Defenders on the way from Minas Morgul to Dunharrow.
import assert from 'node:assert/strict';
import { REGION_TYPES } from '../../../games/meccg/cards/facts.ts';
import { automaticAttacks, ifFaced } from '../../../games/meccg/combat/automatic.ts';
import { regionTypes } from '../../../games/meccg/present.ts';
import { rule } from '../../rule.ts';
import { act, asked, hears, type Table, where } from '../combat/fight.ts';
import { attackProwess, strikesOf } from '../table.ts';
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

const path = (game: Table): string =>
  regionTypes(game.state, game.state.companies[0])
    .map((type) => REGION_TYPES[type][0])
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

/** The attacks that Dunharrow has for the company, strikes and prowess. */
const attacks = (game: Table): string[] => {
  const [company] = game.state.companies;
  return automaticAttacks(game.state, company, company.to).map((spec) =>
    ifFaced(game.state, spec, () => `${strikesOf(game)} at ${attackProwess(game)}`),
  );
};

rule(
  'With Doors of Night, Fell Winter makes border-lands wilderness and free-domains border-lands, and sets Wolves at Border-holds',
  ['LE-S10.2.4', 'LE-S10.2.5', 'LE-S10.2.6', 'LE-S10.1.1'],
  () => {
    const game = toDunharrow(['fell-winter', 'arouse-defenders'], ['doors-of-night']);
    act(game, 'two', 'play fell-winter');
    settle(game);
    assert.equal(path(game), 'swbw', 'no free-domain becomes more than a border-land');
    assert.deepEqual(attacks(game), ['6 at 6', '3 at 7']);
    act(game, 'two', 'play arouse-defenders');
    const options = game.list('two').filter((move) => move.startsWith('option '));
    game.play('two', options[options.length - 1]);
    settle(game);
    assert.deepEqual(attacks(game), ['6 at 6', '3 at 9']);
    assert.equal(where(game, 'arouse-defenders'), 'discard', 'its effect stays for the turn');
    idle(game, (s) => s.turn > 3);
    assert.equal(where(game, 'fell-winter'), 'untapped', 'it lasts until the next long-event phase of player one');
  },
);
