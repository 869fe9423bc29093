import type { ActionSource } from '../chain/sources.ts';
import { carrySource } from './carrying.ts';
import { organizationSource } from './organization.ts';
import { sideboardSource } from './sideboard.ts';

export const turnSources: readonly ActionSource[] = [organizationSource, carrySource, sideboardSource];
