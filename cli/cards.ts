import { fold } from '../lib/fold.ts';
import type { CardInfo } from './card-source.ts';
import { type Io, styleFor } from './io.ts';
import { nearest, wrap } from './text.ts';
import { Trouble } from './trouble.ts';

/** Letters and digits alone: nobody has to find the accents, hyphens and apostrophes of a name on his keyboard. */
const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Cards with this name or id, accents, marks and capitals aside. A hero's and a minion's card may share a name: both are found. */
export function findCards(io: Pick<Io, 'cards'>, name: string, game?: string): readonly CardInfo[] {
  if (io.cards.length === 0)
    throw new Trouble('There are no cards yet: they come with the games, which are being built one after the other.');
  const sources = game === undefined ? io.cards : io.cards.filter((source) => source.game === game);
  const all = sources.flatMap((source) => source.cards());
  const wanted = plain(name);
  const named = all.filter((card) => plain(card.name) === wanted);
  const found = named.length > 0 ? named : all.filter((card) => plain(card.id) === wanted);
  if (found.length > 0) return found;
  const near = nearest(name, [...new Set(all.map((card) => card.name))], 5);
  throw new Trouble(`There is no card "${name}"${near.length === 0 ? '.' : `; near it: ${near.join(', ')}.`}`);
}

const TOLD = new Set(['id', 'name', 'set', 'kind', 'text', 'combatText', 'where', 'implemented']);

/** `direct influence 2`, `skills scout, sage`, `unique`; what is more than a word or a number is told by the text. */
function factText(key: string, value: unknown): string[] {
  const name = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (value === true) return [name];
  if (Array.isArray(value))
    return value.every((one) => typeof one !== 'object') && value.length > 0 ? [`${name} ${value.join(', ')}`] : [];
  return typeof value === 'object' || value === false ? [] : [`${name} ${value}`];
}

export function showCard(io: Io, card: CardInfo): string {
  const style = styleFor(io);
  const facts = Object.entries(card)
    .filter(([key, value]) => !TOLD.has(key) && value !== undefined && value !== null)
    .flatMap(([key, value]) => factText(key, value));
  const width = Math.min(io.stdout.columns, 100);
  return [
    `${style('bold', card.name)}  ${style('dim', `${card.id}, ${card.set}`)}`,
    wrap([card.kind, ...facts].join('; '), width),
    ...[
      card.text,
      card['combatText'] && `In battle: ${card['combatText']}`,
      card['where'] && `Where: ${card['where']}.`,
    ]
      .filter((text) => typeof text === 'string' && text !== '')
      .map((text) => wrap(String(text), width, '  ')),
    ...(card.implemented ? [] : [style('yellow', 'The engine cannot yet do what this card says.')]),
    '',
  ].join('\n');
}
