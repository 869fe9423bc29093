// Continuous modifiers: in `has`, or in `do` with a duration.
import type { AttackRace, Magic, RegionId, RegionType, SiteType, Skill } from '../../cards/facts.ts';
import type { RuleSwitch } from '../reading/switches.ts';
import type { Amount, AmountChange } from './amounts.ts';
import type { Happening } from './card.ts';
import type { Stat, Test } from './tests.ts';
import type { Effect } from './verbs.ts';
import type { Whom } from './who.ts';
import type { ActionTest } from './windows.ts';

export type Numbers = Stat | 'general-influence' | 'corruption-check' | 'influence-check' | 'ring-test' | 'body-check';

export type Modifier =
  | {
      readonly is: 'bonus';
      readonly to: Numbers;
      readonly n: Amount;
      /** Whose number. */
      readonly of: Whom;
      readonly if?: Test;
      readonly max?: number;
      /** It is not brought below this. */
      readonly min?: number;
      /** Of influence: against such characters or factions only. */
      readonly against?: Test;
    }
  | {
      readonly is: 'attack-bonus';
      readonly prowess?: AmountChange;
      readonly strikes?: AmountChange;
      readonly body?: AmountChange;
      /** Who chooses the defending characters; the defender then also those who are not untapped. */
      readonly chooser?: 'attacker' | 'defender';
      /** It is no detainment attack, whatever it would be (Awaken Defenders). */
      readonly normal?: true;
      readonly uncancellable?: true;
      /** Which attacks; the bound attack when absent. */
      readonly of?: Test;
      /** About the character whose strike is resolved, about the attacked company otherwise. */
      readonly if?: Test;
    }
  | {
      readonly is: 'hazard-limit';
      readonly change: Amount | { readonly times: number };
      readonly min?: number;
      readonly of: Whom;
      readonly if?: Test;
    }
  | {
      readonly is: 'draws';
      readonly of: 'player' | 'opponent';
      readonly n: Amount | { readonly times: number };
      readonly if?: Test;
    }
  | { readonly is: 'hand-size'; readonly n: number; readonly if?: Test }
  /** The marshalling points of such cards. */
  | { readonly is: 'points'; readonly n: number; readonly of: Test }
  /** Regions or sites of one type count as another. All at once within one card (MW-S10.10.10). */
  | {
      readonly is: 'treat-as';
      readonly regions?: { readonly [type in RegionType]?: RegionType };
      readonly sites?: { readonly [type in SiteType]?: SiteType };
      /** Only the one that was chosen. */
      readonly one?: true;
      /** Only that region. */
      readonly in?: RegionId;
      readonly for?: 'hazards' | 'healing';
      readonly if?: Test;
    }
  | { readonly is: 'grants'; readonly what: Skill | Grant; readonly to: Whom }
  /** `unless`: such a character of the company may tap to end it. */
  | { readonly is: 'forbids'; readonly what: Deed; readonly of: Whom; readonly unless?: Test }
  /** No creature, or only such a one, may be played on the company. */
  | { readonly is: 'no-creatures'; readonly if?: Test; readonly but?: Test; readonly of: Whom }
  | {
      readonly is: 'more-keys';
      readonly of: Test;
      readonly regionTypes?: readonly RegionType[];
      readonly siteTypes?: readonly SiteType[];
      readonly anywhere?: true;
      readonly if?: Test;
      /** It ends with the first such creature that is played by it. */
      readonly once?: true;
    }
  /** The corruption points of such cards count twice; `least`: those of the source with the fewest, for each character. */
  | { readonly is: 'doubles-corruption'; readonly of: Test | 'least' }
  | { readonly is: 'cannot-be'; readonly what: Fate; readonly of: Whom; readonly by?: Test }
  | { readonly is: 'cancels-attacks'; readonly of: Test; readonly company: Whom; readonly if?: Test }
  | { readonly is: 'adjacent'; readonly pairs: readonly (readonly [string, string])[]; readonly of: Whom }
  /** It may play so many more region cards; its site path must have such a region. */
  | { readonly is: 'walks'; readonly more?: number; readonly through?: RegionType; readonly of: Whom }
  | {
      readonly is: 'automatic-attack';
      readonly race: AttackRace;
      readonly strikes: number;
      readonly prowess: number;
      /** At which sites. */
      readonly at: Test;
    }
  /** The chosen automatic-attack is faced twice: its copy has every change that it has itself. */
  | { readonly is: 'repeats-attack' }
  /** When that happens to one of them while the effect lasts, this is done, first in the next chain (CR-A9). */
  | { readonly is: 'later'; readonly on: Happening; readonly of: Whom; readonly do: readonly Effect[] }
  /** Any character of the company may tap to cancel such an action in the chain. */
  | { readonly is: 'fends'; readonly against: ActionTest; readonly of: Whom; readonly if?: Test }
  | { readonly is: 'rule'; readonly name: RuleSwitch; readonly if?: Test };
/** What cards give besides skills. */
/** `dwarf-bearing`: the bearer of the ring has it as though he were a Dwarf. */
export type Grant = Magic | 'palantir-use' | 'dwarf-bearing' | 'leader';
/** What cards forbid. */
/** `company`: to have allies or Ringwraith followers join his. */
export type Deed = 'move' | 'site-phase' | 'untap' | 'follow' | 'company';
/** What cards keep from happening. */
export type Fate = 'mustered' | 'discarded' | 'returned' | 'struck' | 'influenced' | 'transferred' | 'stored';

type BonusOptions = Omit<Extract<Modifier, { is: 'bonus' }>, 'is' | 'to' | 'n' | 'of'> & { readonly of?: Whom };
/** `of` is the host of an item or hazard, and the card itself elsewhere, unless given. */
export const bonus = (to: Numbers, n: Amount, options: BonusOptions = {}): Modifier => ({
  is: 'bonus',
  to,
  n,
  ...options,
  of: options.of ?? 'host',
});
export const attackBonus = (what: Omit<Extract<Modifier, { is: 'attack-bonus' }>, 'is'>): Modifier => ({
  is: 'attack-bonus',
  ...what,
});
export const hazardLimit = (
  change: Amount | { readonly times: number },
  options: { readonly min?: number; readonly of?: Whom; readonly if?: Test } = {},
): Modifier => ({ is: 'hazard-limit', change, ...options, of: options.of ?? 'company' });
export const draws = (
  of: 'player' | 'opponent',
  n: Extract<Modifier, { is: 'draws' }>['n'],
  test?: Test,
): Modifier => ({
  is: 'draws',
  of,
  n,
  ...(test && { if: test }),
});
export const points = (n: number, of: Test): Modifier => ({ is: 'points', n, of });
export const handSize = (n: number, test?: Test): Modifier => ({ is: 'hand-size', n, ...(test && { if: test }) });
export const treatAs = (what: Omit<Extract<Modifier, { is: 'treat-as' }>, 'is'>): Modifier => ({
  is: 'treat-as',
  ...what,
});
export const grants = (what: Skill | Grant, to: Whom = 'host'): Modifier => ({
  is: 'grants',
  what,
  to,
});
export const forbids = (what: Deed, of: Whom): Modifier => ({ is: 'forbids', what, of });
/** The company may not enter its site, unless such a character of it taps. */
export const barsSite = (of: Whom, unless: Test): Modifier => ({ is: 'forbids', what: 'site-phase', of, unless });
export const noCreatures = (
  options: { readonly if?: Test; readonly but?: Test; readonly of?: Whom } = {},
): Modifier => ({
  is: 'no-creatures',
  ...options,
  of: options.of ?? 'company',
});
export const moreKeys = (what: Omit<Extract<Modifier, { is: 'more-keys' }>, 'is'>): Modifier => ({
  is: 'more-keys',
  ...what,
});
export const doublesCorruption = (of: Test | 'least'): Modifier => ({ is: 'doubles-corruption', of });
export const cannotBe = (what: Fate, options: { readonly of?: Whom; readonly by?: Test } = {}): Modifier => ({
  is: 'cannot-be',
  what,
  ...options,
  of: options.of ?? 'self',
});
export const cancelsAttacks = (of: Test, company: Whom = 'company', test?: Test): Modifier => ({
  is: 'cancels-attacks',
  of,
  company,
  ...(test && { if: test }),
});
export const adjacent = (of: Whom, ...pairs: (readonly [string, string])[]): Modifier => ({
  is: 'adjacent',
  pairs,
  of,
});
export const moreRegions = (more: number, of: Whom = 'company'): Modifier => ({ is: 'walks', more, of });
export const mustPass = (through: RegionType, of: Whom = 'company'): Modifier => ({ is: 'walks', through, of });
export const automaticAttack = (what: Omit<Extract<Modifier, { is: 'automatic-attack' }>, 'is'>): Modifier => ({
  is: 'automatic-attack',
  ...what,
});
export const repeatsAttack: Modifier = { is: 'repeats-attack' };
export const fends = (against: ActionTest, of: Whom, test?: Test): Modifier => ({
  is: 'fends',
  against,
  of,
  ...(test && { if: test }),
});
/** Stands only at the top of a way's `do`. */
export const later = (on: Happening, of: Whom, effects: readonly Effect[]): Modifier => ({
  is: 'later',
  on,
  of,
  do: effects,
});
export const rule = (name: RuleSwitch, test?: Test): Modifier => ({ is: 'rule', name, ...(test && { if: test }) });
