// How each kind of declared action takes effect. A resolver runs when its action's turn in the chain has come; it may
// begin procedures. It checks again what must still hold (CR-TIM-1).
import type { ActionKind } from './chain/action.ts';
import type { Resolver } from './chain/resolver.ts';
import { combatResolvers } from './combat/resolvers.ts';
import { corruptionResolvers } from './corruption/resolvers.ts';
import { effectResolvers } from './effects/resolvers.ts';
import { influenceResolvers } from './influence/resolvers.ts';
import { movementResolvers } from './movement/resolvers.ts';
import { siteResolvers } from './sites/resolvers.ts';
import { turnResolvers } from './turn/resolvers.ts';

export const RESOLVERS: Readonly<Record<ActionKind, Resolver>> = {
  ...effectResolvers,
  ...turnResolvers,
  ...movementResolvers,
  ...siteResolvers,
  ...influenceResolvers,
  ...combatResolvers,
  ...corruptionResolvers,
};
