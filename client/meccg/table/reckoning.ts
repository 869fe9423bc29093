// What the dice will do, reckoned exactly from the numbers that lie open, in words and shares.
import { NONE } from '../../../engine/game.ts';
import type { CheckFigures, StrikeFigures } from '../../../games/meccg/numbers.ts';
import { type CorruptionOdds, contestOdds, corruptionOdds, influenceOdds } from '../../../games/meccg/odds/checks.ts';
import { type DuelOdds, duelOdds } from '../../../games/meccg/odds/duel.ts';
import { type Leaving, type Stand, type StrikeOdds, strikeOdds } from '../../../games/meccg/odds/strike.ts';
import { ownerOf } from '../../../games/meccg/seats.ts';
import { DETAINMENT, MINION, SLIPS_BACK_ON, TAPPED, UNTAPPED, WOUNDED } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { percents } from '../../board/percents.ts';
import type { Cards } from './reading.ts';

/** MW-S7.3.4 */
const STAY = 3;

/** Good, neither, bad: as lengths and as words. */
export interface Outlook {
  readonly good: number;
  readonly even: number;
  readonly bad: number;
  readonly words: string;
}

const told = (parts: readonly (readonly [share: number, words: string])[]): string => {
  const shares = percents(parts.map(([share]) => share));
  return parts.flatMap(([, words], i) => ((shares[i] ?? 0) > 0 ? [`${shares[i]} % ${words}`] : [])).join(', ');
};

/** A detainment attack only taps whom it would wound (LE-S7.5.1). */
function strikeOutlook({ attack }: MeccgView, odds: StrikeOdds, leaves: Leaving | undefined): Outlook {
  const even = odds.failed + odds.ineffectual;
  const bad = odds.wounded + odds.eliminated + odds.gone;
  const isDetainment = ((attack?.bits ?? 0) & DETAINMENT) !== 0;
  const worst = isDetainment
    ? ([[bad, 'tapped']] as const)
    : ([
        [odds.wounded, 'wounded'],
        [odds.gone, leftWords(leaves)],
        [odds.eliminated, 'lost'],
      ] as const);
  return { good: odds.defeated, even, bad, words: told([[odds.defeated, 'defeated'], [even, 'nothing'], ...worst]) };
}

/** What a body check may do to him but wound or eliminate him (LE-S7.4.2, MX-11.1). */
function leavingOf(view: MeccgView, cards: Cards, card: number): Leaving | undefined {
  const results = cards[view.def[card] ?? NONE]?.discardedOn;
  const slips = view.rules.starter === 0 && isMinion(view, card) && isAvatar(view, card);
  return results || slips ? { results, rolls: slips ? SLIPS_BACK_ON : undefined } : undefined;
}
const leftWords = (leaves: Leaving | undefined): string => (leaves?.rolls ? 'back in hand' : 'discarded');

const attackerOf = ({ figures: { attack } }: MeccgView) =>
  attack && { prowess: attack.prowess, ...(attack.body !== NONE && { body: attack.body }) };

/** Of the strike that is being resolved, with so much more prowess. */
export function presentStrike(view: MeccgView, cards: Cards, plus = 0): Outlook | undefined {
  const attacker = attackerOf(view);
  const strike = view.figures.attack?.strike;
  if (attacker && strike?.foe) {
    const on = { ...faced(strike), leaves: leavingOf(view, cards, strike.on) };
    const by = { ...strike.foe, prowess: attacker.prowess, leaves: leavingOf(view, cards, strike.foe.on) };
    const [one, other] = isStriker(view) ? [by, on] : [on, by];
    return duelOutlook(duelOdds({ ...one, prowess: one.prowess + plus }, other), one.leaves);
  }
  if (!attacker || !strike) return undefined;
  const leaves = leavingOf(view, cards, strike.on);
  return strikeOutlook(view, strikeOdds({ ...faced(strike), plus, leaves }, attacker), leaves);
}

const faced = ({ prowess, body, bodyPlus, rolls }: StrikeFigures) => ({ prowess, body, bodyPlus, rolls });

/** A duel is seen from the side of who looks, or of who is attacked. */
export const isStriker = ({ viewer, attack }: MeccgView): boolean =>
  attack?.duel !== undefined && attack.seat === viewer;

const duelOutlook = (
  { wounds, eliminates, ties, wounded, eliminated, gone }: DuelOdds,
  leaves: Leaving | undefined,
): Outlook => ({
  good: wounds + eliminates,
  even: ties,
  bad: wounded + eliminated + gone,
  words: told([
    [wounds + eliminates, 'won'],
    [ties, 'a draw'],
    [wounded, 'wounded'],
    [gone, leftWords(leaves)],
    [eliminated, 'lost'],
  ]),
});

/** If he stood against the one who was chosen first. */
function duelWith(view: MeccgView, card: number, cards: Cards): Outlook | undefined {
  const top = view.doing.at(-1);
  const first = top?.at === 'combat/duel-whom' ? view.figures.characters[top.one ?? NONE] : undefined;
  const other = view.figures.characters[card];
  if (!first || !other || top?.at !== 'combat/duel-whom') return undefined;
  const standing = ({ prowess, body }: { prowess: number; body: number }, who: number) => {
    const stand = view.stand[who];
    return {
      prowess: prowess - (stand === TAPPED ? 1 : stand === WOUNDED ? 2 : 0),
      body,
      bodyPlus: stand === WOUNDED ? 1 : 0,
      leaves: leavingOf(view, cards, who),
    };
  };
  const one = standing(first, top.one ?? NONE);
  return duelOutlook(duelOdds(one, standing(other, card)), one.leaves);
}

/** If he faced a strike of this attack. */
export function strikeOn(view: MeccgView, card: number, cards: Cards): Outlook | undefined {
  if (view.attack?.duel) return undefined;
  const attacker = attackerOf(view);
  const now = view.figures.characters[card];
  if (!attacker || !now) return undefined;
  const stand: Stand = view.stand[card] === WOUNDED ? 'wounded' : view.stand[card] === TAPPED ? 'tapped' : 'untapped';
  const leaves = leavingOf(view, cards, card);
  return strikeOutlook(view, strikeOdds({ prowess: now.prowess, body: now.body, stand, leaves }, attacker), leaves);
}

/** Wizards and Ringwraiths alone have no mind. */
const isAvatar = (view: MeccgView, card: number): boolean => view.figures.characters[card]?.mind === 0;
const isMinion = (view: MeccgView, card: number): boolean => view.alignment[ownerOf(view, card)] === MINION;

/** Who only just fails is discarded, if he is a hero; a Wizard is lost (MX-6.3), a minion taps and has passed (MX-6.2). */
function corruptionOutlook(view: MeccgView, card: number, odds: CorruptionOdds): Outlook {
  const { passes, discarded: nearly, eliminated } = odds;
  const of = (good: number, even: number, nearlyWords: string, last: string): Outlook => ({
    good,
    even,
    bad: 1 - good - even,
    words: told([
      [good, 'withstood'],
      [1 - good - eliminated, nearlyWords],
      [eliminated, last],
    ]),
  });
  if (isMinion(view, card))
    return view.stand[card] === UNTAPPED
      ? of(passes, nearly, 'tapped', 'eliminated')
      : of(passes + nearly, 0, 'tapped', 'eliminated');
  if (isAvatar(view, card))
    return {
      good: passes,
      even: 0,
      bad: 1 - passes,
      words: told([
        [passes, 'withstood'],
        [1 - passes, 'lost'],
      ]),
    };
  return of(passes, 0, 'discarded', 'eliminated');
}

export function checkOutlook(view: MeccgView, { kind, on, needed, modifier, rolls }: CheckFigures, plus = 0): Outlook {
  if (kind === 'corruption') return corruptionOutlook(view, on, corruptionOdds(needed, modifier + plus));
  const good =
    kind === 'influence'
      ? contestOdds(needed, modifier + plus, 0, rolls)
      : influenceOdds(needed, modifier + plus, rolls);
  return {
    good,
    even: 0,
    bad: 1 - good,
    words: told([
      [good, kind === 'influence' ? 'lured away' : 'won over'],
      [1 - good, 'refused'],
    ]),
  };
}

/** If somebody had to make a corruption check now; undefined where he has nothing to fear. */
export function corruptionOf(view: MeccgView, card: number): Outlook | undefined {
  const now = view.figures.characters[card];
  const isImmune = isMinion(view, card) && isAvatar(view, card); // LE-S5.8.3
  return now && now.corruption > 0 && !isImmune
    ? corruptionOutlook(view, card, corruptionOdds(now.corruption, now.check))
    : undefined;
}

/** What two dice must show at least to beat a number; 13 if they cannot. */
export const leastRoll = (against: number, added: number): number => Math.min(13, Math.max(2, against - added + 1));

/** What must be rolled stands before its odds; between two rolls there is no such number. */
function attempted({ kind, needed, modifier }: CheckFigures, outlook: Outlook): Outlook {
  const least = leastRoll(needed, modifier);
  return kind === 'influence' || least <= 2 || least > 12
    ? outlook
    : { ...outlook, words: `${least} or more: ${outlook.words}` };
}

/** The odds beside a choice, as far as they can be told before it. */
export function choiceOutlook(
  view: MeccgView,
  verb: string,
  card: number | undefined,
  cards: Cards = [],
): Outlook | undefined {
  switch (verb) {
    case 'tap-to-fight':
      return presentStrike(view, cards);
    case 'stay-untapped':
      return presentStrike(view, cards, -STAY);
    case 'aid':
      return presentStrike(view, cards, 1);
    case 'support': {
      const check = view.figures.checks.at(-1);
      return check && checkOutlook(view, check, 1);
    }
    case 'by':
    case 'influence-by': {
      const check = view.tries?.find(({ on }) => on === card);
      return check && attempted(check, checkOutlook(view, check));
    }
    case 'against':
      return card === undefined ? undefined : duelWith(view, card, cards);
    case 'assign':
    case 'resolve':
      return card === undefined ? undefined : strikeOn(view, card, cards);
    default:
      return undefined;
  }
}
