// Refusals told by their exact rule, beside reasons.test.ts: at the start, with options, or in the midst of something.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { readyMade } from '../../../games/meccg/decks/ready-made.ts';
import { writeDeck } from '../../../games/meccg/decks/write.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { attacked } from '../combat/fight.ts';
import { hazard, idle, type Table, table, toHazards, underway } from '../movement/table.ts';
import { inside } from '../sites/table.ts';
import { asked, becomes, deedsOf, hazardsBecome, whyNot } from '../whereabouts.ts';
import type { Player } from '../words/names.ts';

/** It is not offered, and the first reason is this rule. */
function refused(game: Table, player: Player, about: string, id: string): void {
  assert.ok(!game.list(player).includes(about), `"${about}" is offered`);
  const [reason] = whyNot(game, player, about);
  assert.equal(reason?.rule, id, reason?.text);
}

// ---- the start ------------------------------------------------------------------------------------------------------------

/** Both have chosen, player one these, and everybody gives his items to nobody. */
function started(...first: string[]): Table {
  const game: Table = scene(meccg, undefined, {});
  game.play('one', ...first);
  game.play('two', 'start-as-listed');
  if (!first.includes('start-as-listed')) game.play('one', 'start-done');
  for (const seat of ['one', 'two']) while (game.list(seat).includes('give-nobody')) game.play(seat, 'give-nobody');
  return game;
}

rule('Starting items are given out when both companies are known', ['MW-S3.4.1'], () =>
  refused(scene(meccg, undefined, {}), 'one', 'start-with dagger-of-westernesse', 'MW-S3.4.1'),
);

rule('Who has a follower at the start follows nobody', ['MW-S5.3.6'], () => {
  const game = started('start-as-listed');
  game.play('one', 'start-follow barliman-butterbur', 'start-under beretar');
  refused(game, 'one', 'start-follow beretar', 'MW-S5.3.6');
});

rule('Who starts alone has nobody to part from', ['MW-S3.3.5'], () =>
  refused(started('start-with elladan'), 'one', 'start-part elladan', 'MW-S3.3.5'),
);

/** Three have drafted; player one, half of whose hazards are creatures, exchanges cards with his sideboard. */
function exchanging(): Table {
  const deck = readyMade('gandalf');
  assert.ok(deck);
  const creatures = { 'orc-patrol': 3, 'orc-raiders': 3, 'orc-warriors': 3, wargs: 1, 'barrow-wight': 3, giant: 2 };
  const events = {
    'minions-stir': 3,
    'lure-of-the-senses': 3,
    'lost-in-the-wilderness': 3,
    river: 3,
    'doors-of-night': 2,
    twilight: 1,
  };
  const deckOne = writeDeck({ ...deck, hazards: { ...creatures, ...events } });
  const game: Table = scene(meccg, undefined, { options: { players: 3, deckOne } });
  const own: Readonly<Record<string, string>> = {
    one: 'play-as gandalf',
    two: 'play-as saruman',
    three: 'play-as radagast',
  };
  for (let n = 0; n < 3; n++) game.play(asked(game).seat, own[asked(game).seat] ?? '');
  while (asked(game).at === 'setup/draft-choose') game.play(asked(game).seat, game.list(asked(game).seat)[0] ?? '');
  while (asked(game).seat !== 'one') game.play(asked(game).seat, 'exchange-no-more');
  return game;
}

rule('In the exchange of three to five a hazard makes way for a hazard only', ['LE-M.10'], () => {
  const game = exchanging();
  game.play('one', 'exchange eye-of-sauron');
  for (const other of ['glamdring', 'frodo', 'gandalf']) refused(game, 'one', `exchange-for ${other}`, 'LE-M.10');
  game.offers('one', 'exchange-for river');
});

rule('It leaves half of the hazards creatures', ['LE-M.7', 'LE-M.10'], () => {
  const game = exchanging();
  game.play('one', 'exchange eye-of-sauron');
  refused(game, 'one', 'exchange-for orc-patrol', 'LE-M.7');
  game.play('one', 'exchange-for river', 'exchange wolves');
  game.offers('one', 'exchange-for orc-patrol'); // a creature for a creature
});

// ---- hazards ----------------------------------------------------------------------------------------------------------------

const GOES: Words = { site: 'rivendell', characters: ['elladan', 'gimli'], to: 'lorien' };

rule('A Nazgûl taps for the sideboard within the hazard limit', ['MW-T2.4.2'], () => {
  const after = (hazards: number): Table => {
    const game = underway(GOES, { two: { table: ['adunaphel'], sideboard: ['cave-drake'] } });
    hazardsBecome(game, hazards);
    hazard(game);
    return game;
  };
  after(1).offers('two', ['tap-for-discard adunaphel', 'tap-for-deck adunaphel']);
  for (const verb of ['tap-for-discard', 'tap-for-deck']) refused(after(2), 'two', `${verb} adunaphel`, 'MW-T2.4.2');
});

rule('A hazard is aimed at the company whose phase it is, not at others', ['MW-S4.4.6'], () => {
  const game = table({
    phase: 'movement',
    one: {
      companies: [
        { site: 'rivendell', characters: ['gandalf'], to: 'bree' },
        { site: 'lorien', characters: ['legolas', 'bilbo'] },
      ],
    },
    two: { hand: ['lure-of-expedience', 'call-of-home', 'despair-of-the-heart'] },
  });
  game.play('one', 'next-company gandalf');
  toHazards(game);
  hazard(game);
  for (const id of ['lure-of-expedience', 'call-of-home', 'despair-of-the-heart'])
    refused(game, 'two', `play ${id}`, 'MW-S4.4.6'); // none of them on a Wizard
});

rule('In a solitaire game nothing is put on-guard', ['PA-2.5'], () => {
  const words = { phase: 'movement', one: { companies: [GOES] }, two: { hand: ['wargs'] } };
  const game = table(words, { options: { solitaire: true, hazardChoice: 'player' } });
  idle(game, (_s, at) => at === 'chain/act' && asked(game).seat === 'two');
  refused(game, 'two', 'on-guard wargs', 'PA-2.5');
});

rule(
  'That cards are put on-guard in the movement/hazard phase is told in any other',
  ['MW-T10.2.1', 'MW-S0.2.3'],
  () => {
    const game = table({ phase: 'long-event', one: { rivendell: ['elrond'] }, two: { hand: ['wolves'] } });
    refused(game, 'two', 'on-guard wolves', 'MW-T10.2.1');
    game.play('one', 'pass');
    refused(game, 'two', 'on-guard wolves', 'MW-S0.2.3');
  },
);

// ---- resources --------------------------------------------------------------------------------------------------------------

rule('What follows an attack waits until one has been faced', ['CR-A12'], () => {
  const hand = ['remnants-of-old-robberies'];
  const quiet = inside('rhosgobel', ['aragorn-ii'], { hand });
  refused(quiet, 'one', 'play remnants-of-old-robberies', 'CR-A12');
  const game = attacked(['aragorn-ii'], 'orc-lieutenant', [], { hand });
  refused(game, 'one', 'play remnants-of-old-robberies', 'CR-A12');
});

rule('An item begins a chain of effects, and answers nothing', ['MW-S10.13.3'], () => {
  const game = inside('rhosgobel', ['aragorn-ii', 'legolas'], { hand: ['elven-cloak', 'elf-stone'] });
  game.play('one', 'item elven-cloak', 'by aragorn-ii');
  game.play('two', 'pass');
  refused(game, 'one', 'item elf-stone', 'MW-S10.13.3');
});

rule('Who has tapped for a check does so once, even when he is untapped meanwhile', ['MW-T8.1.3'], () => {
  const game = table({ one: { rivendell: ['elrond: sting', 'elladan', 'gimli'] } });
  game.play('one', 'transfer sting', 'receiver gimli');
  game.play('two', 'pass');
  game.play('one', 'support elladan');
  game.play('two', 'pass');
  becomes(game, 'elladan', 'untapped');
  refused(game, 'one', 'support elladan', 'MW-T8.1.3');
  game.offers('one', 'support gimli');
});

rule('Frodo and Bilbo are said to arrive at Bag End only', ['CR-I.B.6'], () => {
  const game = table({ one: { rivendell: ['elrond'] } });
  for (const id of ['frodo', 'bilbo'])
    assert.deepEqual(
      whyNot(game, 'one', `where ${id}`).map((reason) => [reason.rule, reason.text.endsWith('Sites: Bag End.')]),
      [
        ['CR-I.B.6', false],
        ['CR-I.B.6', true],
      ],
    );
});

rule('An ally does not join a Fell Rider', ['MX-11.5'], () => {
  const entered = (mode: string): Table => {
    const one = { alignment: 'minion', moria: [`akhorahil-the-ringwraith: ${mode}`], hand: ['stinker'] };
    const game = table({ phase: 'site', one }, { rolls: [6, 6] });
    game.play('one', 'enter');
    idle(game, (_s, at) => deedsOf(game).includes('entered') && at === 'chain/act', ['stay-untapped']);
    return game;
  };
  refused(entered('fell-rider'), 'one', 'ally stinker', 'MX-11.5');
  entered('black-rider').offers('one', 'ally stinker');
});

rule(
  'Of two companies that go to one site one needs the printed path, where the other goes by regions',
  ['MW-T5.2.2'],
  () => {
    const game = table({
      one: {
        companies: [
          { site: 'lorien', characters: ['aragorn-ii'], to: 'moria', walk: ['wold-and-foothills', 'redhorn-gate'] },
          { site: 'rivendell', characters: ['gimli'] },
        ],
      },
    });
    game.play('one', 'move gimli');
    refused(game, 'one', 'to moria', 'MW-T5.2.2');
  },
);
