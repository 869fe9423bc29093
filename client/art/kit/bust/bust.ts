// Heads and shoulders. One bust, many people: the race gives the proportions, the rest is chosen.
import type { Kit } from '../paint.ts';
import { bearded } from './beard.ts';
import { clasped, dressed } from './dress.ts';
import { frontFace, neckOf } from './front.ts';
import { behindHead, overBrow } from './hair.ts';
import { onHead } from './headgear.ts';
import { type BustOptions, personOf } from './person.ts';
import { pipeOf, propOf } from './props.ts';

export function bust(k: Kit, options: BustOptions = {}): string {
  const p = personOf(k, options);
  return (
    propOf(p) +
    behindHead(p) +
    dressed(p) +
    neckOf(p) +
    frontFace(p) +
    bearded(p) +
    overBrow(p) +
    onHead(p) +
    clasped(p) +
    (p.prop === 'pipe' ? pipeOf(p) : '')
  );
}
