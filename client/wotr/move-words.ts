// The notation for people, in a hint or an example: names instead of slugs, deeds instead of verbs.
import { REGION_IDS } from '../../games/wotr/map/regions.ts';
import { FACE_IDS, FACE_NAMES } from '../../games/wotr/tables/dice.ts';
import { EVENTS } from '../../games/wotr/tables/events.ts';
import { NATIONS } from '../../games/wotr/tables/nations.ts';
import { PIECES } from '../../games/wotr/tables/pieces.ts';
import { regionName } from './pieces/by-number.ts';

const TITLES: ReadonlyMap<string, string> = new Map<string, string>([
  ...NATIONS.map(({ id, name }) => [id, name] as const),
  ...EVENTS.map(({ slug, title }) => [slug, title] as const),
  ...PIECES.map(({ id, name }) => [id, name] as const),
  ...REGION_IDS.map((id, region) => [id, regionName(region)] as const),
]);
const FACES: ReadonlyMap<string, string> = new Map(FACE_IDS.map((id, face) => [id, FACE_NAMES[face] ?? id]));

const nameOf = (word: string): string => TITLES.get(word) ?? word;
const faceOf = (word: string): string => FACES.get(word) ?? word;

/** What is said otherwise than it is written. */
const DEEDS: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^die (\S+)$/, (face) => `take the ${faceOf(face)} die`],
  [/^ring (\S+)$/, (face) => `use an Elven Ring on the ${faceOf(face)} die`],
  [/^change to (\S+)$/, (face) => `change it to ${faceOf(face)}`],
  [/^draw from (\S+)$/, (deck) => `draw from the ${faceOf(deck)} deck`],
  [/^(move|declare) fellowship$/, (verb) => `${verb} the Fellowship`],
];

/** 'to minas-tirith' → 'to Minas Tirith'. */
export function moveWords(move: string): string {
  for (const [form, say] of DEEDS) {
    const [, name] = form.exec(move) ?? [];
    if (name !== undefined) return say(name);
  }
  return move.split(' ').map(nameOf).join(' ');
}
