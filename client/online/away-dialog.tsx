// By correspondence: going away for a while. Our clock stands still until then.
import { createSignal, For } from 'solid-js';
import '../app/play-page.css';
import { Button } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { dateWords } from './clock-words.ts';
import type { OnlineTable } from './online-table.ts';
import { serverNow } from './server-time.ts';

const DAY_MS = 86_400_000;
/** In one game, in all. */
const MOST_DAYS = 30;
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
  const [date, setDate] = createSignal(fieldDate(now + 7 * DAY_MS));
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
          <For each={SPANS}>
            {({ name, days }) => (
              <button
                type="button"
                class="chip"
                aria-pressed={date() === fieldDate(now + days * DAY_MS)}
                onClick={() => setDate(fieldDate(now + days * DAY_MS))}
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
            max={fieldDate(now + (MOST_DAYS - 1) * DAY_MS)}
            onInput={(event) => setDate(event.currentTarget.value)}
          />
          <small>
            In one game you have {MOST_DAYS} days for this; those that you do not use come back. You may move all the
            same, and your opponent sees until when you are away.
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
