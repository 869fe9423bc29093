// Where a company may go, with everything a traveller asks: the way, the cards both draw, what waits, what can be played.
import type { Seat } from '../../../engine/game.ts';
import { sitePath } from '../../../games/meccg/places/movement.ts';
import { REGION_NAMES, REGION_TYPE } from '../../../games/meccg/places/regions.ts';
import { isHavenFor, OPPONENT_DRAWS, OWN_DRAWS, REGION_OF, siteCardOf } from '../../../games/meccg/places/sites.ts';
import { BY_REGIONS } from '../../../games/meccg/tables/words.ts';
import type { CompanyView, MeccgView } from '../../../games/meccg/view.ts';
import { bestWay } from '../../../players/meccg/passing/ways.ts';
import type { Choice, Question } from '../../../protocol/table.ts';
import type { ShownCard } from '../cards/shown-card.ts';
import { siteCard } from './places.ts';
import { type Cards, handOf } from './reading.ts';

/** As places/regions.ts counts them; also the names of their symbols. */
export const REGION_TYPE_NAMES = [
  'coastal-sea',
  'free-domain',
  'border-land',
  'wilderness',
  'shadow-land',
  'dark-domain',
] as const;

export interface Destination {
  readonly choice: Choice;
  readonly site: number;
  readonly card: ShownCard | undefined;
  readonly region: number;
  /** Types of the regions on the way that is taken if no other is chosen. */
  readonly way: readonly number[];
  /** The regions themselves, where no printed path leads there. */
  readonly walk: readonly number[];
  /** Cards that the traveller and the other may draw. */
  readonly draws: readonly [own: number, other: number];
  /** Titles in hand that can be played there. */
  readonly fits: readonly string[];
}

const TO = 'movement/to';
export const isJourney = (question: Question | null): question is Question => question?.at === TO;

/** The company whose way is being chosen. */
export function travellerOf(view: MeccgView): CompanyView | undefined {
  const id = view.doing.find((doing) => doing.at === TO)?.company;
  return view.companies.find((company) => company.id === id);
}

export const siteOf = ({ targets }: Choice): number | undefined => targets.find(({ domain }) => domain === 'site')?.id;

export function destinationsOf(question: Question, view: MeccgView, cards: Cards, own: Seat): readonly Destination[] {
  const traveller = travellerOf(view);
  if (!traveller) return [];
  const from = traveller.site;
  const alignment = view.alignment[traveller.seat] ?? 0;
  const hand = [...new Set(handOf(view, own).map((card) => view.def[card] ?? -1))];
  return question.choices.flatMap((choice): Destination[] => {
    const site = siteOf(choice);
    if (choice.verb !== 'to' || site === undefined) return [];
    const printed = sitePath(from, site, alignment);
    const walk = printed ? [] : (bestWay(REGION_OF[from] ?? -1, REGION_OF[site] ?? -1) ?? []);
    const drawn = siteCardOf(view, traveller.seat, isHavenFor(view, traveller.seat, site) ? from : site); // MW-S10.2.2
    return [
      {
        choice,
        site,
        card: cards[siteCard(cards, site, alignment)],
        region: REGION_OF[site] ?? -1,
        way: printed ?? walk.map((region) => REGION_TYPE[region] ?? 0),
        walk,
        draws: [OWN_DRAWS[drawn] ?? 0, OPPONENT_DRAWS[drawn] ?? 0],
        fits: hand.filter((def) => cards[def]?.at?.includes(site)).map((def) => cards[def]?.name ?? ''),
      },
    ];
  });
}

/** The types of the regions on a company's way, once that is known. */
export function wayOf({ site, to, how, walk }: CompanyView, alignment: number): readonly number[] {
  if (to < 0) return [];
  return how === BY_REGIONS ? walk.map((region) => REGION_TYPE[region] ?? 0) : (sitePath(site, to, alignment) ?? []);
}

const times = (n: number, word: string): string => (n === 1 ? word : `${n} × ${word}`);

/** 'wilderness, 2 × border-land'. */
export const wayWords = (way: readonly number[]): string =>
  [...Map.groupBy(way, (type) => type)]
    .map(([type, same]) => times(same.length, (REGION_TYPE_NAMES[type] ?? '').replace('-', ' ')))
    .join(', ') || 'no region';

/** What waits there: 'Orcs, 4 strikes of 7'. */
export const attackWords = (card: ShownCard | undefined): string =>
  (card?.automatic ?? [])
    .map(({ race, strikes, prowess }) => `${race}, ${strikes === 1 ? '1 strike' : `${strikes} strikes`} of ${prowess}`)
    .join('; ');

/** Under its name in the list. */
export const shortWords = ({ region, way, fits }: Destination): string =>
  [REGION_NAMES[region] ?? '', wayWords(way), fits.length > 0 ? `${fits.length} of your cards` : '']
    .filter(Boolean)
    .join(' · ');

/** Everything, for the ear. */
export function destinationWords({ card, region, way, draws, fits }: Destination): string {
  const waits = attackWords(card);
  return [
    REGION_NAMES[region] ?? '',
    wayWords(way),
    `you draw ${draws[0]}, they ${draws[1]}`,
    waits,
    fits.length > 0 ? `you hold ${fits.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
