// Minion resource events of magic that work on life and death, or call up what was not there.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, asked, bearer, quiet, strikes, type Table, until, where } from '../combat/fight.ts';
import { resolve, table } from '../movement/table.ts';
import { bodyOf, marshallingPoints, prowessOf } from '../table.ts';
import { plays } from './journey.ts';
import { attacked, faces } from './minion-fight.ts';

const minion = { alignment: 'minion' };
const MALADY = 'a-malady-without-healing';
const FREEZE = 'freeze-the-flesh';
const CHAINS = 'gold-chains-in-the-wind';
const SPYING = 'spying-out-the-land';

/** Ciryaher, a user of shadow-magic, is at Bree, and so is somebody of the other player's. */
const meets = (who: string, rolls: number[], two: 'hero' | 'minion' = 'hero'): Table =>
  table(
    { phase: 'site', one: { ...minion, bree: ['ciryaher'], hand: [MALADY] }, two: { alignment: two, bree: [who] } },
    { rolls },
  );
/** They have entered, and faced the guards of the site. */
function enters(game: Table): void {
  game.play('one', 'enter');
  for (let n = 0; n < 30 && !game.list('one').includes(`play ${MALADY}`); n++) {
    const { seat } = asked(game);
    const list = game.list(seat);
    game.play(seat, ['tap-to-fight', 'pass'].find((one) => list.includes(one)) ?? list[0]);
  }
}
function ails(game: Table, on: string): void {
  enters(game);
  game.play('one', `play ${MALADY}`);
  if (game.list('one').includes(`on ${on}`)) game.play('one', `on ${on}`);
  for (let n = 0; n < 20 && asked(game).at === 'chain/respond'; n++) game.play(asked(game).seat, 'pass');
}

rule(
  'A Malady Without Healing: a hero checks his corruption and his body; who kills him has his points',
  ['CR-TERM-target-3', 'MW-S7.5.1'],
  () => {
    // Ciryaher beats the Men of Bree; Adrazar, body 6, passes the first check and fails the second; Ciryaher checks at -5.
    const game = meets('adrazar', [6, 6, 6, 6, 4, 3, 6, 6]);
    const before = marshallingPoints(game, 'one');
    ails(game, 'adrazar');
    assert.equal(where(game, 'adrazar'), 'out-of-play');
    assert.equal(marshallingPoints(game, 'one'), before + 1, 'his one point, as a kill');
    const spared = meets('adrazar', [6, 6, 6, 6, 3, 3, 6, 6]);
    const points = marshallingPoints(spared, 'one');
    ails(spared, 'adrazar');
    assert.equal(where(spared, 'adrazar'), 'untapped', '6 is not more than his body');
    assert.equal(marshallingPoints(spared, 'one'), points);
  },
);

rule(
  'The body check is harder for one who is tapped, and a minion who dies of it is worth nothing',
  ['MW-S7.5.1'],
  () => {
    const tapped = table(
      {
        phase: 'site',
        one: { ...minion, bree: ['ciryaher'], hand: [MALADY] },
        two: { bree: ['adrazar tapped'] },
      },
      { rolls: [6, 6, 6, 6, 3, 3, 6, 6] },
    );
    ails(tapped, 'adrazar');
    assert.equal(where(tapped, 'adrazar'), 'out-of-play', '6 and 1 are more than 6');
    const servant = meets('asternak', [6, 6, 6, 6, 6, 6, 6, 6], 'minion');
    const before = marshallingPoints(servant, 'one');
    ails(servant, 'asternak');
    assert.equal(where(servant, 'asternak'), 'out-of-play');
    assert.equal(marshallingPoints(servant, 'one'), before);
  },
);

rule('Who fails the corruption check of the malady makes no body check', ['MW-S8.3.3'], () => {
  const game = meets('adrazar: the-one-ring', [6, 6, 1, 1, 6, 6]);
  const before = marshallingPoints(game, 'one');
  ails(game, 'adrazar');
  assert.equal(where(game, 'adrazar'), 'out-of-play');
  assert.equal(marshallingPoints(game, 'one'), before + 1, 'these checks have eliminated him');
});

rule('No Wizard, Ringwraith or anybody elsewhere falls ill', ['MW-S5.1.4'], () => {
  for (const one of ['gandalf', 'dwar-the-ringwraith'])
    for (const two of [one === 'gandalf' ? ('hero' as const) : ('minion' as const)]) {
      const game = meets(one, [6, 6], two);
      enters(game);
      game.play('one', `play ${MALADY}`);
      assert.ok(!game.list('one').includes(`on ${one}`), one);
    }
  const away = table({
    phase: 'site',
    one: { ...minion, bree: ['luitprand'], hand: [MALADY] },
    two: { bree: ['adrazar'] },
  });
  away.refuses('one', `play ${MALADY}`);
});

/** Luitprand is struck down by an Orc. */
function falls(company: string[], rolls: number[], hand: string[] = [FREEZE]): Table {
  const game = faces(company, 'orc-lieutenant', rolls, { hand });
  if (game.list('one').includes('assign luitprand')) game.play('one', 'assign luitprand');
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  return game;
}

rule(
  'Freeze the Flesh: who was eliminated by a body check comes back tapped, less than he was, and seen from afar',
  ['LE-S5.6.4', 'LE-S5.8.3'],
  () => {
    const company = ['ciryaher', 'layos'];
    const strike = (hand: string[]): Table => {
      const game = faces(company, 'orc-lieutenant', [1, 1, 6, 6, 6, 6], { hand });
      game.play('one', 'assign layos');
      act(game, 'one', 'tap-to-fight');
      quiet(game);
      return game;
    };
    const game = strike([FREEZE]);
    assert.equal(where(game, 'layos'), 'out-of-play');
    until(game, 'one', `play ${FREEZE}`);
    plays(game, FREEZE);
    assert.equal(where(game, 'layos'), 'tapped');
    assert.equal(bearer(game, FREEZE), 'layos');
    assert.deepEqual([prowessOf(game, 'layos'), bodyOf(game, 'layos')], [3 - 1, 8 - 2]);
    game.position({ one: { characters: { layos: { stand: 'tapped' } } } });
  },
);

rule('Freeze the Flesh: who led him leads him again with just influence enough', ['MW-S5.3.1'], () => {
  const game = falls(['ciryaher', 'luitprand under ciryaher', 'odoacer under ciryaher'], [1, 1, 6, 6, 6, 6]);
  assert.equal(where(game, 'luitprand'), 'out-of-play');
  until(game, 'one', `play ${FREEZE}`);
  plays(game, FREEZE);
  game.position({ one: { characters: { luitprand: { under: 'ciryaher' } } } });
});

rule('Freeze the Flesh needs one who fell, and a user of shadow-magic who was with him', ['MW-S10.1.2'], () => {
  const idle = table({ one: { ...minion, 'minas-morgul': ['ciryaher', 'snaga'], hand: [FREEZE] } });
  idle.refuses('one', `play ${FREEZE}`, 'MW-S10.1.2');
  const alone = falls(['lagduf', 'luitprand'], [1, 1, 6, 6]);
  assert.equal(where(alone, 'luitprand'), 'out-of-play');
  alone.refuses('one', `play ${FREEZE}`, 'MW-S5.1.4');
});

rule(
  'Gold Chains in the Wind: an ally of prowess 5 faces a strike before anybody else, and is gone with the attack',
  ['MW-S7.2.12', 'LE-S5.8.3'],
  () => {
    const game = attacked(['ciryaher', 'luitprand'], 'orc-lieutenant', [6, 6, 5, 4], { hand: [CHAINS] });
    game.play('one', `play ${CHAINS}`);
    resolve(game);
    assert.equal(prowessOf(game, CHAINS), 5);
    game.play('one', 'pass');
    game.play('two', 'pass');
    assert.deepEqual(strikes(game), [CHAINS]);
    assert.deepEqual([where(game, 'ciryaher'), where(game, 'luitprand')], ['untapped', 'untapped']);
    act(game, 'one', 'tap-to-fight');
    quiet(game);
    assert.equal(where(game, CHAINS), 'discard');
    attacked(['luitprand'], 'orc-lieutenant', [], { hand: [CHAINS] }).refuses('one', `play ${CHAINS}`, 'MW-S5.1.4');
    table({ one: { ...minion, 'minas-morgul': ['ciryaher'], hand: [CHAINS] } }).refuses('one', `play ${CHAINS}`);
  },
);

rule('The ally of the chains has no body: a strike that succeeds asks for no check', ['MW-S7.4.5'], () => {
  const game = attacked(['ciryaher'], 'orc-lieutenant', [6, 6, 1, 1], { hand: [CHAINS] });
  game.play('one', `play ${CHAINS}`);
  resolve(game);
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  assert.equal(where(game, CHAINS), 'discard');
});

/** Belegorn is a user of spirit-magic. */
const spies = (hazards: string[], rolls: number[] = [6, 6]): Table =>
  table(
    { one: { ...minion, 'minas-morgul': ['belegorn', 'luitprand'], hand: [SPYING] }, two: { hand: hazards } },
    { rolls },
  );

rule(
  'Spying out the Land: the opponent shows hazards, and plays no others on that company this turn',
  ['MW-S10.1.2', 'LE-S5.8.3'],
  () => {
    const game = spies(['doors-of-night', 'lure-of-the-senses', 'lure-of-the-senses', 'aragorn-ii']);
    plays(game, SPYING);
    game.offersOnly('two', ['choose-title doors-of-night', 'choose-title lure-of-the-senses', 'stop']);
    game.play('two', 'choose-title lure-of-the-senses', 'stop');
    game.says('reveals Lure of the Senses');
    game.hides('one', 'Doors of Night');
    until(game, 'two', 'play lure-of-the-senses');
    game.refuses('two', 'play doors-of-night', 'MW-S10.1.2');
    game.play('two', 'play lure-of-the-senses', 'on luitprand');
    resolve(game);
    game.refuses('two', 'play lure-of-the-senses', 'MW-S10.1.2');
  },
);

rule('Without a user of spirit-magic, or out of his organization phase, nobody spies', ['MW-S5.1.4'], () => {
  const nobody = table({ one: { ...minion, 'minas-morgul': ['luitprand'], hand: [SPYING] } });
  nobody.refuses('one', `play ${SPYING}`, 'MW-S5.1.4');
  const late = table({ phase: 'site', one: { ...minion, 'minas-morgul': ['belegorn'], hand: [SPYING] } });
  late.refuses('one', `play ${SPYING}`);
});
