// Attempts to be rid of a card, mostly a corruption card (CR-TERM-corruption-2): a roll over the number it names.
import { NONE, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { isCharacter } from '../cards/kinds.ts';
import { type Action, action } from '../chain/action.ts';
import { declare } from '../chain/chain.ts';
import type { Resolver } from '../chain/resolver.ts';
import type { ActionSource } from '../chain/sources.ts';
import { characterOf, companyOf } from '../company.ts';
import { rollDice } from '../dice.ts';
import { effectsOf } from '../effects/reading/literal.ts';
import { scopeOf } from '../effects/reading/scope.ts';
import { holds } from '../effects/reading/tests.ts';
import type { Leave } from '../effects/vocabulary.ts';
import { discardCard } from '../happenings/leaving.ts';
import { ANY, happened, note, REMOVAL_TRIED, STAYED } from '../history.ts';
import { isCard } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { type MeccgState, ORGANIZATION, ownerOf, PLAY, TAPPED, UNTAP } from '../state.ts';
import { tapVerdict } from './support.ts';

type Removal = Extract<Leave, { is: 'removal' }>;

/** MW-S8.5.5 shows the roll, CR-TERM-corruption-2 the price of not tapping. */
const UNTAPPED_MODIFIER = -3;

const REMOVALS: readonly (Removal | undefined)[] = CARDS.map((_, def) =>
  effectsOf(def).leaves?.find((leave): leave is Removal => leave.is === 'removal'),
);

/** How the card can be removed by whom it is on; undefined where it cannot. */
export const removalOf = (def: number): Removal | undefined => REMOVALS[def];

const NOT_HERE = refusal('CR-TERM-corruption-2', 'It cannot be removed here.');
const UNTAPPED_ALREADY = refusal('MW-S4.1.4', 'Only one who was left as he was in the untap phase can try it.');
const TRIED = refusal(
  'CR-TERM-corruption-2',
  'Removing it was tried this turn: without tapping it can be tried once only.',
);

/**
 * Tapping allows one try, and another if he untaps; any other way the card can be tried once a turn, and not at all after
 * another try. A try is noted with the character if he tapped for it, with NONE if not.
 */
function verdict(s: MeccgState, card: number, asPrinted: boolean): Verdict {
  const removal = removalOf(s.def[card]);
  const character = characterOf(s, card);
  if (!removal || (removal.at && !holds(scopeOf(s, card, character, character), removal.at, character)))
    return NOT_HERE;
  const taps = asPrinted && removal.cost === 'tap';
  if (happened(s, REMOVAL_TRIED, ANY, taps ? NONE : ANY, card)) return TRIED;
  if (removal.cost === 'instead-of-untapping' && !happened(s, STAYED, ANY, character)) return UNTAPPED_ALREADY;
  return taps ? tapVerdict(s, character) : undefined;
}

function attempt(s: MeccgState, card: number, asPrinted: boolean): Action {
  const character = characterOf(s, card);
  const taps = asPrinted && removalOf(s.def[card])?.cost === 'tap';
  if (taps) s.stand[character] = TAPPED;
  note(s, REMOVAL_TRIED, companyOf(s, character)?.id ?? NONE, taps ? character : NONE, card);
  return action('removal', ownerOf(s, character), {
    card,
    by: taps ? character : NONE,
    on: character,
    n: asPrinted ? 0 : UNTAPPED_MODIFIER,
  });
}

/** The cards on a seat's characters that can be removed at such a cost. */
function removableBy(s: MeccgState, seat: Seat, cost: Removal['cost']): number[] {
  return s.play.filter((card) => {
    if (removalOf(s.def[card])?.cost !== cost) return false;
    const host = s.host[card];
    return isCard(host) && isCharacter(s.def[host]) && ownerOf(s, host) === seat;
  });
}

export const removalSource: ActionSource = {
  verbs: {
    remove: { takes: 'card', label: 'Try to remove {}' },
    'remove-untapped': { takes: 'card', label: 'Try to remove {} without tapping, at -3' },
  },
  offer(s, point, offer) {
    if (point.window !== 'open' || !point.first || point.seat !== s.active) return;
    if (s.phase === UNTAP)
      for (const card of removableBy(s, point.seat, 'instead-of-untapping'))
        offer.check(verdict(s, card, true), 'remove', card);
    if (s.phase === ORGANIZATION)
      for (const card of removableBy(s, point.seat, 'none')) offer.check(verdict(s, card, true), 'remove', card);
    if (s.phase === ORGANIZATION)
      for (const card of removableBy(s, point.seat, 'tap')) {
        offer.check(verdict(s, card, true), 'remove', card);
        offer.check(verdict(s, card, false), 'remove-untapped', card);
      }
  },
  take(s, seat, move, emit) {
    const asPrinted = move.verb === 'remove';
    emit?.(
      say(
        'removal',
        'CR-TERM-corruption-2',
        `${seatName(s, seat)} tries to remove ${title(s, move.arg)}${asPrinted ? '' : ' without tapping'}.`,
        aboutCard(move.arg),
      ),
    );
    declare(s, attempt(s, move.arg, asPrinted));
  },
};

/** The roll itself (MW-S8.5.5). Whoever tapped for it must still be tapped (CR-A5). */
export const resolveRemoval: Resolver = (s, removal, emit) => {
  const { card } = removal;
  const over = removalOf(s.def[card])?.over;
  if (removal.cancelled === 1 || over === undefined || s.zone[card] !== PLAY || s.host[card] !== removal.on) return;
  if (removal.by !== NONE && s.stand[removal.by] !== TAPPED) return;
  rollRemoval(s, removal, over, emit);
};

const rollRemoval = (s: MeccgState, removal: Action, over: number, emit: Parameters<Resolver>[2]): void => {
  const dice = rollDice(s);
  const total = dice.sum + removal.n + removal.plus;
  emit?.(
    say(
      'removal',
      'MW-S8.5.5',
      `${seatName(s, removal.seat)} rolls ${dice.sum}${total === dice.sum ? '' : ` (${total})`} to remove ` +
        `${title(s, removal.card)}: ${total > over ? 'it is discarded' : `more than ${over} was needed`}.`,
      aboutCard(removal.card),
      { seat: removal.seat, dice: dice.dice },
    ),
  );
  if (total > over) discardCard(s, removal.card, emit);
};
