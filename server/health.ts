// What /healthz tells: whether this process can do its work, as a proxy or a supervisor wants to know.
import type { Store } from './store/store.ts';
import { StoreError } from './store/trouble.ts';

/** How long the store may take to answer, in milliseconds. */
const patience = 2000;

export interface HealthParts {
  readonly store: Pick<Store, 'ping'>;
  /** Sentences of parts that should go on by themselves, and do not. */
  troubles(): readonly (string | undefined)[];
}

/** Nothing when all is well. */
export async function troublesOf({ store, troubles }: HealthParts, limit = patience): Promise<readonly string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('The database does not answer.'), limit);
  });
  const asked = store.ping().then(
    () => undefined,
    (error: unknown) => (error instanceof StoreError ? error.message : 'The database does not answer.'),
  );
  const answer = await Promise.race([asked, late]);
  clearTimeout(timer);
  return [answer, ...troubles()].flatMap((sentence) => sentence ?? []);
}
