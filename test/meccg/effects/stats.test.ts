// Numbers of characters and players: printed, items first with their maximums, then everything else.
import assert from 'node:assert/strict';
import type { CardId } from '../../../games/meccg/cards/all.ts';
import {
  directInfluence,
  handSizeOf,
  hazardLimitOf,
  pointsOf,
  prowessOf,
  unusedDirectInfluence,
  unusedGeneralInfluence,
} from '../../../games/meccg/stats.ts';
import { rule } from '../../rule.ts';
import { attacked, where } from '../combat/fight.ts';
import { company, resolve, table, underway } from '../movement/table.ts';
import { bodyOf, corruptionOf } from '../table.ts';
import { cardOf } from '../turn/table.ts';

const at = (one: Record<string, unknown>, two: Record<string, unknown> = {}) =>
  table({ phase: 'organization', one, two });
const prowess = (...characters: string[]): number => {
  const game = at({ rivendell: characters });
  return prowessOf(game.state, cardOf(game, characters[0].split(/[ :]/)[0] as CardId));
};

rule('Items come first and stop at their maximum; what comes after is not limited', ['CR-I.D.14', 'MW-S7.3.10'], () => {
  const game = at({
    rivendell: ['boromir-ii: glamdring', 'frodo', 'gimli', 'legolas'],
    table: ['fellowship on boromir-ii', 'fellowship on boromir-ii'],
  });
  const s = game.state;
  const boromir = cardOf(game, 'boromir-ii');
  for (const card of s.play) if (s.def[card] === s.def[cardOf(game, 'fellowship')]) s.host[card] = s.host[boromir];
  assert.equal(prowessOf(s, boromir), 10, '6 + 3 is 8 at most, and 2');
});

rule('A weapon has another maximum against Orcs', ['CR-I.D.14', 'MW-S5.1.6'], () => {
  const game = attacked(['boromir-ii: glamdring'], 'orc-patrol');
  assert.equal(prowessOf(game.state, cardOf(game, 'boromir-ii')), 9);
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
  assert.equal(prowessOf(game.state, cardOf(game, 'gimli')), 7);
});

rule(
  'General influence: 20 points less the minds of those who are no followers',
  ['MW-S5.2.1', 'MW-S5.2.2', 'MW-S5.3.4'],
  () => {
    const game = at({ rivendell: ['aragorn-ii', 'bilbo', 'gandalf', 'frodo under gandalf'] });
    assert.equal(unusedGeneralInfluence(game.state, 0), 20 - 9 - 5);
    assert.equal(unusedGeneralInfluence(game.state, 1), 20);
  },
);

rule('A bonus against a faction is of no use for controlling characters', ['CR-I.B.1'], () => {
  const game = at({ rivendell: ['adrazar', 'gimli'] });
  const adrazar = cardOf(game, 'adrazar');
  assert.equal(directInfluence(game.state, adrazar), 1);
  assert.equal(directInfluence(game.state, adrazar, cardOf(game, 'gimli')), 1);
});

rule('A bonus against a kind of character is added once, not for each follower', ['CR-I.B.2', 'MW-S5.3.2'], () => {
  // Thorin II: direct influence 3, and 3 more against Dwarves.
  const game = at({ rivendell: ['thorin-ii', 'ori under thorin-ii', 'bofur', 'legolas'] });
  const { state } = game;
  const thorin = cardOf(game, 'thorin-ii');
  const all = directInfluence(state, thorin);
  const dwarves = directInfluence(state, thorin, cardOf(game, 'bofur'));
  assert.ok(dwarves > all);
  const ori = 1;
  assert.equal(unusedDirectInfluence(state, thorin), all, 'Ori is controlled by the bonus');
  assert.equal(unusedDirectInfluence(state, thorin, cardOf(game, 'bofur')), dwarves - ori);
  assert.equal(unusedDirectInfluence(state, thorin, cardOf(game, 'legolas')), all);
});

rule('Direct influence never falls below zero', ['MW-S5.3.10'], () => {
  const game = at({ rivendell: ['bilbo', 'gimli under bilbo'] });
  assert.equal(unusedDirectInfluence(game.state, cardOf(game, 'bilbo')), 0);
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
  assert.equal(hazardLimitOf(small.state, company(small)), 2);
  const big = underway({ site: 'rivendell', characters: ['aragorn-ii', 'gimli', 'balin', 'bilbo'], to: 'lorien' });
  assert.equal(hazardLimitOf(big.state, company(big)), 4);
});

rule('A hand has eight cards unless a card says otherwise', ['CR-TERM-handsize-1'], () => {
  const game = at({ rivendell: ['elrond'] }, { lorien: ['elrond'] });
  assert.equal(handSizeOf(game.state, 0), 9);
  assert.equal(handSizeOf(game.state, 1), 8, 'Elrond is not at Rivendell');
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
    // character, item, faction, ally, kill, miscellaneous
    assert.deepEqual(pointsOf(game.state, 0), [3 + 2 - 3, 2, 2, 2, 1, 0]);
    assert.deepEqual(pointsOf(game.state, 1), [0, 0, 0, 0, 0, 0]);
  },
);

rule('What a site card says holds for companies there or on their way there', ['MW-S10.3.3'], () => {
  const game = underway({ site: 'lorien', characters: ['aragorn-ii'], to: 'mount-doom' });
  assert.equal(hazardLimitOf(game.state, company(game)), 4);
  const there = table({ phase: 'movement', one: { 'mount-doom': ['aragorn-ii'] }, two: {} });
  assert.equal(hazardLimitOf(there.state, company(there)), 2, 'not for one that stays');
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
