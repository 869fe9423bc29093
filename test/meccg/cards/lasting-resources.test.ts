// Resource long-events and environments that stay.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Words } from '../../../engine/game.ts';
import { C, CORRUPTION_CHECK } from '../../../games/meccg/cards/all.ts';
import { metwResourceLastingEvents } from '../../../games/meccg/cards/metw-resource-lasting-events.ts';
import { ORGANIZATION, SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, attacked, bearer, quiet, where } from '../combat/fight.ts';
import { hazard, idle, keys, resolve, type Table, table, underway } from '../movement/table.ts';
import {
  attackProwess,
  corruptionCheck,
  directInfluence,
  marshallingPoints,
  prowessOf,
  siteCardOf,
  siteType,
} from '../table.ts';
import { limit, onTheWay, organized, plays } from './journey.ts';

const prowess = (game: Table, id: string): number => prowessOf(game, id);
const total = (game: Table): number => marshallingPoints(game, 'one');
const longEvents = (one: Words, two: Words = {}): Table =>
  table({ phase: 'long-event', one: { rivendell: ['aragorn-ii', 'gimli'], ...one }, two: { ...two } });

rule('Clear Skies: two more prowess for everybody, under Gates of Morning', ['MW-S4.3.2', 'MW-S10.5.1'], () => {
  const game = longEvents({ hand: ['clear-skies', 'clear-skies'], table: ['gates-of-morning'] });
  const before = prowess(game, 'gimli');
  plays(game, 'clear-skies');
  assert.equal(prowess(game, 'gimli'), before + 2);
  plays(game, 'clear-skies');
  assert.equal(prowess(game, 'gimli'), before + 4);
  longEvents({ hand: ['clear-skies'] }).refuses('one', 'play clear-skies', 'MW-S10.5.1');
});

const elfSong = (characters: string[], more: Words = {}): Table =>
  table({ phase: 'long-event', one: { rivendell: characters, hand: ['elf-song'], ...more } });

rule('Elf-song: everybody at a Haven may be rid of one corruption card', ['CR-TERM-corruption-2'], () => {
  const game = elfSong(['aragorn-ii: lure-of-the-senses, lure-of-expedience', 'gimli: despair-of-the-heart'], {
    bree: ['balin: lure-of-nature'],
  });
  plays(game, 'elf-song');
  quiet(game);
  game.play('one', 'choose lure-of-the-senses');
  quiet(game);
  game.play('one', 'choose despair-of-the-heart');
  quiet(game);
  assert.equal(where(game, 'lure-of-the-senses'), 'discard');
  assert.equal(where(game, 'lure-of-expedience'), 'untapped');
  assert.equal(where(game, 'despair-of-the-heart'), 'discard');
  assert.equal(where(game, 'lure-of-nature'), 'untapped');
});

rule('Elf-song: who would rather keep his corruption card keeps it', ['CR-TERM-corruption-2'], () => {
  const game = elfSong(['gimli: despair-of-the-heart']);
  plays(game, 'elf-song');
  quiet(game);
  game.play('one', 'stop');
  assert.equal(where(game, 'despair-of-the-heart'), 'untapped');
});

rule('Elf-song: nobody at a Haven is discarded or called home, and his items stay', ['CR-CARD-elf-song-1'], () => {
  const called = (site: string, table: string[]): Table => {
    const game = underway(
      { site, characters: ['elrond', 'aragorn-ii: glamdring'] },
      { one: { table }, two: { hand: ['call-of-home'] } },
      { rolls: [1, 1] },
    );
    hazard(game, 'play call-of-home', 'on aragorn-ii');
    resolve(game);
    if (game.list('one').includes('stop')) game.play('one', 'stop');
    return game;
  };
  const kept = underway(
    { site: 'rivendell', characters: ['elrond', 'aragorn-ii: glamdring'] },
    { one: { table: ['elf-song'] }, two: { hand: ['call-of-home'] } },
  );
  hazard(kept);
  kept.refuses('two', 'play call-of-home', 'MW-S10.1.2');
  assert.equal(where(called('rivendell', []), 'aragorn-ii'), 'hand');
  assert.equal(where(called('bree', ['elf-song']), 'aragorn-ii'), 'hand');
});

rule(
  'Two Fellowships: Boromir II with Glamdring has ten, eleven against Orcs',
  ['CR-I.D.14', 'CR-CARD-fellowship-1'],
  () => {
    const game = table({
      one: { rivendell: ['boromir-ii: glamdring', 'ori', 'nori', 'bombur'], hand: ['fellowship', 'fellowship'] },
    });
    plays(game, 'fellowship');
    plays(game, 'fellowship');
    assert.equal(prowess(game, 'boromir-ii'), 10);
    assert.equal(corruptionCheck(game, 'bombur'), 2 + CORRUPTION_CHECK[C.bombur]);
    game.play('one', 'regroup ori');
    game.play('one', game.list('one')[0]);
    assert.equal(where(game, 'fellowship'), 'discard');
    assert.equal(prowess(game, 'boromir-ii'), 8);
    table({ one: { rivendell: ['boromir-ii', 'ori', 'nori'], hand: ['fellowship'] } }).refuses(
      'one',
      'play fellowship',
    );
  },
);

rule('Against Orcs the sword is worth nine, and two Fellowships make eleven', ['CR-I.D.14'], () => {
  const game = organized(
    { site: 'lorien', characters: ['boromir-ii: glamdring', 'ori', 'nori', 'bombur'], to: 'moria' },
    [],
    { table: ['fellowship on company boromir-ii', 'fellowship on company boromir-ii'] },
    { hand: ['orc-patrol'] },
  );
  onTheWay(game);
  hazard(game, 'creature orc-patrol', 'key-wilderness');
  resolve(game);
  assert.equal(prowess(game, 'boromir-ii'), 11);
});

rule('Fog: all regions are milder or wilder by one', ['MW-S10.10.10', 'MW-S10.5.1'], () => {
  const dark = { site: 'lorien', characters: ['gimli'], to: 'dol-guldur' };
  const game = underway(dark, {
    one: { table: ['gates-of-morning', 'fog'] },
    two: { sideboard: ['orc-guard', 'giant'] },
  });
  assert.equal(keys(game, 'orc-guard').includes('dark-domain'), false);
  assert.equal(keys(game, 'orc-guard').includes('shadow-land'), true);
  assert.equal(keys(game, 'giant').includes('wilderness'), true);
  longEvents({ hand: ['fog'] }).refuses('one', 'play fog', 'MW-S10.5.1');
  longEvents({ hand: ['fog'], table: ['gates-of-morning'] }, { table: ['fog'] }).refuses(
    'one',
    'play fog',
    'MW-S2.9.2',
  );
});

rule('Gates of Morning puts an end to the weather of the enemy', ['CR-CARD-twilight-2', 'MW-S2.9.2'], () => {
  const game = table({
    one: { rivendell: ['gimli'], hand: ['gates-of-morning', 'gates-of-morning'], table: ['sun'] },
    two: { table: ['doors-of-night', 'fell-winter', 'minions-stir'] },
  });
  plays(game, 'gates-of-morning');
  assert.equal(where(game, 'doors-of-night'), 'discard');
  assert.equal(where(game, 'fell-winter'), 'discard');
  assert.equal(where(game, 'minions-stir'), 'untapped');
  assert.equal(where(game, 'sun'), 'untapped');
  game.refuses('one', 'play gates-of-morning', 'MW-S2.9.2');
});

rule('Lapse of Will: every attack is weaker by one, of Nazgûl by three', ['MW-S4.3.2'], () => {
  const played = longEvents({ hand: ['lapse-of-will'] });
  plays(played, 'lapse-of-will');
  assert.equal(where(played, 'lapse-of-will'), 'untapped');
  const orcs = attacked(['gimli'], 'orc-patrol', [], { one: { table: ['lapse-of-will'] } });
  assert.equal(attackProwess(orcs), 5);
});

rule('Moon changes regions for hazards only', ['MW-S10.10.10', 'MW-S10.4.1'], () => {
  const way = { site: 'lorien', characters: ['gimli', 'ori', 'nori', 'bombur', 'bifur'], to: 'moria' };
  const game = organized(way, ['fair-travels-in-wilderness'], { table: ['gates-of-morning', 'moon'] });
  plays(game, 'fair-travels-in-wilderness');
  assert.equal(limit(game), 3, 'both Wildernesses are still there for resources');
  const still = underway(way, {
    one: { table: ['gates-of-morning', 'moon'] },
    two: { sideboard: ['giant', 'orc-patrol'] },
  });
  assert.deepEqual(keys(still, 'giant'), []);
  const dark = underway(
    { site: 'lorien', characters: ['gimli'], to: 'dol-guldur' },
    { one: { table: ['moon'] }, two: { table: ['doors-of-night'], sideboard: ['orc-guard'] } },
  );
  assert.equal(keys(dark, 'orc-guard').includes('dark-domain'), false);
  const plain = underway(way, { one: { table: ['moon'] }, two: { sideboard: ['giant'] } });
  assert.deepEqual(keys(plain, 'giant'), ['wilderness']);
  longEvents({ hand: ['moon'] }, { table: ['moon'] }).refuses('one', 'play moon', 'MW-S2.9.2');
});

rule('Sun: Dúnedain are stronger by one, all Men by one more under Gates of Morning', ['CR-CARD-sun-1'], () => {
  const game = longEvents({ hand: ['sun'], table: ['gates-of-morning'] });
  const before = prowess(game, 'aragorn-ii');
  plays(game, 'sun');
  assert.equal(prowess(game, 'aragorn-ii'), before + 2);
  const plain = longEvents({ hand: ['sun', 'sun'] });
  plays(plain, 'sun');
  assert.equal(prowess(plain, 'aragorn-ii'), before + 1);
  plain.refuses('one', 'play sun', 'MW-S2.9.2');
});

rule(
  'The White Tree grows where a sapling is planted, and Minas Tirith heals',
  ['MW-S10.11.6', 'CR-A6', 'MW-S5.7.1', 'CR-CARD-white-tree-1'],
  () => {
    const borne = table({ one: { 'minas-tirith': ['elrond: sapling-of-the-white-tree'], hand: ['the-white-tree'] } });
    plays(borne, 'the-white-tree');
    assert.equal(where(borne, 'sapling-of-the-white-tree'), 'discard');
    assert.equal(total(borne) >= 5, true);
    assert.equal(siteType(borne, 'one', 'minas-tirith', 'healing'), 'haven');
    assert.equal(siteType(borne, 'one', 'minas-tirith', 'hazards'), 'haven');
    assert.equal(siteType(borne, 'one', 'minas-tirith'), 'free-hold');
    table({
      one: { 'minas-tirith': ['elrond'], hand: ['the-white-tree'], points: ['sapling-of-the-white-tree'] },
    }).refuses('one', 'play the-white-tree');
    const stored = table(
      { one: { 'minas-tirith': ['elrond: sapling-of-the-white-tree', 'gimli'], hand: ['the-white-tree'] } },
      { rolls: [6, 6] },
    );
    act(stored, 'one', 'store sapling-of-the-white-tree');
    resolve(stored);
    plays(stored, 'the-white-tree');
    assert.equal(where(stored, 'sapling-of-the-white-tree'), 'discard');
    assert.equal(where(stored, 'the-white-tree'), 'untapped');
    table({ one: { bree: ['elrond: sapling-of-the-white-tree'], hand: ['the-white-tree'] } }).refuses(
      'one',
      'play the-white-tree',
    );
  },
);

rule('The White Tree needs a sapling of its own player', ['CR-CARD-white-tree-2'], () => {
  const one = { 'minas-tirith': ['elrond'], hand: ['the-white-tree'] };
  const theirs = { 'minas-tirith': ['faramir: sapling-of-the-white-tree'], points: ['sapling-of-the-white-tree'] };
  table({ one, two: theirs }).refuses('one', 'play the-white-tree');
});

rule('A tapped Minas Tirith is discarded when it is left, tree or no tree', ['CR-CARD-white-tree-3'], () => {
  const game = underway(
    { site: 'minas-tirith', characters: ['elrond'], to: 'lorien', tapped: true },
    { one: { table: ['the-white-tree'] } },
  );
  idle(game, (s) => s.phase === SITE);
  assert.equal(siteCardOf(game, 'one', 'minas-tirith'), 'discarded');
});

rule('The tree makes Minas Tirith a Haven for keying, not for a Lure', ['CR-CARD-white-tree-4'], () => {
  const untap = (site: string, rolls: number[]): void => {
    const one = { [site]: ['bilbo: lure-of-the-senses'], table: ['the-white-tree'] };
    idle(table({ phase: 'untap', one, two: {} }, { rolls }), (s) => s.phase === ORGANIZATION);
  };
  untap('rivendell', [6, 6]);
  untap('minas-tirith', []);
  const keyed = (more: string[]): string[] =>
    keys(
      underway(
        { site: 'minas-tirith', characters: ['elrond'] },
        { one: { table: more }, two: { sideboard: ['assassin'] } },
      ),
      'assassin',
    );
  assert.deepEqual([keyed([]), keyed(['the-white-tree'])], [['free-hold'], []]);
});

rule('Stone of Erech stays as long as the Men of Lamedon', ['MW-S10.10.2', 'MW-S10.5.1'], () => {
  const game = table({ one: { 'vale-of-erech': ['gimli'], hand: ['stone-of-erech'], table: ['men-of-lamedon'] } });
  const before = total(game);
  plays(game, 'stone-of-erech');
  assert.equal(total(game), before + 2);
  table({ one: { 'vale-of-erech': ['gimli'], hand: ['stone-of-erech'] } }).refuses(
    'one',
    'play stone-of-erech',
    'MW-S10.5.1',
  );
  const gone = underway(
    { site: 'vale-of-erech', characters: ['elrond', 'aragorn-ii'] },
    { one: { table: ['men-of-lamedon', 'stone-of-erech'] }, two: { hand: ['muster-disperses'] } },
    { rolls: [1, 1] },
  );
  hazard(gone, 'play muster-disperses');
  resolve(gone);
  assert.equal(where(gone, 'men-of-lamedon'), 'discard');
  assert.equal(where(gone, 'stone-of-erech'), 'discard');
});

rule('Return of the King: Aragorn II in Minas Tirith, and no Denethor', ['MW-S10.5.1', 'MW-S10.10.2'], () => {
  const game = table({ one: { 'minas-tirith': ['aragorn-ii'], hand: ['return-of-the-king'] } });
  const before = directInfluence(game, 'aragorn-ii');
  plays(game, 'return-of-the-king');
  assert.equal(bearer(game, 'return-of-the-king'), 'aragorn-ii');
  assert.equal(directInfluence(game, 'aragorn-ii'), before + 3);
  const no = (one: Words, two: Words = {}): void =>
    table({ one: { hand: ['return-of-the-king'], ...one }, two }).refuses('one', 'play return-of-the-king');
  no({ bree: ['aragorn-ii'] });
  no({ 'minas-tirith': ['boromir-ii'] });
  no({ 'minas-tirith': ['aragorn-ii'] }, { bree: ['denethor-ii'] });
});

test('Every lasting resource event is tested', () => {
  const folder = new URL('.', import.meta.url);
  const sources = readdirSync(folder)
    .filter((file) => /^(journeys|lasting-resources).*\.test\.ts$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  for (const id of Object.keys(metwResourceLastingEvents)) assert.ok(sources.includes(id), id);
});
