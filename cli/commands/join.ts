import type { TableInfo } from '../../protocol/messages.ts';
import { ServerLink } from '../../protocol/server-link.ts';
import type { Args, Command } from '../args.ts';
import { findGame, readOptions } from '../choose.ts';
import type { Io } from '../io.ts';
import { RemoteSeat } from '../join/seat.ts';
import { type GameInfo, mySeats, readAddress, Server, seatNumber } from '../join/server.ts';
import { table as aligned } from '../text.ts';
import { Trouble } from '../trouble.ts';

export const join: Command = {
  name: 'join',
  summary: 'Plays at a table of a server, from the terminal.',
  takes: 'URL [--open GAME | --table ID] [--seat S] [--against P] [--options k=v,…] [--name N]',
  words: { least: 1, most: 1 },
  missing: 'Name the server: mathom join http://127.0.0.1:3019, or the address of a table.',
  options: {
    open: { value: 'GAME', help: 'open a new table' },
    table: { value: 'ID', help: 'sit down at this table; without it and --open, the open tables are listed' },
    seat: { value: 'S', help: 'which seat, by its name' },
    against: { value: 'P', help: 'with --open: who has the other seats: a program, open or invited' },
    options: { value: 'K=V,…', help: 'with --open: options of the game' },
    invitation: { value: 'SECRET', help: 'for a seat that is kept for you' },
    name: { value: 'N', help: 'what to call you, if you are new there' },
    token: { value: 'T', help: 'a token of your account; without it, you are a guest' },
  },
  examples: ['join http://127.0.0.1:3019 --open wotr', 'join 127.0.0.1:3019 --table abcdefgh23456789 --seat shadow'],
  async run(args, io) {
    const { address, table: inAddress } = readAddress(args.words[0]);
    const server = new Server(io, address, args.text('token'));
    const game = args.text('open');
    const id = args.text('table') ?? inAddress;
    if (game !== undefined && id !== undefined) throw new Trouble('Give --open or a table, not both.');
    if (game === undefined && id === undefined) return listTables(io, server);
    const me = await server.signIn(args.text('name'));
    const table = game === undefined ? await sitDown(args, server, `${id}`, me.id) : await open(args, io, server, game);
    io.stdout.write(`${table.title}: you are ${me.name}, at ${address}/table/${table.id}\n`);
    return play(io, server, table, me.id);
  },
};

async function listTables(io: Io, server: Server): Promise<number> {
  const { tables } = await server.get<{ tables: TableInfo[] }>('/api/tables');
  if (tables.length === 0) io.stdout.write('No table waits for players: open one with --open GAME.\n');
  const rows = tables.map(({ id, title, seats }) => [
    id,
    title,
    seats
      .map(({ name, kind, player, invited }) => `${name}: ${kind === 'open' ? (invited ? 'invited' : 'open') : player}`)
      .join(', '),
  ]);
  if (rows.length > 0) io.stdout.write(`${aligned(rows)}\n`);
  return 0;
}

async function open(args: Args, io: Io, server: Server, name: string): Promise<TableInfo> {
  const { games } = await server.get<{ games: GameInfo[] }>('/api/games');
  const game = games.find((each) => each.name === name.toLowerCase());
  if (!game)
    throw new Trouble(`There is no game "${name}" there: choose ${games.map((each) => each.name).join(', ')}.`);
  const word = args.text('seat');
  const mine = word === undefined ? 0 : seatNumber(game.seats, word);
  const other = args.text('against') ?? (game.programs.includes('rules') ? 'rules' : 'random');
  const seats = game.seats.map((_, seat) => (seat === mine ? 'me' : other));
  const options = readOptions(io, findGame(io, game.name), args.text('options'));
  type Opened = { table: TableInfo; invitations: Record<string, string> };
  const { table, invitations } = await server.post<Opened>('/api/tables', { game: game.name, options, seats });
  for (const [seat, secret] of Object.entries(invitations))
    io.stdout.write(
      `For ${game.seats[Number(seat)]}: mathom join ${server.address} --table ${table.id} --invitation ${secret}\n`,
    );
  return table;
}

async function sitDown(args: Args, server: Server, id: string, person: string): Promise<TableInfo> {
  const invitation = args.text('invitation');
  if (invitation === undefined) {
    const { table } = await server.get<{ table: TableInfo }>(`/api/tables/${encodeURIComponent(id)}`);
    if (mySeats(table, person).length > 0) return table;
    const word = args.text('seat');
    const body =
      word === undefined
        ? {}
        : {
            seat: seatNumber(
              table.seats.map(({ name }) => name),
              word,
            ),
          };
    return (await server.post<{ table: TableInfo }>(`/api/tables/${id}/join`, body)).table;
  }
  return (await server.post<{ table: TableInfo }>(`/api/tables/${encodeURIComponent(id)}/join`, { invitation })).table;
}

async function play(io: Io, server: Server, table: TableInfo, person: string): Promise<number> {
  const [seat] = mySeats(table, person);
  let sitting: RemoteSeat | undefined;
  const link = new ServerLink({
    url: server.socket,
    token: server.token,
    onMessage(message) {
      if (message.type !== 'chat') return;
      for (const line of message.lines) if (line.person !== person) sitting?.tell(`${line.name}: ${line.text}`);
    },
    onConnected(connected) {
      if (!connected) io.stderr.write('The connection is lost: trying again.\n');
    },
  });
  try {
    sitting = new RemoteSeat(io, findGame(io, table.game), (onChange) => link.watch(table.id, seat, onChange));
    return await sitting.play();
  } finally {
    link.close();
  }
}
