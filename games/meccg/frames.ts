// Every procedure of the game that can be unfinished, by the folder that has its steps.
import type { ChainFrame } from './chain/frames.ts';
import type { CombatFrame } from './combat/frames.ts';
import type { CorruptionFrame } from './corruption/frames.ts';
import type { CouncilFrame } from './council/frames.ts';
import type { EffectFrame } from './effects/frames.ts';
import type { InfluenceFrame } from './influence/frames.ts';
import type { MovementFrame } from './movement/frames.ts';
import type { SetupFrame } from './setup/frames.ts';
import type { SiteFrame } from './sites/frames.ts';
import type { SolitaireFrame } from './solitaire/frames.ts';
import type { TurnFrame } from './turn/frames.ts';

export type MeccgFrame =
  | ChainFrame
  | CombatFrame
  | CorruptionFrame
  | CouncilFrame
  | EffectFrame
  | InfluenceFrame
  | MovementFrame
  | SetupFrame
  | SiteFrame
  | SolitaireFrame
  | TurnFrame;
