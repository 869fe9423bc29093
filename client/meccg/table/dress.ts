// The list in the words of the card game's table: groups, signs, and what is done at one click.
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Choice } from '../../../protocol/table.ts';
import type { Standing } from '../../host/table-host.ts';
import type { Dress } from '../../table/game-face.ts';
import { meccgCards } from '../cards/cards.ts';
import { type Destination, destinationsOf, destinationWords, shortWords } from './journey.ts';
import { choiceOutlook } from './reckoning.ts';

interface Verb {
  readonly icon: string;
  /** Of several choices with this verb. */
  readonly group?: string;
  /** Chosen first and done with a second click: it costs a card, or others answer it. */
  readonly weighty?: true;
}

const VERBS: Readonly<Record<string, Verb>> = {
  play: { icon: 'cards', group: 'Play a card', weighty: true },
  use: { icon: 'tap', group: 'Use an ability', weighty: true },
  item: { icon: 'mp-item', group: 'Play an item', weighty: true },
  ally: { icon: 'mp-ally', group: 'Play an ally', weighty: true },
  faction: { icon: 'mp-faction', group: 'Call a faction', weighty: true },
  influence: { icon: 'influence', group: 'Lure a card of the other away', weighty: true },
  creature: { icon: 'mp-kill', group: 'Attack with a creature', weighty: true },
  'on-guard': { icon: 'eye', group: 'Lay a card on-guard', weighty: true },
  'play-character': { icon: 'mp-character', group: 'Bring a character into play', weighty: true },
  regroup: { icon: 'fellowship', group: 'Send somebody to another company' },
  move: { icon: 'link', group: 'Send a company on its way' },
  store: { icon: 'victory', group: 'Store a card', weighty: true },
  'discard-character': { icon: 'trash', group: 'Give up a character', weighty: true },
  discard: { icon: 'trash', weighty: true },
  'call-council': { icon: 'victory', weighty: true },
  to: { icon: 'next', group: 'Go to', weighty: true },
  through: { icon: 'next' },
  assign: { icon: 'strike' },
  resolve: { icon: 'strike' },
  'tap-to-fight': { icon: 'tap' },
  'stay-untapped': { icon: 'prowess' },
  aid: { icon: 'tap', weighty: true },
  support: { icon: 'tap', weighty: true },
  draw: { icon: 'cards' },
  enter: { icon: 'next' },
};

export const isQuick = ({ verb }: Choice): boolean => !VERBS[verb]?.weighty;

const cardOf = ({ targets }: Choice): number | undefined =>
  targets.find(({ domain }) => domain === 'card' || domain === 'ref')?.id;

export function dressChoice(choice: Choice, { table }: Standing, withOdds: boolean): Dress {
  const outlook = withOdds
    ? choiceOutlook(table.view as MeccgView, choice.verb, cardOf(choice), meccgCards())
    : undefined;
  const place = placeOf(choice, table);
  return {
    icon: VERBS[choice.verb]?.icon,
    detail: outlook?.words ?? (place && shortWords(place)),
    spoken: place && destinationWords(place),
  };
}

/** Where a journey would lead, and what is to be had there. */
function placeOf(choice: Choice, { question, view, viewer }: Standing['table']): Destination | undefined {
  if (choice.verb !== 'to' || !question || viewer === 'spectator') return undefined;
  return destinationsOf({ ...question, choices: [choice] }, view as MeccgView, meccgCards() ?? [], viewer)[0];
}

export const groupTitle = (verb: string): string | undefined => VERBS[verb]?.group;
export const groupIcon = (verb: string): string | undefined => VERBS[verb]?.icon;
export const FOLDED: readonly string[] = ['discard-character', 'regroup'];
/** Who is given up does not come back; and after the council there is no more game. */
export const GRAVE: readonly string[] = ['discard-character', 'call-council'];
