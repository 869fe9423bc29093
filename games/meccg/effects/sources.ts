// Playing cards by their own ways, and using those in play.
import { NONE } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { ALLY, FACTION, ITEM, KIND } from '../cards/kinds.ts';
import type { ActionSource } from '../chain/sources.ts';
import type { MeccgFrame } from '../frames.ts';
import { begin } from '../procedures.ts';
import { HAND, type MeccgState, ownerOf, POINTS } from '../state.ts';
import { isAttacker } from '../stats/fight.ts';
import { pile } from '../zones.ts';
import { choiceNow } from './declare.ts';
import { fendSource } from './fending.ts';
import { fillNames } from './phrases/names.ts';
import { branchesOf, listAt, playWays, useWays, waysOf } from './reading/literal.ts';
import { PART_PLAY, PART_USE } from './reading/parts.ts';
import { automaticText } from './short-text.ts';
import { effectsText } from './step-text.ts';
import type { Effect } from './vocabulary.ts';
import { wayText } from './way-text.ts';
import { unplayable } from './ways.ts';

/** A copy in hand of a card, which are all alike. */
const inHand = (hand: readonly number[], defs: readonly number[], def: number): number =>
  hand.find((card) => defs[card] === def) ?? NONE;

/** By card number: it is played by its own ways. Items, allies and factions have ways that are mere conditions (sites/). */
const HAS_WAY: readonly boolean[] = CARDS.map((_, def) => {
  const ways = playWays(def);
  return KIND[def] === ITEM || KIND[def] === ALLY || KIND[def] === FACTION
    ? ways.some((way) => way.do.length > 0)
    : ways.length > 0;
});

/** What one branch of a choice between effects does, or which automatic-attack it is. */
function optionText(s: MeccgState, n: number): string {
  const frame = s.stack[s.stack.length - 1] as MeccgFrame;
  if (frame.at === 'effects/choose') {
    const effect = listAt(frame.def, frame.part, frame.action.way, frame.path)[frame.index];
    return branchText(effect, n);
  }
  if (frame.at !== 'declare/choice-choose') return `option ${n + 1}`;
  const effect = choiceNow(s, frame)?.effect;
  return effect?.is === 'one-attack' ? automaticText(s, frame.on, n) : effect ? branchText(effect, n) : '';
}
const branchText = (effect: Effect, n: number): string =>
  fillNames(effectsText(branchesOf(effect)[n] ?? [])) || 'nothing';

const playSource: ActionSource = {
  verbs: {
    play: { takes: 'title', label: 'Play {}' },
    way: {
      takes: 'way',
      label: (s, n) => {
        const frame = s.stack[s.stack.length - 1] as { card?: number; part?: 0 | 1 };
        return frame.card === undefined
          ? `way ${n}`
          : wayText(s.def[frame.card], waysOf(s.def[frame.card], frame.part ?? 0)[n], frame.part);
      },
    },
    by: { takes: 'card', label: '{}' },
    on: { takes: 'ref', label: '{}' },
    choose: { takes: 'ref', label: '{}' },
    'choose-title': { takes: 'title', label: '{}' },
    option: { takes: 'number', label: (s, n) => optionText(s, n) },
    stop: { label: 'No more' },
  },
  offer(s, point, offer) {
    const hand = pile(s, point.seat, HAND);
    const seen: number[] = [];
    for (const card of hand) {
      const def = s.def[card];
      if (!HAS_WAY[def] || seen.includes(def)) continue;
      seen.push(def);
      offer.check(unplayable(s, point, card, PART_PLAY), 'play', def);
    }
  },
  take(s, seat, move) {
    const card = inHand(pile(s, seat, HAND), s.def, move.arg);
    begin(s, { at: 'declare/way', part: PART_PLAY, seat, card, way: 0, by: NONE });
  },
};

const useSource: ActionSource = {
  verbs: { use: { takes: 'card', label: 'Use {}' } },
  offer(s, point, offer) {
    for (const card of s.play)
      if (ownerOf(s, card) === point.seat && useWays(s.def[card]).length > 0 && !isAttacker(s, card))
        offer.check(unplayable(s, point, card, PART_USE), 'use', card);
    for (const card of pile(s, point.seat, POINTS))
      if (useWays(s.def[card]).some((way) => way.from === 'stored'))
        offer.check(unplayable(s, point, card, PART_USE), 'use', card);
  },
  take(s, seat, move) {
    begin(s, { at: 'declare/way', part: PART_USE, seat, card: move.arg, way: 0, by: NONE });
  },
};

export const effectSources: readonly ActionSource[] = [playSource, useSource, fendSource];
