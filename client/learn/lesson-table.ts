// A lesson as a table to lay, and when it is done.
import type { GameEntry, Lesson } from '../catalogue/entry.ts';
import { PERSON } from '../catalogue/sittings.ts';
import type { Laying, Standing } from '../host/table-host.ts';

const SEED = 'first-game';

export const scenarioOf = ({ id, seats }: GameEntry, { title, seat, position, rolls, draws }: Lesson): string =>
  JSON.stringify({
    title,
    game: id,
    seed: SEED,
    position,
    ...(rolls && { rolls }),
    ...(draws && { draws }),
    play: [{ asks: { seat: seats[seat].id } }],
  });

export const layingOf = (game: GameEntry, lesson: Lesson, n: number): Laying => ({
  id: `lesson-${n}`,
  game: game.id,
  options: {},
  seed: SEED,
  sitters: game.seats.map((_, seat) => (seat === lesson.seat ? PERSON : 'rules')),
  scenario: scenarioOf(game, lesson),
  passing: true,
});

export const isDone = (lesson: Lesson, { table, heard }: Pick<Standing, 'table' | 'heard'>): boolean =>
  heard.some(({ told }) => told.some(({ type = '' }) => lesson.done.includes(type))) ||
  (lesson.done.includes('outcome') && table.outcome !== null);
