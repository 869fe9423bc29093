import type { ActionSource } from '../chain/sources.ts';
import { abilitySource } from './abilities.ts';
import { liftSource } from './lifting.ts';
import { revealSource } from './on-guard.ts';
import { playSource } from './play.ts';

export const siteSources: readonly ActionSource[] = [playSource, revealSource, liftSource, abilitySource];
