// What cards do with Armies, Companions and Nazgûl on the map.
import type { Emit } from '../../../engine/game.ts';
import { Offer } from '../../../engine/offer.ts';
import { beginAssembly, offerAttacks } from '../armies/attack.ts';
import { beginPick, offerMarches, planOf } from '../armies/march.ts';
import { marchVerdict } from '../armies/movers.ts';
import { hasCompanions } from '../fellowship/members.ts';
import { hasUnits } from '../forces/force.ts';
import type { BattleSpecial, CardFrame, Lead } from '../frames.ts';
import { begin } from '../procedures.ts';
import { count, regionName } from '../say.ts';
import type { WotrState } from '../state.ts';
import { CHARACTER_SIDE } from '../tables/characters.ts';
import { FREE, SHADOW, type Side } from '../tables/nations.ts';
import { orMore, rollDice } from './parts.ts';
import { choose, chosen, mayOneOf, NOTHING, type Part, part, sideOfCard, silent } from './vocabulary.ts';

// ---- hits -----------------------------------------------------------------------------------------------------------

/** Dice against an Army; its owner takes the hits (WR-5.5.3). */
export function strike(
  s: WotrState,
  card: number,
  side: Side,
  region: number,
  dice: number,
  on: number,
  emit: Emit,
): void {
  const onArmy = (n: number): string => `${count(n, 'hit')} on the Army in ${regionName(region)}`;
  const hits = rollDice(s, card, dice, on, onArmy, emit);
  if (hits > 0 && hasUnits(s, region, side)) begin(s, { at: 'army/hits', side, region, hits });
}
/** The Army in the region just chosen. */
export const strikeChosen = (side: Side, dice: number, on: number): Part =>
  part(`Roll ${dice} dice: each result of ${orMore(on)} is a hit on that Army.`, (s, f, emit) => {
    if (chosen(f) !== NOTHING) strike(s, f.card, side, chosen(f), dice, on, emit);
  });

// ---- Companions -----------------------------------------------------------------------------------------------------

const onMap = (s: WotrState): boolean => {
  for (let c = 0; c < s.at.length; c++) if (CHARACTER_SIDE[c] === FREE && s.at[c] >= 0) return true;
  return false;
};

export const moveCompanions: Part = part(
  'Move any or all of the Companions on the map, each alone or in groups, as a Character die would.',
  (s) => {
    if (onMap(s)) begin(s, { at: 'companions/move', moved: 0 });
  },
);

interface Journey {
  /** Regions more than usual. */
  readonly extra?: number;
  /** The Level every one counts as. */
  readonly level?: number;
  readonly intoSiege?: boolean;
}
const journeyText = ({ extra = 0, level = 0, intoSiege = false }: Journey): string =>
  (level ? ` as if each had Level ${level}` : extra ? ` up to ${count(extra, 'region')} further than usual` : '') +
  (intoSiege ? '; they may end in a Stronghold under siege' : '') +
  '. On the Mordor Track those who leave the Fellowship are eliminated instead';

const group =
  (source: 'fellowship' | 'either', { extra = 0, level = 0, intoSiege = false }: Journey) =>
  (s: WotrState): void => {
    if (hasCompanions(s) || (source === 'either' && onMap(s)))
      begin(s, { at: 'companions/group', source, group: 0, from: -1, extra, level, intoSiege, moved: 0 });
  };

export const separate = (journey: Journey): Part =>
  part(
    `Separate a Companion or a group of Companions from the Fellowship and move them${journeyText(journey)}.`,
    group('fellowship', journey),
  );
export const separateOrMove = (journey: Journey): Part =>
  part(
    `Take a Companion or a group of Companions, either out of the Fellowship or from one region of the map, and move them${journeyText(journey)}.`,
    group('either', journey),
  );

// ---- Nazgûl and Armies ----------------------------------------------------------------------------------------------

export const moveNazgul: Part = part(
  'Move any or all of the Nazgûl, the Witch-king among them, as a Character die would.',
  (s) => begin(s, { at: 'nazgul/move', minions: false, moved: 0, arrived: [] }),
);

const LED: Readonly<Record<Lead, string>> = {
  none: '',
  led: ' led by a Leader or Character',
  nazgul: ' led by a Nazgûl (or the Witch-king)',
  'witch-king': ' led by the Witch-king',
  companion: ' led by a Companion',
};

interface March {
  readonly armies: number;
  readonly reach?: number;
  readonly lead?: Lead;
  /** It must end with another Army. */
  readonly join?: boolean;
}
/** Armies march; none need to (WR-5.3.9: all these cards say 'up to' or 'may'). */
export const march = ({ armies, reach = 1, lead = 'none', join = false }: March): Part =>
  part(
    `Move ${armies === 1 ? 'an Army' : `up to ${armies} different Armies`} of yours${LED[lead]}` +
      `${lead === 'none' ? (armies === 1 ? '' : ',') : ', who goes along,'}${armies === 1 ? '' : ' each'} ` +
      (reach === 1
        ? 'to an adjacent region'
        : `up to ${reach} regions, none of which holds enemy units (a siege of yours apart); an Army may be split at the ` +
          'start, but takes up and leaves nobody on its way') +
      (join ? ', and must end with another Army of yours that is not under siege' : '') +
      '.',
    (s, f) =>
      begin(s, {
        at: 'army/march',
        side: sideOfCard(f.card),
        left: armies,
        lead,
        reach,
        join,
        optional: true,
        moved: [],
      }),
    (s, f) => {
      const plan = { ...planOf(sideOfCard(f.card), lead, armies - 1), reach, join };
      return offers((offer) => offerMarches(s, plan, offer));
    },
  );

export const attackWith = (lead: Lead): Part =>
  part(
    `Attack with an Army of yours${LED[lead]}${lead === 'none' ? '' : ', who takes part'}.`,
    (s, f) =>
      begin(s, { at: 'army/attack', side: sideOfCard(f.card), lead, optional: true, special: {}, targets: null }),
    (s, f) => offers((offer) => offerAttacks(s, sideOfCard(f.card), lead, null, offer)),
  );

function offers(list: (offer: Offer) => void): boolean {
  const offer = new Offer();
  list(offer);
  return offer.moves.length > 0;
}

/** Where an Army stands that could attack the region. */
export function attackOrigins(s: WotrState, side: Side, lead: Lead, target: number): number[] {
  const offer = new Offer();
  offerAttacks(s, side, lead, [target], offer);
  return offer.moves.map((move) => move.arg);
}

/** The Army in a region may go on at once, by a move or an attack. */
export const thenGoOn = (from: (f: CardFrame) => number, special: BattleSpecial = {}): readonly Part[] => {
  const plan = planOf(SHADOW, 'none', 0);
  const marches: Part = part(
    'Move that Army, or a part of it, to an adjacent region.',
    (s, f) => beginPick(s, from(f), plan),
    (s, f) => from(f) >= 0 && !marchVerdict(s, plan, from(f), 0),
  );
  const attacks: Part = part(
    'Attack with it.',
    (s, f) => beginAssembly(s, from(f), SHADOW, 'none', { ...special }, null),
    (s, f) => offersFrom(from(f), (offer) => offerAttacks(s, SHADOW, 'none', null, offer)),
  );
  return mayOneOf(['march', marches], ['attack', attacks]);
};

const offersFrom = (region: number, list: (offer: Offer) => void): boolean => {
  const offer = new Offer();
  list(offer);
  return offer.moves.some((move) => move.arg === region);
};

/** Grond and the Uruk-hai: three rounds, and a silent first. */
const LONG_SIEGE: BattleSpecial = { siegeRounds: 3, silentFirstRound: true };

/** Besiegers attack the Stronghold in their own region; `regions` are those the card means. */
export const storm = (lead: Lead, regions: (s: WotrState) => number[], whose: string): readonly Part[] => [
  choose(
    'event/region',
    (s) => regions(s).filter((region) => attackOrigins(s, SHADOW, lead, region).includes(region)),
    {
      ask: 'Which Stronghold is stormed?',
      text:
        `${whose} attacks the Stronghold that it besieges. This Siege Battle goes on for 3 rounds before an Elite has to be ` +
        'reduced for more. In its first round the Free Peoples may use a Combat card only if a Companion is in the battle.',
    },
  ),
  silent((s, f) => {
    if (chosen(f) !== NOTHING) beginAssembly(s, chosen(f), SHADOW, lead, { ...LONG_SIEGE }, [chosen(f)]);
  }),
];
