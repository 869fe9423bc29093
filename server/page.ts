// The front page while the table in the browser is being built: no script, no request beyond this server.
import { createHash } from 'node:crypto';
import { cards, houseInTheHill, mark, shield } from './art.ts';

const night = `--bg:#14110c;--surface:#211c15;--raised:#2c261d;--sunk:#0f0c08;--ink:#f0e5ca;--ink2:#c9b994;--ink3:#a6956f;
--rule:#4a4030;--rule2:#74664b;--wax:#b3472c;--wax-ink:#fffaf0;--gold:#f0b848;--gold-soft:#5a4718;--free:#84b1ea;--focus:#8fc0ff;
--shade:0 0 0;--paper:radial-gradient(120% 90% at 50% 0,#1d1811 0,#14110c 60%,#0d0a07 100%);--frame:rgb(255 240 200/.14);
--sky-high:#1c2536;--sky-low:#4a4a55;--sun:#ece2bd;--cloud:#6f7486;--far:#3a4150;--mid:#2c382f;--wood:#1f2a24;--hill:#33452f;--near:#1f2c20;
--wall:#51452f;--stone:#6d604a;--door:#2f5a44;--pane:#f3c25c;--path:#5a4d38;--line:#0f0e0b;--grass:#5d7350;--leaves:#2a3d29;--trunk:#2d2217`;

const style = `
:root{color-scheme:light dark;
--bg:#e6dbbf;--surface:#f5edd6;--raised:#fcf8ec;--sunk:#dccfae;--ink:#2b1f12;--ink2:#574630;--ink3:#6f5c40;
--rule:#c3b189;--rule2:#a08a5e;--wax:#8c2f1b;--wax-ink:#fff6e6;--gold:#d39a1c;--gold-soft:#f6dd9a;--free:#24548f;--focus:#1257b8;
--shade:60 40 15;--paper:radial-gradient(120% 90% at 50% 0,#f0e6cc 0,#e6dbbf 60%,#d9ccab 100%);--frame:rgb(255 248 226/.7);
--sky-high:#cfdcd6;--sky-low:#f7ecc9;--sun:#fff6d6;--cloud:#a9b7ae;--far:#b9c2b4;--mid:#a9b98a;--wood:#6f8460;--hill:#8fa566;--near:#7c9255;
--wall:#e7d6a8;--stone:#cdb98a;--door:#2d673c;--pane:#f6dd9a;--path:#e6d3a0;--line:#4a3a22;--grass:#5d7040;--leaves:#5f7a3f;--trunk:#6d5131;
--text:Alegreya,"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Noto Serif",serif;
--display:Almendra,var(--text);--ui:"Alegreya Sans","Segoe UI",system-ui,"Noto Sans",sans-serif;--code:ui-monospace,Consolas,"DejaVu Sans Mono",monospace;
--e1:0 1px 2px rgb(var(--shade)/.18);--e2:0 2px 4px rgb(var(--shade)/.16),0 6px 16px rgb(var(--shade)/.14)}
@media(prefers-color-scheme:dark){:root{${night}}}
*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;background:var(--paper) fixed,var(--bg);color:var(--ink);font:400 16px/1.5 var(--ui);font-variant-numeric:lining-nums}
h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}h1,h2{font-family:var(--display);font-weight:700;line-height:1.15;text-wrap:balance}
a{color:var(--free)}:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
.top{display:flex;align-items:center;height:52px;padding:0 max(16px,env(safe-area-inset-left));background:var(--surface);border-bottom:1px solid var(--rule2);box-shadow:inset 0 -3px 0 -1px var(--surface),inset 0 -4px 0 -1px var(--rule)}
.brand{display:flex;align-items:center;gap:10px;font:700 22px var(--display);color:inherit;text-decoration:none}
.mark{width:30px;height:30px;color:var(--wax)}.rim{fill:none;stroke:currentColor;stroke-width:2}.thin{stroke-width:1}.spokes{stroke-width:.9;opacity:.6}.hub{fill:var(--gold);stroke:currentColor;stroke-width:1.5}
main{max-width:1080px;margin:0 auto;padding:28px 28px 20px;display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:18px}
.plate{grid-column:1/-1;position:relative;overflow:hidden;border:1px solid var(--rule2);border-radius:14px;background:var(--surface);box-shadow:var(--e2)}
.plate::after{content:"";position:absolute;inset:6px;border:1px solid var(--frame);border-radius:9px;pointer-events:none}
.scene{display:block;width:100%;height:300px;border-bottom:1px solid var(--rule2)}
.welcome{padding:22px 30px 28px;display:grid;grid-template-columns:5fr 6fr;gap:6px 34px;align-items:center}
.welcome h1{font-size:42px}.welcome .sub{font:italic 400 19px/1.4 var(--text);color:var(--ink2);margin-top:6px;text-wrap:balance}.welcome .lead{font:400 17.5px/1.5 var(--text);text-wrap:pretty}
.panel{background:var(--surface);border:1px solid var(--rule2);border-radius:8px;box-shadow:var(--e1);padding:18px 20px}
.game{grid-column:span 6;display:grid;grid-template-columns:56px 1fr;gap:4px 16px;align-items:start}.game h2{font-size:25px;margin-bottom:4px}
.badge{width:56px;height:56px}.badge-free{fill:#24548f;stroke:#122c4d;stroke-width:1.5}.badge-line{fill:none;stroke:#f6ecd0;stroke-opacity:.55}.badge-light{fill:#fbf4e0}
.badge-card rect{stroke:#2b1f12;stroke-width:1.2}.one{fill:#8a5a1e}.two{fill:#4d4770}.three{fill:#355a72}
.wide{grid-column:span 7}.side{grid-column:span 5}.panel h2{font-size:22px}.panel>h2{margin-bottom:8px}.panel p{font:400 16.5px/1.45 var(--text);color:var(--ink2);text-wrap:pretty}.panel p+p{margin-top:8px}
.chip{display:inline-block;margin-top:8px;padding:1px 10px;border-radius:99px;border:1px solid var(--gold);background:var(--gold-soft);color:var(--ink);font:500 13.5px/1.6 var(--ui)}
.words{margin-top:12px}.words dt{font:500 15px/1.4 var(--code)}.words dd{color:var(--ink2)}.words>div{display:grid;grid-template-columns:172px 1fr;gap:0 14px;padding:8px 0;border-top:1px solid var(--rule);align-items:baseline}
.side{display:flex;flex-direction:column}.side .mark{width:72px;height:72px;margin:auto auto 2px;opacity:.55}
.rights{grid-column:1/-1;border-top:1px solid var(--rule2);padding-top:12px;color:var(--ink3);font-size:14px}.rights p{max-width:96ch}.rights p+p{margin-top:6px}
.sky-high{stop-color:var(--sky-high)}.sky-low{stop-color:var(--sky-low)}.sun{fill:var(--sun);stroke:var(--line);stroke-opacity:.25}
.scene path{stroke-linejoin:round;stroke-linecap:round}.cloud{fill:none;stroke:var(--cloud);stroke-opacity:.7}.far{fill:var(--far);stroke:var(--line);stroke-opacity:.55}.hatch{fill:none;stroke:var(--line);stroke-opacity:.45}
.mid{fill:var(--mid)}.wood{fill:var(--wood);stroke:var(--line);stroke-opacity:.5}.hill{fill:var(--hill)}.near{fill:var(--near)}.ink{fill:none;stroke:var(--line);stroke-width:1.4;stroke-opacity:.8}
.wall{fill:var(--wall)}.stone{fill:var(--stone);stroke:var(--line);stroke-width:1.4}.door{fill:var(--door);stroke:var(--line);stroke-width:1.6}.pane{fill:var(--pane);stroke:var(--line);stroke-width:1.4}.bars{stroke:var(--line);stroke-width:2}
.knob{fill:#e2b33f;stroke:var(--line)}.path{fill:var(--path)}.fence{fill:none;stroke:var(--line);stroke-width:2.6;stroke-opacity:.8}.grass{fill:none;stroke:var(--grass);stroke-width:1.3}
.leaves{fill:var(--leaves);stroke:var(--line);stroke-opacity:.7}.trunk{fill:var(--trunk);stroke:var(--line);stroke-opacity:.7}.smoke{fill:none;stroke:var(--cloud);stroke-width:3}
.lost{max-width:720px}.lost .welcome{display:block}.lost a{white-space:nowrap}.lost .welcome p{margin-top:10px;font:400 17.5px/1.5 var(--text)}
@media(max-width:760px){.top{height:48px}main{padding:14px;gap:12px}.scene{height:188px}.welcome{grid-template-columns:1fr;padding:18px 20px 22px;gap:12px}.welcome h1{font-size:30px}.welcome .sub{font-size:17px}.welcome .lead{font-size:16.5px}
.game,.wide,.side{grid-column:1/-1}.panel{padding:16px}.game{grid-template-columns:48px 1fr;gap:4px 14px}.badge{width:48px;height:48px}.words>div{grid-template-columns:1fr}.side .mark{display:none}}
@media(prefers-contrast:more){:root{--ink2:var(--ink);--ink3:var(--ink)}.panel,.plate{border-width:2px}}
`;

/** Only our own style sheet, by its fingerprint, and our own icon: everything else is refused by the browser. */
export const contentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (title: string, main: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${title}</title><meta name="description" content="A table for the great Middle-earth games, with every rule enforced.">
<link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${style}</style></head>
<body><header class="top"><a class="brand" href="/">${mark}<span>Mathom-house</span></a></header>${main}</body></html>
`;

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="#f5edd6"/><g fill="none" stroke="#8c2f1b"><circle cx="20" cy="20" r="18" stroke-width="2"/><circle cx="20" cy="20" r="14.5"/><path d="M20 5.500v29M5.5 20h29M9.7 9.700l20.6 20.600M30.3 9.700L9.7 30.3" opacity=".6"/><circle cx="20" cy="20" r="4.2" fill="#d39a1c" stroke-width="1.5"/></g></svg>`;

const rights = `<footer class="rights"><p>An unofficial, non-profit fan project. Names and games belong to their owners: Middle-earth Enterprises, and the publishers
Iron Crown Enterprises (Middle-earth Collectible Card Game) and Nexus, Fantasy Flight Games and Ares Games (War of the Ring).</p>
<p>No printed art is used, and the wording of cards and rules is our own. Card facts come from the Council of Elrond’s card database; the LICENSE file names every source, with our thanks.</p></footer>`;

export const homePage = page(
  'Mathom-house',
  `<main>
<section class="plate">${houseInTheHill}<div class="welcome"><div><h1>Well met</h1><p class="sub">A house for games too good to throw away.</p></div>
<p class="lead">Two great games of Middle-earth have left the shops, and the tables left to them leave every rule to you. Here they are being given one that knows them: it will show what you may do, say why not, and always have an opponent ready.</p></div></section>
<section class="panel game">${shield}<div><h2>War of the Ring</h2><p>The Collector’s Edition, for two to four: armies from the Blue Mountains to Rhûn, and two hobbits who must not be seen.</p><span class="chip">Being built</span></div></section>
<section class="panel game">${cards}<div><h2>Middle-earth CCG</h2><p>The Wizards first, then The Lidless Eye: companies on the road, hazards in the dark, and every ruling since.</p><span class="chip">Being built</span></div></section>
<section class="panel wide"><h2>What you can do today</h2><p>The table in the browser is not laid yet. The rules come first, and they can be tried from the command line, in the folder of this project:</p>
<dl class="words"><div><dt>npx mathom play</dt><dd>play in the terminal</dd></div><div><dt>npx mathom sim</dt><dd>let the bots play each other</dd></div><div><dt>npx mathom rules</dt><dd>look a rule up, and see what is proved</dd></div><div><dt>npx mathom help</dt><dd>everything this version can do</dd></div></dl></section>
<section class="panel side"><h2>What is a mathom?</h2><p>In the Shire, a thing one has no use for and would never part with. Hobbits kept theirs in a house at Michel Delving.</p><p>Ours holds games. They are meant to be used again.</p>${mark}</section>
${rights}</main>`,
);

export const lostPage = page(
  'Not found · Mathom-house',
  `<main class="lost"><section class="plate">${houseInTheHill}<div class="welcome"><h1>No road leads here</h1><p>Nothing is kept at this address. <a href="/">Go back to the house.</a></p></div></section></main>`,
);
