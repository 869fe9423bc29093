import { createEffect, createSignal, For, on } from 'solid-js';
import type { Standing } from '../host/table-host.ts';
import { announcementOf } from './announcements.ts';
import type { Table } from './table.ts';

/** What was said lately stays, so that nothing that follows quickly takes its place before it was heard. */
const MOST_SAID = 80;

function createSaying() {
  const [said, setSaid] = createSignal<readonly { readonly words: string }[]>([]);
  const say = (words: string) => {
    if (words) setSaid([...said(), { words }].slice(-MOST_SAID));
  };
  return { said, say };
}

/** Says to a screen reader what happened and what is asked, each thing after the other. */
export function Announcer(props: { table: Table }) {
  const { face, standing, chosen, reasons } = props.table;
  const [polite, assertive] = [createSaying(), createSaying()];
  createEffect(
    on(standing, (now, before: Standing | undefined) => {
      const said = announcementOf(before, now, face.isLoud);
      assertive.say(said.assertive);
      polite.say(said.polite);
    }),
  );
  createEffect(
    on(
      chosen,
      (choice) => {
        if (!choice) return;
        const dress = face.dress?.(choice, standing());
        const detail = dress?.spoken ?? dress?.detail;
        polite.say(`Chosen: ${choice.label}${detail ? `, ${detail}` : ''}. Press Enter to do it.`);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      reasons,
      (why) => {
        if (why) polite.say(`${why.name}: ${why.refusals.map(({ text, rule }) => `${text} Rule ${rule}.`).join(' ')}`);
      },
      { defer: true },
    ),
  );
  return (
    <>
      <div class="sr" aria-live="assertive" aria-relevant="additions" data-live="assertive">
        <For each={assertive.said()}>{({ words }) => <p>{words}</p>}</For>
      </div>
      <div class="sr" aria-live="polite" aria-relevant="additions" data-live="polite">
        <For each={polite.said()}>{({ words }) => <p>{words}</p>}</For>
      </div>
    </>
  );
}
