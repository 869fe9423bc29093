// What is about to be rolled, as a plate.
import { For, Show } from 'solid-js';
import { NONE } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { OddsBar } from '../../board/odds-bar.tsx';
import { settings } from '../../house/settings.ts';
import { meccgCards } from '../cards/cards.ts';
import './trial.css';
import { trialsOf } from './trial-words.ts';

export function Trials(props: { view: MeccgView }) {
  const trials = () =>
    trialsOf(props.view, (card) => meccgCards()?.[props.view.def[card] ?? NONE]?.name ?? '', meccgCards());
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
