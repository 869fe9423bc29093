// Passing time in rule tests: what a player answers who wants nothing.
import { strict as assert } from 'node:assert';
import type { Words } from '../../../engine/game.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { siteIndex } from '../../../games/meccg/places/sites.ts';
import type { MeccgState } from '../../../games/meccg/state.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { type Scene, scene } from '../../scene.ts';
import { isAttacked, phaseOf, turnOf, whoseTurn } from '../table.ts';
import { asked, companiesAsWritten } from '../whereabouts.ts';

/** The physical number of a card in play. */
export { inPlay as cardOf } from '../words/names.ts';

export type Table = Scene<MeccgState, MeccgView>;
type Setting = NonNullable<Parameters<typeof scene>[2]>;

export const table = (words: Words, setting: Setting = {}): Table => scene(meccg, words, setting);

/** In this order, the first that is offered. */
const IDLE = [
  'pass',
  'untap',
  'keep-all',
  'play-on',
  'fetch-no-more',
  'exchange-no-more',
  'reveal-no-more',
  'draw-no-more',
  'enter-not',
];
const SEATS = ['one', 'two'] as const;

/** What a test waits for: all that is named is so. */
export interface Until {
  readonly turn?: number;
  readonly player?: ReturnType<typeof whoseTurn>;
  readonly phase?: ReturnType<typeof phaseOf>;
  readonly attacked?: boolean;
  /** The step that asks. */
  readonly step?: string;
}
const isSo = (game: Table, { turn, player, phase, attacked, step }: Until, at: string): boolean =>
  (turn === undefined || turn === turnOf(game)) &&
  (player === undefined || player === whoseTurn(game)) &&
  (phase === undefined || phase === phaseOf(game)) &&
  (attacked === undefined || attacked === isAttacked(game)) &&
  (step === undefined || step === at);

/** All players want nothing until that is so; `quiet` gives more answers, such as "discard ...". */
export function idle(
  game: Table,
  until: Until | ((s: MeccgState, at: string) => boolean),
  quiet: readonly string[] = [],
): void {
  const { state } = game;
  for (let i = 0; i < 500 && !state.outcome; i++) {
    const { seat, at } = asked(game);
    if (typeof until === 'function' ? until(state, at) : isSo(game, until, at)) return;
    const list = game.list(seat);
    const answer = [...IDLE, ...quiet].find((one) => list.includes(one)) ?? (list.length === 1 ? list[0] : undefined);
    if (answer === undefined) throw new Error(`Nobody idles at ${at}: ${list.slice(0, 8).join(', ')}`);
    game.play(seat, answer);
  }
  if (!state.outcome) throw new Error('That never comes.');
}

const bothFrom = (game: Table): readonly string[] => (whoseTurn(game) === 'one' ? SEATS : [...SEATS].reverse());

/** Both pass, the player whose turn it is first. */
export function passes(game: Table, times = 1): void {
  for (let i = 0; i < times; i++) for (const seat of bothFrom(game)) game.play(seat, 'pass');
}

export const toPhase = (game: Table, phase: number, part?: number): void =>
  idle(game, (s) => s.phase === phase && (part === undefined || s.part === part));

/** The declared chain resolves: the opponent passes, then the player. */
export function resolve(game: Table): void {
  const seats = bothFrom(game);
  game.play(seats[1], 'pass');
  game.play(seats[0], 'pass');
}

/** As `game.position`, but a player's companies are written as in the position that a test begins with. */
export function position(game: Table, words: Words): void {
  for (const name of SEATS) {
    const rest: Record<string, unknown> = {};
    const companies = companiesAsWritten(game, name);
    for (const [key, value] of Object.entries((words[name] ?? {}) as Words)) {
      if (key === 'companies')
        for (const [i, expected] of (value as { tapped?: boolean }[]).entries()) {
          const { tapped, ...others } = companies[i] ?? {};
          assert.deepEqual('tapped' in expected ? { ...others, tapped } : others, expected);
        }
      else if (siteIndex(key) < 0) rest[key] = value;
      else
        assert.deepEqual(
          companies.filter(({ site }) => site === key).flatMap(({ characters }) => characters),
          value,
        );
    }
    game.position({ [name]: rest });
  }
}
