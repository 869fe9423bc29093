// Lucky Search turns over cards of the play deck until an item comes up: the scout has it, and is attacked by what the
// search has woken. The effects after the hook find the item as `it`.
import { NONE, type Refusal, refusal, type Verdict } from '../../../../engine/game.ts';
import { CARDS } from '../../cards/all.ts';
import { beginAttack } from '../../combat/attack.ts';
import { companyOf } from '../../company.ts';
import { discardCard } from '../../happenings/leaving.ts';
import { isCard, playerRef } from '../../refs.ts';
import { aboutCard, say, seatName, title } from '../../say.ts';
import { playItem } from '../../sites/play.ts';
import { DECK, PLAY, UNCANCELLABLE, WOUNDED } from '../../state.ts';
import { ruled } from '../../stats.ts';
import { uniqueVerdict } from '../../unique.ts';
import { pile, shuffleDeck } from '../../zones.ts';
import type { Hook } from '../hooks.ts';
import { mayBear } from '../reading/deeds.ts';
import type { Scope } from '../reading/scope.ts';

const NO_SEARCH: Refusal = refusal(
  'CR-CARD-bane-of-the-ithil-stone-1',
  'A card in play stops looking through decks and discard piles.',
);
const BASE = 3;
/** The attack is of no race. */
const NO_RACE = -1;

/** What could not come into play is turned over like any other card: CR-CARD-lucky-search-6, MW-S2.9.2. */
const isFind = ({ s, by }: Scope, card: number): boolean => {
  const def = s.def[card];
  const facts = CARDS[def];
  return facts.kind === 'item' && facts.item !== 'special' && !uniqueVerdict(s, def) && mayBear(s, def, by);
};

export const luckySearch: Hook = {
  can: ({ s, seat }): Verdict => (ruled(s, 'no-searching', playerRef(seat)) ? NO_SEARCH : undefined),
  decides: true,
  run(x) {
    const { s, by, seat, emit, action } = x;
    const company = companyOf(s, by);
    if (!company || !action || ruled(s, 'no-searching', playerRef(seat))) return;
    const deck = pile(s, seat, DECK);
    let at = deck.length - 1;
    while (at >= 0 && !isFind(x, deck[at])) at--;
    const found = at >= 0 ? deck[at] : NONE;
    const shown = deck.slice(Math.max(0, at)).toReversed();
    emit?.(
      say(
        'reveal',
        'CR-CARD-lucky-search-6',
        `${seatName(s, seat)} turns over ${shown.map((card) => title(s, card)).join(', ') || 'nothing'}.`,
        aboutCard(...shown),
      ),
    );
    beginAttack(
      s,
      {
        card: x.self,
        company: company.id,
        race: NO_RACE,
        strikes: 1,
        prowess: BASE + shown.length,
        bits: UNCANCELLABLE,
        forced: [by],
      },
      emit,
    );
    if (found !== NONE) {
      action.on = found;
      playItem(s, found, by, false, emit);
    }
    shuffleDeck(s, seat);
  },
  text: 'turn over cards of your play deck until you reveal an item that is not special (a unique item that is in play does not count, nor one that cannot be duplicated on a character and that {by} has) or the deck ends, which does not exhaust it; {by} gets the item at once, and faces an attack of one strike that cannot be cancelled, with prowess 3 plus the number of cards revealed; the other cards are shuffled back into your play deck',
};

/** CR-CARD-lucky-search-2: whoever has it by now, it is lost with the wound. */
export const luckySearchLost: Hook = {
  run({ s, by, on, emit }) {
    if (!isCard(on) || s.zone[on] !== PLAY) return;
    if (s.host[on] !== by || s.stand[by] === WOUNDED) discardCard(s, on, emit);
  },
  text: 'discard the item if the attack has wounded {by}',
};
