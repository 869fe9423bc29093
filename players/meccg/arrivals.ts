// At the site: whether to enter it, what bars the way to it, and where a card takes a company without one.
import type { Move } from '../../engine/game.ts';
import { NONE } from '../../engine/game.ts';
import { CARDS } from '../../games/meccg/cards/all.ts';
import { ITEM, KIND } from '../../games/meccg/cards/kinds.ts';
import { charactersOf, companyById, companyOf, siteIsTapped } from '../../games/meccg/company.ts';
import { SITE_NAMES } from '../../games/meccg/places/sites.ts';
import { BURGLARY_NUMBER } from '../../games/meccg/sites/burglary.ts';
import { UNTAPPED } from '../../games/meccg/state.ts';
import { type Idea, idea } from '../idea.ts';
import { entranceTo } from './dangers.ts';
import { bestGain, DESTINATIONS, goals } from './errands.ts';
import { habits } from './habits.ts';
import { gainThere, NOTHING, partyOf, prospectsOf, reserved } from './journeys.ts';
import { moreThan } from './odds.ts';
import { IS_VICTORY } from './quest.ts';
import { nameOfCard, type Situation } from './situation.ts';

/** What a tap on the way costs. */
const LIFT = 0.15;

/** Enter the site? Only for something, and if its attacks cost less. */
export function rateEnter(sit: Situation, id: number, move: Move): Idea {
  const { s } = sit;
  const company = companyById(s, id);
  if (!company || move.verb === 'pass') return idea(0, 'Nothing there is worth what it costs.');
  const people = charactersOf(s, company);
  const ready = people.filter((card) => s.stand[card] === UNTAPPED);
  const here = company.site;
  if (ready.length === 0 && !sit.titles.some((def) => IS_VICTORY[def])) return idea(-1, 'Everybody is tapped.');
  const { harm: attacked, ready: chance } = entranceTo(sit, sit.goers(company), here);
  if (siteIsTapped(s, company)) return idea(attacked > 0 ? -attacked : 0.01, 'The site is tapped.');
  let gain = 0;
  let best = NONE;
  for (const { card, def } of goals(sit)) {
    if (!DESTINATIONS[def].includes(here)) continue;
    const { value } = bestGain(sit, card, IS_VICTORY[def] ? people : ready);
    if (value > gain) {
      gain = value;
      best = card;
    }
  }
  if (best === NONE)
    return attacked > 0 ? idea(-attacked, 'There is nothing to play.') : idea(0.01, 'It costs nothing to look around.');
  return idea(
    gain * chance - attacked,
    () =>
      `${CARDS[s.def[best]].name} is worth ${gain.toFixed(1)}, and the attacks there cost about ${attacked.toFixed(1)}.`,
  );
}

/** A Hobbit steals in (LE-O.3): for an item that he can take, if being caught alone costs less than all being attacked. */
export function rateBurglary(sit: Situation, id: number, burglar: number): Idea {
  const { s } = sit;
  const company = companyById(s, id);
  if (!company) return idea(0, 'It is gone.');
  const people = charactersOf(s, company);
  const alone = { people, fighters: sit.fighters(company).filter(({ card }) => card === burglar) };
  const { harm } = entranceTo(sit, alone, company.site);
  const best = (who: readonly number[], only?: number): number =>
    goals(sit)
      .filter(({ def }) => (only === undefined || KIND[def] === only) && DESTINATIONS[def].includes(company.site))
      .reduce((most, { card }) => Math.max(most, bestGain(sit, card, who).value), 0);
  const ready = people.filter((card) => s.stand[card] === UNTAPPED);
  const loot = ready.includes(burglar) ? best([burglar], ITEM) : 0;
  const rest = best(ready.filter((card) => card !== burglar));
  const chance = moreThan(BURGLARY_NUMBER);
  return idea(
    loot === 0 ? -harm : chance * loot + (1 - chance) * (rest - harm),
    () => `${nameOfCard(s, burglar)} may get it without a fight; caught alone he loses about ${harm.toFixed(1)}.`,
  );
}

/** A card takes the company to one of several sites, without a way: for what it can do there. */
export function rateSpecial(sit: Situation, id: number, site: number): Idea {
  const company = companyById(sit.s, id);
  if (!company) return idea(0, 'It is gone.');
  const party = partyOf(sit, company);
  const prospect = prospectsOf(sit, party, reserved(sit, [company])).get(site) ?? NOTHING;
  const gain = gainThere(prospect, entranceTo(sit, party, site), 1);
  return idea(gain, () =>
    gain > 0
      ? `${CARDS[sit.s.def[prospect.main]].name} can be ${prospect.deed} at ${SITE_NAMES[site]}.`
      : `There is little to do at ${SITE_NAMES[site]}.`,
  );
}

/** Somebody taps so that the company may act at its site (CR-CARD-river-1): if another can then do what they came for. */
export function rateLift(sit: Situation, card: number): Idea {
  const { s } = sit;
  const company = companyOf(s, card);
  if (!company) return idea(-1, 'He is gone.');
  const site = company.to === NONE ? company.site : company.to;
  const others = charactersOf(s, company).filter((one) => one !== card && s.stand[one] === UNTAPPED);
  let best = 0;
  for (const { card: goal, def } of goals(sit))
    if (DESTINATIONS[def].includes(site)) best = Math.max(best, bestGain(sit, goal, others).value);
  const value = habits.special * best - entranceTo(sit, sit.goers(company), site).harm - LIFT;
  return idea(value, () =>
    value > 0
      ? `If ${nameOfCard(s, card)} taps, the others can do what they came for (${best.toFixed(1)} points).`
      : 'They would have nothing to do there.',
  );
}
