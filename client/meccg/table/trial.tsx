// What is about to be rolled, as a plate: the sum, what the dice must show, and what comes of it how often.
import { For, Show } from 'solid-js';
import { NONE } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { settings } from '../../app/settings.ts';
import { OddsBar } from '../../board/odds-bar.tsx';
import { meccgCards } from '../cards.ts';
import { checkOutlook, leastRoll, type Outlook, presentStrike } from './reckoning.ts';
import './trial.css';

interface TrialWords {
  readonly title: string;
  /** 'Prowess 6 against 9'. */
  readonly sum: string;
  readonly needs: string;
  readonly outlook: Outlook;
  readonly good: string;
  readonly bad: string;
}

const needsWords = (least: number): string =>
  least > 12 ? 'The dice cannot reach it.' : least <= 2 ? 'Any roll will do.' : `The dice must show ${least} or more.`;
const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

export function trialsOf(view: MeccgView, nameOf: (card: number) => string): readonly TrialWords[] {
  const { attack, checks } = view.figures;
  const strike = attack?.strike;
  const outlook = presentStrike(view);
  const fight: TrialWords[] =
    attack && strike && outlook
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
  const tests = checks.map(
    (check): TrialWords => ({
      title: `${check.kind === 'corruption' ? 'The corruption check of' : 'The influence attempt of'} ${nameOf(check.on)}`,
      sum: `Two dice ${check.modifier === 0 ? '' : `${signed(check.modifier)} `}against ${check.needed}`,
      needs: needsWords(leastRoll(check.needed, check.modifier)),
      outlook: checkOutlook(check),
      good: check.kind === 'corruption' ? 'he withstands' : 'they come into play',
      bad: check.kind === 'corruption' ? 'he is lost' : 'they are discarded',
    }),
  );
  return [...tests.toReversed(), ...fight];
}

export function Trials(props: { view: MeccgView }) {
  const trials = () => trialsOf(props.view, (card) => meccgCards()?.[props.view.def[card] ?? NONE]?.name ?? '');
  return (
    <For each={trials()}>
      {(trial) => (
        <section class="trial" aria-label={trial.title}>
          <h3>{trial.title}</h3>
          <p>
            {trial.sum}. {trial.needs}
          </p>
          <Show when={settings().odds}>
            <OddsBar
              win={trial.outlook.good}
              open={trial.outlook.even}
              lose={trial.outlook.bad}
              winWords={trial.good}
              openWords="nothing happens"
              loseWords={trial.bad}
            />
            <p class="trial-words" aria-hidden="true">
              {trial.outlook.words}
            </p>
          </Show>
        </section>
      )}
    </For>
  );
}
