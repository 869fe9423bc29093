// Odds against every way the dice can fall, told by the rules anew, and against the engine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackOdds } from '../../../games/meccg/odds/attack.ts';
import { bodyOdds, contestOdds, corruptionOdds, influenceOdds } from '../../../games/meccg/odds/checks.ts';
import { above, bestOf, SUMS } from '../../../games/meccg/odds/dice.ts';
import { presentCheck, presentStrike } from '../../../games/meccg/odds/from-board.ts';
import { type Attacker, type Stand, strikeOdds, strikesOnOne, type Target } from '../../../games/meccg/odds/strike.ts';
import { rule } from '../../rule.ts';
import { faces as minionFaces } from '../cards/minion-fight.ts';
import { act, asked, attacked, faces, quiet, resolve, table, until, where } from '../combat/fight.ts';
import { cardOf, type Table } from '../words/names.ts';

const near = (found: number, wanted: number, what = ''): void =>
  assert.ok(Math.abs(found - wanted) < 1e-12, `${what} ${found} instead of ${wanted}`);
const total = (odds: object): number => Object.values(odds).reduce((sum: number, one: number) => sum + one, 0);

/** Every roll of two dice, each as likely as the other. */
const ROLLS = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));
/** The part of all cases in which it is so. */
const part = (cases: number, so: number): number => so / cases;

type End = 'defeated' | 'failed' | 'ineffectual' | 'wounded' | 'eliminated' | 'gone';
const NO_END: Readonly<Record<End, number>> = {
  defeated: 0,
  failed: 0,
  ineffectual: 0,
  wounded: 0,
  eliminated: 0,
  gone: 0,
};
/** A strike with known dice. */
function fought(target: Target, attacker: Attacker, rolls: readonly number[], check: number): End {
  const { stand = 'untapped', stays, plus = 0, bodyPlus = 0 } = target;
  let prowess = target.prowess + plus;
  if (stand === 'tapped') prowess -= 1;
  if (stand === 'wounded') prowess -= 2;
  if (stays && stand === 'untapped') prowess -= 3;
  const result = Math.max(...rolls) + prowess;
  if (result > attacker.prowess) return attacker.body === undefined || check > attacker.body ? 'defeated' : 'failed';
  if (result === attacker.prowess) return 'ineffectual';
  const checked = check + bodyPlus + (stand === 'wounded' ? 1 : 0);
  if (target.leaves?.rolls?.includes(check) || target.leaves?.results?.includes(checked)) return 'gone';
  return checked > target.body ? 'eliminated' : 'wounded';
}

const TARGETS: readonly Target[] = [
  { prowess: 5, body: 8 },
  { prowess: 5, body: 8, stand: 'tapped' },
  { prowess: 6, body: 9, stand: 'wounded' },
  { prowess: 6, body: 9, stays: true },
  { prowess: 1, body: 9, plus: 2, rolls: 2 },
  { prowess: 4, body: 7, stand: 'wounded', bodyPlus: 1 },
  { prowess: 5, body: 8, stand: 'wounded', leaves: { results: [8] } },
  { prowess: 6, body: 8, leaves: { results: [8, 9] } },
  { prowess: 5, body: 9, bodyPlus: 1, leaves: { rolls: [7, 8] } },
];
const ATTACKERS: readonly Attacker[] = [
  { prowess: 7 },
  { prowess: 13, body: 8 },
  { prowess: 2, body: 3 },
  { prowess: 20 },
];

test('two dice, and the best of two rolls', () => {
  for (let sum = 0; sum <= 12; sum++) {
    near(SUMS[sum], part(36, ROLLS.filter((roll) => roll === sum).length));
    let best = 0;
    for (const a of ROLLS) for (const b of ROLLS) if (Math.max(a, b) === sum) best++;
    near(bestOf(2)[sum], part(36 * 36, best));
    near(above(sum), part(36, ROLLS.filter((roll) => roll > sum).length));
  }
});

test('a strike, by every fall of the dice', () => {
  for (const target of TARGETS)
    for (const attacker of ATTACKERS) {
      const counted = { ...NO_END };
      const seconds = target.rolls === 2 ? ROLLS : [0];
      for (const first of ROLLS)
        for (const second of seconds)
          for (const check of ROLLS) counted[fought(target, attacker, [first, second], check)]++;
      const odds = strikeOdds(target, attacker);
      near(total(odds), 1);
      for (const end of Object.keys(counted) as End[])
        near(odds[end], part(36 * seconds.length * 36, counted[end]), `${JSON.stringify(target)} ${end}`);
    }
});

test('an attack on two, by every fall of the dice', () => {
  const targets = [TARGETS[0], TARGETS[2]];
  const attacker = ATTACKERS[1];
  const ends = targets.map((target) =>
    ROLLS.flatMap((roll) => ROLLS.map((check) => fought(target, attacker, [roll], check))),
  );
  let defeated = 0;
  let unhurt = 0;
  const wounded = [0, 0, 0];
  const eliminated = [0, 0, 0];
  for (const a of ends[0])
    for (const b of ends[1]) {
      const both = [a, b];
      const count = (end: End): number => both.filter((one) => one === end).length;
      if (count('defeated') === 2) defeated++;
      if (count('wounded') + count('eliminated') === 0) unhurt++;
      wounded[count('wounded')]++;
      eliminated[count('eliminated')]++;
    }
  const all = 36 ** 4;
  const odds = attackOdds(targets, attacker);
  near(odds.defeated, part(all, defeated));
  near(odds.unhurt, part(all, unhurt));
  for (const n of [0, 1, 2]) {
    near(odds.wounded[n], part(all, wounded[n]));
    near(odds.eliminated[n], part(all, eliminated[n]));
  }
});

/** Several strikes on the same one, by every fall of the dice: sums with their weights. */
function oneByOne(target: Target, attacker: Attacker, attacks: number): Record<Stand | 'gone' | 'allDefeated', number> {
  const found = { untapped: 0, tapped: 0, wounded: 0, gone: 0, allDefeated: 0 };
  const go = (stand: Stand, left: number, chance: number, won: boolean): void => {
    if (left === 0) {
      found[stand] += chance;
      if (won) found.allDefeated += chance;
      return;
    }
    for (let roll = 2; roll <= 12; roll++)
      for (let check = 2; check <= 12; check++) {
        const end = fought({ ...target, stand }, attacker, [roll], check);
        const one = chance * SUMS[roll] * SUMS[check];
        if (end === 'eliminated') found.gone += one;
        else if (end === 'wounded') go('wounded', left - 1, one, false);
        else go(stand === 'untapped' && !target.stays ? 'tapped' : stand, left - 1, one, won && end === 'defeated');
      }
  };
  go(target.stand ?? 'untapped', attacks, 1, true);
  return found;
}

test('an Assassin’s three attacks, one after the other', () => {
  for (const target of [TARGETS[0], TARGETS[3]]) {
    const odds = strikesOnOne(target, { prowess: 11 }, 3);
    const wanted = oneByOne(target, { prowess: 11 }, 3);
    for (const end of Object.keys(wanted) as (keyof typeof wanted)[]) near(odds[end], wanted[end], end);
  }
});

test('corruption, influence and body checks, by every fall of the dice', () => {
  for (let points = 0; points <= 12; points++)
    for (let modifier = -5; modifier <= 5; modifier++) {
      const results = ROLLS.map((roll) => roll + modifier);
      const odds = corruptionOdds(points, modifier);
      near(odds.passes, part(36, results.filter((one) => one > points).length));
      near(odds.discarded, part(36, results.filter((one) => one === points || one === points - 1).length));
      near(odds.eliminated, part(36, results.filter((one) => one < points - 1).length));
      near(influenceOdds(points, modifier), part(36, results.filter((one) => one > points).length));
      near(bodyOdds(points, modifier), part(36, results.filter((one) => one > points).length));
      let away = 0;
      for (const own of ROLLS) for (const theirs of ROLLS) if (own + modifier - 2 - theirs > points) away++;
      near(contestOdds(points, modifier, 2), part(36 * 36, away));
    }
});

/** What the game reckons from its position: tested against what happens. */
const oddsOfStrike = ({ state }: Table) => presentStrike(state);
const oddsOfCheck = ({ state }: Table, who: string) => presentCheck(state, cardOf({ state }, who));

/** Two dice that come to that. */
const dice = (sum: number): [number, number] => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);

test('the engine does what the odds of a strike say', () => {
  // Faramir, 5/8, against Rogrog, 13/8.
  const found = { ...NO_END };
  let told: object | undefined;
  for (let roll = 2; roll <= 12; roll++)
    for (let check = 2; check <= 12; check++) {
      const rolled = roll + 5 === 13 ? dice(roll) : [...dice(roll), ...dice(check)];
      const game = faces(['faramir'], 'rogrog', rolled);
      act(game, 'one', 'tap-to-fight');
      until(game, 'one', 'pass');
      told ??= oddsOfStrike(game);
      quiet(game);
      const end: End =
        where(game, 'rogrog') === 'points'
          ? 'defeated'
          : where(game, 'faramir') === 'out-of-play'
            ? 'eliminated'
            : where(game, 'faramir') === 'wounded'
              ? 'wounded'
              : roll + 5 === 13
                ? 'ineffectual'
                : 'failed';
      found[end] += SUMS[roll] * SUMS[check];
    }
  const odds = strikeOdds({ prowess: 5, body: 8 }, { prowess: 13, body: 8 });
  for (const end of Object.keys(found) as End[]) near(odds[end], found[end], end);
  assert.deepEqual(told, odds);
});

/** What comes of a strike of an Uruk-lieutenant, 9, on a minion, by every fall of the dice: told beforehand, and found. */
function ofMinion(who: string, stand: string, prowess: number) {
  const found = { ...NO_END };
  let told: object | undefined;
  for (let roll = 2; roll <= 12; roll++)
    for (let check = 2; check <= 12; check++) {
      const rolled = roll + prowess < 9 ? [...dice(roll), ...dice(check)] : dice(roll);
      const game = minionFaces([`${who}${stand}`], 'uruk-lieutenant', rolled);
      if (stand === '') act(game, 'one', 'tap-to-fight');
      for (let n = 0; n < 9 && !told; n++) {
        told = oddsOfStrike(game);
        if (!told) game.play(asked(game).seat, 'pass');
      }
      quiet(game);
      const ends: Readonly<Record<string, End>> = {
        discard: 'gone',
        hand: 'gone',
        'out-of-play': 'eliminated',
        wounded: 'wounded',
      };
      const end = roll + prowess > 9 ? 'defeated' : roll + prowess === 9 ? 'ineffectual' : ends[where(game, who)];
      found[end] += SUMS[roll] * SUMS[check];
    }
  return { told: told as typeof found, found };
}

for (const [who, stand, prowess] of [
  ['lagduf', '', 5],
  ['ren-the-ringwraith', ' wounded', 6],
] as const)
  rule(
    `The engine does what the odds of a strike on ${who} say, who may leave instead of being wounded`,
    ['LE-S7.4.2', 'MX-11.1'],
    () => {
      const { told, found } = ofMinion(who, stand, prowess);
      assert.ok(found.gone > 0);
      for (const end of Object.keys(found) as End[]) near(told[end], found[end], end);
    },
  );

test('the engine does what the odds of a corruption check say', () => {
  const found = { passes: 0, discarded: 0, eliminated: 0 };
  let told: object | undefined;
  for (let roll = 2; roll <= 12; roll++) {
    const game = table(['gimli: glamdring, orcrist, sting'], { hazards: ['weariness-of-the-heart'] }, dice(roll));
    act(game, 'two', 'play weariness-of-the-heart', 'way 2');
    told ??= oddsOfCheck(game, 'gimli');
    quiet(game);
    const zone = where(game, 'gimli');
    found[zone === 'discard' ? 'discarded' : zone === 'out-of-play' ? 'eliminated' : 'passes'] += SUMS[roll];
  }
  for (const end of Object.keys(found) as (keyof typeof found)[]) near((told as typeof found)[end], found[end], end);
});

test('nobody is struck: there are no odds', () => {
  const game = attacked(['faramir'], 'rogrog', [6, 6, 6, 6]);
  assert.equal(oddsOfStrike(game), undefined);
  resolve(game, 'faramir');
});
