// What a Ringwraith's facts say, and those of the cards that give him a mode.
import type { Mode, RingwraithFacts } from '../cards/facts.ts';
import { modeName, raceName } from './phrases/names.ts';
import { signed, withArticle } from './phrases/phrase.ts';

const FOLLOWERS: Readonly<Record<1 | 2, string>> = {
  1: 'one other Ringwraith to follow him, whom he controls',
  2: 'another Ringwraith to follow him, up to two in all, whom he controls',
};

export function ringwraithText({ modes, strikesDown, freeFollowers, joins }: RingwraithFacts): string[] {
  return [
    `${signed(modes.heraldedLord)} direct influence in ${modeName('heralded-lord')} mode.`,
    `${signed(modes.fellRider)} prowess in ${modeName('fell-rider')} mode.`,
    ...(strikesDown
      ? [`${signed(strikesDown.body)} to the body of ${withArticle(raceName(strikesDown.race))} whom he strikes.`]
      : []),
    ...(freeFollowers
      ? [
          `As your Ringwraith, he may bring in ${FOLLOWERS[freeFollowers]} without influence, in place of the character of your turn.`,
        ]
      : []),
    ...(joins ? ['He may be brought in to follow another Ringwraith, who controls him without influence.'] : []),
  ];
}

export const modeText = (mode: Mode): string => `The Ringwraith is in ${modeName(mode)} mode, and in no other.`;
