// One legal list: what is offered is accepted, and nothing else.
import { DECISION_KINDS, type Decision, type Move, NONE, RefusedMove, type Seat } from '../game.ts';
import { changedSince, textOf } from './compare.ts';
import { type Finding, failedMove, type Property, type Trial, thrown } from './trial.ts';

const ATTEMPTS = 10;

export const listing: readonly Property[] = [
  {
    name: 'asks',
    says: 'Somebody is asked, with at least one move, exactly until the game has an outcome.',
    begin: (t) => ({ state: () => asks(t), sampled: () => t.decisions().map(doubled).find(Boolean) }),
  },
  {
    name: 'offered-accepted',
    says: 'Everything offered is accepted.',
    begin: (t) => ({ sampled: () => offeredIsAccepted(t) }),
  },
  {
    name: 'nothing-else',
    says: 'What is not offered is refused, and changes nothing.',
    begin: (t) => ({ sampled: () => nothingElse(t) }),
  },
];

function asks(t: Trial): Finding {
  const open = t.decisions();
  const outcome = t.game.outcome(t.state);
  if (outcome && open.length > 0) return `The game is over, but ${t.nameOf(open[0].seat)} is asked.`;
  if (!outcome && open.length === 0) return 'The game is not over, but nobody is asked.';
  const seats = new Set<Seat>();
  for (const { seat, kind, at, secret, moves } of open) {
    if (!t.session.seats[seat]) return `"${at}" asks seat ${seat}, which does not exist.`;
    if (!DECISION_KINDS.includes(kind)) return `"${at}" is a choice of the unknown kind "${kind}".`;
    if (moves.length === 0) return `"${at}" asks ${t.nameOf(seat)}, who has no move.`;
    if (seats.has(seat)) return `"${at}" asks ${t.nameOf(seat)} twice.`;
    if (open.length > 1 && !secret) return `"${at}" asks ${open.length} seats at once, but not in secret.`;
    seats.add(seat);
  }
  return undefined;
}

function doubled({ at, moves }: Decision): Finding {
  const seen = new Set<string>();
  for (const { verb, arg } of moves) {
    if (seen.has(`${verb} ${arg}`)) return `"${at}" offers "${verb} ${arg}" twice.`;
    seen.add(`${verb} ${arg}`);
  }
  return undefined;
}

function offeredIsAccepted(t: Trial): Finding {
  for (const { seat, moves } of t.decisions())
    for (const move of moves)
      try {
        t.game.apply(t.game.clone(t.state), seat, move);
      } catch (error) {
        throw failedMove(t, seat, move, error);
      }
  return undefined;
}

function nothingElse(t: Trial): Finding {
  const before = textOf(t.state);
  const open = t.decisions();
  for (const { seat, move } of strangeMoves(t, open)) {
    const moves = open.find((d) => d.seat === seat)?.moves ?? [];
    if (moves.some((m) => m.verb === move.verb && m.arg === move.arg)) continue;
    const said = `"${move.verb} ${move.arg}" by ${t.nameOf(seat)}`;
    try {
      t.game.apply(t.state, seat, move);
    } catch (error) {
      if (!(error instanceof RefusedMove)) return `${said} should be refused: ${thrown(error)}`;
      const changed = changedSince(before, t.state);
      if (changed) return `${said} was refused but changed the state: ${changed}.`;
      continue;
    }
    return `${said} was accepted, though it was not offered.`;
  }
  return undefined;
}

/** Moves of other seats and other times, near misses, and nonsense. */
function strangeMoves(t: Trial, open: readonly Decision[]): { seat: Seat; move: Move }[] {
  const offered = open.flatMap((d) => d.moves);
  const known = [...offered, ...t.seen.values()];
  const seats = [...t.session.seats.keys()];
  const strange = [
    { seat: seats.length, move: known[0] },
    { seat: -1, move: known[0] },
    { seat: seats[0], move: { verb: 'no-such-verb', arg: NONE } },
    { seat: seats[0], move: { verb: 'toString', arg: 0 } },
  ].filter(({ move }) => move !== undefined);
  for (let i = 0; i < ATTEMPTS && known.length > 0; i++) {
    const move = t.pick(known);
    const arg = t.pick([move.arg, move.arg, move.arg + 1, move.arg - 1, t.pick(known).arg, NONE, 1e6, 0.5]);
    strange.push({ seat: t.pick(seats), move: { verb: t.pick([move.verb, move.verb, t.pick(known).verb]), arg } });
  }
  return strange;
}
