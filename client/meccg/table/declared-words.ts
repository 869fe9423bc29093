// What was declared and waits to take effect, in a few words under its card.
import { NONE } from '../../../engine/game.ts';
import type { Action } from '../../../games/meccg/chain/action.ts';
import { actionIndex, isAction, isCard, isCompany, isSite, siteOfRef, siteSeat } from '../../../games/meccg/refs.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { siteCard } from './places.ts';
import { type Cards, chainOf } from './reading.ts';

const WORDS: Readonly<Partial<Record<Action['kind'], string>>> = {
  play: 'on',
  use: 'used on',
  character: 'comes into play',
  creature: 'attacks',
  corruption: 'corruption check:',
  body: 'body check:',
  faction: 'an influence check',
  influence: 'influence against',
  support: 'supports',
  item: 'for',
};
/** Where there is nothing that they are aimed at. */
const ALONE: Readonly<Partial<Record<Action['kind'], string>>> = {
  play: 'played',
  use: 'used',
  corruption: 'corruption check',
  body: 'body check',
  influence: 'an influence attempt',
  item: 'played',
};
/** What a declared action is aimed at, by name; nothing where it is aimed at nothing. */
function targetOf(view: MeccgView, { on }: Pick<Action, 'on'>, cards: Cards): string {
  if (on === NONE) return '';
  if (isCard(on)) return cards[view.def[on] ?? NONE]?.name ?? '';
  if (isSite(on)) return cards[siteCard(cards, siteOfRef(on), view.alignment[siteSeat(on)] ?? 0)]?.name ?? '';
  if (isAction(on))
    return cards[view.def[chainOf(view).toReversed()[actionIndex(on)]?.card ?? NONE] ?? NONE]?.name ?? '';
  return isCompany(on) ? 'a company' : '';
}

/** 'on Aragorn II', 'attacks', 'played': what becomes of a card that was declared. */
export function declaredWords(
  view: MeccgView,
  action: Pick<Action, 'kind' | 'on' | 'cancelled'>,
  cards: Cards,
): string {
  const target = targetOf(view, action, cards);
  if (action.cancelled === 1) return 'cancelled';
  if (target === '') return ALONE[action.kind] ?? WORDS[action.kind] ?? '';
  return `${WORDS[action.kind] ?? ''} ${target}`.trim();
}
