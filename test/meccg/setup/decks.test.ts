// What a deck may hold (MW-S2.3, MW-S2.9, MW-S3, MW-T2.1, CR-TRN), and decks as text.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeOptions } from '../../../engine/options.ts';
import { seedRandom } from '../../../engine/random.ts';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { type DeckRules, deckFaults } from '../../../games/meccg/decks/check.ts';
import { countsOf, type Deck, idsOf } from '../../../games/meccg/decks/deck.ts';
import { LEARNING_DECKS } from '../../../games/meccg/decks/learning.ts';
import { depthOf, waysToPlay } from '../../../games/meccg/decks/needs.ts';
import { randomDeck } from '../../../games/meccg/decks/random.ts';
import { READY_MADE, readyMade } from '../../../games/meccg/decks/ready-made.ts';
import { RINGWRAITH_DECKS } from '../../../games/meccg/decks/ringwraiths.ts';
import { readDeck } from '../../../games/meccg/decks/text.ts';
import { WIZARD_DECKS } from '../../../games/meccg/decks/wizards.ts';
import { DECK_FORMATS, writeDeck } from '../../../games/meccg/decks/write.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { SITE_IDS } from '../../../games/meccg/places/sites.ts';
import { MINION } from '../../../games/meccg/tables/words.ts';
import { rule } from '../../rule.ts';
import { NORTH as north } from './sample-decks.ts';

const STANDARD: DeckRules = { starter: 0, decks: 1, draft: 0, tournament: 0 };
const TOURNAMENT: DeckRules = { ...STANDARD, tournament: 1 };
/** The rules that a deck like the northern one breaks. */
const broken = (change: Partial<Deck>, rules = STANDARD): readonly string[] =>
  deckFaults({ ...north, ...change }, rules).map((fault) => fault.rule);

test('There is a deck for each Wizard, legal in every format', () => {
  const lengths: DeckRules[] = [1, 2, 3, 4].map((decks) => ({ ...STANDARD, decks }));
  for (const deck of WIZARD_DECKS)
    for (const rules of [...lengths, TOURNAMENT, { ...STANDARD, starter: 1 }, { ...STANDARD, solitaire: 1 }])
      assert.deepEqual(deckFaults(deck, rules), [], deck.id);
  assert.deepEqual(
    WIZARD_DECKS.map(({ id, characters }) => [id, Object.keys(characters)[0]]),
    ['gandalf', 'saruman', 'radagast', 'alatar', 'pallando'].map((id) => [id, id]),
  );
});

test('Every site that a deck needs is in its location deck', () => {
  for (const { id, resources, sites = [] } of READY_MADE)
    for (const card of Object.keys(resources) as CardId[]) {
      const facts = CARDS[C[card]];
      if (!('playableAt' in facts) || facts.playableAt === undefined) continue;
      const there = facts.playableAt.some(
        (place) => (sites as readonly unknown[]).includes(place) || !SITE_IDS.some((site) => site === place),
      );
      assert.ok(there, `${id} has no site for ${card}`);
    }
});

test('A starter-size deck is enough to play with', () => {
  assert.equal(LEARNING_DECKS.length, 2);
  for (const deck of LEARNING_DECKS) assert.deepEqual(deckFaults(deck, { ...STANDARD, starter: 1 }), [], deck.id);
});

test('A random deck is legal in tournaments, and the same for the same seed', () => {
  for (let i = 0; i < 300; i++) {
    const deck = randomDeck(seedRandom(`deck ${i}`));
    assert.deepEqual(deckFaults(deck, TOURNAMENT), []);
    assert.deepEqual(deck, randomDeck(seedRandom(`deck ${i}`)));
  }
});

test('Over some hundred random decks every card is in one, and every site', () => {
  const found = new Set<string>();
  for (let i = 0; i < 600; i++) {
    const { start, characters, resources, hazards, sites = [] } = randomDeck(seedRandom(`deck ${i}`));
    for (const id of [...start, ...[characters, resources, hazards].flatMap((some) => Object.keys(some)), ...sites])
      found.add(id);
  }
  const isMissing = ({ id, kind, ...card }: (typeof CARDS)[number]): boolean =>
    kind !== 'region' && !('type' in card && card.type === 'haven') && !found.has(id);
  assert.deepEqual(
    CARDS.filter((card) => card.alignment !== 'minion' && isMissing(card)).map(({ id }) => id),
    [],
  );
});

test('What a card needs is read out of its value', () => {
  const needs = (id: CardId) => {
    const [{ cards, people, sites }] = waysToPlay(C[id]);
    const names = (some: readonly (readonly number[])[]) => some.map((one) => one.map((def) => CARDS[def].id));
    return { cards: names(cards), people: names(people), sites: sites.map((site) => SITE_IDS[site]) };
  };
  assert.deepEqual(needs('the-one-ring').cards, [
    ['fair-gold-ring', 'precious-gold-ring'],
    ['gandalf', 'test-of-form', 'wizards-test'],
  ]);
  assert.deepEqual(needs('lesser-ring').cards, [
    ['beautiful-gold-ring', 'fair-gold-ring', 'precious-gold-ring'],
    ['gandalf', 'ringlore', 'test-of-form', 'test-of-lore', 'wizards-test'],
  ]);
  assert.deepEqual(needs('gollums-fate'), { cards: [['the-one-ring'], ['gollum']], people: [], sites: ['mount-doom'] });
  assert.deepEqual(needs('army-of-the-dead'), {
    cards: [['paths-of-the-dead']],
    people: [['aragorn-ii']],
    sites: ['vale-of-erech'],
  });
  assert.deepEqual(needs('the-white-tree').cards, [['sapling-of-the-white-tree']]);
  assert.equal(needs('use-palantir').cards[0].length, 6);
  assert.equal(needs('morgul-knife').cards[0].length, 9);
  assert.ok(needs('hobbits').people[0].includes('bilbo'));
  assert.deepEqual(needs('dodge'), { cards: [], people: [], sites: [] });
});

test('The longer the chain of cards that must come first, the deeper a card lies', () => {
  const depths = (['dodge', 'the-one-ring', 'cracks-of-doom', 'gollums-fate'] as const).map((id) => depthOf(C[id]));
  assert.deepEqual(
    depths,
    depths.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(depths).size, depths.length);
});

test('A random deck that aims at a card holds the whole chain before it, and the places', () => {
  for (let i = 0; i < 20; i++) {
    const { resources, sites = [] } = randomDeck(seedRandom(`aim ${i}`), { aim: 'gollums-fate' });
    for (const id of ['gollums-fate', 'gollum', 'the-one-ring'] as const) assert.ok(resources[id], `${i}: no ${id}`);
    assert.ok(resources['precious-gold-ring'] || resources['fair-gold-ring'], `${i}: no gold ring`);
    assert.ok(sites.includes('mount-doom'));
  }
});

test('Against a known deck a random one has hazards that are meant for it', () => {
  const holds = (against?: Deck): number =>
    Array.from({ length: 60 }, (_, i) => randomDeck(seedRandom(`against ${i}`), { against }).hazards).filter(
      (hazards) => hazards['the-precious'] || hazards['the-will-of-the-ring'],
    ).length;
  const ring = randomDeck(seedRandom('ring'), { aim: 'the-one-ring' });
  assert.ok(holds(ring) > 1.5 * holds(), `${holds(ring)} and ${holds()}`);
});

test('The deck “any” is another one with every seed, ready-made or random', () => {
  const decks = Array.from({ length: 20 }, (_, i) => {
    const s = meccg.create(completeOptions(meccg.options, { deckOne: 'any', deckTwo: 'any' }), `any ${i}`);
    return JSON.stringify(s.def);
  });
  assert.ok(new Set(decks).size > 15);
});

test('A card that can be either is written and read where its player counts it', () => {
  const deck: Deck = {
    ...north,
    resources: { ...north.resources, twilight: 2 },
    hazards: { ...north.hazards, twilight: 1 },
  };
  for (const format of DECK_FORMATS) {
    const { resources, hazards } = readDeck(writeDeck(deck, format)).deck;
    assert.deepEqual([resources.twilight, hazards.twilight], [2, 1], format);
  }
});

test('A site in a sideboard is a fault, not overlooked', () => {
  const { deck } = readDeck('Mine\n# Sideboard\n1 Moria\n1 Stealth\n');
  assert.deepEqual(deck.sideboard, { moria: 1, stealth: 1 });
  assert.ok(deckFaults(deck, STANDARD).some(({ text }) => text === 'Moria is no card of a sideboard.'));
});

rule('A deck has as many resources as hazards, 25 to 50 of each', ['MW-S2.3.2', 'MW-S3.2.1'], () => {
  assert.deepEqual(broken({ resources: { ...north.resources, escape: 1 } }), ['MW-S2.3.2']);
  assert.deepEqual(broken({ resources: { escape: 3 }, hazards: { wolves: 3 }, sideboard: {} }), [
    'MW-S3.2.1',
    'MW-S3.2.1',
  ]);
});

rule('Who has fewer cards uses all he has, as many of each kind', ['MW-S3.2.2'], () => {
  const few = { resources: { dodge: 3, block: 2 }, hazards: { wolves: 3, wargs: 2 }, sideboard: {} };
  assert.deepEqual(broken(few, { ...STANDARD, limitedPool: true }), []);
  assert.deepEqual(broken({ ...few, hazards: { wolves: 3 } }, { ...STANDARD, limitedPool: true }), ['MW-S2.3.2']);
});

rule(
  'Three copies of a card, one of a unique one, starting cards included',
  ['MW-S3.2.3', 'MW-S2.9.4', 'MW-S3.4.3'],
  () => {
    const { concealment: _, ...rest } = north.resources;
    assert.deepEqual(broken({ resources: { ...rest, dodge: 4 }, sideboard: {} }), ['MW-S3.2.3']);
    assert.deepEqual(broken({ characters: { ...north.characters, 'aragorn-ii': 1 } }), ['MW-S2.9.4']);
    const daggers = { ...rest, 'dagger-of-westernesse': 2 };
    assert.deepEqual(broken({ resources: daggers }), []); // and one at the start: three
    const { dodge: __, ...less } = daggers;
    assert.deepEqual(broken({ resources: { ...less, 'dagger-of-westernesse': 4 } }), ['MW-S3.2.3']);
  },
);

rule('Two Wizards may be in the deck, also twice the same', ['MW-S2.9.5', 'MW-S3.5.2'], () => {
  assert.deepEqual(broken({ characters: { gandalf: 1, saruman: 1 } }), []);
  assert.deepEqual(broken({ characters: { gandalf: 2, saruman: 1 } }), ['MW-S3.5.2']);
  assert.ok(broken({ characters: { gandalf: 3 } }).includes('MW-S2.9.5'));
});

rule('Ten characters at most are in the play deck', ['MW-S3.5.1', 'MW-S3.4.4'], () => {
  const ten = { bifur: 1, bofur: 1, bombur: 1, dori: 1, dwalin: 1, fili: 1, kili: 1, nori: 1, oin: 1, ori: 1 };
  assert.deepEqual(broken({ characters: ten }), []); // besides the four that start
  assert.deepEqual(broken({ characters: { ...ten, gloin: 1 } }), ['MW-S3.5.1']);
});

rule(
  'One to five starting characters of twenty mind, and two plain minor items',
  ['MW-S3.3.1', 'MW-S3.3.2', 'MW-S3.4.1'],
  () => {
    assert.deepEqual(broken({ start: [] }), ['MW-S3.3.1']);
    assert.deepEqual(broken({ start: ['thranduil', 'glorfindel-ii', 'celeborn'] }), ['MW-S3.3.2']);
    assert.ok(broken({ start: ['alatar'] }).includes('MW-S3.3.1'));
    assert.deepEqual(broken({ items: ['star-glass', 'star-glass', 'athelas'] }), ['MW-S3.4.1']);
    assert.deepEqual(broken({ items: ['sting'] }), ['MW-S3.4.1']);
    assert.deepEqual(broken({ items: ['red-arrow'] }), ['MW-S3.4.1']);
  },
);

rule('A site stands in a location deck once', ['MW-S3.1.3'], () => {
  assert.deepEqual(broken({ sites: ['moria', 'bree'] }), []);
  assert.deepEqual(broken({ sites: ['moria', 'moria'] }), ['MW-S3.1.3']);
});

rule(
  'The sideboard has fifteen cards, twenty and twenty-five in longer games, of any kind',
  ['MW-T2.1.1', 'MW-T1.1.4', 'MW-T1.1.6', 'MW-T2.1.3'],
  () => {
    const many = (n: number) =>
      Object.fromEntries(
        ['escape', 'far-sight', 'ford', 'bridge', 'great-road', 'hiding', 'horses', 'muster', 'stars']
          .slice(0, Math.ceil(n / 3))
          .map((id, i) => [id, Math.min(3, n - 3 * i)]),
      );
    assert.deepEqual(broken({ sideboard: many(15) }), []);
    assert.deepEqual(broken({ sideboard: many(16) }), ['MW-T2.1.1']);
    assert.deepEqual(broken({ sideboard: many(20) }, { ...STANDARD, decks: 3 }), []);
    assert.deepEqual(broken({ sideboard: many(21) }, { ...STANDARD, decks: 3 }), ['MW-T1.1.4']);
    assert.deepEqual(broken({ sideboard: many(25) }, { ...STANDARD, decks: 4 }), []);
    assert.deepEqual(broken({ sideboard: many(26) }, { ...STANDARD, decks: 4 }), ['MW-T1.1.6']);
  },
);

rule('Deck and sideboard together keep the limits of copies', ['MW-T2.1.2'], () => {
  assert.deepEqual(broken({ sideboard: { concealment: 1 } }), []);
  assert.deepEqual(broken({ sideboard: { concealment: 2 } }), ['MW-T2.1.2']);
  assert.deepEqual(broken({ sideboard: { glamdring: 1 } }), ['MW-T2.1.2']);
});

rule('A tournament wants thirty of each and twelve creatures', ['CR-TRN-2', 'CR-TRN-5', 'CR-TRN-6'], () => {
  const { 'orc-patrol': _, 'orc-raiders': __, 'orc-warband': ___, ...hazards } = north.hazards;
  const less = { ...hazards, clouds: 3, greed: 3, siege: 1 };
  assert.deepEqual(broken({ hazards: less }, TOURNAMENT), []);
  const { wargs: _w, ...few } = less;
  assert.deepEqual(broken({ hazards: { ...few, gloom: 3 } }, TOURNAMENT), ['CR-TRN-5']);
  // three Nazgûl, each a creature or an event, count one and a half: 11.5
  const nazgul = { ...few, adunaphel: 1, 'ren-the-unclean': 1, 'dwar-of-waw': 1 };
  assert.deepEqual(broken({ hazards: nazgul }, TOURNAMENT), ['CR-TRN-5']);
  const { 'barrow-wight': _b, ...fewer } = north.hazards;
  assert.ok(broken({ hazards: fewer }, TOURNAMENT).includes('CR-TRN-2'));
  assert.ok(!broken({ hazards: fewer }).includes('CR-TRN-2'));
});

rule('A card that is both counts as a resource or as a hazard', ['CR-TRN-3'], () => {
  const { twilight: _, ...hazards } = north.hazards;
  assert.deepEqual(broken({ hazards: { ...hazards, greed: 1 } }, TOURNAMENT), []);
  const { block: __, ...resources } = north.resources;
  assert.deepEqual(broken({ resources: { ...resources, twilight: 1 } }, TOURNAMENT), []);
  assert.deepEqual(broken({ resources: { ...resources, greed: 1 } }, TOURNAMENT), ['MW-S2.1.1']);
});

rule('In a tournament three Wizard cards may be there, of two Wizards at most', ['CR-TRN-4'], () => {
  assert.deepEqual(broken({ characters: { gandalf: 3 } }, TOURNAMENT), []);
  assert.deepEqual(broken({ characters: { gandalf: 2, saruman: 1 } }, TOURNAMENT), []);
  assert.deepEqual(broken({ characters: { gandalf: 1, saruman: 1, alatar: 1 } }, TOURNAMENT), ['CR-TRN-4']);
});

rule('In casual play two Wizard cards, of one Wizard or of two', ['CR-TERM-wizard-1'], () => {
  assert.deepEqual(broken({ characters: { gandalf: 2 } }), []);
  assert.deepEqual(broken({ characters: { gandalf: 1, saruman: 1 } }), []);
  assert.equal(broken({ characters: { gandalf: 2, saruman: 1 } }).length, 1);
});

rule('The rulings for tournaments bind tournaments alone', ['CR-MISC-8'], () => {
  for (const characters of [{ gandalf: 3 }, { gandalf: 2, saruman: 1 }]) {
    assert.deepEqual(broken({ characters }, TOURNAMENT), []);
    assert.notDeepEqual(broken({ characters }), []);
  }
});

test('A deck survives being written and read, in the formats of other clients too', () => {
  for (const deck of READY_MADE)
    for (const format of DECK_FORMATS) {
      const { deck: read, unclear } = readDeck(writeDeck(deck, format), deck.id);
      assert.deepEqual(unclear, [], format);
      assert.deepEqual({ ...read, about: deck.about }, deck, format);
    }
});

test('A GCCG deck is read: its pool, its remarks, what belongs to other sets', () => {
  const pool = ['Aragorn II', 'Frodo', 'Sam Gamgee', 'Bard Bowman', 'Balin', 'Kíli'].map((name) => `1 ${name} (TW)`);
  const text = [
    '#\n# GCCG v0.9.6.3 Middle-earth deck\n#\n#      {orange}The old road\n#\n',
    '####\nDeck\n####\n\n# Hazard (3)\n\n1 Adûnaphel (TW)\n2 "Tom" (Tûma) (TW)\n',
    '# Hero Resource (2)\n\n2 Great-Road (LE)\n1 The Arkenstone [M] (PR)\n',
    `####\nPool\n####\n\n# Hero Character (6)\n\n${pool.join('\n')}\n1 Elven Cloak (TW)\n`,
    '#########\nSideboard\n#########\n\n# Hazard (1)\n\n1 Twilight (LE)\n',
    '################\nSideboard vs. fw\n################\n\n2 Blind to the West (WH)\n',
    '#####\nSites\n#####\n\n5 Rivendell [H] (TW)\n1 Moria [H] (TW)\n',
  ].join('\n');
  const { deck, unclear } = readDeck(text);
  assert.equal(deck.name, 'The old road');
  assert.deepEqual(deck.start, ['aragorn-ii', 'frodo', 'sam-gamgee', 'bard-bowman']);
  assert.deepEqual(deck.items, ['elven-cloak']);
  assert.deepEqual(deck.characters, { balin: 1, kili: 1 }); // of the pool, but not fit to start
  assert.deepEqual(deck.resources, { 'great-road': 2 });
  assert.deepEqual(deck.hazards, { adunaphel: 1, 'tom-tuma': 2 });
  assert.deepEqual(deck.sideboard, { twilight: 1 });
  assert.deepEqual(deck.sites, ['moria']);
  assert.deepEqual(
    unclear.map(({ text: line }) => line),
    ['1 The Arkenstone [M] (PR)'],
  );
});

test('A NetMECCG deck is read: a line for each copy', () => {
  const text = [
    '[NetMECCG v1.4 Deck]\n\n# Deck explanation\n# https://example.org/x\n',
    '[starting]\nBalin\nKili\nStar-glass\n\n[sideboard]\nTwilight\n\n[anti-FW]\nInner Rot\n',
    '[characters]\nRadagast\nRadagast\n\n[resources]\nStealth\nStealth\n\n[hazards]\nRiver\n\n[sites]\nLorien\nBree\n',
  ].join('\n');
  const { deck, unclear } = readDeck(text);
  assert.deepEqual(unclear, []);
  assert.deepEqual([deck.start, deck.items], [['balin', 'kili'], ['star-glass']]);
  assert.deepEqual([deck.characters, deck.resources], [{ radagast: 2 }, { stealth: 2 }]);
  assert.deepEqual([deck.hazards, deck.sideboard, deck.sites], [{ river: 1 }, { twilight: 1 }, ['bree']]);
});

test('A whole list can be an option; what is wrong with it is said with its rule', () => {
  const list = writeDeck(READY_MADE[1]);
  const s = meccg.create({ deckOne: list }, 'listed');
  assert.deepEqual(s.def, meccg.create({ deckOne: READY_MADE[1].id }, 'listed').def);
  const refused = (deckOne: string): string => {
    try {
      meccg.create({ deckOne }, 'listed');
      return '';
    } catch (error) {
      return String(error);
    }
  };
  assert.match(refused(list.replace('1 Orcrist\n', '')), /as many of each. \(MW-S2.3.2\)/);
  assert.match(refused(list.replace('1 Orcrist', '1 Palantir')), /could be Palantír of Amon Sûl, .*: say which/);
  assert.match(refused('no-such-deck'), /one of gandalf, .* or a whole deck list/);
});

test('Names are read whatever their accents and notes; what is unclear is asked', () => {
  const text = 'My deck\n# Play deck\n2x gandalf\nMithril Coat\nTheoden [H] (METW)\nDúnadan x2\nPalantir\nLórien';
  const { deck, unclear } = readDeck(text);
  assert.equal(deck.name, 'My deck');
  assert.deepEqual(deck.characters, { gandalf: 2, theoden: 1 });
  assert.deepEqual(deck.resources, { 'the-mithril-coat': 1 });
  assert.deepEqual(
    unclear.map(({ line, could }) => [line, could.length > 1]),
    [
      [6, false],
      [7, true],
    ],
  );
});

const ringwraith = (text: string): Deck => readDeck(`${text}\n1 Gorbag\n2 Dwar the Ringwraith`).deck;

rule('A shared name means the card of the deck’s own side, unless its mark says otherwise', ['MX-2.4'], () => {
  assert.deepEqual(ringwraith('1 Scroll of Isildur').resources, { 'scroll-of-isildur-minion': 1 });
  assert.deepEqual(ringwraith('1 Scroll of Isildur [H]').resources, { 'scroll-of-isildur': 1 });
  assert.deepEqual(readDeck('1 Scroll of Isildur\n2 Gandalf').deck.resources, { 'scroll-of-isildur': 1 });
  assert.deepEqual(ringwraith('# Sites\n1 Moria [M]\n# Deck').sites, ['moria']);
});

rule(
  'Each side has its own avatars, characters and resources; items may be foreign',
  ['MX-2.1', 'MX-2.2', 'MX-2.3', 'MX-2.4', 'MX-2.7'],
  () => {
    const rules = { starter: 0, decks: 1, draft: 0, tournament: 0 } as const;
    const faults = (deck: Deck): string[] =>
      deckFaults(deck, rules).flatMap((fault) => (fault.rule.startsWith('MX-') ? [`${fault.rule} ${fault.text}`] : []));
    const [dwar, gandalf] = [readyMade('dwar'), readyMade('gandalf')];
    assert.ok(dwar && gandalf);
    assert.deepEqual(faults(dwar), []);
    assert.deepEqual(faults({ ...dwar, resources: { ...dwar.resources, glamdring: 1 } }), []);
    assert.deepEqual(faults({ ...dwar, characters: { ...dwar.characters, gandalf: 1 } }), [
      'MX-2.1 Gandalf is not for a Ringwraith’s player.',
    ]);
    assert.deepEqual(faults({ ...dwar, characters: { ...dwar.characters, 'aragorn-ii': 1 } }), [
      'MX-2.2 Aragorn II is not for a Ringwraith’s player.',
    ]);
    assert.deepEqual(faults({ ...dwar, resources: { ...dwar.resources, gwaihir: 1 } }), [
      'MX-2.4 Gwaihir is not for a Ringwraith’s player.',
    ]);
    assert.deepEqual(faults({ ...gandalf, resources: { ...gandalf.resources, 'black-mace': 1, stinker: 1 } }), [
      'MX-2.3 Stinker is not for a Wizard’s player.',
    ]);
    assert.deepEqual(faults({ ...dwar, sites: ['rivendell'] }), [
      'MX-2.7 There is no card of Rivendell for a Ringwraith’s player.',
    ]);
  },
);

rule('One to six minions start', ['LE-S3.3', 'MX-3.1'], () => {
  const dwar = readyMade('witch-king');
  assert.ok(dwar);
  const rules = { starter: 0, decks: 1, draft: 0, tournament: 1 } as const;
  assert.deepEqual(deckFaults(dwar, rules), []);
  const [fault] = deckFaults({ ...dwar, start: [...dwar.start, 'orc-brawler'] }, rules);
  assert.equal(fault?.rule, 'LE-S3.3');
});

test('A random deck for a Ringwraith’s player is legal, and every minion’s card is in one sooner or later', () => {
  const rules = { starter: 0, decks: 1, draft: 0, tournament: 1 } as const;
  const found = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const deck = randomDeck(seedRandom(`minion ${i}`), { side: MINION });
    assert.deepEqual(deckFaults(deck, rules), []);
    for (const id of [...deck.start, ...[deck.characters, deck.resources].flatMap((some) => Object.keys(some))])
      found.add(id);
  }
  const missing = CARDS.filter(
    ({ id, kind, alignment }) => alignment === 'minion' && kind !== 'site' && !found.has(id),
  );
  assert.deepEqual(
    missing.map(({ id }) => id),
    [],
  );
});

test('Decks of Ringwraiths’ players are written and read again in every format, foreign items too', () => {
  for (const deck of RINGWRAITH_DECKS) {
    const foreign = { ...deck, resources: { ...deck.resources, 'the-mithril-coat': 1 } };
    for (const format of DECK_FORMATS) {
      const { deck: again, unclear } = readDeck(writeDeck(foreign, format));
      assert.deepEqual(unclear, []);
      assert.deepEqual(countsOf(idsOf(again.resources).sort()), countsOf(idsOf(foreign.resources).sort()), format);
      assert.deepEqual(again.start, deck.start);
      assert.deepEqual(again.sites, deck.sites);
    }
  }
});
