// Morannon is an event that is used as a site card: its company goes there by the Black Gate (CR-CARD-morannon-1). The site
// stands in the table of sites; happenings/leaving.ts discards the event when nobody is left there.
import type { Verdict } from '../../../../engine/game.ts';
import { companyOf } from '../../company.ts';
import { setCourse } from '../../movement/declare.ts';
import { courseVerdict } from '../../movement/destinations.ts';
import { R } from '../../places/regions.ts';
import { S } from '../../places/sites.ts';
import { BY_CARD, SITE_ABSENT, SITE_IN_PLAY, siteSlot } from '../../state.ts';
import type { Hook } from '../hooks.ts';
import { bound } from '../reading/scope.ts';

export const morannon: Hook = {
  can(x): Verdict {
    const company = companyOf(x.s, bound(x, 'company'));
    return company && courseVerdict(x.s, company);
  },
  decides: true,
  run(x) {
    const { s } = x;
    const company = companyOf(s, bound(x, 'company'));
    if (!company) return;
    const slot = siteSlot(company.seat, S.morannon);
    if (s.sites[slot] === SITE_ABSENT) s.sites[slot] = SITE_IN_PLAY;
    setCourse(s, company, S.morannon, BY_CARD, [R.dagorlad, R.udun], x.emit);
  },
  text: 'this card is the company’s new site card: a Dark-hold in Udûn, with a Shadow-land and a Dark-domain as its site path, for which you may draw two cards and your opponent five; the company can leave it by region cards, or for Lórien by a site path of two Dark-domains, a Shadow-land, a Wilderness, a Free-domain, a Border-land and a Wilderness; discard this card when the company has left it',
};
