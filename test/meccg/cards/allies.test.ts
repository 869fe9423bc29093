// The allies of The Wizards.
import assert from 'node:assert/strict';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { metwAllies } from '../../../games/meccg/cards/metw-allies.ts';
import { SITE_IDS } from '../../../games/meccg/places/sites.ts';
import { END_OF_TURN, MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, attacked, bearer, quiet, until, where } from '../combat/fight.ts';
import { asked, at, hazard, idle, resolve, type Table, table, toHazards, underway } from '../movement/table.ts';
import { inside } from '../sites/table.ts';
import { canBeStruck, isAttacked, isSiteTapped, marshallingPoints, newSiteOf, siteOf } from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { partOfPhase } from '../whereabouts.ts';
import { does } from './people.ts';

type Words = Record<string, unknown>;

/** Where each of them is played; those sites have no automatic-attack, or its company is let in here. */
const WHERE: Readonly<Record<keyof typeof metwAllies, readonly string[]>> = {
  'bill-the-pony': ['bree', 'bag-end'],
  goldberry: ['old-forest'],
  gollum: ['goblin-gate', 'moria'],
  gwaihir: ['eagles-eyrie'],
  leaflock: ['wellinghall'],
  quickbeam: ['wellinghall'],
  'roac-the-raven': ['the-lonely-mountain', 'lake-town', 'dale'].filter((site) =>
    (SITE_IDS as readonly string[]).includes(site),
  ),
  shadowfax: ['edoras', 'dunharrow'],
  skinbark: ['wellinghall'],
  'tom-bombadil': ['old-forest'],
  treebeard: ['wellinghall'],
};

rule(
  'Every ally is played by a character who taps at one of his sites, stays with him and gives his points',
  ['MW-S9.2.1', 'MW-S9.2.2', 'MW-S10.9.1', 'MW-S10.5.2', 'CR-CARD-bill-the-pony-1'],
  () => {
    assert.deepEqual(Object.keys(WHERE).sort(), Object.keys(metwAllies).sort());
    assert.equal(metwAllies['bill-the-pony'].body, 10);
    for (const [ally, sites] of Object.entries(WHERE))
      for (const site of sites) {
        const defended = (CARDS[C[site as CardId]] as { automaticAttacks?: unknown }).automaticAttacks !== undefined;
        if (defended) continue;
        const game = inside(site, ['bergil'], { hand: [ally] });
        does(game, `ally ${ally}`);
        assert.equal(bearer(game, ally), 'bergil', `${ally} at ${site}`);
        assert.equal(where(game, 'bergil'), 'tapped');
        assert.equal(isSiteTapped(game), true);
        assert.equal(marshallingPoints(game, 'one'), metwAllies[ally as keyof typeof metwAllies].points);
      }
    for (const ally of Object.keys(WHERE))
      inside('minas-tirith', ['bergil'], { hand: [ally] }).refuses('one', `ally ${ally}`);
  },
);

rule('Bill the Pony can be played at a tapped site', ['MW-S10.5.2'], () => {
  const tapped = (ally: string, site: string): Table => {
    const game = table({
      phase: 'site',
      one: { companies: [{ site, characters: ['bergil'], tapped: true }], hand: [ally] },
      two: {},
    });
    game.play('one', 'enter');
    return game;
  };
  does(tapped('bill-the-pony', 'bree'), 'ally bill-the-pony');
  tapped('shadowfax', 'edoras').refuses('one', 'ally shadowfax', 'MW-S10.5.2');
});

rule(
  'Bill the Pony, given up at the end of the turn, takes a company of three or less to the nearest Haven',
  ['CR-A6'],
  () => {
    const ends = (one: Words): Table => {
      const game = table({ phase: 'end-of-turn', one, two: {} });
      until(game as never, 'one', 'pass');
      return game;
    };
    const game = ends({ moria: ['bilbo: bill-the-pony', 'aragorn-ii', 'gimli'] });
    does(game, 'use bill-the-pony');
    assert.equal(siteOf(game), 'lorien');
    assert.equal(where(game, 'bill-the-pony'), 'discard');
    ends({ moria: ['bilbo: bill-the-pony', 'aragorn-ii', 'gimli', 'legolas'] }).refuses(
      'one',
      'use bill-the-pony',
      'MW-S5.4.1',
    );
    ends({ rivendell: ['bilbo: bill-the-pony'] }).refuses('one', 'use bill-the-pony');
    table({ phase: 'organization', one: { moria: ['bilbo: bill-the-pony'] }, two: {} }).refuses(
      'one',
      'use bill-the-pony',
      'MW-S10.1.1',
    );
  },
);

rule(
  'No strikes are assigned to Goldberry, who may tap to support; she cancels an attack keyed to wilderness',
  ['CR-CARD-goldberry-1', 'CR-CARD-goldberry-2', 'CR-A13'],
  () => {
    const game = underway(
      { site: 'rivendell', characters: ['bilbo: goldberry'], to: 'old-forest' },
      { two: { hand: ['wolves', 'wargs'] } },
    );
    hazard(game, 'creature wolves');
    resolve(game);
    assert.equal(canBeStruck(game, 'goldberry'), false);
    does(game, 'use goldberry');
    quiet(game);
    assert.equal(isAttacked(game), false);
    assert.equal(where(game, 'goldberry'), 'tapped');
    const orcs = attacked(['bilbo: goldberry'], 'orc-lieutenant', [6, 6]);
    orcs.refuses('one', 'use goldberry');
    act(orcs, 'one', 'tap-to-fight', 'aid goldberry');
    quiet(orcs);
  },
);

rule(
  'Goldberry cancels the declared return of her company; Tom Bombadil cannot, since Long Winter targets nothing',
  ['CR-CARD-goldberry-3', 'CR-CARD-tom-bombadil-2'],
  () => {
    const winter = (ally: string): Table => {
      const game = table({
        phase: 'movement',
        one: { companies: [{ site: 'rivendell', characters: [`bilbo: ${ally}`], to: 'old-forest' }] },
        two: { table: ['long-winter'] },
      });
      for (let i = 0; i < 9 && at(game) !== 'chain/respond'; i++) game.play(asked(game), 'pass');
      return game;
    };
    const tom = winter('tom-bombadil');
    tom.refuses('one', 'use tom-bombadil', 'CR-A8');
    resolve(tom);
    assert.equal(siteOf(tom), 'rivendell');
    const game = winter('goldberry');
    does(game, 'use goldberry');
    toHazards(game);
    assert.equal(newSiteOf(game), 'old-forest');
  },
);

rule(
  'Tom Bombadil cancels a creature, or an event with a target, aimed at a company on its way within the old North',
  ['CR-CARD-tom-bombadil-1'],
  () => {
    const words = (to: string): Table =>
      underway(
        { site: 'rivendell', characters: ['bilbo: tom-bombadil'], to },
        { two: { hand: ['wolves', 'lure-of-the-senses'] } },
      );
    const game = words('bree');
    hazard(game, 'creature wolves');
    does(game, 'use tom-bombadil');
    assert.equal(where(game, 'wolves'), 'discard');
    assert.equal(isAttacked(game), false);
    const lure = words('bree');
    hazard(lure, 'play lure-of-the-senses');
    does(lure, 'use tom-bombadil');
    assert.equal(where(lure, 'lure-of-the-senses'), 'discard');
    assert.equal(where(lure, 'tom-bombadil'), 'tapped');
  },
);

rule('Tom Bombadil is discarded when his company moves out of the old North', ['MW-S2.5.3'], () => {
  const to = (site: string): string =>
    where(underway({ site: 'rivendell', characters: ['bilbo: tom-bombadil'], to: site }), 'tom-bombadil');
  assert.equal(to('bree'), 'untapped');
  assert.equal(to('goblin-gate'), 'discard');
});

rule(
  'Gollum: in a company of two or less he cancels an attack keyed to wilderness or shadow-land',
  ['CR-CARD-gollum-1', 'CR-A13'],
  () => {
    const wolves = (...others: string[]): Table => {
      const game = underway(
        { site: 'rivendell', characters: ['frodo: gollum', ...others], to: 'goblin-gate' },
        { two: { hand: ['wolves'] } },
      );
      hazard(game, 'creature wolves');
      resolve(game);
      return game;
    };
    const game = wolves('sam-gamgee', 'merry');
    does(game, 'use gollum');
    quiet(game);
    assert.equal(isAttacked(game), false);
    wolves('aragorn-ii', 'gimli').refuses('one', 'use gollum', 'MW-S5.4.1');
  },
);

rule(
  'Gollum taps at a site that is no Haven, and he and The One Ring there are discarded',
  ['CR-CARD-gollum-1'],
  () => {
    const words = (site: string): Table =>
      table({ phase: 'organization', one: { [site]: ['sam-gamgee: gollum', 'frodo: the-one-ring'] }, two: {} });
    const game = words('mount-doom');
    game.play('one', 'use gollum');
    does(game);
    assert.equal(where(game, 'gollum'), 'discard');
    assert.equal(where(game, 'the-one-ring'), 'discard');
    words('rivendell').refuses('one', 'use gollum');
  },
);

rule(
  'Gwaihir, given up in the organization phase, takes a company of two or less wherever no shadow lies',
  ['CR-CARD-gwaihir-1', 'CR-A6'],
  () => {
    const words = (...others: string[]): Table =>
      table({
        phase: 'organization',
        one: { 'eagles-eyrie': ['frodo: gwaihir', ...others] },
        two: { hand: ['wolves', 'orc-patrol'] },
      });
    const game = words('sam-gamgee');
    does(game, 'use gwaihir');
    assert.equal(where(game, 'gwaihir'), 'discard');
    const sites = game.list('one').map((move) => move.replace(/^choose (one:|two:)?/, ''));
    assert.equal(
      sites.some((site) => site.includes('minas-tirith')),
      true,
    );
    assert.equal(
      sites.some((site) => site.includes('mount-doom')),
      false,
      'Gorgoroth is a dark-domain',
    );
    assert.equal(
      sites.some((site) => site.includes('minas-morgul')),
      false,
      'Imlad Morgul is a shadow-land',
    );
    game.play('one', game.list('one').find((move) => move.includes('moria')) ?? '');
    idle(game, (s, step) => s.phase === MOVEMENT && step === 'chain/act');
    assert.equal(newSiteOf(game), 'moria');
    hazard(game);
    game.refuses('two', 'creature wolves');
    game.offers('two', 'creature orc-patrol');
    words('aragorn-ii', 'gimli').refuses('one', 'use gwaihir', 'MW-S5.4.1');
  },
);

rule('Eagles come in the organization phase, no later', ['MW-S10.1.1'], () => {
  const game = table({ phase: 'long-event', one: { 'eagles-eyrie': ['frodo: gwaihir'] }, two: {} });
  game.refuses('one', 'use gwaihir', 'MW-S10.1.1');
});

rule(
  'Ents cannot be assigned strikes of automatic-attacks or of hazards keyed to their site, but they may support',
  ['CR-CARD-leaflock-1', 'CR-CARD-leaflock-2', 'MW-S10.4.7'],
  () => {
    for (const ent of ['leaflock', 'quickbeam', 'skinbark', 'treebeard']) {
      const keyed = attacked([`merry: ${ent}`, 'pippin'], 'orc-guard', [], {});
      assert.equal(canBeStruck(keyed, ent), false, 'Orc-guard is keyed to the Shadow-hold');
      const road = underway(
        { site: 'lorien', characters: [`merry: ${ent}`], to: 'wellinghall' },
        { two: { hand: ['wolves'] } },
      );
      hazard(road, 'creature wolves');
      resolve(road);
      assert.equal(canBeStruck(road, ent), true, 'wolves of the wilderness strike him');
      const game = table({ phase: 'site', one: { moria: [`merry: ${ent}`] }, two: {} });
      game.play('one', 'enter');
      assert.equal(canBeStruck(game, ent), false);
    }
  },
);

rule('Leaflock cancels a creature, or an event with a target, aimed at his company', ['CR-CARD-leaflock-3'], () => {
  const words = (): Table =>
    underway(
      { site: 'lorien', characters: ['merry: leaflock'], to: 'wellinghall' },
      { two: { hand: ['wolves', 'lure-of-the-senses'] } },
    );
  const game = words();
  hazard(game, 'creature wolves');
  does(game, 'use leaflock');
  assert.equal(where(game, 'wolves'), 'discard');
  const lure = words();
  hazard(lure, 'play lure-of-the-senses');
  does(lure, 'use leaflock');
  assert.equal(where(lure, 'lure-of-the-senses'), 'discard');
});

rule('Ents leave a company that moves out of their lands; Quickbeam does not', ['CR-CARD-treebeard-1'], () => {
  const to = (ent: string, from: string, site: string): string =>
    where(underway({ site: from, characters: [`merry: ${ent}`], to: site }), ent);
  for (const ent of ['leaflock', 'skinbark', 'treebeard']) {
    assert.equal(to(ent, 'lorien', 'moria'), 'untapped', 'Moria lies in Redhorn Gate');
    assert.equal(to(ent, 'lorien', 'edoras'), 'untapped', 'Edoras lies in Rohan');
    assert.equal(to(ent, 'lorien', 'rhosgobel'), 'discard');
  }
  assert.equal(to('quickbeam', 'lorien', 'rhosgobel'), 'untapped');
  assert.equal(to('treebeard', 'edhellond', 'wose-passage-hold'), 'untapped', 'Old Pûkel-land');
  assert.equal(to('skinbark', 'edhellond', 'wose-passage-hold'), 'discard');
});

rule(
  'Roäc, tapped and given up in the site phase, tries for a faction as a diplomat where it is playable; no site taps',
  ['MW-S9.3.2', 'CR-A6', 'CR-CARD-roac-1', 'CR-CARD-roac-2', 'CR-CARD-roac-3', 'CR-CARD-roac-4'],
  () => {
    const words = (hand: string[], rolls: number[]): Table => {
      const game = table(
        {
          phase: 'site',
          one: { companies: [{ site: 'bree', characters: ['bilbo: roac-the-raven'], tapped: true }], hand },
          two: {},
        },
        { rolls },
      );
      game.play('one', 'enter');
      return game;
    };
    const game = words(['wood-elves'], [5, 4]);
    does(game, 'use roac-the-raven');
    does(game);
    assert.equal(where(game, 'wood-elves'), 'untapped', '9 > 8');
    assert.equal(where(game, 'roac-the-raven'), 'discard');
    assert.equal(where(game, 'bilbo'), 'untapped');
    assert.equal(isSiteTapped(game), true, 'as it was');
    const failed = words(['wood-elves'], [4, 4]);
    does(failed, 'use roac-the-raven');
    does(failed);
    assert.equal(where(failed, 'wood-elves'), 'discard', '8 is not greater than 8');
    words(['army-of-the-dead'], []).refuses('one', 'use roac-the-raven', 'MW-S10.1.2');
    const one = { bree: ['bilbo: roac-the-raven'], hand: ['wood-elves'] };
    table({ phase: 'organization', one, two: {} }).refuses('one', 'use roac-the-raven');
    const open = table({ phase: 'site', one, two: {} }, { rolls: [6, 6] });
    open.play('one', 'enter');
    does(open, 'use roac-the-raven');
    assert.equal(isSiteTapped(open), false);
    const eloquent = words(['wood-elves', 'persuasive-words'], [1, 1, 6, 6]);
    does(eloquent, 'use roac-the-raven', 'play persuasive-words');
    assert.equal(where(eloquent, 'wood-elves'), 'untapped', 'a diplomat makes two rolls');
  },
);

rule(
  'Shadowfax taps at the end of the movement/hazard phase, and his rider moves once more, with a phase of its own',
  ['CR-CARD-shadowfax-1', 'CR-CARD-shadowfax-2'],
  () => {
    const words = (...characters: string[]): Table => {
      const game = underway({ site: 'lorien', characters, to: 'edoras' });
      until(game as never, 'one', 'pass');
      for (let i = 0; i < 4 && partOfPhase(game) !== 'end'; i++) game.play(asked(game), 'pass');
      return game;
    };
    const game = words('gandalf: shadowfax', 'pippin');
    does(game, 'use shadowfax');
    game.play('one', 'pass');
    assert.equal(at(game), 'movement/to');
    game.play('one', 'to minas-tirith');
    if (at(game) === 'movement/how-choose') game.play('one', 'by-regions');
    idle(game, (s, step) => step === 'chain/act' && s.companies[0].to >= 0);
    assert.equal(siteOf(game), 'edoras');
    assert.equal(newSiteOf(game), 'minas-tirith');
    words('gandalf: shadowfax').offers('one', 'use shadowfax');
    words('gandalf: shadowfax', 'gimli').refuses('one', 'use shadowfax');
    words('gandalf: shadowfax', 'pippin', 'merry').refuses('one', 'use shadowfax');
    words('gandalf: shadowfax, quickbeam').refuses('one', 'use shadowfax');
  },
);

rule('No ally makes corruption checks or bears items', ['CR-TERM-ally-5', 'MW-S10.9.3'], () => {
  const game = table({ phase: 'organization', one: { rivendell: ['bilbo: gollum, elven-cloak'] }, two: {} });
  game.refuses('one', 'transfer elven-cloak', 'MW-S10.12.1');
  toPhase(game, END_OF_TURN);
});
