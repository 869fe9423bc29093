// A picture for a card, as one SVG that needs nothing from outside. Pure: the same subject always gives the same bytes.
import { num } from '../kit/lines.ts';
import { type Kit, kitOf, type Theme } from '../kit/paint.ts';
import { SHADING } from '../kit/pens.ts';
import type { Sheet } from '../kit/sky.ts';
import { type WindowShape, windowPath } from '../kit/windows.ts';
import { randomOf } from '../random.ts';
import type { HostHint, ItemHint, SceneHint } from './hint-types.ts';
import { host } from './host.ts';
import { portrait, type Sitter } from './portrait.ts';
import { type RegionHint, region } from './region.ts';
import { scene } from './scene.ts';
import { still } from './still.ts';

/** What kind of picture a card has: it gives the window and the light. */
export type Look =
  | 'character'
  | 'avatar'
  | 'item'
  | 'ally'
  | 'faction'
  | 'creature'
  | 'event'
  | 'hazard'
  | 'site'
  | 'region'
  | 'free'
  | 'shadow';

export type Content =
  | Sitter
  | { readonly item: ItemHint }
  | { readonly host: HostHint }
  | { readonly region: RegionHint }
  | { readonly scene: SceneHint };

export interface Subject {
  /** The seed of its small irregularities. */
  readonly id: string;
  readonly look: Look;
  readonly content: Content;
  /** It serves the Eye. */
  readonly isMinion?: boolean;
}

export interface PictureOptions {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  /** Without one the picture runs to the edge: for medallions. */
  readonly frame?: boolean;
}

const WINDOWS: Readonly<Record<Look, WindowShape>> = {
  character: 'roundel',
  avatar: 'roundel',
  item: 'hollow',
  ally: 'octagon',
  faction: 'swallowtail',
  creature: 'torn',
  event: 'rounded',
  hazard: 'cut',
  site: 'plain',
  region: 'plain',
  free: 'rounded',
  shadow: 'cut',
};

/** Behind what is dark there is light. */
const BURSTS: ReadonlySet<Look> = new Set(['creature', 'hazard', 'shadow']);

interface Painted {
  readonly inside: string;
  /** The card's own ground about the window, and what lies on it. */
  readonly ground?: string;
  readonly strewn?: string;
}

function painted(
  k: Kit,
  sheet: Sheet,
  random: () => number,
  { id, look, content, isMinion = false }: Subject,
): Painted {
  if ('face' in content || 'wraith' in content) {
    const { inside, field, strewn } = portrait(k, sheet, random, content, { id, isGreat: look === 'avatar', isMinion });
    return { inside, ground: field, strewn };
  }
  if ('item' in content) return { inside: still(k, sheet, random, content.item) };
  if ('region' in content) return { inside: region(k, sheet, random, content.region) };
  if ('host' in content) return { inside: host(k, sheet, random, content.host) };
  return { inside: scene(k, sheet, random, content.scene, { burst: BURSTS.has(look) }) };
}

function framed(k: Kit, sheet: Sheet, { id, look }: Subject, { ground, strewn }: Painted): string {
  const { W, H } = sheet;
  const opening = windowPath(WINDOWS[look], sheet, randomOf(`${id} window`));
  const isPerson = look === 'character' || look === 'avatar';
  const rim = isPerson
    ? `<circle cx="${num(W / 2)}" cy="${num(H / 2)}" r="${num(Math.min(W, H) / 2 - 4.6)}" fill="none" stroke="${look === 'avatar' ? k.gold : k.goldD}" stroke-width="1.4"/>`
    : '';
  return (
    `<path fill-rule="evenodd" d="M-1-1H${num(W + 1)}V${num(H + 1)}H-1z${opening}" fill="${ground ?? (k.night ? '#2c261d' : '#f4ead0')}" stroke="none"/>` +
    (strewn ?? '') +
    `<path d="${opening}" fill="none" stroke-width="1.5"${k.night ? ' stroke="#8a774f"' : ''}/>` +
    rim
  );
}

export function picture(subject: Subject, { width, height, theme, frame = true }: PictureOptions): string {
  const unit = 100 / Math.min(width, height);
  const sheet: Sheet = { W: width * unit, H: height * unit };
  const isByCandle = 'face' in subject.content || 'wraith' in subject.content || 'item' in subject.content;
  const k = kitOf(theme, isByCandle ? 'candle' : 'moon');
  const painting = painted(k, sheet, randomOf(subject.id), subject);
  const body = painting.inside + (frame ? framed(k, sheet, subject, painting) : '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(sheet.W)} ${num(sheet.H)}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    `${SHADING}<g stroke="${k.ink}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`
  );
}
