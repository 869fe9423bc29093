// Long- and permanent-events among the hazards of The Lidless Eye: hindrances on characters and companies, and what holds for all.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { rule } from '../../rule.ts';
import { act, bearer, quiet, where } from '../combat/fight.ts';
import { asked, at, hazard, idle, resolve, type Table, table, underway } from '../movement/table.ts';
import { inside, site } from '../sites/table.ts';
import { bodyOf, controllerOf, corruptionOf, directInfluence, influenceCheck, mindOf, prowessOf } from '../table.ts';
import { attemptNumbers } from '../whereabouts.ts';

const toBree = (...characters: string[]): Words => ({ site: 'rivendell', characters, to: 'bree' }); // W W

/** The card is played on him, or on the company, and resolves. */
function given(card: string, company: Words, who?: string, more: { one?: Words; two?: Words } = {}): Table {
  const { one = {}, two = {} } = more;
  const game = underway(company, { one, two: { hand: [card], ...two } });
  hazard(game, `play ${card}`);
  if (at(game) === 'declare/on-choose') game.play('two', `on ${who}`);
  resolve(game);
  return game;
}
function refused(card: string, company: Words, id?: string, more: { one?: Words; two?: Words } = {}): void {
  const { one = {}, two = {} } = more;
  const game = underway(company, { one, two: { hand: [card], ...two } });
  game.play('one', 'pass');
  game.refuses('two', `play ${card}`, id);
}

/** In the organization phase he is rid of the card by a roll above that number. */
function removed(card: string, who: string, over: number, taps: boolean): void {
  for (const [roll, result] of [
    [over + 1, 'discard'],
    [over, 'untapped'],
  ] as const) {
    const game = table({ one: { rivendell: [`${who}: ${card}`] }, two: {} }, { rolls: [roll - 4, 4] });
    game.play('one', `remove ${card}`);
    resolve(game);
    assert.equal(where(game, card), result, `${card} with a ${roll}`);
    assert.equal(where(game, who), taps ? 'tapped' : 'untapped');
    if (result === 'untapped' && !taps) game.refuses('one', `remove ${card}`, 'CR-TERM-corruption-2');
  }
}

rule('Hindrances on a character: a roll removes them, some without tapping', ['CR-TERM-corruption-2'], () => {
  removed('foolish-words', 'gimli', 7, true);
  removed('rebel-talk', 'gimli', 7, false);
  removed('shut-yer-mouth', 'gimli', 7, false);
});

rule('None of them is doubled on a character, or on a company', ['MW-S2.9.2'], () => {
  for (const card of ['foolish-words', 'rebel-talk', 'shut-yer-mouth'])
    refused(card, toBree(`gimli: ${card}`), 'MW-S2.9.2');
  refused('so-youve-come-back', toBree('bilbo: so-youve-come-back', 'sam-gamgee'), 'MW-S2.9.2');
});

rule('Foolish Words: -4 to influence checks of its bearer', ['MW-S9.3.6'], () => {
  const game = given('foolish-words', toBree('gimli'));
  assert.equal(bearer(game, 'foolish-words'), 'gimli');
  assert.equal(influenceCheck(game, 'gimli'), -4);
});

rule(
  'Foolish Words is revealed from on-guard when an influence attempt is declared',
  ['CR-I.E.13', 'CR-I.E.20'],
  () => {
    const one = { hand: ['riders-of-rohan'] };
    const game = inside(
      'edoras',
      ['eomer', 'gimli'],
      one,
      { 'on-guard': ['foolish-words on edoras'] },
      { rolls: [6, 4] },
    );
    game.play('one', 'faction riders-of-rohan', 'by eomer');
    game.play('two', 'reveal foolish-words');
    if (at(game) === 'declare/on-choose') game.play('two', 'on eomer');
    resolve(game);
    assert.equal(bearer(game, 'foolish-words'), 'eomer');
  },
);

rule('Rebel-talk: its bearer is no follower; who was one needs another controller', ['MW-S5.3.1', 'MW-S5.3.9'], () => {
  const words = { one: { rivendell: ['gandalf', 'bilbo under gandalf: rebel-talk'] }, two: {} };
  const game = table(words);
  game.play('one', 'control bilbo');
  game.play('one', game.list('one')[0]);
  assert.equal(controllerOf(game, 'bilbo'), 'general');
  const settled = table(words);
  idle(settled, (_s, step) => step === 'turn/settling-choose');
  settled.refuses('one', 'under gandalf');
  settled.play('one', 'under player one');
  assert.equal(controllerOf(settled, 'bilbo'), 'general');
  refused('rebel-talk', toBree('aragorn-ii'));
  refused('rebel-talk', toBree('gandalf'));
});

rule('Shut Yer Mouth: -2 direct influence, never below none', ['MW-S5.3.10'], () => {
  const game = given('shut-yer-mouth', toBree('aragorn-ii'));
  assert.equal(directInfluence(game, 'aragorn-ii'), 1);
  const poor = given('shut-yer-mouth', toBree('bilbo'));
  assert.equal(directInfluence(poor, 'bilbo'), 0);
  refused('shut-yer-mouth', toBree('gandalf'));
});

rule(
  'So You’ve Come Back: the others of the company have 1 more mind, followers and Wizards apart, until he is alone at a Haven',
  ['MW-S5.2.2'],
  () => {
    const company = toBree('bilbo', 'gimli', 'gandalf', 'sam-gamgee under gandalf');
    const game = given('so-youve-come-back', company, 'bilbo');
    const minds = ['bilbo', 'gimli', 'sam-gamgee'].map((who) => mindOf(game, who));
    assert.deepEqual(minds, [5, 7, 4]);
    refused('so-youve-come-back', toBree('gimli'));
    const alone = table({ one: { rivendell: ['bilbo: so-youve-come-back'] }, two: {} });
    assert.equal(where(alone, 'so-youve-come-back'), 'discard');
    const others = table({ one: { rivendell: ['bilbo: so-youve-come-back', 'gimli'] }, two: {} });
    assert.equal(where(others, 'so-youve-come-back'), 'untapped');
  },
);

rule(
  'Nothing to Eat or Drink: heroes at a Shadow-hold or Dark-hold have -1 prowess and body until a Haven',
  ['MW-S10.5.1', 'MX-7.6'],
  () => {
    const game = given('nothing-to-eat-or-drink', { site: 'moria', characters: ['gimli', 'legolas'] });
    assert.equal(prowessOf(game, 'gimli'), 4);
    assert.equal(bodyOf(game, 'legolas'), 7);
    refused('nothing-to-eat-or-drink', toBree('gimli'));
    const on = given('nothing-to-eat-or-drink', { site: 'lorien', characters: ['gimli'], to: 'moria' });
    assert.equal(where(on, 'nothing-to-eat-or-drink'), 'untapped');
    const minions = (to: string, fits: boolean): void => {
      const words = { one: { alignment: 'minion' } };
      const company = { site: 'dol-guldur', characters: ['asternak'], to };
      if (fits)
        assert.equal(where(given('nothing-to-eat-or-drink', company, undefined, words), 'asternak'), 'untapped');
      else refused('nothing-to-eat-or-drink', company, undefined, words);
    };
    minions('lake-town', true);
    minions('sarn-goriwing', false);
  },
);

rule('Something Has Slipped: a wound lowers the prowess of the whole company for the turn', ['CR-A9'], () => {
  const game = underway(
    { site: 'moria', characters: ['gimli', 'legolas'] },
    { two: { hand: ['something-has-slipped', 'orc-watch'] } },
    { rolls: [1, 1, 1, 1] },
  );
  hazard(game, 'play something-has-slipped');
  resolve(game);
  hazard(game, 'creature orc-watch');
  resolve(game);
  quiet(game);
  act(game, 'one', 'resolve gimli');
  quiet(game);
  if (game.list('two').some((move) => move.startsWith('excess'))) game.play('two', 'excess 1');
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  assert.equal(where(game, 'gimli'), 'wounded');
  assert.equal(prowessOf(game, 'legolas'), 3);
});

rule('Plague: at the end of his turn all mortals at his site roll against their body', ['MW-S10.5.1'], () => {
  const one = { bree: ['gimli: plague', 'legolas', 'bilbo wounded', 'gandalf'] };
  const game = table({ phase: 'end-of-turn', one, two: {} }, { rolls: [6, 6, 6, 6] });
  idle(game, (s) => s.turn > 3, ['discard-nothing']);
  assert.equal(where(game, 'gimli'), 'wounded', '10 against 8');
  assert.equal(where(game, 'bilbo'), 'out-of-play', '10 against 9, and wounded');
  assert.equal(where(game, 'legolas'), 'untapped', 'an Elf');
  refused('plague', { site: 'bandit-lair', characters: ['gimli'] });
  refused('plague', { site: 'bree', characters: ['legolas'] });
  const home = table({ one: { rivendell: ['gimli: plague'] }, two: {} });
  assert.equal(where(home, 'plague'), 'discard');
});

rule(
  'Covetous Thoughts: a check for each item that others of the company bear, at the end of his turn',
  ['CR-A9'],
  () => {
    refused('covetous-thoughts', toBree('gimli'));
    const words = {
      alignment: 'minion',
      'dol-guldur': ['asternak: covetous-thoughts', 'gorbag: glamdring, elven-cloak'],
    };
    const game = table({ phase: 'end-of-turn', one: words, two: {} }, { rolls: [1, 1, 6, 6] });
    assert.equal(corruptionOf(game, 'asternak'), 1);
    idle(game, (s) => s.turn > 3, ['discard-nothing', 'next-action 0']);
    assert.equal(where(game, 'asternak'), 'tapped', '2 less the corruption of an item is no more than 1');
  },
);

rule(
  'The Ring Will Have But One Master: each organization phase a companion of the bearer is discarded, as his player likes',
  ['CR-A9', 'MW-S2.5.3'],
  () => {
    const words = {
      one: { bree: ['frodo: the-one-ring, the-ring-will-have-but-one-master', 'gimli', 'legolas'] },
      two: {},
    };
    const game = table(words);
    idle(game, (_s, step) => step === 'effects/choose');
    game.offersOnly('one', ['choose gimli', 'choose legolas']);
    game.play('one', 'choose legolas');
    assert.equal(where(game, 'legolas'), 'discard');
    refused('the-ring-will-have-but-one-master', toBree('gimli'), 'MW-S10.1.2');
    removed('the-ring-will-have-but-one-master', 'frodo', 8, true);
  },
);

rule('Stench of Mordor: a company in a Dark-domain taps somebody before its site phase', ['CR-A9'], () => {
  const stench = (where: string, ...events: string[]): Table =>
    site(where, ['gimli', 'legolas tapped'], {}, { table: ['stench-of-mordor', ...events] });
  const dark = stench('barad-dur');
  idle(dark, (_s, step) => step === 'sites/enter-choose');
  assert.equal(where(dark, 'gimli'), 'tapped');
  const shadow = stench('dead-marshes');
  idle(shadow, (_s, step) => step === 'sites/enter-choose');
  assert.equal(where(shadow, 'gimli'), 'untapped');
  const doors = stench('dead-marshes', 'doors-of-night');
  idle(doors, (_s, step) => step === 'sites/enter-choose');
  assert.equal(where(doors, 'gimli'), 'tapped');
});

rule('Thrice Outnumbered: Men come back at the end of turns, and cost one or the card in between', ['CR-A9'], () => {
  const words = (hand: string[]): Words => ({
    phase: 'long-event',
    one: { rivendell: ['gimli'] },
    two: { table: ['thrice-outnumbered'], hand, discard: ['brigands'] },
  });
  const game = table(words(['lawless-men']));
  idle(game, (_s, step) => step === 'effects/choose');
  assert.equal(asked(game), 'two');
  game.offersOnly('two', ['option 0', 'option 1']);
  game.play('two', 'option 1');
  if (asked(game) === 'two' && game.list('two').includes('choose-title lawless-men'))
    game.play('two', 'choose-title lawless-men');
  assert.equal(where(game, 'lawless-men'), 'discard');
  assert.equal(where(game, 'thrice-outnumbered'), 'untapped');
  const none = table(words([]));
  idle(none, (_s, step) => step === 'effects/choose');
  none.offersOnly('two', ['option 0']);
  none.play('two', 'option 0');
  assert.equal(where(none, 'thrice-outnumbered'), 'discard');
});

rule(
  'Tidings of Doubt and Danger: a Ringwraith has -2 direct influence, -3 with Doors of Night',
  ['MW-S5.3.10'],
  () => {
    const influence = (...events: string[]): number => {
      const one = { alignment: 'minion', 'minas-morgul': ['adunaphel-the-ringwraith'] };
      const game = table({ one, two: { table: events } });
      return directInfluence(game, 'adunaphel-the-ringwraith');
    };
    const plain = influence();
    assert.ok(plain >= 3);
    assert.equal(influence('tidings-of-doubt-and-danger'), plain - 2);
    assert.equal(influence('tidings-of-doubt-and-danger', 'doors-of-night'), plain - 3);
  },
);

rule('Webs of Fear & Treachery: only general influence and one’s own direct influence count', ['MW-S9.3.6'], () => {
  const plus = (events: string[]): number => {
    const one = { 'dol-amroth': ['legolas: shut-yer-mouth, foolish-words', 'imrahil'] };
    const two = { 'dol-amroth': ['beregond'], table: events };
    const game = table({ phase: 'site', one, two });
    return attemptNumbers(game, 'legolas', 'beregond').plus;
  };
  assert.equal(plus([]), -4, 'no influence left, and -4');
  assert.equal(plus(['webs-of-fear-and-treachery']), 2, 'his own');
});
