// The clocks on the table: two that tick, or the day by which a move must come.
import { createMemo, For, Show } from 'solid-js';
import type { Seat } from '../../engine/game.ts';
import { Chip } from '../board/chip.tsx';
import { capitalPhrase } from '../catalogue/catalogue.ts';
import { ticking } from '../session/server-time.ts';
import { clockLine, isLow, readClock, shortClock, warning } from './clock-words.ts';
import type { OnlineTable } from './online-table.ts';
import { seatAt, sitterName } from './online-words.ts';

export function TableClock(props: { table: OnlineTable }) {
  const now = ticking();
  const news = () => props.table.news();
  const rules = () => news()?.info.clock ?? undefined;
  /** A live clock is shown for every seat; of the others the one that runs, or whose player is away. */
  const shown = createMemo((): readonly Seat[] => {
    const { clocks, info } = news() ?? {};
    const seats = (clocks ?? []).map((_, seat) => seat);
    if (!clocks || info?.status !== 'playing') return [];
    if (info.clock?.pace === 'live') return seats;
    const running = seats.filter((seat) => clocks[seat]?.until !== null);
    return running.length > 0 ? running.slice(0, 1) : [];
  });
  return (
    <Show when={shown().length > 0 && rules()}>
      {(terms) => (
        <div class="clocks">
          <For each={shown()}>
            {(seat) => <SeatClock table={props.table} seat={seat} rules={terms()} now={now()} />}
          </For>
        </div>
      )}
    </Show>
  );
}

/** Of the player's own time, for those who cannot see it. */
export function ClockWarning(props: { table: OnlineTable }) {
  const now = ticking();
  const words = createMemo(() => {
    const { as, clocks, info } = props.table.news() ?? {};
    if (as === undefined || as === 'spectator' || info?.clock?.pace !== 'live') return '';
    return warning(clocks?.[as] ?? NONE, now());
  });
  return (
    <span class="sr" role="status">
      {words()}
    </span>
  );
}

const NONE = { allowance: 0, bank: 0, until: null, away: null };

function SeatClock(props: {
  table: OnlineTable;
  seat: Seat;
  rules: NonNullable<NonNullable<ReturnType<OnlineTable['news']>>['info']['clock']>;
  now: number;
}) {
  const info = () => props.table.news()?.info;
  const clock = () => props.table.news()?.clocks?.[props.seat] ?? NONE;
  const words = () => {
    const now = info();
    return now && seatAt(now, props.seat);
  };
  const whose = () => {
    const [seat, sitter] = [words(), info()?.seats[props.seat]];
    if (!seat || !sitter) return '';
    const name = sitterName(sitter);
    return `${capitalPhrase(seat)}${name ? `, ${name}` : ''}`;
  };
  return (
    <span
      class="clock"
      classList={{
        runs: clock().until !== null,
        low: isLow(props.rules, clock(), props.now),
        away: readClock(clock(), props.now).away !== null,
      }}
    >
      <Chip
        icon="clock"
        title={`${whose()}: ${clockLine(props.rules, clock(), props.now)}`}
        kind="side"
        tone={words()?.tone}
      >
        <span class="sr">{whose()}: </span>
        <b>{shortClock(props.rules, clock(), props.now)}</b>
      </Chip>
    </span>
  );
}
