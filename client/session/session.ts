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
  renewNotices(me);
  return me;
}

/** The notes of a browser belong to a session, and this is a new one. Nothing is lost when that fails: the settings ask again. */
function renewNotices({ id }: Person): void {
  void import('./notices.ts').then(({ isPushed }) => isPushed(id)).catch(() => {});
}

/** The server knows us as somebody else than we thought: signed out or in by another window, or everywhere. */
export async function lookWhoWeAre(known: string | undefined): Promise<void> {
  if (known === person()?.id) return;
  const found = await api.me().catch(() => undefined);
  if (found && found.person?.id !== person()?.id) setPerson(found.person);
}

export async function signOut({ everywhere = false } = {}): Promise<void> {
  await api.signOut(everywhere);
  setPerson(null);
}

/** Everything that is kept about us goes. */
export async function removeMe(password?: string): Promise<void> {
  await api.remove(password);
  setPerson(null);
}
