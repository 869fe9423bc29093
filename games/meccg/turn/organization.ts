// What the player may do in his organization phase, in any order (MW-S4.2.1). Regrouping and control are done at once, as
// nobody answers them; playing a character and giving up an item are declared.

import { NONE, type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { isCharacter } from '../cards/kinds.ts';
import { action } from '../chain/action.ts';
import { declare, type Point } from '../chain/chain.ts';
import type { ActionSource } from '../chain/sources.ts';
import { arriveTargets, characterVerdict, HOME_SITES, underTargets } from '../companies/arriving.ts';
import { controlTargets, controlVerdict, takeControl } from '../companies/control.ts';
import { regroup, regroupTargets, regroupVerdict } from '../companies/organizing.ts';
import {
  isBorne,
  isStorable,
  receivers,
  storeCard,
  storeVerdict,
  testOfStoring,
  transferItem,
  transferVerdict,
} from '../companies/storing.ts';
import { characterOf, companyOf, isAvatar, isRingwraith } from '../company.ts';
import { cannotBe } from '../effects/reading/deeds.ts';
import { copyIn } from '../hands/cards.ts';
import { discardCard } from '../happenings/leaving.ts';
import { CHARACTER_PLAY, note, TRANSFERRED } from '../history.ts';
import { isHavenFor } from '../places/sites.ts';
import { begin, finish, type StepsFor } from '../procedures.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { testRing } from '../sites/ring-test.ts';
import { CHAIN, DURING, HAND, type MeccgState, ORGANIZATION, ownerOf, PLAY } from '../state.ts';
import { pile, put } from '../zones.ts';
import type { ArrivalFrame, OrganizingFrame } from './frames.ts';
import { mustDiscard } from './settling.ts';

/** By alignment. */
const NO_WIZARD: readonly Refusal[] = [
  refusal('MW-T5.3.2', 'A Wizard may not be discarded.'),
  refusal('LE-T5.3', 'Your Ringwraith may not be discarded.'),
];
const SPENT: Refusal = refusal('MW-T5.3.1', 'You have brought in or discarded a character in this organization phase.');
const ELSEWHERE: Refusal = refusal('MW-T5.3.1', 'He is neither at a Haven nor at his home site.');
const KEPT: Refusal = refusal('MW-T5.3.1', 'A card keeps him from being discarded.');
const NOT_NOW: Refusal = refusal('MW-S4.2.1', 'That is done in your own organization phase.');
const TOO_LATE: Refusal = refusal('MW-S4.2.6', 'The end of the organization phase has come.');
const IN_CHAIN: Refusal = refusal('MW-S4.2.1', 'Not while a chain of effects is open.');
const STARTER: Refusal = refusal('MW-T5.3.1', 'In the starter game characters are not discarded at will.');

/** Why the player may not discard this character of his own will (MW-T5.3.1). */
function willingVerdict(s: MeccgState, seat: Seat, card: number): Verdict {
  if (s.rules.starter === 1) return STARTER;
  if ((s.used[seat] & CHARACTER_PLAY) !== 0) return SPENT;
  const site = companyOf(s, card)?.site ?? NONE;
  if (site === NONE) return ELSEWHERE;
  return isHavenFor(s, seat, site) || HOME_SITES[s.def[card]].includes(site) ? undefined : ELSEWHERE;
}

/** Why he may not discard him now, willingly or because nobody controls him (MW-T5.3.3). */
function discardVerdict(s: MeccgState, seat: Seat, card: number, excess: readonly number[]): Verdict {
  if (isAvatar(s, card)) return NO_WIZARD[s.alignment[seat]];
  if (cannotBe(s, 'discarded', card)) return KEPT;
  return excess.includes(card) ? undefined : willingVerdict(s, seat, card);
}

/** Why nothing can be organized at this point. */
function closedVerdict(s: MeccgState, point: Point): Verdict {
  if (s.phase !== ORGANIZATION || point.seat !== s.active) return NOT_NOW;
  if (s.part !== DURING) return TOO_LATE;
  return point.first && point.window === 'open' ? undefined : IN_CHAIN;
}

export const organizationSource: ActionSource = {
  verbs: {
    'play-character': { takes: 'title', label: 'Bring {} into play' },
    arrive: { takes: 'ref', label: 'At {}' },
    under: { takes: 'ref', label: 'Under the influence of {}' },
    regroup: { takes: 'card', label: 'Another company for {}' },
    into: { takes: 'ref', label: 'Into {}' },
    control: { takes: 'card', label: 'Another controller for {}' },
    'discard-character': { takes: 'card', label: 'Discard {}' },
    store: { takes: 'card', label: 'Store {}' },
    transfer: { takes: 'card', label: 'Transfer {}' },
    receiver: { takes: 'card', label: 'To {}' },
  },
  offer(s, point, offer) {
    const { seat } = point;
    const closed = closedVerdict(s, point);
    if (closed && !offer.explaining) return;
    const excess = closed ? [] : mustDiscard(s, seat);
    let seen: number[] | undefined;
    for (const card of pile(s, seat, HAND)) {
      const def = s.def[card];
      if (!isCharacter(def) || seen?.includes(def)) continue;
      seen ??= [];
      seen.push(def);
      offer.check(closed ?? characterVerdict(s, seat, card), 'play-character', def);
    }
    for (const card of s.play) {
      if (ownerOf(s, card) !== seat) continue;
      if (isCharacter(s.def[card])) {
        offer.check(closed ?? regroupVerdict(s, card), 'regroup', card);
        offer.check(closed ?? controlVerdict(s, card), 'control', card);
        offer.check(closed ?? discardVerdict(s, seat, card, excess), 'discard-character', card);
      } else if (isBorne(s, seat, card)) {
        offer.check(closed ?? storeVerdict(s, card), 'store', card);
        offer.check(closed ?? transferVerdict(s, card), 'transfer', card);
      } else if (isStorable(s, seat, card)) offer.check(closed ?? storeVerdict(s, card), 'store', card);
    }
  },
  take(s, seat, move, emit) {
    const card = move.arg;
    switch (move.verb) {
      case 'play-character':
        return begin(s, { at: 'turn/arrive', seat, card: copyIn(s, seat, HAND, move.arg), on: NONE });
      case 'regroup':
        return begin(s, { at: 'turn/regroup', seat, card });
      case 'control':
        return begin(s, { at: 'turn/control', seat, card });
      case 'transfer':
        return begin(s, { at: 'turn/transfer', seat, card });
      case 'store':
        if (isBorne(s, seat, card)) return giveUp(s, seat, card, NONE);
        return storeCard(s, card, emit); // MW-S10.11.9
      case 'discard-character':
        s.used[seat] |= CHARACTER_PLAY;
        emit?.(
          say('discard-character', 'MW-T5.3.1', `${seatName(s, seat)} discards ${title(s, card)}.`, aboutCard(card)),
        );
        discardCard(s, card, emit);
        return;
    }
  },
};

/**
 * The bearer checks for corruption, the item still counting (MW-S10.11.2, MW-S10.12.2). What becomes of the item waits
 * below the chain: a failed check has taken it.
 */
function giveUp(s: MeccgState, seat: Seat, card: number, to: number): void {
  const by = characterOf(s, card);
  if (to !== NONE) note(s, TRANSFERRED, NONE, card);
  const waits: OrganizingFrame = { at: 'turn/give-up', card, by, to };
  if (isRingwraith(s, by)) {
    begin(s, waits); // LE-S5.8.3
    return;
  }
  declare(s, action('corruption', seat, { on: by, card }));
  s.stack.splice(s.stack.length - 1, 0, waits);
}

export const organizationSteps: StepsFor<
  ArrivalFrame | Exclude<OrganizingFrame, { at: 'turn/carry' | 'turn/copies' }>
> = {
  'turn/arrive': {
    run(s, f) {
      const targets = arriveTargets(s, f.seat, f.card);
      if (targets.length > 1) f.at = 'turn/arrive-choose';
      else {
        f.on = targets[0];
        f.at = 'turn/influence';
      }
    },
  },
  'turn/arrive-choose': {
    kind: 'place',
    rule: 'MW-S5.5.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Where does ${title(s, f.card)} come into play?`,
    options(s, f, offer) {
      for (const on of arriveTargets(s, f.seat, f.card)) offer.add('arrive', on);
    },
    take(_s, f, move) {
      f.on = move.arg;
      f.at = 'turn/influence';
    },
  },
  'turn/influence': {
    run(s, f) {
      const targets = underTargets(s, f.seat, f.card, f.on);
      if (targets.length > 1) f.at = 'turn/influence-choose';
      else declareCharacter(s, f.seat, f.card, f.on, targets[0]);
    },
  },
  'turn/influence-choose': {
    kind: 'piece',
    rule: 'MW-S5.5.2',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Under whose influence does ${title(s, f.card)} come?`,
    options(s, f, offer) {
      for (const to of underTargets(s, f.seat, f.card, f.on)) offer.add('under', to);
    },
    take: (s, f, move) => declareCharacter(s, f.seat, f.card, f.on, move.arg),
  },
  'turn/regroup': {
    kind: 'piece',
    rule: 'MW-S4.2.3',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Which company does ${title(s, f.card)} join?`,
    options(s, f, offer) {
      for (const on of regroupTargets(s, f.card)) offer.add('into', on);
    },
    take(s, f, move, emit) {
      finish(s);
      regroup(s, f.card, move.arg, emit);
    },
  },
  'turn/control': {
    kind: 'piece',
    rule: 'MW-S4.2.4',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Who controls ${title(s, f.card)}?`,
    options(s, f, offer) {
      for (const to of controlTargets(s, f.card)) offer.add('under', to);
    },
    take(s, f, move, emit) {
      finish(s);
      takeControl(s, f.card, move.arg, emit);
    },
  },
  'turn/transfer': {
    kind: 'piece',
    rule: 'MW-S10.12.1',
    seat: (_s, f) => f.seat,
    prompt: (s, f) => `Who receives ${title(s, f.card)}?`,
    options(s, f, offer) {
      for (const to of receivers(s, f.card)) offer.add('receiver', to);
    },
    take(s, f, move) {
      finish(s);
      giveUp(s, f.seat, f.card, move.arg);
    },
  },
  'turn/give-up': {
    run(s, f, emit) {
      finish(s);
      if (s.zone[f.card] !== PLAY || s.host[f.card] !== f.by) return;
      const modifier = f.to === NONE ? testOfStoring(s, f.card) : undefined;
      if (modifier !== undefined) testRing(s, { seat: ownerOf(s, f.card), ring: f.card, modifier, stored: true }, emit);
      else if (f.to === NONE) storeCard(s, f.card, emit);
      else if (s.zone[f.to] === PLAY && companyOf(s, f.to)?.site === companyOf(s, f.by)?.site)
        transferItem(s, f.card, f.to, emit);
    },
  },
};

function declareCharacter(s: MeccgState, seat: Seat, card: number, on: number, to: number): void {
  finish(s);
  s.used[seat] |= CHARACTER_PLAY;
  put(s, card, CHAIN);
  declare(s, action('character', seat, { card, on, to }));
}
