// They Ride Together: Ringwraiths from hand come to follow the player's own, as many as he can control (MX-11.2, MX-11.3).
import { type Refusal, refusal } from '../../../../engine/game.ts';
import { AVATAR, KIND } from '../../cards/kinds.ts';
import { couldFollow, playCharacter } from '../../companies/arriving.ts';
import { companyOf } from '../../company.ts';
import { choose, type Spot } from '../../happenings/running.ts';
import { companyRef } from '../../refs.ts';
import { HAND } from '../../state.ts';
import { pile } from '../../zones.ts';
import type { Hook } from '../hooks.ts';
import type { Scope } from '../reading/scope.ts';

const NOBODY: Refusal = refusal('MX-11.3', 'You hold no Ringwraith whom yours could control.');

/** The Ringwraiths in hand whom his own could control now. */
const riders = ({ s, seat, on }: Scope): number[] =>
  pile(s, seat, HAND).filter((card) => KIND[s.def[card]] === AVATAR && couldFollow(s, on, card));

/** Asked whatever he holds: nobody else learns whether he has another. */
const ask = (x: Scope, spot: Spot): void =>
  choose(x, spot, { seat: x.seat, among: riders(x).map((card) => x.s.def[card]), titles: true, most: 1, least: 0 });

export const theyRideTogether: Hook = {
  run: ask,
  chose(x, [def], spot) {
    const company = companyOf(x.s, x.on);
    const card = riders(x).find((one) => x.s.def[one] === def);
    if (card === undefined || !company) return;
    playCharacter(x.s, x.seat, card, companyRef(company.id), x.on, x.emit);
    ask(x, spot);
  },
  can: (x) => (riders(x).length > 0 ? undefined : NOBODY),
  text: 'bring any number of Ringwraiths from your hand into play in his company as his followers, as far as his direct influence goes',
};
