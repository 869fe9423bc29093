// Setting up a game of Ringwraiths, and what its cards and piles are.
import assert from 'node:assert/strict';
import { C, CARDS, cardIndex } from '../../../games/meccg/cards/all.ts';
import { SKILLS } from '../../../games/meccg/cards/facts.ts';
import { meleCharacters } from '../../../games/meccg/cards/mele-characters.ts';
import { RINGWRAITH_DECKS } from '../../../games/meccg/decks/ringwraiths.ts';
import { writeDeck } from '../../../games/meccg/decks/write.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { MINION } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { companiesOf, corruptionCheck, deckOf, handOf, marshallingPoints, siteOf, whoseTurn } from '../table.ts';
import { resolve } from '../turn/table.ts';
import { cardsInPlay } from '../whereabouts.ts';
import { minions, type Table, where } from './minions.ts';

const [DWAR, INDUR] = RINGWRAITH_DECKS.map((deck) => writeDeck(deck));
const begun = (options: Readonly<Record<string, string | boolean>>, rolls: readonly number[]): Table =>
  scene(meccg, undefined, {
    options: { deckOne: DWAR, deckTwo: INDUR, ...options },
    rolls: [...rolls],
    seed: 'begin',
  });

/** Both start as their decks say, and give nothing to anybody. */
function settled(game: Table): void {
  for (const seat of ['one', 'two']) game.play(seat, 'start-as-listed');
  for (const seat of ['one', 'two']) while (game.list(seat).includes('give-nobody')) game.play(seat, 'give-nobody');
  for (const seat of ['one', 'two']) game.play(seat, 'start-ready');
}

rule(
  'Ringwraiths’ players start at Minas Morgul with eight cards, and the higher roll has the first turn',
  ['LE-S3.4', 'LE-S3.8', 'LE-S0.2', 'LE-S0.4', 'LE-S0.5', 'MX-3.3'],
  () => {
    const game = begun({}, [3, 4, 3, 4, 5, 4, 1, 3]);
    assert.deepEqual(game.view('spectator').alignment, [MINION, MINION]);
    settled(game);
    for (const player of ['one', 'two'] as const) {
      assert.ok(companiesOf(game, player).length > 0);
      for (const [first] of companiesOf(game, player)) assert.equal(siteOf(game, first), 'minas-morgul');
      assert.equal(handOf(game, player).length, 8);
    }
    assert.equal(whoseTurn(game), 'one', '7 to 7 is rolled again, then 9 to 4');
    const { starter, draft, tournament, weakestLink, solitaire } = game.view('spectator').rules;
    assert.deepEqual([starter, draft, tournament, weakestLink, solitaire], [0, 0, 0, 0, 0]);
  },
);

rule(
  'A unique minion whom both chose goes into the play decks; of others both may have one',
  ['LE-S3.5', 'LE-S5.5.7', 'MX-3.2'],
  () => {
    const game = begun({ deckTwo: DWAR }, [6, 6, 1, 1]);
    const starters = game.list('one').filter((move) => move.startsWith('start-with '));
    assert.ok(starters.length > 0);
    settled(game);
    for (const id of cardsInPlay(game)) {
      const facts = CARDS[cardIndex(id)];
      assert.ok(!('unique' in facts && facts.unique), `${facts.name} is unique and both chose him`);
    }
    assert.ok(deckOf(game, 'one').some((id) => CARDS[cardIndex(id)].kind === 'character'));
  },
);

rule('The Lidless Eye has sites, characters, resources and hazards, and no regions', ['LE-S2.1.1', 'LE-S5.1.9'], () => {
  const mele = CARDS.filter(({ set }) => set === 'mele');
  assert.ok(mele.every(({ kind }) => kind !== 'region'));
  for (const card of mele)
    assert.equal(card.alignment, ['creature', 'hazard-event'].includes(card.kind) ? 'neutral' : 'minion', card.id);
});

rule('A minion has race, skills, mind, influence, prowess, body and a home', ['LE-S5.1.1', 'LE-S5.2.2'], () => {
  for (const card of Object.values(meleCharacters)) {
    assert.ok(card.mind > 0 && card.prowess > 0 && card.body > 0 && card.homeSites.length > 0, card.id);
    assert.ok(card.skills.length > 0 && card.skills.every((skill) => (SKILLS as readonly string[]).includes(skill)));
  }
  assert.equal(SKILLS.length, 5);
});

rule('A number that stands on a card twice counts once', ['LE-S2.1.3'], () => {
  const checked = Object.values(meleCharacters).filter((card) => 'corruptionCheck' in card);
  assert.equal(checked.length, 9);
  for (const card of checked) {
    const game = minions({ 'minas-morgul': [card.id] });
    const id = card.id as keyof typeof C;
    assert.equal(corruptionCheck(game, id), (card as { corruptionCheck: number }).corruptionCheck);
  }
});

rule(
  'A unique minion in play or eliminated is played by nobody again; discarded ones are',
  ['LE-S2.6.1', 'LE-S2.6.3', 'LE-S2.2.7', 'LE-S2.2.8'],
  () => {
    const game = minions(
      { 'minas-morgul': ['gorbag'], hand: ['shagrat', 'grishnakh', 'muzgash', 'orc-tracker'] },
      { 'dol-guldur': ['shagrat', 'orc-tracker'], 'out-of-play': ['grishnakh'], discard: ['muzgash'] },
    );
    game.refuses('one', 'play-character shagrat', 'MW-S2.9.1');
    game.refuses('one', 'play-character grishnakh', 'MW-S2.5.2');
    game.offers('one', ['play-character muzgash', 'play-character orc-tracker']);
  },
);

rule('The opponent sees out-of-play and point piles, not the discard pile', ['LE-S2.2.4'], () => {
  const game = minions({ 'minas-morgul': ['gorbag'], discard: ['orc-quarrels'], 'out-of-play': ['grishnakh'] });
  game.hides('two', 'Orc Quarrels');
  assert.ok(JSON.stringify(game.view('two').def).includes(String(C.grishnakh)));
});

rule('Resources are for one’s own turn and hazards for the opponent’s; Twilight is for both', ['LE-S2.2.2'], () => {
  const hand = ['orc-watch', 'twilight'];
  const game = minions(
    { 'minas-morgul': ['gorbag'], hand },
    { table: ['doors-of-night'], hand: ['gifts-as-given-of-old', 'twilight'] },
  );
  game.refuses('one', 'creature orc-watch');
  game.offers('one', 'play twilight');
  game.play('one', 'play twilight');
  resolve(game);
  assert.equal(where(game, 'doors-of-night'), 'discard');
});

rule('A defeated creature scores for a minion only with an asterisk', ['LE-S2.2.5', 'LE-S2.2.6'], () => {
  const starred = CARDS.filter((card) => card.kind === 'creature' && card.starred && card.points);
  const plain = CARDS.filter((card) => card.kind === 'creature' && !card.starred && card.points && !('unique' in card));
  assert.ok(starred.length > 0 && plain.length > 0);
  const game = minions({ 'minas-morgul': ['gorbag'], points: [starred[0].id, plain[0].id] });
  assert.equal(marshallingPoints(game, 'one', 'kill'), (starred[0] as { points: number }).points);
});
