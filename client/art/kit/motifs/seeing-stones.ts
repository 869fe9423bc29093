// The palantíri: each on a seat of its own, with something of its own in the dark of the glass.
import { star } from '../lines.ts';
import type { MotifOptions } from '../motif-options.ts';
import type { Kit } from '../paint.ts';
import { disc, fill, line, shade, wash } from '../pens.ts';

type Vision = NonNullable<MotifOptions['vision']>;
type Seat = NonNullable<MotifOptions['seat']>;

const VISIONS: Readonly<Record<Vision, (k: Kit) => string>> = {
  eye: (k) =>
    wash('M24 44Q50 22 76 44 50 66 24 44z', k.flameR) +
    wash('M32 44Q50 30 68 44 50 58 32 44z', k.flame) +
    wash('M50 32Q55 44 50 56 45 44 50 32z', k.blackD),
  tower: (k) =>
    wash('M24 58C34 48 64 46 78 58 70 70 32 70 24 58z', k.waterD) +
    fill('M45 56L47 30 50 22 53 30 55 56z', k.wall, 1) +
    disc(64, 32, 5, k.moon, 0),
  flame: (k) =>
    wash('M50 16C62 32 70 42 62 58 57 67 43 67 38 58 33 46 46 42 50 16z', k.flame) +
    wash('M50 40C56 48 56 58 50 62 44 58 44 48 50 40z', k.flameL),
  mountain: (k) =>
    fill('M20 60L40 26 50 42 58 32 80 60 66 72H34z', k.violet, 1) +
    wash('M40 26L46 37 40 34 36 38zM58 32L63 40 57 38z', k.snow) +
    wash(star(66, 22, 6, 4, 0.25), k.star),
  crown: (k) => fill('M28 56L24 30 38 42 50 24 62 42 76 30 72 56z', k.gold, 1) + line('M30 50H70', 1.2),
  ship: (k) =>
    wash('M20 54Q50 44 80 54 70 70 50 70 30 70 20 54z', k.waterD) +
    fill('M36 52H64L58 60H42zM49 26V49H36C38 38 42 32 49 26z', k.wall, 1),
  star: (k) =>
    wash(star(50, 42, 24, 4, 0.2), k.gleam) +
    wash(star(32, 58, 6, 4, 0.25) + star(70, 56, 7, 4, 0.25) + star(64, 24, 5, 4, 0.25), k.gleam),
};

/** Behind the stone, and before it. */
const SEATS: Readonly<Record<Seat, (k: Kit) => readonly [behind: string, before: string]>> = {
  bare: (k) => [fill('M14 84C30 76 70 76 86 84 78 98 22 98 14 84z', k.redD), ''],
  bowl: (k) => [fill('M18 84L30 70H70L82 84 74 96H26z', k.woodD) + line('M30 84H70', 1.3, k.gold), ''],
  tripod: (k) => [
    fill('M22 98L34 60 40 62 32 98zM78 98L66 60 60 62 68 98zM47 98V70H53V98z', k.goldD),
    fill('M18 62Q50 78 82 62L80 69Q50 86 20 69z', k.gold, 1.3),
  ],
  claw: (k) => [
    fill('M30 98L44 84H56L70 98z', k.ironD),
    fill(
      'M12 44C6 66 20 84 42 88L40 80C28 76 20 64 22 48zM88 44C94 66 80 84 58 88L60 80C72 76 80 64 78 48zM46 90L48 66 52 66 54 90z',
      k.iron,
      1.4,
    ),
  ],
  pillar: (k) => [
    fill('M24 78H76V86H68V110H32V86H24z', k.stone) + shade('M56 86H68V110H56z') + line('M40 88V110M50 88V110', 1.1),
    '',
  ],
  cloth: (k) => [
    '',
    fill('M6 96C10 74 22 64 32 66 44 76 58 76 68 66 80 64 90 76 94 96z', k.violetD) +
      line('M20 74C22 84 22 90 20 96M50 76V96M80 74C78 84 78 90 80 96', 1.1),
  ],
  cracked: (k) => [
    fill('M8 92L24 72 40 80 56 72 74 78 92 92 84 99H16z', k.stoneD),
    line('M34 8L44 26 38 36 50 48 46 62M44 26L56 22M50 48L62 50', 1.6, k.gleam),
  ],
};

export const palantir = (k: Kit, { vision = 'eye', seat = 'bowl' }: MotifOptions = {}) => {
  const [behind, before] = SEATS[seat](k);
  return (
    behind +
    disc(50, 42, 38, k.blackD) +
    wash('M50 80A38 38 0 0 0 86 30C84 56 66 72 38 78A38 38 0 0 0 50 80z', k.violetD) +
    VISIONS[vision](k) +
    line('M20 34A32 32 0 0 1 42 12', 3, k.gleam) +
    line('M17 44l1-4', 2.6, k.gleam) +
    before
  );
};
