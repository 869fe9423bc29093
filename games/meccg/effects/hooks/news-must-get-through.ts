// News Must Get Through: what a company would tell at a Darkhaven is sent there from where it is, and stored as if there.
import { NONE, type Refusal, refusal } from '../../../../engine/game.ts';
import { isStorable, storeCard } from '../../companies/storing.ts';
import { companyOf } from '../../company.ts';
import { choose } from '../../happenings/running.ts';
import { isHavenFor, NEAREST_HAVEN, siteCardOf } from '../../places/sites.ts';
import { siteRef } from '../../refs.ts';
import type { Hook } from '../hooks.ts';
import { cannotBe } from '../reading/deeds.ts';
import { effectsOf } from '../reading/literal.ts';
import type { Scope } from '../reading/scope.ts';

const NOTHING: Refusal = refusal('LE-S10.9.3', 'The company has nothing that could be stored at a Darkhaven.');

/** What the company bears that a Darkhaven would take. */
export const messages = ({ s, seat, on }: Scope): number[] =>
  s.play.filter(
    (card) =>
      isStorable(s, seat, card) &&
      companyOf(s, card) === companyOf(s, on) &&
      effectsOf(s.def[card]).storable?.includes('haven') === true &&
      !cannotBe(s, 'stored', card),
  );

/** The Darkhaven of the company: where it is, or the nearest one; NONE without either. */
export function darkhavenOf({ s, seat, on }: Scope): number {
  const company = companyOf(s, on);
  if (!company) return NONE;
  const { site } = company;
  return isHavenFor(s, seat, site) ? site : NEAREST_HAVEN[siteCardOf(s, seat, site)];
}

export const newsMustGetThrough: Hook = {
  run(x, spot) {
    const among = messages(x);
    if (among.length > 0) choose(x, spot, { seat: x.seat, among, titles: false, most: among.length, least: 0 });
  },
  chose(x, chosen) {
    const { s, seat, emit } = x;
    const haven = darkhavenOf(x);
    for (const card of chosen) {
      storeCard(s, card, emit);
      if (haven >= 0) s.host[card] = siteRef(seat, haven); // it counts as stored at a Darkhaven
    }
  },
  can: (x) => (messages(x).length > 0 ? undefined : NOTHING),
  text: 'you may store any of its resource events that can be stored at a Darkhaven, as if it were there',
};
