// One copy of a unique card in play, whoever's and under whatever title (MW-S2.9.1, MX-10.1, MX-10.2), and none of what is
// gone for good.
import { refusal, type Verdict } from '../../engine/game.ts';
import { UNIQUE } from './cards/all.ts';
import { ALLY, CREATURE_CARD, isCharacter, KIND } from './cards/kinds.ts';
import { KIN } from './cards/titles.ts';
import { ASIDE, CHAIN, type MeccgState, OUT, PLAY, POINTS } from './state.ts';

const IN_PLAY = refusal('MW-S2.9.1', 'It is unique, and a copy is in play.');
const DEFEATED = refusal('MW-S2.6.3', 'It is unique and was defeated: nobody plays it again.');
const ELIMINATED = refusal('MW-S2.5.2', 'It was eliminated: nobody plays it again.');

/** Why no copy of a unique card can come into play; those that would make way for it do not count. */
export function uniqueVerdict(s: MeccgState, def: number, makesWay: (card: number) => boolean = () => false): Verdict {
  if (UNIQUE[def] === 0) return undefined;
  for (const kin of KIN[def])
    for (let card = s.def.indexOf(kin); card >= 0; card = s.def.indexOf(kin, card + 1))
      switch (s.zone[card]) {
        case PLAY:
          if (makesWay(card)) break;
          return IN_PLAY;
        case CHAIN:
        case ASIDE:
          return IN_PLAY;
        case POINTS:
          if (KIND[kin] === CREATURE_CARD) return DEFEATED;
          break;
        case OUT:
          if (isCharacter(kin) || KIND[kin] === ALLY || KIND[kin] === CREATURE_CARD) return ELIMINATED;
          break;
      }
  return undefined;
}

/** Two cards, by number, of which only one can be in play. */
export const areRivals = (def: number, other: number): boolean => UNIQUE[def] === 1 && KIN[def].includes(other);

/** Another card has come into play that bars this one, which is not in play yet, and does not make way for it. */
export const isTaken = (s: MeccgState, card: number, makesWay: (card: number) => boolean = () => false): boolean =>
  s.play.some((other) => areRivals(s.def[card], s.def[other]) && !makesWay(other));
