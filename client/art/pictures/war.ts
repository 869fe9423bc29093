// Which picture a piece of War of the Ring has.
import { there } from '../../../lib/there.ts';
import type { SceneHint } from './hint-types.ts';
import { WAR_EVENTS } from './hints/war-events.ts';
import { WAR_PEOPLE, WAR_TILES, type WarPerson, type WarTile } from './hints/war-people.ts';
import type { Subject } from './picture.ts';

const events: Readonly<Record<string, SceneHint>> = WAR_EVENTS;
const people: Readonly<Record<string, WarPerson>> = WAR_PEOPLE;

export const warEventSubject = ({ slug, side }: { readonly slug: string; readonly side: number }): Subject => ({
  id: slug,
  look: side === 0 ? 'free' : 'shadow',
  content: { scene: there(events[slug]) },
});

export function warCharacterSubject({ id }: { readonly id: string }): Subject {
  const person = there(people[id]);
  return {
    id,
    look: 'character',
    content: 'scene' in person ? { scene: person.scene } : { face: person.face, race: person.race },
  };
}

export const warTileSubject = (tile: WarTile): Subject => ({
  id: `tile ${tile}`,
  look: 'event',
  content: { scene: WAR_TILES[tile] },
});
