import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { armyLines } from '../../../client/wotr/describe.ts';
import { phaseOf } from '../../../client/wotr/doing.ts';
import { dressChoice } from '../../../client/wotr/dress.ts';
import { isOwn, otherSeats, ownHand, ownSide, peopleOf, personWords } from '../../../client/wotr/people.ts';
import type { Viewer } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import type { Choice } from '../../../protocol/table.ts';

const table = (players: 2 | 3 | 4, viewer: Viewer, turn = 2) => {
  const position = {
    act: wotr.seats({ players })[0],
    turn,
    dice: { free: ['muster'], shadow: ['muster'] },
    moria: { sauron: '3r' },
  };
  return wotr.view(wotr.scene(position, { players }), viewer);
};

describe('Seats and sides at the board', () => {
  test('With four Saruman’s player has the Shadow’s dice before him, and his own hand', () => {
    const view = wotr.view(
      wotr.scene({ act: 'saruman', turn: 2, hands: { saruman: ['orc-patrol'], gondor: ['athelas'] } }, { players: 4 }),
      3,
    );
    assert.equal(ownSide(view), 1);
    assert.ok(isOwn(view, 1));
    assert.ok(!isOwn(view, 0));
    assert.deepEqual(ownHand(view), view.hands[3]);
    assert.equal(ownHand(view).length, 1);
    assert.deepEqual(otherSeats(view), [0, 2, 1]);
  });

  test('With three the second player of the Shadow is of the Shadow, and with four the third of the Free Peoples', () => {
    assert.equal(ownSide(table(3, 2)), 1);
    assert.equal(ownSide(table(4, 2)), 0);
    assert.deepEqual(otherSeats(table(3, 2)), [0, 1]);
    assert.deepEqual(otherSeats(table(2, 1)), [0]);
  });

  test('Who only watches has the Free Peoples before him, and no side is his', () => {
    const view = table(4, 'spectator');
    assert.equal(ownSide(view), 0);
    assert.ok(!isOwn(view, 0) && !isOwn(view, 1));
    assert.deepEqual(
      peopleOf(view, []).flatMap((side) => side.map(({ who }) => who)),
      ['player', 'player', 'player', 'player'],
    );
  });

  test('The token of the leading player changes hands every turn, and a lone player has none (WR-11.1.5)', () => {
    const leads = (players: 3 | 4, turn: number) =>
      peopleOf(table(players, 0, turn), []).flatMap((side) => side.filter((one) => one.leads).map(({ seat }) => seat));
    assert.deepEqual(
      [leads(4, 1), leads(4, 2), leads(4, 3)],
      [
        [0, 1],
        [2, 3],
        [0, 1],
      ],
    );
    assert.deepEqual([leads(3, 1), leads(3, 2)], [[1], [2]]);
  });

  test('A person is told by name, partnership, lead, cards and whose move it is', () => {
    const [free, shadow] = peopleOf(table(4, 0), [3]);
    assert.equal(personWords('Gondor', free[0]), 'Gondor, you, 0 cards in hand');
    assert.equal(personWords('Rohan', free[1]), 'Rohan, your partner, leads this turn, 0 cards in hand');
    assert.equal(personWords('Saruman', shadow[1]), 'Saruman, leads this turn, 0 cards in hand, is to choose');
  });

  test('A partner’s choices are dressed as those of his side', () => {
    const view = table(4, 3);
    const choice: Choice = {
      move: 'to moria',
      verb: 'to',
      label: 'Go to Moria',
      targets: [{ domain: 'region', id: R.moria }],
    };
    const standing = { table: { view, viewer: 3 } } as never;
    assert.match(dressChoice(choice, standing, false).detail ?? '', /joins 3/);
  });

  test('A region says whether partners there have one mixed Army, and who commands it (WR-11.8.1, WR-11.8.6)', () => {
    const lossarnach = (how: string) => {
      const position = {
        act: 'gondor',
        turn: 2,
        dice: { free: ['muster'], shadow: ['muster'] },
        lossarnach: { gondor: '1r', rohan: '2r' },
        shared: { free: { lossarnach: how } },
      };
      return armyLines(wotr.view(wotr.scene(position, { players: 4 }), 0), R.lossarnach);
    };
    assert.deepEqual(lossarnach('mixed'), [
      'Free Peoples mixed Army, commanded by Rohan, the North and the Dwarves: 2 Rohan Regulars; 1 Gondor Regular.',
    ]);
    assert.deepEqual(lossarnach('separate'), ['Free Peoples Armies, separate: 2 Rohan Regulars; 1 Gondor Regular.']);
  });

  test('Swapping cards belongs to the drawing of cards (WR-11.2.3)', () => {
    const swap = wotr.view(wotr.scene({ phase: 'draw', turn: 2 }, { players: 4 }), 0);
    assert.equal(phaseOf(swap), 0);
    assert.equal(phaseOf({ ...swap, doing: [{ at: 'turn/hunt' }, { at: 'cards/swap-choose' }] as never }), 0);
  });
});
