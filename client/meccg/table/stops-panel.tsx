// Where the table stops for the player, and what he may say once for many questions.
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { isWindow } from '../../../players/meccg/passing/answers.ts';
import { forCompany, REPEATED, sameAnswer, untilAttacked } from '../../../players/meccg/passing/orders.ts';
import { isStop, STOP_WORDS, STOPS, type Stop } from '../../../players/meccg/passing/stops.ts';
import { Button } from '../../board/button.tsx';
import { Icon } from '../../board/icon.tsx';
import { Panel } from '../../board/panel.tsx';
import { change, settings } from '../../house/settings.ts';
import type { Table } from '../../table/table.ts';
import { meccgCards } from '../cards/cards.ts';
import { PassingHost } from '../passing/passing-host.ts';
import './stops-panel.css';

/** Those that are always in sight; the others open. */
const FIRST = 5;

export const passingOf = ({ host }: Table): PassingHost | undefined => (host instanceof PassingHost ? host : undefined);

export function StopsPanel(props: { table: Table; view: MeccgView }) {
  const passing = passingOf(props.table);
  const [all, setAll] = createSignal(false);
  const shown = () => (all() ? STOPS : STOPS.filter((stop, i) => i < FIRST || stop in settings().stops));
  const set = (stop: Stop, on: boolean) => {
    change({ stops: { ...settings().stops, [stop]: on } });
    passing?.look();
  };
  const window = createMemo(() => {
    const question = props.table.question();
    return question && isWindow(question) ? question : undefined;
  });
  const ordered = (kind: 'until-attacked' | 'company') => passing?.orders().some((order) => order.kind === kind);
  return (
    <Show when={passing}>
      {(host) => (
        <Panel title="Stop me when" icon="hand" class="stops">
          <div class="stops-list">
            <For each={shown()}>
              {(stop) => (
                <button
                  type="button"
                  class="stop"
                  aria-pressed={isStop(settings().stops, stop)}
                  onClick={() => set(stop, !isStop(settings().stops, stop))}
                >
                  <Show when={isStop(settings().stops, stop)}>
                    <Icon name="check" />
                  </Show>
                  {STOP_WORDS[stop]}
                </button>
              )}
            </For>
            <button
              type="button"
              class="stop more"
              aria-expanded={all()}
              aria-label={all() ? 'Fewer moments' : 'More moments'}
              onClick={() => setAll(!all())}
            >
              <Icon name={all() ? 'minus' : 'plus'} />
            </button>
          </div>
          <Show
            when={!ordered('until-attacked')}
            fallback={
              <Button icon="stop" onClick={() => host().takeBack('until-attacked')}>
                Passing until I am attacked: stop
              </Button>
            }
          >
            <Button icon="pass" disabled={!window()} onClick={() => host().give(untilAttacked(props.view))}>
              Pass until I am attacked
            </Button>
          </Show>
          <Show when={window() && props.view.company >= 0 && !ordered('company')}>
            <Button small icon="pass" onClick={() => host().give(forCompany(props.view))}>
              Pass for this company
            </Button>
          </Show>
          <Show when={host().muted().length > 0}>
            <ul class="stops-muted" aria-label="Cards for which nothing stops">
              <For each={host().muted()}>
                {(title) => (
                  <li>
                    <button type="button" class="stop" onClick={() => host().mute(title, false)}>
                      <Icon name="close" /> <span class="sr">Stop again for </span>
                      {meccgCards()?.[title]?.name ?? ''}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <Show when={host().told().length > 0}>
            <p class="stops-told" role="status">
              By itself: {host().told().join('; ')}.
            </p>
          </Show>
        </Panel>
      )}
    </Show>
  );
}

/** Under the options of a question: what can be said for the following ones too. */
export function OnceForAll(props: { table: Table; view: MeccgView }) {
  const passing = passingOf(props.table);
  const repeated = () => {
    const question = props.table.question();
    return question && question.choices.length > 1 && REPEATED[question.at] ? question : undefined;
  };
  /** The one card for which the table stops. */
  const alone = createMemo(() => {
    const question = props.table.question();
    if (!question || !isWindow(question)) return undefined;
    const titles = new Set(
      question.choices
        .filter(({ verb }) => verb !== 'pass')
        .map(({ targets }) => targets.find(({ domain }) => domain === 'title')?.id),
    );
    const [only] = titles;
    return titles.size === 1 ? only : undefined;
  });
  return (
    <Show when={passing}>
      {(host) => (
        <>
          <Show when={repeated()}>
            {(question) => (
              <Button icon="pass" onClick={() => host().give(sameAnswer(props.view, question()))}>
                {REPEATED[question().at]}
              </Button>
            )}
          </Show>
          <Show when={alone()}>
            {(title) => (
              <button type="button" class="lnk" onClick={() => host().mute(title(), true)}>
                <Icon name="pause" /> Stop no more for {meccgCards()?.[title()]?.name ?? 'this card'}
              </button>
            )}
          </Show>
        </>
      )}
    </Show>
  );
}
