// The shelf: games kept in this browser.
import { createSignal, For, Show } from 'solid-js';
import { device } from '../art/device.ts';
import { Button, IconButton } from '../board/button.tsx';
import { Dialog } from '../board/dialog.tsx';
import { seatWords, titleOf } from '../catalogue/catalogue.ts';
import { forget, type Kept } from '../host/shelf.ts';
import { download } from '../house/download.ts';
import { DownloadButton } from '../house/download-button.tsx';
import { tell } from '../house/tell.ts';
import { ago } from '../house/words.ts';
import { endWords, isFile, opponentWords, personSeats, sittingWords } from './kept-words.ts';

export function KeptGames(props: { games: readonly Kept[]; ready: boolean; onChange: () => void }) {
  const [doomed, setDoomed] = createSignal<Kept>();
  const remove = async (game: Kept) => {
    setDoomed(undefined);
    await forget(game.id).catch(tell);
    props.onChange();
  };
  return (
    <>
      <Show
        when={props.games.length > 0}
        fallback={
          <Show when={props.ready}>
            <p class="panel nothing prose">
              Nothing lies on the shelf yet. Every game you begin is kept here, in this browser alone.
            </p>
          </Show>
        }
      >
        <ul class="panel kept">
          <For each={props.games}>{(game) => <KeptRow game={game} onDelete={() => setDoomed(game)} />}</For>
        </ul>
      </Show>
      <Show when={doomed()} keyed>
        {(game) => (
          <Dialog
            title="Delete this game?"
            lead={`${titleOf(game.laying.game)}, ${rowWords(game)}. It is kept nowhere else.`}
            onClose={() => setDoomed(undefined)}
            actions={
              <>
                <Button onClick={() => setDoomed(undefined)}>Keep it</Button>
                <Button kind="primary" onClick={() => void remove(game)}>
                  Delete the game
                </Button>
              </>
            }
          />
        )}
      </Show>
    </>
  );
}

function rowWords(game: Kept): string {
  const turn = game.turn === undefined ? '' : `turn ${game.turn} · `;
  return `${turn}${sittingWords(game)}`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function KeptRow(props: { game: Kept; onDelete: () => void }) {
  const game = () => props.game;
  const name = () => titleOf(game().laying.game);
  const style = () => seatWords(game().laying.game, personSeats(game())[0] ?? 0, '', game().laying.options).people;
  const replay = () => game().over || isFile(game());
  return (
    <li class="kept-row">
      <span class="avatar" aria-hidden="true" innerHTML={device(game().id, style())} />
      <div class="kept-what">
        <b>{name()}</b>
        <small>{sentence(rowWords(game()))}</small>
      </div>
      <div class="kept-who">
        <b>{opponentWords(game()).name}</b>
        <small>{game().over ? endWords(game()) : ago(game().changed)}</small>
      </div>
      <div class="kept-do">
        <a
          class="btn sm"
          classList={{ primary: !replay(), plain: replay() }}
          href={`/${replay() ? 'replay' : 'table'}/${game().id}`}
        >
          {replay() ? 'See it again' : 'Play on'}
        </a>
        <Show when={game().save && game().laying.scenario === undefined}>
          <DownloadButton
            label={`Download ${name()}, ${rowWords(game())}`}
            onClick={() => download(game().save, `${game().laying.game}-${game().id}.mathom`)}
          />
        </Show>
        <IconButton icon="trash" label={`Delete ${name()}, ${rowWords(game())}`} onClick={() => props.onDelete()} />
      </div>
    </li>
  );
}
