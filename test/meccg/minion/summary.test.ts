// The summaries of the turn and of combat at the end of the rulebook, and what its first pages say of any game, with minions.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { OPTIONS } from '../../../games/meccg/setup/options.ts';
import { LONG_EVENT, MOVEMENT, SITE, UNTAP } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { attacked } from '../cards/minion-fight.ts';
import { within } from '../cards/minion-site.ts';
import {
  attackProwess,
  deckOf,
  discardsOf,
  handOf,
  hasReturned,
  isAttacked,
  siteCardOf,
  strikeOn,
  strikeProwess,
  timesExhausted,
} from '../table.ts';
import { idle, position, resolve, toPhase } from '../turn/table.ts';
import { hands, regionsOf } from '../whereabouts.ts';
import { act, asked, bearer, hears, minions, quiet, starters, type Table, until, where } from './minions.ts';

rule('Untapping: characters untap or heal at a Darkhaven, other cards untap, sites do not', ['LE-X.T.1'], () => {
  const game = minions(
    {
      'dol-guldur': ['gorbag wounded', 'shagrat tapped: orc-liquor tapped'],
      moria: ['orc-tracker wounded'],
      sites: { moria: 'tapped' },
    },
    { 'minas-morgul': ['lagduf tapped'] },
    { phase: 'untap' },
  );
  game.play('one', 'untap');
  idle(game, (s) => s.phase > UNTAP);
  const stands = ['gorbag', 'shagrat', 'orc-liquor', 'orc-tracker', 'lagduf'].map((id) => where(game, id));
  assert.deepEqual(stands, ['tapped', 'untapped', 'untapped', 'wounded', 'tapped'], 'the other player’s do not');
  game.position({ one: { sites: { moria: 'tapped' } } });
});

rule(
  'Organizing, in any order: somebody comes, companies change at one Darkhaven, control and items too, and all may move',
  ['LE-X.T.2'],
  () => {
    const one = {
      'minas-morgul': ['lieutenant-of-morgul', 'shagrat: black-mail-coat', 'orc-tracker'],
      hand: ['muzgash'],
    };
    const game = minions(one, {}, {}, [6, 6]);
    game.play('one', 'regroup orc-tracker', 'into minas-morgul');
    game.play('one', 'transfer black-mail-coat', 'receiver lieutenant-of-morgul');
    resolve(game);
    assert.equal(bearer(game, 'black-mail-coat'), 'lieutenant-of-morgul', 'after a check');
    game.play('one', 'play-character muzgash');
    until(game, 'one', 'arrive company orc-tracker');
    game.play('one', 'arrive company orc-tracker');
    resolve(game);
    game.play('one', 'move orc-tracker');
    game.offers('one', ['to cirith-ungol', 'to barad-dur']);
    const regions = minions({ 'minas-morgul': ['orc-tracker'] });
    regions.play('one', 'move orc-tracker', 'to nurniag-camp');
    assert.ok(regionsOf(regions).length <= 4, 'by region cards');
    const starter = starters({ 'minas-morgul': ['orc-tracker'] });
    starter.play('one', 'move orc-tracker');
    starter.refuses('one', 'to dead-marshes', 'MW-S6.2.1');
  },
);

rule(
  'Long-events: first one’s own resources leave, then new ones come, last the opponent’s hazards leave',
  ['LE-X.T.3'],
  () => {
    const game = minions(
      { 'minas-morgul': ['gorbag'], table: ['old-prejudice'], hand: ['tidings-of-death'] },
      { 'dol-guldur': ['shagrat'], table: ['minions-stir'] },
    );
    toPhase(game, LONG_EVENT);
    position(game, { one: { table: [], discard: ['old-prejudice'] }, two: { table: ['minions-stir'] } });
    game.play('one', 'play tidings-of-death');
    resolve(game);
    position(game, { one: { table: ['tidings-of-death'] }, two: { table: ['minions-stir'] } });
    toPhase(game, MOVEMENT);
    position(game, { one: { table: ['tidings-of-death'] }, two: { table: [], discard: ['minions-stir'] } });
  },
);

rule(
  'On the way: companies go in the order that their player likes; each is revealed, cards are drawn, hazards come on it alone',
  ['LE-X.T.4'],
  () => {
    const game = minions(
      {
        companies: [
          { site: 'dol-guldur', characters: ['gorbag'], to: 'moria' },
          { site: 'minas-morgul', characters: ['shagrat'] },
        ],
      },
      { 'carn-dum': ['lagduf'], hand: ['lure-of-the-senses', 'orc-patrol'] },
      { phase: 'movement' },
    );
    game.offers('one', ['next-company gorbag', 'next-company shagrat']);
    game.play('one', 'next-company shagrat');
    act(game, 'two', 'play lure-of-the-senses');
    assert.equal(asked(game).at === 'declare/on-choose', false, 'only Shagrat can be meant');
    quiet(game);
    assert.equal(bearer(game, 'lure-of-the-senses'), 'shagrat');
    idle(game, (s) => s.phase === SITE, ['discard variags-of-khand']);
    position(game, { one: { moria: ['gorbag'] } });
    assert.deepEqual(hands(game), [8, 8], 'hands are brought to eight');
  },
);

rule('Who had to return to his site of origin meets no more hazards, and does nothing there', ['LE-X.T.4'], () => {
  const game = minions(
    { companies: [{ site: 'dol-guldur', characters: ['gorbag'], to: 'moria' }], sites: { 'dol-guldur': 'in-play' } },
    { hand: ['snowstorm', 'lure-of-the-senses'], table: ['doors-of-night'] },
    { phase: 'movement' },
  );
  act(game, 'two', 'play snowstorm');
  for (let n = 0; n < 12 && !hasReturned(game); n++) game.play(asked(game).seat, 'pass');
  if (asked(game).seat === 'one') game.play('one', 'pass');
  game.refuses('two', 'play lure-of-the-senses', 'MW-S4.4.8');
  idle(game, (s, at) => s.phase === SITE || s.active === 1 || at === 'sites/enter-choose');
  position(game, { one: { 'dol-guldur': ['gorbag'] } });
  assert.equal(siteCardOf(game, 'one', 'moria'), 'available');
});

rule(
  'At a site a company does nothing, or faces its guards and plays a card that taps it, then a minor item',
  ['LE-X.T.5'],
  () => {
    const one = { 'dead-marshes': ['gorbag', 'lagduf'], hand: ['black-mail-coat', 'orc-liquor'] };
    const out = minions(one, {}, { phase: 'site' });
    out.play('one', 'pass');
    assert.equal(isAttacked(out), false);
    out.refuses('one', 'item orc-liquor');
    const game = minions(one, {}, { phase: 'site' }, [6, 6, 6, 6]);
    game.play('one', 'enter');
    assert.ok(isAttacked(game));
    for (let n = 0; n < 40 && isAttacked(game); n++) {
      const { seat } = asked(game);
      const list = game.list(seat);
      game.play(seat, ['stay-untapped', 'pass'].find((move) => list.includes(move)) ?? list[0]);
    }
    game.play('one', 'item black-mail-coat', 'by lagduf');
    resolve(game);
    assert.equal(bearer(game, 'black-mail-coat'), 'lagduf');
    game.position({ one: { sites: { 'dead-marshes': 'tapped' } } });
    game.offersOnly('one', ['item orc-liquor', 'pass']);
  },
);

rule('At the end of the turn each may discard one card, then both have eight', ['LE-X.T.6'], () => {
  const hand = ['orc-patrol', 'orc-guard', 'cave-drake', 'orc-quarrels', 'ruse', 'diversion', 'blow-turned'];
  const game = minions(
    { 'minas-morgul': ['gorbag'], hand: [...hand, 'bold-thrust', 'threats'] },
    { 'dol-guldur': ['shagrat'], hand: ['orc-patrol'] },
    { phase: 'end-of-turn' },
  );
  until(game, 'one', 'discard orc-patrol');
  game.play('one', 'discard orc-patrol');
  assert.equal(where(game, 'orc-patrol'), 'discard');
  idle(game, (s) => s.active === 1);
  assert.deepEqual(hands(game), [8, 8]);
});

/** Lagduf, with prowess 5, and who is with him, against the four strikes of Orc-raiders: until it is asked how he fights. */
function against(company: string[], moves: (game: Table) => void, hand: string[] = []): number {
  const game = attacked(company, 'orc-raiders', [], { hand });
  const isOn = (): boolean => strikeOn(game) !== '';
  for (let n = 0; n < 40 && !(isOn() && asked(game).seat === 'one'); n++) {
    const { seat } = asked(game);
    const list = game.list(seat);
    game.play(
      seat,
      ['resolve lagduf', 'assign lagduf', 'excess 0', 'pass'].find((one) => list.includes(one)) ?? list[0],
    );
  }
  moves(game);
  assert.equal(attackProwess(game), 6);
  return strikeProwess(game);
}

rule('The table of combat: what is taken from and added to prowess', ['LE-X.C.1'], () => {
  const four = ['lagduf', 'radbug', 'snaga', 'gorbag'];
  const taps = (game: Table): void => game.play('one', 'tap-to-fight');
  assert.equal(against(four, taps), 5);
  assert.equal(
    against(['lagduf tapped', 'radbug', 'snaga', 'gorbag'], () => {}),
    4,
  );
  assert.equal(
    against(['lagduf wounded', 'radbug', 'snaga', 'gorbag'], () => {}),
    3,
  );
  assert.equal(
    against(four, (game) => game.play('one', 'stay-untapped')),
    2,
  );
  assert.equal(against(['lagduf'], taps), 5 - 3, 'three strikes to spare');
  assert.equal(
    against([...four, 'muzgash'], (game) => {
      taps(game);
      game.play('one', 'aid muzgash');
      resolve(game);
    }),
    6,
  );
  assert.equal(
    against(
      four,
      (game) => {
        taps(game);
        game.play('one', 'play bold-thrust');
        resolve(game);
        game.refuses('one', 'play swift-strokes', 'MW-S7.3.7');
      },
      ['bold-thrust', 'swift-strokes'],
    ),
    8,
    'one card that asks for a skill',
  );
});

rule('Equal totals at the Audience are a tie, and nobody rolls for it', ['LE-S1.2.6'], () => {
  const meet = (table: string[]): Table => {
    const game = minions({ 'minas-morgul': ['radbug'] }, { 'dol-guldur': ['snaga'], table }, { phase: 'council' }, [
      ...Array(4).fill(6),
    ]);
    idle(game, () => false);
    return game;
  };
  meet([]).outcome({ winner: null, reason: 'tie', rule: 'LE-S1.2.6' });
  meet(['orcs-of-angmar']).outcome({ winner: 'two' });
});

rule(
  'Drawing the last card exhausts the play deck; a card that is looked for and shuffled in does not',
  ['LE-S2.2.3'],
  () => {
    const game = minions(
      {
        'minas-morgul': ['gorbag'],
        deck: ['ruse', 'threats'],
        discard: ['orc-patrol', 'orc-guard', 'diversion', 'blow-turned', 'bold-thrust', 'swift-strokes', 'orc-stealth'],
        sites: { moria: 'discarded' },
      },
      { 'dol-guldur': ['shagrat'] },
      { phase: 'end-of-turn' },
    );
    idle(game, (s) => s.phase === UNTAP);
    assert.equal(timesExhausted(game, 'one'), 1);
    assert.equal(siteCardOf(game, 'one', 'moria'), 'available');
    assert.deepEqual(discardsOf(game, 'one'), []);
    assert.equal(handOf(game, 'one').length + deckOf(game, 'one').length, 9);
    const looks = minions({
      'minas-morgul': ['akhorahil-the-ringwraith'],
      hand: ['akhorahil-unleashed'],
      deck: ['bitter-cold'],
    });
    looks.play('one', 'play akhorahil-unleashed');
    resolve(looks);
    looks.play('one', 'choose-title bitter-cold');
    assert.deepEqual([deckOf(looks, 'one').length, timesExhausted(looks, 'one')], [0, 0]);
  },
);

rule('Keywords tell which cards an effect is about', ['LE-S2.3.1'], () => {
  const deck = ['bitter-cold', 'words-of-menace-and-deceit', 'deeper-shadow', 'ruse', 'black-mace', 'orc-patrol'];
  const game = minions({ 'minas-morgul': ['akhorahil-the-ringwraith'], hand: ['akhorahil-unleashed'], deck });
  game.play('one', 'play akhorahil-unleashed');
  resolve(game);
  const magic = ['bitter-cold', 'words-of-menace-and-deceit', 'deeper-shadow'];
  game.offersOnly('one', [...magic.map((id) => `choose-title ${id}`), 'stop']);
  for (const card of CARDS) if (magic.includes(card.id)) assert.ok('keywords' in card && card.keywords?.length === 1);
});

rule(
  'The One Ring: a gold ring where one is found, a test that comes high enough, and the Ring in hand',
  ['LE-S2.4.1'],
  () => {
    const finds = (...roll: [number, number]): Table => {
      const hand = ['the-least-of-gold-rings', 'test-of-fire', 'the-one-ring-minion'];
      const game = within('bree', ['nain'], { hand }, roll);
      act(game, 'one', 'item the-least-of-gold-rings');
      hears(game, 'Náin gets The Least of Gold Rings');
      act(game, 'one', 'pass', 'play test-of-fire');
      hears(game, 'The Least of Gold Rings is tested');
      return game;
    };
    const found = finds(6, 6);
    found.play('one', 'item the-one-ring-minion');
    assert.equal(bearer(found, 'the-one-ring-minion'), 'nain');
    assert.equal(where(found, 'the-least-of-gold-rings'), 'discard');
    assert.ok(!finds(6, 5).list('one').includes('item the-one-ring-minion'), '11 is too little for this ring');
  },
);

rule('When companies join, of a card that a company can have only once all copies but one go', ['LE-S5.1.6'], () => {
  const bats = minions({
    companies: [
      { site: 'dol-guldur', characters: ['lagduf', 'radbug'] },
      { site: 'dol-guldur', characters: ['snaga', 'muzgash'] },
    ],
    hand: ['swarm-of-bats', 'swarm-of-bats'],
  });
  for (const who of ['lagduf', 'snaga']) {
    bats.play('one', 'play swarm-of-bats');
    if (bats.list('one').includes(`on company ${who}`)) bats.play('one', `on company ${who}`);
    resolve(bats);
  }
  bats.position({ one: { hand: [], discard: [] } });
  bats.play('one', 'regroup snaga', 'into company lagduf');
  assert.equal(discardsOf(bats, 'one').length, 1, 'when somebody leaves they are gone in any case');
  const id = 'no-news-of-our-riding';
  const news = minions({
    companies: [
      { site: 'dol-guldur', characters: [`lagduf: ${id}`, 'radbug'] },
      { site: 'dol-guldur', characters: [`snaga: ${id}`] },
    ],
  });
  news.play('one', 'regroup snaga', 'into company lagduf');
  news.asks('one', 'Which No News of Our Riding stays?');
  const [, second] = news.list('one');
  news.play('one', second);
  news.says('one copy is left', 'LE-S5.1.6');
  news.position({ one: { discard: [id] } });
});

rule('Two play, both Ringwraiths, and nothing optional holds that was not agreed on before', ['LE-S0.2'], () => {
  assert.equal(meccg.seats({}).length, 2);
  const usual = { decks: 1, regions: 1, finalChecks: 1 };
  const { rules } = meccg.create({ deckOne: 'dwar', deckTwo: 'indur' }, 'two');
  const agreed = Object.entries(rules).filter(([name, value]) => value === 1 && !Object.hasOwn(usual, name));
  assert.deepEqual(agreed, []);
  const optional = Object.entries(OPTIONS).filter(([, option]) => typeof option.default === 'boolean');
  assert.ok(optional.length > 6);
  for (const [name, option] of optional) assert.equal(option.default, Object.hasOwn(usual, name), name);
});

rule('A roll is two dice together, and nothing but dice is offered for it', ['LE-S0.4', 'LE-S0.5'], () => {
  const sums = Array.from({ length: 13 }, () => 0);
  const two: Words = { alignment: 'minion' };
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const game = scene(
        meccg,
        { phase: 'council', one: { alignment: 'minion', 'minas-morgul': ['gorbag'] }, two },
        { rolls: [a, b] },
      );
      hears(game, `rolls ${a + b}`);
      sums[a + b]++;
    }
  assert.deepEqual(sums.slice(2), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});
