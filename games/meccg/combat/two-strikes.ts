// Facing two strikes of an attack, where it was agreed on (LE-O.6): an untapped character takes -3 against both and taps
// with the second (CR-MISC-6). The strikes are two like any others; `paired` marks them.
import { type Emit, refusal, type Verdict } from '../../../engine/game.ts';
import { isCharacter } from '../cards/kinds.ts';
import { aboutCard, say, title } from '../say.ts';
import { type Attack, type MeccgState, ONE_EACH_FACES, STRIKE_SUCCEEDED, type Strike, UNTAPPED } from '../state.ts';
import { newStrike } from './attack.ts';
import type { AttackFrame } from './frames.ts';

/** He will tap to face two strikes of it (LE-O.6). */
export function assignTwo(s: MeccgState, f: AttackFrame, card: number, emit: Emit): void {
  for (const _ of [1, 2]) s.attack?.faced.push({ ...newStrike(card), paired: 1 });
  f.left -= 2;
  emit?.(say('assign', 'LE-O.6', `${title(s, card)} faces two strikes, at -3 each.`, aboutCard(card)));
}

/** Whether somebody may face two strikes. */
export function twoVerdict(s: MeccgState, left: number, card: number): Verdict {
  if (s.rules.twoStrikes !== 1) return NO_TWO;
  if (!isCharacter(s.def[card])) return TWO_CHARACTERS;
  if (((s.attack?.bits ?? 0) & ONE_EACH_FACES) !== 0) return TWO_FIXED;
  if (s.stand[card] !== UNTAPPED) return TWO_TAPS;
  return left >= 2 ? undefined : TWO_LEFT;
}
const NO_TWO = refusal('LE-O.1', 'To face two strikes was not agreed on for this game.');
const TWO_CHARACTERS = refusal('LE-O.6', 'Only a character faces two strikes.');
const TWO_FIXED = refusal('CR-I.D.15', 'This attack gives everybody one strike: nobody can face more.');
const TWO_TAPS = refusal('LE-O.6', 'Who faces two strikes taps for it: he must be untapped.');
const TWO_LEFT = refusal('LE-O.6', 'Only one strike is left.');

/** The first of two strikes has killed him: the second counts as successful (CR-MISC-5). */
export const hasFallen = (attack: Attack, strike: Strike): boolean =>
  strike.paired === 1 &&
  attack.faced.some((other) => other !== strike && other.on === strike.on && other.state === STRIKE_SUCCEEDED);
