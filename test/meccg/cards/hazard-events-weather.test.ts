// Hazard events about the world: environments that change, send back and tap; getting lost; rivers.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { END_OF_TURN, SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { quiet, until, where } from '../combat/fight.ts';
import { at, hazard, idle, keys, resolve, type Table, table, underway } from '../movement/table.ts';
import {
  automaticAttacks,
  doesNothing,
  handOf,
  hasReturned,
  hazardLimit,
  isAttacked,
  prowessOf,
  siteCardOf,
  sitePath,
  siteType,
} from '../table.ts';

const path = (game: Table): string => sitePath(game).join();
const typeOf = (game: Table, site: string): string => siteType(game, 'one', site);
const tapped = (game: Table, site: string, player: 'one' | 'two' = 'one'): boolean =>
  siteCardOf(game, player, site) === 'tapped';
const returned = (game: Table): boolean => hasReturned(game);
const move = (to: string, characters = ['gimli'], site = 'lorien') => ({ site, characters, to });

/** Plays the card by that way on the company that moves. */
function played(card: string, way: string | undefined, moving: Words, two: Words = {}): Table {
  const game = underway(moving, { two: { hand: [card], ...two } });
  hazard(game, `play ${card}`);
  if (way) game.play('two', way);
  resolve(game);
  return game;
}

const doors = { table: ['doors-of-night'] };

rule(
  'Awaken the Earth’s Fire: with Doors of Night a shadow-land becomes a dark-domain, a Shadow-hold a Dark-hold',
  ['CR-TIM-3', 'MW-S10.10.9'],
  () => {
    assert.equal(
      path(played('awaken-the-earths-fire', undefined, move('bandit-lair'), doors)),
      'wilderness,dark-domain',
    );
    assert.equal(typeOf(played('awaken-the-earths-fire', 'way 3', move('moria'), doors), 'moria'), 'dark-hold');
  },
);

rule(
  'Gloom: one character of a moving company -1; with Doors of Night a border-land or Border-hold turns wild',
  ['CR-I.D.2', 'CR-TIM-3'],
  () => {
    const plain = played('gloom', undefined, move('moria'));
    assert.equal(prowessOf(plain, 'gimli'), 4);
    assert.equal(path(played('gloom', 'way 2', move('edoras'), doors)), 'wilderness,wilderness');
    const bree = played('gloom', 'way 3', move('bree', ['gimli'], 'rivendell'), doors);
    assert.equal(typeOf(bree, 'bree'), 'ruins-and-lairs');
    const staying = underway({ site: 'bree', characters: ['gimli'] }, { two: { hand: ['gloom'], ...doors } });
    staying.play('one', 'pass');
    staying.refuses('two', 'play gloom');
  },
);

rule(
  'New Moon taps an Elf, or with Doors of Night lessens a free-domain or Free-hold',
  ['CR-TIM-3', 'MW-S10.1.2'],
  () => {
    assert.equal(where(played('new-moon', undefined, move('moria', ['legolas', 'gimli'])), 'legolas'), 'tapped');
    assert.equal(
      path(played('new-moon', 'way 2', move('minas-tirith', ['legolas']), doors)),
      'wilderness,border-land,border-land',
    );
    assert.equal(typeOf(played('new-moon', 'way 3', move('edoras', ['legolas']), doors), 'edoras'), 'border-hold');
    const none = underway(move('moria'), { two: { hand: ['new-moon'] } });
    none.play('one', 'pass');
    none.refuses('two', 'play new-moon');
  },
);

rule(
  'A creature whose key a short-event takes away is discarded, unless another instance is left',
  ['CR-I.D.31', 'CR-I.D.32'],
  () => {
    const wargs = (to: string): Table => {
      const game = underway(move(to), {
        one: { hand: ['twilight'] },
        two: { hand: ['wargs'], table: ['doors-of-night', 'fell-winter'] },
      });
      hazard(game, 'creature wargs');
      if (at(game) === 'movement/key-choose') game.play('two', 'key-wilderness');
      game.play('one', 'play twilight', 'on fell-winter');
      resolve(game);
      return game;
    };
    assert.ok(isAttacked(wargs('edoras')), 'wilderness and border-land: one wilderness is left');
  },
);

rule(
  'Fell Winter with Doors of Night: S W F B reads S W B W; Border-holds have Wolves after their own',
  ['CR-I.E.8'],
  () => {
    const game = underway(move('minas-tirith'), { two: { table: ['doors-of-night', 'fell-winter'] } });
    assert.equal(path(game), 'wilderness,wilderness,border-land'); // W B F
    const bree = table({ phase: 'site', one: { bree: ['gimli'] }, two: { table: ['fell-winter'] } });
    assert.deepEqual(automaticAttacks(bree), ['3 at 7']);
  },
);

rule(
  'Morgul Night played after Doors of Night has gone is refused; one in play stays',
  ['CR-CARD-morgul-night-1'],
  () => {
    const game = underway(move('moria'), { two: { hand: ['morgul-night'] } });
    game.play('one', 'pass');
    game.refuses('two', 'play morgul-night');
    const both = underway(move('moria'), {
      one: { hand: ['twilight'] },
      two: { table: ['doors-of-night', 'morgul-night'] },
    });
    both.play('one', 'play twilight', 'on doors-of-night');
    resolve(both);
    assert.equal(where(both, 'morgul-night'), 'untapped');
    assert.equal(path(both), 'shadow-land,shadow-land');
  },
);

rule(
  'Doors of Night: what it discards stays gone when Twilight removes it later',
  ['CR-CARD-twilight-2', 'CR-TERM-environment-4'],
  () => {
    const game = underway(move('moria'), {
      one: { hand: ['twilight'], table: ['sun'] },
      two: { hand: ['doors-of-night'] },
    });
    hazard(game, 'play doors-of-night');
    resolve(game);
    game.play('one', 'play twilight');
    resolve(game);
    assert.equal(where(game, 'doors-of-night'), 'discard');
    assert.equal(where(game, 'sun'), 'discard');
  },
);

// ---- weather --------------------------------------------------------------------------------------------------------

rule('Long Winter sends back who moves through two wildernesses without a ranger', ['CR-A9', 'MW-S4.4.7'], () => {
  const winter = { two: { table: ['long-winter'] } };
  const game = underway(move('moria'), winter);
  resolve(game);
  assert.ok(returned(game));
  for (const moving of [move('moria', ['gimli', 'aragorn-ii']), move('edoras')]) {
    const free = underway(moving, winter);
    assert.equal(at(free), 'chain/act', 'nothing comes first');
    assert.ok(!returned(free));
  }
});

rule('Long Winter works on a company already under way when it comes into play', ['CR-A9'], () => {
  const game = played('long-winter', undefined, move('moria'));
  resolve(game);
  assert.ok(returned(game));
});

rule(
  'Long Winter and Doors of Night tap every site in play with two wildernesses in its path, not Havens',
  ['CR-CARD-long-winter-1'],
  () => {
    const game = underway(move('moria', ['aragorn-ii']), {
      two: { table: ['long-winter', 'doors-of-night'], bree: ['eomer'], edoras: ['theoden'], rivendell: ['elrond'] },
    });
    resolve(game);
    assert.ok(tapped(game, 'moria'));
    assert.ok(tapped(game, 'bree', 'two'));
    assert.ok(!tapped(game, 'edoras', 'two'));
  },
);

rule('Long Winter taps as soon as Doors of Night comes', ['CR-CARD-long-winter-1', 'CR-TERM-environment-1'], () => {
  const game = underway(move('moria', ['aragorn-ii']), { two: { table: ['long-winter'], hand: ['doors-of-night'] } });
  assert.ok(!tapped(game, 'moria'));
  hazard(game, 'play doors-of-night');
  resolve(game);
  resolve(game);
  assert.ok(tapped(game, 'moria'));
});

rule('Twilight on Long Winter, in answer, keeps the new site untapped', ['CR-TERM-condition-3', 'CR-A9'], () => {
  const game = table({
    phase: 'movement',
    one: { companies: [move('moria', ['aragorn-ii'])], hand: ['twilight'] },
    two: { table: ['long-winter', 'doors-of-night'] },
  });
  idle(game, (_s, step) => step === 'chain/respond');
  game.play('one', 'play twilight', 'on long-winter');
  resolve(game);
  assert.equal(where(game, 'long-winter'), 'discard');
  assert.ok(!tapped(game, 'moria'));
});

rule(
  'Foul Fumes does the same for shadow-lands and dark-domains, to both players’ sites',
  ['CR-CARD-foul-fumes-1', 'CR-TERM-target-2'],
  () => {
    const game = underway(move('bandit-lair'), { two: { table: ['foul-fumes'] } });
    resolve(game);
    assert.ok(returned(game));
    assert.ok(!returned(underway(move('moria'), { two: { table: ['foul-fumes'] } })));
    const both = underway(move('bandit-lair', ['aragorn-ii']), {
      two: { table: ['foul-fumes', 'doors-of-night'], 'carn-dum': ['eomer'], edoras: ['theoden'] },
    });
    resolve(both);
    assert.ok(tapped(both, 'bandit-lair'));
    assert.ok(tapped(both, 'carn-dum', 'two'));
    assert.ok(!tapped(both, 'edoras', 'two'));
  },
);

rule('An environment that made another region count applies Foul Fumes to it', ['CR-TERM-sitepath-4'], () => {
  const game = underway(move('moria'), {
    two: { table: ['foul-fumes', 'doors-of-night'], hand: ['choking-shadows'] },
  });
  hazard(game, 'play choking-shadows');
  resolve(game);
  resolve(game);
  assert.ok(returned(game));
});

rule(
  'Snowstorm needs Doors of Night and turns back everybody who meets a wilderness',
  ['MW-S10.5.1', 'MW-S4.4.7'],
  () => {
    const game = played('snowstorm', undefined, move('moria', ['aragorn-ii']), doors);
    resolve(game);
    assert.ok(returned(game));
    const none = underway(move('moria'), { two: { hand: ['snowstorm', 'storms-of-osse'] } });
    none.play('one', 'pass');
    none.refuses('two', 'play snowstorm', 'MW-S10.5.1');
    none.refuses('two', 'play storms-of-osse', 'MW-S10.5.1');
  },
);

const toTheSea = { site: 'grey-havens', characters: ['gimli: glamdring', 'eomer'], to: 'himring' };

rule('Storms of Ossë taps sites in play with a coastal sea in their path', ['MW-S10.5.1'], () => {
  const game = played('storms-of-osse', undefined, toTheSea, {
    ...doors,
    edoras: ['theoden'],
  });
  resolve(game);
  assert.ok(tapped(game, 'himring'));
  assert.ok(!tapped(game, 'edoras', 'two'));
});

rule(
  'Drowning Seas: an item of its choice and two cards at random, and copies may follow',
  ['CR-CARD-drowning-seas-1'],
  () => {
    const game = underway(
      { site: 'grey-havens', characters: ['gimli: glamdring, elven-cloak'], to: 'himring' },
      { one: { hand: ['concealment', 'block', 'escape'] }, two: { hand: ['drowning-seas', 'drowning-seas'] } },
    );
    const before = handOf(game, 'one').length;
    hazard(game, 'play drowning-seas');
    resolve(game);
    game.play('one', 'choose glamdring');
    assert.equal(where(game, 'glamdring'), 'discard');
    assert.equal(handOf(game, 'one').length, before - 2);
    game.play('one', 'pass');
    game.offers('two', 'play drowning-seas');
    const bare = played('drowning-seas', undefined, { site: 'grey-havens', characters: ['gimli'], to: 'himring' });
    assert.equal(where(bare, 'drowning-seas'), 'discard', 'without an item the cards are lost all the same');
    const inland = underway(move('moria'), { two: { hand: ['drowning-seas'] } });
    inland.play('one', 'pass');
    inland.refuses('two', 'play drowning-seas');
  },
);

rule('Drowning Seas with Doors of Night may send the company back', ['CR-TIM-3', 'MW-S4.4.7'], () => {
  const game = played('drowning-seas', 'way 2', toTheSea, doors);
  assert.ok(returned(game));
});

rule(
  'The hazard player orders Fell Winter and Morgul Night once the new site is revealed',
  ['CR-A26', 'CR-TERM-environment-2', 'CR-TERM-environment-3'],
  () => {
    const ordered = (first: string): string => {
      const game = table({
        phase: 'movement',
        one: { companies: [move('minas-tirith')] }, // W B F
        two: { table: ['doors-of-night', 'morgul-night', 'fell-winter'] },
      });
      idle(game, (_s, step) => step === 'movement/order-choose');
      game.play('two', `apply ${first}`);
      return path(game);
    };
    assert.equal(ordered('fell-winter'), 'shadow-land,shadow-land,border-land');
    assert.equal(ordered('morgul-night'), 'shadow-land,wilderness,border-land');
  },
);

// ---- getting lost ---------------------------------------------------------------------------------------------------

const limit = (game: Table): number => hazardLimit(game);

rule('Lost in …: the hazard limit rises by one for each such region of the path', ['MW-S10.3.1'], () => {
  assert.equal(limit(played('lost-in-the-wilderness', undefined, move('moria'))), 4);
  assert.equal(limit(played('lost-in-border-lands', undefined, move('edoras'))), 3);
  assert.equal(limit(played('lost-in-shadow-lands', undefined, move('easterling-camp'))), 5);
  const twice = played('lost-in-the-wilderness', undefined, move('moria'), {
    hand: ['lost-in-the-wilderness', 'lost-in-the-wilderness'],
  });
  hazard(twice, 'play lost-in-the-wilderness');
  resolve(twice);
  assert.equal(limit(twice), 6);
});

rule('Lost in …: what was added stays when the path changes', ['CR-A26'], () => {
  const game = played('lost-in-the-wilderness', undefined, move('moria', ['gimli', 'eomer', 'legolas']), {
    hand: ['lost-in-the-wilderness', 'choking-shadows'],
    ...doors,
  });
  hazard(game, 'play choking-shadows');
  resolve(game);
  assert.equal(path(game), 'shadow-land,wilderness');
  assert.equal(limit(game), 5);
});

rule('Lost in Dark-domains doubles the limit as it is then', ['CR-A26', 'MW-S10.3.1'], () => {
  assert.equal(limit(played('lost-in-dark-domains', undefined, move('dol-guldur'))), 4);
});

rule('Getting lost needs such a region on the way', ['MW-S10.5.1'], () => {
  const names = ['border-lands', 'dark-domains', 'free-domains', 'shadow-lands', 'the-wilderness'];
  const game = underway(
    { site: 'bree', characters: ['gimli'] },
    { two: { hand: [...names.map((name) => `lost-in-${name}`), 'lost-at-sea'] } },
  );
  game.play('one', 'pass');
  for (const name of names) game.refuses('two', `play lost-in-${name}`);
  game.refuses('two', 'play lost-at-sea');
});

rule('Lost in Free-domains, Lost at Sea: the company does nothing at its site', ['MW-S10.5.1', 'MW-S4.5.3'], () => {
  const free = played('lost-in-free-domains', undefined, move('minas-tirith'));
  assert.ok(doesNothing(free));
  idle(free, (s) => s.phase === END_OF_TURN);
  const sea = played('lost-at-sea', undefined, toTheSea);
  assert.ok(doesNothing(sea));
});

rule(
  'River: a company that moved there does nothing, unless a ranger taps, even at the start of its site phase',
  ['CR-CARD-river-1'],
  () => {
    const none = played('river', undefined, move('edoras'));
    idle(none, (s) => s.phase === END_OF_TURN); // it is never asked to enter
    const now = played('river', undefined, move('edoras', ['aragorn-ii', 'gimli']));
    now.refuses('one', 'lift gimli', 'CR-CARD-river-1');
    now.play('one', 'lift aragorn-ii');
    resolve(now);
    until(now, 'one', 'enter');
    const late = played('river', undefined, move('edoras', ['aragorn-ii']));
    until(late, 'one', 'pass');
    idle(late, (s) => s.phase === SITE);
    late.play('one', 'lift aragorn-ii');
    resolve(late);
    quiet(late);
    late.offers('one', 'enter');
  },
);

rule(
  'River is not played on the site of a company that stays, and not revealed from on-guard',
  ['CR-CARD-river-1', 'CR-CARD-river-2', 'MW-S10.1.2'],
  () => {
    const game = underway({ site: 'edoras', characters: ['gimli'] }, { two: { hand: ['river'] } });
    hazard(game);
    game.refuses('two', 'play river', 'MW-S10.1.2');
    const guard = table({
      phase: 'site',
      one: { rhosgobel: ['gimli', 'eomer'], hand: ['elven-cloak'] },
      two: { 'on-guard': ['river on rhosgobel'] },
    });
    guard.play('one', 'enter', 'item elven-cloak', 'by gimli');
    guard.refuses('two', 'reveal river', 'CR-I.E.31');
  },
);

rule('Keys follow what regions count as', ['CR-TERM-sitepath-4'], () => {
  const game = underway(move('moria'), { two: { hand: ['orc-watch'], table: ['doors-of-night', 'morgul-night'] } });
  assert.ok(keys(game, 'orc-watch').includes('shadow-land'));
});
