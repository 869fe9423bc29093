// No More Nonsense: a leader and one of his company measure themselves. The card lies with the leader, and is tapped if he
// was not the better of the two.
import { NONE } from '../../../../engine/game.ts';
import { EVENT, isHazard, PERMANENT } from '../../cards/kinds.ts';
import { charactersOf, companyOf } from '../../company.ts';
import { rollDice } from '../../dice.ts';
import { discardCard } from '../../happenings/leaving.ts';
import { choose } from '../../happenings/running.ts';
import { isCard } from '../../refs.ts';
import { aboutCard, say, seatName, title } from '../../say.ts';
import { TAPPED } from '../../state.ts';
import { prowessOf } from '../../stats.ts';
import { cardsOn } from '../../zones.ts';
import type { Hook } from '../hooks.ts';
import type { Scope } from '../reading/scope.ts';

/** The roll of one of the two, with his prowess. */
function measure({ s, seat, emit }: Scope, card: number): number {
  const dice = rollDice(s);
  const total = dice.sum + prowessOf(s, card);
  emit?.(
    say(
      'roll',
      'MW-S0.1.1',
      `${seatName(s, seat)} rolls ${dice.sum} (${total}) for ${title(s, card)}.`,
      aboutCard(card),
      {
        seat,
        dice: dice.dice,
      },
    ),
  );
  return total;
}

function compare(x: Scope, leader: number, other: number): void {
  const { s, self, emit } = x;
  if (other === NONE || measure(x, other) >= (x.action?.n ?? 0)) {
    if (isCard(self)) s.stand[self] = TAPPED;
    emit?.(say('nonsense', 'MW-S10.1.2', `${title(s, leader)} is none the better.`, aboutCard(leader)));
    return;
  }
  emit?.(say('nonsense', 'MW-S10.1.2', `${title(s, leader)} is the better of the two.`, aboutCard(leader, other)));
  for (const card of cardsOn(s, other))
    if (isHazard(s.def[card]) && EVENT[s.def[card]] === PERMANENT) discardCard(s, card, emit, { by: self });
}

export const noMoreNonsense: Hook = {
  run(x, spot) {
    const { s, on, self, action } = x;
    const company = companyOf(s, on);
    if (!isCard(on) || !isCard(self) || !company || !action) return;
    action.n = measure(x, on);
    const among = charactersOf(s, company).filter((card) => card !== on);
    if (among.length < 2) return compare(x, on, among[0] ?? NONE);
    choose(x, spot, { seat: x.seat, among, titles: false, most: 1, least: 1 });
  },
  chose(x, [other = NONE]) {
    compare(x, x.on, other);
  },
  text: 'make a roll for him, adding his prowess; choose another character in {company} and do the same for him; if the leader has more, discard all hazard permanent-events on the other; otherwise tap this card, which stays tapped',
};
