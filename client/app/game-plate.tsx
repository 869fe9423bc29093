// One game on the front door: its picture, and a click to each way of sitting down to it.
import { For, lazy, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Button } from '../board/button.tsx';
import type { GameEntry } from '../catalogue/entry.ts';
import { sittingsOf } from '../catalogue/sittings.ts';
import { lay } from '../house/laying.ts';
import { go } from '../house/router.ts';
import { tell } from '../house/tell.ts';

/** Who sits across when nobody was chosen. */
const PROGRAM = 'rules';

export function GamePlate(props: { game: GameEntry }) {
  const { id, title, about, plate } = props.game;
  const Picture = plate && lazy(async () => ({ default: await plate() }));
  const start = (sitters: readonly string[]) => void lay({ game: id, sitters }).then(go).catch(tell);
  return (
    <section class="plate home-plate" classList={{ bare: !Picture }} aria-labelledby={`game-${id}`}>
      <Show when={Picture}>
        {(picture) => (
          <div class="plate-picture" aria-hidden="true">
            <Suspense>
              <Dynamic component={picture()} />
            </Suspense>
          </div>
        )}
      </Show>
      <div class="plate-in">
        <h2 id={`game-${id}`}>{title}</h2>
        <p class="prose">{about}</p>
        <div class="row">
          <For each={sittingsOf(props.game)}>
            {({ deed, people, sitters }) => (
              <Button small icon={people ? 'friends' : undefined} onClick={() => start(sitters(PROGRAM))}>
                {deed}
              </Button>
            )}
          </For>
          <a class="btn ghost sm" href={`/play?game=${id}`}>
            More choices
          </a>
          <Show when={props.game.workshop}>
            {(workshop) => (
              <a class="btn ghost sm" href={workshop().to}>
                {workshop().name}
              </a>
            )}
          </Show>
        </div>
      </div>
    </section>
  );
}
