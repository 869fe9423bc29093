// Cards of Twilight of the Third Age that the vocabulary cannot say, one hook each.
import { learn } from '../../../engine/random.ts';
import { beginPick, planOf } from '../armies/march.ts';
import { marchVerdict, type Plan } from '../armies/movers.ts';
import { beginSail, COAST, landings, restingIn, shipsIn } from '../armies/ships.ts';
import { isBesieging } from '../board/control.ts';
import { changeFigures } from '../board/figures.ts';
import { build, buildVerdict, enginesIn, removeEngines } from '../factions/engines.ts';
import { whereIsWitchKing } from '../forces/witch-king.ts';
import { discardFromTable } from '../hands/cards.ts';
import { NATION_OF, REGION_COUNT } from '../map/regions.ts';
import { STARTING_RINGS } from '../map/setup.ts';
import { begin } from '../procedures.ts';
import { seatsOf } from '../rules.ts';
import { count, regionName, say } from '../say.ts';
import type { Board, WotrState } from '../state.ts';
import { LEADERSHIP_OF, WITCH_KING } from '../tables/characters.ts';
import { C } from '../tables/choices.ts';
import { EVENT_SIDE } from '../tables/events.ts';
import { FREE, GONDOR, SHADOW } from '../tables/nations.ts';
import { figuresOf, SHIP } from '../tables/pieces.ts';
import { rollDice } from './parts.ts';
import { choose, chosen, condition, NOTHING, type Part, part, repeat, silent } from './vocabulary.ts';

// ---- Wind from the West ---------------------------------------------------------------------------------------------

const shadowCards = (s: WotrState): number[] => s.table.filter((card) => EVENT_SIDE[card] === SHADOW);
export const shadowCardOnTable = condition('a card of the Shadow is on the table', (s) => shadowCards(s).length > 0);

export const discardShadowCard: readonly Part[] = [
  choose('event/card', shadowCards, {
    ask: 'Which card of the Shadow is discarded?',
    text: 'Discard a card of the Shadow from the table.',
  }),
  silent((s, f, emit) => {
    if (chosen(f) !== NOTHING) discardFromTable(s, chosen(f), emit);
  }),
];

const HANDS = [C['first-hand'], C['second-hand']] as const;
export const lookAtHand: readonly Part[] = [
  choose('event/decide', (s) => seatsOf(s, SHADOW).map((_, i) => HANDS[i]), {
    ask: 'Whose cards do you look at?',
    text: 'Look at the cards that a player of the Shadow holds; you may discard one of them.',
  }),
  silent((s, f, emit) => {
    const seat = seatsOf(s, SHADOW)[chosen(f) === HANDS[1] ? 1 : 0];
    learn(s);
    emit?.(say('look', 'WR-5.3.5', 'The Free Peoples look at the cards of the Shadow.'));
    begin(s, { at: 'event/look', side: FREE, seat });
  }),
];

// ---- Three Rings for the Elven-Kings ----------------------------------------------------------------------------------

export const takeBackRings: Part = part(
  'Roll 3 dice: each result of 4 or more brings back an Elven Ring that was used, first of those out of the game, then of ' +
    'those that the Shadow has.',
  (s, f, emit) => {
    const back = rollDice(s, f.card, 3, 4, (n) => count(n, 'Elven Ring'), emit);
    const out = STARTING_RINGS[FREE] - s.rings[FREE] - s.rings[SHADOW];
    const taken = Math.min(s.rings[SHADOW], Math.max(0, back - out));
    s.rings[FREE] += Math.min(back, out) + taken;
    s.rings[SHADOW] -= taken;
  },
);

// ---- Threats to the Fiefs of the South --------------------------------------------------------------------------------

export const sinkShips: Part = part(
  'Roll a die for each Ship in a region of Gondor: a result of 4 or more removes it.',
  (s, f, emit) => {
    for (const region of COAST) {
      const ships = NATION_OF[region] === GONDOR ? shipsIn(s, region) : 0;
      if (ships === 0) continue;
      const sunk = rollDice(s, f.card, ships, 4, (n) => `${count(n, 'Ship')} at ${regionName(region)} lost`, emit);
      changeFigures(s, region, SHIP, -sunk);
      s.reserve[SHIP] += sunk;
    }
  },
);

// ---- The Corsairs are upon us! ----------------------------------------------------------------------------------------

/** Where Ships have sailed to, one entry each. */
const sailed = (memo: readonly number[]): number[] => memo.filter((region) => region !== NOTHING);
const overSea = (s: Board, from: number, to?: number): Plan => ({
  ...planOf(SHADOW, 'none', 0),
  targets: to === undefined ? [...landings(s, from)] : [to],
});
const canEmbark = (s: WotrState, from: number): boolean =>
  landings(s, from).length > 0 && !marchVerdict(s, overSea(s, from), from, 0);

/** The memo keeps where Ships went, then where the Army goes aboard and where it lands: in the end only that. */
export const sailAndLand: readonly Part[] = [
  ...repeat(
    figuresOf(true)[SHIP],
    choose('event/region', (s, f) => COAST.filter((region) => restingIn(s, region, sailed(f.memo)) > 0), {
      ask: 'Which Ships sail?',
      text: 'Move any or all of the Ships, each up to 2 regions along the coast.',
      optional: true,
    }),
    silent((s, f) => {
      const from = f.memo.pop() ?? NOTHING;
      beginSail(s, from, sailed(f.memo));
    }),
  ),
  choose('event/region', (s) => COAST.filter((region) => canEmbark(s, region)), {
    ask: 'Which Army goes aboard?',
    text:
      'Then you may move an Army from a region with a Ship to another with a Ship, however far, that is open to Armies. It ' +
      'may go on: in the first round of an attack so made the Free Peoples use no Combat card.',
    optional: true,
  }),
  choose(
    'event/region',
    (s, f) =>
      chosen(f) === NOTHING
        ? []
        : landings(s, chosen(f)).filter((to) => !marchVerdict(s, overSea(s, chosen(f), to), chosen(f), 0)),
    { ask: 'Where does it land?' },
  ),
  silent((s, f) => {
    const [from, to] = f.memo.slice(-2);
    f.memo = [to];
    if (to !== NOTHING) beginPick(s, from, overSea(s, from, to));
  }),
];

// ---- Deep Trenches and Great Engines ----------------------------------------------------------------------------------

const MOST = 2;
const regionsThat = (test: (region: number) => boolean): number[] =>
  Array.from({ length: REGION_COUNT }, (_, region) => region).filter(test);

const upToTwo = (
  regions: (s: WotrState) => number[],
  ask: string,
  text: string,
  act: (s: WotrState, region: number, emit: Parameters<Part['run']>[2]) => void,
): readonly Part[] => {
  const [first, ...rest] = repeat(
    MOST,
    choose('event/region', (s) => regions(s), { ask, text, optional: true }),
    silent((s, f, emit) => act(s, chosen(f), emit)),
  );
  return [{ ...first, possible: (s) => regions(s).length > 0 }, ...rest];
};

export const buildTowers: readonly Part[] = upToTwo(
  (s) => regionsThat((region) => !buildVerdict(s, region, SHADOW)),
  'Where is a Siege Tower built?',
  'Build up to 2 Siege Towers where your Armies besiege Strongholds that the Free Peoples control.',
  (s, region, emit) => build(s, region, SHADOW, emit),
);

export const destroyTrebuchets: readonly Part[] = upToTwo(
  (s) => regionsThat((region) => isBesieging(s, region, SHADOW) && enginesIn(s, region, FREE) > 0),
  'Where is a Trebuchet destroyed?',
  'Eliminate up to 2 Trebuchets there.',
  (s, region, emit) => removeEngines(s, region, FREE, 1, 'WR-5.5.4', emit),
);

// ---- Shadow of Dol Guldur -----------------------------------------------------------------------------------------------

export const nazgulLeadershipIn = (s: Board, region: number): number =>
  s.nazgul[region] + (whereIsWitchKing(s) === region ? LEADERSHIP_OF[WITCH_KING] : 0);
