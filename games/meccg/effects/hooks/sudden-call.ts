// Sudden Call: the end of the game is called on the player whose turn it is, by himself or by a hazard player who has seen
// that he could have called it (LE-S1.1.5 to LE-S1.1.8, MX-9.5 to MX-9.7). In hand it can be shuffled back at any time.
import { refusal } from '../../../../engine/game.ts';
import { learn } from '../../../../engine/random.ts';
import { isCard } from '../../refs.ts';
import { aboutCard, say, seatName, title } from '../../say.ts';
import { DECK, MINION } from '../../state.ts';
import { callTheEnd, conditionsVerdict } from '../../turn/calling.ts';
import { put, shuffleDeck } from '../../zones.ts';
import type { Hook } from '../hooks.ts';

const STANDARD = refusal('LE-S1.1.8', 'It is a hazard in the standard game only.');
const NOT_WIZARDS = refusal('MX-9.7', 'It is no hazard against a Wizard’s player, who calls for himself.');

export const suddenCall: Hook = {
  decides: true,
  can({ s, seat }) {
    if (seat !== s.active && s.rules.starter === 1) return STANDARD;
    if (s.alignment[s.active] !== MINION) return NOT_WIZARDS;
    return conditionsVerdict(s, s.active);
  },
  run({ s, seat, emit }) {
    callTheEnd(s, seat, seat === s.active ? 'LE-S1.1.5' : 'LE-S1.1.8', emit);
  },
  text: 'call the Audience with Sauron on the player whose turn it is, if his play deck has been exhausted or he has points enough for it; everybody else takes one more turn',
};

export const suddenCallBack: Hook = {
  run({ s, seat, self, emit }) {
    if (!isCard(self)) return;
    learn(s);
    emit?.(
      say('shuffle', 'MX-9.8', `${seatName(s, seat)} shows ${title(s, self)} and shuffles it back.`, aboutCard(self)),
    );
    put(s, self, DECK);
    shuffleDeck(s, seat);
  },
  text: 'show this card to your opponent and shuffle it into your play deck',
};
