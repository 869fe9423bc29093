// Who somebody is: guests at once, accounts by choice, sessions and programs' tokens.
import { randomInt } from 'node:crypto';
import { Rates } from '../rates.ts';
import { Refused } from '../refused.ts';
import type { Credential, CredentialKind, Person, PersonalData, Store, Table } from '../store/store.ts';
import { StoreError } from '../store/trouble.ts';
import { Guesses } from './guesses.ts';
import { whyNotCalled } from './names.ts';
import { hashPassword, isPassword, type PasswordCost } from './passwords.ts';
import type { Tokens } from './tokens.ts';

export interface Identity {
  readonly person: Person;
  readonly credential: Credential;
}

export interface SignedIn {
  readonly person: Person;
  readonly token: string;
}

const day = 24 * 60 * 60 * 1000;
export const sessionDays = 90;
const mostTokens = 20;
/** An account is so many newcomers: its password must be hashed. */
const accountCost = 5;
const mostHashing = 50;

function checkCalled(name: string | undefined): void {
  const trouble = name === undefined ? undefined : whyNotCalled(name);
  if (trouble !== undefined) throw new Refused('bad-request', trouble);
}

/** A store's remark about a name or a text is meant for whoever gave it. */
async function politely<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreError && error.kind === 'invalid') throw new Refused('bad-request', error.message);
    throw error;
  }
}

export class PeopleService {
  private readonly store: Store;
  private readonly tokens: Tokens;
  private readonly now: () => number;
  private readonly cost: PasswordCost;
  private readonly guesses = new Guesses();
  /** Of those who are signed in: 10 at once, then one a minute. */
  private readonly again = new Rates(1 / 60, 10);
  private readonly newcomers: Rates;
  /** One password after the other: each takes a processor for a tenth of a second. */
  private hashing: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** Called with everybody whose sessions or tokens have ended. */
  onSignedOut: (person: string) => void = () => {};
  /** Called before somebody is forgotten. */
  onLeaving: (person: Person) => Promise<void> = async () => {};
  /** A table as it is kept, without what is the secret of others. */
  shown: (table: Table, person: Person) => Table = (table) => ({ ...table, options: {} });

  constructor(store: Store, tokens: Tokens, now: () => number, newcomersPerMinute: number, cost: PasswordCost) {
    this.cost = cost;
    this.store = store;
    this.tokens = tokens;
    this.now = now;
    this.newcomers = new Rates(newcomersPerMinute / 60, newcomersPerMinute);
  }

  async identify(token: string): Promise<Identity | undefined> {
    const read = this.tokens.read(token);
    return read && this.store.credentials.holder(read.kind, read.hash);
  }

  private async issue(person: Person, kind: CredentialKind, label: string): Promise<SignedIn> {
    const { token, hash } = this.tokens.make(kind);
    const expires = kind === 'session' ? this.now() + sessionDays * day : null;
    await politely(this.store.credentials.issue(person.id, { kind, hash, label: label.slice(0, 200), expires }));
    return { person, token };
  }

  private hashed<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= mostHashing)
      throw new Refused('unavailable', 'Too many people sign in at this moment: try again soon.');
    this.waiting++;
    const done = this.hashing.then(work).finally(() => this.waiting--);
    this.hashing = done.catch(() => {});
    return done;
  }

  async guest(name: string | undefined, address: string, browser: string): Promise<SignedIn> {
    this.admit(address);
    checkCalled(name);
    for (let attempt = 0; attempt < 5; attempt++) {
      const person = await politely(this.store.people.createGuest(name ?? `Wanderer ${randomInt(1000, 1_000_000)}`));
      if (person !== 'taken') return this.issue(person, 'session', browser);
      if (name !== undefined) break;
    }
    throw new Refused('taken', `Somebody is called "${name ?? 'so'}" already: choose another name.`);
  }

  private admit(address: string, cost = 1): void {
    if (!this.newcomers.take(address, cost))
      throw new Refused('too-many', 'Too many newcomers from your address: wait a minute.');
  }

  /** A new account, or the guest's own, which keeps his seats. */
  async account(
    who: Person | null,
    name: string,
    password: string,
    address: string,
    browser: string,
  ): Promise<SignedIn> {
    this.admit(address, accountCost);
    checkCalled(name);
    if (who?.kind === 'account') throw new Refused('bad-request', `You have an account already: ${who.name}.`);
    const hash = await this.hashed(() => hashPassword(password, this.cost));
    const people = this.store.people;
    const made = await politely(who ? people.upgrade(who.id, name, hash) : people.createAccount(name, hash));
    if (made === 'taken') throw new Refused('taken', `Somebody is called "${name}" already: choose another name.`);
    if (made === 'not-a-guest') throw new Refused('bad-request', 'You have an account already.');
    if (who) await this.endAll(made); // whoever else could speak for the guest does not speak for the account
    return this.issue(made, 'session', browser);
  }

  /**
   * `before` is whoever this browser was: that session ends, and with it what the browser was told for him.
   * `known` is what it was given by somebody who signed in here.
   */
  async signIn(
    before: Identity | undefined,
    name: string,
    password: string,
    address: string,
    browser: string,
    known: string | undefined,
  ): Promise<SignedIn> {
    const person = await politely(this.store.people.byName(name));
    this.guesses.check(name, address, person !== undefined && known === this.tokens.knownBy(person.id));
    const hash = person && (await this.store.people.passwordHash(person.id));
    if (!(await this.hashed(() => isPassword(password, hash, this.cost))) || !person)
      throw new Refused('wrong-password', 'The name or the password is wrong.');
    if (before?.credential.kind === 'session') await this.signOut(before, false);
    return this.issue(person, 'session', browser);
  }

  async signOut({ person, credential }: Identity, everywhere: boolean): Promise<void> {
    if (everywhere) await this.store.credentials.revokeAll(person.id, 'session');
    else await this.store.credentials.revoke(person.id, credential.id);
    this.onSignedOut(person.id);
  }

  private async checkPassword(person: Person, password: string): Promise<void> {
    if (!this.again.take(person.id)) throw new Refused('too-many', 'Too many attempts: wait a minute.');
    const hash = await this.store.people.passwordHash(person.id);
    if (!(await this.hashed(() => isPassword(password, hash, this.cost))))
      throw new Refused('wrong-password', 'The password is wrong.');
  }

  private async endAll(person: Person): Promise<void> {
    await this.store.credentials.revokeAll(person.id, 'session');
    await this.store.credentials.revokeAll(person.id, 'bot');
    this.onSignedOut(person.id);
  }

  /** All other sessions end, and all tokens of programs. */
  async changePassword(person: Person, old: string, next: string, browser: string): Promise<SignedIn> {
    if (person.kind === 'guest') throw new Refused('bad-request', 'A guest has no password: make an account first.');
    await this.checkPassword(person, old);
    await this.store.people.setPassword(person.id, await this.hashed(() => hashPassword(next, this.cost)));
    await this.endAll(person);
    return this.issue(person, 'session', browser);
  }

  async exportData(person: Person): Promise<PersonalData> {
    const data = await this.store.people.exportData(person.id);
    if (!data) throw new Refused('not-found', 'There is nothing about you here.');
    return { ...data, tables: data.tables.map((one) => ({ ...one, table: this.shown(one.table, person) })) };
  }

  async remove(person: Person, password: string | undefined): Promise<void> {
    if (person.kind === 'account') await this.checkPassword(person, password ?? '');
    await this.onLeaving(person);
    await this.store.people.delete(person.id);
    this.onSignedOut(person.id);
  }

  /** For the browser of somebody who has signed in: it is let in when strangers try his name. */
  knownBy(person: Person): string {
    return this.tokens.knownBy(person.id);
  }

  listTokens(person: Person): Promise<readonly Credential[]> {
    return this.store.credentials.list(person.id, 'bot');
  }

  async newToken(person: Person, label: string): Promise<SignedIn> {
    if ((await this.listTokens(person)).length >= mostTokens)
      throw new Refused('too-many', `You have ${mostTokens} tokens: end one first.`);
    return this.issue(person, 'bot', label);
  }

  async endToken(person: Person, id: string): Promise<void> {
    if (!(await politely(this.store.credentials.revoke(person.id, id))))
      throw new Refused('not-found', 'You have no such token.');
    this.onSignedOut(person.id);
  }
}
