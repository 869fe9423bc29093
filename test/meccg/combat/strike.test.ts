import assert from 'node:assert/strict';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { isAttacked } from '../table.ts';
import { act, asked, attacked, faces, hears, quiet, resolve, type Table, table, until, where } from './fight.ts';

/** One character, one strike of prowess 7: what the total against it is. */
function total(character: string, roll: readonly [number, number], expected: number, stays = false): void {
  const game = faces([character], 'orc-lieutenant', [...roll, ...(expected < 7 ? [1, 1] : [])]);
  if (!character.includes(' ')) act(game, 'one', stays ? 'stay-untapped' : 'tap-to-fight');
  hears(game, `: ${expected} against 7`);
  quiet(game);
}

rule(
  'Tapped characters have -1, wounded ones -2 and not -3, those who refuse to tap -3',
  ['MW-S7.3.1', 'MW-S7.3.2', 'MW-S7.3.4', 'CR-I.D.12'],
  () => {
    total('faramir', [1, 2], 8);
    total('faramir tapped', [1, 2], 7);
    total('faramir wounded', [1, 2], 6);
    total('faramir', [1, 2], 5, true);
  },
);

rule('Facing a strike taps its target once it is resolved, unless he took -3', ['MW-S7.3.3', 'MW-S7.3.4'], () => {
  const taps = faces(['faramir'], 'orc-lieutenant', [6, 6]);
  until(taps, 'one', 'tap-to-fight');
  taps.play('one', 'tap-to-fight');
  assert.equal(where(taps, 'faramir'), 'untapped', 'not before the strike is resolved');
  quiet(taps);
  assert.equal(where(taps, 'faramir'), 'tapped');
  const stays = faces(['faramir'], 'orc-lieutenant', [6, 6]);
  act(stays, 'one', 'stay-untapped');
  quiet(stays);
  assert.equal(where(stays, 'faramir'), 'untapped');
});

rule('One who stays untapped can still be wounded', ['MW-S7.3.4'], () => {
  const game = faces(['faramir'], 'orc-lieutenant', [1, 1, 1, 1]);
  act(game, 'one', 'stay-untapped');
  quiet(game);
  assert.equal(where(game, 'faramir'), 'wounded');
});

rule('Only an untapped target may refuse to tap', ['MW-S7.3.5', 'MW-S7.7.5'], () => {
  for (const stand of ['tapped', 'wounded']) {
    const game = faces([`faramir ${stand}`], 'orc-lieutenant', [6, 6]);
    quiet(game);
    assert.equal(isAttacked(game), false, 'nobody was asked');
  }
});

rule('Against one strike one resource that requires a skill may be played', ['MW-S7.3.7', 'PA-7.1'], () => {
  const game = faces(['faramir'], 'orc-lieutenant', [1, 2], { hand: ['risky-blow', 'block', 'dodge'] });
  act(game, 'one', 'tap-to-fight', 'play risky-blow');
  until(game, 'one', 'play dodge');
  game.refuses('one', 'play block', 'MW-S7.3.7');
  game.play('one', 'play dodge');
  hears(game, 'Faramir: 11 against 7');
  assert.equal(where(game, 'faramir'), 'untapped', 'Dodge requires no skill');
});

rule(
  'Other cards may change the prowess of the target, as often as they may be played',
  ['MW-S7.3.8', 'MW-S7.7.2'],
  () => {
    const game = faces(['faramir'], 'orc-lieutenant', [3, 3], {
      hand: ['risky-blow'],
      hazards: ['weariness-of-the-heart'],
    });
    act(game, 'two', 'play weariness-of-the-heart', 'way 1');
    act(game, 'one', 'tap-to-fight', 'play risky-blow');
    hears(game, 'Faramir: 13 against 7');
  },
);

rule('The modifications of a strike are gone with the next attack', ['MW-S7.3.9'], () => {
  const game = faces(['faramir', 'legolas tapped'], 'orc-lieutenant', [6, 6, 6, 6], { hazards: ['orc-guard'] });
  game.play('one', 'assign faramir');
  act(game, 'one', 'stay-untapped');
  quiet(game);
  act(game, 'two', 'creature orc-guard');
  until(game, 'one', 'resolve faramir');
  game.play('one', 'resolve faramir');
  quiet(game);
  game.play('two', 'excess 0');
  game.play('one', 'tap-to-fight');
  hears(game, 'Faramir: 17 against 8');
});

rule('A weapon’s bonus with its limit comes before any other modification', ['MW-S7.3.10', 'CR-I.D.14'], () => {
  // Boromir II 6, Glamdring +3 to at most 9 against Orcs; then Risky Blow +3.
  const game = faces(['boromir-ii: glamdring'], 'orc-lieutenant', [1, 1], { hand: ['risky-blow'] });
  act(game, 'one', 'tap-to-fight', 'play risky-blow');
  hears(game, 'Boromir II: 14 against 7');
});

rule('The defender chooses which strike is resolved next, one after the other', ['MW-S7.4.1'], () => {
  const game = faces(['aragorn-ii', 'faramir', 'legolas'], 'orc-patrol', [6, 6, 6, 6, 6, 6]);
  quiet(game);
  game.offersOnly('one', ['resolve aragorn-ii', 'resolve faramir', 'resolve legolas']);
  resolve(game, 'faramir');
  game.offersOnly('one', ['resolve aragorn-ii', 'resolve legolas']);
  resolve(game, 'legolas');
  resolve(game, 'aragorn-ii');
});

rule(
  'The defender rolls two dice and adds the target’s prowess: above, equal to, below the strike’s',
  ['MW-S7.4.2', 'MW-S7.4.3', 'MW-S7.4.4', 'MW-S7.4.5', 'MW-S7.4.6', 'CR-A21'],
  () => {
    const above = faces(['faramir'], 'orc-lieutenant', [1, 2]);
    act(above, 'one', 'tap-to-fight');
    hears(above, 'Player one rolls 3 for Faramir', 'MW-S7.4.2');
    above.says('Faramir: 8 against 7. The strike is defeated.', 'MW-S7.4.6');
    const equal = faces(['faramir'], 'orc-lieutenant', [1, 1]);
    act(equal, 'one', 'tap-to-fight');
    hears(equal, 'The strike is ineffectual', 'MW-S7.4.4');
    assert.equal(where(equal, 'faramir'), 'tapped');
    const below = faces(['faramir tapped'], 'orc-lieutenant', [1, 1, 4, 4]);
    hears(below, 'The strike succeeds', 'MW-S7.4.5');
    below.says('Faramir is wounded', 'CR-A21');
    assert.equal(where(below, 'faramir'), 'wounded');
    quiet(below);
    assert.equal(where(below, 'faramir'), 'wounded', 'a body check of 8 against body 8');
  },
);

rule('A failed strike of an attack with a body is not yet defeated', ['MW-S7.4.3', 'MW-S7.4.6'], () => {
  const game = faces(['elrond'], 'rogrog', [6, 6, 1, 1]);
  act(game, 'one', 'tap-to-fight');
  hears(game, 'The strike fails', 'MW-S7.4.3');
  quiet(game);
  assert.equal(where(game, 'rogrog'), 'discard');
});

rule(
  'The strike sequence has its order: hazards, excess strikes, the choice to tap, resources, the roll',
  ['MW-S7.7.1', 'MW-S7.7.3', 'MW-S7.7.4', 'MW-S7.7.5', 'MW-S7.7.6', 'CR-A18.1', 'CR-TERM-strikeseq-1'],
  () => {
    const game = faces(['aragorn-ii', 'faramir'], 'orc-warband', [6, 6]);
    quiet(game);
    game.play('one', 'resolve faramir');
    assert.deepEqual(asked(game), { seat: 'two', at: 'chain/act' });
    game.play('two', 'pass');
    assert.deepEqual(asked(game), { seat: 'two', at: 'combat/excess-choose' });
    game.play('two', 'excess 2');
    assert.deepEqual(asked(game), { seat: 'one', at: 'combat/stay-choose' });
    game.play('one', 'tap-to-fight');
    assert.deepEqual(asked(game), { seat: 'one', at: 'chain/act' });
    game.play('one', 'pass');
    game.says('Faramir: 15 against 4');
  },
);

rule('Hazards that affect a strike are played in the movement/hazard phase only', ['MW-S7.7.3'], () => {
  const game = table(['faramir'], { phase: 'site', site: 'dimrill-dale', hazards: ['weariness-of-the-heart'] }, [6, 6]);
  act(game, 'one', 'enter');
  until(game, 'one', 'tap-to-fight');
  game.play('one', 'tap-to-fight');
  assert.deepEqual(asked(game), { seat: 'one', at: 'chain/act' }, 'the attacker was not asked');
  game.play('one', 'pass');
});

rule('The attacker’s hazards in a strike count against the hazard limit', ['MW-S7.7.3'], () => {
  // Company size 1: two hazards. The creature was the first.
  const game = faces(['faramir'], 'orc-lieutenant', [6, 6], {
    hazards: ['weariness-of-the-heart', 'weariness-of-the-heart'],
  });
  until(game, 'two', 'play weariness-of-the-heart');
  act(game, 'two', 'play weariness-of-the-heart', 'way 1');
  until(game, 'one', 'tap-to-fight');
  game.play('one', 'tap-to-fight');
  quiet(game);
  game.refuses('two', 'play weariness-of-the-heart');
});

rule('During a strike sequence nothing but what affects the strike can be declared', ['CR-A17', 'MW-S7.7.7'], () => {
  const game = faces(['faramir: healing-herbs', 'bilbo', 'legolas tapped'], 'orc-lieutenant', [6, 6], {
    hand: ['concealment'],
  });
  game.play('one', 'assign faramir');
  until(game, 'one', 'use healing-herbs');
  act(game, 'one', 'tap-to-fight');
  game.offersOnly('one', ['pass', 'aid bilbo']);
  game.refuses('one', 'use healing-herbs');
  game.refuses('one', 'play concealment', 'CR-A17');
  game.play('one', 'pass');
});

rule('Between two strikes both players may act as the phase allows', ['MW-S7.7.7'], () => {
  const game = faces(['faramir: healing-herbs', 'legolas tapped'], 'half-trolls-of-far-harad', [6, 6, 6, 6]);
  resolve(game, 'legolas');
  // The window between the strikes has passed; play it again up to there.
  const again = faces(['faramir: healing-herbs', 'legolas tapped'], 'half-trolls-of-far-harad', [6, 6]);
  quiet(again);
  again.play('one', 'resolve legolas');
  hears(again, 'The strike is defeated');
  until(again, 'one', 'use healing-herbs');
  again.play('one', 'use healing-herbs');
  resolve(game, 'faramir');
});

rule(
  'An attack can be cancelled until its strikes are assigned, a strike until its dice are rolled',
  ['CR-I.D.8', 'CR-A13'],
  () => {
    const early = attacked(['bilbo', 'faramir'], 'orc-lieutenant', [], { hand: ['concealment'] });
    until(early, 'one', 'play concealment');
    const late = faces(['bilbo', 'faramir'], 'orc-lieutenant', [6, 6], { hand: ['concealment', 'halfling-stealth'] });
    late.play('one', 'assign faramir');
    late.refuses('one', 'play concealment', 'CR-A13');
    act(late, 'one', 'tap-to-fight');
    late.refuses('one', 'play halfling-stealth');
    late.play('one', 'pass');
    const strike = faces(['bilbo', 'faramir'], 'orc-lieutenant', [], { hand: ['halfling-stealth'] });
    strike.play('one', 'assign bilbo');
    act(strike, 'one', 'tap-to-fight', 'play halfling-stealth');
    hears(strike, 'The strike is cancelled');
    assert.equal(where(strike, 'bilbo'), 'untapped', 'no roll, no tap');
  },
);

rule('A card may have the defender choose one of two rolls', ['MW-S7.4.2'], () => {
  const game = faces(['faramir'], 'orc-lieutenant', [1, 1, 5, 5], { hand: ['lucky-strike'] });
  act(game, 'one', 'tap-to-fight', 'play lucky-strike');
  quiet(game);
  game.offersOnly('one', ['use-roll 2', 'use-roll 10']);
  game.play('one', 'use-roll 10');
  game.says('Faramir: 15 against 7');
});

rule('What is keyed to a region or site by name is not cancelled by what depends on its type', ['CR-I.D.10'], () => {
  const beregond = (key: string): Table => {
    const game = scene(
      meccg,
      {
        phase: 'movement',
        one: { companies: [{ site: 'lorien', to: 'dol-guldur', characters: ['beregond: elven-cloak'] }] },
        two: { hand: ['huorn'] },
      },
      { rolls: [] },
    );
    act(game, 'two', 'creature huorn', key);
    act(game, 'one', 'tap-to-fight');
    return game;
  };
  beregond('key-wilderness').offers('one', 'use elven-cloak');
  beregond('key-to southern-mirkwood').refuses('one', 'use elven-cloak');
});
