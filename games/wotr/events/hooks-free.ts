// Cards of the Free Peoples that the vocabulary cannot say, one hook each.

import { roll } from '../../../engine/random.ts';
import { beginAssembly } from '../armies/attack.ts';
import { beginPick, planOf } from '../armies/march.ts';
import { marchVerdict, type Plan, unmovable } from '../armies/movers.ts';
import { controller, isFree, isInside } from '../board/control.ts';
import { eliminate, eliminateCharacter } from '../board/figures.ts';
import { drawTile } from '../fellowship/pool.ts';
import { charactersIn, hasUnits, noForce, unitsIn, wayFacts } from '../forces/force.ts';
import { ADJACENT, NATION_OF, R, SETTLEMENT_OF, STRONGHOLD } from '../map/regions.ts';
import { companionsArrive } from '../politics/politics.ts';
import { begin } from '../procedures.ts';
import { characterName, count, peopleNamed, regionName, say } from '../say.ts';
import type { WotrState } from '../state.ts';
import { ARAGORN, BASE_CHARACTER_COUNT, STRIDER } from '../tables/characters.ts';
import { COMBAT_DICE } from '../tables/dice.ts';
import { FREE, ROHAN, SAURON, SHADOW } from '../tables/nations.ts';
import { NAZGUL } from '../tables/pieces.ts';
import { TILE_EYE, TILE_VALUE } from '../tables/tiles.ts';
import { eaglesTargets, regionsWhere, shadowSieges, whereIsStrider } from './conditions.ts';
import { rollDice } from './parts.ts';
import { attackOrigins } from './parts-armies.ts';
import { choose, chosen, NOTHING, type Part, part, repeat, silent } from './vocabulary.ts';

const striderNow = (s: WotrState): number => (s.at[ARAGORN] >= 0 ? ARAGORN : STRIDER);

/** The tiles are only read: nobody answers them (WR-9.9.13). */
export const challengeTheEye: Part = part(
  'Draw 3 Hunt tiles. If all show an Eye, Strider (or Aragorn) is eliminated and all go back into the Hunt Pool. If ' +
    'not, those with an Eye are out of the game and only the others go back.',
  (s, _f, emit) => {
    const tiles: number[] = [];
    for (let i = 0; i < 3; i++) {
      tiles.push(drawTile(s, emit));
      s.drawn.pop(); // in hand until all are drawn, should the Pool be filled again meanwhile
    }
    const eyes = tiles.filter((tile) => TILE_VALUE[tile] === TILE_EYE);
    if (eyes.length === tiles.length) {
      s.pool.push(...tiles);
      const king = striderNow(s);
      eliminateCharacter(s, king);
      emit?.(say('eliminate', 'WR-6.26.3', `Three Eyes: ${characterName(king)} is gone for good.`));
      return;
    }
    s.pool.push(...tiles.filter((tile) => !eyes.includes(tile)));
    s.gone.push(...eyes);
    const lost = eyes.length === 1 ? 'One Eye is' : `${eyes.length} Eyes are`;
    emit?.(say('tiles-gone', 'WR-9.1.2', `${lost} out of the game for good; the other tiles go back.`));
  },
);

const sauronStrongholds = regionsWhere((r) => NATION_OF[r] === SAURON && SETTLEMENT_OF[r] === STRONGHOLD);

export const eaglesStrike: readonly Part[] = [
  choose('event/region', eaglesTargets, {
    ask: 'Against the Nazgûl in which region do the Eagles come?',
    text:
      'Choose such an Army of the Shadow and roll a die for each Nazgûl in it, 5 dice at most: each result of 5 or more ' +
      'eliminates one. You then move those that are left to one Sauron Stronghold that the Shadow controls. The ' +
      'Witch-king is neither counted nor touched.',
  }),
  silent((s, f, emit) => {
    const region = chosen(f);
    if (region === NOTHING) return;
    const down = (n: number): string => `the Eagles bring down ${n} Nazgûl in ${regionName(region)}`;
    const killed = rollDice(s, f.card, Math.min(COMBAT_DICE, s.nazgul[region]), 5, down, emit);
    for (let i = 0; i < killed; i++) eliminate(s, region, NAZGUL);
  }),
  choose(
    'event/region',
    (s, f) => (s.nazgul[chosen(f)] > 0 ? sauronStrongholds.filter((region) => controller(s, region) === SHADOW) : []),
    { ask: 'To which Stronghold do the Nazgûl fly?' },
  ),
  silent((s, f, emit) => {
    const [from, to] = f.memo;
    if (to === NOTHING || from === to) return;
    const facts = emit && wayFacts(SHADOW, { ...noForce(), nazgul: s.nazgul[from] }, from, to);
    s.nazgul[to] += s.nazgul[from];
    s.nazgul[from] = 0;
    emit?.(say('nazgul-flee', 'WR-5.3.5', `The other Nazgûl fly to ${regionName(to)}.`, undefined, facts));
  }),
];

const HAVENS = [R.erech, R.lamedon, R.pelargir];

/** Those in the region who could go along and have not been named yet. */
function followers(s: WotrState, named: readonly number[]): number[] {
  const here = charactersIn(s, whereIsStrider(s), FREE) & ~(1 << striderNow(s)) & ~unmovable(s);
  const list: number[] = [];
  for (let c = 0; here >> c; c++) if (here & (1 << c) && !named.includes(c)) list.push(c);
  return list;
}

/** The memo keeps those who go, and last the region. */
export const deadMenRide: readonly Part[] = [
  ...repeat(
    BASE_CHARACTER_COUNT,
    choose('event/companion', (s, f) => followers(s, f.memo), {
      ask: 'Who goes with him?',
      text:
        'Strider (or Aragorn) goes to Erech, Lamedon or Pelargir, whichever you choose, with as many Companions from his ' +
        'region as you like.',
      optional: true,
    }),
    silent(() => {}),
  ),
  choose('event/region', () => [...HAVENS], { ask: 'Where do they go?' }),
  silent((s, f, emit) => {
    const region = chosen(f);
    let group = 1 << striderNow(s);
    for (const companion of f.memo.slice(0, -1)) if (companion !== NOTHING) group |= 1 << companion;
    for (let c = 0; group >> c; c++) if (group & (1 << c)) s.at[c] = region;
    const text = `To ${regionName(region)} by the Paths of the Dead: ${peopleNamed(group)}.`;
    emit?.(say('companions-move', 'WR-5.3.5', text));
    companionsArrive(s, region, group, emit);
  }),
];

export const deadMenStrike: readonly Part[] = [
  part(
    'If an Army of the Shadow is there, roll a die: it takes as many hits as the result and what is left of it must then ' +
      'retreat; an Army that cannot is destroyed with every Nazgûl and Minion in it.',
    (s, f, emit) => {
      const region = chosen(f);
      if (!hasUnits(s, region, SHADOW)) return;
      const hits = roll(s);
      emit?.(
        say(
          'card-roll',
          'WR-5.5.3',
          `The Dead strike the Army in ${regionName(region)}: ${count(hits, 'hit')}.`,
          undefined,
          { dice: [hits] },
        ),
      );
      begin(s, { at: 'army/hits', side: SHADOW, region, hits });
    },
  ),
  silent((s, f) => {
    if (hasUnits(s, chosen(f), SHADOW)) begin(s, { at: 'army/flee', side: SHADOW, region: chosen(f), orDie: true });
  }),
];

const relievers = (s: WotrState, target: number): number[] =>
  attackOrigins(s, FREE, 'none', target).filter((region) => region !== target);

/** A relieving Army for one of the besieged Strongholds; the choice is among those that can attack (WR-5.3.9). */
export const helpUnlookedFor: readonly Part[] = [
  choose('event/region', (s) => shadowSieges(s).filter((region) => relievers(s, region).length > 0), {
    ask: 'Which Stronghold is relieved?',
    text:
      'With one of your Armies attack, from an adjacent region, an Army of the Shadow that besieges a Stronghold. All ' +
      'battle long the Shadow rolls 1 die less in each Combat Roll for every unit of yours inside that Stronghold, ' +
      'though never less than 1.',
  }),
  choose('event/region', (s, f) => (chosen(f) === NOTHING ? [] : relievers(s, chosen(f))), {
    ask: 'From where does help come?',
  }),
  silent((s, f) => {
    const [target, from] = f.memo;
    if (from === NOTHING) return;
    beginAssembly(s, from, FREE, 'none', { fewerDefenderDice: unitsIn(s, target, FREE) }, [target]);
  }),
];
const woses = (s: WotrState): Plan => ({
  ...planOf(FREE, 'none', 0),
  targets: isInside(s, R['minas-tirith'], FREE)
    ? ADJACENT[R['minas-tirith']].filter((region) => isFree(s, region, FREE))
    : [R['minas-tirith']],
});

export const pathsOfTheWoses: readonly Part[] = [
  choose(
    'event/region',
    (s) => {
      const plan = woses(s);
      return regionsWhere((region) => NATION_OF[region] === ROHAN && !marchVerdict(s, plan, region, 0));
    },
    {
      ask: 'Which Army takes the hidden paths?',
      text:
        'Move one of your Armies, or a part of it, from a region of Rohan straight to Minas Tirith; if that is under ' +
        'siege, to a free region adjacent to it instead.',
    },
  ),
  silent((s, f) => {
    if (chosen(f) !== NOTHING) beginPick(s, chosen(f), woses(s));
  }),
];
