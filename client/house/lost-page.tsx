import { onMount } from 'solid-js';
import { Framed } from './framed.tsx';
import { House } from './house.tsx';
import { title } from './title.ts';

export function LostPage() {
  onMount(() => title('Not found'));
  return (
    <Framed>
      <main class="lost plate">
        <House />
        <div class="lost-in">
          <h1>No road leads here</h1>
          <p class="prose">Nothing is kept at this address.</p>
          <div class="row">
            <a class="btn primary" href="/">
              Go back to the house
            </a>
          </div>
        </div>
      </main>
    </Framed>
  );
}
