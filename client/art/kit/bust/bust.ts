// Heads and shoulders. One bust, many people: the race gives the proportions, the rest is chosen.
import type { Kit } from '../paint.ts';
import { bearded } from './beard.ts';
import { clasped, dressed } from './dress.ts';
import { frontFace, neckOf } from './front.ts';
import { behindHead, overBrow } from './hair.ts';
import { onHead } from './headgear.ts';
import { type BustOptions, type Person, personOf } from './person.ts';
import { profileBehind, profileHead } from './profile.ts';
import { pipeOf, propOf } from './props.ts';

const fromFront = (p: Person): string =>
  propOf(p) + behindHead(p) + dressed(p) + neckOf(p) + frontFace(p) + bearded(p) + overBrow(p) + onHead(p) + clasped(p);

/** Drawn looking left; who looks right is turned about, with all he has. */
function fromSide(p: Person): string {
  const seen = propOf(p) + profileBehind(p) + dressed(p) + neckOf(p) + profileHead(p) + clasped(p);
  return p.turn === 1 ? `<g transform="translate(100)scale(-1 1)">${seen}</g>` : seen;
}

export function bust(k: Kit, options: BustOptions = {}): string {
  const p = personOf(k, options);
  const isSide = p.profile ?? false;
  return (isSide ? fromSide(p) : fromFront(p)) + (p.prop === 'pipe' ? pipeOf(p) : '');
}
