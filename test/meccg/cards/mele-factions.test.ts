// The factions of The Lidless Eye: where, on which number, with which modifications.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { meleFactions } from '../../../games/meccg/cards/mele-factions.ts';
import { rule } from '../../rule.ts';
import { asked, bearer, hears, minions, quiet, type Table, where } from '../minion/minions.ts';
import {
  attackBody,
  attackProwess,
  automaticAttacks,
  directInfluence,
  isAttacked,
  isSiteTapped,
  marshallingPoints,
  playableAt,
  standardModification,
  strikesOf,
  supposeAttack,
} from '../table.ts';
import { attemptNumbers } from '../whereabouts.ts';
import { within } from './minion-site.ts';
import { does } from './people.ts';

type Id = keyof typeof meleFactions;
const IDS = Object.keys(meleFactions) as Id[];
const dice = (sum: number): [number, number] => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);

/** The sites of minions where it is playable. */
function sitesFor(id: Id): string[] {
  const game = minions({ 'minas-morgul': ['gorbag'] }, {}, { phase: 'organization' });
  return playableAt(game, 'one', id);
}

rule('Every faction has sites where it is playable', ['LE-S10.4.1'], () => {
  assert.equal(IDS.length, 38);
  const counts: Partial<Record<Id, number>> = {};
  for (const id of IDS) if (sitesFor(id).length !== 1) counts[id] = sitesFor(id).length;
  assert.deepEqual(counts, {
    'black-trolls': 2,
    'half-trolls': 2,
    'ice-orcs': 2,
    'snaga-hai': 9,
    'uruk-hai': 3,
  });
  assert.deepEqual(sitesFor('ice-orcs'), ['caves-of-ulund', 'lossadan-cairn']);
});

rule(
  'A faction comes into play where it says if the check is greater than its number, and gives its points',
  ['LE-S9.2.1', 'LE-S9.2.2', 'LE-S10.4.1'],
  () => {
    for (const [id, site] of [
      ['orcs-of-angmar', 'mount-gram'],
      ['nurniags', 'nurniag-camp'],
      ['umbarean-corsairs', 'gobel-mirlond'],
      ['woodmen-minion', 'woodmen-town'],
      ['balchoth', 'raider-hold'],
    ] as const) {
      const needed = meleFactions[id].influenceNumber ?? 0;
      const tries = (roll: number): Table => {
        const game = within(site, ['gorbag'], { hand: [id] }, dice(roll));
        does(game, `faction ${id}`);
        return game;
      };
      const own = directInfluence(within(site, ['gorbag'], { hand: [id] }), 'gorbag', id);
      const lost = tries(needed - own);
      assert.equal(where(lost, id), 'discard', id);
      assert.equal(isSiteTapped(lost), false);
      const won = tries(needed - own + 1);
      assert.equal(where(won, id), 'untapped', id);
      assert.equal(isSiteTapped(won), true);
      assert.equal(marshallingPoints(won, 'one') - marshallingPoints(lost, 'one'), meleFactions[id].points, id);
      within('barad-dur', ['gorbag'], { hand: [id] }).refuses('one', `faction ${id}`, 'MW-S10.9.1');
    }
  },
);

rule(
  'Standard modifications go by the factions in play, on either side; the race of who tries is nothing',
  ['LE-S9.2.3'],
  () => {
    const modified = (id: string, one: string[], two: string[] = []): number => {
      const game = minions({ 'minas-morgul': ['gorbag', 'asternak'], table: one, hand: [id] }, { table: two });
      const [orc, man] = (['gorbag', 'asternak'] as const).map((who) => standardModification(game, id, who));
      assert.equal(orc, man);
      return orc;
    };
    assert.equal(modified('ice-orcs', []), 0);
    assert.equal(modified('ice-orcs', ['wargs-of-the-forochel']), 2);
    assert.equal(modified('ice-orcs', [], ['wargs-of-the-forochel']), 2);
    assert.equal(modified('wargs-of-the-forochel', ['ice-orcs'], ['misty-mountain-wargs']), 4);
    assert.equal(modified('easterlings-minion', ['balchoth', 'men-of-dorwinion-minion']), 0, '+2 and -2');
  },
);

rule('Uruk-hai: -2 for other Orc factions in play, once', ['LE-S9.2.3'], () => {
  const game = minions(
    { 'minas-morgul': ['gorbag'], table: ['ice-orcs', 'orcs-of-moria'], hand: ['uruk-hai'] },
    { table: ['snaga-hai'] },
  );
  assert.equal(standardModification(game, 'uruk-hai', 'gorbag'), -2);
  const alone = minions({ 'minas-morgul': ['gorbag'], table: ['hill-trolls'], hand: ['uruk-hai'] });
  assert.equal(standardModification(alone, 'uruk-hai', 'gorbag'), 0);
});

rule('Ice-orcs at Lossadan Cairn: a roll of 5 brings them, 3 does not', ['LE-S9.3.1'], () => {
  for (const [roll, as] of [
    [5, 'untapped'],
    [3, 'discard'],
  ] as const) {
    const game = within('caves-of-ulund', ['gorbag', 'lieutenant-of-morgul'], { hand: ['ice-orcs'] }, dice(roll), {
      table: ['wargs-of-the-forochel'],
    });
    does(game, 'faction ice-orcs', 'by lieutenant-of-morgul');
    game.says(roll === 5 ? '5 + 5 influence + 2 = 12 against 10' : '3 + 5 influence + 2 = 10 against 10');
    assert.equal(where(game, 'ice-orcs'), as);
    assert.equal(isSiteTapped(game), roll === 5);
  }
});

rule('Snaga-hai come into play at a tapped Shadow-hold too', ['MW-S10.5.2'], () => {
  const at = (hand: string): Table => {
    const game = minions(
      { companies: [{ site: 'mount-gram', characters: ['gorbag'], tapped: true }], hand: [hand] },
      {},
      { phase: 'site' },
      hand === 'snaga-hai' ? [6, 6] : [],
    );
    game.play('one', 'enter');
    return game;
  };
  const game = at('snaga-hai');
  does(game, 'faction snaga-hai');
  assert.equal(where(game, 'snaga-hai'), 'untapped');
  at('orcs-of-angmar').refuses('one', 'faction orcs-of-angmar', 'MW-S10.5.2');
});

rule('Once in play, most Orc, Troll and Wolf factions are influenced against 0', ['LE-T9.3'], () => {
  const value = (id: string): number => {
    const game = minions({ 'minas-morgul': ['gorbag'] }, { table: [id] });
    return attemptNumbers(game, 'gorbag', id).value;
  };
  assert.equal(value('orcs-of-moria'), 0);
  assert.equal(value('white-mountain-wolves'), 0);
  assert.equal(value('woodmen-minion'), 10);
  assert.equal(value('woses-of-the-eryn-vorn'), 11);
});

rule('A hero’s faction in play keeps the minion’s of that name from being played', ['MX-10.2', 'MX-10.3'], () => {
  const game = within('woodmen-town', ['gorbag'], { hand: ['woodmen-minion'] }, [], {
    alignment: 'hero',
    table: ['woodmen'],
  });
  game.refuses('one', 'faction woodmen-minion', 'MW-S2.9.1');
});

// ---- leaders ------------------------------------------------------------------------------------------------------

rule('An Orc or Troll leader may hold the faction that he wins, and the site does not tap', ['LE-S10.4.1'], () => {
  const wins = (who: string): Table => {
    const game = within('cirith-ungol', [who], { hand: ['ungol-orcs', 'half-trolls'] }, [6, 6]);
    does(game, 'faction ungol-orcs');
    return game;
  };
  const game = wins('gorbag');
  game.offersOnly('one', ['hold', 'hold-not']);
  game.play('one', 'hold');
  assert.equal(bearer(game, 'ungol-orcs'), 'gorbag');
  assert.equal(isSiteTapped(game, 'gorbag'), false);
  const taps = wins('gorbag');
  taps.play('one', 'hold-not');
  assert.equal(bearer(taps, 'ungol-orcs'), '');
  assert.equal(isSiteTapped(taps, 'gorbag'), true);
  const orc = wins('snaga');
  assert.equal(isSiteTapped(orc, 'snaga'), true, 'he is no leader');
});

rule('A faction that a leader holds is discarded when he moves or leaves play', ['LE-S10.4.1'], () => {
  const game = minions(
    {
      companies: [{ site: 'cirith-ungol', characters: ['gorbag: ungol-orcs'], to: 'minas-morgul' }],
      table: ['half-trolls'],
    },
    {},
    { phase: 'movement' },
  );
  quiet(game);
  assert.equal(where(game, 'ungol-orcs'), 'discard');
  assert.equal(where(game, 'half-trolls'), 'untapped', 'nobody holds them');
  const stays = minions({ 'minas-morgul': ['gorbag: ungol-orcs'] }, {}, { phase: 'organization' });
  stays.play('one', 'discard-character gorbag');
  quiet(stays);
  assert.equal(where(stays, 'ungol-orcs'), 'discard');
});

rule('Three factions or more with one leader give 2 points more', ['LE-S10.4.1'], () => {
  const points = (...characters: string[]): number => marshallingPoints(minions({ 'minas-morgul': characters }), 'one');
  assert.equal(points('gorbag: ungol-orcs, half-trolls'), 2 + 2);
  assert.equal(points('gorbag: ungol-orcs, half-trolls, black-trolls'), 2 + 3 + 2);
  assert.equal(points('gorbag: ungol-orcs, half-trolls', 'shagrat: black-trolls'), 2 + 2 + 3);
});

rule('A faction that a leader holds is influenced where he is', ['LE-T9.3'], () => {
  const verdict = (site: string): boolean => {
    const game = minions(
      { [site]: ['gorbag'] },
      { 'dol-guldur': ['shagrat: black-trolls'] },
      { phase: 'site', turn: 9 },
    );
    game.play('one', 'enter');
    return game.list('one').includes('influence black-trolls');
  };
  assert.equal(verdict('dol-guldur'), true);
  assert.equal(verdict('barad-dur'), false);
});

// ---- Dragons ------------------------------------------------------------------------------------------------------

rule('Who influences a Dragon may give up a major item for 3 or a greater one for 6', ['LE-S9.2.1'], () => {
  const tries = (items: string, ...moves: string[]): Table => {
    const game = within('the-lonely-mountain', [`gorbag${items}`], { hand: ['smaug-roused'] }, [3, 4]);
    does(game, 'faction smaug-roused', ...moves);
    return game;
  };
  const major = tries(': high-helm, binding-ring', 'offer high-helm');
  major.says('7 + 0 influence + 3 = 10 against 12');
  assert.deepEqual([where(major, 'high-helm'), where(major, 'smaug-roused')], ['discard', 'discard']);
  const greater = tries(': black-mace', 'offer black-mace');
  greater.says('= 13 against 12');
  assert.equal(where(greater, 'smaug-roused'), 'untapped');
  const none = tries(': black-mace', 'pass');
  none.says('= 7 against 12');
  tries(': binding-ring').says('= 7 against 12');
});

rule('Several forms of a Dragon may be in play; once one was defeated none is played', ['MX-10.6'], () => {
  const guarded = within('the-lonely-mountain', ['gorbag'], { hand: ['smaug-roused'] }, [], { table: ['agburanar'] });
  guarded.offers('one', 'faction smaug-roused');
  const one = { 'the-lonely-mountain': ['gorbag'], hand: ['smaug-roused'] };
  const slain = minions(one, { points: ['smaug'] }, { phase: 'site' });
  slain.play('one', 'enter');
  slain.refuses('one', 'faction smaug-roused', 'MW-S2.6.3');
});

rule('The lair of a Dragon that was defeated is unguarded, on the cards of both sides', ['MX-10.6'], () => {
  const enters = (one: Words, two: Words): number => {
    const game = minions(one, two, { phase: 'site' });
    return automaticAttacks(game).length;
  };
  const dead = { points: ['smaug'] };
  assert.equal(enters({ 'the-lonely-mountain': ['gorbag'] }, {}), 1);
  assert.equal(enters({ 'the-lonely-mountain': ['gorbag'] }, dead), 0);
  assert.equal(enters({ alignment: 'hero', 'the-lonely-mountain': ['gimli'] }, dead), 0);
  assert.equal(enters({ 'caves-of-ulund': ['gorbag'] }, dead), 1, 'another Dragon’s lair');
  assert.equal(enters({ 'the-lonely-mountain': ['gorbag'] }, { 'out-of-play': ['smaug-roused'] }), 0, 'in any form');
  const wizards = { alignment: 'hero', 'the-lonely-mountain': ['gimli'] };
  assert.equal(enters(wizards, { alignment: 'hero', ...dead }), 1, 'among Wizards the card holds');
});

/** Player two moves through Northern Rhovanion, where the Dragon of player one is abroad. */
const passesBy = (two: Record<string, unknown>, rolls: number[] = [], one: Record<string, unknown> = {}): Table => {
  const game = minions(
    { table: ['smaug-roused'], 'minas-morgul': ['gorbag'], ...one },
    { alignment: 'hero', ...two },
    { phase: 'movement', active: 'two' },
    rolls,
  );
  for (let n = 0; n < 4 && !isAttacked(game); n++) game.play(asked(game).seat, 'pass');
  return game;
};
const northward = (...characters: string[]): Record<string, unknown> => ({
  companies: [
    { site: 'lake-town', characters, to: 'iron-hill-dwarf-hold', walk: ['northern-rhovanion', 'iron-hills'] },
  ],
});

rule('A roused Dragon attacks any company that passes by, but not its player’s', ['MX-7.18'], () => {
  const game = passesBy(northward('bard-bowman', 'gimli'));
  assert.deepEqual([strikesOf(game), attackProwess(game), attackBody(game)], [2, 17, 8]);
  const elsewhere = passesBy({ companies: [{ site: 'rivendell', characters: ['gimli'], to: 'lorien' }] });
  assert.equal(isAttacked(elsewhere), false);
  const own = minions(
    {
      table: ['smaug-roused'],
      companies: [{ site: 'lake-town', characters: ['gorbag'], to: 'dale', walk: ['northern-rhovanion'] }],
    },
    {},
    { phase: 'movement' },
  );
  hears(own, 'cancelled');
});

rule('If its attack is defeated, the Dragon is out of play and nobody has its points', ['LE-S10.4.2'], () => {
  const game = passesBy(northward('glorfindel-ii'), [6, 6, 6, 6]);
  supposeAttack(game, { strikes: 1, prowess: 5 });
  for (let n = 0; n < 40 && where(game, 'smaug-roused') !== 'out-of-play'; n++) {
    const { seat } = asked(game);
    const list = game.list(seat);
    game.play(
      seat,
      ['tap-to-fight', 'assign glorfindel-ii', 'attacked glorfindel-ii'].find((one) => list.includes(one)) ??
        (list.includes('pass') ? 'pass' : list[0]),
    );
  }
  assert.equal(where(game, 'smaug-roused'), 'out-of-play');
  assert.equal(marshallingPoints(game, 'one'), 2, 'Gorbag alone');
});
