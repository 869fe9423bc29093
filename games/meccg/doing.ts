// What is seen of the unfinished procedures: for every step the locals of its frame that are public. What is not named here
// stays inside (law 6). A new local is hidden until it is listed, and a new step does not compile until it stands here.
import { copy } from '../../engine/copy.ts';
import type { FrameAt } from '../../engine/frames.ts';
import { NONE, type Viewer } from '../../engine/game.ts';
import type { Action } from './chain/action.ts';
import type { MeccgFrame } from './frames.ts';
import { isCard, type Ref } from './refs.ts';
import type { MeccgState } from './state.ts';
import { isHidden } from './zones.ts';

export type StepName = MeccgFrame['at'];
type LocalOf<K extends StepName> = Exclude<keyof FrameAt<MeccgFrame, K>, 'at'> & string;

/** Of these steps, these locals are shown. */
const shown = <K extends StepName, L extends LocalOf<K> = never>(
  steps: readonly K[],
  ...locals: readonly L[]
): Readonly<Record<K, readonly L[]>> =>
  Object.fromEntries(steps.map((at) => [at, locals])) as unknown as Record<K, readonly L[]>;

/** Steps in which a player decides what the others must not see: they learn only that it is going on. */
const SECRET_LOCALS = {
  ...shown(
    [
      ...(['declare/way', 'declare/way-choose', 'declare/by', 'declare/by-choose'] as const),
      ...(['declare/on', 'declare/on-choose', 'declare/choice', 'declare/choice-choose'] as const),
      ...(['declare/tapper', 'declare/tapper-choose', 'declare/against-choose'] as const),
    ],
    'seat',
  ),
  ...shown(['setup/choose', 'setup/choosing', 'setup/shared', 'setup/deal', 'setup/first']), // not the picks
  ...shown(['setup/items', 'setup/items-choose', 'setup/organize', 'setup/follow', 'setup/part'], 'seat'),
  ...shown(['turn/exchange', 'turn/exchange-choose', 'turn/exchange-for'], 'seat', 'left'),
  ...shown(['setup/swap', 'setup/swap-choose', 'setup/swap-for'], 'seat', 'left'),
  ...shown(['turn/sideboard', 'turn/sideboard-choose'], 'seat', 'left'),
  ...shown(['movement/to'], 'company'),
  ...shown(['movement/how', 'movement/how-choose'], 'company', 'to'),
  ...shown(['movement/walk', 'movement/walk-choose'], 'company', 'to', 'walk'),
};

const OPEN_LOCALS = {
  ...shown(['setup/seating']),
  ...shown(['setup/avatar', 'setup/avatar-choose'], 'seat', 'taken'),
  ...shown(['setup/draft', 'setup/draft-choose'], 'seat'),

  ...shown(['chain/window', 'chain/act'], 'window', 'seat', 'first', 'only', 'passed'),
  ...shown(['chain/order', 'chain/order-choose'], 'window'),
  ...shown(['chain/respond'], 'window', 'seat', 'passed', 'items'),
  ...shown(['chain/resolve'], 'items'),

  ...shown(
    [
      ...(['combat/begin', 'combat/declared', 'combat/faced', 'combat/assign'] as const),
      ...(['combat/defender', 'combat/defender-choose'] as const),
      ...(['combat/attacker', 'combat/attacker-choose', 'combat/next', 'combat/next-choose'] as const),
      ...(['combat/between', 'combat/over', 'combat/close'] as const),
    ],
    'left',
  ),
  ...shown(['combat/duel-match', 'combat/duel-who', 'combat/duel-whom'], 'left', 'round', 'one'),
  ...shown([
    ...(['combat/strike', 'combat/excess', 'combat/excess-choose', 'combat/stay', 'combat/stay-choose'] as const),
    ...(['combat/resources', 'combat/roll', 'combat/roll-choose', 'combat/specials'] as const),
    ...(['combat/specials-choose', 'combat/body', 'combat/strike-over'] as const),
    ...(['combat/duel-stay', 'combat/duel-stay-choose', 'combat/duel-roll', 'combat/duel-body'] as const),
    'combat/duel-scored',
  ]),
  ...shown(['combat/heirs', 'combat/heirs-choose', 'combat/heir-choose']),
  ...shown(['combat/trophy-choose'], 'seat', 'card'),
  ...shown(['corruption/support', 'corruption/support-choose'], 'seat'),

  ...shown(['council/begin']),
  ...shown(
    [
      ...(['council/checks', 'council/checks-choose', 'council/wizards'] as const),
      ...(['council/reveal', 'council/reveal-choose', 'council/count'] as const),
    ],
    'seat',
  ),

  ...shown(['effects/fend-choose'], 'seat'),
  ...shown(['effects/run', 'effects/settle'], 'action'),
  ...shown(['effects/choose'], 'seat', 'action'),
  ...shown(['effects/later']),
  ...shown(['influence/by', 'influence/by-choose', 'influence/reveal'], 'seat'),
  ...shown(['influence/won', 'influence/won-choose'], 'seat', 'action'),

  ...shown(['movement/phase', 'movement/next', 'movement/next-choose', 'movement/join', 'movement/join-choose']),
  ...shown(
    [
      ...(['movement/path', 'movement/reveal', 'movement/regions', 'movement/order', 'movement/draws'] as const),
      ...(['movement/hazards', 'movement/end', 'movement/arrive', 'movement/again', 'movement/over'] as const),
    ],
    'company',
  ),
  ...shown(['movement/region-choose'], 'company'),
  ...shown(['movement/order-choose'], 'left'),
  ...shown(['movement/draw', 'movement/draw-choose'], 'seat', 'company', 'left'),
  ...shown(['movement/key', 'movement/key-choose'], 'seat'),

  ...shown(['sites/phase', 'sites/next', 'sites/next-choose']),
  ...shown(
    [
      ...(['sites/begin', 'sites/enter', 'sites/enter-choose', 'sites/guard'] as const),
      ...(['sites/attacks', 'sites/creatures', 'sites/inside', 'sites/over'] as const),
    ],
    'company',
  ),
  ...shown(['sites/burglary', 'sites/loot', 'sites/loot-choose'], 'company', 'burglar'),
  ...shown(['sites/fight', 'sites/fight-choose'], 'company'),
  ...shown(['sites/guard-key', 'sites/bonus', 'sites/bonus-choose'], 'seat', 'company'),
  ...shown(['sites/who', 'sites/who-choose', 'sites/ring-choose', 'sites/leader-choose', 'sites/offer-choose'], 'seat'),
  ...shown(['solitaire/draw', 'sites/automatic-tests'], 'company'),
  ...shown(['sites/sage', 'sites/sage-choose', 'sites/barter', 'sites/barter-choose'], 'seat'),

  ...shown([
    ...(['turn/begin', 'turn/untap', 'turn/untap-end', 'turn/organization', 'turn/organization-end'] as const),
    ...(['turn/settle', 'turn/long-events', 'turn/long-events-end', 'turn/movement', 'turn/site'] as const),
    ...(['turn/end', 'turn/end-discards', 'turn/end-hands', 'turn/end-window', 'turn/end-triggers'] as const),
    ...(['turn/call', 'turn/call-choose', 'turn/over'] as const),
  ]),
  ...shown(['turn/untapping', 'turn/untapping-choose']),
  ...shown(['turn/draw'], 'seat', 'n'),
  ...shown(['turn/exhausted', 'turn/recycle'], 'seat', 'left'),
  ...shown(['turn/adjust', 'turn/adjust-choose', 'turn/discard-one'], 'seat'),
  ...shown(['turn/arrive', 'turn/arrive-choose', 'turn/influence', 'turn/influence-choose'], 'seat'),
  ...shown(['turn/meet', 'turn/meet-under', 'turn/meet-under-choose'], 'seat', 'company'),
  ...shown(['turn/regroup', 'turn/control', 'turn/transfer', 'turn/carry'], 'seat'),
  ...shown(['turn/copies'], 'seat', 'company', 'title'),
  ...shown(['turn/give-up']),
  ...shown(['turn/settling', 'turn/settling-choose'], 'seat'),
};

const PUBLIC_LOCALS = { ...SECRET_LOCALS, ...OPEN_LOCALS } satisfies {
  readonly [K in StepName]: readonly LocalOf<K>[];
};

/** A step under way, with what is public of its frame. */
export type DoingAt<K extends StepName> = { readonly at: K } & Readonly<
  Pick<FrameAt<MeccgFrame, K>, (typeof PUBLIC_LOCALS)[K][number] & keyof FrameAt<MeccgFrame, K>>
>;
/** Of a secret step the others see only to which kind of procedure it belongs. */
export type Veiled = { readonly at: 'declare' | 'setup' | 'turn' | 'movement' };
export type Doing = { [K in StepName]: DoingAt<K> }[StepName] | Veiled;

export function publicOf(s: MeccgState, frame: MeccgFrame, viewer: Viewer): Doing {
  const seat = 'seat' in frame ? frame.seat : s.active;
  if (frame.at in SECRET_LOCALS && seat !== viewer)
    return { at: frame.at.slice(0, frame.at.indexOf('/')) as Veiled['at'] };
  const shows: Record<string, unknown> = { at: frame.at };
  for (const local of PUBLIC_LOCALS[frame.at] as readonly (keyof typeof frame)[]) shows[local] = copy(frame[local]);
  if ('items' in frame) shows['items'] = frame.items.map((one) => actionFor(s, one, viewer));
  if ('action' in frame) shows['action'] = actionFor(s, frame.action, viewer);
  return shows as unknown as Doing;
}

/** A declared action; a card of it that lies face down has no number. */
export function actionFor(s: MeccgState, action: Action, viewer: Viewer): Action {
  const face = (ref: Ref): Ref => (ref !== NONE && isCard(ref) && isHidden(s, ref, viewer) ? NONE : ref);
  return { ...copy(action), card: face(action.card), to: face(action.to) };
}
