// What those do who look on, and whose hazards they are (LE-M.12 to LE-M.15).
import assert from 'node:assert/strict';
import type { Words } from '../../../engine/game.ts';
import { SITE } from '../../../games/meccg/state.ts';
import { SEAT_IDS } from '../../../games/meccg/words.ts';
import { rule } from '../../rule.ts';
import { phaseOf, whoseTurn } from '../table.ts';
import { idle, type Table, table } from '../turn/table.ts';
import { asked, partOfPhase, where } from '../whereabouts.ts';

const THREE = { options: { players: 3 } };
/** Everybody idles until that is so; the seats that were asked at steps of this name. */
function askedAt(game: Table, step: string, until: (game: Table) => boolean): string[] {
  const seats = new Set<string>();
  idle(game, (_s, at) => {
    if (at === step) seats.add(asked(game).seat);
    return until(game);
  });
  return [...seats].sort();
}
const HAZARDS = ['cave-drake', 'orc-patrol', 'river'];
const JOURNEY = {
  phase: 'movement',
  one: { companies: [{ site: 'lorien', characters: ['aragorn-ii', 'boromir-ii'], to: 'moria' }] },
  two: { rivendell: ['haldir'], hand: HAZARDS },
  three: { edhellond: ['imrahil'], hand: HAZARDS },
};

rule('Only the player on the left draws and plays hazards in one’s movement/hazard phase', ['LE-M.12'], () => {
  const game = table(JOURNEY, THREE);
  idle(game, { step: 'movement/draw-choose' });
  assert.deepEqual(
    askedAt(game, 'movement/draw-choose', () => partOfPhase(game) === 'during' && asked(game).at === 'chain/act'),
    ['one', 'two'],
  );
  idle(game, () => asked(game).seat === 'two');
  game.offers('two', ['creature cave-drake', 'on-guard river']);
  game.refuses('three', 'creature cave-drake', 'MW-S0.2.3');
  game.refuses('three', 'on-guard river', 'MW-T10.2.1');
  assert.deepEqual(
    askedAt(game, 'chain/act', () => phaseOf(game) === 'site'),
    ['one', 'two'],
  );
});

rule('The seating decides who that is', ['LE-M.5', 'LE-M.12'], () => {
  const game = table({ ...JOURNEY, seating: ['one', 'three', 'two'] }, THREE);
  idle(game, (_s, at) => at === 'chain/act' && asked(game).seat !== 'one');
  game.offers('three', 'creature cave-drake');
  game.refuses('two', 'creature cave-drake', 'MW-S0.2.3');
});

rule('Hazard long-events of the hazard-opponent leave in one’s turn, those of a third player stay', ['LE-M.13'], () => {
  const game = table(
    {
      phase: 'long-event',
      one: { rivendell: ['elrond'], table: ['clear-skies'] },
      two: { lorien: ['haldir'], table: ['awaken-minions', 'elf-song'] },
      three: { edhellond: ['imrahil'], table: ['awaken-denizens'] },
    },
    THREE,
  );
  idle(game, { phase: 'movement/hazard' });
  game.position({
    one: { table: [], discard: ['clear-skies'] },
    two: { table: ['elf-song'], discard: ['awaken-minions'] },
    three: { table: ['awaken-denizens'] },
  });
  idle(game, { player: 'two', phase: 'movement/hazard' });
  game.position({ two: { table: [] }, three: { table: [] } });
});

rule(
  'What a hazard asks of its player in his opponent’s long-event phase it asks in that of each of them',
  ['LE-M.13'],
  () => {
    const asks = (active: string): boolean => {
      const game = table(
        {
          active,
          phase: 'long-event',
          one: { rivendell: ['elrond'] },
          two: { lorien: ['haldir'], table: ['thrice-outnumbered'], hand: ['lawless-men'] },
          three: { edhellond: ['imrahil'] },
        },
        THREE,
      );
      idle(game, (_s, at) => at === 'effects/choose' || phaseOf(game) !== 'long-event');
      return asked(game).at === 'effects/choose' && asked(game).seat === 'two';
    };
    assert.deepEqual(['one', 'two', 'three'].map(asks), [true, false, true]);
  },
);

rule('At the end of a turn a card may be discarded by its player and the hazard player only', ['LE-M.14'], () => {
  const game = table({ ...JOURNEY, phase: 'end-of-turn' }, THREE);
  assert.deepEqual(
    askedAt(game, 'turn/discard-one', () => whoseTurn(game) === 'two'),
    ['one', 'two'],
  );
  assert.deepEqual(
    askedAt(game, 'turn/discard-one', () => whoseTurn(game) === 'three'),
    ['three', 'two'],
  );
  assert.deepEqual(
    askedAt(game, 'turn/discard-one', () => whoseTurn(game) === 'one'),
    ['one', 'three'],
  );
});

rule('A third player plays Twilight in another’s turn, and nothing else', ['LE-M.15'], () => {
  const game = table(
    {
      one: { rivendell: ['elrond'], table: ['gates-of-morning'] },
      two: { lorien: ['haldir'] },
      three: { edhellond: ['imrahil'], hand: ['twilight', 'river', 'concealment', 'fair-sailing'] },
    },
    THREE,
  );
  game.play('one', 'pass');
  game.play('two', 'pass');
  game.offersOnly('three', ['pass', 'play twilight']);
  game.play('three', 'play twilight');
  for (const seat of ['one', 'two', 'three']) game.play(seat, 'pass');
  game.position({ one: { table: [], discard: ['gates-of-morning'] }, three: { discard: ['twilight'] } });
  assert.deepEqual(
    askedAt(game, 'chain/act', () => phaseOf(game) === 'long-event'),
    ['one', 'two'],
  );
});

rule('What is for all is for all players: Ren makes everybody check', ['LE-M.15'], () => {
  const game = table(
    {
      ...JOURNEY,
      two: { rivendell: ['haldir'], table: ['ren-the-unclean'] },
      three: { edhellond: ['imrahil: sting'], hand: ['halfling-strength'] },
    },
    THREE,
  );
  idle(game, () => game.list('two').includes('use ren-the-unclean'));
  game.play('two', 'use ren-the-unclean');
  const checkers = new Set<string>();
  idle(
    game,
    (s) => {
      for (const { kind, on } of [
        ...s.pending,
        ...s.stack.flatMap((frame) => ('items' in frame ? (frame.items as typeof s.pending) : [])),
      ])
        if (kind === 'corruption') checkers.add(SEAT_IDS[s.starts.findLastIndex((first) => on >= first)]);
      return s.phase === SITE;
    },
    ['next-action 0'],
  );
  assert.deepEqual([...checkers].sort(), ['one', 'three', 'two']);
});

rule('He who defeats a creature has its points, and nobody else', ['LE-M.12', 'MW-S7.6.2'], () => {
  const game = table({ ...JOURNEY, one: { moria: ['aragorn-ii: glamdring'] } }, { ...THREE, rolls: [6, 6] });
  idle(
    game,
    () => game.list('two').includes('creature cave-drake') || game.list('two').includes('creature orc-patrol'),
  );
  game.play('two', 'creature orc-patrol');
  idle(game, { phase: 'site' }, ['strike aragorn-ii', 'assign aragorn-ii', 'tap-to-fight']);
  game.position({ one: { score: { kill: 1 } }, two: { score: { kill: 0 } }, three: { score: { kill: 0 } } });
});

rule('Cards of any other player can be influenced: he resists who has them', ['LE-M.1', 'MW-T9.2.1'], () => {
  const game = table(
    {
      turn: 4,
      phase: 'site',
      one: { edoras: ['gandalf'] },
      two: { lorien: ['haldir'] },
      three: { edoras: ['theoden', 'eomer under theoden'] },
    },
    { ...THREE, rolls: [6, 6, 1, 1] },
  );
  game.play('one', 'enter');
  game.play('one', 'influence eomer');
  game.play('one', 'show-nothing');
  game.play('two', 'pass');
  game.play('three', 'pass'); // it is about a card of his
  game.play('one', 'pass');
  game.says('Player three rolls 2', 'MW-T9.2.1');
});

rule('Nobody influences cards of others in his first turn', ['LE-M.1', 'MW-T9.1.4'], () => {
  const game = table(
    { turn: 3, phase: 'site', one: { edoras: ['gandalf'] }, two: {}, three: { edoras: ['theoden'] } },
    THREE,
  );
  game.play('one', 'enter');
  game.refuses('one', 'influence theoden', 'MW-T9.1.4');
});

rule('Who looks on fights for his own when they are attacked: a traitor', ['LE-M.12', 'LE-M.15', 'MW-S7.1.4'], () => {
  const game = table(
    {
      ...JOURNEY,
      two: { rivendell: ['haldir'], table: ['ren-the-unclean', 'traitor'] },
      three: { edhellond: ['imrahil: the-one-ring', 'forlong', 'bergil'] },
    },
    { ...THREE, rolls: [4, 4, 4, 4, 4, 4, 1, 2, 4, 4, 4, 4, 1, 2, 1, 2] },
  );
  idle(game, () => game.list('two').includes('use ren-the-unclean'));
  game.play('two', 'use ren-the-unclean');
  idle(game, { step: 'effects/choose' }, ['next-action 0']);
  game.play('one', 'choose forlong');
  idle(game, () => asked(game).seat === 'three');
  assert.equal(asked(game).at, 'chain/act', 'he may answer the attack, like those whose turn it is');
  idle(game, { step: 'combat/stay-choose' });
  game.play('three', 'tap-to-fight');
  game.offersOnly('three', ['pass', 'aid bergil']);
  idle(game, { attacked: false });
  assert.equal(where(game, 'forlong'), 'wounded');
});

rule('“Each player” is everybody: Men, Nazgûl and characters come back to all three', ['LE-M.15'], () => {
  /** Those who are asked which of these they take back, in order. */
  function takers(taken: readonly string[], words: Words, until: (game: Table) => boolean, first?: string): string[] {
    const discard = (seat: number) => ({ discard: [taken[seat]] });
    const game = table(
      {
        ...words,
        one: { ...(words['one'] as Words), ...discard(0) },
        two: { lorien: ['haldir'], ...(words['two'] as Words), ...discard(1) },
        three: { edhellond: ['imrahil'], ...discard(2) },
      },
      THREE,
    );
    if (first) game.play('one', first);
    const seats: string[] = [];
    idle(
      game,
      (_s, step) => {
        if (step === 'effects/choose') seats.push(asked(game).seat);
        return until(game);
      },
      taken.map((card) => `choose-title ${card}`),
    );
    for (const card of taken) assert.notEqual(where(game, card), 'discard');
    return seats;
  }
  const one = { rivendell: ['elrond'] };
  const nextTurn = (game: Table) => whoseTurn(game) === 'two';
  assert.deepEqual(
    takers(
      ['brigands', 'lawless-men', 'abductor'],
      { phase: 'end-of-turn', one, two: { table: ['thrice-outnumbered'] } },
      nextTurn,
    ),
    ['two', 'one', 'three'],
    'its player, his opponent in this turn, then who looks on',
  );
  assert.deepEqual(
    takers(
      ['ren-the-unclean', 'uvatha-the-horseman', 'khamul-the-easterling'],
      { phase: 'end-of-turn', one, two: { table: ['the-nazgul-are-abroad', 'doors-of-night'] } },
      nextTurn,
    ),
    ['two', 'one', 'three'],
  );
  assert.deepEqual(
    takers(
      ['shagrat', 'elladan', 'forlong'],
      { one: { alignment: 'minion', 'minas-morgul': ['gorbag'], hand: ['back-to-the-fray'] } },
      (game) => phaseOf(game) !== 'organization',
      'play back-to-the-fray',
    ),
    ['one', 'two', 'three'],
  );
});

rule('A company attacks that of a player who looks on, and he defends it', ['LE-M.12', 'MX-12.1', 'MX-12.4'], () => {
  const game = table(
    {
      phase: 'site',
      one: { alignment: 'minion', 'mount-gram': ['gorbag'] },
      two: { lorien: ['haldir'] },
      three: { 'mount-gram': ['faramir', 'damrod'] },
    },
    { options: { players: 3, companyCombat: true }, rolls: [6, 6, 1, 1, 1, 1] },
  );
  game.play('one', 'enter');
  idle(game, { step: 'sites/fight-choose' });
  game.offersOnly('one', ['attack-company faramir', 'pass']);
  game.play('one', 'attack-company faramir');
  idle(game, { step: 'combat/duel-who' });
  game.offersOnly('three', ['assign faramir', 'assign damrod', 'leave-strikes']);
  game.play('three', 'assign damrod');
  idle(game, { step: 'combat/duel-stay-choose' });
  game.play('one', 'tap-to-fight');
  game.play('three', 'tap-to-fight');
  game.offersOnly('three', ['pass', 'aid faramir']);
  idle(game, { attacked: false });
  assert.equal(where(game, 'damrod'), 'wounded');
});
