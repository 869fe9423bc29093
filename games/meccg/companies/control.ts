// Who controls whom: general influence, or the direct influence of another character (MW-S5.2.1 to MW-S5.3.10).

import { type Emit, type Refusal, refusal, type Verdict } from '../../../engine/game.ts';
import { isCharacter } from '../cards/kinds.ts';
import { companyOf, followersOf, isAvatar, isRingwraith } from '../company.ts';
import { forbidden } from '../effects/reading/deeds.ts';
import { CHANGED_COMPANY, CHANGED_CONTROL, happened, note } from '../history.ts';
import { isHavenFor } from '../places/sites.ts';
import { playerRef, type Ref } from '../refs.ts';
import { aboutCard, say, title } from '../say.ts';
import { GENERAL, type MeccgState, MINION, ORPHAN, ownerOf } from '../state.ts';
import { controlCost, unusedDirectInfluence } from '../stats/influence.ts';
import { abandons, hasRoom, joinCompany } from './organizing.ts';

const WIZARD_FREE: Refusal = refusal('MW-S5.6.3', 'Nobody controls a Wizard.');
const RINGWRAITH_FREE: Refusal = refusal('LE-S5.2.3', 'Nobody controls your Ringwraith.');
const NOBODY_WITH_HIM: Refusal = refusal(
  'LE-S5.3.3',
  'Nobody else in his company has the direct influence to control him.',
);
const ONCE: Refusal = refusal('MW-S4.2.4', 'He has changed his controller in this organization phase.');
const NOBODY: Refusal = refusal('MW-S5.3.1', 'Nobody else at his site has the direct influence to control him.');

/** Why this character cannot be put under other control in the organization phase. */
export function controlVerdict(s: MeccgState, character: number): Verdict {
  if (isAvatar(s, character)) return isRingwraith(s, character) ? RINGWRAITH_FREE : WIZARD_FREE;
  if (happened(s, CHANGED_CONTROL, undefined, character)) return ONCE;
  if (controlTargets(s, character).length > 0) return undefined;
  return s.alignment[ownerOf(s, character)] === MINION ? NOBODY_WITH_HIM : NOBODY;
}

/** Whose control he can come under: his player's general influence, or characters at his site. */
export function controlTargets(s: MeccgState, character: number): Ref[] {
  const seat = ownerOf(s, character);
  const targets: Ref[] = [];
  if (s.under[character] !== GENERAL && !isRingwraith(s, character)) targets.push(playerRef(seat));
  if (followersOf(s, character).length > 0) return targets; // MW-S5.3.6
  if (forbidden(s, 'follow', character)) return targets;
  for (const card of s.play)
    if (
      s.under[card] === GENERAL &&
      ownerOf(s, card) === seat &&
      isCharacter(s.def[card]) &&
      controls(s, card, character)
    )
      targets.push(card);
  return targets;
}

function controls(s: MeccgState, controller: number, character: number): boolean {
  if (controller === character || s.under[character] === controller) return false;
  const here = companyOf(s, character);
  const there = companyOf(s, controller);
  if (!here || !there || here.site !== there.site) return false; // MW-S5.3.3
  if (isRingwraith(s, character) && !isAvatar(s, controller)) return false; // MX-11.3
  if (unusedDirectInfluence(s, controller, character) < controlCost(s, controller, character)) return false;
  if (here === there) return true;
  if (s.alignment[here.seat] === MINION) return false; // LE-S5.3.3
  if (s.under[character] === ORPHAN) return false; // MW-S5.3.9
  if (happened(s, CHANGED_COMPANY, undefined, character) || abandons(s, here, there, character)) return false;
  return (s.rules.starter === 0 || isHavenFor(s, here.seat, here.site)) && hasRoom(s, there, character);
}

/** He comes under general influence (a player) or a character's direct influence, whose company he joins (MW-S5.3.5). */
export function takeControl(s: MeccgState, character: number, to: Ref, emit: Emit): void {
  const company = companyOf(s, character);
  note(s, CHANGED_CONTROL, company?.id, character);
  if (to === playerRef(ownerOf(s, character))) {
    s.under[character] = GENERAL;
    emit?.(say('control', 'MW-S4.2.4', `${title(s, character)} is under general influence.`, aboutCard(character)));
    return;
  }
  const there = companyOf(s, to);
  if (there && there !== company) {
    note(s, CHANGED_COMPANY, there.id, character);
    s.under[character] = GENERAL;
    joinCompany(s, character, there, emit);
  }
  s.under[character] = to;
  emit?.(
    say('control', 'MW-S5.3.1', `${title(s, character)} is a follower of ${title(s, to)}.`, aboutCard(character, to)),
  );
}
