// Ready to His Will: the creature that attacks becomes an ally. The card itself is the ally, and the creature lies on it.
import { type Refusal, refusal } from '../../../../engine/game.ts';
import { CARDS } from '../../cards/all.ts';
import { cancelTheAttack } from '../../combat/attack.ts';
import { charactersOf, companyOf } from '../../company.ts';
import { happen } from '../../happenings/triggers.ts';
import { ALLIED, note } from '../../history.ts';
import { companyRef, isCard } from '../../refs.ts';
import { aboutCard, say, title } from '../../say.ts';
import { ATTACK_FACED } from '../../state.ts';
import { isUncancellable } from '../../stats/attack.ts';
import { isCancelled } from '../../stats/fight.ts';
import { putOn } from '../../zones.ts';
import type { Hook } from '../hooks.ts';
import { forbidden } from '../reading/deeds.ts';

const MANY: Refusal = refusal('MW-S10.5.1', 'It is played on a creature with one strike for each of its attacks.');
const NO_CANCEL: Refusal = refusal('CR-A13', 'The attack cannot be cancelled, or not any more.');
const RIDES_ALONE: Refusal = refusal('LE-S5.6.3', 'No ally may join this company.');

export const readyToHisWill: Hook = {
  decides: true,
  can({ s, by }) {
    const { attack } = s;
    const company = companyOf(s, by);
    if (!attack || !company) return NO_CANCEL;
    const creature = CARDS[s.def[attack.card]];
    if (creature?.kind !== 'creature' || creature.strikes !== 1) return MANY;
    if (attack.stage !== ATTACK_FACED || isCancelled(attack) || isUncancellable(s, attack)) return NO_CANCEL;
    return charactersOf(s, company).some((one) => forbidden(s, 'company', one)) ? RIDES_ALONE : undefined;
  },
  run({ s, by, self, emit }) {
    const { attack } = s;
    const company = companyOf(s, by);
    if (!attack || !company || !isCard(self) || !isCard(attack.card)) return;
    if (attack.stage !== ATTACK_FACED || isUncancellable(s, attack)) return;
    cancelTheAttack(s, emit);
    attack.nth = attack.of;
    putOn(s, self, by);
    s.host[attack.card] = self;
    note(s, ALLIED, company.id, by, self);
    emit?.(
      say('ally', 'MW-S9.2.2', `${title(s, attack.card)} joins ${title(s, by)}.`, aboutCard(self, attack.card, by)),
    );
    happen(s, 'company-changes', companyRef(company.id), emit);
  },
  text: 'all attacks of the creature, which must have one strike for each of them, are cancelled; put this card on {by} and the creature on it: it is an ally with 1 mind, 8 body, and the prowess of the creature less 7',
};
