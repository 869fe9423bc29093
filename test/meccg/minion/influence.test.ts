// Influence of minions: over factions, and across the table between Wizards and Ringwraiths.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { act, hears, quiet, type Table, where } from '../combat/fight.ts';
import { isAttacked, isSiteTapped } from '../table.ts';
import { attemptNumbers } from '../whereabouts.ts';
import { atSite, fightOut } from './table.ts';

/** The Lieutenant of Morgul at Lossadan Cairn, whose attack he has faced, tries to win the Ice-orcs. */
function iceOrcs(rolls: readonly number[], two: Words, company = ['lieutenant-of-morgul']): Table {
  const game = atSite('lossadan-cairn', company, { one: { hand: ['ice-orcs'] }, two }, rolls);
  game.play('one', 'enter');
  for (let n = 0; n < 3 && isAttacked(game); n++) fightOut(game, 'stay-untapped');
  act(game, 'one', 'faction ice-orcs');
  return game;
}

const wargs: Words = { alignment: 'minion', table: ['wargs-of-the-forochel'] };

rule(
  'The Lieutenant of Morgul wins the Ice-orcs with a five, not with a three; the site taps with success alone',
  ['LE-S9.3.1', 'LE-S9.2.1', 'LE-S9.2.2', 'LE-S9.2.3', 'LE-S10.4.1'],
  () => {
    const fight = [6, 6];
    const won = iceOrcs([...fight, 2, 3], wargs);
    hears(won, 'rolls 5 + 5 influence + 2 = 12 against 10: Ice-orcs comes into play.');
    quiet(won);
    assert.equal(where(won, 'ice-orcs'), 'untapped');
    assert.ok(isSiteTapped(won));
    const lost = iceOrcs([...fight, 1, 2], wargs);
    hears(lost, 'rolls 3 + 5 influence + 2 = 10 against 10: Ice-orcs is discarded.');
    assert.equal(where(lost, 'ice-orcs'), 'discard');
    assert.ok(!isSiteTapped(lost));
    const alone = iceOrcs([...fight, 2, 3], { alignment: 'minion' });
    hears(alone, 'rolls 5 + 5 influence = 10 against 10: Ice-orcs is discarded.');
  },
);

/** Player one, a Wizard's, has entered Bree, where there is player two, a Ringwraith's. */
function mixed(words: { one?: Words; two?: Words }, rolls: readonly number[] = []): Table {
  const game = scene(
    meccg,
    {
      phase: 'site',
      one: { alignment: 'hero', bree: ['pallando', 'aragorn-ii'], ...words.one },
      two: { alignment: 'minion', bree: ['layos', 'ostisen under layos'], ...words.two },
    },
    { rolls: [...rolls] },
  );
  game.play('one', 'enter');
  return game;
}

rule(
  'Across alignments an attempt has -5, and a Ringwraith’s player resists with five more general influence',
  ['MX-8.1', 'MX-8.4', 'MX-4.2'],
  () => {
    const game = mixed({}, [4, 4, 3, 4]);
    const layos = attemptNumbers(game, 'pallando', 'layos');
    assert.equal(layos.plus, 10 - 5);
    assert.equal(layos.against, 20 - 5 + 5);
    act(game, 'one', 'influence layos', 'influence-by pallando', 'show-nothing');
    hears(game, '8 + 5 - 20 - 7 = -14');
    assert.equal(where(game, 'layos'), 'untapped');
  },
);

rule('A hero who brings in his own faction has no -5', ['MX-8.2'], () => {
  const game = mixed({ one: { bree: ['aragorn-ii'], hand: ['rangers-of-the-north'] } }, [6, 6]);
  act(game, 'one', 'faction rangers-of-the-north');
  hears(game, 'Rangers of the North');
  hears(game, 'comes into play');
  assert.equal(where(game, 'rangers-of-the-north'), 'untapped');
});

rule(
  'Of factions the number of the card in play counts, at the place where it was played, with its own modifications',
  ['MX-8.7', 'MX-8.8', 'LE-T9.3'],
  () => {
    const at = (site: string): Table =>
      scene(meccg, {
        phase: 'site',
        one: { [site]: ['pallando'] },
        two: { alignment: 'minion', table: ['beornings-minion on beorns-house'] },
      });
    const home = at('beorns-house');
    home.play('one', 'enter');
    home.offers('one', 'influence beornings-minion');
    assert.equal(attemptNumbers(home, 'pallando', 'beornings-minion').value, 9);
    const men = { table: ['beornings on beorns-house'] };
    const layos = scene(meccg, { phase: 'site', one: { alignment: 'minion', 'beorns-house': ['layos'] }, two: men });
    const { plus } = attemptNumbers(layos, 'layos', 'beornings');
    assert.equal(plus, 2 + 1 - 5, 'a Man, as the hero’s card says');
    const ice = { alignment: 'minion', table: ['ice-orcs on lossadan-cairn', 'wargs-of-the-forochel'] };
    const cairn = scene(meccg, { phase: 'site', one: { 'lossadan-cairn': ['pallando'] }, two: ice });
    assert.deepEqual(attemptNumbers(cairn, 'pallando', 'ice-orcs'), { plus: 10 + 2 - 5, against: 25, value: 0 });
    const away = at('bree');
    away.play('one', 'enter');
    away.refuses('one', 'influence beornings-minion', 'MW-T9.5.5');
  },
);

rule(
  'The hero’s Beornings may be shown against the minion’s, and come into play in their place',
  ['MX-8.5', 'MX-8.6'],
  () => {
    const game = scene(
      meccg,
      {
        phase: 'site',
        one: { 'beorns-house': ['pallando'], hand: ['beornings'] },
        two: {
          alignment: 'minion',
          'dol-guldur': ['layos', 'gorbag', 'shagrat', 'asternak'],
          table: ['beornings-minion on beorns-house'],
        },
      },
      { rolls: [6, 6, 1, 1] },
    );
    game.play('one', 'enter');
    act(game, 'one', 'influence beornings-minion', 'show-card beornings');
    act(game, 'one', 'play-shown player one');
    assert.equal(where(game, 'beornings-minion'), 'discard');
    assert.equal(where(game, 'beornings'), 'untapped');
  },
);

rule(
  'What a Wizard or a Ringwraith controls is safe, and so is an item with an event on it',
  ['MX-8.3', 'MX-8.9'],
  () => {
    const words: { one: Words; two: Words } = {
      one: {
        alignment: 'minion',
        'barad-dur': ['layos'],
        hand: ['dagger-of-westernesse', 'palantir-of-orthanc-minion'],
      },
      two: { 'barad-dur': ['pallando: dagger-of-westernesse, gwaihir', 'aragorn-ii: palantir-of-orthanc'] },
    };
    const game = scene(meccg, { phase: 'site', ...words });
    game.play('one', 'enter');
    game.refuses('one', 'influence pallando', 'MW-T9.2.2');
    game.refuses('one', 'influence gwaihir', 'MX-8.3');
    game.refuses('one', 'influence dagger-of-westernesse', 'CR-I.E.9');
    game.offers('one', ['influence aragorn-ii', 'influence palantir-of-orthanc']);
    const table = ['align-palantir on palantir-of-orthanc'];
    const aligned = scene(meccg, { phase: 'site', one: words.one, two: { ...words.two, table } });
    aligned.play('one', 'enter');
    aligned.refuses('one', 'influence palantir-of-orthanc', 'MX-8.9');
  },
);

rule('The bonus of a companion does not count for who taps', ['LE-S9.2.4'], () => {
  const company = ['jerrek', 'asternak', 'lieutenant-of-morgul tapped', 'ostisen'];
  const game = atSite('lossadan-cairn', company, { one: { hand: ['ice-orcs'] } }, [6, 6, 6, 6, 3, 3]);
  game.play('one', 'enter');
  for (let n = 0; n < 3 && isAttacked(game); n++) fightOut(game, 'stay-untapped');
  act(game, 'one', 'faction ice-orcs', 'by ostisen');
  hears(game, 'rolls 6 + 0 influence = 6 against 10: Ice-orcs is discarded.');
  assert.equal(where(game, 'ice-orcs'), 'discard');
});
