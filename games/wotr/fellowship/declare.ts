// The Fellowship phase: the position may be declared (WR-8.9), then the Guide changed.

import type { StepsOf } from '../../../engine/frames.ts';
import { type Emit, type Refusal, refusal } from '../../../engine/game.ts';
import type { FellowshipFrame } from '../frames.ts';
import { beginTile } from '../hunt/begin.ts';
import { isCityOrStronghold, isRefuge, isStronghold } from '../map/control.ts';
import { HOME_SIDE_OF, NATION_OF, R, REGION_COUNT, regionsWithin } from '../map/regions.ts';
import { activate } from '../politics/politics.ts';
import { become, begin, finish } from '../procedures.ts';
import { leaderOf } from '../rules.ts';
import { cardTitle, count, regionName, regionTarget, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import type { TableWords } from '../tables/events.ts';
import { FREE, SHADOW } from '../tables/nations.ts';
import { discardFromTable } from '../turn/cards.ts';
import { cardsThat, isLaid, laid, wordsOf } from '../turn/laid.ts';
import { heal } from './corruption.ts';
import { enterMordor } from './move.ts';
import { mustPassMoria } from './path.ts';

/** The two ways into Mordor (WR-9.11.1). */
const isGate = (region: number): boolean => region === R.morannon || region === R['minas-morgul'];

/** A City or Stronghold of a Free Nation, whoever holds it now. */
const isFreeTown = (region: number): boolean => isCityOrStronghold(region) && HOME_SIDE_OF[region] === FREE;

const ON_THE_TRACK = refusal(
  'WR-9.11.6',
  'On the Mordor Track the Fellowship is in no region: it is declared no more.',
);
const SEEN = refusal('WR-8.9.1', 'A revealed Fellowship cannot be declared.');
const ONCE = refusal('WR-8.13.3', 'The Fellowship is declared once in a Fellowship phase, before the Guide is named.');
const LATER = refusal('WR-8.9.1', 'The Fellowship is declared in the Fellowship phase.');
const GUIDE_LATER = refusal(
  'WR-8.4.5',
  'A Guide is named at the end of the Fellowship phase, or when a Companion has left the Fellowship.',
);

/** Why nothing is declared, and no Guide named, at a moment when something else is chosen. */
export function notNow(s: WotrState, about: string): Refusal | undefined {
  const now = s.stack[s.stack.length - 1]?.at;
  if (/^guide\b/.test(about)) return now === 'fellowship/name-guide' ? undefined : GUIDE_LATER;
  if (!/^declare\b/.test(about) || now === 'fellowship/declare') return undefined;
  if (s.mordor > 0) return ON_THE_TRACK;
  if (s.revealed) return SEEN;
  return s.stack[s.stack.length - 2]?.at === 'turn/hunt' ? ONCE : LATER;
}

/** Standing still in the wild, a declaration changes nothing: nobody is asked. */
const hasReason = (s: WotrState): boolean => s.progress > 0 || isGate(s.ringBearers) || isFreeTown(s.ringBearers);

export const declareSteps: StepsOf<
  WotrState,
  FellowshipFrame,
  'fellowship/phase' | 'fellowship/declare' | 'fellowship/balrog'
> = {
  'fellowship/phase': {
    run(s, f) {
      // WR-8.9.1, WR-9.11.6
      if (s.revealed || s.mordor > 0 || !hasReason(s)) become(s, { at: 'fellowship/guide' });
      else f.at = 'fellowship/declare';
    },
  },

  'fellowship/declare': {
    kind: 'place',
    rule: 'WR-8.9.1',
    seat: (s) => leaderOf(s, FREE),
    prompt: (s) =>
      s.progress === 0
        ? `Do you declare the Fellowship in ${regionName(s.ringBearers)}, where it is?`
        : `Where do you declare the Fellowship? Up to ${count(s.progress, 'region')} away, or not at all.`,
    options(s, _f, offer) {
      const near = regionsWithin(s.ringBearers, s.progress);
      for (let i = 0; i < near.length; i++) offer.add('declare', near[i]);
      offer.add('no declaration');
      if (!offer.explaining) return;
      const far = refusal('WR-8.9.2', `The Fellowship can have gone ${count(s.progress, 'region')} at most.`);
      for (let region = 0; region < REGION_COUNT; region++)
        if (!near.includes(region)) offer.refuse(far, 'declare', region);
    },
    take(s, _f, move, emit) {
      become(s, { at: 'fellowship/guide' });
      if (move.verb === 'declare') declare(s, move.arg, emit);
    },
  },

  'fellowship/balrog': {
    kind: 'confirm',
    rule: 'WR-9.8.2',
    seat: (s) => leaderOf(s, SHADOW),
    prompt: (s) => `The Fellowship came by way of Moria: discard ${cardTitle(laid(s, 'lurksIn'))} to draw a Hunt tile?`,
    options(s, _f, offer) {
      offer.add('use', laid(s, 'lurksIn'));
      offer.add('keep');
    },
    take(s, f, move, emit) {
      finish(s);
      if (move.verb === 'keep') return;
      discardFromTable(s, move.arg, emit);
      beginTile(s, f.source, 'no-eye');
    },
  },
};

/** Cards on the table that a declaration in such a place ends. */
function discardEnded(s: WotrState, place: TableWords['endsWhenDeclared'], emit: Emit): void {
  for (const card of cardsThat('endsWhenDeclared'))
    if (wordsOf(card).endsWhenDeclared === place) discardFromTable(s, card, emit);
}

/** Does not end the Hidden state (WR-8.9.3). */
function declare(s: WotrState, region: number, emit: Emit): void {
  const moria = isLaid(s, 'lurksIn') && mustPassMoria(s.ringBearers, region, s.progress);
  const facts = { seat: FREE, way: [s.ringBearers, region] };
  s.ringBearers = region;
  s.progress = 0;
  const text = `The Fellowship is declared in ${regionName(region)}.`;
  emit?.(say('declare', 'WR-8.9.3', text, [regionTarget(region)], facts));
  if (isRefuge(s, region)) heal(s, 1, emit);
  if (isFreeTown(region)) {
    activate(s, NATION_OF[region], 'declared', emit, region); // WR-7.2.4
    discardEnded(s, 'city-or-stronghold', emit);
    if (isStronghold(region) && isRefuge(s, region)) discardEnded(s, 'held-stronghold', emit);
  }
  if (isGate(region)) enterMordor(s, emit);
  if (moria) begin(s, { at: 'fellowship/balrog', source: 'declared' });
}
