import { createEffect, createSignal, on } from 'solid-js';
import type { Standing } from '../host/table-host.ts';
import { announcementOf } from './announcements.ts';
import type { Table } from './table.ts';

/** A screen reader hears only what changes: the same words once more differ by a space that is not seen. */
const anew = (words: string) => (before: string) => (before === words ? `${words}\u00a0` : words);

/** Says to a screen reader what happened and what is asked. */
export function Announcer(props: { table: Table }) {
  const { face, standing, chosen, reasons } = props.table;
  const [polite, setPolite] = createSignal('');
  const [assertive, setAssertive] = createSignal('');
  createEffect(
    on(standing, (now, before: Standing | undefined) => {
      const said = announcementOf(before, now, face.isLoud);
      if (said.polite) setPolite(anew(said.polite));
      if (said.assertive) setAssertive(anew(said.assertive));
    }),
  );
  createEffect(
    on(
      chosen,
      (choice) => {
        if (!choice) return;
        const dress = face.dress?.(choice, standing());
        const detail = dress?.spoken ?? dress?.detail;
        setPolite(`Chosen: ${choice.label}${detail ? `, ${detail}` : ''}. Press Enter to do it.`);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      reasons,
      (why) => {
        if (why) setPolite(`${why.name}: ${why.refusals.map(({ text, rule }) => `${text} Rule ${rule}.`).join(' ')}`);
      },
      { defer: true },
    ),
  );
  return (
    <>
      <div class="sr" aria-live="polite" data-live="polite">
        {polite()}
      </div>
      <div class="sr" aria-live="assertive" data-live="assertive">
        {assertive()}
      </div>
    </>
  );
}
