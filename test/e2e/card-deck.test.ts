// A deck from nothing to the council: built card by card, checked, saved, exported, imported, and brought to a table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { CARDS } from '../../games/meccg/cards/all.ts';
import { type CardCounts, countsOf } from '../../games/meccg/decks/deck.ts';
import { READY_MADE } from '../../games/meccg/decks/ready-made.ts';
import { openHouse, visit } from './house.ts';
import { toTheEnd } from './whole-game.ts';

const house = openHouse();

interface Laid {
  readonly name: string;
  readonly copies: number;
}

/** Finds each card by its name and lays it, as many times as it is wanted, by the buttons of the page. */
const layAll = (page: Page, cards: readonly Laid[]): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const missing: string[] = [];
    const search = document.querySelector<HTMLInputElement>('.decks-filters input[type=search]');
    if (!search) return ['the search field'];
    for (const { name, copies } of wanted) {
      search.value = name;
      search.dispatchEvent(new InputEvent('input', { bubbles: true }));
      for (let i = 0; i < copies; i++) {
        const more = document.querySelector<HTMLButtonElement>(`.decks-grid [aria-label="One ${name} more"]`);
        if (!more || more.disabled) missing.push(name);
        more?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    search.value = '';
    search.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return missing;
  }, cards);

const named = (counts: CardCounts): readonly Laid[] =>
  Object.entries(counts).map(([id, copies = 0]) => ({
    name: CARDS.find((card) => card.id === id)?.name ?? id,
    copies,
  }));

test('A deck is built from nothing, checked, saved, exported, imported, and played to the council', async () => {
  const deck = READY_MADE.find(({ id }) => id === 'north');
  assert.ok(deck);
  const { page, leave } = await visit(house, '/decks', { colorScheme: 'light' });
  await page.getByRole('button', { name: 'From nothing' }).click();
  await page.getByLabel('Built for').selectOption('The starter game');
  const legal = page.getByText('The deck is legal.');
  const group = (name: string) =>
    page.getByRole('group', { name: 'Part of the deck' }).getByRole('button', { name, exact: true }).click();
  const parts: readonly [group: string, place: string, cards: CardCounts][] = [
    ['Characters', 'the starting company', countsOf(deck.start)],
    ['Resources', 'the starting company', countsOf(deck.items)],
    ['Characters', 'the deck', deck.characters],
    ['Resources', 'the deck', deck.resources],
    ['Sites', 'the deck', countsOf(deck.sites ?? [])],
    ['Hazards', 'the deck', deck.hazards],
  ];
  for (const [name, place, cards] of parts) {
    await group(name);
    await page.getByLabel('Add to').selectOption(place);
    assert.equal(await legal.count(), 0, `legal without ${name}`);
    assert.deepEqual(await layAll(page, named(cards)), []);
  }
  await page.getByText('25 resources, 25 hazards · legal').waitFor({ state: 'attached' });
  await legal.waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Out of nothing');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Save this version' }).click();

  await page.getByRole('button', { name: 'Export or share' }).click();
  const list = page.getByLabel('The list');
  await page.waitForFunction(() => document.querySelector('textarea')?.value.includes('# Hazards'));
  const exported = await list.inputValue();
  await page.keyboard.press('Escape');
  await page.goto(`${house.server.address}/decks`);
  await page.getByRole('button', { name: 'Delete Out of nothing' }).click();
  await page.getByRole('button', { name: 'Delete the deck' }).click();
  await page.getByText('None yet.').waitFor();
  await page.getByRole('button', { name: 'Import a list' }).click();
  await list.fill(exported);
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  await page.getByRole('heading', { level: 1, name: 'Out of nothing' }).waitFor();

  await page.goto(`${house.server.address}/play?game=meccg&deckTwo=south&starter=true&turnLimit=2`);
  await page.getByLabel('The deck of player one').selectOption('Out of nothing (your own)');
  await page.getByLabel('Seed').fill('built');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.locator('.option', { hasText: 'Start with the company of the deck' }).click();
  await page.locator('.band', { hasText: 'Beretar' }).waitFor();
  await toTheEnd(page);
  await leave();
});
