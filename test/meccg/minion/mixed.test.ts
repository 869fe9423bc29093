// Places, corruption and support at a table with minions.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { act, asked, bearer, hears, quiet, type Table, where } from '../combat/fight.ts';
import { keys } from '../movement/table.ts';
import {
  attackProwess,
  effectsOn,
  isSiteTapped,
  prowessOf,
  unusedDirectInfluence,
  unusedGeneralInfluence,
} from '../table.ts';
import { abroad, attackedBy, fightOut } from './table.ts';

rule(
  'Each taps his own card of a place; one minor item may follow',
  ['MX-4.1', 'LE-S10.5.1', 'LE-S10.3.1', 'LE-S10.5.4'],
  () => {
    const game = scene(
      meccg,
      {
        phase: 'site',
        one: {
          alignment: 'minion',
          moria: ['gorbag', 'ostisen', 'layos', 'asternak', 'dogrib'],
          hand: ['saw-toothed-blade', 'shadow-cloak', 'orc-liquor'],
        },
        two: { moria: ['faramir'] },
      },
      { rolls: [6, 6, 6, 6, 6, 6, 6, 6] },
    );
    game.play('one', 'enter');
    fightOut(game, 'stay-untapped');
    act(game, 'one', 'item saw-toothed-blade');
    if (game.list('one').some((move) => move.startsWith('by '))) game.play('one', 'by layos');
    hears(game, 'Moria is tapped.');
    assert.ok(isSiteTapped(game, 'gorbag'));
    assert.ok(!isSiteTapped(game, 'faramir'));
    game.offers('one', ['item shadow-cloak', 'item orc-liquor', 'pass']);
    game.play('one', 'item shadow-cloak');
    if (game.list('one').includes('by ostisen')) game.play('one', 'by ostisen');
    quiet(game);
    assert.equal(bearer(game, 'shadow-cloak'), 'ostisen');
    assert.equal(where(game, 'orc-liquor'), 'hand', 'no second one');
  },
);

/** Somebody with five corruption points at a place, who stores what he can. */
const stores = (alignment: string, site: string, who: string, rolls: readonly number[], more: Words = {}): Table => {
  const game = scene(
    meccg,
    {
      phase: 'organization',
      one: { alignment, [site]: [`${who}: lure-of-expedience, elven-cloak, great-shield-of-rohan`], ...more },
      two: {},
    },
    { rolls: [...rolls] },
  );
  act(game, 'one', 'store elven-cloak');
  hears(game, 'makes a corruption check');
  return game;
};

rule(
  'A near miss discards a hero and taps a minion; a far one is the end of both',
  ['MX-6.1', 'MX-6.2', 'MX-6.5'],
  () => {
    assert.equal(where(stores('hero', 'rivendell', 'celeborn', [2, 3]), 'celeborn'), 'discard');
    assert.equal(where(stores('minion', 'dol-guldur', 'layos', [2, 3]), 'layos'), 'tapped');
    assert.equal(where(stores('hero', 'rivendell', 'celeborn', [1, 2]), 'celeborn'), 'out-of-play');
    assert.equal(where(stores('minion', 'dol-guldur', 'layos', [1, 2]), 'layos'), 'out-of-play');
  },
);

rule('A Wizard who does not beat his corruption is lost, and his player with him', ['MX-6.3'], () => {
  const game = scene(
    meccg,
    {
      phase: 'organization',
      one: { rivendell: ['pallando: elven-cloak, great-shield-of-rohan, lure-of-expedience'] },
      two: { alignment: 'minion' },
    },
    { rolls: [1, 3] },
  );
  act(game, 'one', 'store elven-cloak');
  hears(game, 'makes a corruption check');
  game.outcome({ winner: 'two', reason: 'wizard-corrupted' });
});

rule(
  'With two who tap for him a minion with five points cannot fail: two and three tap him, four does nothing',
  ['LE-T8.1', 'LE-T8.2'],
  () => {
    const after = (...rolls: number[]): string => {
      const one = {
        alignment: 'minion',
        'dol-guldur': ['layos: lure-of-expedience, elven-cloak, great-shield-of-rohan', 'ostisen', 'dogrib'],
      };
      const game = scene(meccg, { phase: 'organization', one, two: {} }, { rolls });
      act(game, 'one', 'store elven-cloak', 'support ostisen', 'support dogrib');
      hears(game, 'makes a corruption check');
      return where(game, 'layos');
    };
    assert.deepEqual([after(1, 1), after(1, 2), after(2, 2)], ['tapped', 'tapped', 'untapped']);
  },
);

rule('What followers leave of influence is never less than nothing', ['LE-S9.1.1'], () => {
  const one = { alignment: 'minion', 'dol-guldur': ['layos', 'ostisen under layos', 'gorbag'] };
  const game = scene(meccg, { phase: 'organization', one, two: {} });
  assert.equal(unusedDirectInfluence(game, 'layos'), 0);
  assert.equal(unusedGeneralInfluence(game, 'one'), 20 - 5 - 6);
});

rule('Nazgûl abroad smell the rings of heroes, not of minions', ['MX-7.14'], () => {
  const at = (alignment: 'hero' | 'minion', who: string): string[] =>
    keys(
      abroad([`${who}: magic-ring-of-stealth`], {
        from: 'moria',
        alignment,
        two: { table: ['the-nazgul-are-abroad'], hand: ['adunaphel'] },
      }),
      'adunaphel',
    );
  assert.deepEqual(at('hero', 'faramir'), ['shadow-hold']);
  assert.deepEqual(at('minion', 'ostisen'), []);
});

rule('A hazard that strengthens Orc attacks does not strengthen Orcs', ['LE-S10.7.2'], () => {
  const prowess = (table: readonly string[]): number[] => {
    const game = abroad(['gorbag'], {
      from: 'carn-dum',
      to: 'geann-a-lisch',
      hazards: ['orc-lieutenant'],
      two: { table: [...table], hand: ['orc-lieutenant'] },
    });
    attackedBy(game, 'orc-lieutenant', 'key-wilderness');
    return [attackProwess(game), prowessOf(game, 'gorbag')];
  };
  assert.deepEqual(
    [prowess([]), prowess(['minions-stir'])],
    [
      [7, 6],
      [8, 6],
    ],
  );
});

rule('Where all must check, the Ringwraith does not', ['MX-6.4', 'MX-6.6'], () => {
  const game = abroad(
    ['hoarmurath-the-ringwraith'],
    { from: 'minas-morgul', to: 'dol-guldur', hazards: ['corpse-candle'] },
    [6, 6],
  );
  attackedBy(game, 'corpse-candle', 'key-shadow-land');
  fightOut(game);
  assert.equal(where(game, 'corpse-candle'), 'discard', 'one roll for the strike, none for a check');
});

rule('A card on the hero’s site leaves the minion’s alone', ['MX-4.11'], () => {
  const game = scene(meccg, {
    phase: 'movement',
    one: { companies: [{ site: 'lorien', characters: ['faramir'], to: 'moria' }] },
    two: { alignment: 'minion', moria: ['ostisen'], hand: ['river'] },
  });
  act(game, 'two', 'play river');
  for (let n = 0; n < 4 && asked(game).at === 'chain/respond'; n++) game.play(asked(game).seat, 'pass');
  assert.deepEqual([effectsOn(game, 'moria/one'), effectsOn(game, 'moria/two')], [['river'], []]);
});
