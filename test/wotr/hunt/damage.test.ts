import assert from 'node:assert/strict';
import { wotr } from '../../../games/wotr/game.ts';
import { ELIMINATED } from '../../../games/wotr/state.ts';
import { CHARACTER_IDS } from '../../../games/wotr/tables/characters.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { hunted, inMordor, moved, shadowPlays } from '../fellowship/road.ts';

const CHOICES = ['use the ring', 'lose the guide', 'lose a companion'];

rule('Damage is answered with the Ring or with a casualty', ['WR-9.9.1', 'WR-9.9.3'], () => {
  const game = hunted({}, ['2']);
  game.offersOnly('free', CHOICES);
  const alone = hunted({ fellowship: { companions: [] } }, ['2']);
  alone.offersOnly('free', ['reveal fellowship', 'use the ring']);
  alone.refuses('free', 'lose the guide', 'WR-9.9.1');
  const seen = shadowPlays(
    'orc-patrol',
    { fellowship: { at: 'hollin', companions: [], revealed: true } },
    { draws: ['2'] },
  );
  seen.position({ fellowship: { corruption: 2 } }); // nothing to choose
});

rule('The Ring takes all the damage as Corruption', ['WR-9.9.2', 'WR-9.10.1'], () => {
  const game = hunted({ fellowship: { corruption: 4 } }, ['3']);
  game.play('free', 'use the ring');
  game.position({ fellowship: { corruption: 7 } });
  game.asks('shadow', 'die');
});

rule('A casualty is one Companion: the Guide, or one drawn', ['WR-9.9.3', 'WR-9.9.10'], () => {
  const guide = hunted({}, ['3']);
  guide.play('free', 'lose the guide');
  guide.position({
    characters: { 'gandalf-grey': 'eliminated', strider: 'fellowship', gimli: 'fellowship' },
    fellowship: { corruption: 0, guide: 'strider' },
  });
  const drawn = hunted({}, ['2', 'legolas']);
  drawn.play('free', 'lose a companion', 'guide gandalf-grey');
  drawn.position({ characters: { 'gandalf-grey': 'fellowship', legolas: 'eliminated', gimli: 'fellowship' } });
  drawn.asks('shadow', 'die');
});

rule('The counter is drawn blindly from all Companions, the Guide among them', ['WR-9.9.4', 'WR-9.9.5'], () => {
  const companions = ['gandalf-grey', 'boromir', 'gimli'] as const;
  const lost = new Map<string, number>();
  const times = 450;
  for (let i = 0; i < times; i++) {
    const game = scene(
      wotr,
      {
        dice: { free: ['character'], shadow: ['army'] },
        hunt: { shadow: 1 },
        fellowship: { companions },
        pool: ['3'],
      },
      { seed: `${i}`, rolls: [6] },
    );
    game.play('free', 'die character', 'move fellowship', 'lose a companion');
    const { at } = game.view('free');
    const [who] = companions.filter((id) => at[CHARACTER_IDS.indexOf(id)] === ELIMINATED);
    lost.set(who, (lost.get(who) ?? 0) + 1);
  }
  for (const one of companions) assert.ok(Math.abs((lost.get(one) ?? 0) / times - 1 / 3) < 0.07, one);
});

rule('Damage above the Level of the Companion lost is Corruption', ['WR-9.9.6'], () => {
  const drawn = hunted({ fellowship: { companions: ['strider', 'gimli'] } }, ['3', 'gimli']);
  drawn.play('free', 'lose a companion');
  drawn.position({ characters: { gimli: 'eliminated' }, fellowship: { corruption: 1 } });
  const guide = inMordor({ companions: ['meriadoc'] }, {}, ['3']);
  guide.play('free', 'lose the guide');
  guide.position({ characters: { meriadoc: 'eliminated' }, fellowship: { corruption: 2 } });
});

rule('A Companion cannot be wounded: he is lost to less than his Level too', ['WR-9.9.7'], () => {
  const game = hunted({}, ['1']);
  game.play('free', 'lose the guide');
  game.position({ characters: { 'gandalf-grey': 'eliminated' }, fellowship: { corruption: 0 } });
});

rule('Only one Companion is lost to a tile', ['WR-9.9.8'], () => {
  const game = inMordor({ companions: ['boromir', 'meriadoc', 'peregrin'] }, {}, ['3', 'peregrin']);
  game.play('free', 'lose a companion'); // Level 1: the two points left are Corruption
  game.position({
    characters: { peregrin: 'eliminated', meriadoc: 'fellowship', boromir: 'fellowship' },
    fellowship: { corruption: 2 },
  });
  game.asks('shadow', 'die');

  const helped = hunted({ fellowship: { companions: ['boromir', 'meriadoc', 'peregrin'] } }, ['3']);
  helped.play('free', 'lose the guide', 'guide meriadoc');
  helped.refuses('free', 'lose a companion', 'WR-9.9.8');
  helped.refuses('free', 'lose the guide', 'WR-9.9.8');
});

rule('Without damage there is nothing to answer', ['WR-9.9.8'], () => {
  const game = hunted({ fellowship: { at: 'hollin' } }, ['0r']);
  game.asks('free', 'revealed');
  for (const move of game.list('free')) assert.match(move, /^to /);
});

rule('The Hunt at Goblin’s Gate on turn 4', ['WR-9.9.11'], () => {
  const game = moved(
    {
      turn: 4,
      fellowship: { at: 'goblins-gate', progress: 1, guide: 'strider' },
      hunt: { shadow: 3, free: 1 },
    },
    { rolls: [2, 5, 6], draws: ['3', 'gimli'] },
  );
  game.says('2 successes', 'WR-9.4.3');
  game.play('free', 'lose a companion', 'guide strider');
  game.position({
    characters: { gimli: 'eliminated', legolas: 'fellowship' },
    fellowship: { at: 'goblins-gate', progress: 2, revealed: false, corruption: 1, guide: 'strider' },
    drawn: ['3'],
  });
  game.asks('shadow', 'die');
});

rule('A new Guide can help with what a casualty left over', ['WR-9.9.12'], () => {
  const game = hunted({ fellowship: { companions: ['boromir', 'meriadoc'] } }, ['3']);
  game.refuses('free', 'slip away meriadoc', 'WR-8.4.7');
  game.play('free', 'lose the guide');
  game.offersOnly('free', ['slip away meriadoc', 'use the ring']);
  game.play('free', 'slip away meriadoc', 'to rivendell');
  game.position({
    characters: { boromir: 'eliminated', meriadoc: 'rivendell' },
    fellowship: { corruption: 0, guide: 'gollum' },
  });
});

rule('After a casualty the Guide of before cannot help, nor can cards', ['WR-9.9.12', 'WR-9.9.14'], () => {
  const words = { fellowship: { companions: ['strider', 'gimli', 'legolas'] }, table: ['axe-and-bow'] };
  const card = hunted(words, ['3', 'gimli']);
  card.play('free', 'lose a companion');
  card.position({ fellowship: { corruption: 1 }, table: ['axe-and-bow'] });

  const same = hunted({ fellowship: { companions: ['meriadoc', 'peregrin'], guide: 'meriadoc' } }, ['3', 'peregrin']);
  same.play('free', 'lose a companion', 'to rivendell');
  same.position({ fellowship: { corruption: 2, guide: 'meriadoc' }, characters: { meriadoc: 'fellowship' } });
});

rule('Both Hobbits may leave because of one tile, and go as one group', ['WR-9.9.9', 'WR-9.9.12', 'WR-8.15.4'], () => {
  const game = hunted({ fellowship: { companions: ['meriadoc', 'peregrin'], guide: 'peregrin' } }, ['3']);
  game.offersOnly('free', ['slip away meriadoc', 'slip away peregrin', ...CHOICES]);
  game.play('free', 'slip away meriadoc', 'slip away peregrin');
  game.position({ fellowship: { corruption: 1 } });
  game.play('free', 'to hollin'); // progress 1 and Level 1
  game.position({ characters: { meriadoc: 'hollin', peregrin: 'hollin' }, fellowship: { guide: 'gollum' } });
  game.asks('shadow', 'die');
});

rule('Only one of the Hobbits guiding lets them slip away', ['WR-8.4.7', 'WR-9.9.9'], () => {
  const game = hunted({}, ['2']);
  game.refuses('free', 'slip away meriadoc', 'WR-8.4.7');
  const gone = hunted({ fellowship: { companions: ['meriadoc'] } }, ['2']);
  gone.refuses('free', 'slip away peregrin', 'WR-8.3.1');
});

rule('A Hobbit lost from the Fellowship is taken alive and comes back, but not in Mordor', ['WR-9.9.10'], () => {
  for (const hobbit of ['meriadoc', 'peregrin']) {
    const fellowship = { companions: ['boromir', hobbit], progress: 1 };
    const game = hunted({ fellowship }, ['2', hobbit]);
    game.play('free', 'lose a companion');
    game.position({ fellowship: { corruption: 1 } });
    game.play('free', 'to moria'); // three regions: progress 2 and Level 1
    game.position({ characters: { [hobbit]: 'moria' }, fellowship: { guide: 'boromir' } });
    const mordor = inMordor({ companions: ['boromir', hobbit] }, {}, ['2', hobbit]);
    mordor.play('free', 'lose a companion');
    mordor.position({ characters: { [hobbit]: 'eliminated' } });
  }
});

rule('A Companion lost to the Hunt is out of the game', ['WR-9.9.10'], () => {
  const game = hunted({ dice: { free: ['character', 'will'], shadow: ['army', 'army'] } }, ['2', 'gimli']);
  game.play('free', 'lose a companion', 'guide strider');
  game.play('shadow', 'die army', 'spend for nothing');
  game.play('free', 'die will');
  game.refuses('free', 'bring gimli', 'WR-6.26.3');
  game.refuses('free', 'move companions', 'WR-6.12.1');
  game.play('free', 'separate');
  game.refuses('free', 'take gimli', 'WR-8.15.1');
});

rule('As soon as Corruption reaches twelve the game is over', ['WR-9.10.4', 'WR-10.2.2'], () => {
  const game = hunted({ fellowship: { at: 'hollin', corruption: 9, companions: ['boromir'] } }, ['3']);
  game.play('free', 'use the ring');
  game.outcome({ winner: 'shadow', reason: 'corruption', rule: 'WR-10.2.2' });
  const rest = hunted({ fellowship: { at: 'hollin', corruption: 11, companions: ['boromir'] } }, ['3']);
  rest.play('free', 'lose the guide'); // one point is left over
  rest.outcome({ winner: 'shadow', reason: 'corruption' });
});

rule('Worn with Sorrow and Toil costs a Character card after a casualty', ['WR-5.4.1'], () => {
  const words = {
    fellowship: { companions: ['strider', 'boromir', 'gimli'] },
    table: ['worn-with-sorrow-and-toil', 'horn-of-gondor'],
    hands: { free: ['athelas', 'book-of-mazarbul'] },
  };
  const lose = (draws: readonly string[]) => {
    const game = hunted(words, ['2', 'gimli', ...draws]);
    game.play('free', 'lose a companion');
    game.offersOnly('shadow', ['discard from hand', 'discard horn-of-gondor', 'discard none']);
    return game;
  };
  const hand = lose(['athelas']);
  hand.play('shadow', 'discard from hand');
  hand.position({ hands: { free: ['book-of-mazarbul'] }, buried: { free: ['athelas'] } });
  const strategy = lose(['book-of-mazarbul']);
  assert.throws(() => strategy.play('shadow', 'discard from hand'), /which is not among athelas/);
  const table = lose([]);
  table.play('shadow', 'discard horn-of-gondor');
  table.position({ table: ['worn-with-sorrow-and-toil'], hands: { free: ['athelas', 'book-of-mazarbul'] } });

  const ring = hunted(words, ['2']);
  ring.play('free', 'use the ring');
  ring.asks('shadow', 'Choose a die');
});
