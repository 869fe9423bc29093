// What a player reads off a character or an ally, and off what he carries.
import { SKILLS, type Skill } from '../../../games/meccg/cards/facts.ts';
import * as mingling from '../../../games/meccg/companies/mingling.ts';
import * as factions from '../../../games/meccg/influence/terms.ts';
import { GENERAL, ORPHAN } from '../../../games/meccg/state.ts';
import * as stats from '../../../games/meccg/stats.ts';
import { cardOf, inPlay, nameOf, type Table } from './names.ts';

export const prowessOf = (game: Table, id: string): number => stats.prowessOf(game.state, inPlay(game, id));
export const bodyOf = (game: Table, id: string): number => stats.bodyOf(game.state, inPlay(game, id));
export const mindOf = (game: Table, id: string): number => stats.mindOf(game.state, cardOf(game, id));
export const corruptionOf = (game: Table, id: string): number => stats.corruptionOf(game.state, inPlay(game, id));

/** Against a faction or a character that he would control, where one is named. */
export const directInfluence = (game: Table, id: string, against?: string): number =>
  stats.directInfluence(game.state, inPlay(game, id), against === undefined ? undefined : cardOf(game, against));
export const unusedDirectInfluence = (game: Table, id: string, against?: string): number =>
  stats.unusedDirectInfluence(game.state, inPlay(game, id), against === undefined ? undefined : cardOf(game, against));
/** His followers are more than he can control. */
export const isOverloaded = (game: Table, id: string): boolean => stats.isOverloaded(game.state, inPlay(game, id));

/** What is added to his rolls. */
export const corruptionCheck = (game: Table, id: string): number =>
  stats.checkModifier(game.state, inPlay(game, id), 'corruption');
export const influenceCheck = (game: Table, id: string, against?: string): number =>
  stats.checkModifier(
    game.state,
    inPlay(game, id),
    'influence',
    against === undefined ? undefined : cardOf(game, against),
  );

export const hasSkill = (game: Table, id: string, skill: Skill): boolean =>
  stats.hasSkill(game.state, inPlay(game, id), skill);

export const skillsOf = (game: Table, id: string): Skill[] => SKILLS.filter((skill) => hasSkill(game, id, skill));
export const canUseMagic = (game: Table, id: string, magic: Parameters<typeof stats.canUse>[2]): boolean =>
  stats.canUse(game.state, inPlay(game, id), magic);
/** Of minions: at most one is in a company. */
export const isLeader = (game: Table, id: string): boolean => mingling.isLeader(game.state, inPlay(game, id));

/** What a faction adds for who tries to win it. */
export const standardModification = (game: Table, faction: string, id: string): number =>
  factions.standardModification(game.state, cardOf(game, faction), inPlay(game, id));

/** Who controls a character: `general` influence, another character, or `nobody`. */
export function controllerOf(game: Table, id: string): string {
  const by = game.state.under[inPlay(game, id)];
  return by === GENERAL ? 'general' : by === ORPHAN ? 'nobody' : nameOf(game, by);
}
