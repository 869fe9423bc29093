// What a search must know of The Wizards: a look ahead is counted in player turns, and one judge sees the game from either seat.
import type { Options } from '../../engine/game.ts';
import { completeOptions } from '../../engine/options.ts';
import { RINGWRAITH_DECKS } from '../../games/meccg/decks/ringwraiths.ts';
import { WIZARD_DECKS } from '../../games/meccg/decks/wizards.ts';
import { meccg } from '../../games/meccg/game.ts';
import type { MeccgState } from '../../games/meccg/state.ts';
import type { MeccgView } from '../../games/meccg/view.ts';
import type { Turn } from '../player.ts';
import type { Foresight, Plan, Way } from '../search/foresight.ts';
import { journeys, raids } from './campaigns.ts';
import { learnedPlayer, learning } from './learned.ts';
import { MEASURE_NAMES, measure, RINGWRAITH } from './measures.ts';
import { type MeccgPlayer, rulesPlayer } from './rules.ts';
import { guessing } from './worlds.ts';

/** While starts are chosen nobody has seen anything of the others: there is nothing to look ahead from. */
const plansOf =
  ({ think, weigh }: MeccgPlayer) =>
  (turn: Turn<MeccgView>): readonly Plan[] =>
    think(() => {
      if (turn.decision.at.startsWith('setup/')) return [];
      const { sit, list } = weigh(turn);
      const single = list.map(({ move, idea }): Plan => ({ moves: [move], value: idea.value, why: idea.why }));
      const whole = turn.decision.at === 'chain/act' ? [...journeys(sit, list), ...raids(sit, list)] : [];
      return whole.length === 0 ? single : [...single, ...whole].sort((a, b) => b.value - a.value);
    });

const WIZARDS = WIZARD_DECKS.map(({ id }) => id);
const RINGWRAITHS = RINGWRAITH_DECKS.map(({ id }) => id);

const pairOf = (one: readonly string[], two: readonly string[], n: number): Options =>
  completeOptions(meccg.options, {
    deckOne: one[n % one.length],
    deckTwo: two[Math.floor(n / one.length) % two.length],
  });

/** Every ready-made deck of the Wizards against every other and itself; now and then decks that nobody made. */
const lesson = (n: number): Options => (n % 5 === 4 ? pairOf(['random'], ['random'], n) : pairOf(WIZARDS, WIZARDS, n));

/** Ringwraiths against each other, and either against Wizards; every fifth with decks that nobody made. */
const RINGWRAITH_PAIRS: readonly (readonly [readonly string[], readonly string[]])[] = [
  [RINGWRAITHS, RINGWRAITHS],
  [WIZARDS, RINGWRAITHS],
  [RINGWRAITHS, RINGWRAITHS],
  [RINGWRAITHS, WIZARDS],
  [['any-minion', 'any'], ['any-minion']],
];
const ringwraiths: Way = {
  name: 'ringwraiths',
  where: ['own', 'their'].map((whose) => `${whose} ${RINGWRAITH}`),
  lesson: (n) => pairOf(...RINGWRAITH_PAIRS[n % RINGWRAITH_PAIRS.length], Math.floor(n / RINGWRAITH_PAIRS.length)),
};

/** What a turn turns on; the rest of its questions are about how. */
const LARGE: ReadonlySet<string> = new Set(['chain/act', 'movement/to', 'sites/enter-choose', 'turn/call-choose']);
const SMALL = 0.4;

const numbers = new Float64Array(MEASURE_NAMES.length);

export const meccgForesight: Foresight<MeccgState, MeccgView> = {
  game: meccg,
  player: learnedPlayer,
  guessing,
  plans: plansOf(learnedPlayer),
  share: ({ at }) => (LARGE.has(at) ? 1 : SMALL),
  clock: (s) => s.turn,
  clear: 1.5,
  names: MEASURE_NAMES,
  sights: (s) =>
    [0, 1].map((seat) => {
      const seen = new Float64Array(MEASURE_NAMES.length);
      measure(s, seat, seen);
      return { seat, numbers: seen };
    }),
  chance(s, seat, judge) {
    measure(s, seat, numbers);
    return judge(numbers);
  },
  result: (_, { winners }, seat) => (winners.length === 0 ? 0.5 : Number(winners.includes(seat))),
  lesson,
  ways: [ringwraiths],
  learning,
};

/** The same by the habits that people chose. */
export const meccgHabits = { player: rulesPlayer, plans: plansOf(rulesPlayer) };
