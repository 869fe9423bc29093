import assert from 'node:assert/strict';
import { isCityOrStronghold } from '../../../games/wotr/board/control.ts';
import { HOME_SIDE_OF, REGION_IDS } from '../../../games/wotr/map/regions.ts';
import { FREE } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { atThePhase, atTheTable, hunted, shadowPlays } from './road.ts';

/** Revealed by a tile without damage after the move that brought it to `progress`. */
const seen = (at: string, progress: number, words: object = {}, more: readonly string[] = []) =>
  hunted({ fellowship: { at, progress: progress - 1 }, ...words }, ['0r', ...more]);

rule('A Reveal icon in the Hunt, or a card of the Shadow, reveals the Fellowship', ['WR-8.10.1'], () => {
  const icon = hunted({ fellowship: { at: 'hollin' } }, ['1r']);
  icon.play('free', 'use the ring');
  icon.position({ fellowship: { revealed: true } });
  const plain = hunted({ fellowship: { at: 'hollin' } }, ['1']);
  plain.play('free', 'use the ring');
  plain.position({ fellowship: { revealed: false } });

  const search = shadowPlays('nazgul-search', {
    fellowship: { at: 'hollin', progress: 1 },
    'dol-guldur': { nazgul: 1 },
  });
  search.play('shadow', 'from dol-guldur', 'to hollin');
  search.position({ fellowship: { revealed: true } });
  search.play('free', 'to trollshaws');
  search.position({ fellowship: { at: 'trollshaws', progress: 0, revealed: true } });
});

rule('Revealed, the Free Peoples move the figure up to its progress; staying is allowed', ['WR-8.10.2'], () => {
  const game = seen('hollin', 2);
  game.position({ fellowship: { revealed: true, at: 'hollin' } });
  game.asks('free', 'at most 2 regions');
  game.offers('free', ['to hollin', 'to high-pass', 'to trollshaws']);
  game.refuses('free', 'to goblins-gate', 'WR-8.10.2');
  game.play('free', 'to hollin');
  game.position({ fellowship: { at: 'hollin', progress: 0, revealed: true } });
  game.asks('shadow', 'die');
});

rule('The figure of a revealed Fellowship does not cross black borders either', ['WR-8.8.3'], () => {
  const game = seen('rivendell', 1);
  game.offersOnly('free', ['to fords-of-bruinen', 'to trollshaws']);
});

rule(
  'A revealed Fellowship never ends its move at a City or Stronghold that the Free Peoples hold',
  ['WR-8.10.3'],
  () => {
    const stronghold = seen('lorien', 2);
    stronghold.refuses('free', 'to lorien', 'WR-8.10.3');
    stronghold.offers('free', 'to dimrill-dale');
    const city = seen('westemnet', 2);
    city.refuses('free', 'to edoras', 'WR-8.10.3');
    city.refuses('free', 'to helms-deep', 'WR-8.10.3');
    city.offers('free', 'to westemnet'); // a Town
    const lost = seen('westemnet', 2, { edoras: { captured: true } });
    lost.offers('free', 'to edoras');
    const through = seen('lamedon', 2); // Pelargir, a City, is the one way from there to Lossarnach
    through.refuses('free', 'to pelargir', 'WR-8.10.3');
    through.play('free', 'to lossarnach');
    through.position({ fellowship: { at: 'lossarnach' } });
  },
);

rule('From every City and Stronghold a revealed Fellowship has somewhere to go', ['WR-8.10.3'], () => {
  for (const [region, id] of REGION_IDS.entries()) {
    if (!isCityOrStronghold(region) || HOME_SIDE_OF[region] !== FREE) continue;
    const game = seen(id, 1);
    game.refuses('free', `to ${id}`, 'WR-8.10.3');
    assert.ok(game.list('free').length > 0, id);
  }
});

rule('A revealed Fellowship must be hidden before it moves', ['WR-8.10.4', 'WR-8.12.3'], () => {
  for (const die of ['character', 'will']) {
    const seenNow = atTheTable({ dice: { free: [die] }, fellowship: { at: 'hollin', revealed: true } });
    seenNow.play('free', `die ${die}`);
    seenNow.refuses('free', 'move fellowship', 'WR-8.12.3');
  }
  const game = atTheTable({
    dice: { free: ['character', 'character'], shadow: ['army', 'army'] },
    fellowship: { at: 'hollin', revealed: true },
  });
  game.play('free', 'die character', 'hide fellowship');
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', 'die character', 'move fellowship');
  game.position({ fellowship: { progress: 1, revealed: false } });
});

rule('A card cannot move a revealed Fellowship, but this one can hide it', ['WR-8.12.3', 'WR-8.12.1'], () => {
  const game = atTheTable({
    hands: { free: ['there-is-another-way'] },
    fellowship: { at: 'hollin', revealed: true, companions: [] },
    hunt: { shadow: 2 },
  });
  game.play('free', 'die character', 'play there-is-another-way');
  game.offersOnly('free', ['decide hide-fellowship', 'done']);
  game.play('free', 'decide hide-fellowship');
  game.position({ fellowship: { revealed: false, progress: 0 } });
});

rule('Hiding is no move: no progress, no Hunt, no die in the Hunt box', ['WR-8.12.1', 'WR-8.12.2'], () => {
  const game = atTheTable({ fellowship: { at: 'hollin', revealed: true }, hunt: { shadow: 3, free: 1 } });
  game.play('free', 'die character', 'hide fellowship');
  game.position({
    fellowship: { at: 'hollin', progress: 0, revealed: false },
    hunt: { shadow: 3, free: 1 },
    drawn: [],
  });
  const hidden = atTheTable({ fellowship: { at: 'hollin' } });
  hidden.play('free', 'die character');
  hidden.refuses('free', 'hide fellowship', 'WR-8.12.1');
});

rule('What is revealed already cannot be revealed again', ['WR-8.10.5'], () => {
  const game = shadowPlays(
    'orc-patrol',
    { fellowship: { at: 'moria', progress: 2, revealed: true } },
    { draws: ['1r'] },
  );
  game.play('free', 'use the ring');
  game.position({ fellowship: { at: 'moria', progress: 2, revealed: true, corruption: 1 }, drawn: ['1r'] });
  game.asks('free', 'die');
});

rule(
  'At step 0 a revealed Fellowship stays where it is, and no Stronghold tile is due',
  ['WR-8.8.4', 'WR-8.11.1'],
  () => {
    for (const at of ['hollin', 'moria']) {
      const game = shadowPlays('orc-patrol', { fellowship: { at } }, { draws: ['0r'] });
      game.position({ fellowship: { at, progress: 0, revealed: true }, drawn: ['0r'] });
      game.asks('free', 'die');
    }
  },
);

rule('Revealed at step 3 on turn 2, they go to Goblin’s Gate rather than Moria', ['WR-8.10.6'], () => {
  const reveal = (more: readonly string[] = []) =>
    hunted({ turn: 2, fellowship: { at: 'rivendell', progress: 2 } }, ['0r', ...more]);
  const gate = reveal();
  gate.play('free', 'to goblins-gate');
  gate.position({ fellowship: { at: 'goblins-gate', progress: 0, revealed: true }, drawn: ['0r'] });
  gate.asks('shadow', 'die');
  const moria = reveal(['3']);
  moria.play('free', 'to moria');
  moria.position({ fellowship: { at: 'moria', progress: 0, revealed: true }, drawn: ['0r', '3'] });
  moria.asks('free', '3 points of Hunt Damage');
});

rule(
  'A way that starts in, crosses or ends in a Stronghold of the Shadow costs one tile, as after a successful Hunt',
  ['WR-8.11.1'],
  () => {
    const ends = seen('hollin', 1, {}, ['2']);
    ends.play('free', 'to moria');
    ends.asks('free', '2 points of Hunt Damage');
    const starts = seen('moria', 1, {}, ['2']);
    starts.play('free', 'to hollin');
    starts.asks('free', '2 points of Hunt Damage');
    const crosses = seen('hollin', 2, {}, ['2']);
    crosses.play('free', 'to dimrill-dale');
    crosses.asks('free', '2 points of Hunt Damage');
  },
);

rule('Two Strongholds on the way cost one tile', ['WR-8.11.1'], () => {
  const game = seen('minas-morgul', 2, {}, ['1']);
  game.play('free', 'to morannon', 'use the ring'); // by Gorgoroth: out of one and into the other
  game.position({ fellowship: { at: 'morannon', corruption: 1, mordor: 0 }, drawn: ['0r', '1'] });
});

rule(
  'No tile for a Stronghold that the Shadow lost or took from the Free Peoples, nor for staying in one',
  ['WR-8.11.1'],
  () => {
    const won = seen('hollin', 2, { moria: { captured: true } });
    won.play('free', 'to dimrill-dale');
    won.position({ drawn: ['0r'] });
    const taken = seen('dimrill-dale', 1, { lorien: { captured: true } });
    taken.play('free', 'to lorien');
    taken.position({ fellowship: { at: 'lorien' }, drawn: ['0r'] });
    const staying = seen('moria', 3);
    staying.play('free', 'to moria');
    staying.position({ fellowship: { at: 'moria', progress: 0, revealed: true }, drawn: ['0r'] });
    staying.asks('shadow', 'die');
  },
);

rule('The way is traced around the Strongholds of the Shadow where progress allows it', ['WR-8.11.1'], () => {
  const around = seen('north-anduin-vale', 2);
  around.play('free', 'to western-brown-lands'); // by the South Anduin Vale, not by Dol Guldur
  around.position({ drawn: ['0r'] });
  const through = seen('narrows-of-the-forest', 2, {}, ['1']);
  through.play('free', 'to western-brown-lands', 'use the ring');
  through.position({ drawn: ['0r', '1'] });
  const longer = seen('narrows-of-the-forest', 3);
  longer.play('free', 'to western-brown-lands'); // down the Anduin
  longer.position({ drawn: ['0r'] });
});

rule('The tile of a Stronghold comes on a reveal only, and besides the tile of the Hunt', ['WR-8.11.2'], () => {
  const declared = atThePhase({ fellowship: { at: 'hollin', progress: 2 } });
  declared.play('free', 'declare dimrill-dale');
  declared.position({ drawn: [], fellowship: { at: 'dimrill-dale' } });
  const both = hunted({ fellowship: { at: 'hollin', progress: 1 } }, ['1r', '2']);
  both.play('free', 'use the ring', 'to dimrill-dale', 'use the ring');
  both.position({ drawn: ['1r', '2'], fellowship: { corruption: 3 } });
});

rule('The tile of a Stronghold does not reveal again, and its Eye is worth nothing', ['WR-8.10.5', 'WR-9.7.5'], () => {
  const game = seen('hollin', 1, {}, ['eye-r']);
  game.play('free', 'to moria');
  game.position({ fellowship: { at: 'moria', corruption: 0 }, drawn: ['0r', 'eye-r'] });
  game.asks('shadow', 'die');
});
