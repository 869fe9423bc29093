// Minion resource events that change who somebody is: Sauron himself, an ally that attacked, a leader put to the test; rain on
// old ruins, and what is told of the Shire.
import assert from 'node:assert/strict';
import { cardIndex } from '../../../games/meccg/cards/all.ts';
import { rule } from '../../rule.ts';
import { act, asked, bearer, quiet, type Table, until, where } from '../combat/fight.ts';
import { resolve, table } from '../movement/table.ts';
import {
  bodyOf,
  directInfluence,
  handSize,
  isAttacked,
  marshallingPoints,
  prowessOf,
  regionType,
  sitePath,
  siteType,
  unusedGeneralInfluence,
} from '../table.ts';
import { plays } from './journey.ts';
import { attacked } from './minion-fight.ts';

const minion = { alignment: 'minion' };
const EYE = 'the-lidless-eye';
const NEWS = 'news-of-the-shire';
const NONSENSE = 'no-more-nonsense';
const READY = 'ready-to-his-will';
const RAIN = 'black-rain';

const sauron = (one: object = {}, two: object = {}): Table =>
  table({ one: { ...minion, 'minas-morgul': ['luitprand'], ...one }, two: { rivendell: ['elrond'], ...two } });

rule(
  'The Lidless Eye: against a Wizard one may be Sauron, with more influence and a larger hand, and no Ringwraith',
  ['MX-3.6'],
  () => {
    const game = sauron({ hand: [EYE, 'dwar-the-ringwraith', 'bade-to-rule'], table: [] });
    const [before, size] = [unusedGeneralInfluence(game, 'one'), handSize(game, 'one')];
    assert.ok(game.list('one').includes('play-character dwar-the-ringwraith'));
    plays(game, EYE);
    assert.equal(unusedGeneralInfluence(game, 'one'), before + 7);
    assert.equal(handSize(game, 'one'), size + 1);
    game.refuses('one', 'play-character dwar-the-ringwraith', 'MX-3.6');
    game.refuses('one', 'play bade-to-rule', 'MW-S10.5.1');
  },
);

rule('Bade to Rule gives way to The Lidless Eye', ['MX-3.6'], () => {
  const game = sauron({ hand: [EYE], table: ['bade-to-rule'] });
  plays(game, EYE);
  assert.equal(where(game, 'bade-to-rule'), 'discard');
  assert.equal(unusedGeneralInfluence(game, 'one'), 27 - 1);
});

rule('The Lidless Eye is not played against a Ringwraith, nor by one who is revealed', ['MX-3.6'], () => {
  const other = table({ one: { ...minion, 'minas-morgul': ['luitprand'], hand: [EYE] }, two: minion });
  other.refuses('one', `play ${EYE}`, 'MX-3.6');
  sauron({ hand: [EYE], revealed: 'dwar-the-ringwraith' }).refuses('one', `play ${EYE}`, 'MX-3.6');
  sauron({ hand: [EYE], table: [EYE] }).refuses('one', `play ${EYE}`, 'MW-S2.9.2');
});

rule(
  'Once in an organization phase Sauron takes a card from his sideboard, or gives one up to see five',
  ['MX-3.6', 'MW-S2.9.2'],
  () => {
    const fetches = sauron({ table: [EYE], sideboard: ['orc-quarrels', 'luitprand', 'orc-patrol'] });
    fetches.play('one', `use ${EYE}`, 'option 0');
    resolve(fetches);
    fetches.offersOnly('one', ['choose-title orc-quarrels', 'choose-title luitprand']);
    fetches.play('one', 'choose-title orc-quarrels');
    assert.equal(where(fetches, 'orc-quarrels'), 'deck');
    fetches.refuses('one', `use ${EYE}`, 'MW-S10.1.2');
    const hand = ['aragorn-ii', 'bilbo', 'gimli', 'legolas', 'sam-gamgee', 'boromir-ii'];
    const looks = table(
      {
        one: { ...minion, 'minas-morgul': ['luitprand'], table: [EYE], hand: ['orc-quarrels'] },
        two: { rivendell: ['elrond'], hand },
      },
      { draws: ['aragorn-ii', 'bilbo', 'gimli', 'legolas', 'sam-gamgee'] },
    );
    looks.play('one', `use ${EYE}`, 'option 1');
    resolve(looks);
    looks.play('one', 'choose-title orc-quarrels');
    assert.equal(where(looks, 'orc-quarrels'), 'discard');
    looks.says('You see: Aragorn II, Bilbo, Gimli, Legolas, Sam Gamgee.', undefined, { to: 'one', notTo: 'spectator' });
    looks.hides('one', 'Boromir II');
  },
);

rule('While Sauron plays, his opponent may use his sideboard as if a Ringwraith were in play', ['MX-3.6'], () => {
  const untaps = (events: string[]): Table =>
    table({
      phase: 'untap',
      one: { ...minion, 'minas-morgul': ['luitprand'], table: events },
      two: { rivendell: ['elrond'], sideboard: ['orc-patrol'] },
    });
  until(untaps([EYE]), 'two', 'fetch-hazards');
  assert.throws(() => until(untaps([]), 'two', 'fetch-hazards'), /does not come up/);
});

rule('News of the Shire: told at Barad-dûr it is worth 3, a second one 1', ['MW-S10.11.9', 'MW-S4.5.11'], () => {
  const stores = (points: string[]): [Table, number] => {
    const game = table({ one: { ...minion, 'barad-dur': [`luitprand: ${NEWS}`], points } });
    const before = marshallingPoints(game, 'one');
    game.play('one', `store ${NEWS}`);
    return [game, marshallingPoints(game, 'one') - before];
  };
  const [told, worth] = stores([]);
  assert.equal(worth, 3);
  assert.equal(stores([`${NEWS} on barad-dur`])[1], 1);
  for (const player of ['one', 'two'] as const)
    assert.equal(siteType(told, player, 'bag-end'), 'border-hold', `for player ${player}`);
  assert.equal(regionType(told, 'the-shire'), 'border-land');
  assert.equal(regionType(told, 'lindon'), 'free-domain', 'no other region changes');
});

rule(
  'Once the Shire is known, the way to Bag End ends in a Border-land, by site cards or regions',
  ['MW-S10.10.9'],
  () => {
    const goes = (walk: string[], points: string[]): string[] => {
      const to = { site: 'carn-dum', to: 'bag-end', characters: ['luitprand'], ...(walk.length > 0 && { walk }) };
      const game = table({ one: { ...minion, companies: [to], 'barad-dur': [`layos: ${points.join()}`] } });
      if (points.includes(NEWS)) game.play('one', `store ${NEWS}`);
      return sitePath(game, 'luitprand');
    };
    const walk = ['angmar', 'arthedain', 'the-shire'];
    for (const way of [[], walk]) {
      assert.deepEqual(goes(way, ['that-aint-no-secret']), ['shadow-land', 'wilderness', 'free-domain']);
      assert.deepEqual(goes(way, [NEWS]), ['shadow-land', 'wilderness', 'border-land']);
    }
  },
);

rule('News of the Shire is gathered by one who taps at Bag End', ['MW-S4.5.11'], () => {
  const game = table(
    { phase: 'site', one: { ...minion, 'bag-end': ['layos', 'luitprand'], hand: [NEWS] } },
    { rolls: Array(8).fill(6) },
  );
  game.refuses('one', `play ${NEWS}`);
  game.play('one', 'enter');
  for (let n = 0; n < 40 && !game.list('one').includes(`play ${NEWS}`); n++) {
    const { seat } = asked(game);
    const list = game.list(seat);
    game.play(seat, ['stay-untapped', 'pass'].find((one) => list.includes(one)) ?? list[0]);
  }
  plays(game, NEWS, 'by luitprand');
  assert.equal(bearer(game, NEWS), 'luitprand');
  assert.equal(where(game, 'luitprand'), 'tapped');
  table({ one: { ...minion, 'minas-morgul': [`luitprand: ${NEWS}`] } }).refuses('one', `store ${NEWS}`, 'MW-S10.11.9');
});

rule(
  'No More Nonsense: a leader who proves the better frees the other of hazards and gains influence; else he loses it',
  ['MW-S5.1.4', 'MW-S2.9.2'],
  () => {
    const tries = (rolls: number[]): Table => {
      const game = table(
        {
          one: {
            ...minion,
            'minas-morgul': ['gorbag', 'lagduf: lure-of-the-senses', 'radbug'],
            hand: [NONSENSE, NONSENSE],
          },
        },
        { rolls },
      );
      plays(game, NONSENSE);
      game.play('one', 'choose lagduf');
      return game;
    };
    const plain = directInfluence(table({ one: { ...minion, 'minas-morgul': ['gorbag'] } }), 'gorbag');
    const won = tries([6, 6, 1, 1]);
    assert.equal(where(won, 'lure-of-the-senses'), 'discard');
    assert.equal(directInfluence(won, 'gorbag'), plain + 2);
    won.refuses('one', `play ${NONSENSE}`, 'MW-S2.9.2');
    const lost = tries([1, 1, 6, 6]);
    assert.equal(where(lost, 'lure-of-the-senses'), 'untapped');
    assert.equal(directInfluence(lost, 'gorbag'), Math.max(0, plain - 2));
    table({ one: { ...minion, 'minas-morgul': ['lagduf', 'radbug'], hand: [NONSENSE] } }).refuses(
      'one',
      `play ${NONSENSE}`,
    );
  },
);

rule('What a leader has lost by nonsense does not come back when cards untap', ['MW-S4.1.1'], () => {
  const game = table({ phase: 'untap', one: { ...minion, 'minas-morgul': [`gorbag: ${NONSENSE} tapped`] } });
  game.play('one', game.list('one')[0]);
  assert.equal(where(game, NONSENSE), 'tapped');
});

rule(
  'Ready to His Will: a creature with one strike becomes an ally of who taps for it, and its attacks are off',
  ['MW-S9.2.2', 'MW-S7.6.5'],
  () => {
    const game = attacked(['lagduf', 'radbug'], 'orc-lieutenant', [], { hand: [READY] });
    const before = marshallingPoints(game, 'one');
    game.play('one', `play ${READY}`, 'by radbug');
    resolve(game);
    quiet(game);
    assert.equal(isAttacked(game), false);
    assert.equal(where(game, 'radbug'), 'tapped');
    assert.equal(bearer(game, READY), 'radbug');
    assert.equal(bearer(game, 'orc-lieutenant'), READY);
    assert.deepEqual([prowessOf(game, READY), bodyOf(game, READY)], [7 - 7, 8]);
    assert.equal(marshallingPoints(game, 'one'), before + 1);
  },
);

rule(
  'The ally that a creature has become is struck like any other; with it the creature is discarded',
  ['MW-S7.2.12'],
  () => {
    const words = { name: 'radbug', on: [{ name: READY, on: ['orc-lieutenant'] }] };
    const game = table(
      {
        phase: 'movement',
        one: { ...minion, companies: [{ site: 'tharbad', characters: [words] }] },
        two: { hand: ['orc-patrol'] },
      },
      { rolls: [6, 6, 1, 1, 6, 6] },
    );
    act(game, 'two', 'creature orc-patrol');
    resolve(game);
    quiet(game);
    for (let n = 0; n < 40 && isAttacked(game); n++) {
      const { seat } = asked(game);
      const list = game.list(seat);
      game.play(
        seat,
        ['resolve radbug', 'excess 0', 'tap-to-fight', 'pass'].find((one) => list.includes(one)) ?? list[0],
      );
    }
    assert.equal(where(game, READY), 'out-of-play');
    assert.equal(where(game, 'orc-lieutenant'), 'discard');
  },
);

rule('Ready to His Will is for certain creatures only, with a single strike', ['MW-S10.5.1'], () => {
  attacked(['lagduf'], 'orc-raiders', [], { hand: [READY] }).refuses('one', `play ${READY}`, 'MW-S10.5.1');
  attacked(['lagduf'], 'cave-drake', [], { hand: [READY] }).refuses('one', `play ${READY}`);
  attacked(['lagduf tapped'], 'orc-lieutenant', [], { hand: [READY] }).refuses('one', `play ${READY}`);
});

/** A sage inside a Ruins & Lairs in a Wilderness, whose guards he has beaten. */
function rains(hand: string[], theirs: string[], rolls: number[], who = 'belegorn', site = 'tharbad'): Table {
  const game = table({ phase: 'site', one: { ...minion, [site]: [who], hand }, two: { hand: theirs } }, { rolls });
  game.play('one', 'enter');
  for (let n = 0; n < 40 && !game.list('one').includes(`play ${RAIN}`); n++) {
    const { seat, at } = asked(game);
    const list = game.list(seat);
    if (at === 'chain/act' && !isAttacked(game)) break;
    game.play(seat, ['stay-untapped', 'pass'].find((one) => list.includes(one)) ?? list[0]);
  }
  return game;
}

rule(
  'Black Rain: the opponent shows a character, and a roll says which ring the sage may find',
  ['MW-S10.7.2', 'CR-TIM-2'],
  () => {
    const ring = 'dwarven-ring-of-barins-tribe-minion';
    const game = rains([RAIN, ring, 'the-one-ring-minion'], ['aragorn-ii', 'bilbo', 'orc-patrol'], [6, 6, 5, 4]);
    plays(game, RAIN);
    game.offersOnly('two', ['choose-title aragorn-ii', 'choose-title bilbo']);
    game.play('two', 'choose-title bilbo');
    game.says('reveals Bilbo');
    game.offersOnly('one', [`choose-title ${ring}`, 'stop']);
    game.play('one', `choose-title ${ring}`);
    assert.equal(bearer(game, ring), 'belegorn');
    assert.equal(where(game, 'belegorn'), 'tapped');
    game.position({ one: { sites: { tharbad: 'in-play' } } });
  },
);

rule('Black Rain finds the One Ring on 10, and a Spirit Ring on 7 or less', ['MW-S10.7.2'], () => {
  const high = rains([RAIN, 'the-one-ring-minion', 'magic-ring-of-lies'], ['bilbo'], [6, 6, 5, 5]);
  plays(high, RAIN);
  high.offersOnly('one', ['choose-title the-one-ring-minion', 'stop']);
});

rule('Without a character the opponent shows his whole hand, and nothing is found', ['CR-TIM-2'], () => {
  const game = rains([RAIN, 'the-one-ring-minion'], ['orc-patrol', 'gandalf'], [6, 6]);
  const sees = (): boolean => game.view('one').def.includes(cardIndex('orc-patrol'));
  assert.ok(!sees());
  plays(game, RAIN);
  game.says('You see: Orc-patrol, Gandalf', undefined, { to: 'one', notTo: 'spectator' });
  assert.ok(sees(), 'he knows from now on what he was shown');
  assert.equal(where(game, 'the-one-ring-minion'), 'hand');
});

rule('Black Rain needs an untapped sage at a Ruins & Lairs in a Wilderness', ['MW-S5.1.4'], () => {
  rains([RAIN], ['bilbo'], [6, 6], 'lagduf').refuses('one', `play ${RAIN}`, 'MW-S5.1.4');
  until(rains([RAIN], ['bilbo'], [6, 6]), 'one', `play ${RAIN}`);
  table({ phase: 'site', one: { ...minion, 'mount-gram': ['belegorn'], hand: [RAIN] } }).refuses('one', `play ${RAIN}`);
});
