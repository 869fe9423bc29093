import { Show } from 'solid-js';
import { FELLOWSHIP_TILE, SHADOW_TILE, TILE_DIE, TILE_EYE } from '../../../games/wotr/tables/tiles.ts';
import './hunt-tile.css';
import { Icon } from '../../board/icon.tsx';
import { tileFacts } from './by-number.ts';
import type { WarPiece } from './paint-war.ts';
import { tileWords } from './tile-words.ts';
import { WarPicture } from './war-picture.tsx';

export interface HuntTileProps {
  /** A tile of games/wotr/tables/tiles.ts. */
  tile: number;
  small?: boolean | undefined;
}

export function HuntTile(props: HuntTileProps) {
  const tile = () => tileFacts(props.tile);
  const symbol = () => (tile().value === TILE_EYE ? 'die-eye' : tile().value === TILE_DIE ? 'hunt-die' : undefined);
  /** A special tile shows what the card shows that brings it. */
  const picture = (): WarPiece =>
    tile().set === FELLOWSHIP_TILE || tile().set === SHADOW_TILE
      ? { specialTile: tile().name }
      : { tile: tile().value === TILE_EYE ? 'eye' : 'standard' };
  return (
    <span
      class="tile"
      classList={{ free: tile().set === FELLOWSHIP_TILE, shadow: tile().set === SHADOW_TILE, sm: props.small ?? false }}
      role="img"
      aria-label={tileWords(props.tile)}
      title={tileWords(props.tile)}
    >
      <WarPicture class="tile-art" piece={picture()} />
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
