// The moment of a replay in words, the moves around it, and what else could have been done.
import { type Accessor, createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import { Chip } from '../board/chip.tsx';
import { Icon } from '../board/icon.tsx';
import { createLater } from '../board/later.ts';
import type { Eyes, ReplayHost } from '../host/replay-host.ts';
import { type TurningPoint, turningPoints } from '../host/tide.ts';
import type { Study } from '../table/study.ts';
import { swingWords, turningWords } from '../table/swings.ts';
import { TideCurve } from '../table/tide-curve.tsx';
import { InsteadDialog } from './instead-dialog.tsx';
import { MissedPlans } from './missed.tsx';
import { pointOf, rowAfter, rowAt, rowBefore, type StoryRow, storyRows } from './rows.ts';
import './study.css';

export interface StudyTools {
  readonly host: ReplayHost;
  readonly at: Accessor<number>;
  readonly eyes: Accessor<Eyes>;
  /** The first seat of each side. */
  readonly sides: readonly [string, string];
  seatClass(seat: number): string;
  seatName(seat: number): string;
  go(to: number): void;
  /** Plays on from so many moves; undefined where the rules of now cannot. */
  playOn(at: number): (() => void) | undefined;
  /** The game itself, where there is more to do in it. */
  readonly back?: { readonly href: string; readonly label: string } | undefined;
}

export interface OpenStudy extends Study {
  readonly points: Accessor<readonly TurningPoint[]>;
  next(): number;
  previous(): number;
}

export function createStudy(tools: StudyTools): OpenStudy {
  const { host, at, eyes } = tools;
  const { steps } = host.recording;
  const [heard] = createResource(eyes, (now) => host.story(now));
  const tide = createLater(() => host.tide().catch(() => []));
  const rows = createMemo(() => storyRows(heard.latest ?? [], steps));
  const points = createMemo(() => turningPoints(tide() ?? []));
  const row = createMemo(() => rowAt(rows(), at()));
  const [asking, setAsking] = createSignal<StoryRow>();
  const turn = () => steps[Math.min(at(), steps.length - 1)]?.turn ?? 1;
  const swing = (now: StoryRow | undefined) => now && pointOf(points(), now);
  /** Choices that these eyes may see. */
  const isOwn = (now: StoryRow) =>
    steps.slice(now.from, now.at).some(({ seat }) => eyes() === 'all' || seat === eyes());

  const Head = () => (
    <div class="prompt-head study-head">
      <div class="head">
        <Icon name="log" />
        <span>Turn {turn()}</span>
        <Show when={row()}>
          {(now) => (
            <span class={`chip turn prompt-seat ${tools.seatClass(now().seat)}`}>{tools.seatName(now().seat)}</span>
          )}
        </Show>
      </div>
      <p class="study-now prose" aria-live="polite">
        {row()?.words ?? 'The game begins.'}
      </p>
      <Show when={swing(row())}>
        {(point) => (
          <p class="study-swing">
            <Icon name="graph" /> A turning point: {swingWords(point(), tools.sides)}
          </p>
        )}
      </Show>
      <div class="study-deeds">
        <Show when={row() && isOwn(row() as StoryRow)}>
          <button type="button" class="lnk" onClick={() => setAsking(row())}>
            <Icon name="why" /> What else could {eyes() === 'all' ? 'have been' : 'I have'} done?
          </button>
        </Show>
        <Show when={tools.playOn(at())}>
          {(play) => (
            <button type="button" class="lnk" onClick={() => play()()}>
              <Icon name="play" /> Play on from here
            </button>
          )}
        </Show>
        <Show when={tools.back}>
          {(back) => (
            <a class="lnk" href={back().href}>
              <Icon name="undo" /> {back().label}
            </a>
          )}
        </Show>
      </div>
      <Show when={asking()} keyed>
        {(now) => (
          <InsteadDialog
            host={host}
            eyes={eyes()}
            row={now}
            playOn={(from) => tools.playOn(from)}
            onClose={() => setAsking(undefined)}
          />
        )}
      </Show>
    </div>
  );

  const Body = () => {
    const [only, setOnly] = createSignal<'all' | 'turning' | 'missed'>('all');
    let list: HTMLOListElement | undefined;
    createEffect(
      on([row, only], () =>
        queueMicrotask(() => {
          const here = list?.querySelector<HTMLElement>('.here');
          if (list && here) list.scrollTop = here.offsetTop - list.clientHeight / 2;
        }),
      ),
    );
    const wordsBetween = (point: TurningPoint) => turningWords(heard.latest ?? [], point);
    const Filter = (chip: { to: 'all' | 'turning' | 'missed'; label: string }) => (
      <Chip pressed={only() === chip.to} kind={only() === chip.to ? 'turn' : 'plain'} onClick={() => setOnly(chip.to)}>
        {chip.label}
      </Chip>
    );
    const missedTools = { ...tools, mayRead: (seat: number) => eyes() === 'all' || eyes() === seat };
    return (
      <div class="study-moves">
        <Show when={(tide()?.length ?? 0) > 1}>
          <TideCurve tide={tide() ?? []} sides={tools.sides} points={points()} at={at()} />
          <div class="study-filter">
            <Filter to="all" label="All moves" />
            <Show when={points().length > 0}>
              <Filter to="turning" label="Turning points" />
            </Show>
            <Filter to="missed" label="Missed plans" />
          </div>
        </Show>
        <Show when={only() === 'missed'}>
          <MissedPlans analysis={() => host.analysis()} tools={missedTools} />
        </Show>
        <Show when={only() === 'turning'}>
          <ol class="study-list scroll" ref={list} aria-label="Turning points">
            <For each={points()}>
              {(point) => (
                <li>
                  <button
                    type="button"
                    class="study-row turning"
                    classList={{ here: point.from <= at() && at() <= point.at }}
                    onClick={() => tools.go(point.at)}
                  >
                    <b>Turn {steps[point.from]?.turn}</b>
                    <span class="study-words">{wordsBetween(point)}</span>
                    <em>{swingWords(point, tools.sides)}</em>
                  </button>
                </li>
              )}
            </For>
          </ol>
        </Show>
        <Show when={only() === 'all'}>
          <ol class="study-list scroll" ref={list} aria-label="The moves">
            <For each={rows()} fallback={<li class="quiet">Nothing was told of this game.</li>}>
              {(one, i) => (
                <li>
                  <Show when={one.turn !== rows()[i() - 1]?.turn}>
                    <div class="study-turn">Turn {one.turn}</div>
                  </Show>
                  <button
                    type="button"
                    class={`study-row ${tools.seatClass(one.seat)}`}
                    classList={{ here: row() === one, turning: swing(one) !== undefined }}
                    aria-current={row() === one ? 'step' : undefined}
                    onClick={() => tools.go(one.at)}
                  >
                    <span class="study-number">{i() + 1}</span>
                    <span class="study-words">{one.words}</span>
                  </button>
                </li>
              )}
            </For>
          </ol>
        </Show>
      </div>
    );
  };

  return {
    Head,
    Body,
    points,
    next: () => rowAfter(rows(), at(), steps.length),
    previous: () => rowBefore(rows(), at()),
  };
}
