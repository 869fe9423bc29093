// The combat texts that only the expansion has, and those that its cards share with the base game.
import type { Words } from '../../../engine/game.ts';
import { rule } from '../../rule.ts';
import { type Twilight, twilight } from './table.ts';

const WAR = { politics: { gondor: 'at war', sauron: 'at war', isengard: 'at war', rohan: 'at war' } };

/** The Shadow storms Minas Tirith and one side uses a card. */
function storm(side: 'free' | 'shadow', card: string, here: Words, rolls: readonly number[]): Twilight {
  const game = twilight(
    { ...WAR, act: 'shadow', 'minas-tirith': here, hands: { [side]: [card] }, dice: { shadow: ['army'] } },
    { rolls },
  );
  game.play('shadow', 'die army', 'attack minas-tirith');
  if (game.list('shadow').includes('against minas-tirith')) game.play('shadow', 'against minas-tirith');
  if (game.list('free').includes('no claim')) game.play('free', 'no claim');
  return game;
}
function used(side: 'free' | 'shadow', card: string, here: Words, rolls: readonly number[]): Twilight {
  const game = storm(side, card, here, rolls);
  game.play(side, 'card', `choose ${card}`);
  return game;
}

for (const card of ['wind-from-the-west', 'three-rings-for-the-elven-kings'])
  rule(
    `Among the Siege Engines (${card}): a Re-roll that hits burns a Tower besides`,
    ['WR-12.10.13', 'WR-5.6.3'],
    () => {
      // five dice for the Shadow all miss; two of Gondor miss, the Leader's hits
      const game = used('free', card, { gondor: '2r 1l', sauron: '6r', towers: 2 }, [1, 1, 1, 1, 1, 1, 1, 6]);
      game.position({ 'minas-tirith': { towers: 1, sauron: '5r' } });
      const missed = used('free', card, { gondor: '2r 1l', sauron: '6r', towers: 2 }, [1, 1, 1, 1, 1, 1, 1, 1]);
      missed.position({ 'minas-tirith': { towers: 2 } });
    },
  );

for (const card of ['rangers-of-the-north', 'threats-to-the-fiefs-of-the-south'])
  rule(`Last Defences (${card}): Trebuchets fight as units do`, ['WR-5.6.3', 'WR-6.20.1'], () => {
    const game = used('free', card, { gondor: '1r', sauron: '6r', trebuchets: 2 }, [1, 1, 1, 1, 1, 6, 6, 6]);
    game.position({ 'minas-tirith': { sauron: '3r' } });
    storm('free', card, { gondor: '1r', sauron: '6r' }, []).refuses('free', `choose ${card}`, 'WR-6.20.1');
  });

for (const card of ['the-gates-are-closed', 'captain-of-despair'])
  rule(
    `Heads of the Fallen (${card}): 1 more on the Combat Roll, and no Re-roll against it`,
    ['WR-5.6.3', 'WR-6.20.1'],
    () => {
      const game = used('shadow', card, { gondor: '3r 1l', sauron: '5r', towers: 1 }, [5, 1, 1, 1, 1, 1, 1, 1]);
      game.position({ 'minas-tirith': { gondor: '2r 1l', sauron: '5r' } });
      storm('shadow', card, { gondor: '3r', sauron: '5r' }, []).refuses('shadow', `choose ${card}`, 'WR-6.20.1');
    },
  );

for (const card of ['deep-trenches-and-great-engines', 'shadow-of-dol-guldur'])
  rule(`Old Hatred (${card}): the Dunlendings strike first, a die each`, ['WR-5.6.3', 'WR-6.20.1'], () => {
    const field = (isengard: Words, rolls: readonly number[]) => {
      const game = twilight(
        {
          ...WAR,
          act: 'shadow',
          'fords-of-isen': isengard,
          westemnet: { rohan: '3r' },
          hands: { shadow: [card] },
          dice: { shadow: ['army'] },
        },
        { rolls },
      );
      game.play('shadow', 'die army', 'attack fords-of-isen');
      if (game.list('shadow').includes('against westemnet')) game.play('shadow', 'against westemnet');
      return game;
    };
    // two Dunlendings hit twice before the roll; then three dice against one
    const game = field({ isengard: '1r', dunlendings: 2 }, [6, 6, 1, 1, 1, 1]);
    game.play('shadow', 'card', `choose ${card}`);
    game.position({ westemnet: { rohan: '1r' } });
    field({ isengard: '2r' }, []).refuses('shadow', `choose ${card}`, 'WR-6.20.1');
  });

rule('Cards that replace others keep their combat texts', ['WR-12.2.2'], () => {
  const game = used('shadow', 'the-corsairs-are-upon-us', { gondor: '3r', sauron: '5r' }, [4, 1, 1, 1, 1, 3, 1, 1]);
  game.position({ 'minas-tirith': { gondor: '2r' } }); // Deadly Strife: 4 and 2 are 6
});
