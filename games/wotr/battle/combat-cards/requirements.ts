// When a Combat Card may be used, and the counts and conditions its effects look at.

import { COMPANIONS } from '../../armies/movers.ts';
import { enginesIn } from '../../factions/engines.ts';
import { dunlendingsIn, hasNation } from '../../forces/force.ts';
import { countOf } from '../../forces/packing.ts';
import type { BattleSeen } from '../../frames.ts';
import { distance, NATION_OF, R } from '../../map/regions.ts';
import { type Board, opponent } from '../../state.ts';
import { ARAGORN, GANDALF_GREY, GANDALF_WHITE, STRIDER } from '../../tables/characters.ts';
import { FREE, ISENGARD, NO_NATION, ROHAN, SHADOW, type Side, SOUTHRONS, sideOf } from '../../tables/nations.ts';
import {
  charactersOf,
  elitesOf,
  forceOf,
  HOBBITS,
  hasNazgul,
  leadershipOf,
  nazgulLeadership,
  unitsOf,
} from '../field/sides.ts';
import { type Condition, type Dice, type Requirement, requirement } from './vocabulary.ts';

const withOneOf = (who: string, characters: number): Requirement =>
  requirement(`Only with ${who} in the battle.`, (s, f) => (charactersOf(s, f, FREE) & characters) !== 0);

export const withCompanion = withOneOf('a Companion', COMPANIONS);
export const withHobbit = withOneOf('a Hobbit', HOBBITS);
export const withGandalf = withOneOf('Gandalf', (1 << GANDALF_GREY) | (1 << GANDALF_WHITE));
export const withStrider = withOneOf('Strider or Aragorn', (1 << STRIDER) | (1 << ARAGORN));

export const withLeaderOrCompanion = requirement(
  'Only with a Free Peoples Leader or a Companion in the battle.',
  (s, f) => {
    const force = forceOf(s, f, FREE);
    return force.leader !== 0 || (force.characters & COMPANIONS) !== 0;
  },
);

/** Engines of a side that take part: those at the walls of a siege. */
export const enginesOf = (s: Board, f: BattleSeen, side: Side): number =>
  s.rules.twilight && f.kind !== 'field' ? enginesIn(s, f.region, side) : 0;
export const withEngine = requirement(
  'Only with a siege engine of yours in the battle.',
  (s, f, side) => enginesOf(s, f, side) > 0,
);
const dunlendingsOf = (s: Board, f: BattleSeen): number => dunlendingsIn(forceOf(s, f, SHADOW), SHADOW);
export const withDunlendings = requirement('Only with Dunlendings in the battle.', (s, f) => dunlendingsOf(s, f) > 0);
export const byDunlendings: Dice = { text: '1 die for each Dunlending', of: (s, f) => dunlendingsOf(s, f) };

export const withElite = requirement(
  'Only with an Elite of yours in the battle.',
  (s, f, side) => elitesOf(s, f, side) > 0,
);
export const withSouthronElite = requirement(
  'Only with a Southron or Easterling Elite in the battle.',
  (s, f) => countOf(forceOf(s, f, SHADOW).elite, SOUTHRONS) > 0,
);
export const withNazgul = requirement('Only with a Nazgûl in the battle.', (s, f) => hasNazgul(forceOf(s, f, SHADOW)));
export const nazgulLend = (points: number): Requirement =>
  requirement(
    `Only while the Nazgûl in the battle lend ${points} Leadership or more.`,
    (s, f) => nazgulLeadership(s, f) >= points,
  );

export const atFellowship = requirement(
  'Only when the attacked Army stands where the Ring-bearers are.',
  (s, f) => s.mordor === 0 && s.ringBearers === f.region,
);
export const nearFangorn = requirement(
  'Only when the attacked Army is in Rohan, in Fangorn or at Orthanc.',
  (_s, f) => NATION_OF[f.region] === ROHAN || f.region === R.fangorn || f.region === R.orthanc,
);
export const inFreeNation = requirement('Only when the attacked Army is within a Free Peoples Nation.', (_s, f) => {
  const nation = NATION_OF[f.region];
  return nation !== NO_NATION && sideOf(nation) === FREE;
});
export const nearMoria = requirement(
  'Only when the attacked Army is in Moria or at most two regions away.',
  (_s, f) => distance(f.region, R.moria) <= 2,
);

/** In the field there is no Stronghold to batter (WR-6.30.2): this means a Siege Battle. */
export const isengardAtWalls = requirement(
  'Only with an Isengard unit in the battle, and the attacked Army besieged in a Stronghold.',
  (s, f) => f.kind === 'siege' && hasNation(forceOf(s, f, SHADOW), ISENGARD),
);

// ---- dice and conditions --------------------------------------------------------------------------------------------

export const byLeadership: Dice = { text: '1 die for each point of your Leadership (at most 5)', of: leadershipOf };
export const byElites: Dice = { text: '1 die for each of your Elites (at most 5)', of: elitesOf, later: 'elites' };
export const byHitsTaken: Dice = {
  text: '1 die for every hit taken so',
  of: (_s, f) => f.now.bled,
  later: 'bled',
};
export const dice = (n: number): Dice => ({ text: `${n} dice`, of: () => n });

export const ifAnyHit: Condition = {
  key: 'any',
  text: 'if your Combat Roll or Leader Re-roll has hit at all',
  holds: (_s, f, side) => f.now.rollHits[side] + f.now.rerollHits[side] > 0,
};
export const ifMoreHits: Condition = {
  key: 'more',
  text: 'if, after the Leader Re-roll, you have scored more hits in this round than the enemy has, additional attacks included',
  holds: (_s, f, side) => f.now.scored[side] > f.now.scored[opponent(side)],
};
export const ifTwiceAsMany: Condition = {
  key: 'twice',
  text: 'if, once the losses of the round are taken, you have two units or more for each one of the enemy',
  holds: (s, f, side) => unitsOf(s, f, side) >= 2 * unitsOf(s, f, opponent(side)),
};
