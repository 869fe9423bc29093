// Sites that say more than their facts.
import assert from 'node:assert/strict';
import { metwSites } from '../../../games/meccg/cards/metw-sites.ts';
import { MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, quiet, where } from '../combat/fight.ts';
import { hazard, idle, keys, type Table, table, underway } from '../movement/table.ts';
import { hazardLimit } from '../table.ts';
import { does } from './people.ts';

rule('Barad-dûr and Mount Doom add 2 to the hazard limit of a company moving there', ['MW-S10.3.1', 'CR-A26'], () => {
  const limit = (to: string): number => {
    const game = underway({
      site: 'minas-morgul',
      characters: ['aragorn-ii', 'gimli', 'legolas'],
      to,
      walk: ['imlad-morgul', 'gorgoroth'],
    });
    return hazardLimit(game);
  };
  assert.equal(limit('barad-dur'), 5);
  assert.equal(limit('mount-doom'), 5);
  const there = underway({ site: 'barad-dur', characters: ['aragorn-ii', 'gimli', 'legolas'] });
  assert.equal(hazardLimit(there), 3, 'a company that stays there is not moving');
});

rule('Creatures keyed to Mount Doom are playable in spite of Stealth', ['CR-CARD-mount-doom-1'], () => {
  const stealthy = (to: string, walk: string[]): Table => {
    const game = table({
      phase: 'organization',
      one: {
        companies: [{ site: 'lorien', characters: ['frodo', 'sam-gamgee', 'bilbo'], to, walk }],
        hand: ['stealth'],
      },
      two: { hand: ['orc-guard', 'orc-watch', 'orc-patrol', 'ghosts', 'barrow-wight', 'silent-watcher'] },
    });
    idle(game, (s) => s.part === 2);
    does(game, 'play stealth', 'by frodo');
    idle(game, (s, step) => s.phase === MOVEMENT && step === 'chain/act');
    hazard(game);
    return game;
  };
  const creatures = (game: Table): readonly string[] => game.list('two').filter((move) => move.startsWith('creature '));
  const doom = stealthy('mount-doom', ['wold-and-foothills', 'brown-lands', 'dagorlad', 'gorgoroth']);
  assert.notDeepEqual(creatures(doom), []);
  assert.ok(keys(doom, 'orc-guard'));
  const moria = stealthy('moria', ['wold-and-foothills', 'redhorn-gate']);
  assert.deepEqual(creatures(moria), []);
});

rule(
  'Secret Passage stops working once the Ruins & Lairs counts as a Shadow-hold',
  ['CR-CARD-secret-passage-1'],
  () => {
    const game = table({
      phase: 'organization',
      one: {
        companies: [{ site: 'rivendell', characters: ['aragorn-ii'], to: 'barrow-downs' }],
        hand: ['secret-passage'],
      },
      two: { hand: ['wolves', 'choking-shadows'], table: ['doors-of-night'] },
    });
    idle(game, (s) => s.part === 2);
    does(game, 'play secret-passage');
    idle(game, (s, step) => s.phase === MOVEMENT && step === 'chain/act');
    hazard(game);
    game.refuses('two', 'creature wolves');
    does(game, 'play choking-shadows', 'way 3');
    hazard(game);
    game.offers('two', 'creature wolves');
  },
);

rule(
  'At Old Forest and Rhosgobel what heals one character heals all who are there',
  ['CR-CARD-old-forest-1', 'CR-CARD-rhosgobel-1'],
  () => {
    const healed = (site: string): string[] => {
      const game = table({
        phase: 'organization',
        one: { [site]: ['faramir: athelas', 'gimli wounded', 'legolas wounded'], rivendell: ['elrond wounded'] },
        two: {},
      });
      does(game, 'use athelas', 'on gimli');
      return ['gimli', 'legolas', 'elrond'].map((id) => where(game, id));
    };
    assert.deepEqual(healed('old-forest'), ['tapped', 'tapped', 'wounded']);
    assert.deepEqual(healed('rhosgobel'), ['tapped', 'tapped', 'wounded']);
    assert.deepEqual(healed('bree'), ['tapped', 'wounded', 'wounded']);
    const theirs = table({
      phase: 'organization',
      one: { 'old-forest': ['faramir: athelas', 'gimli wounded'] },
      two: { 'old-forest': ['legolas wounded'] },
    });
    does(theirs, 'use athelas');
    assert.equal(where(theirs, 'legolas'), 'tapped', 'the opponent’s are at the site as well');
  },
);

rule(
  'Whoever is wounded by the Undead of a site makes a corruption check; nobody does elsewhere',
  ['MW-S4.5.4', 'CR-I.E.8'],
  () => {
    const corrupted = Object.entries(metwSites).flatMap(([id, site]) =>
      ('automaticAttacks' in site ? site.automaticAttacks : []).some((one) => 'corruptionCheck' in one) ? [id] : [],
    );
    const undead = Object.entries(metwSites).flatMap(([id, site]) =>
      ('automaticAttacks' in site ? site.automaticAttacks : []).some((one) => one.race === 'undead') ? [id] : [],
    );
    assert.deepEqual(corrupted, undead);
    const wounded = (where: string, rolls: number[]): Table => {
      const game = table({ phase: 'site', one: { [where]: ['bergil: glamdring'] }, two: {} }, { rolls });
      game.play('one', 'enter');
      act(game, 'one', 'tap-to-fight');
      quiet(game);
      return game;
    };
    const barrow = wounded('barrow-downs', [1, 1, 1, 1, 6, 6]);
    quiet(barrow);
    assert.equal(where(barrow, 'bergil'), 'wounded');
    wounded('ettenmoors', [1, 1, 1, 1]);
  },
);

rule('These four are the only sites with special words', ['MW-S10.5.1'], () => {
  const special = Object.entries(metwSites).flatMap(([id, site]) => ('has' in site ? [id] : []));
  assert.deepEqual(special.sort(), ['barad-dur', 'mount-doom', 'old-forest', 'rhosgobel']);
});
