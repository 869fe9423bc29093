// Plays and writes the golden games that the tests replay: node scripts/golden.ts wotr, or meccg
// Those that still come to the same are kept. Playing one anew changes what an old game led to: do it only when a rule or a deck was
// meant to change, and say so in the commit.
// What is kept of the version for ever (test/GAME/released) is written with them; node scripts/golden.ts wotr told writes only that.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { sha256 } from '../engine/commitment.ts';
import type { Options } from '../engine/game.ts';
import { seedRandom } from '../engine/random.ts';
import { readSave, writeSave } from '../engine/save.ts';
import { type GameLog, Session } from '../engine/session.ts';
import { endingKey } from '../engine/sides.ts';
import { type AnyGame, GAMES } from '../games/all.ts';
import { playersOf } from '../players/all.ts';
import type { Player } from '../players/player.ts';
import { turnFor } from '../players/turn.ts';
import { writeRelease } from './release.ts';

/** What a golden game came to. */
export interface Golden {
  readonly file: string;
  readonly moves: number;
  readonly outcome: string;
  /** SHA-256 of the last state. */
  readonly digest: string;
}

export const digestOf = (state: unknown): string => sha256(new TextEncoder().encode(JSON.stringify(state)));

export function outcomeOf(session: Session): string {
  const outcome = session.game.outcome(session.state);
  return outcome ? endingKey(session.sides, outcome) : 'unfinished';
}

interface Kind {
  /** In seat order. */
  readonly players: readonly string[];
  readonly options: Options;
  readonly games: number;
  /** What its files are called; after its players when absent. */
  readonly name?: string;
}

/** Short games of random players: the files stay small, and every folder of the rules has its share. */
const SHORT: Options = { turnLimit: 12 };
const random = (name: string, options: Options, games = 1): Kind => ({
  name,
  players: options['solitaire'] ? ['random'] : ['random', 'random'],
  options: { ...SHORT, ...options },
  games,
});
/** Rules by agreement: LE-O and company against company (MX-12). In the games named here Hobbits burgle and companies fight. */
const AGREED: Options = { gorgoroth: true, burglary: true, revisited: true, twoStrikes: true, companyCombat: true };
const rules = (deckOne: string, deckTwo: string): Kind => ({
  name: `rules-${deckOne}-${deckTwo}`,
  players: ['rules', 'rules'],
  options: { deckOne, deckTwo },
  games: 1,
});

/** By game: players in seat order, options, and how many games of the kind. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  wotr: [
    { players: ['random', 'random'], options: { turnLimit: 12 }, games: 8 },
    { players: ['rules', 'random'], options: {}, games: 4 },
    { players: ['random', 'rules'], options: {}, games: 4 },
    { players: ['rules', 'rules'], options: {}, games: 10 },
    { name: 'three-random', players: ['random'], options: { players: 3, turnLimit: 12 }, games: 2 },
    { name: 'four-random', players: ['random'], options: { players: 4, turnLimit: 12 }, games: 2 },
    { name: 'three-rules', players: ['rules'], options: { players: 3 }, games: 2 },
    { name: 'four-rules', players: ['rules'], options: { players: 4 }, games: 2 },
    { name: 'twilight-rules', players: ['rules', 'rules'], options: { twilight: true }, games: 2 },
    { name: 'twilight-random', players: ['random', 'random'], options: { twilight: true, turnLimit: 12 }, games: 2 },
    { name: 'twilight-three-rules', players: ['rules'], options: { players: 3, twilight: true }, games: 1 },
    { name: 'twilight-four-rules', players: ['rules'], options: { players: 4, twilight: true }, games: 1 },
    {
      name: 'twilight-three-random',
      players: ['random'],
      options: { players: 3, twilight: true, turnLimit: 12 },
      games: 1,
    },
    {
      name: 'twilight-four-random',
      players: ['random'],
      options: { players: 4, twilight: true, turnLimit: 12 },
      games: 1,
    },
  ],
  meccg: [
    // These six are told for ever: the room that releases have ends with them.
    random('random-decks', { deckOne: 'random', deckTwo: 'random' }, 6),
    random('minions', { deckOne: 'random-minion', deckTwo: 'random-minion' }, 3),
    random('mixed', { deckOne: 'random', deckTwo: 'random-minion' }, 3),
    random('three', { players: 3, deckTwo: 'hoarmurath', deckThree: 'alatar', turnLimit: 6 }),
    random('solitaire', { deckOne: 'alatar', deckTwo: 'random', solitaire: true, turnLimit: 20 }, 2),
    random('draft', { deckOne: 'gandalf', deckTwo: 'pallando', draft: true, tournament: true, weakestLink: true }, 2),
    random('starter', { deckOne: 'north', deckTwo: 'south', starter: true }, 2),
    random('long', { deckOne: 'random', deckTwo: 'random', decks: 2, turnLimit: 6 }),
    random('no-regions', { deckOne: 'radagast', deckTwo: 'saruman', regions: false, calm: 'first' }),
    random('solitaire-own', { deckOne: 'random', solitaire: true, hazardChoice: 'player', finalChecks: false }),
    random('minion-starter', { deckOne: 'dwar', deckTwo: 'indur', starter: true }),
    random('minion-solitaire', { deckOne: 'witch-king', deckTwo: 'random', solitaire: true, turnLimit: 20 }),
    random('five', { players: 5, deckFour: 'dwar', deckFive: 'indur', turnLimit: 4 }),
    random('agreed', { ...AGREED, deckTwo: 'hoarmurath', turnLimit: 20 }),
    random('fray-four', { ...AGREED, players: 4, deckTwo: 'dwar', deckFour: 'indur' }),
    { name: 'skirmish-rules', players: ['rules'], options: { ...AGREED, deckTwo: 'hoarmurath' }, games: 1 },
    { name: 'rules-three', players: ['rules'], options: { players: 3, deckThree: 'witch-king' }, games: 1 },
    rules('dwar', 'indur'),
    rules('hoarmurath', 'gandalf'),
    rules('saruman', 'witch-king'),
    rules('gandalf', 'saruman'),
    rules('saruman', 'radagast'),
    rules('radagast', 'alatar'),
    rules('alatar', 'pallando'),
    rules('pallando', 'gandalf'),
    rules('random', 'random'),
    { players: ['rules', 'random'], options: { deckOne: 'gandalf', deckTwo: 'alatar' }, games: 2 },
    { players: ['random', 'rules'], options: { deckOne: 'pallando', deckTwo: 'radagast' }, games: 2 },
  ],
};

function playOut(game: AnyGame, options: Options, seed: string, players: readonly Player[]): Session {
  const session = new Session(game, options, seed);
  const random = seedRandom(`players:${seed}`);
  for (let decision = game.decisions(session.state)[0]; decision; decision = game.decisions(session.state)[0])
    session.play(decision.seat, players[decision.seat].choose(turnFor(game, session.state, decision, random)).move);
  return session;
}

/** The game that was kept before, where it comes to the same under the rules of now; nothing where it does not. */
function replayed(game: AnyGame, folder: string, { file, digest }: Golden): Session | undefined {
  try {
    const log = readSave(readFileSync(path.join(folder, file), 'utf8'));
    const session = Session.replay(game, { ...log, version: game.version });
    return digestOf(session.state) === digest ? session : undefined;
  } catch {
    return undefined;
  }
}

const goldenOf = (folder: string): readonly Golden[] => {
  const index = path.join(folder, 'index.json');
  return existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as readonly Golden[]) : [];
};

/** Only what a changed rule or deck has changed is played anew. */
export function writeGolden(game: AnyGame, folder: string): void {
  const kept = new Map<string, Session>();
  for (const golden of goldenOf(folder)) {
    const session = replayed(game, folder, golden);
    if (session) kept.set(golden.file, session);
    else console.log(`${golden.file} is played anew.`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const list: Golden[] = [];
  const logs: { name: string; log: GameLog }[] = [];
  for (const { players, options, games, name = players.join('-') } of KINDS[game.name] ?? []) {
    const seated = game.seats(options).map((_, seat) => players[seat % players.length]);
    for (let n = 1; n <= games; n++) {
      const sitters = seated.map((one) => playersOf(game.name).find((player) => player.name === one) as Player);
      const file = `${name}-${n}.mathom`;
      const session = kept.get(file) ?? playOut(game, options, `golden-${name}-${n}`, sitters);
      writeFileSync(path.join(folder, file), writeSave(session.toLog(), session.seats));
      logs.push({ name: `${name}-${n}`, log: session.toLog() });
      list.push({ file, moves: session.moves.length, outcome: outcomeOf(session), digest: digestOf(session.state) });
    }
  }
  writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify(list, null, 2)}\n`);
  writeRelease(game, path.join(folder, '..', 'released', String(game.version)), logs);
}

/** What is kept of the version, from the golden games as they are: where views or events have changed, and no rule. */
function writeTold(game: AnyGame, folder: string): void {
  const logs = goldenOf(folder).map(({ file }) => ({
    name: file.replace(/\.mathom$/, ''),
    log: readSave(readFileSync(path.join(folder, file), 'utf8')),
  }));
  writeRelease(game, path.join(folder, '..', 'released', String(game.version)), logs);
}

if (import.meta.main) {
  const game = GAMES.find(({ name }) => name === process.argv[2]);
  const write = process.argv[3] === 'told' ? writeTold : writeGolden;
  if (game) write(game, path.join('test', game.name, 'golden'));
  else console.error(`Name a game: ${GAMES.map(({ name }) => name).join(', ')}.`);
  process.exitCode = game ? 0 : 2;
}
