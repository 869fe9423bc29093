// Detainment attacks: what makes one, and what it does.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, hears, type Table, where } from '../combat/fight.ts';
import { isAttacked, isDetainment } from '../table.ts';
import { abroad, atSite, attackedBy, fightOut, type Journey } from './table.ts';

const detains = (game: Table): boolean => isDetainment(game);

/** Whether the attack is a detainment attack. */
function kept(creature: string, key: string | undefined, journey: Journey, company = ['ostisen']): boolean {
  const game = abroad(company, { ...journey, hazards: [creature] });
  attackedBy(game, creature, key);
  assert.ok(isAttacked(game), `${creature} attacks`);
  return detains(game);
}

const toGeann = { from: 'carn-dum', to: 'geann-a-lisch' } as const; // wilderness four times, shadow-land
const toGuldur = { from: 'minas-morgul', to: 'dol-guldur' } as const;
const toMoria = { from: 'dol-guldur', to: 'moria' } as const;

rule(
  'What is keyed to a Dark-domain, a Shadow-hold or a Dark-hold detains minions, whatever its race; heroes it wounds',
  ['LE-S7.6.3', 'MX-7.1', 'MX-7.2', 'MX-7.3'],
  () => {
    assert.ok(kept('cave-drake', 'key-wilderness', toMoria) === false);
    assert.ok(kept('orc-guard', 'key-dark-domain', toGuldur));
    assert.ok(kept('orc-guard', undefined, { from: 'cirith-ungol' }));
    assert.ok(kept('orc-guard', undefined, { from: 'mount-gram' }));
    assert.ok(kept('giant-spiders', undefined, { from: 'sarn-goriwing' }), 'Spiders at a Shadow-hold, keyed by name');
    assert.ok(!kept('orc-guard', undefined, { from: 'mount-gram', alignment: 'hero' }, ['faramir']));
    assert.ok(!kept('orc-guard', undefined, { from: 'cirith-ungol', alignment: 'hero' }, ['faramir']));
  },
);

rule('A Shadow-land makes detainment of Orcs, Trolls, Undead and Men, of no other', ['LE-S7.6.4', 'LE-S7.11.3'], () => {
  assert.ok(kept('orc-warband', 'key-shadow-land', toGeann));
  assert.ok(!kept('orc-warband', 'key-wilderness', toGeann));
  assert.ok(kept('bert-burat', 'key-shadow-land', toGeann));
  assert.ok(kept('barrow-wight', 'key-shadow-land', toGuldur));
  assert.ok(!kept('wargs', 'key-shadow-land', toGeann));
});

rule('A Nazgûl only detains minions, wherever it comes upon them', ['LE-S7.6.2', 'MX-7.4'], () => {
  const walk = ['imlad-morgul', 'ithilien', 'harondor'];
  assert.ok(kept('adunaphel', 'key-dark-domain', toGuldur));
  assert.ok(kept('indur-dawndeath', 'key-to harondor', { from: 'minas-morgul', to: 'southron-oasis', walk }));
  const heroes = {
    from: 'henneth-annun',
    to: 'southron-oasis',
    walk: ['ithilien', 'harondor'],
    alignment: 'hero',
  } as const;
  assert.ok(!kept('indur-dawndeath', 'key-to harondor', heroes, ['faramir']));
});

rule('A creature keyed by name counts as keyed to the type that the place has now', ['LE-S7.6.5', 'LE-S7.6.6'], () => {
  assert.ok(kept('huorn', undefined, { from: 'sarn-goriwing' }), 'Sarn Goriwing is a Shadow-hold');
  const inHarondor = { from: 'gobel-mirlond', to: 'southron-oasis', walk: ['harondor'] };
  assert.ok(!kept('corsairs-of-umbar', 'key-to harondor', inHarondor));
  const hazards = ['choking-shadows', 'corsairs-of-umbar'];
  const game = abroad(['ostisen', 'dogrib'], { ...inHarondor, hazards, two: { table: ['doors-of-night'] } });
  act(game, 'two', 'play choking-shadows');
  hears(game, 'Choking Shadows');
  attackedBy(game, 'corsairs-of-umbar', 'key-to harondor');
  assert.ok(detains(game), 'Harondor counts as a Shadow-land');
});

/** One strike of an Orc-lieutenant (7) upon Ostisen, prowess 3, keyed so. */
function struck(roll: readonly number[], stand = '', stays = false, key = 'key-shadow-land'): Table {
  const game = abroad([`ostisen${stand}`], { ...toGeann, hazards: ['orc-lieutenant'] }, roll);
  attackedBy(game, 'orc-lieutenant', key);
  if (stand === '') act(game, 'one', stays ? 'stay-untapped' : 'tap-to-fight');
  fightOut(game);
  return game;
}

rule(
  'A detainment strike that succeeds taps an untapped target, changes nothing for another, and calls for no body check',
  ['LE-S7.3.1', 'LE-S7.5.1', 'LE-S7.5.2', 'LE-S7.5.3', 'LE-S7.5.4'],
  () => {
    assert.equal(where(struck([1, 2]), 'ostisen'), 'tapped');
    assert.equal(where(struck([1, 2], ' tapped'), 'ostisen'), 'tapped');
    assert.equal(where(struck([1, 2], ' wounded'), 'ostisen'), 'wounded');
    assert.equal(where(struck([1, 3], '', true), 'ostisen'), 'tapped');
    assert.equal(where(struck([3, 4], '', true), 'ostisen'), 'untapped');
    assert.equal(where(struck([1, 2, 4, 5], '', false, 'key-wilderness'), 'ostisen'), 'wounded');
  },
);

rule(
  'Nobody defeats a detainment attack: the creature is discarded and gives nothing',
  ['LE-S7.7.1', 'LE-S7.7.2', 'LE-S7.9.3'],
  () => {
    assert.equal(where(struck([4, 4]), 'orc-lieutenant'), 'discard');
    assert.equal(where(struck([4, 4], '', false, 'key-wilderness'), 'orc-lieutenant'), 'out-of-play');
  },
);

rule('At Moria creatures but Nazgûl attack normally, and so does its own attack', ['MX-4.4', 'LE-S7.6.3'], () => {
  assert.ok(!kept('orc-guard', undefined, { from: 'moria' }));
  assert.ok(!kept('orc-guard', 'key-shadow-hold', toMoria));
  assert.ok(kept('orc-guard', 'key-dark-domain', toMoria), 'on the way there it is keyed to a region');
  const inside = atSite('moria', ['ostisen']);
  inside.play('one', 'enter');
  assert.ok(!detains(inside));
});

rule('The Men of Edoras detain a covert company and wound an overt one', ['LE-S7.6.1', 'MX-4.4'], () => {
  for (const [company, covert] of [
    [['ostisen'], true],
    [['ostisen', 'gorbag'], false],
  ] as const) {
    const game = atSite('edoras', company);
    game.play('one', 'enter');
    assert.equal(detains(game), covert);
  }
});

rule('The Orcs of Mount Gundabad detain an overt company', ['MX-4.4'], () => {
  const game = atSite('mount-gundabad', ['gorbag']);
  game.play('one', 'enter');
  assert.ok(detains(game));
});
