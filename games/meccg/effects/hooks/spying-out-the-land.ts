// Spying out the Land: of the hazards in his hand the opponent shows those that he may play on the company. The turn's
// history remembers them; movement/spied.ts asks it.
import { NONE } from '../../../../engine/game.ts';
import { isHazard } from '../../cards/kinds.ts';
import { choose } from '../../happenings/running.ts';
import { happened, note, SPIED } from '../../history.ts';
import { aboutCard, say, seatName, title } from '../../say.ts';
import { leftOf } from '../../seats.ts';
import { EVERYBODY, HAND } from '../../state.ts';
import { pile } from '../../zones.ts';
import type { Hook } from '../hooks.ts';
import { isHazardWay, playWays } from '../reading/literal.ts';

/** Some resources are played as hazards too (Sudden Call). */
const playsAsHazard = (def: number): boolean => isHazard(def) || playWays(def).some((way) => isHazardWay(def, way));

export const spyingOutTheLand: Hook = {
  run(x, spot) {
    const { s, by } = x;
    note(s, SPIED, NONE, by);
    const seat = leftOf(s, x.seat);
    const among = pile(s, seat, HAND)
      .map((card) => s.def[card])
      .filter((def) => playsAsHazard(def));
    // He is asked whatever he holds: nobody else learns that he has none.
    choose(x, spot, { seat, among, titles: true, most: Math.max(1, among.length), least: 0 });
  },
  chose({ s, seat, by, emit }, chosen) {
    const other = leftOf(s, seat);
    for (const def of chosen) {
      const copies = pile(s, other, HAND).filter((one) => s.def[one] === def);
      const shown = copies.find((one) => !happened(s, SPIED, NONE, by, one));
      if (shown === undefined) continue;
      s.known[shown] = EVERYBODY;
      note(s, SPIED, NONE, by, shown);
      emit?.(say('reveal', 'CR-TIM-2', `${seatName(s, other)} reveals ${title(s, shown)}.`, aboutCard(shown)));
    }
  },
  text: 'your opponent may reveal any hazards from his hand; from his hand he plays no others in the movement/hazard phase of {by}’s company this turn',
};
