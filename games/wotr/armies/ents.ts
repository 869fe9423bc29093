// The Ents of Fangorn: a chain of them out of the wood, and attacks that are no battles, whenever a card wakes them (WR-12.9).
import type { AskStep, FrameAt, StepsOf } from '../../../engine/frames.ts';
import { type Emit, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import { roll } from '../../../engine/random.ts';
import { changeFigures, eliminate, eliminateCharacter, figuresIn, recruit } from '../board/figures.ts';
import { charactersIn, hasUnits } from '../forces/force.ts';
import type { FactionFrame } from '../frames.ts';
import { ADJACENT, R, REGION_COUNT } from '../map/regions.ts';
import { begin, finish } from '../procedures.ts';
import { seatFor } from '../rules.ts';
import { characterName, count, forCard, regionName, regionTarget, rollFacts, say } from '../say.ts';
import type { Board, WotrState } from '../state.ts';
import { SARUMAN } from '../tables/characters.ts';
import { ENTS } from '../tables/factions.ts';
import { FREE, SHADOW } from '../tables/nations.ts';
import { ENT } from '../tables/pieces.ts';
import { unlessForced } from '../unless-forced.ts';
import { piecesNamed } from '../words.ts';
import { COMPANIONS } from './movers.ts';

type OrdersFrame = FrameAt<FactionFrame, 'ents/orders'>;

/** An Ent attack (WR-12.9.14). */
export const ENT_DICE = 5;
export const ENT_HITS_ON = 5;
/** The Ents Awake cards: once all are played the Ents are gone (WR-12.9.8). */
const AWAKENINGS = 3;
/** Those that must stay in the wood (WR-12.9.10). */
const KEPT = 1;

const LAST_IN_FANGORN = refusal('WR-12.9.10', 'One Ent must stay in Fangorn.');
const NO_CHAIN = refusal('WR-12.9.12', 'An Ent goes to a region next to one with an Ent.');
const ENEMIES = refusal('WR-12.9.12', 'Enemy units are there: the Ents can only attack them.');
const STAYS = refusal('WR-12.9.12', 'The Ent comes from Fangorn: it must go somewhere else.');
const NOBODY = refusal('WR-12.9.14', 'No Shadow Army is there.');
const OUT_OF_REACH = refusal('WR-12.9.14', 'The Ents attack an Army next to a region with an Ent, or in one.');
export const ASLEEP: Refusal = refusal('WR-12.9.9', 'The Ents move and attack only when The Ents Awake is played.');

export const entsIn = (s: Board, region: number): number => figuresIn(s, region, ENT);
export const spareEnts = (s: Board): number => Math.max(0, entsIn(s, R.fangorn) - KEPT);

/** Of the Fellowship nobody is in Fangorn: they are in no region before they leave it (WR-8.15.2). */
export const companionInFangorn = (s: Board): boolean => (charactersIn(s, R.fangorn, FREE) & COMPANIONS) !== 0;

/** In play, and not gone for good: the count goes on with every awakening. */
export const areEntsInPlay = (s: Board): boolean => s.factions[ENTS] > 0 && s.factions[ENTS] <= AWAKENINGS;
export const areEntsGone = (s: Board): boolean => s.factions[ENTS] > AWAKENINGS;

/** Places as many of these as there are left (WR-12.9.7). */
export function growEnts(s: WotrState, n: number, rule: 'WR-12.9.1' | 'WR-12.9.2' | 'WR-12.9.4', emit: Emit): void {
  const grown = Math.min(n, s.reserve[ENT]);
  if (grown === 0) return;
  for (let i = 0; i < grown; i++) recruit(s, R.fangorn, ENT);
  const text = `${piecesNamed(grown, ENT)} ${grown === 1 ? 'comes' : 'come'} to Fangorn.`;
  emit?.(say('recruit', rule, text, [regionTarget(R.fangorn)]));
}

/** Treebeard answers the Voice of Saruman (WR-12.9.2). */
export function answerTheVoice(s: WotrState, emit: Emit): void {
  if (s.rules.twilight && areEntsInPlay(s) && companionInFangorn(s)) growEnts(s, 1, 'WR-12.9.2', emit);
}

/** A card wakes them: these come to the wood, and all that can be spared may move and attack (WR-12.9.9). */
export function wakeEnts(s: WotrState, newcomers: number, emit: Emit): void {
  s.factions[ENTS]++;
  growEnts(s, newcomers, 'WR-12.9.4', emit);
  begin(s, { at: 'ents/orders', struck: -1 });
}

const near = (s: Board, region: number): boolean => ADJACENT[region].some((next) => entsIn(s, next) > 0);

export function entMoveVerdict(s: Board, region: number): Verdict {
  if (region === R.fangorn) return STAYS;
  if (spareEnts(s) === 0) return LAST_IN_FANGORN;
  if (!near(s, region)) return NO_CHAIN;
  return hasUnits(s, region, SHADOW) ? ENEMIES : undefined;
}

export function entAttackVerdict(s: Board, region: number): Verdict {
  if (!hasUnits(s, region, SHADOW)) return NOBODY;
  if (spareEnts(s) === 0) return LAST_IN_FANGORN;
  return near(s, region) || entsIn(s, region) > 0 ? undefined : OUT_OF_REACH;
}

const orders: AskStep<WotrState, OrdersFrame> = {
  kind: 'place',
  rule: 'WR-12.9.11',
  seat: (s) => seatFor(s, FREE),
  prompt: (s) => forCard(s, `Where does one of the ${count(spareEnts(s), 'Ent')} go, or whom does it attack?`),
  options(s, _f, offer) {
    if (offer.explaining || spareEnts(s) > 0)
      for (let region = 0; region < REGION_COUNT; region++) {
        offer.check(entMoveVerdict(s, region), 'ent to', region);
        offer.check(entAttackVerdict(s, region), 'ent against', region);
      }
    offer.add('done');
  },
  take(s, f, move, emit) {
    f.at = 'ents/orders';
    if (move.verb === 'done') {
      finish(s);
      if (areEntsGone(s)) dismissEnts(s, emit);
    } else if (move.verb === 'ent to') moveEnt(s, move.arg, emit);
    else attackWithEnt(s, f, move.arg, emit);
  },
};

function moveEnt(s: WotrState, region: number, emit: Emit): void {
  changeFigures(s, R.fangorn, ENT, -1);
  changeFigures(s, region, ENT, 1);
  const facts = { seat: FREE, way: [R.fangorn, region], pieces: [ENT] };
  emit?.(say('ent-move', 'WR-12.9.12', `An Ent goes to ${regionName(region)}.`, [regionTarget(region)], facts));
  if (region === R.orthanc) overthrowSaruman(s, emit);
}

function attackWithEnt(s: WotrState, f: OrdersFrame, region: number, emit: Emit): void {
  eliminate(s, R.fangorn, ENT);
  const dice = Array.from({ length: ENT_DICE }, () => roll(s));
  const isHit = (die: number): boolean => die >= ENT_HITS_ON;
  const hits = dice.filter(isHit).length;
  const text = `An Ent falls upon the Army in ${regionName(region)}: ${dice.join(', ')}: ${count(hits, 'hit')}. ${ENT_HITS_ON} or more is needed.`;
  emit?.(say('ent-attack', 'WR-12.9.14', text, [regionTarget(region)], rollFacts(FREE, dice, isHit)));
  f.struck = region;
  if (hits > 0) begin(s, { at: 'army/hits', side: SHADOW, region, hits });
}

/** With no unit left in Orthanc Saruman is out of the game (WR-12.9.18). */
function overthrowSaruman(s: WotrState, emit: Emit): void {
  if (s.at[SARUMAN] < 0) return;
  eliminateCharacter(s, SARUMAN);
  const text = `The Ents take Orthanc: ${characterName(SARUMAN)} is out of the game.`;
  emit?.(say('eliminate', 'WR-12.9.18', text, [regionTarget(R.orthanc)]));
}

function dismissEnts(s: WotrState, emit: Emit): void {
  for (let region = 0; region < REGION_COUNT; region++)
    for (let n = entsIn(s, region); n > 0; n--) eliminate(s, region, ENT);
  emit?.(say('ents-gone', 'WR-12.9.8', 'The Ents have woken three times: they go back to their trees for good.'));
}

const ordersIfAny = unlessForced('ents/orders-choose', orders);

export const entSteps: StepsOf<WotrState, FactionFrame, OrdersFrame['at']> = {
  'ents/orders': {
    run(s, f, emit) {
      if (f.struck === R.orthanc && !hasUnits(s, R.orthanc, SHADOW)) overthrowSaruman(s, emit);
      f.struck = -1;
      ordersIfAny.run(s, f, emit);
    },
  },
  'ents/orders-choose': orders,
};
