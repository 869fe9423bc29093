// Gold Chains in the Wind: the card is an ally as long as the attack lasts, and faces a strike of it.
import { isCard } from '../../refs.ts';
import { aboutCard, say, title } from '../../say.ts';
import { putOn } from '../../zones.ts';
import type { Hook } from '../hooks.ts';
import { comeToAid } from './alatar.ts';

export const goldChains: Hook = {
  run({ s, self, by, emit }) {
    if (!s.attack || !isCard(self) || !isCard(by)) return;
    putOn(s, self, by);
    comeToAid(s, self);
    emit?.(say('aid', 'MW-S7.2.12', `${title(s, self)} stands with ${title(s, by)}.`, aboutCard(self, by)));
  },
  text: 'an ally with 5 prowess is created with {by}; it must face a strike of the attack, assigned before any other',
};
