// Overt and covert companies, and how large minion companies are.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { companyKind } from '../table.ts';
import { minions } from './minions.ts';

rule('A company with an Orc or a Troll is overt', ['LE-S5.6.4'], () => {
  const game = minions({
    'minas-morgul': ['asternak', 'gorbag'],
    'dol-guldur': ['tros-hesnef', 'troll-lout'],
    'carn-dum': ['dwar-the-ringwraith'],
  });
  assert.equal(companyKind(game, 'gorbag'), 'overt');
  assert.equal(companyKind(game, 'troll-lout'), 'overt');
  assert.equal(companyKind(game, 'dwar-the-ringwraith'), 'covert');
});

rule('Every other company is covert, and one that loses its last Orc is so from then on', ['LE-S5.6.5'], () => {
  const game = minions({
    'minas-morgul': ['asternak', 'ciryaher'],
    companies: [{ site: 'dol-guldur', characters: ['tros-hesnef', 'gorbag'] }],
  });
  assert.equal(companyKind(game, 'asternak'), 'covert');
  assert.equal(companyKind(game, 'tros-hesnef'), 'overt');
  game.play('one', 'regroup gorbag');
  game.play('one', 'into dol-guldur');
  assert.equal(companyKind(game, 'tros-hesnef'), 'covert');
  assert.equal(companyKind(game, 'gorbag'), 'overt');
});

rule('A Wizard’s companies are neither overt nor covert', ['MX-1.3'], () => {
  const game = minions({ alignment: 'hero', rivendell: ['elrond'] }, { 'minas-morgul': ['gorbag'] });
  assert.equal(companyKind(game, 'elrond'), undefined);
  assert.equal(companyKind(game, 'gorbag'), 'overt');
});
