// A whole program that plays: it takes a seat with its token and makes any move that it is offered. PROTOCOL.md tells the rest.
//   node examples/bot.ts http://127.0.0.1:3019 TOKEN TABLE [SEAT]
import process from 'node:process';

const [server, token, table, seat] = process.argv.slice(2);
if (!table) throw new Error('Usage: node examples/bot.ts SERVER TOKEN TABLE [SEAT]');
const place = { table, ...(seat && { seat: Number(seat) }) };
let view: { question: { choices: { move: string }[] } | null } = { question: null };
let count = 0;

await fetch(`${server}/api/tables/${table}/join`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  body: JSON.stringify(seat ? { seat: Number(seat) } : {}),
});

function connect(): void {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/socket`);
  const send = (message: object) => socket.send(JSON.stringify({ id: String(++count), ...message }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'welcome' && !message.re) send({ type: 'hello', protocol: 1, token });
    else if (message.type === 'welcome') send({ type: 'watch', ...place });
    if (message.type === 'table') view = message.view ?? view;
    if (message.type === 'changed') for (const [path, ...value] of message.patch) change(path, value);
    if (message.info?.status === 'finished') process.exit(0);
    const choices = view.question?.choices ?? [];
    const chosen = choices[Math.floor(Math.random() * choices.length)];
    if ('version' in message && 'as' in message && chosen)
      send({ type: 'play', ...place, version: message.version, move: chosen.move });
  };
  socket.onclose = () => setTimeout(connect, 1000); // the table remembers: just watch it again
}

/** [path, value] puts a value there; [path] takes away what is there. */
function change(path: (string | number)[], value: unknown[]): void {
  let at = view as unknown as Record<string, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  if (value.length > 0) at[path[path.length - 1]] = value[0];
  else delete at[path[path.length - 1]];
}

connect();
