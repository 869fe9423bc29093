// Tests: about a subject, which is the user, the target, or what a modifier touches.
import type {
  Alignment,
  AttackRace,
  CharacterRace,
  CompanyKind,
  ItemKeyword,
  ItemKind,
  Magic,
  Mode,
  Place,
  RegionId,
  RegionType,
  SiteType,
  Skill,
  Slot,
} from '../../cards/facts.ts';
import type { CardKind } from '../../cards/tables.ts';
import type { Side, Who } from './who.ts';

export type Stat = 'prowess' | 'body' | 'direct-influence' | 'mind' | 'corruption';
export type Op = '<' | '<=' | '=' | '>=' | '>';

export type Test =
  /** Has one of the skills; `besides` the card itself, for rings that give it. */
  | { readonly is: 'skill'; readonly of: readonly Skill[]; readonly besides?: true }
  /** Can use magic of that kind; `besides` as above. */
  | { readonly is: 'magic'; readonly of: Magic; readonly besides?: true }
  | { readonly is: 'race'; readonly of: readonly (CharacterRace | AttackRace)[] }
  /** Is a copy of that card. */
  | { readonly is: 'named'; readonly of: readonly string[] }
  | { readonly is: 'stands'; readonly as: 'untapped' | 'tapped' | 'wounded' | 'unwounded' }
  | { readonly is: 'wizard' }
  /** By his card, or by one that makes him so (MX-14.2). */
  | { readonly is: 'leader' }
  /** The player himself: no Ringwraith who follows another one. */
  | { readonly is: 'avatar'; readonly named?: string }
  /** A Ringwraith who is the player himself, in one of these modes. */
  | { readonly is: 'mode'; readonly of: readonly Mode[] }
  /** A company of a Ringwraith's player that is of this kind; with `member`, somebody in such a company. */
  | { readonly is: 'company-kind'; readonly kind: CompanyKind; readonly member?: true }
  /** Another character controls him. */
  | { readonly is: 'follower' }
  /** Compared with a number, or with the same of somebody else. */
  | { readonly is: 'stat'; readonly stat: Stat; readonly op: Op; readonly n: number | Who }
  /** The one that is bound to that name. */
  | { readonly is: 'same'; readonly as: Who }
  /** Its company, or itself if it is a site, is at such a place; with `going`, or on its way there. */
  | { readonly is: 'at'; readonly of: readonly (Place | 'information')[]; readonly going?: true }
  /** The site lies in a region of that type. */
  | { readonly is: 'site-in'; readonly of: readonly RegionType[] }
  /** The site has an automatic-attack. */
  | { readonly is: 'defended' }
  /** A faction, item or ally that could be played at the site of that company. */
  | { readonly is: 'playable-at-site-of'; readonly who: Who }
  /** The site where it is is tapped. */
  | { readonly is: 'site-tapped' }
  | { readonly is: 'moving' }
  /** It is the organization phase of its player. */
  | { readonly is: 'organizing' }
  /** It is, or is in, a company of such a player. */
  | { readonly is: 'company-is'; readonly of: 'hero' | 'minion' }
  /** Has moved this turn, or is on its way. */
  | { readonly is: 'moves-this-turn' }
  /** It has played a new site card. */
  | { readonly is: 'goes' }
  /** Its company goes (or went this turn) to such a place, or to a site in such a region. */
  | { readonly is: 'moves-to'; readonly of: readonly (Place | RegionType)[] }
  /** The company's site path has at least n such regions. */
  | { readonly is: 'path-has'; readonly type: RegionType; readonly n: number }
  /** One of these regions is on its way. */
  | { readonly is: 'passes'; readonly of: readonly RegionId[] }
  /** No two running regions of other types. */
  | { readonly is: 'path-hugs'; readonly type: RegionType }
  /** The path printed on the site has at least n such regions (CR-TERM-sitepath-3). */
  | { readonly is: 'printed-path-has'; readonly type: RegionType; readonly n: number }
  /** What the attack is keyed to. */
  | {
      readonly is: 'keyed-to';
      readonly regionTypes?: readonly RegionType[];
      readonly siteTypes?: readonly SiteType[];
      readonly by: 'type' | 'site' | 'any';
    }
  | { readonly is: 'size'; readonly op: Op; readonly n: number }
  /** Its company has at least n such characters, allies among them if said so. */
  | { readonly is: 'contains'; readonly test: Test; readonly n: number; readonly allies?: true }
  | { readonly is: 'in-company-of'; readonly who: Who }
  /** Is there; with `going`, or on its way there. */
  | { readonly is: 'at-site-of'; readonly who: Who; readonly going?: true }
  | {
      readonly is: 'attack-is';
      readonly race?: readonly AttackRace[];
      readonly automatic?: boolean;
      /** The one that was chosen (`one-attack`). */
      readonly chosen?: true;
      readonly creature?: boolean;
      readonly detainment?: boolean;
      /** Its printed prowess. */
      readonly prowess?: { readonly op: Op; readonly n: number };
      /** It has just been defeated. */
      readonly defeated?: true;
      /** How many of its strikes have succeeded so far. */
      readonly succeeded?: { readonly op: Op; readonly n: number };
    }
  /** The ally and who controls it both face strikes of the attack. */
  | { readonly is: 'both-struck' }
  /** A strike of the attack has succeeded against him. */
  | { readonly is: 'wounded-by-attack' }
  /** He has been given a corruption card this turn (MW-S8.1.2). */
  | { readonly is: 'corrupted' }
  /** The company has faced an attack of that race this turn, cancelled ones too (CR-A14). */
  | { readonly is: 'faced'; readonly race?: readonly AttackRace[]; readonly named?: readonly string[] }
  /** By or on the company, or another one of its player's at its site. */
  | { readonly is: 'played-this-turn'; readonly named: readonly string[] }
  /** The company has won a faction over this turn. */
  | { readonly is: 'mustered-this-turn' }
  | { readonly is: 'bears'; readonly test: Test }
  /** About the card itself, whatever the subject. */
  | { readonly is: 'this-is'; readonly test: Test }
  /** About what the subject is on, or the character who controls it. */
  | { readonly is: 'host-is'; readonly test: Test }
  | {
      readonly is: 'card';
      readonly kind?: readonly CardKind[];
      readonly item?: readonly ItemKind[];
      readonly type?: 'resource' | 'hazard';
      readonly keyword?: readonly (ItemKeyword | Magic | 'command' | 'environment' | 'spell' | 'corruption')[];
      readonly event?: readonly ('short' | 'long' | 'permanent')[];
      /** It needs a character with that skill. */
      readonly requires?: readonly Skill[];
      readonly slot?: readonly Slot[];
      readonly ring?: boolean;
      readonly unique?: boolean;
      readonly alignment?: Alignment;
    }
  /** Whatever the subject: such a card is in play, whoever's (CR-TERM-target-4). */
  | { readonly is: 'in-play'; readonly test: Test; readonly side?: Side; readonly kind?: 'site' }
  | { readonly is: 'deck-has'; readonly n: number }
  | { readonly is: 'belongs'; readonly to: Side }
  /** A card lets him use Palantíri, or this one, or this ring as a Dwarf would. */
  | { readonly is: 'granted'; readonly what: 'palantir-use' | 'dwarf-bearing' }
  | { readonly is: 'all'; readonly of: readonly Test[] }
  | { readonly is: 'some'; readonly of: readonly Test[] }
  | { readonly is: 'not'; readonly test: Test };

/** What a card shows, wherever it is. */
export type CardTest = Extract<Test, { is: 'card' }>;

export const skill = (...of: Skill[]): Test => ({ is: 'skill', of });
export const skillBesides = (...of: Skill[]): Test => ({ is: 'skill', of, besides: true });
export const magic = (of: Magic): Test => ({ is: 'magic', of });
export const magicBesides = (of: Magic): Test => ({ is: 'magic', of, besides: true });
export const race = (...of: (CharacterRace | AttackRace)[]): Test => ({ is: 'race', of });
export const named = (...of: string[]): Test => ({ is: 'named', of });
export const untapped: Test = { is: 'stands', as: 'untapped' };
export const tapped: Test = { is: 'stands', as: 'tapped' };
export const wounded: Test = { is: 'stands', as: 'wounded' };
export const unwounded: Test = { is: 'stands', as: 'unwounded' };
export const wizard: Test = { is: 'wizard' };
export const leader: Test = { is: 'leader' };
export const avatar: Test = { is: 'avatar' };
export const avatarNamed = (named: string): Test => ({ is: 'avatar', named });
export const inMode = (...of: Mode[]): Test => ({ is: 'mode', of });
export const overt: Test = { is: 'company-kind', kind: 'overt' };
export const covert: Test = { is: 'company-kind', kind: 'covert' };
export const inCovertCompany: Test = { is: 'company-kind', kind: 'covert', member: true };
export const follower: Test = { is: 'follower' };
export const statIs = (stat: Stat, op: Op, n: number | Who): Test => ({ is: 'stat', stat, op, n });
export const same = (as: Who): Test => ({ is: 'same', as });
export const at = (...of: (Place | 'information')[]): Test => ({ is: 'at', of });
export const atOrMovingTo = (...of: Place[]): Test => ({ is: 'at', of, going: true });
export const siteIn = (...of: RegionType[]): Test => ({ is: 'site-in', of });
export const defended: Test = { is: 'defended' };
export const playableAtSiteOf = (who: Who): Test => ({ is: 'playable-at-site-of', who });
export const siteTapped: Test = { is: 'site-tapped' };
export const moving: Test = { is: 'moving' };
export const organizing: Test = { is: 'organizing' };
export const companyIs = (of: 'hero' | 'minion'): Test => ({ is: 'company-is', of });
export const movesThisTurn: Test = { is: 'moves-this-turn' };
export const goes: Test = { is: 'goes' };
export const movesTo = (...of: (Place | RegionType)[]): Test => ({ is: 'moves-to', of });
export const pathHas = (type: RegionType, n = 1): Test => ({ is: 'path-has', type, n });
export const passes = (...of: RegionId[]): Test => ({ is: 'passes', of });
export const pathHugs = (type: RegionType): Test => ({ is: 'path-hugs', type });
export const printedPathHas = (type: RegionType, n = 1): Test => ({ is: 'printed-path-has', type, n });
export const keyedTo = (
  what: { readonly regionTypes?: readonly RegionType[]; readonly siteTypes?: readonly SiteType[] },
  by: 'type' | 'site' | 'any' = 'type',
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
export const inCompanyOf = (who: Who): Test => ({ is: 'in-company-of', who });
export const atSiteOf = (who: Who): Test => ({ is: 'at-site-of', who });
export const atOrGoingTo = (who: Who): Test => ({ is: 'at-site-of', who, going: true });
export const attackIs = (what: Omit<Extract<Test, { is: 'attack-is' }>, 'is'>): Test => ({ is: 'attack-is', ...what });
export const bothStruck: Test = { is: 'both-struck' };
export const woundedByAttack: Test = { is: 'wounded-by-attack' };
export const corrupted: Test = { is: 'corrupted' };
export const faced = (what: Omit<Extract<Test, { is: 'faced' }>, 'is'>): Test => ({ is: 'faced', ...what });
export const playedThisTurn = (...names: string[]): Test => ({ is: 'played-this-turn', named: names });
export const musteredThisTurn: Test = { is: 'mustered-this-turn' };
export const bears = (test: Test): Test => ({ is: 'bears', test });
export const hostIs = (test: Test): Test => ({ is: 'host-is', test });
export const thisIs = (test: Test): Test => ({ is: 'this-is', test });
export const card = (what: Omit<CardTest, 'is'>): CardTest => ({ is: 'card', ...what });
export const inPlay = (test: Test, side?: Side): Test => ({ is: 'in-play', test, ...(side && { side }) });
/** Such a site card marks the place of a company, or its revealed new site. */
export const siteInPlay = (test: Test): Test => ({ is: 'in-play', test, kind: 'site' });
export const deckHas = (n: number): Test => ({ is: 'deck-has', n });
export const belongs = (to: Side): Test => ({ is: 'belongs', to });
export const mayUsePalantir: Test = { is: 'granted', what: 'palantir-use' };
export const bearsAsDwarf: Test = { is: 'granted', what: 'dwarf-bearing' };
export const all = (...of: Test[]): Test => ({ is: 'all', of });
export const some = (...of: Test[]): Test => ({ is: 'some', of });
export const not = (test: Test): Test => ({ is: 'not', test });
/** The only character of his company. */
export const alone: Test = not(contains(all(), 2));
export const doorsOfNight: Test = inPlay(named('doors-of-night'));
export const gatesOfMorning: Test = inPlay(named('gates-of-morning'));
export const environment: CardTest = card({ keyword: ['environment'] });
export const palantir: CardTest = card({ keyword: ['palantir'] });
