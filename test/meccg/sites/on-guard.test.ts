import assert from 'node:assert/strict';
import type { CardId } from '../../../games/meccg/cards/all.ts';
import { rule } from '../../rule.ts';
import { attackProwess, handOf, hazardsPlayed, isAttacked, strikesOf } from '../table.ts';
import { attackBegun, bearer, pileOf, where } from '../whereabouts.ts';
import { asked, at, idle, resolve, site, type Table } from './table.ts';

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
    assert.equal(isAttacked(game), false);
    game.offers('two', 'reveal minions-stir');
    game.play('two', 'pass');
    assert.ok(isAttacked(game));
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
    idle(game, { phase: 'end-of-turn' });
    assert.equal(where(game, 'assassin'), 'hand');
  },
);

rule(
  'Before automatic-attacks only what modifies them is revealed, and it counts',
  ['MW-T10.2.5', 'MW-T10.2.10', 'CR-I.E.15', 'MW-T10.2.29'],
  () => {
    const game = entering('moria', 'minions-stir');
    game.play('two', 'reveal minions-stir');
    resolve(game);
    idle(game, { attacked: true });
    assert.deepEqual([strikesOf(game), attackProwess(game)], [5, 8]);
    assert.equal(where(game, 'minions-stir'), 'untapped');
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
  idle(game, { attacked: true });
  assert.equal(attackProwess(game), 16);
});

rule(
  'A creature keyed to the site attacks after the automatic-attacks, as a hazard creature',
  ['MW-T10.2.11', 'MW-T10.2.31', 'CR-I.E.16', 'CR-A15'],
  () => {
    const game = entering('the-lonely-mountain', 'cave-drake', ['aragorn-ii', 'legolas', 'gimli', 'boromir-ii']);
    game.play('two', 'reveal cave-drake');
    game.play('two', 'pass');
    assert.deepEqual([attackBegun(game).strikes, attackBegun(game).prowess], [1, 14]);
    while (attackBegun(game).prowess === 14) {
      const list = game.list(asked(game));
      game.play(asked(game), list.includes('pass') ? 'pass' : list[0]);
    }
    const { by, strikes, prowess, body, isCreature } = attackBegun(game);
    assert.deepEqual([by, strikes, prowess, body, isCreature], ['cave-drake', 2, 10, -1, true]);
    assert.equal(hazardsPlayed(game), 0);
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
    idle(game, { phase: 'end-of-turn' });
    assert.equal(where(game, 'concealment'), 'hand');
    game.hides('one', 'concealment');
  },
);

rule('If the company does nothing the card goes back to hand unrevealed', ['PA-6.5'], () => {
  const game = site('moria', ['aragorn-ii'], {}, { 'on-guard': ['cave-drake on moria'] });
  game.play('one', 'pass');
  assert.equal(where(game, 'cave-drake'), 'hand');
  assert.equal(pileOf(game, 'two', 'on-guard').length, 0);
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
    idle(game, () => bearer(game, 'elven-cloak') === 'aragorn-ii');
    game.done(); // the roll was made
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
  assert.equal(bearer(game, 'lure-of-the-senses'), 'legolas');
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
  assert.equal(handOf(game, 'two').length, 0);
});

rule(
  'Lure of Expedience, revealed in answer to an item, makes its bearer check for that item',
  ['CR-CARD-lure-of-expedience-3'],
  () => {
    const game = declaring('lure-of-expedience', ['aragorn-ii', 'legolas'], { rolls: [6, 6] });
    game.play('two', 'reveal lure-of-expedience', 'on legolas');
    idle(game, { phase: 'end-of-turn' });
    assert.equal(where(game, 'elven-cloak'), 'untapped');
  },
);
