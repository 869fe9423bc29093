// The small numbers that stand in a position, by name: zones, stands, phases, what companies did, how strikes and attacks go.
// Nothing is imported, so that a page can read a view with them.

/** Where a card lies. Every zone but PLAY belongs to its owner. */
export const DECK = 0;
export const HAND = 1;
export const DISCARD = 2;
/** Out of play for good (MW-S2.5.1). */
export const OUT = 3;
/** The marshalling point pile: creatures this player defeated, cards he stored (MW-S2.6.1, MW-S2.6.2). */
export const POINTS = 4;
export const SIDEBOARD = 5;
/** On the table, whoever it belongs to. */
export const PLAY = 6;
/** Declared and waiting to resolve. */
export const CHAIN = 7;
/** Face down at a company's site (MW-T10.2.1). Its host is the company. */
export const ON_GUARD = 8;
/** Put aside by a card, yet in play for uniqueness (Sacrifice of Form), or chosen and not yet started (the draft). */
export const ASIDE = 9;
/** Left at home: what neither started nor found room in the play deck (CR-TRN-12). Nobody misses it. */
export const UNUSED = 10;
export const ZONE_COUNT = 11;
export const ZONE_NAMES = [
  'deck',
  'hand',
  'discard',
  'out-of-play',
  'points',
  'sideboard',
  'play',
  'chain',
  'on-guard',
  'aside',
  'unused',
] as const;

/** In `known`, after a bit for each of up to five seats: those who look on, and everybody. */
export const ONLOOKERS = 32;
export const EVERYBODY = 63;

/** Whom a player serves: a Wizard's cause, or a Ringwraith's (MX-1.2). */
export const HERO = 0;
export const MINION = 1;

/** How a card in play stands (MW-S2.8.1, MW-S2.8.2). */
export const UNTAPPED = 0;
export const TAPPED = 1;
export const WOUNDED = 2;

/** Who controls a character, where it is not another character (MW-S5.2.2). */
export const GENERAL = -1;
/** His controller is gone; he is settled in the next organization phase (MW-S5.3.8). */
export const ORPHAN = -2;

/** What a player has to control characters with (MW-S5.2.1). */
export const GENERAL_INFLUENCE = 20;

/** MW-S4.0.1 */
export const SETUP = 0;
export const UNTAP = 1;
export const ORGANIZATION = 2;
export const LONG_EVENT = 3;
export const MOVEMENT = 4;
export const SITE = 5;
export const END_OF_TURN = 6;
export const COUNCIL = 7;
export const PHASE_NAMES = [
  'set-up',
  'untap',
  'organization',
  'long-event',
  'movement/hazard',
  'site',
  'end-of-turn',
  'council',
] as const;

/** Parts of a phase that cards name. */
export const DURING = 0;
export const AT_START = 1;
export const AT_END = 2;

/** Where a player's site card is. A site that stands in neither is not in his location deck at all. */
export const SITE_ABSENT = 0;
export const SITE_AVAILABLE = 1;
export const SITE_IN_PLAY = 2;
export const SITE_TAPPED = 3;
export const SITE_DISCARDED = 4;

/** How a company goes to its new site. */
export const STAYS = 0;
/** By site cards (MW-S6.2.1). */
export const BY_PATH = 1;
/** By region cards (MW-T6.1.2). */
export const BY_REGIONS = 2;
/** As a card says, with no site path (Eagle-mounts, Gwaihir). */
export const BY_CARD = 3;

/** What a company has done or suffered this turn. */
export const DID_MOVE = 1; // arrived at a new site
export const DID_RETURN = 2; // was sent back to its site of origin
export const DID_ENTER = 4; // entered its site
export const DID_NOTHING = 8; // must do nothing at its site
export const DID_PHASE = 16; // its movement/hazard phase is over
export const DID_SITE = 32; // its site phase is over
export const DID_SPLIT = 64; // was split off in this organization phase
export const EN_ROUTE = 128; // the new site is revealed, the company has not arrived: it is at no site (CR-A25)
export const MOVES_AGAIN = 256; // a card gives it one more site card and movement/hazard phase (Bridge, Shadowfax)

/** How a strike stands. */
export const STRIKE_OPEN = 0;
export const STRIKE_CANCELLED = 1;
export const STRIKE_INEFFECTUAL = 2;
/** Failed, but its body held. */
export const STRIKE_FAILED = 3;
export const STRIKE_DEFEATED = 4;
export const STRIKE_SUCCEEDED = 5;
/** A card has made it fail: its body is still to be tested. */
export const STRIKE_FAILING = 6;

/** What a creature was keyed to when it was played (MW-S10.4.7). */
export const KEY_NONE = 0;
export const KEY_REGION_TYPE = 1;
export const KEY_SITE_TYPE = 2;
export const KEY_REGION = 3;
export const KEY_SITE = 4;

/** How far an attack has come: what may be declared depends on it. */
export const ATTACK_FACED = 0; // before its strikes are assigned
export const ATTACK_ASSIGNING = 1;
export const ATTACK_ASSIGNED = 2; // between strikes
export const ATTACK_STRIKE = 3; // inside a strike sequence
export const ATTACK_BODY = 4; // inside a body check
export const ATTACK_OVER = 5; // all strikes are resolved; nothing else has happened yet

/** The unmodified results of a body check at which a Ringwraith who is a player himself is not harmed for good (MX-11.1). */
export const SLIPS_BACK_ON: readonly number[] = [7, 8];

/** Attack bits. */
export const AUTOMATIC = 1;
export const UNCANCELLABLE = 2;
export const ONE_EACH_FACES = 4; // each character faces one strike (MW-S7.2.11)
export const ATTACKER_CHOOSES = 8;
export const SAME_TARGET = 16; // every attack of the group strikes the same character (Assassin)
export const CREATURE = 32; // a hazard creature attacks
export const DETAINMENT = 64; // judged anew whenever its kind can change (combat/detainment.ts)
export const CANCELLED = 128;
export const ALL_FAIL = 256; // a card has made all strikes fail before they were assigned
export const DETAINS = 512; // its own card makes it a detainment attack, against whomever
export const WOUND_ELIMINATES = 1024; // whoever it wounds is eliminated

/** When an effect ends. */
export const UNTIL_STRIKE = 0;
export const UNTIL_ATTACK = 1;
/** The end of the movement/hazard or site phase of one company. */
export const UNTIL_COMPANY_PHASE = 2;
export const UNTIL_PHASE = 3;
export const UNTIL_TURN = 4;
/** The untap phase of its player. */
export const UNTIL_UNTAP = 5;
/** Like the long-event it comes from: the next long-event phase of the player it is played against, or its own. */
export const UNTIL_LONG_EVENTS = 6;
export const UNTIL_EVER = 7;
