// Short hazard events of The Lidless Eye: what they do to people, and to what others play.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { bearer, quiet, until, where } from '../combat/fight.ts';
import { asked, at, hazard, idle, resolve, type Table, table, underway } from '../movement/table.ts';
import { inside, site } from '../sites/table.ts';
import { effectsAtWork, hazardsPlayed, isAttacked, isCancelled } from '../table.ts';

const toBree = (...characters: string[]): Words => ({ site: 'rivendell', characters, to: 'bree' }); // W W

/** The card is played on the company, or on that one of it, and resolves. */
function played(
  company: Words,
  card: string,
  more: { two?: Words; one?: Words; on?: string } = {},
  rolls: number[] = [],
) {
  const { on, one = {}, two = {} } = more;
  const game = underway(company, { one, two: { hand: [card], ...two } }, { rolls });
  hazard(game, `play ${card}`);
  if (at(game) === 'declare/way-choose') game.play('two', game.list('two')[0]);
  if (at(game) === 'declare/on-choose') game.play('two', on ? `on ${on}` : game.list('two')[0]);
  resolve(game);
  return game;
}
function refused(company: Words, card: string, id?: string, more: { two?: Words; one?: Words } = {}): void {
  const { one = {}, two = {} } = more;
  const game = underway(company, { one, two: { hand: [card], ...two } });
  game.play('one', 'pass');
  game.refuses('two', `play ${card}`, id);
}

const doors = { two: { table: ['doors-of-night'] } };

rule('Darkness Under Tree taps an Orc, Troll or Man while Doors of Night is in play', ['MW-S10.5.1'], () => {
  assert.equal(where(played(toBree('eomer', 'gimli'), 'darkness-under-tree', doors), 'eomer'), 'tapped');
  refused(toBree('eomer'), 'darkness-under-tree', 'MW-S10.5.1');
  refused(toBree('gimli', 'legolas'), 'darkness-under-tree', undefined, doors);
  refused(toBree('eomer tapped'), 'darkness-under-tree', undefined, doors);
});

rule('Waiting Shadow: the defender taps an Orc, Troll or Man, or anybody with Doors of Night', ['MW-S10.5.1'], () => {
  const men = played(toBree('eomer', 'eowyn', 'gimli'), 'waiting-shadow');
  assert.equal(asked(men), 'one');
  men.offersOnly('one', ['choose eomer', 'choose eowyn']);
  men.play('one', 'choose eowyn');
  assert.equal(where(men, 'eowyn'), 'tapped');
  refused(toBree('gimli'), 'waiting-shadow', 'MW-S10.5.1');
  const dark = played(toBree('gimli', 'legolas'), 'waiting-shadow', doors);
  dark.offersOnly('one', ['choose gimli', 'choose legolas']);
  dark.play('one', 'choose legolas');
  assert.equal(where(dark, 'gimli'), 'untapped');
});

rule(
  'Heedless Revelry: a roll above his mind taps each of a company that stays, at -2 for heroes',
  ['MW-S10.5.1', 'MX-7.6'],
  () => {
    const here = { site: 'bree', characters: ['gimli', 'bilbo tapped', 'gandalf', 'eowyn'] };
    const game = played(here, 'heedless-revelry', {}, [5, 4, 2, 2]); // mind 6 and 2
    assert.equal(where(game, 'gimli'), 'tapped', '9 - 2 is more than 6');
    assert.equal(where(game, 'eowyn'), 'untapped', '4 - 2 is not more than 2');
    assert.equal(where(game, 'gandalf'), 'untapped', 'no roll for a Wizard');
    refused(toBree('gimli'), 'heedless-revelry');
  },
);

rule(
  'Heedless Revelry revealed from on-guard in answer to an item taps everybody but the avatar, and the item is played',
  ['CR-I.E.13', 'CR-I.E.36'],
  () => {
    const one = { hand: ['elven-cloak'] };
    const two = { 'on-guard': ['heedless-revelry on rhosgobel'] };
    const game = inside('rhosgobel', ['gimli', 'eowyn', 'gandalf'], one, two);
    game.play('one', 'item elven-cloak', 'by gimli');
    game.play('two', 'reveal heedless-revelry');
    resolve(game);
    assert.deepEqual(
      ['gimli', 'eowyn', 'gandalf'].map((who) => where(game, who)),
      ['tapped', 'tapped', 'untapped'],
    );
    assert.equal(bearer(game, 'elven-cloak'), 'gimli');
  },
);

rule('Rats!: the company gives up a minor item, or somebody is wounded, as its player likes', ['MW-S10.5.1'], () => {
  const company = { site: 'moria', characters: ['gimli: elven-cloak', 'bilbo wounded'] };
  const robbed = played(company, 'rats');
  robbed.offersOnly('one', ['option 0', 'option 1']);
  robbed.play('one', 'option 0');
  assert.equal(where(robbed, 'elven-cloak'), 'discard');
  const bitten = played(company, 'rats');
  bitten.play('one', 'option 1');
  assert.equal(where(bitten, 'gimli'), 'wounded');
  const hurt = played({ site: 'moria', characters: ['gimli wounded: elven-cloak'] }, 'rats');
  if (asked(hurt) === 'one' && hurt.list('one').includes('option 0')) {
    hurt.offersOnly('one', ['option 0']);
    hurt.play('one', 'option 0');
  }
  assert.equal(where(hurt, 'elven-cloak'), 'discard', 'nobody is left to be wounded');
  refused({ site: 'moria', characters: ['gimli: glamdring'] }, 'rats');
  refused(toBree('gimli: elven-cloak'), 'rats');
});

rule(
  'The Roving Eye: whoever bears a Palantír, a greater item or a special ring checks at -2, and is discarded if he fails',
  ['CR-TERM-corruption-6'],
  () => {
    const bearer = { site: 'moria', characters: ['aragorn-ii: palantir-of-orthanc', 'gimli'] };
    const gone = played(bearer, 'the-roving-eye', {}, [1, 1]);
    assert.equal(where(gone, 'aragorn-ii'), 'discard', 'though he would be eliminated');
    assert.equal(where(gone, 'palantir-of-orthanc'), 'discard');
    const kept = played(bearer, 'the-roving-eye', {}, [6, 6]);
    assert.equal(where(kept, 'aragorn-ii'), 'untapped');
    refused({ site: 'moria', characters: ['gimli: precious-gold-ring'] }, 'the-roving-eye');
    refused({ site: 'moria', characters: ['gandalf: palantir-of-orthanc'] }, 'the-roving-eye');
  },
);

rule(
  'Searching Eye cancels and discards a scout’s card in the chain, and ends what one has done',
  ['CR-TERM-shortevent-1', 'MW-S10.13.1'],
  () => {
    const two = { hand: ['orc-guard', 'searching-eye'] };
    const game = underway({ site: 'moria', characters: ['aragorn-ii'] }, { one: { hand: ['concealment'] }, two });
    game.play('one', 'pass');
    game.refuses('two', 'play searching-eye');
    game.play('two', 'creature orc-guard');
    resolve(game);
    until(game, 'one', 'play concealment');
    game.play('one', 'play concealment');
    game.play('two', 'play searching-eye');
    resolve(game);
    assert.ok(isAttacked(game) && where(game, 'concealment') === 'discard');
    assert.equal(where(game, 'aragorn-ii'), 'tapped');
  },
);

rule(
  'Searching Eye is revealed from on-guard against a scout’s card in the site phase',
  ['CR-I.E.13', 'CR-I.E.15'],
  () => {
    const guard = { 'on-guard': ['searching-eye on moria'] };
    const game = site('moria', ['aragorn-ii'], { hand: ['concealment'] }, guard);
    game.play('one', 'enter');
    game.refuses('two', 'reveal searching-eye', 'CR-I.E.15');
    until(game, 'one', 'play concealment');
    game.play('one', 'play concealment');
    game.play('two', 'reveal searching-eye');
    resolve(game);
    assert.equal(where(game, 'concealment'), 'discard');
    assert.ok(!isCancelled(game));
  },
);

rule('Searching Eye ends the effect of a scout’s card', ['MW-S10.13.1', 'CR-A8'], () => {
  const words = { phase: 'organization', one: { companies: [toBree('aragorn-ii')], hand: ['stealth'] } };
  const game = table({ ...words, two: { hand: ['searching-eye'] } });
  until(game, 'one', 'play stealth');
  game.play('one', 'play stealth');
  resolve(game);
  assert.deepEqual(effectsAtWork(game), ['stealth']);
  idle(game, (s, step) => s.phase === MOVEMENT && step === 'chain/act');
  hazard(game, 'play searching-eye');
  resolve(game);
  assert.deepEqual(effectsAtWork(game), []);
  refused(toBree('aragorn-ii'), 'searching-eye', 'CR-A8');
});

rule(
  'Veils Flung Away: body checks at -1 tap who fails, and discard Orcs as their cards say; it is free of the limit',
  ['MW-S7.5.1', 'LE-S7.4.1'],
  () => {
    const game = played(toBree('gimli', 'bilbo'), 'veils-flung-away', {}, [6, 6, 2, 2]); // body 8 and 9
    assert.equal(where(game, 'gimli'), 'tapped', '11 against 8');
    assert.equal(where(game, 'bilbo'), 'untapped');
    assert.equal(hazardsPlayed(game), 0);
    refused(toBree('gimli'), 'veils-flung-away', 'MW-S10.5.1', doors);
    refused({ site: 'bree', characters: ['gimli'] }, 'veils-flung-away');
  },
);

rule('Veils Flung Away: with a body of 8 one stands 9 and not 10', ['MW-S7.5.1'], () => {
  const after = (roll: number[]): string => where(played(toBree('gimli'), 'veils-flung-away', {}, roll), 'gimli');
  assert.deepEqual([after([4, 5]), after([5, 5])], ['untapped', 'tapped']);
});

rule('Wrath of the West cancels a minion’s short-event, in a strike too, by a roll above 6', ['MW-S10.13.1'], () => {
  const played = (dice: number[]): Table => {
    const one = { alignment: 'minion', hand: ['orc-quarrels'] };
    const two = { hand: ['sellswords-between-charters', 'wrath-of-the-west'] };
    const game = underway({ site: 'moria', characters: ['gorbag', 'asternak'] }, { one, two }, { rolls: dice });
    hazard(game, 'creature sellswords-between-charters');
    resolve(game);
    until(game, 'one', 'play orc-quarrels');
    game.play('one', 'play orc-quarrels');
    game.play('two', 'play wrath-of-the-west');
    resolve(game);
    return game;
  };
  const cancelled = (game: Table): boolean => !isAttacked(game) || isCancelled(game);
  assert.ok(!cancelled(played([3, 4])));
  assert.ok(cancelled(played([3, 3])));
});

rule('Wrath of the West answers what is played against a strike as well', ['CR-A17'], () => {
  const one = { alignment: 'minion', hand: ['bold-thrust'] };
  const two = { hand: ['sellswords-between-charters', 'wrath-of-the-west'] };
  const rolls = [6, 6];
  const game = underway({ site: 'moria', characters: ['gorbag'] }, { one, two }, { rolls });
  hazard(game, 'creature sellswords-between-charters');
  resolve(game);
  quiet(game);
  game.play('one', 'tap-to-fight');
  until(game, 'one', 'play bold-thrust');
  game.play('one', 'play bold-thrust');
  game.play('two', 'play wrath-of-the-west');
  resolve(game);
  assert.deepEqual(effectsAtWork(game), []);
});

rule(
  'Wrath of the West: a minion’s short-event is cancelled by a roll above 6; a hero’s cannot be',
  ['MW-S10.13.1', 'CR-A8'],
  () => {
    const two = { hand: ['orc-guard', 'wrath-of-the-west'] };
    const game = underway({ site: 'moria', characters: ['aragorn-ii'] }, { one: { hand: ['concealment'] }, two });
    hazard(game, 'creature orc-guard');
    resolve(game);
    until(game, 'one', 'play concealment');
    game.play('one', 'play concealment');
    game.refuses('two', 'play wrath-of-the-west');
  },
);

rule(
  'News of Doom: every faction is rolled for, and lost at 2 or 3, or below 10 with unused general influence',
  ['MW-S5.2.4'],
  () => {
    const factions = (rolls: number[]): Table =>
      played(
        toBree('gimli'),
        'news-of-doom',
        { one: { table: ['riders-of-rohan'] }, two: { table: ['hobbits'], hand: ['news-of-doom'] } },
        rolls,
      );
    const game = factions([1, 2, 2, 2]); // both have at least 14 to spare
    assert.equal(where(game, 'riders-of-rohan'), 'discard', 'a 3');
    assert.equal(where(game, 'hobbits'), 'untapped', 'a 4');
    assert.equal(where(game, 'news-of-doom'), 'out-of-play');
    refused(toBree('gimli'), 'news-of-doom', 'MW-S10.5.1');
    const poor = played(
      toBree('aragorn-ii', 'gimli', 'bilbo'),
      'news-of-doom',
      { one: { table: ['riders-of-rohan'] } },
      [4, 5],
    );
    assert.equal(where(poor, 'riders-of-rohan'), 'discard', '9 and nothing to spare');
  },
);
