// Helmets of orcs, for a head from 28 to 72 with its eyes at 45.
import type { Kit } from './paint.ts';
import { fill, line, shade } from './pens.ts';

type Draw = (k: Kit, helm: string, hide: string) => string;
export type OrcHelm = 'spike' | 'horns' | 'kettle' | 'slit' | 'bare' | 'hood';

/** What an orc wears on his head: silhouettes that tell bands apart. */
export const ORC_HELMS: Readonly<Record<OrcHelm, Draw>> = {
  spike: (k, helm) =>
    fill('M26 40C24 14 40 6 50 6S76 14 74 40L62 36 54 50H46L38 36z', helm) + fill('M46 8L50-8 54 8V40H46z', k.ironD),
  horns: (k, helm) =>
    fill('M28 24C12 20 6 6 10-8 18 4 28 8 38 12zM72 24C88 20 94 6 90-8 82 4 72 8 62 12z', k.boneD) +
    fill('M26 40C24 14 40 6 50 6S76 14 74 40L62 34 50 38 38 34z', helm) +
    line('M34 20h32', 1.4),
  kettle: (k, helm) =>
    fill('M34 26C32 4 68 4 66 26z', helm) +
    fill('M14 34C26 22 74 22 86 34 74 40 26 40 14 34z', helm) +
    line('M40 10l4 10M60 10l-4 10', 1.3, k.ironD),
  slit: (k, helm) =>
    fill('M26 62C20 20 36 2 50 2S80 20 74 62L58 74H42z', helm) +
    shade('M58 6C74 14 78 34 74 62L58 74H52C62 50 64 26 58 6z') +
    fill('M32 40L48 44 32 48zM68 40L52 44 68 48z', k.blackD, 1) +
    line('M50 46V72M42 56v10M58 56v10', 1.6),
  bare: (k, _, hide) =>
    fill('M28 38C28 14 72 14 72 38 60 26 40 26 28 38z', hide) +
    fill('M44 18C36 0 46-10 50-2 56-12 66-2 56 18z', k.blackD) +
    line('M36 28l4-6M64 28l-4-6', 1.4),
  hood: (k, helm) =>
    fill('M50 0C26 0 18 26 22 56L32 66C26 44 34 30 50 28 66 30 74 44 68 66L78 56C82 26 74 0 50 0z', helm) +
    line('M34 12q16-8 32 0', 1.3, k.ink),
};

const byName: Readonly<Record<string, Draw>> = ORC_HELMS;

export const orcHelm = (style: string): Draw => byName[style] ?? ORC_HELMS.spike;
