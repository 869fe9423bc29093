// Everything has its words: moves in notation, reasons with their rules, questions and labels.
import type { Refusal } from '../game.ts';
import { RefusedMove } from '../game.ts';
import type { Finding, Property, Trial } from './trial.ts';

export const wording: readonly Property[] = [
  {
    name: 'notation-differs',
    says: 'Different moves of one choice are written differently.',
    begin: (t) => ({ sampled: () => differs(t) }),
  },
  {
    name: 'notation-reads-back',
    says: 'Every offered move survives being written and read.',
    begin: (t) => ({ sampled: () => readsBack(t) }),
  },
  {
    name: 'cites-rules',
    says: 'Events and outcomes say what happened, and by which rule.',
    begin: (t) => ({
      moved: ({ events }) => {
        for (const { type, rule, text, others } of events)
          if (rule === '' || text === '' || type === '' || others === '')
            return `The event ${JSON.stringify({ type, rule, text, others })} has an empty part.`;
        return undefined;
      },
      end: () => outcomeIsSaid(t),
    }),
  },
  {
    name: 'questions',
    says: 'Every choice has its question and every move its label.',
    begin: (t) => ({ sampled: () => questions(t) }),
  },
  {
    name: 'reasons',
    says: 'Whatever is refused has a reason, a sentence and its rule; nothing speaks against what is offered.',
    begin: (t) => ({ sampled: () => reasons(t) }),
  },
];

const SENTENCE = /^["'“‘(\p{Lu}\d].*[.!?]["'”’)]?$/su;

function readsBack(t: Trial): Finding {
  for (const { moves } of t.decisions())
    for (const move of moves) {
      const text = t.write(move);
      const { verb, arg } = t.game.notation.read(text, t.state);
      if (verb !== move.verb || arg !== move.arg)
        return `"${text}" was written for "${move.verb} ${move.arg}" and read as "${verb} ${arg}".`;
      if (text !== text.trim() || /[\r\n]/.test(text)) return `"${text}" does not fit on a line of the log.`;
    }
  return undefined;
}

function differs(t: Trial): Finding {
  for (const { moves } of t.decisions()) {
    const args = new Map<string, string>();
    for (const move of moves) {
      const text = t.write(move);
      const other = args.get(text);
      if (other) return `"${text}" stands for "${other}" and for "${move.verb} ${move.arg}".`;
      args.set(text, `${move.verb} ${move.arg}`);
    }
  }
  return undefined;
}

function outcomeIsSaid(t: Trial): Finding {
  const outcome = t.game.outcome(t.state);
  if (!outcome) return undefined;
  if (outcome.rule === '') return 'The outcome names no rule.';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(outcome.reason)
    ? undefined
    : `The outcome's reason "${outcome.reason}" should be a word in kebab-case.`;
}

function reasons(t: Trial): Finding {
  for (const seat of t.session.seats.keys()) {
    const offered = t.decisions().flatMap((d) => (d.seat === seat ? d.moves.map(t.write, t) : []));
    for (const text of [...t.someWords(4), ...(offered.length > 0 ? [t.pick(offered)] : [])]) {
      const given = t.game.explain(t.state, seat, text);
      const found = offered.includes(canonical(t, text))
        ? given.map((r) => `"${text}" is offered to ${t.nameOf(seat)}, but: ${r.text}`)[0]
        : reason(text, given);
      if (found) return found;
    }
    try {
      t.game.apply(t.game.clone(t.state), seat, { verb: 'no-such-verb', arg: 0 });
    } catch (error) {
      if (error instanceof RefusedMove && !SENTENCE.test(error.message))
        return `The refusal "${error.message}" is not a sentence.`;
    }
  }
  return undefined;
}

/** As the notation itself writes it: it may read more names of a thing than it writes. */
function canonical(t: Trial, text: string): string {
  try {
    return t.write(t.game.notation.read(text, t.state));
  } catch {
    return text;
  }
}

function reason(about: string, refusals: readonly Refusal[]): Finding {
  if (refusals.length === 0) return `"${about}" is not offered, and nothing says why.`;
  for (const { rule, text } of refusals) {
    if (rule === '') return `The reason against "${about}" names no rule: ${text}`;
    if (!SENTENCE.test(text)) return `The reason against "${about}" is not a sentence: "${text}"`;
  }
  return undefined;
}

function questions(t: Trial): Finding {
  for (const decision of t.decisions()) {
    const ask = t.game.ask(t.state, decision);
    if (!SENTENCE.test(ask)) return `"${decision.at}" asks "${ask}", which is not a sentence.`;
    for (const move of decision.moves)
      if (t.game.label(t.state, move).trim() === '') return `"${t.write(move)}" has no label.`;
  }
  for (const viewer of t.viewers)
    if (t.game.show(t.game.view(t.state, viewer)).trim() === '') return `${t.nameOf(viewer)} is shown nothing.`;
  return undefined;
}
