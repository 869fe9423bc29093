import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { shownCards } from '../../../client/build/card-chunks.ts';
import { optionsFrom } from '../../../client/catalogue/options.ts';
import { cardsOfGroup, facetsOf, found } from '../../../client/meccg/cards/filters.ts';
import { exchange, tellAccount } from '../../../client/meccg/decks/account.ts';
import { DECK_FORMATS as OFFERED } from '../../../client/meccg/decks/export-formats.ts';
import { forgetDeck, keepDeck, keepVersion, keptDeck, keptDecks } from '../../../client/meccg/decks/kept.ts';
import { cardsIn, copiesIn, countIn, EMPTY, lay, partFor, totalIn } from '../../../client/meccg/decks/model.ts';
import { packDeck, unpackDeck } from '../../../client/meccg/decks/share.ts';
import { sideOf, statsOf } from '../../../client/meccg/decks/stats.ts';
import { meccg } from '../../../client/meccg/entry.ts';
import { become } from '../../../client/session/session.ts';
import { readyMade } from '../../../games/meccg/decks/ready-made.ts';
import { readDeck } from '../../../games/meccg/decks/text.ts';
import { DECK_FORMATS, writeDeck } from '../../../games/meccg/decks/write.ts';
import { atTheDesk, sitelessOf } from '../../../games/meccg/desk.ts';

const cards = shownCards();
const cardOf = (id: string) => {
  const card = cards.find((one) => one.id === id);
  assert.ok(card, id);
  return card;
};
const gandalf = readyMade('gandalf');
assert.ok(gandalf);

describe('A deck under the hand of its builder', () => {
  test('takes a card where it belongs, in the starting company or in the sideboard', () => {
    assert.equal(partFor(cardOf('frodo'), 'deck'), 'characters');
    assert.equal(partFor(cardOf('frodo'), 'start'), 'start');
    assert.equal(partFor(cardOf('elven-cloak'), 'start'), 'items');
    assert.equal(partFor(cardOf('cave-drake'), 'start'), undefined);
    assert.equal(partFor(cardOf('cave-drake'), 'sideboard'), 'sideboard');
    assert.equal(partFor(cardOf('moria'), 'sideboard'), undefined);
  });

  test('counts what comes and goes, in each part and in all', () => {
    let deck = lay(lay(EMPTY, 'hazards', 'cave-drake', 1), 'hazards', 'cave-drake', 1);
    deck = lay(deck, 'sideboard', 'cave-drake', 1);
    assert.equal(countIn(deck, 'hazards', 'cave-drake'), 2);
    assert.equal(copiesIn(deck, 'cave-drake'), 3);
    deck = lay(lay(deck, 'hazards', 'cave-drake', -1), 'hazards', 'cave-drake', -1);
    assert.deepEqual(cardsIn(deck, 'hazards'), []);
    assert.equal(totalIn(lay(deck, 'hazards', 'cave-drake', -1), 'hazards'), 0);
  });

  test('has every site again when the last of its own list is taken away', () => {
    const one = lay(EMPTY, 'sites', 'moria', 1);
    assert.deepEqual(one.sites, ['moria']);
    assert.equal('sites' in lay(one, 'sites', 'moria', -1), false);
  });

  test('is told in numbers', () => {
    let deck = lay(lay(EMPTY, 'start', 'frodo', 1), 'resources', 'glamdring', 1);
    deck = lay(lay(deck, 'hazards', 'cave-drake', 1), 'hazards', 'cave-drake', 1);
    const { kinds, corruption, mind } = statsOf(deck, cardOf);
    assert.deepEqual(kinds, [
      ['item', 1],
      ['creature', 2],
    ]);
    assert.equal(corruption, cardOf('glamdring').corruption);
    assert.equal(mind, cardOf('frodo').mind);
  });
});

test('A deck is on the side of its people; one without people on none', () => {
  assert.equal(sideOf(EMPTY, cardOf), undefined);
  assert.equal(sideOf(gandalf, cardOf), 'hero');
  const orcs = readyMade('orcs');
  assert.equal(orcs && sideOf(orcs, cardOf), 'minion');
  const sides = facetsOf(cardsOfGroup(cards, 'sites')).find(({ name }) => name === 'Alignment');
  assert.deepEqual(sides?.values, ['Hero', 'Minion']);
});

describe('The desk', () => {
  test('names the resources that no site of the location deck lets one play', () => {
    const deck = lay(lay(EMPTY, 'resources', 'riders-of-rohan', 1), 'resources', 'concealment', 1);
    assert.deepEqual(sitelessOf(deck), []);
    assert.deepEqual(sitelessOf(lay(deck, 'sites', 'moria', 1)), ['riders-of-rohan']);
    assert.deepEqual(sitelessOf(lay(lay(deck, 'sites', 'moria', 1), 'sites', 'edoras', 1)), []);
  });

  test('judges by the options of the table: sixteen in the sideboard are too many, but not in a game of three decks', () => {
    let deck = gandalf;
    for (let n = totalIn(deck, 'sideboard'); n < 16; n++) deck = lay(deck, 'sideboard', 'cave-drake', 1);
    const rulesOf = (options: object) => {
      const answer = atTheDesk({ do: 'check deck', deck, options: { ...options } });
      assert.ok(typeof answer === 'object' && 'faults' in answer);
      return answer.faults.map(({ rule }) => rule);
    };
    assert.ok(rulesOf({}).includes('MW-T2.1.1'));
    assert.ok(!rulesOf({ decks: 3 }).some((rule) => rule.startsWith('MW-T1.1')));
  });

  test('deals eight cards of the play deck, in solitaire without hazards', () => {
    const hazards = new Set<string>(cardsIn(gandalf, 'hazards').map(([card]) => card));
    for (let n = 0; n < 20; n++) {
      const hand = atTheDesk({ do: 'deal from deck', deck: gandalf, options: { solitaire: true } }) as string[];
      assert.equal(hand.length, 8);
      assert.ok(!hand.some((card) => hazards.has(card)));
    }
  });

  test('offers every format that the game writes', () => {
    assert.deepEqual(
      OFFERED.map(({ id }) => id),
      DECK_FORMATS,
    );
  });
});

test('A deck keeps its name through a list, whatever the name is', () => {
  for (const name of ['The Grey Company', 'Gandalf', 'Deck 2 of 3', '2 Frodo', 'Hazards! 12', '// mine']) {
    const { deck, unclear } = readDeck(writeDeck({ ...gandalf, name }));
    assert.deepEqual({ name: deck.name, unclear }, { name, unclear: [] });
    assert.deepEqual(deck.characters, gandalf.characters);
  }
});

describe('Cards are found', () => {
  const hazards = cardsOfGroup(cards, 'hazards');
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

  test('by words of their name, text or home, without accents', () => {
    assert.deepEqual(names(found(cardsOfGroup(cards, 'characters'), 'eowyn', {})), ['Éowyn']);
    assert.ok(names(found(cardsOfGroup(cards, 'characters'), 'edoras', {})).includes('Éowyn'));
  });

  test('by what they are, each facet offering what there is', () => {
    const dragons = found(hazards, '', { Kind: 'Creature', Race: 'Dragon' });
    assert.ok(dragons.length > 3);
    for (const { kind, race } of dragons) assert.deepEqual([kind, race], ['creature', 'dragon']);
    const offered = facetsOf(hazards).map(({ name }) => name);
    assert.ok(offered.includes('Keyed to regions'));
    assert.ok(!offered.includes('Mind'));
  });

  test('only where a deck can hold them: no region, no Haven', () => {
    assert.ok(!names(cardsOfGroup(cards, 'sites')).includes('Rivendell'));
    const all = (['characters', 'resources', 'hazards', 'sites'] as const).flatMap((group) =>
      cardsOfGroup(cards, group),
    );
    assert.ok(!all.some(({ kind }) => kind === 'region'));
  });
});

test('A deck in an address comes back as it was; a broken one says so', async () => {
  const text = writeDeck(gandalf);
  const address = await packDeck(text);
  assert.match(address, /^#deck=[\w-]+$/);
  assert.ok(address.length < text.length);
  assert.equal(await unpackDeck(address), text);
  assert.equal(await unpackDeck('#main'), undefined);
  await assert.rejects(unpackDeck(address.slice(0, -20)), /cannot be read/);
  await assert.rejects(packDeck('a'.repeat(200_000)).then(unpackDeck), /cannot be read/);
});

describe('The decks of a browser', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (value.length > 50_000) throw new Error('QuotaExceededError');
          kept.set(key, value);
        },
      },
    });
  });

  test('are kept, the latest first, with twelve versions at most, until they are deleted', () => {
    keepDeck('a', 'One', 'one', 1);
    keepDeck('b', 'Two', 'two', 2);
    for (let n = 0; n < 15; n++) {
      keepDeck('a', 'One', `one ${n}`, 10 + n);
      keepVersion('a', 10 + n);
    }
    keepVersion('a', 99);
    assert.deepEqual(
      keptDecks().map(({ id }) => id),
      ['a', 'b'],
    );
    assert.equal(keptDeck('a')?.versions.length, 12);
    assert.deepEqual(keptDeck('a')?.versions[0], { text: 'one 14', at: 24 });
    forgetDeck('a');
    assert.equal(keptDeck('a'), undefined);
  });

  test('are offered beside the ready-made ones, and given to the game as text', () => {
    keepDeck('a', 'Mine', 'Mine\n1 Frodo', 1);
    const fields = new FormData();
    fields.set('deckOne', 'own-0');
    fields.set('deckTwo', 'radagast');
    assert.deepEqual(optionsFrom(meccg, fields), { deckOne: 'Mine\n1 Frodo', deckTwo: 'radagast' });
  });

  test('that have no room are an error in words, and what was kept stays', () => {
    keepDeck('a', 'One', 'one', 1);
    assert.throws(() => keepDeck('b', 'Large', 'x'.repeat(60_000), 2), /no room/);
    assert.equal(keptDecks().length, 1);
  });
});

describe('decks of the browser and of the account', () => {
  const kept = (id: string, at: number, text = 'x') => ({ id, name: id, text, at, versions: [] });
  const there = (id: string, changed: number, text = 'x') => ({ id, name: id, text, changed });
  const ids = (decks: readonly { id: string }[]) => decks.map(({ id }) => id);

  test('of two copies the newer one stays, on both sides', () => {
    const { take, give } = exchange(
      [kept('a', 5), kept('b', 5), kept('c', 5)],
      [there('a', 6), there('b', 4), there('d', 1)],
    );
    assert.deepEqual(
      [ids(take), ids(give)],
      [
        ['a', 'd'],
        ['b', 'c'],
      ],
    );
  });

  test('the account hears of a change, where there is one; nobody else does', async (t) => {
    const sent: unknown[] = [];
    const fetch = async (path: string, { method, body }: RequestInit) => {
      sent.push([method, path, JSON.parse(String(body))]);
      return Response.json({ decks: [] });
    };
    t.mock.method(globalThis, 'fetch', fetch as typeof globalThis.fetch);
    const is = (kind: 'guest' | 'account') => become(Promise.resolve({ person: { id: 'p', kind, name: 'Bilbo' } }));
    await tellAccount(kept('a', 5));
    await is('guest');
    await tellAccount(kept('a', 5));
    assert.deepEqual(sent, []);
    await is('account');
    await tellAccount(kept('a', 5));
    assert.deepEqual(sent, [['POST', '/api/me/decks', there('a', 5)]]);
  });

  test('what was given up elsewhere goes here, unless it was changed here since', () => {
    const { take, give } = exchange(
      [kept('a', 5), kept('b', 9)],
      [there('a', 6, ''), there('b', 6, ''), there('c', 6, '')],
    );
    assert.deepEqual([ids(take), ids(give)], [['a'], ['b']]);
  });
});
