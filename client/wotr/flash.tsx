// Dice and tiles as they fall, for a moment, over the map. Any key or tap puts them away.
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { FACE_NAMES } from '../../games/wotr/tables/dice.ts';
import { TILES } from '../../games/wotr/tables/tiles.ts';
import type { Told } from '../../protocol/table.ts';
import { ActionDie, CombatDie } from '../board/die.tsx';
import { HuntTile } from '../board/hunt-tile.tsx';
import { hitFlags, rollIn } from '../table/dice-words.ts';
import type { Table } from '../table/table.ts';
import './flash.css';

const SHOWN_MS = 2500;
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
      if (!before || before.table.viewer !== now.table.viewer || now.heard.length <= before.heard.length) return;
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

const tileIn = (text: string): number => {
  const name = /drawn: ([\w-]+)/.exec(text)?.[1];
  return TILES.findIndex((tile) => tile.name === name);
};

function FlashLine(props: { line: Told }) {
  const roll = () => rollIn(props.line.text);
  const faces = () =>
    props.line.type === 'action-roll'
      ? props.line.text
          .slice(props.line.text.indexOf(':') + 1)
          .replace(/\.$/, '')
          .split(',')
          .map((name) => FACE_NAMES.indexOf(name.trim()))
          .filter((face) => face >= 0)
      : [];
  const side = () => (props.line.text.startsWith('The Shadow') ? 1 : 0);
  return (
    <div class="flash-line">
      <Show when={props.line.type === 'tile' && tileIn(props.line.text) >= 0}>
        <span class="flash-tile">
          <HuntTile tile={tileIn(props.line.text)} />
        </span>
      </Show>
      <Show when={faces().length > 0}>
        <span class="battle-dice">
          <For each={faces()}>{(face, i) => <ActionDie side={side()} face={face} small rolled={i()} />}</For>
        </span>
      </Show>
      <Show when={roll()}>
        {(rolled) => (
          <span class="battle-dice">
            <For each={rolled().values}>
              {(value, i) => <CombatDie value={value} hit={hitFlags(rolled())[i()]} rolled={i()} />}
            </For>
          </span>
        )}
      </Show>
      <p>{words(props.line)}</p>
    </div>
  );
}

const words = ({ type, text }: Told): string =>
  type === 'action-roll'
    ? text.startsWith('The Shadow')
      ? 'The Shadow rolls'
      : 'The Free Peoples roll'
    : type === 'tile'
      ? 'A Hunt tile is drawn'
      : text;
