// Whatever an action can point at is one small integer: a card, a company, a player's site, a region, a declared action,
// a strike. Targets lie in the state as such numbers.
import type { Seat } from '../../engine/game.ts';

export type Ref = number;

const COMPANY = 2_000;
/** Five blocks: the last seat's comes before the first's, whose number is as old as the games that are in play. */
const SITE = 9_500;
const SITES_A_SEAT = 500;
const SITE_BLOCKS = 5;
const REGION = 12_000;
const ACTION = 13_000;
const STRIKE = 14_000;
const PLAYER = 15_000;
/** The attack that is being faced. */
export const THE_ATTACK: Ref = 15_999;

export const companyRef = (id: number): Ref => COMPANY + id;
export const siteRef = (seat: Seat, site: number): Ref => SITE + ((seat + 1) % SITE_BLOCKS) * SITES_A_SEAT + site;
export const regionRef = (region: number): Ref => REGION + region;
/** The n-th declared action of the chain that runs. */
export const actionRef = (n: number): Ref => ACTION + n;
export const strikeRef = (n: number): Ref => STRIKE + n;
export const playerRef = (seat: Seat): Ref => PLAYER + seat;

export const isCard = (ref: Ref): boolean => ref >= 0 && ref < COMPANY;
export const isCompany = (ref: Ref): boolean => ref >= COMPANY && ref < SITE;
export const isSite = (ref: Ref): boolean => ref >= SITE && ref < REGION;
export const isRegion = (ref: Ref): boolean => ref >= REGION && ref < ACTION;
export const isAction = (ref: Ref): boolean => ref >= ACTION && ref < STRIKE;
export const isStrike = (ref: Ref): boolean => ref >= STRIKE && ref < PLAYER;
export const isPlayer = (ref: Ref): boolean => ref >= PLAYER && ref < THE_ATTACK;

export const companyId = (ref: Ref): number => ref - COMPANY;
export const siteSeat = (ref: Ref): Seat => (Math.floor((ref - SITE) / SITES_A_SEAT) + SITE_BLOCKS - 1) % SITE_BLOCKS;
export const siteOfRef = (ref: Ref): number => (ref - SITE) % SITES_A_SEAT;
export const regionOfRef = (ref: Ref): number => ref - REGION;
export const actionIndex = (ref: Ref): number => ref - ACTION;
export const strikeIndex = (ref: Ref): number => ref - STRIKE;
export const playerSeat = (ref: Ref): Seat => ref - PLAYER;
