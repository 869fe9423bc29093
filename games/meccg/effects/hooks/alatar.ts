// Alatar at a Haven comes to the aid of a company that a hazard creature attacks, wherever it is.
import { refusal } from '../../../../engine/game.ts';
import { isAlly } from '../../cards/kinds.ts';
import { joinCompany } from '../../companies/organizing.ts';
import { companyById, companyOf, followersOf } from '../../company.ts';
import type { MeccgFrame } from '../../frames.ts';
import { discardCard } from '../../happenings/leaving.ts';
import { isCard } from '../../refs.ts';
import { aboutCard, companyName, say, title } from '../../say.ts';
import { type MeccgState, ORPHAN } from '../../state.ts';
import { cardsOn } from '../../zones.ts';
import type { Hook } from '../hooks.ts';

const NOT_THEIRS = refusal('CR-CARD-alatar-1', 'He comes to the aid of another company of yours.');

/** The card must face a strike of the attack; once that is over, `aid-over` happens to it. */
export function comeToAid(s: MeccgState, card: number): void {
  s.attack?.forced.push(card);
  const fight = s.stack.findLastIndex(({ at }) => at.startsWith('combat/'));
  const afterwards: MeccgFrame = { at: 'effects/later', event: 'aid-over', card };
  s.stack.splice(fight, 0, afterwards);
}

export const alatar: Hook = {
  can({ s, seat, self }) {
    const company = s.attack ? companyById(s, s.attack.company) : undefined;
    return company && company.seat === seat && companyOf(s, self) !== company ? undefined : NOT_THEIRS;
  },
  run({ s, self, emit }) {
    const { attack } = s;
    const company = attack ? companyById(s, attack.company) : undefined;
    if (!attack || !company || !isCard(self)) return;
    for (const card of cardsOn(s, self)) if (isAlly(s.def[card])) discardCard(s, card, emit);
    for (const follower of followersOf(s, self)) s.under[follower] = ORPHAN;
    const joined = companyName(s, company.id); // he may lead it from now on
    joinCompany(s, self, company, emit);
    comeToAid(s, self);
    emit?.(say('aid', 'CR-CARD-alatar-4', `${title(s, self)} joins ${joined}.`, aboutCard(self)));
  },
  text: 'Alatar, even tapped or wounded, joins the attacked company, another one of yours, and stays in it; discard the allies he controls; his followers stay behind without a controller; he must face a strike of the attack, assigned before any other',
};
