import { ORC_HELMS, type OrcHelm } from '../orc-helms.ts';
import { disc, fill, line, shade } from '../pens.ts';
import { hooded } from './hair.ts';
import type { Person } from './person.ts';

function helmed({ k, L, R, head, metal, trim, plume }: Person): string {
  const wings =
    head === 'winged'
      ? fill(
          `M${L - 2} 34C${L - 18} 30 ${L - 22} 14 ${L - 18} 0 ${L - 8} 4 ${L - 2} 12 ${L + 2} 22zM${R + 2} 34C${R + 18} 30 ${R + 22} 14 ${R + 18} 0 ${R + 8} 4 ${R + 2} 12 ${R - 2} 22z`,
          k.snow,
        )
      : '';
  return (
    wings +
    fill(
      `M${L - 4} 40C${L - 6} 8 ${R + 6} 8 ${R + 4} 40L${R + 3} 58 ${R - 3} 62 ${R - 2} 38Q50 30 ${L + 2} 38L${L + 3} 62 ${L - 3} 58z`,
      metal ? k.wash(metal) : k.steel,
    ) +
    shade(`M56 16C${R + 2} 18 ${R + 5} 28 ${R + 4} 40L${R + 3} 58 ${R - 3} 62 ${R - 2} 38 60 34 56 33z`) +
    fill(`M${L - 4} 36Q50 26 ${R + 4} 36L${R + 4} 42 53 36 52 48H48L47 36 ${L - 4} 42z`, trim, 1.4) +
    (plume ? fill('M48 15C40 2 60-6 78 6 88 16 88 32 84 44 80 30 72 22 56 16z', k.wash(plume), 1.6) : '')
  );
}

function dwarfHelmed({ k, L, R, metal, trim }: Person): string {
  return (
    fill(`M${L - 4} 36C${L - 6} 6 ${R + 6} 6 ${R + 4} 36Q50 28 ${L - 4} 36z`, metal ? k.wash(metal) : k.iron) +
    shade(`M56 13C${R + 2} 15 ${R + 5} 26 ${R + 4} 36 62 33 58 32 56 32z`) +
    fill(`M${L - 5} 34Q50 24 ${R + 5} 34V41Q50 31 ${L - 5} 41z`, trim, 1.5) +
    fill('M46 14H54V32H46z', trim, 1.4) +
    disc(50, 10, 4, trim, 1.4) +
    [-14, -7, 7, 14].map((x) => disc(50 + x, 33 + Math.abs(x) * 0.15, 1.4, k.ink, 0)).join('')
  );
}

/** Drawn for an orc, and fitted to other heads. */
function orcHelmed({ k, w, metal, cloth, skin }: Person, helm: OrcHelm): string {
  const drawn = ORC_HELMS[helm](k, helm === 'hood' ? cloth : metal ? k.wash(metal) : k.iron, skin);
  return `<g transform="translate(50)scale(${(w / 20.5).toFixed(2)} 1)translate(-50)">${drawn}</g>`;
}

/** High, with a visor that leaves the mouth bare. */
const tallHelmed = ({ k, L, R, metal, trim }: Person): string => {
  const steel = metal ? k.wash(metal) : k.iron;
  return (
    fill(`M${L - 3} 48C${L - 6} 16 40 4 44-16L50-22 56-16C60 4 ${R + 6} 16 ${R + 3} 48L58 46 54 52H46L42 46z`, steel) +
    shade(`M54-18C60 4 ${R + 6} 16 ${R + 3} 48L58 46C64 24 56 4 54-18z`) +
    fill(`M${L + 3} 40L46 43 ${L + 4} 45zM${R - 3} 40L54 43 ${R - 4} 45z`, k.ink, 0.6) +
    fill(`M${L - 4} 30Q50 20 ${R + 4} 30V34Q50 24 ${L - 4} 34z`, trim, 1.2)
  );
};

export function onHead(p: Person): string {
  const { k, head, L, R, cloth, trim, gem } = p;
  switch (head) {
    case 'none':
      return '';
    case 'hood':
      return hooded(p);
    case 'helm':
    case 'winged':
      return helmed(p);
    case 'dwarfhelm':
      return dwarfHelmed(p);
    case 'crown':
      return (
        fill(
          `M${L - 1} 30L${L - 4} 8 ${L + 7} 19 43 4 50 17 57 4 ${R - 7} 19 ${R + 4} 8 ${R + 1} 30Q50 22 ${L - 1} 30z`,
          trim,
          1.6,
        ) + disc(50, 22, 2.2, k.red, 1)
      );
    case 'circlet':
      return (
        fill(`M${L - 2} 33Q50 24 ${R + 2} 33V36Q50 27 ${L - 2} 36z`, trim, 1.1) +
        fill('M50 23l4 5-4 6-4-6z', k.wash(gem ?? '#e8f4f0'), 1.2)
      );
    case 'band':
      return fill(`M${L - 2} 32Q50 24 ${R + 2} 32V37Q50 29 ${L - 2} 37z`, trim, 1.3);
    case 'tall':
      return tallHelmed(p);
    case 'horns':
    case 'spike':
    case 'kettle':
    case 'slit':
      return orcHelmed(p, head);
    case 'cowl':
      return orcHelmed(p, 'hood');
    case 'hat':
      return (
        fill('M22 34C34 30 40 10 54-8 62 0 58 10 64 30z', cloth) +
        shade('M54-8C62 0 58 10 64 30L54 31C58 16 56 4 54-8z') +
        fill('M8 38C20 24 80 20 94 32 84 36 70 34 50 34S22 38 8 38z', cloth) +
        line('M36 28Q50 24 63 26', 2.4, trim)
      );
    case 'cap':
      return (
        fill(`M${L - 3} 34C${L - 8} 12 ${R + 2} 8 ${R + 4} 32Q50 24 ${L - 3} 34z`, trim) +
        fill(`M${L - 4} 32Q50 22 ${R + 5} 30L${R + 5} 36Q50 28 ${L - 4} 38z`, k.fur, 1.4)
      );
  }
}
