// The words in which cards are written. Every word is plain data with a discriminating `is`; the functions below only
// build it. What a word does, how it reads and what it is worth stands in the table of its kind: tests.ts, amounts.ts,
// picks.ts, windows.ts, costs.ts, modifiers.ts, verbs/. A word that no table knows does not compile.
import type {
  AttackRace,
  CharacterRace,
  ItemKeyword,
  ItemKind,
  Place,
  RegionType,
  SiteType,
  Skill,
} from '../cards/facts.ts';
import type { CardKind } from '../cards/tables.ts';
import type { RuleSwitch } from './switches.ts';

// ---- who and what ---------------------------------------------------------------------------------------------------

/**
 * Bound names. `self` is the card, `host` what it is on (an item's bearer, the character under a hazard), `by` who uses it,
 * `it` the target or what a trigger is about, `company` that of `by` or `it`, `attack` the one being faced, `struck` the
 * character whose strike is resolved.
 */
export type Who = 'self' | 'host' | 'by' | 'it' | 'company' | 'attack' | 'struck' | 'player' | 'opponent';

export type Kind =
  | 'character'
  | 'fighter' // a character or an ally
  | 'company'
  | 'item'
  | 'ally'
  | 'faction'
  | 'site'
  | 'region'
  | 'event'
  | 'creature'
  | 'action'
  | 'card';

/** `own` are those of the card's player, `theirs` of the other one. */
export type Side = 'own' | 'theirs' | 'any';

/** One thing that the player chooses as a target (CR-TERM-target-1). */
export interface Pick {
  readonly is: 'pick';
  readonly side: Side;
  readonly kind: Kind;
  readonly if?: Test;
  /** A card that is declared and unresolved will do as well (CR-CARD-twilight-2). */
  readonly orDeclared?: true;
  /** Who chooses; the card's player when absent. */
  readonly chooser?: 'owner' | 'owner-of-it' | 'attacker' | 'defender' | 'opponent';
}
export const own = (kind: Kind, test?: Test): Pick => ({ is: 'pick', side: 'own', kind, ...(test && { if: test }) });
export const theirs = (kind: Kind, test?: Test): Pick => ({
  is: 'pick',
  side: 'theirs',
  kind,
  ...(test && { if: test }),
});
export const any = (kind: Kind, test?: Test): Pick => ({ is: 'pick', side: 'any', kind, ...(test && { if: test }) });
export const orDeclared = (pick: Pick): Pick => ({ ...pick, orDeclared: true });
export const chosenBy = (chooser: NonNullable<Pick['chooser']>, pick: Pick): Pick => ({ ...pick, chooser });

/** A whole class: it is not targeted (CR-TERM-target-2). */
export interface Each {
  readonly is: 'each';
  readonly kind: Kind;
  readonly side: Side;
  readonly if?: Test;
}
export const each = (kind: Kind, test?: Test, side: Side = 'any'): Each => ({
  is: 'each',
  kind,
  side,
  ...(test && { if: test }),
});
export type Whom = Who | Each;

// ---- tests: about a subject, which is the user, the target, or what a modifier touches ------------------------------

export type Stat = 'prowess' | 'body' | 'direct-influence' | 'mind' | 'corruption';
export type Op = '<' | '<=' | '=' | '>=' | '>';

export type Test =
  /** Has one of the skills; `besides` the card itself, for rings that give it. */
  | { readonly is: 'skill'; readonly of: readonly Skill[]; readonly besides?: true }
  | { readonly is: 'race'; readonly of: readonly (CharacterRace | AttackRace)[] }
  /** Is a copy of that card. */
  | { readonly is: 'named'; readonly of: readonly string[] }
  | { readonly is: 'stands'; readonly as: 'untapped' | 'tapped' | 'wounded' | 'unwounded' }
  | { readonly is: 'wizard' }
  /** The one that is bound to that name. */
  | { readonly is: 'same'; readonly as: Who }
  /** Its company, or itself if it is a site, is at such a place; `home` is the subject's own. */
  | { readonly is: 'at'; readonly of: readonly (Place | 'home' | 'information')[] }
  /** The site lies in a region of that type. */
  | { readonly is: 'site-in'; readonly of: readonly RegionType[] }
  /** The site has an automatic-attack, or at least n. */
  | { readonly is: 'defended'; readonly n?: number }
  /** The site where it is is tapped. */
  | { readonly is: 'site-tapped' }
  | { readonly is: 'moving' }
  /** Moved to its site this turn. */
  | { readonly is: 'arrived'; readonly orMoves?: true }
  /** It has played a new site card. */
  | { readonly is: 'goes' }
  /** Its company goes (or went this turn) to such a place, or to a site in such a region. */
  | { readonly is: 'moves-to'; readonly of: readonly (Place | RegionType)[] }
  | { readonly is: 'left'; readonly of: readonly Place[] }
  /** The company's site path has at least n such regions. */
  | { readonly is: 'path-has'; readonly type: RegionType; readonly n: number }
  /** No two running regions of other types. */
  | { readonly is: 'path-hugs'; readonly type: RegionType }
  /** The path printed on the site has at least n such regions (CR-TERM-sitepath-3). */
  | { readonly is: 'printed-path-has'; readonly type: RegionType; readonly n: number }
  | { readonly is: 'passes'; readonly regions: readonly string[] }
  /** What the attack is keyed to. */
  | {
      readonly is: 'keyed-to';
      readonly regionTypes?: readonly RegionType[];
      readonly siteTypes?: readonly SiteType[];
      readonly by: 'type' | 'name' | 'site' | 'any';
    }
  | { readonly is: 'size'; readonly op: Op; readonly n: number }
  /** Its company has at least n such characters, allies among them if said so. */
  | { readonly is: 'contains'; readonly test: Test; readonly n: number; readonly allies?: true }
  /** The only character of his company. */
  | { readonly is: 'alone' }
  | { readonly is: 'in-company-of'; readonly who: Who }
  /** Is there; with `going`, or on its way there. */
  | { readonly is: 'at-site-of'; readonly who: Who; readonly going?: true }
  | {
      readonly is: 'attack-is';
      readonly race?: readonly AttackRace[];
      readonly automatic?: boolean;
      /** The first automatic-attack of its site. */
      readonly first?: true;
      readonly second?: true;
      /** The one that was chosen (`one-attack`). */
      readonly chosen?: true;
      /** Made by such a card. */
      readonly named?: readonly string[];
      readonly creature?: boolean;
      /** Its printed prowess. */
      readonly prowess?: { readonly op: Op; readonly n: number };
      readonly hasBody?: boolean;
      /** How many of its strikes have succeeded so far. */
      readonly succeeded?: { readonly op: Op; readonly n: number };
      readonly oneStrike?: boolean;
    }
  /** A strike of the attack has succeeded against him. */
  | { readonly is: 'wounded-by-attack' }
  /** He has been given a corruption card this turn (MW-S8.1.2). */
  | { readonly is: 'corrupted' }
  /** The company has faced an attack of that race this turn, cancelled ones too (CR-A14). */
  | { readonly is: 'faced'; readonly race?: readonly AttackRace[]; readonly named?: readonly string[] }
  | { readonly is: 'played-this-turn'; readonly named: readonly string[]; readonly by?: Who }
  | { readonly is: 'bears'; readonly test: Test }
  /** About what the subject is on, or the character who controls it. */
  | { readonly is: 'host-is'; readonly test: Test }
  | { readonly is: 'stat'; readonly stat: Stat; readonly op: Op; readonly n: Amount }
  | {
      readonly is: 'card';
      readonly kind?: readonly CardKind[];
      readonly item?: readonly ItemKind[];
      readonly type?: 'resource' | 'hazard';
      readonly keyword?: readonly (ItemKeyword | 'environment' | 'spell' | 'corruption' | 'spawn')[];
      readonly event?: readonly ('short' | 'long' | 'permanent')[];
      /** It needs a character with that skill. */
      readonly requires?: readonly Skill[];
      readonly slot?: readonly ('weapon' | 'armor' | 'shield')[];
      readonly unique?: boolean;
      readonly ring?: boolean;
    }
  /** Whatever the subject: such a card is in play, whoever's (CR-TERM-target-4). */
  | { readonly is: 'in-play'; readonly test: Test; readonly side?: Side; readonly kind?: 'site' }
  | { readonly is: 'stored'; readonly test: Test }
  | { readonly is: 'deck-has'; readonly n: number }
  | { readonly is: 'belongs'; readonly to: Side }
  /** A card lets him use Palantíri, or this one. */
  | { readonly is: 'granted'; readonly what: 'palantir-use' }
  | { readonly is: 'all'; readonly of: readonly Test[] }
  | { readonly is: 'some'; readonly of: readonly Test[] }
  | { readonly is: 'not'; readonly test: Test };

/** What a card shows, wherever it is. */
export type CardTest = Extract<Test, { is: 'card' }>;

export const skill = (...of: Skill[]): Test => ({ is: 'skill', of });
export const skillBesides = (...of: Skill[]): Test => ({ is: 'skill', of, besides: true });
export const race = (...of: (CharacterRace | AttackRace)[]): Test => ({ is: 'race', of });
export const named = (...of: string[]): Test => ({ is: 'named', of });
export const untapped: Test = { is: 'stands', as: 'untapped' };
export const tapped: Test = { is: 'stands', as: 'tapped' };
export const wounded: Test = { is: 'stands', as: 'wounded' };
export const unwounded: Test = { is: 'stands', as: 'unwounded' };
export const wizard: Test = { is: 'wizard' };
export const same = (as: Who): Test => ({ is: 'same', as });
export const at = (...of: (Place | 'home' | 'information')[]): Test => ({ is: 'at', of });
export const siteIn = (...of: RegionType[]): Test => ({ is: 'site-in', of });
export const defended: Test = { is: 'defended' };
export const defendedBy = (n: number): Test => ({ is: 'defended', n });
export const siteTapped: Test = { is: 'site-tapped' };
export const moving: Test = { is: 'moving' };
export const arrived: Test = { is: 'arrived' };
/** Has moved this turn, or is on its way. */
export const movesThisTurn: Test = { is: 'arrived', orMoves: true };
export const goes: Test = { is: 'goes' };
export const movesTo = (...of: (Place | RegionType)[]): Test => ({ is: 'moves-to', of });
export const left = (...of: Place[]): Test => ({ is: 'left', of });
export const pathHas = (type: RegionType, n = 1): Test => ({ is: 'path-has', type, n });
export const pathHugs = (type: RegionType): Test => ({ is: 'path-hugs', type });
export const printedPathHas = (type: RegionType, n = 1): Test => ({ is: 'printed-path-has', type, n });
export const passes = (...regions: string[]): Test => ({ is: 'passes', regions });
export const keyedTo = (
  what: { readonly regionTypes?: readonly RegionType[]; readonly siteTypes?: readonly SiteType[] },
  by: 'type' | 'name' | 'site' | 'any' = 'type',
): Test => ({ is: 'keyed-to', ...what, by });
export const size = (op: Op, n: number): Test => ({ is: 'size', op, n });
export const contains = (test: Test, n = 1): Test => ({ is: 'contains', test, n });
/** So many allies. */
export const containsAllies = (n: number): Test => ({
  is: 'contains',
  test: card({ kind: ['ally'] }),
  n,
  allies: true,
});
/** So many characters and allies, whoever they are. */
export const containsWithAllies = (n: number): Test => ({ is: 'contains', test: all(), n, allies: true });
export const alone: Test = { is: 'alone' };
export const inCompanyOf = (who: Who): Test => ({ is: 'in-company-of', who });
export const atSiteOf = (who: Who): Test => ({ is: 'at-site-of', who });
export const atOrGoingTo = (who: Who): Test => ({ is: 'at-site-of', who, going: true });
export const attackIs = (what: Omit<Extract<Test, { is: 'attack-is' }>, 'is'>): Test => ({ is: 'attack-is', ...what });
export const woundedByAttack: Test = { is: 'wounded-by-attack' };
export const corrupted: Test = { is: 'corrupted' };
export const faced = (what: Omit<Extract<Test, { is: 'faced' }>, 'is'>): Test => ({ is: 'faced', ...what });
export const playedThisTurn = (...names: string[]): Test => ({ is: 'played-this-turn', named: names });
export const bears = (test: Test): Test => ({ is: 'bears', test });
export const hostIs = (test: Test): Test => ({ is: 'host-is', test });
export const stat = (name: Stat, op: Op, n: Amount): Test => ({ is: 'stat', stat: name, op, n });
export const card = (what: Omit<CardTest, 'is'>): CardTest => ({ is: 'card', ...what });
export const inPlay = (test: Test, side?: Side): Test => ({ is: 'in-play', test, ...(side && { side }) });
/** Such a site card marks the place of a company, or its revealed new site. */
export const siteInPlay = (test: Test): Test => ({ is: 'in-play', test, kind: 'site' });
export const stored = (test: Test): Test => ({ is: 'stored', test });
export const deckHas = (n: number): Test => ({ is: 'deck-has', n });
export const belongs = (to: Side): Test => ({ is: 'belongs', to });
export const mayUsePalantir: Test = { is: 'granted', what: 'palantir-use' };
export const all = (...of: Test[]): Test => ({ is: 'all', of });
export const some = (...of: Test[]): Test => ({ is: 'some', of });
export const not = (test: Test): Test => ({ is: 'not', test });
export const doorsOfNight: Test = inPlay(named('doors-of-night'));
export const gatesOfMorning: Test = inPlay(named('gates-of-morning'));
export const environment: CardTest = card({ keyword: ['environment'] });
export const palantir: CardTest = card({ keyword: ['palantir'] });

// ---- amounts --------------------------------------------------------------------------------------------------------

export type Amount =
  | number
  | { readonly is: 'path-count'; readonly type: RegionType; readonly each: number }
  | { readonly is: 'count'; readonly of: Each; readonly each: number }
  | { readonly is: 'value'; readonly stat: Stat; readonly of: Who; readonly each: number }
  /** The general influence that the subject's player does not use (MW-S5.2.4). */
  | { readonly is: 'unused-general-influence'; readonly of: Who }
  | { readonly is: 'unused-direct-influence'; readonly of: Who }
  | { readonly is: 'if'; readonly test: Test; readonly n: Amount; readonly otherwise: Amount }
  | { readonly is: 'sum'; readonly of: readonly Amount[] }
  | { readonly is: 'at-most'; readonly n: number; readonly of: Amount }
  /** The prowess that the attack has now. */
  | { readonly is: 'attack-prowess' }
  /** The corruption points that the item just played would give `by`, who checks for it. */
  | { readonly is: 'corruption-if-borne'; readonly each: number }
  /** As it was when the way was declared; one in a way at most. */
  | { readonly is: 'when-declared'; readonly n: Amount };
/** So much for every region of that type in the site path. */
export const perRegion = (type: RegionType, n = 1): Amount => ({ is: 'path-count', type, each: n });
export const perEach = (of: Each, n = 1): Amount => ({ is: 'count', of, each: n });
export const statOf = (name: Stat, of: Who, n = 1): Amount => ({ is: 'value', stat: name, of, each: n });
export const unusedGeneralInfluence = (of: Who): Amount => ({ is: 'unused-general-influence', of });
export const unusedDirectInfluence = (of: Who): Amount => ({ is: 'unused-direct-influence', of });
export const amountIf = (test: Test, n: Amount, otherwise: Amount = 0): Amount => ({
  is: 'if',
  test,
  n,
  otherwise,
});
export const sum = (...of: Amount[]): Amount => ({ is: 'sum', of });
export const atMost = (n: number, of: Amount): Amount => ({ is: 'at-most', n, of });
export const attackProwess: Amount = { is: 'attack-prowess' };
export const corruptionIfBorne = (n = 1): Amount => ({ is: 'corruption-if-borne', each: n });
export const whenDeclared = (n: Amount): Amount => ({ is: 'when-declared', n });

/** A change of a number of strikes, prowess or body: add, multiply, halve rounding up, or set. */
export type Change =
  | number
  | { readonly by: Amount }
  | { readonly times: number }
  | { readonly half: 'up' }
  | { readonly set: number };

// ---- windows: when a way is open ------------------------------------------------------------------------------------

export type PhaseName = 'untap' | 'organization' | 'long-event' | 'movement' | 'site' | 'end-of-turn';
export type CheckKind = 'corruption' | 'influence' | 'body' | 'ring-test' | 'any';

/** Without a window, a resource is for any open time of its player's turn and a hazard for the opponent's movement. */
export type Window =
  | { readonly is: 'phase'; readonly name: PhaseName; readonly part: 'any' | 'start' | 'end'; readonly whose: Side }
  /** An attack on the company of `by` (or on any company) before its strikes are assigned, or until it is over. */
  | { readonly is: 'attack'; readonly if?: Test; readonly on: 'own' | 'any'; readonly late?: true }
  | { readonly is: 'assigned'; readonly if?: Test }
  /** A strike sequence, before the roll. `target` is true for the struck character himself. */
  | { readonly is: 'strike'; readonly if?: Test }
  /** Right after an attack was faced or defeated. */
  | { readonly is: 'after-attack'; readonly result: 'faced' | 'defeated'; readonly if?: Test }
  /** A check has been declared in this chain and not been rolled; `it` is the check. `if` is about who makes it. */
  | { readonly is: 'check'; readonly of: CheckKind; readonly if?: Test; readonly against?: Test }
  /** Something declared in this chain and unresolved; `it` is that action. */
  | { readonly is: 'in-chain'; readonly if: ActionTest }
  | { readonly is: 'any-time' };
/** About a declared action. */
export type ActionTest = {
  readonly card?: Test;
  /** A card played on such a company or on something of it, which is its target (CR-TERM-target-1). */
  readonly targets?: Test;
  /** It would happen to such a company, targeted or not. */
  readonly touches?: Test;
  readonly effect?: Effect['is'];
  /** An attempt to influence a card of the player. */
  readonly influence?: true;
  readonly side?: Side;
};
export const phase = (name: PhaseName, part: 'any' | 'start' | 'end' = 'any', whose: Side = 'own'): Window => ({
  is: 'phase',
  name,
  part,
  whose,
});
export const attackOn = (on: 'own' | 'any', test?: Test): Window => ({ is: 'attack', on, ...(test && { if: test }) });
/** At any time while the company faces it, within a strike as well. */
export const whileAttacked = (test?: Test): Window => ({
  is: 'attack',
  on: 'own',
  late: true,
  ...(test && { if: test }),
});
export const assigned = (test?: Test): Window => ({ is: 'assigned', ...(test && { if: test }) });
/** The test is about the struck character. */
export const strikeOn = (test?: Test): Window => ({ is: 'strike', ...(test && { if: test }) });
export const afterAttack = (result: 'faced' | 'defeated', test?: Test): Window => ({
  is: 'after-attack',
  result,
  ...(test && { if: test }),
});
export const checkBy = (of: CheckKind, test?: Test, against?: Test): Window => ({
  is: 'check',
  of,
  ...(test && { if: test }),
  ...(against && { against }),
});
export const inChain = (test: ActionTest): Window => ({ is: 'in-chain', if: test });
export const anyTime: Window = { is: 'any-time' };

// ---- costs: paid at declaration (CR-A5, CR-A6) ----------------------------------------------------------------------

export type Cost =
  | { readonly is: 'tap'; readonly who: Who }
  | { readonly is: 'discard'; readonly who: Who }
  | { readonly is: 'tap-site' }
  | { readonly is: 'wound'; readonly who: Who }
  | { readonly is: 'pass-check'; readonly modifier: number }
  /** A card of the player's marshalling point pile is discarded. */
  | { readonly is: 'discard-stored'; readonly test: Test }
  /** A permanent-event in play taps and is such an event from now on, as if played from hand (CR-TERM-nazgul-1). */
  | { readonly is: 'becomes'; readonly event: 'short' | 'long' };
export const tap = (who: Who): Cost & Effect => ({ is: 'tap', who });
export const discard = (who: Who): Cost => ({ is: 'discard', who });
export const tapSite: Cost = { is: 'tap-site' };
export const woundCost = (who: Who): Cost => ({ is: 'wound', who });
export const discardStored = (test: Test): Cost => ({ is: 'discard-stored', test });
export const passCheck = (modifier: number): Cost => ({ is: 'pass-check', modifier });
export const becomes = (event: 'short' | 'long'): Cost => ({ is: 'becomes', event });

export type Duration = 'strike' | 'attack' | 'company-phase' | 'phase' | 'turn' | 'next-untap' | 'long-event' | 'ever';

// ---- continuous modifiers: in `has`, or in `do` with a duration -----------------------------------------------------

export type Numbers = Stat | 'corruption-check' | 'influence-check' | 'ring-test' | 'body-check';

export type Modifier =
  | {
      readonly is: 'bonus';
      readonly to: Numbers;
      readonly n: Amount;
      /** Whose number. */
      readonly of: Whom;
      readonly if?: Test;
      /** Only against such an attack, faction, character. */
      readonly against?: Test;
      readonly max?: number;
      readonly min?: number;
    }
  | {
      readonly is: 'attack-bonus';
      readonly prowess?: Change;
      readonly strikes?: Change;
      readonly body?: Change;
      /** Who chooses the defending characters. */
      readonly chooser?: 'attacker';
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
  | { readonly is: 'points'; readonly n: number; readonly if: Test }
  /** Regions or sites of one type count as another. All at once within one card (MW-S10.10.10). */
  | {
      readonly is: 'treat-as';
      readonly regions?: { readonly [type in RegionType]?: RegionType };
      readonly sites?: { readonly [type in SiteType]?: SiteType };
      /** Only the one that was chosen. */
      readonly one?: true;
      readonly for?: 'hazards' | 'healing';
      readonly if?: Test;
    }
  | { readonly is: 'grants'; readonly what: Skill | 'palantir-use'; readonly to: Whom; readonly if?: Test }
  /** `unless`: such a character of the company may tap to end it. */
  | { readonly is: 'forbids'; readonly what: Deed; readonly of: Whom; readonly if?: Test; readonly unless?: Test }
  | { readonly is: 'allows'; readonly what: Deed; readonly of: Whom; readonly if?: Test }
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
  | { readonly is: 'doubles-corruption'; readonly of?: Test; readonly least?: true }
  | { readonly is: 'cannot-be'; readonly what: Fate; readonly of: Whom; readonly by?: Test; readonly if?: Test }
  | { readonly is: 'cancels-attacks'; readonly of: Test; readonly company: Whom }
  | { readonly is: 'adjacent'; readonly pairs: readonly (readonly [string, string])[]; readonly of: Whom }
  | { readonly is: 'more-regions'; readonly n: number; readonly of: Whom }
  | {
      readonly is: 'automatic-attack';
      readonly race: AttackRace;
      readonly strikes: number;
      readonly prowess: number;
      readonly body?: number;
      /** At which sites. */
      readonly at: Test;
      readonly if?: Test;
    }
  /** When that happens to one of them while the effect lasts, this is done, first in the next chain (CR-A9). */
  | { readonly is: 'later'; readonly on: Happening; readonly of: Whom; readonly do: readonly Effect[] }
  | { readonly is: 'rule'; readonly name: RuleSwitch; readonly if?: Test };
/** What cards forbid or allow. */
export type Deed = 'move' | 'site-phase' | 'play-resources' | 'untap' | 'heal' | 'tap';
/** What cards keep from happening. */
export type Fate =
  | 'discarded'
  | 'returned'
  | 'struck'
  | 'influenced'
  | 'transferred'
  | 'stored'
  | 'cancelled'
  | 'attacked';

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
export const handSize = (n: number, test?: Test): Modifier => ({ is: 'hand-size', n, ...(test && { if: test }) });
export const points = (n: number, test: Test): Modifier => ({ is: 'points', n, if: test });
export const treatAs = (what: Omit<Extract<Modifier, { is: 'treat-as' }>, 'is'>): Modifier => ({
  is: 'treat-as',
  ...what,
});
export const grants = (what: Skill | 'palantir-use', to: Whom = 'host', test?: Test): Modifier => ({
  is: 'grants',
  what,
  to,
  ...(test && { if: test }),
});
export const forbids = (what: Deed, of: Whom, test?: Test): Modifier => ({
  is: 'forbids',
  what,
  of,
  ...(test && { if: test }),
});
/** The company may not enter its site, unless such a character of it taps. */
export const barsSite = (of: Whom, unless: Test): Modifier => ({ is: 'forbids', what: 'site-phase', of, unless });
export const allows = (what: Deed, of: Whom, test?: Test): Modifier => ({
  is: 'allows',
  what,
  of,
  ...(test && { if: test }),
});
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
export const doublesCorruption = (of: Test | 'least'): Modifier =>
  of === 'least' ? { is: 'doubles-corruption', least: true } : { is: 'doubles-corruption', of };
export const cannotBe = (
  what: Fate,
  options: { readonly of?: Whom; readonly by?: Test; readonly if?: Test } = {},
): Modifier => ({
  is: 'cannot-be',
  what,
  ...options,
  of: options.of ?? 'self',
});
export const cancelsAttacks = (of: Test, company: Whom = 'company'): Modifier => ({
  is: 'cancels-attacks',
  of,
  company,
});
export const adjacent = (of: Whom, ...pairs: (readonly [string, string])[]): Modifier => ({
  is: 'adjacent',
  pairs,
  of,
});
export const moreRegions = (n: number, of: Whom = 'company'): Modifier => ({ is: 'more-regions', n, of });
export const automaticAttack = (what: Omit<Extract<Modifier, { is: 'automatic-attack' }>, 'is'>): Modifier => ({
  is: 'automatic-attack',
  ...what,
});
/** Stands only at the top of a way's `do`. */
export const later = (on: Happening, of: Whom, effects: readonly Effect[]): Modifier => ({
  is: 'later',
  on,
  of,
  do: effects,
});
export const rule = (name: RuleSwitch, test?: Test): Modifier => ({ is: 'rule', name, ...(test && { if: test }) });

// ---- verbs: what happens at resolution, in order and uninterrupted (CR-A24.1) ---------------------------------------

export type Zone = 'deck' | 'hand' | 'discard' | 'sideboard' | 'points' | 'top-of-deck';

export type Verb =
  // combat
  | { readonly is: 'cancel-attack' }
  | { readonly is: 'cancel-strike' }
  | { readonly is: 'stay-untapped' }
  /** Two rolls for a strike, of which one is used; of a check the better one counts. */
  | { readonly is: 'choose-roll'; readonly of?: 'check' }
  | { readonly is: 'fail-strikes'; readonly n: 'all' }
  | {
      readonly is: 'attack';
      readonly race: AttackRace;
      readonly strikes: number;
      readonly prowess: Amount;
      readonly body?: number;
      readonly on: Who;
      readonly uncancellable?: true;
      readonly do?: readonly Effect[];
    }
  | { readonly is: 'strike-first'; readonly who: Who }
  /** One automatic-attack of `it`, a site, is chosen: the effects are about it (`attackIs({ chosen: true })`). */
  | { readonly is: 'one-attack'; readonly do: readonly Effect[] }
  // state of cards
  | { readonly is: 'tap'; readonly who: Whom }
  | { readonly is: 'untap'; readonly who: Whom }
  | { readonly is: 'heal'; readonly who: Whom; readonly to: 'tapped' | 'untapped' }
  | { readonly is: 'wound'; readonly who: Whom }
  | { readonly is: 'discard-it'; readonly who: Whom | Pick }
  | { readonly is: 'eliminate'; readonly who: Who }
  | { readonly is: 'to-hand'; readonly who: Who; readonly keepItem?: number }
  /** `taps`: on somebody whom the player may choose and who taps; without him the card is discarded. */
  | { readonly is: 'attach'; readonly to: Who | Pick; readonly taps?: true }
  | { readonly is: 'store'; readonly who: Who }
  | { readonly is: 'remove-from-game'; readonly who: Who }
  // movement
  | { readonly is: 'return-to-origin'; readonly who: Who }
  | { readonly is: 'do-nothing'; readonly who: Who; readonly unless?: Test }
  | { readonly is: 'tap-site'; readonly who: Whom }
  | { readonly is: 'untap-site' }
  /** Its new site card goes back: it does not move this turn. */
  | { readonly is: 'stays'; readonly who: Who }
  /** It may play its new site card now, or another one in place of it. */
  | { readonly is: 'new-course' }
  | { readonly is: 'extra-move'; readonly if?: Test }
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
  | { readonly is: 'modify-check'; readonly n: Amount; readonly ifPassed?: readonly Effect[] }
  | { readonly is: 'pass-check-now' }
  | { readonly is: 'body-check'; readonly who: Who; readonly modifier: number }
  | {
      readonly is: 'roll';
      readonly who: 'player' | 'opponent' | 'owner-of-it';
      readonly plus?: Amount;
      /** Succeeds above (or below) this. */
      readonly over?: Amount;
      readonly below?: Amount;
      readonly do: readonly Effect[];
      readonly otherwise?: readonly Effect[];
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
      readonly n: number;
      readonly shuffleBack?: true;
    }
  | {
      readonly is: 'reveal-random';
      readonly of: 'player' | 'opponent';
      readonly n: Amount;
      readonly do?: readonly Effect[];
    }
  // play out of the ordinary
  | { readonly is: 'test-ring'; readonly modifier: number; readonly choose?: 'any' | 'two-rolls'; readonly but?: Test }
  | {
      readonly is: 'play-item';
      readonly if: Test;
      readonly from: 'hand' | 'deck' | 'discard';
      readonly tapsSite: boolean;
      /** Who gets it, if not who uses the card: another one, who taps for it, or anybody of his company. */
      readonly who?: 'another' | 'anyone';
    }
  | { readonly is: 'play-character' }
  /** A creature from hand must come first in the next chain, with these effects on it; else this card returns to hand. */
  | { readonly is: 'play-creature'; readonly if: Test; readonly do: readonly Effect[] }
  | {
      readonly is: 'attempt-faction';
      readonly modifier: number;
      readonly anywhere?: true;
      /** At so many regions at most from this Haven; a success taps it. */
      readonly within?: number;
      /** His direct influence does not count. */
      readonly unaided?: true;
    }
  /** What the ability of that card does, but for its check: the copying card has its own. */
  | { readonly is: 'use-ability-of'; readonly of: Who }
  | { readonly is: 'sideboard'; readonly what: 'hazards' | 'resources' }
  | { readonly is: 'win' }
  // structure
  /** Done for each of them in turn, as `it`. */
  | { readonly is: 'for-each'; readonly of: Each; readonly do: readonly Effect[] }
  | {
      readonly is: 'choose-one';
      readonly by: 'player' | 'opponent' | 'owner-of-it';
      readonly of: readonly (readonly Effect[])[];
    }
  | {
      readonly is: 'only-if';
      readonly test: Test;
      readonly do: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** What no word says: the named hook in hooks.ts. */
  | { readonly is: 'hook'; readonly name: string };

/** A modifier in `do` lasts as long as its way says. */
export type Effect = Verb | Modifier;

export const cancelAttack: Effect = { is: 'cancel-attack' };
export const cancelStrike: Effect = { is: 'cancel-strike' };
export const stayUntapped: Effect = { is: 'stay-untapped' };
export const chooseRoll: Effect = { is: 'choose-roll' };
export const betterRoll: Effect = { is: 'choose-roll', of: 'check' };
export const failStrikes: Effect = { is: 'fail-strikes', n: 'all' };
export const attack = (what: Omit<Extract<Verb, { is: 'attack' }>, 'is'>): Effect => ({ is: 'attack', ...what });
export const oneAttack = (...effects: Effect[]): Effect => ({ is: 'one-attack', do: effects });
export const tapIt = (who: Whom): Effect => ({ is: 'tap', who });
export const untap = (who: Whom): Effect => ({ is: 'untap', who });
export const heal = (who: Whom, to: 'tapped' | 'untapped'): Effect => ({ is: 'heal', who, to });
export const wound = (who: Whom): Effect => ({ is: 'wound', who });
export const discardIt = (who: Whom | Pick): Effect => ({ is: 'discard-it', who });
export const eliminate = (who: Who): Effect => ({ is: 'eliminate', who });
export const toHand = (who: Who, keepItem?: number): Effect => ({
  is: 'to-hand',
  who,
  ...(keepItem !== undefined && { keepItem }),
});
export const attachTo = (to: Who | Pick): Effect => ({ is: 'attach', to });
export const attachTapping = (to: Pick): Effect => ({ is: 'attach', to, taps: true });
export const store = (who: Who): Effect => ({ is: 'store', who });
export const removeFromGame = (who: Who): Effect => ({ is: 'remove-from-game', who });
export const returnToOrigin = (who: Who = 'company'): Effect => ({ is: 'return-to-origin', who });
export const doNothing = (unless?: Test): Effect => ({ is: 'do-nothing', who: 'company', ...(unless && { unless }) });
export const tapSites = (who: Whom): Effect => ({ is: 'tap-site', who });
export const stays = (who: Who): Effect => ({ is: 'stays', who });
export const untapSite: Effect = { is: 'untap-site' };
export const newCourse: Effect = { is: 'new-course' };
export const extraMove = (test?: Test): Effect => ({ is: 'extra-move', ...(test && { if: test }) });
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
export const attemptFaction = (modifier: number, anywhere?: true): Effect => ({
  is: 'attempt-faction',
  modifier,
  ...(anywhere && { anywhere }),
});
export const attemptFactionWithin = (within: number, modifier: number): Effect => ({
  is: 'attempt-faction',
  modifier,
  within,
  unaided: true,
});
export const testRing = (
  modifier = 0,
  more: { readonly choose?: 'any' | 'two-rolls'; readonly but?: Test } = {},
): Effect => ({ is: 'test-ring', modifier, ...more });
export const playCharacter: Effect = { is: 'play-character' };
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
export const onlyIf = (test: Test, effects: readonly Effect[], otherwise?: readonly Effect[]): Effect => ({
  is: 'only-if',
  test,
  do: effects,
  ...(otherwise && { otherwise }),
});
export const forEach = (of: Each, effects: readonly Effect[]): Effect => ({ is: 'for-each', of, do: effects });
export const chooseOne = (by: 'player' | 'opponent' | 'owner-of-it', ...of: (readonly Effect[])[]): Effect => ({
  is: 'choose-one',
  by,
  of,
});
export const hook = (name: string): Effect => ({ is: 'hook', name });

// ---- triggers and leaving -------------------------------------------------------------------------------------------

export type Happening =
  | 'enters-play'
  | 'untap-ends'
  | 'organization-ends'
  | 'company-organized' // the same for each company; `it` is the company
  | 'movement-begins' // the movement/hazard phase of a company, before its new site is turned up
  | 'site-revealed' // a company's new site is turned up; `it` is the company
  | 'weather' // the same, or an environment comes into effect in the company's movement/hazard phase
  | 'movement-ends' // of a company
  | 'site-phase-begins' // of a company
  | 'attack-begins' // before assignment; `it` is the company
  | 'struck' // a strike succeeded: special action before the body check; `it` is the character (CR-A19.1)
  | 'wounded' // by a strike; `it` is the character: first in the next chain
  | 'attack-over' // `it` is the company
  | 'attack-defeated'
  | 'item-gained' // `it` is the character who gets it
  | 'item-played'
  | 'faction-influenced' // `it` is the character who did it
  | 'influence-succeeds' // against a faction or a card of the opponent; `it` is the character who did it
  | 'ally-played'
  | 'stored'
  | 'check-failed' // a corruption check; `it` is the character
  | 'company-moves' // leaves its site; `it` is the company
  | 'company-changes' // somebody joined or left it
  | 'leaves-play' // the card itself
  | 'deck-exhausted'
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
  /** Somebody tries to get rid of it: a roll over this; `instead` of untapping, or by tapping in the organization phase. */
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
  readonly of: 'wounded' | 'body-equal' | 'check-fails' | 'discarded' | 'discarded-event' | 'tapped-by-strike';
  /** Whose outcome; the host's when absent. */
  readonly whose?: Trigger['of'];
  readonly if?: Test;
  readonly do: readonly Effect[];
}

// ---- a card ---------------------------------------------------------------------------------------------------------

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
export type Once = 'game' | 'character' | 'company' | 'site' | 'attack' | 'strike' | 'item' | 'turn';

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
  /** Which rings a test of this gold ring brings: from which result to which, where 1 means and less, 12 and more (MW-S2.10.1). */
  readonly ringTable?: { readonly [kind in ItemKeyword]?: readonly [least: number, most: number] };
}
