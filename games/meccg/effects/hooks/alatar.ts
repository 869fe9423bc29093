// Alatar at a Haven comes to the aid of a company that a hazard creature attacks, wherever it is.
import { refusal } from '../../../../engine/game.ts';
import { ALLY, KIND } from '../../cards/kinds.ts';
import { companyById, companyOf, followersOf } from '../../companies/company.ts';
import { discardCard } from '../../companies/leaving.ts';
import { joinCompany } from '../../companies/organizing.ts';
import type { MeccgFrame } from '../../frames.ts';
import { isCard } from '../../refs.ts';
import { aboutCard, companyName, say, title } from '../../say.ts';
import { ORPHAN } from '../../state.ts';
import { cardsOn } from '../../zones.ts';
import type { Hook } from '../hooks.ts';

const NOT_THEIRS = refusal('CR-CARD-alatar-1', 'He comes to the aid of another company of yours.');

export const alatar: Hook = {
  can({ s, seat, self }) {
    const company = s.attack ? companyById(s, s.attack.company) : undefined;
    return company && company.seat === seat && companyOf(s, self) !== company ? undefined : NOT_THEIRS;
  },
  run({ s, self, emit }) {
    const { attack } = s;
    const company = attack ? companyById(s, attack.company) : undefined;
    if (!attack || !company || !isCard(self)) return;
    for (const card of cardsOn(s, self)) if (KIND[s.def[card]] === ALLY) discardCard(s, card, emit);
    for (const follower of followersOf(s, self)) s.under[follower] = ORPHAN;
    const joined = companyName(s, company.id); // he may lead it from now on
    joinCompany(s, self, company, emit);
    attack.forced.push(self);
    const fight = s.stack.findLastIndex(({ at }) => at.startsWith('combat/'));
    const afterwards: MeccgFrame = { at: 'effects/later', event: 'aid-over', card: self };
    s.stack.splice(fight, 0, afterwards);
    emit?.(say('aid', 'CR-CARD-alatar-4', `${title(s, self)} joins ${joined}.`, aboutCard(self)));
  },
  text: 'Alatar, even tapped or wounded, joins the attacked company, another one of yours, and stays in it; discard the allies he controls; his followers stay behind without a controller; he must face a strike of the attack, assigned before any other',
};
