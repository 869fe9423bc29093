// What is chosen when a card is declared, before anybody can answer it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { C, CARDS, type CardId } from '../../../games/meccg/cards/all.ts';
import { flat, waysOf } from '../../../games/meccg/effects/reading/literal.ts';
import { PART_PLAY, PART_USE } from '../../../games/meccg/effects/reading/parts.ts';
import { rule } from '../../rule.ts';
import { until, where } from '../combat/fight.ts';
import { asked, at, hazard, idle, keys, resolve, type Table, underway } from '../movement/table.ts';
import { inside, site } from '../sites/table.ts';
import { attackProwess, sitePath } from '../table.ts';

const toDolGuldur = { site: 'lorien', characters: ['aragorn-ii', 'gimli', 'legolas'], to: 'dol-guldur' };

rule(
  'Which of two automatic-attacks is meant is chosen on declaration, before anybody can answer',
  ['CR-A8', 'CR-A27'],
  () => {
    const game = underway(toDolGuldur, { two: { hand: ['arouse-minions'] } });
    hazard(game, 'play arouse-minions');
    assert.equal(at(game), 'declare/choice-choose');
    game.offersOnly('two', ['option 0', 'option 1']);
    game.play('two', 'option 1');
    assert.equal(asked(game), 'one');
    assert.equal(at(game), 'chain/respond');
  },
);

rule('Which alternative of a card is meant is chosen on declaration', ['CR-TIM-3', 'CR-A27'], () => {
  const game = underway(
    { site: 'rivendell', characters: ['elrond'], to: 'cameth-brin' },
    { one: { hand: ['the-evenstar'], table: ['gates-of-morning'] } },
  );
  game.play('one', 'play the-evenstar');
  game.offersOnly('one', ['option 0', 'option 1', 'option 2']);
  game.play('one', 'option 1');
  game.says('chooses for The Evenstar', 'CR-A27');
  assert.equal(at(game), 'chain/respond');
  resolve(game);
  assert.deepEqual(sitePath(game), ['wilderness'], 'a Border-land was named, and there is none');
});

rule('What a card lets its player look at first is chosen after that', ['CR-TIM-2'], () => {
  const game = inside('lorien', ['aragorn-ii'], { hand: ['mirror-of-galadriel'] }, { hand: ['wargs'] });
  game.play('one', 'play mirror-of-galadriel');
  assert.equal(at(game), 'chain/respond');
  resolve(game);
  assert.equal(at(game), 'effects/choose');
});

rule('Old Road shows its faction when it is declared, and no other card', ['CR-A8', 'MW-S9.3.2'], () => {
  const hand = ['old-road', 'beornings', 'riders-of-rohan'];
  const game = inside('lorien', ['aragorn-ii'], { hand }, {}, { rolls: [6, 6] });
  const seen = (id: CardId): boolean => game.view('two').def.includes(C[id]);
  assert.equal(seen('beornings'), false);
  game.play('one', 'play old-road');
  game.offersOnly('one', ['choose-title beornings', 'choose-title riders-of-rohan']);
  game.play('one', 'choose-title riders-of-rohan');
  assert.equal(seen('riders-of-rohan'), true);
  assert.equal(seen('beornings'), false);
  resolve(game);
  resolve(game);
  assert.notEqual(where(game, 'riders-of-rohan'), 'hand');
  assert.equal(where(game, 'beornings'), 'hand');
});

rule(
  'Of two Rings the one that The Ring’s Betrayal takes is named on declaration, and a gold ring is a Ring',
  ['CR-A8', 'MW-S10.7.8', 'CR-TERM-corruption-6'],
  () => {
    const betrayed = (choice: string): Table => {
      const game = underway(
        { site: 'rivendell', characters: ['gimli: magic-ring-of-courage, fair-gold-ring', 'balin'], to: 'bree' },
        { two: { hand: ['the-rings-betrayal'] } },
        { rolls: [1, 1] },
      );
      hazard(game, 'play the-rings-betrayal');
      game.offersOnly('two', ['choose magic-ring-of-courage', 'choose fair-gold-ring']);
      game.play('two', `choose ${choice}`);
      resolve(game);
      return game;
    };
    const gold = betrayed('fair-gold-ring');
    assert.equal(where(gold, 'fair-gold-ring'), 'discard');
    assert.equal(where(gold, 'magic-ring-of-courage'), 'untapped');
    const magic = betrayed('magic-ring-of-courage');
    assert.equal(where(magic, 'magic-ring-of-courage'), 'discard');
    assert.equal(where(magic, 'fair-gold-ring'), 'untapped');
  },
);

rule('Under The Nazgûl are Abroad a company with a gold ring can be met at a Shadow-hold', ['MW-S10.7.8'], () => {
  const nazgul = (item: string): string[] =>
    keys(
      underway(
        { site: 'lorien', characters: [`gimli: ${item}`], to: 'moria' },
        { two: { table: ['the-nazgul-are-abroad'], hand: ['uvatha-the-horseman'] } },
      ),
      'uvatha-the-horseman',
    );
  assert.deepEqual(nazgul('fair-gold-ring'), ['shadow-hold']);
  assert.deepEqual(nazgul('glamdring'), []);
});

test('Nothing on the table is picked by a card’s player when it resolves', () => {
  /** Whoever survived what the card itself calls up: the Spiders, the prisoners' guards, those who are raided. */
  const PUT_OFF = [
    'attach (rescue-prisoners)',
    'attach (burning-rick-cot-and-tree)',
    'attach (seize-prisoners)',
    'attach (smoke-on-the-wind)',
    'attach (stabbed-him-in-his-sleep)',
    'attach (kill-all-but-not-the-halflings)',
  ];
  const late: string[] = [];
  for (const [def, { id }] of CARDS.entries())
    for (const part of [PART_PLAY, PART_USE] as const)
      for (const way of waysOf(def, part))
        for (const effect of flat(way.do)) {
          const whom = effect.is === 'attach' ? effect.to : 'who' in effect ? effect.who : undefined;
          const picked = typeof whom === 'object' && whom.is === 'pick' && whom.chooser === undefined;
          if (picked && effect.is !== 'discard-it') late.push(`${effect.is} (${id})`);
        }
  assert.deepEqual(late, PUT_OFF);
});

rule(
  'Dragon’s Desolation strengthens a Dragon’s automatic-attack, played on the site beforehand',
  ['MW-S10.1.3'],
  () => {
    const game = underway(
      {
        site: 'lorien',
        characters: ['gimli', 'balin'],
        to: 'the-lonely-mountain',
        walk: ['wold-and-foothills', 'anduin-vales', 'woodland-realm', 'northern-rhovanion'],
      },
      { two: { hand: ['dragons-desolation'] } },
    );
    hazard(game, 'play dragons-desolation');
    if (at(game) === 'declare/way-choose') game.play('two', 'way 3');
    resolve(game);
    until(game, 'one', 'enter');
    game.play('one', 'enter');
    idle(game, { attacked: true });
    assert.equal(attackProwess(game), 16, '14 as printed');
    const moria = underway(
      { site: 'lorien', characters: ['gimli', 'balin'], to: 'moria' },
      { two: { hand: ['dragons-desolation'] } },
    );
    hazard(moria);
    moria.refuses('two', 'play dragons-desolation');
  },
);

rule('Dragon’s Desolation may be revealed from on-guard where a Dragon attacks', ['MW-T10.2.8', 'CR-I.E.15'], () => {
  const game = site('the-lonely-mountain', ['gimli', 'balin'], {}, { 'on-guard': ['dragons-desolation on gimli'] });
  game.play('one', 'enter');
  game.play('two', 'reveal dragons-desolation');
  resolve(game);
  idle(game, { attacked: true });
  assert.equal(attackProwess(game), 16);
  const moria = site('moria', ['gimli', 'balin'], {}, { 'on-guard': ['dragons-desolation on gimli'] });
  moria.play('one', 'enter');
  moria.refuses('two', 'reveal dragons-desolation', 'CR-I.E.15');
});
