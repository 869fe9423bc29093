// Rules and rulings that only cards can show, whichever card it is.
import assert from 'node:assert/strict';
import { action } from '../../../games/meccg/chain/action.ts';
import type { StrikeFrame } from '../../../games/meccg/combat/frames.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { AT_END, MOVEMENT, ORGANIZATION, SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { five, limit, plays } from '../cards/journey.ts';
import { act, attacked, hears, quiet, until, where } from '../combat/fight.ts';
import { at, hazard, idle, keys, resolve, type Table, table, underway } from '../movement/table.ts';
import {
  corruptionOf,
  directInfluence,
  hazardsPlayed,
  isAttacked,
  marshallingPoints,
  prowessOf,
  siteOf,
  sitePath,
} from '../table.ts';
import { toPhase } from '../turn/table.ts';
import { cardOf } from '../words/names.ts';

rule('A hazard played in combat counts against the hazard limit', ['MW-S10.3.5'], () => {
  const hazards = ['morgul-knife', 'the-pale-sword'];
  const game = attacked(['aragorn-ii'], 'ren-the-unclean', [], { site: 'dol-guldur', hazards });
  assert.equal(hazardsPlayed(game), 1);
  act(game, 'two', 'play morgul-knife');
  resolve(game);
  assert.equal(hazardsPlayed(game), 2);
  game.play('one', 'pass');
  game.refuses('two', 'play the-pale-sword', 'MW-S10.3.2');
});

rule('Who was wounded and is healed undergoes what the wound calls for all the same', ['CR-A16'], () => {
  const game = attacked(['gimli', 'elrond: healing-herbs'], 'barrow-wight', [1, 1, 1, 1, 1, 1]);
  quiet(game);
  act(game, 'one', 'assign gimli', 'tap-to-fight');
  until(game, 'one', 'use healing-herbs'); // in answer to the check that the wound calls for
  assert.equal(where(game, 'gimli'), 'wounded');
  game.play('one', 'use healing-herbs');
  hears(game, 'corruption check');
  assert.equal(where(game, 'gimli'), 'discard', 'healed, he has failed with 2 - 2');
});

rule('The defender chooses the order of the special actions of a strike', ['CR-A20'], () => {
  const game = underway(
    { site: 'rivendell', characters: ['bilbo: glamdring', 'balin: elven-cloak'], to: 'bree' },
    { two: { hand: ['brigands'], sideboard: ['abductor'] } },
    { rolls: [1, 1] },
  );
  hazard(game, 'creature brigands');
  if (at(game) === 'movement/key-choose') game.play('two', game.list('two')[0]);
  act(game, 'one', 'resolve bilbo', 'tap-to-fight');
  until(game, 'one', 'choose glamdring');
  // No creature of this set calls for two: the Abductor's joins that of the Brigands.
  const strike = game.state.stack.find((frame): frame is StrikeFrame => frame.at === 'combat/specials');
  const cards = ['brigands', 'abductor'].map((id) => cardOf(game, id));
  assert.ok(strike);
  strike.specials = cards.map((card) => action('trigger', 1, { card, on: cardOf(game, 'bilbo') }));
  game.play('one', 'choose elven-cloak');
  game.offersOnly('one', ['next-special 0', 'next-special 1']);
  game.play('one', 'next-special 1');
  assert.equal(where(game, 'bilbo'), 'discard');
});

rule('An attack among the effects of a card can be cancelled; its other effects follow', ['CR-A24.2'], () => {
  const companies = [{ site: 'mount-doom', characters: ['gimli', 'bilbo', 'balin'], tapped: true }];
  const game = table({ phase: 'site', one: { companies, hand: ['rescue-prisoners', 'concealment'] } });
  game.play('one', 'enter');
  plays(game, 'rescue-prisoners');
  hears(game, 'strikes 2, prowess 7');
  act(game, 'one', 'play concealment');
  quiet(game);
  assert.equal(isAttacked(game), false);
  game.offersOnly('one', ['choose gimli', 'choose balin', 'stop']);
});

rule(
  'Narsil, then with Andúril: influence +1 and +2, prowess +1 and +5, points 3 and 7, corruption 2 and 3',
  ['MW-S10.8.5'],
  () => {
    const numbers = (game: Table): number[] => [
      directInfluence(game, 'aragorn-ii'),
      prowessOf(game, 'aragorn-ii'),
      marshallingPoints(game, 'one', 'item'),
      corruptionOf(game, 'aragorn-ii'),
    ];
    const bare = numbers(table({ one: { rivendell: ['aragorn-ii'] } }));
    const more = (game: Table): number[] => numbers(game).map((n, i) => n - bare[i]);
    const stored = { points: ['reforging', 'anduril-the-flame-of-the-west'] };
    assert.deepEqual(more(table({ one: { rivendell: ['aragorn-ii: narsil'] } })), [1, 1, 3, 2]);
    const game = table({ one: { rivendell: ['aragorn-ii: narsil'], ...stored } });
    act(game, 'one', 'use anduril-the-flame-of-the-west');
    resolve(game);
    assert.deepEqual(more(game), [2, 5, 7, 3]);
    assert.equal(where(game, 'reforging'), 'discard');
    const strong = table({ one: { rivendell: ['glorfindel-ii: narsil'], ...stored } });
    act(strong, 'one', 'use anduril-the-flame-of-the-west');
    resolve(strong);
    assert.equal(prowessOf(strong, 'glorfindel-ii'), 11, '8 and 1, and of the other 4 as much as makes 11');
  },
);

rule('Creatures are keyed to the changed type of Mount Doom, and not to its own', ['CR-CARD-mount-doom-2'], () => {
  const game = underway(
    { site: 'mount-doom', characters: ['elrond'] },
    {
      one: { hand: ['quiet-lands'], table: ['gates-of-morning'] },
      two: { sideboard: ['cave-drake', 'barrow-wight'] },
    },
  );
  assert.deepEqual([keys(game, 'cave-drake'), keys(game, 'barrow-wight')], [[], ['shadow-hold']]);
  plays(game, 'quiet-lands');
  assert.deepEqual([keys(game, 'cave-drake'), keys(game, 'barrow-wight')], [['ruins-and-lairs'], []]);
});

rule('The Evenstar is playable where there is no Wilderness', ['CR-CARD-evenstar-1'], () => {
  const game = underway(
    { site: 'rivendell', characters: ['elrond'] },
    { one: { hand: ['the-evenstar'], table: ['gates-of-morning'] } },
  );
  assert.deepEqual(sitePath(game), []);
  const before = prowessOf(game, 'elrond');
  plays(game, 'the-evenstar', 'option 0');
  assert.equal(prowessOf(game, 'elrond'), before + 2);
});

rule('Who rides Shadowfax leaves a besieged site without a roll', ['CR-CARD-siege-3'], () => {
  const game = underway(
    { site: 'lorien', characters: ['gandalf: shadowfax'], to: 'edoras' },
    { two: { table: ['siege on edoras'] } },
  );
  act(game, 'one', 'use shadowfax');
  until(game, 'one', 'to minas-tirith');
  game.play('one', 'to minas-tirith');
  if (at(game) === 'movement/how-choose') game.play('one', 'by-regions');
  idle(game, (s) => s.phase === SITE);
  assert.equal(siteOf(game), 'minas-tirith');
  assert.equal(where(game, 'siege'), 'discard', 'the site has gone back');
});

rule(
  'A halved hazard limit is halved first; a least limit of two stops a reduction and lifts nothing',
  ['CR-TERM-sideboard-5'],
  () => {
    const limitOf = (characters: string[], halved: boolean, ...cards: string[]): number => {
      const one = { lorien: characters, rivendell: ['gandalf'], hand: cards };
      const game = table({ phase: 'untap', one, two: { sideboard: ['orc-patrol'] } });
      if (halved) act(game, 'two', 'fetch-hazards', 'fetch-no-more');
      toPhase(game, ORGANIZATION);
      game.play('one', `move ${characters[0]}`, 'to moria', 'by-path');
      toPhase(game, ORGANIZATION, AT_END);
      for (const id of cards) {
        game.play('one', `play ${id}`);
        if (at(game) === 'declare/on-choose') game.play('one', `on company ${characters[0]}`);
        resolve(game);
      }
      idle(game, (s, step) => s.phase === MOVEMENT && step === 'chain/act', [`next-company ${characters[0]}`]);
      return limit(game);
    };
    assert.equal(limitOf(five, true), 3);
    assert.equal(limitOf(five, true, 'horses'), 2);
    assert.equal(limitOf(five.slice(0, 2), true, 'horses'), 1);
    assert.equal(limitOf(five.slice(0, 3), false, 'horses', 'fair-travels-in-wilderness'), 2);
  },
);

rule('No optional rule is in force unless the players choose it, and two play', ['MW-T11.1.1'], () => {
  const defaults = Object.fromEntries(Object.entries(meccg.options).map(([name, option]) => [name, option.default]));
  const { rules } = meccg.create(defaults, '1');
  const { draft, weakestLink, tournament, solitaire, starter } = rules;
  assert.deepEqual([draft, weakestLink, tournament, solitaire, starter], [0, 0, 0, 0, 0]);
  assert.deepEqual(meccg.seats(defaults), ['one', 'two']);
});
