// Where a player wants to be asked. Every window of the game is of one kind, known from what lies open to both; some kinds
// are no windows but habits, which can be asked about too.
import type { Seat } from '../../../engine/game.ts';
import type { Action } from '../../../games/meccg/chain/action.ts';
import { isCard } from '../../../games/meccg/refs.ts';
import { looksOn, ownerOf } from '../../../games/meccg/seats.ts';
import { LONG_EVENT, MOVEMENT, ORGANIZATION, SITE } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';

export const STOPS = [
  'attacked',
  'strike',
  'check',
  'answers',
  'arrives',
  'fights',
  'enters',
  'organize',
  'long-events',
  'road',
  'sites',
  'own-chain',
  'quiet',
  'draws',
  'order',
  'untap',
  'keys',
  'discards',
] as const;
export type Stop = (typeof STOPS)[number];

/** After 'Stop me when'. */
export const STOP_WORDS: Readonly<Record<Stop, string>> = {
  attacked: 'I am attacked',
  strike: 'a strike is mine',
  check: 'one of mine is tested',
  answers: 'the other plays a card',
  arrives: 'a company of theirs travels',
  fights: 'my creature fights',
  enters: 'they enter a site',
  organize: 'I organize',
  'long-events': 'my long-events come',
  road: 'my company travels',
  sites: 'I am at a site',
  'own-chain': 'my own card waits',
  quiet: 'turns begin and end',
  draws: 'I may draw fewer cards',
  order: 'the order is mine',
  untap: 'somebody may stay tapped',
  keys: 'a creature has several keys',
  discards: 'I may discard a card',
};

/** What the player changed; anything else is as usual. */
export type Stops = Readonly<Partial<Record<Stop, boolean>>>;

const USUALLY_OFF: readonly Stop[] = ['own-chain', 'quiet', 'draws', 'order', 'untap', 'keys'];
export const isStop = (stops: Stops, stop: Stop): boolean => stops[stop] ?? !USUALLY_OFF.includes(stop);

const topOf = ({ doing }: MeccgView) => doing[doing.length - 1];

/** Of the window that is open now. Nothing that one player alone knows is looked at. */
export function stopAt(view: MeccgView, own: Seat): Stop {
  const top = topOf(view);
  if (top?.at === 'chain/respond') return answerTo(top.items, view, own);
  const window = top && 'window' in top ? top.window : undefined;
  if (window === 'checks') return 'check';
  if (view.attack) {
    if (window === 'strike-defender' || window === 'duel-defender' || window === 'duel-attacker') return 'strike';
    return view.companies.some(({ id, seat }) => id === view.attack?.company && seat === own) ? 'attacked' : 'fights';
  }
  if (view.active === own) return ownPhase(view.phase);
  return looksOn(view, own) ? 'quiet' : theirPhase(view.phase);
}

function answerTo(chain: readonly Action[], view: MeccgView, own: Seat): Stop {
  const last = chain.at(-1);
  if (!last) return 'quiet';
  const isMine = isCard(last.on) && ownerOf(view, last.on) === own;
  if (isMine && last.kind === 'corruption') return 'check';
  if (isMine && last.kind === 'body') return 'strike';
  return last.seat === own ? 'own-chain' : 'answers';
}

function ownPhase(phase: number): Stop {
  switch (phase) {
    case ORGANIZATION:
      return 'organize';
    case LONG_EVENT:
      return 'long-events';
    case MOVEMENT:
      return 'road';
    case SITE:
      return 'sites';
    default:
      return 'quiet';
  }
}

function theirPhase(phase: number): Stop {
  switch (phase) {
    case MOVEMENT:
      return 'arrives';
    case SITE:
      return 'enters';
    default:
      return 'quiet';
  }
}
