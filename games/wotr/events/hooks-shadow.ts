// Cards of the Shadow that the vocabulary cannot say, one hook each.

import { draw, roll } from '../../../engine/random.ts';
import { attackers, targetVerdict } from '../armies/attack.ts';
import { beginPick, planOf } from '../armies/march.ts';
import { marchVerdict, type Plan } from '../armies/movers.ts';
import { STACKING_LIMIT } from '../armies/pieces.ts';
import { cardVerdict } from '../armies/recruiting.ts';
import { isBesieged, isOpen } from '../board/control.ts';
import { eliminate, eliminateCharacter, figuresIn } from '../board/figures.ts';
import { corrupt } from '../fellowship/corruption.ts';
import { levelIn } from '../fellowship/levels.ts';
import { companionsOf, loseCompanion } from '../fellowship/members.ts';
import { drawTile, refillPool, returnTile } from '../fellowship/pool.ts';
import { dismissSmeagol } from '../fellowship/smeagol.ts';
import { changePiece, lift, noForce, put, unitCount, unitsIn } from '../forces/force.ts';
import { countOf } from '../forces/packing.ts';
import { witchKingOf } from '../forces/witch-king.ts';
import { R } from '../map/regions.ts';
import { armyArrives, companionsArrive, maybeCapture } from '../politics/politics.ts';
import { begin } from '../procedures.ts';
import { characterName, count, regionName, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { CHARACTER_IDS, SMEAGOL } from '../tables/characters.ts';
import { C } from '../tables/choices.ts';
import { COMBAT_DICE, FACE_NAMES, WILL } from '../tables/dice.ts';
import { ELITE, ELVES, FREE, ISENGARD, LEADER, REGULAR, SAURON, SHADOW } from '../tables/nations.ts';
import { figure } from '../tables/pieces.ts';
import { FELLOWSHIP_TILE, SMEAGOL_TILE, TILE_DIE, TILE_EYE, TILE_SET, TILE_VALUE } from '../tables/tiles.ts';
import { pieceName } from '../words.ts';
import { elvenStrongholds, regionsWhere } from './conditions.ts';
import { strike } from './parts-armies.ts';
import { promote } from './parts-recruit.ts';
import { nationInText } from './phrases.ts';
import { DUNLAND, freeNextToDunland, GONDOR_COAST } from './places.ts';
import { choose, chosen, NOTHING, type Part, part, repeat, silent } from './vocabulary.ts';

/** The memo keeps the Companion and then what the Free Peoples decide. */
export const lureACompanion: readonly Part[] = [
  part(
    'Draw one of the Companions in the Fellowship at random. The Free Peoples either take Corruption equal to his Level ' +
      'or eliminate him.',
    (s, f, emit) => {
      const companions = companionsOf(s);
      const companion = companions[draw(s, companions.length, (i) => CHARACTER_IDS[companions[i]])];
      f.memo.push(companion);
      emit?.(say('lure', 'WR-9.9.5', `The Ring tempts ${characterName(companion)}.`));
    },
  ),
  choose('event/decide', () => [C['take-corruption'], C['lose-companion']], {
    ask: (s, f) => `Take ${count(levelIn(s, f.memo[0]), 'Corruption point')}, or lose ${characterName(f.memo[0])}?`,
    by: FREE,
  }),
  silent((s, f, emit) => {
    const [companion, decision] = f.memo;
    if (decision === C['take-corruption']) corrupt(s, levelIn(s, companion), emit);
    else loseCompanion(s, companion, emit);
  }),
];

/** Among whom the Free Peoples choose; when all must go the order means nothing. */
const leavers = (companions: number[], due: number): number[] =>
  due >= companions.length ? companions.slice(0, 1) : due > 0 ? companions : [];

/** The memo keeps how many must still go, then each who did. The tile is only read (WR-9.9.13). */
export const breakTheFellowship: readonly Part[] = [
  part(
    'Draw a Hunt tile. An Eye or a special tile of the Free Peoples does nothing. For any other tile the Free Peoples ' +
      'choose as many Companions in the Fellowship as its number says (a die icon: roll a die), or all if there are ' +
      'fewer: these leave it and stand in the region of the Ring-bearers; on the Mordor Track they are eliminated. The ' +
      'Reveal and Stop icons of the tile do not count.',
    (s, f, emit) => {
      const tile = drawTile(s, emit);
      if (TILE_SET[tile] === SMEAGOL_TILE) returnTile(s, tile); // only read: it counts 0 and brings nobody (WR-12.3.4)
      refillPool(s, emit);
      const value = TILE_VALUE[tile];
      const idle = value === TILE_EYE || TILE_SET[tile] === FELLOWSHIP_TILE;
      f.memo.push(idle ? 0 : value === TILE_DIE ? roll(s) : value);
    },
  ),
  choose('event/companion', (s, f) => leavers(companionsOf(s), f.memo[0]), {
    ask: (_s, f) => `Who leaves the Fellowship (${f.memo[0]} must)?`,
    by: FREE,
  }),
  silent((s, f, emit) => {
    const companion = f.memo.pop() ?? NOTHING;
    if (companion === NOTHING) {
      if (f.memo.length > 1) begin(s, { at: 'fellowship/guide' });
      return;
    }
    f.memo[0]--;
    f.memo.push(companion);
    f.part -= 2;
    if (s.mordor > 0)
      eliminateCharacter(s, companion); // WR-9.12.1
    else if (companion === SMEAGOL) dismissSmeagol(s, emit);
    else s.at[companion] = s.ringBearers;
    emit?.(say('separate', 'WR-8.15.7', `${characterName(companion)} leaves the Fellowship.`));
    if (s.mordor === 0 && companion !== SMEAGOL) companionsArrive(s, s.ringBearers, 1 << companion, emit);
  }),
];

const elvenUnits = (s: WotrState, region: number): number =>
  countOf(s.regular[region], ELVES) + countOf(s.elite[region], ELVES);

export const returnToValinor: readonly Part[] = elvenStrongholds.map((region, i) =>
  part(
    i > 0
      ? ''
      : 'For each region with a Stronghold of the Elves that is not under siege, roll a die for every Elven unit there, 5 ' +
          'dice at most: each 6 is a hit on the Army there.',
    (s, f, emit) => {
      if (!isBesieged(s, region))
        strike(s, f.card, FREE, region, Math.min(COMBAT_DICE, elvenUnits(s, region)), 6, emit);
    },
  ),
);

const FREE_LEADERS: readonly number[] = Array.from({ length: ISENGARD }, (_, nation) => figure(nation, LEADER));

/** The Shadow picks (WR-5.5.4). */
export const eliminateLeaderInMinasTirith: readonly Part[] = [
  choose('event/piece', (s) => FREE_LEADERS.filter((p) => figuresIn(s, R['minas-tirith'], p) > 0), {
    ask: 'Which Leader in Minas Tirith is eliminated?',
    text: 'Eliminate a Leader in Minas Tirith, if there is one.',
  }),
  silent((s, f, emit) => {
    if (chosen(f) === NOTHING) return;
    eliminate(s, R['minas-tirith'], chosen(f));
    emit?.(say('eliminate', 'WR-5.5.4', `${pieceName(chosen(f))} in Minas Tirith is eliminated.`));
  }),
];

export const dayWithoutDawn: Part = part(
  'The Free Peoples lose all their unused dice that show Will of the West.',
  (s, _f, emit) => {
    const before = s.dice[FREE].length;
    s.dice[FREE] = s.dice[FREE].filter((face) => face !== WILL);
    const lost = before - s.dice[FREE].length;
    emit?.(
      say(
        'dice-lost',
        'WR-5.3.6',
        `The Free Peoples lose ${count(lost, `${FACE_NAMES[WILL]} die`, `${FACE_NAMES[WILL]} dice`)}.`,
      ),
    );
  },
);

const figuresOf = (nation: number): readonly number[] => [REGULAR, ELITE, LEADER].map((kind) => figure(nation, kind));

/** The memo keeps the Nation, then where, then whom. The Free Peoples pick, as the card says. */
export const loseFigureOfChosen: readonly Part[] = [
  choose(
    'event/region',
    (s, f) => regionsWhere((region) => figuresOf(f.memo[0]).some((piece) => figuresIn(s, region, piece) > 0)),
    {
      ask: (_s, f) => `Where do you lose a unit or Leader of ${nationInText(f.memo[0])}?`,
      text: 'Then the Free Peoples eliminate one of its Regulars, Elites or Leaders, wherever they choose.',
      by: FREE,
    },
  ),
  choose(
    'event/piece',
    (s, f) => (chosen(f) === NOTHING ? [] : figuresOf(f.memo[0]).filter((piece) => figuresIn(s, chosen(f), piece) > 0)),
    { ask: (_s, f) => `Whom do you lose in ${regionName(chosen(f))}?`, by: FREE },
  ),
  silent((s, f, emit) => {
    const [, region, piece] = f.memo;
    if (piece === NOTHING) return;
    eliminate(s, region, piece);
    emit?.(say('eliminate', 'WR-6.6.6', `${pieceName(piece)} in ${regionName(region)} is eliminated.`));
    maybeCapture(s, region, SHADOW, emit);
  }),
];

const corsairs = (region: number): Plan => ({ ...planOf(SHADOW, 'none', 0), targets: [region] });

function canLand(s: WotrState, region: number): boolean {
  if (isOpen(s, region, SHADOW)) return !marchVerdict(s, corsairs(region), R.umbar, 0);
  return unitCount(attackers(s, R.umbar, SHADOW)) > 0 && !targetVerdict(s, R.umbar, SHADOW, region, true);
}

export const corsairsOfUmbar: readonly Part[] = [
  choose('event/region', (s) => GONDOR_COAST.filter((region) => canLand(s, region)), {
    ask: 'Where do the Corsairs land?',
    text:
      'Move your Army in Umbar, or a part of it, to a coastal region of Gondor. If an Army of the Free Peoples holds the ' +
      'region, attack it instead: you fight from Umbar, may not cease the attack, and may advance there if you win.',
  }),
  silent((s, f) => {
    const region = chosen(f);
    if (region === NOTHING) return;
    if (isOpen(s, region, SHADOW)) beginPick(s, R.umbar, corsairs(region));
    else
      begin(s, {
        at: 'army/assemble',
        side: SHADOW,
        from: R.umbar,
        force: attackers(s, R.umbar, SHADOW),
        lead: 'none',
        special: { noCease: true },
        targets: [region],
      });
  }),
];

const DUNLENDINGS = 4;
const ISENGARD_UNITS = [figure(ISENGARD, REGULAR), figure(ISENGARD, ELITE)];
/** The memo keeps the region, then those who come. */
const dunlendingsIn = (s: WotrState, from: number, to: number): number[] =>
  from === to || unitsIn(s, to, SHADOW) >= STACKING_LIMIT
    ? []
    : ISENGARD_UNITS.filter((piece) => figuresIn(s, from, piece) > 0);
const come = (memo: readonly number[]): number => memo.slice(1).filter((piece) => piece !== NOTHING).length;

export const rageOfTheDunlendings: readonly Part[] = [
  choose(
    'event/region',
    (s, f) =>
      freeNextToDunland
        .regions(s, f)
        .filter(
          (region) =>
            !cardVerdict(s, ISENGARD_UNITS[0], region) ||
            DUNLAND.some((from) => dunlendingsIn(s, from, region).length > 0),
        ),
    {
      ask: 'Where do the Dunlendings rise?',
      text: `Choose ${freeNextToDunland.text} and recruit 2 Isengard Regulars there.`,
    },
  ),
  silent((s, f) => {
    if (chosen(f) === NOTHING) return;
    const regions = [chosen(f)];
    const pieces = [ISENGARD_UNITS[0]];
    begin(s, { at: 'muster/card', side: SHADOW, pieces, count: 2, regions, spread: 'one', optional: false, used: [] });
  }),
  ...DUNLAND.flatMap((from, i) =>
    repeat(
      DUNLENDINGS,
      choose(
        'event/piece',
        (s, f) => (f.memo[0] === NOTHING || come(f.memo) >= DUNLENDINGS ? [] : dunlendingsIn(s, from, f.memo[0])),
        {
          ask: `Who comes from ${regionName(from)}?`,
          text: i === 0 ? 'You may also move up to 4 Isengard units in all to it from North and South Dunland.' : '',
          optional: true,
        },
      ),
      silent((s, f, emit) => {
        const unit = noForce();
        changePiece(unit, chosen(f), 1);
        lift(s, from, SHADOW, unit);
        put(s, f.memo[0], SHADOW, unit);
        emit?.(say('army-move', 'WR-5.3.5', `${pieceName(chosen(f))} goes to ${regionName(f.memo[0])}.`));
        armyArrives(s, f.memo[0], SHADOW, emit);
      }),
    ),
  ),
];

export const witchKingToAngmar: Part = part('Move the Witch-king to Angmar.', (s, _f, emit) => {
  s.at[witchKingOf(s)] = R.angmar;
  emit?.(say('nazgul-move', 'WR-5.3.5', 'The Witch-king returns to Angmar.'));
});

const SAURON_REGULAR = figure(SAURON, REGULAR);

/** An exchange, not recruiting: only the reserve limits it (WR-5.3.10). */
export const hillTrolls: readonly Part[] = repeat(
  2,
  choose(
    'event/region',
    (s) =>
      s.reserve[figure(SAURON, ELITE)] > 0 ? regionsWhere((region) => figuresIn(s, region, SAURON_REGULAR) > 0) : [],
    {
      ask: 'Where does a Sauron Regular give way to an Elite?',
      text: 'Exchange 2 Sauron Regulars, anywhere on the map, for Sauron Elites from your reserve, one for one.',
    },
  ),
  silent((s, f, emit) => promote(s, chosen(f), SAURON, emit)),
);
