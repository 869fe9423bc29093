// War of the Ring, Collector's Edition, as the engine sees it: the one door of this folder.
import { type Closed, defineGame, type GameParts } from '../../engine/define.ts';
import type { StepTable } from '../../engine/frames.ts';
import { type Game, type OptionSpec, type Refusal, refusal, type Seat, type Target } from '../../engine/game.ts';
import { Offer } from '../../engine/offer.ts';
import { armySteps, armyVerbs } from './armies/steps.ts';
import { noWayOut } from './battle/not-now.ts';
import { battleSteps, battleVerbs } from './battle/steps.ts';
import { characterSteps, characterVerbs } from './characters/steps.ts';
import { eventSteps, eventVerbs } from './events/steps.ts';
import { upkeep } from './events/upkeep.ts';
import { tidyEngines } from './factions/engines.ts';
import { factionSteps, factionVerbs } from './factions/steps.ts';
import { notNow } from './fellowship/declare.ts';
import { fellowshipSteps, fellowshipVerbs } from './fellowship/steps.ts';
import type { WotrFrame } from './frames.ts';
import { huntSteps, huntVerbs } from './hunt/steps.ts';
import { conserved, faults } from './invariants.ts';
import { migrations, viewMigrations } from './migrations.ts';
import { readPosition } from './position.ts';
import { rulesOf, seatFor, seatNames, sideOfSeat, teamsOf } from './rules.ts';
import { showView } from './show.ts';
import { setUp, type WotrState } from './state.ts';
import { FACE_NAMES } from './tables/dice.ts';
import { FREE } from './tables/nations.ts';
import { sayForemost } from './team/captures.ts';
import { usesOf } from './turn/action-source.ts';
import { menuVerbs, SOURCES } from './turn/menu.ts';
import { turnSteps, turnVerbs } from './turn/turn.ts';
import { resample, viewOf, type WotrView } from './view.ts';
import { domains } from './words.ts';
import { writePosition } from './write-position.ts';

const verbs = {
  ...turnVerbs,
  ...menuVerbs,
  ...armyVerbs,
  ...characterVerbs,
  ...battleVerbs,
  ...factionVerbs,
  ...fellowshipVerbs,
  ...huntVerbs,
  ...eventVerbs,
};

/** All steps of all frames: one that is missing does not compile. */
const steps: StepTable<WotrState, WotrFrame> = {
  ...turnSteps,
  ...armySteps,
  ...characterSteps,
  ...battleSteps,
  ...factionSteps,
  ...fellowshipSteps,
  ...huntSteps,
  ...eventSteps,
};

const OPTIONS: Readonly<Record<string, OptionSpec>> = {
  turnLimit: { help: 'the game is a draw after this many turns; 0 for no limit', default: 60, min: 0, max: 1000 },
  players: { help: 'people at the table: with 3 two share the Shadow, with 4 both sides', default: 2, min: 2, max: 4 },
  twilight: { help: 'with the expansion Twilight of the Third Age', default: false },
};

const parts = {
  name: 'wotr',
  title: 'War of the Ring',
  version: 3,
  migrations,
  viewMigrations,
  maxMoves: 60_000,
  seats: (options) => seatNames(rulesOf(options).players),
  sides: (options) => teamsOf(rulesOf(options).players),
  setup: (options, seed) => setUp(seed, rulesOf(options)),
  steps,
  after(s, emit) {
    upkeep(s, emit); // a card whose condition ended goes at once (WR-5.4.3)
    if (s.rules.twilight) tidyEngines(s, emit);
    if (s.team && s.outcome) sayForemost(s, emit);
  },
  verbs,
  domains,
  view: viewOf,
  resample,
  position: writePosition,
  scene: (words, options) => readPosition(words, rulesOf(options)),
  conserved,
  faults,
  show: showView,
  explain,
} satisfies Omit<GameParts<WotrState, WotrFrame, WotrView>, 'options'>;

export const wotr: Game<WotrState, WotrView> = defineGame<WotrState, WotrFrame, WotrView>({
  ...parts,
  options: OPTIONS,
});

/** About to choose a die: what each die could and could not do with the thing asked about. */
function explain(
  s: WotrState,
  seat: Seat,
  about: string,
  target: Target | undefined,
  closed: readonly Closed[],
): readonly Refusal[] {
  const side = sideOfSeat(s, seat);
  const reasons: Refusal[] = closed.map((one) => one.refusal);
  if (reasons.length === 0) {
    const early = (side === FREE ? notNow(s, about) : undefined) ?? noWayOut(s, side, about);
    if (early) return [early];
  }
  if (s.stack[s.stack.length - 1]?.at !== 'turn/action' || seatFor(s, side) !== seat) return reasons;
  for (const face of new Set(s.dice[side])) {
    const offer = new Offer(true);
    for (const source of SOURCES) source.offer(s, side, usesOf(s, side, face), offer);
    const concerns = (verb: string, arg: number): boolean =>
      target ? verbs[verb as keyof typeof verbs]?.takes === target.domain && arg === target.id : verb === about;
    if (offer.moves.some((move) => concerns(move.verb, move.arg)))
      return [refusal('WR-4.5.1', `First choose a die that can do it: ${FACE_NAMES[face]}.`)];
    for (const { move, refusal: reason } of offer.refused) if (concerns(move.verb, move.arg)) reasons.push(reason);
  }
  return reasons;
}
