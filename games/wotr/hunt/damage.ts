// The answer to Hunt Damage: helpers, then the Ring or a casualty, and what a casualty brings (WR-9.9).

import type { StepsOf } from '../../../engine/frames.ts';
import { type Emit, refusal, type Verdict } from '../../../engine/game.ts';
import { draw } from '../../../engine/random.ts';
import { eliminateCharacter } from '../board/figures.ts';
import { corrupt } from '../fellowship/corruption.ts';
import { levelIn } from '../fellowship/levels.ts';
import {
  comesBack,
  companionsOf,
  hasCompanions,
  isHobbit,
  isInFellowship,
  placeLeavers,
  sayTakenAlive,
} from '../fellowship/members.ts';
import type { HuntFrame, TileFrame } from '../frames.ts';
import { buryFromHand, discardFromTable, onTable } from '../hands/cards.ts';
import { cardsThat, isLaid, laid } from '../hands/laid.ts';
import { begin } from '../procedures.ts';
import { leaderOf } from '../rules.ts';
import { cardTitle, characterName, count, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { CHARACTER_IDS, GOLLUM, MERIADOC, PEREGRIN } from '../tables/characters.ts';
import { CHARACTER_DECK, EVENT_DECK, EVENT_SIDE, EVENT_SLUGS } from '../tables/events.ts';
import { FREE, SHADOW } from '../tables/nations.ts';

type DamageSteps = 'hunt/tile-answer' | 'hunt/tile-choose' | 'hunt/tile-worn' | 'hunt/tile-toil' | 'hunt/tile-parting';

const HELPERS = cardsThat('lessensDamage');
/** Those that work on the tile, before its damage is known. */
const EARLIER = [...cardsThat('preventsTile'), ...cardsThat('replacesTile')];
const HOBBITS = [MERIADOC, PEREGRIN] as const;

const TOO_LATE = refusal('WR-9.9.14', 'Help against the damage comes before the casualty.');
const TILE_DRAWN = refusal('WR-9.9.14', 'A tile is prevented or replaced before its damage is known.');
const NOT_ON_TABLE = refusal('WR-5.4.1', 'That card is not on the table.');
const NOT_GUIDING = refusal('WR-8.4.7', 'A Hobbit can slip away only while one of the Hobbits is the Guide.');
const OLD_GUIDE = refusal('WR-9.9.12', 'After a casualty only a new Guide can still help.');
const NOT_THERE = refusal('WR-8.3.1', 'He is not in the Fellowship.');
const NOT_GOLLUM = refusal('WR-8.4.7', 'Only Gollum, as the Guide, can lessen the damage by betraying the Fellowship.');
const SEEN_ANYWAY = refusal('WR-8.10.5', 'The Fellowship is revealed already, or this tile reveals it.');
const ONE_CASUALTY = refusal('WR-9.9.8', 'Only one Companion can be lost to a tile: what is left is Corruption.');
const ALONE = refusal('WR-9.9.1', 'No Companion is left in the Fellowship.');
const ALL_CORRUPTION = refusal('WR-5.3.5', 'The card makes all of this damage Corruption.');
const AT_RANDOM = refusal('WR-5.3.5', 'The card takes a Companion at random.');

const cardHelps = (s: WotrState, f: TileFrame, card: number): Verdict =>
  !onTable(s, card) ? NOT_ON_TABLE : f.casualty >= 0 ? TOO_LATE : undefined;

/** As soon as either Hobbit is the Guide, either may go, and the other after him (faq-006). */
const hobbitHelps = (s: WotrState, f: TileFrame, hobbit: number): Verdict =>
  !isInFellowship(s, hobbit)
    ? NOT_THERE
    : !isHobbit(s.guide) || !isInFellowship(s, s.guide)
      ? NOT_GUIDING
      : f.casualty >= 0 && s.guide === f.guide
        ? OLD_GUIDE
        : undefined;

/** Gollum may show them to the enemy, if nothing else does. */
const gollumHelps = (s: WotrState, f: TileFrame): Verdict =>
  s.guide !== GOLLUM ? NOT_GOLLUM : s.revealed || f.reveal ? SEEN_ANYWAY : undefined;

const canLose = (s: WotrState, f: TileFrame): Verdict =>
  f.casualty >= 0
    ? ONE_CASUALTY
    : !hasCompanions(s)
      ? ALONE
      : f.twist === 'all-corruption'
        ? ALL_CORRUPTION
        : undefined;

const mustLose = (s: WotrState, f: TileFrame): boolean =>
  f.twist === 'random-companion' && f.casualty < 0 && hasCompanions(s);

const canBeHelped = (s: WotrState, f: TileFrame): boolean =>
  HELPERS.some((card) => cardHelps(s, f, card) === undefined) ||
  HOBBITS.some((hobbit) => hobbitHelps(s, f, hobbit) === undefined) ||
  gollumHelps(s, f) === undefined;

export const damageSteps: StepsOf<WotrState, HuntFrame, DamageSteps> = {
  'hunt/tile-answer': {
    run(s, f, emit) {
      if (f.damage <= 0) f.at = 'hunt/tile-worn';
      else if (canBeHelped(s, f)) f.at = 'hunt/tile-choose';
      else if (mustLose(s, f)) loseAtRandom(s, f, emit);
      else if (canLose(s, f) === undefined) f.at = 'hunt/tile-choose';
      else useTheRing(s, f, emit);
    },
  },

  'hunt/tile-choose': {
    kind: 'act',
    rule: 'WR-9.9.1',
    seat: (s) => leaderOf(s, FREE),
    prompt: (_s, f) => `${count(f.damage, 'point')} of Hunt Damage: how do you answer?`,
    options(s, f, offer) {
      for (const card of HELPERS) offer.check(cardHelps(s, f, card), 'use', card);
      for (const hobbit of HOBBITS) offer.check(hobbitHelps(s, f, hobbit), 'slip away', hobbit);
      offer.check(gollumHelps(s, f), 'reveal fellowship');
      const random = mustLose(s, f);
      const lose = canLose(s, f);
      offer.check(random ? AT_RANDOM : undefined, 'use the ring');
      offer.check(random ? AT_RANDOM : lose, 'lose the guide');
      offer.check(lose, 'lose a companion');
      if (offer.explaining) for (const card of EARLIER) if (onTable(s, card)) offer.refuse(TILE_DRAWN, 'use', card);
    },
    take(s, f, move, emit) {
      f.at = 'hunt/tile-answer';
      if (move.verb === 'use the ring') useTheRing(s, f, emit);
      else if (move.verb === 'lose the guide') lose(s, f, s.guide, emit);
      else if (move.verb === 'lose a companion') loseAtRandom(s, f, emit);
      else {
        f.damage--;
        if (move.verb === 'use') discardFromTable(s, move.arg, emit);
        else if (move.verb === 'slip away') slipAway(s, f, move.arg, emit);
        else {
          f.reveal = true;
          emit?.(say('betrayal', 'WR-9.9.9', 'Gollum lets the Fellowship be seen to lessen the damage.'));
        }
        emit?.(say('hunt-damage', 'WR-9.9.9', `${count(f.damage, 'point')} of Hunt Damage left.`));
      }
    },
  },

  'hunt/tile-worn': {
    run(s, f) {
      f.at =
        f.casualty >= 0 && isLaid(s, 'takesCardForCasualty') && (hasInHand(s) || hasOnTable(s))
          ? 'hunt/tile-toil'
          : 'hunt/tile-parting';
    },
  },

  'hunt/tile-toil': {
    kind: 'card',
    rule: 'WR-5.4.1',
    seat: (s) => leaderOf(s, SHADOW),
    prompt: (s) => `${cardTitle(laid(s, 'takesCardForCasualty'))}: which Character card do the Free Peoples lose?`,
    options(s, _f, offer) {
      if (hasInHand(s)) offer.add('discard from hand'); // the backs of cards tell it
      for (const card of s.table) if (isFreeCharacterCard(card)) offer.add('discard', card);
      offer.add('discard none');
    },
    take(s, f, move, emit) {
      f.at = 'hunt/tile-parting';
      if (move.verb === 'discard') discardFromTable(s, move.arg, emit);
      else if (move.verb === 'discard from hand') discardAtRandom(s, emit);
    },
  },

  'hunt/tile-parting': {
    run(s, f) {
      f.at = 'hunt/tile-end';
      if (f.leaving) placeLeavers(s, f.leaving);
    },
  },
};

/** Corruption for all that is left (WR-9.9.2, WR-9.9.6). */
function useTheRing(s: WotrState, f: TileFrame, emit: Emit): void {
  corrupt(s, f.damage, emit);
  f.damage = 0;
  f.at = 'hunt/tile-worn';
}

/** The Shadow draws a counter (WR-9.9.5). */
function loseAtRandom(s: WotrState, f: TileFrame, emit: Emit): void {
  const companions = companionsOf(s);
  lose(s, f, companions[draw(s, companions.length, (i) => CHARACTER_IDS[companions[i]])], emit);
}

function lose(s: WotrState, f: TileFrame, companion: number, emit: Emit): void {
  f.casualty = companion;
  f.guide = s.guide;
  f.damage = Math.max(0, f.damage - levelIn(s, companion));
  if (comesBack(s, companion)) {
    setOut(s, f, companion);
    sayTakenAlive(companion, emit);
  } else {
    eliminateCharacter(s, companion);
    emit?.(say('companion-lost', 'WR-9.9.10', `${characterName(companion)} is lost.`));
  }
  begin(s, { at: 'fellowship/guide' }); // the new Guide can help with what is left (WR-9.9.12)
}

function slipAway(s: WotrState, f: TileFrame, hobbit: number, emit: Emit): void {
  if (s.mordor > 0) {
    eliminateCharacter(s, hobbit); // WR-9.12.1
    emit?.(say('companion-lost', 'WR-9.12.1', `${characterName(hobbit)} leaves the Fellowship and is lost in Mordor.`));
  } else {
    setOut(s, f, hobbit);
    emit?.(say('separate', 'WR-9.9.9', `${characterName(hobbit)} leaves the Fellowship.`));
  }
  begin(s, { at: 'fellowship/guide' });
}

/** Out of the Fellowship, where the figure is, until all who leave because of the tile go as one group (faq-007). */
function setOut(s: WotrState, f: TileFrame, companion: number): void {
  s.at[companion] = s.ringBearers;
  f.leaving |= 1 << companion;
}

const isFreeCharacterCard = (card: number): boolean => EVENT_SIDE[card] === FREE && EVENT_DECK[card] === CHARACTER_DECK;

const hasInHand = (s: WotrState): boolean => s.hands[leaderOf(s, FREE)].some(isFreeCharacterCard);
const hasOnTable = (s: WotrState): boolean => s.table.some(isFreeCharacterCard);

function discardAtRandom(s: WotrState, emit: Emit): void {
  const cards = s.hands[leaderOf(s, FREE)].filter(isFreeCharacterCard);
  buryFromHand(s, cards[draw(s, cards.length, (i) => EVENT_SLUGS[cards[i]])], emit);
}
