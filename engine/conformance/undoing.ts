// Undo is free until somebody has learned something; never across dice, a revealed card or another player's choice.

import { allShownTo } from '../events.ts';
import type { GameEvent, State } from '../game.ts';
import { changedSince, difference, textOf, unlike } from './compare.ts';
import { askedIn, listOf } from './hiding.ts';
import type { Finding, Played, Property, Trial } from './trial.ts';

export const undoing: readonly Property[] = [
  {
    name: 'undo-stops',
    says: "Undo never crosses chance or another seat's choice.",
    begin: (t) => ({ moved: (played) => undoStops(t, played) }),
  },
  {
    name: 'undo-redo',
    says: 'Undo as far as allowed, then redo, gives the same state.',
    begin: (t) => ({ sampled: () => undoAndRedo(t) }),
  },
  {
    name: 'undo-unlearns',
    says: 'What can be taken back showed its player nothing new.',
    begin: (t) => ({ sampled: () => nothingLearned(t) }),
  },
];

function undoStops(t: Trial, { seat, move, randomBefore, barrierBefore }: Played): Finding {
  const { random, barrier } = t.state;
  const said = `"${t.session.moves[t.session.moves.length - 1]?.text ?? move.verb}"`;
  if (barrier < barrierBefore) return `${said} lowered the barrier of undo.`;
  if (barrier === barrierBefore && difference(randomBefore, random))
    return `${said} used chance, but undo may take it back: the barrier did not rise.`;
  const back = t.session.undoable(seat);
  if (barrier > barrierBefore && back > 0) return `${said} raised the barrier, but undo may take it back.`;
  if (back > 0 && t.session.moves.slice(-back).some((m) => m.seat !== seat))
    return `After ${said} undo would take back another seat's choice.`;
  const other = [...t.session.seats.keys()].find((one) => one !== seat && t.session.undoable(one) > 0);
  return other === undefined ? undefined : `After ${said}, ${t.nameOf(other)} may take it back.`;
}

function undoAndRedo(t: Trial): Finding {
  const { session } = t;
  const seat = session.moves[session.moves.length - 1]?.seat;
  if (seat === undefined) return undefined;
  const log = textOf(session.moves);
  const texts: string[] = [];
  for (let left = session.undoable(seat); left > 0; left--) {
    texts.push(textOf(t.state));
    if (!session.undo(seat)) return `${left} moves should be left to take back, but undo refuses.`;
    if (session.undoable(seat) > left - 1) return 'Taking a move back leaves as many to take back.';
  }
  for (const text of texts.reverse()) {
    if (!session.redo(seat)) return 'What was taken back cannot be played again.';
    const found = changedSince(text, t.state);
    if (found) return `Before undo and after redo: ${found}.`;
  }
  return textOf(session.moves) === log ? undefined : 'Undo and redo changed the log.';
}

/** Plays what may be taken back a second time, in a world that the player could not tell from this one. */
function nothingLearned(t: Trial): Finding {
  const { session, game } = t;
  const seat = session.moves[session.moves.length - 1]?.seat;
  const count = seat === undefined ? 0 : session.undoable(seat);
  if (seat === undefined || count === 0) return undefined;
  const moves = session.moves.slice(-count);
  for (let i = 0; i < count; i++) session.undo(seat);
  const here = game.clone(t.state);
  for (let i = 0; i < count; i++) session.redo(seat);
  const there = t.imagine(here, seat);
  const apart = (): Finding =>
    unlike(game.view(here, seat), game.view(there, seat)) ??
    difference(listOf(t, here, seat), listOf(t, there, seat)) ??
    difference(askedIn(t, here), askedIn(t, there));
  if (apart()) return undefined; // not through these moves: the hidden properties find it
  for (const { text } of moves) {
    const [told, toldThere] = [here, there].map((s: State) => {
      const events: GameEvent[] = [];
      game.apply(s, seat, game.notation.read(text, s), (event) => events.push(event));
      return allShownTo(events, seat);
    });
    const found = apart() ?? unlike(told, toldThere);
    if (found) return `"${text}" showed ${t.nameOf(seat)} something, but undo may take it back: ${found}.`;
  }
  return undefined;
}
