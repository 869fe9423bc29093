import { Show } from 'solid-js';
import { FELLOWSHIP_TILE, SHADOW_TILE, TILE_DIE, TILE_EYE, TILES } from '../../../games/wotr/tables/tiles.ts';
import './hunt-tile.css';
import { Icon } from '../../board/icon.tsx';
import { tileWords } from './tile-words.ts';

export interface HuntTileProps {
  /** A tile of games/wotr/tables/tiles.ts. */
  tile: number;
  small?: boolean | undefined;
}

export function HuntTile(props: HuntTileProps) {
  const tile = () => TILES[props.tile];
  const symbol = () => (tile().value === TILE_EYE ? 'die-eye' : tile().value === TILE_DIE ? 'hunt-die' : undefined);
  return (
    <span
      class="tile"
      classList={{ free: tile().set === FELLOWSHIP_TILE, shadow: tile().set === SHADOW_TILE, sm: props.small ?? false }}
      role="img"
      aria-label={tileWords(props.tile)}
      title={tileWords(props.tile)}
    >
      <Show when={symbol()} fallback={<b>{String(tile().value).replace('-', '−')}</b>}>
        {(name) => <Icon name={name()} />}
      </Show>
      <Show when={tile().reveal || tile().stop}>
        <span class="tile-badges">
          <Show when={tile().reveal}>
            <Icon name="hunt-reveal" />
          </Show>
          <Show when={tile().stop}>
            <Icon name="hunt-stop" />
          </Show>
        </span>
      </Show>
    </span>
  );
}
