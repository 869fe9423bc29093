// Named choices on cards: what `decide` takes.
import type { Domain } from '../../../engine/notation.ts';
import { names } from '../../../engine/notation.ts';

const TITLES = {
  'hide-fellowship': 'Hide the Fellowship',
  'move-fellowship': 'Move the Fellowship',
  'take-corruption': 'Take the Corruption',
  'lose-companion': 'Lose the Companion',
  'hunt-roll': 'Roll for the Hunt',
  'discard-card': 'Discard a card of the Free Peoples from the table',
  march: 'Move',
  attack: 'Attack',
  'recruit-nazgul': 'Recruit Nazgûl',
  'move-nazgul': 'Move Nazgûl',
  'play-another': 'Play another card',
  'draw-another': 'Draw a card',
  build: 'Build Siege Towers',
  destroy: 'Destroy Trebuchets',
  'first-hand': 'The first player of the Shadow',
  'second-hand': 'The second player of the Shadow',
} as const;

export type ChoiceId = keyof typeof TITLES;
const CHOICE_IDS = Object.keys(TITLES) as readonly ChoiceId[];

/** C['hunt-roll'] is the number of that choice. */
export const C = Object.fromEntries(CHOICE_IDS.map((id, i) => [id, i])) as Readonly<Record<ChoiceId, number>>;

export const choiceDomain: Domain<unknown> = names(
  CHOICE_IDS,
  CHOICE_IDS.map((id) => TITLES[id]),
);
