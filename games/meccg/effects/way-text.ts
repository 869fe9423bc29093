// One way to play or use a card: who, on what, when, if; what it costs, and what comes of it.
import { CARDS } from '../cards/all.ts';
import { AVATAR, CREATURE_CARD, ITEM, isHazard, KIND } from '../cards/kinds.ts';
import { hostName, namesFor } from './host-names.ts';
import { costsText, isOwnDeed, isOwnUse, saidOf } from './own-text.ts';
import { inWordsOf } from './phrases/haven-word.ts';
import { fillNames, fillSome, placeNames } from './phrases/names.ts';
import { aPhrase, capital, inOrder, type Phrase, type Piece, sentence, withArticle } from './phrases/phrase.ts';
import { isTail, tailsText } from './phrases/tail.ts';
import { PART_PLAY, PART_USE, type Part } from './reading/parts.ts';
import { phraseOf, saysOf } from './reading/tests.ts';
import { asUser, pickText } from './reading/wording.ts';
import { doneText } from './step-text.ts';
import { isFacing, windowText } from './time-text.ts';
import type { CheckKind, Once, Test, Way, Window } from './vocabulary.ts';

export const ONCE: Readonly<Record<Once, string>> = {
  game: 'only one copy can be in effect at a time',
  player: 'a player can have only one copy in effect',
  character: 'only one copy can be in effect on a character',
  company: 'only one copy can be in effect for a company',
  site: 'only one copy can be in effect at a site',
  attack: 'only one copy can be played against an attack',
  strike: 'only one copy can be played against a strike',
  item: 'only one copy can be on an item',
  turn: 'only one copy can be played in a turn',
};

/** "by an untapped scout", "by the bearer (a scout) facing a strike". */
function userText(def: number, part: Part, by: Test): string {
  const phrase = phraseOf(by);
  if (part === PART_PLAY) return `by ${aPhrase('character', asUser(phrase))}`;
  if (hostName(def) === 'the company') return `by ${aPhrase('character in the company', phrase)}`;
  if (KIND[def] === AVATAR) return `as ${aPhrase('character', phrase)}`;
  const { after = [], ...rest } = phrase;
  const is: Phrase = rest.noun === undefined && !rest.before?.length ? {} : rest;
  const bracket =
    is.noun !== undefined ? ` (if ${aPhrase(is.noun, is)})` : is.before ? ` (if ${is.before.join(', ')})` : '';
  return `by ${hostName(def)}${bracket}${after.length > 0 ? ` ${tailsText(after).join(' ')}` : ''}`;
}

/** A phase of the player's turn comes first, lest it be taken for that of something else that happened. */
const isPhaseFirst = (def: number, part: Part, during: Window): boolean =>
  during.is === 'phase' && during.name !== 'movement' && !isOwnDeed(def, part);

const windowPieces = (window: Window, by: Test | undefined, used: boolean, also: CheckKind | undefined): Piece[] => {
  const text = windowText(window, by, used, also);
  return [...(text === '' ? [] : [text]), ...(window.is === 'strike' ? [{ aside: 'before its roll' }] : [])];
};

/** "on a gold ring"; "targeting a gold ring" of a deed, for a card is played on it. */
function targetPieces(def: number, part: Part, { on, during }: Way): Piece[] {
  if (!on) return [];
  const facing = during?.is === 'attack' && isFacing(on.if);
  const text = pickText(on, isHazard(def), (tail) => !facing || !isTail(tail, 'attacked'));
  return [
    isOwnDeed(def, part) ? { aside: `targeting ${text}` } : `on ${text}`,
    ...(on.orDeclared ? [{ aside: 'in play or declared earlier in the chain (and so cancelled)' }] : []),
  ];
}

/** Who, on what, when, if; nothing where nothing is asked. */
function conditionsText(def: number, part: Part, way: Way, lead: string, also?: CheckKind): string {
  const pieces: Piece[] = [];
  if (way.by) pieces.push(userText(def, way.from ? PART_PLAY : part, way.by));
  const { kind, playableAt } = CARDS[def] as { readonly kind: string; readonly playableAt?: readonly string[] };
  if (kind === 'item' && part === PART_PLAY && way.do.length === 0 && playableAt)
    pieces.push(`at ${placeNames(playableAt)}`);
  pieces.push(...targetPieces(def, part, way));
  const own = isOwnUse(def, part);
  if (own && !way.by && KIND[def] === ITEM && (way.on || way.during)) pieces.unshift('by the bearer');
  if (way.during) {
    const when = windowPieces(way.during, way.by ?? way.on?.if, own, also);
    if (isPhaseFirst(def, part, way.during)) pieces.unshift(...when);
    else pieces.push(...when);
  }
  if (part === PART_USE && isHazard(def) && way.during?.is !== 'phase' && way.during?.is !== 'any-time')
    pieces.unshift('during your opponent’s movement/hazard phase');
  if (way.if) {
    const said = `if ${own ? saidOf(hostName(def), way.if) : saysOf(way.if, 'the company')}`;
    pieces.push(way.during && way.during.is !== 'phase' ? { aside: said } : said);
  }
  return pieces.length === 0 && way.as !== 'event' ? '' : inOrder([lead, ...pieces]);
}

/** "permanent-event" for a creature that can be played as one. */
const sideText = (def: number, as: NonNullable<Way['as']>): string => {
  const card = CARDS[def];
  return as === 'event' && 'event' in card ? `${card.event}-event` : as;
};

/** One way to play or use a card. */
export const wayText = (def: number, way: Way, part: Part = PART_PLAY, also?: CheckKind): string =>
  inWordsOf(CARDS[def], () => textOfWay(def, way, part, also));

function textOfWay(def: number, way: Way, part: Part, also: CheckKind | undefined): string {
  const names = namesFor(def, part, way);
  const both = 'alsoResource' in CARDS[def] ? ' as a hazard or as a resource' : '';
  const as = way.as && way.as !== 'creature' ? ` as ${withArticle(sideText(def, way.as))}` : both;
  const lead =
    part === PART_PLAY
      ? way.as === 'event'
        ? `Also playable${as}`
        : `Playable${way.do.length === 0 && 'playableAt' in CARDS[def] ? ' only' : ''}${as}`
      : way.from
        ? 'Once stored, it may be used'
        : KIND[def] === CREATURE_CARD
          ? 'In play as an event it may be used'
          : 'May be used';
  const cost = fillNames(costsText(way.cost ?? []), names);
  const done = doneText(way);
  if (isOwnDeed(def, part)) return fillNames(deedText(def, way, cost, done), names);
  const conditions = conditionsText(def, part, way, lead, also);
  const lines: string[] = [];
  if (way.as === 'event' && done !== '') lines.push(sentence(`${conditions}: ${fillNames(done, names)}`));
  else {
    lines.push(sentence(conditions));
    if (done === '') lines.push(sentence(cost));
    else lines.push(sentence(`${cost === '' ? '' : `${capital(cost)}: `}${fillNames(done, names)}`));
  }
  if (way.once) lines.push(`Used like this, ${ONCE[way.once]}.`);
  if (way.free) lines.push('Does not count against the hazard limit.');
  else if (part === PART_USE && isHazard(def)) lines.push('This counts as one against the hazard limit.');
  return lines
    .filter((line) => line !== '')
    .map((line) => fillNames(line, names))
    .join(' ');
}

/** What a character or an ally can do: "You may tap Gandalf, targeting …: test it." */
function deedText(def: number, way: Way, cost: string, done: string): string {
  const lead = `You may ${cost === '' ? `use ${hostName(def)}` : cost}`;
  return sentence(`${conditionsText(def, PART_USE, way, lead) || lead}: ${fillSome(done, { bearer: hostName(def) })}`);
}
