// Who may be with whom: minions and Ringwraiths away from Darkhavens, followers of Ringwraiths.
import assert from 'node:assert/strict';
import { MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { companiesOf, isLeader, modeOf, unusedDirectInfluence } from '../table.ts';
import { idle, position, resolve } from '../turn/table.ts';
import { companyNow } from '../whereabouts.ts';
import { act, minions, starters, where } from './minions.ts';

rule(
  'A Ringwraith has company at Darkhavens only: with others he does not leave one',
  ['LE-S5.6.3', 'LE-S6.3.1'],
  () => {
    const game = minions({ 'dol-guldur': ['dwar-the-ringwraith', 'orc-captain'] });
    game.refuses('one', 'move dwar-the-ringwraith', 'LE-S5.6.3');
    game.play('one', 'regroup dwar-the-ringwraith', 'into dol-guldur');
    game.play('one', 'move dwar-the-ringwraith');
    game.offersOnly('one', ['to carn-dum', 'to minas-morgul']);
    game.play('one', 'to minas-morgul');
    game.refuses('one', 'regroup orc-captain', 'MW-S5.4.6');
  },
);

rule(
  'Without a mode a Ringwraith goes freely to Darkhavens, and from any other site only to one',
  ['LE-S6.3.1', 'LE-S6.3.2', 'MX-4.10'],
  () => {
    const game = minions({ 'dol-guldur': ['ren-the-ringwraith'] });
    game.play('one', 'move ren-the-ringwraith');
    game.offersOnly('one', ['to carn-dum', 'to minas-morgul']);
    game.refuses('one', 'to the-lonely-mountain', 'LE-S6.3.2');
    const away = minions({ 'barad-dur': ['ren-the-ringwraith'] });
    away.play('one', 'move ren-the-ringwraith');
    away.offersOnly('one', ['to minas-morgul']);
    away.refuses('one', 'to cirith-ungol', 'LE-S6.3.2');
    away.refuses('one', 'to dol-guldur', 'MX-4.10');
  },
);

rule('Dúnedain, Dwarves and Elves do not leave a Darkhaven with Orcs or Trolls; Men do', ['MX-11.7'], () => {
  const game = minions({ 'minas-morgul': ['tarcil', 'shagrat'], 'dol-guldur': ['asternak', 'gorbag'] });
  game.refuses('one', 'move tarcil', 'MX-11.7');
  game.offers('one', 'move asternak');
  const starter = starters({ 'minas-morgul': ['tarcil', 'shagrat'] });
  starter.offers('one', 'move tarcil');
});

rule('Away from Darkhavens a company has one leader', ['MX-11.8', 'MX-14.2'], () => {
  const game = minions({ 'minas-morgul': ['shagrat', 'gorbag'], 'dol-guldur': ['orc-tracker', 'orc-captain'] });
  assert.deepEqual(
    ['shagrat', 'orc-captain', 'orc-tracker'].map((id) => isLeader(game, id)),
    [true, true, false],
  );
  game.refuses('one', 'move shagrat', 'MX-11.8');
  game.offers('one', 'move orc-tracker');
  const starter = starters({ 'minas-morgul': ['shagrat', 'gorbag'] });
  starter.offers('one', 'move shagrat');
});

rule('Nobody goes where he may not join those who are there', ['MX-11.9', 'MX-11.7'], () => {
  const game = minions({ 'minas-morgul': ['tarcil'], 'cirith-ungol': ['shagrat'] });
  game.play('one', 'move tarcil');
  game.refuses('one', 'to cirith-ungol', 'MX-11.7');
});

rule('Who came to a site to which others had to return, and may not join them, goes back himself', ['MX-11.9'], () => {
  const game = minions(
    {
      companies: [
        { site: 'moria', characters: ['shagrat'], to: 'dol-guldur' },
        { site: 'dol-guldur', characters: ['tarcil'], to: 'moria' },
      ],
    },
    { hand: ['snowstorm'], table: ['doors-of-night'] },
    { phase: 'movement' },
  );
  game.play('one', 'next-company tarcil');
  idle(game, (_s, at) => companyNow(game).includes('shagrat') && at === 'chain/act', ['discard variags-of-khand']);
  act(game, 'two', 'play snowstorm');
  idle(game, (s) => s.phase > MOVEMENT, ['discard variags-of-khand']);
  game.says('may not join those who are there: it returns to Dol Guldur', 'MX-11.9');
  position(game, { one: { moria: ['shagrat'], 'dol-guldur': ['tarcil'] } });
});

rule('A company of eight stays at its Darkhaven, and allies do not count', ['LE-S5.6.1', 'LE-S5.1.4'], () => {
  const eight = ['gorbag', 'orc-tracker', 'orc-veteran', 'orc-sniffler', 'orc-brawler', 'muzgash', 'luitprand'];
  const game = minions({ 'carn-dum': [...eight, 'grishnakh'] });
  game.refuses('one', 'move gorbag', 'MW-S5.4.3');
  const seven = minions({ 'carn-dum': eight });
  seven.offers('one', 'move gorbag');
});

rule('Where a Ringwraith is revealed away from Darkhavens nobody else of his player stays', ['MX-11.6'], () => {
  const game = minions({ 'urlurtsu-nurn': ['orc-captain'], hand: ['adunaphel-the-ringwraith'] });
  game.play('one', 'play-character adunaphel-the-ringwraith');
  game.offersOnly('one', ['arrive minas-morgul', 'arrive urlurtsu-nurn']);
  game.play('one', 'arrive urlurtsu-nurn');
  resolve(game);
  assert.deepEqual(companiesOf(game, 'one'), [['orc-captain'], ['adunaphel-the-ringwraith']]);
  idle(game, (s) => s.phase > 5, ['next-company orc-captain']);
  assert.equal(where(game, 'orc-captain'), 'discard');
  assert.equal(where(game, 'adunaphel-the-ringwraith'), 'untapped');
});

rule(
  'The Witch-king brings in two Ringwraiths in separate phases and controls them without influence; a third must pay',
  ['MX-11.2', 'MX-11.3', 'MX-14.3'],
  () => {
    const hand = ['dwar-the-ringwraith', 'ren-the-ringwraith', 'indur-the-ringwraith'];
    const game = minions({ 'minas-morgul': ['the-witch-king'], hand });
    game.play('one', 'play-character dwar-the-ringwraith');
    resolve(game);
    position(game, { one: { 'minas-morgul': ['the-witch-king', 'dwar-the-ringwraith under the-witch-king'] } });
    assert.equal(unusedDirectInfluence(game, 'the-witch-king'), 3);
    game.refuses('one', 'play-character ren-the-ringwraith', 'MW-S4.2.2');
    const later = minions({
      'minas-morgul': ['the-witch-king', 'dwar-the-ringwraith under the-witch-king'],
      hand: ['ren-the-ringwraith'],
    });
    later.offers('one', 'play-character ren-the-ringwraith');
    const two = ['dwar-the-ringwraith under the-witch-king', 'ren-the-ringwraith under the-witch-king'];
    const full = minions({ 'minas-morgul': ['the-witch-king', ...two], hand: ['indur-the-ringwraith'] });
    full.refuses('one', 'play-character indur-the-ringwraith', 'LE-S5.4.3');
    const paid = minions({ 'minas-morgul': ['the-witch-king', ...two, 'indur-the-ringwraith under the-witch-king'] });
    assert.equal(unusedDirectInfluence(paid, 'the-witch-king'), 2);
  },
);

rule('Khamûl calls one Ringwraith, Ûvatha comes to any of them', ['MX-11.2', 'MX-11.3'], () => {
  const khamul = minions({ 'dol-guldur': ['khamul-the-ringwraith'], hand: ['ren-the-ringwraith'] });
  khamul.offers('one', 'play-character ren-the-ringwraith');
  const other = minions({
    'dol-guldur': ['dwar-the-ringwraith'],
    hand: ['ren-the-ringwraith', 'uvatha-the-ringwraith'],
  });
  other.refuses('one', 'play-character ren-the-ringwraith', 'LE-S5.4.3');
  other.play('one', 'play-character uvatha-the-ringwraith');
  resolve(other);
  assert.equal(unusedDirectInfluence(other, 'dwar-the-ringwraith'), 5);
  const away = minions({ 'barad-dur': ['khamul-the-ringwraith'], hand: ['dwar-the-ringwraith', 'ren-the-ringwraith'] });
  away.refuses('one', 'play-character dwar-the-ringwraith', 'MX-11.2');
  away.offers('one', 'play-character ren-the-ringwraith');
});

rule(
  'A Ringwraith without a lord waits until the end of the organization phase and is discarded, unless a Ringwraith takes him',
  ['MX-11.4'],
  () => {
    const left = { 'dol-guldur': ['ren-the-ringwraith under nobody', 'gorbag'] };
    const game = minions(left);
    game.refuses('one', 'control ren-the-ringwraith', 'LE-S5.3.3');
    idle(game, (s) => s.phase > 3, ['discard-character ren-the-ringwraith']);
    assert.equal(where(game, 'ren-the-ringwraith'), 'discard');
    const taken = minions({ ...left, 'dol-guldur': [...left['dol-guldur'], 'dwar-the-ringwraith'] });
    taken.play('one', 'control ren-the-ringwraith');
    taken.offersOnly('one', ['under dwar-the-ringwraith']);
  },
);

rule('Who is revealed as a player makes the same Ringwraith leave who follows another', ['MX-11.2'], () => {
  const game = minions(
    { 'minas-morgul': ['gorbag'], hand: ['ren-the-ringwraith'] },
    { 'dol-guldur': ['khamul-the-ringwraith', 'ren-the-ringwraith under khamul-the-ringwraith'] },
  );
  game.play('one', 'play-character ren-the-ringwraith', 'arrive minas-morgul');
  resolve(game);
  position(game, { one: { 'minas-morgul': ['gorbag', 'ren-the-ringwraith'] } });
});

rule('Nobody influences away a Ringwraith who follows another', ['MX-11.3', 'MW-T9.2.2'], () => {
  const game = minions(
    { 'cirith-ungol': ['lieutenant-of-morgul'] },
    { 'cirith-ungol': ['khamul-the-ringwraith', 'ren-the-ringwraith under khamul-the-ringwraith'] },
    { phase: 'site', turn: 8 },
  );
  game.play('one', 'enter');
  game.refuses('one', 'influence ren-the-ringwraith', 'MW-T9.2.2');
});

rule('Followers ride along with a Ringwraith’s mode, and have none themselves', ['MX-11.5'], () => {
  const riders = ['the-witch-king', 'dwar-the-ringwraith under the-witch-king'];
  const game = minions({ 'minas-morgul': riders, hand: ['black-rider'] });
  game.play('one', 'move the-witch-king');
  game.offersOnly('one', ['to dol-guldur']);
  const ridden = minions({ 'minas-morgul': ['the-witch-king: black-rider', riders[1]] });
  ridden.play('one', 'move the-witch-king');
  ridden.offers('one', ['to dol-guldur', 'to cirith-ungol']);
});

rule('A mode that is lost on the way does not stop the journey; the next one is chosen without it', ['MX-11.5'], () => {
  const game = minions(
    { companies: [{ site: 'minas-morgul', characters: ['the-witch-king'], to: 'cirith-ungol' }] },
    {},
    { phase: 'movement' },
  );
  assert.equal(modeOf(game), undefined);
  idle(game, (s) => s.phase > MOVEMENT);
  position(game, { one: { 'cirith-ungol': ['the-witch-king'] } });
  const away = minions({ 'cirith-ungol': ['the-witch-king'] });
  away.play('one', 'move the-witch-king');
  away.refuses('one', 'to barad-dur', 'LE-S6.3.2');
});

rule(
  'Whose Ringwraith has slipped back is still he: he reveals no other one, nor does his opponent him',
  ['MX-11.1'],
  () => {
    const hand = ['ren-the-ringwraith', 'dwar-the-ringwraith'];
    const game = minions({ 'minas-morgul': ['gorbag'], revealed: 'ren-the-ringwraith', hand });
    game.offers('one', 'play-character ren-the-ringwraith');
    game.refuses('one', 'play-character dwar-the-ringwraith', 'MX-3.5');
    const other = minions(
      { 'dol-guldur': ['shagrat'], hand },
      { 'minas-morgul': ['gorbag'], revealed: 'ren-the-ringwraith' },
    );
    other.refuses('one', 'play-character ren-the-ringwraith', 'LE-S5.4.4');
    other.offers('one', 'play-character dwar-the-ringwraith');
  },
);
