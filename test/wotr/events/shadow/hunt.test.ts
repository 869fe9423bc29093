// Cards that strike the Fellowship in the wild: a tile out of turn, or dice.
import { test } from 'node:test';
import type { Words } from '../../../../engine/game.ts';
import { rule } from '../../../rule.ts';
import { play, type Table } from '../table.ts';
import { cannotPlay, canPlay } from './table.ts';

const IN_THE_WILD = ['orc-patrol', 'isildurs-bane', 'foul-thing-from-the-deep', 'candles-of-corpses'] as const;
const DRAWS_A_TILE = ['orc-patrol', 'isildurs-bane', 'foul-thing-from-the-deep'] as const;

const band = { at: 'hollin', companions: ['strider', 'gimli'] };
const strike = (card: string, draws: readonly string[], words: Words = {}, rolls: readonly number[] = []): Table =>
  play('shadow', card, { fellowship: band, ...words }, { draws, rolls });

for (const card of IN_THE_WILD)
  rule(`${card}: not in a region with a Settlement of the Free Peoples, whoever holds it`, ['WR-5.3.4'], () => {
    for (const at of ['rivendell', 'bree', 'pelargir']) cannotPlay(card, { fellowship: { ...band, at } });
    cannotPlay(card, { fellowship: { ...band, at: 'lorien' }, lorien: { captured: true, sauron: '1r' } });
    for (const at of ['hollin', 'moria', 'fords-of-isen', 'buckland']) canPlay(card, { fellowship: { ...band, at } });
    canPlay(card, { fellowship: { ...band, at: 'morannon', mordor: 1 } });
  });

for (const card of DRAWS_A_TILE) {
  rule(`${card}: an Eye does nothing at all`, ['WR-5.3.5'], () => {
    const game = strike(card, ['eye-r'], { hunt: { shadow: 3 } });
    game.position({ fellowship: { corruption: 0, revealed: false }, drawn: ['eye-r'], discards: { shadow: [card] } });
    const mine = strike(card, ['the-ring-is-mine'], {
      fellowship: { ...band, at: 'morannon', mordor: 3 },
      pool: ['the-ring-is-mine'],
    });
    mine.position({ fellowship: { corruption: 0, revealed: false, mordor: 3 } });
  });

  test(`${card}: a special tile of the Free Peoples does nothing`, () => {
    const game = strike(card, ['phial-of-galadriel'], {
      fellowship: { ...band, at: 'morannon', mordor: 1, corruption: 4 },
      pool: ['phial-of-galadriel', '3'],
    });
    game.position({ fellowship: { corruption: 4 }, pool: ['3'] });
  });

  rule(`${card}: the cards against the Hunt help`, ['WR-9.9.13'], () => {
    const staff = strike(card, [], {
      fellowship: { ...band, companions: ['gandalf-grey', 'gimli'] },
      table: ['wizards-staff'],
    });
    staff.play('free', 'use wizards-staff');
    staff.position({ fellowship: { corruption: 0 }, drawn: [], table: [] });
    const coat = strike(card, ['3', '0r'], { table: ['mithril-coat-and-sting'] });
    coat.play('free', 'use mithril-coat-and-sting');
    coat.position({ fellowship: { corruption: 0, revealed: true }, drawn: ['0r'] });
  });
}

rule('Orc Patrol: a tile answered as after a successful Hunt', ['WR-9.9.1', 'WR-9.7.2', 'WR-9.9.6'], () => {
  const ring = strike('orc-patrol', ['3']);
  ring.offersOnly('free', ['use the ring', 'lose the guide', 'lose a companion']);
  ring.play('free', 'use the ring');
  ring.position({ fellowship: { corruption: 3, revealed: false }, drawn: ['3'] });
  const guide = strike('orc-patrol', ['3']);
  guide.play('free', 'lose the guide');
  guide.position({ fellowship: { corruption: 0, guide: 'gimli' }, characters: { strider: 'eliminated' } });
  const random = strike('orc-patrol', ['3', 'gimli']);
  random.play('free', 'lose a companion');
  random.position({ fellowship: { corruption: 1, guide: 'strider' }, characters: { gimli: 'eliminated' } });
});

rule('Orc Patrol: a Reveal icon counts', ['WR-9.7.4'], () => {
  const game = strike('orc-patrol', ['1r'], { fellowship: { ...band, progress: 2 } });
  game.play('free', 'use the ring');
  game.play('free', 'to trollshaws');
  game.position({ fellowship: { at: 'trollshaws', corruption: 1, revealed: true, progress: 0 } });
});

rule("Isildur's Bane: all damage is Corruption, and no Companion can stand in for it", ['WR-5.3.5'], () => {
  const game = strike('isildurs-bane', ['3']);
  game.position({ fellowship: { corruption: 3 }, characters: { strider: 'fellowship', gimli: 'fellowship' } });
  const axe = strike('isildurs-bane', ['2r'], { table: ['axe-and-bow'] });
  axe.offersOnly('free', ['use axe-and-bow', 'use the ring']);
  axe.refuses('free', 'lose the guide', 'WR-5.3.5');
  axe.refuses('free', 'lose a companion', 'WR-5.3.5');
  axe.play('free', 'use axe-and-bow');
  axe.position({ fellowship: { corruption: 1, revealed: true }, table: [] });
});

rule('Foul Thing from the Deep: a Companion drawn at random must answer', ['WR-5.3.5', 'WR-9.9.5', 'WR-9.9.6'], () => {
  const game = strike('foul-thing-from-the-deep', ['3', 'gimli']);
  game.position({ fellowship: { corruption: 1, guide: 'strider' }, characters: { gimli: 'eliminated' } });
  const axe = strike('foul-thing-from-the-deep', ['1', 'strider'], { table: ['axe-and-bow'] });
  axe.refuses('free', 'use the ring', 'WR-5.3.5');
  axe.refuses('free', 'lose the guide', 'WR-5.3.5');
  axe.play('free', 'lose a companion');
  axe.position({ fellowship: { corruption: 0 }, characters: { strider: 'eliminated' }, table: ['axe-and-bow'] });
});

test('Foul Thing from the Deep: no damage takes nobody; the Ring-bearers alone take Corruption', () => {
  const none = strike('foul-thing-from-the-deep', ['0r']);
  none.position({ fellowship: { corruption: 0, revealed: true, guide: 'strider' } });
  const alone = strike('foul-thing-from-the-deep', ['3'], {
    fellowship: { at: 'hollin', companions: [], revealed: true },
  });
  alone.position({ fellowship: { corruption: 3, guide: 'gollum' } });
});

test('Candles of Corpses: a point for each 4 or more of three dice, only for a 6 if Gollum guides', () => {
  strike('candles-of-corpses', [], {}, [3, 4, 6]).position({ fellowship: { corruption: 2 } });
  strike('candles-of-corpses', [], {}, [1, 2, 3]).position({ fellowship: { corruption: 0 } });
  const gollum = { fellowship: { at: 'hollin', companions: [] } };
  strike('candles-of-corpses', [], gollum, [4, 5, 6]).position({ fellowship: { corruption: 1 } });
});

rule('Candles of Corpses can end the game', ['WR-10.2.2'], () => {
  const game = strike('candles-of-corpses', [], { fellowship: { ...band, corruption: 10 } }, [4, 5, 6]);
  game.outcome({ winner: 'shadow', reason: 'corruption' });
});
