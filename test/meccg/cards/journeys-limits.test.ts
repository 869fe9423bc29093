// Cards that lower the hazard limit, and that keep creatures away.
import assert from 'node:assert/strict';
import type { CardId } from '../../../games/meccg/cards/all.ts';
import { AT_END, ORGANIZATION } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { until, where } from '../combat/fight.ts';
import { at, hazard, keys, resolve, table } from '../movement/table.ts';
import { attackProwess, isAttacked } from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { five, limit, onTheWay, organized, plays } from './journey.ts';

for (const [id, to, from, paths, less] of [
  ['fair-sailing', 'edhellond', 'grey-havens', 'coastal-sea', 3],
  ['fair-travels-in-border-lands', 'thranduils-halls', 'lorien', 'border-land', 2],
  ['fair-travels-in-free-domains', 'minas-tirith', 'lorien', 'free-domain', 1],
  ['fair-travels-in-wilderness', 'moria', 'lorien', 'wilderness', 2],
] as [CardId, string, string, string, number][])
  rule(
    `${id} takes one from the hazard limit for every ${paths} of the way, down to two`,
    ['MW-S10.3.1', 'MW-S4.2.5'],
    () => {
      const game = organized({ site: from, characters: five, to }, [id]);
      plays(game, id);
      onTheWay(game);
      assert.equal(limit(game), Math.max(2, 5 - less));
    },
  );

for (const [id, to, what] of [
  ['fair-travels-in-shadow-lands', 'dead-marshes', 'Shadow-land'],
  ['fair-travels-in-dark-domains', 'dol-guldur', 'Dark-domain'],
] as const)
  rule(`${id} takes one for a ${what}, two under Gates of Morning`, ['MW-S10.5.1', 'MW-S10.3.1'], () => {
    const after = (site: string, more = {}): number => {
      const game = organized({ site: 'lorien', characters: five, to: site }, [id], more);
      plays(game, id);
      onTheWay(game);
      return limit(game);
    };
    assert.equal(after(to), 4);
    assert.equal(after(to, { table: ['gates-of-morning'] }), 3);
    assert.equal(after('moria'), 5);
  });

rule(
  'A company that stays has no use for Fair Travels, and no second copy is of use',
  ['MW-S4.2.5', 'MW-S2.9.2'],
  () => {
    organized({ site: 'rivendell', characters: five }, ['fair-travels-in-wilderness']).refuses(
      'one',
      'play fair-travels-in-wilderness',
      'MW-S10.1.2',
    );
    const game = organized({ site: 'lorien', characters: five, to: 'moria' }, [
      'fair-travels-in-wilderness',
      'fair-travels-in-wilderness',
    ]);
    plays(game, 'fair-travels-in-wilderness');
    game.refuses('one', 'play fair-travels-in-wilderness', 'MW-S2.9.2');
  },
);

rule('Horses: two hazards fewer, and creatures that are stronger by two', ['CR-CARD-horses-1'], () => {
  const early = table({ one: { companies: [{ site: 'lorien', characters: five, to: 'moria' }], hand: ['horses'] } });
  early.refuses('one', 'play horses', 'MW-S10.1.1');
  toPhase(early, ORGANIZATION, AT_END);
  plays(early, 'horses');
  onTheWay(early);
  assert.equal(limit(early), 3);
  const game = organized({ site: 'lorien', characters: five, to: 'moria' }, ['horses'], {}, { hand: ['orc-patrol'] });
  plays(game, 'horses');
  onTheWay(game);
  hazard(game, 'creature orc-patrol');
  if (at(game) === 'movement/key-choose') game.play('two', game.list('two')[0]);
  resolve(game);
  assert.equal(attackProwess(game), 8);
});

rule('Ford: nothing is keyed to the wilderness by its type', ['MW-S10.4.7', 'CR-A5'], () => {
  const game = organized({ site: 'lorien', characters: ['aragorn-ii'], to: 'moria' }, ['ford']);
  game.play('one', 'play ford');
  assert.equal(where(game, 'aragorn-ii'), 'tapped');
  resolve(game);
  onTheWay(game);
  assert.deepEqual(keys(game, 'orc-patrol'), ['shadow-hold']);
  organized({ site: 'lorien', characters: ['gimli'], to: 'moria' }, ['ford']).refuses('one', 'play ford', 'MW-S5.1.4');
});

rule('Secret Entrance: nothing is keyed to the site, even if the company stays', ['CR-CARD-secret-entrance-1'], () => {
  const game = organized({ site: 'moria', characters: ['elrond'] }, ['secret-entrance']);
  plays(game, 'secret-entrance');
  onTheWay(game);
  assert.deepEqual(keys(game, 'orc-patrol'), []);
  assert.equal(where(game, 'elrond'), 'tapped');
});

rule('Secret Entrance does nothing in a Dark-domain, and the sage is tapped', ['CR-CARD-secret-entrance-2'], () => {
  const game = organized({ site: 'lorien', characters: ['elrond'], to: 'mount-doom' }, ['secret-entrance']);
  plays(game, 'secret-entrance');
  onTheWay(game);
  assert.equal(where(game, 'elrond'), 'tapped');
  assert.equal(keys(game, 'orc-guard').includes('shadow-hold'), true);
});

rule('Secret Passage: only what is keyed to the ruins', ['CR-CARD-secret-passage-1', 'MW-S10.4.7'], () => {
  const game = organized({ site: 'rivendell', characters: ['elrond'], to: 'the-white-towers' }, ['secret-passage']);
  plays(game, 'secret-passage');
  onTheWay(game);
  assert.deepEqual(keys(game, 'giant'), []);
  assert.deepEqual(keys(game, 'cave-drake'), ['ruins-and-lairs']);
});

rule('Secret Passage stops working once the ruins count as a Shadow-hold', ['CR-CARD-secret-passage-1'], () => {
  const game = organized(
    { site: 'rivendell', characters: ['elrond'], to: 'the-white-towers' },
    ['secret-passage'],
    {},
    { hand: ['choking-shadows', 'orc-patrol'], table: ['doors-of-night'] },
  );
  plays(game, 'secret-passage');
  onTheWay(game);
  const before = keys(game, 'wargs');
  hazard(game, 'play choking-shadows');
  for (const move of ['way 3', 'on the-white-towers']) if (game.list('two').includes(move)) game.play('two', move);
  resolve(game);
  assert.deepEqual(before, []);
  assert.deepEqual(keys(game, 'wargs'), ['wilderness']);
});

rule('Hiding: the company stays, and creatures that attack it are cancelled', ['MW-S7.6.5', 'CR-A14'], () => {
  const game = organized({ site: 'moria', characters: ['bilbo'] }, ['hiding'], {}, { hand: ['orc-patrol'] });
  plays(game, 'hiding');
  game.refuses('one', 'move bilbo', 'MW-S0.2.5');
  onTheWay(game);
  hazard(game, 'creature orc-patrol');
  resolve(game);
  assert.equal(isAttacked(game), false);
  assert.equal(where(game, 'orc-patrol'), 'discard');
  assert.equal(where(game, 'bilbo'), 'untapped');
  organized({ site: 'lorien', characters: ['bilbo'], to: 'moria' }, ['hiding']).refuses(
    'one',
    'play hiding',
    'MW-S10.5.1',
  );
});

rule('Stealth: no creature at all, for a company of two at most', ['MW-S5.4.1', 'CR-A5'], () => {
  const game = organized({ site: 'lorien', characters: ['bilbo', 'gimli'], to: 'moria' }, ['stealth']);
  plays(game, 'stealth');
  onTheWay(game);
  assert.deepEqual(keys(game, 'orc-patrol'), []);
  organized({ site: 'lorien', characters: ['bilbo', 'gimli', 'balin'], to: 'moria' }, ['stealth']).refuses(
    'one',
    'play stealth',
    'MW-S5.4.1',
  );
});

rule('Neither Stealth nor Hiding keeps away what is keyed to Mount Doom', ['CR-CARD-mount-doom-1'], () => {
  const game = organized({ site: 'mount-doom', characters: ['bilbo'] }, ['hiding'], {}, { hand: ['orc-guard'] });
  plays(game, 'hiding');
  until(game, 'two', 'creature orc-guard');
  game.play('two', 'creature orc-guard');
  if (at(game) === 'movement/key-choose') game.play('two', 'key-shadow-hold');
  resolve(game);
  assert.ok(isAttacked(game));
});
