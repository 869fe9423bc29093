// A scenario file as a game of its own: the same rules, beginning at its position with its scripted chance.
import type { GameEvent, State } from '../../engine/game.ts';
import { ScriptError } from '../../engine/random.ts';
import { setUp } from '../../engine/scenario/check.ts';
import { readScenario } from '../../engine/scenario/read.ts';
import { type AnyGame, GAMES } from '../../games/all.ts';
import { readYaml } from '../../lib/yaml.ts';

/** Throws a sentence, with the line, when the file is no scenario. The moves in it are not played. */
export function gameFromScenario(text: string): AnyGame {
  const scenario = readScenario(readYaml(text), GAMES);
  const start = setUp(scenario).state;
  const { game } = scenario;
  return {
    ...game,
    create: () => game.clone(start),
    apply(s, seat, move, emit) {
      if (!s.script) return game.apply(s, seat, move, emit);
      const before = game.clone(s);
      const told: GameEvent[] = [];
      try {
        game.apply(s, seat, move, emit && ((event) => told.push(event)));
      } catch (error) {
        if (!(error instanceof ScriptError)) throw error;
        // Who does something else than the script foresees plays on with plain chance.
        putBack(s, before);
        delete s.script;
        return game.apply(s, seat, move, emit);
      }
      for (const event of told) emit?.(event);
      forgetUsedScript(s);
    },
  };
}

function putBack(s: State, before: State): void {
  for (const key of Object.keys(s)) if (!(key in before)) Reflect.deleteProperty(s, key);
  Object.assign(s, before);
}

/** A checked scenario ends where its script does; at a table the game goes on with plain chance. */
function forgetUsedScript({ script }: State): void {
  if (script?.rolls?.length === 0) delete script.rolls;
  if (script?.draws?.length === 0) delete script.draws;
}
