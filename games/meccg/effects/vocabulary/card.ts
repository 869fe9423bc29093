// A card: its ways, what it does by itself, and what ends it.
import type { ItemKeyword, Place } from '../../cards/facts.ts';
import type { Modifier } from './modifiers.ts';
import type { Test } from './tests.ts';
import type { Effect } from './verbs.ts';
import type { Each, Pick } from './who.ts';
import type { Cost, Duration, Window } from './windows.ts';

export type Happening =
  | 'enters-play'
  | 'untap-ends'
  | 'long-events-end' // of a player's long-event phase
  | 'company-organized' // its organization phase ends; `it` is the company
  | 'movement-begins' // the movement/hazard phase of a company, before its new site is turned up
  | 'weather' // a company's new site is turned up, or an environment comes into effect in the company's movement/hazard phase
  | 'movement-ends' // of a company
  | 'site-phase-begins' // of a company
  | 'attack-begins' // before assignment; `it` is the company
  | 'struck' // a strike succeeded: special action before the body check; `it` is the character (CR-A19.1)
  | 'strike-fails' // against the character; `it` is he
  | 'avatar-comes' // `it` is the player's own person
  | 'wounded' // by a strike or an effect; `it` is the character: first in the next chain
  | 'attack-over' // `it` is the company
  | 'attack-defeated'
  | 'item-gained' // `it` is the character who gets it
  | 'item-played'
  | 'influence-succeeds' // against a faction or a card of the opponent; `it` is the character who did it
  | 'check-failed' // a corruption check; `it` is the character
  | 'company-moves' // leaves its site; `it` is the company
  | 'company-changes' // somebody joined or left it
  | 'character-leaves' // a character left it; `it` is the company
  | 'counterpart-played' // a manifestation of it, which is another card (MX-14.1)
  | 'deck-exhausted'
  | 'stored' // in the marshalling point pile: what the card does from then on
  | 'aid-over' // the attack is over in which the card came to the aid of a company
  | 'turn-ends';

/** A passive condition: its action comes first in the next chain (CR-A9); `special` ones are part of a strike's roll. */
export interface Trigger {
  readonly on: Happening;
  /** About `it`. */
  readonly if?: Test;
  /** Whose: the card's host, its host's company, the attack that it makes or lies on, or anything. */
  readonly of?: 'host' | 'host-company' | 'attack' | 'self' | 'any';
  readonly do: readonly Effect[];
  /** How long modifiers in `do` work. */
  readonly lasts?: Duration;
  /** Discarded afterwards. */
  readonly once?: true;
}

/** What ends a card in play, besides its kind. */
export type Leave =
  /** At once when it holds. */
  | { readonly is: 'discard-if'; readonly test: Test }
  | { readonly is: 'discard-when'; readonly on: Happening; readonly of?: Trigger['of']; readonly if?: Test }
  /** However it leaves play, these are discarded with it. */
  | { readonly is: 'takes-along'; readonly of: Each }
  /** Somebody tries to get rid of it: a roll over this; `instead` of untapping, or in the organization phase, tapping or not. */
  | {
      readonly is: 'removal';
      readonly over: number;
      readonly cost: 'tap' | 'instead-of-untapping' | 'none';
      readonly at?: Test;
    };
export const discardIf = (test: Test): Leave => ({ is: 'discard-if', test });
export const discardWhen = (on: Happening, of: Trigger['of'] = 'any', test?: Test): Leave => ({
  is: 'discard-when',
  on,
  of,
  ...(test && { if: test }),
});
export const takesAlong = (of: Each): Leave => ({ is: 'takes-along', of });
export const removal = (what: Omit<Extract<Leave, { is: 'removal' }>, 'is'>): Leave => ({ is: 'removal', ...what });

/** What happens instead of an outcome. Asked at the one place where the outcome is applied. */
export interface Replacement {
  /** `body-equal`: a body check equal to the body, which has no result else (Giant Spiders). */
  readonly of: 'wounded' | 'body-equal' | 'check-fails' | 'tapped-by-strike';
  /** Whose outcome; the host's when absent. */
  readonly whose?: Trigger['of'];
  readonly if?: Test;
  readonly do: readonly Effect[];
}

export interface Way {
  /** As what it is played, on a card with two sides. */
  readonly as?: 'resource' | 'hazard' | 'creature' | 'event';
  /** Who uses it: a character, or an ally with a skill it needs (MW-S10.9.4), of the player. */
  readonly by?: Test;
  readonly on?: Pick;
  readonly during?: Window;
  /** About the company of who uses it or of the target, or about the whole table. */
  readonly if?: Test;
  readonly cost?: readonly Cost[];
  readonly do: readonly Effect[];
  readonly lasts?: Duration;
  /** Where this way alone has no effect a second time; `once` of the card is for all its ways. */
  readonly once?: Once;
  /** Does not count against the hazard limit. */
  readonly free?: true;
  /** Used from the marshalling point pile. */
  readonly from?: 'stored';
}

/** Where a second copy has no effect (MW-S2.9.2). */
export type Once = 'game' | 'player' | 'character' | 'company' | 'site' | 'attack' | 'strike' | 'item' | 'turn';

export interface Effects {
  /** From hand; several are alternatives, chosen at declaration (CR-TIM-3, CR-A27). */
  readonly play?: Way | readonly Way[];
  /** While in play. */
  readonly use?: Way | readonly Way[];
  readonly has?: readonly Modifier[];
  readonly when?: readonly Trigger[];
  readonly replaces?: readonly Replacement[];
  readonly leaves?: readonly Leave[];
  readonly once?: Once;
  /** Where a resource that is no item may be stored (MW-S10.11.9). */
  readonly storable?: readonly Place[];
  /** Rings of that kind are brought from the play deck and the discard pile too. */
  readonly ringSearch?: ItemKeyword;
  /** Which rings a test of this gold ring brings: from which result to which, where 1 means and less, 12 and more (MW-S2.10.1). */
  readonly ringTable?: { readonly [kind in ItemKeyword]?: readonly [least: number, most: number] };
}
