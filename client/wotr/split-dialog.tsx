// Who goes: one row of numbers for each kind of figure that the list lets stay; where they go is kept.
import { createMemo, createSignal, For, Show } from 'solid-js';
import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { CHARACTER_NAMES } from '../../games/wotr/tables/characters.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import type { Choice, Question } from '../../protocol/table.ts';
import { Button } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { Icon } from '../board/icon.tsx';
import type { Table } from '../table/table.ts';
import { splitting } from './doing.ts';
import { type LeaveKind, leaveKinds, splitMoves, wayOf } from './split.ts';

export const canSplit = (question: Question | null): boolean =>
  question?.choices.some(({ verb }) => verb === 'leave') ?? false;

export function SplitButton(props: { table: Table; view: WotrView }) {
  const [open, setOpen] = createSignal(false);
  return (
    <Show when={canSplit(props.table.question()) && splitting(props.view)}>
      <Button icon="minus" onClick={() => setOpen(true)}>
        Only some of them…
      </Button>
      <Show when={open()}>
        <SplitDialog table={props.table} view={props.view} onClose={() => setOpen(false)} />
      </Show>
    </Show>
  );
}

const placeOf = ({ targets }: Choice): string => {
  const region = targets.find(({ domain }) => domain === 'region')?.id;
  return region === undefined ? '' : ` to ${REGION_NAMES[region]}`;
};

function SplitDialog(props: { table: Table; view: WotrView; onClose: () => void }) {
  const { table } = props;
  const split = splitting(props.view);
  /** Kept: it is done with those who go. */
  const then = wayOf(table.question(), table.chosen());
  const where = then ? placeOf(then) : '';
  const kinds = createMemo(() => leaveKinds(table.question(), split?.force));
  const [staying, setStaying] = createSignal<Readonly<Record<number, number>>>({});
  const stays = (piece: number) => staying()[piece] ?? 0;
  const total = () => Object.values(staying()).reduce((sum, n) => sum + n, 0);
  const all = () => kinds().reduce((sum, { count }) => sum + count, 0);
  const send = async () => {
    const moves = splitMoves(kinds(), staying(), then);
    props.onClose();
    await table.playAll(moves);
  };
  const nameOf = ({ character, name }: LeaveKind) => (character >= 0 ? CHARACTER_NAMES[character] : name);
  return (
    <Dialog
      title={`Who goes${where || (split ? ` from ${REGION_NAMES[split.from]}` : '')}?`}
      lead="The others stay."
      onClose={() => props.onClose()}
      actions={
        <Button kind="primary" onClick={() => void send()} disabled={total() === 0 || total() === all()}>
          {total() === 0 ? 'All go' : `Send ${all() - total()} of ${all()}${where}`}
        </Button>
      }
    >
      <div class="split">
        <For each={kinds()}>
          {(kind) => (
            <div class="split-row">
              <Icon name={kind.icon} />
              <span class="split-name">{nameOf(kind)}</span>
              <div class="split-numbers" role="radiogroup" aria-label={`${nameOf(kind)}: how many go`}>
                <For each={Array.from({ length: kind.count + 1 }, (_, n) => n)}>
                  {(n) => (
                    // biome-ignore lint/a11y/useSemanticElements: a button as large as a finger, not a circle
                    <button
                      type="button"
                      role="radio"
                      aria-checked={kind.count - stays(kind.piece) === n}
                      onClick={() => setStaying((now) => ({ ...now, [kind.piece]: kind.count - n }))}
                    >
                      {n}
                    </button>
                  )}
                </For>
              </div>
            </div>
          )}
        </For>
      </div>
    </Dialog>
  );
}
