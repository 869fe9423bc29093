// Left open between the topics: copies that are found, characters who are not used, companies that are awaited, a
// region chosen before anybody moves; and a log that says who did what in which way.
import { strict as assert } from 'node:assert';
import { C } from '../../../games/meccg/cards/all.ts';
import { cardText } from '../../../games/meccg/effects/text.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { MOVEMENT } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { plays } from '../cards/journey.ts';
import { act, attacked, bearer, hears, until } from '../combat/fight.ts';
import { at, idle, resolve, type Table, table } from '../movement/table.ts';
import { inside } from '../sites/table.ts';
import { solo } from '../solitaire/solo.ts';
import { attackProwess, phaseOf, sitePath } from '../table.ts';
import { companyNow, labelOf, pileOf, question } from '../whereabouts.ts';

// ---- Lucky Search -------------------------------------------------------------------------------------------------

rule('Lucky Search passes over a copy of what the scout may have only once', ['MW-S2.9.2'], () => {
  const search = (scout: string): Table => {
    const deck = ['elven-cloak', 'block', 'dagger-of-westernesse'];
    const game = inside('mount-doom', [scout, 'gimli'], { hand: ['lucky-search'], deck }, {}, { rolls: [] });
    plays(game, 'lucky-search');
    return game;
  };
  const first = search('bilbo');
  assert.equal(bearer(first, 'elven-cloak'), 'bilbo');
  assert.equal(attackProwess(first), 4);
  const second = search('bilbo: elven-cloak');
  assert.equal(bearer(second, 'dagger-of-westernesse'), 'bilbo');
  assert.equal(attackProwess(second), 6);
});

// ---- characters who are not used ------------------------------------------------------------------------------------

const count = (n: number, ...cards: string[]): string => cards.map((card) => `${n} ${card}`).join('\n');
const PEOPLE = ['Gimli', 'Legolas', 'Merry', 'Pippin', 'Bofur', 'Bifur', 'Dori', 'Nori', 'Ori', 'Bombur'];
const FULL = `
Start
1 Elladan
1 Elrohir
1 Beretar
1 Annalena
Characters
${count(1, ...PEOPLE)}
Resources
${count(3, 'Block', 'Dodge', 'Muster', 'Concealment', 'Stealth', 'Dark Quarrels', 'Risky Blow', 'Lucky Strike')}
1 Escape
Hazards
${count(3, 'Wargs', 'Wolves', 'Giant', 'Brigands', 'Huorn', 'Ghouls', 'Ghosts', 'Orc-patrol')}
1 Orc-guard
Sideboard
${count(3, 'Orc-lieutenant', 'Corpse-candle', 'Ambusher', 'River', 'Orc-warband')}
`;

const startAlone = (game: Table): void => {
  game.play('one', 'start-with elladan');
  game.play('two', 'start-as-listed');
  game.play('one', 'start-done');
};

rule(
  'Who was to start and does not stays at home when the deck has its ten, and the sideboard is what it was',
  ['MW-S3.3.1', 'MW-S3.5.1', 'CR-TRN-12', 'MW-T2.1.1'],
  () => {
    const game = scene(meccg, undefined, { options: { deckOne: FULL } });
    startAlone(game);
    const sizes = (['deck', 'sideboard', 'unused'] as const).map((pile) => pileOf(game, 'one', pile).length);
    assert.deepEqual(sizes, [25 + 25 + 10, 15, 3]);
    game.position({ one: { unused: ['elrohir', 'beretar', 'annalena'], 'out-of-play': [] } });
    game.says('Your play deck has its ten characters: you leave out Elrohir, Beretar, Annalena.', 'CR-TRN-12');
    game.hides('two', 'annalena');
  },
);

rule('Where the deck has room it takes them', ['MW-S3.5.1', 'CR-TRN-12'], () => {
  const game = scene(meccg, undefined, {
    options: { deckOne: FULL.replace('1 Ori\n1 Bombur\n', '') },
  });
  startAlone(game);
  game.position({ one: { unused: ['annalena'] } });
});

rule('A starting item for nobody is left out, not eliminated', ['MW-S3.4.1'], () => {
  const game = scene(meccg, undefined, {
    options: { deckOne: FULL.replace('Characters', 'Items\n1 Dagger of Westernesse\nCharacters') },
  });
  game.play('one', 'start-as-listed');
  game.play('two', 'start-as-listed');
  game.play('one', 'give-nobody');
  game.position({ one: { unused: ['dagger-of-westernesse'], 'out-of-play': [] } });
});

// ---- companies that are awaited ---------------------------------------------------------------------------------------

const awaited = (staying: string[]): Table =>
  table({
    one: {
      companies: [
        { site: 'moria', characters: staying },
        { site: 'moria', characters: ['elrond'], to: 'lorien' },
        { site: 'rivendell', characters: ['elladan'], to: 'moria', walk: ['rhudaur', 'hollin', 'redhorn-gate'] },
      ],
    },
  });

rule('The last who stays where another company comes to join goes with nobody who leaves', ['MW-T5.2.1'], () => {
  const last = awaited(['celeborn']);
  last.refuses('one', 'regroup celeborn', 'MW-T5.2.1');
  last.refuses('one', 'move celeborn', 'MW-T5.2.1');
  const two = awaited(['celeborn', 'bofur']);
  two.play('one', 'regroup celeborn', 'into company elrond');
  two.refuses('one', 'regroup bofur', 'MW-T5.2.1');
});

rule('Nor does he become the follower of somebody who leaves', ['MW-T5.2.1', 'MW-S5.3.5'], () => {
  const follow = (game: Table): readonly string[] => {
    game.play('one', 'control bofur');
    return game.list('one');
  };
  assert.ok(follow(awaited(['bofur', 'gimli'])).includes('under elrond'));
  awaited(['bofur']).refuses('one', 'control bofur');
});

// ---- one region -------------------------------------------------------------------------------------------------------

/** Two companies that go through wilderness; the card was played before either moves. */
function evenstar(...moves: string[]): Table {
  const game = table({
    phase: 'long-event',
    one: {
      companies: [
        { site: 'rivendell', characters: ['elrond'], to: 'cameth-brin' },
        { site: 'lorien', characters: ['legolas'], to: 'moria' },
      ],
      hand: ['the-evenstar'],
      table: ['gates-of-morning'],
    },
  });
  until(game, 'one', 'play the-evenstar');
  plays(game, 'the-evenstar', 'on elrond');
  resolve(game);
  game.play('one', 'option 0');
  hears(
    game,
    'Player one chooses for The Evenstar: “treat one Wilderness in the company’s site path as a Border-land”.',
  );
  idle(game, { step: 'movement/next-choose' });
  game.play('one', ...moves);
  return game;
}
/** How many wildernesses Elrond’s company goes through, and Legolas’. */
const wild = (game: Table): number[] =>
  ['elrond', 'legolas'].map((who) => sitePath(game, who).filter((type) => type === 'wilderness').length);
const PLAIN = [1, 2];

rule('The Evenstar played before anybody moves changes one region of one company', ['MW-S10.10.9'], () => {
  const game = evenstar('next-company elrond');
  assert.equal(at(game), 'movement/region-choose');
  assert.deepEqual(wild(game), PLAIN);
  game.play('one', 'change-region');
  assert.deepEqual(wild(game), [PLAIN[0] - 1, PLAIN[1]]);
  idle(game, (_s, step) => companyNow(game)[0] === 'legolas' && step === 'chain/act');
  assert.equal(wild(game)[1], PLAIN[1]);
});

rule('Its player may keep it for a later company, and the last is not asked about', ['MW-S10.10.9'], () => {
  const game = evenstar('next-company elrond', 'pass');
  assert.deepEqual(wild(game), PLAIN);
  idle(game, (_s, step) => companyNow(game)[0] === 'legolas' && step === 'chain/act');
  assert.equal(phaseOf(game), 'movement/hazard');
  assert.equal(wild(game)[1], PLAIN[1] - 1);
});

rule('What a card does in addition is a sentence of its own', ['MW-S10.10.9'], () => {
  const sentences = (id: keyof typeof C): string[] => cardText(C[id]).split(/(?<=\.) /);
  assert.ok(
    sentences('the-evenstar').includes(
      'Also, if Gates of Morning is in play: each Elf has +1 to prowess; you may treat one Wilderness in one moving company’s site path as a Border-land or treat one Border-land in one moving company’s site path as a Free-domain.',
    ),
  );
  assert.ok(
    sentences('praise-to-elbereth').includes(
      'Also, if Doors of Night is in play: each character has +1 to prowess until the end of the turn.',
    ),
  );
  for (const id of Object.keys(C) as (keyof typeof C)[])
    for (const one of sentences(id)) assert.ok(one.split(/, then (?!in any case)/).length <= 2, one);
});

// ---- the log ------------------------------------------------------------------------------------------------------------

rule('The log says in which of its ways a card was played, and so does the question to the other', ['CR-TIM-3'], () => {
  const against = (creature: string): Table => {
    const game = attacked(['boromir-ii: star-glass', 'gimli'], creature);
    act(game, 'one', 'use star-glass');
    return game;
  };
  hears(against('barrow-wight'), 'Player one uses Star-glass with Boromir II: “cancel the attack”.');
  const weaker = against('watcher-in-the-water');
  hears(weaker, 'Player one uses Star-glass with Boromir II: “the attack has -2 to prowess”.');
  assert.match(question(weaker), /Star-glass \(“the attack has -2 to prowess”\)/);
});

rule(
  'A company is named after its Wizard, else after the highest mind of those who follow nobody',
  ['MW-S5.4.6'],
  () => {
    const name = (characters: string[]): string => {
      const game = table({ one: { rivendell: characters } });
      return labelOf(game, game.list('one').find((move) => move.startsWith('move ')) ?? '');
    };
    assert.match(name(['bilbo under gandalf', 'elladan', 'gandalf']), /^Move Gandalf’s company/);
    assert.match(name(['bofur', 'frodo under aragorn-ii', 'aragorn-ii']), /Aragorn II’s company/);
    assert.match(name(['boromir-ii under elrond', 'elrond']), /Elrond’s company/);
  },
);

rule('In solitaire the hazards are played by the hazard deck', ['PA-3.1'], () => {
  const game = solo({
    phase: 'movement',
    one: { companies: [{ site: 'lorien', characters: ['celeborn'], to: 'moria' }], deck: ['...'] },
    two: { deck: ['wargs', 'wargs', 'wargs', 'wargs'] },
  });
  game.idle((s) => s.phase > MOVEMENT || s.attack !== null);
  assert.ok(game.log.some(({ text }) => text.startsWith('The hazard deck plays Wargs, ')));
  assert.ok(!game.log.some(({ text }) => text.includes('Player two')));
});
