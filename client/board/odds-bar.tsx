import { For, Show } from 'solid-js';
import './odds-bar.css';
import { percents } from './percents.ts';

export interface OddsBarProps {
  /** Shares of 1. */
  win: number;
  lose: number;
  /** Neither: the fight is broken off, or goes on. */
  open?: number | undefined;
  /** Which colour wins: the player's side. */
  side?: 0 | 1 | undefined;
  winWords?: string | undefined;
  loseWords?: string | undefined;
  openWords?: string | undefined;
  /** The assumption: 'if both fight to the end'. */
  label?: string | undefined;
}

/** Outcomes as lengths, with hatches that tell them apart without colour. */
export function OddsBar(props: OddsBarProps) {
  const parts = () => {
    const [win = 0, open = 0, lose = 0] = percents([props.win, props.open ?? 0, props.lose]);
    return [
      { kind: 'win', percent: win, words: props.winWords ?? 'you win' },
      { kind: 'open', percent: open, words: props.openWords ?? 'undecided' },
      { kind: 'lose', percent: lose, words: props.loseWords ?? 'you lose' },
    ].filter(({ percent }) => percent > 0);
  };
  const words = () =>
    parts()
      .map(({ percent, words }) => `${words} ${percent} %`)
      .join(', ');
  return (
    <div
      class="odds"
      classList={{ 'as-shadow': props.side === 1 }}
      role="img"
      aria-label={`${props.label ? `${props.label}: ` : ''}${words()}`}
      title={words()}
    >
      <For each={parts()}>
        {(part) => (
          <span class={`odds-${part.kind}`} style={{ 'flex-grow': part.percent }}>
            <Show when={part.percent >= 12}>{part.percent} %</Show>
          </span>
        )}
      </For>
    </div>
  );
}

export interface HistogramProps {
  /** Shares of 1, of the outcomes 0, 1, 2 … */
  shares: readonly number[];
  side?: 0 | 1 | undefined;
  label: string;
  /** Under the last column when it gathers the rest: '5+'. */
  last?: string | undefined;
}

export function Histogram(props: HistogramProps) {
  const values = () => percents(props.shares);
  const top = () => Math.max(1, ...values());
  const name = (i: number) => (i === props.shares.length - 1 && props.last ? props.last : String(i));
  return (
    <div
      class="histogram"
      classList={{ 'as-shadow': props.side === 1 }}
      role="img"
      aria-label={`${props.label}: ${values()
        .map((value, i) => `${name(i)}: ${value} %`)
        .join(', ')}`}
    >
      <For each={values()}>
        {(value, i) => (
          <span class="column" aria-hidden="true">
            <i style={{ '--share': value / top() }} />
            <b>{value}</b>
            <small>{name(i())}</small>
          </span>
        )}
      </For>
    </div>
  );
}
