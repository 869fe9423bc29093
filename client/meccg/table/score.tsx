// Marshalling points by kind, side by side; influence; what the council would say now.
import { For, Show } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import { DECK, DISCARD, GENERAL_INFLUENCE, HAND } from '../../../games/meccg/tables/words.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { Icon } from '../../board/icon.tsx';
import { Panel } from '../../board/panel.tsx';
import { RuleLink } from '../../table/rule-link.tsx';
import { KINDS } from './points-kinds.ts';
import { othersOf, sizeOf } from './reading.ts';
import { ScoreSeveral } from './score-several.tsx';
import './score.css';

/** Points of a kind that fill a bar, unless somebody has more. */
const LONG = 10;

const Bar = (props: { of: number; most: number }) => (
  <i class="score-bar" aria-hidden="true" style={{ '--part': String(Math.max(0, props.of) / props.most) }} />
);

export function Score(props: { view: MeccgView; own: Seat; seatName: (seat: Seat) => string }) {
  const seats = () => props.view.figures.seats;
  const other = (): Seat => (props.own === 0 ? 1 : 0);
  const alone = () => props.view.rules.solitaire === 1;
  const all = () => (alone() ? [props.own] : [props.own, ...othersOf(props.view, props.own)]);
  const points = (seat: Seat, kind: number) => seats()[seat]?.points[kind] ?? 0;
  /** What the longest bar stands for. */
  const most = () => Math.max(LONG, ...all().flatMap((seat) => KINDS.map((_, kind) => points(seat, kind))));
  return (
    <Panel title="Marshalling points" icon="victory" class="score">
      <Show
        when={all().length < 3}
        fallback={<ScoreSeveral view={props.view} seats={all()} kinds={KINDS} seatName={props.seatName} />}
      >
        <table class="score-points">
          <thead>
            <tr>
              <th scope="col">{props.seatName(props.own)}</th>
              <th scope="col">
                <span class="sr">Kind</span>
              </th>
              <th scope="col">{alone() ? '' : props.seatName(other())}</th>
            </tr>
          </thead>
          <tbody>
            <For each={KINDS}>
              {([icon, name], kind) => (
                <tr>
                  <td class="score-own">
                    <Bar of={points(props.own, kind())} most={most()} />
                    {points(props.own, kind())}
                  </td>
                  <th scope="row">
                    <Icon name={icon} title={name} />
                  </th>
                  <td class="score-other">
                    <Show when={!alone()}>
                      {points(other(), kind())}
                      <Bar of={points(other(), kind())} most={most()} />
                    </Show>
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <p class="score-total">
          Council now <b>{seats()[props.own]?.total ?? 0}</b>
          <Show when={!alone()}>
            {' '}
            to <b>{seats()[other()]?.total ?? 0}</b>
          </Show>
        </p>
      </Show>
      <Show when={seats()[props.own]?.reckoning}>
        <details class="score-how">
          <summary>How it is reckoned</summary>
          <For each={all()}>
            {(seat) => (
              <p>
                <b>{props.seatName(seat)}</b>: {seats()[seat]?.reckoning}.
              </p>
            )}
          </For>
          <p class="quiet">
            A kind of which nobody else has anything counts twice, kills and other deeds never; no kind counts for more
            than all others together. <RuleLink rule="MW-T1.2.3" /> <RuleLink rule="MW-T1.2.5" />
          </p>
        </details>
      </Show>
      <dl class="score-piles">
        <For each={all()}>
          {(seat) => (
            <div>
              <dt>{props.seatName(seat)}</dt>
              <dd title="Unused general influence">
                <Icon name="influence" title="general influence" /> {seats()[seat]?.influence ?? 0} of{' '}
                {seats()[seat]?.general ?? GENERAL_INFLUENCE}
              </dd>
              <dd>
                <Icon name="hand" title="hand" /> {sizeOf(props.view, seat, HAND)}
              </dd>
              <dd>
                <Icon name="cards" title="play deck" /> {sizeOf(props.view, seat, DECK)}
              </dd>
              <dd>
                <Icon name="trash" title="discard pile" /> {sizeOf(props.view, seat, DISCARD)}
              </dd>
            </div>
          )}
        </For>
      </dl>
    </Panel>
  );
}
