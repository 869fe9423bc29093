// What leads people, as bars: general influence, and the direct influence of those who have some.
import { createMemo, For, Show } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { kept } from '../../../lib/kept.ts';
import { Icon } from '../../board/icon.tsx';
import { Panel } from '../../board/panel.tsx';
import { meccgCards } from '../cards/cards.ts';
import { type InfluenceBar, influenceOf } from './influence-of.ts';
import './rail.css';

export function Influence(props: { view: MeccgView; own: Seat }) {
  const bars = createMemo<readonly InfluenceBar[]>((before) =>
    kept(before, influenceOf(props.view, meccgCards() ?? [], props.own)),
  );
  return (
    <Panel title="Influence" icon="influence" class="influence">
      <For each={bars()}>
        {({ name, used, of }) => (
          <p class="influence-row" classList={{ over: used > of }}>
            <Icon name={name ? 'sk-diplomat' : 'influence'} />
            <span>{name ?? 'General'}</span>
            <b>
              <span class="sr">, used: </span>
              {used} of {of}
              <Show when={used > of}>, {used - of} too many</Show>
            </b>
            <span class="influence-bar" aria-hidden="true">
              <i style={{ '--part': String(of > 0 ? Math.min(1, used / of) : 0) }} />
            </span>
          </p>
        )}
      </For>
    </Panel>
  );
}
