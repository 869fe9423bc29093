import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { atThePhase, atTheTable, hunted, inMordor, shadowPlays, spendAll } from './road.ts';

const START = ['die character', 'move fellowship'] as const;

rule('Declared in Morannon or Minas Morgul the Fellowship enters Mordor at once', ['WR-9.11.1', 'WR-8.14.1'], () => {
  for (const gate of ['morannon', 'minas-morgul'])
    for (const captured of [false, true]) {
      const game = atThePhase({ fellowship: { at: 'north-ithilien', progress: 2 }, [gate]: { captured } });
      game.play('free', `declare ${gate}`);
      game.position({ fellowship: { mordor: 1 } });
    }
  const other = atThePhase({ fellowship: { at: 'north-ithilien', progress: 2 } });
  other.play('free', 'declare gorgoroth');
  other.position({ fellowship: { at: 'gorgoroth', mordor: 0 } });
});

rule('Being seen at a gate does not lead into Mordor: hide, and declare', ['WR-8.14.1', 'WR-8.14.2'], () => {
  for (const gate of ['morannon', 'minas-morgul']) {
    const seen = hunted({ fellowship: { at: 'north-ithilien', progress: 1 } }, ['0r', '1']);
    seen.play('free', `to ${gate}`, 'use the ring');
    seen.position({ fellowship: { at: gate, mordor: 0, revealed: true } });

    const revealed = atThePhase({ fellowship: { at: gate, revealed: true } });
    revealed.refuses('free', `declare ${gate}`, 'WR-8.9.1');
    const hidden = atThePhase({ fellowship: { at: gate } });
    hidden.play('free', `declare ${gate}`);
    hidden.position({ fellowship: { mordor: 1 } });
  }
});

rule('It stands on step 1; progress is used no more, but Hidden and Revealed are', ['WR-9.11.2', 'WR-9.11.5'], () => {
  const entry = atThePhase({ fellowship: { at: 'dagorlad', progress: 4 } });
  entry.play('free', 'declare morannon');
  entry.position({ fellowship: { mordor: 1, progress: 0, revealed: false } });
  entry.says('first step of the Mordor Track', 'WR-9.11.2');

  const step = inMordor({}, {}, ['1r']);
  step.play('free', 'use the ring');
  step.position({ fellowship: { mordor: 2, progress: 0, revealed: true } });
});

rule(
  'On entry the drawn Eyes and the Special tiles in play join the pool; other tiles stay out',
  ['WR-9.11.3', 'WR-9.3.2'],
  () => {
    const drawn = ['3', '3', '2', '1', '0r'];
    const game = atThePhase({
      fellowship: { at: 'dagorlad', progress: 1 },
      drawn: ['eye-r', 'eye-r', ...drawn],
      specials: ['elven-rope'],
    });
    assert.equal(game.view('free').pool.length, 9);
    game.play('free', 'declare morannon');
    assert.equal(game.view('free').pool.length, 12);
    game.position({ drawn, specials: [] });
  },
);

rule('The Mordor Track is not Gorgoroth: who stands there does not matter', ['WR-9.11.4'], () => {
  const watched = {
    gorgoroth: { sauron: '5r', nazgul: 3 },
    morannon: { sauron: '5r', nazgul: 1 },
    hunt: { shadow: 1 },
  };
  const game = inMordor({}, watched, ['eye-r']);
  game.asks('free', '1 point of Hunt Damage'); // nothing was rolled, let alone again
  const search = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['character'] },
    hands: { shadow: ['nazgul-search', 'the-nazgul-strike', 'cruel-weather'] },
    fellowship: { at: 'morannon', mordor: 1 },
    ...watched,
  });
  search.play('shadow', 'die character');
  for (const card of ['nazgul-search', 'the-nazgul-strike', 'cruel-weather'])
    search.refuses('shadow', `play ${card}`, 'WR-5.3.4');
});

rule('On the track nothing is declared and nobody heals; the Guide may change', ['WR-9.11.6'], () => {
  const game = atThePhase({ fellowship: { at: 'minas-morgul', mordor: 1, corruption: 4 } });
  game.refuses('free', 'declare minas-morgul', 'WR-9.11.6');
  game.refuses('free', 'declare minas-tirith', 'WR-9.11.6');
  game.play('free', 'guide strider');
  game.position({ fellowship: { guide: 'strider', corruption: 4 } });
  game.asks('shadow', 'Hunt box');
});

rule('By a die nobody leaves on the Mordor Track', ['WR-9.12.1', 'WR-8.15.1'], () => {
  const game = atTheTable({ fellowship: { at: 'morannon', mordor: 1 } });
  game.play('free', 'die character');
  game.refuses('free', 'separate', 'WR-8.15.1');
});

rule('Whom a card or an ability would separate on the track is lost', ['WR-9.12.1'], () => {
  const alone = atTheTable({
    fellowship: { at: 'morannon', mordor: 2, corruption: 3 },
    hands: { free: ['i-will-go-alone'] },
  });
  alone.play('free', 'die character', 'play i-will-go-alone', 'take gimli', 'done', 'guide strider');
  alone.position({ characters: { gimli: 'eliminated', legolas: 'fellowship' }, fellowship: { corruption: 2 } });

  const fellowship = { at: 'morannon', mordor: 2, revealed: true, companions: ['strider', 'gimli', 'meriadoc'] };
  const broken = shadowPlays('the-breaking-of-the-fellowship', { fellowship }, { draws: ['2'] });
  broken.play('free', 'take gimli', 'take meriadoc');
  broken.position({ characters: { gimli: 'eliminated', meriadoc: 'eliminated', strider: 'fellowship' } });

  const hobbits = inMordor({ companions: ['meriadoc', 'peregrin'] }, {}, ['2']);
  hobbits.play('free', 'slip away meriadoc', 'slip away peregrin');
  hobbits.position({
    characters: { meriadoc: 'eliminated', peregrin: 'eliminated' },
    fellowship: { corruption: 0, guide: 'gollum', mordor: 2 },
  });
});

rule('A try to move draws one tile without any roll, even with an empty Hunt box', ['WR-9.12.2'], () => {
  const game = inMordor({}, {}, ['2']);
  game.asks('free', '2 points of Hunt Damage');
  game.play('free', 'use the ring');
  game.position({ fellowship: { mordor: 2, corruption: 2 }, drawn: ['2'], hunt: { free: 1 } });
  const many = inMordor({}, { hunt: { shadow: 4, free: 2 } }, ['2']);
  many.play('free', 'use the ring');
  many.position({ fellowship: { mordor: 2 }, drawn: ['2'] });
});

rule('The tile comes before the step: twelve Corruption loses on the last one', ['WR-9.12.3'], () => {
  const game = inMordor({ mordor: 5, corruption: 11, companions: [] }, {}, ['1']);
  game.play('free', 'use the ring');
  game.outcome({ winner: 'shadow', reason: 'corruption', rule: 'WR-10.2.2' });
  game.position({ fellowship: { mordor: 5 } });

  const waiting = inMordor({}, {}, ['3']);
  waiting.position({ fellowship: { mordor: 1 } });
});

rule('On the track an Eye counts all dice in the Hunt box', ['WR-9.12.4'], () => {
  const four = inMordor({}, { hunt: { shadow: 3, free: 1 } }, ['eye-r']);
  four.asks('free', '4 points of Hunt Damage'); // the die of this move is not in the box yet
  const seven = inMordor({}, { hunt: { shadow: 6, free: 1 } }, ['eye-r']);
  seven.asks('free', '7 points of Hunt Damage');
  const none = inMordor({}, {}, ['eye-r']);
  none.position({ fellowship: { corruption: 0, revealed: true, mordor: 2 } });
});

rule('A Stop icon keeps the Fellowship on its step; the rest of the tile counts', ['WR-9.12.5'], () => {
  const stop = inMordor({}, { pool: ['on-on-they-went'] }, ['on-on-they-went']);
  stop.play('free', 'use the ring');
  stop.position({ fellowship: { mordor: 1, corruption: 3, revealed: false } });
  const seen = inMordor({}, { pool: ['give-it-to-uss'] }, ['give-it-to-uss']);
  seen.play('free', 'use the ring');
  seen.position({ fellowship: { mordor: 1, corruption: 1, revealed: true } });
  const step = inMordor({}, {}, ['3']);
  step.play('free', 'use the ring');
  step.position({ fellowship: { mordor: 2 } });
});

rule('A replaced tile does not stop the Fellowship', ['WR-9.12.5', 'WR-9.9.14'], () => {
  const words = { pool: ['on-on-they-went', '1'], table: ['mithril-coat-and-sting'] };
  const game = inMordor({}, words, ['on-on-they-went', '1']);
  game.play('free', 'use mithril-coat-and-sting', 'use the ring');
  game.position({ fellowship: { mordor: 2, corruption: 1 }, pool: ['on-on-they-went'] });
});

rule('On the track too a revealed Fellowship must be hidden before it moves', ['WR-9.12.6'], () => {
  const game = atTheTable(
    {
      fellowship: { at: 'morannon', mordor: 2, revealed: true },
      dice: { free: ['character', 'character'], shadow: ['army', 'army'] },
    },
    { draws: ['1'] },
  );
  game.play('free', 'die character');
  game.refuses('free', 'move fellowship', 'WR-9.12.6');
  game.play('free', 'hide fellowship');
  game.position({ fellowship: { mordor: 2, revealed: false }, hunt: { free: 0 }, drawn: [] });
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', ...START, 'use the ring');
  game.position({ fellowship: { mordor: 3 } });
});

rule('A turn without a try to move or hide on the track costs a Corruption point', ['WR-9.12.7'], () => {
  const idle = atTheTable({ fellowship: { at: 'morannon', mordor: 2, corruption: 3 } });
  spendAll(idle);
  idle.position({ turn: 2, fellowship: { corruption: 4, mordor: 2 } });

  const outside = atTheTable({ fellowship: { at: 'morannon', corruption: 3 } });
  spendAll(outside);
  outside.position({ turn: 2, fellowship: { corruption: 3 } });

  const entry = scene(wotr, { phase: 'fellowship', fellowship: { at: 'dagorlad', progress: 1, corruption: 3 } });
  entry.play('free', 'declare morannon', 'guide strider');
  entry.play('shadow', 'hunt 0');
  spendAll(entry);
  entry.position({ turn: 2, fellowship: { corruption: 4, mordor: 1 } });

  const stopped = inMordor({ mordor: 2 }, { pool: ['on-on-they-went', '1'] }, ['on-on-they-went']);
  stopped.play('free', 'use the ring');
  spendAll(stopped);
  stopped.position({ turn: 2, fellowship: { corruption: 3, mordor: 2 } });

  const hidden = atTheTable({ fellowship: { at: 'morannon', mordor: 2, corruption: 3, revealed: true } });
  hidden.play('free', 'die character', 'hide fellowship');
  spendAll(hidden);
  hidden.position({ turn: 2, fellowship: { corruption: 3 } });
});

rule('A try in one turn does not count for the next', ['WR-9.12.7'], () => {
  const game = scene(wotr, {
    dice: { free: ['event'], shadow: ['army'] },
    fellowship: { at: 'morannon', mordor: 2, corruption: 3, acted: true },
  });
  spendAll(game);
  game.position({ turn: 2, fellowship: { corruption: 3 } });
  game.play('free', 'guide strider');
  game.play('shadow', 'hunt 0');
  spendAll(game);
  game.position({ turn: 3, fellowship: { corruption: 4 } });
});

rule('The Corruption of an idle turn loses before the Victory Check', ['WR-9.12.7'], () => {
  const game = atTheTable({
    fellowship: { at: 'morannon', mordor: 2, corruption: 11 },
    orthanc: { captured: true },
    moria: { captured: true },
  });
  spendAll(game);
  game.outcome({ winner: 'shadow', reason: 'corruption', rule: 'WR-10.2.2' });

  const won = atTheTable({
    fellowship: { at: 'morannon', mordor: 2, corruption: 10 },
    orthanc: { captured: true },
    moria: { captured: true },
  });
  spendAll(won);
  won.outcome({ winner: 'free', reason: 'military' });
});

rule(
  'Five moves that nothing stops lead from step 1 to the Crack of Doom',
  ['WR-9.12.8', 'WR-10.2.3', 'WR-9.11.5'],
  () => {
    const game = atTheTable(
      {
        fellowship: { at: 'morannon', mordor: 1, corruption: 2, guide: 'strider' },
        dice: { free: Array(5).fill('character'), shadow: Array(5).fill('army') },
      },
      { draws: ['1', '1', '2', '2', '3'] },
    );
    for (const mordor of [2, 3, 4, 5]) {
      game.play('free', ...START, 'use the ring');
      game.position({ fellowship: { mordor } });
      game.outcome('none');
      game.play('shadow', 'die army', 'spend for nothing');
    }
    game.play('free', ...START, 'use the ring');
    game.position({ fellowship: { corruption: 11 } });
    game.outcome({ winner: 'free', reason: 'ring', rule: 'WR-10.2.3' });
  },
);

rule('Revealed on the track the Fellowship takes its step and stays on the track', ['WR-9.12.9'], () => {
  const game = inMordor({ mordor: 2 }, { table: ['balrog-of-moria'] }, ['0r']);
  game.position({ fellowship: { mordor: 3, revealed: true, at: 'morannon' }, drawn: ['0r'] });
  game.asks('shadow', 'die');
  const last = inMordor({ mordor: 5 }, {}, ['0r']);
  last.outcome({ winner: 'free', reason: 'ring' });
});

rule('Gollum may betray them on the track too; they go on and must hide', ['WR-9.12.9', 'WR-9.12.6'], () => {
  const game = inMordor(
    { mordor: 2, companions: [] },
    { dice: { free: ['character', 'character'], shadow: ['army'] } },
    ['2'],
  );
  game.play('free', 'reveal fellowship');
  game.position({ fellowship: { mordor: 3, revealed: true, corruption: 1 } });
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', 'die character');
  game.refuses('free', 'move fellowship', 'WR-9.12.6');
});

rule('When the pool runs out on the track, the Standard tiles return and no Special one', ['WR-9.12.10'], () => {
  const game = inMordor({}, { pool: ['on-on-they-went'], gone: ['eye-r'] }, ['on-on-they-went']);
  game.play('free', 'use the ring');
  const { pool } = game.view('free');
  assert.equal(pool.length, 15);
  game.position({ drawn: ['on-on-they-went'], gone: ['eye-r'] });
});
