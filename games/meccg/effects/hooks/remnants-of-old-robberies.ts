// Remnants of Old Robberies: what the creature had is worth something to its victor. Both cards stay in the piles.
import { type Refusal, refusal } from '../../../../engine/game.ts';
import { ATTACK_RACES } from '../../cards/kinds.ts';
import { isCard } from '../../refs.ts';
import { aboutCard, say, seatName, title } from '../../say.ts';
import { POINTS } from '../../state.ts';
import { put } from '../../zones.ts';
import type { Hook } from '../hooks.ts';

const NOT_YET: Refusal = refusal('MW-S7.6.2', 'The creature has not been defeated in all its attacks.');

const NOTHING: Refusal = refusal('MW-S10.5.1', 'Wolves, Animals and Nazgûl leave nothing behind.');
const POOR: readonly string[] = ['wolf', 'animal', 'nazgul'];

export const remnants: Hook = {
  decides: true,
  can({ s: { attack } }) {
    if (attack && POOR.includes(ATTACK_RACES[attack.race])) return NOTHING;
    return attack && isCard(attack.card) && attack.defeated >= attack.of ? undefined : NOT_YET;
  },
  run({ s, self, seat, emit }) {
    const creature = s.attack?.card;
    if (creature === undefined || !isCard(creature) || !isCard(self)) return;
    put(s, self, POINTS);
    s.host[self] = creature;
    emit?.(
      say(
        'trophy',
        'MW-S1.4.1',
        `${seatName(s, seat)} puts ${title(s, self)} with ${title(s, creature)}.`,
        aboutCard(self, creature),
      ),
    );
  },
  text: 'unless the creature is a Wolf, an Animal or a Nazgûl, put this card with the creature in the marshalling point piles',
};
