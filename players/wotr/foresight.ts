// What a search must know of War of the Ring: a die and its use are one plan, a look ahead is counted in turns, and one judge
// speaks for the Free Peoples; the Shadow's chance is the rest.
import type { Options } from '../../engine/game.ts';
import { completeOptions } from '../../engine/options.ts';
import { wotr } from '../../games/wotr/game.ts';
import { sideOfSeat } from '../../games/wotr/rules.ts';
import type { WotrState } from '../../games/wotr/state.ts';
import { FREE } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Weighed } from '../idea.ts';
import type { Turn } from '../player.ts';
import type { Foresight, Plan } from '../search/foresight.ts';
import { outlookOf } from './dice.ts';
import { learnedPlayer, learning } from './learned.ts';
import { MEASURE_NAMES, measure } from './measures.ts';
import { rulesPlayer, type WotrPlayer } from './rules.ts';
import { guessing } from './silence.ts';
import type { Situation } from './situation.ts';

/** Uses of one die that are looked at. */
const USES = 3;

type Think = WotrPlayer['think'];

const planOf =
  (think: Think) =>
  ({ move, idea }: Weighed): Plan => ({ moves: [move], value: idea.value, why: () => think(idea.why) });

/** Every die with its best uses; the best of each is what the die is thought to be for. */
function dicePlans(think: Think, turn: Turn<WotrView>, sit: Situation, dice: readonly Weighed[]): readonly Plan[] {
  const outlook = outlookOf(turn.imagine() as WotrState, sit);
  const plans: Plan[] = [];
  for (const die of dice) {
    plans.push(planOf(think)(die));
    if (die.move.verb !== 'die') continue;
    const [best, ...uses] = outlook.plansOf(die.move.arg).slice(0, USES);
    for (const { move, idea } of uses) {
      const value = die.idea.value - best.idea.value + idea.value;
      plans.push({ moves: [die.move, move], value, why: () => think(idea.why) });
    }
  }
  return plans.sort((a, b) => b.value - a.value);
}

const plansOf =
  ({ think, weigh }: WotrPlayer) =>
  (turn: Turn<WotrView>): readonly Plan[] =>
    think(() => {
      const { sit, list } = weigh(turn);
      return turn.decision.at === 'turn/action' ? dicePlans(think, turn, sit, list) : list.map(planOf(think));
    });

/** What a turn turns on; the rest of its questions are about how. */
const LARGE: ReadonlySet<string> = new Set(['turn/action', 'turn/use', 'turn/hunt', 'fellowship/declare']);
const SMALL = 0.4;

/** How games to learn from are set up, by turns. */
const WAYS: readonly Options[] = [
  {},
  {},
  { twilight: true },
  {},
  { players: 3 },
  {},
  { players: 4 },
  { twilight: true },
  {},
  { twilight: true, players: 4 },
];

const numbers = new Float64Array(MEASURE_NAMES.length);

export const wotrForesight: Foresight<WotrState, WotrView> = {
  game: wotr,
  player: learnedPlayer,
  guessing,
  plans: plansOf(learnedPlayer),
  share: ({ at }) => (LARGE.has(at) ? 1 : SMALL),
  clock: (s) => s.turn,
  clear: 0.3,
  occasion: (_, { seat, at }, { verb }) => `${seat} ${at} ${verb}`,
  names: MEASURE_NAMES,
  sights(s) {
    const seen = new Float64Array(MEASURE_NAMES.length);
    measure(s, seen);
    return [{ seat: FREE, numbers: seen }];
  },
  chance(s, seat, judge) {
    measure(s, numbers);
    const free = judge(numbers);
    return sideOfSeat(s, seat) === FREE ? free : 1 - free;
  },
  result: (_, { winners }, seat) => (winners.length === 0 ? 0.5 : Number(winners.includes(seat))),
  lesson: (n) => completeOptions(wotr.options, WAYS[n % WAYS.length]),
  learning,
};

/** The same by the habits that people chose. */
export const wotrHabits = { player: rulesPlayer, plans: plansOf(rulesPlayer) };
