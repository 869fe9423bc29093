export type { CardSize, CardState } from '../../board/card-frame.tsx';
export { CardBack, type CardBackProps } from './card-back.tsx';
export { CharacterCard, type CharacterCardProps } from './character-card.tsx';
export { EventCard, type EventCardProps } from './event-card.tsx';
