import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { atTheTable, hunted, inMordor, shadowPlays } from '../fellowship/road.ts';

const STAFF = 'wizards-staff';
const COAT = 'mithril-coat-and-sting';
const AXE = 'axe-and-bow';
const HORN = 'horn-of-gondor';

rule('Axe and Bow and Horn of Gondor take 1 off the damage each', ['WR-9.9.9'], () => {
  for (const card of [AXE, HORN]) {
    const game = hunted({ table: [card] }, ['3']);
    game.play('free', `use ${card}`);
    game.asks('free', '2 points of Hunt Damage');
    game.refuses('free', `use ${card}`, 'WR-5.4.1');
    game.play('free', 'use the ring');
    game.position({ fellowship: { corruption: 2 }, table: [], discards: { free: [card] } });
  }
});

rule('What is left after the helpers is answered with the Ring or a casualty', ['WR-9.9.9', 'WR-9.9.14'], () => {
  const game = hunted({ table: [AXE, HORN] }, ['3', 'meriadoc']);
  game.play('free', `use ${HORN}`, `use ${AXE}`, 'lose a companion', 'guide strider', 'to rivendell');
  game.position({ fellowship: { corruption: 0 }, characters: { meriadoc: 'rivendell' } });
  const none = hunted({ table: [AXE] }, ['1']);
  none.play('free', `use ${AXE}`); // nothing is left to answer
  none.position({ fellowship: { corruption: 0 } });
  none.asks('shadow', 'die');
});

rule('Helpers are gone with the Companions who bring them', ['WR-5.4.3'], () => {
  const table = [STAFF, HORN, AXE];
  const game = atTheTable({ table });
  game.play('free', 'die character', 'separate', 'take gandalf-grey', 'take boromir', 'take gimli', 'to rivendell');
  game.position({ table: [AXE] }); // Legolas is still there
});

rule('Wizard’s Staff prevents the draw; it is asked before the tile is seen', ['WR-9.9.14'], () => {
  const game = hunted({ table: [STAFF] }, []);
  game.offersOnly('free', [`use ${STAFF}`, 'keep']);
  game.position({ drawn: [] });
  game.play('free', `use ${STAFF}`);
  game.position({
    drawn: [],
    table: [],
    fellowship: { corruption: 0, progress: 1, revealed: false },
    hunt: { free: 1 },
  });
  game.asks('shadow', 'die');
  const kept = hunted({ table: [STAFF] }, ['2']);
  kept.play('free', 'keep');
  kept.asks('free', '2 points of Hunt Damage');
  kept.position({ table: [STAFF] });
});

rule('Mithril Coat and Sting has another tile drawn; the first then returns to the pool', ['WR-9.9.14'], () => {
  const game = hunted({ fellowship: { at: 'hollin' }, table: [COAT], pool: ['3', '1r', '2'] }, ['3', '1r']);
  game.asks('free', 'The tile is 3');
  game.play('free', `use ${COAT}`);
  game.asks('free', '1 point of Hunt Damage');
  game.position({ pool: ['2'] }); // the first is not back yet
  game.play('free', 'use the ring', 'to hollin');
  game.position({
    pool: ['2', '3'],
    fellowship: { corruption: 1, revealed: true },
    table: [],
    discards: { free: [COAT] },
  });
});

rule('The second tile is another one, even when the pool holds no more', ['WR-9.9.14', 'WR-9.1.2'], () => {
  const game = hunted({ table: [COAT], pool: ['3'] }, ['3', '1']);
  game.play('free', `use ${COAT}`, 'use the ring');
  game.position({ fellowship: { corruption: 1 }, drawn: ['1'] });
  assert.equal(game.view('free').pool.length, 15);
  const same = hunted({ table: [COAT], pool: ['2r'] }, ['2r', '2r']); // there is only one
  assert.throws(() => same.play('free', `use ${COAT}`), /"2r", which is not among/);
});

rule('The tile that replaces another may be reduced like any other', ['WR-9.9.14'], () => {
  const game = hunted({ table: [COAT, AXE] }, ['3', '2']);
  game.refuses('free', `use ${AXE}`, 'WR-9.9.14'); // first the tile, then its damage
  game.play('free', `use ${COAT}`, `use ${AXE}`, 'use the ring');
  game.position({ fellowship: { corruption: 1 }, table: [] });
});

rule('A Die tile is replaced before its roll, and reduced after it', ['WR-9.9.14'], () => {
  const words = { pool: ['shelobs-lair', '1'], table: [COAT, AXE, HORN] };
  const replaced = inMordor({}, words, ['shelobs-lair', '1']);
  replaced.play('free', `use ${COAT}`, 'use the ring');
  replaced.position({ fellowship: { corruption: 1 }, table: [AXE, HORN] });
  const rolled = inMordor({}, words, ['shelobs-lair'], [3]);
  rolled.play('free', 'keep');
  rolled.refuses('free', `use ${COAT}`, 'WR-9.9.14');
  rolled.play('free', `use ${AXE}`, `use ${HORN}`);
  rolled.asks('free', '1 point of Hunt Damage');
});

rule('A tile of 0 or less can be replaced, but there is nothing to reduce', ['WR-9.9.14'], () => {
  for (const tile of ['elven-cloaks', 'smeagol-helps-nice-master', 'phial-of-galadriel']) {
    const game = inMordor({ corruption: 3 }, { pool: [tile, '1'], table: [COAT, AXE, HORN] }, [tile]);
    game.offersOnly('free', [`use ${COAT}`, 'keep']);
    game.position({ fellowship: { corruption: 3 } }); // nothing on it has been carried out
    game.play('free', 'keep');
    game.position({ table: [COAT, AXE, HORN], fellowship: { mordor: 2 } });
    game.asks('shadow', 'die');
  }
  const zero = hunted({ fellowship: { at: 'hollin' }, table: [COAT, AXE] }, ['0r', '2']);
  zero.play('free', `use ${COAT}`);
  zero.asks('free', '2 points of Hunt Damage');
});

rule('The helpers work on the tile of a card', ['WR-9.9.13'], () => {
  const axe = shadowPlays('orc-patrol', { table: [AXE] }, { draws: ['2'] });
  axe.play('free', `use ${AXE}`);
  axe.asks('free', '1 point of Hunt Damage');

  const staff = shadowPlays('orc-patrol', { table: [STAFF] });
  staff.play('free', `use ${STAFF}`);
  staff.position({ drawn: [], table: [], discards: { shadow: ['orc-patrol'] }, hands: { shadow: [] } });

  const coat = shadowPlays('orc-patrol', { table: [COAT], pool: ['3', 'eye-r'] }, { draws: ['3', 'eye-r'] });
  coat.play('free', `use ${COAT}`);
  coat.position({ fellowship: { corruption: 0, revealed: false }, pool: ['3'] });
  coat.asks('free', 'die');

  const bane = shadowPlays('isildurs-bane', { table: [HORN] }, { draws: ['3'] });
  bane.refuses('free', 'lose the guide', 'WR-5.3.5');
  bane.play('free', `use ${HORN}`);
  bane.position({ fellowship: { corruption: 2 } });

  const foul = shadowPlays('foul-thing-from-the-deep', { table: [AXE] }, { draws: ['1'] });
  foul.play('free', `use ${AXE}`); // no damage, nobody is lost
  foul.position({ fellowship: { corruption: 0 }, characters: { gimli: 'fellowship' } });
});

rule('A card may take its Companion at random', ['WR-9.9.5'], () => {
  const game = shadowPlays('foul-thing-from-the-deep', {}, { draws: ['1', 'legolas'] });
  game.play('free', 'guide strider');
  game.position({ characters: { legolas: 'eliminated' } });
});

rule('The helpers work on the tile of a Stronghold', ['WR-9.9.13'], () => {
  const seen = (table: readonly string[], more: readonly string[]) => {
    const game = hunted({ fellowship: { at: 'hollin' }, table }, ['0r', ...more]);
    if (table.includes(STAFF) || table.includes(COAT)) game.play('free', 'keep'); // at the tile of the Hunt
    game.play('free', 'to moria');
    return game;
  };
  const staff = seen([STAFF], []);
  staff.play('free', `use ${STAFF}`);
  staff.position({ fellowship: { at: 'moria' }, drawn: ['0r'] });
  const coat = seen([COAT], ['3', '1']);
  coat.play('free', `use ${COAT}`);
  coat.asks('free', '1 point of Hunt Damage');
  const axe = seen([AXE], ['2']);
  axe.play('free', `use ${AXE}`);
  axe.asks('free', '1 point of Hunt Damage');
});

rule('On the Mordor Track Wizard’s Staff prevents the tile, and the step is taken', ['WR-9.9.13'], () => {
  const game = inMordor({}, { table: [STAFF] }, []);
  game.play('free', `use ${STAFF}`);
  game.position({ fellowship: { mordor: 2, corruption: 0 }, drawn: [], table: [] });
});

rule('They work on the tile of the Balrog', ['WR-9.9.13'], () => {
  const words = { fellowship: { at: 'hollin', progress: 0 }, table: ['balrog-of-moria', HORN] };
  const game = hunted(words, ['0r', '2', '1']);
  game.play('free', 'to moria');
  game.play('shadow', 'use balrog-of-moria');
  game.play('free', `use ${HORN}`, 'use the ring', 'use the ring');
  game.position({ fellowship: { corruption: 2 } });
});

rule('They do not work where a card only reads the tile', ['WR-9.9.13'], () => {
  const table = [STAFF, COAT, AXE, HORN];
  const breaking = shadowPlays(
    'the-breaking-of-the-fellowship',
    { fellowship: { at: 'hollin', revealed: true }, table },
    { draws: ['1'] },
  );
  breaking.asks('free', 'Who leaves');
  breaking.position({ table });

  const challenge = atTheTable(
    {
      hands: { free: ['challenge-of-the-king'] },
      characters: { strider: 'edoras' },
      edoras: { rohan: '1r' },
      table,
    },
    { draws: ['3', '2', '1'] },
  );
  challenge.play('free', 'die character', 'play challenge-of-the-king');
  challenge.asks('shadow', 'die');
  challenge.position({ table, drawn: [] });
});
