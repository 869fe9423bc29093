// The Guide (WR-8.4, WR-8.5).

import type { StepsOf } from '../../../engine/frames.ts';
import { type Emit, refusal } from '../../../engine/game.ts';
import type { FellowshipFrame } from '../frames.ts';
import { finish } from '../procedures.ts';
import { leaderOf } from '../rules.ts';
import { characterName, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { LEVEL_OF, SMEAGOL } from '../tables/characters.ts';
import { FREE } from '../tables/nations.ts';
import { highestLevel } from './levels.ts';
import { followGollum, isInFellowship } from './members.ts';
import { hasOthers, hasSmeagol } from './smeagol.ts';

const LOWER = refusal('WR-8.4.3', 'The Guide must have the highest Level in the Fellowship.');

function name(s: WotrState, guide: number, emit: Emit): void {
  if (s.guide === guide) return;
  s.guide = guide;
  emit?.(say('guide', 'WR-8.4.3', `${characterName(guide)} is now the Guide.`));
}

/** Those who leave because of a tile are put on the map at its end, but the Guide was chosen when they left. */
const isChosen = (s: WotrState): boolean => s.stack[s.stack.length - 2]?.at === 'hunt/tile-end';

/** Gollum waits until the tile that took the last Companion is dealt with (WR-8.5.3). */
const isTileOpen = (s: WotrState): boolean => s.stack.some((frame) => frame.at.startsWith('hunt/tile-'));

export const guideSteps: StepsOf<WotrState, FellowshipFrame, 'fellowship/guide' | 'fellowship/name-guide'> = {
  'fellowship/guide': {
    run(s, f, emit) {
      if (isChosen(s)) {
        finish(s);
        return;
      }
      if (hasSmeagol(s)) {
        finish(s);
        if (hasOthers(s)) name(s, SMEAGOL, emit);
        else if (!isTileOpen(s)) followGollum(s, emit);
        return;
      }
      const level = highestLevel(s);
      let candidates = 0;
      let only = -1;
      for (let c = 0; c < s.at.length; c++)
        if (isInFellowship(s, c) && LEVEL_OF[c] === level) {
          candidates++;
          only = c;
        }
      if (candidates > 1) {
        f.at = 'fellowship/name-guide';
        return;
      }
      finish(s);
      if (candidates === 1) name(s, only, emit);
      else if (!isTileOpen(s)) followGollum(s, emit);
    },
  },

  'fellowship/name-guide': {
    kind: 'piece',
    rule: 'WR-8.4.5',
    seat: (s) => leaderOf(s, FREE),
    prompt: () => 'Who guides the Fellowship?',
    options(s, _f, offer) {
      const level = highestLevel(s);
      for (let c = 0; c < s.at.length; c++)
        if (isInFellowship(s, c)) offer.check(LEVEL_OF[c] === level ? undefined : LOWER, 'guide', c);
    },
    take(s, _f, move, emit) {
      finish(s);
      name(s, move.arg, emit);
    },
  },
};
