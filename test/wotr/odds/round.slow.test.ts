// Every Combat Card: what the odds say of it beside the game itself, played with every face of every die and the best answer
// to every question of the card. The Armies have one kind of unit each, so that nobody chooses his losses.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Move, Words } from '../../../engine/game.ts';
import { ScriptError } from '../../../engine/random.ts';
import { combatOdds, decisionOdds } from '../../../games/wotr/card-list.ts';
import { armyIn, unitsIn } from '../../../games/wotr/forces/force.ts';
import type { BattleFrame } from '../../../games/wotr/frames.ts';
import { wotr } from '../../../games/wotr/game.ts';
import { battleOdds } from '../../../games/wotr/odds/battle.ts';
import { armyOf } from '../../../games/wotr/odds/from-board.ts';
import { hitsToDestroy } from '../../../games/wotr/odds/ranks.ts';
import { type RoundBattle, roundOdds, worth } from '../../../games/wotr/odds/round.ts';
import { attackPlace, superiorAt } from '../../../games/wotr/reading/battle.ts';
import type { WotrState } from '../../../games/wotr/state.ts';
import { EVENTS } from '../../../games/wotr/tables/events.ts';
import type { Side } from '../../../games/wotr/tables/nations.ts';
import { AT_WAR, attack, type War, war } from '../battle/war.ts';
import { INTO, type Where } from '../combat-cards/use.ts';
import { twilight } from '../twilight/table.ts';

interface Trial {
  readonly where: Where;
  readonly words: Words;
  /** With Twilight of the Third Age. */
  readonly twilight?: boolean;
}

const GATES: Where = ['shadow', 'minas-tirith', 'minas-tirith'];
const of = (where: Where, words: Words): Trial => ({ where, words });
const duel = of(INTO, { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1r 1l' } });
const nazgul = of(INTO, { dagorlad: { sauron: '1r', nazgul: 2 }, 'north-ithilien': { gondor: '2r 1l' } });
const rohan = of(['shadow', 'orthanc', 'fords-of-isen'], {
  orthanc: { isengard: '1r' },
  'fords-of-isen': { rohan: '1r 1l' },
});
const companion = (who: string, more: Words = {}): Trial =>
  of(INTO, {
    dagorlad: { sauron: '2r' },
    'north-ithilien': { gondor: '1r' },
    characters: { [who]: 'north-ithilien', ...more },
  });
const minion = of(INTO, {
  dagorlad: { sauron: '2r' },
  'north-ithilien': { gondor: '1r' },
  characters: { 'mouth-of-sauron': 'dagorlad', meriadoc: 'north-ithilien' },
});
const besieged = (army: Words): Trial => ({ ...of(GATES, { 'minas-tirith': army }), twilight: true });
const withRing = of(INTO, { ...duel.words, fellowship: { at: 'north-ithilien' } });

/** A small battle in which each card may be used. */
const TRIALS: Readonly<Record<string, Trial>> = {
  'Among the Siege Engines': besieged({ gondor: '1r 1l', sauron: '2r', towers: 2 }),
  'Last Defences': besieged({ gondor: '1r', sauron: '2r', trebuchets: 1 }),
  'It is a Gift': withRing,
  'One for the Dark Lord': withRing,
  'Devilry of Orthanc': of(['shadow', 'helms-deep', 'helms-deep'], { 'helms-deep': { rohan: '1r', isengard: '2r' } }),
  'Heads of the Fallen': besieged({ gondor: '1r 1l', sauron: '1r', towers: 1 }),
  'Old Hatred': {
    ...of(['shadow', 'fords-of-isen', 'westemnet'], {
      'fords-of-isen': { dunlendings: 2 },
      westemnet: { rohan: '2r' },
    }),
    twilight: true,
  },
  'Advantageous Position': of(['shadow', 'fords-of-isen', 'westemnet'], {
    'fords-of-isen': { isengard: '2r' },
    westemnet: { rohan: '1r 1l' },
  }),
  Andúril: companion('aragorn', { strider: 'replaced' }),
  'Blade of Westernesse': minion,
  'Brave Stand': companion('boromir'),
  Charge: of(INTO, { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1e' } }),
  Confusion: duel,
  Daylight: of(INTO, { dagorlad: { sauron: '4r' }, 'north-ithilien': { gondor: '1r' } }),
  "Ents' Rage": rohan,
  'Fateful Strike': of(INTO, { dagorlad: { sauron: '1r', nazgul: 1 }, 'north-ithilien': { gondor: '1r 1l' } }),
  'Heroic Death': of(INTO, {
    dagorlad: { sauron: '2r' },
    'north-ithilien': { gondor: '1r 1l' },
    characters: { boromir: 'north-ithilien' },
  }),
  'Huorn-dark': of(['shadow', 'orthanc', 'fords-of-isen'], {
    orthanc: { isengard: '3r' },
    'fords-of-isen': { rohan: '1r' },
  }),
  'Mighty Attack': companion('boromir', { legolas: 'north-ithilien' }),
  'Nameless Wood': of(['shadow', 'orthanc', 'fords-of-isen'], {
    orthanc: { isengard: '3r' },
    'fords-of-isen': { rohan: '1r' },
  }),
  'No Quarter': duel,
  'Servant of the Secret Fire': companion('gandalf-grey'),
  'Shield-Wall': duel,
  'Sudden Strike': duel,
  Valour: of(INTO, { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1e' } }),
  'Black Breath': nazgul,
  'Cruel as Death': nazgul,
  'Deadly Strife': duel,
  'Desperate Battle': duel,
  'Dread and Despair': nazgul,
  "Durin's Bane": of(['shadow', 'moria', 'dimrill-dale'], { moria: { sauron: '1r' }, 'dimrill-dale': { elves: '2r' } }),
  'Foul Stench': nazgul,
  'Great Host': of(INTO, { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '2r' } }),
  Mûmakil: of(INTO, { dagorlad: { southrons: '1e' }, 'north-ithilien': { gondor: '1r 1l' } }),
  Onslaught: of(INTO, { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1r' } }),
  'Relentless Assault': of(INTO, { dagorlad: { sauron: '2r' }, 'north-ithilien': { gondor: '1r' } }),
  'They are Terrible': of(INTO, { dagorlad: { sauron: '1r', nazgul: 2 }, 'north-ithilien': { gondor: '1r 1l' } }),
  'We Come to Kill': of(INTO, { dagorlad: { sauron: '1e' }, 'north-ithilien': { gondor: '2r' } }),
  'Words of Power': of(INTO, {
    dagorlad: { sauron: '1r', nazgul: 1 },
    'north-ithilien': { gondor: '1r' },
    characters: { boromir: 'north-ithilien', meriadoc: 'north-ithilien' },
  }),
};

interface Played {
  readonly wins: number;
  readonly hits: number;
}

describe('The odds of a Combat Card are those of the game', () => {
  for (const [title, trial] of Object.entries(TRIALS))
    test(title, () => {
      const card = EVENTS.findIndex(({ combat }) => combat === title);
      const side: Side = EVENTS[card].side;
      const seat = side === 0 ? 'free' : 'shadow';
      const game = opened(trial, { [seat]: [EVENTS[card].slug] });
      const other = trial.where[0] === 'free' ? 'shadow' : 'free';
      if (game.list(other).includes('fight in the field')) game.play(other, 'fight in the field');
      const f = game.state.stack.find((frame): frame is BattleFrame => frame.at === 'battle/declare') ?? assert.fail();
      const odds = combatOdds(game.state, f, side, card);
      if ('why' in odds) assert.fail(odds.why);
      const by = side === f.side ? 'attacker' : 'defender';
      const field = fieldOf(game.state, f);
      const { at } = field;
      const reckoned = roundOdds(field, by, odds);
      game.play(seat, 'card');
      const seen = outcomeOf(
        game.state,
        side,
        { verb: 'choose', arg: card },
        ends(game.state, f, side, at === 'siege'),
      );
      close(worth(reckoned, by, at === 'siege'), seen.wins, 'chance');
      close(reckoned.dealt - reckoned.taken, seen.hits, 'hits');
    });

  test('and so is every choice that a card asks of its user', () => {
    assert.deepEqual([...asked].sort(), [
      'cancel',
      'eliminate',
      'eliminate nobody',
      'forfeit',
      'forgo',
      'sacrifice',
      'sacrifice nobody',
      'silence',
      'suffer',
      'turn',
    ]);
  });

  test('and every card is here, but those of which numbers cannot tell', () => {
    const told = new Set([...Object.keys(TRIALS), ...['Daring Defiance', 'Scouts', 'Swarm of Bats']]);
    const left = [...new Set(EVENTS.map(({ combat }) => combat))].filter((title) => title && !told.has(title));
    assert.deepEqual(left, []);
  });
});

function fieldOf(s: WotrState, f: BattleFrame): RoundBattle {
  const enemy = (1 - f.side) as Side;
  return {
    attacker: armyOf(s, f.force, f.side),
    defender: armyOf(s, armyIn(s, f.region, enemy), enemy),
    at: attackPlace(s, f.side, f.from, f.region),
    ...superiorAt(s, f.side, f.region),
  };
}

function opened({ where, words, twilight: later }: Trial, hands: Words): War {
  const [attacker, from, to] = where;
  const dice = { free: ['army'], shadow: ['army'] };
  const game = later
    ? twilight({ act: attacker, dice, politics: AT_WAR, ...words, hands })
    : war({ act: attacker, ...words, hands });
  attack(game, attacker, from, to);
  return game;
}

const close = (found: number, wanted: number, what: string): void =>
  assert.ok(Math.abs(found - wanted) < 1e-9, `${what}: reckoned ${found}, played ${wanted}`);

/** What a position after the round is worth to the user: how the battle would end without cards, and the hits so far. */
const ends =
  (start: WotrState, f: BattleFrame, side: Side, siege: boolean) =>
  (s: WotrState): Played => {
    const enemy = (1 - f.side) as Side;
    const force = armyIn(s, f.from, f.side);
    const [attacker, defender] = [armyOf(s, force, f.side), armyOf(s, armyIn(s, f.region, enemy), enemy)];
    const by = side === f.side ? 'attacker' : 'defender';
    const odds = battleOdds({ attacker, defender, until: 'end' });
    const alive = unitsIn(s, f.from, f.side) > 0 && unitsIn(s, f.region, enemy) > 0;
    const wins = worth(siege && alive ? { attackerWins: 0, defenderWins: 0 } : odds, by, siege);
    const lost = (of: Side): number => {
      const place = of === f.side ? f.from : f.region;
      const endurance = (board: WotrState): number => {
        const { regular, elite, dunlendings = 0 } = armyOf(board, armyIn(board, place, of), of);
        return hitsToDestroy({ regular, elite, dunlendings });
      };
      return endurance(start) - endurance(s);
    };
    return { wins, hits: lost((1 - side) as Side) - lost(side) };
  };

const FACES = [1, 2, 3, 4, 5, 6];

/** The move with every roll that can follow it, and the best of the user's answers. */
function outcomeOf(s: WotrState, side: Side, move: Move, end: (s: WotrState) => Played, rolls: number[] = []): Played {
  const next = wotr.clone(s);
  next.script = { rolls: [...rolls], draws: [] };
  try {
    wotr.apply(next, side, move);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return mean(FACES.map((face) => outcomeOf(s, side, move, end, [...rolls, face])));
  }
  const [question] = wotr.decisions(next);
  if (!question?.at.startsWith('battle/decide')) return end(next);
  return question.moves
    .map((answer) => {
      const seen = outcomeOf(next, side, answer, end);
      agrees(next, answer, seen);
      return seen;
    })
    .reduce((a, b) => (b.wins + b.hits / 1e9 > a.wins + a.hits / 1e9 ? b : a));
}

/** What is said of an answer to the card's question, beside what comes of it. */
function agrees(s: WotrState, answer: Move, seen: Played): void {
  const f = s.stack.findLast((frame): frame is BattleFrame => frame.at.startsWith('battle/'));
  assert.ok(f);
  const reckoned = decisionOdds(s, f, fieldOf(s, f), answer);
  assert.ok(reckoned, `nothing is said of ${answer.verb}`);
  const by = f.now.asks === f.side ? 'attacker' : 'defender';
  close(worth(reckoned, by, f.kind === 'siege'), seen.wins, `${answer.verb} ${answer.arg}`);
  asked.add(answer.verb);
}
const asked = new Set<string>();

const mean = (all: readonly Played[]): Played => ({
  wins: all.reduce((sum, { wins }) => sum + wins, 0) / all.length,
  hits: all.reduce((sum, { hits }) => sum + hits, 0) / all.length,
});
