// The rooms of a table: players are not told what spectators say to each other, who may see more than one of them should, and
// what partners say to each other nobody else hears, not when the game is over either.
import type { Side, Viewer } from '../../engine/game.ts';
import type { ServerMessage } from '../../protocol/messages.ts';
import { Refused } from '../refused.ts';
import type { Chat, ChatLine, PersonId, Room } from '../store/store.ts';
import type { Audience } from './audience.ts';

type ToldLine = (ServerMessage & { type: 'chat' })['lines'][number];
export type SpokenRoom = ToldLine['room'];

export interface ChatHost {
  readonly table: string;
  sides(): readonly Side[];
  /** The seats of a person at this table. */
  seatsOf(person: PersonId | null): readonly number[];
}

const sideRoom = (side: number): Room => `side-${side}`;

/** As it is told: whose team it is everybody knows who hears it. */
const toldLine = (line: ChatLine): ToldLine => ({
  ...line,
  room: line.room === 'players' || line.room === 'spectators' ? line.room : 'team',
});

export class TableChat {
  private readonly chat: Chat;
  private readonly audience: Audience;
  private readonly host: ChatHost;
  /** The last line of each room that was told. */
  private readonly told = new Map<Room, number>();

  constructor(chat: Chat, audience: Audience, host: ChatHost) {
    this.chat = chat;
    this.audience = audience;
    this.host = host;
  }

  private rooms(): readonly Room[] {
    return ['players', 'spectators', ...this.host.sides().map((_, side) => sideRoom(side))];
  }

  private isHeard(room: Room, as: Viewer): boolean {
    if (room === 'players') return true;
    if (as === 'spectator') return room === 'spectators';
    return this.host.sides().some(({ seats }, side) => room === sideRoom(side) && seats.includes(as));
  }

  /** What was said before is shown to whoever comes. */
  async begin(): Promise<void> {
    for (const room of this.rooms())
      this.told.set(room, (await this.chat.last(this.host.table, room, 1)).at(-1)?.number ?? 0);
  }

  /** The last lines that somebody who looks may read, by room. */
  shownTo(as: Viewer, count: number): Promise<readonly ToldLine[][]> {
    const rooms = this.rooms().filter((room) => this.isHeard(room, as));
    return Promise.all(rooms.map(async (room) => (await this.chat.last(this.host.table, room, count)).map(toldLine)));
  }

  async say(person: PersonId, room: SpokenRoom | undefined, text: string): Promise<void> {
    const [seat] = this.host.seatsOf(person);
    const where = room ?? (seat === undefined ? 'spectators' : 'players');
    if ((seat === undefined) !== (where === 'spectators'))
      throw new Refused('not-yours', 'Players and spectators have rooms of their own.');
    const stored = where === 'team' ? this.teamOf(person) : where;
    await this.chat.say(this.host.table, stored, person, text);
  }

  /** The room of those who play with a person. */
  private teamOf(person: PersonId): Room {
    const mine = this.host.seatsOf(person);
    const sides = this.host.sides();
    const side = sides.findIndex(({ seats }) => mine.every((seat) => seats.includes(seat)));
    const team = sides[side];
    if (!team) throw new Refused('bad-request', 'You play for more than one side here.');
    if (team.seats.length === mine.length) throw new Refused('bad-request', 'You have no partner here.');
    return sideRoom(side);
  }

  async catchUp(): Promise<void> {
    for (const room of this.rooms()) {
      const lines = await this.chat.lines(this.host.table, room, this.told.get(room) ?? 0);
      const last = lines.at(-1);
      if (!last) continue;
      this.told.set(room, last.number);
      this.audience.tell(
        { type: 'chat', table: this.host.table, lines: lines.map(toldLine) },
        ({ as, person }) => this.isHeard(room, as) && (room !== 'spectators' || this.host.seatsOf(person).length === 0),
      );
    }
  }
}
