// The characters, Ringwraiths and sites of The Lidless Eye: how many there are, and what they say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { C, CARDS, COPIES } from '../../../games/meccg/cards/all.ts';
import { meleCharacters } from '../../../games/meccg/cards/mele-characters.ts';
import { meleRingwraiths } from '../../../games/meccg/cards/mele-ringwraiths.ts';
import { meleSites } from '../../../games/meccg/cards/mele-sites.ts';
import { KIN } from '../../../games/meccg/cards/titles.ts';
import { sitePath, typesOf, walksAlong } from '../../../games/meccg/places/movement.ts';
import {
  isHavenFor,
  NEAREST_HAVEN,
  NO_SITE,
  S,
  SITE_COUNT,
  SITE_IDS,
  SITE_ROWS,
} from '../../../games/meccg/places/sites.ts';
import { MINION } from '../../../games/meccg/tables/words.ts';
import { rule } from '../../rule.ts';

const characters = Object.values(meleCharacters);
const ringwraiths = Object.values(meleRingwraiths);
const sites = Object.values(meleSites);
const ofMinions = { alignment: [MINION] };
const places = SITE_IDS.map((_, site) => site).filter((site) => SITE_ROWS[SITE_COUNT + site]);

test('There are 49 characters, 9 Ringwraiths and 69 sites', () => {
  assert.deepEqual([characters.length, ringwraiths.length, sites.length], [49, 9, 69]);
  for (const card of [...characters, ...ringwraiths, ...sites]) assert.equal(card.alignment, 'minion');
});

rule('The races of minions are Elf, Dwarf, Dúnadan, Man, Orc, Troll and Ringwraith', ['LE-S5.2.1'], () => {
  const races = new Set([...characters, ...ringwraiths].map(({ race }) => race));
  assert.deepEqual([...races].sort(), ['dunadan', 'dwarf', 'elf', 'man', 'orc', 'ringwraith', 'troll']);
});

rule('A Ringwraith has no mind, and of each a deck may hold two', ['LE-S5.2.3', 'LE-S2.6.2'], () => {
  for (const card of ringwraiths) {
    assert.ok(!('mind' in card), card.id);
    assert.equal(COPIES[C[card.id as keyof typeof C]], 2);
  }
});

test('Each of the nine is a manifestation of the Nazgûl that The Wizards has', () => {
  for (const { id } of ringwraiths) {
    const kin = KIN[C[id as keyof typeof C]].map((def) => CARDS[def]);
    assert.equal(kin.length, 2, id);
    assert.ok(
      kin.some((card) => card.kind === 'creature' && card.race === 'nazgul'),
      id,
    );
  }
});

rule('Minas Morgul, Dol Guldur, Carn Dûm and Geann a-Lisch are Darkhavens', ['LE-S3.1'], () => {
  const havens = places.filter((site) => isHavenFor(ofMinions, 0, site)).map((site) => SITE_IDS[site]);
  assert.deepEqual(havens.sort(), ['carn-dum', 'dol-guldur', 'geann-a-lisch', 'minas-morgul']);
});

test('Every other site has a path from its nearest Darkhaven, a walk through the regions', () => {
  for (const site of places) {
    if (isHavenFor(ofMinions, 0, site)) continue;
    const haven = NEAREST_HAVEN[SITE_COUNT + site];
    assert.notEqual(haven, NO_SITE);
    const path = sitePath(haven, site, MINION) ?? [];
    const walks = walksAlong(haven, site, path);
    assert.ok(walks.length > 0, SITE_IDS[site]);
    for (const walk of walks) assert.deepEqual(typesOf(walk), path);
  }
});

test('A path between Darkhavens leads both ways', () => {
  assert.equal(sitePath(S['minas-morgul'], S['dol-guldur'], MINION)?.length, 5);
  assert.deepEqual(
    sitePath(S['carn-dum'], S['geann-a-lisch'], MINION),
    sitePath(S['geann-a-lisch'], S['carn-dum'], MINION)?.toReversed(),
  );
  assert.equal(sitePath(S['minas-morgul'], S['carn-dum'], MINION), undefined);
});

rule('Which cards are one person or thing with one of The Wizards', ['MX-10.3'], () => {
  const pairs = Object.fromEntries(
    CARDS.flatMap((card, def) => {
      const others = KIN[def].filter((other) => CARDS[other].set === 'metw').map((other) => CARDS[other].id);
      const isOther =
        card.alignment === 'minion' && card.kind !== 'site' && card.kind !== 'item' && card.kind !== 'avatar';
      return isOther && others.length > 0 ? [[card.id, others]] : [];
    }),
  );
  assert.deepEqual(pairs, {
    'agburanar-roused': ['agburanar'],
    'beornings-minion': ['beornings'],
    'dunlendings-minion': ['dunlendings'],
    'easterlings-minion': ['easterlings'],
    'hillmen-minion': ['hillmen'],
    'last-child-of-ungoliant': ['shelob'],
    'lieutenant-of-angmar': ['rogrog'],
    'men-of-dorwinion-minion': ['men-of-dorwinion'],
    'smaug-roused': ['smaug'],
    'southrons-minion': ['southrons'],
    stinker: ['gollum'],
    'the-mouth': ['mouth-of-sauron'],
    'variags-of-khand-minion': ['variags-of-khand'],
    'woodmen-minion': ['woodmen'],
  });
});
