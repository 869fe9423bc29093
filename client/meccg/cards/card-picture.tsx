import { createMemo, createSignal, Show } from 'solid-js';
import { pageTheme } from '../../art/theme-signal.ts';
import type { PictureShape } from './paint-card.ts';
import type { ShownCard } from './shown-card.ts';

type Paint = typeof import('./paint-card.ts').cardPictureUrl;

/** Fetches a painter when somebody first asks for it, and again if that failed. */
function painter(fetchIt: () => Promise<Paint>): () => Paint | undefined {
  const [paint, setPaint] = createSignal<Paint | undefined>();
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      void fetchIt()
        .then((kit) => setPaint(() => kit))
        .catch(() => {
          asked = false;
        });
    }
    return paint();
  };
}

const wizards = painter(async () => (await import('./paint-card.ts')).cardPictureUrl);
const lidlessEye = painter(async () => (await import('./paint-lidless-eye.ts')).lidlessEyePictureUrl);

/** The card's picture: decoration, for the card has its name. */
export function CardPicture(props: { card: ShownCard; shape: PictureShape }) {
  const paint = () => (props.card.set === 'mele' ? lidlessEye() : wizards());
  const url = createMemo(() => paint()?.(props.card, props.shape, pageTheme()));
  return (
    <span class="mc-art" aria-hidden="true">
      <Show when={url()}>{(src) => <img src={src()} alt="" draggable={false} decoding="async" />}</Show>
    </span>
  );
}
