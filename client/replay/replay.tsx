// A recorded game: the table as it stood, a bar to walk through it, and the study beside it.

import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { counted } from '../../lib/counted.ts';
import { there } from '../../lib/there.ts';
import { Button, IconButton } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { entryOf, seatWords } from '../catalogue/catalogue.ts';
import { type Eyes, ReplayHost } from '../host/replay-host.ts';
import { download } from '../house/download.ts';
import { DownloadButton } from '../house/download-button.tsx';
import { place } from '../house/router.ts';
import { TableTools } from '../house/table-tools.tsx';
import { tell } from '../house/tell.ts';
import type { GameFace } from '../table/game-face.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { ForkDialog } from './fork-dialog.tsx';
import { nextEvent, nextTurn, previousTurn } from './jumps.ts';
import { eyesOf, type Recorded } from './recorded.ts';
import './replay.css';
import { useReplayKeys } from './replay-keys.ts';
import { createStudy } from './study.tsx';

const SPEEDS = [
  { name: 'Slow', pause: 2200 },
  { name: 'Steady', pause: 1000 },
  { name: 'Fast', pause: 300 },
] as const;

export interface OpenRecording {
  readonly recorded: Recorded;
  readonly host: ReplayHost;
  readonly face: GameFace | undefined;
}

/** Throws a sentence when it cannot be shown. */
export async function openRecorded(recorded: Recorded): Promise<OpenRecording> {
  const { laying, save, isEnded = false } = recorded;
  const opening = ReplayHost.open(save, laying, { isEnded });
  const [host, face] = await Promise.all([opening, entryOf(laying.game)?.face?.()]);
  return { recorded, host, face };
}

export function Replay(props: { open: OpenRecording }) {
  const { host, recorded, face } = props.open;
  const { recording } = host;
  const { steps } = recording;
  const choices = eyesOf(recorded, recording);
  const asked = Number(place().query.get('at') ?? 0);
  const [at, setAt] = createSignal(Math.max(0, Math.min(steps.length, Number.isInteger(asked) ? asked : 0)));
  const [eyes, setEyes] = createSignal<Eyes>(there(choices[0]).eyes);
  const [playing, setPlaying] = createSignal(false);
  const [pause, setPause] = createSignal<number>(SPEEDS[1].pause);
  /** After how many moves a game is to be played on. */
  const [forking, setForking] = createSignal<number>();
  const [graph, setGraph] = createSignal(false);
  // The rules of now play on only from what they have played.
  const playOn = (from: number) =>
    recording.forkFrom !== null && from >= recording.forkFrom ? () => setForking(from) : undefined;
  const walk = (to: number) => setAt(Math.max(0, Math.min(steps.length, to)));
  const stop = (to: number) => {
    setPlaying(false);
    walk(to);
  };
  createEffect(() => void host.show(at(), eyes()).catch(tell));
  // The address follows, so that it can be shared with oneself.
  createEffect(
    on(
      at,
      (now) => {
        const address = new URL(location.href);
        address.searchParams.set('at', String(now));
        history.replaceState(null, '', address);
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (!playing()) return;
    if (at() >= steps.length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => walk(study.next()), pause());
    onCleanup(() => clearTimeout(timer));
  });
  const seat = (n: number) => seatWords(recording.game, n, recording.seats[n], recording.options);
  const study = createStudy({
    host,
    at,
    eyes,
    sides: [seat(0).name, seat(1).name],
    seatClass: (n) => seat(n).tone,
    seatName: (n) => seat(n).name,
    go: stop,
    playOn,
    back: recorded.back,
  });
  useReplayKeys({
    ArrowLeft: () => stop(study.previous()),
    ArrowRight: () => stop(study.next()),
    PageUp: () => stop(previousTurn(steps, at())),
    PageDown: () => stop(nextTurn(steps, at())),
    Home: () => stop(0),
    End: () => stop(steps.length),
    ' ': () => setPlaying(!playing() && at() < steps.length),
  });
  const turn = () => steps[Math.min(at(), steps.length - 1)]?.turn ?? 1;
  return (
    <div class="replay">
      <TableScreen
        host={host}
        entryOf={entryOf}
        study={study}
        tools={() => <TableTools />}
        links={{
          home: '/',
          rule: (id) => `/rules/${encodeURIComponent(id)}`,
          moment: (move) => stop(move + 1),
        }}
      />
      <section class="replay-bar" aria-label="Replay">
        <div class="replay-buttons">
          <IconButton icon="to-start" label="To the start" onClick={() => stop(0)} />
          <IconButton icon="prev" label="One move back" onClick={() => stop(study.previous())} />
          <IconButton
            class="replay-play"
            icon={playing() ? 'pause' : 'play'}
            label={playing() ? 'Pause' : 'Play'}
            onClick={() => setPlaying(!playing() && at() < steps.length)}
          />
          <IconButton icon="next" label="One move on" onClick={() => stop(study.next())} />
          <IconButton icon="to-end" label="To the end" onClick={() => stop(steps.length)} />
        </div>
        <div class="replay-track">
          <Dynamic component={face?.replay?.Line} turns={recording.turns} moves={steps.length} at={at()} />
          <For each={study.points()}>
            {(point) => (
              <i
                class="replay-point"
                style={{ '--at': `${(100 * point.at) / Math.max(1, steps.length)}%` }}
                aria-hidden="true"
              />
            )}
          </For>
          <input
            type="range"
            min="0"
            max={steps.length}
            value={at()}
            style={{ '--at': `${(100 * at()) / Math.max(1, steps.length)}%` }}
            aria-label="Move"
            aria-valuetext={`Turn ${turn()}, after ${at()} of ${counted(steps.length, 'move')}`}
            onInput={(event) => stop(Number(event.currentTarget.value))}
          />
          <div class="replay-words">
            <span>
              <b>Turn {turn()}</b> · move {at()} of {steps.length}
            </span>
            <span class="replay-key">
              <Dynamic component={face?.replay?.Key} />
            </span>
          </div>
        </div>
        <div class="replay-more">
          <Button small onClick={() => stop(nextTurn(steps, at()))}>
            Next turn
          </Button>
          <For each={face?.replay?.landmarks}>
            {({ name, icon, types }) => (
              <Button small icon={icon} onClick={() => stop(nextEvent(steps, at(), types))}>
                {name}
              </Button>
            )}
          </For>
          <Show when={face?.Graph}>
            <IconButton icon="graph" label="The game as a graph" onClick={() => setGraph(true)} />
          </Show>
          <label>
            <span class="sr">Speed</span>
            <select class="field" onChange={(event) => setPause(Number(event.currentTarget.value))}>
              <For each={SPEEDS}>
                {(speed) => (
                  <option value={speed.pause} selected={speed.pause === pause()}>
                    {speed.name}
                  </option>
                )}
              </For>
            </select>
          </label>
          <label class="replay-eyes">
            <span class="sr">Whose eyes</span>
            <select class="field" onChange={(event) => setEyes(there(choices[event.currentTarget.selectedIndex]).eyes)}>
              <For each={choices}>{({ name }) => <option>{name}</option>}</For>
            </select>
          </label>
          <DownloadButton
            label="Download this game"
            onClick={() => download(recorded.save, `${recording.game}-${recorded.id}.mathom`)}
          />
        </div>
      </section>
      <Show when={graph()}>
        <Dialog title={face?.graphTitle ?? 'Turn by turn'} wide onClose={() => setGraph(false)}>
          <Dynamic component={face?.Graph} turns={recording.turns} />
        </Dialog>
      </Show>
      <Show when={forking() !== undefined}>
        <ForkDialog
          kept={recorded}
          at={forking() ?? 0}
          begin={recording.forkFrom ?? 0}
          onClose={() => setForking(undefined)}
        />
      </Show>
    </div>
  );
}
