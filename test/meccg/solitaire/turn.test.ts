// Solitaire: turns without an opponent, and the end (PA-2).
import assert from 'node:assert/strict';
import { meccg } from '../../../games/meccg/game.ts';
import { S } from '../../../games/meccg/places/sites.ts';
import { LONG_EVENT, MOVEMENT, ORGANIZATION, SITE, SITE_AVAILABLE, siteSlot } from '../../../games/meccg/state.ts';
import { rule } from '../../rule.ts';
import { solo } from './solo.ts';

const elrond = { rivendell: ['elrond'] };
const dull = ['...'];

rule('There is no turn but the player’s', ['PA-2.1', 'LE-SO.4'], () => {
  const game = solo({
    turn: 1,
    phase: 'end-of-turn',
    one: { ...elrond, deck: dull },
    two: { deck: ['wolves', 'wargs'] },
  });
  game.idle((s) => s.turn === 4);
  assert.deepEqual(game.told('turn'), ['Turn 2: Player one.', 'Turn 3: Player one.', 'Turn 4: Player one.']);
  assert.ok(game.told('phase').every((text) => text.startsWith('Player one:')));
});

rule('The hand is reset to five', ['PA-2.2'], () => {
  const few = solo({
    phase: 'end-of-turn',
    one: { rivendell: ['elladan'], hand: ['dodge', 'block', 'ford'], deck: dull },
  });
  few.idle((s) => s.turn === 4);
  assert.equal(few.cards(0, 'hand').length, 5);
  const seven = ['dodge', 'block', 'ford', 'bridge', 'hiding', 'horses', 'muster'];
  const many = solo({ phase: 'end-of-turn', one: { rivendell: ['elladan'], hand: seven, deck: dull } });
  many.idle((_s, at) => at === 'turn/adjust-choose');
  many.play('discard dodge', 'discard block');
  assert.equal(many.told('discard').length, 2);
  assert.equal(many.cards(0, 'hand').length, 5);
  const more = solo({ phase: 'end-of-turn', one: { ...elrond, deck: dull } }); // Elrond at Rivendell: one more
  more.idle((s) => s.turn === 4);
  assert.equal(more.cards(0, 'hand').length, 6);
});

rule('The player draws for a moving company as ever', ['PA-2.3'], () => {
  const moving = (name: string) =>
    solo({ phase: 'movement', one: { companies: [{ site: 'lorien', characters: [name], to: 'moria' }], deck: dull } });
  const game = moving('celeborn');
  assert.deepEqual(game.list(), ['draw', 'pass']); // one drawn, one more if he likes
  game.play('draw');
  assert.equal(game.cards(0, 'hand').length, 2);
  game.idle((s) => s.phase === SITE);
  assert.equal(game.cards(0, 'hand').length, 5);
  assert.equal(moving('orophin').cards(0, 'hand').length, 0); // of mind two
});

rule('The game ends with the turn in which the play deck is exhausted a second time', ['PA-2.4', 'LE-SO.8'], () => {
  const words = (exhausted: number) => ({
    phase: 'end-of-turn',
    one: { rivendell: ['elrond: glamdring'], exhausted, deck: dull },
  });
  const once = solo(words(1));
  once.idle((s) => s.turn === 4 && s.phase === ORGANIZATION);
  assert.equal(once.s.outcome, null);
  const twice = solo(words(2), {}, [6, 6]); // Elrond checks
  twice.idle(() => false);
  assert.deepEqual(twice.s.outcome, { winners: [0], reason: 'score', rule: 'PA-2.4' });
  assert.deepEqual(twice.told('outcome'), ['Player one has 5 marshalling points.']);
  const unchecked = solo(words(2), { finalChecks: false }, []);
  unchecked.idle(() => false);
  assert.equal(unchecked.s.outcome?.reason, 'score');
});

rule('Nobody calls the council; a lost Wizard loses, the Ring destroyed wins', ['PA-2.4'], () => {
  const rich = solo({
    phase: 'end-of-turn',
    one: {
      rivendell: ['elrond', 'galadriel'],
      table: ['southrons', 'easterlings', 'variags-of-khand', 'wood-elves'],
      deck: dull,
    },
  });
  rich.idle((s) => s.turn === 4);
  assert.equal(rich.told('call').length, 0);
  const lost = solo(
    { phase: 'end-of-turn', one: { rivendell: ['gandalf: the-one-ring'], exhausted: 2, deck: dull } },
    {},
    [1, 1],
  );
  lost.idle(() => false);
  assert.deepEqual(lost.s.outcome, { winners: [], reason: 'wizard-corrupted', rule: 'MW-S1.3.7' });
  const won = solo(
    {
      phase: 'site',
      one: { 'mount-doom': ['frodo: the-one-ring', 'sam-gamgee'], hand: ['cracks-of-doom'], deck: dull },
    },
    {},
    [6, 6],
  );
  won.play('enter');
  won.idle((_s) => won.list().includes('play cracks-of-doom'));
  won.play('play cracks-of-doom');
  won.idle(() => false);
  assert.deepEqual(won.s.outcome, { winners: [0], reason: 'ring', rule: 'MW-S1.1.3' });
});

rule('What needs an opponent is not there', ['PA-2.5'], () => {
  const game = solo(
    {
      phase: 'end-of-turn',
      one: {
        rivendell: ['bard-bowman'],
        table: ['southrons', 'easterlings', 'variags-of-khand'],
        exhausted: 2,
        deck: dull,
      },
    },
    { finalChecks: false },
  );
  game.idle(() => false);
  assert.deepEqual(game.told('outcome'), ['Player one has 13 marshalling points.']); // neither doubled nor capped
  assert.equal(game.told('reveal').length, 0);
  const guarded = solo({ phase: 'movement', one: { ...elrond, deck: dull }, two: { deck: ['greed', 'fell-turtle'] } });
  guarded.idle((s) => s.phase === SITE);
  assert.equal(guarded.told('on-guard').length, 0);
  assert.deepEqual(guarded.cards(1, 'on-guard'), []);
});

rule('Call of Home counts unused general influence', ['PA-2.5'], () => {
  const called = (more: readonly string[]) => {
    const game = solo(
      { phase: 'movement', one: { rivendell: ['thranduil', ...more], deck: dull }, two: { deck: ['call-of-home'] } },
      {},
      [2, 3],
    );
    game.idle((s) => s.phase === SITE);
    return game.s.play.length === 1 + more.length;
  };
  assert.equal(called([]), true); // 5 + 11 unused
  assert.equal(called(['glorfindel-ii', 'bard-bowman']), false); // 5 + 1
});

rule('A hazard long-event lasts until the next long-event phase of the player', ['PA-2.6'], () => {
  const game = solo({
    phase: 'organization',
    one: { ...elrond, table: ['sun'], deck: dull },
    two: { table: ['wake-of-war'] },
  });
  const inPlay = (): string[] =>
    game.s.play.map((card) => meccg.notation.write({ verb: 'use', arg: card }, game.s).slice(4));
  game.idle((s) => s.phase === LONG_EVENT);
  assert.ok(inPlay().includes('wake-of-war') && !inPlay().includes('sun'));
  game.idle((s) => s.phase === MOVEMENT);
  assert.ok(!inPlay().includes('wake-of-war'));
  const drawn = solo({ phase: 'movement', one: { ...elrond, deck: dull }, two: { deck: ['wake-of-war'] } });
  drawn.idle((s) => s.turn === 4 && s.phase === LONG_EVENT);
  assert.ok(drawn.s.play.some((card) => drawn.s.zone[card] >= 0 && card >= drawn.s.starts[1]));
  const told = drawn.told('discard').length;
  drawn.idle((s) => s.phase === MOVEMENT);
  assert.ok(drawn.told('discard').slice(told).includes('Wake of War is discarded.'));
});

rule('Company by company: draws, hazards, arrival, hand; then sites and the end', ['PA-2.7', 'PA-3.9'], () => {
  const game = solo({
    phase: 'long-event',
    one: {
      companies: [
        { site: 'rivendell', characters: ['elrond'], to: 'bree' },
        { site: 'lorien', characters: ['celeborn'], to: 'edoras' },
      ],
      deck: dull,
    },
    two: { deck: dull },
  });
  game.idle((s) => s.turn === 4);
  const steps = game.log
    .filter(({ type }) => ['phase', 'draw-hazards', 'arrive', 'move', 'turn'].includes(type))
    .map(({ type, text }) => (type === 'phase' ? text.replace(/^Player one: (.*) phase\.$/, '$1') : type));
  const draws = steps.filter((step) => step === 'draw-hazards').length;
  assert.equal(draws, 2);
  const first = steps.indexOf('draw-hazards');
  const second = steps.lastIndexOf('draw-hazards');
  assert.ok(steps.slice(first + 1, second).length > 0, steps.join(', ')); // the first company has arrived
  assert.deepEqual(steps.filter((step) => !['draw-hazards', 'arrive', 'move'].includes(step)).slice(0, 4), [
    'movement/hazard',
    'site',
    'end-of-turn',
    'turn',
  ]);
});

rule('Only the play deck counts for the end', ['PA-2.8', 'LE-SO.8'], () => {
  const game = solo({
    phase: 'movement',
    one: {
      ...elrond,
      deck: ['dodge', 'block'],
      discard: Array(20).fill('ford'),
      sideboard: ['muster'],
      sites: { moria: 'discarded' },
    },
    two: { deck: ['fell-turtle'], discard: ['pick-pocket', 'thief'] },
  });
  game.idle((_s, at) => at === 'turn/exchange-choose');
  assert.ok(game.list().includes('exchange muster'));
  assert.equal(game.s.exhausted[0], 1);
  game.idle((s) => s.turn === 7);
  assert.ok(game.told('recycle').filter((text) => text.startsWith('The hazard deck')).length >= 2);
  assert.deepEqual(game.s.exhausted, [1, 0]);
  assert.equal(game.s.outcome, null);
  assert.equal(game.s.sites[siteSlot(0, S.moria)], SITE_AVAILABLE);
});
