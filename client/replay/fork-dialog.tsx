import { For, Show } from 'solid-js';
import { readSave, writeSave } from '../../engine/save.ts';
import { counted } from '../../lib/counted.ts';
import { Button } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { entryOf, titleOf } from '../catalogue/catalogue.ts';
import { sittingsOf } from '../catalogue/sittings.ts';
import { keepLaid, newId } from '../house/laying.ts';
import { go } from '../house/router.ts';
import { tell } from '../house/tell.ts';
import type { Recorded } from './recorded.ts';

/** `begin`: how many moves were made before the part that is played on. */
export function ForkDialog(props: { kept: Recorded; at: number; begin: number; onClose: () => void }) {
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
      lead={`${titleOf(props.kept.laying.game)}, after ${counted(props.at, 'move')}. The game you look at stays as it is.`}
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
