// Hazard events that call people home, scatter factions, and bend the rules of corruption and long-events.
import assert from 'node:assert/strict';
import { SITE, UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { where } from '../combat/fight.ts';
import { at, hazard, idle, resolve, type Table, table, underway } from '../movement/table.ts';
import { site } from '../sites/table.ts';
import { newSiteOf } from '../table.ts';
import { given, points, refused, toBree } from './corrupting.ts';

// ---- leaving --------------------------------------------------------------------------------------------------------

rule(
  'Call of Home, Call of the Sea, Tookish Blood: roll plus unused general influence, or back to hand',
  ['MW-S5.2.4', 'MW-S5.1.8'],
  () => {
    const call = (card: string, who: string, characters: string[], rolls: number[]): string =>
      where(given(card, who, characters, rolls), who);
    const used = ['elrond', 'gimli'];
    assert.equal(call('call-of-home', 'gimli', used, [5, 1]), 'untapped', '6 and 4 unused are 10');
    assert.equal(call('call-of-home', 'gimli', used, [4, 1]), 'hand');
    assert.equal(call('call-of-the-sea', 'legolas', ['legolas', 'elrond'], [1, 1]), 'hand');
    assert.equal(call('call-of-the-sea', 'legolas', ['legolas'], [1, 1]), 'untapped');
    assert.equal(call('tookish-blood', 'bilbo', ['bilbo'], [1, 1]), 'untapped');
    refused('call-of-home', ['gandalf']);
    refused('call-of-home', ['frodo: the-one-ring']);
    refused('call-of-the-sea', ['gimli']);
    refused('tookish-blood', ['gimli']);
  },
);

rule('Call of the Sea is stronger on a coastal path: -3', ['MW-S5.2.4'], () => {
  const call = (to: string, site: string, rolls: number[]): string => {
    const game = underway(
      { site, characters: ['legolas', 'theoden'], to },
      { two: { hand: ['call-of-the-sea'] } },
      { rolls },
    );
    hazard(game, 'play call-of-the-sea');
    resolve(game);
    return where(game, 'legolas');
  };
  const unused = 20 - 6 - 6;
  assert.equal(unused, 8);
  assert.equal(call('himring', 'grey-havens', [2, 2]), 'hand', '8 + 4 - 3 = 9');
  assert.equal(call('bree', 'rivendell', [2, 2]), 'untapped', '8 + 4 = 12');
});

rule(
  'Tookish Blood as a resource keeps a Hobbit in play for the turn',
  ['CR-CARD-tookish-blood-1', 'CR-TERM-corruption-4'],
  () => {
    const game = underway(
      toBree('bilbo: the-one-ring'),
      { one: { hand: ['tookish-blood'] }, two: { hand: ['the-will-of-the-ring'] } },
      { rolls: [3, 2] },
    );
    hazard(game, 'play the-will-of-the-ring');
    game.play('one', 'play tookish-blood');
    resolve(game);
    assert.equal(where(game, 'bilbo'), 'untapped');
  },
);

rule('Tookish Blood keeps the Hobbit in play, but does not stop his company from turning back', ['MW-S4.4.7'], () => {
  const two = { hand: ['long-winter'] };
  const game = underway(toBree('bilbo', 'gimli'), { one: { hand: ['tookish-blood'] }, two });
  game.play('one', 'play tookish-blood');
  resolve(game);
  hazard(game, 'play long-winter');
  resolve(game);
  resolve(game);
  assert.equal(newSiteOf(game), undefined);
});

rule('Muster Disperses: a faction is discarded below 11', ['MW-S5.2.4'], () => {
  const muster = (rolls: number[]): string => {
    const game = underway(
      toBree('elrond', 'gimli'),
      { one: { table: ['rangers-of-the-north on bree'] }, two: { hand: ['muster-disperses'] } },
      { rolls },
    );
    hazard(game, 'play muster-disperses');
    resolve(game);
    return where(game, 'rangers-of-the-north');
  };
  assert.equal(muster([3, 3]), 'discard', '4 unused + 6');
  assert.equal(muster([3, 4]), 'untapped', '4 unused + 7');
});

// ---- rules bent -----------------------------------------------------------------------------------------------------

rule(
  'The Balance of Things doubles the smallest source of corruption of everybody',
  ['CR-CARD-balance-of-things-1', 'MW-T10.2.33'],
  () => {
    const game = table({
      one: { rivendell: ['gimli: glamdring, the-one-ring', 'bilbo', 'frodo: lure-of-the-senses'] },
      two: { table: ['the-balance-of-things'] },
    });
    assert.equal(points(game, 'gimli'), 1 + 6 + 1);
    assert.equal(points(game, 'bilbo'), 1 + 1, 'The One Ring of his companion is his only source');
    assert.equal(points(game, 'frodo'), 2 + 1 + 1);
    const plain = table({ one: { rivendell: ['eomer'] }, two: { table: ['the-balance-of-things'] } });
    assert.equal(points(plain, 'eomer'), 0);
  },
);

rule(
  'The Balance of Things is revealed in answer to an item if somebody carries corruption',
  ['CR-I.E.24', 'CR-CARD-balance-of-things-1'],
  () => {
    const declared = (who: string): Table => {
      const game = site(
        'rhosgobel',
        [who, 'legolas'],
        { hand: ['elven-cloak'] },
        { 'on-guard': ['the-balance-of-things on rhosgobel'] },
      );
      game.play('one', 'enter', 'item elven-cloak', 'by legolas');
      return game;
    };
    declared('gimli: glamdring').offers('two', 'reveal the-balance-of-things');
    declared('gimli').refuses('two', 'reveal the-balance-of-things', 'CR-I.E.23');
  },
);

rule(
  'Bane of the Ithil-stone: Palantíri count double, nobody searches, it goes with an exhausted deck',
  ['CR-CARD-bane-of-the-ithil-stone-1', 'CR-CARD-bane-of-the-ithil-stone-2'],
  () => {
    const words = (...events: string[]) => ({
      phase: 'end-of-turn',
      one: {
        'minas-tirith': ['gimli: palantir-of-orthanc, glamdring'],
        deck: ['concealment'],
        hand: [],
        discard: Array.from({ length: 12 }, () => 'concealment'),
      },
      two: { table: events },
    });
    const plain = points(table(words()), 'gimli');
    const game = table(words('bane-of-the-ithil-stone'));
    const palantir = points(table({ one: { rivendell: ['gimli: palantir-of-orthanc'] }, two: {} }), 'gimli');
    assert.ok(palantir > 0);
    assert.equal(points(game, 'gimli'), plain + palantir);
    const gazes = (...events: string[]): Table => {
      const one = { isengard: ['saruman: palantir-of-orthanc'], discard: ['glamdring'] };
      const stone = table({ one, two: { table: events } });
      stone.play('one', 'use saruman');
      resolve(stone);
      return stone;
    };
    gazes().offers('one', 'use palantir-of-orthanc');
    const barred = gazes('bane-of-the-ithil-stone');
    barred.refuses('one', 'use palantir-of-orthanc', 'CR-CARD-bane-of-the-ithil-stone-1');
    idle(game, (s) => s.phase === UNTAP, ['discard variags-of-khand']);
    assert.equal(where(game, 'bane-of-the-ithil-stone'), 'discard');
  },
);

rule(
  'The Will of Sauron keeps hazard long-events, and takes them along with Doors of Night',
  ['MW-S4.3.3', 'MW-S10.5.1'],
  () => {
    const words = (...events: string[]) => ({
      phase: 'long-event',
      one: { rivendell: ['bilbo'] },
      two: { table: [...events, 'minions-stir'] },
    });
    const stays = table(words('doors-of-night', 'the-will-of-sauron'));
    idle(stays, (s) => s.phase === SITE);
    assert.equal(where(stays, 'minions-stir'), 'untapped');
    const gone = table(words('doors-of-night'));
    idle(gone, (s) => s.phase === SITE);
    assert.equal(where(gone, 'minions-stir'), 'discard');
    const dusk = table({
      ...words('doors-of-night', 'the-will-of-sauron'),
      one: { rivendell: ['bilbo'], hand: ['twilight'] },
    });
    dusk.play('one', 'play twilight');
    if (at(dusk) === 'declare/on-choose') dusk.play('one', 'on doors-of-night');
    resolve(dusk);
    assert.equal(where(dusk, 'the-will-of-sauron'), 'discard');
    assert.equal(where(dusk, 'minions-stir'), 'discard');
    refused('the-will-of-sauron', ['gimli'], 'MW-S10.5.1');
  },
);
