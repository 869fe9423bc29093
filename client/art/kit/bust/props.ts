// What somebody holds at his shoulder.
import { horn, staff } from '../motifs/armour.ts';
import { book, lamp } from '../motifs/belongings.ts';
import { axe, bow, spear, sword } from '../motifs/weapons.ts';
import { fill, line } from '../pens.ts';
import type { Person } from './person.ts';

const held = (transform: string, body: string): string => `<g transform="${transform}translate(-50 -50)">${body}</g>`;

export function propOf({ k, prop, staffTop, blade, trim }: Person): string {
  switch (prop) {
    case 'bow':
      return held('translate(82 52)rotate(12)scale(.9)', bow(k, { arrow: false }));
    case 'horn':
      return held('translate(84 74)rotate(-30)scale(.5)', horn(k));
    case 'staff':
      return held('translate(90 46)scale(1.1)', staff(k, staffTop ? { style: staffTop } : {}));
    case 'axe':
      return held('translate(84 44)rotate(14)scale(.74)', axe(k));
    case 'sword':
      return held('translate(86 44)rotate(14)scale(.9)', sword(k, { blade: blade ?? 'straight', guard: 'wing' }));
    case 'spear':
      return held('translate(87 46)rotate(6)scale(1.05)', spear(k, { pennon: trim }));
    case 'book':
      return held('translate(80 80)rotate(8)scale(.42)', book(k, { open: false, cover: k.red }));
    case 'lamp':
      return held('translate(85 60)scale(.5)', lamp(k));
    default:
      return '';
  }
}

/** A pipe hangs from the mouth, over everything else. */
export const pipeOf = ({ k, fx, my }: Person): string =>
  line(`M${fx + 4} ${my}L${fx + 22} ${my + 8}`, 3) +
  fill(`M${fx + 18} ${my}H${fx + 27}L${fx + 26} ${my + 11}H${fx + 20}z`, k.wood, 1.4) +
  line(`M${fx + 23} ${my - 3}q-5-6 0-11t0-10`, 1.6, k.greyD);
