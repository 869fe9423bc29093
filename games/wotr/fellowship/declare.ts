// The Fellowship phase: the position may be declared (WR-8.9), then the Guide changed.

import type { StepsOf } from '../../../engine/frames.ts';
import { type Emit, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import type { Offer } from '../../../engine/offer.ts';
import { isCityOrStronghold, isRefuge, isStronghold } from '../board/control.ts';
import type { FellowshipFrame } from '../frames.ts';
import { discardFromTable } from '../hands/cards.ts';
import { cardsThat, isLaid, wordsOf } from '../hands/laid.ts';
import { HOME_SIDE_OF, NATION_OF, R, REGION_COUNT, regionsWithin } from '../map/regions.ts';
import { activate } from '../politics/politics.ts';
import { become, begin } from '../procedures.ts';
import { leaderOf, seatFor } from '../rules.ts';
import { count, regionName, regionTarget, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { SMEAGOL } from '../tables/characters.ts';
import type { TableWords } from '../tables/events.ts';
import { FREE } from '../tables/nations.ts';
import { heal } from './corruption.ts';
import { canFollow, comeBy } from './lurkers.ts';
import { enterMordor } from './move.ts';
import { tracePath } from './path.ts';
import { dismissSmeagol, hasSmeagol } from './smeagol.ts';

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
  if (!/^declare\b/.test(about) || now === 'fellowship/declare' || canDeclareNow(s) === undefined) return undefined;
  if (s.mordor > 0) return ON_THE_TRACK;
  if (s.revealed) return SEEN;
  return s.stack[s.stack.length - 2]?.at === 'turn/hunt' ? ONCE : LATER;
}

/** Sméagol, as the Guide, has it declared by a Character result (WR-12.3.13). */
export const canDeclareNow = (s: WotrState): Verdict =>
  s.guide !== SMEAGOL ? LATER : s.mordor > 0 ? ON_THE_TRACK : s.revealed ? SEEN : undefined;

/** Standing still in the wild, a declaration changes nothing: nobody is asked. */
const hasReason = (s: WotrState): boolean => s.progress > 0 || isGate(s.ringBearers) || isFreeTown(s.ringBearers);

function offerRegions(s: WotrState, _f: FellowshipFrame, offer: Offer): void {
  const near = regionsWithin(s.ringBearers, s.progress);
  for (let i = 0; i < near.length; i++) offer.add('declare', near[i]);
  if (!offer.explaining) return;
  const far = refusal('WR-8.9.2', `The Fellowship can have gone ${count(s.progress, 'region')} at most.`);
  for (let region = 0; region < REGION_COUNT; region++)
    if (!near.includes(region)) offer.refuse(far, 'declare', region);
}

export const declareSteps: StepsOf<
  WotrState,
  FellowshipFrame,
  'fellowship/phase' | 'fellowship/declare' | 'fellowship/declare-now'
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
    options(s, f, offer) {
      offerRegions(s, f, offer);
      offer.add('no declaration');
    },
    take(s, _f, move, emit) {
      become(s, { at: 'fellowship/guide' });
      if (move.verb === 'declare') declare(s, move.arg, true, emit);
    },
  },

  'fellowship/declare-now': {
    kind: 'place',
    rule: 'WR-12.3.13',
    seat: (s) => seatFor(s, FREE),
    prompt: (s) => `Where does Sméagol lead the Fellowship? Up to ${count(s.progress, 'region')} away.`,
    options: offerRegions,
    take(s, _f, move, emit) {
      become(s, { at: 'fellowship/guide' });
      declare(s, move.arg, false, emit); // WR-12.3.15
    },
  },
};

/** Cards on the table that a declaration in such a place ends. */
function discardEnded(s: WotrState, place: TableWords['endsWhenDeclared'], emit: Emit): void {
  for (const card of cardsThat('endsWhenDeclared'))
    if (wordsOf(card).endsWhenDeclared === place) discardFromTable(s, card, emit);
}

/** Does not end the Hidden state (WR-8.9.3). */
function declare(s: WotrState, region: number, heals: boolean, emit: Emit): void {
  const way = tracePath(s, s.ringBearers, region, s.progress, isLaid(s, 'shutsGates'));
  const facts = { seat: FREE, way: [s.ringBearers, region] };
  s.ringBearers = region;
  s.progress = 0;
  const text = `The Fellowship is declared in ${regionName(region)}.`;
  emit?.(say('declare', 'WR-8.9.3', text, [regionTarget(region)], facts));
  if (heals && isRefuge(s, region)) heal(s, 1, emit);
  if (isFreeTown(region)) {
    activate(s, NATION_OF[region], 'declared', emit, region); // WR-7.2.4
    discardEnded(s, 'city-or-stronghold', emit);
    if (isStronghold(region) && isRefuge(s, region)) discardEnded(s, 'held-stronghold', emit);
    if (hasSmeagol(s)) dismissSmeagol(s, emit);
  }
  if (isGate(region)) enterMordor(s, emit);
  comeBy(s, way, 'declared');
  if (canFollow(s)) begin(s, { at: 'fellowship/he-sees' });
}
