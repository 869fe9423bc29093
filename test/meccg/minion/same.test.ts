// What The Lidless Eye says in the words of The Wizards, played by Ringwraiths: draws, cards on-guard, chains, regions, items
// of the fallen, influence on the other's cards.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { faces } from '../cards/minion-fight.ts';
import { handOf, hazardsPlayed, isAttacked, sitePath } from '../table.ts';
import { idle } from '../turn/table.ts';
import { keysOf, pileOf } from '../whereabouts.ts';
import { act, asked, bearer, hears, minions, quiet, type Table, where } from './minions.ts';

const held = (game: Table, player: 'one' | 'two'): number => handOf(game, player).length;
const goes = (characters: string[], two: Words = {}, rolls: number[] = []): Table =>
  minions({ companies: [{ site: 'dol-guldur', characters, to: 'moria' }] }, two, { phase: 'movement' }, rolls);

rule('For a company without a mind of three only the opponent draws', ['LE-T10.1'], () => {
  const toHazards = (game: Table): Table => {
    idle(game, (_s, at) => at === 'chain/act');
    return game;
  };
  const weak = toHazards(goes(['luitprand']));
  assert.deepEqual([held(weak, 'one'), held(weak, 'two') > 0], [0, true]);
  assert.ok(held(toHazards(goes(['lagduf'])), 'one') > 0, 'his mind is 3');
  const lord = minions(
    { companies: [{ site: 'dol-guldur', characters: ['dwar-the-ringwraith'], to: 'minas-morgul' }] },
    {},
    { phase: 'movement' },
  );
  assert.ok(held(toHazards(lord), 'one') > 0, 'a Ringwraith, who has none');
});

rule('One card for each company is placed on-guard, counts as a hazard and returns unused', ['LE-T10.2'], () => {
  const game = goes(['gorbag', 'lagduf', 'radbug'], { hand: ['ruse', 'orc-quarrels'] });
  act(game, 'two', 'on-guard ruse');
  game.says('places a card on-guard', 'MW-T10.2.4', { to: 'one' });
  assert.equal(hazardsPlayed(game), 1);
  quiet(game);
  if (asked(game).seat === 'one' && asked(game).at === 'chain/act') game.play('one', 'pass');
  game.refuses('two', 'on-guard orc-quarrels', 'MW-T10.2.1');
  idle(game, (s) => s.phase === SITE, ['discard variags-of-khand']);
  assert.equal(pileOf(game, 'two', 'on-guard').length, 1);
  idle(game, (s) => s.phase > SITE, ['discard variags-of-khand']);
  assert.equal(where(game, 'ruse'), 'hand');
});

rule(
  'What modifies a roll is declared before it and resolves from the last to the first',
  ['LE-T10.3', 'LE-T10.4'],
  () => {
    const checks = (moves: (game: Table) => void): Table => {
      const one = { moria: ['lagduf', 'layos'], hand: ['crooked-promptings'] };
      const game = minions(one, { hand: ['weariness-of-the-heart'] }, { phase: 'movement' }, [1, 2]);
      act(game, 'two', 'play weariness-of-the-heart');
      game.play('two', 'way 2', 'on lagduf');
      moves(game);
      return game;
    };
    const alone = checks(() => {});
    hears(alone, 'Lagduf makes a corruption check: Player one rolls 3 against');
    const helped = checks((game) => {
      game.play('one', 'support layos');
      assert.equal(where(game, 'layos'), 'tapped');
      act(game, 'one', 'play crooked-promptings');
    });
    hears(helped, 'rolls 3 (6) against');
    quiet(helped);
    helped.refuses('one', 'play crooked-promptings');
  },
);

rule('Nothing but a roll is acted on before it has resolved', ['LE-S10.11.2'], () => {
  const game = minions(
    { moria: ['nain'], hand: ['voices-of-malice'] },
    { hand: ['lure-of-the-senses'] },
    { phase: 'movement' },
  );
  act(game, 'two', 'play lure-of-the-senses');
  game.refuses('one', 'play voices-of-malice', 'MW-S10.1.2');
  quiet(game);
  const later = minions({ moria: ['nain: lure-of-the-senses'], hand: ['voices-of-malice'] }, {}, { phase: 'movement' });
  later.offers('one', 'play voices-of-malice');
});

rule('Of one who falls each unwounded companion may take an item', ['LE-S10.3.4'], () => {
  const company = ['luitprand: orc-liquor, shadow-cloak, foul-smelling-paste', 'lagduf', 'radbug wounded', 'snaga'];
  const game = faces(company, 'orc-lieutenant', [1, 1, 6, 6]);
  game.play('one', 'assign luitprand');
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  game.offersOnly('one', ['hand-on orc-liquor', 'hand-on shadow-cloak', 'hand-on foul-smelling-paste', 'keep-none']);
  game.play('one', 'hand-on orc-liquor');
  game.offersOnly('one', ['hand-to lagduf', 'hand-to snaga']);
  game.play('one', 'hand-to lagduf', 'hand-on shadow-cloak');
  assert.deepEqual([bearer(game, 'orc-liquor'), bearer(game, 'shadow-cloak')], ['lagduf', 'snaga']);
  assert.equal(where(game, 'foul-smelling-paste'), 'discard', 'nobody is left who could take it');
});

rule(
  'By region cards a company passes at most four regions, and meets those who are named for one of them',
  ['LE-T6.2'],
  () => {
    const walk = ['southern-mirkwood', 'brown-lands', 'dagorlad', 'horse-plains'];
    const game = minions(
      { companies: [{ site: 'dol-guldur', characters: ['gorbag'], to: 'easterling-camp', walk }] },
      {},
      { phase: 'movement' },
    );
    assert.deepEqual(sitePath(game), ['dark-domain', 'shadow-land', 'shadow-land', 'shadow-land']);
    assert.deepEqual(keysOf(game, 'gondorian-rangers'), ['brown-lands', 'dagorlad']);
    const far = minions({ 'carn-dum': ['gorbag'] });
    far.play('one', 'move gorbag');
    far.refuses('one', 'to easterling-camp', 'MW-T6.1.8');
  },
);

rule(
  'A character of the other Ringwraith’s player is influenced away by roll and influence against roll, influence and mind',
  ['LE-T9.1', 'LE-T9.2'],
  () => {
    // Twenty minds are controlled, and five resist: 12 + 2 - 5 - 2 is more than the mind of Layos, 10 + 2 - 5 - 2 is not.
    const tries = (mine: [number, number], more: Words = {}): Table => {
      const two = { bree: ['layos'], 'minas-morgul': ['ciryaher', 'gorbag', 'radbug'] };
      const game = minions({ bree: ['asternak', 'nain'], ...more }, two, { phase: 'site' }, [
        6,
        6,
        6,
        6,
        ...mine,
        1,
        1,
      ]);
      game.play('one', 'enter');
      for (let n = 0; n < 40 && isAttacked(game); n++) {
        const { seat } = asked(game);
        const list = game.list(seat);
        game.play(seat, ['stay-untapped', 'pass'].find((one) => list.includes(one)) ?? list[0]);
      }
      act(game, 'one', 'influence layos', 'influence-by asternak');
      return game;
    };
    const won = tries([6, 6]);
    won.play('one', 'show-nothing');
    hears(won, '12 + 2 - 5 - 2 = 7');
    assert.equal(where(won, 'layos'), 'discard');
    assert.equal(where(won, 'asternak'), 'tapped');
    const lost = tries([5, 5]);
    lost.play('one', 'show-nothing');
    hears(lost, '10 + 2 - 5 - 2 = 5');
    assert.equal(where(lost, 'layos'), 'untapped');
    const shown = tries([4, 2], { hand: ['layos'] });
    shown.play('one', 'show-card layos');
    hears(shown, '6 + 2 - 5 - 2 = 1');
    const gone = [...pileOf(shown, 'one', 'discard'), ...pileOf(shown, 'two', 'discard')];
    assert.equal(gone.filter((id) => id === 'layos').length, 1);
  },
);
