// A lesson as a table to lay, and when it is done.

import { there } from '../../lib/there.ts';
import { seatsAt } from '../catalogue/catalogue.ts';
import type { GameEntry, Lesson } from '../catalogue/entry.ts';
import type { Laying, Standing } from '../host/table-host.ts';
import { PERSON } from '../house/laying.ts';

const SEED = 'first-game';

export const scenarioOf = (game: GameEntry, { title, seat, position, options, rolls, draws }: Lesson): string =>
  JSON.stringify({
    title,
    game: game.id,
    ...(options && { options }),
    seed: SEED,
    position,
    ...(rolls && { rolls }),
    ...(draws && { draws }),
    play: [{ asks: { seat: there(seatsAt(game, options ?? {})[seat]).id } }],
  });

export const layingOf = (game: GameEntry, lesson: Lesson): Laying => ({
  id: 'lesson',
  game: game.id,
  options: lesson.options ?? {},
  seed: SEED,
  sitters: seatsAt(game, lesson.options ?? {}).map((_, seat) => (seat === lesson.seat ? PERSON : 'rules')),
  scenario: scenarioOf(game, lesson),
  passing: true,
});

type Heard = Pick<Standing, 'table' | 'heard'>;

const hears = ({ heard }: Heard, kinds: readonly string[]): boolean =>
  heard.some(({ told }) => told.some(({ type = '' }) => kinds.includes(type)));

/** The end of the game is no deed by itself: the learner must have won it. */
export const isDone = (lesson: Lesson, standing: Heard): boolean =>
  hears(
    standing,
    lesson.done.filter((kind) => kind !== 'outcome'),
  ) ||
  (lesson.done.includes('outcome') && standing.table.outcome?.winners.includes(lesson.seat) === true);

/** It cannot be done any more: what ends the attempt has happened, or somebody else has won. */
export const isMissed = (lesson: Lesson, standing: Heard): boolean =>
  hears(standing, lesson.missed ?? []) || (lesson.missed !== undefined && standing.table.outcome !== null);
