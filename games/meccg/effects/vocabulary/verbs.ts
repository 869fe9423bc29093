// What happens at resolution, in order and uninterrupted (CR-A24.1).
import type { AttackRace } from '../../cards/facts.ts';
import type { Amount } from './amounts.ts';
import type { Modifier } from './modifiers.ts';
import type { CardTest, Test } from './tests.ts';
import type { Each, Pick, Who, Whom } from './who.ts';

export type Zone = 'deck' | 'hand' | 'discard' | 'sideboard' | 'points' | 'top-of-deck';
/** The player takes one of two rolls; any ring that the gold ring's table names, without a roll; or any ring at all. */
export type RingChoice = 'any' | 'table' | 'two-rolls';

export type Verb =
  // combat
  | { readonly is: 'cancel-attack' }
  | { readonly is: 'cancel-strike' }
  | { readonly is: 'stay-untapped' }
  /** Two rolls for a strike, of which one is used; of a check the better one counts. */
  | { readonly is: 'choose-roll'; readonly of: 'strike' | 'check' }
  | { readonly is: 'fail-strikes'; readonly n: 'all' }
  | {
      readonly is: 'attack';
      /** `of-the-site`: that of the site's first automatic-attack. */
      readonly race: AttackRace | 'of-the-site';
      readonly strikes: number;
      readonly prowess: Amount;
      readonly body?: number;
      /** Who chooses the defending characters. */
      readonly chooser?: 'attacker';
      readonly on: Who;
    }
  /**
   * One automatic-attack of `it`, a site, is chosen on declaration: the effects are about it (`attackIs({ chosen: true })`).
   */
  | { readonly is: 'one-attack'; readonly do: readonly Effect[] }
  // state of cards
  | { readonly is: 'tap'; readonly who: Whom | Pick }
  | { readonly is: 'untap'; readonly who: Whom }
  | { readonly is: 'heal'; readonly who: Whom; readonly to: 'tapped' | 'untapped' }
  /** `kills`: who is wounded already is eliminated. */
  | { readonly is: 'wound'; readonly who: Whom | Pick; readonly kills?: true }
  /** `may`: who chooses may choose none. */
  | { readonly is: 'discard-it'; readonly who: Whom | Pick; readonly may?: true }
  | { readonly is: 'to-hand'; readonly who: Whom; readonly keepItem?: number }
  /**
   * `taps`: on somebody whom the player may choose and who taps; without him the card is discarded. `scores`: it goes to
   * the marshalling point pile instead.
   */
  | { readonly is: 'attach'; readonly to: Who | Pick; readonly taps?: true; readonly scores?: true }
  | { readonly is: 'remove-from-game'; readonly who: Who }
  // movement
  | { readonly is: 'return-to-origin'; readonly who: Who }
  | { readonly is: 'do-nothing'; readonly who: Who }
  | { readonly is: 'tap-site'; readonly who: Whom }
  | { readonly is: 'untap-site' }
  /** Its new site card goes back: it does not move this turn. */
  | { readonly is: 'stays'; readonly who: Who }
  /** It may play its new site card now, or another one in place of it. */
  | { readonly is: 'new-course' }
  | { readonly is: 'extra-move' }
  | { readonly is: 'special-move'; readonly to: Test }
  /** The company is at another site now, without a movement/hazard phase. */
  | { readonly is: 'replace-site'; readonly by: 'nearest-haven' | 'origin' }
  // checks and rolls
  | {
      readonly is: 'check';
      readonly who: Whom;
      readonly modifier: Amount;
      /** Instead of the usual result (CR-TERM-corruption-6); `it` is who fails. */
      readonly ifFails?: readonly Effect[];
      readonly times?: Amount;
      /** Its player plays no resources to help his own characters with it. */
      readonly unaided?: true;
    }
  /** `instead`: in place of his direct influence. */
  | { readonly is: 'modify-check'; readonly n: Amount; readonly ifPassed?: readonly Effect[]; readonly instead?: true }
  | { readonly is: 'pass-check-now' }
  | {
      readonly is: 'roll';
      readonly who: 'player' | 'opponent' | 'owner-of-it';
      readonly plus?: Amount;
      /** Succeeds above (or below) this. */
      readonly over?: Amount;
      readonly below?: Amount;
      readonly do: readonly Effect[];
    }
  // chain
  | { readonly is: 'cancel-action'; readonly discard: boolean }
  /** Effects at work without a card in play, of such cards, end. */
  | { readonly is: 'end-effects'; readonly of: CardTest }
  // cards
  | {
      readonly is: 'move-cards';
      readonly from: readonly Zone[];
      readonly to: Zone;
      readonly of: 'player' | 'opponent';
      readonly if?: Test;
      readonly n: Amount | 'all';
      readonly upTo?: true;
      readonly by?: 'player' | 'opponent' | 'random';
      readonly reveal?: true;
      readonly shuffle?: true;
    }
  | { readonly is: 'draw'; readonly n: Amount; readonly who: 'player' | 'opponent' }
  | {
      readonly is: 'look';
      readonly zone: 'hand' | 'deck';
      readonly of: 'player' | 'opponent';
      /** Of a hand so many at random, or all of it for 0. */
      readonly n: number;
      readonly shuffleBack?: true;
    }
  | {
      readonly is: 'reveal-random';
      readonly of: 'player' | 'opponent';
      readonly n: Amount;
    }
  // play out of the ordinary
  | { readonly is: 'test-ring'; readonly modifier: number; readonly choose?: RingChoice; readonly but?: Test }
  | {
      readonly is: 'play-item';
      readonly if: Test;
      /** `piles`: play deck, discard pile, sideboard, and wherever it is playable. */
      readonly from: 'hand' | 'deck' | 'discard' | 'deck-or-discard' | 'piles';
      readonly tapsSite: boolean;
      /** Who gets it, if not who uses the card: another one, who taps for it, or anybody of his company. */
      readonly who?: 'another' | 'anyone';
      /** Whether or not the site lets such items be played. */
      readonly anywhere?: true;
    }
  /** `general`: under general influence too. */
  | { readonly is: 'play-character'; readonly general?: true }
  /** A creature from hand must come first in the next chain, with these effects on it; else this card returns to hand. */
  | { readonly is: 'play-creature'; readonly if: Test; readonly do: readonly Effect[] }
  | {
      readonly is: 'attempt-faction';
      readonly modifier: number;
      /** As if at a site where the faction is playable; else, at so many regions at most from this Haven; a success taps it, and his direct influence does not count. */
      readonly within?: number;
    }
  /** What the ability of that card does, but for its check: the copying card has its own. */
  | { readonly is: 'use-ability-of'; readonly of: Who }
  | { readonly is: 'win' }
  // structure
  /** Done for each of them in turn, as `it`. */
  | { readonly is: 'for-each'; readonly of: Each; readonly do: readonly Effect[] }
  /** Done for everybody besides the player and his opponent, as theirs (LE-M.15); nobody of two. */
  | { readonly is: 'for-others'; readonly do: readonly Effect[] }
  | {
      readonly is: 'choose-one';
      readonly by: 'player' | 'opponent' | 'owner-of-it';
      readonly of: readonly (readonly Effect[])[];
    }
  | {
      readonly is: 'only-if';
      readonly test: Test;
      readonly do: readonly Effect[];
    }
  /** What no word says: the named hook in hooks.ts. */
  | { readonly is: 'hook'; readonly name: string };

/** A modifier in `do` lasts as long as its way says. */
export type Effect = Verb | Modifier;

export const cancelAttack: Effect = { is: 'cancel-attack' };
export const cancelStrike: Effect = { is: 'cancel-strike' };
export const stayUntapped: Effect = { is: 'stay-untapped' };
export const chooseRoll: Effect = { is: 'choose-roll', of: 'strike' };
export const betterRoll: Effect = { is: 'choose-roll', of: 'check' };
export const failStrikes: Effect = { is: 'fail-strikes', n: 'all' };
export const attack = (what: Omit<Extract<Verb, { is: 'attack' }>, 'is'>): Effect => ({ is: 'attack', ...what });
export const oneAttack = (...effects: Effect[]): Effect => ({ is: 'one-attack', do: effects });
export const tapIt = (who: Whom | Pick): Effect => ({ is: 'tap', who });
export const untap = (who: Whom): Effect => ({ is: 'untap', who });
export const heal = (who: Whom, to: 'tapped' | 'untapped'): Effect => ({ is: 'heal', who, to });
export const wound = (who: Whom | Pick): Effect => ({ is: 'wound', who });
export const woundOrKill = (who: Whom): Effect => ({ is: 'wound', who, kills: true });
export const discardIt = (who: Whom | Pick): Effect => ({ is: 'discard-it', who });
export const mayDiscard = (who: Pick): Effect => ({ is: 'discard-it', who, may: true });
export const toHand = (who: Whom, keepItem?: number): Effect => ({
  is: 'to-hand',
  who,
  ...(keepItem !== undefined && { keepItem }),
});
export const attachTo = (to: Who | Pick): Effect => ({ is: 'attach', to });
export const attachTapping = (to: Pick): Effect => ({ is: 'attach', to, taps: true });
export const scoreTapping = (to: Pick): Effect => ({ is: 'attach', to, taps: true, scores: true });
export const removeFromGame = (who: Who): Effect => ({ is: 'remove-from-game', who });
export const returnToOrigin = (who: Who = 'company'): Effect => ({ is: 'return-to-origin', who });
export const doNothing: Effect = { is: 'do-nothing', who: 'company' };
export const tapSites = (who: Whom): Effect => ({ is: 'tap-site', who });
export const stays = (who: Who): Effect => ({ is: 'stays', who });
export const untapSite: Effect = { is: 'untap-site' };
export const newCourse: Effect = { is: 'new-course' };
export const extraMove: Effect = { is: 'extra-move' };
export const specialMove = (to: Test): Effect => ({ is: 'special-move', to });
export const check = (
  who: Whom,
  modifier: Amount = 0,
  more: { readonly ifFails?: readonly Effect[]; readonly times?: Amount; readonly unaided?: true } = {},
): Effect => ({
  is: 'check',
  who,
  modifier,
  ...more,
});
export const modifyCheck = (n: Amount, ifPassed?: readonly Effect[]): Effect => ({
  is: 'modify-check',
  n,
  ...(ifPassed && { ifPassed }),
});
export const modifyInstead = (n: Amount): Effect => ({ is: 'modify-check', n, instead: true });
export const passCheckNow: Effect = { is: 'pass-check-now' };
export const roll = (what: Omit<Extract<Verb, { is: 'roll' }>, 'is'>): Effect => ({ is: 'roll', ...what });
export const cancelAction = (discards = true): Effect => ({ is: 'cancel-action', discard: discards });
export const endEffects = (of: CardTest): Effect => ({ is: 'end-effects', of });
export const moveCards = (what: Omit<Extract<Verb, { is: 'move-cards' }>, 'is'>): Effect => ({
  is: 'move-cards',
  ...what,
});
export const revealRandom = (of: 'player' | 'opponent', n: Amount): Effect => ({ is: 'reveal-random', of, n });
export const draw = (n: Amount, who: 'player' | 'opponent' = 'player'): Effect => ({ is: 'draw', n, who });
export const look = (what: Omit<Extract<Verb, { is: 'look' }>, 'is'>): Effect => ({ is: 'look', ...what });
export const replaceSite = (by: 'nearest-haven' | 'origin'): Effect => ({ is: 'replace-site', by });
export const useAbilityOf = (of: Who): Effect => ({ is: 'use-ability-of', of });
export const attemptFaction = (modifier: number): Effect => ({ is: 'attempt-faction', modifier });
export const attemptFactionWithin = (within: number, modifier: number): Effect => ({
  is: 'attempt-faction',
  modifier,
  within,
});
export const testRing = (modifier = 0, more: { readonly choose?: RingChoice; readonly but?: Test } = {}): Effect => ({
  is: 'test-ring',
  modifier,
  ...more,
});
export const playCharacter: Effect = { is: 'play-character' };
export const playAnyCharacter: Effect = { is: 'play-character', general: true };
export const playItem = (what: Omit<Extract<Verb, { is: 'play-item' }>, 'is'>): Effect => ({
  is: 'play-item',
  ...what,
});
export const playCreature = (test: Test, ...effects: Effect[]): Effect => ({
  is: 'play-creature',
  if: test,
  do: effects,
});
export const win: Effect = { is: 'win' };
export const onlyIf = (test: Test, effects: readonly Effect[]): Effect => ({ is: 'only-if', test, do: effects });
export const forEach = (of: Each, effects: readonly Effect[]): Effect => ({ is: 'for-each', of, do: effects });
export const forOthers = (...effects: Effect[]): Effect => ({ is: 'for-others', do: effects });
export const chooseOne = (by: 'player' | 'opponent' | 'owner-of-it', ...of: (readonly Effect[])[]): Effect => ({
  is: 'choose-one',
  by,
  of,
});
export const hook = (name: string): Effect => ({ is: 'hook', name });
