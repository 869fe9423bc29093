// Playing a card from hand, or using one in play: by which of its ways, by whom, on what. Every open combination is
// weighed; the questions that follow (which way, who, on what) are answered by the same weighing.
import type { Move } from '../../engine/game.ts';
import { NONE } from '../../engine/game.ts';
import { CARDS } from '../../games/meccg/cards/all.ts';
import { EVENT, isHazard, SHORT } from '../../games/meccg/cards/kinds.ts';
import { type Point, pointOf } from '../../games/meccg/chain/chain.ts';
import { avatarOf } from '../../games/meccg/companies/arriving.ts';
import { theChain } from '../../games/meccg/declared.ts';
import { waysOf } from '../../games/meccg/effects/reading/literal.ts';
import { PART_PLAY, type Part } from '../../games/meccg/effects/reading/parts.ts';
import { scopeOf } from '../../games/meccg/effects/reading/scope.ts';
import type { Way } from '../../games/meccg/effects/vocabulary.ts';
import { openWays, targetsOf, usersOf } from '../../games/meccg/effects/ways.ts';
import type { Ref } from '../../games/meccg/refs.ts';
import { nameOf } from '../../games/meccg/say.ts';
import { HAND, type MeccgState, ON_GUARD } from '../../games/meccg/state.ts';
import { givesMode } from '../../games/meccg/stats/overt.ts';
import { pile } from '../../games/meccg/zones.ts';
import { type Idea, idea } from '../idea.ts';
import { wayWorth } from './deeds.ts';
import { habits } from './habits.ts';
import { rateMode } from './modes.ts';
import type { Situation } from './situation.ts';
import { isUnderway } from './underway.ts';

export interface Use {
  readonly way: number;
  readonly by: Ref;
  readonly on: Ref;
  readonly value: number;
}

/** What a card must bring to be worth more than keeping it: those for a fight or a check will be needed again. */
function held(def: number, part: Part, way: Way): number {
  if (part !== PART_PLAY) return 0.05;
  switch (way.during?.is) {
    case 'attack':
    case 'strike':
      return isHazard(def) ? 0.1 : 0.3;
    case 'check':
    case 'in-chain':
      return 0.2;
    default:
      return isHazard(def) ? 0.05 : EVENT[def] > SHORT ? 0 : habits.held;
  }
}

/** Every open way, user and target of a card, weighed; the best one. */
function bestUse(
  sit: Situation,
  point: Point,
  card: number,
  part: Part,
  only: { readonly way?: number; readonly by?: Ref; readonly on?: Ref } = {},
): Use | undefined {
  const { s } = sit;
  const def = s.def[card];
  let best: Use | undefined;
  for (const n of openWays(s, point, card, part)) {
    if (only.way !== undefined && n !== only.way) continue;
    const way = waysOf(def, part)[n];
    for (const by of usersOf(s, point.seat, card, part, way)) {
      if (only.by !== undefined && by !== only.by) continue;
      const x = scopeOf(s, card, by);
      for (const on of targetsOf(x, part, way, point)) {
        if (only.on !== undefined && on !== only.on) continue;
        if (isUnderway(sit, way, on)) continue;
        const value = wayWorth(sit, { ...x, on }, way, part === PART_PLAY) - held(def, part, way);
        if (!best || value > best.value) best = { way: n, by, on, value };
      }
    }
  }
  return best;
}

const NOT_NOW: Idea = idea(-1, 'It is better kept.');

function ideaOf(s: MeccgState, card: number, use: Use | undefined): Idea {
  if (!use) return NOT_NOW;
  return idea(use.value, () => {
    const name = CARDS[s.def[card]].name;
    const on = use.on === NONE ? '' : ` on ${nameOf(s, use.on)}`;
    return use.value > 0
      ? `${name}${on} is worth ${use.value.toFixed(1)} points now.`
      : `${name} would do more harm than good now.`;
  });
}

/** A card of the hand, by its title. */
export const inHand = (sit: Situation, def: number): number =>
  pile(sit.s, sit.seat, HAND).find((card) => sit.s.def[card] === def) ?? NONE;

export function ratePlay(sit: Situation, def: number): Idea {
  const point = pointOf(sit.s);
  const card = inHand(sit, def);
  if (point && card !== NONE && givesMode(def)) return rateMode(sit, def, avatarOf(sit.s, sit.seat));
  return point && card !== NONE ? ideaOf(sit.s, card, bestUse(sit, point, card, PART_PLAY)) : NOT_NOW;
}

export function rateUse(sit: Situation, card: number, part: Part): Idea {
  const point = pointOf(sit.s);
  return point ? ideaOf(sit.s, card, bestUse(sit, point, card, part)) : NOT_NOW;
}

/** A card that lies on-guard for the company in its site phase. */
export function rateReveal(sit: Situation, def: number): Idea {
  const { s } = sit;
  const point = pointOf(s);
  const card = pile(s, sit.seat, ON_GUARD).find((one) => s.def[one] === def);
  if (!point || card === undefined) return NOT_NOW;
  if (CARDS[def].kind === 'creature' && point.first) return idea(0.5, 'It lay in wait for them.');
  const use = bestUse(sit, point, card, PART_PLAY);
  return use ? ideaOf(s, card, { ...use, value: use.value + 0.1 }) : NOT_NOW;
}

/** A tap that cancels a hazard, while an effect lets: one against each is enough. */
export const rateFend = ({ s, seat }: Situation, by: number): Idea =>
  theChain(s).some((action) => action.kind === 'fend' && action.seat === seat)
    ? NOT_NOW
    : idea(habits.fended - habits.tap, () => `${nameOf(s, by)} can cancel it.`);

/** The questions that follow a card: the frame of the declaration is put aside to ask as before. */
export function rateDetail(sit: Situation, what: 'way' | 'by' | 'on'): (move: Move) => Idea {
  const { s } = sit;
  const frame = sit.frame('declare/way-choose', 'declare/by-choose', 'declare/on-choose');
  const top = s.stack.pop();
  const point = pointOf(s);
  if (top) s.stack.push(top);
  if (!point) return () => idea(0, 'All are alike.');
  const here: Point = { ...point, seat: sit.seat };
  const known = what === 'way' ? {} : what === 'by' ? { way: frame.way } : { way: frame.way, by: frame.by };
  return (move) => {
    if (top) s.stack.pop();
    const use = bestUse(sit, here, frame.card, frame.part, { ...known, [what]: move.arg });
    if (top) s.stack.push(top);
    return ideaOf(s, frame.card, use);
  };
}
