// Solitaire: the start (PA-1).
import assert from 'node:assert/strict';
import { type DeckRules, deckFaults } from '../../../games/meccg/decks/check.ts';
import { idsOf } from '../../../games/meccg/decks/deck.ts';
import { WIZARD_DECKS } from '../../../games/meccg/decks/wizards.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { type Solo, solo } from './solo.ts';

const [gandalf, , , alatar] = WIZARD_DECKS;
const OPTIONS = { deckOne: 'alatar', deckTwo: 'gandalf' };
const ALONE: DeckRules = { starter: 0, decks: 1, draft: 0, tournament: 0, solitaire: 1 };

function started(options = {}, seed = 'a'): Solo {
  const game = solo(undefined, { ...OPTIONS, ...options }, [], seed); // no die is rolled for the first turn
  game.play('start-as-listed');
  while (game.list().includes('give-nobody')) game.play('give-to gimli');
  game.play('start-ready');
  return game;
}

rule('All hazards form a shuffled deck of their own', ['PA-1.1', 'LE-SO.1'], () => {
  const game = started();
  const hazards = idsOf(gandalf.hazards).sort();
  assert.deepEqual([...game.cards(1, 'deck')].sort(), hazards);
  assert.notDeepEqual(game.cards(1, 'deck'), started({}, 'b').cards(1, 'deck'));
  assert.deepEqual(game.cards(1, 'deck'), started().cards(1, 'deck'));
  const list = 'Mine\n# Hazards\n3 Wolves\n2 Wargs\n';
  assert.deepEqual(started({ deckTwo: list }).cards(1, 'deck').sort(), [
    'wargs',
    'wargs',
    'wolves',
    'wolves',
    'wolves',
  ]);
});

rule('The play deck holds no hazards, and thirty cards at least', ['PA-1.2', 'LE-SO.2'], () => {
  const game = started();
  const hazards = new Set<string>(idsOf(alatar.hazards));
  const all = [...game.cards(0, 'deck'), ...game.cards(0, 'hand')];
  assert.ok(all.every((id) => !hazards.has(id)));
  const broken = (resources: object): string[] =>
    deckFaults({ ...alatar, characters: { alatar: 2 }, resources, sideboard: {} }, ALONE).map((fault) => fault.rule);
  const many = { dodge: 3, block: 3, concealment: 3, escape: 3, stealth: 3, muster: 3, ford: 3, bridge: 3, hiding: 3 };
  assert.deepEqual(broken({ ...many, horses: 1 }), []); // 28 and two Wizards; thirty hazards do not matter
  assert.deepEqual(broken(many), ['PA-1.2']);
  assert.ok(broken({ ...many, wolves: 1 }).includes('PA-1.2'));
  assert.deepEqual(broken({ ...many, horses: 4 }), ['MW-S3.2.3']);
  assert.deepEqual(broken({ ...many, horses: 1, glamdring: 2 }), ['MW-S2.9.4']);
  const three = deckFaults({ ...alatar, characters: { alatar: 2, gandalf: 1 } }, ALONE).map((fault) => fault.rule);
  assert.deepEqual(three, ['MW-S3.5.2']);
});

rule('The opening hand has five cards', ['PA-1.3', 'LE-SO.3'], () => {
  const game = started();
  assert.equal(game.cards(0, 'hand').length, 5);
  assert.equal(game.cards(0, 'deck').length, idsOf(alatar.characters).length + 30 - 5);
  assert.deepEqual(game.cards(1, 'hand'), []);
});

rule('All else is prepared as for two, and the one player begins', ['PA-1.4'], () => {
  const game = started();
  const { one, two } = meccg.position(game.s) as Record<'one' | 'two', Record<string, unknown>>;
  assert.deepEqual(Object.keys(one['characters'] as object), [...alatar.start]);
  assert.deepEqual(two['characters'] ?? {}, {});
  assert.ok(game.s.companies.every(({ seat, site }) => seat === 0 && meccg.view(game.s, 0).companies[0].site === site));
  assert.equal(game.s.turn, 1);
  assert.equal(game.s.active, 0);
  assert.deepEqual(meccg.seats({ solitaire: true }), ['one']);
});

rule('Standard rules apply, starter rules as an option', ['PA-1.5'], () => {
  const game = started();
  const side = game.cards(0, 'sideboard');
  assert.ok(side.includes('beorn') && side.includes('red-arrow') && !side.includes('orc-guard'));
  const company = { phase: 'organization', one: { bree: ['elladan', 'elrohir', 'arwen'] } };
  assert.ok(solo(company).list().includes('regroup arwen')); // away from a Haven
  assert.ok(!solo(company, { starter: true }).list().includes('regroup arwen'));
  assert.deepEqual(started({ starter: true }).cards(0, 'sideboard'), []);
  assert.equal(game.s.rules.regions, 1);
});
