import { createEffect, createSignal, Show } from 'solid-js';
import type { Seat } from '../../engine/game.ts';
import { Button } from '../board/button.tsx';
import './curtain.css';
import { Mark } from '../house/mark.tsx';
import { letFall } from './curtain-falls.ts';
import type { Table } from './table.ts';

/** On one screen for two: hides everything until the other player sits before it, unless the table answers for him. */
export function Curtain(props: { table: Table; seatsHere: readonly Seat[] }) {
  const { face, host, standing } = props.table;
  const [next, setNext] = createSignal<Seat | null>(null);
  createEffect(() => {
    const { asked, viewer, outcome } = standing().table;
    if (outcome || props.seatsHere.length < 2 || asked.some((seat) => seat === viewer)) return;
    const seat = asked.find((one) => props.seatsHere.includes(one));
    if (seat === undefined || seat === next()) return;
    const { version } = standing().table;
    void (host.spare?.(seat) ?? Promise.resolve(false)).then((isSpared) => {
      if (isSpared || standing().table.version !== version) return;
      setNext(seat);
      letFall();
      // What was in the other hand leaves the page as well.
      return host.lookAs('spectator');
    });
  });
  const phrase = () => face.seatPhrase?.(next() ?? 0) ?? face.seatName(next() ?? 0);
  const lift = async (seat: Seat) => {
    await host.lookAs(seat);
    setNext(null);
  };
  return (
    <Show when={next() !== null}>
      <div class="curtain" role="dialog" aria-modal="true" aria-label={`Pass the screen to ${phrase()}`}>
        <div class="curtain-plate panel fancy">
          <Mark />
          <h1>Pass the screen to {phrase()}</h1>
          <p class="prose">The cards lie face down until you say so.</p>
          <Button
            kind="primary"
            ref={(button: HTMLButtonElement) => queueMicrotask(() => button.focus())}
            onClick={() => void lift(next() ?? 0)}
          >
            I play {phrase()}
          </Button>
        </div>
      </div>
    </Show>
  );
}
