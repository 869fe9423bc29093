// The Lidless Eye: against a Wizard a player may be Sauron himself, as long as he is no Ringwraith (MX-3.6).
import { refusal } from '../../../../engine/game.ts';
import { opponents } from '../../seats.ts';
import { HERO } from '../../state.ts';
import type { Hook } from '../hooks.ts';

const NO_WIZARD = refusal('MX-3.6', 'None of your opponents is a Wizard.');
const REVEALED = refusal('MX-3.6', 'You have revealed a Ringwraith, and are he.');

export const theLidlessEye: Hook = {
  decides: true,
  can({ s, seat }) {
    if (!opponents(s, seat).some((other) => s.alignment[other] === HERO)) return NO_WIZARD;
    return s.revealed[seat] === 0 ? undefined : REVEALED;
  },
  run() {},
  text: 'this card is only for one who faces a Wizard and has revealed no Ringwraith: from now on you are Sauron, and may neither reveal a Ringwraith nor play Ringwraiths as followers',
};
