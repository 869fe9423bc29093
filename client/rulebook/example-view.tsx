// A rule at work: its example on a small table where everything can be tried.

import { createResource, createSignal, lazy, onCleanup, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button } from '../board/button.tsx';
import { entryOf, seatsAt } from '../catalogue/catalogue.ts';
import { takeIn } from '../catalogue/files.ts';
import { LocalHost } from '../host/local-host.ts';
import { PERSON } from '../house/laying.ts';
import { go } from '../house/router.ts';
import { tell } from '../house/tell.ts';
import type { Example } from './example.ts';

export function ExampleView(props: { example: Example }) {
  const [round, setRound] = createSignal(0);
  const openTable = () =>
    void takeIn(new File([props.example.text], `${props.example.title}.yaml`)).then((address) => go(address), tell);
  return (
    <section class="example" aria-label="An example">
      <h2>An example</h2>
      <p class="example-title">{props.example.title}</p>
      <Show when={props.example.about}>{(about) => <p class="prose">{about()}</p>}</Show>
      <Show when={{ round: round() }} keyed>
        <OpenExample example={props.example} />
      </Show>
      <div class="example-buttons">
        <Button small icon="undo" onClick={() => setRound(round() + 1)}>
          Begin again
        </Button>
        <Button small icon="next" onClick={openTable}>
          Open as a table
        </Button>
      </div>
    </section>
  );
}

function OpenExample(props: { example: Example }) {
  const entry = entryOf(props.example.game);
  const load = entry?.examples?.table;
  const SmallTable = load && lazy(async () => ({ default: await load() }));
  let closed = false;
  const [host] = createResource(async () => {
    const opened = await LocalHost.open({
      id: 'example',
      game: props.example.game,
      options: props.example.options,
      seed: 'example',
      sitters: entry ? seatsAt(entry, props.example.options).map(() => PERSON) : [],
      scenario: props.example.text,
      passing: true,
    });
    if (closed) opened.close();
    return opened;
  });
  onCleanup(() => {
    closed = true;
    if (!host.error) host()?.close();
  });
  return (
    <Suspense fallback={<div class="small-table opening" />}>
      <Show when={!host.error} fallback={<p class="prose">This example cannot be laid here.</p>}>
        <Show when={host()} keyed fallback={<div class="small-table opening" />}>
          {(opened) => <Dynamic component={SmallTable} host={opened} example={props.example} />}
        </Show>
      </Show>
    </Suspense>
  );
}
