// The Fellowship is seen (WR-8.10, WR-8.11).

import type { StepsOf } from '../../../engine/frames.ts';
import { refusal } from '../../../engine/game.ts';
import { isRefuge } from '../board/control.ts';
import type { FellowshipFrame } from '../frames.ts';
import { REGION_COUNT, regionsWithin } from '../map/regions.ts';
import { begin, finish } from '../procedures.ts';
import { leaderOf } from '../rules.ts';
import { count, regionName, regionTarget, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { FREE } from '../tables/nations.ts';
import { beginTile } from './begin-hunt.ts';
import { comeBy } from './lurkers.ts';
import { tracePath } from './path.ts';

const REFUGE = refusal(
  'WR-8.10.3',
  'A revealed Fellowship cannot end its move at a City or Stronghold that the Free Peoples hold.',
);

/** Only a hidden one can be revealed (WR-8.10.5). */
export function revealFellowship(s: WotrState): void {
  if (!s.revealed) begin(s, { at: 'fellowship/reveal' });
}

export const revealSteps: StepsOf<WotrState, FellowshipFrame, 'fellowship/reveal' | 'fellowship/reveal-to'> = {
  'fellowship/reveal': {
    run(s, f, emit) {
      s.revealed = 1;
      emit?.(say('reveal', 'WR-8.10.2', 'The Fellowship is revealed.'));
      // It stays where it is on the Mordor Track (WR-9.12.9) and at step 0 (WR-8.8.4).
      if (s.mordor > 0 || s.progress === 0) finish(s);
      else f.at = 'fellowship/reveal-to';
    },
  },

  'fellowship/reveal-to': {
    kind: 'place',
    rule: 'WR-8.10.2',
    seat: (s) => leaderOf(s, FREE),
    prompt: (s) => `The Fellowship is revealed: where is it, at most ${count(s.progress, 'region')} away?`,
    options(s, _f, offer) {
      const near = regionsWithin(s.ringBearers, s.progress);
      for (let i = 0; i < near.length; i++) offer.check(isRefuge(s, near[i]) ? REFUGE : undefined, 'to', near[i]);
      if (!offer.explaining) return;
      const far = refusal('WR-8.10.2', `The Fellowship can have gone ${count(s.progress, 'region')} at most.`);
      for (let region = 0; region < REGION_COUNT; region++) if (!near.includes(region)) offer.refuse(far, 'to', region);
    },
    take(s, _f, move, emit) {
      const region = move.arg;
      const way = tracePath(s, s.ringBearers, region, s.progress);
      finish(s);
      const facts = { seat: FREE, way: [s.ringBearers, region] };
      s.ringBearers = region;
      s.progress = 0;
      const text = `The Ring-bearers are seen in ${regionName(region)}.`;
      emit?.(say('reveal-to', 'WR-8.10.2', text, [regionTarget(region)], facts));
      // The frame begun last comes first: the Balrog's tile, then the Stronghold's (WR-9.8.2).
      if (way.stronghold) beginTile(s, 'stronghold');
      comeBy(s, way, 'card');
    },
  },
};
