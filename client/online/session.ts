// Whether there is a server, and who we are to it.
import { createSignal } from 'solid-js';
import { api, type Person } from './api.ts';

/** alone: only this browser; everything but playing with others elsewhere works. */
export type Company = 'unknown' | 'alone' | 'open';

const [company, setCompany] = createSignal<Company>('unknown');
const [person, setPerson] = createSignal<Person | null>(null);

export { company, person };

let looking: Promise<void> | undefined;

/** Looks for the server once; again when none answered before. */
export function lookForCompany(): Promise<void> {
  looking ??= api.me().then((found) => {
    setPerson(found?.person ?? null);
    setCompany(found ? 'open' : 'alone');
    if (!found) looking = undefined;
  });
  return looking;
}

/** Somebody may take a seat: who we are already, or a guest under the name that was given, or under any. */
export async function needPerson(name = ''): Promise<Person> {
  const known = person();
  if (known) return known;
  return become(api.guest(name.trim()));
}

export async function become(welcome: Promise<{ readonly person: Person }>): Promise<Person> {
  const { person: me } = await welcome;
  setPerson(me);
  return me;
}

export async function signOut(): Promise<void> {
  await api.signOut();
  setPerson(null);
}
