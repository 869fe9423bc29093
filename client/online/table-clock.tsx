// The time that is left to whoever is to move, at tables with a clock.
import { createSignal, onCleanup, Show } from 'solid-js';
import { Chip } from '../board/chip.tsx';
import type { OnlineTable } from './online-table.ts';
import { clockFace, seatName } from './online-words.ts';

export function TableClock(props: { table: OnlineTable }) {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 1000);
  onCleanup(() => clearInterval(timer));
  const news = () => props.table.news();
  const left = () => {
    const deadline = props.table.deadline();
    return deadline === null || news()?.info.status !== 'playing' ? undefined : deadline - now();
  };
  const whose = () => {
    const info = news()?.info;
    const [seat] = info?.toMove ?? [];
    return info && seat !== undefined ? `Time left for the ${seatName(info, seat)}` : 'Time left';
  };
  return (
    <Show when={left() !== undefined}>
      <Chip icon="clock" title={whose()} kind={news()?.info.toMove[0] === 1 ? 'shadow' : 'free'}>
        <span class="sr">{whose()}: </span>
        <b>{clockFace(left() ?? 0)}</b>
      </Chip>
    </Show>
  );
}
