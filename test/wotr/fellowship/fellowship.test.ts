import assert from 'node:assert/strict';
import { Offer } from '../../../engine/offer.ts';
import { fellowshipActions } from '../../../games/wotr/fellowship/actions.ts';
import { isShadowStronghold, tracePath } from '../../../games/wotr/fellowship/path.ts';
import { revealFellowship } from '../../../games/wotr/fellowship/reveal.ts';
import { addSpecialTile } from '../../../games/wotr/hunt/pool.ts';
import { isCityOrStronghold, isRefuge } from '../../../games/wotr/map/control.ts';
import { ADJACENT, HOME_SIDE_OF, R, REGION_COUNT } from '../../../games/wotr/map/regions.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import { GANDALF_GREY, LEGOLAS, STRIDER } from '../../../games/wotr/tables/characters.ts';
import { ARMY, CHARACTER, EVENT, WILL } from '../../../games/wotr/tables/dice.ts';
import { E } from '../../../games/wotr/tables/events.ts';
import { FREE, ROHAN, type Side } from '../../../games/wotr/tables/nations.ts';
import { TILE_NAMES } from '../../../games/wotr/tables/tiles.ts';
import { usesOf } from '../../../games/wotr/turn/action-source.ts';
import { rule } from '../../rule.ts';
import { board, goOn, isIdle, offered, play, refused, start } from '../drive.ts';

function actions(s: WotrState, face: number, side: Side = FREE): string[] {
  const offer = new Offer(true);
  fellowshipActions.offer(s, side, usesOf(s, side, face), offer);
  return [...offer.moves.map((move) => move.verb), ...offer.refused.map(({ refusal }) => refusal.rule)];
}

rule('A Character result or a Will of the West moves the Fellowship, while hidden', ['WR-8.7.1', 'WR-8.12.3'], () => {
  const s = board();
  assert.deepEqual(actions(s, CHARACTER), ['move fellowship', 'WR-8.12.1']);
  assert.deepEqual(actions(s, WILL), ['move fellowship', 'WR-8.12.1']);
  assert.deepEqual(actions(s, ARMY), ['WR-8.7.1', 'WR-4.6.5']);
  s.progress = 12;
  assert.deepEqual(actions(s, CHARACTER), ['WR-8.7.6', 'WR-8.12.1']);
  s.revealed = 1;
  assert.deepEqual(actions(s, CHARACTER), ['hide fellowship', 'WR-8.12.3']);
  s.guide = STRIDER;
  assert.deepEqual(actions(s, EVENT), ['hide fellowship', 'WR-8.7.1']);
});

rule('A declaration moves the figure, resets progress, heals and stays hidden', ['WR-8.9.5', 'WR-8.9.3'], () => {
  const s = board();
  s.progress = 5;
  s.corruption = 2;
  start(s, { at: 'fellowship/phase' });
  assert.deepEqual(refused(s, 'declare morannon'), ['WR-8.9.2']);
  play(s, 'declare lorien', 'guide strider');
  assert.ok(isIdle(s));
  assert.deepEqual([s.ringBearers, s.progress, s.corruption, s.revealed, s.guide], [R.lorien, 0, 1, 0, STRIDER]);
});

rule('A declaration in a City rouses its Nation and scatters the Crebain', ['WR-7.2.4'], () => {
  const s = board();
  s.ringBearers = R.fangorn;
  s.progress = 4;
  s.table = [E['flocks-of-crebain'], E['worn-with-sorrow-and-toil']];
  start(s, { at: 'fellowship/phase' });
  play(s, 'declare edoras', 'guide gandalf-grey');
  assert.equal(s.active[ROHAN], 1);
  assert.deepEqual(s.table, [E['worn-with-sorrow-and-toil']]);
});

rule('Only those of the highest Level may guide', ['WR-8.4.3', 'WR-8.4.4'], () => {
  const s = board();
  s.revealed = 1;
  start(s, { at: 'fellowship/phase' });
  assert.deepEqual(offered(s), ['guide gandalf-grey', 'guide strider']);
  assert.deepEqual(refused(s, 'guide legolas'), ['WR-8.4.3']);
  const t = board({ companions: [GANDALF_GREY, LEGOLAS] });
  t.revealed = 1;
  start(t, { at: 'fellowship/phase' });
  assert.ok(isIdle(t));
});

rule(
  'Declared at a gate the Fellowship enters Mordor, and Eyes and Special tiles return',
  ['WR-9.11.1', 'WR-9.11.3'],
  () => {
    const s = board();
    s.ringBearers = R.dagorlad;
    s.progress = 1;
    s.drawn = s.pool.splice(0, 2).concat(s.pool.splice(4, 5));
    addSpecialTile(s, TILE_NAMES.indexOf('elven-rope'), undefined);
    start(s, { at: 'fellowship/phase' });
    play(s, 'declare morannon', 'guide strider');
    assert.deepEqual([s.mordor, s.progress, s.revealed], [1, 0, 0]);
    assert.deepEqual([s.pool.length, s.drawn.length, s.specials.length], [12, 5, 0]);
  },
);

rule('The way of a revealed Fellowship costs a tile in a Shadow Stronghold', ['WR-8.10.6', 'WR-8.11.1'], () => {
  const s = board({ draws: ['0r'] });
  s.progress = 3;
  revealFellowship(s);
  goOn(s);
  assert.deepEqual(refused(s, 'to rivendell'), ['WR-8.10.3']);
  play(s, 'to goblins-gate');
  assert.deepEqual([s.progress, s.revealed, s.drawn.length], [0, 1, 0]);
  s.revealed = 0;
  s.ringBearers = R.rivendell;
  s.progress = 3;
  revealFellowship(s);
  goOn(s);
  play(s, 'to moria');
  assert.equal(s.drawn.length, 1);
  assert.ok(isIdle(s));
});

rule('In Moria the Balrog draws his tile before that of the Stronghold', ['WR-9.8.2', 'WR-9.8.3'], () => {
  const s = board({ draws: ['1', '2'] });
  s.progress = 3;
  s.table = [E['balrog-of-moria']];
  revealFellowship(s);
  goOn(s);
  play(s, 'to moria', 'use balrog-of-moria', 'use the ring', 'use the ring');
  assert.equal(s.corruption, 3);
  assert.ok(isIdle(s));
});

rule('On a declaration in a refuge the Reveal icon of the Balrog tile is ignored', ['WR-9.8.1', 'WR-8.11.2'], () => {
  const s = board({ draws: ['2r'] });
  s.progress = 5;
  s.table = [E['balrog-of-moria']];
  start(s, { at: 'fellowship/phase' });
  play(s, 'declare lorien', 'use balrog-of-moria', 'use the ring', 'guide strider');
  assert.deepEqual([s.corruption, s.revealed], [2, 0]);
});

rule('At step 0 a revealed Fellowship stays where it is', ['WR-8.8.4', 'WR-8.10.5'], () => {
  const s = board();
  revealFellowship(s);
  goOn(s);
  assert.ok(isIdle(s));
  assert.deepEqual([s.ringBearers, s.revealed], [R.rivendell, 1]);
});

rule('The way is traced around the Strongholds of the Shadow where it can be', ['WR-8.11.1'], () => {
  const s = board();
  assert.deepEqual(tracePath(s, R.hollin, R['dimrill-dale'], 2), { stronghold: true, moria: true });
  assert.deepEqual(tracePath(s, R.hollin, R['dimrill-dale'], 12), { stronghold: false, moria: false });
  s.captured[R.moria] = 1;
  assert.equal(isShadowStronghold(s, R.moria), false);
  assert.deepEqual(tracePath(s, R.hollin, R['dimrill-dale'], 2), { stronghold: false, moria: true });
});

rule('From every refuge a revealed Fellowship has somewhere to go', ['WR-8.10.3'], () => {
  const s = board();
  for (let region = 0; region < REGION_COUNT; region++)
    if (isCityOrStronghold(region) && HOME_SIDE_OF[region] === FREE)
      assert.ok(ADJACENT[region].some((next) => !isRefuge(s, next)));
});
