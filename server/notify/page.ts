// The small pages behind the links in letters: they ask once, so that a mail program that follows links changes nothing.
import { createHash } from 'node:crypto';

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f5edd6;color:#2c2318;
font:1.125rem/1.5 Alegreya,Georgia,serif}main{max-width:26rem;margin:1.5rem;padding:2rem;text-align:center;
background:#fbf6e6;border:1px solid #c9b78d;border-radius:10px}h1{margin:0 0 .5rem;font-size:1.5rem}
button{font:inherit;font-weight:700;padding:.6rem 1.4rem;border:0;border-radius:8px;background:#7d2a22;color:#fff;cursor:pointer}
a{color:inherit}@media(prefers-color-scheme:dark){body{background:#211c15;color:#eadfc4}main{background:#2b251c;border-color:#5b4d36}}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
  // With none at all a browser would not say that the form is ours.
  'Referrer-Policy': 'same-origin',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function page(title: string, text: string, deed?: string): string {
  const form =
    deed === undefined ? '<p><a href="/">To the house</a></p>' : `<form method="post"><button>${deed}</button></form>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Mathom-house</title><style>${STYLE}</style><main><h1>${title}</h1><p>${escaped(text)}</p>${form}</main></html>`;
}
