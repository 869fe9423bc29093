import { strict as assert } from 'node:assert';
import { rule } from '../../rule.ts';
import { corruptionOf, marshallingPoints } from '../table.ts';
import { idle, position, resolve, table } from '../turn/table.ts';

rule('Items are stored at a Haven, not elsewhere', ['MW-S10.11.1', 'MW-S2.6.2', 'MW-S10.11.4', 'MW-S10.11.8'], () => {
  const game = table(
    { one: { lorien: ['galadriel: glamdring'], bree: ['aragorn-ii: sword-of-gondolin'] } },
    { rolls: [1, 1] },
  );
  game.refuses('one', 'store sword-of-gondolin', 'MW-S10.11.1');
  const before = marshallingPoints(game, 'one');
  game.play('one', 'store glamdring');
  resolve(game); // 2 against 1
  position(game, { one: { lorien: ['galadriel'], points: ['glamdring on lorien'] } });
  assert.equal(marshallingPoints(game, 'one'), before);
  game.refuses('one', 'store glamdring');
});

rule('The bearer checks against a total that includes the item', ['MW-S10.11.2', 'MW-S10.11.3'], () => {
  const words = { one: { lorien: ['galadriel: sword-of-gondolin, star-glass', 'haldir under galadriel'] } };
  const game = table(words, { rolls: [2, 2] });
  assert.equal(corruptionOf(game, 'galadriel'), 3);
  game.play('one', 'store sword-of-gondolin');
  resolve(game);
  position(game, {
    one: { lorien: ['galadriel: star-glass', 'haldir under galadriel'], points: ['sword-of-gondolin on lorien'] },
  });

  const discarded = table(words, { rolls: [1, 2] });
  discarded.play('one', 'store sword-of-gondolin');
  resolve(discarded);
  position(discarded, {
    one: { lorien: ['haldir under nobody'], points: [], discard: ['sword-of-gondolin', 'star-glass', 'galadriel'] },
  });

  const heavy = { one: { lorien: ['galadriel: sword-of-gondolin, glamdring, star-glass'] } };
  const eliminated = table(heavy, { rolls: [1, 1] });
  eliminated.play('one', 'store sword-of-gondolin');
  resolve(eliminated);
  position(eliminated, { one: { points: [], 'out-of-play': ['galadriel'] } });
});

rule('The One Ring cannot be stored', ['MW-S10.11.5'], () => {
  const game = table({ one: { rivendell: ['frodo: the-one-ring'] } });
  game.refuses('one', 'store the-one-ring', 'MW-S10.11.5');
});

rule('Items that name a place may be stored there', ['MW-S10.11.6', 'MW-S10.11.8'], () => {
  const game = table(
    {
      one: {
        'blue-mountain-dwarf-hold': ['balin: book-of-mazarbul, glamdring'],
        'bag-end': ['bilbo: earth-of-galadriels-orchard'],
      },
    },
    { rolls: [6, 6] },
  );
  game.refuses('one', 'store glamdring', 'MW-S10.11.1');
  game.offers('one', 'store earth-of-galadriels-orchard');
  const before = marshallingPoints(game, 'one');
  game.play('one', 'store book-of-mazarbul');
  resolve(game);
  assert.equal(marshallingPoints(game, 'one') - before, 4); // 1 before, 5 stored there
});

rule(
  'Items pass between own characters at one site, even of two companies, after a check',
  ['MW-S10.12.1', 'MW-S10.12.2', 'MW-S2.8.4'],
  () => {
    const game = table(
      {
        one: {
          companies: [
            { site: 'rivendell', characters: ['elrond wounded: sword-of-gondolin, star-glass', 'elladan'] },
            { site: 'rivendell', characters: ['gimli tapped'] },
            { site: 'lorien', characters: ['haldir'] },
          ],
        },
      },
      { rolls: [2, 2] },
    );
    game.play('one', 'transfer sword-of-gondolin');
    game.offersOnly('one', ['receiver elladan', 'receiver gimli']);
    game.play('one', 'receiver gimli');
    resolve(game); // 4 against 3
    position(game, {
      one: {
        companies: [
          { site: 'rivendell', characters: ['elrond wounded: star-glass', 'elladan'] },
          { site: 'rivendell', characters: ['gimli tapped: sword-of-gondolin'] },
          { site: 'lorien', characters: ['haldir'] },
        ],
      },
    });
    game.refuses('one', 'transfer sword-of-gondolin', 'MW-S10.12.1');
  },
);

rule('A failed check loses the item; the receiver gets nothing', ['MW-S10.12.3'], () => {
  const game = table({ one: { rivendell: ['elrond: sword-of-gondolin', 'gimli'] } }, { rolls: [1, 1] });
  game.play('one', 'transfer sword-of-gondolin', 'receiver gimli');
  resolve(game);
  position(game, { one: { rivendell: ['gimli'], discard: ['sword-of-gondolin', 'elrond'] } });
});

rule('Every item given up needs its own check', ['MW-S10.12.4'], () => {
  const game = table({ one: { rivendell: ['elrond: sting, star-glass', 'gimli'] } }, { rolls: [3, 3, 4, 4] });
  game.play('one', 'transfer sting', 'receiver gimli');
  resolve(game);
  game.play('one', 'transfer star-glass', 'receiver gimli');
  resolve(game);
  position(game, { one: { rivendell: ['elrond', 'gimli: sting, star-glass'] } });
});

rule(
  'A stored item stays in the marshalling point pile when the deck is exhausted',
  ['MW-S10.11.4', 'MW-S2.5.1'],
  () => {
    const game = table({
      phase: 'end-of-turn',
      one: {
        rivendell: ['elrond'],
        points: ['glamdring'],
        'out-of-play': ['dori'],
        deck: ['block'],
        discard: ['dodge'],
        hand: [],
      },
    });
    idle(game, { phase: 'untap' });
    position(game, { one: { points: ['glamdring'], 'out-of-play': ['dori'], exhausted: 2 } });
  },
);
