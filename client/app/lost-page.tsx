import { onMount } from 'solid-js';
import { House } from './house.tsx';
import { title } from './title.ts';

export function LostPage() {
  onMount(() => title('Not found'));
  return (
    <main class="lost plate">
      <House />
      <div class="lost-in">
        <h1>No road leads here</h1>
        <p class="prose">
          Nothing is kept at this address. <a href="/">Go back to the house.</a>
        </p>
      </div>
    </main>
  );
}
