// The Hunt as a plate: what was rolled, the tile, the damage, and how it may be answered.
import { createMemo, For, Show } from 'solid-js';
import type { WotrView } from '../../games/wotr/view.ts';
import { PlainDie } from '../board/die.tsx';
import { Track } from '../board/track.tsx';
import type { Heard } from '../host/local-table.ts';
import { Prompt } from '../table/prompt.tsx';
import { useStudy } from '../table/study.ts';
import type { Table } from '../table/table.ts';
import { diceOf, type ToldDie } from '../table/told-dice.ts';
import { HuntTile } from './pieces/hunt-tile.tsx';
import { tileWords } from './pieces/tile-words.ts';
import './battle-panel.css';
import './battle-small.css';
import type { HuntInHand } from './doing.ts';
import { companionsOf } from './figures.ts';
import { MordorRoad } from './mordor-road.tsx';
import { Token } from './token.tsx';

/** The last Hunt Roll that was heard, with the dice that were rolled again. */
export function lastHuntRoll(heard: readonly Heard[]): { roll: readonly ToldDie[]; again: readonly ToldDie[] } {
  for (const { told } of heard.toReversed()) {
    const at = told.findLastIndex(({ type }) => type === 'hunt-roll');
    const roll = told[at];
    if (!roll) continue;
    const again = told.slice(at).find(({ type }) => type === 'hunt-reroll');
    return { roll: diceOf(roll), again: again ? diceOf(again) : [] };
  }
  return { roll: [], again: [] };
}

export function HuntPanel(props: { table: Table; view: WotrView; hunt: HuntInHand }) {
  const study = useStudy();
  const rolled = createMemo(() =>
    props.hunt.source === 'hunt' ? lastHuntRoll(props.table.standing().heard) : undefined,
  );
  return (
    <div class="battle-veil light" classList={{ within: study !== undefined }}>
      <section class="hunt-plate panel fancy" aria-label="The Hunt for the Ring">
        <h1>The Hunt for the Ring</h1>
        <Show when={props.view.mordor > 0}>
          <MordorRoad step={props.view.mordor} />
        </Show>
        <Show when={rolled()?.roll.length}>
          <div class="battle-dice centred">
            <For each={rolled()?.roll}>{(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i()} />}</For>
            <Show when={rolled()?.again.length}>
              <small>again</small>
              <For each={rolled()?.again}>{(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i()} />}</For>
            </Show>
          </div>
        </Show>
        <div class="hunt-middle">
          <Show when={props.hunt.tile >= 0}>
            <span class="hunt-drawn">
              <HuntTile tile={props.hunt.tile} />
            </span>
          </Show>
          <div>
            <p class="hunt-damage">
              {props.hunt.damage} damage{props.hunt.reveal ? ', and the Fellowship is seen' : ''}
            </p>
            <Show when={props.hunt.tile >= 0}>
              <p class="prose">{tileWords(props.hunt.tile)}.</p>
            </Show>
            <p class="hunt-corruption">
              Corruption {props.view.corruption} of 12 <Track max={12} at={props.view.corruption} label="Corruption" />
            </p>
          </div>
        </div>
        <div class="hunt-companions">
          <For each={companionsOf(props.view)}>{(c) => <Token character={c} guide={c === props.view.guide} />}</For>
        </div>
        <Show when={!study}>
          <div class="hunt-ask">
            <Prompt table={props.table} bare />
          </div>
        </Show>
      </section>
    </div>
  );
}
