// Set-up: starting characters, items, decks, hands, and who begins (MW-S3, CR-I.0, CR-TRN-8 to CR-TRN-12).
import assert from 'node:assert/strict';
import { writeDeck } from '../../../games/meccg/decks/write.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { asPosition } from '../whereabouts.ts';
import { NORTH, SOUTH } from './sample-decks.ts';

const [north, south] = [writeDeck(NORTH), writeDeck(SOUTH)];

type Options = NonNullable<Parameters<typeof meccg.create>[0]>;
type Table = ReturnType<typeof start>;
const start = (options: Options = {}, rolls: number[] = []) =>
  scene(meccg, undefined, { options: { deckOne: north, deckTwo: south, ...options }, rolls, seed: 'start' });

const words = (game: Table, seat: 'one' | 'two') => asPosition(game)[seat] as Record<string, string[]>;
/** Both choose what their decks name; then all is left as it is. */
function standard(game: Table): void {
  game.play('one', 'start-as-listed');
  game.play('two', 'start-as-listed');
}
const ready = (game: Table): void => {
  for (const seat of ['one', 'two']) while (game.list(seat).includes('give-nobody')) game.play(seat, 'give-nobody');
  for (const seat of ['one', 'two']) game.play(seat, 'start-ready');
};

rule('A player starts with one to five characters, Wizards not among them', ['MW-S3.3.1'], () => {
  const game = start({ deckOne: south, deckTwo: north });
  game.refuses('one', 'start-done', 'MW-S3.3.1');
  game.refuses('one', 'start-with saruman');
  assert.ok(!game.list('one').includes('start-with saruman'));
  game.play('one', 'start-with eowyn');
  game.play('two', 'start-with bard-bowman');
  game.offers('one', 'start-done');
  for (const [one, two] of [
    ['gamling-the-old', 'sam-gamgee'],
    ['beregond', 'arwen'],
    ['eomer', 'merry'],
  ]) {
    game.play('one', `start-with ${one}`);
    game.play('two', `start-with ${two}`);
  }
  game.play('one', 'start-with peath');
  game.play('two', 'start-done');
  // five are enough: player one is not asked again
  assert.equal(Object.keys(words(game, 'one')['characters']).length, 5);
  assert.equal(Object.keys(words(game, 'two')['characters']).length, 4);
});

rule(
  'The minds of the starting characters come to twenty at most, followers included',
  ['MW-S3.3.2', 'MW-S3.3.3'],
  () => {
    const game = start();
    game.play('one', 'start-with aragorn-ii');
    game.play('two', 'start-with imrahil');
    game.play('one', 'start-with gimli'); // 9 + 6
    game.play('two', 'start-with faramir');
    game.offers('one', 'start-with bilbo'); // 20
    game.refuses('one', 'start-with legolas', 'MW-S3.3.2');
    game.play('one', 'start-with sam-gamgee'); // 19; Aragorn II could control him, which changes nothing
    game.play('two', 'start-with boromir-ii');
    game.play('two', 'start-done'); // nothing fits 19: player one is done
    game.position({ one: { characters: { 'aragorn-ii': {}, gimli: {}, 'sam-gamgee': {} } } });
  },
);

rule('Both show at once; whom both have chosen goes into both play decks', ['MW-S3.3.4', 'CR-I.0.1'], () => {
  const game = start({ deckTwo: north });
  game.play('one', 'start-with aragorn-ii');
  game.hides('two', 'aragorn');
  game.play('two', 'start-with aragorn-ii');
  game.play('one', 'start-with bilbo');
  game.play('two', 'start-with gimli');
  game.play('one', 'start-done');
  game.hides('two', 'bilbo');
  game.play('two', 'start-done');
  game.says('Both chose Aragorn II, who goes into the play decks.', 'MW-S3.3.4');
  assert.deepEqual(Object.keys(words(game, 'one')['characters']), ['bilbo']);
  assert.deepEqual(Object.keys(words(game, 'two')['characters']), ['gimli']);
  for (const seat of ['one', 'two'] as const) {
    // with him there are nine others of the pool: ten and more, and he would not count
    assert.ok(words(game, seat)['deck'].includes('aragorn-ii'));
    assert.equal(words(game, seat)['sideboard'].includes('aragorn-ii'), false);
  }
});

rule('The start is at Rivendell, in companies and with followers as the player likes', ['MW-S3.3.5'], () => {
  const game = start();
  standard(game);
  for (const seat of ['one', 'two']) game.play(seat, 'give-nobody', 'give-nobody');
  game.position({
    one: { companies: [{ site: 'rivendell', characters: ['aragorn-ii', 'bilbo', 'sam-gamgee', 'bard-bowman'] }] },
  });
  game.refuses('one', 'start-follow bilbo', 'MW-S5.3.1'); // mind 5, and Aragorn II has 3
  game.play('one', 'start-follow bard-bowman', 'start-under aragorn-ii', 'start-part aragorn-ii', 'start-alone');
  game.position({
    one: {
      companies: [
        { site: 'rivendell', characters: ['bilbo', 'sam-gamgee'] },
        { site: 'rivendell', characters: ['aragorn-ii', 'bard-bowman'] },
      ],
      characters: { 'bard-bowman': { under: 'aragorn-ii' } },
    },
  });
});

rule(
  'Up to two minor items go to starting characters, and come out of no play deck',
  ['MW-S3.4.1', 'MW-S3.4.2', 'MW-S3.4.4'],
  () => {
    const game = start();
    standard(game);
    game.play('one', 'give-to bilbo', 'give-to sam-gamgee');
    game.play('two', 'give-to faramir', 'give-nobody');
    game.position({
      one: { characters: { bilbo: { on: ['dagger-of-westernesse'] }, 'sam-gamgee': { on: ['elven-cloak'] } } },
      two: { characters: { faramir: { on: ['shield-of-iron-bound-ash'] } } },
    });
    // 30 resources, 30 hazards, 6 characters, 2 Wizards
    assert.equal(words(game, 'one')['deck'].length, 68);
  },
);

rule('The play decks are shuffled and eight cards drawn', ['MW-S3.5.3', 'MW-S3.6.1', 'MW-S2.3.1'], () => {
  const decks = ['a', 'b'].map((seed) => {
    const game = scene(meccg, undefined, { options: { deckOne: north }, seed, rolls: [6, 6, 1, 1] });
    standard(game);
    ready(game);
    assert.equal(words(game, 'one')['hand'].length, 8);
    assert.equal(words(game, 'two')['hand'].length, 8);
    assert.equal(words(game, 'one')['deck'].length, 60);
    return words(game, 'one')['deck'].join();
  });
  assert.notEqual(decks[0], decks[1]);
});

rule('The higher roll takes the first turn; ties are rolled again', ['MW-S3.7.1', 'MW-S0.1.1', 'MW-S0.2.1'], () => {
  const game = start({}, [3, 4, 5, 2, 1, 2, 2, 2]);
  standard(game);
  ready(game);
  game.says('Player one rolls 7, Player two rolls 7: they roll again.', 'MW-S3.7.1');
  game.says('Player one rolls 3, Player two rolls 4: Player two takes the first turn.', 'MW-S3.7.1');
  game.position({ turn: 1, active: 'two' });
});

rule('Location decks hold every site; Havens are always there', ['MW-S3.1.1', 'MW-S3.1.2', 'MW-S2.2.1'], () => {
  const game = start();
  game.position({ one: { sites: {} } });
  assert.deepEqual(words(game, 'one')['sites'], {});
});

rule(
  'In the draft each pair is shown at once, and shared ones are set aside',
  ['CR-TRN-8', 'CR-TRN-9', 'CR-I.0.2'],
  () => {
    const game = start({ draft: true, deckTwo: north });
    assert.equal(game.list('one').filter((move) => move.startsWith('start-with')).length, 10);
    game.play('one', 'start-with aragorn-ii');
    game.hides('two', 'aragorn');
    game.play('two', 'start-with aragorn-ii');
    game.says('Both show the same character, who is set aside for both.', 'CR-TRN-9');
    game.refuses('one', 'start-with aragorn-ii');
    game.play('one', 'start-with bilbo');
    game.play('two', 'start-with gimli');
    game.position({ one: { aside: ['bilbo'] }, two: { aside: ['gimli'] } });
    assert.ok(!game.list('two').includes('start-as-listed'));
    game.refuses('two', 'start-with bilbo', 'MW-S2.9.1'); // he is the opponent's already
  },
);

rule('Who stops the draft lets the other go on alone', ['CR-TRN-10', 'CR-TRN-11', 'CR-TRN-12'], () => {
  const game = start({ draft: true });
  game.play('one', 'start-with aragorn-ii');
  game.play('two', 'start-with imrahil');
  game.play('one', 'start-done');
  game.play('two', 'start-with faramir');
  game.play('two', 'start-with theoden'); // 17
  game.refuses('two', 'start-with boromir-ii', 'CR-TRN-11');
  game.play('two', 'start-done');
  const people = words(game, 'one')['deck'].filter((id) => ['bilbo', 'gimli', 'legolas', 'sam-gamgee'].includes(id));
  assert.equal(people.length, 4); // the unused pool joins the deck
});

rule('The starter game is a one-deck game without a sideboard', ['MW-T1.1.1', 'MW-T2.1.1'], () => {
  assert.deepEqual(words(start({ starter: true }), 'one')['sideboard'], []);
  assert.equal(words(start(), 'one')['sideboard'].length, 7);
  assert.equal(start({ starter: true, decks: 3 }).view('one').rules.decks, 1);
});

rule('The turn limit is sixty player turns for each deck of the game length, or none', ['MW-S1.2.6'], () => {
  for (const [options, limit] of [
    [{}, 60],
    [{ decks: 2 }, 120],
    [{ decks: 4 }, 240],
    [{ turnLimit: 0, decks: 3 }, 0],
  ] as const)
    assert.equal(start(options).view('one').rules.turnLimit, limit);
});
