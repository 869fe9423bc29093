// What one person may say: lines of chat, and the words and changes of mind that stay in the log of a game for ever.
import type { ClientMessage } from '../../protocol/messages.ts';
import { Rates } from '../rates.ts';
import { Refused } from '../refused.ts';

const minute = 60;

export class Talk {
  private readonly lines: Rates;
  /** Lines of all guests that an address may think of. */
  private readonly linesFrom: Rates;
  /** By table and person. What ends a game is always heard. */
  private readonly words = new Rates(1 / minute, 10);
  private readonly undos = new Rates(12 / minute, 30);

  constructor(linesPerMinute: number) {
    this.lines = new Rates(linesPerMinute / minute, linesPerMinute / 3);
    this.linesFrom = new Rates((4 * linesPerMinute) / minute, linesPerMinute);
  }

  check({ type, ...message }: ClientMessage, person: string, address: string): void {
    const place = 'table' in message ? `${message.table} ${person}` : person;
    if (type === 'say' && !(this.lines.take(person) && this.linesFrom.take(address)))
      throw new Refused('too-many', 'You say a great deal: wait a moment.');
    if (['away', 'offer', 'decline'].includes(type) && !this.words.take(place))
      throw new Refused('too-many', 'You have said that often enough at this table: wait a minute.');
    if (type === 'undo' && !this.undos.take(place))
      throw new Refused('too-many', 'You take back a great deal: wait a moment.');
  }
}
