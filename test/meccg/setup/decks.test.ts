// What a deck may hold (MW-S2.3, MW-S2.9, MW-S3, MW-T2.1, CR-TRN).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckFaults } from '../../../games/meccg/decks/check.ts';
import type { Deck } from '../../../games/meccg/decks/deck.ts';
import { readyMade } from '../../../games/meccg/decks/ready-made.ts';
import { readDeck } from '../../../games/meccg/decks/text.ts';
import { rule } from '../../rule.ts';
import { NORTH as north, STANDARD, TOURNAMENT } from './sample-decks.ts';

/** The rules that a deck like the northern one breaks. */
const broken = (change: Partial<Deck>, rules = STANDARD): readonly string[] =>
  deckFaults({ ...north, ...change }, rules).map((fault) => fault.rule);

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

/** So many cards that a deck of heroes may hold. */
const many = (n: number) =>
  Object.fromEntries(
    ['escape', 'far-sight', 'ford', 'bridge', 'great-road', 'hiding', 'horses', 'muster', 'stars']
      .slice(0, Math.ceil(n / 3))
      .map((id, i) => [id, Math.min(3, n - 3 * i)]),
  );

rule(
  'The sideboard has fifteen cards, twenty and twenty-five in longer games, of any kind',
  ['MW-T2.1.1', 'MW-T1.1.4', 'MW-T1.1.6', 'MW-T2.1.3'],
  () => {
    assert.deepEqual(broken({ sideboard: many(15) }), []);
    assert.deepEqual(broken({ sideboard: many(16) }), ['MW-T2.1.1']);
    assert.deepEqual(broken({ sideboard: many(20) }, { ...STANDARD, decks: 3 }), []);
    assert.deepEqual(broken({ sideboard: many(21) }, { ...STANDARD, decks: 3 }), ['MW-T1.1.4']);
    assert.deepEqual(broken({ sideboard: many(25) }, { ...STANDARD, decks: 4 }), []);
    assert.deepEqual(broken({ sideboard: many(26) }, { ...STANDARD, decks: 4 }), ['MW-T1.1.6']);
  },
);

rule(
  'With a card of a later set in the deck the sideboard has twenty cards, and as many as ever in longer games',
  ['CR-TERM-sideboard-1', 'MW-T2.1.1', 'LE-T2.1', 'LE-T1.1'],
  () => {
    const blade = { 'saw-toothed-blade': 1 };
    assert.deepEqual(broken({ sideboard: { ...many(19), ...blade } }), []);
    assert.deepEqual(broken({ sideboard: { ...many(20), ...blade } }), ['CR-TERM-sideboard-1']);
    assert.deepEqual(broken({ sideboard: many(20), items: ['saw-toothed-blade'] }), []);
    assert.deepEqual(broken({ sideboard: { ...many(20), ...blade } }, { ...STANDARD, decks: 3 }), ['MW-T1.1.4']);
    assert.deepEqual(broken({ sideboard: { ...many(24), ...blade } }, { ...STANDARD, decks: 4 }), []);
    const dwar = readyMade('dwar') ?? assert.fail();
    const minions = (n: number) => deckFaults({ ...dwar, sideboard: many(n) }, STANDARD);
    assert.ok(!minions(20).some(({ rule: id }) => id === 'CR-TERM-sideboard-1'));
    assert.ok(minions(21).some(({ rule: id }) => id === 'CR-TERM-sideboard-1'));
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
