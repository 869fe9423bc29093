// Influencing the opponent's cards away (MW-T9, PA-4, CR-I.E.9 to CR-I.E.12).
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { type Scene, scene } from '../../scene.ts';
import { discardsOf } from '../table.ts';
import { attemptNumbers } from '../whereabouts.ts';

type Table = Scene<ReturnType<typeof meccg.create>, ReturnType<typeof meccg.view>>;

/** The example of the rulebook: Jessica is one, Jason two. */
const EXAMPLE = {
  phase: 'site',
  one: {
    'minas-tirith': [
      'pallando',
      'gildor-inglorion under pallando',
      'legolas',
      'elrohir under legolas',
      'elladan',
      'celeborn',
    ],
  },
  two: { 'minas-tirith': ['theoden', 'faramir', 'imrahil', 'radagast', 'beorn under radagast'] },
};

const table = (words: Words, rolls?: number[]): Table => {
  const game = scene(meccg, words, rolls ? { rolls } : {});
  game.play('one', 'enter');
  return game;
};
/** Player one tries; nobody answers. */
const attempt = (game: Table, target: string, by: string, ...show: string[]): void => {
  game.play('one', `influence ${target}`);
  if (game.list('one').includes(`influence-by ${by}`)) game.play('one', `influence-by ${by}`);
  game.play('one', show[0] ?? 'show-nothing');
  game.play('two', 'pass');
  game.play('one', 'pass');
};
const withHand = (words: typeof EXAMPLE, ...hand: string[]): Words => ({ ...words, one: { ...words.one, hand } });

rule(
  'Pallando fails to influence Faramir: 8 + 6 - 3 - 7 is 4, and not more than 5',
  ['MW-T9.2.1', 'MW-T9.3.1', 'PA-4.1', 'PA-4.3', 'LE-T9.2'],
  () => {
    const game = table(EXAMPLE, [4, 4, 3, 4]);
    assert.deepEqual(attemptNumbers(game, 'pallando', 'faramir'), { plus: 6, against: 3, value: 5 });
    attempt(game, 'faramir', 'pallando');
    game.says('8 + 6 - 3 - 7 = 4', 'MW-T9.2.1');
    game.position({ two: { characters: { faramir: { stand: 'untapped' } }, discard: [] } });
  },
);

rule(
  'A result above his mind discards him, one equal to it does nothing',
  ['MW-T9.2.3', 'MW-T9.3.1', 'MW-T9.1.3', 'PA-4.2'],
  () => {
    const lucky = table(EXAMPLE, [5, 5, 3, 4]); // 10 + 6 - 3 - 7 = 6
    attempt(lucky, 'faramir', 'pallando');
    lucky.position({ two: { discard: ['faramir'] } });
    const nearly = table(EXAMPLE, [4, 5, 3, 4]); // 5
    attempt(nearly, 'faramir', 'pallando');
    nearly.position({ two: { discard: [] } });
  },
);

rule(
  'With Faramir shown the same rolls succeed, and he can only follow Pallando',
  ['MW-T9.3.2', 'MW-T9.2.5', 'MW-T9.2.7', 'PA-4.10', 'LE-T9.1', 'LE-T9.2'],
  () => {
    const game = table(withHand(EXAMPLE, 'faramir'), [4, 4, 3, 4]);
    attempt(game, 'faramir', 'pallando', 'show-card faramir');
    game.position({ two: { discard: ['faramir'] } });
    game.offersOnly('one', ['play-shown pallando', 'discard-shown']); // four general influence are left, and he has mind 5
    game.refuses('one', 'play-shown player one', 'MW-T9.2.7');
    game.play('one', 'play-shown pallando');
    game.position({ one: { characters: { faramir: { under: 'pallando', at: 'minas-tirith' } } } });
  },
);

rule('Jason can put Beorn under general influence and answer with all of Radagast', ['MW-T9.3.3'], () => {
  const after = {
    phase: 'organization',
    active: 'two',
    two: { 'minas-tirith': ['theoden', 'imrahil', 'radagast', 'beorn'] },
    one: EXAMPLE.one,
  };
  const game = scene(meccg, after);
  assert.equal(attemptNumbers(game, 'radagast', 'elladan').plus, 10);
  assert.equal(attemptNumbers(game, 'celeborn', 'theoden').against, 1); // 20 - 6 - 6 - 7
});

rule('A shown card is discarded when the attempt fails, or when it is not played', ['MW-T9.2.6', 'MW-T9.2.8'], () => {
  const fails = table(withHand(EXAMPLE, 'faramir'), [1, 3, 3, 4]); // 4 + 6 - 3 - 7 = 0
  attempt(fails, 'faramir', 'pallando', 'show-card faramir');
  fails.position({ one: { discard: ['faramir'], hand: [] }, two: { discard: [] } });
  const declines = table(withHand(EXAMPLE, 'faramir'), [1, 4, 3, 4]); // 1 > 0
  attempt(declines, 'faramir', 'pallando', 'show-card faramir');
  declines.play('one', 'discard-shown');
  declines.position({ one: { discard: ['faramir'] }, two: { discard: ['faramir'] } });
});

rule('General influence serves only where the Wizard is, once he is revealed', ['MW-T9.2.7'], () => {
  const words = (more: Words): Words => ({
    phase: 'site',
    one: { 'minas-tirith': ['elrond'], hand: ['faramir'], ...more },
    two: { 'minas-tirith': ['faramir', 'theoden', 'imrahil'] },
  });
  const alone = table(words({}), [6, 6, 1, 1]); // 12 + 4 - 3 - 2, and ten general influence are left
  attempt(alone, 'faramir', 'elrond', 'show-card faramir');
  alone.offersOnly('one', ['play-shown player one', 'discard-shown']);
  const revealed = scene(meccg, words({ rivendell: ['gandalf'] }), { rolls: [6, 6, 1, 1] });
  revealed.play('one', 'next-company elrond', 'enter');
  attempt(revealed, 'faramir', 'elrond', 'show-card faramir');
  revealed.position({ one: { discard: ['faramir'] }, two: { discard: ['faramir'] } }); // nobody could have him
});

rule('One attempt a turn, whoever makes it', ['MW-T9.1.1', 'MW-T9.1.8'], () => {
  const game = table(EXAMPLE, [1, 1, 6, 6]);
  attempt(game, 'faramir', 'celeborn');
  game.position({ one: { characters: { celeborn: { stand: 'tapped' } } } });
  game.refuses('one', 'influence imrahil', 'MW-T9.1.1');
});

rule('Who is tapped or wounded cannot try', ['MW-T9.1.8'], () => {
  const game = table({ ...EXAMPLE, one: { 'minas-tirith': ['celeborn tapped', 'elladan wounded'] } });
  game.refuses('one', 'influence faramir', 'MW-T9.1.8');
});

rule('Both must be at the same site, each with his own card of it', ['MW-T9.1.2'], () => {
  const game = table({ ...EXAMPLE, two: { edoras: ['theoden'], 'minas-tirith': ['faramir'] } });
  game.offers('one', 'influence faramir');
  game.refuses('one', 'influence theoden', 'MW-T9.1.2');
});

rule('Nobody tries in his first turn, and not outside his site phase', ['MW-T9.1.4', 'PA-4.9', 'MW-T9.1.1'], () => {
  for (const turn of [1, 2]) {
    const game = table({ ...EXAMPLE, turn });
    game.refuses('one', 'influence faramir', 'MW-T9.1.4');
  }
  table({ ...EXAMPLE, turn: 3 }).offers('one', 'influence faramir');
  const agreed = scene(meccg, { ...EXAMPLE, turn: 2 }, { options: { calm: 'first' } });
  agreed.play('one', 'enter');
  agreed.offers('one', 'influence faramir');
  scene(meccg, { ...EXAMPLE, phase: 'organization' }).refuses('one', 'influence faramir', 'MW-T9.1.1');
});

rule('The company must have entered, be the site tapped or not', ['MW-T9.1.6', 'CR-I.E.11', 'PA-6.8'], () => {
  const game = scene(meccg, {
    ...EXAMPLE,
    one: { companies: [{ site: 'minas-tirith', tapped: true, characters: ['celeborn'] }] },
  });
  game.refuses('one', 'influence faramir', 'CR-I.E.11');
  game.play('one', 'enter');
  game.offers('one', 'influence faramir');
});

rule('A Wizard cannot be influenced, nor can an item that he bears', ['MW-T9.2.2', 'CR-I.E.9'], () => {
  const game = table({
    ...EXAMPLE,
    one: { ...EXAMPLE.one, hand: ['glamdring'] },
    two: { 'minas-tirith': ['radagast: glamdring', 'faramir'] },
  });
  game.refuses('one', 'influence radagast', 'MW-T9.2.2');
  game.refuses('one', 'influence glamdring', 'CR-I.E.9');
});

rule('A Wizard does not try in the turn in which he is revealed', ['MW-T9.1.5'], () => {
  const game = scene(meccg, {
    phase: 'organization',
    one: { rivendell: ['elladan'], hand: ['gandalf'] },
    two: { rivendell: ['faramir'] },
  });
  game.play('one', 'play-character gandalf');
  while (!game.list('one').includes('enter')) {
    const seat = game.list('one').length > 0 ? 'one' : 'two';
    const move = game.list(seat).find((one) => one === 'pass') ?? game.list(seat)[0];
    game.play(seat, move);
  }
  game.play('one', 'enter', 'influence faramir', 'show-nothing'); // Elladan is not asked about: nobody else can
  game.position({ one: { characters: { elladan: { stand: 'tapped' }, gandalf: { stand: 'untapped' } } } });
});

rule('Whoever is influenced away loses items and allies; his followers stay', ['MW-T9.2.3', 'CR-I.E.10'], () => {
  const game = table(
    {
      ...EXAMPLE,
      two: { 'minas-tirith': ['faramir: glamdring, shadowfax', 'forlong under faramir', 'theoden', 'imrahil'] },
    },
    [6, 6, 1, 1],
  );
  attempt(game, 'faramir', 'pallando');
  assert.deepEqual(discardsOf(game, 'two').toSorted(), ['faramir', 'glamdring', 'shadowfax']);
  game.position({ two: { characters: { forlong: { under: 'nobody' } } } });
});

rule('A Hobbit can be influenced away at any site', ['CR-I.E.12'], () => {
  table({ ...EXAMPLE, two: { 'minas-tirith': ['frodo'] } }).offers('one', 'influence frodo');
});

rule('A follower is protected by what his controller has to spare', ['MW-T9.5.1', 'PA-4.4', 'MW-T9.1.7'], () => {
  const game = table(EXAMPLE);
  // Radagast 10 - 7: 3 with the general influence of 3
  assert.deepEqual(attemptNumbers(game, 'pallando', 'beorn'), { plus: 6, against: 6, value: 7 });
});

const ally = { ...EXAMPLE, two: { 'minas-tirith': ['imrahil: treebeard', 'theoden', 'faramir'] } };

rule(
  'An ally: its mind, and what its controller has to spare',
  ['MW-T9.4.1', 'MW-T9.4.2', 'PA-4.5', 'MW-T9.1.7'],
  () => {
    const game = table(ally, [4, 5, 1, 2]);
    assert.deepEqual(attemptNumbers(game, 'pallando', 'treebeard'), { plus: 6, against: 5, value: 3 });
    assert.equal(attemptNumbers(game, 'pallando', 'treebeard', true).value, 0);
    attempt(game, 'treebeard', 'pallando'); // 9 + 6 - 5 - 3 = 7
    game.position({ two: { discard: ['treebeard'], characters: { imrahil: { on: [] } } } });
  },
);

rule('An identical ally goes to who made the attempt', ['MW-T9.4.3'], () => {
  const game = table({ ...ally, one: { ...EXAMPLE.one, hand: ['treebeard'] } }, [1, 2, 1, 2]); // 3 + 6 - 5 - 3 = 1
  attempt(game, 'treebeard', 'pallando', 'show-card treebeard');
  game.play('one', 'play-shown pallando');
  game.position({ one: { characters: { pallando: { on: ['treebeard'] } } }, two: { discard: ['treebeard'] } });
});

const faction = {
  ...EXAMPLE,
  one: { 'minas-tirith': ['pallando', 'boromir-ii'] },
  two: {
    'minas-tirith': ['imrahil'],
    table: ['men-of-anorien on minas-tirith/two', 'knights-of-dol-amroth on dol-amroth/two'],
  },
};

rule(
  'A faction: the value to play it, with its standard modifications',
  ['MW-T9.5.2', 'MW-T9.5.3', 'PA-4.6', 'MW-T9.1.7'],
  () => {
    const game = table(faction);
    const { plus, against, value } = attemptNumbers(game, 'pallando', 'men-of-anorien');
    assert.deepEqual([plus, against, value], [10, 14, 7]);
    assert.equal(attemptNumbers(game, 'boromir-ii', 'men-of-anorien').plus, 3 + 1); // his influence against them, and a Dúnadan
  },
);

rule('A faction only by a character at the site where it was played', ['MW-T9.5.5'], () => {
  const game = table(faction);
  game.offers('one', 'influence men-of-anorien');
  game.refuses('one', 'influence knights-of-dol-amroth', 'MW-T9.5.5');
});

rule('An identical faction needs more than nought, and comes into play', ['MW-T9.5.4'], () => {
  const game = table({ ...faction, one: { ...faction.one, hand: ['men-of-anorien'] } }, [3, 5, 1, 2]); // 8 + 10 - 14 - 3 = 1
  attempt(game, 'men-of-anorien', 'pallando', 'show-card men-of-anorien');
  game.play('one', 'play-shown player one');
  game.position({ two: { discard: ['men-of-anorien'] }, one: { score: { faction: 2 } } });
});

const item = {
  ...EXAMPLE,
  one: { 'minas-tirith': ['pallando', 'celeborn'], hand: ['glamdring'] },
  two: { 'minas-tirith': ['imrahil: glamdring, red-arrow', 'theoden', 'faramir'] },
};

rule(
  'An item: an identical one is shown, and its bearer’s mind and influence resist',
  ['MW-T9.6.1', 'MW-T9.6.2', 'MW-T9.6.3', 'PA-4.7', 'PA-4.8', 'MW-T9.1.7'],
  () => {
    const game = table(item);
    game.refuses('one', 'influence red-arrow', 'MW-T9.6.3');
    assert.deepEqual(attemptNumbers(game, 'pallando', 'glamdring', true), { plus: 10, against: 5, value: 6 });
    game.play('one', 'influence glamdring', 'influence-by pallando');
    game.offersOnly('one', ['show-card glamdring']);
  },
);

rule(
  'An item won goes with the influencer, at any site, and taps none',
  ['MW-T9.6.4', 'MW-T9.6.7', 'CR-TERM-influence-1'],
  () => {
    const game = table(item, [3, 3, 1, 3]); // 6 + 10 - 5 - 4 = 7 > 6
    attempt(game, 'glamdring', 'pallando', 'show-card glamdring');
    game.play('one', 'play-shown pallando');
    game.position({
      one: { characters: { pallando: { on: ['glamdring'] } }, sites: { 'minas-tirith': 'in-play' } },
      two: { discard: ['glamdring'] },
    });
  },
);

rule('An item attempt that fails costs the item that was shown', ['MW-T9.6.6'], () => {
  const game = table(item, [3, 2, 1, 3]); // 6
  attempt(game, 'glamdring', 'pallando', 'show-card glamdring');
  game.position({
    one: { discard: ['glamdring'] },
    two: { characters: { imrahil: { on: ['glamdring', 'red-arrow'] } } },
  });
});

rule('The influence that the item itself gives its bearer resists too', ['MW-T9.6.5'], () => {
  const game = table({
    ...item,
    one: { ...item.one, hand: ['narsil'] },
    two: { 'minas-tirith': ['imrahil: narsil'] },
  });
  assert.equal(attemptNumbers(game, 'pallando', 'narsil', true).against, 14 + 3); // 2, and 1 of Narsil
});

rule('Cards that change the attempt are declared before the rolls', ['MW-T9.2.4'], () => {
  const game = table(EXAMPLE, [4, 4, 3, 4]);
  game.play('one', 'influence faramir', 'influence-by pallando', 'show-nothing');
  game.asks('two'); // the chain is open: nothing has been rolled
  game.play('two', 'pass');
  game.play('one', 'pass');
  game.says('8 + 6 - 3 - 7 = 4');
});

rule('The starter game knows no such attempts', ['MW-T9.1.1'], () => {
  const game = scene(meccg, EXAMPLE, { options: { starter: true } });
  game.play('one', 'enter');
  game.refuses('one', 'influence faramir', 'MW-T9.1.1');
});
