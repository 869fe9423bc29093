// Cards that open ways: over rivers and mountains, by bridge, road and ship, on wings.
import assert from 'node:assert/strict';
import { AT_END, END_OF_TURN } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { act, asked as askedNow, hears, quiet, where } from '../combat/fight.ts';
import { asked, at, hazard, idle, keys, resolve, type Table, underway } from '../movement/table.ts';
import { deckOf, effectsAtWork, isAttacked, newSiteOf, siteOf, strikesOf } from '../table.ts';
import { regionsOf } from '../whereabouts.ts';
import { five, limit, onTheWay, organized, plays } from './journey.ts';

const goal = (game: Table): string => newSiteOf(game) ?? 'none';

/** Every pair of regions that a ranger can join, from a site in the one to a site in the other. */
for (const [id, from, to, regions] of [
  ['anduin-river', 'edoras', 'dead-marshes', ['rohan', 'dagorlad']],
  ['anduin-river', 'minas-tirith', 'dead-marshes', ['anorien', 'dagorlad']],
  ['anduin-river', 'pelargir', 'henneth-annun', ['lebennin', 'ithilien']],
  ['anduin-river', 'pelargir', 'southron-oasis', ['lebennin', 'harondor']],
  ['ash-mountains', 'dead-marshes', 'barad-dur', ['dagorlad', 'gorgoroth']],
  ['ash-mountains', 'easterling-camp', 'mount-doom', ['horse-plains', 'gorgoroth']],
  ['misty-mountains', 'rivendell', 'beorns-house', ['rhudaur', 'anduin-vales']],
  ['misty-mountains', 'rivendell', 'lorien', ['rhudaur', 'wold-and-foothills']],
  ['misty-mountains', 'ost-in-edhil', 'wellinghall', ['hollin', 'fangorn']],
  ['misty-mountains', 'dunnish-clan-hold', 'wellinghall', ['dunland', 'fangorn']],
  ['mountains-of-shadow', 'henneth-annun', 'mount-doom', ['ithilien', 'gorgoroth']],
  ['mountains-of-shadow', 'southron-oasis', 'barad-dur', ['harondor', 'nurn', 'gorgoroth']],
  ['white-mountains', 'edoras', 'vale-of-erech', ['rohan', 'lamedon']],
  ['white-mountains', 'wose-passage-hold', 'edhellond', ['old-pukel-land', 'anfalas']],
  ['white-mountains', 'edoras', 'lond-galen', ['rohan', 'anfalas']],
  ['white-mountains', 'minas-tirith', 'vale-of-erech', ['anorien', 'lamedon']],
] as const)
  rule(`${id}: a ranger taps, and ${regions.join(' and ')} are adjacent`, ['MW-T6.1.4', 'CR-A5', 'MW-S4.2.5'], () => {
    const game = organized({ site: from, characters: ['aragorn-ii'] }, [id]);
    plays(game, id);
    assert.equal(where(game, 'aragorn-ii'), 'tapped');
    assert.equal(at(game), 'movement/to');
    game.play('one', `to ${to}`);
    if (at(game) === 'movement/how-choose') game.play('one', 'by-regions');
    for (let i = 1; i < regions.length && at(game) === 'movement/walk-choose'; i++)
      game.play('one', `through ${regions[i]}`);
    assert.equal(goal(game), to);
    assert.deepEqual(regionsOf(game).length, regions.length);
  });

rule('Without a ranger nobody finds the way, and none can lead the company twice', ['MW-S5.1.4', 'MW-S2.9.2'], () => {
  for (const id of ['anduin-river', 'ash-mountains', 'misty-mountains', 'mountains-of-shadow', 'white-mountains'])
    organized({ site: 'edoras', characters: ['gimli'], to: 'lorien' }, [id]).refuses('one', `play ${id}`);
  const game = organized({ site: 'edoras', characters: ['aragorn-ii', 'damrod'] }, [
    'white-mountains',
    'white-mountains',
  ]);
  plays(game, 'white-mountains', 'by aragorn-ii');
  game.play('one', 'pass');
  game.refuses('one', 'play white-mountains', 'MW-S2.9.2');
});

rule('A new site card may take the place of the one that was played', ['MW-S4.2.5', 'MW-T6.1.11'], () => {
  const game = organized({ site: 'edoras', characters: ['aragorn-ii'], to: 'lorien' }, ['white-mountains']);
  plays(game, 'white-mountains', 'way 1');
  game.play('one', 'to vale-of-erech');
  if (at(game) === 'movement/walk-choose') game.play('one', 'through lamedon');
  assert.equal(goal(game), 'vale-of-erech');
  game.hides('two', 'vale-of-erech');
});

rule('The ranger knows the lands: two hazards fewer, and no ranger taps', ['MW-S10.3.1', 'CR-TIM-3'], () => {
  for (const [id, from, to, less] of [
    ['anduin-river', 'lorien', 'minas-tirith', 2],
    ['ash-mountains', 'lorien', 'dead-marshes', 2],
    ['misty-mountains', 'rivendell', 'ettenmoors', 2],
    ['mountains-of-shadow', 'lorien', 'henneth-annun', 2],
    ['white-mountains', 'edhellond', 'vale-of-erech', 2],
    ['white-mountains', 'lorien', 'moria', 0],
  ] as const) {
    const game = organized({ site: from, characters: [...five.slice(1), 'damrod'], to }, [id]);
    plays(game, id, 'way 2');
    onTheWay(game);
    assert.equal(limit(game), 5 - less, id);
    assert.equal(where(game, 'damrod'), 'untapped');
  }
});

rule('Orcs wait where the mountains are crossed', ['CR-A9'], () => {
  for (const [id, from, to, prowess] of [
    ['ash-mountains', 'dead-marshes', 'barad-dur', 8],
    ['mountains-of-shadow', 'henneth-annun', 'mount-doom', 9],
  ] as const) {
    const game = organized({ site: from, characters: ['aragorn-ii', 'gimli'] }, [id]);
    plays(game, id);
    game.play('one', `to ${to}`);
    if (at(game) === 'movement/walk-choose') game.play('one', 'through gorgoroth');
    hears(game, `strikes 4, prowess ${prowess}`);
    assert.equal(strikesOf(game), 4);
  }
});

rule('No Orcs for a company that only knows the land', ['CR-CARD-mountains-of-shadow-1'], () => {
  const game = organized({ site: 'lorien', characters: ['aragorn-ii'], to: 'henneth-annun' }, ['mountains-of-shadow']);
  plays(game, 'mountains-of-shadow', 'way 2');
  onTheWay(game);
  game.play('one', 'pass');
  assert.equal(isAttacked(game), false);
});

rule('Bridge: from the Haven the company goes on, with a phase of its own', ['MW-S4.4.11', 'MW-S10.3.1'], () => {
  const game = underway(
    { site: 'moria', characters: ['aragorn-ii', 'gimli'], to: 'lorien' },
    { one: { hand: ['bridge'] } },
  );
  game.refuses('one', 'play bridge', 'MW-S10.1.1');
  idle(game, (s) => s.part === AT_END);
  plays(game, 'bridge');
  idle(game, (_s, step) => step === 'movement/to');
  game.play('one', 'to rivendell');
  if (at(game) === 'movement/how-choose') game.play('one', 'by-path');
  onTheWay(game);
  assert.equal(siteOf(game), 'lorien');
  assert.equal(goal(game), 'rivendell');
  const other = underway({ site: 'lorien', characters: ['aragorn-ii'], to: 'moria' }, { one: { hand: ['bridge'] } });
  idle(other, (s) => s.part === AT_END);
  other.refuses('one', 'play bridge');
});

rule(
  'Eagle-mounts: anywhere but to a stronghold, and only what lives there can attack',
  ['MW-S10.4.7', 'MW-S6.3.3'],
  () => {
    const game = organized({ site: 'eagles-eyrie', characters: ['elrond'] }, ['eagle-mounts']);
    plays(game, 'eagle-mounts');
    game.offers('one', 'choose minas-tirith');
    assert.equal(game.list('one').includes('choose moria'), false);
    assert.equal(game.list('one').includes('choose barad-dur'), false);
    game.play('one', 'choose the-lonely-mountain');
    onTheWay(game);
    assert.equal(goal(game), 'the-lonely-mountain');
    assert.deepEqual(keys(game, 'cave-drake'), ['ruins-and-lairs']);
    assert.deepEqual(keys(game, 'giant'), []);
    organized({ site: 'eagles-eyrie', characters: ['bilbo'] }, ['eagle-mounts']).refuses('one', 'play eagle-mounts');
    organized({ site: 'lorien', characters: ['elrond'] }, ['eagle-mounts']).refuses('one', 'play eagle-mounts');
  },
);

/** A Bridge leads on from Lórien to Rivendell. */
function goesOn(game: Table): void {
  idle(game, (s) => s.part === AT_END);
  plays(game, 'bridge');
  idle(game, (_s, step) => step === 'movement/to');
  game.play('one', 'to rivendell');
  if (at(game) === 'movement/how-choose') game.play('one', 'by-path');
  onTheWay(game);
  assert.equal(goal(game), 'rivendell');
}

rule(
  'Whom the Eagles carried goes on over a Bridge like anybody, but who went by Stealth does so all turn',
  ['MW-S10.10.1', 'MW-S10.4.7'],
  () => {
    const carried = organized({ site: 'eagles-eyrie', characters: ['elrond'] }, ['eagle-mounts', 'bridge']);
    plays(carried, 'eagle-mounts');
    carried.play('one', 'choose lorien');
    onTheWay(carried);
    assert.deepEqual(keys(carried, 'giant'), []);
    goesOn(carried);
    assert.deepEqual(keys(carried, 'giant'), ['wilderness']);
    const unseen = organized({ site: 'moria', characters: ['bilbo'], to: 'lorien' }, ['stealth', 'bridge']);
    plays(unseen, 'stealth');
    onTheWay(unseen);
    assert.deepEqual(keys(unseen, 'giant'), []);
    goesOn(unseen);
    assert.deepEqual(keys(unseen, 'giant'), []);
  },
);

rule('Paths of the Dead: from Dunharrow to Erech, and all the Undead may come', ['MW-S10.4.1', 'MW-S10.5.1'], () => {
  const game = organized({ site: 'dunharrow', characters: ['aragorn-ii'] }, ['paths-of-the-dead']);
  plays(game, 'paths-of-the-dead');
  if (at(game) === 'effects/choose') game.play('one', 'choose vale-of-erech');
  onTheWay(game);
  assert.equal(goal(game), 'vale-of-erech');
  assert.deepEqual(keys(game, 'barrow-wight'), ['anywhere']);
  assert.deepEqual(keys(game, 'giant'), []);
  organized({ site: 'dunharrow', characters: ['gimli'] }, ['paths-of-the-dead']).refuses(
    'one',
    'play paths-of-the-dead',
  );
});

rule(
  'Great-road: twice the cards for the opponent, and back to the Haven',
  ['CR-CARD-great-road-1', 'MW-S10.2.1'],
  () => {
    const game = organized({ site: 'lorien', characters: ['aragorn-ii'], to: 'moria' }, ['great-road']);
    plays(game, 'great-road');
    idle(game, (_s, step) => step === 'movement/draw-choose');
    while (at(game) === 'movement/draw-choose') game.play(asked(game), asked(game) === 'two' ? 'draw' : 'pass');
    assert.equal(deckOf(game, 'two').length, 20 - 2 * 3, 'Moria has three');
    idle(game, (s, step) => s.phase === END_OF_TURN && step === 'effects/choose', ['enter-not']);
    assert.equal(siteOf(game), 'moria');
    game.play('one', 'option 0');
    assert.equal(siteOf(game), 'lorien');
    game.position({ one: { sites: {} } });
    organized({ site: 'moria', characters: ['aragorn-ii'] }, ['great-road']).refuses('one', 'play great-road');
  },
);

rule('Great-road: a company that wants to may stay where it went', ['CR-TIM-2'], () => {
  const game = organized({ site: 'lorien', characters: ['aragorn-ii'], to: 'moria' }, ['great-road']);
  plays(game, 'great-road');
  idle(game, (s, step) => s.phase === END_OF_TURN && step === 'effects/choose', ['enter-not']);
  game.play('one', 'option 1');
  assert.equal(siteOf(game), 'moria');
});

const sails = { site: 'edhellond', characters: ['aragorn-ii', 'elrond'], to: 'grey-havens' };

rule(
  'Great Ship: on a coastal way somebody taps, and a hazard aimed at the company is gone',
  ['CR-CARD-great-ship-1', 'CR-CARD-great-ship-3', 'MW-S10.10.1'],
  () => {
    const game = organized(sails, ['great-ship'], {}, { hand: ['call-of-the-sea', 'wargs'] });
    plays(game, 'great-ship', 'by aragorn-ii');
    assert.equal(where(game, 'aragorn-ii'), 'tapped');
    onTheWay(game);
    hazard(game, 'play call-of-the-sea');
    if (askedNow(game).at === 'declare/on-choose') game.play('two', 'on elrond');
    assert.equal(where(game, 'great-ship'), 'discard', 'a short-event is gone, its effect lasts');
    game.play('one', 'fend elrond');
    assert.equal(where(game, 'elrond'), 'tapped');
    resolve(game);
    assert.equal(where(game, 'call-of-the-sea'), 'discard');
    assert.equal(where(game, 'elrond'), 'tapped');
  },
);

rule('Great Ship needs a coast all the way', ['CR-CARD-great-ship-2'], () => {
  const game = organized(
    { site: 'lorien', characters: ['aragorn-ii', 'elrond'], to: 'moria' },
    ['great-ship'],
    {},
    { hand: ['orc-patrol'] },
  );
  plays(game, 'great-ship', 'by aragorn-ii');
  onTheWay(game);
  hazard(game, 'creature orc-patrol');
  if (at(game) === 'movement/key-choose') game.play('two', game.list('two')[0]);
  game.refuses('one', 'fend elrond', 'CR-CARD-great-ship-2');
  quiet(game);
});

rule('Great Ship cancels nothing that has no target, and is gone with the turn', ['CR-CARD-great-ship-3'], () => {
  const game = organized(sails, ['great-ship'], {}, { hand: ['minions-stir'] });
  plays(game, 'great-ship', 'by aragorn-ii');
  onTheWay(game);
  hazard(game, 'play minions-stir');
  game.refuses('one', 'fend elrond', 'CR-A8');
  resolve(game);
  idle(game, (s) => s.active === 1, ['enter-not']);
  assert.deepEqual(effectsAtWork(game), []);
  act(game, 'two', 'pass');
});
