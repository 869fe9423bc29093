// What a player of minions must see: who may leave a Darkhaven with whom, whose influence is worth more than a follower, which
// roads lead anywhere.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seedRandom } from '../../../engine/random.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { rulesPlayer } from '../../../players/meccg/rules.ts';
import { turnFor } from '../../../players/turn.ts';
import { abroad, attackedBy, fightOut } from '../../meccg/minion/table.ts';
import { moves, plays } from './plays.ts';

const them = { lorien: ['celeborn'], deck: ['...'] };
const minions = (one: object) => ({ one: { alignment: 'minion', deck: ['...'], ...one }, two: them });

describe('who leaves a Darkhaven', () => {
  test('leaves the Ringwraith there, who may have no company on the way (LE-S5.6.3)', () => {
    const people = ['indur-the-ringwraith', 'the-mouth', 'asternak', 'jerrek', 'luitprand'];
    const made = moves(plays(minions({ 'minas-morgul': people, hand: ['high-helm'] }), 0, 4));
    assert.ok(
      made.some((move) => move.startsWith('regroup') || move.startsWith('into')),
      made.join(', '),
    );
    const all = moves(plays(minions({ 'minas-morgul': people, hand: ['high-helm'] }), 0, 12));
    assert.ok(
      all.some((move) => move.startsWith('to ')),
      all.join(', '),
    );
  });
  test('leaves a second leader, for there is one to a company (MX-11.8)', () => {
    const people = ['lieutenant-of-morgul', 'orc-captain', 'orc-tracker', 'orc-veteran'];
    const made = moves(plays(minions({ 'minas-morgul': people, hand: ['high-helm'] }), 0, 8));
    assert.equal(made[0], 'regroup orc-captain');
    assert.ok(
      made.some((move) => move.startsWith('to ')),
      made.join(', '),
    );
  });
  test('goes together where nothing forbids it', () => {
    const people = ['lieutenant-of-morgul', 'orc-tracker', 'orc-veteran'];
    const made = moves(plays(minions({ 'minas-morgul': people, hand: ['high-helm'] }), 0, 1));
    assert.deepEqual(made, ['move lieutenant-of-morgul']);
  });
});

describe('direct influence', () => {
  const at = (hand: string[]) => minions({ 'minas-morgul': ['gorbag', 'radbug', 'grishnakh', 'ufthak'], hand });

  test('is kept for a faction in hand', () => {
    const made = moves(plays(at(['orcs-of-udun', 'orc-captain']), 0, 3));
    assert.ok(!made.some((move) => move.startsWith('control')), made.join(', '));
  });
  test('lets somebody follow where nothing else needs it', () => {
    const made = moves(plays(at(['orc-captain']), 0, 3));
    assert.ok(
      made.some((move) => move.startsWith('control')),
      made.join(', '),
    );
  });
});

test('nobody taps to bring a card back into the deck when there is an errand', () => {
  const hand = ['variags-of-khand-minion'];
  const made = moves(
    plays(minions({ 'minas-morgul': ['the-mouth', 'jerrek'], hand, discard: ['balchoth', 'nurniags'] }), 0, 6),
  );
  assert.ok(!made.includes('use the-mouth'), made.join(', '));
  assert.deepEqual(made.slice(0, 2), ['move the-mouth', 'to variag-camp']);
});

test('those who come home with gold rings do not join the Ringwraith, who would have them tested (LE-S10.6.8)', () => {
  const companies = [
    { site: 'dol-guldur', characters: ['jerrek: gleaming-gold-ring', 'asternak'], to: 'minas-morgul' },
    { site: 'minas-morgul', characters: ['indur-the-ringwraith'] },
  ];
  const words = { phase: 'movement', ...minions({ companies }) };
  const made = moves(plays(words, 0, 4));
  assert.ok(!made.some((move) => move.startsWith('join')), made.join(', '));
});

test('a gold ring is not stored to be tested while no ring is in hand (LE-S10.6.9)', () => {
  const at = (hand: string[]) =>
    minions({ 'minas-morgul': ['jerrek: gleaming-gold-ring, high-helm', 'asternak'], hand });
  const made = moves(plays(at([]), 0, 6));
  assert.ok(!made.includes('store gleaming-gold-ring'), made.join(', '));
});

describe('who comes into play', () => {
  const full = ['lieutenant-of-morgul', 'radbug', 'lagduf', 'muzgash', 'orc-veteran']; // minds of twenty

  test('comes under somebody who has influence to spare when general influence is used up', () => {
    const made = moves(plays(minions({ 'minas-morgul': full, hand: ['orc-tracker'] }), 0, 3));
    assert.deepEqual(made.slice(0, 2), ['play-character orc-tracker', 'arrive company lieutenant-of-morgul']);
    assert.equal(made[2], 'under lieutenant-of-morgul');
  });
  test('is kept in hand when that influence is wanted for factions', () => {
    const hand = ['orc-tracker', 'orcs-of-gundabad', 'orcs-of-moria'];
    const made = moves(plays(minions({ 'minas-morgul': full, hand }), 0, 3));
    assert.ok(!made.includes('play-character orc-tracker'), made.join(', '));
  });
});

describe('Sudden Call', () => {
  const calls = (mine: string[], theirs: string[]) =>
    moves(
      plays(
        {
          one: { alignment: 'minion', 'minas-morgul': mine, hand: ['sudden-call'], deck: ['...'] },
          two: { lorien: theirs, deck: ['...'] },
        },
        0,
        2,
      ),
    );
  const rich = [
    'the-mouth: high-helm, the-iron-crown',
    'asternak: sable-shield, scroll-of-isildur-minion',
    'pon-opar',
    'layos: the-mithril-coat-minion',
  ];

  test('ends the game for who is well ahead (LE-S1.1.5)', () => {
    const made = calls(rich, ['celeborn']);
    assert.ok(made.includes('play sudden-call'), made.join(', '));
  });
  test('waits while the other is ahead', () => {
    const lords = ['elrond: glamdring, palantir-of-orthanc', 'glorfindel-ii: orcrist, the-arkenstone', 'aragorn-ii'];
    const made = calls(rich, lords);
    assert.ok(!made.includes('play sudden-call'), made.join(', '));
  });
});

describe('a Ringwraith’s mode (LE-S6.3.2, MX-11.5)', () => {
  const riding = (people: string[], hand: string[], choices = 8) =>
    moves(plays(minions({ 'minas-morgul': people, hand }), 0, choices));

  test('is taken for an errand that needs it, and then he goes there', () => {
    const made = riding(['the-witch-king'], ['heralded-lord', 'variags-of-khand-minion'], 3);
    assert.deepEqual(made, ['play heralded-lord', 'move the-witch-king', 'to variag-camp']);
  });
  test('parts him from those who cannot ride with him', () => {
    const people = ['the-witch-king', 'orc-captain', 'orc-tracker'];
    const made = riding(people, ['heralded-lord', 'variags-of-khand-minion']);
    for (const move of ['regroup the-witch-king', 'play heralded-lord', 'to variag-camp'])
      assert.ok(made.includes(move), made.join(', '));
  });
  test('is the one that wins people where a faction is the errand, and no second one is spent on him', () => {
    const hand = ['black-rider', 'fell-rider', 'heralded-lord', 'variags-of-khand-minion'];
    const made = riding(['the-witch-king'], hand);
    assert.equal(made[0], 'play heralded-lord');
    assert.equal(made.filter((move) => move.startsWith('play ')).length, 1, made.join(', '));
  });
  test('is kept where nothing calls him away, or only to a Darkhaven', () => {
    for (const hand of [['black-rider'], ['heralded-lord', 'fell-rider'], ['fell-rider', 'sudden-call']]) {
      const made = riding(['the-witch-king'], hand, 4);
      assert.ok(!made.some((move) => /^play .*(rider|lord)$/.test(move)), made.join(', '));
    }
  });
});

test('a trophy goes to him whom it makes stronger, and is not left (MX-11.11)', () => {
  const journey = { from: 'carn-dum', to: 'geann-a-lisch', hazards: ['wargs'] };
  const taken = (points: string[]): string => {
    const sixes = Array.from({ length: 8 }, () => 6);
    const game = abroad(['gorbag', 'shagrat'], { ...journey, one: { points } }, sixes.slice(0, 4));
    attackedBy(game, 'wargs', 'key-wilderness');
    fightOut(game);
    const turn = turnFor(meccg, game.state, meccg.decisions(game.state)[0], seedRandom('trophy'));
    return turn.write(rulesPlayer.choose(turn).move);
  };
  assert.equal(taken(['landroval on gorbag', 'horse-lords on gorbag']), 'take-trophy shagrat');
  assert.equal(taken(['landroval on shagrat', 'horse-lords on shagrat']), 'take-trophy gorbag');
});

test('after a faction is won somebody takes what could not be had there, with Thing Stolen', () => {
  const people = ['lieutenant-of-morgul', 'orc-veteran', 'orc-tracker'];
  const hand = ['ungol-orcs', 'thing-stolen', 'black-mail-coat'];
  const made = moves(plays({ phase: 'site', ...minions({ 'cirith-ungol': people, hand }) }, 0, 6, undefined, 'b'));
  assert.deepEqual(made.slice(0, 2), ['enter', 'faction ungol-orcs']);
  assert.ok(made.includes('play thing-stolen'), made.join(', '));
  assert.equal(made[made.indexOf('play thing-stolen') + 1]?.startsWith('choose'), true, made.join(', '));
});

test('a scout catches an elusive scent first, so that the site can be tapped for another item', () => {
  const people = ['lieutenant-of-morgul', 'orc-sniffler', 'orc-veteran'];
  const hand = ['catch-an-elusive-scent', 'black-mail-coat', 'high-helm'];
  const made = moves(plays({ phase: 'site', ...minions({ 'sarn-goriwing': people, hand }) }, 0, 8));
  const at = made.findIndex((move) => move.startsWith('play ') || move.startsWith('item '));
  assert.equal(made[at], 'play catch-an-elusive-scent', made.join(', '));
  const alone = { 'sarn-goriwing': people, hand: ['catch-an-elusive-scent', 'high-helm'] };
  const one = moves(plays({ phase: 'site', ...minions(alone) }, 0, 8));
  assert.ok(one.includes('item high-helm'), one.join(', '));
});
