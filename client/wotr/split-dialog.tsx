// Who stays behind: one stepper for each kind of figure that the list lets stay.
import { createMemo, createSignal, For, Show } from 'solid-js';
import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { CHARACTER_NAMES } from '../../games/wotr/tables/characters.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Question } from '../../protocol/table.ts';
import { Button, IconButton } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { Icon } from '../board/icon.tsx';
import type { Table } from '../table/table.ts';
import { splitting } from './doing.ts';
import { leaveKinds, leaveMoves } from './split.ts';

export const canSplit = (question: Question | null): boolean =>
  question?.choices.some(({ verb }) => verb === 'leave') ?? false;

export function SplitButton(props: { table: Table; view: WotrView }) {
  const [open, setOpen] = createSignal(false);
  return (
    <Show when={canSplit(props.table.question()) && splitting(props.view)}>
      <Button icon="minus" onClick={() => setOpen(true)}>
        Leave some behind…
      </Button>
      <Show when={open()}>
        <SplitDialog table={props.table} view={props.view} onClose={() => setOpen(false)} />
      </Show>
    </Show>
  );
}

function SplitDialog(props: { table: Table; view: WotrView; onClose: () => void }) {
  const { table } = props;
  const split = splitting(props.view);
  const kinds = createMemo(() => leaveKinds(table.question(), split?.force));
  const [staying, setStaying] = createSignal<Readonly<Record<number, number>>>({});
  const stays = (piece: number) => staying()[piece] ?? 0;
  const change = (piece: number, by: number, most: number) =>
    setStaying((now) => ({ ...now, [piece]: Math.min(most, Math.max(0, (now[piece] ?? 0) + by)) }));
  const total = () => Object.values(staying()).reduce((sum, n) => sum + n, 0);
  const send = async () => {
    const moves = leaveMoves(kinds(), staying());
    props.onClose();
    await table.playAll(moves);
  };
  return (
    <Dialog
      title={`Who stays in ${split ? REGION_NAMES[split.from] : 'the region'}?`}
      lead="The others go."
      onClose={() => props.onClose()}
      actions={
        <>
          <Button onClick={() => props.onClose()}>All go</Button>
          <Button kind="primary" onClick={() => void send()} disabled={total() === 0}>
            {total() === 0 ? 'Nobody stays' : `Leave ${total()} behind`}
          </Button>
        </>
      }
    >
      <div class="split">
        <For each={kinds()}>
          {(kind) => (
            <div class="split-row">
              <Icon name={kind.icon} />
              <span class="split-name">
                {kind.character >= 0 ? CHARACTER_NAMES[kind.character] : kind.name}
                <small>
                  {kind.count - stays(kind.piece)} go, {stays(kind.piece)} stay
                </small>
              </span>
              <IconButton
                icon="minus"
                label={`One ${kind.name} fewer stays`}
                disabled={stays(kind.piece) === 0}
                onClick={() => change(kind.piece, -1, kind.count)}
              />
              <output aria-label={`${kind.name} who stay`}>{stays(kind.piece)}</output>
              <IconButton
                icon="plus"
                label={`One ${kind.name} more stays`}
                disabled={stays(kind.piece) === kind.count}
                onClick={() => change(kind.piece, 1, kind.count)}
              />
            </div>
          )}
        </For>
      </div>
    </Dialog>
  );
}
