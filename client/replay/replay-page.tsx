// A recorded game: the table as it stood, and a bar to walk through it.
import { createEffect, createResource, createSignal, For, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import { readSave, writeSave } from '../../engine/save.ts';
import { DownloadButton } from '../app/download-button.tsx';
import { download } from '../app/files.ts';
import { keepLaid, newId, PERSON } from '../app/laying.ts';
import { go, place } from '../app/router.ts';
import { TableTools } from '../app/table-tools.tsx';
import { tell } from '../app/tell.ts';
import { title } from '../app/title.ts';
import { Trouble } from '../app/trouble.tsx';
import { GAME_TITLES, SIDES } from '../app/words.ts';
import { Button, IconButton } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { type Eyes, ReplayHost } from '../host/replay-host.ts';
import { fetchKept, type Kept } from '../host/shelf.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { WarGraph } from '../wotr/war-graph.tsx';
import { Graph } from './graph.tsx';
import { type Landmark, nextLandmark } from './jumps.ts';
import './replay.css';

async function openReplay(id: string) {
  const kept = await fetchKept(id);
  if (!kept?.save)
    throw new Error('This browser keeps no such game. Perhaps it was deleted, or lies in another browser.');
  return { kept, host: await ReplayHost.open(kept.save, kept.laying) };
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
        {({ kept, host }) => <Replay kept={kept} host={host} />}
      </Match>
    </Switch>
  );
}

const SPEEDS = [
  { name: 'Slow', pause: 2200 },
  { name: 'Steady', pause: 1000 },
  { name: 'Fast', pause: 300 },
] as const;

/** An unfinished game shows no more than its players may know. */
function eyesOf(kept: Kept, over: boolean): readonly { eyes: Eyes; name: string }[] {
  const seats = SIDES.map((name, seat) => ({
    eyes: seat as Eyes,
    name: `${name}’ eyes`.replace('Shadow’', 'The Shadow’s'),
  }));
  const everybody = { eyes: 'spectator' as Eyes, name: 'What everybody saw' };
  if (over) return [{ eyes: 'all', name: 'All cards shown' }, ...seats, everybody];
  return [...seats.filter(({ eyes }) => kept.laying.sitters[Number(eyes)] === PERSON), everybody];
}

function Replay(props: { kept: Kept; host: ReplayHost }) {
  const { recording } = props.host;
  const { steps } = recording;
  const choices = eyesOf(props.kept, recording.over);
  const asked = Number(place().query.get('at') ?? 0);
  const [at, setAt] = createSignal(Math.max(0, Math.min(steps.length, Number.isInteger(asked) ? asked : 0)));
  const [eyes, setEyes] = createSignal<Eyes>(choices[0].eyes);
  const [playing, setPlaying] = createSignal(false);
  const [pause, setPause] = createSignal<number>(SPEEDS[1].pause);
  const [forking, setForking] = createSignal(false);
  const [graph, setGraph] = createSignal(false);
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
  const jump = (mark: Landmark) => stop(nextLandmark(steps, at(), mark));
  return (
    <div class="replay">
      <TableScreen
        host={props.host}
        tools={() => (
          <>
            <Button small icon="next" onClick={() => setForking(true)}>
              Play on from here
            </Button>
            <TableTools />
          </>
        )}
        links={{ home: '/', rule: (id) => `/rules/${encodeURIComponent(id)}` }}
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
          <Graph turns={recording.turns} moves={steps.length} at={at()} />
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
              <i class="key-vp" /> Shadow’s points <i class="key-co" /> corruption
            </span>
          </div>
        </div>
        <div class="replay-more">
          <Button small onClick={() => jump('turn')}>
            Next turn
          </Button>
          <Button small icon="strike" onClick={() => jump('battle')}>
            Next battle
          </Button>
          <Button small icon="hunt" onClick={() => jump('hunt')}>
            Next hunt
          </Button>
          <IconButton icon="graph" label="The game as a graph" onClick={() => setGraph(true)} />
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
        <Dialog title="The war, turn by turn" wide onClose={() => setGraph(false)}>
          <WarGraph turns={recording.turns} />
        </Dialog>
      </Show>
      <Show when={forking()}>
        <ForkDialog kept={props.kept} at={at()} onClose={() => setForking(false)} />
      </Show>
    </div>
  );
}

function ForkDialog(props: { kept: Kept; at: number; onClose: () => void }) {
  const fork = async (sitters: readonly string[]) => {
    const { seats, ...log } = readSave(props.kept.save);
    const save = writeSave({ ...log, moves: log.moves.slice(0, props.at) }, seats);
    const laying = { ...props.kept.laying, id: newId(), sitters };
    await keepLaid(laying, props.at === 0 ? '' : save, props.at);
    go(`/table/${laying.id}`);
  };
  const start = (...sitters: string[]) => void fork(sitters).catch(tell);
  return (
    <Dialog
      title="Play on from here"
      lead={`${GAME_TITLES[props.kept.laying.game] ?? ''}, after ${props.at} moves. The game you look at stays as it is.`}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>Keep watching</Button>}
    >
      <div class="fork">
        <Button kind="primary" onClick={() => start(PERSON, 'rules')}>
          Lead the Free Peoples
        </Button>
        <Button onClick={() => start('rules', PERSON)}>Lead the Shadow</Button>
        <Button icon="friends" onClick={() => start(PERSON, PERSON)}>
          Two at this screen
        </Button>
      </div>
    </Dialog>
  );
}
