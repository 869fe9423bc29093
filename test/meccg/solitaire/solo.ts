// A solitaire table in rule tests: the player wants nothing, and what happens is written down.
import type { GameEvent, Options, Words } from '../../../engine/game.ts';
import { CARDS } from '../../../games/meccg/cards/all.ts';
import { meccg } from '../../../games/meccg/game.ts';
import { type MeccgState, ZONE_NAMES } from '../../../games/meccg/state.ts';
import { pile } from '../../../games/meccg/zones.ts';

export interface Solo {
  readonly s: MeccgState;
  readonly log: GameEvent[];
  play(...moves: string[]): void;
  list(): string[];
  /** He wants nothing until that is so, or the game is over. */
  idle(until: (s: MeccgState, at: string) => boolean): void;
  /** The cards of a pile, by id. */
  cards(seat: number, zone: (typeof ZONE_NAMES)[number]): string[];
  told(type: string): string[];
}

const IDLE = ['pass', 'keep-all', 'untap', 'exchange-no-more', 'enter-not', 'tap-to-fight'];

export function solo(words: Words | undefined, options: Options = {}, rolls?: number[], seed = 'solo'): Solo {
  const all = { solitaire: true, ...options };
  const s = words ? meccg.scene(words, all) : meccg.create(all, seed);
  if (rolls) s.script = { rolls };
  const log: GameEvent[] = [];
  const list = (): string[] => (meccg.decisions(s)[0]?.moves ?? []).map((move) => meccg.notation.write(move, s));
  const play = (...moves: string[]): void => {
    for (const text of moves) meccg.apply(s, 0, meccg.notation.read(text, s), (event) => log.push(event));
  };
  return {
    s,
    log,
    play,
    list,
    idle(until) {
      for (let i = 0; i < 2000 && !s.outcome; i++) {
        const [decision] = meccg.decisions(s);
        if (until(s, decision.at)) return;
        const open = list();
        play(IDLE.find((one) => open.includes(one)) ?? open[0]);
      }
    },
    cards: (seat, zone) => pile(s, seat, ZONE_NAMES.indexOf(zone)).map((card) => CARDS[s.def[card]].id),
    told: (type) => log.filter((event) => event.type === type).map(({ text }) => text),
  };
}
