// The factions of The Wizards: where, on which number, with which modifications.
import assert from 'node:assert/strict';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { metwFactions } from '../../../games/meccg/cards/metw-factions.ts';
import { rule } from '../../rule.ts';
import { where } from '../combat/fight.ts';
import { at, type Table, table } from '../movement/table.ts';
import { inside } from '../sites/table.ts';
import { directInfluence, isSiteTapped, marshallingPoints, standardModification, supposePlayed } from '../table.ts';
import { does } from './people.ts';

type Id = keyof typeof metwFactions;
const IDS = Object.keys(metwFactions) as Id[];
/** One of each race, without influence of his own, and without anything against these factions. */
const ONE_OF = {
  man: 'gamling-the-old',
  dunadan: 'bergil',
  elf: 'annalena',
  hobbit: 'sam-gamgee',
  dwarf: 'oin',
} as const;

const dice = (sum: number): [number, number] => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);

rule(
  'Every faction comes into play where it says, if the check is greater than its number, and gives its points',
  ['MW-S9.3.1', 'MW-S9.3.2', 'MW-S9.3.5', 'MW-S10.6.1'],
  () => {
    assert.equal(IDS.length, 29);
    for (const id of IDS) {
      if (id === 'army-of-the-dead') continue;
      const card = metwFactions[id];
      const site = card.playableAt[0] as string;
      const own = directInfluence(inside(site, ['annalena'], { hand: [id] }), 'annalena', id);
      const probe = inside(site, ['annalena'], { hand: [id] });
      const plus = own + standardModification(probe, id, 'annalena');
      const tries = (roll: number): Table => {
        const game = inside(site, ['annalena'], { hand: [id] }, {}, { rolls: dice(roll) });
        does(game, `faction ${id}`);
        return game;
      };
      const needed = (card.influenceNumber ?? 0) - plus;
      const lost = tries(needed);
      assert.equal(where(lost, id), 'discard', `${id} on ${needed}`);
      if (needed < 12) {
        const won = tries(needed + 1);
        assert.equal(where(won, id), 'untapped', `${id} on ${needed + 1}`);
        assert.equal(marshallingPoints(won, 'one'), 1 + (card.points ?? 0), id);
      }
      const elsewhere = site === 'minas-tirith' ? 'bree' : 'minas-tirith';
      inside(elsewhere, ['annalena'], { hand: [id] }).refuses('one', `faction ${id}`, 'MW-S10.9.1');
    }
  },
);

rule('Standard modifications go by the race of who tries', ['MW-S9.3.6'], () => {
  for (const id of IDS) {
    const game = table({ phase: 'organization', one: { rivendell: Object.values(ONE_OF), hand: [id] }, two: {} });
    for (const [race, who] of Object.entries(ONE_OF)) {
      const expected = (metwFactions[id].standard ?? [])
        .filter((one) => 'race' in one && one.race === race)
        .reduce((sum, one) => sum + one.add, 0);
      assert.equal(standardModification(game, id, who), expected, `${who}, ${id}`);
    }
  }
  const wose = CARDS[C['woses-of-the-druadan-forest' as CardId]];
  assert.equal(wose.kind === 'faction' && wose.race, 'wose');
});

rule(
  'The Army of the Dead is played by Aragorn II in the turn of Paths of the Dead, without a roll',
  ['CR-CARD-army-of-the-dead-1', 'MW-S10.9.1'],
  () => {
    const erech = (who: string, paths: boolean): Table => {
      const game = table({ phase: 'site', one: { 'vale-of-erech': [who], hand: ['army-of-the-dead'] }, two: {} });
      if (paths) supposePlayed(game, 'paths-of-the-dead');
      game.play('one', 'enter');
      return game;
    };
    const game = erech('aragorn-ii', true);
    does(game, 'faction army-of-the-dead');
    assert.equal(where(game, 'army-of-the-dead'), 'untapped');
    assert.equal(marshallingPoints(game, 'one'), 3 + 6);
    assert.equal(where(game, 'aragorn-ii'), 'tapped');
    assert.equal(isSiteTapped(game), true);
    erech('aragorn-ii', false).refuses('one', 'faction army-of-the-dead', 'MW-S10.5.1');
    erech('faramir', true).refuses('one', 'faction army-of-the-dead', 'MW-S2.8.5');
  },
);

rule('Nobody influences the Army of the Dead away', ['CR-CARD-army-of-the-dead-1'], () => {
  const game = table({
    phase: 'site',
    turn: 9,
    active: 'two',
    one: { rivendell: ['elrond'], table: ['army-of-the-dead on vale-of-erech', 'men-of-lamedon on vale-of-erech'] },
    two: { 'vale-of-erech': ['gandalf'] },
  });
  game.play('two', 'enter');
  const list = game.list('two');
  assert.equal(
    list.some((move) => move.includes('army-of-the-dead')),
    false,
    list.join(', '),
  );
  assert.ok(at(game));
});

rule(
  'Old Road calls the Army of the Dead no sooner than Paths of the Dead does',
  ['CR-CARD-army-of-the-dead-1'],
  () => {
    const game = table({
      phase: 'site',
      one: { edhellond: ['aragorn-ii'], hand: ['old-road', 'army-of-the-dead'] },
      two: {},
    });
    game.play('one', 'enter');
    game.refuses('one', 'play old-road', 'MW-S10.1.2');
  },
);
