// Corruption of minions: they tap where heroes are discarded, and give things up all the same.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import type { C } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { ORGANIZATION, SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { act, bearer, hears, type Table, where } from '../combat/fight.ts';
import { corruptionOf } from '../table.ts';
import { idle } from '../turn/table.ts';
import { abroad, atSite, fightOut } from './table.ts';

const organizing = (one: Words, rolls: readonly number[], setting: object = {}): Table =>
  scene(
    meccg,
    { phase: 'organization', one: { alignment: 'minion', ...one }, two: {} },
    { rolls: [...rolls], ...setting },
  );

const pointsOf = (game: Table, id: keyof typeof C): number => corruptionOf(game, id);

rule(
  'Tarcil sheds Lure of the Senses by tapping and an eight; at -3 he needs a ten',
  ['LE-S8.4.1', 'LE-S8.4.3'],
  () => {
    const sheds = (move: string, ...rolls: number[]): string => {
      const game = organizing({ moria: ['tarcil: lure-of-the-senses'] }, rolls);
      act(game, 'one', `${move} lure-of-the-senses`);
      hears(game, 'rolls');
      assert.equal(where(game, 'tarcil'), move === 'remove' ? 'tapped' : 'untapped');
      return where(game, 'lure-of-the-senses');
    };
    assert.equal(sheds('remove', 4, 4), 'discard');
    assert.equal(sheds('remove-untapped', 4, 4), 'untapped');
    assert.equal(sheds('remove-untapped', 5, 5), 'discard');
  },
);

rule(
  'Tapped, he tries the other two at -3, each once: Lure of Nature stays, Lure of Expedience goes',
  ['LE-S8.4.2', 'LE-S8.4.4'],
  () => {
    const game = organizing({ moria: ['tarcil tapped: lure-of-nature, lure-of-expedience'] }, [3, 3, 4, 5]);
    game.refuses('one', 'remove lure-of-nature', 'MW-S2.8.5');
    act(game, 'one', 'remove-untapped lure-of-nature');
    hears(game, 'rolls 6 (3) to remove Lure of Nature: more than 4 was needed');
    game.refuses('one', 'remove-untapped lure-of-nature', 'CR-TERM-corruption-2');
    act(game, 'one', 'remove-untapped lure-of-expedience');
    hears(game, 'rolls 9 (6) to remove Lure of Expedience: it is discarded');
    assert.equal(where(game, 'lure-of-nature'), 'untapped');
  },
);

rule('Layos with Lure of Expedience removes it by tapping and an eight', ['LE-S8.5.2', 'LE-S8.3.1'], () => {
  const game = organizing({ moria: ['layos: lure-of-expedience, elven-cloak, great-shield-of-rohan'] }, [4, 4]);
  assert.equal(pointsOf(game, 'layos'), 5);
  act(game, 'one', 'remove lure-of-expedience');
  hears(game, 'it is discarded');
  assert.equal(pointsOf(game, 'layos'), 3);
  assert.equal(where(game, 'layos'), 'tapped');
});

rule(
  'A check that equals the corruption, or is one below, taps the giver; the item passes on, and is stored',
  ['LE-S10.10.1', 'LE-S10.10.2', 'MX-6.2', 'LE-S8.2.2'],
  () => {
    const company = ['layos: lure-of-expedience, elven-cloak, great-shield-of-rohan', 'ostisen'];
    const gives = (...rolls: number[]): Table => {
      const game = organizing({ moria: company }, rolls);
      act(game, 'one', 'transfer elven-cloak', 'receiver ostisen');
      hears(game, 'makes a corruption check');
      return game;
    };
    const five = gives(2, 3);
    assert.deepEqual([where(five, 'layos'), bearer(five, 'elven-cloak')], ['tapped', 'ostisen']);
    const four = gives(2, 2);
    assert.deepEqual([where(four, 'layos'), bearer(four, 'elven-cloak')], ['tapped', 'ostisen']);
    const three = gives(1, 2);
    assert.deepEqual([where(three, 'layos'), where(three, 'elven-cloak')], ['out-of-play', 'discard']);
    const stores = organizing({ 'dol-guldur': company }, [2, 3]);
    act(stores, 'one', 'store great-shield-of-rohan');
    hears(stores, 'makes a corruption check');
    assert.deepEqual([where(stores, 'layos'), where(stores, 'great-shield-of-rohan')], ['tapped', 'points']);
  },
);

rule('Who fails loses what he bears, and his follower stays', ['LE-S8.2.4', 'MX-6.5'], () => {
  const company = ['layos: lure-of-expedience, elven-cloak, great-shield-of-rohan', 'ostisen under layos'];
  const game = organizing({ 'dol-guldur': company }, [1, 2]);
  act(game, 'one', 'store great-shield-of-rohan');
  hears(game, 'makes a corruption check');
  assert.equal(where(game, 'layos'), 'out-of-play');
  assert.equal(where(game, 'elven-cloak'), 'discard');
  assert.equal(where(game, 'ostisen'), 'untapped');
});

rule(
  'What may not be played on Dwarves may not be played on Orcs; on Trolls and Men it may',
  ['LE-S8.1.4', 'MX-6.8', 'LE-S8.1.2'],
  () => {
    const orc = abroad(['lagduf'], { from: 'moria', hazards: ['lure-of-nature', 'lure-of-the-senses'] });
    orc.play('one', 'pass');
    orc.refuses('two', 'play lure-of-nature', 'LE-S8.1.4');
    orc.offers('two', 'play lure-of-the-senses');
    for (const who of ['lieutenant-of-morgul', 'ostisen'])
      act(abroad([who], { from: 'moria', hazards: ['lure-of-nature'] }), 'two', 'play lure-of-nature');
  },
);

rule('A Ringwraith steadies his company: a check of four counts six', ['MX-6.7'], () => {
  const layos = 'layos: lure-of-expedience, elven-cloak, great-shield-of-rohan';
  const checks = (company: readonly string[], setting: object = {}): string => {
    const game = organizing({ 'minas-morgul': [...company] }, [2, 2], setting);
    act(game, 'one', 'store great-shield-of-rohan');
    hears(game, 'makes a corruption check');
    return where(game, 'layos');
  };
  assert.equal(checks(['hoarmurath-the-ringwraith', layos]), 'untapped');
  assert.equal(checks([layos]), 'tapped');
  assert.equal(checks(['hoarmurath-the-ringwraith', layos], { options: { starter: true } }), 'tapped');
});

rule('A new item of two points makes Layos check against five; a six is enough', ['LE-S8.5.1', 'LE-S8.1.1'], () => {
  const game = atSite(
    'buhr-widu',
    ['layos: lure-of-expedience, elven-cloak', 'lieutenant-of-morgul'],
    { one: { hand: ['great-shield-of-rohan'] } },
    [6, 6, 3, 3],
  );
  assert.equal(pointsOf(game, 'layos'), 3);
  game.play('one', 'enter');
  act(game, 'one', 'assign lieutenant-of-morgul');
  fightOut(game);
  act(game, 'one', 'item great-shield-of-rohan');
  hears(game, 'rolls 6 against 5: nothing happens.');
  assert.equal(where(game, 'layos'), 'tapped', 'for the item');
});

rule('Three wildernesses are three checks: the last taps him, who is tapped', ['LE-S8.5.3', 'LE-S8.2.3'], () => {
  const layos = 'layos tapped: lure-of-nature, elven-cloak, great-shield-of-rohan';
  const game = abroad([layos], { from: 'dunnish-clan-hold', to: 'carn-dum' }, [3, 4, 6, 6, 2, 2]);
  assert.equal(pointsOf(game, 'layos'), 5);
  idle(game, (s) => s.phase === SITE);
  game.done();
  assert.equal(where(game, 'layos'), 'tapped');
});

rule(
  'At -3 a seven does not remove Lure of Nature, and he may not tap for another try',
  ['LE-S8.5.4', 'LE-S8.4.2'],
  () => {
    const game = organizing({ 'carn-dum': ['layos: lure-of-nature, elven-cloak, great-shield-of-rohan'] }, [3, 4]);
    act(game, 'one', 'remove-untapped lure-of-nature');
    hears(game, 'rolls 7 (4) to remove Lure of Nature: more than 4 was needed');
    game.refuses('one', 'remove lure-of-nature', 'CR-TERM-corruption-2');
  },
);

rule('Lure of the Senses makes seven points: a five eliminates him, a six taps him', ['LE-S8.5.5', 'LE-S8.1.3'], () => {
  const layos = 'layos: lure-of-nature, lure-of-the-senses, elven-cloak, great-shield-of-rohan';
  const after = (...rolls: number[]): Table => {
    const game = scene(
      meccg,
      { phase: 'untap', one: { alignment: 'minion', 'carn-dum': [layos] }, two: {} },
      { rolls },
    );
    assert.equal(pointsOf(game, 'layos'), 7);
    idle(game, (s) => s.phase === ORGANIZATION);
    return game;
  };
  const five = after(2, 3);
  assert.deepEqual([where(five, 'layos'), where(five, 'great-shield-of-rohan')], ['out-of-play', 'discard']);
  assert.equal(where(after(3, 3), 'layos'), 'tapped');
});
