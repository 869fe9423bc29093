// What may be done when, and by what chance.
import { strict as assert } from 'node:assert';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { MOVEMENT, ORGANIZATION, UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { deckOf, discardsOf, hazardsPlayed, phaseOf, whoseTurn } from '../table.ts';
import { asked, partOfPhase } from '../whereabouts.ts';
import { idle, passes, position, resolve, table, toPhase } from './table.ts';

rule('Chance is two dice and their sum, never a card', ['MW-S0.1.1', 'MW-S0.1.2', 'CR-I.0.3', 'CR-TRN-1'], () => {
  const game = table({ one: { rivendell: ['elrond: sword-of-gondolin', 'gimli'] } }, { rolls: [3, 4] });
  const deck = [...deckOf(game, 'one')];
  game.play('one', 'transfer sword-of-gondolin', 'receiver gimli');
  resolve(game);
  game.says('rolls 7');
  assert.deepEqual(deckOf(game, 'one'), deck);
  assert.deepEqual(discardsOf(game, 'one'), []);
  assert.ok(CARDS.every((card) => !('number' in card)));
});

rule(
  'Hazards are played in the opponent’s movement/hazard phase only, resources in one’s own turn only',
  ['MW-S0.2.2', 'MW-S0.2.3'],
  () => {
    const game = table({
      phase: 'untap',
      one: { rivendell: ['elladan', 'gimli'] },
      two: {
        hand: ['cave-drake', 'lure-of-the-senses', 'minions-stir', 'gates-of-morning', 'sun'],
        lorien: ['haldir'],
      },
    });
    const played = new Map<string, Set<string>>();
    const note = (): void => {
      if (asked(game).seat !== 'two') return;
      for (const move of game.list('two'))
        if (/^(play|creature) /.test(move)) {
          const when = `${whoseTurn(game)}: ${phaseOf(game)}`;
          played.set(when, (played.get(when) ?? new Set()).add(move.split(' ')[1]));
        }
    };
    toPhase(game, ORGANIZATION);
    game.play('one', 'move elladan', 'to lorien', 'by-path');
    idle(game, (s) => {
      note();
      return s.turn === 4 && s.phase === MOVEMENT;
    });
    const hazards = ['cave-drake', 'lure-of-the-senses', 'minions-stir'];
    assert.deepEqual([...(played.get('one: movement/hazard') ?? [])].sort(), hazards);
    for (const [when, cards] of played)
      if (when !== 'one: movement/hazard') {
        assert.match(when, /^two:/);
        assert.ok(hazards.every((id) => !cards.has(id)));
      }
    assert.ok(played.get('two: organization')?.has('gates-of-morning'));
  },
);

rule('A card that names its moment is played then', ['MW-S0.2.5'], () => {
  const game = table({ one: { rivendell: ['bilbo'], hand: ['stealth'] } });
  game.play('one', 'move bilbo', 'to lorien', 'by-path');
  game.refuses('one', 'play stealth');
  passes(game);
  assert.deepEqual([phaseOf(game), partOfPhase(game)], ['organization', 'end']);
  game.offers('one', 'play stealth');
  game.refuses('one', 'move bilbo');
});

rule('Movement is declared before the end of the organization phase', ['MW-S4.2.6', 'MW-S4.2.5'], () => {
  const game = table({ one: { rivendell: ['bilbo'] } });
  game.offers('one', 'move bilbo');
  passes(game);
  game.refuses('one', 'regroup bilbo', 'MW-S4.2.6');
  passes(game);
  assert.equal(phaseOf(game), 'long-event');
  game.refuses('one', 'move bilbo');
  game.refuses('one', 'control bilbo', 'MW-S4.2.1');
});

rule('Cards have no speeds, and opposing companies at one site do not fight', ['MW-S0.2.7', 'MW-S0.2.8'], () => {
  assert.ok(CARDS.every((card) => !('speed' in card)));
  const game = table({ phase: 'site', one: { bree: ['gimli'] }, two: { bree: ['legolas'] } });
  idle(game, (s) => {
    for (const { moves } of meccg.decisions(s))
      assert.ok(moves.every(({ verb }) => !/attack|strike|creature/.test(verb)));
    return s.phase === UNTAP;
  });
});

rule(
  'A check at the end of the untap phase comes after untapping, and who supports it stays tapped',
  ['CR-I.A.1', 'CR-I.A.2'],
  () => {
    const game = table(
      { phase: 'untap', one: { rivendell: ['elrond tapped: lure-of-the-senses', 'elladan tapped'] } },
      { rolls: [1, 2] },
    );
    game.play('one', 'untap');
    passes(game);
    position(game, { one: { rivendell: ['elrond: lure-of-the-senses', 'elladan'] } });
    idle(game, () => asked(game).seat === 'one' && game.list('one').includes('support elladan'));
    game.play('one', 'support elladan');
    resolve(game); // 3 and 1 against 2
    toPhase(game, ORGANIZATION);
    position(game, { one: { rivendell: ['elrond: lure-of-the-senses', 'elladan tapped'] } });
  },
);

rule(
  'A Nazgûl event taps for hazards of the sideboard: it is discarded at once and counts as a hazard',
  ['MW-T2.4.1', 'MW-T2.4.2', 'CR-TERM-sideboard-4'],
  () => {
    const game = table({
      phase: 'movement',
      one: { companies: [{ site: 'rivendell', characters: ['elladan', 'gimli'], to: 'lorien' }] },
      two: { table: ['adunaphel'], sideboard: ['cave-drake', 'orc-guard', 'ford'], hand: ['cave-drake'] },
    });
    idle(game, { step: 'chain/act' });
    game.refuses('one', 'tap-for-discard adunaphel');
    game.play('one', 'pass');
    game.play('two', 'tap-for-discard adunaphel');
    position(game, { two: { table: [] } });
    assert.ok(discardsOf(game, 'two').length === 1);
    game.play('one', 'pass');
    game.play('two', 'pass');
    game.offersOnly('two', ['fetch-no-more', 'fetch cave-drake', 'fetch orc-guard']);
    game.play('two', 'fetch cave-drake', 'fetch orc-guard', 'fetch-no-more');
    position(game, { two: { sideboard: ['ford'], discard: ['adunaphel', 'cave-drake', 'orc-guard'] } });
    assert.equal(hazardsPlayed(game), 1);
  },
);

rule('Or for one hazard into a play deck of five or more', ['MW-T2.4.3'], () => {
  const words = (n: number): Parameters<typeof table>[0] => ({
    phase: 'movement',
    one: { companies: [{ site: 'rivendell', characters: ['elladan', 'gimli'], to: 'lorien' }] },
    two: { table: ['adunaphel'], sideboard: ['cave-drake'], deck: new Array(n).fill('block'), hand: [] },
  });
  const game = table(words(5 + 6)); // six are drawn to fill the hand
  idle(game, { step: 'chain/act' });
  game.play('one', 'pass');
  const before = deckOf(game, 'two').length;
  game.play('two', 'tap-for-deck adunaphel');
  game.play('one', 'pass');
  game.play('two', 'pass', 'fetch cave-drake');
  assert.equal(deckOf(game, 'two').length, before + 1);
});
