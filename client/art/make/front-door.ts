// The house itself, as one sees it coming up the road: a round green door in its hill, by day and by night. Drawn with the
// pens of ../kit; the page lays the finished picture behind its greeting.
import { at, each, num, type Point, star } from '../kit/lines.ts';
import { type Kit, kitOf, mix, type Theme } from '../kit/paint.ts';
import { disc, fan, fill, hatch, line, SHADING, shade, wash } from '../kit/pens.ts';
import { motif } from '../pictures/motifs.ts';
import { pick, randomOf } from '../random.ts';

/** The picture goes on to the left, so that a wide screen sees more land and a narrow one still sees the door. */
const LEFT = -420;
const RIGHT = 1440;
const HEIGHT = 380;
/** Beyond the lower edge: what stands there is cut off, not ended. */
const BELOW = 392;

const LIGHT: Point = [560, 168];
/** The middle of the door. */
const DOOR: Point = [1052, 278];

interface Scene {
  readonly k: Kit;
  readonly random: () => number;
  /** One colour by day, another by night. */
  readonly by: (day: string, night: string) => string;
}

const band = (from: number, colour: string): string =>
  wash(`M${LEFT - 10} ${num(from)}H${RIGHT}V${HEIGHT}H${LEFT - 10}z`, colour);

function sky({ k, random, by }: Scene): string {
  const [high, low] = [by('#bfd9d6', '#1c2542'), by('#f3e3b4', '#3a3357')];
  const [x, y] = LIGHT;
  const bands = band(0, high) + band(HEIGHT * 0.3, mix(high, low, 0.5)) + band(HEIGHT * 0.46, low);
  const rays = fan(x, y, {
    count: 34,
    from: 60,
    to: 1200,
    colour: by('#fff3cf', '#46518a'),
    width: 0.44,
    opacity: k.night ? 0.22 : 0.5,
  });
  const clouds =
    motif(k, 'cloud', 250, 84, 0.9) +
    motif(k, 'cloud', -150, 60, 0.7, {}, { flip: true }) +
    motif(k, 'cloud', 800, 60, 0.8, {}, { flip: true });
  return bands + rays + (k.night ? moonAndStars(k, random) : sun(k)) + clouds;
}

const sun = (k: Kit): string =>
  `${disc(...LIGHT, 40, k.sun, 1.4)}<circle cx="${LIGHT[0]}" cy="${LIGHT[1]}" r="48" fill="none" stroke-width=".8"/>`;

function moonAndStars(k: Kit, random: () => number): string {
  const [x, y] = LIGHT;
  const stars = Array.from({ length: 26 }, () =>
    star(random() * (RIGHT - LEFT) + LEFT, 14 + random() * 130, 1.6 + random() * 2.6, 4, 0.3),
  );
  return (
    disc(x, y - 40, 34, k.moon, 1.2) +
    wash(`M${x + 8} ${y - 71}a34 34 0 0 1 0 62a46 46 0 0 0 0-62z`, '#d9cfa8') +
    `<path d="${stars.join('')}" fill="${k.star}" stroke="none"/>`
  );
}

/** Rolling land down to the lower edge; it comes in from the left at a height. */
const ground = (height: number, crest: string, colour: string, width = 1.2): string =>
  fill(
    `M${LEFT - 10} ${height - 22}C-330 ${height - 44} -130 ${height + 8} -5 ${height}${crest}V${HEIGHT + 5}H${LEFT - 15}z`,
    colour,
    width,
  );

const FAR_TREES: readonly (readonly [x: number, y: number, size: number])[] = [
  [64, 266, 0.34],
  [112, 262, 0.3],
  [-80, 268, 0.36],
  [-130, 262, 0.28],
  [158, 262, 0.26],
  [402, 256, 0.32],
  [454, 254, 0.26],
  [724, 250, 0.3],
  [758, 252, 0.36],
];

function country({ k, by }: Scene): string {
  const river =
    'M470 268C520 262 590 278 560 296S380 318 420 346S640 372 660 392H470C420 366 330 344 350 322S470 300 470 292S420 276 470 268z';
  return (
    ground(
      236,
      'C120 190 210 226 330 206S520 190 640 216S860 186 980 214S1280 176 1445 214',
      by('#a9bfa2', '#33405c'),
    ) +
    hatch(92, 214, 9, 9, -1, -5, 13, 0.8) +
    hatch(420, 206, 9, 9, 1, -5, 12, 0.8) +
    ground(
      262,
      'C90 236 220 258 340 244S560 250 700 238S900 250 1010 232S1300 236 1445 246',
      by('#b9c384', '#3b4f4d'),
    ) +
    FAR_TREES.map(([x, y, size]) => motif(k, 'tree', x, y, size)).join('') +
    motif(k, 'village', 252, 268, 0.72) +
    fill(river, k.water, 1.2) +
    line('M500 278h26M446 306h34M392 326h26M440 352h44', 1, k.waterD)
  );
}

const tuft = (x: number, y: number): string => `M${at(x, y)}l-2-7M${at(x, y)}l.5-8M${at(x, y)}l3-6`;

function hill({ k, random, by }: Scene): string {
  const tufts = Array.from({ length: 70 }, () => {
    const x = 700 + random() * 730;
    const top = BELOW - 300 * Math.exp(-(((x - 1080) / 300) ** 2));
    return tuft(x, top + 14 + random() * (360 - top));
  });
  return (
    fill('M640 392C700 312 800 132 1010 96C1190 66 1330 150 1445 236V392z', k.leaf, 1.8) +
    shade('M1120 92C1270 108 1390 190 1445 236V392H1330C1350 280 1290 150 1120 92z') +
    line(tufts.join(''), 1, by('#64793a', '#1f2c1e')) +
    motif(k, 'tree', 1036, 104, 0.84) +
    motif(k, 'tree', 1348, 190, 0.8) +
    motif(k, 'tree', 1404, 214, 0.62) +
    chimney(k, by, 880, 152, 1) +
    chimney(k, by, 1226, 118, 0.86)
  );
}

function chimney(k: Kit, by: Scene['by'], x: number, y: number, size: number): string {
  const smoke = `M${at(x + 10 * size, y - 46 * size)}c-12-14 14-22 2-38s16-20 6-38`;
  return (
    fill(`M${x} ${y}v${num(-34 * size)}h${num(20 * size)}v${num(32 * size)}z`, k.stone) +
    fill(`M${x - 3} ${num(y - 34 * size)}h${num(26 * size)}v${num(-7 * size)}h${num(-26 * size)}z`, k.stoneD) +
    line(`M${x + 2} ${num(y - 22 * size)}h8M${x + 9} ${num(y - 11 * size)}h8`, 1) +
    line(smoke, 5, by('#fffaf0', '#8d93ad')) +
    line(smoke, 1)
  );
}

/** The earthen front under its brow of hanging grass. */
function front({ k }: Scene): string {
  const [x] = DOOR;
  const joints: readonly Point[] = [
    [-236, 330],
    [-206, 262],
    [-120, 216],
    [96, 212],
    [178, 252],
    [206, 322],
    [-92, 346],
    [92, 352],
  ];
  const blades = 22;
  let brow = `M${x - 262} 318`;
  for (let i = 0; i <= blades; i++) {
    const angle = Math.PI * (1 - i / blades);
    const [bx, by] = [x + Math.cos(angle) * 262, 318 - Math.sin(angle) * 138];
    brow += `Q${at(bx - 7, by + 17)} ${at(bx + 5, by + (i % 2 === 1 ? 3 : 9))}`;
  }
  return (
    fill(
      `M${x - 250} 392C${x - 262} 300 ${x - 220} 214 ${x - 128} 190C${x - 60} 172 ${x + 70} 170 ${x + 138} 190C${x + 226} 216 ${x + 262} 300 ${x + 256} 392z`,
      k.tan,
      1.6,
    ) +
    shade(
      `M${x + 120} 186C${x + 226} 210 ${x + 264} 300 ${x + 256} 392H${x + 216}C${x + 222} 300 ${x + 190} 224 ${x + 120} 186z`,
    ) +
    line(joints.map(([dx, y]) => `M${x + dx} ${y}h24`).join(''), 1) +
    line(brow, 7, k.leafD) +
    line(brow, 1.2)
  );
}

function door({ k, by }: Scene): string {
  const [x, y] = DOOR;
  const [inner, outer] = [72, 88];
  const stones = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * 2 * Math.PI;
    const on = (radius: number): string => at(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    return `M${on(inner)}L${on(outer)}`;
  });
  const planks = [-48, -32, -16, 0, 16, 32, 48].map((d) => {
    const half = Math.sqrt(65 * 65 - d * d);
    return `M${x + d} ${num(y - half)}V${num(y + half)}`;
  });
  return (
    (k.night ? fan(x, y, { count: 26, from: 66, to: 150, colour: '#f2c46a', width: 0.5, opacity: 0.16 }) : '') +
    disc(x, y, outer, k.stone, 1.8) +
    line(stones.join(''), 1.2) +
    disc(x, y, inner, k.woodD, 1.8) +
    disc(x, y, 65, by('#5f8a5a', '#3f6a48'), 1.6) +
    line(planks.join(''), 1.3) +
    shade(`M${x + 20} ${y - 62}A65 65 0 0 1 ${x + 20} ${y + 62}A84 84 0 0 0 ${x + 20} ${y - 62}z`) +
    line(`M${x - 58} ${y - 24}q26-8 46 0M${x - 58} ${y + 24}q26 8 46 0`, 4, k.ironD) +
    disc(x, y, 8, k.gold, 1.4) +
    disc(x - 2, y - 2, 2.4, k.goldL, 0) +
    line(`M${x + 30} ${y - 20}l7 12M${x + 37} ${y - 20}l-7 12M${x + 33.5} ${y - 22}v16`, 1.6, k.goldL)
  );
}

/** A round window; a large one has a box of flowers. */
function pane({ k, by }: Scene, x: number, y: number, radius: number): string {
  const flowers = [k.red, k.gold, k.pink, k.flame, k.violet];
  const box =
    fill(`M${x - radius} ${y + radius + 3}h${radius * 2}l-5 13H${x - radius + 5}z`, k.leather, 1.3) +
    flowers.map((colour, i) => disc(x + (i - 2) * 12, y + radius + (i % 2 === 1 ? 0 : -3), 5.5, colour, 1)).join('');
  return (
    (k.night ? `<circle cx="${x}" cy="${y}" r="${radius + 15}" fill="#f2c46a" opacity=".2" stroke="none"/>` : '') +
    disc(x, y, radius + 6, k.wood, 1.6) +
    disc(x, y, radius, by('#fbe7a2', k.flameL), 1.4) +
    wash(
      `M${at(x - radius * 0.7, y + radius * 0.2)}q${at(radius * 0.5, -radius * 0.9)} ${at(radius * 1.2, -radius * 0.7)}`,
      '#fff8dc',
      0.6,
    ) +
    line(`M${x - radius} ${y}h${radius * 2}M${x} ${y - radius}v${radius * 2}`, 3, k.woodD) +
    (radius > 30 ? box : '')
  );
}

function lamp({ k }: Scene): string {
  const [x, y] = [DOOR[0] + 112, DOOR[1] - 18];
  return (
    line(`M${x - 16} ${y - 22}h16v10`, 2) +
    fill(`M${x - 7} ${y - 12}h14l4 20h-22z`, k.flameL, 1.3) +
    fill(`M${x - 9} ${y - 12}l9-9 9 9z`, k.ironD, 1.2) +
    (k.night ? `<circle cx="${x}" cy="${y}" r="34" fill="#f7d27a" opacity=".28" stroke="none"/>` : '')
  );
}

function fence(k: Kit, from: number, to: number, foot: number): string {
  const rails = `M${from - 7} ${foot - 20}H${to}M${from - 7} ${foot - 8}H${to}`;
  let pales = '';
  for (let x = from; x < to - 8; x += 22) pales += `M${x} ${foot}v-30l4-6 4 6v30z`;
  return line(rails, 3.4, k.ink) + line(rails, 1.6, k.bone) + fill(pales, k.bone, 1.1);
}

function garden({ k, random, by }: Scene): string {
  const [x] = DOOR;
  const path =
    fill(`M${x - 60} 352h120l14 12h-148z`, k.stoneL, 1.4) +
    fill(`M${x - 74} 364h148l30 30H${x - 128}z`, k.vellum, 1.3) +
    line(`M${x - 60} 374h34M${x - 4} 380h40M${x - 84} 386h26`, 1);
  const lawns =
    fill(`M640 392C720 372 820 366 ${x - 96} 372L${x - 128} 394H640z`, k.grass, 1.2) +
    fill(`M${x + 88} 370C1200 362 1330 364 1445 356V394H${x + 104}z`, k.grass, 1.2);
  const colours = [k.red, k.gold, k.pink, k.bone, k.violet];
  const beds = Array.from({ length: 26 }, (_, i) => {
    const [fx, fy] = [i < 15 ? 694 + random() * 240 : x + 126 + random() * 250, 377 + random() * 8];
    const colour = pick(random, colours);
    return (
      line(`M${at(fx, fy + 7)}v-11`, 1.2, by(k.leafD, '#2a3f2a')) + disc(fx, fy - 6, 3.6 + random() * 1.6, colour, 1)
    );
  });
  const sunflowers = each(
    [
      [x - 100, 52],
      [x - 118, 40],
      [x + 100, 46],
    ],
    (sx, height) =>
      line(`M${sx} 372v${-height}`, 2.4, k.leafD) +
      fill(`M${sx} ${num(372 - height * 0.4)}q14-10 18 2q-10 8-18-2z`, k.leafD, 1) +
      fill(star(sx, 368 - height, 14, 12, 0.62), k.sun, 1.1) +
      disc(sx, 368 - height, 5.6, k.woodD, 1),
  );
  return path + lawns + fence(k, 690, x - 112, 370) + fence(k, x + 116, 1445, 366) + beds.join('') + sunflowers;
}

/** The bank in front, on the left, where the greeting lies. */
function bank({ k, random, by }: Scene): string {
  const tufts = Array.from({ length: 34 }, () => tuft(random() * 960 - 400, 356 + random() * 22));
  return (
    ground(356, 'C110 318 270 330 380 352S560 384 700 386L720 394', by('#93a552', '#2f4438'), 1.6) +
    shade('M-5 372C140 346 300 356 420 374S600 392 690 392H-5z') +
    motif(k, 'milestone', 596, 384, 0.5) +
    motif(k, 'tree', 30, 356, 0.86) +
    motif(k, 'tree', -372, 352, 1.1) +
    motif(k, 'tree', -300, 346, 0.7) +
    line(tufts.join(''), 1, by('#4f6230', '#17241a'))
  );
}

export function frontDoor(theme: Theme): string {
  const k = kitOf(theme, 'moon');
  const scene: Scene = { k, random: randomOf('front door'), by: (day, night) => (k.night ? night : day) };
  const [x, y] = DOOR;
  const panes: readonly (readonly [dx: number, dy: number, radius: number])[] = [
    [-156, 4, 34],
    [158, 4, 34],
    [-214, 46, 20],
    [222, 50, 19],
  ];
  const body = [
    sky(scene),
    country(scene),
    hill(scene),
    front(scene),
    door(scene),
    ...panes.map(([dx, dy, radius]) => pane(scene, x + dx, y + dy, radius)),
    lamp(scene),
    garden(scene),
    bank(scene),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} 0 ${RIGHT - LEFT} ${HEIGHT}" width="${RIGHT - LEFT}" height="${HEIGHT}" preserveAspectRatio="xMaxYMid slice"><title>A round green door in a grassy hill</title>` +
    `${SHADING}<g stroke="${k.ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">${body.join('')}</g></svg>`
  );
}
