// Sites and regions in words: all they have are facts.
import type { Card } from '../cards/all.ts';
import type { AutomaticAttack, RegionType } from '../cards/facts.ts';
import { havenWord, inWordsOf } from './phrases/haven-word.ts';
import { cardName, itemTypeName, raceName, regionTypeName, siteTypeName } from './phrases/names.ts';
import { andList, numberText, plural, sentence, signed, withArticle } from './phrases/phrase.ts';

type SiteCard = Extract<Card, { kind: 'site' }>;
type RegionCard = Extract<Card, { kind: 'region' }>;

const pathText = (path: readonly RegionType[]): string => path.map(regionTypeName).join(', ');

/** "minor and major items, greater items that are Palantíri, and information". */
function playableText({ items = [], greaterOnly, majorOnly, information }: SiteCard): string {
  const kinds = items.filter((kind) => (kind !== 'greater' || !greaterOnly) && (kind !== 'major' || !majorOnly));
  const parts = kinds.length === 0 ? [] : [`${andList(kinds.map(itemTypeName))} items`];
  if (majorOnly) parts.push('major items that are weapons, armor, shields or helmets');
  if (greaterOnly === 'hero') parts.push('greater items of Wizards’ players');
  else if (greaterOnly)
    parts.push(
      greaterOnly === 'palantir'
        ? 'Palantíri (no other greater items)'
        : `${cardName(greaterOnly)} (no other greater items)`,
    );
  if (information) parts.push('information');
  return andList(parts);
}

function attackText(attack: AutomaticAttack): string {
  const { race, strikes, prowess, corruptionCheck, detainment, onlyAgainst } = attack;
  const many =
    strikes === 'one-each' ? 'one strike on each character' : `${strikes} ${strikes === 1 ? 'strike' : 'strikes'}`;
  const check =
    corruptionCheck === undefined
      ? ''
      : `; each character it wounds makes a corruption check${corruptionCheck === 0 ? '' : ` modified by ${signed(corruptionCheck)}`}`;
  const more = [
    ...(detainment ? [`detainment against ${withArticle(`${detainment} company`)}`] : []),
    ...(onlyAgainst ? [`against ${withArticle(`${onlyAgainst} company`)} only`] : []),
    ...(attack.cannotBeCanceled ? ['cannot be cancelled'] : []),
    ...(attack.woundEliminates ? ['whoever it wounds is eliminated'] : []),
  ];
  return `${raceName(race)}, ${many} of prowess ${prowess}${more.length > 0 ? ` (${more.join('; ')})` : ''}${check}`;
}

/** What only some sites do. */
const specialsText = (site: SiteCard): string[] => [
  ...(site.hoard ? ['It contains a hoard'] : []),
  ...(site.storedRings ? [`A gold ring that is stored here is tested at once, at ${signed(site.storedRings)}`] : []),
  ...(site.testsRings
    ? [
        'Gold rings here are tested in the site phase, even if the company does not enter',
        `All tests of rings here are modified by ${signed(site.testsRings)}`,
      ]
    : []),
  ...(site.sageTests ? [`A sage here may tap to test a gold ring, at ${signed(site.sageTests)}`] : []),
  ...(site.itemsWhenTapped ? ['Items may be played here though the site is tapped'] : []),
  ...(site.neverTaps ? ['It never taps'] : []),
  ...(site.barter
    ? [
        `In its site phase a covert company may discard ${numberText(site.barter)} minor items: any one gold ring is then playable here this turn, if the site is untapped`,
      ]
    : []),
  ...(site.summons
    ? [
        'Your Ringwraith here may tap in the organization phase to bring one Orc or Troll from your discard pile into play here, in a company of his own',
        'If he is where your Ringwraith is when all have moved this turn, he is discarded',
      ]
    : []),
  ...(site.noStoring ? ['Nothing may be stored here'] : []),
];

const newcomersText = (races: readonly string[]): string =>
  races.length === 0
    ? 'Nobody may be brought into play here but those whose home site it is'
    : `Nobody but ${andList(races.map((race) => plural(raceName(race))))} may be brought into play here, and those whose home site it is`;

const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

/** MW-S10.2.2: a company on its way to a Haven draws by the site it leaves. */
function drawsText({ type, draws: [own, other] }: SiteCard): string {
  const when = type === 'haven' ? `from here to another ${havenWord()}` : `here, or from here to a ${havenWord()}`;
  return `When a company moves ${when}, its player draws up to ${cards(own)} and the opponent up to ${cards(other)}`;
}

function siteText(site: SiteCard): string[] {
  const lines = [`${siteTypeName(site.type)} in ${cardName(site.region)}`];
  if (site.haven && site.path) lines.push(`Nearest ${havenWord()}: ${cardName(site.haven)}, by ${pathText(site.path)}`);
  for (const [haven, path] of Object.entries(site.pathFrom ?? {}))
    lines.push(`From ${cardName(haven)}: ${pathText(path)}`);
  const playable = playableText(site);
  if (playable !== '') lines.push(`Playable here: ${playable}`);
  if (site.newcomers) lines.push(newcomersText(site.newcomers));
  const attacks = (site.automaticAttacks ?? []).map(attackText);
  if (attacks.length === 1) lines.push(`Automatic-attack: ${attacks[0]}`);
  if (attacks.length > 1)
    lines.push(`Automatic-attacks, in this order: ${attacks.map((attack, i) => `(${i + 1}) ${attack}`).join('; ')}`);
  lines.push(...specialsText(site));
  lines.push(drawsText(site));
  return lines;
}

const regionText = (region: RegionCard): string[] => [
  regionTypeName(region.type),
  `Adjacent to ${andList(region.adjacent.map(cardName))}`,
];

/** Empty for any other card. */
export const placeText = (card: Card): string => inWordsOf(card, () => linesOf(card).map(sentence).join(' '));

const linesOf = (card: Card): string[] =>
  card.kind === 'site' ? siteText(card) : card.kind === 'region' ? regionText(card) : [];
