// Nazgûl on the wing, and the Mouth of Sauron on the road (WR-6.13).

import type { AskStep, FrameAt, StepsOf } from '../../../engine/frames.ts';
import { type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import { isSealed } from '../board/control.ts';
import { changeFigures } from '../board/figures.ts';
import { noForce } from '../forces/force.ts';
import { whereIsWitchKing } from '../forces/witch-king.ts';
import type { CharacterFrame } from '../frames.ts';
import { isLaid } from '../hands/laid.ts';
import { REGION_COUNT } from '../map/regions.ts';
import { begin, finish } from '../procedures.ts';
import { seatFor } from '../rules.ts';
import { forCard, regionName, regionTarget, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import {
  BALROG,
  CHIEF_OF_THE_RINGWRAITHS,
  LEVEL_OF,
  MOUTH_OF_SAURON,
  SARUMAN,
  WITCH_KING,
} from '../tables/characters.ts';
import { SHADOW } from '../tables/nations.ts';
import { characterOf, characterPiece, NAZGUL } from '../tables/pieces.ts';
import { ownsMinion } from '../team/command.ts';
import { unlessForced } from '../unless-forced.ts';
import { pieceName } from '../words.ts';
import { isBarred, mouthPaths } from './paths.ts';

type MoveFrame = FrameAt<CharacterFrame, 'nazgul/move'>;

const NO_NAZGUL = refusal('WR-6.13.1', 'No Nazgûl is there that could still move.');
const NOT_IN_PLAY = refusal('WR-6.11.2', 'That Minion is not in play.');
const NOT_YOURS = refusal('WR-11.7.4', 'Your partner plays that Minion.');
const MOVED = refusal('WR-6.11.2', 'That Minion has moved already.');
const NEVER = refusal('WR-6.13.5', 'Saruman never leaves Orthanc.');
const ROOTED = refusal('WR-6.11.4', 'The Balrog stays where he is until a card rouses him.');
const ONLY_NAZGUL = refusal('WR-6.13.4', 'Only Nazgûl move now.');
const SHUT_IN = refusal('WR-6.13.7', 'He cannot leave a Stronghold under siege.');
const SHUT_OUT = refusal('WR-6.13.7', 'He cannot enter a Shadow Stronghold under siege.');
const STRONGHOLD = refusal('WR-6.13.2', 'A Stronghold of the Free Peoples that no Shadow Army besieges is closed.');
const BARRED = refusal('WR-6.13.8', 'A Minion does not go alone into a Stronghold that the Free Peoples hold.');
const TOO_FAR = refusal('WR-6.13.6', 'That is beyond his reach.');

/** Nazgûl in a region that have not moved in this action. */
function restingNazgul(s: WotrState, f: MoveFrame, region: number): number {
  let n = s.nazgul[region];
  for (const arrived of f.arrived) if (arrived.region === region) n -= arrived.force.nazgul;
  return n;
}

/** Minions who go on foot: the Mouth of Sauron, and the Balrog when a card lets him. */
const WALKERS = [MOUTH_OF_SAURON, BALROG] as const;
const isWalker = (minion: number): boolean => minion === MOUTH_OF_SAURON || minion === BALROG;
const BALROG_REACH = 2;
const reachOf = (s: WotrState, minion: number): number =>
  minion === BALROG ? (isLaid(s, 'rousesBalrog') ? BALROG_REACH : 0) : LEVEL_OF[minion];

const canWalk = (s: WotrState, minion: number): boolean =>
  !isSealed(s, s.at[minion], SHADOW) && mouthPaths(s, s.at[minion], 1).length > 1;

/** Is there anybody whom `move minions` could move? */
export const canAnyMinionMove = (s: WotrState): boolean =>
  s.nazgul.some((n) => n > 0) ||
  (ownsMinion(s, WITCH_KING) &&
    (whereIsWitchKing(s) >= 0 ||
      WALKERS.some((minion) => s.at[minion] >= 0 && reachOf(s, minion) > 0 && canWalk(s, minion))));

function minionVerdict(s: WotrState, f: MoveFrame, minion: number): Verdict {
  if (isWalker(minion) && !f.minions) return ONLY_NAZGUL;
  if (!(s.at[minion] >= 0)) return NOT_IN_PLAY;
  if (!ownsMinion(s, minion)) return NOT_YOURS;
  if (f.moved & (1 << minion)) return MOVED;
  if (reachOf(s, minion) === 0) return ROOTED;
  return isWalker(minion) && !canWalk(s, minion) ? SHUT_IN : undefined;
}

const MOVERS = [WITCH_KING, MOUTH_OF_SAURON, CHIEF_OF_THE_RINGWRAITHS, BALROG] as const;

const closedToMouth = (s: WotrState, region: number): Refusal =>
  isBarred(s, region) ? BARRED : isSealed(s, region, SHADOW) ? SHUT_OUT : TOO_FAR;

const move: AskStep<WotrState, MoveFrame> = {
  kind: 'piece',
  rule: 'WR-6.13.1',
  seat: (s) => seatFor(s, SHADOW),
  prompt: (s, f) => forCard(s, f.minions ? 'Which Nazgûl or Minion moves next?' : 'Which Nazgûl moves next?'),
  options(s, f, offer) {
    for (let region = 0; region < REGION_COUNT; region++)
      if (s.nazgul[region] > 0 || offer.explaining)
        offer.check(restingNazgul(s, f, region) > 0 ? undefined : NO_NAZGUL, 'from', region);
    for (const minion of MOVERS) if (minion < s.at.length) offer.check(minionVerdict(s, f, minion), 'take', minion);
    offer.refuse(NEVER, 'take', SARUMAN);
    offer.add('done');
  },
  take(s, f, chosen) {
    if (chosen.verb === 'done') {
      finish(s);
      return;
    }
    f.at = 'nazgul/move';
    const { minions } = f;
    if (chosen.verb === 'from') begin(s, { at: 'nazgul/to', piece: NAZGUL, from: chosen.arg, minions });
    else begin(s, { at: 'nazgul/to', piece: characterPiece(chosen.arg), from: s.at[chosen.arg], minions });
  },
};

type NazgulStep = MoveFrame['at'] | 'nazgul/to';

export const nazgulSteps: StepsOf<WotrState, CharacterFrame, NazgulStep> = {
  'nazgul/move': unlessForced('nazgul/move-choose', move),
  'nazgul/move-choose': move,
  'nazgul/to': {
    kind: 'place',
    rule: 'WR-6.13.1',
    seat: (s) => seatFor(s, SHADOW),
    prompt: (_s, f) =>
      f.piece === NAZGUL
        ? `Where does the Nazgûl in ${regionName(f.from)} fly?`
        : `${pieceName(f.piece)} is in ${regionName(f.from)}: where does he go?`,
    options(s, f, offer) {
      if (!isWalker(characterOf(f.piece))) {
        for (let region = 0; region < REGION_COUNT; region++)
          if (region !== f.from) offer.check(isBarred(s, region) ? STRONGHOLD : undefined, 'to', region);
        return;
      }
      const regions = mouthPaths(s, f.from, reachOf(s, characterOf(f.piece)));
      for (let i = 1; i < regions.length; i++) offer.add('to', regions[i]);
      if (offer.explaining)
        for (let region = 0; region < REGION_COUNT; region++)
          if (!regions.includes(region)) offer.refuse(closedToMouth(s, region), 'to', region);
    },
    take(s, f, chosen, emit) {
      finish(s);
      const to = chosen.arg;
      const below = s.stack[s.stack.length - 1] as MoveFrame;
      if (f.piece === NAZGUL) {
        changeFigures(s, f.from, NAZGUL, -1);
        changeFigures(s, to, NAZGUL, 1);
        const there = below.arrived.find((arrived) => arrived.region === to);
        if (there) there.force.nazgul++;
        else below.arrived.push({ region: to, force: { ...noForce(), nazgul: 1 } });
      } else {
        s.at[characterOf(f.piece)] = to;
        below.moved |= 1 << characterOf(f.piece);
      }
      const text = `${pieceName(f.piece)} goes from ${regionName(f.from)} to ${regionName(to)}.`;
      const facts = { seat: SHADOW, way: [f.from, to], pieces: [f.piece] };
      emit?.(say('minion-move', 'WR-6.13.1', text, [regionTarget(f.from), regionTarget(to)], facts));
    },
  },
};
