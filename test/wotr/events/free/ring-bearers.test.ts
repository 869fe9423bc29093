// Cards of the Free Peoples for the Ring-bearers and their dice.
import { test } from 'node:test';
import { rule } from '../../../rule.ts';
import { holding, play } from '../table.ts';

const sore = { at: 'hollin', corruption: 5, companions: ['boromir'] };
const alone = { at: 'hollin', corruption: 5, companions: [] };

test('Athelas: three dice, each 5 or 6 heals a point; with Strider as the Guide each 3 or more', () => {
  const plain = play('free', 'athelas', { fellowship: sore }, { rolls: [5, 4, 6] });
  plain.position({ fellowship: { corruption: 3 }, discards: { free: ['athelas'] } });
  const missed = play('free', 'athelas', { fellowship: sore }, { rolls: [4, 3, 1] });
  missed.position({ fellowship: { corruption: 5 } });
  const strider = { ...sore, companions: ['strider', 'gandalf-grey'], guide: 'strider' };
  const guided = play('free', 'athelas', { fellowship: strider }, { rolls: [3, 2, 4] });
  guided.position({ fellowship: { corruption: 3 } });
  const behind = play('free', 'athelas', { fellowship: { ...strider, guide: 'gandalf-grey' } }, { rolls: [3, 2, 4] });
  behind.position({ fellowship: { corruption: 5 } });
});

rule('Corruption is never healed below nothing, and the card is spent', ['WR-5.3.6', 'WR-5.3.8'], () => {
  const one = play('free', 'athelas', { fellowship: { ...sore, corruption: 1 } }, { rolls: [6, 6, 6] });
  one.position({ fellowship: { corruption: 0 } });
  const none = play('free', 'bilbos-song', { fellowship: { ...sore, corruption: 0 } }, { rolls: [] });
  none.position({ fellowship: { corruption: 0 }, discards: { free: ['bilbos-song'] }, dice: { free: [] } });
});

test("Bilbo's Song: one point, or two instead with Gollum as the Guide", () => {
  play('free', 'bilbos-song', { fellowship: sore }).position({ fellowship: { corruption: 4 } });
  play('free', 'bilbos-song', { fellowship: alone }).position({ fellowship: { corruption: 3 } });
});

rule('There is Another Way: a point is healed; without Gollum as the Guide that is all', ['WR-5.3.10'], () => {
  const game = play('free', 'there-is-another-way', { fellowship: { ...sore, revealed: true } }, { rolls: [] });
  game.position({ fellowship: { corruption: 4, revealed: true } });
  game.asks('shadow', 'Choose a die');
});

rule(
  'There is Another Way: with Gollum a revealed Fellowship may be hidden, and only that',
  ['WR-5.3.9', 'WR-8.12.3'],
  () => {
    const words = { fellowship: { ...alone, revealed: true } };
    const game = play('free', 'there-is-another-way', words, { rolls: [] });
    game.offersOnly('free', ['decide hide-fellowship', 'done']);
    game.play('free', 'decide hide-fellowship');
    game.position({ fellowship: { corruption: 4, revealed: false, progress: 0 } });
    const stay = play('free', 'there-is-another-way', words, { rolls: [] });
    stay.play('free', 'done');
    stay.position({ fellowship: { corruption: 4, revealed: true } });
  },
);

rule(
  'There is Another Way: with Gollum a hidden Fellowship may move, with its Hunt; no die goes to the Hunt box',
  ['WR-5.3.9', 'WR-8.7.2', 'WR-9.4.1'],
  () => {
    const words = { fellowship: { ...alone, progress: 2 }, hunt: { shadow: 2, free: 1 } };
    const game = play('free', 'there-is-another-way', words, { rolls: [5, 4], draws: ['1'] });
    game.offersOnly('free', ['decide move-fellowship', 'done']);
    game.play('free', 'decide move-fellowship', 'use the ring');
    game.position({ fellowship: { corruption: 5, progress: 3, acted: true }, hunt: { shadow: 2, free: 1 } });
  },
);

rule('There is Another Way moves the Fellowship on the Mordor Track too', ['WR-9.12.2', 'WR-9.12.7'], () => {
  const game = play(
    'free',
    'there-is-another-way',
    { fellowship: { at: 'morannon', mordor: 2, corruption: 5, companions: [] } },
    { draws: ['2'] },
  );
  game.play('free', 'decide move-fellowship', 'use the ring');
  game.position({ fellowship: { mordor: 3, corruption: 6, acted: true } });
});

rule('There is Another Way: at the end of the Fellowship Track there is no way on', ['WR-8.7.6', 'WR-5.3.9'], () => {
  const game = play('free', 'there-is-another-way', { fellowship: { ...alone, progress: 12 } }, { rolls: [] });
  game.position({ fellowship: { corruption: 4, progress: 12 } });
  game.asks('shadow');
});

test('Mirror of Galadriel: one unused Character die becomes a Will of the West', () => {
  const dice = { free: ['event', 'character', 'character', 'muster'], shadow: ['army'] };
  const game = play('free', 'mirror-of-galadriel', { fellowship: sore, dice });
  game.position({ dice: { free: ['character', 'muster', 'will'] }, fellowship: { corruption: 5 } });
});

rule(
  'Mirror of Galadriel: the die that plays it does not count; in Lórien a point is healed',
  ['WR-5.3.6', 'WR-5.3.10'],
  () => {
    const dice = { free: ['event', 'muster'], shadow: ['army'] };
    const game = play('free', 'mirror-of-galadriel', { fellowship: { ...sore, at: 'lorien' }, dice });
    game.position({ dice: { free: ['muster'] }, fellowship: { corruption: 4 } });
    const both = play('free', 'mirror-of-galadriel', {
      fellowship: { ...sore, at: 'lorien' },
      dice: { free: ['event', 'character'], shadow: ['army'] },
    });
    both.position({ dice: { free: ['will'] }, fellowship: { corruption: 4 } });
  },
);

test('Gandalf the Grey as the Guide draws a Character card after one played with an Event result, not otherwise', () => {
  const fellowship = { ...sore, companions: ['gandalf-grey'] };
  const decks = { 'free-character': ['elven-rope'] };
  for (const [die, drawn] of [
    ['event', ['elven-rope']],
    ['will', ['elven-rope']],
    ['character', []],
  ] as const) {
    const game = holding('free', 'bilbos-song', { fellowship, decks, dice: { free: [die], shadow: ['army'] } });
    game.play('free', `die ${die}`, 'play bilbos-song');
    game.position({ hands: { free: drawn }, fellowship: { corruption: 4 } });
  }
  const strategy = play('free', 'guards-of-the-citadel', { fellowship, decks });
  strategy.play('free', 'recruit gondor-regular');
  strategy.position({ hands: { free: [] } });
  const other = play('free', 'bilbos-song', { fellowship: sore, decks });
  other.position({ hands: { free: [] } });
});
