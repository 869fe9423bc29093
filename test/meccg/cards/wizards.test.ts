// The five Wizards.
import assert from 'node:assert/strict';
import { metwWizards } from '../../../games/meccg/cards/metw-wizards.ts';
import { SITE_IDS } from '../../../games/meccg/places/sites.ts';
import { AT_START, MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, bearer, quiet, strikes, until, where } from '../combat/fight.ts';
import { asked, at, hazard, idle, resolve, type Table, table, underway } from '../movement/table.ts';
import { companiesOf, corruptionCheck, directInfluence, drawsFor, handSize, isAttacked, newSiteOf } from '../table.ts';
import { attackBegun } from '../whereabouts.ts';
import { does } from './people.ts';

type Words = Record<string, unknown>;

rule(
  'Every Wizard comes into play at a Haven or his home site and needs no influence',
  ['MW-S5.1.7', 'MW-S4.2.2'],
  () => {
    for (const id of Object.keys(metwWizards)) {
      const game = table({ phase: 'organization', one: { rivendell: ['elrond'], hand: [id] }, two: {} });
      const move = game.list('one').find((one) => one.includes(id));
      assert.ok(move, `${id}: ${game.list('one').join(', ')}`);
      does(game, move);
      for (let i = 0; i < 3 && where(game, id) === 'hand'; i++) does(game, game.list('one')[0]);
      assert.equal(where(game, id), 'untapped');
      assert.equal(directInfluence(game, id), 10);
    }
  },
);

rule('Gandalf and Radagast have +1 to their corruption checks, the others nothing', ['MW-S8.4.3'], () => {
  const game = table({
    phase: 'organization',
    one: { rivendell: ['gandalf', 'alatar'] },
    two: { rivendell: ['radagast', 'pallando', 'saruman'] },
  });
  const given = Object.keys(metwWizards).map((id) => [id, corruptionCheck(game, id)]);
  assert.deepEqual(Object.fromEntries(given), { alatar: 0, gandalf: 1, pallando: 0, radagast: 1, saruman: 0 });
});

rule(
  'Pallando: one more card may be kept, and the opponent discards face up',
  ['CR-TERM-handsize-1', 'MW-S2.4.1'],
  () => {
    const ends = (who: string): Table =>
      table({
        phase: 'end-of-turn',
        active: 'two',
        one: { rivendell: [who] },
        two: { lorien: ['elrond'], hand: ['sting'] },
      });
    const game = ends('pallando');
    assert.equal(handSize(game, 'one'), 9);
    assert.equal(handSize(game, 'two'), 8);
    const discards = (one: Table): boolean => {
      for (let i = 0; i < 6 && !one.list('two').includes('discard sting'); i++) one.play(asked(one), 'pass');
      one.play('two', 'discard sting');
      try {
        one.says('Sting', undefined, { to: 'one' });
        return true;
      } catch {
        return false;
      }
    };
    assert.equal(discards(game), true);
    assert.equal(discards(ends('gandalf')), false);
  },
);

rule('Radagast: one more card may be drawn for each wilderness in his company’s site path', ['MW-S10.2.1'], () => {
  const draws = (who: string): number => {
    const game = underway({ site: 'rivendell', characters: [who], to: 'goblin-gate' });
    return drawsFor(game, 'one');
  };
  assert.equal(draws('radagast') - draws('gandalf'), 2, 'the path from Rivendell is wilderness, wilderness');
  const companies = [
    { site: 'rivendell', characters: ['elrond'], to: 'goblin-gate' },
    { site: 'lorien', characters: ['radagast'] },
  ];
  const apart = table({ phase: 'movement', one: { companies }, two: {} });
  assert.equal(drawsFor(apart, 'one'), draws('gandalf'));
});

rule('Radagast draws nothing more for a move without a site path', ['MW-S6.3.3', 'CR-CARD-gwaihir-1'], () => {
  const game = table({ phase: 'organization', one: { 'eagles-eyrie': ['radagast: gwaihir'] }, two: {} });
  does(game, 'use gwaihir');
  game.play('one', game.list('one').find((move) => move.includes('bree')) ?? '');
  idle(game, (s) => s.phase === MOVEMENT);
  assert.equal(newSiteOf(game), 'bree');
  assert.equal(drawsFor(game, 'one'), 1);
});

rule('Alatar: the opponent draws one card fewer for his company, down to none', ['CR-CARD-alatar-2'], () => {
  const draws = (who: string, to: string): number => {
    const game = underway({ site: 'rivendell', characters: [who], to });
    return drawsFor(game, 'two');
  };
  assert.equal(draws('gandalf', 'goblin-gate') - draws('alatar', 'goblin-gate'), 1);
  const one = SITE_IDS.find((site) => site === 'bree') ?? '';
  assert.equal(draws('gandalf', one) - draws('alatar', one), 1);
  assert.ok(draws('alatar', one) >= 0);
});

/** Wolves fall upon two Hobbits under way, and Alatar is at Rivendell. */
function wolves(alatar: string, rolls: number[], one: Words = {}): Table {
  const game = table(
    {
      phase: 'movement',
      one: {
        companies: [
          { site: 'rivendell', characters: ['merry', 'pippin'], to: 'goblin-gate' },
          { site: 'rivendell', characters: [alatar] },
        ],
        ...one,
      },
      two: { hand: ['giant'] },
    },
    { rolls },
  );
  game.play('one', 'next-company merry');
  for (let i = 0; i < 9 && at(game) !== 'chain/act'; i++) game.play(asked(game), 'pass');
  hazard(game, 'creature giant');
  resolve(game);
  return game;
}

rule(
  'Alatar at a Haven joins a company that a creature attacks, faces a strike first of all, then taps and makes a check',
  ['CR-CARD-alatar-1', 'CR-CARD-alatar-3', 'CR-CARD-alatar-4', 'CR-CARD-alatar-5'],
  () => {
    const game = wolves('alatar: gollum, glamdring', [6, 6, 6, 6]);
    does(game, 'use alatar');
    assert.equal(where(game, 'gollum'), 'discard', 'his allies stay behind');
    assert.equal(bearer(game, 'glamdring'), 'alatar');
    assert.deepEqual(companiesOf(game, 'one'), [['merry', 'pippin', 'alatar']]);
    act(game, 'one', 'tap-to-fight');
    assert.deepEqual(strikes(game), ['alatar'], 'the one strike is his');
    quiet(game);
    quiet(game);
    assert.equal(isAttacked(game), false);
    assert.equal(where(game, 'alatar'), 'tapped');
  },
);

rule('The followers of Alatar stay behind, and nobody controls them', ['CR-CARD-alatar-1', 'MW-S5.3.8'], () => {
  const companies = [
    { site: 'rivendell', characters: ['merry'], to: 'goblin-gate' },
    { site: 'rivendell', characters: ['alatar', 'bergil under alatar'] },
  ];
  const game = table({ phase: 'movement', one: { companies }, two: { hand: ['giant'] } }, { rolls: [6, 6, 6, 6] });
  game.play('one', 'next-company merry');
  idle(game, (_s, step) => step === 'chain/act');
  hazard(game, 'creature giant');
  resolve(game);
  does(game, 'use alatar');
  game.position({ one: { characters: { bergil: { at: 'rivendell', under: 'nobody' } } } });
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  quiet(game);
});

rule('Alatar comes against a creature that lay on-guard, not against an automatic-attack', ['CR-CARD-alatar-4'], () => {
  const entering = (): Table => {
    const companies = [
      { site: 'moria', characters: ['aragorn-ii'] },
      { site: 'rivendell', characters: ['alatar'] },
    ];
    const words = {
      phase: 'site',
      one: { companies, hand: ['concealment'] },
      two: { 'on-guard': ['orc-guard on moria'] },
    };
    const game = table(words);
    game.play('one', 'next-company aragorn-ii', 'enter');
    return game;
  };
  const automatic = entering();
  automatic.play('two', 'pass');
  assert.ok(isAttacked(automatic));
  automatic.refuses('one', 'use alatar');
  const guard = entering();
  guard.play('two', 'reveal orc-guard');
  act(guard, 'one', 'play concealment');
  until(guard, 'one', 'use alatar');
  assert.equal(attackBegun(guard).by, 'orc-guard');
  guard.offers('one', 'use alatar');
});

rule('Alatar taps and makes his check even after an attack that was cancelled', ['CR-CARD-alatar-5', 'CR-A14'], () => {
  const game = wolves('alatar', [6, 6], { hand: ['concealment'] });
  does(game, 'use alatar');
  act(game, 'one', 'play concealment', 'by merry');
  quiet(game);
  quiet(game);
  assert.equal(where(game, 'alatar'), 'tapped');
  assert.equal(isAttacked(game), false);
});

rule('Alatar comes wounded as well, and he stays with the company', ['CR-CARD-alatar-4', 'CR-CARD-alatar-1'], () => {
  const game = wolves('alatar wounded', [6, 6, 6, 6]);
  does(game, 'use alatar');
  for (let i = 0; i < 9 && strikes(game).length === 0; i++) game.play(asked(game), 'pass');
  assert.deepEqual(strikes(game), ['alatar']);
  quiet(game);
  quiet(game);
  assert.equal(where(game, 'alatar'), 'wounded');
  assert.equal(companiesOf(game, 'one').length, 1);
});

rule(
  'Alatar helps only from a Haven, only another company, and only against hazard creatures',
  ['CR-CARD-alatar-4'],
  () => {
    const away = table({
      phase: 'movement',
      one: {
        companies: [
          { site: 'rivendell', characters: ['merry'], to: 'goblin-gate' },
          { site: 'bree', characters: ['alatar'] },
        ],
      },
      two: { hand: ['giant'] },
    });
    away.play('one', 'next-company merry');
    for (let i = 0; i < 9 && at(away) !== 'chain/act'; i++) away.play(asked(away), 'pass');
    hazard(away, 'creature giant');
    resolve(away);
    away.refuses('one', 'use alatar', 'MW-S10.5.1');
    const own = underway(
      { site: 'rivendell', characters: ['alatar'], to: 'goblin-gate' },
      { two: { hand: ['giant'] } },
    );
    hazard(own, 'creature giant');
    resolve(own);
    own.refuses('one', 'use alatar');
    wolves('gandalf', []).refuses('one', 'use gandalf');
  },
);

rule(
  'Saruman taps at the start of the end-of-turn phase to take a spell from his discard pile',
  ['CR-A5', 'MW-S2.1.4'],
  () => {
    const one = { isengard: ['saruman'], discard: ['wizards-fire', 'glamdring'] };
    const game = table({ phase: 'end-of-turn', one, two: {} });
    does(game, 'use saruman');
    if (game.list('one').includes('choose-title wizards-fire')) game.play('one', 'choose-title wizards-fire');
    game.position({ one: { hand: ['wizards-fire'], discard: ['glamdring'] } });
    assert.equal(where(game, 'saruman'), 'tapped');
    table({ phase: 'organization', one, two: {} }).refuses('one', 'use saruman');
    const no = table({ phase: 'end-of-turn', one: { isengard: ['saruman'], discard: ['glamdring'] }, two: {} });
    no.refuses('one', 'use saruman');
    const late = table({ phase: 'end-of-turn', one: { ...one, hand: ['sting'] }, two: {} });
    idle(late, (s) => s.part !== AT_START);
    late.refuses('one', 'use saruman');
  },
);
