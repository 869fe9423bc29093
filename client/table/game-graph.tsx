// The finished game as a graph: a small one beside the outcome, the whole of it when asked for.
import { createSignal, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { createLater } from '../board/later.ts';
import './game-graph.css';
import type { Table } from './table.ts';

export function GameGraph(props: { table: Table }) {
  const { host, face } = props.table;
  const [open, setOpen] = createSignal(false);
  const title = () => face.graphTitle ?? 'Turn by turn';
  // Without it the outcome still stands there: a graph that cannot be had is not missed.
  const turns = createLater(() => (face.Graph ? host.turns().catch(() => []) : Promise.resolve([])));
  return (
    <Show when={(turns()?.length ?? 0) > 0 && face.Graph}>
      <div class="game-graph">
        <div class="game-graph-small">
          <Dynamic component={face.Graph} turns={turns() ?? []} small />
        </div>
        <Button small icon="graph" onClick={() => setOpen(true)}>
          {title()}
        </Button>
      </div>
      <Show when={open()}>
        <Dialog title={title()} wide onClose={() => setOpen(false)}>
          <Dynamic component={face.Graph} turns={turns() ?? []} />
        </Dialog>
      </Show>
    </Show>
  );
}
