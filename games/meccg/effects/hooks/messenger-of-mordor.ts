// Messenger of Mordor: a spirit carries off what a company would give up at a Darkhaven. Who gives up an item checks first, as
// anywhere (MW-S10.11.2), and a gold ring is tested as it is at the Darkhaven.
import { NONE, type Refusal, refusal } from '../../../../engine/game.ts';
import { CARDS } from '../../cards/all.ts';
import { isNamed } from '../../cards/titles.ts';
import { isBorne, storeCard } from '../../companies/storing.ts';
import { characterOf, companyOf } from '../../company.ts';
import { rollCheck } from '../../corruption/check.ts';
import { choose } from '../../happenings/running.ts';
import { SITE_ROWS, siteCardOf } from '../../places/sites.ts';
import { siteRef } from '../../refs.ts';
import { testRing } from '../../sites/ring-test.ts';
import { PLAY } from '../../state.ts';
import type { Hook } from '../hooks.ts';
import { cannotBe } from '../reading/deeds.ts';
import type { Scope } from '../reading/scope.ts';
import { darkhavenOf, messages } from './news-must-get-through.ts';

const NOTHING: Refusal = refusal('LE-S10.9.2', 'The company has nothing to send to a Darkhaven.');

const burdens = (x: Scope): number[] => {
  const { s, seat, on } = x;
  const items = s.play.filter(
    (card) =>
      isBorne(s, seat, card) &&
      companyOf(s, card) === companyOf(s, on) &&
      !isNamed(s.def[card], 'the-one-ring') &&
      !cannotBe(s, 'stored', card),
  );
  return [...items, ...messages(x)];
};

/** It is stored, or tested if it is a gold ring. */
function send(x: Scope, card: number, haven: number): void {
  const { s, seat, emit } = x;
  const facts = CARDS[s.def[card]];
  const modifier = haven < 0 ? undefined : SITE_ROWS[siteCardOf(s, seat, haven)]?.storedRings;
  if (facts.kind === 'item' && facts.item === 'gold-ring' && modifier !== undefined)
    testRing(s, { seat, ring: card, modifier, stored: true }, emit);
  else {
    storeCard(s, card, emit);
    if (haven >= 0) s.host[card] = siteRef(seat, haven);
  }
}

export const messengerOfMordor: Hook = {
  run(x, spot) {
    const among = burdens(x);
    if (among.length > 0) choose(x, spot, { seat: x.seat, among, titles: false, most: among.length, least: 0 });
  },
  chose(x, chosen) {
    const { s, seat, emit } = x;
    const haven = darkhavenOf(x);
    for (const card of chosen) {
      const bearer = isBorne(s, seat, card) ? characterOf(s, card) : NONE;
      if (s.zone[card] === PLAY && (bearer === NONE || rollCheck(s, bearer, {}, emit)) && s.zone[card] === PLAY)
        send(x, card, haven);
    }
  },
  can: (x) => (burdens(x).length > 0 ? undefined : NOTHING),
  text: 'you may store any of its items and resource events as if it were at a Darkhaven; for each item its bearer makes a corruption check first, and a gold ring is tested',
};
