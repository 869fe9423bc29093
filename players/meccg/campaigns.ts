// Whole plans for a search: where every company goes, and hazards that follow each other. The rule-based player chooses them one by
// one, each as if it were the last.
import type { Move } from '../../engine/game.ts';
import { NONE } from '../../engine/game.ts';
import { companyById } from '../../games/meccg/company.ts';
import { MOVEMENT } from '../../games/meccg/state.ts';
import type { Weighed } from '../idea.ts';
import type { Plan } from '../search/foresight.ts';
import { plansOf } from './journeys.ts';
import type { Situation } from './situation.ts';

/** Companies whose ways are thought of together, and places for each. */
const COMPANIES = 2;
const PLACES = 3;

/** One company's way, and how much worse it is thought to be than its best. */
interface Way {
  readonly moves: readonly Move[];
  readonly loss: number;
  why(): string;
}

function waysOf(sit: Situation, move: Move): readonly Way[] {
  const company = companyById(sit.s, move.arg);
  if (!company) return [];
  const places = plansOf(sit, company)
    .filter(({ to }) => to !== NONE)
    .sort((a, b) => b.value - a.value)
    .slice(0, PLACES);
  return places.map(({ to, value, why }) => ({
    moves: [move, { verb: 'to', arg: to }],
    loss: places[0].value - value,
    why,
  }));
}

const worthOfPassing = (list: readonly Weighed[]): number =>
  list.find(({ move }) => move.verb === 'pass')?.idea.value ?? 0;

/** Where all companies might go, when it is time to set out; that each goes where it would is no other plan. */
export function journeys(sit: Situation, list: readonly Weighed[]): readonly Plan[] {
  const [best] = list;
  if (best?.move.verb !== 'move') return [];
  const rest = worthOfPassing(list);
  const companies = list
    .filter(({ move, idea }) => move.verb === 'move' && idea.value > rest)
    .slice(0, COMPANIES)
    .map(({ move }) => waysOf(sit, move));
  const together = companies.reduce<readonly Way[]>(
    (before, ways) =>
      before.length === 0
        ? ways
        : before.flatMap((first) =>
            ways.map((second) => ({
              moves: [...first.moves, ...second.moves],
              loss: first.loss + second.loss,
              why: second.loss > first.loss ? second.why : first.why,
            })),
          ),
    [],
  );
  return together
    .filter(({ loss }) => loss > 0)
    .map(({ moves, loss, why }) => ({ moves, value: best.idea.value - loss, why }));
}

const HAZARDS: ReadonlySet<string> = new Set(['creature', 'play']);
/** Hazards that are thought of together; what is thought worse than this alone is nonsense. */
const MOST = 3;
const NONSENSE = -0.5;

/** A hazard that is worth it, and then one that is not by itself: those who have tapped or are wounded by the first face it worse. */
export function raids({ s, seat }: Situation, list: readonly Weighed[]): readonly Plan[] {
  if (s.phase !== MOVEMENT || s.active === seat) return [];
  const hazards = list.filter(({ move: { verb }, idea: { value } }) => HAZARDS.has(verb) && value > NONSENSE);
  const rest = worthOfPassing(list);
  const good = hazards.filter(({ idea }) => idea.value > rest).slice(0, MOST);
  const held = hazards.filter(({ idea }) => idea.value <= rest).slice(0, MOST);
  return good.flatMap((first) =>
    held.map((then) => ({
      moves: [first.move, then.move],
      value: first.idea.value + then.idea.value,
      why: first.idea.why,
    })),
  );
}
