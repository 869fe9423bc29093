import assert from 'node:assert/strict';
import type { CardId } from '../../../games/meccg/cards/all.ts';
import { rule } from '../../rule.ts';
import { sitePath } from '../table.ts';
import { attackBegun } from '../whereabouts.ts';
import { hazard, keys, resolve, table, underway } from './table.ts';

const move = (site: string, to: string, walk?: string[], two = {}) =>
  underway({ site, characters: ['aragorn-ii', 'legolas', 'gimli'], to, ...(walk && { walk }) }, { two });
const stays = (site: string, two = {}) => table({ phase: 'movement', one: { [site]: ['aragorn-ii'] }, two });

rule('A creature needs one key that fits', ['MW-S10.4.1'], () => {
  const game = move('lorien', 'thranduils-halls', undefined, { hand: ['ghouls', 'wolves'] });
  hazard(game);
  game.offers('two', 'creature wolves');
  game.refuses('two', 'creature ghouls', 'MW-S10.4.1');
});

rule('A region symbol fits a region of that type in the site path', ['MW-S10.4.5', 'MW-S6.3.3', 'MW-S6.1.4'], () => {
  const game = move('lorien', 'thranduils-halls');
  assert.deepEqual(keys(game, 'wolves'), ['border-land', 'wilderness']);
  assert.deepEqual(keys(game, 'orc-patrol'), ['wilderness']);
  assert.deepEqual(keys(game, 'ghouls'), []);
});

rule('Two equal symbols need two such regions, side by side or not', ['MW-S10.4.6', 'CR-I.D.30', 'MW-S10.4.12'], () => {
  assert.deepEqual(keys(move('lorien', 'the-lonely-mountain'), 'cave-drake'), ['ruins-and-lairs', 'wilderness']);
  assert.deepEqual(keys(move('lorien', 'lake-town'), 'cave-drake'), ['wilderness']);
  assert.deepEqual(keys(move('lorien', 'thranduils-halls'), 'cave-drake'), []);
});

rule(
  'A site symbol fits the type of the new site, or of the current one of a company that stays',
  ['MW-S10.4.4'],
  () => {
    assert.deepEqual(keys(move('bree', 'rivendell'), 'abductor'), []);
    assert.deepEqual(keys(move('rivendell', 'bree'), 'abductor'), ['border-hold']);
    assert.deepEqual(keys(stays('bree'), 'abductor'), ['border-hold']);
  },
);

rule('Only site keys work on a company that does not move', ['MW-S10.4.8', 'CR-I.D.24'], () => {
  assert.deepEqual(keys(stays('moria'), 'wolves'), []);
  assert.deepEqual(keys(stays('the-lonely-mountain'), 'cave-drake'), ['ruins-and-lairs']);
  assert.deepEqual(keys(stays('the-lonely-mountain'), 'smaug'), ['the-lonely-mountain']);
  assert.deepEqual(keys(stays('bree'), 'wolves'), []);
  assert.deepEqual(keys(stays('sarn-goriwing'), 'huorn'), ['sarn-goriwing']);
  assert.deepEqual(keys(stays('woodmen-town'), 'huorn'), []);
  assert.deepEqual(keys(stays('dead-marshes'), 'adunaphel'), ['dead-marshes']);
});

rule('A named site is a key for a company at it or on its way to it', ['MW-S10.4.2'], () => {
  assert.deepEqual(keys(move('lorien', 'the-lonely-mountain'), 'smaug'), ['the-lonely-mountain']);
  assert.deepEqual(keys(move('the-lonely-mountain', 'lorien'), 'smaug'), []);
});

rule(
  'A named region is a key if its card was played, by site cards if one of the two sites lies there',
  ['MW-S10.4.3', 'MW-T6.2.2', 'CR-I.D.34'],
  () => {
    const path = move('lorien', 'easterling-camp');
    assert.equal(keys(path, 'adunaphel').includes('dagorlad'), false);
    const regions = move('lorien', 'easterling-camp', [
      'wold-and-foothills',
      'brown-lands',
      'dagorlad',
      'horse-plains',
    ]);
    assert.ok(keys(regions, 'adunaphel').includes('dagorlad'));
  },
);

rule(
  'Lórien to the Easterling Camp by region cards has the printed types, and lets Adûnaphel be keyed to Dagorlad',
  ['MW-T6.3.1', 'MW-T6.2.1'],
  () => {
    const path = move('lorien', 'easterling-camp');
    const regions = move('lorien', 'easterling-camp', [
      'wold-and-foothills',
      'brown-lands',
      'dagorlad',
      'horse-plains',
    ]);
    for (const game of [path, regions])
      assert.deepEqual(sitePath(game), ['wilderness', 'shadow-land', 'shadow-land', 'shadow-land']);
    assert.deepEqual(keys(path, 'adunaphel'), []);
    assert.deepEqual(keys(regions, 'adunaphel'), ['brown-lands', 'dagorlad']);
    assert.deepEqual(keys(regions, 'khamul-the-easterling'), ['brown-lands']);
    assert.deepEqual(keys(regions, 'ren-the-unclean'), ['dagorlad', 'easterling-camp', 'horse-plains']);
    assert.deepEqual(keys(regions, 'indur-dawndeath'), []);
  },
);

const playable = (game: ReturnType<typeof move>, ...creatures: CardId[]): string[] =>
  [...new Set(creatures.flatMap((creature) => keys(game, creature)))].sort();

rule('Bree to Rivendell: wilderness and double wilderness are playable', ['MW-S6.5.3', 'MW-S10.4.11'], () => {
  const game = move('bree', 'rivendell');
  assert.deepEqual(playable(game, 'wolves', 'cave-drake', 'orc-patrol', 'brigands'), ['wilderness']);
});

rule('Rivendell to Lórien: border-land, single and double wilderness', ['MW-S6.5.4', 'MW-S10.4.10'], () => {
  const game = move('rivendell', 'lorien');
  assert.deepEqual(playable(game, 'wolves', 'cave-drake', 'brigands', 'orc-watch'), ['border-land', 'wilderness']);
});

rule('Lórien to Thranduil’s Halls: wilderness, border-lands and free-holds', ['MW-S6.5.5', 'MW-S10.4.9'], () => {
  const game = move('lorien', 'thranduils-halls');
  assert.deepEqual(playable(game, 'wolves', 'brigands', 'assassin', 'cave-drake', 'orc-watch'), [
    'border-land',
    'free-hold',
    'wilderness',
  ]);
});

rule('Of several keys the hazard player declares one, and the attack remembers it', ['MW-S10.4.7'], () => {
  const game = move('lorien', 'the-lonely-mountain', undefined, { hand: ['cave-drake'] });
  hazard(game, 'creature cave-drake');
  game.offersOnly('two', ['key-wilderness', 'key-ruins-and-lairs']);
  game.play('two', 'key-ruins-and-lairs');
  game.says('keyed to Ruins & Lairs', 'MW-S10.4.7');
  resolve(game);
  assert.equal(attackBegun(game).keyedTo, 'ruins-and-lairs');
});

rule(
  'Ren the Unclean is keyed to dark-domains, dark-holds and some regions by name',
  ['MW-S10.4.4', 'MW-S10.4.5'],
  () => {
    assert.ok(keys(move('lorien', 'barad-dur'), 'ren-the-unclean').includes('dark-domain'));
    assert.ok(keys(move('lorien', 'barad-dur'), 'ren-the-unclean').includes('dark-hold'));
    assert.deepEqual(keys(move('lorien', 'moria'), 'ren-the-unclean'), []);
  },
);

rule(
  'The Great Goblin may be played on a company between Rivendell and Lórien, by region cards too',
  ['CR-CARD-great-goblin-2'],
  () => {
    assert.ok(keys(move('rivendell', 'lorien'), 'the-great-goblin').length > 0);
    const regions = move('rivendell', 'lorien', ['rhudaur', 'high-pass', 'anduin-vales', 'wold-and-foothills']);
    assert.ok(keys(regions, 'the-great-goblin').includes('high-pass'));
  },
);
