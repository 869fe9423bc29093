// What is drawn many times: trees and tufts as markers, settlements as symbols that the page places, hatches of Nations.

/** Markers are as large as the map and stand where they are put. */
const marker = 'markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible"';

export const symbols = `<marker id="wm-t1" ${marker}><path class="wm-tr" d="M0 0v-3M-4-2.6c-2-1-1.5-4 .6-4.1.2-3 4.6-3.6 5.6-.8 2.6-.2 3 3.5 1 4.7-2 .9-5.2.9-7.2.2z"/></marker>
<marker id="wm-t2" ${marker}><path class="wm-tr" d="M0 0v-3M-3.4-2.6c-1.4-3.4.2-8 3.4-9.4 3.2 1.4 4.8 6 3.4 9.4-2 .8-4.8.8-6.8 0z"/></marker>
<marker id="wm-t3" ${marker}><path class="wm-tr" d="M0 0v-3M-4.6-2.8c-.8-2.2.6-3.6 2-3.7-.4-2.5 2.6-4.2 4.3-2.4 2.4-.6 3.7 1.6 2.5 3 1.3.9.9 2.7-.4 3.1-2.6.7-6 .7-8.4 0z"/></marker>
<marker id="wm-ma" ${marker}><path class="wm-tk" d="M-6 0h5M1 0h5M-3 2.4h6M-3 0c0-2-.8-3.5-1.6-4.2M-3 0c.2-2.4 0-3.8.2-5M-3 0c.4-2 1.2-3 1.9-3.6"/></marker>
<marker id="wm-gr" ${marker}><path class="wm-tk" d="M-2.6 0c0-1.6-.6-2.6-1.2-3.2M-2.6 0c.1-1.9.1-3 .2-4M-2.6 0c.4-1.5.9-2.3 1.5-2.8M3 1.8c0-1.3-.5-2-1-2.5M3 1.8c.1-1.5.1-2.3.2-3.1M3 1.8c.3-1.2.8-1.7 1.2-2.1"/></marker>
<marker id="wm-wa" ${marker}><path class="wm-tk wm-dots" d="M-3 0h.1M1.5-2h.1M4 1.4h.1M-.5 2.6h.1"/></marker>
<g id="wm-town"><path class="wm-wall" d="M-10 6V-1l5-4.5L0-1v7z"/><path class="wm-wall" d="M-1 7V1.5L4-2.5l5.5 4V7z"/><path class="wm-roof" d="M-11.2-.2L-5-5.8 1.2-.2zM-2.2 2.2L4-2.9l6.5 5.1z"/><path class="wm-door" d="M-6 6V2.8h2V6M3 7V4.4h2V7"/></g>
<g id="wm-city"><path class="wm-wall" d="M-13 8V-2h2v-2.5h3V-2h2.5v-6.5L-1.5-12 2.5-8.5V-2H5.5v-2.5h3V-2h2.5v10z"/><path class="wm-roof" d="M-6.5-8L-1.5-13 3.5-8z"/><path class="wm-door" d="M-3.5 8V4q2-2.8 4 0v4z"/><path class="wm-brick" d="M-11 1.5h5M3 1.5h6M-11 4.5h4.5M5 4.5h4"/></g>
<g id="wm-stronghold"><path class="wm-wall" d="M-14 10V-3h2.4v-3h2.6v3h2V-12h2.2v-2.6h2.4V-12h4.8v-2.6h2.4V-12H7v9h2v-3h2.6v3H14v13z"/><path class="wm-belt" d="M-7-8.5H7v4.5H-7z"/><path class="wm-door" d="M-3 10V3.5q3-4.2 6 0V10z"/><path class="wm-pole" d="M0-14.5V-21"/><path class="wm-roof" d="M.6-21l7.4 2.3L.6-16.2z"/><path class="wm-brick" d="M-12 1h4.5M7.5 1H12M-12 4.5h4M8 4.5h4"/></g>
<g id="wm-fortification"><path class="wm-wall" d="M-13 8V-1l2-3 2 3v-1l2-3 2 3v-1l2-3 2 3 2-3 2 3v1l2-3 2 3v1l2-3 2 3v9z" transform="translate(-.5)"/><path class="wm-rail" d="M-13 2.6h25"/><path class="wm-brick" d="M-9-.5v8M-5-.5v8M-1-.5v8M3-.5v8M7-.5v8"/></g>`;

/** By Nation: the hatch that tells it without colour, in a cell of 8 by 8. */
export const hatches = {
  dwarves: '<path d="M0 7l4-5 4 5"/>',
  elves: '<path d="M1 6c2-5 4-5 6-4-1 3-3 4-6 4z"/>',
  gondor: '<path d="M0 2h8M0 6h8"/>',
  north: '<path d="M2 0v8M6 0v8"/>',
  rohan: '<path d="M0 8L8 0M-2 2L2-2M6 10l4-4"/>',
  isengard: '<path d="M0 0l8 8M-2 6l4 4M6-2l4 4"/>',
  sauron: '<path d="M0 0l8 8M8 0L0 8"/>',
  south: '<circle cx="2" cy="2" r="1.1"/><circle cx="6" cy="6" r="1.1"/>',
};
