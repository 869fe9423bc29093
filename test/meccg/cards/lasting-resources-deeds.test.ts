// Permanent-events that somebody has: what a sage finds, prisoners, Andúril, the Morannon, Sacrifice of Form.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { MOVEMENT, ORGANIZATION, UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, bearer, hears, quiet, where } from '../combat/fight.ts';
import { at, hazard, idle, keys, resolve, type Table, table } from '../movement/table.ts';
import {
  corruptionOf,
  deckOf,
  directInfluence,
  hasRevealed,
  marshallingPoints,
  newSiteOf,
  prowessOf,
  siteOf,
  sitePath,
} from '../table.ts';
import { onTheWay, organized, plays } from './journey.ts';

const total = (game: Table): number => marshallingPoints(game, 'one');

/** A sage at a site with information, who has entered: Amon Hen's attack is fought off. */
function informed(hand: string[], more: Words = {}, rolls: number[] = []): Table {
  const game = table(
    { phase: 'site', one: { 'amon-hen': ['elrond', 'gimli'], hand, ...more } },
    { rolls: [6, 6, ...rolls] },
  );
  game.play('one', 'enter');
  act(game, 'one', 'assign gimli', 'tap-to-fight');
  quiet(game);
  return game;
}

for (const [id, points] of [
  ['dreams-of-lore', 2],
  ['reforging', 1],
] as const)
  rule(
    `${id}: a sage keeps it, tapped, until it is stored`,
    ['CR-CARD-dreams-of-lore-1', 'MW-S10.11.7', 'MW-S10.11.8', 'MW-S10.11.9'],
    () => {
      const game = informed([id]);
      const before = total(game);
      plays(game, id);
      assert.equal(where(game, 'elrond'), 'tapped');
      assert.equal(bearer(game, id), 'elrond');
      assert.equal(total(game), before + points);
      game.position({ one: { sites: { 'amon-hen': 'tapped' } } });
      const home = table({ phase: 'untap', one: { rivendell: [`elrond tapped: ${id}`, 'gimli tapped'] } });
      idle(home, (s) => s.phase !== UNTAP);
      assert.equal(where(home, 'gimli'), 'untapped');
      assert.equal(where(home, 'elrond'), 'tapped');
      home.refuses('one', `transfer ${id}`);
      home.play('one', `store ${id}`);
      assert.equal(where(home, id), 'points');
      assert.equal(where(home, 'elrond'), 'tapped');
      assert.equal(total(home) >= points, true);
      table({ one: { bree: [`elrond tapped: ${id}`] } }).refuses('one', `store ${id}`, 'MW-S10.11.9');
      table({ phase: 'site', one: { bree: ['elrond'], hand: [id] } }).refuses('one', `play ${id}`);
    },
  );

rule('Reforging, stored, brings a weapon back', ['CR-CARD-reforging-1', 'CR-A6'], () => {
  const words = (discard: string[]): Words => ({
    one: { rivendell: ['elrond', 'gimli'], points: ['reforging'], discard },
  });
  const game = table(words(['glamdring', 'orcrist', 'elven-cloak', 'sword-of-gondolin']));
  act(game, 'one', 'use reforging');
  assert.equal(where(game, 'reforging'), 'discard');
  assert.equal(where(game, 'elrond'), 'tapped');
  resolve(game);
  game.offers('one', ['choose-title glamdring', 'choose-title sword-of-gondolin']);
  assert.equal(game.list('one').includes('choose-title durins-axe'), false, 'a greater item');
  assert.equal(game.list('one').includes('choose-title elven-cloak'), false, 'no weapon');
  game.play('one', 'choose-title glamdring', 'choose gimli');
  assert.equal(bearer(game, 'glamdring'), 'gimli');
  table(words(['orcrist'])).refuses('one', 'use reforging');
});

rule(
  'Andúril: found by a sage with a check, stored, and placed with Narsil',
  ['CR-A6', 'CR-I.D.14', 'MW-S10.11.8'],
  () => {
    const found = informed(['anduril-the-flame-of-the-west'], {}, [5, 5]);
    plays(found, 'anduril-the-flame-of-the-west');
    assert.equal(bearer(found, 'anduril-the-flame-of-the-west'), 'elrond');
    assert.equal(corruptionOf(found, 'elrond'), 1);
    const game = table(
      {
        one: {
          rivendell: ['aragorn-ii: narsil', 'boromir-ii tapped', 'gimli tapped'],
          points: ['reforging', 'anduril-the-flame-of-the-west'],
        },
      },
      { rolls: [5, 5] },
    );
    const [points, di, corruption] = [
      total(game),
      directInfluence(game, 'aragorn-ii'),
      corruptionOf(game, 'aragorn-ii'),
    ];
    act(game, 'one', 'use anduril-the-flame-of-the-west');
    resolve(game);
    assert.equal(where(game, 'reforging'), 'discard');
    assert.equal(bearer(game, 'anduril-the-flame-of-the-west'), 'narsil');
    assert.equal(total(game), points - 1 - 1 + 4);
    assert.equal(prowessOf(game, 'aragorn-ii'), 11, '6, Narsil 1, and 4');
    assert.equal(directInfluence(game, 'aragorn-ii'), di + 1);
    assert.equal(corruptionOf(game, 'aragorn-ii'), corruption + 1);
    act(game, 'one', 'use anduril-the-flame-of-the-west');
    resolve(game);
    assert.equal(where(game, 'boromir-ii'), 'untapped');
    assert.equal(where(game, 'gimli'), 'tapped');
    hears(game, 'corruption check');
    table({
      one: { rivendell: ['aragorn-ii: narsil'], points: ['anduril-the-flame-of-the-west'] },
    }).refuses('one', 'use anduril-the-flame-of-the-west', 'CR-A6');
  },
);

rule(
  'Align Palantír: its bearer may use that one, until the company moves',
  ['CR-CARD-align-palantir-2', 'MW-S10.10.2'],
  () => {
    const game = table({
      one: {
        rivendell: ['gimli: palantir-of-orthanc', 'elrond'],
        hand: ['align-palantir', 'align-palantir'],
        discard: ['block'],
      },
    });
    game.refuses('one', 'use palantir-of-orthanc');
    plays(game, 'align-palantir');
    game.offers('one', 'use palantir-of-orthanc');
    assert.equal(bearer(game, 'align-palantir'), 'palantir-of-orthanc');
    assert.equal(corruptionOf(game, 'gimli'), 2 + 2, 'the Palantír, and what lies on it');
    game.refuses('one', 'play align-palantir', 'MW-S2.9.2');
    const moves = organized({ site: 'lorien', characters: ['gimli: palantir-of-orthanc', 'elrond'], to: 'moria' }, [
      'align-palantir',
    ]);
    plays(moves, 'align-palantir');
    onTheWay(moves);
    assert.equal(where(moves, 'align-palantir'), 'discard');
    table({ one: { rivendell: ['gimli: palantir-of-orthanc'], hand: ['align-palantir'] } }).refuses(
      'one',
      'play align-palantir',
      'MW-S5.1.4',
    );
  },
);

rule('Align Palantír is stored, by itself or with its Palantír', ['CR-CARD-align-palantir-1', 'MW-S10.11.2'], () => {
  const game = table(
    { one: { rivendell: ['gimli: palantir-of-orthanc', 'elrond'], hand: ['align-palantir'] } },
    { rolls: [6, 6] },
  );
  plays(game, 'align-palantir');
  game.offers('one', 'store align-palantir');
  game.play('one', 'store palantir-of-orthanc');
  quiet(game);
  assert.equal(where(game, 'palantir-of-orthanc'), 'points');
  assert.equal(where(game, 'align-palantir'), 'points');
});

const prison = (more: Words, rolls: number[], characters = ['gimli', 'aragorn-ii', 'balin']): Table => {
  const game = table(
    {
      phase: 'site',
      one: {
        companies: [{ site: 'mount-doom', characters, tapped: true }],
        hand: ['rescue-prisoners', 'rescue-prisoners'],
        ...more,
      },
    },
    { rolls },
  );
  game.play('one', 'enter');
  return game;
};

rule(
  'Rescue Prisoners: spiders first, then somebody leads them, tapped until they are safe',
  ['CR-CARD-rescue-prisoners-2', 'MW-S2.9.2'],
  () => {
    const game = prison({}, [6, 6, 6, 6]);
    const before = total(game);
    plays(game, 'rescue-prisoners');
    hears(game, 'strikes 2, prowess 7');
    act(game, 'one', 'assign gimli', 'assign aragorn-ii', 'resolve gimli', 'tap-to-fight', 'tap-to-fight');
    quiet(game);
    game.offersOnly('one', ['choose balin', 'stop']);
    game.play('one', 'choose balin');
    assert.equal(where(game, 'balin'), 'tapped');
    assert.equal(bearer(game, 'rescue-prisoners'), 'balin');
    assert.equal(total(game), before);
    game.refuses('one', 'play rescue-prisoners', 'MW-S2.9.2');
  },
);

rule('Rescue Prisoners is lost when nobody is left untapped', ['MW-S10.10.2'], () => {
  const game = prison({ hand: ['rescue-prisoners'] }, [6, 6], ['gimli']);
  plays(game, 'rescue-prisoners');
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  assert.equal(where(game, 'rescue-prisoners'), 'discard');
  const open = table({ phase: 'site', one: { 'mount-doom': ['gimli'], hand: ['rescue-prisoners'] } });
  open.play('one', 'enter');
  open.refuses('one', 'play rescue-prisoners');
});

rule('Rescue Prisoners gives two points where it is stored', ['CR-CARD-rescue-prisoners-1', 'MW-S10.11.6'], () => {
  const game = table({ one: { bree: ['gimli tapped: rescue-prisoners'] } });
  const before = total(game);
  game.play('one', 'store rescue-prisoners');
  assert.equal(total(game), before + 2);
  table({ one: { moria: ['gimli tapped: rescue-prisoners'] } }).refuses('one', 'store rescue-prisoners', 'MW-S10.11.9');
});

rule('Morannon: an event that is a Dark-hold in Udûn', ['CR-CARD-morannon-1'], () => {
  const game = organized({ site: 'dead-marshes', characters: ['bilbo'] }, ['morannon']);
  plays(game, 'morannon');
  assert.equal(newSiteOf(game), 'morannon');
  idle(game, (s, step) => s.phase === MOVEMENT && step === 'movement/draw-choose');
  assert.deepEqual(sitePath(game), ['shadow-land', 'dark-domain']);
  while (at(game) === 'movement/draw-choose') game.play(game.list('one').includes('draw') ? 'one' : 'two', 'draw');
  assert.deepEqual(
    [deckOf(game, 'one').length, deckOf(game, 'two').length].map((n) => 20 - n),
    [2, 5],
  );
  assert.deepEqual(keys(game, 'orc-guard').includes('dark-hold'), true);
  idle(game, (s) => s.active === 1, ['enter-not', 'enter']);
  assert.equal(siteOf(game), 'morannon');
  assert.equal(where(game, 'morannon'), 'untapped');
  idle(game, (s) => s.active === 0 && s.phase === 2, ['enter-not']);
  game.play('one', 'move bilbo');
  game.offers('one', 'to lorien');
  game.play('one', 'to lorien');
  onTheWay(game);
  const home = ['shadow-land', 'wilderness', 'free-domain', 'border-land', 'wilderness'];
  assert.deepEqual(sitePath(game), ['dark-domain', 'dark-domain', ...home]);
  assert.equal(where(game, 'morannon'), 'untapped');
  idle(game, (s) => s.phase > MOVEMENT);
  assert.equal(where(game, 'morannon'), 'discard');
  assert.equal(siteOf(game), 'lorien');
});

rule('Morannon is for two at most, with a scout, in Dagorlad', ['MW-S5.4.1', 'MW-S10.5.1'], () => {
  const no = (site: string, characters: string[]): void =>
    organized({ site, characters }, ['morannon']).refuses('one', 'play morannon');
  no('dead-marshes', ['gimli']);
  no('dead-marshes', ['bilbo', 'gimli', 'balin']);
  no('moria', ['bilbo']);
  const game = table({ one: { lorien: ['bilbo'] } });
  game.play('one', 'move bilbo');
  game.refuses('one', 'to morannon', 'MW-S6.2.5');
});

const sacrifice = (rolls: number[], creature = 'rogrog', more: Words = {}): Table => {
  const game = organized(
    { site: 'lorien', characters: ['gandalf: glamdring, lure-of-expedience', 'gimli under gandalf'], to: 'moria' },
    [],
    { hand: ['sacrifice-of-form', 'gandalf', 'alatar'], ...more },
    { hand: [creature, 'gandalf'] },
    { rolls },
  );
  onTheWay(game);
  hazard(game, `creature ${creature}`);
  if (at(game) === 'movement/key-choose') game.play('two', game.list('two')[0]);
  resolve(game);
  return game;
};

rule(
  'Sacrifice of Form: the strikes fail, the Wizard is gone, his items wait for him',
  ['CR-CARD-sacrifice-of-form-1', 'CR-CARD-sacrifice-of-form-2', 'CR-A13'],
  () => {
    // Rogrog has one strike and a body of 8: a roll of 6 counts 9 and defeats him.
    const game = sacrifice([3, 3]);
    game.refuses('one', 'play sacrifice-of-form', 'CR-A13');
    act(game, 'one', 'assign gandalf', 'play sacrifice-of-form');
    resolve(game);
    quiet(game);
    assert.equal(where(game, 'rogrog'), 'points');
    assert.equal(where(game, 'gandalf'), 'discard');
    assert.equal(where(game, 'glamdring'), 'untapped');
    assert.equal(bearer(game, 'glamdring'), 'sacrifice-of-form');
    assert.equal(where(game, 'lure-of-expedience'), 'discard');
    assert.equal(where(game, 'gimli'), 'untapped');
    assert.equal(hasRevealed(game, 'one'), false);
    idle(game, (s) => s.active === 1 && s.phase === 2, ['enter-not', 'keep-all']);
    game.refuses('two', 'play-character gandalf', 'CR-CARD-sacrifice-of-form-2');
  },
);

rule('Sacrifice of Form: he comes again, stronger, with his items', ['CR-CARD-sacrifice-of-form-2'], () => {
  const game = sacrifice([6, 6]);
  act(game, 'one', 'assign gandalf', 'play sacrifice-of-form');
  resolve(game);
  quiet(game);
  idle(game, (s) => s.active === 0 && s.phase === 2 && s.turn > 3, ['enter-not', 'keep-all', 'discard-one']);
  game.refuses('one', 'play-character alatar', 'CR-CARD-sacrifice-of-form-2');
  game.play('one', 'play-character gandalf');
  for (let i = 0; i < 6 && where(game, 'glamdring') !== 'x' && bearer(game, 'glamdring') !== 'gandalf'; i++)
    game.play(
      game.list('one').length > 0 ? 'one' : 'two',
      (game.list('one').length > 0 ? game.list('one') : game.list('two'))[0],
    );
  assert.equal(bearer(game, 'glamdring'), 'gandalf');
  assert.equal(bearer(game, 'sacrifice-of-form'), 'gandalf');
});

rule(
  'Sacrifice of Form: each of two Wizards who gave himself up stays his own player’s',
  ['CR-CARD-sacrifice-of-form-2'],
  () => {
    const game = organized(
      { site: 'lorien', characters: ['gandalf', 'gimli'], to: 'moria' },
      [],
      { hand: ['sacrifice-of-form', 'gandalf', 'rogrog'] },
      { lorien: ['saruman', 'legolas'], hand: ['sacrifice-of-form', 'rogrog'] },
      { rolls: [1, 1, 1, 1] },
    );
    const givesUp = (seat: 'one' | 'two', other: 'one' | 'two', wizard: string): void => {
      idle(
        game,
        (s, step) => s.phase === MOVEMENT && step === 'chain/act' && game.list(other).includes('creature rogrog'),
      );
      game.play(other, 'creature rogrog');
      if (at(game) === 'movement/key-choose') game.play(other, game.list(other)[0]);
      resolve(game);
      act(game, seat, `assign ${wizard}`, 'play sacrifice-of-form');
      resolve(game);
      quiet(game);
    };
    givesUp('one', 'two', 'gandalf');
    idle(game, (s, step) => s.active === 1 && s.phase === ORGANIZATION && step === 'chain/act', [
      'enter-not',
      'keep-all',
    ]);
    game.play('two', 'move saruman', 'to moria', 'by-path');
    givesUp('two', 'one', 'saruman');
    idle(game, (s, step) => s.active === 0 && s.phase === ORGANIZATION && step === 'chain/act', [
      'enter-not',
      'keep-all',
    ]);
    game.offers('one', 'play-character gandalf');
  },
);
