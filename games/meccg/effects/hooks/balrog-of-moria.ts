// The Balrog is defeated: a trophy for the opponent of his player only (CR-CARD-balrog-of-moria-2).

import { companyOf } from '../../company.ts';
import { leavePlay } from '../../happenings/leaving.ts';
import { isCard, playerRef } from '../../refs.ts';
import { OUT, POINTS } from '../../state.ts';
import type { Hook } from '../hooks.ts';

export const balrogOfMoria: Hook = {
  run(x) {
    const company = companyOf(x.s, x.on);
    if (!company || !isCard(x.self)) return;
    leavePlay(x.s, x.self, company.seat === x.seat ? OUT : POINTS, x.emit);
    if (company.seat !== x.seat) x.s.host[x.self] = playerRef(company.seat);
  },
  text: 'remove this card from play; if your opponent defeated the attack, he receives its marshalling points',
};
