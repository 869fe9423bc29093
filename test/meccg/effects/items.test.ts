// Items that cannot be duplicated on a character.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { until } from '../combat/fight.ts';
import { table } from '../movement/table.ts';

rule('An item that cannot be duplicated on a character is not given to one who has it', ['MW-S2.9.2'], () => {
  const game = table({
    phase: 'organization',
    one: { rivendell: ['bilbo: elven-cloak', 'frodo: elven-cloak'] },
    two: {},
  });
  game.refuses('one', 'transfer elven-cloak', 'MW-S10.12.1');
  const site = table({ phase: 'site', one: { 'old-forest': ['bilbo: elven-cloak'], hand: ['elven-cloak'] }, two: {} });
  until(site, 'one', 'enter');
  site.play('one', 'enter');
  assert.equal(site.list('one').includes('item elven-cloak'), false);
});
