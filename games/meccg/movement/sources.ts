import type { ActionSource } from '../chain/sources.ts';
import { creatureSource } from './creatures.ts';
import { declareSource } from './declare.ts';
import { onGuardSource } from './on-guard.ts';

export const movementSources: readonly ActionSource[] = [declareSource, creatureSource, onGuardSource];
