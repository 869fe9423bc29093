// Draws the card game's map of 52 regions. The committed pictures come of the committed seed:
//   node client/art/make/make-meccg.mjs ground > client/art/meccg-map.svg
//   node client/art/make/make-meccg.mjs shapes > client/art/meccg-map.json
//   node client/art/make/make-meccg.mjs outlines > client/art/pictures/hints/region-outlines.json
//   node client/art/make/make-meccg.mjs audit
// ground is everything that never changes and has no name; the page adds names, sites and what is chosen from shapes.
import { d, f, simplify } from './draw.mjs';
import { areaOf, length } from './geometry.mjs';
import { height, regions, width } from './meccg.config.mjs';
import { arcs, report, ringOf } from './meccg-land.mjs';
import { place, spots } from './meccg-places.mjs';
import { mountains, terrain } from './meccg-terrain.mjs';

const TYPES = ['free-domain', 'border-land', 'wilderness', 'shadow-land', 'dark-domain'];
const inked = (...kinds) =>
  arcs
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ points }) => d(points))
    .join('');
const land = regions
  .filter((region) => !region.sea)
  .map(({ id }) => d(ringOf(id), true))
  .join('');

const isOf = (type) => new Set(regions.filter((region) => region.type === type).map(({ id }) => id));
const edgesOf = (type) => {
  const ids = isOf(type);
  return arcs
    .filter(({ a, b }) => a && ids.has(a) !== ids.has(b))
    .map(({ points }) => d(points))
    .join('');
};
const landsOf = (type) => [...isOf(type)].map((id) => d(ringOf(id), true)).join('');

/** Widths and opacities, from the widest in. */
const waterLines = [
  [50, 0.2],
  [38, 0.3],
  [27, 0.42],
  [18, 0.56],
  [10, 0.75],
].map(
  ([w, o]) =>
    `<use href="#km-coast" class="wl" stroke-width="${w}" stroke-opacity="${o}"/>` +
    `<use href="#km-coast" class="wf" stroke-width="${f(w - 1.6)}"/>`,
);

const symbols = [
  '<g id="km-t1"><path class="km-tk" d="M0 0v-3"/><path class="km-tr" d="M-4-2.6c-2-1-1.5-4 .6-4.1.2-3 4.6-3.6 5.6-.8 2.6-.2 3 3.5 1 4.7-2 .9-5.2.9-7.2.2z"/></g>',
  '<g id="km-t2"><path class="km-tk" d="M0 0v-3"/><path class="km-tr" d="M-3.4-2.6c-1.4-3.4.2-8 3.4-9.4 3.2 1.4 4.8 6 3.4 9.4-2 .8-4.8.8-6.8 0z"/></g>',
  '<g id="km-t3"><path class="km-tk" d="M0 0v-3"/><path class="km-tr" d="M-4.6-2.8c-.8-2.2.6-3.6 2-3.7-.4-2.5 2.6-4.2 4.3-2.4 2.4-.6 3.7 1.6 2.5 3 1.3.9.9 2.7-.4 3.1-2.6.7-6 .7-8.4 0z"/></g>',
  '<path id="km-w" class="km-tk km-dots" d="M-3 0h.1M1.5-2h.1M4 1.4h.1M-.5 2.6h.1"/>',
  '<path id="km-g" class="km-tk" d="M-2.6 0c0-1.6-.6-2.6-1.2-3.2M-2.6 0c.1-1.9.1-3 .2-4M-2.6 0c.4-1.5.9-2.3 1.5-2.8M3 1.8c0-1.3-.5-2-1-2.5M3 1.8c.1-1.5.1-2.3.2-3.1M3 1.8c.3-1.2.8-1.7 1.2-2.1"/>',
  ...[...TYPES, 'coastal-sea'].map(
    (type) =>
      `<g id="km-rt-${type}" class="${type}"><use href="#i-rt-${type}" x="-7" y="-7" width="14" height="14"/></g>`,
  ),
].join('');

/** The board paints any sea and land with these. */
const gradients = [
  `<radialGradient id="wm-land" gradientUnits="userSpaceOnUse" cx="${width * 0.5}" cy="${height * 0.45}" r="${width * 0.6}">`,
  '<stop offset="0" class="s-land"/><stop offset=".65" class="s-land"/><stop offset="1" class="s-land2"/></radialGradient>',
  '<linearGradient id="wm-sea" x1="0" y1="0" x2="1" y2="1">',
  '<stop offset="0" class="s-sea"/><stop offset="1" class="s-sea2"/></linearGradient>',
].join('');

const typeInk = (type) =>
  `<g class="${type}" clip-path="url(#km-c-${type})"><path class="ty" d="${landsOf(type)}"/><path class="bn" d="${edgesOf(type)}"/></g>`;

const ground = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">
<defs>${gradients}<path id="km-coast" d="${inked('coast', 'cliff')}"/><clipPath id="km-sea"><path clip-rule="evenodd" d="M0 0h${width}v${height}h${-width}z${land}"/></clipPath>
${TYPES.map((type) => `<clipPath id="km-c-${type}"><path d="${landsOf(type)}"/></clipPath>`).join('')}${symbols}</defs>
<rect class="sea" width="${width}" height="${height}"/><g class="water" clip-path="url(#km-sea)">${waterLines.join('')}</g>
<path id="wm-ground" class="dry" d="${land}"/>
${TYPES.map(typeInk).join('\n')}
<path class="bd" d="${inked('open')}"/><path class="gt" d="${inked('gate')}"/><path class="sd" d="${inked('sea')}"/><path class="sd far" d="${inked('ocean')}"/>
<g class="terrain">${terrain}</g>
<use href="#km-coast" class="cst"/><path class="cf" d="${inked('cliff')}"/>
<path class="br" d="${inked('barrier')}"/><g class="mountains">${mountains}</g>
<g class="frame"><rect x="3" y="3" width="${width - 6}" height="${height - 6}"/></g>
</svg>`;

const round = (v) => Math.round(v * 10) / 10;
const shapeOf = ({ id, type }) => {
  const { x, y, h, size, lines } = place[id];
  const top = y - h / 2;
  return {
    type,
    path: d(ringOf(id), true),
    area: Math.round(Math.abs(areaOf(ringOf(id)))),
    symbol: [x, top + 7].map(round),
    label: [x, top + 16 + size * 0.82].map(round),
    lines,
    size,
  };
};
const shapes = () =>
  JSON.stringify({
    width,
    height,
    regions: Object.fromEntries(regions.map((region) => [region.id, shapeOf(region)])),
    sites: Object.fromEntries(spots.map(({ id, at }) => [id, at.map(round)])),
    arcs: arcs
      .filter(({ a, kind }) => a && kind !== 'ocean')
      .map(({ a, b, kind, points }) => ({ a, b, kind, length: Math.round(length(points)) })),
  });

/** Each region alone for its card, about (0, 0), its longer side a hundred. */
const outlineOf = ({ id }) => {
  const ring = simplify(ringOf(id), 1.1);
  const [xs, ys] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const unit = 100 / Math.max(right - left, bottom - top);
  const centred = ring.map(([x, y]) => [(x - (left + right) / 2) * unit, (y - (top + bottom) / 2) * unit]);
  return { path: d(centred, true), size: [(right - left) * unit, (bottom - top) * unit].map(Math.round) };
};
const outlines = () => JSON.stringify(Object.fromEntries(regions.map((region) => [region.id, outlineOf(region)])));

const works = { ground, shapes, outlines, audit: () => JSON.stringify(report, null, 1) };
const work = works[process.argv[2]];
if (!work) throw new Error(`Say what to make: ${Object.keys(works).join(', ')}.`);
process.stdout.write(`${work()}\n`);
