import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { atThePhase, atTheTable, hunted, moved, shadowPlays, spendAll } from './road.ts';

const IDLE = ['die army', 'spend for nothing'] as const;
/** The Action Dice of both sides. */
const ROLL = [...Array(4).fill('character'), ...Array(7).fill('army')];
const MOVE = ['die character', 'move fellowship'] as const;

rule(
  'A move advances the Progress Counter by one and leaves the figure and the Hidden side as they are',
  ['WR-8.1.1', 'WR-8.7.2'],
  () => {
    const game = atTheTable({
      dice: { free: ['character', 'character', 'character'], shadow: ['army', 'army', 'army'] },
    });
    for (const progress of [1, 2, 3]) {
      game.play('free', ...MOVE);
      game.position({ fellowship: { at: 'rivendell', progress, revealed: false } });
      game.play('shadow', ...IDLE);
    }
  },
);

rule('The figure goes to where the Fellowship is declared, or seen', ['WR-8.1.1', 'WR-8.8.1'], () => {
  const declared = atThePhase({ fellowship: { at: 'rivendell', progress: 3 } });
  declared.play('free', 'declare hollin');
  declared.position({ fellowship: { at: 'hollin', progress: 0 } });

  const seen = hunted({ fellowship: { at: 'rivendell', progress: 2 } }, ['0r']);
  seen.position({ fellowship: { at: 'rivendell', progress: 3 } });
  seen.play('free', 'to hollin');
  seen.position({ fellowship: { at: 'hollin', progress: 0 } });
});

rule('Everybody sees how far the Fellowship may have gone, and whether it is hidden', ['WR-8.1.2'], () => {
  const game = hunted({ fellowship: { at: 'rivendell', progress: 2 } }, ['0r']);
  for (const viewer of ['free', 'shadow', 'spectator']) {
    assert.deepEqual([game.view(viewer).progress, game.view(viewer).revealed], [3, 1]);
    assert.match(wotr.show(game.view(viewer)), /last seen in Rivendell, progress 3, revealed/);
  }
  game.play('free', 'to hollin');
  assert.match(wotr.show(game.view('shadow')), /last seen in Hollin, progress 0, revealed/);
});

rule('Character and Will of the West results move the Fellowship, others do not', ['WR-8.7.1'], () => {
  for (const die of ['character', 'will']) {
    const game = atTheTable({ dice: { free: [die], shadow: ['army'] } });
    game.play('free', `die ${die}`, 'move fellowship');
    game.position({ fellowship: { progress: 1 } });
  }
  for (const die of ['muster', 'muster-army', 'event']) {
    const game = atTheTable({ dice: { free: [die] } });
    game.play('free', `die ${die}`);
    game.refuses('free', 'move fellowship', 'WR-8.7.1');
  }
});

rule(
  'A card can move the Fellowship: a Hunt follows, but its die does not go to the Hunt box',
  ['WR-8.7.1', 'WR-8.7.3', 'WR-8.7.4'],
  () => {
    const game = atTheTable(
      {
        dice: { free: ['event'], shadow: ['army'] },
        hands: { free: ['there-is-another-way'] },
        fellowship: { companions: [], progress: 1 },
        hunt: { shadow: 1 },
      },
      { rolls: [5] },
    );
    game.play('free', 'die event', 'play there-is-another-way', 'decide move-fellowship');
    game.position({ fellowship: { progress: 2 }, hunt: { shadow: 1, free: 0 } });
  },
);

rule('Every move is followed by one Hunt; hiding and separating by none', ['WR-8.7.3', 'WR-9.4.1'], () => {
  const twice = atTheTable(
    { dice: { free: ['character', 'character'], shadow: ['army', 'army'] }, hunt: { shadow: 2 } },
    { rolls: [1, 2, 3, 4] },
  );
  twice.play('free', ...MOVE);
  twice.says('hunts with 2 dice: 1, 2', 'WR-9.4.3');
  twice.play('shadow', ...IDLE);
  twice.play('free', ...MOVE);
  twice.says('hunts with 2 dice: 3, 4', 'WR-9.4.3');

  const hiding = atTheTable({ fellowship: { revealed: true }, hunt: { shadow: 2 } });
  hiding.play('free', 'die character', 'hide fellowship');
  const parting = atTheTable({ hunt: { shadow: 2 } });
  parting.play('free', 'die character', 'separate', 'take gimli', 'to rivendell');
});

rule('The die of a move joins the Hunt box when its Hunt is over, and helps the next', ['WR-8.7.4'], () => {
  const game = atTheTable(
    {
      dice: { free: ['character', 'character', 'character'], shadow: ['army', 'army', 'army'] },
      hunt: { shadow: 1 },
    },
    { rolls: [5, 4, 4], draws: ['1'] },
  );
  game.play('free', ...MOVE); // 5: a failure without a die in the box
  game.position({ hunt: { free: 1 } });
  game.play('shadow', ...IDLE);
  game.play('free', ...MOVE); // 4 and 1: a failure still
  game.position({ hunt: { free: 2 } });
  game.play('shadow', ...IDLE);
  game.play('free', ...MOVE); // 4 and 2
  game.asks('free', '1 point of Hunt Damage');
  game.position({ hunt: { free: 2 } });
  game.play('free', 'use the ring');
  game.position({ hunt: { free: 3 } });
});

rule('At the end of the turn the dice in the Hunt box return to the Free Peoples', ['WR-8.7.5', 'WR-4.5.3'], () => {
  const game = scene(wotr, { phase: 'hunt' }, { rolls: [...ROLL, ...ROLL], draws: [] });
  game.play('shadow', 'hunt 0');
  game.play('free', ...MOVE);
  game.position({ hunt: { free: 1 } });
  spendAll(game);
  game.play('free', 'no declaration', 'guide gandalf-grey');
  game.position({ turn: 2, hunt: { free: 0, shadow: 0 } });
  game.play('shadow', 'hunt 0');
  assert.equal(game.view('free').dice[0]?.length, 4);
});

rule('On the last step of the track the Fellowship must be declared before it can move on', ['WR-8.7.6'], () => {
  const stuck = atTheTable({ fellowship: { progress: 12 } });
  stuck.play('free', 'die character');
  stuck.refuses('free', 'move fellowship', 'WR-8.7.6');

  const last = moved({ fellowship: { progress: 11 } });
  last.position({ fellowship: { progress: 12 } });

  const declared = atThePhase({ fellowship: { progress: 12 } }, { rolls: ROLL });
  declared.play('free', 'declare hollin', 'guide strider');
  declared.play('shadow', 'hunt 0');
  declared.play('free', ...MOVE);
  declared.position({ fellowship: { at: 'hollin', progress: 1 } });
});

rule('Armies and the Fellowship ignore each other', ['WR-8.1.6'], () => {
  const meeting = scene(wotr, {
    act: 'shadow',
    dice: { shadow: ['army'], free: ['event'] },
    politics: { sauron: 'at war' },
    moria: { sauron: '2r' },
    fellowship: { at: 'hollin', revealed: true },
  });
  meeting.play('shadow', 'die army');
  meeting.refuses('shadow', 'attack moria', 'WR-6.14.3');
  meeting.play('shadow', 'march moria', 'to hollin');
  meeting.position({ hollin: { sauron: '2r' }, fellowship: { at: 'hollin', corruption: 0 } });
  meeting.asks('free', 'die');

  const passing = atThePhase({
    fellowship: { at: 'rivendell', progress: 3 },
    'fords-of-bruinen': { sauron: '5r', nazgul: 2 },
    'high-pass': { sauron: '5r' },
    trollshaws: { sauron: '1r' },
  });
  passing.play('free', 'declare goblins-gate');
  passing.position({ fellowship: { at: 'goblins-gate', corruption: 0, revealed: false } });
});

rule('The Ring-bearers are neither separated nor lost', ['WR-8.2.1'], () => {
  const parting = atTheTable();
  parting.play('free', 'die character', 'separate');
  parting.offersOnly(
    'free',
    ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'].map((one) => `take ${one}`),
  );
  const alone = hunted({ fellowship: { companions: [], revealed: false } }, ['2']);
  alone.offersOnly('free', ['reveal fellowship', 'use the ring']);
  alone.refuses('free', 'lose a companion', 'WR-9.9.1');
  const drawn = hunted({ fellowship: { companions: ['gimli'] } }, ['1', 'ring-bearers']);
  assert.throws(() => drawn.play('free', 'lose a companion'), /"ring-bearers", which is not among gimli/);
});

rule(
  'Corruption starts at 0, never falls below it, and at 12 all is lost',
  ['WR-8.2.2', 'WR-8.2.3', 'WR-10.2.2'],
  () => {
    const start = scene(wotr, undefined);
    start.position({ fellowship: { corruption: 0 } });

    const heal = atThePhase({ fellowship: { at: 'lorien', corruption: 0 } });
    heal.play('free', 'declare lorien');
    heal.position({ fellowship: { corruption: 0 } });

    const eleven = hunted({ fellowship: { corruption: 10 } }, ['1']);
    eleven.play('free', 'use the ring');
    eleven.outcome('none');

    const game = hunted({ fellowship: { corruption: 10 } }, ['3']);
    game.play('free', 'use the ring');
    game.position({ fellowship: { corruption: 12 } });
    game.outcome({ winner: 'shadow', reason: 'corruption', rule: 'WR-10.2.2' });
  },
);

rule('Progress and Corruption share a track but not a number', ['WR-8.2.4'], () => {
  const game = hunted({ fellowship: { progress: 4, corruption: 4 } }, ['2']);
  game.position({ fellowship: { progress: 5, corruption: 4 } });
  game.play('free', 'use the ring');
  game.position({ fellowship: { progress: 5, corruption: 6 } });

  const declared = atThePhase({ fellowship: { at: 'fords-of-bruinen', progress: 5, corruption: 5 } });
  declared.play('free', 'declare fords-of-bruinen');
  declared.position({ fellowship: { progress: 0, corruption: 5 } });
});

rule(
  'Every change of Corruption, by the Hunt, by a card or by rest, is on the counter for all to see',
  ['WR-9.10.3', 'WR-9.10.1', 'WR-9.10.2'],
  () => {
    const hunt = hunted({}, ['2']);
    hunt.play('free', 'use the ring');
    hunt.says('2 now', 'WR-9.9.2');
    const wound = shadowPlays('morgul-wound', { fellowship: { corruption: 3, revealed: true } });
    wound.says('5 now', 'WR-9.9.2');
    const rest = atThePhase({ fellowship: { at: 'lorien', corruption: 3 } });
    rest.play('free', 'declare lorien');
    rest.says('2 now', 'WR-8.13.1');
    const song = atTheTable({ hands: { free: ['bilbos-song'] }, fellowship: { corruption: 5 } });
    song.play('free', 'die character', 'play bilbos-song');
    song.says('4 now', 'WR-8.13.1');
    for (const [game, corruption] of [
      [hunt, 2],
      [wound, 5],
      [rest, 2],
      [song, 4],
    ] as const)
      for (const viewer of ['free', 'shadow', 'spectator']) assert.equal(game.view(viewer).corruption, corruption);
  },
);
