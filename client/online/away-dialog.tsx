// By correspondence: going away for a while. Our clock stands still until then.
import { createSignal, For } from 'solid-js';
import '../house/form.css';
import { Button } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { serverNow } from '../session/server-time.ts';
import { dateWords } from './clock-words.ts';
import type { OnlineTable } from './online-table.ts';

const DAY_MS = 86_400_000;
const SPANS = [
  { name: '2 days', days: 2 },
  { name: 'A week', days: 7 },
  { name: 'Two weeks', days: 14 },
] as const;

/** The end of the day of a date field, here where we are. */
const endOf = (date: string): number => new Date(`${date}T23:59:00`).getTime();
const fieldDate = (time: number): string => {
  const date = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 10);
};

export function AwayDialog(props: { table: OnlineTable; onClose: () => void }) {
  const now = serverNow();
  /** What is left for this game. */
  const left = () => {
    const { as, clocks } = props.table.news() ?? {};
    return as === undefined || as === 'spectator' ? 0 : (clocks?.[as]?.absence ?? 0);
  };
  const days = () => Math.floor(left() / DAY_MS);
  const last = () => fieldDate(now + Math.max(0, left() - DAY_MS));
  const [date, setDate] = createSignal(fieldDate(now + Math.min(7 * DAY_MS, Math.max(0, left() - DAY_MS))));
  const [wrong, setWrong] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  const until = () => endOf(date());
  const isDate = () => Number.isFinite(until());
  const go = async () => {
    setBusy(true);
    try {
      await props.table.away(until());
      props.onClose();
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title="Going away?" lead="Your clock stands still until you are back." onClose={() => props.onClose()}>
      <form
        class="away-form"
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <fieldset class="row" aria-label="For how long">
          <For each={SPANS.filter((span) => fieldDate(now + span.days * DAY_MS) <= last())}>
            {({ name, days: span }) => (
              <button
                type="button"
                class="chip"
                aria-pressed={date() === fieldDate(now + span * DAY_MS)}
                onClick={() => setDate(fieldDate(now + span * DAY_MS))}
              >
                {name}
              </button>
            )}
          </For>
        </fieldset>
        <label class="labelled">
          <span>Back after</span>
          <input
            class="field"
            type="date"
            required
            value={date()}
            min={fieldDate(now)}
            max={last()}
            onInput={(event) => setDate(event.currentTarget.value)}
          />
          <small>
            {days() < 1
              ? 'Less than a day is left to you for this.'
              : `You have ${days() === 1 ? '1 day' : `${days()} days`} left for this in this game; what you do not use comes back.`}{' '}
            You may move all the same, and your opponent sees until when you are away.
          </small>
        </label>
        <p class="wrong" role="alert">
          {wrong()}
        </p>
        <div class="row">
          <Button kind="primary" type="submit" disabled={busy() || !isDate()}>
            {isDate() ? `Away until ${dateWords(until(), now)}` : 'Away'}
          </Button>
          <Button kind="ghost" onClick={() => props.onClose()}>
            Stay
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
