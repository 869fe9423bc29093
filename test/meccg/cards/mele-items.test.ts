// The items of The Lidless Eye, but for rings: what they give, and what they are used for.
import assert from 'node:assert/strict';
import { NONE } from '../../../engine/game.ts';
import { meleItems } from '../../../games/meccg/cards/mele-items.ts';
import { meleRings } from '../../../games/meccg/cards/mele-rings.ts';
import { metwItems } from '../../../games/meccg/cards/metw-items.ts';
import { listsItem } from '../../../games/meccg/places/printed.ts';
import { S, SITE_COUNT } from '../../../games/meccg/places/sites.ts';
import { UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { attacked, type Fight, faces } from '../combat/fight.ts';
import { act, hears, minions, quiet, type Table, where } from '../minion/minions.ts';
import { idle } from '../movement/table.ts';
import {
  attackBody,
  attackProwess,
  bodyOf,
  directInfluence,
  isOverloaded,
  marshallingPoints,
  mostRegions,
  prowessOf,
  supposeAttack,
  unusedDirectInfluence,
} from '../table.ts';
import { within } from './minion-site.ts';
import { does } from './people.ts';

const organization = (one: string[], more = {}, rolls: number[] = []): Table =>
  minions({ 'minas-morgul': one, ...more }, {}, { phase: 'organization' }, rolls);
/** The company stays at Ettenmoors, a Ruins & Lairs, and a creature attacks it there. */
const atEttenmoors = (fight: Fight = {}): Fight => ({
  site: 'ettenmoors',
  ...fight,
  one: { alignment: 'minion', ...fight.one },
});

rule('There are 52 items, six of them gold rings', ['LE-S10.6.3'], () => {
  const all = [...Object.values(meleItems), ...Object.values(meleRings)];
  assert.equal(all.length, 52);
  assert.equal(all.filter(({ item }) => item === 'gold-ring').length, 6);
  for (const { alignment } of all) assert.equal(alignment, 'minion');
});

// ---- weapons, armor, shields, helmets ----------------------------------------------------------------------------

rule('A weapon, a shield, an armor and a helmet work together; of two weapons only one does', ['LE-S10.5.1'], () => {
  const all = organization(['orc-veteran: saw-toothed-blade, black-hide-shield, high-helm']);
  assert.equal(prowessOf(all, 'orc-veteran'), 6, '4 + 1 + 1');
  assert.equal(bodyOf(all, 'orc-veteran'), 9, '8 + 1, at most 9');
  assert.equal(directInfluence(all, 'orc-veteran'), 2);
  const two = organization(['orc-veteran: saw-toothed-blade, broad-headed-spear']);
  assert.equal(prowessOf(two, 'orc-veteran'), 6, 'the spear alone');
});

rule('Black Mace, Broad-headed Spear and Black-mail Coat are for warriors', ['MW-S5.1.4'], () => {
  const warrior = organization(['gorbag: black-mace', 'lagduf: black-mail-coat']);
  assert.equal(prowessOf(warrior, 'gorbag'), 9);
  assert.equal(bodyOf(warrior, 'lagduf'), 9, '8 + 2, at most 9');
  const other = organization(['ostisen: broad-headed-spear, black-mail-coat', 'luitprand: high-helm']);
  assert.deepEqual([prowessOf(other, 'ostisen'), bodyOf(other, 'ostisen')], [3, 9]);
  assert.deepEqual(
    [prowessOf(other, 'luitprand'), bodyOf(other, 'luitprand')],
    [3, 8],
    'the helm is no help in a fight',
  );
});

rule('Black Mace: +4 against Elves', ['CR-I.D.14'], () => {
  const game = attacked(['orc-veteran: black-mace'], 'orc-lieutenant', [], atEttenmoors());
  assert.equal(prowessOf(game, 'orc-veteran'), 7);
  supposeAttack(game, { race: 'elf' });
  assert.equal(prowessOf(game, 'orc-veteran'), 8);
});

rule('Some sites list major items that are arms alone, and greater items of heroes alone', ['LE-S10.5.1'], () => {
  const camp = SITE_COUNT + S['cameth-brin'];
  for (const id of ['black-mail-coat', 'broad-headed-spear', 'high-helm', 'sable-shield'] as const)
    assert.ok(listsItem(camp, meleItems[id]), id);
  assert.ok(!listsItem(camp, metwItems['red-arrow']));
  const end = SITE_COUNT + S['bag-end'];
  assert.ok(listsItem(end, metwItems.narsil));
  assert.ok(!listsItem(end, meleItems['black-mace']));
});

// ---- influence ---------------------------------------------------------------------------------------------------

rule('Blazon of the Eye: +2 direct influence against factions', ['MW-S9.3.1'], () => {
  const game = organization(['asternak: blazon-of-the-eye', 'orc-brawler'], { hand: ['orcs-of-moria'] });
  assert.equal(directInfluence(game, 'asternak', 'orcs-of-moria') - directInfluence(game, 'asternak'), 2);
  assert.equal(directInfluence(game, 'asternak', 'orc-brawler'), directInfluence(game, 'asternak'));
});

rule('Whip: an Orc or Troll has 2 more against one character who is weaker in mind and prowess', ['CR-I.B.2'], () => {
  const game = organization(['gorbag: whip', 'orc-brawler', 'shagrat', 'ostisen']);
  assert.equal(directInfluence(game, 'gorbag', 'orc-brawler'), 5, '3 against Orcs, 2 by the whip');
  assert.equal(directInfluence(game, 'gorbag', 'shagrat'), 3, 'he is as strong');
  assert.equal(directInfluence(game, 'gorbag', 'ostisen'), 2);
  assert.equal(directInfluence(organization(['asternak: whip', 'orc-brawler']), 'asternak', 'orc-brawler'), 2, 'a Man');
});

rule('Whip: of two followers it serves one alone', ['CR-I.B.2'], () => {
  const words = (...followers: string[]): Table =>
    organization(['troll-lout: whip', ...followers.map((one) => `${one} under troll-lout`)]);
  const one = words('luitprand');
  assert.equal(isOverloaded(one, 'troll-lout'), false, 'mind 1');
  assert.equal(unusedDirectInfluence(one, 'troll-lout'), 0);
  const two = words('luitprand', 'orc-brawler');
  assert.equal(isOverloaded(two, 'troll-lout'), true, 'one of them is left without');
});

// ---- used and given up --------------------------------------------------------------------------------------------

rule('Foul-smelling Paste: given up, a wounded companion is well and untapped; nobody taps', ['CR-A6'], () => {
  const game = organization(['gorbag: foul-smelling-paste', 'muzgash wounded']);
  does(game, 'use foul-smelling-paste');
  assert.deepEqual(
    ['gorbag', 'muzgash', 'foul-smelling-paste'].map((id) => where(game, id)),
    ['untapped', 'untapped', 'discard'],
  );
  organization(['gorbag: foul-smelling-paste', 'muzgash tapped']).refuses(
    'one',
    'use foul-smelling-paste',
    'MW-S10.1.2',
  );
});

rule(
  'Orc-draughts and Orc-liquor: +1 prowess, or +2 body to 10, for the company until the turn ends',
  ['CR-A6'],
  () => {
    const game = organization(['gorbag: orc-draughts', 'muzgash: orc-liquor'], { 'dol-guldur': ['lagduf'] });
    does(game, 'use orc-draughts');
    assert.deepEqual([prowessOf(game, 'gorbag'), prowessOf(game, 'muzgash'), prowessOf(game, 'lagduf')], [7, 5, 5]);
    does(game, 'use orc-liquor');
    assert.deepEqual([bodyOf(game, 'gorbag'), bodyOf(game, 'muzgash'), bodyOf(game, 'lagduf')], [10, 10, 8]);
  },
);

rule('Strange Rations: given up, their tapped bearer untaps', ['CR-A6'], () => {
  const game = organization(['gorbag tapped: strange-rations']);
  does(game, 'use strange-rations', 'way 1');
  assert.deepEqual([where(game, 'gorbag'), where(game, 'strange-rations')], ['untapped', 'discard']);
});

rule(
  'Strange Rations: given up in the organization phase, the company may use a fifth region card',
  ['MW-T6.1.8'],
  () => {
    const hungry = organization(['gorbag: strange-rations', 'muzgash']);
    hungry.play('one', 'move gorbag');
    hungry.refuses('one', 'to gladden-fields', 'MW-T6.1.8');
    const game = organization(['gorbag: strange-rations', 'muzgash']);
    does(game, 'use strange-rations');
    assert.equal(mostRegions(game), 5);
    game.play('one', 'move gorbag');
    game.offers('one', 'to gladden-fields');
  },
);

// ---- in a fight ---------------------------------------------------------------------------------------------------

rule('Poison: given up, one strike against the bearer has 1 less prowess and 2 less body', ['CR-A18.1'], () => {
  const game = faces(['gorbag: poison, poison'], 'orc-lieutenant', [], atEttenmoors());
  act(game, 'one', 'tap-to-fight', 'use poison');
  game.position({ one: { characters: { gorbag: { on: ['poison'] } }, discard: ['poison'] } });
  does(game);
  assert.equal(attackProwess(game), 6);
  assert.equal(attackBody(game), NONE, 'an Orc-lieutenant has none');
  game.refuses('one', 'use poison', 'MW-S2.9.2');
});

rule('Sable Shield: a strike that succeeds does not wound its bearer; above 6 the shield is lost', ['CR-A21'], () => {
  for (const [roll, shield] of [
    [[3, 3], 'untapped'],
    [[3, 4], 'discard'],
  ] as const) {
    const game = faces(['luitprand: sable-shield'], 'orc-lieutenant', [1, 1, ...roll], atEttenmoors());
    act(game, 'one', 'tap-to-fight');
    quiet(game);
    assert.deepEqual([where(game, 'luitprand'), where(game, 'sable-shield')], ['tapped', shield]);
  }
});

rule('Shadow-cloak cancels a strike of a creature keyed by type to a dark land or hold', ['MW-S10.4.7'], () => {
  const dark = faces(['ostisen: shadow-cloak'], 'orc-lieutenant', [], { ...atEttenmoors(), site: 'goblin-gate' });
  act(dark, 'one', 'tap-to-fight', 'use shadow-cloak');
  quiet(dark);
  assert.deepEqual([where(dark, 'shadow-cloak'), where(dark, 'ostisen')], ['tapped', 'untapped']);
  const ruin = faces(['ostisen: shadow-cloak'], 'orc-lieutenant', [], atEttenmoors());
  act(ruin, 'one', 'tap-to-fight');
  ruin.refuses('one', 'use shadow-cloak');
});

rule('The Iron Crown taps to cancel an attack by Orcs, Trolls or Men', ['CR-A13'], () => {
  const game = attacked(['gorbag: the-iron-crown'], 'orc-lieutenant', [], atEttenmoors());
  does(game, 'use the-iron-crown');
  hears(game, 'cancelled');
  assert.equal(where(game, 'the-iron-crown'), 'tapped');
  attacked(['gorbag: the-iron-crown'], 'crebain', [], atEttenmoors()).refuses('one', 'use the-iron-crown');
});

rule(
  'The Iron Crown: whoever bears it makes a corruption check after untapping, but no Ringwraith',
  ['MW-S8.3.1'],
  () => {
    const game = minions({ 'minas-morgul': ['gorbag: the-iron-crown'] }, {}, { phase: 'untap' }, [6, 6]);
    hears(game, 'Gorbag makes a corruption check');
    const wraith = minions({ 'minas-morgul': ['the-witch-king: the-iron-crown'] }, {}, { phase: 'untap' });
    idle(wraith, (s) => s.phase !== UNTAP);
    assert.equal(bodyOf(wraith, 'the-witch-king'), 12);
    assert.equal(directInfluence(wraith, 'the-witch-king'), 3, 'items give him nothing');
  },
);

// ---- stored, unique -----------------------------------------------------------------------------------------------

rule('What may be stored at Barad-dûr gives 5 points there', ['LE-S10.9.1'], () => {
  for (const id of ['red-book-of-westmarch-minion', 'scroll-of-isildur-minion', 'the-iron-crown'] as const) {
    const game = minions({ 'barad-dur': [`gorbag: ${id}`] }, {}, { phase: 'organization' }, [6, 6]);
    const before = marshallingPoints(game, 'one');
    act(game, 'one', `store ${id}`);
    quiet(game);
    assert.equal(where(game, id), 'points');
    assert.equal(marshallingPoints(game, 'one') - before, 5 - (meleItems[id].points ?? 0), id);
  }
});

rule('A hero’s copy in play keeps a minion’s from being played, and the reverse', ['MX-10.1'], () => {
  const opponent = { alignment: 'hero', rivendell: ['elrond: the-mithril-coat'] };
  const game = within('the-lonely-mountain', ['gorbag'], { hand: ['the-mithril-coat-minion'] }, [], opponent);
  game.refuses('one', 'item the-mithril-coat-minion', 'MW-S2.9.1');
  const free = within('the-lonely-mountain', ['gorbag'], { hand: ['the-mithril-coat-minion'] });
  does(free, 'item the-mithril-coat-minion');
  assert.equal(bodyOf(free, 'gorbag'), 10);
});
