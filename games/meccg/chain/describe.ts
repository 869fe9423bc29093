import { NONE } from '../../../engine/game.ts';
import { defOfAction } from '../declared.ts';
import { PART_PLAY, PART_USE, type Part } from '../effects/reading/parts.ts';
import type { Ref } from '../refs.ts';
import { nameOf } from '../say.ts';
import type { MeccgState } from '../state.ts';
import type { Action } from './action.ts';

type WayInShort = (s: MeccgState, def: number, part: Part, n: number, by: Ref, on: Ref) => string;
let wayInShort: WayInShort | undefined;
/** How a way reads is for those to say who know all words: handed in when effects/short-text.ts is loaded. */
export const describeWays = (inShort: WayInShort): void => {
  wayInShort = inShort;
};

const DOES: Readonly<Record<Action['kind'], string>> = {
  play: '',
  use: 'the use of ',
  trigger: 'the effect of ',
  creature: '',
  character: '',
  item: '',
  ally: '',
  faction: 'the influence check for ',
  influence: 'the attempt to influence ',
  corruption: 'the corruption check of ',
  support: 'the support of ',
  'combat-support': 'the support of ',
  ward: 'the tap of ',
  lift: 'the tap of ',
  fend: 'the tap of ',
  body: 'the body check of ',
  removal: 'the attempt to remove ',
  sideboard: 'the use of the sideboard by ',
  'ring-test': 'the test of ',
  'on-guard': 'the card on-guard',
  later: 'what was put off: ',
  special: '',
};

/** A declared action in a few words: "Dark Quarrels (“cancel the attack”)", "the corruption check of Bilbo". */
export function describe(s: MeccgState, action: Action): string {
  if (action.kind === 'on-guard') return DOES['on-guard'];
  const subject =
    action.kind === 'corruption' || action.kind === 'influence' || action.kind === 'body'
      ? action.on
      : action.kind === 'support' ||
          action.kind === 'combat-support' ||
          action.kind === 'ward' ||
          action.kind === 'lift' ||
          action.kind === 'fend'
        ? action.by
        : action.card;
  return DOES[action.kind] + (subject === NONE ? 'an action' : nameOf(s, subject)) + wayOf(s, action);
}

/** Which of its ways, of a card that has several. */
function wayOf(s: MeccgState, action: Action): string {
  if (action.kind !== 'play' && action.kind !== 'use') return '';
  if (wayInShort === undefined) throw new Error('The words of cards are not loaded.');
  const part = action.kind === 'play' ? PART_PLAY : PART_USE;
  const short = wayInShort(s, defOfAction(s, action), part, action.way, action.by, action.on);
  return short === '' ? '' : ` (${short})`;
}
