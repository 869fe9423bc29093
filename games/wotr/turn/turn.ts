// The six phases and the alternation of actions (chapter IV).

import type { StepsOf } from '../../../engine/frames.ts';
import { refusal, type Seat } from '../../../engine/game.ts';
import type { Verbs } from '../../../engine/notation.ts';
import { rollFace } from '../../../engine/random.ts';
import { victoryPoints } from '../board/control.ts';
import { corrupt } from '../fellowship/corruption.ts';
import { hasUnits, unitsIn } from '../forces/force.ts';
import type { DoneFrame, TurnFrame } from '../frames.ts';
import { buryFromHand, drawCard, keepHandLimit } from '../hands/cards.ts';
import { isLaid } from '../hands/laid.ts';
import { REGION_COUNT } from '../map/regions.ts';
import { become, begin, finish } from '../procedures.ts';
import { poolOf } from '../reading/dice.ts';
import { POINTS_TO_WIN } from '../reading/points.ts';
import { isTeam, leaderOf, seatFor, seatsOf } from '../rules.ts';
import { count, does, say, seatName, sideName } from '../say.ts';
import { type Board, CRACK_OF_DOOM, handLimit, IN_FELLOWSHIP, opponent, type WotrState } from '../state.ts';
import { CHARACTER, EYE, FACE_IDS, FACE_NAMES, FACES, WILL } from '../tables/dice.ts';
import { CHARACTER_DECK, STRATEGY_DECK } from '../tables/events.ts';
import { FREE, SHADOW, SIDES, type Side } from '../tables/nations.ts';
import { beginDraws, drawOrder, drawsBoth, sayLeaders, swapSteps, swapVerbs } from '../team/cards.ts';
import { askToMix } from '../team/mixed.ts';
import { closeDeeds, startTurnOf, takePlace } from '../team/team.ts';
import { usesOf } from './action-source.ts';
import { ownerOf, SOURCES } from './menu.ts';

/** Victory Points that end the game (WR-10.3). */
const STACKING_LIMIT = 10;

const FACE_WORDS = [FREE, SHADOW].map((side) => FACES[side as Side].map((face) => FACE_IDS[face]));

const MORE_DICE = refusal('WR-4.5.4', 'You may pass only while you have fewer unused dice than your opponent.');
const AFTER_RING = refusal('WR-4.11.5', 'After using an Elven Ring you must take an action.');
const NO_RING = refusal('WR-4.11.3', 'You hold no Elven Ring.');
const ONE_RING = refusal('WR-4.11.6', 'You have used an Elven Ring this turn already.');
const EYE_STAYS = refusal('WR-4.11.9', 'An Elven Ring cannot change an Eye: it is in the Hunt box.');
const EYE_HUNTS = refusal('WR-4.10.2', 'An Eye is in the Hunt box: it gives no action.');
const NO_SUCH_DIE = refusal('WR-4.5.2', 'You have no unused die that shows this.');
const TOO_LATE = refusal('WR-4.11.2', 'An Elven Ring changes a die before one is chosen to act with.');
const NO_WILL = refusal('WR-4.11.7', 'An Elven Ring cannot make a Will of the West.');
const SAME_FACE = refusal('WR-4.11.2', 'The die shows that already: choose another face.');
const NO_SUCH_FACE = refusal('WR-4.11.2', 'Your dice have no such face.');

export const turnVerbs: Verbs<WotrState> = {
  hunt: { takes: 'number', label: (_s, n) => `Put ${count(n, 'die', 'dice')} into the Hunt box` },
  die: { takes: 'face', label: 'Use a die: {}' },
  ring: { takes: 'face', label: 'Use an Elven Ring on: {}' },
  'change to': { takes: 'face', label: 'Change it to: {}' },
  pass: { label: 'Pass' },
  'spend for nothing': { label: 'Spend the die without effect' },
  discard: { takes: 'card', label: 'Discard {}' },
  'draw from': { takes: 'deck', label: 'Draw from {}' },
  'draw none': { label: 'Draw no card' },
  ...swapVerbs,
};

/** Companions in the Fellowship; Gollum counts as one when he is alone with the Ring-bearers (WR-4.4.1, WR-4.4.2). */
export function companionsLeft(s: Board): number {
  let n = 0;
  for (const at of s.at) if (at === IN_FELLOWSHIP) n++;
  return n;
}

export const turnSteps: StepsOf<WotrState, TurnFrame, TurnFrame['at']> = {
  ...swapSteps,

  'turn/draw': {
    run(s, _f, emit) {
      emit?.(say('turn', 'WR-4.1.1', `Turn ${s.turn} begins.`));
      if (s.team) sayLeaders(s, emit);
      for (const side of SIDES)
        if (drawsBoth(s, side))
          for (const seat of drawOrder(s, side))
            for (const deck of [CHARACTER_DECK, STRATEGY_DECK]) drawCard(s, seat, deck, emit);
      become(s, { at: 'turn/hunt' });
      begin(s, { at: 'fellowship/phase' });
      if (s.team) begin(s, { at: 'cards/swap', picks: [] });
      for (const side of [SHADOW, FREE] as const)
        if (drawsBoth(s, side)) for (const seat of seatsOf(s, side)) keepHandLimit(s, seat);
        else beginDraws(s, side);
    },
  },

  'turn/hunt': {
    kind: 'amount',
    rule: 'WR-4.4.1',
    seat: (s) => leaderOf(s, SHADOW),
    prompt: () => 'How many dice go into the Hunt box before the roll?',
    options(s, _f, offer) {
      const most = Math.max(1, companionsLeft(s));
      const pool = poolOf(s, SHADOW);
      const tooMany =
        companionsLeft(s) === 0
          ? refusal('WR-4.4.2', 'At most 1 die: Gollum counts as the only Companion in the Fellowship.')
          : refusal('WR-4.4.1', `At most ${count(most, 'die', 'dice')}: one for each Companion in the Fellowship.`);
      for (let n = 0; n <= pool; n++) offer.check(n <= most ? undefined : tooMany, 'hunt', n);
    },
    take(s, _f, move, emit) {
      s.huntDice = move.arg;
      emit?.(say('hunt-dice', 'WR-4.4.1', `The Shadow puts ${count(move.arg, 'die', 'dice')} into the Hunt box.`));
      become(s, { at: 'turn/roll' });
    },
  },

  'turn/roll': {
    run(s, _f, emit) {
      for (const side of [FREE, SHADOW] as const) {
        const dice = poolOf(s, side) - (side === SHADOW ? s.huntDice : 0);
        s.dice[side] = Array.from({ length: dice }, () => FACES[side][rollFace(s, FACE_WORDS[side])]);
        const shown = s.dice[side].map((face) => FACE_NAMES[face]).join(', ') || 'no die';
        const rolls = side === FREE ? 'roll' : 'rolls';
        const rule = side === FREE ? 'WR-4.4.6' : 'WR-4.4.4';
        const facts = { seat: side, faces: [...s.dice[side]] };
        emit?.(say('action-roll', rule, `${sideName(side)} ${rolls}: ${shown}.`, undefined, facts));
      }
      const eyes = s.dice[SHADOW].filter((face) => face === EYE).length;
      s.dice[SHADOW] = s.dice[SHADOW].filter((face) => face !== EYE);
      s.huntDice += eyes;
      for (const dice of s.dice) dice.sort((a, b) => a - b);
      if (eyes) emit?.(say('eyes', 'WR-4.4.4', `${count(eyes, 'Eye')} join${eyes === 1 ? 's' : ''} the Hunt.`));
      become(s, { at: 'turn/next', side: FREE });
    },
  },

  'turn/next': {
    run(s, f) {
      const side = s.dice[f.side].length > 0 ? f.side : opponent(f.side);
      if (s.dice[side].length === 0) become(s, { at: 'turn/end' });
      else {
        if (s.team) takePlace(s.team, side);
        become(s, { at: 'turn/action', side, ring: false });
      }
    },
  },

  'turn/action': {
    kind: 'die',
    rule: 'WR-4.5.1',
    seat: (s, f) => seatFor(s, f.side),
    prompt: () => 'Choose a die to act with.',
    options(s, f, offer) {
      const dice = s.dice[f.side];
      const ring = f.ring || s.ringUsed[f.side] ? ONE_RING : s.rings[f.side] === 0 ? NO_RING : undefined;
      for (let i = 0; i < dice.length; i++) if (dice[i] !== dice[i - 1]) offer.add('die', dice[i]);
      for (let i = 0; i < dice.length; i++) if (dice[i] !== dice[i - 1]) offer.check(ring, 'ring', dice[i]);
      if (offer.explaining)
        for (let face = 0; face < FACE_IDS.length; face++)
          if (!dice.includes(face)) {
            offer.refuse(face === EYE && f.side === SHADOW ? EYE_HUNTS : NO_SUCH_DIE, 'die', face);
            offer.refuse(face === EYE && f.side === SHADOW ? EYE_STAYS : NO_SUCH_DIE, 'ring', face);
          }
      offer.check(f.ring ? AFTER_RING : dice.length < s.dice[opponent(f.side)].length ? undefined : MORE_DICE, 'pass');
    },
    take(s, f, move, emit) {
      const { side } = f;
      if (move.verb === 'pass') {
        const who = isTeam(s, side) ? seatName(s, seatFor(s, side)) : sideName(side);
        emit?.(say('pass', 'WR-4.5.4', `${who} pass${side === SHADOW || isTeam(s, side) ? 'es' : ''}.`));
        become(s, { at: 'turn/next', side: opponent(side) });
      } else if (move.verb === 'ring') become(s, { at: 'turn/ring', side, face: move.arg });
      else {
        s.dice[side].splice(s.dice[side].indexOf(move.arg), 1);
        become(s, { at: 'turn/use', side, face: move.arg });
      }
    },
  },

  'turn/ring': {
    kind: 'die',
    rule: 'WR-4.11.2',
    seat: (s, f) => seatFor(s, f.side),
    prompt: (_s, f) => `Change the ${FACE_NAMES[f.face]} die into what?`,
    options(_s, f, offer) {
      const faces = FACES[f.side];
      for (let i = 0; i < faces.length; i++)
        if (faces[i] !== faces[i - 1])
          offer.check(faces[i] === f.face ? SAME_FACE : faces[i] === WILL ? NO_WILL : undefined, 'change to', faces[i]);
      if (!offer.explaining) return;
      for (let face = 0; face < FACE_IDS.length; face++)
        if (!faces.includes(face)) offer.refuse(NO_SUCH_FACE, 'change to', face);
    },
    take(s, f, move, emit) {
      const { side } = f;
      const dice = s.dice[side];
      dice.splice(dice.indexOf(f.face), 1);
      s.rings[side]--;
      s.ringUsed[side] = 1;
      if (side === FREE) s.rings[SHADOW]++; // WR-4.11.3
      emit?.(
        say(
          'elven-ring',
          'WR-4.11.2',
          `${sideName(side)} change${side === SHADOW ? 's' : ''} a die with an Elven Ring: ${FACE_NAMES[move.arg]}.`,
        ),
      );
      if (move.arg === EYE)
        s.huntDice++; // WR-4.11.8
      else {
        dice.push(move.arg);
        dice.sort((a, b) => a - b);
      }
      if (dice.length === 0)
        become(s, { at: 'turn/next', side: opponent(side) }); // WR-4.11.10
      else become(s, { at: 'turn/action', side, ring: true });
    },
  },

  'turn/use': {
    kind: 'act',
    rule: 'WR-4.5.8',
    seat: (s, f) => seatFor(s, f.side),
    prompt: (_s, f) => `What do you do with the ${FACE_NAMES[f.face]} die?`,
    options(s, f, offer) {
      const uses = usesOf(s, f.side, f.face);
      for (const source of SOURCES) source.offer(s, f.side, uses, offer);
      offer.add('spend for nothing'); // WR-4.5.7
      if (offer.explaining) for (let face = 0; face < FACE_IDS.length; face++) offer.refuse(TOO_LATE, 'ring', face);
    },
    take(s, f, move, emit) {
      const { side, face } = f;
      const done: DoneFrame = { at: 'turn/done', side, face, toHunt: false };
      const uses = usesOf(s, side, face);
      become(s, done);
      if (move.verb === 'spend for nothing')
        emit?.(say('no-action', 'WR-4.5.7', `${does(side, 'spend')} a die without effect: ${FACE_NAMES[face]}.`));
      else ownerOf(move.verb).take(s, side, uses, move, done, emit);
    },
  },

  'turn/done': {
    run(s, f) {
      if (pushExcess(s) || (s.team && askToMix(s, s.team))) return;
      if (s.team && !isTeam(s, f.side)) closeDeeds(s.team);
      if (f.toHunt && !isLaid(s, 'sparesHuntBox')) s.huntFree++;
      if (f.side === SHADOW && f.face === CHARACTER && isLaid(s, 'characterDiceHunt')) s.huntDice++;
      become(s, { at: 'turn/next', side: opponent(f.side) });
    },
  },

  'turn/end': {
    run(s, _f, emit) {
      if (s.mordor > 0 && !s.fellowshipActed) corrupt(s, 1, emit); // WR-9.12.7
      if (s.outcome) return;
      checkVictory(s);
      if (s.outcome) return;
      startTurn(s);
      become(s, { at: 'turn/draw' });
    },
  },

  'cards/limit': {
    kind: 'card',
    rule: 'WR-5.2.3',
    seat: (s, f) => overfull(s, f.side),
    prompt(s, f) {
      const seat = overfull(s, f.side);
      const limit = handLimit(s, seat);
      return `You hold more than ${limit} cards: discard ${s.hands[seat].length - limit}.`;
    },
    options(s, f, offer) {
      for (const card of s.hands[overfull(s, f.side)]) offer.add('discard', card);
    },
    take(s, _f, move, emit, seat) {
      buryFromHand(s, move.arg, emit);
      if (s.hands[seat].length <= handLimit(s, seat)) finish(s);
    },
  },

  'cards/draw': {
    kind: 'card',
    rule: 'WR-4.9.1',
    seat: (s, f) => f.seat ?? seatFor(s, f.side),
    prompt: () => 'From which deck do you draw?',
    options(s, f, offer) {
      const empty = refusal('WR-5.2.5', 'That deck is used up.');
      for (const deck of [CHARACTER_DECK, STRATEGY_DECK])
        offer.check(s.decks[f.side * 2 + deck].length > 0 ? undefined : empty, 'draw from', deck);
      if (f.optional || s.decks[f.side * 2].length + s.decks[f.side * 2 + 1].length === 0) offer.add('draw none');
    },
    take(s, _f, move, emit, seat) {
      finish(s);
      if (move.verb === 'draw none') return;
      drawCard(s, seat, move.arg, emit);
      keepHandLimit(s, seat);
    },
  },
};

/** Whose hand is above its limit. */
const overfull = (s: WotrState, side: Side): Seat =>
  seatsOf(s, side).find((seat) => s.hands[seat].length > handLimit(s, seat)) ?? seatFor(s, side);

/** Forced cases of overstacking are settled when the action ends (WR-6.2.2). */
function pushExcess(s: WotrState): boolean {
  for (const side of [FREE, SHADOW] as const)
    for (let region = 0; region < REGION_COUNT; region++)
      if (hasUnits(s, region, side) && unitsIn(s, region, side) > STACKING_LIMIT) {
        begin(s, { at: 'army/excess', side, region, limit: STACKING_LIMIT });
        return true;
      }
  return false;
}

/** Phase 6. The lower number goes first (WR-10.1.2). */
function checkVictory(s: WotrState): void {
  if (s.mordor === CRACK_OF_DOOM) s.outcome = { winners: [...seatsOf(s, FREE)], reason: 'ring', rule: 'WR-10.2.3' };
  else if (victoryPoints(s, SHADOW) >= POINTS_TO_WIN[SHADOW])
    s.outcome = { winners: [...seatsOf(s, SHADOW)], reason: 'military', rule: 'WR-10.3.2' };
  else if (victoryPoints(s, FREE) >= POINTS_TO_WIN[FREE])
    s.outcome = { winners: [...seatsOf(s, FREE)], reason: 'military', rule: 'WR-10.3.3' };
  else if (s.rules.turnLimit > 0 && s.turn >= s.rules.turnLimit)
    s.outcome = { winners: [], reason: 'turn-limit', rule: 'WR-10.1.3' };
}

/** All dice return to their owners (WR-4.3.7). */
function startTurn(s: WotrState): void {
  s.turn++;
  s.dice = [[], []];
  s.huntDice = 0;
  s.huntFree = 0;
  s.ringUsed = [0, 0];
  s.mouthUsed = 0;
  s.fellowshipActed = 0;
  if (s.team) startTurnOf(s.team);
}
