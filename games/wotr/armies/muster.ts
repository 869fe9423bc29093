// What a Muster result does: politics, recruits, Characters (WR-4.8), and the abilities that use a die likewise.

import { type Emit, refusal, type Verdict } from '../../../engine/game.ts';
import type { Offer } from '../../../engine/offer.ts';
import { isBesieged, isCityOrStronghold, isStronghold } from '../board/control.ts';
import { changeFigures, figuresIn } from '../board/figures.ts';
import { isLaid } from '../hands/laid.ts';
import { NATION_OF, R } from '../map/regions.ts';
import { AT_WAR, advance, canAdvance } from '../politics/politics.ts';
import { begin } from '../procedures.ts';
import { ownsNation } from '../rules.ts';
import { count, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { BOROMIR, GIMLI, LEGOLAS, SARUMAN } from '../tables/characters.ts';
import {
  DWARVES,
  ELITE,
  ELVES,
  FREE,
  GONDOR,
  ISENGARD,
  LEADER,
  NATION_COUNT,
  REGULAR,
  SAURON,
  SHADOW,
  type Side,
  sideOf,
} from '../tables/nations.ts';
import { figure } from '../tables/pieces.ts';
import { ownsMinion } from '../team/command.ts';
import { nationVerdict, wearyVerdict } from '../team/limits.ts';
import type { ActionSource, Uses } from '../turn/action-source.ts';
import { entrants, entryVerdict, strangerVerdict } from './entry.ts';
import { answerTheVoice } from './ents.ts';
import { FIRST_NATION, NATION_END } from './pieces.ts';
import { cardVerdict, recruitVerdict, SETTLEMENTS } from './recruiting.ts';

const ISENGARD_REGULAR = figure(ISENGARD, REGULAR);
const ISENGARD_ELITE = figure(ISENGARD, ELITE);
/** Regulars of Orthanc that one use of the Voice turns into Elites (his card). */
const UPGRADES = 2;

const NOT_MUSTER = refusal('WR-4.5.8', 'This takes a Muster result.');
const AT_WAR_ALREADY = refusal('WR-7.4.10', 'That Nation is At War already.');
const PASSIVE = refusal('WR-7.1.4', 'A passive Nation cannot take the last step to war.');
const THREATENED = refusal('WR-5.4.1', 'Threats and Promises: a Muster die does not advance a passive Nation.');
const ELITE_ALONE = refusal('WR-6.4.3', 'An Elite takes a whole Muster result: it comes alone.');
const NOT_YOURS = refusal('WR-4.8.1', 'A Muster result advances a Nation of one’s own side.');
const NOT_YOUR_NATION = refusal('WR-11.6.2', 'Your partner plays that Nation: only he moves its counter.');
const NOT_YOUR_VOICE = refusal('WR-11.7.5', 'Your partner plays Saruman.');
const NO_ENVOY = refusal('WR-8.3.4', 'No Companion who speaks for that Nation is in the right place.');
const NO_VOICE = refusal('WR-8.3.4', 'Saruman must be in play, Orthanc his and nobody besieging it.');
const NO_ROOM = refusal('WR-6.6.4', 'No Isengard Settlement can take another Regular.');
const NO_UPGRADE = refusal(
  'WR-6.6.4',
  'It takes an Isengard Regular in Orthanc and an Elite among the reinforcements.',
);

function advanceVerdict(s: WotrState, nation: number): Verdict {
  if (!ownsNation(s, nation)) return NOT_YOUR_NATION;
  if (s.step[nation] === AT_WAR) return AT_WAR_ALREADY;
  if (!canAdvance(s, nation)) return PASSIVE;
  const barred = nationVerdict(s, nation);
  if (barred) return barred;
  return s.active[nation] === 0 && isLaid(s, 'holdsBackPassive') ? THREATENED : undefined;
}

/** Boromir, Legolas and Gimli speak for their Nation from its own walls, with any die (their cards). */
function envoyVerdict(s: WotrState, nation: number): Verdict {
  if (!hasEnvoy(s, nation)) return NO_ENVOY;
  if (s.step[nation] === AT_WAR) return AT_WAR_ALREADY;
  return canAdvance(s, nation) ? wearyVerdict(s, nation) : PASSIVE;
}

function hasEnvoy(s: WotrState, nation: number): boolean {
  const region = nation === GONDOR ? s.at[BOROMIR] : nation === ELVES ? s.at[LEGOLAS] : s.at[GIMLI];
  if (region < 0 || s.captured[region]) return false;
  if (nation === DWARVES) return region === R.erebor;
  return NATION_OF[region] === nation && (nation === GONDOR ? isCityOrStronghold(region) : isStronghold(region));
}

const ENVOY_NATIONS = [GONDOR, ELVES, DWARVES] as const;

const voiceIsHeard = (s: WotrState): boolean =>
  s.at[SARUMAN] >= 0 && s.captured[R.orthanc] === 0 && !isBesieged(s, R.orthanc);

function voiceRecruitVerdict(s: WotrState): Verdict {
  if (!ownsMinion(s, SARUMAN)) return NOT_YOUR_VOICE;
  if (!voiceIsHeard(s)) return NO_VOICE;
  for (const region of SETTLEMENTS[ISENGARD]) if (!cardVerdict(s, ISENGARD_REGULAR, region)) return undefined;
  return NO_ROOM;
}

const upgrades = (s: WotrState): number =>
  Math.min(UPGRADES, figuresIn(s, R.orthanc, ISENGARD_REGULAR), s.reserve[ISENGARD_ELITE]);

const voiceUpgradeVerdict = (s: WotrState): Verdict =>
  !ownsMinion(s, SARUMAN) ? NOT_YOUR_VOICE : !voiceIsHeard(s) ? NO_VOICE : upgrades(s) > 0 ? undefined : NO_UPGRADE;

/** Each exchange is done whole: a Regular back to the reserve, an Elite in its place (WR-5.3.10). */
function upgrade(s: WotrState, emit: Emit): void {
  const n = upgrades(s);
  changeFigures(s, R.orthanc, ISENGARD_REGULAR, -n);
  s.reserve[ISENGARD_REGULAR] += n;
  s.reserve[ISENGARD_ELITE] -= n;
  changeFigures(s, R.orthanc, ISENGARD_ELITE, n);
  emit?.(say('upgrade', 'WR-5.3.10', `The Voice of Saruman: ${count(n, 'Regular')} in Orthanc become Elite.`));
}

/** Offers the figures a Muster result can recruit: `second` with a Regular or Leader that came first. */
export function offerRecruits(s: WotrState, side: Side, first: number, second: boolean, offer: Offer): void {
  for (let nation = FIRST_NATION[side]; nation < NATION_END[side]; nation++) {
    if (s.step[nation] !== AT_WAR && !offer.explaining) continue;
    offer.check(recruitVerdict(s, figure(nation, REGULAR), first), 'recruit', figure(nation, REGULAR));
    if (!second) offer.check(recruitVerdict(s, figure(nation, ELITE), first), 'recruit', figure(nation, ELITE));
    else offer.refuse(ELITE_ALONE, 'recruit', figure(nation, ELITE));
    if (side === FREE || nation === SAURON)
      offer.check(recruitVerdict(s, figure(nation, LEADER), first), 'recruit', figure(nation, LEADER));
  }
}

function refuseMusters(side: Side, offer: Offer): void {
  for (let nation = FIRST_NATION[side]; nation < NATION_END[side]; nation++) {
    offer.refuse(NOT_MUSTER, 'advance', nation);
    for (let kind = REGULAR; kind <= LEADER; kind++) offer.refuse(NOT_MUSTER, 'recruit', figure(nation, kind));
  }
  if (side === FREE) return;
  offer.refuse(NOT_MUSTER, 'voice recruit');
  offer.refuse(NOT_MUSTER, 'voice upgrade');
}

function offerMusters(s: WotrState, side: Side, offer: Offer): void {
  for (let nation = FIRST_NATION[side]; nation < NATION_END[side]; nation++)
    if (s.step[nation] !== AT_WAR || offer.explaining) offer.check(advanceVerdict(s, nation), 'advance', nation);
  if (offer.explaining)
    for (let nation = 0; nation < NATION_COUNT; nation++)
      if (sideOf(nation) !== side) offer.refuse(NOT_YOURS, 'advance', nation);
  offerRecruits(s, side, -1, false, offer);
  if (side === FREE || (s.at[SARUMAN] < 0 && !offer.explaining)) return;
  offer.check(voiceRecruitVerdict(s), 'voice recruit');
  offer.check(voiceUpgradeVerdict(s), 'voice upgrade');
}

function offerEntries(s: WotrState, side: Side, uses: Uses, offer: Offer): void {
  for (const character of entrants(s)[side]) offer.check(entryVerdict(s, character, uses), 'bring', character);
  if (!offer.explaining) return;
  for (let c = 0; c < s.at.length; c++)
    if (!entrants(s)[side].includes(c)) offer.refuse(strangerVerdict(s, c), 'bring', c);
}

export const musterActions: ActionSource = {
  verbs: {
    advance: { takes: 'nation', label: 'Advance {} on the Political Track' },
    rouse: { takes: 'nation', label: 'Let the Companion there advance {}' },
    recruit: { takes: 'piece', label: 'Recruit: {}' },
    bring: { takes: 'character', label: 'Bring into play: {}' },
    'voice recruit': { label: 'The Voice of Saruman: a Regular in every Isengard Settlement' },
    'voice upgrade': { label: 'The Voice of Saruman: two Regulars in Orthanc become Elite' },
  },
  offer(s, side, uses, offer) {
    if (side === FREE) for (const nation of ENVOY_NATIONS) offer.check(envoyVerdict(s, nation), 'rouse', nation);
    if (uses.muster) offerMusters(s, side, offer);
    else if (offer.explaining) refuseMusters(side, offer);
    offerEntries(s, side, uses, offer);
  },
  take(s, side, _uses, move, _done, emit) {
    if (move.verb.startsWith('voice')) answerTheVoice(s, emit);
    switch (move.verb) {
      case 'advance':
        advance(s, move.arg, 'die', emit);
        return;
      case 'rouse':
        advance(s, move.arg, 'ability', emit);
        return;
      case 'recruit':
        begin(s, { at: 'muster/place', side, piece: move.arg, first: -1, second: false });
        return;
      case 'bring':
        begin(s, { at: 'muster/character', side, character: move.arg });
        return;
      case 'voice upgrade':
        upgrade(s, emit);
        return;
      case 'voice recruit': {
        const regions = SETTLEMENTS[ISENGARD].filter((region) => !cardVerdict(s, ISENGARD_REGULAR, region));
        begin(s, {
          at: 'muster/card',
          side: SHADOW,
          pieces: [ISENGARD_REGULAR],
          count: regions.length,
          regions,
          spread: 'each',
          optional: false,
          used: [],
        });
      }
    }
  },
};
