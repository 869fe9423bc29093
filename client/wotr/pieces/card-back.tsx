import { createMemo } from 'solid-js';
import { device } from '../../art/device.ts';
import { CardFrame, type CardSize } from '../../board/card-frame.tsx';
import { Icon } from '../../board/icon.tsx';
import { DECK_WORDS, SIDE_WORDS } from './card-words.ts';
import './cards.css';
import { sideClass } from './nations.ts';

export interface CardBackProps {
  side: 0 | 1;
  /** 0 the Character deck, 1 the Strategy deck. */
  deck: 0 | 1;
  size: CardSize;
}

export function CardBack(props: CardBackProps) {
  const name = () => `${SIDE_WORDS[props.side]} ${DECK_WORDS[props.deck]} card, face down`;
  const art = createMemo(() => device(`${props.side}${props.deck} back`, props.side === 0 ? 'elf' : 'ringwraith'));
  return (
    <CardFrame kind={`back ${sideClass(props.side)}`} size={props.size} name={name()}>
      <span class="card-art" innerHTML={art()} />
      <span class="card-back-mark">
        <Icon name={props.deck === 0 ? 'die-character' : 'die-army'} />
      </span>
    </CardFrame>
  );
}
