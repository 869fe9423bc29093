import type { ActionSource } from '../chain/sources.ts';
import { removalSource } from './removal.ts';
import { supportSource } from './support.ts';

export const corruptionSources: readonly ActionSource[] = [supportSource, removalSource];
