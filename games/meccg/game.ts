// Middle-earth: The Wizards, as the engine sees it: the one door of this folder.

import { defineGame } from '../../engine/define.ts';
import type { Game } from '../../engine/game.ts';
import type { Verbs } from '../../engine/notation.ts';
import { SOURCES } from './actions.ts';
import { combatSteps, combatVerbs } from './combat/steps.ts';
import { corruptionSteps, corruptionVerbs } from './corruption/steps.ts';
import { councilSteps, councilVerbs } from './council/steps.ts';
import { effectSteps, effectVerbs } from './effects/steps.ts';
import { chainStepsWith, chainVerbs } from './windows/steps.ts';
import './effects/tests/all.ts';
import { concerns, explain } from './explain.ts';
import type { MeccgFrame } from './frames.ts';
import { endCards } from './happenings/triggers.ts';
import { influenceSteps, influenceVerbs } from './influence/steps.ts';
import { conserved, faults } from './invariants.ts';
import { migrations, viewMigrations } from './migrations.ts';
import { movementSteps, movementVerbs } from './movement/steps.ts';
import { readPosition } from './position.ts';
import { writePosition } from './position-words.ts';
import type { StepsFor } from './procedures.ts';
import { resample } from './redeal.ts';
import { RESOLVERS } from './resolvers.ts';
import { setUp } from './setup/deal.ts';
import { OPTIONS, seatsFor } from './setup/options.ts';
import { setupSteps, setupVerbs } from './setup/steps.ts';
import { showView } from './show.ts';
import { siteSteps, siteVerbs } from './sites/steps.ts';
import { solitaireSteps } from './solitaire/draw.ts';
import { standIn } from './solitaire/policy.ts';
import type { MeccgState } from './state.ts';
import { CardTally } from './tally.ts';
import { endTurnOfLost } from './turn/knocked-out.ts';
import { turnSteps, turnVerbs } from './turn/steps.ts';
import { type MeccgView, viewOf } from './view.ts';
import { domains } from './words.ts';

const verbs: Verbs<MeccgState> = Object.assign(
  {},
  ...SOURCES.map((source) => source.verbs),
  chainVerbs,
  setupVerbs,
  turnVerbs,
  movementVerbs,
  siteVerbs,
  influenceVerbs,
  combatVerbs,
  corruptionVerbs,
  councilVerbs,
  effectVerbs,
);

const steps: StepsFor<MeccgFrame> = {
  ...chainStepsWith({ sources: SOURCES, resolvers: RESOLVERS }),
  ...setupSteps,
  ...turnSteps,
  ...movementSteps,
  ...siteSteps,
  ...solitaireSteps,
  ...influenceSteps,
  ...combatSteps,
  ...corruptionSteps,
  ...councilSteps,
  ...effectSteps,
};

export const meccg: Game<MeccgState, MeccgView> = defineGame<MeccgState, MeccgFrame, MeccgView>({
  name: 'meccg',
  title: 'Middle-earth: The Wizards',
  version: 7,
  migrations,
  viewMigrations,
  options: OPTIONS,
  maxMoves: 100_000,
  seats: seatsFor,
  setup: setUp,
  steps,
  verbs,
  domains,
  view: viewOf,
  resample,
  position: writePosition,
  scene: readPosition,
  conserved,
  faults,
  tally: () => new CardTally(),
  show: showView,
  explain,
  concerns,
  after(s, emit) {
    endCards(s, emit);
    if (s.lost.length > 0) endTurnOfLost(s, emit);
  },
  standIn,
});
