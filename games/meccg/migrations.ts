// How positions of older versions of the rules are played on under those of now, by version (engine/README.md says how to
// add a step). A step that has been released is never changed.
import type { Migrations } from '../../engine/migrate.ts';

export const migrations: Migrations = {};
