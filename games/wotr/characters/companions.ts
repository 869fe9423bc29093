// Companions on their own roads (WR-6.12), and those who leave the Fellowship (WR-8.15).

import type { AskStep, FrameAt, StepsOf } from '../../../engine/frames.ts';
import { type Emit, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import { COMPANIONS } from '../armies/movers.ts';
import { isSealed } from '../board/control.ts';
import { eliminateCharacter } from '../board/figures.ts';
import { dismissSmeagol } from '../fellowship/smeagol.ts';
import type { CharacterFrame } from '../frames.ts';
import { distance, isParted, REGION_COUNT } from '../map/regions.ts';
import { companionsArrive } from '../politics/politics.ts';
import { begin, finish } from '../procedures.ts';
import { leaderOf, seatFor } from '../rules.ts';
import { characterName, forCard, peopleNamed, regionName, regionTarget, say } from '../say.ts';
import { IN_FELLOWSHIP, type WotrState } from '../state.ts';
import { GANDALF_WHITE, LEVEL_OF, MERIADOC, PEREGRIN, SMEAGOL } from '../tables/characters.ts';
import { FREE } from '../tables/nations.ts';
import { characterPiece } from '../tables/pieces.ts';
import { unlessForced } from '../unless-forced.ts';
import { companionPaths, isStopped } from './paths.ts';

type MoveFrame = FrameAt<CharacterFrame, 'companions/move'>;
type GroupFrame = FrameAt<CharacterFrame, 'companions/group'>;

/** Gandalf the White on Shadowfax (his card). */
const SHADOWFAX = 4;
const HOBBITS = [MERIADOC, PEREGRIN] as const;

const NOT_HERE = refusal('WR-6.12.2', 'Only Companions who start in the same region go as a group.');
const MOVED = refusal('WR-6.12.1', 'That Companion may not go now.');
const SEALED = refusal('WR-6.12.6', 'Nobody can leave a friendly Stronghold under siege.');
const STAYS = refusal('WR-6.12.1', 'They are there already: a move takes them to another region.');
const ROOTED = refusal('WR-12.4.8', 'Lady Galadriel never leaves Lórien.');
const ALONE = refusal('WR-12.3.17', 'Sméagol leaves the Fellowship by himself, and the game with it.');
const STUCK = refusal('WR-6.12.6', 'That Companion has nowhere to go.');
const WRONG_SOURCE = refusal('WR-8.15.1', 'That Companion is not among those who may go now.');
const BLACK_BORDER = refusal('WR-6.12.5', 'A black border lies between, and the way round is too long or closed.');
const OUT_OF_REACH = refusal('WR-6.12.1', 'That region is farther than the highest Level among them.');
const TOO_FAR = refusal('WR-8.15.3', 'That region is farther than progress and Level together.');
const STOPPED = refusal('WR-6.12.4', 'Every way there leads through a Stronghold of the Shadow, where they must stop.');
const SHUT_OUT = refusal('WR-6.12.6', 'Nobody can enter a friendly Stronghold under siege.');
const SHUT_OFF = refusal('WR-6.12.6', 'Every way there leads through a friendly Stronghold under siege.');

/** The farthest a group goes is the highest Level in it (WR-6.12.2). */
export function levelOfGroup(group: number): number {
  const others = group & ~(1 << GANDALF_WHITE);
  if (others !== group && (others === 0 || HOBBITS.some((hobbit) => others === 1 << hobbit))) return SHADOWFAX;
  let level = 0;
  for (let c = 0; group >> c; c++) if (group & (1 << c) && LEVEL_OF[c] > level) level = LEVEL_OF[c];
  return level;
}

/** Can a Companion who stands on the map set out at all? */
export function departVerdict(s: WotrState, companion: number, intoSiege: boolean): Verdict {
  const from = s.at[companion];
  if (from < 0) return WRONG_SOURCE;
  if (LEVEL_OF[companion] === 0) return ROOTED;
  if (isSealed(s, from, FREE)) return SEALED;
  return companionPaths(s, from, 1, intoSiege).length > 1 ? undefined : STUCK;
}

export function canAnyCompanionMove(s: WotrState): boolean {
  for (let c = 0; c < s.at.length; c++)
    if (COMPANIONS & (1 << c) && s.at[c] >= 0 && !departVerdict(s, c, false)) return true;
  return false;
}

const move: AskStep<WotrState, MoveFrame> = {
  kind: 'piece',
  rule: 'WR-6.12.1',
  seat: (s) => seatFor(s, FREE),
  prompt: (s) => forCard(s, 'Which Companion moves next?'),
  options(s, f, offer) {
    for (let c = 0; c < s.at.length; c++)
      if (COMPANIONS & (1 << c) && (s.at[c] >= 0 || offer.explaining))
        offer.check(f.moved & (1 << c) ? MOVED : departVerdict(s, c, false), 'take', c);
    offer.add('done');
  },
  take(s, f, chosen) {
    if (chosen.verb === 'done') {
      finish(s);
      return;
    }
    f.at = 'companions/move';
    const from = s.at[chosen.arg];
    const group = 1 << chosen.arg;
    const { moved } = f;
    begin(s, { at: 'companions/group', source: 'map', group, from, extra: 0, level: 0, intoSiege: false, moved });
  },
};

/** The effects of the Hunt are the leader's to apply (WR-11.7.3). */
const isHunted = (s: WotrState): boolean => s.stack.some(({ at }) => at.startsWith('hunt/'));

const first = (group: number): number => 31 - Math.clz32(group & -group);
const isLeaving = (s: WotrState, f: GroupFrame): boolean => s.at[first(f.group)] === IN_FELLOWSHIP;

function joinVerdict(s: WotrState, f: GroupFrame, companion: number): Verdict {
  if (f.moved & (1 << companion)) return MOVED;
  if (f.group !== 0) {
    if (companion === SMEAGOL || f.group === 1 << SMEAGOL) return ALONE;
    if (s.at[companion] !== s.at[first(f.group)]) return NOT_HERE;
    return s.at[companion] >= 0 && LEVEL_OF[companion] === 0 ? ROOTED : undefined;
  }
  if (s.at[companion] === IN_FELLOWSHIP) return f.source === 'map' ? WRONG_SOURCE : undefined;
  return f.source === 'fellowship' ? WRONG_SOURCE : departVerdict(s, companion, f.intoSiege);
}

/** Why a region is none of those the group can go to. */
function awayVerdict(s: WotrState, f: GroupFrame, region: number, reach: number): Refusal {
  if (distance(f.from, region) > reach)
    return isParted(f.from, region) ? BLACK_BORDER : isLeaving(s, f) ? TOO_FAR : OUT_OF_REACH;
  if (region === f.from) return STAYS;
  if (isSealed(s, region, FREE) && !f.intoSiege) return SHUT_OUT;
  return isStopped(s, f.from, region, reach, f.intoSiege) ? STOPPED : SHUT_OFF;
}

const group: AskStep<WotrState, GroupFrame> = {
  kind: 'place',
  rule: 'WR-6.12.2',
  seat: (s) => (isHunted(s) ? leaderOf(s, FREE) : seatFor(s, FREE)),
  prompt: (s, f) =>
    forCard(s, f.group === 0 ? 'Which Companion goes?' : `Who goes with ${peopleNamed(f.group)}, and where?`),
  options(s, f, offer) {
    for (let c = 0; c < s.at.length; c++)
      if (COMPANIONS & (1 << c) && !(f.group & (1 << c))) offer.check(joinVerdict(s, f, c), 'take', c);
    if (f.group === 0) return;
    const leaving = isLeaving(s, f);
    if (leaving && (s.mordor > 0 || f.group === 1 << SMEAGOL)) {
      offer.add('done');
      return;
    }
    const reach = (f.level || levelOfGroup(f.group)) + f.extra + (leaving ? s.progress : 0);
    const regions = companionPaths(s, f.from, reach, f.intoSiege);
    for (let i = leaving ? 0 : 1; i < regions.length; i++) offer.add('to', regions[i]); // WR-8.15.3: any distance from 0
    if (offer.explaining) {
      const open = new Set(regions.slice(leaving ? 0 : 1));
      for (let region = 0; region < REGION_COUNT; region++)
        if (!open.has(region)) offer.refuse(awayVerdict(s, f, region, reach), 'to', region);
    }
  },
  take(s, f, chosen, emit) {
    if (chosen.verb === 'take') {
      f.at = 'companions/group';
      if (f.group === 0) f.from = s.at[chosen.arg] === IN_FELLOWSHIP ? s.ringBearers : s.at[chosen.arg];
      f.group |= 1 << chosen.arg;
      return;
    }
    finish(s);
    const leaving = isLeaving(s, f);
    if (leaving) begin(s, { at: 'fellowship/guide' }); // WR-8.15.8
    if (chosen.verb === 'done' && s.mordor === 0) dismissSmeagol(s, emit);
    else if (chosen.verb === 'done') loseInMordor(s, f.group, emit);
    else go(s, f, chosen.arg, leaving, emit);
  },
};

function go(s: WotrState, f: GroupFrame, to: number, leaving: boolean, emit: Emit): void {
  for (let c = 0; f.group >> c; c++) {
    if (!(f.group & (1 << c))) continue;
    s.at[c] = to;
    const text = leaving
      ? `${characterName(c)} leaves the Fellowship for ${regionName(to)}.`
      : `${characterName(c)} goes from ${regionName(f.from)} to ${regionName(to)}.`;
    const facts = { seat: FREE, way: [leaving ? s.ringBearers : f.from, to], pieces: [characterPiece(c)] };
    emit?.(say('companion-move', leaving ? 'WR-8.15.3' : 'WR-6.12.1', text, [regionTarget(to)], facts));
  }
  companionsArrive(s, to, f.group, emit);
  const below = s.stack[s.stack.length - 1];
  if (below?.at === 'companions/move') (below as MoveFrame).moved |= f.group;
}

/** On the Mordor Track those who would leave are lost instead (WR-9.12.1). */
function loseInMordor(s: WotrState, lost: number, emit: Emit): void {
  for (let c = 0; lost >> c; c++) {
    if (!(lost & (1 << c))) continue;
    eliminateCharacter(s, c);
    emit?.(say('companion-lost', 'WR-9.12.1', `${characterName(c)} cannot leave the Mordor Track and is lost.`));
  }
}

export const companionSteps: StepsOf<WotrState, CharacterFrame, MoveFrame['at'] | GroupFrame['at']> = {
  'companions/move': unlessForced('companions/move-choose', move),
  'companions/move-choose': move,
  'companions/group': unlessForced('companions/group-choose', group),
  'companions/group-choose': group,
};
