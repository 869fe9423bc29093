// The two rooms of a table: players are not told what spectators say to each other, who may see more than one of them should.
import type { Chat, PersonId, Room } from '../store/store.ts';
import type { Audience } from './audience.ts';
import { Refused } from './refused.ts';

const ROOMS = ['players', 'spectators'] as const;

export class TableChat {
  private readonly chat: Chat;
  private readonly audience: Audience;
  private readonly table: string;
  private readonly plays: (person: PersonId | null) => boolean;
  /** The last line of each room that was told. */
  private readonly told = { players: 0, spectators: 0 };

  constructor(chat: Chat, audience: Audience, table: string, plays: (person: PersonId | null) => boolean) {
    this.plays = plays;
    this.chat = chat;
    this.audience = audience;
    this.table = table;
  }

  /** What was said before is shown to whoever comes. */
  async begin(): Promise<void> {
    for (const room of ROOMS) this.told[room] = (await this.chat.last(this.table, room, 1)).at(-1)?.number ?? 0;
  }

  async say(person: PersonId, room: Room | undefined, text: string): Promise<void> {
    const plays = this.plays(person);
    const where = room ?? (plays ? 'players' : 'spectators');
    if (plays !== (where === 'players'))
      throw new Refused('not-yours', 'Players and spectators have rooms of their own.');
    await this.chat.say(this.table, where, person, text);
  }

  async catchUp(): Promise<void> {
    for (const room of ROOMS) {
      const lines = await this.chat.lines(this.table, room, this.told[room]);
      if (lines.length === 0) continue;
      this.told[room] = lines[lines.length - 1].number;
      this.audience.tell(
        { type: 'chat', table: this.table, lines: [...lines] },
        ({ as, person }) => room === 'players' || (as === 'spectator' && !this.plays(person)),
      );
    }
  }
}
