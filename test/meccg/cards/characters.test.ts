// The characters of The Wizards: each comes into play with what he shows, and those with more than numbers.
import assert from 'node:assert/strict';
import { C, CARDS } from '../../../games/meccg/cards/all.ts';
import { CHARACTER_RACES } from '../../../games/meccg/cards/facts.ts';
import { ATTACK_RACES, RACE } from '../../../games/meccg/cards/kinds.ts';
import { metwCharacters } from '../../../games/meccg/cards/metw-characters.ts';
import { metwFactions } from '../../../games/meccg/cards/metw-factions.ts';
import { rule } from '../../rule.ts';
import { act, attacked, quiet, where } from '../combat/fight.ts';
import { hazard, idle, resolve, type Table, table, underway } from '../movement/table.ts';
import {
  attackBody,
  corruptionCheck,
  directInfluence,
  handOf,
  handSize,
  ifAttacked,
  influenceCheck,
  isAttacked,
  marshallingPoints,
  mindOf,
  prowessOf,
  skillsOf,
  unusedDirectInfluence,
} from '../table.ts';
import { attackBegun, loses } from '../whereabouts.ts';
import { does } from './people.ts';

type Id = keyof typeof metwCharacters;
const IDS = Object.keys(metwCharacters) as Id[];
const FACTIONS = Object.keys(metwFactions);

const alone = (id: string, more = {}): Table =>
  table({ phase: 'organization', one: { rivendell: [id], ...more }, two: {} });

rule(
  'Every character can be brought into play at his home site, under general influence, with what his card shows',
  ['MW-S4.2.2', 'MW-S5.1.2', 'MW-S5.1.3', 'MW-S5.2.2'],
  () => {
    assert.equal(IDS.length, 66);
    for (const id of IDS) {
      const card = metwCharacters[id];
      const home = card.homeSites[0] as string;
      const host = id === 'bergil' ? 'annalena' : 'bergil';
      const where = home === 'haven' ? 'rivendell' : home;
      const game = table({ phase: 'organization', one: { [where]: [host], hand: [id] }, two: {} });
      const move = game.list('one').find((one) => one.split(' ').includes(id));
      assert.ok(move, `${id} at ${where}: ${game.list('one').join(', ')}`);
      does(game, move);
      for (let i = 0; i < 3 && handOf(game, 'one').length > 0; i++) {
        const list = game.list('one');
        does(game, list.find((one) => one.includes('general') || one.includes(where)) ?? list[0]);
      }
      assert.equal(mindOf(game, id), card.mind, id);
      assert.equal(prowessOf(game, id), card.prowess, id);
      assert.equal(directInfluence(game, id), card.directInfluence, id);
      assert.equal(CHARACTER_RACES[RACE[C[id]]], card.race, id);
      assert.deepEqual(skillsOf(game, id).sort(), [...card.skills].sort(), id);
      assert.equal(marshallingPoints(game, 'one'), (card.points ?? 0) + (metwCharacters[host].points ?? 0), id);
    }
  },
);

rule(
  'Every bonus to direct influence counts against what it names and nothing else',
  ['CR-I.B.1', 'MW-S5.3.1', 'CR-CARD-thorin-ii-1'],
  () => {
    let seen = 0;
    for (const id of IDS) {
      const card = metwCharacters[id];
      const others = IDS.filter((other) => other !== id).slice(0, 40);
      const game = alone(id, { hand: FACTIONS, deck: [...others, ...IDS.slice(40).filter((other) => other !== id)] });
      for (const target of [...FACTIONS, ...IDS].filter((other) => other !== id)) {
        const it = CARDS[C[target as Id]];
        const isFaction = it.kind === 'faction';
        let expected = card.directInfluence;
        for (const { against, add } of card.influenceBonus ?? []) {
          const hit =
            against === 'factions'
              ? isFaction
              : 'faction' in against
                ? it.id === against.faction
                : 'character' in against
                  ? it.id === against.character
                  : 'homeSite' in against || 'factionsAt' in against || 'races' in against
                    ? false
                    : 'race' in it &&
                      it.race === against.race &&
                      (against.only === undefined || (against.only === 'factions') === isFaction);
          if (hit) {
            expected += add;
            seen++;
          }
        }
        assert.equal(directInfluence(game, id, target), expected, `${id} against ${target}`);
      }
    }
    assert.ok(seen > 60, String(seen));
    assert.equal(
      directInfluence(alone('thorin-ii', { hand: ['blue-mountain-dwarves'] }), 'thorin-ii', 'blue-mountain-dwarves'),
      2 + 4,
    );
    assert.equal(directInfluence(alone('arwen', { hand: ['aragorn-ii'] }), 'arwen', 'aragorn-ii'), 7);
    assert.equal(
      directInfluence(alone('celeborn', { hand: ['galadriel'] }), 'celeborn', 'galadriel') -
        directInfluence(alone('celeborn'), 'celeborn'),
      5,
    );
  },
);

rule('A bonus that one follower uses up leaves another bonus alone', ['CR-I.B.2', 'MW-S5.3.1'], () => {
  const unused = (characters: string[], who: string, against: string): number => {
    const game = table({ phase: 'organization', one: { rivendell: characters, hand: [against] }, two: {} });
    return unusedDirectInfluence(game, who, against);
  };
  assert.equal(unused(['dain-ii', 'eowyn under dain-ii'], 'dain-ii', 'iron-hill-dwarves'), 3 - 1 + 2);
  assert.equal(unused(['dain-ii', 'eowyn under dain-ii'], 'dain-ii', 'hama'), 3 - 1);
  assert.equal(unused(['gimli', 'orophin under gimli'], 'gimli', 'iron-hill-dwarves'), 2 - 1 + 2);
  assert.equal(unused(['thorin-ii', 'bofur under thorin-ii'], 'thorin-ii', 'blue-mountain-dwarves'), 2 + 2);
});

rule('Every bonus to prowess counts against that race only', ['CR-I.D.14'], () => {
  let seen = 0;
  for (const id of IDS) {
    const card = metwCharacters[id];
    const game = alone(id);
    for (const name of ATTACK_RACES) {
      const add = (card.prowessBonus ?? [])
        .filter(({ against }) => against === name)
        .reduce((sum, one) => sum + one.add, 0);
      if (add > 0) seen++;
      const prowess = ifAttacked(game, name, () => prowessOf(game, id));
      assert.equal(prowess, card.prowess + add, `${id} against ${name}`);
    }
  }
  assert.equal(seen, 18 + 5);
});

rule('Modifications of corruption checks and of influence checks against factions', ['MW-S8.4.3', 'MW-S9.3.2'], () => {
  for (const id of IDS) {
    const game = alone(id, { hand: ['the-great-eagles', 'bergil', 'annalena'] });
    const card = metwCharacters[id];
    assert.equal(corruptionCheck(game, id), card.corruptionCheck ?? 0, id);
    assert.equal(influenceCheck(game, id, 'the-great-eagles'), card.factionCheck ?? 0, id);
  }
  assert.equal(corruptionCheck(alone('frodo'), 'frodo'), 4);
  assert.equal(corruptionCheck(alone('sam-gamgee'), 'sam-gamgee'), 3);
  assert.equal(corruptionCheck(alone('pippin'), 'pippin'), 2);
  assert.equal(corruptionCheck(alone('boromir-ii'), 'boromir-ii'), -1);
});

rule('Points that are lost with an eliminated character', ['MW-S1.4.4'], () => {
  const lost = Object.fromEntries(
    IDS.flatMap((id) => {
      const game = alone(id, { lorien: [id === 'bergil' ? 'annalena' : 'bergil'] });
      loses(game, id);
      const left = marshallingPoints(game, 'one') - (id === 'bergil' ? 1 : 0);
      return left === 0 ? [] : [[id, left]];
    }),
  );
  assert.deepEqual(lost, { 'aragorn-ii': -3, bilbo: -2, cirdan: -3, elrond: -3, frodo: -2, galadriel: -3 });
});

rule(
  'Hobbits that did not start the game come into play at their home site only',
  ['CR-TERM-hobbit-2', 'MW-S4.2.2'],
  () => {
    for (const id of ['bilbo', 'frodo', 'merry', 'pippin', 'robin-smallburrow', 'sam-gamgee']) {
      const game = table({ phase: 'organization', one: { lorien: ['elrond'], hand: [id] }, two: {} });
      does(game, `play-character ${id}`);
      for (let i = 0; i < 3 && where(game, id) === 'hand'; i++) {
        assert.equal(
          game.list('one').some((move) => move.includes('lorien') || move.includes('elrond')),
          false,
          id,
        );
        does(game, game.list('one')[0]);
      }
      game.position({ one: { characters: { [id]: { at: 'bag-end' } } } });
    }
  },
);

rule('Círdan, Elrond and Galadriel at home: one more card may be kept', ['CR-TERM-handsize-1'], () => {
  const size = (site: string, id: string): number =>
    handSize(table({ phase: 'organization', one: { [site]: [id] }, two: {} }), 'one');
  for (const [id, home] of [
    ['cirdan', 'grey-havens'],
    ['elrond', 'rivendell'],
    ['galadriel', 'lorien'],
  ] as const) {
    assert.equal(size(home, id), 9, id);
    assert.equal(size('edhellond', id), 8, id);
  }
});

rule('Círdan taps to cancel an attack on his company that is keyed to a coastal sea', ['CR-A13', 'CR-A5'], () => {
  const game = underway(
    { site: 'grey-havens', characters: ['cirdan', 'annalena'], to: 'edhellond' },
    { two: { hand: ['corsairs-of-umbar', 'fell-turtle', 'wolves'] } },
  );
  hazard(game);
  const creature = game
    .list('two')
    .find((move) => move === 'creature fell-turtle' || move === 'creature corsairs-of-umbar');
  assert.ok(creature, game.list('two').join(', '));
  game.play('two', creature);
  if (game.list('two').includes('key-coastal-sea')) game.play('two', 'key-coastal-sea');
  resolve(game);
  does(game, 'use cirdan');
  quiet(game);
  assert.equal(isAttacked(game), false);
  assert.equal(where(game, 'cirdan'), 'tapped');
  attacked(['cirdan'], 'orc-lieutenant').refuses('one', 'use cirdan', 'MW-S10.4.7');
  const companies = [
    { site: 'grey-havens', characters: ['annalena'], to: 'edhellond' },
    { site: 'grey-havens', characters: ['cirdan'] },
  ];
  const apart = table({ phase: 'movement', one: { companies }, two: { hand: ['fell-turtle'] } });
  apart.play('one', 'next-company annalena');
  idle(apart, (_s, step) => step === 'chain/act');
  hazard(apart, 'creature fell-turtle');
  resolve(apart);
  apart.refuses('one', 'use cirdan', 'CR-TERM-attack-2');
});

/** The Witch-king falls upon a company at Barad-dûr. */
function nazgul(characters: string[]): Table {
  const game = table({ phase: 'movement', one: { 'barad-dur': characters }, two: { hand: ['witch-king-of-angmar'] } });
  game.play('one', 'pass');
  game.play('two', 'creature witch-king-of-angmar', 'key-dark-hold');
  resolve(game);
  return game;
}

rule(
  'Éowyn and her like: +6 (or +5) prowess against Nazgûl, whose body is halved, rounded up, in her strike alone',
  ['CR-CARD-eowyn-1'],
  () => {
    for (const [id, add] of [
      ['eowyn', 6],
      ['galva', 6],
      ['peath', 5],
      ['voteli', 5],
      ['vygavril', 6],
    ] as const) {
      const game = nazgul([id, 'aragorn-ii']);
      const printed = attackBegun(game).body;
      assert.equal(prowessOf(game, id), metwCharacters[id].prowess + add, id);
      assert.equal(attackBody(game), printed);
      game.play('one', 'pass');
      game.play('two', 'pass');
      game.play('one', `assign ${id}`);
      act(game, 'one', 'pass');
      quiet(game);
      assert.equal(attackBody(game), Math.ceil(printed / 2), id);
    }
    const orc = attacked(['eowyn'], 'orc-lieutenant');
    assert.equal(prowessOf(orc, 'eowyn'), 2);
  },
);
