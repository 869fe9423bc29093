// What stands on a card (WR-5.7).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combatText } from '../../../games/wotr/battle/combat-cards/combat-cards.ts';
import { EVENT_CARDS } from '../../../games/wotr/events/cards.ts';
import { eventText } from '../../../games/wotr/events/text.ts';
import { EVENTS, WE_SHALL_GET_IT } from '../../../games/wotr/tables/events.ts';
import { rule } from '../../rule.ts';

test('Every card reads as sentences of our own', () => {
  for (const { index, slug, table } of EVENTS) {
    const text = eventText(index);
    assert.match(text, /^[A-Z].*\.$/s, slug);
    assert.doesNotMatch(text, /\.\.|: \.| {2}|undefined|\?\d/, slug);
    assert.equal(text.includes('stays on the table'), table, slug);
  }
});

rule(
  'A card has a title, a type, an event, a combat title with its own text, an initiative and a number',
  ['WR-5.7.1'],
  () => {
    for (const { index, id, title, combat, initiative } of EVENTS) {
      if (index === WE_SHALL_GET_IT) continue;
      const { requires = [], parts = [], table } = EVENT_CARDS[index];
      const text = eventText(index);
      assert.ok(title && combat && /^(fp|sh)-(char|str)-\d\de?$/.test(id), id);
      assert.ok(parts.length > 0 || table, `${title} has no event`);
      assert.equal(text.startsWith('Only if '), requires.length > 0, title); // the precondition is optional
      for (const condition of requires) assert.ok(text.includes(condition.text), title);
      if (table?.while) assert.ok(text.includes(`It stays only while ${table.while.text}.`), title); // as is a discard text
      if (table?.dispel) assert.ok(text.endsWith(table.dispel.text), title);
      assert.match(combatText(index), /^[A-Z].*\.$/s, combat);
      for (const moment of [initiative].flat()) assert.ok(moment >= 0 && moment <= 7, title);
    }
    assert.equal(new Set(EVENTS.map(({ id }) => id)).size, 96 + 14 + 1);
  },
);
