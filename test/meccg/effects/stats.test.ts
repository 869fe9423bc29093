// Numbers of characters and players: printed, items first with their maximums, then everything else.
import assert from 'node:assert/strict';
import { rule } from '../../rule.ts';
import { attacked, where } from '../combat/fight.ts';
import { resolve, table, underway } from '../movement/table.ts';
import {
  bodyOf,
  corruptionOf,
  directInfluence,
  handSize,
  hazardLimit,
  marshallingPoints,
  prowessOf,
  unusedDirectInfluence,
  unusedGeneralInfluence,
} from '../table.ts';

const at = (one: Record<string, unknown>, two: Record<string, unknown> = {}) =>
  table({ phase: 'organization', one, two });
const prowess = (...characters: string[]): number => {
  const game = at({ rivendell: characters });
  return prowessOf(game, characters[0].split(/[ :]/)[0]);
};

rule('Items come first and stop at their maximum; what comes after is not limited', ['CR-I.D.14', 'MW-S7.3.10'], () => {
  const game = at({
    rivendell: ['boromir-ii: glamdring', 'frodo', 'gimli', 'legolas'],
    table: ['fellowship on company boromir-ii', 'fellowship on company boromir-ii'],
  });
  assert.equal(prowessOf(game, 'boromir-ii'), 10, '6 + 3 is 8 at most, and 2');
});

rule('A weapon has another maximum against Orcs', ['CR-I.D.14', 'MW-S5.1.6'], () => {
  const game = attacked(['boromir-ii: glamdring'], 'orc-patrol');
  assert.equal(prowessOf(game, 'boromir-ii'), 9);
});

rule('A maximum lowers nobody', ['MW-S7.3.10'], () => {
  assert.equal(prowess('glorfindel-ii'), 8);
  assert.equal(prowess('glorfindel-ii: dagger-of-westernesse'), 8);
});

rule('Of two weapons one has effect, the better one', ['CR-I.E.45'], () => {
  assert.equal(prowess('faramir'), 5);
  assert.equal(prowess('faramir: dagger-of-westernesse'), 6);
  assert.equal(prowess('faramir: dagger-of-westernesse, dagger-of-westernesse'), 6);
  assert.equal(prowess('faramir: dagger-of-westernesse, glamdring'), 8);
});

rule('Shields and armor give body before anything else does', ['MW-S7.3.11'], () => {
  const game = at({ rivendell: ['faramir: shield-of-iron-bound-ash, the-mithril-coat', 'boromir-ii'] });
  assert.equal(bodyOf(game, 'faramir'), 10);
});

rule('A number in place of another is not added to it', ['MW-S5.1.7'], () => {
  assert.equal(prowess('gimli: durins-axe') - prowess('gimli'), 4, 'a Dwarf');
  assert.equal(prowess('faramir: durins-axe') - prowess('faramir'), 2);
  const game = at({ rivendell: ['gimli: durins-axe', 'faramir'] });
  assert.equal(corruptionOf(game, 'gimli'), 3);
});

rule('A prowess bonus holds in its own circumstances only', ['MW-S5.1.6'], () => {
  assert.equal(prowess('gimli'), 5);
  const game = attacked(['gimli'], 'orc-patrol');
  assert.equal(prowessOf(game, 'gimli'), 7);
});

rule(
  'General influence: 20 points less the minds of those who are no followers',
  ['MW-S5.2.1', 'MW-S5.2.2', 'MW-S5.3.4'],
  () => {
    const game = at({ rivendell: ['aragorn-ii', 'bilbo', 'gandalf', 'frodo under gandalf'] });
    assert.equal(unusedGeneralInfluence(game, 'one'), 20 - 9 - 5);
    assert.equal(unusedGeneralInfluence(game, 'two'), 20);
  },
);

rule('A bonus against a faction is of no use for controlling characters', ['CR-I.B.1'], () => {
  const game = at({ rivendell: ['adrazar', 'gimli'] });
  assert.equal(directInfluence(game, 'adrazar'), 1);
  assert.equal(directInfluence(game, 'adrazar', 'gimli'), 1);
});

rule('A bonus against a kind of character is added once, not for each follower', ['CR-I.B.2', 'MW-S5.3.2'], () => {
  // Thorin II: direct influence 3, and 3 more against Dwarves.
  const game = at({ rivendell: ['thorin-ii', 'ori under thorin-ii', 'bofur', 'legolas'] });
  const all = directInfluence(game, 'thorin-ii');
  const dwarves = directInfluence(game, 'thorin-ii', 'bofur');
  assert.ok(dwarves > all);
  const ori = 1;
  assert.equal(unusedDirectInfluence(game, 'thorin-ii'), all, 'Ori is controlled by the bonus');
  assert.equal(unusedDirectInfluence(game, 'thorin-ii', 'bofur'), dwarves - ori);
  assert.equal(unusedDirectInfluence(game, 'thorin-ii', 'legolas'), all);
});

rule('Direct influence never falls below zero', ['MW-S5.3.10'], () => {
  const game = at({ rivendell: ['bilbo', 'gimli under bilbo'] });
  assert.equal(unusedDirectInfluence(game, 'bilbo'), 0);
});

rule(
  'Corruption is the sum of what he bears, his followers’ cards apart',
  ['MW-S8.2.1', 'MW-S8.2.2', 'MW-S8.1.1'],
  () => {
    const game = at({
      rivendell: ['aragorn-ii: glamdring, lure-of-expedience', 'bilbo under aragorn-ii: dagger-of-westernesse'],
    });
    assert.equal(corruptionOf(game, 'aragorn-ii'), 3);
    assert.equal(corruptionOf(game, 'bilbo'), 1);
  },
);

rule('The hazard limit is the size of the company, two at least', ['MW-S10.3.1', 'MW-S5.4.5'], () => {
  const small = underway({ site: 'rivendell', characters: ['aragorn-ii'], to: 'lorien' });
  assert.equal(hazardLimit(small), 2);
  const big = underway({ site: 'rivendell', characters: ['aragorn-ii', 'gimli', 'balin', 'bilbo'], to: 'lorien' });
  assert.equal(hazardLimit(big), 4);
});

rule('A hand has eight cards unless a card says otherwise', ['CR-TERM-handsize-1'], () => {
  const game = at({ rivendell: ['elrond'] }, { lorien: ['elrond'] });
  assert.equal(handSize(game, 'one'), 9);
  assert.equal(handSize(game, 'two'), 8, 'Elrond is not at Rivendell');
});

rule(
  'Points: characters, items, allies and factions in play, creatures defeated',
  ['MW-S1.4.1', 'MW-S1.4.2', 'MW-S1.4.4', 'MW-S1.4.5'],
  () => {
    const game = at(
      {
        rivendell: ['aragorn-ii: glamdring', 'gimli: gwaihir'],
        table: ['beornings'],
        points: ['cave-drake'],
        'out-of-play': ['elrond'],
      },
      { table: ['doors-of-night'] },
    );
    const score = { character: 3 + 2 - 3, item: 2, faction: 2, ally: 2, kill: 1, miscellaneous: 0 };
    game.position({ one: { score } });
    assert.equal(marshallingPoints(game, 'one'), 2 + 2 + 2 + 2 + 1);
    game.position({ two: { score: { character: 0, item: 0, faction: 0, ally: 0, kill: 0, miscellaneous: 0 } } });
  },
);

rule('What a site card says holds for companies there or on their way there', ['MW-S10.3.3'], () => {
  const game = underway({ site: 'lorien', characters: ['aragorn-ii'], to: 'mount-doom' });
  assert.equal(hazardLimit(game), 4);
  const there = table({ phase: 'movement', one: { 'mount-doom': ['aragorn-ii'] }, two: {} });
  assert.equal(hazardLimit(there), 2, 'not for one that stays');
});

rule('At the Old Forest what heals one heals all', ['CR-CARD-halfling-strength-1'], () => {
  const heal = (site: string) => {
    const game = table({
      phase: 'organization',
      one: { [site]: ['bilbo wounded', 'gimli wounded', 'balin tapped'], hand: ['halfling-strength'] },
      two: {},
    });
    game.play('one', 'play halfling-strength');
    resolve(game);
    return ['bilbo', 'gimli', 'balin'].map((id) => where(game, id));
  };
  assert.deepEqual(heal('old-forest'), ['untapped', 'untapped', 'tapped']);
  assert.deepEqual(heal('bree'), ['untapped', 'wounded', 'tapped']);
});
