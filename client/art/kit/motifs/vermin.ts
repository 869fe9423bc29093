// What creeps and gnaws, and what it leaves.
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { disc, fill, line, shade, wash } from '../pens.ts';

export const rat = (k: Kit, { coat = k.furD, eye = k.ember }: MotifOptions = {}) =>
  line('M84 84C100 88 104 70 92 62S84 44 96 38', 5) +
  line('M84 84C100 88 104 70 92 62S84 44 96 38', 2.4, k.pink) +
  fill(
    'M2 76C10 66 16 58 26 54 28 42 40 40 42 52 60 42 84 52 88 74 90 84 86 92 80 95H62L66 88H44L46 95H32L34 86C22 88 10 84 2 76z',
    coat,
  ) +
  shade('M58 48C76 50 86 60 88 74 90 84 86 92 80 95H62L66 88C76 80 74 62 58 48z') +
  disc(35, 48, 7, k.pink, 1.3) +
  disc(22, 65, 2.8, eye, 1) +
  fill('M1 76C0 72 4 70 8 71L7 77z', k.ink, 1) +
  fill('M10 81L13 89 16 83zM16 83L19 90 22 84z', k.bone, 0.9) +
  line('M12 76L-4 70M12 78L-4 80M52 60q6-4 12-2M58 70q8-4 14 0', 1.1);

export const web = (k: Kit, { tone = k.snow }: MotifOptions = {}) =>
  line('M50 50L50-2M50 50L92 12M50 50L102 50M50 50L90 90M50 50L50 102M50 50L10 88M50 50L-2 50M50 50L12 10', 2.6) +
  line('M50 50L50-2M50 50L92 12M50 50L102 50M50 50L90 90M50 50L50 102M50 50L10 88M50 50L-2 50M50 50L12 10', 1.3, tone) +
  line(
    [14, 26, 38]
      .map((r) => {
        const s = Math.round(r * 0.71);
        const i = Math.round(r * 0.2);
        return `M50 ${50 - r}Q${50 + i} ${50 - r + i} ${50 + s} ${50 - s}Q${50 + r - i} ${50 - i} ${50 + r} 50Q${50 + r - i} ${50 + i} ${50 + s} ${50 + s}Q${50 + i} ${50 + r - i} 50 ${50 + r}Q${50 - i} ${50 + r - i} ${50 - s} ${50 + s}Q${50 - r + i} ${50 + i} ${50 - r} 50Q${50 - r + i} ${50 - i} ${50 - s} ${50 - s}Q${50 - i} ${50 - r + i} 50 ${50 - r}`;
      })
      .join(''),
    1.5,
    tone,
  );

export const skull = (k: Kit, { pale = k.bone, eyes }: MotifOptions = {}) =>
  fill('M50 6C22 6 10 26 14 48 16 58 22 62 28 66L30 82 38 92H62L70 82 72 66C78 62 84 58 86 48 90 26 78 6 50 6z', pale) +
  shade('M62 9C82 14 88 32 86 48 84 58 78 62 72 66L70 82 62 92H54C66 70 72 36 62 9z') +
  wash('M22 46C22 34 44 34 44 48 42 60 24 60 22 46zM78 46C78 34 56 34 56 48 58 60 76 60 78 46z', k.ink) +
  (eyes ? disc(34, 48, 4, eyes, 0) + disc(66, 48, 4, eyes, 0) : '') +
  wash('M50 56L44 70H56z', k.ink) +
  line('M34 78H66M40 74V90M50 76V92M60 74V90M30 22q6-8 14-8', 1.5);

/** A blind worm that comes out of the ground. */
export const worm = (k: Kit, { hide = k.pink }: MotifOptions = {}) =>
  fill(
    'M4 97C2 84 14 80 20 88 24 70 22 46 34 30 42 12 64 8 76 22 86 34 84 50 74 54 62 58 54 48 52 56 48 72 60 82 58 97z',
    hide,
  ) +
  shade('M60 14C80 18 86 40 74 54 62 58 54 48 52 56 48 72 60 82 58 97H40C46 70 44 40 60 14z') +
  fill('M70 56C60 54 56 44 60 36L68 26C80 26 86 40 82 50z', k.redD) +
  fill('M62 36L70 38 63 42zM60 45L69 45 63 51zM82 46L74 44 79 51zM80 34L74 37 82 41z', k.bone, 0.9) +
  line('M30 40q10 6 20 2M26 54q10 6 22 2M25 68q10 6 24 2M24 82q14 6 30 2M38 28q8 4 14 0M12 90q4 4 8 0', 1.3) +
  fill('M62 97C62 84 74 78 80 88 86 80 98 86 96 97z', hide);

/** A dragon without wings, low upon the ground. */
export const drake = (k: Kit, { hide = k.leafD, belly = k.goldL, eye = k.flame }: MotifOptions = {}) =>
  fill(
    'M2 56C4 46 14 42 26 40L34 30 38 40C48 44 50 52 60 52 74 50 88 56 92 70 94 80 104 82 108 74 110 92 94 98 84 90L86 95H70L68 84H46L48 95H32L30 78C22 74 18 68 8 66z',
    hide,
  ) +
  shade('M60 52C74 50 88 56 92 70 94 80 104 82 108 74 110 92 94 98 84 90L86 95H70L68 84C78 76 72 62 60 52z') +
  fill(
    'M40 42L44 34 48 44 54 38 58 50 66 42 70 52 80 48 82 58 90 56 91 68C84 56 70 52 58 53 48 52 46 46 40 42z',
    k.rust,
    1.2,
  ) +
  wash('M30 78C40 74 54 76 68 84H46L45 80z', belly) +
  fill('M22 46L32 45 29 50z', eye, 1.1) +
  line('M6 60C14 60 22 60 28 64M50 62q8 0 12 6M34 60q6 2 8 8M34 95l-2-4M40 95v-4M72 95l-1-4M78 95v-4', 1.4) +
  fill('M8 60L11 66 14 60zM17 60L20 66 23 61z', k.bone, 0.8);
