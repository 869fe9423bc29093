// Dice and tiles as they fall, for a moment, over the map. Any key or tap puts them away.
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import type { Told } from '../../protocol/table.ts';
import { PlainDie } from '../board/die.tsx';
import type { Table } from '../table/table.ts';
import { diceOf } from '../table/told-dice.ts';
import { ActionDie } from './pieces/action-die.tsx';
import { HuntTile } from './pieces/hunt-tile.tsx';
import './flash.css';

const SHOWN_MS = 2500;
/** Whoever leaps further than this through a game does not ask for its dice. */
const MOST_MOVES = 6;
const WORTH_SEEING = new Set([
  'hunt-roll',
  'tile',
  'action-roll',
  'card-roll',
  'combat-roll',
  'leader-reroll',
  'hunt-damage',
  'companion-lost',
]);

/** What fell since the player last looked; the whole of it at once, so that it never lasts long. */
export function Flash(props: { table: Table; quiet: boolean }) {
  const { standing } = props.table;
  const [lines, setLines] = createSignal<readonly Told[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const away = () => {
    clearTimeout(timer);
    setLines([]);
  };
  createEffect(
    on(standing, (now, before) => {
      if (!before || before.table.viewer !== now.table.viewer) return;
      const moves = now.heard.length - before.heard.length;
      if (moves <= 0 || moves > MOST_MOVES) return;
      const news = now.heard
        .slice(before.heard.length)
        .flatMap(({ told }) => told)
        .filter(({ type }) => WORTH_SEEING.has(type ?? ''));
      if (news.length === 0) return;
      clearTimeout(timer);
      setLines((shown) => [...shown, ...news].slice(-4));
      timer = setTimeout(() => setLines([]), SHOWN_MS);
    }),
  );
  document.addEventListener('keydown', away);
  document.addEventListener('pointerdown', away);
  onCleanup(() => {
    document.removeEventListener('keydown', away);
    document.removeEventListener('pointerdown', away);
    clearTimeout(timer);
  });
  return (
    <Show when={lines().length > 0 && !props.quiet}>
      <div class="flash panel" aria-hidden="true">
        <For each={lines()}>{(line) => <FlashLine line={line} />}</For>
      </div>
    </Show>
  );
}

/** One event with its dice or its tile; also used where a move is shown again. */
export function FlashLine(props: { line: Told }) {
  const facts = () => props.line.facts;
  const side = () => (facts()?.seat === 1 ? 1 : 0);
  return (
    <div class="flash-line">
      <Show when={facts()?.tile !== undefined}>
        <span class="flash-tile">
          <HuntTile tile={facts()?.tile ?? 0} />
        </span>
      </Show>
      <Show when={facts()?.faces?.length}>
        <span class="battle-dice">
          <For each={facts()?.faces}>{(face, i) => <ActionDie side={side()} face={face} small rolled={i()} />}</For>
        </span>
      </Show>
      <Show when={facts()?.dice?.length}>
        <span class="battle-dice">
          <For each={diceOf(props.line)}>{(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i()} />}</For>
        </span>
      </Show>
      <p>{words(props.line)}</p>
    </div>
  );
}

/** Beside faces the names of the faces would say it twice. */
const words = ({ text, facts }: Told): string =>
  facts?.faces?.length ? (facts.seat === 1 ? 'The Shadow rolls' : 'The Free Peoples roll') : text;
