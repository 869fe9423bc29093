// Nothing is offered that can do nothing (MW-S10.1.2): cases that have names. Every card is tried in pointless.slow.test.ts.
import { rule } from '../../rule.ts';
import { organized } from '../cards/journey.ts';
import { attacked, type Table as Fight, faces, asked as fighting, until } from '../combat/fight.ts';
import { hazard, resolve, type Table, table, underway } from '../movement/table.ts';
import { strikeOn } from '../table.ts';

rule('Healing Herbs are not used on one whom they cannot help', ['MW-S10.1.2'], () => {
  const herbs = (gimli: string): Table =>
    table({ one: { rivendell: ['aragorn-ii: healing-herbs', gimli] }, two: { 'minas-tirith': ['denethor-ii'] } });
  herbs('gimli tapped').offers('one', 'use healing-herbs');
  herbs('gimli').refuses('one', 'use healing-herbs', 'MW-S10.1.2');
  herbs('gimli tapped: dreams-of-lore').refuses('one', 'use healing-herbs', 'MW-S10.1.2');
});

rule('Who is healed while a card keeps him tapped becomes tapped', ['MW-S2.8.2', 'MW-S10.5.1'], () => {
  const game = table({ one: { rivendell: ['aragorn-ii: healing-herbs', 'gimli wounded: dreams-of-lore'] }, two: {} });
  game.play('one', 'use healing-herbs');
  resolve(game);
  game.position({ one: { characters: { gimli: { stand: 'tapped' } } } });
});

rule('Block is not played for one who would not tap against the strike', ['MW-S10.1.2'], () => {
  const struck = (gimli: string): Fight => {
    const game = faces([gimli], 'orc-guard', [], { hand: ['block'] });
    for (;;) {
      const { seat, at } = fighting(game);
      if (strikeOn(game) === 'gimli' && seat === 'one' && at === 'chain/act') break;
      game.play(seat, at === 'combat/stay-choose' ? 'tap-to-fight' : 'pass');
    }
    return game;
  };
  struck('gimli').offers('one', 'play block');
  struck('gimli tapped').refuses('one', 'play block', 'MW-S10.1.2');
});

rule('A company that may do nothing already is not lost a second time', ['MW-S10.1.2'], () => {
  const game = underway(
    { site: 'edhellond', characters: ['gimli', 'balin'], to: 'dol-amroth' },
    { two: { hand: ['lost-at-sea', 'lost-in-free-domains', 'lost-in-free-domains'] } },
  );
  hazard(game, 'play lost-in-free-domains');
  resolve(game);
  hazard(game);
  game.refuses('two', 'play lost-in-free-domains', 'MW-S10.1.2');
});

rule('An attack all of whose strikes fail already is not made to fail again', ['MW-S10.1.2'], () => {
  const hand = ['true-fana', 'true-fana'];
  const game = attacked(['gandalf', 'balin'], 'orc-patrol', [6, 6, 6, 6], { hand });
  game.play('one', 'play true-fana');
  resolve(game);
  game.refuses('one', 'play true-fana', 'MW-S10.1.2');
});

rule(
  'A card that cannot be duplicated is not played twice in one chain for the same',
  ['MW-S10.1.2', 'MW-S2.9.2'],
  () => {
    const game = organized({ site: 'rivendell', characters: ['gimli', 'balin'], to: 'bree' }, [
      'fair-travels-in-wilderness',
      'fair-travels-in-wilderness',
    ]);
    game.play('one', 'play fair-travels-in-wilderness');
    game.play('two', 'pass');
    game.refuses('one', 'play fair-travels-in-wilderness', 'MW-S10.1.2');
  },
);

rule('A company that may move on already needs no second Bridge', ['MW-S10.1.2'], () => {
  const game = underway(
    { site: 'bree', characters: ['gimli', 'balin'], to: 'rivendell' },
    { one: { hand: ['bridge', 'bridge'] } },
  );
  until(game, 'one', 'play bridge');
  game.play('one', 'play bridge');
  resolve(game);
  game.refuses('one', 'play bridge', 'MW-S10.1.2');
});

rule('A Palantír that its bearer can use already is not made usable again', ['MW-S10.1.2'], () => {
  const stone = (on: string[]): Table =>
    table({
      one: {
        companies: [{ site: 'rivendell', characters: [{ name: 'elrond', on: [{ name: 'palantir-of-orthanc', on }] }] }],
        hand: ['use-palantir'],
      },
      two: {},
    });
  stone([]).offers('one', 'play use-palantir');
  stone(['align-palantir']).refuses('one', 'play use-palantir', 'MW-S10.1.2');
});

rule('A copy may follow one that something declared is aimed at', ['CR-TERM-duplicate-2', 'MW-S10.1.2'], () => {
  const game = underway(
    { site: 'rivendell', characters: ['gimli', 'balin', 'elrond'], to: 'bree' },
    {
      one: { hand: ['twilight'] },
      two: { hand: ['choking-shadows', 'choking-shadows'], table: ['doors-of-night'] },
    },
  );
  hazard(game, 'play choking-shadows');
  const [aimed] = (() => {
    game.play('one', 'play twilight');
    return game.list('one').filter((move) => move.startsWith('on ') && !move.includes('doors'));
  })();
  if (aimed) game.play('one', aimed);
  game.offers('two', 'play choking-shadows');
});
