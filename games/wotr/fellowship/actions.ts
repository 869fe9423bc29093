import { refusal, type Verdict } from '../../../engine/game.ts';
import { begin } from '../procedures.ts';
import type { WotrState } from '../state.ts';
import { SMEAGOL, STRIDER } from '../tables/characters.ts';
import { FREE } from '../tables/nations.ts';
import type { ActionSource, Uses } from '../turn/action-source.ts';
import { canDeclareNow } from './declare.ts';
import { canHideFellowship, canMoveFellowship, hideFellowship } from './move.ts';

const MOVE = 'move fellowship';
const HIDE = 'hide fellowship';
const DECLARE = 'declare fellowship';

const NOT_YOURS = refusal('WR-4.6.4', 'Only the Free Peoples move or hide the Fellowship.');
const MOVE_DIE = refusal('WR-8.7.1', 'Moving the Fellowship takes a Character result.');
const HIDE_DIE = refusal(
  'WR-4.6.5',
  'Hiding the Fellowship takes a Character result, or any die while Strider is the Guide.',
);

const DECLARE_DIE = refusal('WR-12.3.13', 'Sméagol has the Fellowship declared by a Character result.');

const canDeclare = (s: WotrState, uses: Uses): Verdict => (uses.character ? canDeclareNow(s) : DECLARE_DIE);
const canMove = (s: WotrState, uses: Uses): Verdict => (uses.character ? canMoveFellowship(s) : MOVE_DIE);
const canHide = (s: WotrState, uses: Uses): Verdict =>
  uses.character || s.guide === STRIDER ? canHideFellowship(s) : HIDE_DIE;

export const fellowshipActions: ActionSource = {
  verbs: {
    [MOVE]: { label: 'Move the Fellowship' },
    [HIDE]: { label: 'Hide the Fellowship' },
    [DECLARE]: { label: 'Declare the Fellowship' },
  },

  offer(s, side, uses, offer) {
    if (side === FREE) {
      offer.check(canMove(s, uses), MOVE);
      offer.check(canHide(s, uses), HIDE);
      if (s.guide === SMEAGOL) offer.check(canDeclare(s, uses), DECLARE);
    } else {
      offer.refuse(NOT_YOURS, MOVE);
      offer.refuse(NOT_YOURS, HIDE);
    }
  },

  take(s, _side, _uses, move, done, emit) {
    if (move.verb === HIDE) hideFellowship(s, emit);
    else if (move.verb === DECLARE) begin(s, { at: 'fellowship/declare-now' });
    else {
      done.toHunt = true; // after the Hunt (WR-4.6.4, WR-4.10.4)
      begin(s, { at: 'fellowship/move' });
    }
  },
};
