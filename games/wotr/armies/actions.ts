// What a die does with Armies: move them or attack with one (WR-4.6.1, WR-4.6.2, WR-4.7.1, WR-4.7.2).
import { refusal } from '../../../engine/game.ts';
import { REGION_COUNT } from '../map/regions.ts';
import { begin } from '../procedures.ts';
import { MUSTER } from '../tables/dice.ts';
import type { ActionSource, Uses } from '../turn/action-source.ts';
import { beginAssembly, offerAttacks } from './attack.ts';
import { beginPick, offerMarches, planOf } from './march.ts';
import { beginSail, canGoBySea, offerFleets } from './ships.ts';

const NO_MARCH_DIE = refusal('WR-4.5.8', 'This die does not move Armies.');
const NO_ATTACK_DIE = refusal('WR-6.14.1', 'Armies attack by an Army or a Character result, or by a card.');

/** An Army result moves two Armies; a Character result one, and it must be led. */
const armiesMoved = (uses: Uses): number => (uses.army ? 2 : 1);
const leadFor = (uses: Uses): 'none' | 'led' => (uses.army ? 'none' : 'led');

export const armyActions: ActionSource = {
  verbs: {
    march: { takes: 'region', label: 'Move an Army from {}' },
    attack: { takes: 'region', label: 'Attack from {}' },
    sail: { takes: 'region', label: 'Sail with the Ships of {}' },
  },
  offer(s, side, uses, offer) {
    if (!uses.army && !uses.character) {
      if (offer.explaining)
        for (let region = 0; region < REGION_COUNT; region++) {
          offer.refuse(NO_MARCH_DIE, 'march', region);
          offer.refuse(NO_ATTACK_DIE, 'attack', region);
        }
      return;
    }
    const sea = canGoBySea(s, side);
    offerMarches(s, { ...planOf(side, leadFor(uses), armiesMoved(uses) - 1), sea }, offer);
    if (sea && uses.army) offerFleets(s, [], offer);
    offerAttacks(s, side, leadFor(uses), null, offer, sea);
  },
  take(s, side, uses, move) {
    if (uses.face === MUSTER) s.mouthUsed = 1;
    const lead = leadFor(uses);
    const sea = canGoBySea(s, side);
    if (move.verb === 'attack') {
      beginAssembly(s, move.arg, side, lead, {}, null, sea);
      return;
    }
    const left = armiesMoved(uses) - 1;
    const march = { at: 'army/march', side, left, lead, reach: 1, join: false, optional: true, moved: [] } as const;
    begin(s, sea ? { ...march, moved: [], sea: [] } : { ...march, moved: [] });
    if (move.verb === 'sail') beginSail(s, move.arg, []);
    else beginPick(s, move.arg, planOf(side, lead, left));
  },
};
