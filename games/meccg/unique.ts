// One copy of a unique card in play, whoever's and under whatever title (MW-S2.9.1, MX-10.1, MX-10.2), and none of what is
// gone for good.
import { refusal, type Verdict } from '../../engine/game.ts';
import { CARDS, UNIQUE } from './cards/all.ts';
import { ALLY, CREATURE_CARD, FACTION, isCharacter, KIND } from './cards/kinds.ts';
import { KIN, TITLE } from './cards/titles.ts';
import { ASIDE, CHAIN, type MeccgState, OUT, PLAY, POINTS } from './state.ts';

const IN_PLAY = refusal('MW-S2.9.1', 'It is unique, and a copy is in play.');
const DEFEATED = refusal('MW-S2.6.3', 'It is unique and was defeated: nobody plays it again.');
const ELIMINATED = refusal('MW-S2.5.2', 'It was eliminated: nobody plays it again.');

/** By card number: a Dragon, be it a creature or a faction. */
const DRAGON = CARDS.map((card) => (card.kind === 'creature' || card.kind === 'faction') && card.race === 'dragon');
/** By card number: it says itself what it does when a manifestation of it is played. */
const YIELDS = CARDS.map((card) => 'when' in card && card.when?.some(({ on }) => on === 'counterpart-played') === true);

/** The one in play does not keep the other out: several forms of a Dragon may be in play (MX-10.6), and some make way. */
const letsIn = (inPlay: number, def: number): boolean =>
  TITLE[inPlay] !== TITLE[def] && ((DRAGON[inPlay] && DRAGON[def]) || YIELDS[inPlay]);

/** Why no copy of a unique card can come into play; those that would make way for it do not count. */
export function uniqueVerdict(s: MeccgState, def: number, makesWay: (card: number) => boolean = () => false): Verdict {
  if (UNIQUE[def] === 0) return undefined;
  for (const kin of KIN[def])
    for (let card = s.def.indexOf(kin); card >= 0; card = s.def.indexOf(kin, card + 1))
      switch (s.zone[card]) {
        case PLAY:
          if (makesWay(card) || letsIn(kin, def)) break;
          return IN_PLAY;
        case CHAIN:
        case ASIDE:
          if (letsIn(kin, def)) break;
          return IN_PLAY;
        case POINTS:
          if (KIND[kin] === CREATURE_CARD) return DEFEATED;
          break;
        case OUT:
          if (isCharacter(kin) || KIND[kin] === ALLY || KIND[kin] === CREATURE_CARD || KIND[kin] === FACTION)
            return ELIMINATED;
          break;
      }
  return undefined;
}

/** Two cards, by number, of which only one can be in play. */
export const areRivals = (def: number, other: number): boolean => UNIQUE[def] === 1 && KIN[def].includes(other);

/** Another card has come into play that bars this one, which is not in play yet, and does not make way for it. */
export const isTaken = (s: MeccgState, card: number, makesWay: (card: number) => boolean = () => false): boolean =>
  s.play.some(
    (other) => areRivals(s.def[card], s.def[other]) && !letsIn(s.def[other], s.def[card]) && !makesWay(other),
  );
