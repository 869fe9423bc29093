// The optional rules of The Lidless Eye: each only where it was chosen (LE-O.1).
import assert from 'node:assert/strict';
import type { Options, Words } from '../../../engine/game.ts';
import { OptionError, readOption } from '../../../engine/options.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { OPTIONS } from '../../../games/meccg/setup/options.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { act, bearer, hears, quiet, type Table, until, where } from '../combat/fight.ts';
import { excessStrikes, isAttacked } from '../table.ts';
import { excessOn, regionsOf, strikeEnds, strikes } from '../whereabouts.ts';

const table = (words: Words, options: Options = {}, rolls: readonly number[] = []): Table =>
  scene(meccg, words, { options, rolls: [...rolls] });

rule('An optional rule is off unless it was chosen before the game', ['LE-O.1', 'LE-S0.2'], () => {
  const { rules } = meccg.create({}, 'agreed');
  for (const name of ['gorgoroth', 'burglary', 'revisited', 'twoStrikes'] as const) {
    assert.equal(OPTIONS[name].default, false);
    assert.equal(rules[name], undefined);
    assert.equal(meccg.create({ [name]: true }, 'agreed').rules[name], 1);
    assert.deepEqual(readOption(OPTIONS, `${name}=true`), [name, true]);
    assert.throws(() => readOption(OPTIONS, `${name}=often`), /takes true or false, not "often"/);
  }
  const contradicts = (options: Options): void =>
    assert.throws(() => meccg.create(options, 'agreed'), OptionError, 'nobody could reach Mount Doom');
  contradicts({ gorgoroth: true, regions: false });
  contradicts({ gorgoroth: true, starter: true });
});

/** Where player one's company at that site may go. */
function goes(from: string, options: Options, one: Words = {}): Table {
  const game = table({ phase: 'organization', one: { [from]: ['aragorn-ii'], ...one }, two: {} }, options);
  act(game, 'one', 'move aragorn-ii');
  return game;
}
const WATCHED: Options = { gorgoroth: true };

rule(
  'Gorgoroth is entered by region cards from Imlad Morgul or through Nurn, never by a site path',
  ['LE-O.2', 'LE-O.1'],
  () => {
    goes('minas-morgul', {}).offers('one', ['to barad-dur', 'to mount-doom']);
    const near = goes('minas-morgul', WATCHED);
    near.play('one', 'to mount-doom');
    assert.deepEqual(regionsOf(near), ['imlad-morgul', 'gorgoroth'], 'there is no other way to choose');
    const before = goes('lorien', {}, {});
    before.offers('one', 'to barad-dur');
    goes('lorien', WATCHED).refuses('one', 'to barad-dur', 'LE-O.2');
    goes('minas-tirith', {}).offers('one', 'to mount-doom');
    goes('minas-tirith', WATCHED).refuses('one', 'to mount-doom', 'LE-O.2');
    goes('easterling-camp', WATCHED).offers('one', 'to barad-dur');
  },
);

rule('Udûn is a way in where a card opens it, and out to Imlad Morgul is a way as well', ['LE-O.2'], () => {
  goes('barad-dur', WATCHED).offers('one', 'to minas-morgul');
  goes('barad-dur', WATCHED).refuses('one', 'to mount-doom', 'LE-O.2');
  goes('morannon', WATCHED, { table: ['morannon'] }).offers('one', 'to barad-dur');
});

rule('A Ringwraith’s company goes to Gorgoroth as ever', ['LE-O.2'], () => {
  const game = table(
    { phase: 'organization', one: { alignment: 'minion', 'minas-morgul': ['ostisen'] }, two: {} },
    WATCHED,
  );
  act(game, 'one', 'move ostisen');
  game.play('one', 'to barad-dur');
  game.offers('one', ['by-path', 'by-regions']);
});

const BURGLARY: Options = { burglary: true };
const atMoria = (rolls: readonly number[], options: Options = BURGLARY, one: Words = {}, more: Words = {}): Table =>
  table(
    { phase: 'site', one: { moria: ['bilbo', 'aragorn-ii', 'sam-gamgee'], ...one }, two: {}, ...more },
    options,
    rolls,
  );

rule(
  'Above five a Hobbit taps the site with nobody attacked, and may tap to play an item; a minor item may follow',
  ['LE-O.3', 'CR-MISC-4'],
  () => {
    const game = atMoria([3, 3], BURGLARY, { hand: ['glamdring', 'elven-cloak', 'concealment'] });
    game.play('one', 'burgle bilbo');
    game.says('rolls 6', 'LE-O.3');
    assert.equal(isAttacked(game), false);
    game.position({ one: { sites: { moria: 'tapped' } } });
    game.asks('one', 'Bilbo may tap to play an item');
    game.refuses('one', 'item narsil');
    game.play('one', 'item glamdring');
    hears(game, 'Bilbo gets Glamdring');
    assert.equal(where(game, 'bilbo'), 'tapped');
    until(game, 'one', 'item elven-cloak');
    game.play('one', 'item elven-cloak', 'by sam-gamgee');
    hears(game, 'gets Elven Cloak');
    assert.deepEqual([bearer(game, 'glamdring'), bearer(game, 'elven-cloak')], ['bilbo', 'sam-gamgee']);
  },
);

rule('A burglar who takes nothing still leaves the minor item to another', ['CR-MISC-4', 'LE-O.3'], () => {
  const game = atMoria([6, 6], BURGLARY, { hand: ['elven-cloak'] });
  game.play('one', 'burgle sam-gamgee', 'pass');
  game.offers('one', 'item elven-cloak');
});

rule(
  'At five or less he faces the automatic-attack alone, and nobody aids him',
  ['LE-O.4', 'CR-MISC-3', 'LE-O.3'],
  () => {
    const game = atMoria([2, 3, 1, 4, 1, 1], BURGLARY, { hand: ['concealment'] });
    game.play('one', 'burgle bilbo');
    game.says('rolls 5', 'LE-O.4');
    until(game, 'one', 'tap-to-fight');
    assert.deepEqual([strikes(game), excessOn(game, 'bilbo')], [['bilbo'], 3]);
    game.play('one', 'tap-to-fight');
    for (const other of ['aragorn-ii', 'sam-gamgee']) game.refuses('one', `aid ${other}`, 'CR-MISC-3');
    hears(game, 'Bilbo: 3 against 7');
    quiet(game);
    assert.equal(where(game, 'bilbo'), 'wounded');
    game.position({ one: { sites: { moria: 'in-play' } } });
  },
);

rule('Cards that others of his company would use do not help him either; his own do', ['CR-MISC-3'], () => {
  const hand = { hand: ['concealment'] };
  const himself = atMoria([1, 1], BURGLARY, hand);
  himself.play('one', 'burgle bilbo', 'play concealment');
  quiet(himself);
  assert.deepEqual([where(himself, 'bilbo'), where(himself, 'aragorn-ii')], ['tapped', 'untapped']);
  const spent = atMoria([1, 1], BURGLARY, { moria: ['bilbo tapped', 'aragorn-ii'], ...hand });
  spent.play('one', 'burgle bilbo');
  spent.refuses('one', 'play concealment', 'CR-MISC-3');
});

rule('Burglary is for Hobbits, at untapped sites that something guards', ['LE-O.3', 'LE-O.1'], () => {
  const game = atMoria([]);
  game.offers('one', ['enter', 'burgle bilbo', 'burgle sam-gamgee', 'pass']);
  game.refuses('one', 'burgle aragorn-ii', 'LE-O.3');
  atMoria([], {}).refuses('one', 'burgle bilbo', 'LE-O.1');
  const used = table(
    { phase: 'site', one: { companies: [{ site: 'moria', characters: ['bilbo'], tapped: true }] }, two: {} },
    BURGLARY,
  );
  used.refuses('one', 'burgle bilbo', 'LE-O.3');
  table({ phase: 'site', one: { bree: ['bilbo'] }, two: {} }, BURGLARY).refuses('one', 'burgle bilbo', 'LE-O.3');
});

const REVISITED: Options = { revisited: true };
/** The strikes and the prowess of the first attack that the company faces there. */
function met(site: string, who: string, options: Options, one: Words, two: Words): readonly (number | undefined)[] {
  const game = table({ phase: 'site', one: { [site]: [who], ...one }, two }, options);
  game.play('one', 'enter');
  const { figures } = game.view('one');
  return [figures.attack?.strikes, figures.attack?.prowess];
}

rule('Where the opponent has been, one strike and 1 prowess more await: 4 at 7 in Moria are 5 at 8', ['LE-O.5'], () => {
  const gone = { sites: { moria: 'discarded' } };
  assert.deepEqual(met('moria', 'aragorn-ii', REVISITED, {}, gone), [5, 8]);
  assert.deepEqual(met('moria', 'ostisen', REVISITED, { alignment: 'minion' }, gone), [5, 8], 'on both cards');
  assert.deepEqual(met('moria', 'aragorn-ii', {}, {}, gone), [4, 7]);
  assert.deepEqual(met('moria', 'aragorn-ii', REVISITED, {}, {}), [4, 7]);
  assert.deepEqual(met('moria', 'aragorn-ii', REVISITED, {}, { moria: ['gimli'] }), [4, 7], 'not while he is there');
  const told = table({ phase: 'site', one: { moria: ['gimli'] }, two: gone }, REVISITED);
  told.play('one', 'enter');
  told.says('Moria was visited before', 'LE-O.5');
});

const TWO: Options = { twoStrikes: true };
/** That creature comes upon them at Moria, and its strikes are about to be assigned. */
function struck(company: readonly string[], creature: string, rolls: readonly number[], options: Options = TWO): Table {
  const game = table({ phase: 'movement', one: { moria: [...company] }, two: { hand: [creature] } }, options, rolls);
  act(game, 'two', `creature ${creature}`);
  quiet(game);
  return game;
}

rule('A character may face two strikes at -3 each, and taps with the second', ['LE-O.6', 'CR-MISC-6'], () => {
  const game = struck(['aragorn-ii', 'bilbo'], 'orc-patrol', [6, 5, 6, 4, 6, 6]);
  game.offers('one', ['assign aragorn-ii', 'assign-two aragorn-ii', 'assign-two bilbo', 'leave-strikes']);
  game.play('one', 'assign-two aragorn-ii');
  game.says('Aragorn II faces two strikes, at -3 each', 'LE-O.6');
  quiet(game);
  game.play('one', 'resolve aragorn-ii');
  hears(game, 'Aragorn II: 14 against 6'); // 11, 6 prowess, -3
  assert.equal(where(game, 'aragorn-ii'), 'untapped', 'not with the first');
  quiet(game);
  game.play('one', 'resolve aragorn-ii');
  hears(game, 'Aragorn II: 13 against 6');
  assert.equal(where(game, 'aragorn-ii'), 'tapped');
  quiet(game);
  game.play('one', 'tap-to-fight'); // Bilbo has the third
  quiet(game);
  assert.equal(where(game, 'orc-patrol'), 'points');
});

rule('It may leave nothing for the others, or nothing over', ['LE-O.6'], () => {
  const spares = struck(['aragorn-ii', 'bilbo', 'sam-gamgee'], 'orc-patrol', []);
  spares.play('one', 'assign-two aragorn-ii', 'assign bilbo');
  assert.deepEqual(strikes(spares), ['aragorn-ii', 'aragorn-ii', 'bilbo']);
  const over = struck(['aragorn-ii', 'bilbo'], 'orc-patrol', []);
  over.play('one', 'assign-two aragorn-ii');
  assert.equal(excessStrikes(over), 0, 'Bilbo has the third strike');
});

rule('If the first of two kills him, the second counts as successful', ['CR-MISC-5'], () => {
  const game = struck(['bilbo', 'aragorn-ii'], 'orc-patrol', [1, 1, 6, 6, 6, 6]);
  game.play('one', 'assign-two bilbo');
  quiet(game);
  game.play('one', 'resolve bilbo');
  hears(game, 'Bilbo is out of play');
  until(game, 'one', 'tap-to-fight');
  assert.deepEqual(strikeEnds(game), ['succeeded', 'succeeded', 'open']);
  game.play('one', 'tap-to-fight');
  quiet(game);
  assert.equal(where(game, 'orc-patrol'), 'discard', 'it is not defeated');
});

rule('Two strikes are for untapped characters, while two strikes are left', ['LE-O.6', 'LE-O.1', 'CR-I.D.15'], () => {
  const game = struck(['aragorn-ii', 'bilbo tapped', 'sam-gamgee', 'faramir'], 'orc-patrol', []);
  game.refuses('one', 'assign-two bilbo', 'LE-O.6');
  game.play('one', 'assign aragorn-ii', 'assign sam-gamgee');
  game.refuses('one', 'assign-two faramir', 'LE-O.6');
  struck(['aragorn-ii', 'bilbo', 'sam-gamgee', 'faramir'], 'orc-patrol', [], {}).refuses(
    'one',
    'assign-two bilbo',
    'LE-O.1',
  );
  const each = struck(['aragorn-ii', 'bilbo'], 'silent-watcher', []);
  assert.deepEqual(strikes(each), ['aragorn-ii', 'bilbo'], 'everybody has one strike, and nobody two');
});
