import type { Words } from '../../../engine/game.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { hunted, moved } from '../fellowship/road.ts';

const MOVE = ['die character', 'move fellowship'] as const;

/** An Eye shows how many dice succeeded: its damage. */
const successes = (words: Words, rolls: readonly number[], damage: number): void => {
  const game = moved(words, { rolls, draws: damage > 0 ? ['eye-r'] : [] });
  if (damage > 0) game.asks('free', `${damage} point${damage === 1 ? '' : 's'} of Hunt Damage`);
  else game.says('The Hunt fails', 'WR-9.7.1');
};

rule('The Hunt Level counts the dice of the Shadow in the box, Eyes among them', ['WR-9.4.2'], () => {
  const shadow = ['eye', 'army', 'army', 'army', 'army'];
  const free = ['character', 'character', 'event', 'event'];
  const game = scene(wotr, { phase: 'hunt' }, { rolls: [...free, ...shadow, 1, 1, 1, 1, 1, 1], draws: [] });
  game.play('shadow', 'hunt 2');
  game.play('free', ...MOVE);
  game.says('hunts with 3 dice', 'WR-9.4.3');
  game.play('shadow', 'die army', 'spend for nothing');
  game.position({ hunt: { shadow: 3, free: 1 } });
  game.play('free', ...MOVE); // the die of the Free Peoples is not rolled
  game.says('hunts with 3 dice', 'WR-9.4.3');
});

rule('Each 6 is a success', ['WR-9.4.3'], () => {
  successes({ hunt: { shadow: 3 } }, [2, 5, 6], 1);
  successes({ hunt: { shadow: 3 } }, [2, 5, 5], 0);
  successes({ hunt: { shadow: 2 } }, [6, 6], 2);
});

rule('The Hunt never rolls more than five dice', ['WR-9.4.4'], () => {
  successes({ hunt: { shadow: 8 } }, [5, 5, 5, 5, 5], 0);
  successes({ hunt: { shadow: 5 } }, [6, 6, 6, 6, 6], 5);
});

rule('Without a die of the Shadow in the box nothing is rolled and nothing found', ['WR-9.4.5'], () => {
  const game = moved({
    hunt: { shadow: 0, free: 5 },
    fellowship: { at: 'moria', progress: 1 },
    moria: { sauron: '3r', nazgul: 2 },
    table: ['flocks-of-crebain'],
  });
  game.says('unseen', 'WR-9.4.5');
  game.position({ fellowship: { progress: 2 }, drawn: [], table: ['flocks-of-crebain'] });
});

rule('Every die of the Free Peoples in the box adds 1 to each die of the Hunt', ['WR-9.5.1'], () => {
  successes({ hunt: { shadow: 3, free: 2 } }, [3, 4, 5], 2);
  successes({ hunt: { shadow: 3, free: 1 } }, [3, 4, 5], 1);
});

rule('A result that is 6 or more with what is added succeeds, a 1 too', ['WR-9.5.2'], () => {
  successes({ hunt: { shadow: 1, free: 1 } }, [5], 1);
  successes({ hunt: { shadow: 1, free: 3 } }, [6], 1);
  successes({ hunt: { shadow: 1, free: 5 } }, [1], 1);
  successes({ hunt: { shadow: 1, free: 4 } }, [1], 0);
});

rule('On the first move the Shadow needs a 6, on the second a 5', ['WR-9.5.3'], () => {
  const game = scene(
    wotr,
    { dice: { free: ['character', 'character'], shadow: ['army', 'army'] }, hunt: { shadow: 1 } },
    { rolls: [5, 5], draws: ['1'] },
  );
  game.play('free', ...MOVE);
  game.says('The Hunt fails', 'WR-9.7.1');
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', ...MOVE);
  game.asks('free', '1 point of Hunt Damage');
});

rule('A Stronghold of the Shadow, its units and its Nazgûl give a re-roll each', ['WR-9.6.1'], () => {
  const at = (region: string, words: object = {}) => ({
    hunt: { shadow: 3 },
    fellowship: { at: region, progress: 1 },
    ...words,
  });
  successes(at('hollin'), [1, 1, 1], 0);
  successes(at('moria'), [1, 1, 1, 1], 0);
  successes(at('hollin', { hollin: { isengard: '1r' } }), [1, 1, 1, 1], 0);
  successes(at('hollin', { hollin: { nazgul: 1 } }), [1, 1, 1, 1], 0);
  successes(at('hollin', { characters: { 'witch-king': 'hollin' } }), [1, 1, 1, 1], 0);
  // What stands next to the figure, or with the Free Peoples, gives none; nor does another Minion.
  successes(at('hollin', { moria: { sauron: '3r', nazgul: 1 } }), [1, 1, 1], 0);
  successes(at('lorien', { lorien: { elves: '2e' } }), [1, 1, 1], 0);
  successes(at('hollin', { characters: { 'mouth-of-sauron': 'hollin' } }), [1, 1, 1], 0);
  successes(at('moria', { moria: { captured: true } }), [1, 1, 1], 0);
});

rule('One failed die for each condition, and no die twice', ['WR-9.6.2'], () => {
  const words = { fellowship: { at: 'moria' }, moria: { sauron: '9r', nazgul: 3 } };
  successes({ ...words, hunt: { shadow: 1 } }, [1, 1], 0);
  successes({ ...words, hunt: { shadow: 4 } }, [1, 2, 3, 4, 5, 5, 6], 1);
  successes({ ...words, hunt: { shadow: 3 } }, [6, 1, 6, 6], 3); // only the die that failed
  successes({ ...words, hunt: { shadow: 2 } }, [6, 6], 2);
});

rule('A Stronghold that the Shadow took counts too', ['WR-9.6.3'], () => {
  const words = { fellowship: { at: 'lorien', progress: 1 }, hunt: { shadow: 2 } };
  successes({ ...words, lorien: { captured: true } }, [1, 1, 6], 1);
  successes(words, [1, 1], 0);
});

rule('Three units and two Nazgûl with the figure: two re-rolls', ['WR-9.6.4'], () => {
  successes(
    { fellowship: { at: 'hollin' }, hollin: { sauron: '3r', nazgul: 2 }, hunt: { shadow: 4 } },
    [1, 1, 1, 1, 2, 2],
    0,
  );
});

rule('One Nazgûl, four units and a Stronghold: three re-rolls', ['WR-9.6.5'], () => {
  successes(
    { fellowship: { at: 'dol-guldur' }, 'dol-guldur': { sauron: '4r', nazgul: 1 }, hunt: { shadow: 4 } },
    [1, 1, 1, 1, 2, 2, 2],
    0,
  );
});

rule('What is added counts for re-rolls as well', ['WR-9.6.6'], () => {
  const words = { fellowship: { at: 'moria' }, hunt: { shadow: 1, free: 1 } };
  successes(words, [4, 5], 1);
  successes(words, [4, 4], 0);
});

rule('However many dice succeed, one tile is drawn; a re-roll can bring the success', ['WR-9.7.1'], () => {
  const many = moved({ hunt: { shadow: 3 } }, { rolls: [6, 6, 6], draws: ['2'] });
  many.asks('free', '2 points of Hunt Damage');
  many.play('free', 'use the ring');
  many.position({ drawn: ['2'] });
  const again = moved({ hunt: { shadow: 1 }, fellowship: { at: 'moria' } }, { rolls: [1, 6], draws: ['2'] });
  again.asks('free', '2 points of Hunt Damage');
});

rule('Flocks of Crebain may be spent before a roll to add 1 to all its dice, re-rolls too', ['WR-5.4.1'], () => {
  const words = { table: ['flocks-of-crebain'], hunt: { shadow: 2 }, fellowship: { at: 'moria' } };
  const used = moved(words, { rolls: [4, 5, 5], draws: ['eye-r'] });
  used.offersOnly('shadow', ['use flocks-of-crebain', 'keep']);
  used.play('shadow', 'use flocks-of-crebain');
  used.asks('free', '2 points of Hunt Damage');
  used.position({ table: [], discards: { shadow: ['flocks-of-crebain'] } });

  const kept = moved(words, { rolls: [4, 5, 5] });
  kept.play('shadow', 'keep');
  kept.says('The Hunt fails');
  kept.position({ table: ['flocks-of-crebain'] });
});

rule('What Flocks of Crebain adds is gone with the roll', ['WR-5.4.1'], () => {
  const game = scene(
    wotr,
    {
      dice: { free: ['character', 'character'], shadow: ['army', 'army'] },
      hunt: { shadow: 1 },
      table: ['flocks-of-crebain'],
    },
    { rolls: [4, 4], draws: [] },
  );
  game.play('free', ...MOVE);
  game.play('shadow', 'use flocks-of-crebain');
  game.says('5 or more is needed');
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', ...MOVE);
  game.says('5 or more is needed'); // now by the die in the box
  hunted({}, ['2']).says('6 or more is needed');
});
