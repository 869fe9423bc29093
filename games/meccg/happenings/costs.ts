// What a player pays when he declares (CR-A5, CR-A6), and whether he can.
import { NONE, refusal, type Verdict } from '../../../engine/game.ts';
import { companyOf, setSiteTapped, siteIsTapped, siteOf } from '../company.ts';
import { WHO_NAMES } from '../effects/phrases/names.ts';
import { aPhrase } from '../effects/phrases/phrase.ts';
import { bound, type Scope } from '../effects/reading/scope.ts';
import { holds, phraseOf } from '../effects/reading/tests.ts';
import type { Cost, Test } from '../effects/vocabulary.ts';
import { isCard } from '../refs.ts';
import { aboutCard, nameOf, say, title } from '../say.ts';
import { CHAIN, DISCARD, PLAY, POINTS, TAPPED, UNTAPPED } from '../state.ts';
import { pile, put } from '../zones.ts';
import { discardCard } from './leaving.ts';

/** A stored card of the player that fits; they are all alike. */
const storedOf = (x: Scope, test: Test): number =>
  pile(x.s, x.seat, POINTS).find((card) => card !== x.self && holds(x, test, card)) ?? NONE;

/** Why the cost cannot be paid. */
export function costVerdict(x: Scope, cost: Cost): Verdict {
  const { s } = x;
  switch (cost.is) {
    case 'tap': {
      const who = bound(x, cost.who);
      if (!isCard(who) || s.zone[who] !== PLAY) return refusal('CR-A5', 'What must tap for it is not in play.');
      if (s.stand[who] !== UNTAPPED) return refusal('CR-A5', `${title(s, who)} is not untapped.`);
      return undefined;
    }
    case 'discard': {
      const who = bound(x, cost.who);
      return isCard(who) && (s.zone[who] === PLAY || (who === x.self && s.zone[who] === POINTS))
        ? undefined
        : refusal('CR-A6', 'What must be discarded is not in play.');
    }
    case 'tap-site': {
      const company = companyOf(s, x.by) ?? companyOf(s, x.on) ?? companyOf(s, x.self);
      if (!company || siteOf(company) < 0) return refusal('CR-A25', 'The company is at no site.');
      return siteIsTapped(s, company) ? refusal('CR-A5', 'The site is tapped.') : undefined;
    }
    case 'becomes':
      return isCard(x.self) && s.zone[x.self] === PLAY && s.stand[x.self] === UNTAPPED
        ? undefined
        : refusal('CR-A5', 'It is not untapped and in play.');
    case 'discard-stored':
      return storedOf(x, cost.test) === NONE ? refusal('CR-A6', 'You have stored no such card.') : undefined;
    case 'pass-check':
      return isCard(x.by) ? undefined : refusal('CR-A7', 'Somebody must make the corruption check.');
  }
}

/** Pays it: at declaration, before anybody can respond. */
export function pay(x: Scope, cost: Cost): void {
  const { s, emit } = x;
  switch (cost.is) {
    case 'tap': {
      const who = bound(x, cost.who);
      s.stand[who] = TAPPED;
      emit?.(say('tap', 'CR-A5', `${nameOf(s, who)} taps.`, aboutCard(who)));
      return;
    }
    case 'discard':
      discardCard(s, bound(x, cost.who), emit);
      return;
    case 'tap-site': {
      const company = companyOf(s, x.by) ?? companyOf(s, x.on) ?? companyOf(s, x.self);
      if (company) setSiteTapped(s, company, true);
      return;
    }
    case 'becomes':
      emit?.(
        say(
          'tap',
          'CR-TERM-nazgul-1',
          `${nameOf(s, x.self)} taps and becomes a ${cost.event}-event.`,
          aboutCard(x.self),
        ),
      );
      put(s, x.self, CHAIN);
      return;
    case 'discard-stored': {
      const card = storedOf(x, cost.test);
      if (card === NONE) return;
      put(s, card, DISCARD);
      emit?.(say('discard', 'CR-A6', `${nameOf(s, card)} is discarded.`, aboutCard(card)));
      return;
    }
    case 'pass-check': // when it resolves: see run.ts
  }
}

/** "a Sapling of the White Tree that you have stored at Minas Tirith". */
function storedText(test: Test): string {
  const { after = [], ...rest } = phraseOf(test);
  return aPhrase('card', { ...rest, after: ['that you have stored', ...after] });
}

type Tap = Extract<Cost, { is: 'tap' | 'tap-site' }>;
export const isTap = (cost: Cost | undefined): cost is Tap => cost?.is === 'tap' || cost?.is === 'tap-site';
export const tappedText = (cost: Tap): string => (cost.is === 'tap-site' ? 'the site' : WHO_NAMES[cost.who]);

/** "tap that character". */
export function costText(cost: Cost): string {
  switch (cost.is) {
    case 'tap':
    case 'tap-site':
      return `tap ${tappedText(cost)}`;
    case 'discard':
      return `discard ${WHO_NAMES[cost.who]}`;
    case 'becomes':
      return `tap ${WHO_NAMES.self}, which becomes a ${cost.event}-event${cost.event === 'long' ? ' whose effect stays though the card is discarded' : ''}`;
    case 'discard-stored':
      return `discard ${storedText(cost.test)}`;
    case 'pass-check':
      return `${WHO_NAMES.by} makes a corruption check${cost.modifier === 0 ? '' : ` modified by ${cost.modifier}`}; if it succeeds`;
  }
}
