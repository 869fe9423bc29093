// Each with his own Nations, Characters and cards (WR-11.5.2, WR-11.6, WR-11.7, WR-11.9, WR-11.10).
import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { EVENT_SIDE, EVENTS } from '../../../games/wotr/tables/events.ts';
import { ICON_OF } from '../../../games/wotr/tables/icons.ts';
import { rule } from '../../rule.ts';
import { four } from './table.ts';

const atWar = {
  gondor: 'at war',
  rohan: 'at war',
  elves: 'at war',
  sauron: 'at war',
  isengard: 'at war',
  southrons: 'at war',
};

rule('A player moves the Fellowship, but no Army of his partner', ['WR-11.5.2', 'WR-11.7.2'], () => {
  const words = { act: 'rohan', dice: { free: ['will'] }, 'minas-tirith': { gondor: '3r' }, edoras: { rohan: '2r' } };
  const game = four({ ...words, politics: atWar });
  game.play('rohan', 'die will');
  game.offers('rohan', ['move fellowship', 'march edoras', 'separate']);
  game.refuses('rohan', 'march minas-tirith', 'WR-11.6.1');
});

rule('Both players of the Free Peoples move, hide and separate', ['WR-11.7.2'], () => {
  for (const act of ['rohan', 'gondor']) {
    const hidden = { act, dice: { free: ['character'] }, characters: { boromir: 'edoras' } };
    const game = four(hidden);
    game.play(act, 'die character');
    game.offers(act, ['move fellowship', 'move companions', 'separate']);
    const seen = four({ ...hidden, fellowship: { revealed: true } });
    seen.play(act, 'die character');
    seen.offers(act, 'hide fellowship');
  }
});

rule('A player recruits only for his own Nations, by die and by card', ['WR-11.6.1'], () => {
  const game = four({ act: 'gondor', turn: 2, dice: { free: ['muster'] }, politics: atWar });
  game.play('gondor', 'die muster');
  game.offers('gondor', ['recruit gondor-regular', 'recruit elves-elite']);
  game.refuses('gondor', 'recruit rohan-regular', 'WR-11.6.1');

  const both = { politics: atWar, hands: { 'witch-king': ['musterings-of-long-planned-war'] } };
  const card = four({ act: 'witch-king', turn: 2, dice: { shadow: ['muster'] }, ...both });
  card.play('witch-king', 'die muster', 'play musterings-of-long-planned-war');
  card.position({ nurn: { sauron: '5r' } });
  assert.equal(wotr.position(card.state)['gorgoroth'], undefined);
});

rule('Only its player moves the counter of a Nation', ['WR-11.6.2'], () => {
  const game = four({ act: 'rohan', dice: { free: ['muster'] }, politics: { gondor: '2 active', rohan: '3 active' } });
  game.play('rohan', 'die muster');
  game.offers('rohan', 'advance rohan');
  game.refuses('rohan', 'advance gondor', 'WR-11.6.2');
});

rule('A Companion’s ability moves it, whoever uses him', ['WR-11.6.2'], () => {
  const game = four({
    act: 'rohan',
    dice: { free: ['muster'] },
    politics: { gondor: '2 active' },
    characters: { boromir: 'minas-tirith' },
  });
  game.play('rohan', 'die muster', 'rouse gondor');
  game.position({ politics: { gondor: '1 active' } });
});

rule('A card without an icon moves only the counters of its player’s Nations', ['WR-11.6.2'], () => {
  const words = { dice: { free: ['event'] }, politics: { gondor: '2 active', rohan: '3 active', north: '3 active' } };
  const game = four({ act: 'rohan', hands: { rohan: ['wisdom-of-elrond'] }, ...words });
  game.play('rohan', 'die event', 'play wisdom-of-elrond');
  game.offersOnly('rohan', ['pick nation dwarves', 'pick nation north', 'pick nation rohan']);
});

const minions = { 'witch-king': 'minas-morgul', 'mouth-of-sauron': 'morannon', saruman: 'orthanc' };

rule('The Saruman player moves Nazgûl, but neither the Witch-king nor the Mouth', ['WR-11.7.4', 'WR-11.7.7'], () => {
  const words = { dice: { shadow: ['character'] }, characters: minions, morannon: { nazgul: 1 } };
  const game = four({ act: 'saruman', ...words });
  game.play('saruman', 'die character', 'move minions');
  game.offers('saruman', 'from morannon');
  game.refuses('saruman', 'take mouth-of-sauron', 'WR-11.7.4');
  game.refuses('saruman', 'take witch-king', 'WR-11.7.4');
  const lead = four({ act: 'witch-king', ...words });
  lead.play('witch-king', 'die character', 'move minions');
  lead.offers('witch-king', ['from morannon', 'take witch-king', 'take mouth-of-sauron']);
});

rule('Only the Witch-king player recruits Nazgûl and brings his Minions', ['WR-11.7.4', 'WR-11.7.7'], () => {
  const game = four({ act: 'saruman', dice: { shadow: ['muster'] }, politics: atWar, morannon: { sauron: '1r' } });
  game.play('saruman', 'die muster');
  game.refuses('saruman', 'recruit nazgul', 'WR-11.6.1');
  game.refuses('saruman', 'bring witch-king', 'WR-11.7.4');
  game.offers('saruman', 'bring saruman');
});

rule('Saruman and his Voice are his own player’s', ['WR-11.7.5'], () => {
  const words = { dice: { shadow: ['muster'] }, politics: atWar, orthanc: { isengard: '2r' } };
  const voice = four({ act: 'witch-king', characters: { saruman: 'orthanc' }, ...words });
  voice.play('witch-king', 'die muster');
  voice.refuses('witch-king', 'voice recruit', 'WR-11.7.5');
  voice.refuses('witch-king', 'voice upgrade', 'WR-11.7.5');
  const bring = four({ act: 'witch-king', ...words });
  bring.play('witch-king', 'die muster');
  bring.refuses('witch-king', 'bring saruman', 'WR-11.7.5');
});

rule('The Mouth speaks for the Armies of his own player alone', ['WR-11.7.4'], () => {
  const words = { dice: { shadow: ['muster'] }, politics: atWar, characters: minions, umbar: { southrons: '2r' } };
  const game = four({ act: 'saruman', ...words });
  game.play('saruman', 'die muster');
  game.refuses('saruman', 'march umbar', 'WR-4.5.8');
});

rule('Either player of the Shadow hunts', ['WR-11.7.6'], () => {
  for (const [act, turn] of [
    ['saruman', 1],
    ['witch-king', 2],
  ] as const) {
    const game = four(
      {
        act,
        turn,
        dice: { shadow: ['event'] },
        hunt: { shadow: 1 },
        fellowship: { progress: 1 },
        rivendell: { nazgul: 1 },
        hands: { [act]: ['the-nazgul-strike'] },
      },
      { rolls: [1, 1] },
    );
    game.play(act, 'die event', 'play the-nazgul-strike', 'done', 'decide hunt-roll');
    game.says('The Hunt fails.', 'WR-9.7.1');
  }
});

rule('A card with the icon of another player is his alone', ['WR-11.9.1', 'WR-11.9.2'], () => {
  const game = four({ act: 'rohan', dice: { free: ['muster'] }, hands: { rohan: ['guards-of-the-citadel'] } });
  game.play('rohan', 'die muster');
  game.refuses('rohan', 'play guards-of-the-citadel', 'WR-11.9.2');
  const own = four({
    act: 'gondor',
    turn: 2,
    dice: { free: ['muster'] },
    hands: { gondor: ['guards-of-the-citadel'] },
  });
  own.play('gondor', 'die muster');
  own.offers('gondor', 'play guards-of-the-citadel');
  const shadow = four({
    act: 'saruman',
    dice: { shadow: ['muster'] },
    politics: atWar,
    hands: { saruman: ['pits-of-mordor'] },
  });
  shadow.play('saruman', 'die muster');
  shadow.refuses('saruman', 'play pits-of-mordor', 'WR-11.9.2');
});

rule('A card without an icon is open to both', ['WR-11.9.3'], () => {
  for (const act of ['rohan', 'gondor']) {
    const game = four({ act, dice: { free: ['event'] }, hands: { [act]: ['athelas'] } });
    game.play(act, 'die event');
    game.offers(act, 'play athelas');
  }
});

rule('There are four icons, each on cards of its own side', ['WR-11.9.4'], () => {
  const sides = new Map<string, Set<number>>();
  for (const { index } of EVENTS) {
    const icon = ICON_OF[index];
    if (icon) sides.set(icon, (sides.get(icon) ?? new Set()).add(EVENT_SIDE[index]));
  }
  assert.deepEqual([...sides].map(([icon, set]) => [icon, [...set]]).sort(), [
    ['gondor', [0]],
    ['rohan', [0]],
    ['saruman', [1]],
    ['witch-king', [1]],
  ]);
});

rule('In battle the icon does not matter', ['WR-11.9.5'], () => {
  const game = four({
    act: 'saruman',
    politics: atWar,
    dice: { shadow: ['army'] },
    'fords-of-isen': { rohan: '1r' },
    orthanc: { isengard: '3r' },
    hands: { saruman: ['pits-of-mordor', 'olog-hai'] },
  });
  game.play('saruman', 'die army', 'attack orthanc', 'against fords-of-isen');
  game.play('saruman', 'card');
  assert.ok(game.list('saruman').includes('choose olog-hai') || game.list('saruman').includes('choose pits-of-mordor'));
});

rule('With Saruman in play the Elites of the Southrons lead as well as those of Isengard', ['WR-11.10.1'], () => {
  const words = { act: 'saruman', dice: { shadow: ['character'] }, politics: atWar, umbar: { southrons: '2e' } };
  const led = four({ ...words, characters: { saruman: 'orthanc' } });
  led.play('saruman', 'die character');
  led.offers('saruman', 'march umbar');
  const not = four(words);
  not.play('saruman', 'die character');
  not.refuses('saruman', 'march umbar', 'WR-6.7.3');
});
