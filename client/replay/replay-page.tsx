// A recorded game: the table as it stood, and a bar to walk through it.
import { createEffect, createResource, createSignal, For, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { readSave, writeSave } from '../../engine/save.ts';
import { DownloadButton } from '../app/download-button.tsx';
import { download } from '../app/files.ts';
import { keepLaid, newId } from '../app/laying.ts';
import { go, place } from '../app/router.ts';
import { TableTools } from '../app/table-tools.tsx';
import { tell } from '../app/tell.ts';
import { title } from '../app/title.ts';
import { Trouble } from '../app/trouble.tsx';
import { Button, IconButton } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { entryOf, seatWords, titleOf } from '../catalogue/catalogue.ts';
import { PERSON, sittingsOf } from '../catalogue/sittings.ts';
import { type Eyes, ReplayHost } from '../host/replay-host.ts';
import type { Recording } from '../host/replay-table.ts';
import { fetchKept, type Kept } from '../host/shelf.ts';
import type { GameFace } from '../table/game-face.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { nextEvent, nextTurn } from './jumps.ts';
import './replay.css';

async function openReplay(id: string) {
  const kept = await fetchKept(id);
  if (!kept?.save)
    throw new Error('This browser keeps no such game. Perhaps it was deleted, or lies in another browser.');
  const [host, face] = await Promise.all([
    ReplayHost.open(kept.save, kept.laying),
    entryOf(kept.laying.game)?.face?.(),
  ]);
  return { kept, host, face };
}

export function ReplayPage(props: { id: string }) {
  const [opened] = createResource(() => props.id, openReplay);
  onMount(() => title('Replay'));
  onCleanup(() => {
    if (!opened.error) opened()?.host.close();
  });
  return (
    <Switch fallback={<div class="opening" role="status" aria-label="The replay is being opened" />}>
      <Match when={opened.error}>
        <Trouble title="This game cannot be shown" error={opened.error} home={() => go('/')} />
      </Match>
      <Match when={opened()} keyed>
        {({ kept, host, face }) => <Replay kept={kept} host={host} face={face} />}
      </Match>
    </Switch>
  );
}

const SPEEDS = [
  { name: 'Slow', pause: 2200 },
  { name: 'Steady', pause: 1000 },
  { name: 'Fast', pause: 300 },
] as const;

/** An unfinished game shows no more than its players may know; one that was told, no more than was told. */
function eyesOf(kept: Kept, { over, eyes: known }: Recording): readonly { eyes: Eyes; name: string }[] {
  const seats = kept.laying.sitters.map((_, seat) => ({
    eyes: seat as Eyes,
    name: seatWords(kept.laying.game, seat, '', kept.laying.options).eyes,
  }));
  const everybody = { eyes: 'spectator' as Eyes, name: 'What everybody saw' };
  const all = over
    ? [{ eyes: 'all' as Eyes, name: 'All cards shown' }, ...seats, everybody]
    : [...seats.filter(({ eyes }) => kept.laying.sitters[Number(eyes)] === PERSON), everybody];
  return all.filter(({ eyes }) => known.includes(eyes));
}

function Replay(props: { kept: Kept; host: ReplayHost; face: GameFace | undefined }) {
  const { recording } = props.host;
  const { steps } = recording;
  const choices = eyesOf(props.kept, recording);
  const asked = Number(place().query.get('at') ?? 0);
  const [at, setAt] = createSignal(Math.max(0, Math.min(steps.length, Number.isInteger(asked) ? asked : 0)));
  const [eyes, setEyes] = createSignal<Eyes>(choices[0].eyes);
  const [playing, setPlaying] = createSignal(false);
  const [pause, setPause] = createSignal<number>(SPEEDS[1].pause);
  const [forking, setForking] = createSignal(false);
  const [graph, setGraph] = createSignal(false);
  // The rules of now play on only from what they have played.
  const mayFork = () => recording.forkFrom !== null && at() >= recording.forkFrom;
  const walk = (to: number) => setAt(Math.max(0, Math.min(steps.length, to)));
  const stop = (to: number) => {
    setPlaying(false);
    walk(to);
  };
  createEffect(() => void props.host.show(at(), eyes()).catch(tell));
  // The address follows, so that it can be shared with oneself.
  createEffect(on(at, (now) => history.replaceState(null, '', `?at=${now}`), { defer: true }));
  createEffect(() => {
    if (!playing()) return;
    if (at() >= steps.length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => walk(at() + 1), pause());
    onCleanup(() => clearTimeout(timer));
  });
  const turn = () => steps[Math.min(at(), steps.length - 1)]?.turn ?? 1;
  return (
    <div class="replay">
      <TableScreen
        host={props.host}
        tools={() => (
          <>
            <Show when={mayFork()}>
              <Button small icon="next" onClick={() => setForking(true)}>
                Play on from here
              </Button>
            </Show>
            <TableTools />
          </>
        )}
        links={{
          home: '/',
          rule: (id) => `/rules/${encodeURIComponent(id)}`,
          moment: (move) => stop(move + 1),
        }}
      />
      <section class="replay-bar" aria-label="Replay">
        <div class="replay-buttons">
          <IconButton icon="to-start" label="To the start" onClick={() => stop(0)} />
          <IconButton icon="prev" label="One move back" onClick={() => stop(at() - 1)} />
          <IconButton
            class="replay-play"
            icon={playing() ? 'pause' : 'play'}
            label={playing() ? 'Pause' : 'Play'}
            onClick={() => setPlaying(!playing() && at() < steps.length)}
          />
          <IconButton icon="next" label="One move on" onClick={() => stop(at() + 1)} />
          <IconButton icon="to-end" label="To the end" onClick={() => stop(steps.length)} />
        </div>
        <div class="replay-track">
          <Dynamic component={props.face?.replay?.Line} turns={recording.turns} moves={steps.length} at={at()} />
          <input
            type="range"
            min="0"
            max={steps.length}
            value={at()}
            style={{ '--at': `${(100 * at()) / Math.max(1, steps.length)}%` }}
            aria-label="Move"
            aria-valuetext={`Turn ${turn()}, after ${at()} of ${steps.length} moves`}
            onInput={(event) => stop(Number(event.currentTarget.value))}
          />
          <div class="replay-words">
            <span>
              <b>Turn {turn()}</b> · move {at()} of {steps.length}
            </span>
            <span class="replay-key">
              <Dynamic component={props.face?.replay?.Key} />
            </span>
          </div>
        </div>
        <div class="replay-more">
          <Button small onClick={() => stop(nextTurn(steps, at()))}>
            Next turn
          </Button>
          <For each={props.face?.replay?.landmarks}>
            {({ name, icon, types }) => (
              <Button small icon={icon} onClick={() => stop(nextEvent(steps, at(), types))}>
                {name}
              </Button>
            )}
          </For>
          <Show when={props.face?.Graph}>
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
            <select class="field" onChange={(event) => setEyes(choices[event.currentTarget.selectedIndex].eyes)}>
              <For each={choices}>{({ name }) => <option>{name}</option>}</For>
            </select>
          </label>
          <DownloadButton
            label="Download this game"
            onClick={() => download(props.kept.save, `${recording.game}-${props.kept.id}.mathom`)}
          />
        </div>
      </section>
      <Show when={graph()}>
        <Dialog title={props.face?.graphTitle ?? 'Turn by turn'} wide onClose={() => setGraph(false)}>
          <Dynamic component={props.face?.Graph} turns={recording.turns} />
        </Dialog>
      </Show>
      <Show when={forking()}>
        <ForkDialog kept={props.kept} at={at()} begin={recording.forkFrom ?? 0} onClose={() => setForking(false)} />
      </Show>
    </div>
  );
}

/** `begin`: how many moves were made before the part that is played on. */
function ForkDialog(props: { kept: Kept; at: number; begin: number; onClose: () => void }) {
  const fork = async (sitters: readonly string[]) => {
    const { seats, telling: _, reached: __, ...log } = readSave(props.kept.save);
    const save = writeSave({ ...log, moves: log.moves.slice(0, props.at - props.begin) }, seats);
    const laying = { ...props.kept.laying, id: newId(), sitters };
    await keepLaid(laying, props.at === 0 ? '' : save, props.at);
    go(`/table/${laying.id}`);
  };
  const game = () => entryOf(props.kept.laying.game);
  return (
    <Dialog
      title="Play on from here"
      lead={`${titleOf(props.kept.laying.game)}, after ${props.at} moves. The game you look at stays as it is.`}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>Keep watching</Button>}
    >
      <div class="fork">
        <Show when={game()}>
          {(entry) => (
            <For each={sittingsOf(entry())}>
              {({ deed, people, sitters }, i) => (
                <Button
                  kind={i() === 0 ? 'primary' : 'plain'}
                  icon={people ? 'friends' : undefined}
                  onClick={() => void fork(sitters('rules')).catch(tell)}
                >
                  {deed}
                </Button>
              )}
            </For>
          )}
        </Show>
      </div>
    </Dialog>
  );
}
