// Minion resource short-events about the way and what lies along it.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { AT_END } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, bearer, hears, quiet, where } from '../combat/fight.ts';
import { hazard, idle, keys, resolve, type Table, table } from '../movement/table.ts';
import { attackProwess, deckOf, hazardLimit, isAttacked, newSiteOf, siteOf, turnOf } from '../table.ts';
import { onTheWay, plays } from './journey.ts';

const minion = { alignment: 'minion' };
const CREATURES = ['orc-patrol', 'orc-guard', 'giant', 'wargs', 'cave-drake', 'barrow-wight', 'wolves', 'abductor'];

/** The organization phase of a Ringwraith's player, whose company may have played its new site. */
const organizing = (words: Words, hand: string[], more: Words = {}, two: Words = {}): Table =>
  table({ one: { ...minion, companies: [words], hand, ...more }, two: { sideboard: CREATURES, ...two } });
const goal = (game: Table): string => newSiteOf(game) ?? 'none';

rule('Sneakin’: a scout of a small company taps, and no creature is played on it', ['CR-A5', 'MW-S5.1.4'], () => {
  const way = { site: 'carn-dum', to: 'bree' };
  const game = organizing({ ...way, characters: ['luitprand', 'lagduf'] }, ['sneakin']);
  plays(game, 'sneakin');
  assert.equal(where(game, 'luitprand'), 'tapped');
  onTheWay(game);
  for (const creature of ['orc-patrol', 'wolves', 'abductor'] as const) assert.deepEqual(keys(game, creature), []);
  organizing({ ...way, characters: ['luitprand', 'lagduf', 'uchel'] }, ['sneakin']).refuses('one', 'play sneakin');
  organizing({ ...way, characters: ['lagduf'] }, ['sneakin']).refuses('one', 'play sneakin', 'MW-S5.1.4');
});

rule('Hidden Ways: nothing is keyed by type to Wilderness', ['MW-S10.4.7', 'CR-A5', 'MW-S4.2.5'], () => {
  const way = { site: 'carn-dum', to: 'bree' };
  const game = organizing({ ...way, characters: ['uchel'] }, ['hidden-ways']);
  plays(game, 'hidden-ways');
  onTheWay(game);
  assert.deepEqual(keys(game, 'wolves'), []);
  assert.deepEqual(keys(game, 'orc-patrol'), ['shadow-land']);
  assert.deepEqual(keys(game, 'abductor'), ['border-hold']);
  organizing({ site: 'carn-dum', characters: ['uchel'] }, ['hidden-ways']).refuses('one', 'play hidden-ways');
});

rule('Crack in the Wall: no creature is keyed to the new site, unless in a Free-domain', ['MW-S10.4.8'], () => {
  const game = organizing({ site: 'carn-dum', to: 'bree', characters: ['nain'] }, ['crack-in-the-wall']);
  plays(game, 'crack-in-the-wall');
  assert.equal(where(game, 'nain'), 'tapped');
  onTheWay(game);
  assert.deepEqual(keys(game, 'abductor'), []);
  assert.deepEqual(keys(game, 'wolves'), ['wilderness']);
  const shire = organizing(
    { site: 'carn-dum', to: 'bag-end', characters: ['nain'] },
    ['crack-in-the-wall'],
    {},
    {
      sideboard: ['assassin'],
    },
  );
  plays(shire, 'crack-in-the-wall');
  onTheWay(shire);
  assert.deepEqual(keys(shire, 'assassin'), ['free-hold']);
  organizing({ site: 'carn-dum', characters: ['nain'] }, ['crack-in-the-wall']).refuses(
    'one',
    'play crack-in-the-wall',
  );
});

rule('Down Down to Goblin-town: on the way to Ruins & Lairs nothing is keyed to regions', ['MW-S10.4.7'], () => {
  const id = 'down-down-to-goblin-town';
  const after = (to: string): Table => {
    const game = organizing({ site: 'carn-dum', to, characters: ['lagduf'] }, [id]);
    plays(game, id);
    onTheWay(game);
    return game;
  };
  assert.deepEqual(keys(after('ettenmoors'), 'orc-patrol'), ['ruins-and-lairs']);
  assert.deepEqual(keys(after('ettenmoors'), 'wolves'), []);
  assert.deepEqual(keys(after('bree'), 'wolves'), ['wilderness']);
  organizing({ site: 'carn-dum', characters: ['lagduf'] }, [id]).refuses('one', `play ${id}`);
});

rule(
  'Hide in Dark Places: creatures’ attacks on a company that stays are cancelled',
  ['MW-S7.6.5', 'MW-S4.2.5'],
  () => {
    const game = organizing(
      { site: 'ettenmoors', characters: ['luitprand'] },
      ['hide-in-dark-places'],
      {},
      {
        hand: ['orc-patrol'],
      },
    );
    plays(game, 'hide-in-dark-places');
    assert.equal(where(game, 'luitprand'), 'untapped');
    onTheWay(game);
    hazard(game, 'creature orc-patrol');
    hears(game, 'cancel');
    quiet(game);
    assert.equal(isAttacked(game), false);
    organizing({ site: 'carn-dum', to: 'bree', characters: ['luitprand'] }, ['hide-in-dark-places']).refuses(
      'one',
      'play hide-in-dark-places',
    );
  },
);

rule('Forced March: a company that came to a Darkhaven moves on', ['LE-S6.3.3', 'MW-S10.5.1'], () => {
  const march = (site: string, to: string): Table => {
    const game = table({
      phase: 'movement',
      one: { ...minion, companies: [{ site, to, characters: ['lagduf'] }], hand: ['forced-march'] },
    });
    onTheWay(game);
    return game;
  };
  const game = march('mount-gram', 'carn-dum');
  act(game, 'one', 'play forced-march');
  resolve(game);
  act(game, 'one', 'to mount-gram', 'by-path');
  assert.equal(goal(game), 'mount-gram');
  const other = march('carn-dum', 'mount-gram');
  idle(other, (s) => s.part === AT_END);
  other.refuses('one', 'play forced-march');
});

rule('Leg It Double Quick: everybody taps, and the company moves on', ['MW-S10.5.1', 'MW-S2.8.1'], () => {
  const game = table({
    phase: 'movement',
    one: {
      ...minion,
      companies: [{ site: 'carn-dum', to: 'mount-gram', characters: ['lagduf', 'uchel wounded'] }],
      hand: ['leg-it-double-quick'],
    },
  });
  onTheWay(game);
  act(game, 'one', 'play leg-it-double-quick');
  resolve(game);
  assert.equal(where(game, 'lagduf'), 'tapped');
  assert.equal(where(game, 'uchel'), 'wounded');
  act(game, 'one', 'to carn-dum', 'by-path');
  assert.equal(goal(game), 'carn-dum');
});

rule('Iron-road: the opponent draws twice as many, and the company is back at the end', ['MW-S10.2.1'], () => {
  const game = organizing({ site: 'dol-guldur', to: 'bandit-lair', characters: ['lagduf'] }, ['iron-road']);
  plays(game, 'iron-road');
  const before = deckOf(game, 'two').length;
  act(game, 'one', 'pass');
  for (let n = 0; n < 40 && turnOf(game) === 3; n++) {
    const seat = game.list('two').length > 0 ? 'two' : 'one';
    const list = game.list(seat);
    const move =
      ['draw', 'replace-site', 'way 1', 'pass', 'enter-not', 'keep-all'].find((one) => list.includes(one)) ?? list[0];
    game.play(seat, move);
  }
  assert.ok(before - deckOf(game, 'two').length >= 2);
  assert.equal(siteOf(game), 'dol-guldur');
  organizing({ site: 'bandit-lair', to: 'dol-guldur', characters: ['lagduf'] }, ['iron-road']).refuses(
    'one',
    'play iron-road',
  );
});

rule('All Thought Bent upon It: a sage finds an item where there is information', ['CR-A5', 'MW-S4.5.9'], () => {
  const site = (where: string): Table => {
    const game = table(
      {
        phase: 'site',
        one: {
          ...minion,
          [where]: ['nain', 'luitprand'],
          hand: ['all-thought-bent-upon-it', 'a-nice-place-to-hide'],
          deck: ['glamdring', '...'],
        },
      },
      { rolls: where === 'the-white-towers' ? [5, 5] : [] },
    );
    game.play('one', 'enter');
    act(game, 'one', 'play a-nice-place-to-hide');
    quiet(game);
    return game;
  };
  const game = site('the-white-towers');
  plays(game, 'all-thought-bent-upon-it');
  game.play('one', 'choose-title glamdring');
  assert.equal(where(game, 'glamdring'), 'hand');
  assert.equal(where(game, 'nain'), 'tapped');
  hears(game, 'corruption check');
  game.position({ one: { sites: { 'the-white-towers': 'tapped' } } });
  site('ost-in-edhil').refuses('one', 'play all-thought-bent-upon-it', 'MW-S10.5.1');
});

rule('An Untimely Whisper: five cards of the opponent’s hand, at random', ['CR-TIM-2', 'MW-S10.1.2'], () => {
  const hand = ['orc-patrol', 'wolves', 'giant', 'wargs', 'abductor'];
  const game = table({ one: { ...minion, 'minas-morgul': ['lagduf'], hand: ['an-untimely-whisper'] }, two: { hand } });
  plays(game, 'an-untimely-whisper');
  game.says('reveals Orc-patrol');
  game.says('reveals Wolves');
  table({ one: { ...minion, 'minas-morgul': ['lagduf'], hand: ['an-untimely-whisper'] }, two: {} }).refuses(
    'one',
    'play an-untimely-whisper',
    'MW-S10.1.2',
  );
});

rule('Catch an Elusive Scent: another character plays an item, even at a tapped site', ['MW-S10.7.2', 'CR-A5'], () => {
  const enters = (...characters: string[]): Table => {
    const hand = ['a-nice-place-to-hide', 'catch-an-elusive-scent', 'glamdring'];
    const game = table({
      phase: 'site',
      one: { ...minion, companies: [{ site: 'moria', characters, tapped: true }], hand },
    });
    game.play('one', 'enter');
    act(game, 'one', 'play a-nice-place-to-hide');
    if (game.list('one').includes('by ostisen')) game.play('one', 'by ostisen');
    quiet(game);
    return game;
  };
  const game = enters('ostisen', 'luitprand', 'lagduf');
  plays(game, 'catch-an-elusive-scent');
  game.play('one', 'choose-title glamdring');
  assert.equal(bearer(game, 'glamdring'), 'lagduf');
  assert.equal(where(game, 'lagduf'), 'tapped');
  assert.equal(where(game, 'luitprand'), 'tapped');
  enters('ostisen', 'luitprand').refuses('one', 'play catch-an-elusive-scent');
});

rule('Weigh All Things to a Nicety: a resource or a character goes into the play deck', ['CR-TIM-2'], () => {
  const game = table({
    one: {
      ...minion,
      'minas-morgul': ['lagduf'],
      hand: ['weigh-all-things-to-a-nicety'],
      sideboard: ['glamdring', 'wolves'],
      discard: ['snaga'],
    },
  });
  plays(game, 'weigh-all-things-to-a-nicety');
  game.offersOnly('one', ['choose-title glamdring', 'choose-title snaga']);
  game.play('one', 'choose-title snaga');
  assert.ok(deckOf(game, 'one').includes('snaga'));
  table({
    one: { ...minion, 'minas-morgul': ['lagduf'], hand: ['weigh-all-things-to-a-nicety'], sideboard: ['wolves'] },
  }).refuses('one', 'play weigh-all-things-to-a-nicety', 'MW-S10.1.2');
});

rule('Orc-mounts: two hazards more for an overt company, whose creatures have one prowess less', ['LE-S5.6.4'], () => {
  const way = { site: 'carn-dum', to: 'bree' };
  const game = organizing({ ...way, characters: ['lagduf'] }, ['orc-mounts', 'orc-mounts'], {}, { hand: ['wolves'] });
  plays(game, 'orc-mounts');
  game.refuses('one', 'play orc-mounts', 'MW-S2.9.2');
  onTheWay(game);
  assert.equal(hazardLimit(game), 4);
  hazard(game, 'creature wolves');
  resolve(game);
  assert.equal(attackProwess(game), 7);
  organizing({ ...way, characters: ['shamas'] }, ['orc-mounts']).refuses('one', 'play orc-mounts', 'MW-S10.1.2');
});

rule('Back to the Fray: both players may take characters back into their decks', ['CR-TIM-2'], () => {
  const game = table({
    one: {
      ...minion,
      'minas-morgul': ['lagduf'],
      hand: ['back-to-the-fray'],
      discard: ['snaga', 'uchel', 'glamdring'],
    },
    two: { discard: ['gimli'] },
  });
  plays(game, 'back-to-the-fray');
  game.offers('one', ['choose-title snaga', 'choose-title uchel']);
  game.play('one', 'choose-title snaga', 'stop');
  game.play('two', 'choose-title gimli');
  assert.ok(deckOf(game, 'one').includes('snaga'));
  assert.equal(where(game, 'uchel'), 'discard');
  assert.ok(deckOf(game, 'two').includes('gimli'));
});

/** Inside a tapped site whose automatic-attack Ostisen has hidden them from. */
function inside(site: string, characters: readonly string[], hand: string[], more: Words = {}): Table {
  const companies = [{ site, characters: [...characters, 'ostisen'], tapped: true }];
  const game = table({
    phase: 'site',
    one: { ...minion, companies, hand: ['a-nice-place-to-hide', ...hand], ...more },
  });
  game.play('one', 'enter');
  act(game, 'one', 'play a-nice-place-to-hide');
  if (game.list('one').includes('by ostisen')) game.play('one', 'by ostisen');
  quiet(game);
  return game;
}

rule(
  'Old Cache and Swag: one or two tap for minor arms of any pile, at a tapped site',
  ['MX-14.4', 'MW-S10.7.2'],
  () => {
    for (const [id, site, other] of [
      ['old-cache', 'moria', 'bree'],
      ['swag', 'bree', 'moria'],
    ] as const) {
      const piles = {
        deck: ['black-mace', '...'],
        discard: ['saw-toothed-blade'],
        sideboard: ['black-hide-shield', 'foul-smelling-paste'],
      };
      const game = inside(site, ['lagduf', 'snaga'], [id], piles);
      plays(game, id);
      assert.equal(game.list('one').includes('choose-title foul-smelling-paste'), false, 'no weapon');
      game.play('one', 'choose-title saw-toothed-blade', 'choose lagduf');
      assert.equal(bearer(game, 'saw-toothed-blade'), 'lagduf');
      assert.equal(where(game, 'lagduf'), 'tapped');
      game.play('one', 'choose-title black-hide-shield', 'choose snaga');
      assert.equal(bearer(game, 'black-hide-shield'), 'snaga');
      inside(other, ['lagduf', 'snaga'], [id], piles).refuses('one', `play ${id}`);
    }
  },
);

rule(
  'We Have Come to Kill: somebody joins, under general influence if there is enough',
  ['MW-S5.2.2', 'MW-S5.5.3'],
  () => {
    const id = 'we-have-come-to-kill';
    const game = table({ one: { ...minion, moria: ['lagduf'], hand: [id, 'snaga', 'ren-the-ringwraith'] } });
    plays(game, id);
    game.offersOnly('one', ['meet snaga', 'meet-nobody']);
    game.play('one', 'meet snaga');
    assert.equal(where(game, 'snaga'), 'untapped');
    table({ one: { ...minion, 'minas-morgul': ['lagduf'], hand: [id, 'snaga'] } }).refuses('one', `play ${id}`);
    const many = ['lagduf', 'lieutenant-of-morgul', 'hador'];
    table({ one: { ...minion, 'minas-morgul': many, moria: ['uchel'], hand: [id, 'snaga'] } }).refuses(
      'one',
      `play ${id}`,
    );
  },
);

rule('We Have Come to Kill brings a Ringwraith to follow yours, but none of his own', ['MX-11.2', 'MX-11.3'], () => {
  const id = 'we-have-come-to-kill';
  const at = (...people: string[]): Table =>
    table({ one: { ...minion, moria: people, hand: [id, 'ren-the-ringwraith'] } });
  const game = at('akhorahil-the-ringwraith: heralded-lord');
  plays(game, id);
  game.play('one', 'meet ren-the-ringwraith');
  assert.equal(where(game, 'ren-the-ringwraith'), 'untapped');
  at('akhorahil-the-ringwraith: fell-rider').refuses('one', `play ${id}`);
  at('lagduf').refuses('one', `play ${id}`);
});
