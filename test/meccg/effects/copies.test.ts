// An item that cannot be duplicated on a character is never given to one who has it, in whatever way it comes.
import { strict as assert } from 'node:assert';
import { meccg } from '../../../games/meccg/game.ts';
import { rule } from '../../rule.ts';
import { scene } from '../../scene.ts';
import { bearer, faces, quiet, resolve, until, where } from '../combat/fight.ts';
import { hazard, underway } from '../movement/table.ts';
import { resolve as answered, inside } from '../sites/table.ts';
import { table } from '../turn/table.ts';

rule('Not to an heir who has one', ['MW-S2.9.2', 'MW-S10.7.7'], () => {
  const dies = (second: string): ReturnType<typeof faces> => {
    const game = faces(['boromir-ii: elven-cloak', second, 'bofur wounded'], 'barrow-wight', [1, 1, 6, 6]);
    until(game, 'one', 'assign boromir-ii');
    game.play('one', 'assign boromir-ii');
    resolve(game, 'boromir-ii');
    return game;
  };
  const alone = dies('elladan: elven-cloak');
  quiet(alone);
  assert.equal(where(alone, 'boromir-ii'), 'out-of-play'); // nobody was asked
  const heir = dies('elladan');
  heir.play('one', 'hand-on elven-cloak');
  quiet(heir);
  assert.equal(bearer(heir, 'elven-cloak'), 'elladan');
});

rule('Not at the start', ['MW-S2.9.2', 'MW-S3.4.1'], () => {
  const game = scene(meccg, undefined, { options: { deckOne: DECK } });
  game.play('one', 'start-as-listed');
  game.play('two', 'start-as-listed');
  game.play('one', 'give-to elladan');
  game.refuses('one', 'give-to elladan', 'MW-S2.9.2');
  game.offers('one', 'give-to elrohir');
});

rule('Not to the one who has influenced it away', ['MW-S2.9.2', 'MW-T9.6.4'], () => {
  const game = inside(
    'bree',
    ['gandalf: elven-cloak'],
    { hand: ['elven-cloak'] },
    { bree: ['beretar: elven-cloak', 'elrond', 'boromir-ii'] },
    { rolls: [6, 6, 1, 1] },
  );
  const [first] = game.list('one').filter((move) => move.startsWith('influence elven-cloak'));
  game.play('one', first, 'show-card elven-cloak');
  answered(game);
  game.position({ one: { discard: ['elven-cloak'] } });
});

rule('Not by a transfer', ['MW-S2.9.2', 'MW-S10.12.1'], () => {
  const game = table({ one: { rivendell: ['elladan: elven-cloak', 'elrohir: elven-cloak'] } });
  assert.ok(!game.list('one').some((move) => move.startsWith('transfer')));
});

const count = (n: number, ...cards: string[]): string => cards.map((card) => `${n} ${card}`).join('\n');
const DECK = `
Start
1 Elladan
1 Elrohir
Items
2 Elven Cloak
Resources
${count(3, 'Block', 'Dodge', 'Muster', 'Concealment', 'Stealth', 'Dark Quarrels', 'Risky Blow', 'Lucky Strike')}
1 Escape
Hazards
${count(3, 'Wargs', 'Wolves', 'Giant', 'Brigands', 'Huorn', 'Ghouls', 'Ghosts', 'Orc-patrol')}
1 Orc-guard
`;

rule('Not to the one who taps for it by a card', ['MW-S2.9.2', 'CR-CARD-thorough-search-1'], () => {
  const search = (second: string): ReturnType<typeof table> => {
    const hand = ['thorough-search', 'elven-cloak'];
    const game = table({
      phase: 'site',
      one: { companies: [{ site: 'rhosgobel', characters: ['bilbo', second], tapped: true }], hand },
    });
    game.play('one', 'enter');
    return game;
  };
  search('gimli').offers('one', 'play thorough-search');
  search('gimli: elven-cloak').refuses('one', 'play thorough-search');
});

rule('Not to the companion of one who is called home', ['MW-S2.9.2', 'MW-S5.1.8'], () => {
  const game = underway(
    {
      site: 'rivendell',
      characters: ['gimli: elven-cloak', 'elladan: elven-cloak', 'thranduil'],
      to: 'bree',
    },
    { two: { hand: ['call-of-home'] } },
    { rolls: [1, 1] },
  );
  hazard(game, 'play call-of-home');
  if (game.list('two').includes('on gimli')) game.play('two', 'on gimli');
  answered(game);
  const [cloak] = game.list('one').filter((move) => move.includes('elven-cloak'));
  if (cloak) game.play('one', cloak);
  const heirs = game.list('one');
  assert.ok(!heirs.some((move) => move.includes('elladan')), heirs.join());
});
