// How often each card was played, over as many games as it is shown: cards that come to the table or into a chain from
// anywhere else, sites that companies set out for, regions they set out to pass. What players start with is not counted.
import { NONE, type Tally } from '../../engine/game.ts';
import { C, CARDS } from './cards/all.ts';
import { REGION_IDS } from './places/regions.ts';
import { SITE_CARD } from './places/site-cards.ts';
import { siteCardOf } from './places/sites.ts';
import { CHAIN, type MeccgState, PLAY, SETUP } from './state.ts';

const REGION_CARD = REGION_IDS.map((id) => C[id]);
const isOut = (zone: number): boolean => zone === PLAY || zone === CHAIN;

export class CardTally implements Tally<MeccgState> {
  /** By card number. */
  private readonly played: number[] = CARDS.map(() => 0);
  private state: MeccgState | undefined;
  private zone: number[] = [];
  private readonly to = new Map<number, number>();

  /** To be shown every state of a game in turn; another state object is another game. */
  see(s: MeccgState): void {
    if (s === this.state && s.phase !== SETUP) this.compare(s);
    else {
      this.zone = s.zone.slice();
      this.to.clear();
    }
    this.state = s;
  }

  private compare(s: MeccgState): void {
    const { zone, played } = this;
    for (let card = 0; card < zone.length; card++)
      if (s.zone[card] !== zone[card]) {
        if (isOut(s.zone[card]) && !isOut(zone[card])) played[s.def[card]]++;
        zone[card] = s.zone[card];
      }
    for (const { id, seat, to, walk } of s.companies)
      if (to !== (this.to.get(id) ?? NONE)) {
        this.to.set(id, to);
        if (to === NONE) continue;
        played[SITE_CARD[siteCardOf(s, seat, to)]]++;
        for (const region of walk) played[REGION_CARD[region]]++;
      }
  }

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(CARDS.map(({ id }, def) => [id, this.played[def]]));
  }
}
