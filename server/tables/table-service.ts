// Tables before and after the game: opening, seats, invitations, the start, the save file, the rematch.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Options, OptionValue, Seat } from '../../engine/game.ts';
import { completeOptions, isText, OptionError, optionsOf, shownOptions } from '../../engine/options.ts';
import type { AnyGame } from '../../games/all.ts';
import { there } from '../../lib/there.ts';
import type { Player } from '../../players/player.ts';
import type { TableInfo } from '../../protocol/messages.ts';
import type { JoinRequest, OpenRequest } from '../../protocol/requests.ts';
import { Rates } from '../rates.ts';
import { noSuchTable, Refused } from '../refused.ts';
import type { NewTable, Person, Store, Table } from '../store/store.ts';
import type { Archive } from './archive.ts';
import { belongsTo, infoOf, maySee, seatsOf, sitterOf } from './info.ts';
import type { LiveTables } from './live-tables.ts';
import { saveFileOf } from './save-file.ts';
import { rematchSignal } from './signals.ts';

export interface Opened {
  readonly table: TableInfo;
  /** By seat: the secret of its invitation. */
  readonly invitations: Readonly<Record<Seat, string>>;
}

const newSecret = (): string => randomBytes(24).toString('base64url');
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const voidLink = (): Refused => new Refused('not-found', 'This table is not watched by this link any more.');

const accountsOnly = (): Refused =>
  new Refused(
    'needs-account',
    'This table is rated, so it is for people with an account: make one, it takes a moment.',
  );

/** What counts is played between people who can be known again, and comes to an end. */
function checkRated(person: Person, { seats, clock }: OpenRequest): void {
  if (person.kind !== 'account') throw accountsOnly();
  if (seats.length < 2 || seats.filter((who) => who === 'me').length > 1)
    throw new Refused('bad-request', 'A rated game is played by different people: take one seat.');
  if (seats.some((who) => !['me', 'open', 'invited'].includes(who)))
    throw new Refused('bad-request', 'Programs have no rating: a rated game is between people.');
  if (!clock) throw new Refused('bad-request', 'A rated game needs a clock, so that it ends.');
}

function checkRatedSeat(table: Table, person: Person): void {
  if (person.kind !== 'account') throw accountsOnly();
  if (seatsOf(table, person.id).length > 0) throw new Refused('taken', 'You have a seat at this table: it is rated.');
}

/** The seats change round: what a player has brought goes with him. */
function turnedRound({ options: specs }: AnyGame, options: Options, seats: number): Record<string, OptionValue> {
  const turned: Record<string, OptionValue> = { ...options };
  for (let seat = 0; seat < seats; seat++) {
    const [from, to] = [optionsOf(specs, (seat + 1) % seats), optionsOf(specs, seat)];
    for (const [i, key] of to.entries()) {
      const brought = options[from[i] ?? ''];
      if (brought !== undefined) turned[key] = brought;
    }
  }
  return Object.values(options).some(isText) ? turned : { ...options };
}

/** What a seat has brought as a whole text, such as a deck, put back to what it was before. */
function withoutBrought({ options: specs }: AnyGame, options: Options, seat: Seat): Options {
  const brought = optionsOf(specs, seat).filter((key) => isText(options[key] ?? ''));
  return Object.fromEntries(brought.map((key) => [key, there(specs[key]).default]));
}

/** How many tables one person may have open or under way at once, and how many of programs alone. */
const mostTables = 100;
const mostAlone = 3;
/** A table of programs alone is so many others. */
const aloneCost = 10;
const hour = 60 * 60 * 1000;

export class TableService {
  private readonly store: Store;
  private readonly games: readonly AnyGame[];
  private readonly playersOf: (game: string) => readonly Player<never>[];
  private readonly live: LiveTables;
  private readonly archive: Archive;
  private readonly secret: string;
  private readonly now: () => number;
  /** By address. */
  private readonly opening: Rates;
  newSeed = newSecret;

  constructor(
    store: Store,
    games: readonly AnyGame[],
    playersOf: (game: string) => readonly Player<never>[],
    live: LiveTables,
    archive: Archive,
    secret: string,
    now: () => number,
    tablesPerMinute: number,
  ) {
    this.opening = new Rates(tablesPerMinute / 60, tablesPerMinute * 5);
    this.store = store;
    this.games = games;
    this.playersOf = playersOf;
    this.live = live;
    this.archive = archive;
    this.secret = secret;
    this.now = now;
  }

  private game(name: string): AnyGame {
    const game = this.games.find((each) => each.name === name);
    if (game) return game;
    const names = this.games.map((each) => each.name).join(', ');
    throw new Refused('bad-request', `There is no game "${name}" here: choose ${names}.`);
  }

  async open(person: Person, request: OpenRequest, address: string): Promise<Opened> {
    const game = this.game(request.game);
    const options = this.options(game, request.options);
    const names = game.seats(options);
    if (request.seats.length !== names.length)
      throw new Refused('bad-request', `${game.title} has ${names.length} seats: ${names.join(', ')}.`);
    const isAlone = request.seats.every((who) => !['me', 'open', 'invited'].includes(who));
    await this.checkBurden(person, address, isAlone);
    const invitations: Record<Seat, string> = {};
    const seats = request.seats.map((who, seat): NewTable['seats'][number] => {
      const name = there(names[seat]);
      if (who === 'me') return { name, sitter: { person: person.id } };
      if (who === 'open') return { name };
      if (who !== 'invited') return { name, sitter: { bot: this.program(game, who) } };
      const secret = newSecret();
      invitations[seat] = secret;
      return { name, invitation: hashOf(secret) };
    });
    const { visibility, rated, clock } = request;
    if (rated) checkRated(person, request);
    const table = await this.create(game, { options, visibility, rated, clock, seats, host: person.id });
    return { table: await this.info(await this.startIfFull(table)), invitations };
  }

  /** Tables cost memory, and those of programs alone time as well. */
  private async checkBurden(person: Person, address: string, isAlone = false): Promise<void> {
    const { tables, alone } = await this.store.tables.burden(person.id, this.now() - hour);
    if (isAlone && alone >= mostAlone)
      throw new Refused(
        'too-many',
        `Programs play at ${alone} tables of yours: let them finish, or come back in an hour.`,
      );
    if (!isAlone && tables >= mostTables)
      throw new Refused('too-many', `You have ${tables} tables: finish or leave one first.`);
    if (!this.opening.take(address, isAlone ? aloneCost : 1))
      throw new Refused('too-many', 'Too many tables were opened from your address: wait a minute.');
  }

  private create(game: AnyGame, table: Omit<NewTable, 'game' | 'rules' | 'seed'>): Promise<Table> {
    return this.store.tables.create({ ...table, game: game.name, rules: game.version, seed: this.newSeed() });
  }

  /** All options, once the game can be laid out with them: it reads and checks what is a whole text. */
  private options(game: AnyGame, given: Options): Options {
    try {
      const options = completeOptions(game.options, given);
      if (Object.values(options).some(isText)) game.create(options, '');
      return options;
    } catch (error) {
      if (error instanceof OptionError) throw new Refused('bad-request', error.message);
      throw error;
    }
  }

  private program(game: AnyGame, name: string): string {
    const names = this.playersOf(game.name).map((player) => player.name);
    if (names.includes(name)) return name;
    throw new Refused('bad-request', `A seat is me, open, invited, or a program (${names.join(', ')}), not "${name}".`);
  }

  /** The table as it is, for somebody who may see it. */
  async find(id: string, person: Person | null): Promise<Table> {
    const table = await this.store.tables.find(id);
    if (!table || !maySee(table, person?.id ?? null)) throw noSuchTable();
    return table;
  }

  async info(table: Table): Promise<TableInfo> {
    const seed = table.status === 'finished' ? await this.store.tables.seed(table.id) : undefined;
    return infoOf(table, this.known(table), this.now(), seed);
  }

  private known = ({ game }: Table): AnyGame | undefined => this.games.find(({ name }) => name === game);

  /** The table as it is kept, without what is the secret of others. */
  shownTo(table: Table, person: Person): Table {
    const specs = this.known(table)?.options ?? {};
    return { ...table, options: shownOptions(specs, table.options, seatsOf(table, person.id)) };
  }

  /** The table that an invitation leads to, and its seat. */
  async invited(secret: string): Promise<{ readonly table: TableInfo; readonly seat: Seat }> {
    const found = await this.store.tables.invited(hashOf(secret));
    const table = found && (await this.store.tables.find(found.table));
    if (!found || !table) throw new Refused('not-found', 'This invitation has been used or withdrawn.');
    return { table: await this.info(table), seat: found.seat };
  }

  async join(id: string, person: Person, { seat, invitation, options }: JoinRequest): Promise<TableInfo> {
    const kept = invitation === undefined ? undefined : await this.store.tables.invited(hashOf(invitation));
    const isInvited = kept?.table === id;
    const table = await this.store.tables.find(id);
    if (!table || !(isInvited || belongsTo(table, person.id))) throw noSuchTable();
    const place = seat ?? (isInvited ? kept.seat : this.freeSeat(table));
    const brings = Object.keys(options).length > 0;
    if (seatsOf(table, person.id).includes(place)) {
      if (brings) throw new Refused('taken', 'You sit there: leave the seat and take it again with other options.');
      return this.info(await this.startIfFull(table));
    }
    if (place >= table.seats.length) throw new Refused('bad-request', 'There is no such seat.');
    // Who has gone has left a hand behind that is for nobody else to see.
    if (table.status !== 'open') throw new Refused('closed', 'The game has begun: nobody takes over a seat.');
    if (table.rated) checkRatedSeat(table, person);
    if (brings) this.checkBrought(table, place, options);
    const done = await this.store.tables.take(
      id,
      place,
      { person: person.id },
      invitation === undefined ? undefined : hashOf(invitation),
      options,
    );
    if (done === 'closed') throw new Refused('closed', 'The game is over.');
    if (done === 'taken') throw new Refused('taken', 'That seat is taken, or kept for somebody who is invited.');
    return this.info(await this.startIfFull(await this.find(id, person)));
  }

  /** Who sits down brings what is his own, such as his deck, before the game begins. */
  private checkBrought(table: Table, seat: Seat, options: Options): void {
    const game = this.game(table.game);
    const own = optionsOf(game.options, seat);
    const other = Object.keys(options).find((key) => !own.includes(key));
    if (other !== undefined)
      throw new Refused(
        'bad-request',
        `${own.length === 0 ? 'That seat has no options of its own' : `That seat brings ${own.join(', ')}`}, not "${other}".`,
      );
    this.options(game, { ...table.options, ...options });
  }

  private freeSeat(table: Table): Seat {
    const free = table.seats.findIndex(({ occupant, invited }) => occupant.kind === 'open' && !invited);
    if (free < 0) throw new Refused('taken', 'There is no free seat at this table.');
    return free;
  }

  /** Gets up before the game has begun. A game that has begun is resigned, not left. */
  async leave(id: string, person: Person, seat: Seat | undefined): Promise<void> {
    const table = await this.find(id, person);
    const mine = seatsOf(table, person.id);
    const place = seat ?? mine[0];
    if (place === undefined || !mine.includes(place)) throw new Refused('not-yours', 'You do not sit there.');
    if (table.status !== 'open') throw new Refused('closed', 'The game has begun: resign instead of leaving.');
    await this.getUp(table, person, place);
  }

  /** What he has brought goes with him: the next who sits there does not read it. */
  private async getUp(table: Table, person: Person, seat: Seat): Promise<void> {
    const game = this.known(table);
    const options = game ? withoutBrought(game, table.options, seat) : {};
    await this.store.tables.leave(table.id, seat, { person: person.id }, options);
    const left = await this.store.tables.find(table.id);
    const isEmpty = left?.seats.every((each) => sitterOf(each) === undefined);
    if (isEmpty && left?.status === 'open') await this.store.tables.remove(table.id);
  }

  /** Gets up everywhere where no game has begun, before he is gone for good. */
  async leaveAll(person: Person): Promise<void> {
    for (let after: string | null | undefined; after !== null; ) {
      const page = await this.store.tables.of(person.id, { after, limit: 100 });
      for (const table of page.items)
        if (table.status === 'open')
          for (const seat of seatsOf(table, person.id)) await this.getUp(table, person, seat);
      after = page.next;
    }
  }

  async start(id: string, person: Person): Promise<TableInfo> {
    const table = await this.startIfFull(await this.find(id, person));
    if (table.status === 'open')
      throw new Refused('closed', 'There are open seats: the game begins when all are taken.');
    return this.info(table);
  }

  private async startIfFull(table: Table): Promise<Table> {
    if (table.status !== 'open' || table.seats.some(({ occupant }) => occupant.kind === 'open')) return table;
    const game = this.game(table.game);
    const seed = await this.store.tables.seed(table.id);
    if (seed === undefined) throw noSuchTable();
    const toMove = game.decisions(game.create(table.options, seed)).map(({ seat }) => seat);
    await this.store.tables.start(table.id, { toMove, deadline: null }, game.version);
    await this.live.get(table.id); // so that its programs begin
    return (await this.store.tables.find(table.id)) ?? table;
  }

  /** A new secret for an open seat; the one before is void. */
  async invite(id: string, person: Person, seat: Seat): Promise<string> {
    const table = await this.find(id, person);
    if (table.host !== person.id) throw new Refused('not-yours', 'Only who opened the table invites to it.');
    if (seat >= table.seats.length) throw new Refused('bad-request', 'There is no such seat.');
    const secret = newSecret();
    if ((await this.store.tables.invite(id, seat, hashOf(secret))) !== 'ok')
      throw new Refused('taken', 'That seat is taken.');
    return secret;
  }

  /** A link by which friends look on at a private table, in the place of the one before; or none, and who came by it goes. */
  async letWatch(id: string, person: Person, open: boolean): Promise<string | null> {
    const table = await this.find(id, person);
    if (!belongsTo(table, person.id)) throw new Refused('not-yours', 'Only who sits there lets others watch.');
    if (table.visibility === 'listed')
      throw new Refused('bad-request', 'Anybody may watch this table: send its address.');
    const secret = open ? newSecret() : null;
    await this.store.tables.letWatch(id, secret === null ? null : hashOf(secret));
    return secret;
  }

  /** The table that a link leads to for those who look on. */
  async watchable(secret: string): Promise<TableInfo> {
    const id = await this.store.tables.watchable(hashOf(secret));
    const table = id === undefined ? undefined : await this.store.tables.find(id);
    if (!table) throw voidLink();
    return this.info(table);
  }

  async admit(secret: string, person: Person): Promise<TableInfo> {
    const { id } = await this.watchable(secret);
    const done = await this.store.tables.admit(id, hashOf(secret), person.id);
    if (done === 'void') throw voidLink();
    if (done === 'full') throw new Refused('too-many', 'As many look on at this table as may.');
    return this.info(await this.find(id, person));
  }

  /** The whole game, when it is over. */
  async save(id: string, person: Person | null): Promise<string> {
    const table = await this.find(id, person);
    return saveFileOf(this.store, this.archive, table, this.known(table)?.options ?? {}, person?.id ?? null);
  }

  /** The same people again with the seats changed round. Whoever asks second joins the table that the first has opened. */
  async rematch(id: string, person: Person, address: string): Promise<TableInfo> {
    const old = await this.find(id, person);
    if (old.status !== 'finished') throw new Refused('not-over', 'The game is not over.');
    if (seatsOf(old, person.id).length === 0) throw new Refused('not-yours', 'You did not play this game.');
    const table = (await this.store.tables.rematch(id)) ?? (await this.openRematch(old, person, address));
    const seat = this.nextSeats(old).findIndex((each) => each.person === person.id);
    const isThere = table.status !== 'open' || seatsOf(table, person.id).includes(seat);
    const joined = await this.join(table.id, person, {
      seat,
      invitation: this.rematchSecret(old, person.id),
      options: isThere ? {} : this.broughtAgain(old, table, seat),
    });
    await this.store.signal(id, rematchSignal(table.id));
    return joined;
  }

  private nextSeats(old: Table): readonly { person: string | undefined; bot: string | undefined }[] {
    const seats = old.seats.map((seat) => ({
      person: sitterOf(seat),
      bot: seat.occupant.kind === 'bot' ? seat.occupant.name : undefined,
    }));
    const [first, ...others] = seats;
    return [...others, there(first)];
  }

  private rematchSecret = (old: Table, person: string): string =>
    createHmac('sha256', this.secret).update(`rematch:${old.id}:${person}`).digest('base64url');

  /** What a player brought to the game before, for the seat that he has now. */
  private broughtAgain(old: Table, table: Table, seat: Seat): Options {
    const game = this.game(old.game);
    const turned = turnedRound(game, old.options, table.seats.length);
    const own = optionsOf(game.options, seat);
    return Object.fromEntries(Object.entries(turned).filter(([key, value]) => own.includes(key) && isText(value)));
  }

  private async openRematch(old: Table, host: Person, address: string): Promise<Table> {
    await this.checkBurden(host, address);
    const game = this.game(old.game);
    const names = game.seats(old.options);
    const seats = this.nextSeats(old).map(({ person, bot }, seat): NewTable['seats'][number] => {
      const name = there(names[seat]);
      if (bot !== undefined) return { name, sitter: { bot } };
      if (person === host.id) return { name, sitter: { person } };
      return person === undefined ? { name } : { name, invitation: hashOf(this.rematchSecret(old, person)) };
    });
    const { visibility, rated, clock } = old;
    const options = turnedRound(game, old.options, names.length);
    // What another brought waits for him at the old table: here somebody else might be let into his seat.
    for (const [seat, { sitter }] of seats.entries())
      if (!sitter) Object.assign(options, withoutBrought(game, options, seat));
    return this.create(game, { options, visibility, rated, clock, seats, host: host.id, rematchOf: old.id });
  }
}
