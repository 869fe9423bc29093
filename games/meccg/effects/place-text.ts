// Sites and regions in words: all they have are facts.
import type { Card } from '../cards/all.ts';
import type { RegionType } from '../cards/facts.ts';
import { cardName, raceName, regionTypeName, siteTypeName } from './names.ts';
import { andList, plural, sentence, signed } from './phrase.ts';

type SiteCard = Extract<Card, { kind: 'site' }>;
type RegionCard = Extract<Card, { kind: 'region' }>;

const pathText = (path: readonly RegionType[]): string => path.map(regionTypeName).join(', ');

function siteText(site: SiteCard): string[] {
  const lines = [`${siteTypeName(site.type)} in ${cardName(site.region)}`];
  if (site.haven && site.path) lines.push(`Nearest Haven: ${cardName(site.haven)}, by ${pathText(site.path)}`);
  for (const [haven, path] of Object.entries(site.pathFrom ?? {}))
    lines.push(`From ${cardName(haven)}: ${pathText(path)}`);
  const items = (site.items ?? []).map((kind) =>
    kind === 'greater' && site.greaterOnly
      ? `greater items (only ${site.greaterOnly === 'scroll-of-isildur' ? cardName(site.greaterOnly) : 'Palantíri'})`
      : `${kind === 'gold-ring' ? 'gold ring' : kind} items`,
  );
  if (site.information) items.push('information');
  if (items.length > 0) lines.push(`Playable here: ${andList(items)}`);
  for (const attack of site.automaticAttacks ?? []) {
    const strikes =
      attack.strikes === 'one-each'
        ? 'each character faces one strike'
        : `${attack.strikes} ${attack.strikes === 1 ? 'strike' : 'strikes'}`;
    const check =
      attack.corruptionCheck === undefined
        ? ''
        : `; each character it wounds makes a corruption check${attack.corruptionCheck === 0 ? '' : ` modified by ${signed(attack.corruptionCheck)}`}`;
    lines.push(`Automatic-attack: ${plural(raceName(attack.race))}, ${strikes} of prowess ${attack.prowess}${check}`);
  }
  const [own, other] = site.draws;
  lines.push(`A company that moves here lets its player draw up to ${own} and the opponent up to ${other}`);
  return lines;
}

const regionText = (region: RegionCard): string[] => [
  regionTypeName(region.type),
  `Adjacent to ${andList(region.adjacent.map(cardName))}`,
];

/** Empty for any other card. */
export const placeText = (card: Card): string =>
  (card.kind === 'site' ? siteText(card) : card.kind === 'region' ? regionText(card) : []).map(sentence).join(' ');
