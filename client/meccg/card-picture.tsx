import { createMemo, createSignal, Show } from 'solid-js';
import { pageTheme } from '../art/theme-signal.ts';
import type { ShownCard } from './shown-card.ts';

type Paint = typeof import('./paint-card.ts').cardPictureUrl;

const [paint, setPaint] = createSignal<Paint | undefined>();
let asked = false;

function painter(): Paint | undefined {
  if (!asked) {
    asked = true;
    void import('./paint-card.ts')
      .then((kit) => setPaint(() => kit.cardPictureUrl))
      .catch(() => {
        asked = false;
      });
  }
  return paint();
}

/** Broad for a card that is read, upright for one in the hand, square for a token. */
export type PictureShape = 'broad' | 'upright' | 'square';

/** The card's picture: decoration, for the card has its name. */
export function CardPicture(props: { card: ShownCard; shape: PictureShape }) {
  const url = createMemo(() => painter()?.(props.card, props.shape, pageTheme()));
  return (
    <span class="mc-art" aria-hidden="true">
      <Show when={url()}>{(src) => <img src={src()} alt="" draggable={false} decoding="async" />}</Show>
    </span>
  );
}
