// Cards of the Free Peoples that recruit.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ELITE, ELVES, FIGURES, GONDOR, LEADER, NATION_IDS, REGULAR } from '../../../../games/wotr/tables/nations.ts';
import { figure } from '../../../../games/wotr/tables/pieces.ts';
import { rule } from '../../../rule.ts';
import { play } from '../table.ts';

/** One unit of the player's choice in one named place; some bring a Leader besides, some draw a Strategy card. */
const ALIKE = [
  { card: 'guards-of-the-citadel', region: 'minas-tirith', nation: 'gondor', leader: true },
  { card: 'imrahil-of-dol-amroth', region: 'dol-amroth', nation: 'gondor', leader: true },
  { card: 'dain-ironfoots-guard', region: 'erebor', nation: 'dwarves', leader: true },
  { card: 'grimbeorn-the-old-son-of-beorn', region: 'carrock', nation: 'north', leader: true },
  { card: 'celeborns-galadhrim', region: 'lorien', nation: 'elves', leader: false },
  { card: 'kindred-of-glorfindel', region: 'rivendell', nation: 'elves', leader: false },
  { card: 'thranduils-archers', region: 'woodland-realm', nation: 'elves', leader: false },
] as const;

const TOP = { 'free-strategy': ['the-last-battle', 'wisdom-of-elrond'] };
const drawn = (leader: boolean): readonly string[] => (leader ? [] : ['the-last-battle']);
const allOf = (nation: string): { regular: number; elite: number; leader: number } => {
  const n = NATION_IDS.indexOf(nation as never);
  return { regular: FIGURES[figure(n, REGULAR)], elite: FIGURES[figure(n, ELITE)], leader: FIGURES[figure(n, LEADER)] };
};

for (const { card, region, nation, leader } of ALIKE) {
  const come = leader ? ' 1l' : '';
  const peace = nation === 'elves' ? '3 active' : '3 passive';

  rule(`${card}: a Regular or an Elite comes to ${region}, At War or not`, ['WR-6.5.2', 'WR-5.4.6'], () => {
    for (const [kind, letter] of [
      ['regular', 'r'],
      ['elite', 'e'],
    ]) {
      const game = play('free', card, { decks: TOP, politics: { [nation]: peace } });
      game.offersOnly('free', [`recruit ${nation}-regular`, `recruit ${nation}-elite`]);
      game.play('free', `recruit ${nation}-${kind}`);
      game.position({
        [region]: { [nation]: `1${letter}${come}` },
        hands: { free: drawn(leader) },
        discards: { free: [card] },
        politics: { [nation]: peace },
      });
    }
  });

  rule(`${card}: only figures in reserve come, and the rest of the card stands`, ['WR-5.4.5', 'WR-5.3.6'], () => {
    const all = allOf(nation);
    const elite = play('free', card, { decks: TOP, lost: { [nation]: { regular: all.regular } } });
    elite.position({ [region]: { [nation]: `1e${come}` }, hands: { free: drawn(leader) } });
    const none = play('free', card, { decks: TOP, lost: { [nation]: { regular: all.regular, elite: all.elite } } });
    none.position({ [region]: null, hands: { free: drawn(leader) }, discards: { free: [card] } });
  });

  rule(`${card}: nobody comes where the enemy holds ${region}`, ['WR-6.5.4', 'WR-5.4.8', 'WR-5.3.5'], () => {
    const lost = play('free', card, { decks: TOP, [region]: { captured: true } });
    lost.position({ [region]: { [nation]: null }, hands: { free: drawn(leader) }, discards: { free: [card] } });
  });

  rule(`${card}: an Army of ten takes no unit`, ['WR-6.6.7', 'WR-5.4.8', 'WR-5.3.5'], () => {
    const ten = nation === 'elves' || nation === 'dwarves' ? '5r 5e' : '10r';
    const full = play('free', card, { decks: TOP, [region]: { [nation]: ten } });
    full.position({ [region]: { [nation]: `${ten}${come}` }, hands: { free: drawn(leader) } });
  });
}

for (const { card, region, nation, leader } of ALIKE.filter((one) => one.region !== 'carrock'))
  rule(`${card}: a siege of ${region} is no bar while fewer than five are inside`, ['WR-6.5.3', 'WR-5.4.7'], () => {
    const come = leader ? ' 1l' : '';
    const room = play('free', card, { decks: TOP, [region]: { [nation]: '4r', sauron: '3r' } });
    room.play('free', `recruit ${nation}-elite`);
    room.position({ [region]: { [nation]: `4r 1e${come}`, sauron: '3r' }, hands: { free: drawn(leader) } });
    const full = play('free', card, { decks: TOP, [region]: { [nation]: '5r', sauron: '3r' } });
    full.position({ [region]: { [nation]: `5r${come}`, sauron: '3r' }, hands: { free: drawn(leader) } });
  });

rule('Grimbeorn finds no room beside enemy units in Carrock', ['WR-6.5.4'], () => {
  const game = play('free', 'grimbeorn-the-old-son-of-beorn', { carrock: { sauron: '1r' } });
  game.position({ carrock: { sauron: '1r', north: null } });
});

rule('What a card recruits leaves the reserve', ['WR-5.4.5'], () => {
  const game = play('free', 'guards-of-the-citadel', { 'minas-tirith': { gondor: '2r 1e' } });
  const before = game.view('free').reserve;
  assert.deepEqual([before[figure(GONDOR, ELITE)], before[figure(GONDOR, LEADER)]], [4, 4]);
  game.play('free', 'recruit gondor-elite');
  const after = game.view('free').reserve;
  assert.deepEqual([after[figure(GONDOR, ELITE)], after[figure(GONDOR, LEADER)]], [3, 3]);
});

rule('A Leader needs a unit beside him', ['WR-6.5.6', 'WR-6.4.7'], () => {
  const units = { regular: 5, elite: 5 };
  const alone = play('free', 'dain-ironfoots-guard', { lost: { dwarves: units } });
  alone.position({ erebor: null });
  const guarded = play('free', 'dain-ironfoots-guard', { erebor: { elves: '1r' }, lost: { dwarves: units } });
  guarded.position({ erebor: { elves: '1r', dwarves: '1l' } });
});

rule("King Brand's Men: two Northern Regulars in Dale, as far as they go, and a card", ['WR-5.3.6', 'WR-5.3.9'], () => {
  const two = play('free', 'king-brands-men', { decks: TOP });
  two.position({ dale: { north: '2r' }, hands: { free: ['the-last-battle'] } });
  const one = play('free', 'king-brands-men', { decks: TOP, lost: { north: { regular: 9 } } });
  one.position({ dale: { north: '1r' }, hands: { free: ['the-last-battle'] } });
  const room = play('free', 'king-brands-men', { decks: TOP, dale: { dwarves: '5r 4e' } });
  room.position({ dale: { dwarves: '5r 4e', north: '1r' } });
  const taken = play('free', 'king-brands-men', { decks: TOP, dale: { southrons: '1r', captured: true } });
  taken.position({ dale: { southrons: '1r', north: null }, hands: { free: ['the-last-battle'] } });
});

rule('Swords in Eriador: one part that fails does not stop the others', ['WR-5.3.10'], () => {
  const both = play('free', 'swords-in-eriador', { decks: TOP });
  both.play('free', 'recruit north-regular');
  both.offersOnly('free', ['recruit dwarves-regular', 'recruit dwarves-elite']);
  both.play('free', 'recruit dwarves-elite');
  both.position({
    shire: { north: '1r' },
    'ered-luin': { dwarves: '1e' },
    hands: { free: ['the-last-battle'] },
    discards: { free: ['swords-in-eriador'] },
  });
  const one = play('free', 'swords-in-eriador', { decks: TOP, shire: { captured: true } });
  one.play('free', 'recruit dwarves-regular');
  one.position({ shire: { north: null }, 'ered-luin': { dwarves: '1r' }, hands: { free: ['the-last-battle'] } });
});

test("Círdan's Ships: two Elven units together, on a coast with an Army of the Free Peoples", () => {
  const words = {
    politics: { elves: 'at war' },
    'grey-havens': { elves: '1r' },
    pelargir: { gondor: '1r' },
    lossarnach: { gondor: '1r' },
    anfalas: { southrons: '1r' },
  };
  const game = play('free', 'cirdans-ships', words);
  game.offersOnly('free', ['pick grey-havens', 'pick pelargir']);
  game.play('free', 'pick pelargir', 'recruit elves-regular', 'recruit elves-elite');
  game.position({ pelargir: { gondor: '1r', elves: '1r 1e' }, 'grey-havens': { elves: '1r' } });
});

rule("Círdan's Ships: a place with room for one takes one; an empty coast takes none", ['WR-5.3.6', 'WR-5.3.8'], () => {
  const nine = play('free', 'cirdans-ships', {
    politics: { elves: 'at war' },
    'dol-amroth': { gondor: '9r' },
  });
  nine.play('free', 'recruit elves-elite');
  nine.position({ 'dol-amroth': { gondor: '9r', elves: '1e' } });
  const none = play('free', 'cirdans-ships', { politics: { elves: 'at war' }, rivendell: { elves: '1e' } });
  none.position({ discards: { free: ['cirdans-ships'] }, dice: { free: [] } });
  assert.equal(none.view('free').reserve[figure(ELVES, REGULAR)], 5);
});

rule(
  'Riders of Théoden: Edoras, or a region of Rohan with a Companion; one place for both',
  ['WR-6.5.5', 'WR-6.5.6'],
  () => {
    const words = {
      characters: { gimli: 'westemnet', legolas: 'eastemnet', meriadoc: 'fangorn' },
      westemnet: { isengard: '1r' },
    };
    const game = play('free', 'riders-of-theoden', words);
    game.offersOnly('free', ['pick edoras', 'pick eastemnet']);
    game.play('free', 'pick eastemnet', 'recruit rohan-elite');
    game.position({ eastemnet: { rohan: '1e 1l' }, edoras: null, westemnet: { isengard: '1r' } });
    const edoras = play('free', 'riders-of-theoden', {});
    edoras.play('free', 'recruit rohan-regular');
    edoras.position({ edoras: { rohan: '1r 1l' } });
    const taken = play('free', 'riders-of-theoden', { edoras: { captured: true } });
    taken.position({ edoras: { rohan: null }, discards: { free: ['riders-of-theoden'] } });
  },
);

rule(
  'Éomer: a free region of Rohan with a Settlement, which a besieged Stronghold is not',
  ['WR-2.9.1', 'WR-6.5.6'],
  () => {
    const game = play('free', 'eomer-son-of-eomund', {
      'helms-deep': { rohan: '1r', isengard: '2r' },
      folde: { captured: true },
      eastemnet: { rohan: '1r' },
      'fords-of-isen': { rohan: '1r' },
    });
    game.offersOnly('free', ['pick edoras', 'pick westemnet']);
    game.play('free', 'pick westemnet', 'recruit rohan-regular');
    game.position({ westemnet: { rohan: '1r 1l' } });
  },
);

rule('The Red Arrow: Rohan advances, and a unit and a Leader come to Edoras', ['WR-5.3.10', 'WR-7.1.4'], () => {
  const words = { politics: { gondor: '2 active', rohan: '3 passive' } };
  const game = play('free', 'the-red-arrow', words);
  game.play('free', 'recruit rohan-elite');
  game.position({ politics: { rohan: '2 passive' }, edoras: { rohan: '1e 1l' } });
  const passive = play('free', 'the-red-arrow', { politics: { gondor: 'at war', rohan: '1 passive' } });
  passive.play('free', 'recruit rohan-regular');
  passive.position({ politics: { rohan: '1 passive' }, edoras: { rohan: '1r 1l' } });
  const taken = play('free', 'the-red-arrow', { ...words, edoras: { isengard: '1r', captured: true } });
  taken.position({ politics: { rohan: '2 passive' }, edoras: { rohan: null, isengard: '1r' } });
});

rule('House of the Stewards: a Gondor unit where Boromir is, and two cards', ['WR-6.5.6', 'WR-5.3.10'], () => {
  const hands = { free: ['the-last-battle', 'wisdom-of-elrond'] };
  const game = play('free', 'house-of-the-stewards', {
    characters: { boromir: 'druadan-forest' },
    fellowship: { guide: 'strider' },
    decks: TOP,
  });
  game.offersOnly('free', ['recruit gondor-regular', 'recruit gondor-elite']);
  game.play('free', 'recruit gondor-elite');
  game.position({ 'druadan-forest': { gondor: '1e' }, hands });
  const beset = play('free', 'house-of-the-stewards', {
    characters: { boromir: 'druadan-forest' },
    fellowship: { guide: 'strider' },
    'druadan-forest': { sauron: '2r' },
    decks: TOP,
  });
  beset.position({ 'druadan-forest': { gondor: null, sauron: '2r' }, hands });
});

rule(
  'The Grey Company: a Regular with Strider gives way to an Elite of its Nation, and two cards',
  ['WR-5.3.10'],
  () => {
    const game = play('free', 'the-grey-company', {
      characters: { strider: 'osgiliath' },
      fellowship: { companions: ['boromir'] },
      osgiliath: { gondor: '5r', rohan: '4r 1l', elves: '1e' }, // ten already: nobody is added
      decks: TOP,
    });
    game.offersOnly('free', ['pick nation gondor', 'pick nation rohan']);
    game.play('free', 'pick nation rohan');
    game.position({
      osgiliath: { gondor: '5r', rohan: '3r 1e 1l', elves: '1e' },
      lost: { rohan: { regular: 1 } },
      hands: { free: ['the-last-battle', 'wisdom-of-elrond'] },
    });
  },
);

rule(
  'The Grey Company: without an Elite in reserve no Regular is lost, and the cards come all the same',
  ['WR-5.3.10'],
  () => {
    const game = play('free', 'the-grey-company', {
      characters: { aragorn: 'bree', strider: 'replaced' },
      fellowship: { companions: ['boromir'] },
      bree: { north: '2r' },
      lost: { north: { elite: 5 } },
      decks: TOP,
    });
    game.position({
      bree: { north: '2r' },
      lost: { north: { regular: null, elite: 5 } },
      hands: { free: ['the-last-battle', 'wisdom-of-elrond'] },
    });
  },
);
