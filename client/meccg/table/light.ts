// The legal list as light on the table: which thing each choice points at, whatever the game calls it.
import type { Target } from '../../../engine/game.ts';
import {
  companyId,
  isCard,
  isCompany,
  isPlayer,
  isRegion,
  isSite,
  playerSeat,
  regionOfRef,
  siteOfRef,
} from '../../../games/meccg/refs.ts';
import type { Choice, Question } from '../../../protocol/table.ts';

/** 'card 12' on the table, 'title 40' in a hand, 'company 3', 'site 22', 'region 4', 'seat 0'. */
export type Thing = `${'card' | 'title' | 'company' | 'site' | 'region' | 'seat' | 'other'} ${number}`;

export function thingOf({ domain, id }: Target): Thing {
  switch (domain) {
    case 'card':
    case 'title':
    case 'company':
    case 'site':
    case 'region':
      return `${domain} ${id}`;
    case 'ref':
      if (isCard(id)) return `card ${id}`;
      if (isCompany(id)) return `company ${companyId(id)}`;
      if (isSite(id)) return `site ${siteOfRef(id)}`;
      if (isRegion(id)) return `region ${regionOfRef(id)}`;
      if (isPlayer(id)) return `seat ${playerSeat(id)}`;
      return `other ${id}`;
    default:
      return `other ${id}`;
  }
}

/** By thing: the choices that point at it. */
export function choicesByThing(question: Question | null): ReadonlyMap<Thing, readonly Choice[]> {
  const found = new Map<Thing, Choice[]>();
  for (const choice of question?.choices ?? [])
    for (const target of choice.targets) {
      const thing = thingOf(target);
      const there = found.get(thing);
      if (there) there.push(choice);
      else found.set(thing, [choice]);
    }
  return found;
}
