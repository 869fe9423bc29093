// /api/people/ID: what everybody may know of somebody: the name, and the ratings by game and side.
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { idSchema } from '../protocol/messages.ts';
import { isProvisional, rested } from './rating.ts';
import { Refused } from './refused.ts';
import type { Rating, Store, Time } from './store/store.ts';

interface OfPerson {
  Params: { id: string };
  Querystring: { game?: string; side?: string };
}

/** As it stands now: the longer ago the last game, the less sure. */
function shown(rating: Rating, now: Time) {
  const { game, side, played, updated } = rating;
  const skill = rested(rating, updated, now);
  const value = Math.round(skill.rating);
  return {
    game,
    side,
    value,
    deviation: Math.round(skill.deviation),
    provisional: isProvisional(skill),
    played,
    updated,
  };
}

export function ratingRoutes(app: FastifyInstance, store: Store, now: () => Time): void {
  const find = async (id: string) => {
    const person = v.is(idSchema, id) ? await store.people.find(id) : undefined;
    if (!person) throw new Refused('not-found', 'There is nobody here with this name.');
    return person;
  };

  app.get<OfPerson>('/api/people/:id', async ({ params }) => {
    const { id, kind, name } = await find(params.id);
    const ratings = await store.ratings.of(id);
    return { person: { id, kind, name }, ratings: ratings.map((rating) => shown(rating, now())) };
  });

  app.get<OfPerson>('/api/people/:id/ratings', async ({ params, query: { game = '', side = '' } }) => {
    const { id } = await find(params.id);
    const points = await store.ratings.history(id, game, side, 100);
    // The tables are not told: some are private.
    return { history: points.map(({ rating, played, updated }) => ({ value: Math.round(rating), played, updated })) };
  });
}
