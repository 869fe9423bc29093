import assert from 'node:assert/strict';
import { C, type CardId } from '../../../games/meccg/cards/all.ts';
import { CREATURE, HAND, ON_GUARD, PLAY } from '../../../games/meccg/state.ts';
import { pile } from '../../../games/meccg/zones.ts';
import { rule } from '../../rule.ts';
import { attackProwess, strikesOf } from '../table.ts';
import { asked, at, company, handOf, idle, resolve, site, type Table } from './table.ts';

const zoneOf = (game: Table, id: CardId): number => game.state.zone[game.state.def.indexOf(C[id])];

/** A company enters a site with a card on-guard. */
function entering(
  where: string,
  guard: CardId,
  characters = ['aragorn-ii', 'legolas'],
  more = {},
  setting = {},
): Table {
  const game = site(where, characters, more, { 'on-guard': [`${guard} on ${where}`] }, setting);
  game.play('one', 'enter');
  return game;
}

/** A company declares an item at Rhosgobel, which has no automatic-attack. */
function declaring(guard: CardId, characters = ['aragorn-ii', 'legolas'], setting = {}): Table {
  const game = site(
    'rhosgobel',
    characters,
    { hand: ['elven-cloak'] },
    { 'on-guard': [`${guard} on rhosgobel`] },
    setting,
  );
  game.play('one', 'enter', 'item elven-cloak', 'by aragorn-ii');
  return game;
}

rule(
  'A card on-guard may be revealed when the company announces that it faces the automatic-attacks',
  ['MW-T10.2.8', 'CR-I.E.13'],
  () => {
    const game = entering('moria', 'minions-stir');
    assert.equal(asked(game), 'two');
    assert.equal(game.state.attack, null);
    game.offers('two', 'reveal minions-stir');
    game.play('two', 'pass');
    assert.ok(game.state.attack);
  },
);

rule('Once the automatic-attack has begun it is too late', ['MW-T10.2.8', 'CR-I.E.13'], () => {
  const game = entering('moria', 'minions-stir');
  game.play('two', 'pass');
  idle(game, () => asked(game) === 'two');
  game.refuses('two', 'reveal minions-stir', 'CR-I.E.13');
});

rule(
  'Without automatic-attacks there is nothing to answer on entering',
  ['MW-T10.2.9', 'CR-I.E.14', 'PA-6.4', 'CR-I.E.39'],
  () => {
    const game = entering('edoras', 'assassin');
    assert.equal(asked(game), 'one');
    game.play('one', 'pass');
    game.refuses('two', 'reveal assassin');
    idle(game, (s) => s.phase === 6);
    assert.equal(zoneOf(game, 'assassin'), HAND);
  },
);

rule(
  'Before automatic-attacks only what modifies them is revealed, and it counts',
  ['MW-T10.2.5', 'MW-T10.2.10', 'CR-I.E.15', 'MW-T10.2.29'],
  () => {
    const game = entering('moria', 'minions-stir');
    game.play('two', 'reveal minions-stir');
    resolve(game);
    idle(game, (s) => s.attack !== null);
    assert.deepEqual([strikesOf(game), attackProwess(game)], [5, 8]);
    assert.equal(zoneOf(game, 'minions-stir'), PLAY);
    const weary = entering('moria', 'weariness-of-the-heart');
    weary.refuses('two', 'reveal weariness-of-the-heart', 'CR-I.E.15');
    const elsewhere = entering('the-lonely-mountain', 'minions-stir');
    elsewhere.refuses('two', 'reveal minions-stir', 'CR-I.E.15');
  },
);

rule('A short-event that strengthens one automatic-attack may be revealed', ['CR-I.E.15'], () => {
  const game = entering('the-lonely-mountain', 'choking-shadows');
  game.play('two', 'reveal choking-shadows');
  resolve(game);
  idle(game, (s) => s.attack !== null);
  assert.equal(attackProwess(game), 16);
});

rule(
  'A creature keyed to the site attacks after the automatic-attacks, as a hazard creature',
  ['MW-T10.2.11', 'MW-T10.2.31', 'CR-I.E.16', 'CR-A15'],
  () => {
    const game = entering('the-lonely-mountain', 'cave-drake', ['aragorn-ii', 'legolas', 'gimli', 'boromir-ii']);
    game.play('two', 'reveal cave-drake');
    game.play('two', 'pass');
    assert.deepEqual([game.state.attack?.strikes, game.state.attack?.prowess], [1, 14]);
    while (game.state.attack?.prowess === 14) {
      const list = game.list(asked(game));
      game.play(asked(game), list.includes('pass') ? 'pass' : list[0]);
    }
    const { attack } = game.state;
    assert.deepEqual([attack?.strikes, attack?.prowess, attack?.body], [2, 10, -1]);
    assert.notEqual((attack?.bits ?? 0) & CREATURE, 0);
    assert.equal(company(game).hazards, 0);
  },
);

rule('A creature that is keyed to regions only is not revealed', ['MW-T10.2.10'], () => {
  const game = entering('moria', 'wolves');
  game.refuses('two', 'reveal wolves', 'MW-T10.2.10');
});

rule(
  'A resource placed as a bluff returns to hand at the end of the site phase, unseen',
  ['MW-T10.2.7', 'PA-6.6', 'CR-I.E.21'],
  () => {
    const game = entering('rhosgobel', 'concealment');
    assert.equal(asked(game), 'one');
    idle(game, (s) => s.phase === 6);
    assert.equal(zoneOf(game, 'concealment'), HAND);
    assert.equal(game.view('one').def[game.state.def.indexOf(C.concealment)], -1);
  },
);

rule('If the company does nothing the card goes back to hand unrevealed', ['PA-6.5'], () => {
  const game = site('moria', ['aragorn-ii'], {}, { 'on-guard': ['cave-drake on moria'] });
  game.play('one', 'pass');
  assert.equal(zoneOf(game, 'cave-drake'), HAND);
  assert.equal(pile(game.state, 1, ON_GUARD).length, 0);
});

rule(
  'A card that could tap the site may be answered by revealing the card',
  ['MW-T10.2.12', 'CR-I.E.17', 'MW-T10.2.15'],
  () => {
    const game = declaring('weariness-of-the-heart');
    assert.equal(asked(game), 'two');
    game.offers('two', 'reveal weariness-of-the-heart');
  },
);

rule(
  'Weariness of the Heart: somebody of the company checks before the item is played',
  ['MW-T10.2.32', 'CR-I.E.36', 'MW-T10.2.28'],
  () => {
    const game = declaring('weariness-of-the-heart', ['aragorn-ii', 'legolas'], { rolls: [1, 1] });
    game.play('two', 'reveal weariness-of-the-heart');
    while (at(game).startsWith('declare')) game.play('two', game.list('two').at(-1) ?? '');
    idle(game, (s) => s.zone[s.def.indexOf(C['elven-cloak'])] === PLAY);
    assert.equal(game.state.script?.rolls?.length ?? 0, 0);
  },
);

rule('Only the part that matters in the site phase is offered', ['CR-I.E.23', 'MW-T10.2.17'], () => {
  const game = declaring('weariness-of-the-heart');
  game.play('two', 'reveal weariness-of-the-heart');
  assert.equal(at(game) === 'declare/way-choose', false); // -1 prowess means nothing now
  const shadows = declaring('choking-shadows');
  shadows.refuses('two', 'reveal choking-shadows');
  const stir = declaring('minions-stir');
  stir.refuses('two', 'reveal minions-stir', 'CR-I.E.23');
});

rule('A corruption card may be revealed in answer to an item', ['MW-T10.2.19', 'CR-I.E.26'], () => {
  const game = declaring('lure-of-the-senses');
  game.play('two', 'reveal lure-of-the-senses', 'on legolas');
  resolve(game);
  idle(game, (_s, step) => step !== 'sites/bonus-choose');
  assert.equal(game.state.def[game.state.host[game.state.def.indexOf(C['lure-of-the-senses'])]], C.legolas);
});

rule('What may remove a character is never revealed', ['MW-T10.2.23', 'CR-I.E.30'], () => {
  declaring('call-of-home').refuses('two', 'reveal call-of-home', 'CR-I.E.30');
});

rule('A card on-guard is revealed at the two moments only', ['CR-I.E.13', 'CR-I.E.17'], () => {
  const game = entering('rhosgobel', 'lure-of-the-senses');
  game.play('one', 'pass');
  game.refuses('two', 'reveal lure-of-the-senses', 'CR-I.E.13');
});

rule('It concerns the company for which it was placed', ['CR-I.E.21', 'MW-T10.2.15'], () => {
  const game = declaring('lure-of-the-senses');
  game.play('two', 'reveal lure-of-the-senses');
  game.offersOnly('two', ['on aragorn-ii', 'on legolas']);
  assert.equal(handOf(game.state, 1), 0);
});

rule(
  'Lure of Expedience, revealed in answer to an item, makes its bearer check for that item',
  ['CR-CARD-lure-of-expedience-3'],
  () => {
    const game = declaring('lure-of-expedience', ['aragorn-ii', 'legolas'], { rolls: [6, 6] });
    game.play('two', 'reveal lure-of-expedience', 'on legolas');
    idle(game, (s) => s.phase === 6);
    assert.equal(zoneOf(game, 'elven-cloak'), PLAY);
  },
);
