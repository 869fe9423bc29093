// What players can do in windows, from every folder.
import type { ActionSource } from './chain/sources.ts';
import { combatSources } from './combat/sources.ts';
import { corruptionSources } from './corruption/sources.ts';
import { revealSource } from './effects/reveal.ts';
import { effectSources } from './effects/sources.ts';
import { influenceSources } from './influence/sources.ts';
import { movementSources } from './movement/sources.ts';
import { siteAbilities, siteSources } from './sites/sources.ts';
import { turnSources } from './turn/sources.ts';

export const SOURCES: readonly ActionSource[] = [
  ...effectSources,
  ...turnSources,
  ...movementSources,
  ...siteSources,
  revealSource,
  ...siteAbilities,
  ...influenceSources,
  ...combatSources,
  ...corruptionSources,
];
