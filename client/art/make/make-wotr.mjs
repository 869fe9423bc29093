// Draws War of the Ring's map. The committed pictures come of the committed seed:
//   node client/art/make/make-wotr.mjs ground > client/art/wotr-map.svg
//   node client/art/make/make-wotr.mjs shapes > client/art/wotr-map.json
//   node client/art/make/make-wotr.mjs audit
// ground is everything that never changes and has no name; the page adds land, settlements and names from shapes.
import { compass, d, f } from './draw.mjs';
import { areaOf, length } from './geometry.mjs';
import { rings } from './trace.mjs';
import { height, nations, regions, width } from './wotr.config.mjs';
import { arcs, report, shape } from './wotr-land.mjs';
import { place } from './wotr-places.mjs';
import { rivers } from './wotr-rivers.mjs';
import { hatches, symbols } from './wotr-symbols.mjs';
import { barriers, inlandLakes, mountains, terrain } from './wotr-terrain.mjs';

const nationOf = new Map(regions.map((r) => [r.id, r.nation]));
const isEdgeOf = (nation) => (a) => (nationOf.get(a.a) === nation) !== (nationOf.get(a.b) === nation);
const outline = (nation) =>
  rings(arcs.filter(isEdgeOf(nation)).map((a) => ({ ...a, a: 'in', b: null }))).get('in') ?? [];
const inked = (list) => list.map((a) => d(a.points)).join('');

const nationDefs = (n) =>
  [
    `<path id="wm-e-${n}" d="${inked(arcs.filter((a) => a.a && isEdgeOf(n)(a)))}"/>`,
    `<path id="wm-r-${n}" d="${outline(n)
      .map((ring) => d(ring, true))
      .join('')}"/>`,
    `<clipPath id="wm-c-${n}"><use href="#wm-r-${n}" clip-rule="evenodd"/></clipPath>`,
    `<pattern id="wm-p-${n}" class="n-${n}" width="8" height="8" patternUnits="userSpaceOnUse">${hatches[n]}</pattern>`,
  ].join('');

const nationInk = (n) =>
  [
    `<g class="n-${n}" clip-path="url(#wm-c-${n})"><use href="#wm-r-${n}" class="tint" fill-rule="evenodd"/>`,
    `<use href="#wm-e-${n}" class="pat" stroke="url(#wm-p-${n})"/>`,
    `<use href="#wm-e-${n}" class="band"/><use href="#wm-e-${n}" class="band2"/></g>`,
  ].join('');

/** Widths and opacities, from the widest in. */
const waterLines = [
  [66, 0.16],
  [52, 0.22],
  [39, 0.3],
  [28, 0.42],
  [19, 0.56],
  [11, 0.75],
].map(
  ([w, o]) =>
    `<use href="#wm-coast" class="wl" stroke-width="${w}" stroke-opacity="${o}"/>` +
    `<use href="#wm-coast" class="wf" stroke-width="${f(w - 1.7)}"/>`,
);

const open = arcs.filter((a) => a.kind === 'open');
const isWithin = (a) => nationOf.get(a.a) === nationOf.get(a.b);
const gradients = [
  `<radialGradient id="wm-land" gradientUnits="userSpaceOnUse" cx="${width * 0.5}" cy="${height * 0.45}" r="${width * 0.6}">`,
  '<stop offset="0" class="s-land"/><stop offset=".65" class="s-land"/><stop offset="1" class="s-land2"/></radialGradient>',
  '<linearGradient id="wm-sea" x1="0" y1="0" x2="1" y2="1">',
  '<stop offset="0" class="s-sea"/><stop offset="1" class="s-sea2"/></linearGradient>',
];

const ground = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">
<defs>
${gradients.join('')}
<path id="wm-coast" d="${inked(arcs.filter((a) => a.kind === 'coast'))}"/>
${nations.map(nationDefs).join('\n')}
${symbols}
</defs>
<rect class="sea" width="${width}" height="${height}"/>
<g class="water">${waterLines.join('')}<use href="#wm-coast" class="cst2"/></g>
<path id="wm-ground" class="land"/>
${nations.map(nationInk).join('\n')}
<path class="bd" d="${inked(open.filter(isWithin))}"/><path class="bd nb" d="${inked(open.filter((a) => !isWithin(a)))}"/>
<g class="terrain">${terrain}</g>
<g class="rivers">${rivers}${inlandLakes}</g>
<use href="#wm-coast" class="cst"/>
<path class="br" d="${inked(barriers)}"/>
<g class="mountains">${mountains}</g>
<g class="sealabels"><text class="sealb great" x="250" y="990">The Great Sea</text><text class="sealb" x="500" y="972">Bay of Belfalas</text>${compass(118, 800, 62)}</g>
<g class="frame"><rect x="3" y="3" width="${width - 6}" height="${height - 6}"/><rect class="thin" x="8" y="8" width="${width - 16}" height="${height - 16}"/></g>
</svg>`;

const round = (v) => Math.round(v * 10) / 10;
const shapeOf = (id) => {
  const { label, lines, size, glyph, army } = place[id];
  const [ring] = shape.get(id);
  return {
    path: d(ring, true),
    area: Math.round(Math.abs(areaOf(ring))),
    label: label.map(round),
    lines,
    size,
    glyph: glyph?.map(round) ?? null,
    army: army.map(round),
  };
};
const shapes = () =>
  JSON.stringify({
    width,
    height,
    regions: Object.fromEntries(regions.map(({ id }) => [id, shapeOf(id)])),
    arcs: arcs
      .filter((a) => a.a && a.kind !== 'water')
      .map((a) => ({ a: a.a, b: a.b, kind: a.kind, length: Math.round(length(a.points)) })),
  });

const tight = () => Object.entries(place).filter(([, p]) => p.air < 0);
const audit = () => JSON.stringify({ ...report, tightNames: tight().map(([id, p]) => `${id}: ${p.air}`) }, null, 1);

const works = { ground, shapes, audit };
const work = works[process.argv[2]];
if (!work) throw new Error(`Say what to make: ${Object.keys(works).join(', ')}.`);
process.stdout.write(`${work()}\n`);
