// What a program would have done better, by what each knew then, and what of the end was luck.
import { createResource, For, Show } from 'solid-js';
import { Icon } from '../board/icon.tsx';
import type { Analysis, MissedPlan } from '../host/tide.ts';

export interface MissedTools {
  readonly sides: readonly [string, string];
  seatClass(seat: number): string;
  seatName(seat: number): string;
  /** May these eyes read what that seat could have done? */
  mayRead(seat: number): boolean;
  go(to: number): void;
}

const percent = (chance: number): number => Math.round(100 * chance);

/** Luck told apart from choices, in two sentences. */
export function accountWords({ choices, luck }: Analysis, [first, second]: readonly [string, string]): string {
  const lucky = luck >= 0 ? first : second;
  return (
    `Missed plans cost ${first} ${percent(choices[0] ?? 0)} % and ${second} ${percent(choices[1] ?? 0)} % of a win. ` +
    `Dice, cards and what is too small to see were worth ${percent(Math.abs(luck))} % to ${lucky}.`
  );
}

export function MissedPlans(props: { analysis: () => Promise<Analysis | null>; tools: MissedTools }) {
  const [found] = createResource(() => props.analysis().catch(() => null));
  const row = ({ at, turn, seat, made, better, madeChance, betterChance, why }: MissedPlan) => (
    <li>
      <button type="button" class={`study-row ${props.tools.seatClass(seat)}`} onClick={() => props.tools.go(at)}>
        <b>Turn {turn}</b>
        <span class="study-words">
          {props.tools.seatName(seat)}: {made} wins {percent(madeChance)} % of the worlds looked at; better, with{' '}
          {percent(betterChance)} %: {better}. {why}
        </span>
      </button>
    </li>
  );
  return (
    <Show
      when={!found.loading}
      fallback={
        <p class="quiet" role="status">
          A program looks at the choices again; that takes up to half a minute …
        </p>
      }
    >
      <Show when={found()} fallback={<p class="quiet">Nobody can judge this game, or not all of it.</p>}>
        {(analysis) => (
          <>
            <p class="study-luck">
              <Icon name="dice" /> {accountWords(analysis(), props.tools.sides)}
            </p>
            <ol class="study-list scroll" aria-label="Missed plans">
              <For
                each={analysis().missed.filter(({ seat }) => props.tools.mayRead(seat))}
                fallback={
                  <li class="quiet">
                    None that was clearly better, of the {analysis().looked} choices after which somebody’s chances fell
                    most.
                  </li>
                }
              >
                {row}
              </For>
            </ol>
          </>
        )}
      </Show>
    </Show>
  );
}
