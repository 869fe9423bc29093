import type { ActionSource } from '../chain/sources.ts';
import { abilitySource } from './abilities.ts';
import { liftSource } from './lifting.ts';
import { playSource } from './play.ts';

/** What is played at a site. */
export const siteSources: readonly ActionSource[] = [playSource];
/** What else a company can do there. */
export const siteAbilities: readonly ActionSource[] = [liftSource, abilitySource];
