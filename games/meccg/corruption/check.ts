// Corruption checks: calling for one, making one, and what a failed one does (MW-S8.3.1 to MW-S8.3.4).

import { type Emit, NONE } from '../../../engine/game.ts';
import { rulesFor } from '../alignment.ts';
import { AVATAR, isCharacter, KIND } from '../cards/kinds.ts';
import { type Action, action } from '../chain/action.ts';
import { queue } from '../chain/chain.ts';
import { companyOf, isRingwraith } from '../company.ts';
import { rollDice } from '../dice.ts';
import { cannotBe } from '../effects/reading/deeds.ts';
import { PART_REPLACES } from '../effects/reading/parts.ts';
import { eliminate, leavePlay, loseAvatar } from '../happenings/leaving.ts';
import { runEffects } from '../happenings/running.ts';
import { happen, insteadOf } from '../happenings/triggers.ts';
import { companyRef, type Ref } from '../refs.ts';
import { aboutCard, say, seatName, title } from '../say.ts';
import { DISCARD, type MeccgState, OUT, ownerOf, PLAY, TAPPED, UNTAPPED } from '../state.ts';
import { checkModifier, corruptionOf, prowessOf } from '../stats.ts';

/** Added to a check that is automatically successful: no roll is made. */
export const SURE = 1000;

/**
 * A character must make a corruption check: it comes first in the next chain. `card` is what calls for it and must still be
 * in play then (CR-TERM-condition-3); none where the rules do. `unaided` plays no resources to help his own characters.
 */
export function queueCheck(s: MeccgState, character: number, modifier: number, card = NONE, unaided: Ref = NONE): void {
  if (isCharacter(s.def[character]) && !isRingwraith(s, character))
    queue(s, action('corruption', ownerOf(s, character), { on: character, n: modifier, card, to: unaided })); // CR-TERM-ally-5
}

export interface CheckTerms {
  readonly modifier?: number;
  /** The action it is part of: what others of the chain added, who supports. */
  readonly action?: Action | null;
  /** What happens instead of the usual result when it fails (CR-TERM-corruption-6). */
  readonly ifFails?: () => void;
}

/** Those who tapped for this check and still stand by him: in play, tapped, in his company (CR-TERM-corruption-5). */
function supportersOf(s: MeccgState, character: number, help: readonly number[]): number {
  const company = companyOf(s, character)?.id;
  const counted: number[] = [];
  for (let i = 0; i < help.length; i += 2) {
    const by = help[i + 1];
    if (help[i] !== character || counted.includes(by)) continue;
    if (s.zone[by] === PLAY && s.stand[by] === TAPPED && companyOf(s, by)?.id === company) counted.push(by);
  }
  return counted.length;
}

/** Everything that is added to the roll of a check. */
export const modifierOf = (s: MeccgState, character: number, terms: CheckTerms): number =>
  checkModifier(s, character, 'corruption') +
  (terms.modifier ?? 0) +
  (terms.action ? terms.action.plus + supportersOf(s, character, terms.action.help) : 0);

/** Makes the check at once; says whether it was passed. A failed one has its result at once too (CR-A23). */
export function rollCheck(s: MeccgState, character: number, terms: CheckTerms, emit: Emit): boolean {
  if (isRingwraith(s, character)) return true; // LE-S5.8.3
  const name = title(s, character);
  const seat = ownerOf(s, character);
  const modifier = modifierOf(s, character, terms);
  if (modifier >= SURE / 2) {
    emit?.(say('check', 'MW-S8.3.4', `The corruption check of ${name} succeeds without a roll.`, aboutCard(character)));
    return true;
  }
  const dice = rollDice(s);
  const total = dice.sum + modifier;
  const points = corruptionOf(s, character);
  const told = (rule: string, result: string): void =>
    emit?.(
      say(
        'check',
        rule,
        `${name} makes a corruption check: ${seatName(s, seat)} rolls ${dice.sum}${modifier === 0 ? '' : ` (${total})`} ` +
          `against ${points}: ${result}.`,
        aboutCard(character),
        { seat, dice: dice.dice },
      ),
    );
  const { result, rule } = rulesFor(s, seat).checkEnd(total - points);
  if (result === 'passes') {
    told(rule, 'nothing happens');
    return true;
  }
  if (result === 'taps') {
    told(rule, s.stand[character] === UNTAPPED ? 'he taps' : 'nothing happens');
    if (s.stand[character] === UNTAPPED) s.stand[character] = TAPPED;
    return true;
  }
  const wizard = KIND[s.def[character]] === AVATAR;
  if (result === 'discarded' && cannotBe(s, 'discarded', character)) {
    told('CR-TERM-corruption-4', 'he cannot be discarded and has not failed');
    return true;
  }
  told(rule, result);
  const company = companyOf(s, character);
  const to = company ? companyRef(company.id) : NONE;
  happen(s, 'check-failed', character, emit, undefined, { n: prowessOf(s, character), to });
  const instead = terms.ifFails ? undefined : insteadOf(s, 'check-fails', character);
  if (terms.ifFails) terms.ifFails();
  else if (instead) runEffects(s, instead, PART_REPLACES, s.def[instead.card]);
  else if (wizard) {
    leavePlay(s, character, OUT, emit);
    loseAvatar(s, seat, 'wizard-corrupted', emit);
  } else if (result === 'discarded') leavePlay(s, character, DISCARD, emit);
  else eliminate(s, character, emit);
  return false;
}
