import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { shownCards } from '../../../client/build/card-chunks.ts';
import { DECKS } from '../../../client/meccg/entry.ts';
import { declaredWords } from '../../../client/meccg/table/declared-words.ts';
import { influenceOf } from '../../../client/meccg/table/influence-of.ts';
import { choicesByThing, thingOf } from '../../../client/meccg/table/light.ts';
import { regionCard, siteCard } from '../../../client/meccg/table/places.ts';
import { bandOf, chainOf, handOf, holdingOf, leaderName } from '../../../client/meccg/table/reading.ts';
import type { Seat } from '../../../engine/game.ts';
import { DECK_IDS } from '../../../games/meccg/decks/ready-made.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { REGION_IDS } from '../../../games/meccg/places/regions.ts';
import { SITE_CARD_IDS, SITE_IDS } from '../../../games/meccg/places/sites.ts';
import { companyRef, siteRef } from '../../../games/meccg/refs.ts';
import { companyName } from '../../../games/meccg/say.ts';
import { HERO, MINION } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { questionOf } from '../../../protocol/table.ts';
import { scene } from '../../scene.ts';

const cards = shownCards();
const nameOf = (def: number): string => cards[def]?.name ?? '?';

const POSITION = {
  one: {
    rivendell: ['aragorn-ii: elven-cloak', 'frodo under aragorn-ii'],
    lorien: ['legolas wounded'],
    hand: ['concealment', 'gandalf'],
  },
  two: { lorien: ['gimli'], hand: ['cave-drake'] },
};

describe('a view read for the table', () => {
  test('what was declared says what it is aimed at, another declared card too; what is aimed at nothing says no “on”', () => {
    const game = scene(meccg, {
      phase: 'movement',
      one: {
        companies: [{ site: 'rivendell', characters: ['aragorn-ii'], to: 'barrow-downs' }],
        hand: ['twilight'],
        deck: ['...'],
      },
      two: { lorien: ['gimli'], hand: ['doors-of-night', 'call-of-home'], deck: ['...'] },
    });
    const words = () => {
      const view = game.view('one') as MeccgView;
      return chainOf(view).map((action) => declaredWords(view, action, cards));
    };
    game.play('two', 'pass'); // draws no more
    game.play('one', 'pass');
    game.play('two', 'play doors-of-night');
    assert.deepEqual(words(), ['played']);
    game.play('one', 'play twilight');
    assert.deepEqual(words(), ['on Doors of Night', 'played']);
  });

  test('general influence is as much as cards make it: with Bade to Rule 25', () => {
    const influence = (table: readonly string[]) => {
      const view = scene(meccg, {
        one: { alignment: 'minion', 'minas-morgul': ['luitprand'], table },
        two: { alignment: 'minion', 'dol-guldur': ['grishnakh'] },
      }).view('one') as MeccgView;
      return influenceOf(view, cards, 0)[0];
    };
    assert.deepEqual(influence([]), { name: undefined, used: 1, of: 20 });
    assert.deepEqual(influence(['bade-to-rule']), { name: undefined, used: 1, of: 25 });
  });

  test('a Wizard is one of his company, not a card that lies on it', () => {
    const view = scene(meccg, {
      one: { rivendell: ['gandalf', 'frodo under gandalf'] },
      two: { lorien: ['gimli'] },
    }).view('one') as MeccgView;
    const [band] = holdingOf(view, cards, 0).bands;
    assert.deepEqual(
      band?.people.map(({ def }) => nameOf(def)),
      ['Gandalf', 'Frodo'],
    );
    assert.deepEqual(band?.on, []);
  });

  test('the cards of sites and regions stand in the order of their numbers', () => {
    assert.deepEqual(
      [HERO, MINION].flatMap((side) => SITE_IDS.map((_, site) => cards[siteCard(cards, site, side)]?.id)),
      [...SITE_CARD_IDS],
    );
    assert.deepEqual(
      REGION_IDS.map((_, region) => cards[regionCard(cards, region)]?.id),
      [...REGION_IDS],
    );
  });

  test('the new game page names every ready-made deck', () => {
    assert.deepEqual(DECKS.map(({ value }) => value).sort(), [...DECK_IDS].sort());
  });

  test('companies with their people, each before his followers, and what they carry', () => {
    const view: MeccgView = scene(meccg, POSITION).view('one');
    const { bands } = holdingOf(view, cards, 0);
    assert.deepEqual(
      bands.map(({ people }) => people.map(({ def, on }) => [nameOf(def), ...on.map((one) => nameOf(one.def))])),
      [[['Aragorn II', 'Elven Cloak'], ['Frodo']], [['Legolas']]],
    );
    const [first, second] = bands;
    assert.equal(first && leaderName(first, cards), 'Aragorn II');
    assert.equal(first?.people[1]?.follows, first?.people[0]?.card);
    assert.equal(second?.people[0]?.wounded, true);
    assert.deepEqual(
      handOf(view, 0).map((card) => nameOf(view.def[card] ?? -1)),
      ['Concealment', 'Gandalf'],
    );
    assert.deepEqual(chainOf(view), []);
  });

  test('a company is called as the game calls it, and who gives it the name stands first', () => {
    const game = scene(meccg, {
      phase: 'organization',
      one: { lorien: ['legolas', 'elrond'], rivendell: ['bilbo', 'gandalf'] },
    });
    const view: MeccgView = game.view('one');
    const { bands } = holdingOf(view, cards, 0);
    assert.deepEqual(
      bands.map((band) => `${leaderName(band, cards)}’s company`),
      bands.map(({ company }) => companyName(game.state, company.id)),
    );
    assert.deepEqual(bands.map((band) => leaderName(band, cards)).sort(), ['Elrond', 'Gandalf']);
  });

  test('of the other hand nothing is there to be drawn', () => {
    const view: MeccgView = scene(meccg, POSITION).view('one');
    assert.deepEqual(handOf(view, 1), []);
    const [theirs] = view.companies.filter(({ seat }) => seat === 1);
    assert.ok(theirs);
    assert.deepEqual(
      bandOf(view, cards, theirs).people.map(({ def }) => nameOf(def)),
      ['Gimli'],
    );
  });
});

describe('the list as light', () => {
  test('whatever a choice points at is a thing on the table', () => {
    assert.equal(thingOf({ domain: 'card', id: 4 }), 'card 4');
    assert.equal(thingOf({ domain: 'ref', id: 4 }), 'card 4');
    assert.equal(thingOf({ domain: 'ref', id: companyRef(3) }), 'company 3');
    assert.equal(thingOf({ domain: 'ref', id: siteRef(1, 22) }), 'site 22');
    assert.equal(thingOf({ domain: 'way', id: 1 }), 'other 1');
  });

  test('a card of the hand that may be played is lit by its title, a character by his card', () => {
    const { state } = scene(meccg, POSITION);
    const [decision] = meccg.decisions(state);
    assert.ok(decision);
    const lit = choicesByThing(questionOf(meccg, state, decision));
    const def = (id: string) => cards.findIndex((card) => card.id === id);
    const aragorn = state.def.findIndex((number, card) => number === def('aragorn-ii') && state.play.includes(card));
    assert.ok(lit.has(`card ${aragorn}`));
    assert.ok(!lit.has(`title ${def('concealment')}`));
    assert.equal(decision.seat, 0 satisfies Seat);
  });
});
