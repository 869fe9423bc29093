// Charges: one flat shape each, legible at the size of a thumbnail.
import { each, limb, rays, star } from '../lines.ts';
import type { Device, MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { disc, fill, line, oval, wash } from '../pens.ts';

const DEVICES: Readonly<Record<Device, (colour: string, k: Kit) => string>> = {
  horse: (a) =>
    fill(
      'M30 82C32 70 40 62 42 54 34 58 28 60 24 64 18 62 16 58 18 54 24 44 28 38 34 30L38 20 44 28C58 30 70 42 72 60L72 82z',
      a,
      1.4,
    ) + wash('M44 28C58 20 78 36 80 60L72 64C70 44 58 32 44 28z', a),
  tree: (a) =>
    line(
      'M50 82V44M50 66C38 62 34 54 32 42M50 62C62 58 66 50 68 40M50 50C46 42 46 36 50 26M40 58C34 58 28 56 24 52M60 56C66 56 72 54 76 48',
      4,
      a,
    ) +
    each(
      [
        [32, 38],
        [24, 50],
        [68, 36],
        [76, 46],
        [50, 22],
        [40, 30],
        [60, 30],
      ],
      (x, y) => disc(x, y, 4.5, a, 0),
    ) +
    line('M36 84q14-6 28 0', 3.5, a),
  star: (a) => wash(star(50, 50, 34, 8, 0.4), a),
  sun: (a) => wash(rays(50, 50, 12, 20, 38, 0.9), a) + disc(50, 50, 17, a, 0),
  moon: (a) => wash('M62 18A34 34 0 1 0 62 82 27 27 0 1 1 62 18z', a),
  eye: (a, k) => wash('M10 50Q50 16 90 50 50 84 10 50z', a) + wash('M50 30Q60 50 50 70 40 50 50 30z', k.blackD),
  hand: (a) =>
    wash(
      'M36 86V56L24 44C22 38 28 36 32 40L38 46 34 20C34 14 40 14 41 20L46 42V14C46 8 53 8 53 14V42L59 18C60 12 67 14 66 20L62 46 68 36C71 31 77 34 75 40L66 62V86z',
      a,
    ),
  swan: (a) =>
    wash(
      'M22 66C30 84 66 86 80 60 70 62 62 56 50 58 42 60 40 50 42 40 44 28 36 18 26 24L16 30 28 30C34 32 32 40 30 48 28 56 20 58 22 66z',
      a,
    ) + wash('M52 54C62 40 76 40 86 32 86 46 84 54 78 58z', a),
  ship: (a) => wash('M16 64H84L74 80H26zM48 16V60H22C24 42 34 28 48 16zM54 22C66 32 74 44 76 60H54z', a),
  hammer: (a) => wash('M24 22H76V44H56V86H44V44H24z', a),
  leaf: (a) => wash('M50 10C78 30 78 60 52 78L54 92H46L48 78C22 60 22 30 50 10z', a),
  axe: (a) =>
    wash(
      'M46 14H54V88H46zM46 22C34 22 28 16 22 12 12 28 12 44 22 58 30 50 38 46 46 46zM54 22C66 22 72 16 78 12 88 28 88 44 78 58 70 50 62 46 54 46z',
      a,
    ),
  bear: (a, k) =>
    disc(30, 28, 10, a, 0) +
    disc(70, 28, 10, a, 0) +
    wash('M50 22C72 22 80 40 78 54 76 74 64 84 50 84S24 74 22 54C20 40 28 22 50 22z', a) +
    oval(50, 66, 13, 10, k.blackD, 0),
  boat: (a) => wash('M12 54C30 66 70 66 88 54 84 74 70 80 50 80S16 74 12 54zM46 20H54V60H46z', a),
  flame: (a) => wash('M50 10C62 30 78 42 70 66 66 80 56 86 50 86S34 80 30 66C26 50 38 46 40 34 46 40 52 24 50 10z', a),
  serpent: (a) =>
    wash(
      limb([
        [74, 18, 10],
        [54, 22, 12],
        [42, 36, 12],
        [60, 50, 12],
        [58, 66, 11],
        [36, 72, 9],
        [24, 84, 2],
      ]),
      a,
    ),
  pine: (a) => wash('M50 10L68 38H60L76 62H56V86H44V62H24L40 38H32z', a),
  mountain: (a) => wash('M10 80L38 26 52 48 64 32 90 80z', a),
  ring: (a) => line('M50 22a28 28 0 1 0 .1 0z', 9, a),
  gate: (a) => wash('M20 84V24H30V32H38V24H46V32H54V24H62V32H70V24H80V84H62V64A12 12 0 0 0 38 64V84z', a),
};

export const device = (k: Kit, { name = 'star', colour = k.gold }: MotifOptions = {}) => DEVICES[name](colour, k);

/** A charge at a place, so many times smaller. */
export const small = (k: Kit, name: Device, colour: string, x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y})scale(${s})translate(-50 -50)">${device(k, { name, colour })}</g>`;
