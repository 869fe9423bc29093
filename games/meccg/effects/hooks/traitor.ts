// Traitor: who failed a corruption check turns on his company, with the prowess that he had (CR-A23).

import { ATTACK_RACES } from '../../cards/kinds.ts';
import { beginAttack } from '../../combat/attack.ts';
import { charactersOf, companyOf } from '../../company.ts';
import { discardCard } from '../../happenings/leaving.ts';
import { choose } from '../../happenings/running.ts';
import { opponentOf } from '../../seats.ts';
import { COUNCIL } from '../../state.ts';
import type { Hook } from '../hooks.ts';
import type { Scope } from '../reading/scope.ts';

const MORE_PROWESS = 10;

/** The victim faces the one strike. */
function attackOn(x: Scope, victim: number): void {
  const { s } = x;
  const company = companyOf(s, victim);
  if (!company || !x.action) return;
  const spec = {
    company: company.id,
    race: ATTACK_RACES.indexOf('traitor'),
    strikes: 1,
    bodyCheck: 1,
    forced: [victim],
  };
  beginAttack(s, { ...spec, prowess: x.action.n + MORE_PROWESS }, x.emit);
}

export const traitor: Hook = {
  anybodys: true,
  /** All copies go, and only one of them acts (CR-CARD-traitor-1, CR-CARD-traitor-2). */
  run(x, spot) {
    const { s, action } = x;
    for (const card of [...s.play]) if (s.def[card] === x.def) discardCard(s, card, x.emit);
    const company = action ? companyOf(s, action.to) : undefined;
    if (!company || s.phase === COUNCIL) return;
    const among = charactersOf(s, company).filter((card) => card !== x.on);
    if (among.length === 1) attackOn(x, among[0]);
    else if (among.length > 1)
      choose(x, spot, { seat: opponentOf(s, company.seat), among, titles: false, most: 1, least: 1 });
  },
  chose(x, chosen) {
    attackOn(x, chosen[0]);
  },
  text: 'another character in his company, chosen by the opponent of his player, faces an attack of one strike with the prowess of the character who failed plus 10 (a body check that follows is modified by +1), and every copy of this card is discarded',
};
