// Stay Her Appetite: an ally may turn on who controls him, and is discarded unless his attack is defeated.
import { PROWESS } from '../../cards/all.ts';
import { ATTACK_RACES } from '../../cards/kinds.ts';
import { beginAttack } from '../../combat/attack.ts';
import { characterOf, companyOf } from '../../company.ts';
import { rollDice } from '../../dice.ts';
import { discardCard } from '../../happenings/leaving.ts';
import { DEFEATED, happened } from '../../history.ts';
import { isCard } from '../../refs.ts';
import { aboutCard, say, seatName, title } from '../../say.ts';
import { DETAINS, ownerOf, PLAY } from '../../state.ts';
import { mindOf, unusedDirectInfluence, unusedGeneralInfluence } from '../../stats.ts';
import { HERO } from '../../tables/words.ts';
import type { Hook } from '../hooks.ts';
import type { Scope } from '../reading/scope.ts';

const MORE_NEEDED = 5;

/** What the roll with the ally's mind must exceed. */
const neededFor = ({ s, on }: Scope, controller: number): number =>
  unusedGeneralInfluence(s, ownerOf(s, on)) + unusedDirectInfluence(s, controller) + MORE_NEEDED;

export const stayHerAppetite: Hook = {
  run(x) {
    const { s, on, seat, emit, action } = x;
    if (!isCard(on) || s.zone[on] !== PLAY || !action) return;
    const controller = characterOf(s, s.host[on]);
    const company = companyOf(s, on);
    if (!company) return;
    const dice = rollDice(s);
    const total = dice.sum + mindOf(s, on);
    const needed = neededFor(x, controller);
    const turns = total > needed;
    emit?.(
      say(
        'roll',
        'MW-S0.1.1',
        `${seatName(s, seat)} rolls ${dice.sum} (${total}) for ${title(s, on)}: more than ${needed} is asked for, ${turns ? `and it turns on ${title(s, controller)}` : 'and nothing happens'}.`,
        aboutCard(on),
        { seat, dice: dice.dice },
      ),
    );
    if (!turns) return;
    const fury = rollDice(s);
    const prowess = Math.max(0, PROWESS[s.def[on]]) + fury.sum;
    emit?.(
      say('roll', 'MW-S0.1.1', `${seatName(s, seat)} rolls ${fury.sum}: it has ${prowess} prowess.`, aboutCard(on), {
        seat,
        dice: fury.dice,
      }),
    );
    action.n = 1;
    beginAttack(
      s,
      {
        card: on,
        company: company.id,
        race: ATTACK_RACES.indexOf('traitor'),
        strikes: 1,
        prowess,
        bits: s.alignment[company.seat] === HERO ? DETAINS : 0,
        forced: [controller],
      },
      emit,
    );
  },
  text: 'make a roll, adding the mind of {it}; if the result is more than the unused general influence of its player plus the unused direct influence of the character who controls it plus 5, it attacks that character with one strike, whose prowess is its printed prowess plus another roll (a detainment attack against a hero)',
};

/** A detainment attack is never defeated (LE-S7.7.2). */
export const stayHerAppetiteOver: Hook = {
  run({ s, on, emit, action, self }) {
    if (action?.n !== 1 || !isCard(on) || s.zone[on] !== PLAY) return;
    if (!happened(s, DEFEATED, undefined, on)) discardCard(s, on, emit, { by: self });
  },
  text: 'discard {it} if it attacked and its attack was not defeated',
};
