import type { Outcome, Side, State, Viewer } from '../../engine/game.ts';
import { carryView } from '../../engine/migrate.ts';
import type { GameLog, Session } from '../../engine/session.ts';
import { singly, whoWins } from '../../engine/sides.ts';
import type { AnyGame } from '../../games/all.ts';
import { toldEnd } from '../../protocol/outcome.ts';
import type { Telling } from '../../protocol/telling.ts';
import { ToldGame } from '../../protocol/told-game.ts';
import { analysed, analysisText } from '../analysis.ts';
import type { Args, Command } from '../args.ts';
import { type Io, printJson, styleFor } from '../io.ts';
import { type Entry, heard, loadSave, type Replayed, replayLog, tellingIn } from '../record.ts';
import { counted } from '../text.ts';
import { Trouble } from '../trouble.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'Plays a saved game again and prints what happened; one of older rules as it was told.',
  takes: 'FILE [--to N] [--seat NAME] [--analyse] [--json]',
  words: { least: 1, most: 1 },
  missing: 'Name the saved game: mathom replay FILE.',
  options: {
    to: { value: 'N', help: 'stop after the first N moves' },
    seat: { value: 'NAME', help: 'tell only what this seat knew' },
    analyse: { help: 'a finished game in hindsight: who was winning, what turned it, missed plans, choices and luck' },
    seconds: { value: 'S', help: 'look at choices again for so long at most, with --analyse (30)' },
    json: { help: 'print the moves, events and position as data' },
  },
  examples: ['replay game.mathom', 'replay game.mathom --to 20 --seat shadow', 'replay game.mathom --analyse'],
  async run(args, io) {
    const { game, log } = loadSave(io, args.words[0]);
    const telling = tellingIn(log);
    // What other rules have played is shown as it was told.
    if (telling && (log.version !== game.version || log.earlier || log.moves.length === 0))
      return showTold(args, io, game, telling);
    if (args.flag('analyse')) return showAnalysis(args, io, game, log);
    const upTo = args.count('to', 0, log.moves.length);
    const replayed = replayLog(game, log, upTo);
    const { session, entries, stopped } = replayed;
    const name = args.text('seat');
    const viewer = name === undefined ? 'all' : session.seats.indexOf(name);
    if (viewer === -1) throw new Trouble(`There is no seat "${name}": choose ${session.seats.join(', ')}.`);
    if (args.flag('json')) printJson(io, asData(replayed, viewer));
    else {
      const style = styleFor(io);
      io.stdout.write(`${style('bold', `${game.title}, seed ${session.seed}`)}\n`);
      entries.forEach((entry, i) => {
        io.stdout.write(entryLines(io, session.seats, entry, i + 1, viewer));
      });
      io.stdout.write(`\n${position(session, viewer)}\n\n${ending(session)}\n`);
    }
    if (!stopped) return 0;
    throw new Trouble(stopped.message, 1);
  },
};

function showAnalysis(args: Args, io: Io, game: AnyGame, log: GameLog): number {
  const found = analysed(io, game, log, args.count('seconds', 1, 100_000) ?? 30);
  if (args.flag('json')) printJson(io, found);
  else io.stdout.write(`${styleFor(io)('bold', game.title)}\n${analysisText(io, game, log, found)}`);
  return 0;
}

type Watcher = Viewer | 'all';

function showTold(args: Args, io: Io, game: AnyGame, telling: Telling): number {
  const told = new ToldGame(telling, (view, version) => carryView(game, view, version));
  const { seats, parts, sides = singly(seats) } = telling;
  const { outcome } = told;
  const upTo = args.count('to', 0, told.moves.length) ?? told.moves.length;
  const name = args.text('seat');
  const watcher = name === undefined ? told.eyes[told.eyes.length - 1] : seats.indexOf(name);
  if (watcher === -1 || !told.eyes.includes(watcher))
    throw new Trouble(
      `What ${name} saw is not told: choose ${told.eyes.map((eyes) => seats[Number(eyes)] ?? eyes).join(', ')}.`,
    );
  const entries = told.moves.slice(0, upTo).map(({ seat, text, events }) => ({ seat, text, label: text, events }));
  const { view } = told.look(upTo, watcher === 'all' ? 'spectator' : watcher);
  const versions = parts.map(({ version }) => version);
  if (args.flag('json'))
    printJson(io, {
      game: telling.game,
      versions,
      options: telling.options,
      seats,
      moves: movesAsData(entries, seats, watcher),
      position: view,
      outcome: outcome && toldEnd(outcome),
    });
  else {
    const rules = `told under version ${versions.join(', then ')} of the rules`;
    io.stdout.write(`${styleFor(io)('bold', `${game.title}, ${rules}`)}\n`);
    entries.forEach((entry, i) => void io.stdout.write(entryLines(io, seats, entry, i + 1, watcher)));
    io.stdout.write(`\n${shown(game, view)}\n`);
    if (outcome && upTo === told.moves.length) io.stdout.write(`\n${ended(outcome, sides, upTo)}\n`);
  }
  return 0;
}

/** Another seat's move may name what this one does not know; its events say what it does. */
const mayRead = (entry: Entry, watcher: Watcher): boolean => watcher === 'all' || watcher === entry.seat;

function entryLines(io: Io, seats: readonly string[], entry: Entry, number: number, watcher: Watcher): string {
  const style = styleFor(io);
  const move = mayRead(entry, watcher) ? entry.text : '…';
  const lines = [`${String(number).padStart(4)}  ${seats[entry.seat]}: ${move}`];
  for (const event of entry.events) {
    const text = heard(event, watcher);
    if (text !== undefined) lines.push(`        ${text}${event.rule ? style('dim', `  ${event.rule}`) : ''}`);
  }
  return `${lines.join('\n')}\n`;
}

function position({ game, state }: Session<State, unknown>, watcher: Watcher): string {
  return game.show(game.view(state, watcher === 'all' ? 'spectator' : watcher)).trimEnd();
}

/** A view of rules that are long gone may have nothing of what is shown now. */
function shown(game: AnyGame, view: unknown): string {
  try {
    return game.show(view).trimEnd();
  } catch {
    return 'The position cannot be shown here: it was told under other rules.';
  }
}

/** Who won and by which rule, or who must choose now. */
export function ending({ game, state, seats, sides, moves }: Session<State, unknown>): string {
  const outcome = game.outcome(state);
  const after = `after ${counted(moves.length, 'move')}`;
  if (!outcome)
    return `${game
      .decisions(state)
      .map(({ seat }) => seats[seat])
      .join(' and ')} to choose ${after}.`;
  return ended(outcome, sides, moves.length);
}

function ended(outcome: Outcome, sides: readonly Side[], moves: number): string {
  const { reason, rule } = outcome;
  return `${whoWins(sides, outcome)} after ${counted(moves, 'move')}: ${reason} (${rule}).`;
}

const movesAsData = (entries: readonly Entry[], seats: readonly string[], watcher: Watcher): unknown =>
  entries.map((entry) => ({
    seat: seats[entry.seat],
    ...(mayRead(entry, watcher) && { move: entry.text, label: entry.label }),
    events: entry.events.flatMap((event) => {
      const text = heard(event, watcher);
      return text === undefined ? [] : [{ type: event.type, rule: event.rule, text }];
    }),
  }));

function asData({ session, entries, stopped }: Replayed, watcher: Watcher): unknown {
  const { game, state, seats, options, seed } = session;
  const outcome = game.outcome(state);
  return {
    game: game.name,
    version: game.version,
    options,
    seed,
    seats,
    moves: movesAsData(entries, seats, watcher),
    position: watcher === 'all' ? game.position(state) : game.view(state, watcher),
    outcome: outcome ? toldEnd(outcome) : null,
    toChoose: game.decisions(state).map(({ seat }) => seats[seat]),
    error: stopped?.message ?? null,
  };
}
