// Who may be together away from Darkhavens, among minions: a Ringwraith with Ringwraiths alone (LE-S5.6.3), in the standard
// game one leader to a company, and no Orc or Troll beside those who hate them (MX-11.7, MX-11.8).
import { type Refusal, refusal, type Seat, type Verdict } from '../../../engine/game.ts';
import { CARDS } from '../cards/all.ts';
import { CHARACTER_RACES, type CharacterRace } from '../cards/facts.ts';
import { hasKeyword, RACE } from '../cards/kinds.ts';
import { charactersOf, isRingwraith } from '../company.ts';
import { type Company, type MeccgState, MINION } from '../state.ts';
import { isGranted } from '../stats.ts';

const ALONE: Refusal = refusal('LE-S5.6.3', 'Away from Darkhavens a Ringwraith has no company but Ringwraiths.');
const UNLIKE: Refusal = refusal(
  'MX-11.7',
  'Away from Darkhavens no Dúnadan, Dwarf, Elf or Hobbit goes with Orcs or Trolls.',
);
const TWO_LEADERS: Refusal = refusal('MX-11.8', 'Away from Darkhavens a company has only one leader.');

const PROUD: readonly CharacterRace[] = ['dunadan', 'dwarf', 'elf', 'hobbit'];
const FOUL: readonly CharacterRace[] = ['orc', 'troll'];

const LEADER = Uint8Array.from(CARDS, (card) => Number(hasKeyword(card, 'leader')));
/** Printed, or by a card in force (MX-14.2). */
export const isLeader = (s: MeccgState, card: number): boolean =>
  LEADER[s.def[card]] === 1 || isGranted(s, 'leader', card);

/** Why these characters of the player may not be one company away from his Havens. */
export function mingleVerdict(s: MeccgState, seat: Seat, cards: readonly number[]): Verdict {
  if (s.alignment[seat] !== MINION || cards.length < 2) return undefined;
  const wraiths = cards.filter((card) => isRingwraith(s, card)).length;
  if (wraiths > 0 && wraiths < cards.length) return ALONE;
  if (s.rules.starter === 1) return undefined;
  const has = (races: readonly CharacterRace[]): boolean =>
    cards.some((card) => races.includes(CHARACTER_RACES[RACE[s.def[card]]]));
  if (has(PROUD) && has(FOUL)) return UNLIKE;
  return cards.filter((card) => isLeader(s, card)).length > 1 ? TWO_LEADERS : undefined;
}

/** The same for a company, with those who would join it. */
export const companyVerdict = (s: MeccgState, company: Company, more: readonly number[] = []): Verdict =>
  s.alignment[company.seat] === MINION
    ? mingleVerdict(s, company.seat, [...charactersOf(s, company), ...more])
    : undefined;
