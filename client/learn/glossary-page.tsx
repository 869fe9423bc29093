import { createResource, For, onMount, Show } from 'solid-js';
import { AT_THE_TABLE } from '../catalogue/catalogue.ts';
import { title } from '../house/title.ts';
import './learn.css';

const loadAll = () =>
  Promise.all(
    AT_THE_TABLE.flatMap(({ title, glossary }) =>
      glossary ? [glossary.load().then((terms) => ({ title, terms }))] : [],
    ),
  );

export function GlossaryPage() {
  onMount(() => title('The words'));
  const [glossaries] = createResource(loadAll);
  return (
    <main>
      <h1>The words</h1>
      <p class="lede">What people at the table mean, and the rule that decides.</p>
      <div class="glossaries">
        <For each={glossaries()}>
          {({ title: game, terms }) => (
            <section>
              <Show when={(glossaries()?.length ?? 0) > 1}>
                <h2>{game}</h2>
              </Show>
              <dl class="glossary">
                <For each={terms}>
                  {({ word, means, rule }) => (
                    <div>
                      <dt>{word}</dt>
                      <dd>
                        {means}{' '}
                        <a class="rule-id" href={`/rules/${rule}`}>
                          {rule}
                        </a>
                      </dd>
                    </div>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </div>
    </main>
  );
}
