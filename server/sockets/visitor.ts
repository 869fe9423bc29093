// Who sends a request, and whether what he sends has the right form.
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { bearerIn, COOKIE, cookieIn } from '../origin.ts';
import type { Identity, PeopleService } from '../people/people-service.ts';
import { Refused } from '../refused.ts';
import type { Person } from '../store/store.ts';

export class Visitor {
  private readonly people: PeopleService;

  constructor(people: PeopleService) {
    this.people = people;
  }

  /** A request that brings a token of its own is not given the browser's. */
  tokenOf = ({ headers }: FastifyRequest): string | undefined =>
    headers.authorization === undefined ? cookieIn(headers.cookie, COOKIE.session) : bearerIn(headers.authorization);

  whoIs = async (request: FastifyRequest): Promise<Identity | undefined> => {
    const token = this.tokenOf(request);
    return token === undefined ? undefined : this.people.identify(token);
  };

  needIdentity = async (request: FastifyRequest): Promise<Identity> => {
    const identity = await this.whoIs(request);
    if (!identity) throw new Refused('sign-in', 'Sign in first: as a guest, that takes a moment.');
    return identity;
  };

  /** Himself, not a program that he has given a token: that plays for him, and no more. */
  needOwner = async (request: FastifyRequest): Promise<Identity> => {
    const identity = await this.needIdentity(request);
    if (identity.credential.kind === 'bot')
      throw new Refused('not-yours', 'A program plays with its token, and can do nothing else: sign in yourself.');
    return identity;
  };

  needPerson = async (request: FastifyRequest): Promise<Person> => (await this.needIdentity(request)).person;

  read = <T>(schema: v.GenericSchema<unknown, T>, body: unknown): T => {
    const result = v.safeParse(schema, body);
    if (result.success) return result.output;
    const [issue] = result.issues;
    const where = v.getDotPath(issue);
    throw new Refused('bad-request', `${where ? `${where}: ` : ''}${issue.message}`);
  };
}
