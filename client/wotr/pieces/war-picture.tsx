import { createMemo, createSignal, Show } from 'solid-js';
import type { WarPiece } from './paint-war.ts';

type Paint = typeof import('./paint-war.ts').warPictureUrl;

const [paint, setPaint] = createSignal<Paint | undefined>();
let asked = false;

function painter(): Paint | undefined {
  if (!asked) {
    asked = true;
    void import('./paint-war.ts')
      .then((kit) => setPaint(() => kit.warPictureUrl))
      .catch(() => {
        asked = false;
      });
  }
  return paint();
}

/** A piece's picture: decoration, for the piece has its name. Painted once, for day and night, like all pieces of this game. */
export function WarPicture(props: { piece: WarPiece; class?: string }) {
  const url = createMemo(() => painter()?.(props.piece));
  return (
    <Show when={url()}>
      {(src) => <img class={props.class ?? ''} src={src()} alt="" draggable={false} decoding="async" />}
    </Show>
  );
}
