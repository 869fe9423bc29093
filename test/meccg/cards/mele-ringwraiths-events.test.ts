// Minion resource events of Ringwraiths: unleashed, riding, at rest.
import assert from 'node:assert/strict';
import { UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, bearer, hears, quiet, where } from '../combat/fight.ts';
import { idle, resolve, type Table, table } from '../movement/table.ts';
import {
  attackBody,
  attackProwess,
  directInfluence,
  handSize,
  isAttacked,
  isLeader,
  modeOf,
  newSiteOf,
  prowessOf,
  strikesOf,
  unusedGeneralInfluence,
} from '../table.ts';
import { onTheWay, plays } from './journey.ts';
import { attacked, faces } from './minion-fight.ts';

const minion = { alignment: 'minion' };
const at = (site: string, characters: readonly string[], ...hand: string[]): Table =>
  table({ one: { ...minion, [site]: characters, hand } });

rule('Adûnaphel Unleashed: alone, she faces one strike, and a body two less', ['LE-S7.2.3', 'MX-14.3'], () => {
  const hand = ['adunaphel-unleashed'];
  const game = attacked(['adunaphel-the-ringwraith'], 'crebain', [], { hand });
  assert.equal(strikesOf(game), 1);
  game.refuses('one', 'play adunaphel-unleashed');
  const drake = attacked(['adunaphel-the-ringwraith'], 'cave-drake', [], { hand });
  drake.play('one', 'play adunaphel-unleashed');
  resolve(drake);
  assert.equal(strikesOf(drake), 1);
  assert.equal(attackBody(drake), -1);
  attacked(['khamul-the-ringwraith'], 'cave-drake', [], { hand }).refuses('one', 'play adunaphel-unleashed');
});

rule('Hoarmûrath Unleashed cancels an attack on any company of his player', ['MX-14.3', 'MW-S7.6.5'], () => {
  const one = { ...minion, 'minas-morgul': ['hoarmurath-the-ringwraith'] };
  const game = table({
    phase: 'movement',
    one: { ...one, tharbad: ['lagduf'], hand: ['hoarmurath-unleashed'] },
    two: { hand: ['orc-raiders'] },
  });
  if (game.list('one').includes('next-company lagduf')) game.play('one', 'next-company lagduf');
  act(game, 'two', 'creature orc-raiders');
  resolve(game);
  act(game, 'one', 'play hoarmurath-unleashed');
  quiet(game);
  assert.equal(isAttacked(game), false);
  attacked(['lagduf'], 'orc-raiders', [], { hand: ['hoarmurath-unleashed'] }).refuses(
    'one',
    'play hoarmurath-unleashed',
  );
});

rule('Indûr and Khamûl Unleashed: the attack on their own company is cancelled, or weakened', ['MX-14.3'], () => {
  const indur = attacked(['indur-the-ringwraith'], 'orc-raiders', [], { hand: ['indur-unleashed'] });
  indur.play('one', 'play indur-unleashed');
  resolve(indur);
  quiet(indur);
  assert.equal(isAttacked(indur), false);
  const khamul = attacked(['khamul-the-ringwraith'], 'orc-raiders', [], {
    hand: ['khamul-unleashed', 'indur-unleashed'],
  });
  khamul.refuses('one', 'play indur-unleashed');
  khamul.play('one', 'play khamul-unleashed');
  resolve(khamul);
  assert.equal(attackProwess(khamul), 3);
});

rule('Ren Unleashed: everybody at his site checks at -2, but no Ringwraith', ['LE-S5.8.3', 'MX-14.3'], () => {
  const game = table(
    { one: { ...minion, 'minas-morgul': ['ren-the-ringwraith', 'lagduf'], hand: ['ren-unleashed'] } },
    { rolls: [3, 3] },
  );
  plays(game, 'ren-unleashed');
  hears(game, 'Lagduf');
  at('minas-morgul', ['dwar-the-ringwraith', 'lagduf'], 'ren-unleashed').refuses('one', 'play ren-unleashed');
});

rule('Ûvatha Unleashed: his company moves to another site', ['MX-14.3', 'LE-S6.3.1'], () => {
  const game = table({
    phase: 'movement',
    one: {
      ...minion,
      companies: [{ site: 'minas-morgul', to: 'dol-guldur', characters: ['uvatha-the-ringwraith'] }],
      hand: ['uvatha-unleashed'],
    },
  });
  onTheWay(game);
  act(game, 'one', 'play uvatha-unleashed');
  resolve(game);
  act(game, 'one', 'to minas-morgul');
  assert.equal(newSiteOf(game), 'minas-morgul');
});

rule('The Witch-king Unleashed: five more direct influence, once a turn', ['MW-S2.9.2', 'MX-14.3'], () => {
  const cards = ['the-witch-king-unleashed', 'the-witch-king-unleashed'];
  const game = at('minas-morgul', ['the-witch-king'], ...cards);
  const before = directInfluence(game, 'the-witch-king');
  plays(game, 'the-witch-king-unleashed');
  assert.equal(directInfluence(game, 'the-witch-king'), before + 5);
  game.refuses('one', 'play the-witch-king-unleashed', 'MW-S2.9.2');
  at('minas-morgul', ['lagduf'], ...cards).refuses('one', 'play the-witch-king-unleashed');
});

rule('The Ring Leaves Its Mark brings a mode back, or untaps a Ringwraith with more than 6', ['CR-A27'], () => {
  const game = table({
    one: {
      ...minion,
      'minas-morgul': ['ren-the-ringwraith'],
      hand: ['the-ring-leaves-its-mark'],
      discard: ['fell-rider', 'orc-stealth'],
      sideboard: ['black-rider'],
    },
  });
  plays(game, 'the-ring-leaves-its-mark');
  game.offersOnly('one', ['choose-title fell-rider', 'choose-title black-rider']);
  game.play('one', 'choose-title fell-rider');
  assert.equal(where(game, 'fell-rider'), 'deck');
  for (const [rolls, stands] of [
    [[3, 4], 'untapped'],
    [[3, 3], 'tapped'],
  ] as const) {
    const weary = table(
      { one: { ...minion, 'minas-morgul': ['ren-the-ringwraith tapped'], hand: ['the-ring-leaves-its-mark'] } },
      { rolls: [...rolls] },
    );
    plays(weary, 'the-ring-leaves-its-mark');
    assert.equal(where(weary, 'ren-the-ringwraith'), stands);
  }
  at('minas-morgul', ['ren-the-ringwraith'], 'the-ring-leaves-its-mark').refuses(
    'one',
    'play the-ring-leaves-its-mark',
  );
});

rule(
  'A mode is put on one’s Ringwraith at a Darkhaven; a new one takes the place of the old',
  ['MX-11.5', 'LE-S6.3.2'],
  () => {
    const who = 'akhorahil-the-ringwraith'; // 3 more as a Heralded Lord, 1 more as a Fell Rider
    const game = at('minas-morgul', [who], 'black-rider', 'fell-rider', 'heralded-lord');
    const [strength, charm] = [prowessOf(game, who), directInfluence(game, who)];
    plays(game, 'black-rider');
    assert.equal(modeOf(game), 'black-rider');
    assert.equal(prowessOf(game, who), strength);
    plays(game, 'fell-rider');
    assert.equal(modeOf(game), 'fell-rider');
    assert.equal(where(game, 'black-rider'), 'discard');
    assert.deepEqual([prowessOf(game, who), directInfluence(game, who)], [strength + 2 + 1, Math.max(0, charm - 3)]);
    plays(game, 'heralded-lord');
    assert.equal(where(game, 'fell-rider'), 'discard');
    assert.deepEqual([prowessOf(game, who), directInfluence(game, who)], [strength - 2, charm + 3 + 3]);
    for (const id of ['black-rider', 'fell-rider', 'heralded-lord']) {
      at('minas-morgul', ['lagduf'], id).refuses('one', `play ${id}`);
      at('moria', ['ren-the-ringwraith'], id).refuses('one', `play ${id}`);
    }
  },
);

rule('Back at a Darkhaven the mode ends in the next turn', ['LE-S6.3.2'], () => {
  for (const id of ['black-rider', 'fell-rider', 'heralded-lord']) {
    const home = table({ phase: 'untap', one: { ...minion, 'minas-morgul': [`ren-the-ringwraith: ${id}`] } });
    idle(home, (s) => s.phase !== UNTAP);
    assert.equal(where(home, id), 'discard', id);
    const away = table({ phase: 'untap', one: { ...minion, moria: [`ren-the-ringwraith: ${id}`] } });
    idle(away, (s) => s.phase !== UNTAP);
    assert.equal(where(away, id), 'untapped', id);
  }
});

rule(
  'While the Yellow Face Sleeps: one card more, as long as the Ringwraith stays',
  ['CR-TERM-handsize-1', 'MW-S2.9.2'],
  () => {
    const id = 'while-the-yellow-face-sleeps';
    const game = at('minas-morgul', ['ren-the-ringwraith'], id, id);
    plays(game, id);
    assert.equal(handSize(game, 'one'), 9);
    game.refuses('one', `play ${id}`, 'MW-S2.9.2');
    const gone = table({
      phase: 'movement',
      one: {
        ...minion,
        companies: [{ site: 'minas-morgul', to: 'dol-guldur', characters: [`ren-the-ringwraith: ${id}`] }],
      },
    });
    onTheWay(gone);
    assert.equal(where(gone, id), 'discard');
    at('moria', ['ren-the-ringwraith'], id).refuses('one', `play ${id}`);
  },
);

rule(
  'Bade to Rule: five more general influence, for two of the Ringwraith’s direct influence',
  ['MW-S5.2.1', 'MW-S2.9.2'],
  () => {
    const game = at('minas-morgul', ['akhorahil-the-ringwraith'], 'bade-to-rule', 'bade-to-rule');
    const [general, direct] = [unusedGeneralInfluence(game, 'one'), directInfluence(game, 'akhorahil-the-ringwraith')];
    plays(game, 'bade-to-rule');
    assert.equal(unusedGeneralInfluence(game, 'one'), general + 5);
    assert.equal(directInfluence(game, 'akhorahil-the-ringwraith'), direct - 2);
    game.refuses('one', 'play bade-to-rule', 'MW-S2.9.2');
    game.play('one', 'use bade-to-rule');
    resolve(game);
    assert.equal(unusedGeneralInfluence(game, 'one'), general);
  },
);

rule('Bade to Rule waits for a Ringwraith who is not in play, and goes to him when he comes', ['MX-14.3'], () => {
  const game = at('minas-morgul', ['lagduf'], 'bade-to-rule', 'ren-the-ringwraith');
  const general = unusedGeneralInfluence(game, 'one');
  plays(game, 'bade-to-rule');
  assert.equal(unusedGeneralInfluence(game, 'one'), general + 5);
  act(game, 'one', 'play-character ren-the-ringwraith');
  game.play('one', 'arrive company lagduf');
  quiet(game);
  assert.equal(bearer(game, 'bade-to-rule'), 'ren-the-ringwraith');
});

rule('By the Ringwraith’s Word: a leader, until somebody with more mind is with him', ['MX-14.2', 'LE-S7.4.2'], () => {
  const id = 'by-the-ringwraiths-word';
  const game = at('minas-morgul', ['ren-the-ringwraith', 'shamas', 'ostisen'], id);
  game.play('one', `play ${id}`);
  resolve(game);
  assert.ok(isLeader(game, 'shamas'));
  assert.equal(directInfluence(game, 'shamas', 'ostisen'), directInfluence(game, 'shamas') + 4);
  const proud = at('minas-morgul', ['ren-the-ringwraith', 'shamas', 'hador'], id);
  proud.play('one', `play ${id}`);
  resolve(proud);
  assert.equal(bearer(proud, id), 'hador', 'Shamas has the lesser mind');
  const joined = at('minas-morgul', [`shamas: ${id}`, 'hador']);
  joined.play('one', 'pass');
  assert.equal(where(joined, id), 'discard');
  at('minas-morgul', ['shamas'], id).refuses('one', `play ${id}`);
});

rule('Dwar Unleashed: in a mode his company may go by regions', ['MX-4.10'], () => {
  const ready = at('minas-morgul', ['dwar-the-ringwraith: black-rider'], 'dwar-unleashed');
  ready.play('one', 'move dwar-the-ringwraith');
  const before = ready.list('one').length;
  const game = at('minas-morgul', ['dwar-the-ringwraith: black-rider'], 'dwar-unleashed');
  plays(game, 'dwar-unleashed');
  game.play('one', 'move dwar-the-ringwraith');
  assert.ok(game.list('one').length > before);
  at('minas-morgul', ['dwar-the-ringwraith'], 'dwar-unleashed').refuses('one', 'play dwar-unleashed');
});

rule('Morgul-blade: strikes against the Ringwraith are weaker, until one fails', ['MW-S7.4.6', 'MW-S2.9.2'], () => {
  const game = faces(['ren-the-ringwraith: morgul-blade'], 'orc-lieutenant', [1, 1]);
  act(game, 'one', 'tap-to-fight');
  assert.equal(attackProwess(game), 6);
  quiet(game);
  assert.equal(where(game, 'morgul-blade'), 'discard');
  at('minas-morgul', ['lagduf'], 'morgul-blade').refuses('one', 'play morgul-blade');
});

rule(
  'They Ride Together: Ringwraiths follow yours, as far as his direct influence goes',
  ['MX-11.2', 'MX-11.3'],
  () => {
    const id = 'they-ride-together';
    const game = at('minas-morgul', ['akhorahil-the-ringwraith'], id, 'ren-the-ringwraith', 'dwar-the-ringwraith');
    plays(game, id);
    game.play('one', 'choose-title ren-the-ringwraith', 'choose-title dwar-the-ringwraith');
    assert.equal(where(game, 'ren-the-ringwraith'), 'untapped');
    assert.equal(where(game, 'dwar-the-ringwraith'), 'untapped');
    at('minas-morgul', ['akhorahil-the-ringwraith: fell-rider'], id, 'ren-the-ringwraith').refuses('one', `play ${id}`);
    at('minas-morgul', ['akhorahil-the-ringwraith'], id).refuses('one', `play ${id}`, 'MX-11.3');
  },
);
