// One copy of a unique card in play, whoever's (MW-S2.9.1), and none of what is gone for good.
import { refusal, type Verdict } from '../../engine/game.ts';
import { UNIQUE } from './cards/all.ts';
import { ALLY, CREATURE_CARD, isCharacter, KIND } from './cards/kinds.ts';
import { ASIDE, CHAIN, type MeccgState, OUT, PLAY, POINTS } from './state.ts';

const IN_PLAY = refusal('MW-S2.9.1', 'It is unique, and a copy is in play.');
const DEFEATED = refusal('MW-S2.6.3', 'It is unique and was defeated: nobody plays it again.');
const ELIMINATED = refusal('MW-S2.5.2', 'It was eliminated: nobody plays it again.');

/** Why no copy of a unique card can come into play. */
export function uniqueVerdict(s: MeccgState, def: number): Verdict {
  if (UNIQUE[def] === 0) return undefined;
  for (let card = s.def.indexOf(def); card >= 0; card = s.def.indexOf(def, card + 1))
    switch (s.zone[card]) {
      case PLAY:
      case CHAIN:
      case ASIDE:
        return IN_PLAY;
      case POINTS:
        if (KIND[def] === CREATURE_CARD) return DEFEATED;
        break;
      case OUT:
        if (isCharacter(def) || KIND[def] === ALLY || KIND[def] === CREATURE_CARD) return ELIMINATED;
        break;
    }
  return undefined;
}
