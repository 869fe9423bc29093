// What differs between a Wizard's player and a Ringwraith's (games/meccg/alignment.ts), and the cards of places.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesFor } from '../../../games/meccg/alignment.ts';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { alignmentOfDeck } from '../../../games/meccg/decks/deck.ts';
import { HERO_DECKS } from '../../../games/meccg/decks/ready-made.ts';
import { RINGWRAITH_DECKS } from '../../../games/meccg/decks/ringwraiths.ts';
import { sitePath } from '../../../games/meccg/places/movement.ts';
import { SITE_CARD } from '../../../games/meccg/places/site-cards.ts';
import { isHavenFor, S, SITE_COUNT, SITE_IDS, SITE_ROWS, siteCardOf } from '../../../games/meccg/places/sites.ts';
import { HERO, MINION } from '../../../games/meccg/tables/words.ts';
import { rule } from '../../rule.ts';
import { act, hears, type Table, table, where } from '../combat/fight.ts';

const mixed = { alignment: [HERO, MINION] };

rule('Wizards start with five at Rivendell, Ringwraiths with six at Minas Morgul', ['MX-3.1', 'MX-3.3'], () => {
  const [hero, minion] = [rulesFor(mixed, 0), rulesFor(mixed, 1)];
  assert.deepEqual([hero.start, hero.mostStarters], [S.rivendell, 5]);
  assert.deepEqual([minion.start, minion.mostStarters], [S['minas-morgul'], 6]);
});

/** Faramir with six corruption points makes a check, as a minion. */
function checked(roll: readonly [number, number], stand: string): Table {
  const one = { alignment: 'minion' };
  const who = [`faramir ${stand}: the-pale-sword`, 'legolas'];
  const game = table(who, { one, hazards: ['weariness-of-the-heart'] }, roll);
  act(game, 'two', 'play weariness-of-the-heart', 'way 2');
  game.play('two', 'on faramir');
  hears(game, 'makes a corruption check: ');
  return game;
}

rule(
  'A minion whose check equals his corruption or is one below taps; two below eliminates him',
  ['LE-S8.2.1', 'LE-S8.2.2', 'LE-S8.2.3', 'LE-S8.2.4'],
  () => {
    const after = (roll: readonly [number, number], stand = ''): string => where(checked(roll, stand), 'faramir');
    assert.equal(after([3, 4]), 'untapped');
    assert.equal(after([3, 3]), 'tapped');
    assert.equal(after([2, 3]), 'tapped');
    assert.equal(after([2, 3], 'tapped'), 'tapped');
    assert.equal(after([2, 3], 'wounded'), 'wounded');
    assert.equal(after([2, 2]), 'out-of-play');
  },
);

test('A hero’s card of a place has the number of the place, a minion’s is as many further on as there are places', () => {
  for (const [site, id] of SITE_IDS.entries()) {
    assert.equal(siteCardOf(mixed, 0, site), site);
    assert.equal(siteCardOf(mixed, 1, site), SITE_COUNT + site);
    if (SITE_ROWS[site]) assert.equal(CARDS[SITE_CARD[site]].id, id);
    const minion = SITE_CARD[SITE_COUNT + site];
    if (minion >= 0) assert.equal(CARDS[minion].id, SITE_ROWS[site] ? `${id}-minion` : id);
  }
});

rule('A Haven of the one is none for the other, and no card leads there', ['MX-4.5'], () => {
  assert.ok(isHavenFor(mixed, 0, S.rivendell));
  assert.ok(!isHavenFor(mixed, 1, S.rivendell));
  assert.ok(sitePath(S.rivendell, S.lorien, HERO));
  assert.equal(sitePath(S.rivendell, S.lorien, MINION), undefined);
});

rule('A deck of heroes is a hero’s, a deck of minions a Ringwraith’s', ['MX-2.2'], () => {
  for (const deck of HERO_DECKS) assert.equal(alignmentOfDeck(deck), HERO);
  for (const deck of RINGWRAITH_DECKS) assert.equal(alignmentOfDeck(deck), MINION);
});
