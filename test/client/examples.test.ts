import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allExamples, exampleOf } from '../../client/build/example-chunks.ts';
import { shownAtoms } from '../../client/build/rulebook-chunks.ts';
import { LocalTable } from '../../client/host/local-table.ts';
import { gameFromScenario } from '../../client/host/scenario-game.ts';
import { placeOf } from '../../client/wotr/example-place.ts';
import { REGION_IDS } from '../../games/wotr/map/regions.ts';

const examples = allExamples('wotr');
const ids = new Set(shownAtoms('war-of-the-ring', new Set()).map(({ id }) => id));

describe('the examples of the rulebook', () => {
  test('at least fifteen rules have one, and each names rules that there are', () => {
    assert.ok(new Set(examples.flatMap(({ rules }) => rules)).size >= 15);
    for (const { title, rules } of examples) for (const rule of rules) assert.ok(ids.has(rule), `${title}: ${rule}`);
  });

  for (const { title, text, steps, named } of examples)
    test(`${title}: can be stepped through as at the small table`, () => {
      assert.ok(steps.length > 0 && placeOf({ named }) >= 0);
      const table = LocalTable.start(gameFromScenario(text), {}, 'example', ['person', 'person']);
      for (const step of steps) {
        const { question } = table.look(step.seat);
        if ('why' in step) {
          const offered = question?.choices.some(({ move }) => move === step.why);
          assert.ok(!offered && table.why(step.seat, step.why).length > 0, step.why);
          continue;
        }
        assert.ok(
          question?.choices.some(({ move }) => move === step.play),
          `${step.play} is not on the list`,
        );
        table.play(step.seat, step.play);
      }
    });

  const cards = allExamples('meccg');
  const cardRules = new Set(
    (['metw', 'metw-player-aid', 'collected-rulings', 'lidless-eye', 'mixed-games'] as const).flatMap((book) =>
      shownAtoms(book, new Set()).map(({ id }) => id),
    ),
  );

  test('thirty rules of the card game have one, and each names rules that there are', () => {
    assert.ok(new Set(cards.flatMap(({ rules }) => rules)).size >= 30);
    for (const { title, rules } of cards) for (const rule of rules) assert.ok(cardRules.has(rule), `${title}: ${rule}`);
  });

  for (const { title, text, steps } of cards)
    test(`${title}: its passes are played one by one, and it can be stepped through as at the small table`, () => {
      assert.ok(steps.length > 0);
      const table = LocalTable.start(gameFromScenario(text), {}, 'example', ['person', 'person']);
      for (const step of steps) {
        const { question } = table.look(step.seat);
        if ('why' in step) {
          assert.ok(table.why(step.seat, step.why).length > 0, step.why);
          continue;
        }
        assert.ok(
          question?.choices.some(({ move }) => move === step.play),
          `${step.play} is not on the list`,
        );
        table.play(step.seat, step.play);
      }
    });

  test('an example is looked at where its moves lead, else where its position is, else in Rivendell', () => {
    const at = (...named: string[]) => REGION_IDS[placeOf({ named })];
    assert.equal(at('die', 'army', 'osgiliath', 'moria'), 'osgiliath');
    assert.equal(at('pass'), 'rivendell');
    const text = `title: T\ngame: wotr\nposition:\n  act: free\n  edoras: { rohan: 1r }\n  fellowship: { at: moria }\nplay:\n  - free: pass\n`;
    assert.equal(at(...exampleOf(text).named), 'edoras');
    assert.equal(at(...exampleOf(text.replace('  edoras: { rohan: 1r }\n', '')).named), 'moria');
  });
});
