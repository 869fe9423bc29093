// Creatures that can be played as events: the nine Nazgûl.
import assert from 'node:assert/strict';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { LONG_EVENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, asked, hears, quiet, resolve as strike, strikes, until, where } from '../combat/fight.ts';
import { at, hazard, keys, resolve, underway } from '../movement/table.ts';
import {
  attackProwess,
  bodyOf,
  excessStrikes,
  handOf,
  hazardLimit,
  hazardsPlayed,
  isAttacked,
  nthAttack,
  siteType,
  strikeOn,
  strikesOf,
} from '../table.ts';
import { idle } from '../turn/table.ts';
import { moria } from './creature-events.ts';

const NAZGUL = [
  'adunaphel',
  'akhorahil',
  'dwar-of-waw',
  'hoarmurath-of-dir',
  'indur-dawndeath',
  'khamul-the-easterling',
  'ren-the-unclean',
  'uvatha-the-horseman',
  'witch-king-of-angmar',
] as const;

// ---- Nazgûl as events -----------------------------------------------------------------------------------------------

rule(
  'Each of the nine Nazgûl can be played as a permanent-event instead of attacking, and stays',
  ['MW-S10.10.2', 'MW-S10.3.2', 'CR-I.D.28'],
  () => {
    assert.deepEqual(
      CARDS.filter((card) => card.kind === 'creature' && card.race === 'nazgul').map(({ id }) => id),
      [...NAZGUL],
    );
    for (const id of NAZGUL) {
      const game = moria(['aragorn-ii'], [], { hand: [id] });
      hazard(game);
      game.refuses('two', `creature ${id}`, 'MW-S10.4.1');
      game.play('two', `play ${id}`);
      assert.equal(hazardsPlayed(game), 1);
      resolve(game);
      assert.equal(where(game, id), 'untapped');
      assert.equal(isAttacked(game), false);
    }
  },
);

rule(
  'A Nazgûl keyed to where a company goes attacks, or comes into play: one or the other',
  ['MW-S2.9.1', 'CR-A27'],
  () => {
    for (const id of NAZGUL) {
      const game = underway(
        { site: 'barad-dur', characters: ['aragorn-ii', 'legolas'] },
        { two: { hand: [id] }, one: {} },
      );
      hazard(game);
      game.offers('two', [`creature ${id}`, `play ${id}`]);
      const taken = underway(
        { site: 'barad-dur', characters: ['aragorn-ii'] },
        { one: { table: [id] }, two: { hand: [id] } },
      );
      hazard(taken);
      taken.refuses('two', `creature ${id}`, 'MW-S2.9.1');
      taken.refuses('two', `play ${id}`, 'MW-S2.9.1');
    }
  },
);

rule('A Nazgûl that attacks is no event: it cannot be tapped', ['CR-TERM-nazgul-1', 'MW-T2.4.1'], () => {
  const game = underway(
    { site: 'barad-dur', characters: ['aragorn-ii', 'legolas'] },
    { two: { hand: ['adunaphel'], sideboard: ['wargs'] } },
  );
  hazard(game, 'creature adunaphel');
  if (at(game) === 'movement/key-choose') game.play('two', 'key-dark-hold');
  resolve(game);
  game.play('one', 'pass');
  assert.deepEqual(game.list('two'), ['pass']);
});

rule(
  'A tapped Nazgûl is a short-event from its declaration on, and counts against the hazard limit',
  ['CR-TERM-nazgul-1', 'MW-S10.3.4', 'CR-TERM-shortevent-1'],
  () => {
    const game = moria(['aragorn-ii', 'legolas'], ['adunaphel', 'akhorahil', 'ren-the-unclean']);
    assert.equal(hazardLimit(game), 2);
    hazard(game, 'use adunaphel', 'on legolas');
    assert.equal(where(game, 'adunaphel'), 'chain', 'no permanent-event any more');
    assert.equal(hazardsPlayed(game), 1);
    game.offersOnly('one', ['pass']);
    resolve(game);
    assert.equal(where(game, 'adunaphel'), 'discard');
    assert.equal(where(game, 'legolas'), 'tapped');
    hazard(game, 'use akhorahil', 'on legolas');
    resolve(game);
    hazard(game);
    game.refuses('two', 'use ren-the-unclean', 'MW-S10.3.2');
  },
);

rule('A Nazgûl is tapped in the opponent’s movement/hazard phase only', ['CR-I.D.29', 'MW-S4.4.6'], () => {
  const own = underway(
    { site: 'moria', characters: ['aragorn-ii'] },
    { one: { table: ['adunaphel'] }, two: { rivendell: ['elrond'] } },
  );
  own.refuses('one', 'use adunaphel', 'CR-I.D.29');
  const site = moria(['aragorn-ii'], ['adunaphel']);
  idle(site, (s, step) => s.turn === 4 && step === 'chain/act' && asked(site).seat === 'two');
  site.refuses('two', 'use adunaphel', 'CR-I.D.29');
});

// ---- each of the nine -----------------------------------------------------------------------------------------------

rule(
  'Adûnaphel taps a character of the company, an untapped one',
  ['CR-TERM-nazgul-1', 'MW-S4.4.6', 'MW-S10.1.2'],
  () => {
    const two = { rivendell: ['boromir-ii'] };
    const game = moria(['aragorn-ii', 'legolas', 'gimli tapped'], ['adunaphel'], two);
    hazard(game, 'use adunaphel');
    game.offersOnly('two', ['on aragorn-ii', 'on legolas']);
    const done = moria(['gimli tapped'], ['adunaphel']);
    hazard(done);
    done.refuses('two', 'use adunaphel', 'MW-S10.1.2');
  },
);

rule('Adûnaphel does not tap him who is struck to weaken him', ['CR-A18.2', 'CR-A17'], () => {
  const game = moria(['aragorn-ii', 'legolas'], ['adunaphel', 'akhorahil'], { hand: ['orc-lieutenant'] }, [6, 6]);
  hazard(game, 'creature orc-lieutenant');
  resolve(game);
  quiet(game);
  game.play('one', 'assign legolas');
  until(game, 'two', 'use akhorahil');
  while (asked(game).at !== 'combat/stay-choose') {
    if (asked(game).seat === 'two' && strikeOn(game) === 'legolas') game.refuses('two', 'use adunaphel', 'CR-A17');
    game.play(asked(game).seat, 'pass');
  }
  strike(game, 'legolas');
});

rule('Akhôrahil lowers the body of a character by 1 for the rest of the turn', ['CR-CARD-akhorahil-1'], () => {
  const game = moria(['legolas'], ['akhorahil'], { hand: ['orc-lieutenant'] }, [1, 1, 4, 4]);
  assert.equal(bodyOf(game, 'legolas'), 8);
  hazard(game, 'use akhorahil');
  resolve(game);
  assert.equal(bodyOf(game, 'legolas'), 7);
  hazard(game, 'creature orc-lieutenant');
  resolve(game);
  quiet(game);
  game.play('one', 'stay-untapped');
  quiet(game);
  assert.equal(where(game, 'legolas'), 'out-of-play', 'a roll of 8 would have spared him');
  const later = moria(['legolas'], ['akhorahil']);
  hazard(later, 'use akhorahil');
  resolve(later);
  idle(later, (s) => s.turn > 3);
  assert.equal(bodyOf(later, 'legolas'), 8);
});

rule('In a strike Akhôrahil reaches only the one who is struck', ['CR-A18.1', 'CR-A17'], () => {
  const game = moria(['aragorn-ii', 'legolas'], ['akhorahil'], { hand: ['orc-lieutenant'] }, [6, 6]);
  hazard(game, 'creature orc-lieutenant');
  resolve(game);
  quiet(game);
  game.play('one', 'assign legolas');
  while (strikeOn(game) !== 'legolas') game.play(asked(game).seat, 'pass');
  game.play('two', 'use akhorahil');
  quiet(game);
  assert.equal(bodyOf(game, 'legolas'), 7);
  strike(game, 'legolas');
});

rule('Dwar gives Wolves, Spiders and Animals +1 prowess until the end of the turn', ['CR-TERM-nazgul-1'], () => {
  for (const [creature, printed, more] of [
    ['crebain', 5, 1],
    ['orc-patrol', 6, 0],
  ] as const) {
    const game = moria(['aragorn-ii', 'legolas'], ['dwar-of-waw'], { hand: [creature] });
    hazard(game, 'use dwar-of-waw');
    resolve(game);
    hazard(game, `creature ${creature}`);
    resolve(game);
    assert.equal(attackProwess(game), printed + more);
  }
});

rule('Hoarmûrath gives one attack a strike more, before its strikes are assigned', ['CR-TERM-nazgul-1'], () => {
  const game = moria(['aragorn-ii', 'legolas'], ['hoarmurath-of-dir'], { hand: ['orc-lieutenant'] });
  hazard(game, 'creature orc-lieutenant');
  resolve(game);
  act(game, 'two', 'use hoarmurath-of-dir');
  if (at(game) === 'declare/way-choose') game.play('two', 'way 1');
  resolve(game);
  assert.equal(strikesOf(game), 2);
  quiet(game);
  assert.deepEqual(strikes(game).sort(), ['aragorn-ii', 'legolas']);
});

rule(
  'Hoarmûrath may give the strike to an automatic-attack of the company’s site instead',
  ['CR-CARD-hoarmurath-of-dir-1'],
  () => {
    const game = moria(['aragorn-ii', 'legolas'], ['hoarmurath-of-dir']);
    hazard(game, 'use hoarmurath-of-dir');
    resolve(game);
    assert.equal(where(game, 'hoarmurath-of-dir'), 'discard');
    idle(game, () => game.list(asked(game).seat).includes('enter'));
    act(game, 'one', 'enter');
    idle(game, (s) => s.attack !== null, ['enter']);
    assert.equal(strikesOf(game), 5, 'Moria has four Orcs');
    const haven = underway({ site: 'bree', characters: ['aragorn-ii'] }, { two: { table: ['hoarmurath-of-dir'] } });
    hazard(haven);
    haven.refuses('two', 'use hoarmurath-of-dir');
  },
);

rule(
  'Hoarmûrath may give the strike to an automatic-attack that a card has added to the site',
  ['CR-CARD-hoarmurath-of-dir-1', 'CR-I.E.8'],
  () => {
    const two = { table: ['hoarmurath-of-dir', 'fell-winter'] };
    const game = underway({ site: 'bree', characters: ['aragorn-ii', 'legolas'] }, { two });
    hazard(game, 'use hoarmurath-of-dir');
    resolve(game);
    idle(game, () => game.list(asked(game).seat).includes('enter'));
    act(game, 'one', 'enter');
    idle(game, (s) => s.attack !== null, ['enter']);
    assert.equal(strikesOf(game), 4, 'three Wolves of Fell Winter');
  },
);

rule('A strike more does nothing where each character faces one', ['CR-I.D.15', 'MW-S7.2.11'], () => {
  const game = moria(['aragorn-ii', 'legolas'], ['hoarmurath-of-dir'], { hand: ['watcher-in-the-water'] });
  hazard(game, 'creature watcher-in-the-water');
  resolve(game);
  act(game, 'two', 'use hoarmurath-of-dir');
  if (at(game) === 'declare/way-choose') game.play('two', 'way 1');
  resolve(game);
  assert.equal(strikesOf(game), 2);
});

rule(
  'A strike more of a Slayer or an Assassin is an excess strike on the same character',
  ['CR-CARD-slayer-5', 'CR-CARD-assassin-2', 'CR-CARD-slayer-3'],
  () => {
    for (const creature of ['slayer', 'assassin']) {
      const game = underway(
        { site: 'bree', characters: ['aragorn-ii', 'legolas', 'gimli'] },
        { two: { table: ['hoarmurath-of-dir'], hand: [creature] } },
        { rolls: creature === 'slayer' ? [6, 6, 6, 6] : [6, 6, 6, 6, 6, 6] },
      );
      hazard(game, `creature ${creature}`);
      resolve(game);
      act(game, 'two', 'use hoarmurath-of-dir');
      resolve(game);
      quiet(game);
      game.play('two', 'assign aragorn-ii');
      assert.deepEqual(strikes(game), ['aragorn-ii']);
      assert.equal(excessStrikes(game), 1);
      until(game, 'one', 'ward legolas');
      strike(game, 'aragorn-ii', true);
      assert.equal(nthAttack(game), 2, 'the first was faced with 6 - 3 - 1 + 12');
      assert.equal(strikesOf(game), 1, 'one attack only');
      strike(game, 'aragorn-ii', true);
      if (creature === 'assassin') strike(game, 'aragorn-ii', true);
    }
  },
);

rule(
  'Indûr makes a wounded character discard an item of his choice, no ring',
  ['CR-TERM-nazgul-1', 'MW-S10.1.2'],
  () => {
    const bearing = 'aragorn-ii wounded: glamdring, elven-cloak, fair-gold-ring, magic-ring-of-stealth';
    const game = moria([bearing, 'legolas: sting', 'gimli wounded: the-one-ring, lesser-ring'], ['indur-dawndeath']);
    hazard(game, 'use indur-dawndeath');
    resolve(game);
    assert.deepEqual(asked(game).seat ? at(game) : '', 'effects/choose');
    game.offersOnly('one', ['choose glamdring', 'choose elven-cloak']);
    game.play('one', 'choose elven-cloak');
    assert.equal(where(game, 'elven-cloak'), 'discard');
    const rings = moria(['gimli wounded: lesser-ring', 'legolas: sting'], ['indur-dawndeath']);
    hazard(rings);
    rings.refuses('two', 'use indur-dawndeath', 'MW-S10.1.2');
  },
);

rule(
  'Khamûl’s opponent discards from his hand a card for each Nazgûl permanent-event there was at the declaration',
  ['CR-CARD-khamul-1', 'CR-CARD-khamul-2'],
  () => {
    const one = { hand: ['concealment', 'dodge', 'block', 'escape'] };
    const events = ['khamul-the-easterling', 'adunaphel', 'ren-the-unclean'];
    const game = moria(['aragorn-ii', 'legolas', 'gimli'], events, {}, [], one);
    const held = handOf(game, 'one').length;
    hazard(game, 'use khamul-the-easterling');
    game.play('one', 'pass');
    game.play('two', 'use adunaphel', 'on legolas');
    resolve(game);
    assert.equal(asked(game).seat, 'one');
    game.play('one', 'choose-title dodge', 'choose-title block', 'choose-title escape');
    assert.equal(handOf(game, 'one').length, held - 3, 'Adûnaphel’s tap came too late to matter');
    assert.equal(where(game, 'escape'), 'discard');
  },
);

rule(
  'For Ren every character in play makes a corruption check, those of the moving player first',
  ['CR-CARD-ren-1', 'CR-TERM-corruption-1', 'MW-T8.1.2'],
  () => {
    const game = underway(
      { site: 'moria', characters: ['aragorn-ii', 'legolas'] },
      {
        two: {
          table: ['ren-the-unclean'],
          rivendell: ['elrond', 'faramir: glamdring'],
          hand: ['a-friend-or-three'],
        },
        one: { hand: ['a-friend-or-three'] },
      },
      { rolls: [6, 6, 6, 6, 6, 6, 2, 1] },
    );
    hazard(game, 'use ren-the-unclean');
    resolve(game);
    assert.deepEqual(asked(game), { seat: 'one', at: 'chain/order-choose' });
    game.offersOnly('one', ['next-action 0', 'next-action 1']);
    game.play('one', 'next-action 1');
    game.offers('one', ['play a-friend-or-three', 'support aragorn-ii']);
    hears(game, 'Legolas makes a corruption check: Player one rolls 12 against 0');
    hears(game, 'Aragorn II makes a corruption check: ');
    assert.deepEqual(asked(game), { seat: 'two', at: 'chain/order-choose' });
    game.play('two', 'next-action 0');
    until(game, 'two', 'support faramir');
    game.refuses('two', 'play a-friend-or-three', 'CR-CARD-ren-1');
    hears(game, 'Elrond makes a corruption check: ');
    until(game, 'two', 'support elrond');
    game.play('two', 'support elrond');
    hears(game, 'Faramir makes a corruption check: Player two rolls 3 (4) against 1');
  },
);

rule('Ûvatha brings a hazard creature back from the discard pile', ['CR-TERM-nazgul-1', 'MW-S10.1.2'], () => {
  const game = moria(['aragorn-ii'], ['uvatha-the-horseman'], { discard: ['wargs', 'twilight', 'concealment'] });
  hazard(game, 'use uvatha-the-horseman');
  resolve(game);
  game.offersOnly('two', ['choose-title wargs', 'stop']);
  game.play('two', 'choose-title wargs');
  assert.equal(where(game, 'wargs'), 'hand');
  const none = moria(['aragorn-ii'], ['uvatha-the-horseman'], { discard: ['twilight'] });
  hazard(none);
  none.refuses('two', 'use uvatha-the-horseman', 'MW-S10.1.2');
});

rule(
  'The Witch-king makes Shadow-holds Dark-holds like a long-event, though his card is discarded',
  ['CR-TERM-nazgul-1', 'MW-S4.3.3', 'MW-S10.10.6'],
  () => {
    const game = moria(['aragorn-ii', 'legolas'], ['witch-king-of-angmar'], { hand: ['olog-hai-trolls'] });
    assert.deepEqual(keys(game, 'olog-hai-trolls'), []);
    hazard(game, 'use witch-king-of-angmar');
    assert.equal(siteType(game, 'one', 'moria'), 'shadow-hold', 'not before it resolves');
    resolve(game);
    assert.equal(where(game, 'witch-king-of-angmar'), 'discard');
    assert.equal(siteType(game, 'one', 'moria'), 'dark-hold');
    assert.deepEqual(keys(game, 'olog-hai-trolls'), ['dark-hold']);
    const more = ['discard olog-hai-trolls', 'discard variags-of-khand'];
    idle(game, (s) => s.turn === 4, more);
    idle(game, (s) => s.turn === 5 && s.phase === LONG_EVENT, more);
    assert.equal(siteType(game, 'one', 'moria'), 'dark-hold', 'through the turn of the other player');
    idle(game, (s) => s.phase > LONG_EVENT, more);
    assert.equal(siteType(game, 'one', 'moria'), 'shadow-hold');
  },
);

rule('While The Will of Sauron is in play, what the Witch-king has done lasts too', ['MW-S4.3.3'], () => {
  const game = moria(['aragorn-ii', 'legolas'], ['doors-of-night', 'the-will-of-sauron', 'witch-king-of-angmar']);
  hazard(game, 'use witch-king-of-angmar');
  resolve(game);
  idle(game, (s) => s.turn === 5 && s.phase > LONG_EVENT, ['discard variags-of-khand']);
  assert.equal(siteType(game, 'one', 'moria'), 'dark-hold');
});
