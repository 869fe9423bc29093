// A Malady Without Healing: who has withstood the corruption makes a body check; a hero who is eliminated by the two is worth
// his points to who brought it on him.
import { CARDS } from '../../cards/all.ts';
import { testBody } from '../../combat/body.ts';
import { isCard, playerRef } from '../../refs.ts';
import { OUT, ownerOf, PLAY, TAPPED } from '../../state.ts';
import type { Hook } from '../hooks.ts';

export const malady: Hook = {
  run({ s, on }) {
    if (isCard(on) && s.zone[on] === PLAY) testBody(s, on, s.stand[on] === TAPPED ? 1 : 0);
  },
  text: '{it} makes a body check, modified by +1 if he is tapped',
};

export const maladyOver: Hook = {
  run({ s, on, seat }) {
    if (!isCard(on) || s.zone[on] !== OUT || ownerOf(s, on) === seat) return;
    if (CARDS[s.def[on]].alignment === 'hero') s.host[on] = playerRef(seat);
  },
  text: 'if {it} is a hero and was eliminated by these checks, you receive his marshalling points as kill points',
};
