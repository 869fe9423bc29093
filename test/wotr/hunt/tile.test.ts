import assert from 'node:assert/strict';
import { beginTile } from '../../../games/wotr/hunt/begin.ts';
import { addSpecialTile } from '../../../games/wotr/hunt/pool.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { ELIMINATED, IN_FELLOWSHIP, type WotrState } from '../../../games/wotr/state.ts';
import {
  BOROMIR,
  GANDALF_GREY,
  GIMLI,
  GOLLUM,
  LEGOLAS,
  MERIADOC,
  PEREGRIN,
  STRIDER,
} from '../../../games/wotr/tables/characters.ts';
import { E } from '../../../games/wotr/tables/events.ts';
import { FREE } from '../../../games/wotr/tables/nations.ts';
import { START_TILES, TILE_NAMES } from '../../../games/wotr/tables/tiles.ts';
import { rule } from '../../rule.ts';
import { board, goOn, isIdle, offered, play, refused } from '../drive.ts';

const CHOICES = ['use the ring', 'lose the guide', 'lose a companion'];
const special = (name: string): number => TILE_NAMES.indexOf(name);

function inMordor(s: WotrState): WotrState {
  s.ringBearers = R.morannon;
  s.mordor = 1;
  return s;
}

rule('A random casualty takes the damage of his Level; the rest is Corruption', ['WR-9.9.6', 'WR-9.9.11'], () => {
  const s = board({ rolls: [2, 5, 6], draws: ['3', 'gimli'], companions: [STRIDER, GIMLI, MERIADOC], guide: STRIDER });
  s.ringBearers = R['goblins-gate'];
  s.progress = 1;
  s.huntDice = 3;
  s.huntFree = 1;
  s.stack.push({ at: 'fellowship/move' });
  goOn(s);
  assert.deepEqual(offered(s), CHOICES);
  play(s, 'lose a companion');
  assert.ok(isIdle(s));
  assert.equal(s.at[GIMLI], ELIMINATED);
  assert.deepEqual([s.corruption, s.progress, s.revealed, s.guide], [1, 2, 0, STRIDER]);
});

rule('Without damage nothing is to be answered', ['WR-9.9.8'], () => {
  const s = board({ draws: ['0r'] });
  beginTile(s, 'hunt', 'none', 1);
  goOn(s);
  assert.ok(isIdle(s));
  assert.equal(s.revealed, 1);
});

rule('The Guide may be the casualty, and another of the highest Level follows him', ['WR-9.9.3', 'WR-9.9.10'], () => {
  const s = board({ draws: ['2'] });
  beginTile(s, 'hunt', 'none', 1);
  goOn(s);
  play(s, 'lose the guide');
  assert.equal(s.at[GANDALF_GREY], ELIMINATED);
  assert.deepEqual([s.guide, s.corruption], [STRIDER, 0]);
});

rule("Wizard's Staff prevents the draw, and in Mordor the step is taken", ['WR-9.9.13', 'WR-9.9.14'], () => {
  const s = inMordor(board());
  s.table = [E['wizards-staff']];
  s.stack.push({ at: 'fellowship/move' });
  goOn(s);
  play(s, 'use wizards-staff');
  assert.ok(isIdle(s));
  assert.equal(s.mordor, 2);
  assert.equal(s.pool.length, 16);
});

rule('Mithril Coat and Sting replaces a tile, which then returns to the pool', ['WR-9.9.14'], () => {
  const s = board({ draws: ['3', 'eye-r'] });
  s.table = [E['mithril-coat-and-sting']];
  beginTile(s, 'card', 'no-eye-no-fellowship');
  goOn(s);
  play(s, 'use mithril-coat-and-sting');
  assert.ok(isIdle(s));
  assert.deepEqual([s.corruption, s.revealed, s.pool.length], [0, 0, 15]);
  assert.deepEqual(
    s.drawn.map((tile) => TILE_NAMES[tile]),
    ['eye-r'],
  );
});

rule('Cards take one off the damage each, before Ring or casualty', ['WR-9.9.9', 'WR-9.9.14'], () => {
  const s = board({ draws: ['3'] });
  s.table = [E['axe-and-bow'], E['horn-of-gondor']];
  beginTile(s, 'hunt', 'none', 1);
  goOn(s);
  play(s, 'use axe-and-bow', 'use horn-of-gondor', 'use the ring');
  assert.equal(s.corruption, 1);
  assert.deepEqual(s.table, []);
});

rule('All Corruption: the cards still help, a casualty does not', ['WR-9.9.13'], () => {
  const s = board({ draws: ['3'] });
  s.table = [E['horn-of-gondor']];
  beginTile(s, 'card', 'all-corruption');
  goOn(s);
  assert.deepEqual(offered(s), ['use horn-of-gondor', 'use the ring']);
  assert.deepEqual(refused(s, 'lose the guide'), ['WR-5.3.5']);
  play(s, 'use horn-of-gondor');
  assert.ok(isIdle(s));
  assert.equal(s.corruption, 2);
});

rule('A card may force a random casualty', ['WR-9.9.5'], () => {
  const s = board({ draws: ['1', 'legolas'] });
  beginTile(s, 'card', 'random-companion');
  goOn(s);
  play(s, 'guide strider');
  assert.equal(s.at[LEGOLAS], ELIMINATED);
  assert.equal(s.guide, STRIDER);
});

rule('A new Guide can help with what a casualty left over', ['WR-9.9.12'], () => {
  const s = board({ draws: ['3'], companions: [BOROMIR, MERIADOC], guide: BOROMIR });
  beginTile(s, 'hunt', 'none', 1);
  goOn(s);
  play(s, 'lose the guide');
  assert.deepEqual(offered(s), ['slip away meriadoc', 'use the ring']);
  play(s, 'slip away meriadoc');
  assert.ok(isIdle(s));
  assert.deepEqual([s.corruption, s.guide, s.at[MERIADOC]], [0, GOLLUM, s.ringBearers]);
});

rule('Gollum cannot help with the tile that took the last Companion', ['WR-8.5.3', 'WR-9.9.12'], () => {
  const s = board({ draws: ['3'], companions: [BOROMIR], guide: BOROMIR });
  beginTile(s, 'hunt', 'none', 1);
  goOn(s);
  play(s, 'lose the guide');
  assert.deepEqual([s.corruption, s.guide], [1, GOLLUM]);
});

rule('Both Hobbits may leave because of one tile; in Mordor they are lost', ['WR-9.9.9', 'WR-9.12.1'], () => {
  const hobbits = { companions: [MERIADOC, PEREGRIN], guide: PEREGRIN };
  const s = board({ draws: ['2'], ...hobbits });
  beginTile(s, 'hunt', 'none', 1);
  goOn(s);
  play(s, 'slip away meriadoc', 'slip away peregrin');
  assert.deepEqual([s.at[MERIADOC], s.at[PEREGRIN], s.corruption], [s.ringBearers, s.ringBearers, 0]);
  const t = inMordor(board({ draws: ['2'], ...hobbits }));
  beginTile(t, 'mordor');
  goOn(t);
  play(t, 'slip away meriadoc', 'slip away peregrin');
  assert.deepEqual([t.at[MERIADOC], t.at[PEREGRIN]], [ELIMINATED, ELIMINATED]);
});

rule('A Hobbit lost from the Fellowship comes back, but not in Mordor', ['WR-8.15.3'], () => {
  for (const mordor of [false, true]) {
    const s = board({ draws: ['1', 'meriadoc'], companions: [MERIADOC, BOROMIR], guide: BOROMIR });
    if (mordor) inMordor(s);
    beginTile(s, 'card');
    goOn(s);
    play(s, 'lose a companion');
    assert.equal(s.at[MERIADOC], mordor ? ELIMINATED : s.ringBearers);
    assert.ok(isIdle(s));
  }
});

rule('Under Gollum numbered Standard tiles do not reveal; he may betray to lessen the damage', ['WR-9.9.9'], () => {
  const s = board({ draws: ['2r'], companions: [], guide: GOLLUM });
  s.progress = 2;
  beginTile(s, 'hunt', 'none', 1);
  goOn(s);
  assert.deepEqual(offered(s), ['reveal fellowship', 'use the ring']);
  play(s, 'reveal fellowship');
  assert.deepEqual([s.corruption, s.revealed], [1, 1]);
  play(s, 'to hollin');
  assert.ok(isIdle(s));
});

rule('Worn with Sorrow and Toil takes a Character card after a casualty', ['WR-5.4.1'], () => {
  const s = board({ draws: ['2', 'gimli', 'athelas'], companions: [STRIDER, GIMLI], guide: STRIDER });
  s.table = [E['worn-with-sorrow-and-toil'], E['horn-of-gondor']];
  s.hands[FREE] = [E.athelas, E['book-of-mazarbul']];
  beginTile(s, 'hunt', 'none', 1);
  goOn(s);
  play(s, 'lose a companion');
  assert.deepEqual(offered(s), ['discard from hand', 'discard horn-of-gondor', 'discard none']);
  play(s, 'discard from hand');
  assert.deepEqual(s.hands[FREE], [E['book-of-mazarbul']]);
  assert.ok(isIdle(s));
});

rule('A tile below zero heals', ['WR-9.3.4'], () => {
  const s = inMordor(board({ draws: ['phial-of-galadriel'] }));
  addSpecialTile(s, special('phial-of-galadriel'), undefined);
  s.corruption = 5;
  beginTile(s, 'mordor');
  goOn(s);
  assert.equal(s.corruption, 3);
});

rule('On the Mordor Track an Eye counts all dice in the Hunt box', ['WR-9.12.4', 'WR-9.12.9', 'WR-9.7.5'], () => {
  const s = inMordor(board({ draws: ['eye-r'] }));
  s.huntDice = 6;
  s.huntFree = 1;
  s.stack.push({ at: 'fellowship/move' });
  goOn(s);
  play(s, 'use the ring');
  assert.deepEqual([s.corruption, s.mordor, s.revealed], [7, 2, 1]);
  const t = board({ draws: ['eye-r'] });
  beginTile(t, 'stronghold');
  goOn(t);
  assert.equal(t.corruption, 0);
});

rule('A Die tile does the damage rolled, and its Stop icon keeps the step', ['WR-9.3.5', 'WR-9.12.5'], () => {
  const s = inMordor(board({ draws: ['shelobs-lair'], rolls: [4] }));
  addSpecialTile(s, special('shelobs-lair'), undefined);
  s.stack.push({ at: 'fellowship/move' });
  goOn(s);
  play(s, 'use the ring');
  assert.deepEqual([s.corruption, s.mordor, s.fellowshipActed], [4, 1, 1]);
});

rule('The Crack of Doom wins, unless the tile brings Corruption to twelve', ['WR-10.2.3', 'WR-9.12.3'], () => {
  for (const [corruption, winner] of [
    [10, 0],
    [11, 1],
  ]) {
    const s = inMordor(board({ draws: ['1'], companions: [], guide: GOLLUM }));
    s.mordor = 5;
    s.corruption = corruption;
    s.revealed = 0;
    s.stack.push({ at: 'fellowship/move' });
    goOn(s);
    play(s, 'use the ring');
    assert.equal(s.outcome?.winner, winner);
  }
});

rule('When the pool is used up, the Standard tiles return and no Special one', ['WR-9.1.2', 'WR-9.12.10'], () => {
  const s = inMordor(board({ draws: ['on-on-they-went'] }));
  s.pool = [special('on-on-they-went')];
  s.gone = [START_TILES[0]];
  s.drawn = START_TILES.slice(1);
  beginTile(s, 'mordor');
  goOn(s);
  play(s, 'use the ring');
  assert.equal(s.pool.length, 15);
  assert.deepEqual(s.drawn, [special('on-on-they-went')]);
  assert.ok(s.at.includes(IN_FELLOWSHIP));
});

rule('After a casualty the Guide is chosen once', ['WR-8.4.5'], () => {
  const s = board({ draws: ['1', 'meriadoc'] });
  beginTile(s, 'hunt', 'none', 1);
  goOn(s);
  play(s, 'lose a companion', 'guide strider');
  assert.ok(isIdle(s));
  assert.equal(s.at[MERIADOC], s.ringBearers);
});
