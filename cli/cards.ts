import { fold } from '../lib/fold.ts';
import type { CardInfo } from './card-source.ts';
import { type Io, styleFor } from './io.ts';
import { nearest, wrap } from './text.ts';
import { Trouble } from './trouble.ts';

/** Cards with this id or name, accents and capitals aside. Reprints share a name, so there may be several. */
export function findCards(io: Io, name: string): readonly CardInfo[] {
  if (io.cards.length === 0)
    throw new Trouble('There are no cards yet: they come with the games, which are being built one after the other.');
  const all = io.cards.flatMap((source) => source.cards());
  const wanted = fold(name);
  const byId = all.filter((card) => fold(card.id) === wanted);
  const found = byId.length > 0 ? byId : all.filter((card) => fold(card.name) === wanted);
  if (found.length > 0) return found;
  const near = nearest(name, [...new Set(all.map((card) => card.name))], 5);
  throw new Trouble(`There is no card "${name}"${near.length === 0 ? '.' : `; near it: ${near.join(', ')}.`}`);
}

const TOLD = new Set(['id', 'name', 'set', 'kind', 'text', 'combatText', 'where', 'implemented']);

export function showCard(io: Io, card: CardInfo): string {
  const style = styleFor(io);
  const facts = Object.entries(card)
    .filter(([key, value]) => !TOLD.has(key) && value !== undefined && value !== null)
    .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  const width = Math.min(io.stdout.columns, 100);
  return [
    `${style('bold', card.name)}  ${style('dim', `${card.id}, ${card.set}`)}`,
    [card.kind, ...facts].join(', '),
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
