// State is plain data, and the move log is the game.
import type { GameEvent, State } from '../game.ts';
import { below } from '../random.ts';
import { Session } from '../session.ts';
import { changedSince, textOf, unlike, unsaveable } from './compare.ts';
import type { Checks, Finding, Property, Trial } from './trial.ts';

export const saving: readonly Property[] = [
  {
    name: 'plain-data',
    says: 'JSON can hold the state.',
    begin: (t) => {
      const check = (): Finding => {
        const found = unsaveable(t.state);
        return found && `JSON cannot hold the state: ${found}.`;
      };
      return { sampled: check, end: check };
    },
  },
  {
    name: 'looking-changes-nothing',
    says: 'Listing, viewing, explaining and copying change nothing.',
    begin: (t) => ({ sampled: () => lookingChangesNothing(t) }),
  },
  {
    name: 'save-restore',
    says: 'A game that is saved and restored goes on as if it had not been.',
    begin: saveAndRestore,
  },
  {
    name: 'clone',
    says: 'A clone is equal to its original, and independent of it.',
    begin: cloneIsApart,
  },
  {
    name: 'replay',
    says: 'Replaying the log gives the same game.',
    begin: (t) => ({
      whole: () => {
        const again = Session.replay(t.game, t.session.toLog());
        const found = unlike(t.state, again.state);
        return found && `Played and replayed: ${found}.`;
      },
    }),
  },
  {
    name: 'branch',
    says: 'A branch at any move is the state at that move.',
    begin: branches,
  },
];

function lookingChangesNothing(t: Trial): Finding {
  const { game } = t;
  const s = game.clone(t.state); // no list was made of it yet
  const about = t.someWords(2);
  const looks: Record<string, () => void> = {
    decisions: () => game.decisions(s),
    view: () => t.viewers.map((viewer) => game.view(s, viewer)),
    explain: () => {
      for (const seat of t.session.seats.keys()) for (const text of about) game.explain(s, seat, text);
    },
    clone: () => game.clone(s),
    outcome: () => game.outcome(s),
    position: () => game.position(s),
    'conserved and faults': () => [game.conserved(s), game.faults(s)],
    words: () => {
      for (const decision of game.decisions(s)) {
        game.ask(s, decision);
        for (const move of decision.moves) [game.label(s, move), game.targets(s, move), game.notation.write(move, s)];
      }
    },
  };
  const before = textOf(s);
  for (const [name, look] of Object.entries(looks)) {
    look();
    const found = changedSince(before, s);
    if (found) return `${name} changed the state: ${found}.`;
  }
  return undefined;
}

const restored = (s: State): State => JSON.parse(textOf(s));

/** A twin plays the same moves, and is saved and restored at every sampled state. */
function saveAndRestore(t: Trial): Checks {
  let twin = restored(t.state);
  const compare = (): Finding => {
    const found = unlike(t.state, twin) ?? unlike(t.decisions(), t.game.decisions(twin));
    twin = restored(t.state);
    return found && `Played on, and saved, restored and played on: ${found}.`;
  };
  return {
    moved({ seat, move, events }) {
      const told: GameEvent[] = [];
      t.game.apply(twin, seat, move, (event) => told.push(event));
      return told.length === events.length ? undefined : 'The saved and restored game told other events.';
    },
    sampled: compare,
    end: compare,
  };
}

function cloneIsApart(t: Trial): Checks {
  let kept = { clone: t.game.clone(t.state), text: textOf(t.state) };
  const untouched = (): Finding => {
    const found = changedSince(kept.text, kept.clone);
    return found && `Playing on changed a clone made before: ${found}.`;
  };
  return {
    sampled() {
      const earlier = untouched();
      if (earlier) return earlier;
      const before = textOf(t.state);
      const clone = t.game.clone(t.state);
      const unequal = unlike(t.state, clone);
      if (unequal) return `Original and clone: ${unequal}.`;
      t.playOn(clone, 4);
      const touched = changedSince(before, t.state);
      if (touched) return `Playing on with a clone changed the original: ${touched}.`;
      kept = { clone: t.game.clone(t.state), text: before };
      return undefined;
    },
    end: untouched,
  };
}

function branches(t: Trial): Checks {
  let kept = { at: 0, text: textOf(t.state) };
  let candidates = 1;
  return {
    sampled() {
      candidates++;
      if (below(t.random, candidates) === 0) kept = { at: t.session.moves.length, text: textOf(t.state) };
      return undefined;
    },
    whole() {
      const found = changedSince(kept.text, t.session.branch(kept.at).state);
      return found && `Move ${kept.at} played and branched: ${found}.`;
    },
  };
}
