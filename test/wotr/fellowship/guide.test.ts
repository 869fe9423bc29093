import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { atThePhase, atTheTable, hunted, spendAll } from './road.ts';

const SEPARATE = ['die character', 'separate'] as const;
const TURN = ['die army', 'spend for nothing'] as const;

rule('The Fellowship is the Ring-bearers and those who have not left or fallen', ['WR-8.1.5', 'WR-8.3.1'], () => {
  const game = atTheTable({
    characters: { boromir: 'eliminated', legolas: 'lorien', meriadoc: 'eliminated', peregrin: 'eliminated' },
    dice: { free: ['character', 'character', 'character'], shadow: ['army', 'army', 'army'] },
  });
  const members = (): string => /\n {2}with (.*)\n/.exec(wotr.show(game.view('shadow')))?.[1] ?? '';
  assert.equal(members(), 'Gandalf the Grey, Strider, Gimli');
  game.play('free', ...SEPARATE, 'take gimli', 'to rivendell');
  assert.equal(members(), 'Gandalf the Grey, Strider');
  game.play('free', 'guide strider');
  game.play('shadow', ...TURN);
  game.play('free', ...SEPARATE);
  game.refuses('free', 'take gimli', 'WR-8.15.1');
  game.play('free', 'take gandalf-grey', 'take strider', 'to rivendell');
  assert.equal(members(), 'nobody but Gollum');
  game.play('shadow', ...TURN);
  game.play('free', 'die character', 'move fellowship');
  game.position({ fellowship: { progress: 1 } });
});

rule('Those who left are not among the counters for a random casualty', ['WR-8.1.3'], () => {
  const game = atTheTable(
    {
      fellowship: { companions: ['strider', 'boromir', 'gimli'] },
      dice: { free: ['character', 'character'], shadow: ['army', 'army'] },
      hunt: { shadow: 1 },
    },
    { rolls: [6], draws: ['1', 'gimli'] },
  );
  game.play('free', ...SEPARATE, 'take gimli', 'to hollin');
  game.position({ characters: { gimli: 'hollin' } });
  game.play('shadow', ...TURN);
  game.play('free', 'die character', 'move fellowship');
  assert.throws(() => game.play('free', 'lose a companion'), /"gimli", which is not among strider, boromir/);
});

rule('The Level of a Companion is what he takes of the damage, and how far he goes', ['WR-8.3.3'], () => {
  const lost = hunted({ fellowship: { companions: ['strider', 'gimli'] } }, ['2', 'gimli']);
  lost.play('free', 'lose a companion');
  lost.position({ characters: { gimli: 'eliminated' }, fellowship: { corruption: 0 } });

  const going = atTheTable({ characters: { gimli: 'hollin', meriadoc: 'hollin' } });
  going.play('free', 'die character', 'move companions', 'take gimli');
  going.offers('free', ['to fords-of-bruinen', 'to rivendell']);
  going.refuses('free', 'to goblins-gate', 'WR-6.12.1');
});

rule('There is always one Guide; when nobody is left, Gollum', ['WR-8.4.1', 'WR-8.5.1', 'WR-8.15.8'], () => {
  const start = scene(wotr, undefined);
  start.position({ fellowship: { guide: 'gandalf-grey' } });
  const game = atTheTable({
    fellowship: { companions: ['gandalf-grey', 'gimli', 'legolas', 'meriadoc'] },
    dice: { free: Array(4).fill('character'), shadow: Array(4).fill('army') },
  });
  game.play('free', ...SEPARATE, 'take gandalf-grey', 'to rivendell');
  game.offersOnly('free', ['guide legolas', 'guide gimli']);
  game.refuses('free', 'guide meriadoc', 'WR-8.4.3');
  game.play('free', 'guide gimli');
  game.play('shadow', ...TURN);
  game.play('free', ...SEPARATE, 'take gimli', 'to rivendell');
  game.position({ fellowship: { guide: 'legolas' } });
  game.play('shadow', ...TURN);
  game.play('free', ...SEPARATE, 'take legolas', 'take meriadoc', 'to rivendell');
  game.position({ fellowship: { guide: 'gollum' } });
  game.says('Gollum guides', 'WR-8.5.1');
});

rule('Only those of the highest Level may guide', ['WR-8.4.3', 'WR-8.4.6'], () => {
  const companions = ['gandalf-grey', 'strider', 'boromir'];
  const game = atThePhase({ fellowship: { at: 'hollin', companions } });
  game.offersOnly('free', ['guide gandalf-grey', 'guide strider']);
  game.refuses('free', 'guide boromir', 'WR-8.4.3');
  const alone = atThePhase({ fellowship: { at: 'hollin', companions: ['gandalf-grey', 'legolas', 'meriadoc'] } });
  alone.asks('shadow', 'Hunt box');
  alone.position({ fellowship: { guide: 'gandalf-grey' } });
});

rule('On the first turn Strider may take the place of Gandalf', ['WR-8.4.4'], () => {
  const game = scene(wotr, undefined);
  game.play('free', 'no declaration');
  game.refuses('free', 'guide legolas', 'WR-8.4.3');
  game.play('free', 'guide strider');
  game.position({ turn: 1, fellowship: { guide: 'strider' } });
});

rule('The Guide changes as the Fellowship phase closes or a Companion goes, not at will', ['WR-8.4.5'], () => {
  const phase = atThePhase({ fellowship: { progress: 1 } });
  phase.refuses('free', 'guide strider', 'WR-8.4.5');
  phase.play('free', 'no declaration', 'guide strider');
  phase.refuses('free', 'guide gandalf-grey', 'WR-8.4.5');

  const acting = atTheTable();
  acting.refuses('free', 'guide strider', 'WR-8.4.5');
  acting.play('free', ...SEPARATE, 'take gimli', 'to rivendell', 'guide strider');
  acting.position({ fellowship: { guide: 'strider' } });

  const lost = hunted({}, ['1', 'legolas']);
  lost.refuses('free', 'guide strider', 'WR-8.4.5');
  lost.play('free', 'lose a companion', 'guide strider');
  lost.position({ fellowship: { guide: 'strider' } });
  lost.asks('shadow', 'die');
});

rule('A Hobbit who is taken alive brings no second choice of a Guide', ['WR-8.4.5'], () => {
  const game = hunted({}, ['1', 'meriadoc']);
  game.play('free', 'lose a companion', 'guide strider', 'to rivendell');
  game.asks('shadow', 'die');
});

rule('Gandalf as the Guide draws a Character card for one played with an Event result', ['WR-8.4.7'], () => {
  const plays = (fellowship: object, die: string, card: string, ...answers: string[]): number => {
    const game = atTheTable({
      dice: { free: [die], shadow: ['army'] },
      hands: { free: [card] },
      decks: { 'free-character': ['athelas'] },
      fellowship: { corruption: 2, ...fellowship },
    });
    game.play('free', `die ${die}`, `play ${card}`, ...answers);
    game.asks('shadow');
    const drawn = game.view('free').hands[0]?.length ?? 0;
    if (drawn > 0) game.position({ hands: { free: ['athelas'] } });
    return drawn;
  };
  assert.equal(plays({}, 'event', 'bilbos-song'), 1);
  assert.equal(plays({}, 'will', 'bilbos-song'), 1);
  assert.equal(plays({}, 'character', 'bilbos-song'), 0);
  assert.equal(plays({}, 'event', 'wisdom-of-elrond', 'pick nation gondor'), 0);
  assert.equal(plays({ guide: 'strider' }, 'event', 'bilbos-song'), 0);
});

rule('With Strider as the Guide any die hides the Fellowship', ['WR-8.4.7', 'WR-8.12.1'], () => {
  for (const die of ['muster', 'event', 'muster-army', 'character', 'will']) {
    const guided = (guide: string) =>
      atTheTable({ dice: { free: [die], shadow: ['army'] }, fellowship: { revealed: true, guide } });
    const strider = guided('strider');
    strider.play('free', `die ${die}`, 'hide fellowship');
    strider.position({ fellowship: { revealed: false } });
    const gandalf = guided('gandalf-grey');
    gandalf.play('free', `die ${die}`);
    if (die === 'character' || die === 'will') gandalf.offers('free', 'hide fellowship');
    else gandalf.refuses('free', 'hide fellowship', 'WR-4.6.5');
  }
});

rule('What a Companion can do outside is asleep while he is in the Fellowship', ['WR-8.4.7', 'WR-8.3.4'], () => {
  const fellowship = { at: 'minas-tirith', guide: 'strider' };
  const inside = atTheTable({ dice: { free: ['will'], shadow: ['army'] }, fellowship });
  inside.play('free', 'die will');
  inside.refuses('free', 'bring aragorn', 'WR-2.6.6');
  inside.refuses('free', 'rouse gondor', 'WR-8.3.4');
  const outside = atTheTable({
    dice: { free: ['will'], shadow: ['army'] },
    fellowship: { at: 'minas-tirith' },
    characters: { strider: 'minas-tirith', boromir: 'minas-tirith' },
  });
  outside.play('free', 'die will');
  outside.offers('free', ['bring aragorn', 'rouse gondor']);
});

rule('As the Guide Gollum counts as one Companion for the Hunt', ['WR-8.5.2', 'WR-4.4.2'], () => {
  const game = scene(wotr, { phase: 'hunt', fellowship: { companions: [] } });
  game.offersOnly('shadow', ['hunt 0', 'hunt 1']);
  game.refuses('shadow', 'hunt 2', 'WR-4.4.2');
});

rule('Gollum guides only when the tile that took the last Companion is dealt with', ['WR-8.5.3', 'WR-9.9.12'], () => {
  const game = hunted({ fellowship: { companions: ['boromir'], progress: 1 } }, ['3']);
  game.play('free', 'lose the guide'); // the third point is Corruption, without a word from Gollum
  game.position({ fellowship: { corruption: 1, guide: 'gollum', revealed: false } });

  const seen = hunted({ fellowship: { companions: ['gimli'], progress: 1 } }, ['2r']);
  seen.play('free', 'lose the guide');
  seen.asks('free', 'revealed'); // the Reveal icon of a numbered tile counts still
  seen.position({ fellowship: { revealed: true, corruption: 0 } });

  const hobbits = hunted({ fellowship: { companions: ['peregrin'] } }, ['3']);
  hobbits.play('free', 'slip away peregrin', 'to rivendell');
  hobbits.position({ fellowship: { corruption: 2, guide: 'gollum' } });
});

rule('Under Gollum the Reveal icon of a numbered Standard tile does nothing', ['WR-8.4.7', 'WR-8.10.1'], () => {
  const unseen = hunted({ fellowship: { companions: [] } }, ['1r']);
  unseen.play('free', 'use the ring');
  unseen.position({ fellowship: { revealed: false, corruption: 1 } });
  const zero = hunted({ fellowship: { companions: [] } }, ['0r']);
  zero.position({ fellowship: { revealed: false } });

  const eye = hunted({ fellowship: { companions: [] } }, ['eye-r']);
  eye.asks('free', 'revealed');
  eye.position({ fellowship: { revealed: true, corruption: 1 } });
  const special = atTheTable(
    { fellowship: { at: 'morannon', mordor: 2, companions: [] }, pool: ['give-it-to-uss'] },
    { draws: ['give-it-to-uss'] },
  );
  special.play('free', 'die character', 'move fellowship');
  special.position({ fellowship: { revealed: true, corruption: 1 } });
});

rule(
  'Gollum may reveal a Fellowship that the Hunt left hidden to take 1 off the damage',
  ['WR-9.9.9', 'WR-8.4.7'],
  () => {
    const game = hunted({ fellowship: { companions: [], progress: 1 } }, ['2r']);
    game.offersOnly('free', ['reveal fellowship', 'use the ring']);
    game.play('free', 'reveal fellowship');
    game.position({ fellowship: { corruption: 1, revealed: true } });
    game.play('free', 'to hollin');
    game.position({ fellowship: { at: 'hollin', progress: 0 } });
    game.asks('shadow', 'die');

    const once = hunted({ fellowship: { companions: [], progress: 1 } }, ['3']);
    once.play('free', 'reveal fellowship'); // no second time for the same tile
    once.position({ fellowship: { corruption: 2 } });

    const guided = hunted({}, ['2']);
    guided.refuses('free', 'reveal fellowship', 'WR-8.4.7');
  },
);

rule('A lost Guide is followed by another of the highest Level', ['WR-8.4.1', 'WR-9.9.10'], () => {
  const game = hunted({}, ['2']);
  game.play('free', 'lose the guide');
  game.position({ characters: { 'gandalf-grey': 'eliminated' }, fellowship: { guide: 'strider', corruption: 0 } });
  spendAll(game);
  game.position({ turn: 2, characters: { 'gandalf-grey': 'eliminated' } });
});
