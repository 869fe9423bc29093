// Cards made from their values. They are 7 high to 5 wide and one em is a twentieth of the width, so that one template
// serves the sizes M and L; S, for the hand, is a sparse one.
export { CardBack, type CardBackProps } from './card-back.tsx';
export type { CardSize, CardState } from './card-frame.tsx';
export { CharacterCard, type CharacterCardProps } from './character-card.tsx';
export { EventCard, type EventCardProps } from './event-card.tsx';
