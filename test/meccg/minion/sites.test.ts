// The site cards of Ringwraiths' players: what each does, and what is found there.
import assert from 'node:assert/strict';
import { meccg } from '../../../games/meccg/game.ts';
import { MOVEMENT, ORGANIZATION, SITE } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { act, bearer, hears, quiet, type Table, where } from '../combat/fight.ts';
import { companiesOf, isAttacked, siteOf } from '../table.ts';
import { idle, toPhase } from '../turn/table.ts';
import { abroad, atSite, attackedBy, fightOut } from './table.ts';

rule('A Darkhaven cancels attacks on minions who are there, not on those who come', ['MX-7.16'], () => {
  const stays = abroad(['ostisen'], { from: 'minas-morgul', hazards: ['shelob'] });
  act(stays, 'two', 'creature shelob');
  hears(stays, 'The attack is cancelled.');
  assert.equal(where(stays, 'shelob'), 'discard');
  const comes = abroad(['ostisen'], { from: 'minas-morgul', to: 'dol-guldur', hazards: ['orc-guard'] });
  attackedBy(comes, 'orc-guard', 'key-dark-domain');
  assert.ok(isAttacked(comes));
});

rule('Geann a-Lisch counts as Ruins & Lairs for hazards; Carn Dûm does not', ['LE-S10.8.2'], () => {
  const going = (from: string, to: string): Table =>
    abroad(['ostisen'], { from, to, hazards: ['cave-drake', 'pukel-men'] });
  const geann = going('carn-dum', 'geann-a-lisch');
  attackedBy(geann, 'cave-drake', 'key-ruins-and-lairs');
  assert.ok(isAttacked(geann));
  const there = abroad(['ostisen'], { from: 'geann-a-lisch', hazards: ['cave-drake'] });
  attackedBy(there, 'cave-drake', 'key-ruins-and-lairs');
  assert.ok(isAttacked(there), 'nothing is cancelled there');
  const carn = abroad(['ostisen'], { from: 'carn-dum', hazards: ['cave-drake'] });
  quiet(carn);
  carn.refuses('two', 'creature cave-drake');
});

/** Player one's company is inside its site; what it faced there is over. */
function inside(
  site: string,
  characters: readonly string[],
  hand: readonly string[],
  rolls: readonly number[] = [],
): Table {
  const game = atSite(site, characters, { one: { hand: [...hand] } }, rolls);
  game.play('one', 'enter');
  for (let n = 0; n < 3 && isAttacked(game); n++) fightOut(game, 'stay-untapped');
  return game;
}

/** What player one may play there of what he holds. */
const playable = (game: Table): string[] =>
  game
    .list('one')
    .filter((move) => move.startsWith('item '))
    .sort();

rule('What can be played is listed on the own card of a place', ['MX-4.3', 'LE-S10.5.1'], () => {
  const dark = inside('cirith-ungol', ['ostisen'], ['dagger-of-westernesse']);
  dark.refuses('one', 'item dagger-of-westernesse', 'MW-S10.7.1');
  const hand = ['glamdring', 'sapling-of-the-white-tree', 'dagger-of-westernesse', 'fair-gold-ring'];
  const arms = inside('cameth-brin', ['asternak'], hand, [6, 6]);
  assert.deepEqual(playable(arms), ['item dagger-of-westernesse', 'item glamdring'], 'of major items arms alone');
  arms.refuses('one', 'item fair-gold-ring', 'MW-S10.7.1');
});

rule('At Bag End minions find greater items', ['MX-4.3'], () => {
  const game = inside('bag-end', ['lagduf', 'asternak'], ['orcrist', 'fair-gold-ring'], Array(8).fill(6));
  assert.deepEqual(playable(game), ['item fair-gold-ring', 'item orcrist']);
});

rule('At Tharbad items are played though the site is tapped', ['LE-S10.5.1', 'LE-S10.3.1'], () => {
  const tapped = (site: string, rolls: readonly number[]): Table => {
    const one = { hand: ['dagger-of-westernesse'], sites: { [site]: 'tapped' } };
    const game = atSite(site, ['ostisen', 'asternak', 'dogrib', 'lagduf'], { one }, rolls);
    game.play('one', 'enter');
    fightOut(game);
    return game;
  };
  tapped('tharbad', [6, 6, 6, 6, 6, 6]).offers('one', 'item dagger-of-westernesse');
  tapped('barrow-downs', [6, 6]).refuses('one', 'item dagger-of-westernesse', 'MW-S10.5.2');
});

rule('A sage at Mount Doom may tap to test a ring, at -3', ['LE-S10.6.4', 'LE-S10.6.5'], () => {
  const doom = (company: readonly string[], rolls: readonly number[] = []): Table =>
    scene(
      meccg,
      {
        phase: 'organization',
        one: { alignment: 'minion', 'mount-doom': [...company], hand: ['lesser-ring'] },
        two: {},
      },
      { rolls: [...rolls] },
    );
  const game = doom(['ciryaher: fair-gold-ring', 'layos'], [6, 6]);
  act(game, 'one', 'sage-test fair-gold-ring', 'test-by layos');
  assert.equal(where(game, 'layos'), 'tapped');
  hears(game, 'Fair Gold Ring is tested: 9.');
  game.play('one', 'item lesser-ring');
  assert.equal(bearer(game, 'lesser-ring'), 'ciryaher');
  doom(['ostisen: fair-gold-ring', 'layos tapped']).refuses('one', 'sage-test fair-gold-ring', 'LE-S10.6.4');
});

rule(
  'At Hermit’s Hill a covert company gives two minor items for the leave to play a gold ring',
  ['LE-S10.6.2'],
  () => {
    const hill = (company: readonly string[]): Table => {
      const game = atSite('hermits-hill', company, { one: { hand: ['fair-gold-ring'] } }, [6, 6]);
      game.play('one', 'enter');
      for (let n = 0; n < 3 && isAttacked(game); n++) fightOut(game, 'stay-untapped');
      return game;
    };
    const two = 'elven-cloak, dagger-of-westernesse';
    const game = hill([`asternak: ${two}`]);
    game.refuses('one', 'item fair-gold-ring', 'MW-S10.7.1');
    game.play('one', 'barter', 'give-up-item elven-cloak', 'give-up-item dagger-of-westernesse');
    assert.equal(where(game, 'elven-cloak'), 'discard');
    game.refuses('one', 'barter', 'MW-S10.1.2');
    act(game, 'one', 'item fair-gold-ring');
    hears(game, 'gets Fair Gold Ring');
    hill([`lagduf: ${two}`]).refuses('one', 'barter', 'LE-S5.6.5');
    hill(['asternak: elven-cloak']).refuses('one', 'barter', 'MW-S10.1.2');
  },
);

rule(
  'At Urlurtsu Nurn a Ringwraith calls an Orc or a Troll, who must go elsewhere this turn',
  ['LE-S5.2.1', 'LE-S7.4.4'],
  () => {
    const one = {
      alignment: 'minion',
      'urlurtsu-nurn': ['hoarmurath-the-ringwraith'],
      discard: ['lagduf', 'ostisen'],
      deck: ['...'],
    };
    const game = scene(meccg, { phase: 'organization', one, two: { deck: ['...'] } });
    game.refuses('one', 'summon ostisen', 'LE-S5.2.1');
    game.play('one', 'summon lagduf');
    assert.equal(where(game, 'hoarmurath-the-ringwraith'), 'tapped');
    assert.equal(where(game, 'lagduf'), 'untapped');
    assert.equal(companiesOf(game, 'one').length, 2);
    idle(game, (s) => s.phase === MOVEMENT);
    assert.equal(where(game, 'lagduf'), 'untapped'); // until all have moved
    idle(game, (s) => s.phase === SITE, ['next-company lagduf']);
    assert.equal(where(game, 'lagduf'), 'discard');
  },
);

rule(
  'Who was called at Urlurtsu Nurn is discarded if he and his Ringwraith have come to the same place',
  ['LE-S5.2.1'],
  () => {
    /** Lagduf goes to Cirith Ungol and on to Minas Morgul, where his lord may have come. */
    const goes = (lord: 'comes too' | 'stays'): Table => {
      const one = {
        alignment: 'minion',
        'urlurtsu-nurn': ['hoarmurath-the-ringwraith'],
        discard: ['lagduf'],
        hand: ['leg-it-double-quick'],
        deck: ['...'],
      };
      const game = scene(meccg, { phase: 'organization', one, two: { deck: ['...'] } });
      game.play('one', 'summon lagduf', 'move lagduf', 'to cirith-ungol');
      if (lord === 'comes too') game.play('one', 'move hoarmurath-the-ringwraith', 'to minas-morgul');
      for (const move of ['play leg-it-double-quick', 'to minas-morgul']) {
        idle(game, () => game.list('one').includes(move), ['next-company lagduf']);
        game.play('one', move);
      }
      idle(game, (s) => s.phase > MOVEMENT, ['by-path']);
      return game;
    };
    const apart = goes('stays');
    assert.equal(siteOf(apart, 'hoarmurath-the-ringwraith'), 'urlurtsu-nurn');
    assert.equal(siteOf(apart, 'lagduf'), 'minas-morgul');
    const together = goes('comes too');
    assert.equal(siteOf(together, 'hoarmurath-the-ringwraith'), 'minas-morgul');
    assert.equal(where(together, 'lagduf'), 'discard');
  },
);

rule('At Barad-dûr the wounded heal, at Moria they do not', ['LE-S5.7.1'], () => {
  const rests = (site: string): string => {
    const game = scene(meccg, { phase: 'untap', one: { alignment: 'minion', [site]: ['ostisen wounded'] }, two: {} });
    toPhase(game, ORGANIZATION);
    return where(game, 'ostisen');
  };
  assert.deepEqual([rests('barad-dur'), rests('dol-guldur'), rests('moria')], ['tapped', 'tapped', 'wounded']);
});

rule('Permanent-events on a company of minions go with whichever part their player likes', ['LE-S10.2.2'], () => {
  const table = ['gates-of-morning on company ostisen'];
  const one = { alignment: 'minion', 'minas-morgul': ['ostisen', 'layos'], table };
  const game = scene(meccg, { phase: 'organization', one, two: {} });
  game.refuses('one', 'carry gates-of-morning', 'LE-S10.2.2');
  game.play('one', 'regroup layos');
  game.play('one', game.list('one')[0]);
  game.play('one', 'carry gates-of-morning');
  game.play('one', game.list('one')[0]);
  assert.deepEqual(companiesOf(game, 'one'), [['ostisen'], ['layos']]);
  game.position({ one: { table: ['gates-of-morning on company layos'] } });
  game.refuses('one', 'carry gates-of-morning', 'LE-S10.2.2');
});
