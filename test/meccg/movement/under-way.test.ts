// Companies under way: several at one site, hazards and their number, the end of a company's phase.
import { strict as assert } from 'node:assert';
import { SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { companiesOf, handOf, hazardLimit, phaseOf } from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { asked, at, hazard, idle, keys, resolve, type Table, table, toHazards, underway } from './table.ts';

const BREE = { site: 'rivendell', characters: ['aragorn-ii', 'elladan'], to: 'bree' };

rule('After a resource at the very end hazards may be played again', ['CR-I.D.33', 'CR-I.D.26'], () => {
  const game = underway(BREE, { one: { hand: ['gates-of-morning'] }, two: { hand: ['wargs', 'lure-of-nature'] } });
  hazard(game, 'pass'); // both have passed: the company is about to arrive
  assert.equal(asked(game), 'one');
  game.play('one', 'play gates-of-morning');
  game.offers('two', 'pass');
  resolve(game);
  game.play('one', 'pass');
  hazard(game);
  game.offers('two', ['creature wargs', 'play lure-of-nature', 'on-guard wargs']);
});

rule(
  'What happens at the end of the phase happens once, though hazards were resumed',
  ['CR-I.D.33', 'CR-CARD-lure-of-nature-2'],
  () => {
    const game = underway(
      { ...BREE, characters: ['aragorn-ii: lure-of-nature', 'elladan'] },
      { one: { hand: ['gates-of-morning'] } },
      { rolls: [6, 6, 6, 6] }, // a check for each of two wildernesses
    );
    hazard(game, 'pass');
    idle(game, { step: 'chain/act' });
    game.play('one', 'play gates-of-morning');
    resolve(game);
    toPhase(game, SITE);
  },
);

rule('Without a resource the end is the end', ['CR-I.D.26'], () => {
  const game = underway(BREE, { two: { hand: ['wargs'] } });
  hazard(game, 'pass');
  game.play('one', 'pass');
  assert.notEqual(phaseOf(game) === 'movement/hazard' && at(game) === 'chain/act' && asked(game) === 'two', true);
});

rule('Three Hobbits and a Man are two and a half, that is three', ['MW-S5.4.1', 'MW-S10.3.1'], () => {
  const game = underway({ site: 'rivendell', characters: ['frodo', 'merry', 'pippin', 'boromir-ii'], to: 'bree' });
  assert.equal(hazardLimit(game), 3);
});

rule('A card on-guard is one of the hazards of the limit', ['MW-T10.2.3', 'MW-S10.3.2'], () => {
  const game = underway(BREE, { two: { hand: ['wargs', 'muster', 'lure-of-nature'] } });
  hazard(game, 'on-guard muster');
  resolve(game);
  hazard(game, 'play lure-of-nature', 'on aragorn-ii');
  resolve(game);
  hazard(game);
  game.refuses('two', 'creature wargs', 'MW-S10.3.2');
});

rule('One card on-guard for each company, on two companies two', ['MW-T10.2.1', 'CR-I.E.40'], () => {
  const game = table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'rivendell', characters: ['aragorn-ii'], to: 'bree' },
        { site: 'rivendell', characters: ['elladan'], to: 'moria', walk: ['rhudaur', 'hollin', 'redhorn-gate'] },
      ],
    },
    two: { hand: ['wargs', 'muster', 'block'] },
  });
  game.play('one', game.list('one')[0]);
  toHazards(game);
  hazard(game, 'on-guard muster');
  resolve(game);
  hazard(game);
  game.refuses('two', 'on-guard block', 'MW-T10.2.1');
  game.play('two', 'pass');
  game.play('one', 'pass');
  toHazards(game);
  hazard(game);
  game.offers('two', 'on-guard block');
});

rule('A company that stays is keyed to its site only', ['MW-S10.4.8', 'MW-S4.4.4'], () => {
  const game = underway({ site: 'moria', characters: ['gimli'] });
  assert.deepEqual(keys(game, 'orc-patrol'), ['shadow-hold']);
  assert.deepEqual(keys(game, 'wargs'), []);
  assert.deepEqual(keys(game, 'watcher-in-the-water'), ['moria']);
});

rule('A company that moves is keyed to its new site, never to the one it leaves', ['MW-S10.4.4', 'MW-S10.4.11'], () => {
  const game = underway({ site: 'moria', characters: ['gimli'], to: 'lorien' });
  assert.ok(!keys(game, 'orc-patrol').includes('shadow-hold'));
  assert.deepEqual(
    keys(game, 'watcher-in-the-water'),
    keys(game, 'watcher-in-the-water').filter((key) => key !== 'moria'),
  );
});

rule('Two wildernesses are counted over the whole path, with regions between', ['MW-S10.4.6', 'MW-S10.4.12'], () => {
  const game = underway({
    site: 'rivendell',
    characters: ['gimli'],
    to: 'beorns-house',
    walk: ['rhudaur', 'high-pass', 'anduin-vales'],
  });
  assert.ok(keys(game, 'giant').includes('wilderness'));
});

/** Two companies of player one: the first stays at Moria, the second comes. */
const joining = (tapped: boolean, two = {}): Table => {
  const game = table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'moria', characters: ['gimli'], tapped },
        { site: 'lorien', characters: ['celeborn'], to: 'moria' },
      ],
    },
    two,
  });
  return game;
};

rule('Who comes to a company shares its site card, tapped as it is', ['MW-T5.2.1', 'MW-T5.2.4', 'CR-I.D.16'], () => {
  const game = joining(true);
  toPhase2(game);
  assert.equal(companiesOf(game, 'one').length, 1);
  game.position({ one: { sites: { moria: 'tapped' } } });
});

/** On to the site phase, whatever company is chosen first. */
function toPhase2(game: Table): void {
  idle(game, (s, step) => {
    if (step === 'movement/next-choose') game.play('one', game.list('one')[0]);
    return s.phase === SITE;
  });
}

rule('A company sent back leaves the shared site card to the other', ['MW-S4.4.7', 'MW-T5.2.4'], () => {
  const game = joining(false, { table: ['snowstorm'] });
  toPhase2(game);
  assert.equal(companiesOf(game, 'one').length, 2);
  game.position({ one: { sites: { moria: 'in-play' } } });
});

rule('Sent back and moving once more, a company faces hazards again', ['MW-S4.4.8', 'CR-CARD-shadowfax-1'], () => {
  const game = table({
    phase: 'movement',
    one: { companies: [{ site: 'lorien', characters: ['frodo: shadowfax'], to: 'moria' }] },
    two: { table: ['snowstorm'], hand: ['abductor'] },
  });
  toHazards(game);
  hazard(game);
  game.refuses('two', 'on-guard abductor', 'MW-S4.4.8');
  game.play('two', 'pass');
  game.play('one', 'use shadowfax');
  idle(game, { step: 'movement/to' });
  game.play('one', 'to edoras', 'by-path');
  toHazards(game);
  hazard(game);
  game.offers('two', 'on-guard abductor');
});

rule('From one Haven to the next two companies go separately and need not join', ['CR-I.D.16', 'MW-S5.4.7'], () => {
  const game = table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'rivendell', characters: ['aragorn-ii'], to: 'lorien' },
        { site: 'rivendell', characters: ['elladan'], to: 'lorien' },
      ],
    },
  });
  idle(game, (s, step) => {
    if (step === 'movement/next-choose') game.play('one', game.list('one')[0]);
    return step === 'movement/join-choose' || s.phase === SITE;
  });
  game.offers('one', 'pass');
  game.play('one', 'pass');
  assert.equal(companiesOf(game, 'one').length, 2);
});

rule('Leaving a tapped site discards it, an untapped one goes back', ['MW-S2.2.2', 'MW-S2.2.4'], () => {
  for (const [tapped, then] of [
    [true, 'discarded'],
    [false, 'available'],
  ] as const) {
    const game = underway({ site: 'moria', characters: ['gimli'], to: 'lorien', tapped });
    toPhase(game, SITE);
    if (then === 'discarded') game.position({ one: { sites: { moria: then } } });
    else assert.equal(companiesOf(game, 'one').length, 1);
    const back = table({ phase: 'organization', one: { lorien: ['gimli'], sites: { moria: then } } });
    back.play('one', back.list('one').find((move) => move.startsWith('move')) ?? '');
    assert.equal(back.list('one').includes('to moria'), then === 'available');
  }
});

rule('Somebody weak draws nothing for his player, but the opponent draws', ['MW-T10.1.1', 'MW-T10.1.2'], () => {
  const game = table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'rivendell', characters: ['bofur', 'dori'], to: 'moria', walk: ['rhudaur', 'hollin', 'redhorn-gate'] },
      ],
    },
  });
  toHazards(game);
  assert.deepEqual([handOf(game, 'one').length, handOf(game, 'two').length > 0], [0, true]);
});

rule('The last hazard of the limit may be one that is played in answer', ['MW-S10.3.2', 'MW-T10.4.2'], () => {
  const game = underway(BREE, { two: { hand: ['lure-of-nature', 'wargs', 'doors-of-night'] } });
  hazard(game, 'play doors-of-night');
  resolve(game);
  hazard(game, 'play lure-of-nature', 'on aragorn-ii');
  resolve(game);
  hazard(game);
  game.refuses('two', 'creature wargs', 'MW-S10.3.2');
});
