// How a game of Ringwraiths ends: elimination, The One Ring at Barad-dûr, Sudden Call, the Audience with Sauron.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { COUNCIL, MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import {
  calledOn,
  corruptionOf,
  hazardsPlayed,
  marshallingPoints,
  mayCall,
  phaseOf,
  timesExhausted,
  turnOf,
} from '../table.ts';
import { idle, passes, resolve } from '../turn/table.ts';
import { act, asked, hears, minions, type Table, where } from './minions.ts';
import { abroad, attackedBy, fightOut } from './table.ts';

/** Page 8: what Wendy has when she plays Sudden Call. */
const WENDY: Words = {
  alignment: 'minion',
  'carn-dum': [
    'dwar-the-ringwraith: the-warg-king',
    'troll-chief: black-mace, magic-ring-of-fury',
    'troll-lout under troll-chief: saw-toothed-blade',
    'shagrat',
    'grishnakh under shagrat',
    'orc-tracker: orc-liquor',
  ],
  table: ['orcs-of-angmar', 'beornings-minion'],
  points: ['seize-prisoners on carn-dum'],
};
/** What Nick has, the second Orc Captain following the Lieutenant. */
const NICK: Words = {
  alignment: 'minion',
  'carn-dum': [
    'indur-the-ringwraith',
    'ciryaher under indur-the-ringwraith',
    'tarcil: palantir-of-orthanc-minion, magic-ring-of-enigma',
    'orc-captain: saw-toothed-blade, foul-smelling-paste',
    'lieutenant-of-morgul: stinker',
    { name: 'orc-captain', under: 'lieutenant-of-morgul' },
  ],
};
rule(
  'Wendy has 20 points and may play Sudden Call; Nick has 18, and 22 with the Hillmen',
  ['LE-S1.2.7', 'LE-S1.2.8', 'LE-S1.1.6', 'LE-S1.2.10'],
  () => {
    const game = minions({ ...WENDY, hand: ['sudden-call'] }, NICK);
    assert.deepEqual([marshallingPoints(game, 'one'), marshallingPoints(game, 'two')], [20, 18]);
    assert.equal(corruptionOf(game, 'orc-tracker'), 1);
    assert.equal(corruptionOf(game, 'troll-chief'), 5);
    assert.equal(corruptionOf(game, 'tarcil'), 5);
    game.offers('one', 'play sudden-call');
    const late = minions(WENDY, { ...NICK, table: ['hillmen-minion'] });
    assert.deepEqual([marshallingPoints(late, 'one'), marshallingPoints(late, 'two')], [20, 22]);
  },
);

rule(
  'After Sudden Call the opponent has one more turn, then the Audience is held',
  ['LE-S1.1.5', 'LE-S1.1.6', 'LE-S1.1.3', 'MX-9.5'],
  () => {
    const exhausted = minions(
      { 'minas-morgul': ['gorbag'], hand: ['sudden-call'], exhausted: 1 },
      { 'dol-guldur': ['shagrat'] },
      {},
      [6, 6, 6, 6],
    );
    exhausted.play('one', 'play sudden-call');
    if (exhausted.list('one').includes('way 1')) exhausted.play('one', 'way 1');
    resolve(exhausted);
    exhausted.says('calls the Audience with Sauron', 'LE-S1.1.5');
    idle(exhausted, (s) => s.active === 1);
    assert.notEqual(phaseOf(exhausted), 'council');
    idle(exhausted, (s) => s.phase === COUNCIL);
    assert.equal(turnOf(exhausted), 4);
    idle(exhausted, () => false);
    exhausted.outcome({ winner: null, reason: 'tie', rule: 'LE-S1.2.6' });
  },
);

rule('With 19 points and no exhausted deck it cannot be played', ['LE-S1.1.6', 'LE-S1.1.9'], () => {
  const less = { ...WENDY, points: [], hand: ['sudden-call'] };
  const game = minions(less);
  assert.equal(marshallingPoints(game, 'one'), 18);
  game.play('one', 'play sudden-call');
  game.offersOnly('one', []);
  const starter = scene(meccg, { one: less, two: { alignment: 'minion' } }, { options: { starter: true } });
  assert.ok(mayCall(starter, 'one'));
});

rule(
  'Without the card there is no call, however many points; a Wizard’s player just calls',
  ['LE-S1.1.7', 'MX-9.4', 'MX-9.5'],
  () => {
    const game = minions(
      { ...WENDY, table: ['orcs-of-angmar', 'beornings-minion', 'hillmen-minion'] },
      {},
      { phase: 'end-of-turn' },
    );
    assert.equal(marshallingPoints(game, 'one'), 24);
    game.refuses('one', 'call-council', 'LE-S1.1.7');
    idle(game, (s) => {
      assert.notEqual(asked(game).at, 'turn/call-choose');
      return s.active === 1;
    });
    const heroes = ['elrond', 'galadriel', 'cirdan', 'thranduil', 'thorin-ii', 'glorfindel-ii', 'gimli'];
    const wizard = minions(
      { alignment: 'hero', rivendell: heroes },
      { 'minas-morgul': ['gorbag'] },
      { phase: 'end-of-turn' },
    );
    idle(wizard, (_s, step) => step === 'turn/call-choose');
    wizard.play('one', 'call-council');
    wizard.says('calls the Free Council and the Audience with Sauron');
  },
);

rule(
  'As a hazard it calls the Audience on a Ringwraith’s player who could call it; its player has the last turn',
  ['LE-S1.1.8', 'MX-9.6'],
  () => {
    const game = minions(WENDY, { 'dol-guldur': ['tarcil'], hand: ['sudden-call'] }, { phase: 'movement' });
    game.play('one', 'pass');
    act(game, 'two', 'play sudden-call');
    if (game.list('two').includes('way 2')) game.play('two', 'way 2');
    hears(game, 'calls the Audience with Sauron', 'LE-S1.1.8');
    assert.equal(hazardsPlayed(game), 1);
    assert.equal(calledOn(game), 'one');
    const poor = minions(
      { ...WENDY, points: [] },
      { ...WENDY, hand: ['sudden-call'], 'carn-dum': ['tarcil'] },
      { phase: 'movement' },
    );
    poor.play('one', 'pass');
    poor.play('two', 'play sudden-call');
    assert.ok(!poor.list('two').includes('way 2'));
  },
);

rule('It is no hazard against a Wizard’s player; a Wizard’s player may use it as one', ['MX-9.7', 'MX-2.9'], () => {
  const heroes = ['elrond', 'galadriel', 'cirdan', 'thranduil', 'thorin-ii', 'glorfindel-ii', 'gimli'];
  const wizard = minions(
    { alignment: 'hero', rivendell: heroes },
    { 'minas-morgul': ['gorbag'], hand: ['sudden-call'] },
    { phase: 'movement' },
  );
  wizard.play('one', 'pass');
  wizard.play('two', 'play sudden-call');
  passes(wizard);
  assert.equal(calledOn(wizard), undefined, 'it could only be shuffled back');
  assert.equal(where(wizard, 'sudden-call'), 'deck');
  const minion = minions(
    WENDY,
    { alignment: 'hero', rivendell: ['elrond'], hand: ['sudden-call'] },
    { phase: 'movement' },
  );
  minion.play('one', 'pass');
  act(minion, 'two', 'play sudden-call');
  if (minion.list('two').includes('way 2')) minion.play('two', 'way 2');
  hears(minion, 'calls the Free Council and the Audience with Sauron');
});

rule('Its owner may show it and shuffle it back at any time', ['MX-9.8'], () => {
  const game = minions({ 'minas-morgul': ['gorbag'], hand: ['sudden-call'] });
  game.play('one', 'play sudden-call');
  resolve(game);
  assert.equal(where(game, 'sudden-call'), 'deck');
  assert.equal(timesExhausted(game, 'one'), 0);
  const theirs = minions({ 'minas-morgul': ['gorbag'] }, { hand: ['sudden-call'] });
  theirs.play('one', 'pass');
  theirs.offers('two', 'play sudden-call');
});

rule(
  'A Ringwraith who fails a body check loses his player the game; on 7 or 8 he slips back into hand',
  ['LE-S1.1.1', 'MX-9.3', 'MX-11.1'],
  () => {
    const struck = (characters: readonly string[], body: readonly number[]): Table => {
      const two = { alignment: 'hero', rivendell: ['elrond'] };
      const game = abroad(characters, { from: 'barrow-downs', hazards: ['cave-drake'], two }, [1, 1, ...body]);
      attackedBy(game, 'cave-drake', 'key-ruins-and-lairs');
      fightOut(game);
      return game;
    };
    struck(['ren-the-ringwraith wounded'], [6, 6]).outcome({
      winner: 'two',
      reason: 'ringwraith-eliminated',
      rule: 'LE-S1.1.1',
    });
    for (const [roll, is] of [
      [[3, 4], 'hand'],
      [[4, 4], 'hand'],
      [[3, 3], 'wounded'],
    ] as const) {
      const game = struck(['ren-the-ringwraith wounded: high-helm'], roll);
      assert.equal(where(game, 'ren-the-ringwraith'), is);
      assert.equal(
        where(game, 'high-helm'),
        is === 'hand' ? 'discard' : 'untapped',
        'what he had is lost (LE-S10.3.3)',
      );
      game.outcome('none');
    }
  },
);

rule('Who brings The One Ring to Barad-dûr has won', ['LE-S1.1.2', 'MX-9.2'], () => {
  for (const ring of ['the-one-ring-minion', 'the-one-ring']) {
    const game = minions(
      { companies: [{ site: 'minas-morgul', characters: [`gorbag: ${ring}`], to: 'barad-dur' }] },
      { 'dol-guldur': ['shagrat'] },
      { phase: 'movement' },
    );
    game.outcome('none');
    idle(game, (s) => s.phase > MOVEMENT);
    game.outcome({ winner: 'one', reason: 'ring-returned', rule: 'LE-S1.1.2' });
  }
  const hero = minions(
    { alignment: 'hero', companies: [{ site: 'barad-dur', characters: ['frodo: the-one-ring'] }] },
    {},
    { phase: 'movement' },
  );
  idle(hero, (s) => s.phase > MOVEMENT);
  hero.outcome('none');
});

rule(
  'Before the Audience everybody but Ringwraiths checks, the player of the last turn first; nobody untaps',
  ['LE-S1.2.1', 'LE-S1.2.2', 'MX-9.10'],
  () => {
    const game = minions(
      { 'minas-morgul': ['dwar-the-ringwraith', 'gorbag tapped'] },
      { 'dol-guldur': ['khamul-the-ringwraith', 'shagrat'] },
      { phase: 'council' },
      [6, 6, 6, 5],
    );
    hears(game, 'Gorbag makes a corruption check');
    assert.equal(where(game, 'gorbag'), 'tapped');
    hears(game, 'Shagrat makes a corruption check');
    assert.equal(phaseOf(game), 'council');
  },
);

/** The Ringwraith, whose presence steadies (MX-6.7), is in another company. */
function apart({ 'carn-dum': all, ...words }: Words): Words {
  const [ringwraith, ...others] = all as string[];
  const [first, ...more] = others;
  const follows = first.includes(' under indur');
  return {
    ...words,
    companies: [
      { site: 'carn-dum', characters: follows ? [ringwraith, first] : [ringwraith] },
      { site: 'carn-dum', characters: follows ? more : others },
    ],
  };
}

/** The Troll-chief with five corruption points checks before the Audience, and his follower has no part in it. */
const reckoned = (roll: readonly [number, number], id: 'troll-chief' | 'tarcil'): Table => {
  const game = scene(
    meccg,
    {
      phase: 'council',
      one: apart(id === 'tarcil' ? { ...NICK, table: ['hillmen-minion'] } : WENDY),
      two: { alignment: 'minion' },
    },
    { rolls: [...roll] },
  );
  game.play('one', `check-next ${id}`);
  passes2(game);
  return game;
};
const passes2 = (game: Table): void => {
  for (let n = 0; n < 4 && asked(game).at !== 'council/checks-choose'; n++) game.play(asked(game).seat, 'pass');
};

rule(
  'Only a check two below the corruption total costs points: Wendy six with the Troll-chief, Nick seven with Tarcil',
  ['LE-S1.2.3', 'LE-S1.2.9'],
  () => {
    const lost = reckoned([1, 2], 'troll-chief');
    assert.equal(where(lost, 'troll-chief'), 'out-of-play');
    assert.equal(marshallingPoints(lost, 'one'), 14);
    assert.equal(where(lost, 'troll-lout'), 'untapped');
    const near = reckoned([1, 3], 'troll-chief');
    assert.equal(where(near, 'troll-chief'), 'tapped');
    assert.equal(marshallingPoints(near, 'one'), 20);
    assert.equal(marshallingPoints(reckoned([2, 3], 'troll-chief'), 'one'), 20);
    assert.equal(marshallingPoints(reckoned([1, 2], 'tarcil'), 'one'), 15);
  },
);

rule(
  'The game ends by itself when both decks were exhausted, or after the turn limit',
  ['LE-S1.1.4', 'LE-S1.1.10', 'MX-9.9'],
  () => {
    const both = minions({ 'minas-morgul': ['gorbag'], exhausted: 1 }, { exhausted: 1 }, { phase: 'end-of-turn' });
    idle(both, (s) => s.phase === COUNCIL || s.active === 1);
    assert.equal(phaseOf(both), 'council');
    const limited = scene(
      meccg,
      {
        turn: 4,
        active: 'two',
        phase: 'end-of-turn',
        one: { alignment: 'minion', 'minas-morgul': ['gorbag'] },
        two: { alignment: 'minion', hand: ['sudden-call'] },
      },
      { options: { turnLimit: 4 } },
    );
    idle(limited, (s) => s.phase === COUNCIL || s.turn > 4);
    assert.equal(phaseOf(limited), 'council');
  },
);
