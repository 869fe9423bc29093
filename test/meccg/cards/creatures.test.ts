// What creatures do besides striking: who chooses, what a successful strike brings, what comes after the attack.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { C } from '../../../games/meccg/cards/all.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';
import { rule } from '../../rule.ts';
import { act, asked, attacked, bearer, faces, hears, quiet, resolve, strikes, until, where } from '../combat/fight.ts';
import { hazard, resolve as resolveChain, type Table, underway } from '../movement/table.ts';
import { attackProwess, isAttacked, newSiteOf } from '../table.ts';

const bree = { site: 'bree' };

/** A company goes from Rivendell to Lórien (W W B W) and is attacked by creatures keyed to wilderness, one after the other. */
function wild(
  characters: readonly string[],
  hazards: readonly string[],
  setting: { rolls?: number[]; draws?: string[] },
  hand: readonly string[] = [],
): Table {
  const deck = ['variags-of-khand', '...'];
  return underway(
    { site: 'rivendell', characters, to: 'lorien' },
    { one: { hand, deck }, two: { hand: hazards, deck } },
    setting,
  );
}
function attackedBy(game: Table, creature: string): void {
  hazard(game, `creature ${creature}`);
  if (asked(game).at === 'movement/key-choose') game.play('two', 'key-wilderness');
  resolveChain(game);
}

// ---- who is struck --------------------------------------------------------------------------------------------------

rule('The attacker chooses whom these creatures strike', ['MW-S7.2.6'], () => {
  const where = {
    ambusher: { site: 'rivendell', to: 'lorien' },
    'cave-drake': { site: 'dimrill-dale' },
    daelomin: { site: 'dancing-spire' },
    'pick-pocket': { site: 'bree' },
    smaug: { site: 'the-lonely-mountain' },
  };
  const characters = ['aragorn-ii', 'legolas', 'gimli', 'bilbo'];
  for (const [creature, place] of Object.entries(where)) {
    const game = underway({ ...place, characters }, { two: { hand: [creature] } });
    hazard(game, `creature ${creature}`);
    resolveChain(game);
    quiet(game);
    game.offersOnly('two', ['assign aragorn-ii', 'assign legolas', 'assign gimli', 'assign bilbo']);
  }
  const game = faces(characters, 'half-trolls-of-far-harad');
  assert.equal(asked(game).seat, 'one', 'of other attacks the defender assigns strikes first');
});

rule('Everybody faces one strike of these creatures, allies too', ['MW-S7.2.11', 'MW-S7.2.12'], () => {
  for (const creature of ['crebain', 'silent-watcher', 'watcher-in-the-water']) {
    const game = faces(['aragorn-ii', 'bilbo tapped: gollum'], creature);
    assert.deepEqual(strikes(game).sort(), ['aragorn-ii', 'bilbo', 'gollum']);
  }
});

rule(
  'A card that cancels an attack may stop what tapping cannot: the second of the Slayer, the last of the Assassin',
  ['CR-CARD-slayer-3', 'CR-CARD-assassin-3'],
  () => {
    const slayer = faces(['aragorn-ii', 'bilbo'], 'slayer', [], { ...bree, hand: ['concealment'] });
    slayer.play('two', 'assign aragorn-ii');
    act(slayer, 'one', 'ward aragorn-ii');
    hears(slayer, 'attack 2 of 2');
    slayer.refuses('one', 'ward bilbo', 'CR-CARD-slayer-3');
    slayer.play('one', 'play concealment');
    quiet(slayer);
    assert.equal(where(slayer, 'slayer'), 'discard');
    const alone = faces(['aragorn-ii'], 'assassin', [6, 6, 6, 6, 6, 6], bree);
    alone.refuses('one', 'ward aragorn-ii', 'CR-CARD-assassin-3');
    for (const _ of [1, 2, 3]) resolve(alone, 'aragorn-ii', true);
    assert.equal(where(alone, 'assassin'), 'points');
  },
);

// ---- prowess under a condition --------------------------------------------------------------------------------------

rule('Old Man Willow has 15 prowess against Hobbits, 13 against others', ['MW-S10.5.1'], () => {
  const old = { site: 'old-forest' };
  const hobbit = faces(['bilbo', 'legolas tapped'], 'old-man-willow', [6, 6, 1, 1], old);
  hobbit.play('one', 'assign bilbo');
  act(hobbit, 'one', 'tap-to-fight');
  hears(hobbit, 'Bilbo: 13 against 15');
  quiet(hobbit);
  const elf = faces(['legolas', 'bilbo tapped'], 'old-man-willow', [6, 6], old);
  elf.play('one', 'assign legolas');
  act(elf, 'one', 'tap-to-fight');
  hears(elf, 'Legolas: 17 against 13');
});

rule(
  'Orc-lieutenant has +4 and Orc-warband +3 on a company that has faced Orcs this turn, be it a cancelled attack',
  ['CR-A14', 'MW-S7.8.4'],
  () => {
    for (const [creature, alone, after] of [
      ['orc-lieutenant', 7, 11],
      ['orc-warband', 4, 7],
    ] as const) {
      assert.equal(attackProwess(attacked(['aragorn-ii'], creature)), alone);
      const game = attacked(['aragorn-ii', 'legolas'], 'orc-patrol', [], {
        hand: ['concealment'],
        hazards: [creature],
      });
      game.play('one', 'play concealment');
      quiet(game);
      act(game, 'two', `creature ${creature}`);
      game.play('one', 'pass');
      game.play('two', 'pass');
      assert.equal(attackProwess(game), after);
    }
    const wolves = wild(['aragorn-ii', 'legolas', 'gimli'], ['wargs', 'orc-lieutenant'], { rolls: [6, 6, 6, 6] });
    attackedBy(wolves, 'wargs');
    quiet(wolves);
    wolves.play('one', 'assign aragorn-ii', 'assign legolas');
    resolve(wolves, 'aragorn-ii');
    resolve(wolves, 'legolas');
    attackedBy(wolves, 'orc-lieutenant');
    assert.equal(attackProwess(wolves), 7, 'Wolves are no Orcs');
  },
);

// ---- corruption checks ----------------------------------------------------------------------------------------------

rule('Whom a Barrow-wight wounds makes a corruption check at -2 after the attack', ['CR-A12', 'MW-S8.3.4'], () => {
  const game = faces(['faramir: glamdring'], 'barrow-wight', [1, 1, 1, 1, 6, 6]);
  act(game, 'one', 'tap-to-fight');
  hears(game, 'Faramir makes a corruption check: Player one rolls 12 (10) against 1');
  quiet(game);
  assert.equal(where(game, 'barrow-wight'), 'discard');
  const unhurt = faces(['faramir'], 'barrow-wight', [6, 6]);
  act(unhurt, 'one', 'tap-to-fight');
  quiet(unhurt);
  assert.equal(isAttacked(unhurt), false, 'no check without a wound');
});

rule(
  'Each whom Ghosts wound makes a corruption check at -1, in the order that his player likes',
  ['CR-A12', 'MW-T8.1.2'],
  () => {
    const game = faces(
      ['faramir', 'gimli: elven-cloak', 'elrond'],
      'ghosts',
      [1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 5],
    );
    for (const who of ['faramir', 'gimli', 'elrond']) resolve(game, who);
    assert.deepEqual(asked(game), { seat: 'one', at: 'chain/order-choose' });
    game.offersOnly('one', ['next-action 0', 'next-action 1']);
    game.play('one', 'next-action 1');
    hears(game, 'Gimli makes a corruption check: Player one rolls 12 (11) against 1');
    hears(game, 'Faramir makes a corruption check: Player one rolls 11 (10) against 0');
    quiet(game);
  },
);

rule('A Corpse-candle calls for a check of everybody before strikes are assigned', ['CR-A10', 'CR-TERM-ally-5'], () => {
  const game = attacked(['faramir', 'bilbo: gollum'], 'corpse-candle', [6, 6, 6, 6], { hand: ['concealment'] });
  quiet(game);
  assert.deepEqual(asked(game), { seat: 'one', at: 'chain/order-choose' });
  game.play('one', 'next-action 0');
  hears(game, 'Faramir makes a corruption check: ');
  hears(game, 'Bilbo makes a corruption check: ');
  until(game, 'one', 'play concealment');
  assert.deepEqual(strikes(game), []);
  const cancelled = attacked(['bilbo'], 'corpse-candle', [], { hand: ['concealment'] });
  act(cancelled, 'one', 'play concealment');
  quiet(cancelled);
  assert.equal(isAttacked(cancelled), false, 'and nobody has checked');
});

// ---- successful strikes ---------------------------------------------------------------------------------------------

rule(
  'Whom the Abductor wounds is discarded with all he bears, without a body check; a Wizard is not',
  ['CR-CARD-abductor-1', 'CR-A19.4', 'CR-A19.1'],
  () => {
    const company = ['faramir tapped: glamdring, gollum', 'beretar under faramir'];
    const game = faces(company, 'abductor', [1, 1], bree);
    game.play('one', 'leave-strikes');
    game.play('two', 'assign faramir');
    quiet(game);
    for (const id of ['faramir', 'glamdring', 'gollum', 'abductor']) assert.equal(where(game, id), 'discard', id);
    assert.equal(where(game, 'beretar'), 'untapped');
    const wizard = faces(['gandalf tapped'], 'abductor', [1, 1, 1, 1], bree);
    quiet(wizard);
    assert.equal(where(wizard, 'gandalf'), 'wounded');
  },
);

rule(
  'Whom a Troll wounds loses all but his special items, if the company has faced one of his two friends this turn',
  ['CR-A19.1', 'CR-A14'],
  () => {
    const trolls = ['bert-burat', 'tom-tuma', 'william-wuluag'];
    for (const first of trolls)
      for (const second of trolls.filter((one) => one !== first)) {
        const game = wild(
          ['aragorn-ii tapped: glamdring, elven-cloak, fair-gold-ring, palantir-of-orthanc', 'bilbo: sting'],
          [first, second],
          {
            rolls: [1, 1, 1, 1, 1, 1, 1, 1],
          },
        );
        attackedBy(game, first);
        quiet(game);
        act(game, 'one', 'leave-strikes');
        act(game, 'two', 'assign aragorn-ii');
        quiet(game);
        assert.equal(where(game, 'aragorn-ii'), 'wounded');
        assert.equal(bearer(game, 'glamdring'), 'aragorn-ii', 'nothing is lost to the first');
        attackedBy(game, second);
        quiet(game);
        act(game, 'one', 'leave-strikes');
        act(game, 'two', 'assign aragorn-ii');
        quiet(game);
        for (const id of ['glamdring', 'elven-cloak', 'fair-gold-ring']) assert.equal(where(game, id), 'discard', id);
        assert.equal(bearer(game, 'palantir-of-orthanc'), 'aragorn-ii');
        assert.equal(bearer(game, 'sting'), 'bilbo');
      }
  },
);

rule('If Brigands wound anybody, the company loses one item of the defender’s choice, once', ['CR-A19.1'], () => {
  const game = wild(['bilbo: sting', 'frodo: elven-cloak, orcrist'], ['brigands'], { rolls: [1, 1, 1, 1, 1, 1, 1, 1] });
  attackedBy(game, 'brigands');
  quiet(game);
  resolve(game, 'frodo');
  assert.deepEqual(asked(game), { seat: 'one', at: 'effects/choose' });
  game.offersOnly('one', ['choose sting', 'choose elven-cloak', 'choose orcrist']);
  game.play('one', 'choose elven-cloak');
  resolve(game, 'bilbo');
  quiet(game);
  assert.equal(where(game, 'bilbo'), 'wounded');
  assert.equal(where(game, 'elven-cloak'), 'discard');
  assert.equal(bearer(game, 'sting'), 'bilbo', 'the second wound costs no more');
});

rule('Crebain show one card of the defender’s hand at random for each character of the company', ['CR-A12'], () => {
  const hand = ['concealment', 'dodge', 'block'];
  const game = wild(['aragorn-ii', 'legolas'], ['crebain'], { rolls: [6, 6, 6, 6], draws: ['dodge', 'block'] }, hand);
  attackedBy(game, 'crebain');
  quiet(game);
  resolve(game, 'aragorn-ii');
  resolve(game, 'legolas');
  const seen = game.view('two').def;
  assert.deepEqual(
    [C.dodge, C.block, C.concealment].map((def) => seen.includes(def)),
    [true, true, false],
  );
});

rule(
  'A company that a Fell Turtle wounds returns to its site of origin after the attack',
  ['MW-S4.4.7', 'CR-I.D.36'],
  () => {
    const sea = { site: 'edhellond', characters: ['faramir'], to: 'tolfalas' };
    const game = underway(sea, { two: { hand: ['fell-turtle'] } }, { rolls: [1, 1, 1, 1] });
    hazard(game, 'creature fell-turtle');
    resolveChain(game);
    quiet(game);
    game.play('one', 'tap-to-fight');
    quiet(game);
    assert.equal(where(game, 'faramir'), 'wounded');
    assert.equal(newSiteOf(game), undefined);
    const safe = underway(sea, { two: { hand: ['fell-turtle'] } }, { rolls: [6, 6] });
    hazard(safe, 'creature fell-turtle');
    resolveChain(safe);
    quiet(safe);
    safe.play('one', 'tap-to-fight');
    quiet(safe);
    assert.notEqual(newSiteOf(safe), undefined);
  },
);

rule('Who equals his body against Giant Spiders is discarded, but not a Wizard', ['MW-S7.5.1'], () => {
  const mirkwood = { site: 'sarn-goriwing' };
  const game = faces(['faramir tapped'], 'giant-spiders', [1, 1, 4, 4], mirkwood);
  quiet(game);
  assert.equal(where(game, 'faramir'), 'discard');
  const held = faces(['faramir tapped'], 'giant-spiders', [1, 1, 3, 4], mirkwood);
  quiet(held);
  assert.equal(where(held, 'faramir'), 'wounded');
  const wizard = faces(['gandalf tapped'], 'giant-spiders', [1, 1, 4, 5], mirkwood);
  quiet(wizard);
  assert.equal(where(wizard, 'gandalf'), 'wounded');
});

rule('A Pick-pocket harms nobody, but takes an item of the one he strikes, whose player chooses it', ['CR-A21'], () => {
  const game = faces(['faramir: sting, elven-cloak', 'bilbo: orcrist'], 'pick-pocket', [1, 1], bree);
  game.play('two', 'assign faramir');
  act(game, 'one', 'tap-to-fight');
  quiet(game);
  assert.deepEqual(asked(game), { seat: 'one', at: 'effects/choose' });
  game.offersOnly('one', ['choose sting', 'choose elven-cloak']);
  game.play('one', 'choose sting');
  assert.equal(where(game, 'faramir'), 'tapped');
  quiet(game);
  assert.equal(where(game, 'pick-pocket'), 'discard', 'he was not defeated');
  const bare = faces(['faramir', 'bilbo: orcrist'], 'pick-pocket', [1, 1], bree);
  bare.play('two', 'assign faramir');
  act(bare, 'one', 'tap-to-fight');
  quiet(bare);
  assert.equal(bearer(bare, 'orcrist'), 'bilbo');
  assert.equal(where(bare, 'faramir'), 'tapped');
});

rule('A Thief harms nobody, but takes an item of the company, which its player chooses', ['CR-A21'], () => {
  const game = faces(['faramir: sting', 'bilbo tapped: orcrist'], 'thief', [1, 1], bree);
  game.play('one', 'assign faramir');
  act(game, 'one', 'stay-untapped');
  quiet(game);
  game.offersOnly('one', ['choose sting', 'choose orcrist']);
  game.play('one', 'choose orcrist');
  assert.equal(where(game, 'faramir'), 'untapped');
  assert.equal(where(game, 'orcrist'), 'discard');
  const beaten = faces(['faramir: sting'], 'thief', [6, 6], bree);
  act(beaten, 'one', 'tap-to-fight');
  quiet(beaten);
  assert.equal(where(beaten, 'thief'), 'points');
  assert.equal(bearer(beaten, 'sting'), 'faramir');
});

// ---- keyed by name --------------------------------------------------------------------------------------------------

rule(
  'A Huorn keyed to a region by name is not a matter for Elven Cloak',
  ['CR-I.D.10', 'CR-CARD-elven-cloak-1'],
  () => {
    const walk = ['wold-and-foothills', 'anduin-vales', 'western-mirkwood'];
    for (const [key, open] of [
      ['key-wilderness', true],
      ['key-to western-mirkwood', false],
    ] as const) {
      const game = underway(
        { site: 'lorien', characters: ['bilbo: elven-cloak'], to: 'woodmen-town', walk },
        { two: { hand: ['huorn'] } },
      );
      hazard(game, 'creature huorn');
      game.play('two', key);
      resolveChain(game);
      quiet(game);
      game.play('one', 'tap-to-fight');
      if (open) game.offers('one', 'use elven-cloak');
      else game.refuses('one', 'use elven-cloak', 'MW-S10.4.7');
    }
  },
);

test('Creatures read as sentences a player can follow', () => {
  assert.equal(
    cardText(C.brigands),
    'Man. Two strikes. Keyed to a Border-land or Wilderness in the site path. The first time a strike of its attack succeeds against a character, discard an item in that character’s company, chosen by the defender.',
  );
  assert.equal(
    cardText(C['khamul-the-easterling']),
    'Unique. Nazgûl. One strike. As a creature, keyed to a Dark-domain in the site path; or to a Dark-hold; or to Brown Lands, Heart of Mirkwood, Gorgoroth or Southern Mirkwood by name, or to any site there. Also playable as a permanent-event. In play as an event it may be used during your opponent’s movement/hazard phase. Tap this card, which becomes a short-event: your opponent discards from his hand, as he chooses, a card for each Nazgûl permanent-event in play when this is declared, this card included. This counts as one against the hazard limit.',
  );
});
