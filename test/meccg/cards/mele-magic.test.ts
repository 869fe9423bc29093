// Minion resource events of sorcery, spirit-magic and shadow-magic, and what asks for them.
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { rule } from '../../rule.ts';
import { act, quiet, until, where } from '../combat/fight.ts';
import { keys, resolve, type Table, table } from '../movement/table.ts';
import { attackProwess, directInfluence, hazardLimit, newSiteOf, prowessOf, siteType, strikesOf } from '../table.ts';
import { onTheWay, plays } from './journey.ts';
import { attacked } from './minion-fight.ts';

const minion = { alignment: 'minion' };
/** Sorcery: Hador, the Lieutenant of Dol Guldur; spirit-magic: Belegorn; shadow-magic: Ciryaher. */
const at = (site: string, characters: readonly string[], hand: string[], rolls: number[] = []): Table =>
  table({ one: { ...minion, [site]: characters, hand } }, { rolls });

rule(
  'Bitter Cold: attacks on the company are weaker this turn; who is no Ringwraith checks at -4',
  ['LE-S5.8.3'],
  () => {
    const game = attacked(['hador', 'lagduf'], 'orc-raiders', [6, 6], { hand: ['bitter-cold'] });
    game.play('one', 'play bitter-cold');
    resolve(game);
    assert.equal(attackProwess(game), 5);
    const wraith = attacked(['dwar-the-ringwraith'], 'orc-raiders', [], { hand: ['bitter-cold'] });
    wraith.play('one', 'play bitter-cold');
    resolve(wraith);
    assert.equal(attackProwess(wraith), 5, 'and no dice were rolled');
    attacked(['lagduf'], 'orc-raiders', [], { hand: ['bitter-cold'] }).refuses('one', 'play bitter-cold', 'MW-S5.1.4');
  },
);

rule('Some Secret Art of Flame: +4 prowess against the attack, once', ['MW-S2.9.2', 'MW-S5.1.4'], () => {
  const hand = ['some-secret-art-of-flame', 'some-secret-art-of-flame'];
  const game = attacked(['hador', 'lagduf'], 'orc-raiders', [6, 6], { hand });
  const before = prowessOf(game, 'hador');
  game.play('one', 'play some-secret-art-of-flame');
  resolve(game);
  assert.equal(prowessOf(game, 'hador'), before + 4);
  game.refuses('one', 'play some-secret-art-of-flame', 'MW-S2.9.2');
});

rule(
  'Veils of Shadow: the automatic-attacks are reduced to one strike, even where each faces one',
  ['LE-S7.2.3', 'CR-I.D.15'],
  () => {
    const enters = (site: string, rolls: number[], options = {}): Table => {
      const game = table(
        { phase: 'site', one: { ...minion, [site]: ['hador', 'shamas', 'uchel'], hand: ['veils-of-shadow'] } },
        { rolls, options },
      );
      game.play('one', 'enter');
      until(game, 'one', 'play veils-of-shadow');
      return game;
    };
    const game = enters('bree', [6, 6]);
    assert.equal(strikesOf(game), 3);
    game.play('one', 'play veils-of-shadow');
    resolve(game);
    assert.equal(strikesOf(game), 1);
    quiet(game);
    game.offersOnly('one', ['assign hador', 'assign shamas', 'assign uchel', 'leave-strikes']);
    const agreed = enters('bree', [6, 6], { twoStrikes: true });
    agreed.play('one', 'play veils-of-shadow');
    resolve(agreed);
    quiet(agreed);
    agreed.refuses('one', 'assign-two hador', 'CR-I.D.15');
    attacked(['hador', 'lagduf'], 'orc-raiders', [], { hand: ['veils-of-shadow'] }).refuses(
      'one',
      'play veils-of-shadow',
    );
  },
);

rule('Words of Menace and Deceit: five more direct influence this turn', ['MW-S2.9.2', 'MW-S5.1.4'], () => {
  const id = 'words-of-menace-and-deceit';
  const game = at('minas-morgul', ['belegorn'], [id, id], [6, 6]);
  const before = directInfluence(game, 'belegorn');
  plays(game, id);
  assert.equal(directInfluence(game, 'belegorn'), before + 5);
  game.refuses('one', `play ${id}`, 'MW-S2.9.2');
  at('minas-morgul', ['hador'], [id]).refuses('one', `play ${id}`, 'MW-S5.1.4');
});

rule('Deeper Shadow: ruins, or one Wilderness, count as darker; or one hazard fewer', ['CR-A27', 'MW-S10.3.1'], () => {
  const moves = (to: string, way: string): Table => {
    const game = table(
      {
        phase: 'movement',
        one: {
          ...minion,
          companies: [{ site: 'carn-dum', to, characters: ['ciryaher', 'uchel', 'shamas'] }],
          hand: ['deeper-shadow'],
        },
        two: { sideboard: ['wolves', 'orc-guard'] },
      },
      { rolls: [6, 6] },
    );
    onTheWay(game);
    act(game, 'one', 'play deeper-shadow');
    if (game.list('one').includes(way)) game.play('one', way);
    resolve(game);
    return game;
  };
  const ruins = moves('ettenmoors', 'way 1');
  assert.equal(siteType(ruins, 'one', 'ettenmoors'), 'shadow-hold');
  const wild = moves('bree', 'way 2');
  assert.deepEqual(keys(wild, 'wolves'), []);
  const few = moves('bree', 'way 3');
  assert.equal(hazardLimit(few), 2);
  at('minas-morgul', ['ciryaher'], ['deeper-shadow']).refuses('one', 'play deeper-shadow');
});

/** A Wizard's player at Bree tries to win Shamas, mind 3, away from a Ringwraith's. */
function lured(two: string[], hand: string[], rolls: number[], more: Words = {}): Table {
  const game = table(
    { phase: 'site', one: { bree: ['aragorn-ii'] }, two: { ...minion, bree: two, hand, ...more } },
    { rolls },
  );
  game.play('one', 'enter');
  act(game, 'one', 'influence shamas', 'show-nothing');
  return game;
}

rule('Poisonous Despair cancels an attempt to influence somebody of the company', ['MW-T9.2.1', 'MW-S5.1.4'], () => {
  const game = lured(['belegorn', 'shamas'], ['poisonous-despair'], [6, 6]);
  act(game, 'two', 'play poisonous-despair');
  quiet(game);
  assert.equal(where(game, 'shamas'), 'untapped');
  const none = lured(['hador', 'shamas'], ['poisonous-despair'], []);
  none.refuses('two', 'play poisonous-despair', 'MW-S5.1.4');
});

rule('The Water’s Tithe: two more regions for a company that goes by regions', ['MW-T6.1.4', 'MW-S5.1.4'], () => {
  const id = 'the-waters-tithe';
  const game = at('carn-dum', ['hador'], [id]);
  game.play('one', 'move hador');
  assert.equal(game.list('one').includes('to lake-town'), false);
  const far = at('carn-dum', ['hador'], [id], [6, 6]);
  plays(far, id);
  act(far, 'one', 'move hador', 'to lake-town');
  assert.equal(newSiteOf(far) ?? 'lake-town', 'lake-town');
  at('carn-dum', ['dwar-the-ringwraith'], [id]).refuses('one', `play ${id}`, 'MW-S5.1.4');
});

rule('Akhôrahil Unleashed brings a card of magic to hand', ['CR-TIM-2', 'MX-14.3'], () => {
  const game = table({
    one: {
      ...minion,
      'minas-morgul': ['akhorahil-the-ringwraith'],
      hand: ['akhorahil-unleashed'],
      deck: ['orc-stealth', 'veils-of-shadow'],
      discard: ['bitter-cold', 'deeper-shadow'],
    },
  });
  plays(game, 'akhorahil-unleashed');
  game.offers('one', ['choose-title bitter-cold', 'choose-title deeper-shadow', 'choose-title veils-of-shadow']);
  assert.equal(game.list('one').includes('choose-title orc-stealth'), false);
  game.play('one', 'choose-title veils-of-shadow');
  assert.equal(where(game, 'veils-of-shadow'), 'hand');
  at('minas-morgul', ['dwar-the-ringwraith'], ['akhorahil-unleashed']).refuses('one', 'play akhorahil-unleashed');
});

rule('Akhôrahil’s magic comes back to the play deck, also what was at work for an attack', ['MW-S10.10.1'], () => {
  for (const [who, zone, rolls] of [
    ['akhorahil-the-ringwraith', 'deck', []], // who does not check
    ['hador', 'discard', [6, 6, 6, 6]],
  ] as const) {
    const hand = ['bitter-cold', 'some-secret-art-of-flame'];
    const game = attacked(['akhorahil-the-ringwraith', 'hador'], 'orc-raiders', rolls, { hand });
    for (const card of hand) {
      game.play('one', `play ${card}`, `by ${who}`);
      resolve(game);
    }
    assert.equal(where(game, 'bitter-cold'), zone);
    quiet(game);
    assert.equal(where(game, 'some-secret-art-of-flame'), zone);
  }
});
