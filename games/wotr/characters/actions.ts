// What a Character result does with Characters (WR-4.6.6 to WR-4.6.8).
import { refusal, type Verdict } from '../../../engine/game.ts';
import { COMPANIONS } from '../armies/movers.ts';
import { begin } from '../procedures.ts';
import { IN_FELLOWSHIP, type WotrState } from '../state.ts';
import { FREE } from '../tables/nations.ts';
import type { ActionSource } from '../turn/action-source.ts';
import { canAnyCompanionMove } from './companions.ts';
import { canAnyMinionMove } from './nazgul.ts';

const WRONG_DIE = refusal('WR-6.11.1', 'Characters move by a Character result.');
const NO_COMPANION = refusal('WR-6.12.1', 'No Companion outside the Fellowship can move.');
const NO_MINION = refusal('WR-6.13.1', 'No Nazgûl or Minion can move.');
const ON_THE_TRACK = refusal('WR-8.15.1', 'Nobody leaves the Fellowship on the Mordor Track.');
const NOBODY_LEFT = refusal('WR-8.15.1', 'No Companion is left in the Fellowship.');

function separateVerdict(s: WotrState): Verdict {
  if (s.mordor > 0) return ON_THE_TRACK;
  for (let c = 0; c < s.at.length; c++) if (COMPANIONS & (1 << c) && s.at[c] === IN_FELLOWSHIP) return undefined;
  return NOBODY_LEFT;
}

export const characterActions: ActionSource = {
  verbs: {
    separate: { label: 'Separate Companions from the Fellowship' },
    'move companions': { label: 'Move the Companions' },
    'move minions': { label: 'Move the Nazgûl and Minions' },
  },
  offer(s, side, uses, offer) {
    if (!uses.character && !offer.explaining) return;
    const die = uses.character ? undefined : WRONG_DIE;
    if (side === FREE) {
      offer.check(die ?? separateVerdict(s), 'separate');
      offer.check(die ?? (canAnyCompanionMove(s) ? undefined : NO_COMPANION), 'move companions');
    } else offer.check(die ?? (canAnyMinionMove(s) ? undefined : NO_MINION), 'move minions');
  },
  take(s, _side, _uses, move) {
    if (move.verb === 'move companions') begin(s, { at: 'companions/move', moved: 0 });
    else if (move.verb === 'move minions') begin(s, { at: 'nazgul/move', minions: true, moved: 0, arrived: [] });
    else
      begin(s, {
        at: 'companions/group',
        source: 'fellowship',
        group: 0,
        from: -1,
        extra: 0,
        level: 0,
        intoSiege: false,
        moved: 0,
      });
  },
};
