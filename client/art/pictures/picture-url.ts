// Pictures as addresses of images: no nodes in the page, and each is painted once.
import { type PictureOptions, picture, type Subject } from './picture.ts';

/** The most that are kept; the oldest goes first. A picture takes about five kilobytes. */
const KEPT = 1500;
const urls = new Map<string, string>();

const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23')}`;

export function pictureUrl(subject: Subject, options: PictureOptions): string {
  const key = `${subject.look} ${subject.id} ${options.theme} ${options.width}×${options.height} ${options.frame ?? true}`;
  const kept = urls.get(key);
  if (kept !== undefined) return kept;
  const url = dataUrl(picture(subject, options));
  if (urls.size >= KEPT) urls.delete(urls.keys().next().value ?? '');
  urls.set(key, url);
  return url;
}
