// Freeze the Flesh: one whom a body check has eliminated this turn comes back to his company, less than he was.
import { NONE, refusal } from '../../../../engine/game.ts';
import { isCharacter } from '../../cards/kinds.ts';
import { companyOf } from '../../company.ts';
import { choose } from '../../happenings/running.ts';
import { happen } from '../../happenings/triggers.ts';
import { FELL, happened } from '../../history.ts';
import { companyRef, isCard } from '../../refs.ts';
import { aboutCard, say, title } from '../../say.ts';
import { GENERAL, OUT, ownerOf, PLAY, TAPPED } from '../../state.ts';
import { unusedDirectInfluence } from '../../stats/influence.ts';
import { mindOf } from '../../stats.ts';
import { putOn } from '../../zones.ts';
import type { Hook } from '../hooks.ts';
import type { Scope } from '../reading/scope.ts';

const NOBODY = refusal('MW-S10.1.2', 'Nobody of his company was eliminated by a body check this turn.');

/** Those of his company whom a body check has eliminated this turn. */
function fallen({ s, seat, by }: Scope): number[] {
  const company = companyOf(s, by)?.id;
  if (company === undefined) return [];
  return s.def.flatMap((def, card) =>
    isCharacter(def) && s.zone[card] === OUT && ownerOf(s, card) === seat && happened(s, FELL, company, card)
      ? [card]
      : [],
  );
}

/** His controller of before has him again if he can; else general influence does. */
function controllerOf({ s, by }: Scope, card: number): number {
  const company = companyOf(s, by);
  const before = s.play.find((one) => happened(s, FELL, company?.id, card, one)) ?? NONE;
  if (before === NONE || companyOf(s, before) !== company) return GENERAL;
  return unusedDirectInfluence(s, before, card) >= mindOf(s, card) ? before : GENERAL;
}

function comeBack(x: Scope, card: number): void {
  const { s, by, self, emit } = x;
  const company = companyOf(s, by);
  if (!company || !isCard(self)) return;
  const under = controllerOf(x, card);
  putOn(s, card, companyRef(company.id));
  s.under[card] = under;
  s.stand[card] = TAPPED;
  putOn(s, self, card);
  emit?.(say('return', 'MW-S10.1.2', `${title(s, card)} comes back to his company.`, aboutCard(card, self)));
  happen(s, 'enters-play', self, emit, self);
  happen(s, 'company-changes', companyRef(company.id), emit);
}

export const freezeTheFlesh: Hook = {
  decides: true,
  attaches: true,
  can: (x) => (fallen(x).length > 0 ? undefined : NOBODY),
  run(x, spot) {
    const among = fallen(x);
    if (among.length === 1) comeBack(x, among[0]);
    else if (among.length > 1) choose(x, spot, { seat: x.seat, among, titles: false, most: 1, least: 1 });
  },
  chose(x, [card]) {
    if (card !== undefined && x.s.zone[card] !== PLAY) comeBack(x, card);
  },
  text: 'a character of yours whom a body check has eliminated this turn in {company} returns to it tapped; put this card on him',
};
