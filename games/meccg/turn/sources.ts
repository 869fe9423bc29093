import type { ActionSource } from '../chain/sources.ts';
import { organizationSource } from './organization.ts';
import { sideboardSource } from './sideboard.ts';

export const turnSources: readonly ActionSource[] = [organizationSource, sideboardSource];
