// Three to five players get ready (games/meccg/setup/several.ts).
import assert from 'node:assert/strict';
import { completeOptions, OptionError } from '../../../engine/options.ts';
import { CARDS, cardIndex } from '../../../games/meccg/cards/all.ts';
import { AVATAR, CHARACTER, isHazard, KIND } from '../../../games/meccg/cards/kinds.ts';
import { deckFaults } from '../../../games/meccg/decks/check.ts';
import { readyMade } from '../../../games/meccg/decks/ready-made.ts';
import { writeDeck } from '../../../games/meccg/decks/write.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { roundFrom } from '../../../games/meccg/seats.ts';
import { newState } from '../../../games/meccg/setup/new-state.ts';
import { OPTIONS, rulesOf } from '../../../games/meccg/setup/options.ts';
import { takeSeats } from '../../../games/meccg/setup/several.ts';
import { SEAT_IDS } from '../../../games/meccg/words.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { deckOf } from '../table.ts';
import type { Table } from '../turn/table.ts';
import { asked } from '../whereabouts.ts';
import type { Player } from '../words/names.ts';

const start = (options = {}, seed = 'scenario'): Table =>
  scene(meccg, undefined, { options: { players: 3, ...options }, seed });
/** The names of those who sit round the table, from who has the first turn. */
const orderOf = ({ state }: Table): Player[] => [...roundFrom(state, state.active)].map((seat) => SEAT_IDS[seat]);
const kindOf = (id: string): number => KIND[cardIndex(id)];
/** The card that a move names. */
const cardIn = (move: string): string => move.replace(/^\S+ /, '');

const seatedBy = (...rolls: number[]): number[] => {
  const s = newState('rolls', rulesOf(completeOptions(OPTIONS, {})), 3);
  s.script = { rolls };
  takeSeats(s, undefined);
  assert.deepEqual(s.script.rolls, []);
  return [...roundFrom(s, s.active)];
};

/** Everybody is whom his deck was made for, or the first who is left. */
function withAvatars(game: Table): Table {
  for (const seat of orderOf(game)) {
    const own = `play-as ${['gandalf', 'saruman', 'radagast'][SEAT_IDS.indexOf(seat as never)]}`;
    game.play(seat, game.list(seat).includes(own) ? own : game.list(seat)[0]);
  }
  return game;
}
/** Each reveals the first who is offered, until nobody may; who did is returned. */
function draft(game: Table, most = Number.POSITIVE_INFINITY): string[] {
  const seats: string[] = [];
  while (asked(game).at === 'setup/draft-choose' && seats.length < most) {
    const name = asked(game).seat;
    seats.push(name);
    game.play(name, game.list(name)[0]);
  }
  return seats;
}

rule('Three to five play; two are the usual game, and six too many', ['LE-M.1'], () => {
  for (const players of [2, 3, 4, 5])
    assert.equal(meccg.seats(completeOptions(meccg.options, { players })).length, players);
  for (const players of [1, 6]) assert.throws(() => completeOptions(meccg.options, { players }), OptionError);
});

rule('Rolls of 9, 11 and 5 seat the second, the first and the third clockwise', ['LE-M.5', 'LE-M.11'], () => {
  assert.deepEqual(seatedBy(4, 5, 5, 6, 2, 3), [1, 0, 2]);
});

rule('Whoever rolls alike rolls again, for the places between them', ['LE-M.5'], () => {
  assert.deepEqual(seatedBy(4, 5, 2, 2, 3, 6, 1, 1, 6, 6), [2, 0, 1]); // 9, 4, 9; then one 2 and three 12
});

rule('In the order of the rolls each chooses another avatar; two copies of it are in his deck', ['LE-M.6'], () => {
  const game = start();
  const [first, second, third] = orderOf(game);
  game.asks(first, 'Which Wizard will you be?');
  game.play(first, 'play-as gandalf');
  game.says('will be Gandalf.', 'LE-M.6');
  game.refuses(second, 'play-as gandalf', 'LE-M.6');
  game.play(second, 'play-as saruman');
  game.refuses(third, 'play-as saruman', 'LE-M.6');
  game.play(third, 'play-as radagast');
  const avatars = [first, second, third].map((name) => deckOf(game, name).filter((id) => kindOf(id) === AVATAR));
  assert.deepEqual(avatars, [
    ['gandalf', 'gandalf'],
    ['saruman', 'saruman'],
    ['radagast', 'radagast'],
  ]);
});

rule('A Ringwraith is chosen among nine, a Wizard among five', ['LE-M.6'], () => {
  const game = start({ deckTwo: 'dwar' });
  let wizards = 5;
  for (const seat of orderOf(game)) {
    assert.equal(game.list(seat).length, seat === 'two' ? 9 : wizards--);
    game.play(seat, game.list(seat)[0]);
  }
});

rule('The lowest roller reveals the first character, then to the right', ['LE-M.8'], () => {
  const game = withAvatars(start());
  const [first, second, third] = orderOf(game);
  game.refuses(third, 'start-done', 'LE-M.8');
  assert.deepEqual(draft(game, 6), [third, second, first, third, second, first]);
});

rule('One character is enough to start with', ['LE-M.8'], () => {
  const game = withAvatars(start());
  const [first, second, third] = orderOf(game);
  draft(game, 3);
  game.play(third, 'start-done');
  assert.deepEqual(draft(game, 3), [second, first, second]);
});

rule('Whom another has revealed cannot start too', ['LE-M.8'], () => {
  const game = withAvatars(start({ deckTwo: 'gandalf', deckThree: 'gandalf' }));
  const [, second, third] = orderOf(game);
  const [shown] = game.list(third);
  game.play(third, shown);
  game.says('reveals', 'LE-M.8');
  game.refuses(second, shown, 'MW-S2.9.1');
});

rule('Up to ten characters of the pool join the play deck', ['LE-M.9'], () => {
  const game = withAvatars(start());
  draft(game);
  for (const name of orderOf(game)) {
    const people = deckOf(game, name).filter((id) => kindOf(id) === CHARACTER);
    assert.ok(people.length > 0 && people.length <= 10, `${people.length}`);
  }
});

rule('Then each exchanges up to three cards, like for like, and never a fourth', ['LE-M.10'], () => {
  const game = withAvatars(start());
  draft(game);
  const [first, second, third] = orderOf(game);
  game.asks(first, 'Exchange up to three cards');
  const before = deckOf(game, first).length;
  for (let n = 0; n < 3; n++) {
    const [, into] = game.list(first);
    game.play(first, into);
    for (const away of game.list(first).map(cardIn)) {
      assert.equal(kindOf(away) === CHARACTER, kindOf(cardIn(into)) === CHARACTER);
      assert.notEqual(kindOf(away), AVATAR);
    }
    game.play(first, game.list(first)[0]);
    assert.ok(deckOf(game, first).includes(cardIn(into)));
  }
  assert.equal(deckOf(game, first).length, before);
  game.asks(second, 'Exchange up to three cards');
  game.play(second, 'exchange-no-more');
  game.asks(third);
});

rule('Of 25 hazards 13 must be creatures; what can be an event counts half', ['LE-M.7', 'CR-MISC-7'], () => {
  const deck = readyMade('north');
  assert.ok(deck);
  const isLegal = (creatures: number, halves: number, several = 1): boolean => {
    const hazards = { 'cave-drake': creatures, adunaphel: halves, 'doors-of-night': 25 - creatures - halves };
    const faults = deckFaults({ ...deck, hazards }, { starter: 0, decks: 1, draft: 0, tournament: 0, several });
    return faults.every(({ rule: cited }) => cited !== 'LE-M.7');
  };
  assert.deepEqual([isLegal(12, 0), isLegal(13, 0), isLegal(12, 1), isLegal(12, 2)], [false, true, false, true]);
  assert.equal(isLegal(12, 0, 0), true); // a game of two asks for none
});

rule('A deck with too few creatures is not let to the table', ['LE-M.7'], () => {
  const deck = readyMade('gandalf');
  assert.ok(deck);
  const events = ['doors-of-night', 'twilight', 'awaken-minions', 'awaken-denizens', 'weariness-of-the-heart', 'river'];
  const creatures = ['cave-drake', 'orc-patrol', 'orc-warriors', 'orc-guard'];
  const hazards = Object.fromEntries([...events, ...creatures].map((id) => [id, 3]));
  assert.throws(() => start({ deckTwo: writeDeck({ ...deck, hazards }) }), /half of its hazards/);
});

rule('Decks that chance makes for three have creatures enough, on either side', ['LE-M.7'], () => {
  const halves = (id: string): number => {
    const card = CARDS[cardIndex(id)];
    return card.kind !== 'creature' ? 0 : 'event' in card ? 1 : 2;
  };
  for (const deck of ['random', 'random-minion'])
    for (let seed = 0; seed < 8; seed++) {
      const game = start({ deckOne: deck, deckTwo: deck, deckThree: deck }, `creatures ${seed}`);
      for (const seat of ['one', 'two', 'three'] as const) {
        const hazards = deckOf(game, seat).filter((id) => isHazard(cardIndex(id)));
        assert.ok(hazards.length >= 25, `${hazards.length} hazards`);
        assert.ok(
          hazards.reduce((sum, id) => sum + halves(id), 0) >= hazards.length,
          `${deck} ${seed}, player ${seat}`,
        );
      }
    }
});
