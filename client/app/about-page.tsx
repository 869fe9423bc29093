import { For, onMount } from 'solid-js';
import { House } from '../house/house.tsx';
import { title } from '../house/title.ts';
import { RIGHTS } from './rights.ts';

export function AboutPage() {
  onMount(() => title('About'));
  return (
    <main class="narrow about">
      <div class="plate about-plate">
        <House />
      </div>
      <h1>About this house</h1>
      <p class="prose">
        In the Shire, a mathom is a thing one has no use for and would never part with. Hobbits kept theirs in a house
        at Michel Delving. Ours holds games, and they are meant to be used again.
      </p>
      <h2>Rights</h2>
      <For each={RIGHTS}>{(text) => <p class="prose">{text}</p>}</For>
      <h2>Thanks</h2>
      <p class="prose">
        The letters are Alegreya and Alegreya Sans by Juan Pablo del Peral and Almendra by Ana Sanfelippo, under the SIL
        Open Font License. The map, the symbols and every picture are drawn by our own scripts.
      </p>
      <h2>What leaves this browser</h2>
      <p class="prose">
        A game against a program or a friend beside you is played and kept here, and nothing of it leaves. What you do
        at an online table goes to the server that showed you this page, and to nobody else.
      </p>
    </main>
  );
}
