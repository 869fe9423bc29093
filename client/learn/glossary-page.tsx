import { For, onMount } from 'solid-js';
import { title } from '../app/title.ts';
import { GLOSSARY } from './glossary.ts';
import './learn.css';

export function GlossaryPage() {
  onMount(() => title('The words'));
  return (
    <main class="narrow">
      <h1>The words</h1>
      <p class="lede">What people at the table mean, and the rule that decides.</p>
      <dl class="glossary">
        <For each={GLOSSARY}>
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
    </main>
  );
}
