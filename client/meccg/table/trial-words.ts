// What is about to be rolled, in words: the sum, what the dice must show, and what comes of it how often.
import { NONE } from '../../../engine/game.ts';
import type { CheckFigures, StrikeFigures } from '../../../games/meccg/numbers.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Cards } from './reading.ts';
import { checkOutlook, isStriker, leastRoll, type Outlook, presentStrike } from './reckoning.ts';

interface TrialWords {
  readonly title: string;
  /** 'Prowess 6 against 9'. */
  readonly sum: string;
  readonly needs: string;
  readonly outlook: Outlook;
  readonly good: string;
  readonly bad: string;
}

const CHECKS: Readonly<Record<CheckFigures['kind'], Pick<TrialWords, 'title' | 'good' | 'bad'>>> = {
  corruption: { title: 'The corruption check of', good: 'he withstands', bad: 'he is lost' },
  faction: { title: 'The influence attempt of', good: 'they come into play', bad: 'they are discarded' },
  influence: { title: 'The attempt to lure away, by', good: 'it is lured away', bad: 'it stays' },
};

/** What must lie between the two rolls (MW-T9.2.1). */
function leadWords({ needed, modifier }: CheckFigures): string {
  const lead = needed - modifier + 1;
  if (lead > 0) return `Your roll must be ${lead} or more above theirs.`;
  return lead === 0 ? 'Your roll must be at least theirs.' : `Your roll may be ${-lead} below theirs.`;
}

const needsWords = (least: number): string =>
  least > 12 ? 'The dice cannot reach it.' : least <= 2 ? 'Any roll will do.' : `The dice must show ${least} or more.`;
const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** Both roll (MX-12.4): seen from the side of who looks. */
function duelWords(
  view: MeccgView,
  prowess: number,
  strike: StrikeFigures,
  foe: NonNullable<StrikeFigures['foe']>,
  outlook: Outlook,
  nameOf: (card: number) => string,
): TrialWords {
  const [on, by] = [{ ...strike }, { ...foe, prowess }];
  const [one, other] = isStriker(view) ? [by, on] : [on, by];
  return {
    title: `The duel of ${nameOf(one.on)} and ${nameOf(other.on)}`,
    sum: `Prowess ${one.prowess} and two dice against ${other.prowess} and two dice; body ${one.body} and ${other.body}`,
    needs: 'The lower is wounded.',
    outlook,
    good: `${nameOf(other.on)} is hurt`,
    bad: `${nameOf(one.on)} is hurt`,
  };
}

export function trialsOf(view: MeccgView, nameOf: (card: number) => string, cards: Cards = []): readonly TrialWords[] {
  const { attack, checks } = view.figures;
  const strike = attack?.strike;
  const outlook = presentStrike(view, cards);
  const fight: TrialWords[] =
    attack && strike?.foe && outlook
      ? [duelWords(view, attack.prowess, strike, strike.foe, outlook, nameOf)]
      : attack && strike && outlook
        ? [
            {
              title: `The strike on ${nameOf(strike.on)}`,
              sum: `Prowess ${strike.prowess} and two dice against ${attack.prowess}; body ${strike.body}${
                attack.body === NONE ? '' : `, its body ${attack.body}`
              }`,
              needs: needsWords(leastRoll(attack.prowess, strike.prowess)),
              outlook,
              good: 'the strike is defeated',
              bad: `${nameOf(strike.on)} is hurt`,
            },
          ]
        : [];
  const tests = checks.map((check): TrialWords => {
    const { title, good, bad } = CHECKS[check.kind];
    return {
      title: `${title} ${nameOf(check.on)}`,
      sum: `Two dice ${check.modifier === 0 ? '' : `${signed(check.modifier)} `}against ${check.needed}${
        check.kind === 'influence' ? ' and the two dice of the other' : ''
      }`,
      needs: check.kind === 'influence' ? leadWords(check) : needsWords(leastRoll(check.needed, check.modifier)),
      outlook: checkOutlook(view, check),
      good,
      bad,
    };
  });
  return [...tests.toReversed(), ...fight];
}
