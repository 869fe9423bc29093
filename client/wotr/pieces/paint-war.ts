// The door to the art kit: everything behind it is one lazy part of the page.
import type { WarTile } from '../../art/pictures/hints/war-people.ts';
import { pictureUrl } from '../../art/pictures/picture-url.ts';
import { warCharacterSubject, warEventSubject, warTileSubject } from '../../art/pictures/war.ts';

export type WarPiece =
  | { readonly event: { readonly slug: string; readonly side: number } }
  | { readonly character: { readonly id: string } }
  | { readonly medallion: { readonly id: string } }
  | { readonly tile: WarTile }
  /** Slug of the Event card that brings it. */
  | { readonly specialTile: string };

const theme = 'day';

export function warPictureUrl(piece: WarPiece): string {
  if ('event' in piece) return pictureUrl(warEventSubject(piece.event), { width: 300, height: 180, theme });
  if ('character' in piece) return pictureUrl(warCharacterSubject(piece.character), { width: 300, height: 200, theme });
  const round = { width: 100, height: 100, theme, frame: false } as const;
  if ('tile' in piece) return pictureUrl(warTileSubject(piece.tile), round);
  if ('specialTile' in piece) return pictureUrl(warEventSubject({ slug: piece.specialTile, side: 0 }), round);
  return pictureUrl(warCharacterSubject(piece.medallion), round);
}
