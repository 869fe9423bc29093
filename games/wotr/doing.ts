// What everybody sees of the unfinished procedures: for every step the locals of its frame that are public. What is not named
// here stays inside (law 6). A new local is hidden until it is listed, and a new step does not compile until it stands here.
import type { FrameAt } from '../../engine/frames.ts';
import type { WotrFrame } from './frames.ts';

export type StepName = WotrFrame['at'];
type LocalOf<K extends StepName> = Exclude<keyof FrameAt<WotrFrame, K>, 'at'> & string;

/** These steps share a frame, of which these locals are shown. */
const shown = <K extends StepName, L extends LocalOf<K> = never>(
  steps: readonly K[],
  ...locals: readonly L[]
): Readonly<Record<K, readonly L[]>> =>
  Object.fromEntries(steps.map((at) => [at, locals])) as unknown as Record<K, readonly L[]>;

const PUBLIC_LOCALS = {
  ...shown(['turn/draw', 'turn/hunt', 'turn/roll', 'turn/end']),
  ...shown(['turn/next', 'cards/limit', 'cards/draw'], 'side'),
  ...shown(['cards/swap', 'cards/swap-choose']), // not the picks
  ...shown(['turn/action'], 'side', 'ring'),
  ...shown(['turn/ring', 'turn/use', 'turn/done'], 'side', 'face'),

  ...shown(['army/march', 'army/march-choose'], 'side', 'left', 'lead', 'reach', 'join', 'moved', 'sea'),
  ...shown(
    ['army/pick', 'army/pick-choose'],
    ...(['side', 'from', 'force', 'lead', 'reach', 'join', 'targets', 'moved'] as const),
  ),
  ...shown(['army/onward', 'army/onward-choose'], 'side', 'force', 'reach', 'join', 'moved'),
  ...shown(['army/attack', 'army/attack-choose'], 'side', 'lead', 'special', 'targets'),
  ...shown(['army/assemble', 'army/assemble-choose'], 'side', 'from', 'force', 'lead', 'special', 'targets'),
  ...shown(['army/excess', 'army/excess-choose'], 'side', 'region', 'limit'),
  ...shown(['army/hits', 'army/hits-choose'], 'side', 'region', 'hits'),
  ...shown(['army/flee', 'army/flee-choose'], 'side', 'region'),
  ...shown(['army/mix'], 'side', 'region', 'asks'),

  ...shown(['muster/place', 'muster/place-choose', 'muster/second'], 'side', 'piece', 'first'),
  ...shown(['muster/character', 'muster/character-choose'], 'side', 'character'),
  ...shown(['muster/card', 'muster/card-choose'], 'side', 'count'),
  ...shown(['muster/card-place'], 'side', 'piece'),

  ...shown(['companions/move', 'companions/move-choose'], 'moved'),
  ...shown(['companions/group', 'companions/group-choose'], 'source', 'group', 'from', 'extra', 'moved'),
  ...shown(['nazgul/move', 'nazgul/move-choose'], 'moved'),
  ...shown(['nazgul/to'], 'piece', 'from'),

  ...shown(
    [
      ...(['battle/start', 'battle/white-rider', 'battle/before-round', 'battle/field-or-siege'] as const),
      ...(['battle/claim'] as const),
      ...(['battle/open-round', 'battle/declare', 'battle/choose', 'battle/round', 'battle/round-over'] as const),
      ...(['battle/decide-piece', 'battle/decide-amount', 'battle/decide-place'] as const),
      ...(['battle/losses', 'battle/casualties', 'battle/press', 'battle/may-retreat', 'battle/retreat'] as const),
      ...(['battle/over', 'battle/may-advance', 'battle/advance', 'battle/end'] as const),
    ],
    ...(['side', 'from', 'region', 'kind', 'force', 'special', 'round', 'whiteRider', 'now'] as const), // not the picks
  ),

  ...shown(['fleet/sail', 'fleet/sail-choose'], 'from', 'ships'),
  ...shown(['ents/orders', 'ents/orders-choose']),

  ...shown(['fellowship/phase', 'fellowship/declare', 'fellowship/move', 'fellowship/reveal', 'fellowship/reveal-to']),
  ...shown(['fellowship/mordor-step', 'fellowship/guide', 'fellowship/name-guide']),
  ...shown(['fellowship/declare-now', 'fellowship/he-sees']),
  ...shown(['fellowship/balrog', 'fellowship/gates'], 'source'),
  ...shown(['hunt/before-roll', 'hunt/flocks', 'hunt/roll']),
  ...shown(
    [
      ...(['hunt/tile-due', 'hunt/tile-staff', 'hunt/tile-draw', 'hunt/tile-light', 'hunt/tile-replace'] as const),
      ...(['hunt/tile-again', 'hunt/tile-value', 'hunt/tile-answer', 'hunt/tile-choose', 'hunt/tile-worn'] as const),
      ...(['hunt/tile-toil', 'hunt/tile-parting', 'hunt/tile-end'] as const),
    ],
    ...(['source', 'successes', 'twist', 'tile', 'damage', 'reveal'] as const),
  ),

  ...shown(['event/run', 'event/after'], 'card'),
  ...shown(['event/region', 'event/nation', 'event/piece', 'event/companion'], 'side'),
  ...shown(['event/card', 'event/die', 'event/decide', 'event/free-play'], 'side'),
  ...shown(['event/look'], 'side', 'seat'),
  ...shown(['event/price'], 'side', 'card'),
} satisfies { readonly [K in StepName]: readonly LocalOf<K>[] };

/** A step under way, with what is public of its frame. */
export type DoingAt<K extends StepName> = { readonly at: K } & Readonly<
  Pick<FrameAt<WotrFrame, K>, (typeof PUBLIC_LOCALS)[K][number] & keyof FrameAt<WotrFrame, K>>
>;
export type Doing = { [K in StepName]: DoingAt<K> }[StepName];

export function publicOf(frame: WotrFrame): Doing {
  const shows: Record<string, unknown> = { at: frame.at };
  for (const local of PUBLIC_LOCALS[frame.at] as readonly (keyof typeof frame)[]) {
    const value: unknown = frame[local];
    if (value === undefined) continue; // an optional local that is not there
    shows[local] = typeof value === 'object' ? structuredClone(value) : value;
  }
  return shows as unknown as Doing;
}
