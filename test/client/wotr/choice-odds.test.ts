import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOdds } from '../../../client/wotr/choice-odds.ts';
import { dressChoice } from '../../../client/wotr/dress.ts';
import { attackWords, engineBonus, percent } from '../../../client/wotr/odds.ts';
import type { Words } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { battleOdds } from '../../../games/wotr/odds/battle.ts';
import { armyIn } from '../../../games/wotr/reading/board.ts';
import { PIECE_IDS } from '../../../games/wotr/tables/pieces.ts';
import { scene } from '../../scene.ts';

const at = (words: Words) =>
  scene(wotr, { act: 'free', dice: { free: ['character'], shadow: ['army'] }, ...words }).view('free');

test('Before the Fellowship moves: how likely the Hunt finds it, and what that costs', () => {
  const hunted = at({ hunt: { shadow: 2, free: 0 } });
  // 2 dice that need a 6: 1 - (5/6)².
  assert.match(
    choiceOdds({ verb: 'move fellowship' }, hunted, 0) ?? '',
    /^the Hunt succeeds with 31 %, 0\.\d damage on average$/,
  );
  assert.equal(choiceOdds({ verb: 'move fellowship' }, at({}), 0), 'no die hunts it');
});

test('The Re-rolls of the Hunt are counted in, and so is the card that could add to it', () => {
  const hunt = { shadow: 1, free: 0 };
  const followed = at({ hunt, fellowship: { at: 'hollin' }, hollin: { sauron: '1r', nazgul: 1 } });
  // One die that needs a 6, and only one can be rolled again: 1 - (5/6)².
  assert.match(
    choiceOdds({ verb: 'move fellowship' }, followed, 0) ?? '',
    /^the Hunt succeeds with 31 % \(2 dice rolled again\), 0\.\d damage on average$/,
  );
  // With 1 added to every die a 5 is enough: 1/3.
  const seen = at({ hunt, table: ['flocks-of-crebain'] });
  assert.match(
    choiceOdds({ verb: 'move fellowship' }, seen, 0) ?? '',
    /^the Hunt succeeds with 17 %, 0\.\d damage on average; 33 % with Flocks of Crebain$/,
  );
});

test('On the Mordor Track: the next tile, and the chance of the Fire', () => {
  const view = at({ fellowship: { mordor: 2, corruption: 5 }, hunt: { shadow: 1, free: 0 } });
  const words = choiceOdds({ verb: 'move fellowship' }, view, 0) ?? '';
  assert.match(words, /damage on average · the Fire is reached with \d+ %$/, 'no tile stops them');
  const stopped = at({ fellowship: { mordor: 2, corruption: 5 }, pool: ['shelobs-lair', '1'] });
  assert.match(choiceOdds({ verb: 'move fellowship' }, stopped, 0) ?? '', /, stopped with 50 % · the Fire is reached/);
});

test('In a battle: fighting on, standing, and drawing back behind the walls', () => {
  const game = scene(wotr, {
    act: 'shadow',
    politics: { sauron: 'at war', gondor: 'at war' },
    osgiliath: { sauron: '8r' },
    'minas-tirith': { gondor: '3r' },
    dice: { shadow: ['army'] },
  });
  game.play('shadow', 'die army', 'attack osgiliath', 'against minas-tirith');
  game.asks('free', 'Fight in the field, or withdraw');
  const view = game.view('free');
  const field = choiceOdds({ verb: 'fight in the field' }, view, 0) ?? '';
  const walls = choiceOdds({ verb: 'withdraw' }, view, 0) ?? '';
  assert.match(field, /^to the end you win with \d+ %$/);
  assert.match(walls, /^behind the walls an assault takes it in one round with \d+ %$/);
});

const POLITICS = { sauron: 'at war', gondor: 'at war' };
type Game = ReturnType<typeof fight>;

/** The Shadow attacks from `from` with all it has; nobody uses a card. */
function fight(words: Words, from: string, to: string, rolls: readonly number[] = []) {
  const game = scene(wotr, { act: 'shadow', politics: POLITICS, dice: { shadow: ['army'] }, ...words }, { rolls });
  game.play('shadow', 'die army', `attack ${from}`);
  if (game.list('shadow').includes(`against ${to}`)) game.play('shadow', `against ${to}`);
  return game;
}
function withoutCards(game: Game): Game {
  for (let i = 0; i < 4; i++)
    for (const seat of ['free', 'shadow']) if (game.list(seat).includes('no card')) game.play(seat, 'no card');
  return game;
}
test('An attack on those who may withdraw says so; against others its chance is all there is to say (WR-6.30.1)', () => {
  const game = scene(wotr, {
    act: 'shadow',
    politics: { gondor: 'at war', sauron: 'at war' },
    osgiliath: { sauron: '5r 1e' },
    'minas-tirith': { gondor: '3r' },
    lossarnach: { gondor: '1r' },
    dice: { shadow: ['army'] },
  });
  game.play('shadow', 'die army', 'attack osgiliath');
  const view = game.view('shadow');
  const words = (region: number) => attackWords(view, 1, R.osgiliath, armyIn(view, R.osgiliath, 1), region);
  assert.match(words(R['minas-tirith']), /^you win \d+ %, unless it withdraws behind the walls$/);
  assert.match(words(R.lossarnach), /^you win \d+ %$/);
});

const said = (game: Game, seat: 'free' | 'shadow', verb: string, piece?: string): string | undefined =>
  choiceOdds(
    { verb, targets: piece === undefined ? [] : [{ domain: 'piece', id: PIECE_IDS.indexOf(piece) }] },
    game.view(seat),
    seat === 'free' ? 0 : 1,
  );

test('Who is hit: the battle to its end with what that leaves of the Army (WR-6.24.3)', () => {
  const words = { osgiliath: { sauron: '2r' }, pelargir: { gondor: '1r 1e' } };
  const game = withoutCards(fight(words, 'osgiliath', 'pelargir', [6, 1, 1, 1]));
  game.offersOnly('free', ['remove gondor-regular', 'reduce gondor-elite']);
  const wins = (regular: number, elite: number): string => {
    const attacker = { regular: 2, elite: 0 };
    return percent(battleOdds({ attacker, defender: { regular, elite }, until: 'end' }).defenderWins);
  };
  assert.equal(said(game, 'free', 'remove', 'gondor-regular'), `to the end you win with ${wins(0, 1)}`);
  assert.equal(said(game, 'free', 'reduce', 'gondor-elite'), `to the end you win with ${wins(2, 0)}`);
});

test('To cease, to fight on, to stand or to give way (WR-6.27.1, WR-6.27.2)', () => {
  const words = { osgiliath: { sauron: '2r' }, pelargir: { gondor: '2r' } };
  const game = withoutCards(fight(words, 'osgiliath', 'pelargir', [1, 1, 1, 1]));
  assert.equal(said(game, 'shadow', 'cease'), 'nobody else is lost; the enemy stays with 2');
  const even = { regular: 2, elite: 0 };
  const { attackerWins, defenderWins } = battleOdds({ attacker: even, defender: even, until: 'end' });
  assert.equal(said(game, 'shadow', 'continue'), `to the end you win with ${percent(attackerWins)}`);
  game.play('shadow', 'continue');
  assert.equal(said(game, 'free', 'stand'), `to the end you win with ${percent(defenderWins)}`);
  assert.equal(said(game, 'free', 'retreat to'), 'saves 2');
});

test('An assault is pressed with an Elite less: the odds are those of the Regular it becomes (WR-6.31.5)', () => {
  const words = { 'minas-tirith': { gondor: '1r', sauron: '1e' } };
  const game = withoutCards(fight(words, 'minas-tirith', 'minas-tirith', [1, 1]));
  game.offersOnly('shadow', ['reduce sauron-elite', 'cease']);
  // A single die needs a 6, and the Regular must not fall to a 5 or 6 of the other: 1/6 of 2/3.
  assert.equal(said(game, 'shadow', 'reduce', 'sauron-elite'), 'a round takes it with 11 %');
});

test('Behind walls there is room for five: the others are counted as lost (WR-6.30.9)', () => {
  const words = { osgiliath: { sauron: '3r' }, 'minas-tirith': { gondor: '6r' } };
  const game = fight(words, 'osgiliath', 'minas-tirith');
  assert.match(
    said(game, 'free', 'withdraw') ?? '',
    /^behind the walls an assault .* with 0 %; 1 more than 5 units is lost$/,
  );
});

test('The White Rider is weighed against the Leadership he gives up (WR-6.20.5)', () => {
  const words = {
    osgiliath: { sauron: '2r', nazgul: 3 },
    pelargir: { gondor: '2r' },
    characters: { 'gandalf-white': 'pelargir' },
  };
  const game = fight(words, 'osgiliath', 'pelargir');
  game.offersOnly('free', ['white rider', 'hold back']);
  const even = { regular: 2, elite: 0 };
  const wins = (nazgul: number, gandalf: number): string => {
    const armies = { attacker: { ...even, leadership: nazgul }, defender: { ...even, leadership: gandalf } };
    return percent(battleOdds({ ...armies, at: 'city', until: 'end' }).defenderWins);
  };
  assert.equal(said(game, 'free', 'white rider'), `to the end you win with ${wins(0, 0)}`);
  assert.equal(said(game, 'free', 'hold back'), `to the end you win with ${wins(3, 1)}`);
});

const twilight = (words: Words) =>
  scene(
    wotr,
    { act: 'free', dice: { free: ['character'], shadow: ['army'] }, ...words },
    { options: { twilight: true } },
  ).view('free');

test('Ents against an Army: how likely one of them destroys it, and all who can be spared (WR-12.9.14)', () => {
  const view = twilight({ fangorn: { ents: 3 }, factions: ['ents'], 'fords-of-isen': { isengard: '2r' } });
  const choice = {
    move: 'ent against fords-of-isen',
    verb: 'ent against',
    label: 'An Ent attacks Fords of Isen',
    targets: [{ domain: 'region', id: R['fords-of-isen'] }],
  };
  const standing = { table: { view, viewer: 0 } } as never;
  // Five dice that hit with a third: 131 of 243 for two hits or more.
  assert.match(dressChoice(choice, standing).detail ?? '', /^against 2 · 1 Ent destroys it with 54 %, 2 with 9\d %$/);
  assert.equal(dressChoice(choice, standing, false).detail, 'against 2');
});

test('Superiority in siege engines changes the first roll of the Free Peoples, and no other (WR-12.10.8, WR-12.10.10)', () => {
  const siege = (towers: number, trebuchets: number, more: object = {}) => {
    const view = twilight({ 'minas-tirith': { gondor: '3r', sauron: '5r', towers, trebuchets } });
    const now = { rollHits: [0, 0], missed: [0, 0] };
    const battle = { kind: 'siege', side: 1, region: R['minas-tirith'], round: 1, special: {}, now, ...more } as never;
    return ([0, 1] as const).map((side) => engineBonus(view, battle, side));
  };
  assert.deepEqual(siege(2, 1), [-1, 0]);
  assert.deepEqual(siege(0, 1), [1, 0]);
  assert.deepEqual(siege(1, 1), [0, 0]);
  assert.deepEqual(siege(2, 1, { round: 2 }), [0, 0]);
  assert.deepEqual(siege(2, 1, { now: { rollHits: [1, 0], missed: [2, 5] } }), [0, 0]);
});
