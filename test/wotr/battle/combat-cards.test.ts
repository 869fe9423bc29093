import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combatText } from '../../../games/wotr/battle/combat-cards/combat-cards.ts';
import { leadershipOf } from '../../../games/wotr/battle/sides.ts';
import { R } from '../../../games/wotr/map/regions.ts';
import { ELIMINATED } from '../../../games/wotr/state.ts';
import { ARAGORN, BOROMIR, WITCH_KING } from '../../../games/wotr/tables/characters.ts';
import { E, EVENTS } from '../../../games/wotr/tables/events.ts';
import { FREE, SHADOW } from '../../../games/wotr/tables/nations.ts';
import { rule } from '../../rule.ts';
import { fight } from './arena.ts';

const attack = { by: 'shadow', from: 'dagorlad', to: 'north-ithilien' } as const;

test('Every Combat Card reads as text', () => {
  for (const { index, title } of EVENTS) assert.match(combatText(index), /^[A-Z].*\.$/, title);
});

rule(
  'The attacker says first whether he uses a card, then the defender; then both choose in secret',
  ['WR-6.18.1', 'WR-6.18.2', 'WR-6.18.3', 'WR-6.18.6', 'WR-5.6.1', 'WR-5.6.4'],
  () => {
    const b = fight({
      ...attack,
      attackers: { 'sauron-regular': 1 },
      defenders: { 'gondor-regular': 1 },
      shadow: ['pits-of-mordor'],
      free: ['the-last-battle', 'bilbos-song'],
      rolls: [4, 4],
    });
    assert.deepEqual(b.list('free'), []);
    assert.deepEqual(b.list('shadow'), ['card', 'no card']);
    b.play('shadow: card', 'free: card');
    b.refuses('free', 'choose bilbos-song', 'WR-6.20.1');
    b.play('free: choose the-last-battle', 'shadow: choose pits-of-mordor');
    assert.deepEqual(b.s.discards, [[E['the-last-battle']], [E['pits-of-mordor']]]);
    assert.ok(b.isOver); // both add 1, both hit
  },
);

rule(
  'A player without a card of use is asked all the same, one without cards is not',
  ['WR-6.18.2', 'WR-6.18.4'],
  () => {
    const b = fight({
      ...attack,
      attackers: { 'sauron-regular': 1 },
      defenders: { 'gondor-regular': 1 },
      free: ['bilbos-song'],
      rolls: [1, 1],
    });
    assert.deepEqual(b.list('free'), ['no card']);
    b.refuses('free', 'card', 'WR-6.18.4');
    b.play('free: no card', 'shadow: cease');
    assert.ok(b.isOver);
  },
);

rule(
  "Scouts (1) comes before Durin's Bane (2): the Army is gone and nothing is rolled",
  ['WR-6.19.2', 'WR-6.19.3', 'WR-6.19.5'],
  () => {
    const b = fight({
      by: 'shadow',
      from: 'moria',
      to: 'dimrill-dale',
      attackers: { 'sauron-regular': 3 },
      defenders: { 'elves-regular': 1 },
      table: ['balrog-of-moria'],
      free: ['the-red-arrow'],
      rolls: [],
    });
    b.play('shadow: card', 'free: card', 'free: choose the-red-arrow', 'shadow: choose balrog-of-moria');
    b.play('free: retreat to lorien', 'shadow: stay');
    assert.ok(b.isOver);
    assert.equal(b.units('lorien', 'free'), 1);
    assert.deepEqual(b.s.table, []);
    assert.deepEqual(b.s.discards, [[E['the-red-arrow']], [E['balrog-of-moria']]]);
  },
);

rule('Who is wiped out by an additional attack rolls no more', ['WR-6.19.5', 'WR-6.23.7'], () => {
  const b = fight({
    by: 'shadow',
    from: 'moria',
    to: 'dimrill-dale',
    attackers: { 'sauron-regular': 1 },
    defenders: { 'elves-elite': 2, 'elves-leader': 1 },
    shadow: ['balrog-of-moria'],
    free: ['challenge-of-the-king'],
    rolls: [5],
  });
  b.play('shadow: card', 'free: card', 'free: choose challenge-of-the-king', 'shadow: choose balrog-of-moria');
  assert.ok(b.isOver);
});

rule('The lower initiative acts first, and equal ones the defender first', ['WR-6.19.4', 'WR-6.20.4'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 1 },
    defenders: { 'gondor-regular': 1, boromir: 1 },
    shadow: ['the-shadow-is-moving'],
    free: ['i-will-go-alone'],
    rolls: [4, 1, 1],
  });
  b.play('shadow: card', 'free: card', 'free: choose i-will-go-alone', 'shadow: choose the-shadow-is-moving');
  assert.ok(b.says('The Shadow is Moving is cancelled.'));
  assert.ok(!b.says('I Will Go Alone is cancelled.'));
});

rule('Cancelling voids the whole card, its price too', ['WR-6.20.3'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 3 },
    defenders: { 'gondor-regular': 1, boromir: 1 },
    shadow: ['the-king-is-revealed'],
    free: ['i-will-go-alone'],
    rolls: [4, 4, 4, 1, 1],
  });
  b.play('shadow: card', 'free: card', 'free: choose i-will-go-alone', 'shadow: choose the-king-is-revealed');
  assert.equal(b.units('dagorlad', 'shadow'), 3);
  assert.deepEqual(b.list('shadow'), ['continue', 'cease']); // Boromir re-rolled nothing: his Leadership was the price
});

rule('With nothing to cancel Daring Defiance forfeits nothing', ['WR-6.20.3'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 1 },
    defenders: { 'gondor-regular': 1, boromir: 1 },
    free: ['i-will-go-alone'],
    rolls: [1, 1, 1, 6],
  });
  b.play('free: card', 'free: choose i-will-go-alone');
  assert.ok(b.isOver);
});

rule('The Witch-king draws for a card used in round one', ['WR-6.20.3'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 1, 'witch-king': 1 },
    defenders: { 'gondor-regular': 1 },
    shadow: ['pits-of-mordor'],
    decks: ['wormtongue'],
    rolls: [1, 1, 1],
  });
  b.play('shadow: card', 'shadow: choose pits-of-mordor');
  assert.deepEqual(b.s.hands[SHADOW], [E.wormtongue]);
});

rule('Fewer dice are taken from those really rolled; a ceiling comes last', ['WR-6.16.7'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 8 },
    defenders: { 'gondor-regular': 1, 'gondor-leader': 1, boromir: 1, legolas: 1 },
    free: ['the-grey-company'],
    rolls: [6, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  b.play('free: card', 'free: choose the-grey-company');
  assert.ok(b.says('The Shadow rolls 6, 1, 1: 1 hit.'));
  assert.equal(b.s.at[BOROMIR], ELIMINATED);
});

rule(
  'An attack without a printed number hits as the Combat Roll would; a printed one is kept',
  ['WR-6.23.6', 'WR-6.23.7', 'WR-6.16.6'],
  () => {
    const charge = fight({
      by: 'free',
      from: 'pelargir',
      to: 'umbar',
      attackers: { 'gondor-elite': 2 },
      defenders: { 'southrons-regular': 4 },
      free: ['guards-of-the-citadel'],
      shadow: ['return-to-valinor'],
      rolls: [5, 4, 3, 1, 1, 1, 1],
    });
    charge.play('shadow: fight in the field', 'free: card', 'shadow: card');
    charge.play('free: choose guards-of-the-citadel', 'shadow: choose return-to-valinor');
    assert.equal(charge.units('umbar', 'shadow'), 2); // a 5 of Charge; then 3 + 2 hits; the Shadow rolled three dice

    const siege = fight({
      by: 'shadow',
      from: 'lorien',
      to: 'lorien',
      attackers: { 'sauron-regular': 1 },
      defenders: { 'elves-regular': 4 },
      shadow: ['balrog-of-moria'],
      rolls: [4, 4, 3, 5, 1, 1],
    });
    siege.play('shadow: card', 'shadow: choose balrog-of-moria');
    assert.equal(siege.units('lorien', 'free'), 2);
  },
);

rule('A natural 1 misses and a natural 6 hits, whatever is added', ['WR-6.23.5', 'WR-6.23.1', 'WR-6.23.4'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 2, nazgul: 1 },
    defenders: { 'gondor-regular': 3 },
    shadow: ['horde-from-the-east'],
    rolls: [1, 3, 2, 3, 1, 2],
  });
  b.play('shadow: card', 'shadow: choose horde-from-the-east');
  assert.equal(b.units('north-ithilien', 'free'), 2);
  assert.equal(b.units('dagorlad', 'shadow'), 1);
});

rule('Andúril forfeits the rating only; Words of Power takes the abilities too', ['WR-6.20.2', 'WR-6.20.5'], () => {
  const anduril = fight({
    ...attack,
    attackers: { 'sauron-regular': 3 },
    defenders: { 'gondor-regular': 1, aragorn: 1 },
    free: ['athelas'],
    rolls: [1, 1, 1, 2, 2],
  });
  anduril.play('free: card', 'free: choose athelas');
  assert.equal(anduril.units('dagorlad', 'shadow'), 1);

  const words = fight({
    ...attack,
    attackers: { 'sauron-regular': 1, nazgul: 1 },
    defenders: { 'gondor-regular': 1, aragorn: 1 },
    shadow: ['the-lidless-eye'],
    rolls: [2, 2, 2],
  });
  words.play('shadow: card', 'shadow: choose the-lidless-eye');
  assert.equal(leadershipOf(words.s, words.f, FREE), 0);
});

rule('Confusion turns ones into hits that are not rolled again', ['WR-5.6.3'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 4, nazgul: 4 },
    defenders: { 'gondor-regular': 1 },
    free: ['wisdom-of-elrond'],
    rolls: [1, 1, 2, 2, 1, 2, 2],
  });
  b.play('free: card', 'free: choose wisdom-of-elrond');
  assert.equal(b.units('dagorlad', 'shadow'), 2);
});

rule('Dread and Despair: Nazgûl Leadership for dice of the enemy', ['WR-6.16.7', 'WR-6.20.2'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 1, nazgul: 1, 'witch-king': 1 },
    defenders: { 'gondor-regular': 3 },
    shadow: ['candles-of-corpses'],
    rolls: [1, 1, 1],
  });
  b.play('shadow: card', 'shadow: choose candles-of-corpses');
  assert.deepEqual(b.list('shadow'), ['forfeit 1', 'forfeit 2']);
  b.refuses('shadow', 'forfeit 3', 'WR-5.3.9');
  b.play('shadow: forfeit 2');
  assert.ok(b.says('The Free Peoples roll 1: 0 hits.'));
});

rule('Onslaught: own hits first, then a die for each', ['WR-5.6.3', 'WR-6.19.5'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 3, 'sauron-elite': 1 },
    defenders: { 'gondor-regular': 2 },
    shadow: ['orcs-multiplying-again'],
    rolls: [1, 1, 1, 1, 1, 1, 4, 3],
  });
  b.play('shadow: card', 'shadow: choose orcs-multiplying-again', 'shadow: suffer 2', 'shadow: remove sauron-elite');
  assert.equal(b.units('dagorlad', 'shadow'), 3);
  assert.equal(b.units('north-ithilien', 'free'), 1);
});

rule('Black Breath and Heroic Death: equal initiative, the defender first', ['WR-6.19.4', 'WR-5.6.3'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 2, nazgul: 2 },
    defenders: { 'gondor-regular': 3, 'gondor-leader': 1, aragorn: 1 },
    shadow: ['morgul-wound'],
    free: ['mirror-of-galadriel'],
    rolls: [1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1],
  });
  b.play('shadow: card', 'free: card', 'free: choose mirror-of-galadriel', 'shadow: choose morgul-wound');
  assert.deepEqual(b.list('free'), ['sacrifice nobody', 'sacrifice gondor-leader', 'sacrifice aragorn']);
  b.play('free: sacrifice gondor-leader');
  assert.equal(b.units('north-ithilien', 'free'), 2); // Aragorn's Level is 3: two hits do not reach him
  assert.equal(b.s.at[ARAGORN], R['north-ithilien']);
});

rule('Fateful Strike needs two hits for the Witch-king', ['WR-6.13.3', 'WR-5.6.3'], () => {
  const b = fight({
    by: 'free',
    from: 'north-ithilien',
    to: 'dagorlad',
    attackers: { 'gondor-regular': 2, 'gondor-leader': 2 },
    defenders: { 'sauron-regular': 5, nazgul: 1, 'witch-king': 1 },
    free: ['bilbos-song'],
    rolls: [1, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1],
  });
  b.play('free: card', 'free: choose bilbos-song');
  assert.deepEqual(b.list('free'), ['eliminate nazgul', 'eliminate witch-king']);
  b.play('free: eliminate witch-king');
  assert.equal(b.s.at[WITCH_KING], ELIMINATED);
  assert.equal(b.units('dagorlad', 'shadow'), 3);
});

rule("Denethor's Folly silences the Free Peoples at Minas Tirith", ['WR-5.4.1'], () => {
  const b = fight({
    by: 'shadow',
    from: 'minas-tirith',
    to: 'minas-tirith',
    attackers: { 'sauron-regular': 1 },
    defenders: { 'gondor-regular': 1 },
    table: ['denethors-folly'],
    free: ['the-last-battle'],
    rolls: [1, 1],
  });
  assert.ok(b.isOver);
});

rule('Great Host counts what is left after casualties', ['WR-5.6.3'], () => {
  const b = fight({
    ...attack,
    attackers: { 'sauron-regular': 4 },
    defenders: { 'gondor-regular': 3 },
    shadow: ['stormcrow'],
    rolls: [6, 1, 1, 1, 1, 1, 1],
  });
  b.play('shadow: card', 'shadow: choose stormcrow');
  assert.equal(b.units('north-ithilien', 'free'), 1);
});
