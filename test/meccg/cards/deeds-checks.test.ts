// Resource short-events that help with influence and corruption checks, and those of the Elven rings.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { act, hears, type Table, table, where } from '../combat/fight.ts';
import { inside, resolve } from '../sites/table.ts';
import { bodyOf, directInfluence, handOf, prowessOf } from '../table.ts';
import { table as scene } from '../turn/table.ts';

/** Prowess, body, direct influence. */
const stats = (game: Table, id: string): number[] => [prowessOf, bodyOf, directInfluence].map((of) => of(game, id));

/** Somebody at Moria must make a corruption check. */
function weary(company: readonly string[], rolls: readonly number[], hand: readonly string[], more = {}): Table {
  const game = table(company, { hand, hazards: ['weariness-of-the-heart'], ...more }, rolls);
  const [who] = company[0].split(/[ :]/);
  if (game.list('one').includes(`next-company ${who}`)) game.play('one', `next-company ${who}`);
  act(game, 'two', 'play weariness-of-the-heart', 'way 2');
  if (company.length > 1) game.play('two', `on ${who}`);
  return game;
}
/** He tries to bring a faction into play at Minas Tirith, which needs more than 7. */
function tries(characters: string[], rolls: number[], ...hand: string[]): Table {
  const game = inside('minas-tirith', characters, { hand: ['men-of-anorien', ...hand] }, {}, { rolls });
  game.play('one', 'faction men-of-anorien');
  if (characters.length > 1) game.play('one', `by ${characters[0]}`);
  game.play('two', 'pass');
  return game;
}
/** Player one tries to influence Beorn away, whose mind is 7. */
function lures(characters: string[], rolls: number[], two: readonly string[] = [], ...hand: string[]): Table {
  const game = inside(
    'minas-tirith',
    characters,
    { hand },
    {
      'minas-tirith': ['beorn'],
      rivendell: two.filter((id) => id === 'gandalf'),
      hand: two.filter((id) => id !== 'gandalf'),
    },
    { rolls },
  );
  game.play('one', 'influence beorn');
  if (characters.length > 1) game.play('one', `influence-by ${characters[0]}`);
  game.play('one', 'show-nothing');
  return game;
}
function answer(game: Table, ...moves: string[]): void {
  game.play('one', ...moves);
  resolve(game);
}

// ---- helping with checks --------------------------------------------------------------------------------------------

rule('A Friend or Three: +1 to a corruption check for each character of the company', ['MW-S10.13.5'], () => {
  const game = weary(['gimli: glamdring, orcrist, sting', 'bilbo', 'aragorn-ii'], [1, 1], ['a-friend-or-three']);
  game.play('one', 'play a-friend-or-three');
  hears(game, 'rolls 2 (5) against', 'MW-S8.3.4');
});

rule('A Friend or Three helps with an influence check as well, and with nothing else', ['MW-S10.13.5'], () => {
  const game = tries(['legolas', 'gimli', 'bilbo'], [1, 2], 'a-friend-or-three');
  answer(game, 'play a-friend-or-three');
  game.says('rolls 3 + 2 influence + 3 = 8 against 7', 'MW-S9.3.2');
  assert.equal(where(game, 'men-of-anorien'), 'untapped');
  table(['gimli'], { hand: ['a-friend-or-three'] }, []).refuses('one', 'play a-friend-or-three');
});

rule('Nobody helps characters of his opponent', ['CR-TERM-target-3'], () => {
  const game = table(
    ['gimli', 'frodo'],
    { hazards: ['weariness-of-the-heart', 'a-friend-or-three', 'new-friendship'], two: { rivendell: ['elrond'] } },
    [],
  );
  act(game, 'two', 'play weariness-of-the-heart', 'way 2', 'on gimli');
  game.play('one', 'pass');
  game.refuses('two', 'play a-friend-or-three', 'CR-TERM-target-3');
  game.refuses('two', 'play new-friendship');
});

rule('Halfling Strength: +4 to a corruption check of a Hobbit', ['MW-S10.13.5', 'MW-S10.5.1'], () => {
  const game = weary(['sam-gamgee: glamdring, orcrist', 'gimli'], [1, 1], ['halfling-strength']);
  game.play('one', 'play halfling-strength');
  hears(game, 'rolls 2 (', 'MW-S8.3.4');
  const dwarf = weary(['gimli', 'bilbo'], [], ['halfling-strength']);
  dwarf.refuses('one', 'play halfling-strength');
});

rule('Halfling Strength untaps or heals a Hobbit in his organization phase', ['MW-S2.8.1'], () => {
  for (const stand of ['tapped', 'wounded']) {
    const game = table([`bilbo ${stand}`, 'gimli wounded'], { hand: ['halfling-strength'], phase: 'organization' }, []);
    answer(game, 'play halfling-strength');
    assert.equal(where(game, 'bilbo'), 'untapped');
    assert.equal(where(game, 'gimli'), 'wounded');
  }
  table(['gimli wounded', 'bilbo'], { hand: ['halfling-strength'], phase: 'organization' }, []).refuses(
    'one',
    'play halfling-strength',
    'MW-S5.1.4',
  );
});

rule('Halfling Strength untaps and heals in no other phase', ['MW-S10.1.1'], () => {
  for (const state of ['tapped', 'wounded'])
    scene({ phase: 'site', one: { bree: [`bilbo ${state}`, 'gimli'], hand: ['halfling-strength'] }, two: {} }).refuses(
      'one',
      'play halfling-strength',
    );
});

rule('What heals one at Old Forest heals all there: Halfling Strength too', ['CR-CARD-halfling-strength-1'], () => {
  const game = scene({ one: { 'old-forest': ['bilbo wounded', 'gimli wounded'], hand: ['halfling-strength'] } });
  answer(game, 'play halfling-strength');
  assert.equal(where(game, 'bilbo'), 'untapped');
  assert.notEqual(where(game, 'gimli'), 'wounded');
});

rule('Lordly Presence: +5 against a faction, and a card if it succeeds', ['MW-S10.13.4'], () => {
  const game = tries(['legolas'], [1, 1], 'lordly-presence');
  assert.equal(handOf(game, 'one').length, 1);
  answer(game, 'play lordly-presence');
  game.says('rolls 2 + 2 influence + 5 = 9 against 7', 'MW-S9.3.2');
  assert.equal(handOf(game, 'one').length, 1, 'it is played, and a card is drawn');
});

rule('Lordly Presence draws no card if the check fails, and needs a diplomat to make it', ['MW-S5.1.4'], () => {
  const game = inside('edoras', ['legolas'], { hand: ['riders-of-rohan', 'lordly-presence'] }, {}, { rolls: [1, 1] });
  game.play('one', 'faction riders-of-rohan');
  game.play('two', 'pass');
  answer(game, 'play lordly-presence');
  assert.equal(where(game, 'riders-of-rohan'), 'discard', '9 is not more than 9');
  assert.equal(handOf(game, 'one').length, 0);
  const other = tries(['boromir-ii', 'legolas'], [], 'lordly-presence');
  other.refuses('one', 'play lordly-presence');
});

rule('Muster adds a warrior’s prowess, at most 5, against a faction', ['MW-S10.13.5', 'MW-S5.1.4'], () => {
  const game = tries(['boromir-ii'], [1, 1], 'muster');
  answer(game, 'play muster');
  game.says('rolls 2 + 3 influence + 1 + 5 = 11 against 7', 'MW-S9.3.2');
  tries(['frodo', 'boromir-ii'], [], 'muster').refuses('one', 'play muster');
});

rule('Muster may be played when a faction of the opponent is influenced', ['CR-CARD-muster-1'], () => {
  const game = inside(
    'minas-tirith',
    ['boromir-ii'],
    { hand: ['muster', 'old-friendship', 'lordly-presence', 'tempering-friendship'] },
    { table: ['men-of-anorien on minas-tirith'], rivendell: ['elrond', 'galadriel'] },
    { rolls: [6, 6, 1, 1] },
  );
  game.play('one', 'influence men-of-anorien', 'show-nothing');
  game.play('two', 'pass');
  game.refuses('one', 'play old-friendship');
  game.offers('one', 'play tempering-friendship');
  answer(game, 'play muster');
  assert.equal(where(game, 'men-of-anorien'), 'discard');
});

rule('New Friendship: +3 to an influence check of a diplomat', ['MW-S10.13.5', 'MW-S5.1.4'], () => {
  const game = tries(['legolas'], [1, 2], 'new-friendship');
  answer(game, 'play new-friendship');
  game.says('rolls 3 + 2 influence + 3 = 8 against 7', 'MW-S9.3.2');
  tries(['boromir-ii', 'legolas'], [], 'new-friendship').refuses('one', 'play new-friendship');
});

rule('New and Old Friendship: +2 and +4 to a corruption check in a diplomat’s company', ['MW-S10.13.5'], () => {
  for (const [card, total] of [
    ['new-friendship', 4],
    ['old-friendship', 6],
  ] as const) {
    const game = weary(['aragorn-ii', 'legolas'], [1, 1], [card]);
    game.play('one', `play ${card}`);
    hears(game, `rolls 2 (${total}) against 0`, 'MW-S8.3.4');
    const apart = weary(['aragorn-ii'], [], [card], { one: { rivendell: ['legolas'] } });
    apart.refuses('one', `play ${card}`);
  }
});

rule('Old Friendship: +5 to the influence check of a diplomat against a character', ['MW-S10.13.5'], () => {
  // 8 + 2 + 5 against 13 unused general influence and 2: nothing; with nothing else 15 - 13 - 2 = 0.
  const game = lures(['legolas'], [4, 4, 1, 1], [], 'old-friendship');
  game.play('two', 'pass');
  answer(game, 'play old-friendship');
  game.says('8 + 7 - 13 - 2 = 0', 'MW-T9.2.1');
  tries(['legolas'], [], 'old-friendship').refuses('one', 'play old-friendship');
});

rule('Persuasive Words: two rolls, and the better one counts', ['MW-S10.13.5'], () => {
  const game = tries(['legolas'], [1, 1, 3, 3], 'persuasive-words');
  answer(game, 'play persuasive-words');
  game.says('rolls 6 + 2 influence = 8 against 7', 'MW-S9.3.2');
  const away = lures(['legolas'], [1, 1, 6, 5, 3, 3], [], 'persuasive-words');
  away.play('two', 'pass');
  answer(away, 'play persuasive-words');
  away.says('rolls 11, ', 'MW-T9.2.1');
  tries(['boromir-ii', 'legolas'], [], 'persuasive-words').refuses('one', 'play persuasive-words');
});

rule('Tempering Friendship: +4 against a faction, whoever tries; not against a character', ['MW-S10.13.5'], () => {
  const game = tries(['boromir-ii'], [1, 1], 'tempering-friendship');
  answer(game, 'play tempering-friendship');
  game.says('rolls 2 + 3 influence + 1 + 4 = 10 against 7', 'MW-S9.3.2');
  const away = lures(['legolas'], [], [], 'tempering-friendship');
  away.play('two', 'pass');
  away.refuses('one', 'play tempering-friendship');
});

rule('Wizard’s Laughter cancels an attempt to influence a card of his player', ['CR-CARD-wizards-laughter-1'], () => {
  const game = lures(['legolas'], [3, 3], ['gandalf', 'wizards-laughter']);
  game.play('two', 'play wizards-laughter');
  resolve(game);
  assert.equal(where(game, 'beorn'), 'untapped');
  assert.equal(where(game, 'legolas'), 'tapped', 'the attempt is spent');
});

rule(
  'Wizard’s Laughter is for the opponent’s site phase, and needs a Wizard',
  ['CR-CARD-wizards-laughter-1', 'MW-S5.1.4'],
  () => {
    lures(['legolas'], [], ['wizards-laughter']).refuses('two', 'play wizards-laughter', 'MW-S5.1.4');
    const own = inside('minas-tirith', ['gandalf'], { hand: ['wizards-laughter', 'men-of-anorien'] });
    own.refuses('one', 'play wizards-laughter', 'CR-A8');
    own.play('one', 'faction men-of-anorien');
    own.play('two', 'pass');
    own.refuses('one', 'play wizards-laughter', 'CR-A8');
  },
);

rule('Wizard’s Voice: +6 direct influence this turn, once', ['MW-S2.9.2', 'MW-S5.1.4'], () => {
  const game = table(['gandalf'], { hand: ['wizards-voice', 'wizards-voice'], phase: 'organization' }, [3, 3]);
  answer(game, 'play wizards-voice');
  assert.deepEqual(stats(game, 'gandalf'), [6, 9, 16]);
  game.refuses('one', 'play wizards-voice', 'MW-S2.9.2');
  table(['elrond'], { hand: ['wizards-voice'], phase: 'organization' }, []).refuses(
    'one',
    'play wizards-voice',
    'MW-S5.1.4',
  );
});

// ---- the Elven rings ------------------------------------------------------------------------------------------------

rule('Narya: Gandalf is stronger, and everybody unwounded with him untaps', ['MW-S10.13.4'], () => {
  const game = table(
    ['gandalf tapped', 'bilbo tapped', 'gimli wounded'],
    { hand: ['narya'], phase: 'organization', one: { rivendell: ['legolas tapped'] } },
    [3, 3],
  );
  answer(game, 'play narya');
  assert.deepEqual(stats(game, 'gandalf'), [10, 10, 12]);
  assert.deepEqual(
    ['gandalf', 'bilbo', 'gimli', 'legolas'].map((id) => where(game, id)),
    ['untapped', 'untapped', 'wounded', 'tapped'],
  );
  game.says('rolls 6 (2) against 0', 'MW-S8.3.4');
});

rule('The Elven rings are for their bearers', ['MW-S10.1.2', 'MW-S5.1.4'], () => {
  const game = table(['saruman', 'legolas'], { hand: ['narya', 'nenya', 'vilya'], phase: 'organization' }, []);
  game.refuses('one', 'play narya', 'MW-S10.1.2');
  game.refuses('one', 'play vilya', 'MW-S10.1.2');
  game.refuses('one', 'play nenya', 'MW-S5.1.4');
});

rule('Nenya: Galadriel is stronger and checks at -3, or at -1 in a Haven', ['MW-S10.13.4'], () => {
  for (const [site, total] of [
    ['moria', 3],
    ['lorien', 5],
  ] as const) {
    const game = table(['galadriel'], { site, hand: ['nenya'], phase: 'organization' }, [3, 3]);
    answer(game, 'play nenya');
    assert.deepEqual(stats(game, 'galadriel'), [5, 12, 6]);
    game.says(`rolls 6 (${total}) against 0`, 'MW-S8.3.4');
  }
});

rule('Nenya lets a corruption check succeed that is made outside Shadow-holds and Dark-holds', ['CR-A2'], () => {
  const lorien = { one: { lorien: ['galadriel'] } };
  const game = weary(['gimli: glamdring, orcrist'], [3, 3], ['nenya'], { site: 'bree', ...lorien });
  game.play('one', 'play nenya', 'way 2');
  resolve(game);
  game.says('The corruption check of Gimli succeeds without a roll.', 'MW-S8.3.4');
  game.says('rolls 6 (5) against 0', 'MW-S8.3.4');
  const moria = weary(['gimli'], [], ['nenya'], lorien);
  moria.play('one', 'play nenya');
  assert.equal(
    where(moria, 'nenya'),
    'chain',
    'there is nothing to choose: the check at Moria, a Shadow-hold, goes on',
  );
});

rule('Vilya: Elrond is stronger; at Rivendell three resources go back into the deck', ['CR-CARD-vilya-1'], () => {
  const discard = ['concealment', 'orcrist', 'gollum', 'block', 'orc-patrol', 'bilbo'];
  const game = table(
    ['elrond'],
    { site: 'rivendell', hand: ['vilya', 'vilya'], one: { discard }, phase: 'organization' },
    [3, 3],
  );
  answer(game, 'play vilya');
  game.offersOnly('one', [
    'choose-title concealment',
    'choose-title orcrist',
    'choose-title gollum',
    'choose-title block',
    'stop',
  ]);
  game.play('one', 'choose-title orcrist', 'choose-title gollum', 'choose-title block');
  assert.deepEqual(
    ['orcrist', 'gollum', 'block', 'concealment'].map((id) => where(game, id)),
    ['deck', 'deck', 'deck', 'discard'],
  );
  assert.deepEqual(stats(game, 'elrond'), [11, 11, 10]);
  game.says('rolls 6 (3) against 0', 'MW-S8.3.4');
  game.refuses('one', 'play vilya', 'MW-S2.9.2');
});

rule('Elsewhere, or with four cards in the deck, Vilya brings no cards back', ['CR-CARD-vilya-1'], () => {
  const one = { discard: ['concealment'] };
  const deck = ['concealment', 'concealment', 'concealment', 'concealment'];
  for (const fight of [
    { site: 'lorien', one },
    { site: 'rivendell', one: { ...one, deck } },
  ]) {
    const game = table(['elrond'], { ...fight, hand: ['vilya'], phase: 'organization' }, [3, 3]);
    answer(game, 'play vilya');
    assert.deepEqual(stats(game, 'elrond'), [11, 11, 10]);
    game.offers('one', 'pass');
  }
});
