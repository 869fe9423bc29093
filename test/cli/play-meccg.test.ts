// The card game at the terminal: the screen, what can be asked there, one's own deck.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { CARD_SOURCES } from '../../cli/card-source.ts';
import { Habits } from '../../cli/play/habits.ts';
import { choicesOf, severalOf } from '../../cli/play/pick.ts';
import { GAMES } from '../../games/all.ts';
import { WIZARD_DECKS } from '../../games/meccg/decks/wizards.ts';
import { writeDeck } from '../../games/meccg/decks/write.ts';
import { meccg } from '../../games/meccg/game.ts';
import { scene } from '../scene.ts';
import { folder, type Ran, run } from './fake-io.ts';

const play = (lines: readonly string[], options = '', given: Parameters<typeof run>[1] = {}): Promise<Ran> =>
  run(['play', 'meccg', '--seats', 'you,random', '--seed', 's', '--options', `turnLimit=4${options}`], {
    lines,
    games: GAMES,
    cards: CARD_SOURCES,
    ...given,
  });

test('a card, its places and the reasons can be asked for at any time', async () => {
  const { out } = await play(['card Glamdring', 'where glamdring', 'where nowhere-at-all', 'card', 'why glamdring']);
  assert.match(out, /> card Glamdring\nGlamdring {2}glamdring, metw\nitem; alignment hero; unique; item major;/);
  assert.match(out, /> where glamdring\nAn untapped character .* MW-S10\.7\.1\nSites: .*Moria/);
  assert.match(out, /> where nowhere-at-all\nThere is no card "nowhere-at-all"/);
  assert.match(out, /> card\nName a card: card NAME\.\n/);
  assert.match(out, /> why glamdring\nYou have no Glamdring in hand\./);
});

test('an option that takes a deck names a file', async () => {
  const cwd = folder();
  const [, deck] = WIZARD_DECKS;
  writeFileSync(path.join(cwd, 'mine.deck'), writeDeck(deck, 'gccg'));
  writeFileSync(path.join(cwd, 'bad.txt'), '1 Gnadalf\n');
  const mine = await play([], ',deckOne=mine.deck', { cwd });
  assert.equal(mine.code, 0);
  assert.match(mine.out, /characters: .*Glorfindel II/);
  const none = await play([], ',deckOne=none.deck', { cwd });
  assert.deepEqual([none.code, none.out], [2, '']);
  assert.match(
    none.err,
    /^deckOne takes one of gandalf, .* or a file with a whole deck list.*; there is no file "none\.deck"\.\n$/,
  );
  const bad = await play([], ',deckOne=bad.txt', { cwd });
  assert.equal(bad.code, 2);
  assert.match(bad.err, /^The game cannot be set up: .*Gnadalf”, names no card/);
});

test('the screen has the numbers that count', () => {
  const { state } = scene(meccg, {
    phase: 'movement',
    one: {
      companies: [{ site: 'lorien', to: 'moria', characters: ['aragorn-ii: glamdring', 'frodo under aragorn-ii'] }],
      hand: ['wolves', 'wolves', 'sting', 'gimli'],
      table: ['gates-of-morning', 'rangers-of-the-north'],
      points: ['cave-drake'],
    },
    two: { moria: ['legolas wounded'], table: ['river on moria'], 'on-guard': ['wolves on lorien'] },
  });
  const seen = (seat: 0 | 1): string => meccg.show(meccg.view(state, seat));
  assert.match(seen(0), /^Turn 3, Player one: movement\/hazard phase/);
  assert.match(
    seen(0),
    /\nPlayer one \(you\): hand 5, .* influence 11 of 20 unused; marshalling points: .*faction 3.*kill 1/,
  );
  assert.match(seen(0), /\n {2}Lórien \(haven\) to Moria \(shadow-hold\).*a card on-guard/);
  assert.match(seen(0), /\n {4}Aragorn II 8\/9, influence \d( of \d)?, corruption 1: Glamdring\n/);
  assert.match(seen(0), /\n {4}Frodo 1\/9, influence 1, follows Aragorn II\n/);
  assert.match(seen(0), /\n {4}Legolas \(wounded\) 5\/8/);
  assert.match(
    seen(0),
    /\n {2}factions: Rangers of the North\n {2}events: Gates of Morning\n {2}defeated: Cave-drake\n/,
  );
  assert.match(seen(0), /\n {2}at Moria: River\n/);
  assert.match(
    seen(0),
    /\nYour hand\n {2}characters: Gimli\n {2}resources: Sting, Variags of Khand\n {2}hazards: 2 Wolves$/,
  );
  assert.ok(!seen(1).includes('Sting') && seen(1).endsWith('Your hand is empty'));
});

test('a question says at which moment of the game it is asked', () => {
  const game = scene(meccg, {
    phase: 'movement',
    one: { moria: ['faramir', 'sam-gamgee'] },
    two: { hand: ['orc-guard'] },
  });
  const ask = (): string => meccg.ask(game.state, meccg.decisions(game.state)[0]);
  assert.equal(ask(), 'The movement/hazard phase, Faramir’s company (hazards 0 of 2): act, or pass.');
  game.play('one', 'pass');
  game.play('two', 'creature orc-guard');
  assert.equal(ask(), 'Answer Orc-guard, or pass.');
  game.play('one', 'pass');
  game.play('two', 'pass');
  assert.equal(ask(), 'Orc-guard attacks Faramir’s company (strikes 5, prowess 8): act, or pass.');
});

test('the terminal stops where the page does: windows pass by themselves, and stops are switched in the same words', async () => {
  // The first choice of a window is to pass: how often must one say so until the four turns are over?
  const ones = Array.from({ length: 600 }, () => '1');
  const prompts = ({ out }: Ran): number => out.match(/^one> 1$/gm)?.length ?? 0;
  const usual = prompts(await play(ones));
  const often = prompts(await play(['stops quiet', 'stops own-chain', 'stops draws', 'stops order', ...ones]));
  assert.ok(usual > 5 && often < 600);
  assert.ok(usual < often, `${usual} and ${often}`);
  const { out } = await play(['stops', 'stops strike', 'stops nonsense', 'quit']);
  assert.match(out, /Stop me when …\n {2}yes +attacked +I am attacked\n/);
  assert.match(out, /> stops strike\n(.*\n)* {2}no +strike +a strike is mine\n/);
  assert.match(out, /There is no stop "nonsense": stops lists them\./);
});

test('until I am attacked: one word for all the passes of a turn', async () => {
  const { out } = await play(['1', 'until', 'quit']);
  assert.match(out, /> until\nYou pass until you are attacked\.\n/);
});

test('cards that go together are said together: several numbers answer the same question as it comes again', () => {
  const { state } = scene(meccg, { one: { hand: ['sting', 'wolves', 'wolves', 'gimli'] } });
  const view = meccg.view(state, 0);
  const choice = (move: string) => ({ move, verb: 'discard', label: move, targets: [] });
  const asks = (at: string, ...moves: string[]) => ({
    seat: 0,
    view,
    question: { at, kind: 'card' as const, text: '?', secret: false, choices: moves.map(choice) },
  });
  const first = asks('turn/adjust-choose', 'discard sting', 'discard wolves', 'discard gimli');
  const listed = choicesOf(first.question);
  const several = severalOf(listed, '1 2, 2') ?? [];
  assert.deepEqual(
    several.map(({ notation }) => notation),
    ['discard sting', 'discard wolves', 'discard wolves'],
  );
  assert.equal(severalOf(listed, '1 4'), undefined);
  assert.equal(severalOf(listed, '2'), undefined);
  const habits = new Habits(meccg);
  const more = several.slice(1).map(({ notation }) => notation);
  habits.chosen(first, 'discard sting', more);
  const again = asks('turn/adjust-choose', 'discard wolves', 'discard gimli');
  assert.equal(habits.answer(again, true)?.choice.move, 'discard wolves');
  assert.equal(habits.answer(again, true)?.choice.move, 'discard wolves');
  assert.equal(habits.answer(again, true), undefined);
  habits.chosen(first, 'discard sting', more);
  assert.equal(habits.answer(asks('turn/discard-one', 'discard wolves', 'keep-all'), true), undefined);
  assert.equal(habits.answer(again, true), undefined, 'what was said for another question is forgotten');
});
