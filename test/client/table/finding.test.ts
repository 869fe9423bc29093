import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findLines, findNames, rankOf } from '../../../client/table/finding.ts';
import { KEYS } from '../../../client/table/keyboard.ts';
import { findInWar } from '../../../client/wotr/find.ts';
import { moveWords } from '../../../client/wotr/move-words.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { REGION_NAMES } from '../../../games/wotr/map/regions.ts';

const best = (query: string): string => REGION_NAMES[findNames(query, REGION_NAMES)[0]];

describe('search', () => {
  test('a few letters find a region, with or without accents', () => {
    assert.equal(best('os'), 'Osgiliath');
    assert.equal(best('barad-dur'), 'Barad-dûr');
    assert.equal(best('tirith'), 'Minas Tirith');
    assert.equal(best('mi ti'), 'Minas Tirith');
    assert.equal(best('mor'), 'Moria');
    assert.deepEqual(findNames('xyzzy', REGION_NAMES), []);
    assert.deepEqual(findNames('  ', REGION_NAMES), []);
  });

  test('what begins so comes before what holds it', () => {
    assert.ok(rankOf('min', 'Minas Tirith') < rankOf('min', 'The Road to Minas Tirith'));
    assert.equal(rankOf('inas', 'Minas Tirith'), -1);
  });

  test('the log is searched newest first, and nothing is told twice', () => {
    const heard = ['Osgiliath falls.', 'Dale is roused.', 'Osgiliath falls.'].map((text) => ({
      seat: 0,
      told: [{ text }],
    }));
    assert.deepEqual(
      findLines('osg', heard).map(({ line, at }) => [line.text, at]),
      [['Osgiliath falls.', 3]],
    );
  });

  test('regions, cards and Characters are found together, and chosen', () => {
    const chosen: unknown[] = [];
    const groups = findInWar(
      'gandalf',
      wotr.view(wotr.create({}, 'find'), 0),
      (region) => chosen.push(region),
      (look) => chosen.push(look),
    );
    assert.deepEqual(
      groups.map(({ title, found }) => [title, found.length > 0]),
      [
        ['Regions', false],
        ['Cards', false],
        ['Characters', true],
      ],
    );
    groups[2].found[0].go?.();
    assert.equal(chosen.length, 1);
  });

  test('what the expansion brings is found at its tables, and at no others; a Character with where he is', () => {
    const found = (query: string, words: object, twilight: boolean) =>
      findInWar(
        query,
        wotr.view(wotr.scene({ act: 'free', dice: { free: ['army'], shadow: ['army'] }, ...words }, { twilight }), 0),
        () => undefined,
        () => undefined,
      ).flatMap((group) => group.found.map(({ name, detail }) => `${group.title}: ${name}, ${detail}`));
    const inMoria = { characters: { balrog: 'moria' } };
    assert.deepEqual(found('the balrog', inMoria, true), ['Characters: The Balrog of Moria, in Moria']);
    assert.deepEqual(found('the balrog', {}, false), []);
    const led = { fellowship: { at: 'hollin', companions: ['gimli', 'smeagol'] } };
    assert.deepEqual(
      found('smeagol', led, true).filter((one) => one.startsWith('Char')),
      ['Characters: Sméagol, guides the Ring-bearers'],
    );
    assert.deepEqual(found('lady galadriel', {}, true), ['Characters: Lady Galadriel, not in play']);
    assert.deepEqual(found('gimli', {}, false), ['Characters: Gimli, with the Ring-bearers']);
    assert.ok(found('corsairs are upon', {}, true).length === 1 && found('corsairs are upon', {}, false).length === 0);
  });

  test('the notation is told with names', () => {
    assert.equal(moveWords('march minas-tirith'), 'march Minas Tirith');
    assert.equal(moveWords('play elven-rope'), 'play Elven Rope');
    assert.equal(moveWords('guide gandalf-grey'), 'guide Gandalf the Grey');
  });

  test('the keys are in the help', () => {
    assert.ok(KEYS.some(([key]) => key === '/'));
    assert.ok(KEYS.some(([key]) => key === 'G'));
  });
});
