// Our drawing of the house. Colours come from classes in house.css, so both themes fit.

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const round = (n: number): number => Math.round(n * 10) / 10;

type Point = readonly [x: number, y: number];

/** A ridge drawn through its peaks and saddles, with engraver's strokes on the lee side of each peak. */
function ridge(points: readonly Point[], bottom: number, name: string): string {
  const outline = points.map(([x, y]) => `${x} ${y}`).join('L');
  const strokes = points.flatMap(([x, y], i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    const isPeak = before && after && y < Math.min(before[1], after[1]);
    if (!isPeak) return [];
    const [ex, ey] = after;
    return range(7).map((k) => {
      const t = 0.08 + k * 0.11;
      const length = (ey - y) * (0.55 - k * 0.05);
      return `M${round(x + (ex - x) * t)} ${round(y + (ey - y) * t + 2)}l${round(-length * 0.3)} ${round(length)}`;
    });
  });
  const [left, right] = [points.at(0)?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  return `<path class="${name}" d="M${left} ${bottom}L${outline}L${right} ${bottom}z"/><path class="hatch" d="${strokes.join('')}"/>`;
}

/** A window or door frame of stones about a circle. */
function stones(cx: number, cy: number, r: number, count: number): string {
  const joints = range(count).map((i) => {
    const a = (i * 2 * Math.PI) / count;
    const at = (radius: number) => `${round(cx + Math.cos(a) * radius)} ${round(cy + Math.sin(a) * radius)}`;
    return `M${at(r)}L${at(r * 1.16)}`;
  });
  return `<circle cx="${cx}" cy="${cy}" r="${round(r * 1.16)}" class="stone"/><path class="ink" d="${joints.join('')}"/>`;
}

const pane = (cx: number, cy: number, r: number): string =>
  `${stones(cx, cy, r, 14)}<circle cx="${cx}" cy="${cy}" r="${r}" class="pane"/><path class="bars" d="M${cx - r} ${cy}h${2 * r}M${cx} ${cy - r}v${2 * r}"/>`;

function door(cx: number, cy: number, r: number): string {
  const planks = [-0.6, -0.3, 0, 0.3, 0.6].map((t) => {
    const half = round(Math.sqrt(1 - t * t) * r * 0.97);
    return `M${round(cx + t * r)} ${cy - half}v${2 * half}`;
  });
  return `${stones(cx, cy, r, 22)}<circle cx="${cx}" cy="${cy}" r="${r}" class="door"/><path class="ink" d="${planks.join('')}"/><circle cx="${cx}" cy="${cy}" r="${round(r * 0.86)}" class="ink"/><circle cx="${cx}" cy="${cy}" r="${round(r * 0.085)}" class="knob"/>`;
}

/** Tufts of grass along a line, leaning this way and that. */
const tufts = (from: Point, to: Point, count: number): string =>
  range(count)
    .map((i) => {
      const t = (i + 0.5 + 0.35 * Math.sin(i * 12.9)) / count;
      const x = round(from[0] + (to[0] - from[0]) * t);
      const y = round(from[1] + (to[1] - from[1]) * t + 9 * Math.sin(i * 7.1));
      return `M${x} ${y}l-3 -7M${x} ${y}l0 -9M${x} ${y}l4 -6`;
    })
    .join('');

const fence = (posts: readonly Point[]): string =>
  posts.map(([x, y]) => `M${x} ${y}v-26`).join('') +
  [-20, -11].map((dy) => `M${posts.map(([x, y]) => `${x} ${y + dy}`).join('L')}`).join('');

const farRidge: Point[] = [
  [0, 196],
  [70, 150],
  [118, 178],
  [190, 108],
  [262, 172],
  [330, 132],
  [396, 186],
  [478, 160],
  [560, 192],
  [660, 168],
  [742, 190],
  [816, 138],
  [872, 172],
  [956, 92],
  [1040, 166],
  [1104, 124],
  [1200, 184],
];

/** A round-doored house in a hill, under far mountains. */
export const HOUSE_IN_THE_HILL = `<svg class="scene" viewBox="0 0 1200 400" preserveAspectRatio="xMidYMax slice" role="img" aria-label="A house with a round door in a green hill"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" class="sky-high"/><stop offset=".7" class="sky-low"/></linearGradient></defs>
<rect width="1200" height="400" fill="url(#sky)"/><circle cx="776" cy="92" r="36" class="sun"/>
<path class="cloud" d="M96 64h150M150 74h170M420 48h110M452 58h170M880 54h190M930 64h90M250 104h90M640 120h76"/>
${ridge(farRidge, 300, 'far')}
<path class="mid" d="M0 252C120 210 240 214 360 244S620 262 760 232s300-30 440 12V400H0z"/>
<path class="ink" d="M0 252C120 210 240 214 360 244M840 220c120-20 240-14 360 24"/>
<path class="wood" d="${range(26)
  .map((i) => {
    const x = i < 13 ? 24 + i * 19 : 920 + (i - 13) * 21;
    const y = round(246 - 14 * Math.sin(i * 0.9) - (i % 3) * 5);
    return `M${x} ${y - 26}l9 26h-18z`;
  })
  .join('')}"/>
<path class="hill" d="M150 400C250 300 390 152 604 150S960 300 1070 400z"/>
<path class="ink" d="M150 400C250 300 390 152 604 150S960 300 1070 400"/>
<g transform="translate(116 26) scale(.84)"><path class="trunk" d="M684 164c-3-22-2-36-10-52l9 9 4-18 5 18 11-12c-9 18-9 34-5 56z"/>
<path class="leaves" d="M640 96c-18-3-24-24-8-34 0-20 24-28 38-16 14-14 42-8 44 12 20 2 24 28 6 36-8 14-28 14-38 4-12 10-34 10-42-2z"/>
<path class="ink" d="M648 78q9 9 20 2M680 62q8-9 18-4M676 94q10 8 21 1M704 80q8 5 14-1"/></g>
<path class="stone" d="M512 172v-34h26v28z"/><path class="ink" d="M512 150h26M525 138v12M512 160h26M508 138h34"/>
<path class="smoke" d="M525 132c-10-12 8-18 0-31s7-18 2-28"/>
<path class="wall" d="M448 356C452 268 512 222 604 222s152 46 156 134z"/>
<path class="ink" d="M448 356C452 268 512 222 604 222s152 46 156 134z"/>
${pane(500, 314, 21)}${pane(708, 314, 21)}${door(604, 298, 55)}
<path class="path" d="M566 356h76c10 14-6 22 14 44H470c34-14 84-20 96-44z"/>
<path class="ink" d="M566 356c-12 24-62 30-96 44M642 356c10 14-6 22 14 44"/>
<path class="near" d="M0 372c150-34 300-22 470 28H0zM1200 366c-170-30-340-24-544 34h544z"/>
<path class="ink" d="M0 372c150-34 300-22 470 28M1200 366c-170-30-340-24-544 34"/>
<path class="fence" d="${fence([
  [690, 392],
  [742, 380],
  [798, 370],
  [856, 362],
  [914, 357],
])}${fence([
  [230, 362],
  [290, 366],
  [350, 374],
  [408, 386],
])}"/>
<path class="grass" d="${tufts([20, 390], [380, 394], 16)}${tufts([720, 396], [1180, 388], 20)}${tufts([300, 300], [430, 236], 7)}${tufts([776, 236], [900, 306], 7)}${tufts([540, 178], [650, 178], 5)}"/></svg>`;
