// Decks of this browser and of the account, brought together: of two copies of a deck the newer one stays.
import { type AccountDeck, api } from '../../session/api.ts';
import { lookForCompany, person } from '../../session/session.ts';
import { type KeptDeck, keptDeck, keptDecks, takeDecks } from './kept.ts';

export interface Exchange {
  /** For this browser; an empty text: given up elsewhere. */
  readonly take: readonly AccountDeck[];
  /** For the account. */
  readonly give: readonly AccountDeck[];
}

const asKept = ({ id, name, text, at }: Pick<KeptDeck, 'id' | 'name' | 'text' | 'at'>): AccountDeck => ({
  id,
  name,
  text,
  changed: at,
});

export function exchange(here: readonly KeptDeck[], there: readonly AccountDeck[]): Exchange {
  const own = here.map(asKept);
  const newer = (from: readonly AccountDeck[], than: readonly AccountDeck[]) =>
    from.filter(
      ({ id, changed }) => (than.find((deck) => deck.id === id)?.changed ?? Number.NEGATIVE_INFINITY) < changed,
    );
  return {
    take: newer(there, own).filter(({ id, text }) => text || own.some((deck) => deck.id === id)),
    give: newer(own, there),
  };
}

/** Whoever has an account finds his decks on every device. Says whether something new was found. */
export async function meetAccount(): Promise<boolean> {
  await lookForCompany();
  if (person()?.kind !== 'account') return false;
  const { decks } = await api.decks();
  const { take, give } = exchange(keptDecks(), decks);
  takeDecks(take);
  for (const deck of give) await api.keepDeck(deck);
  return take.length > 0;
}

/** What was changed here is changed in the account, if there is one; without it, or without a road, at the next meeting. */
export async function tellAccount(deck: Pick<KeptDeck, 'id' | 'name' | 'text' | 'at'>): Promise<void> {
  if (person()?.kind === 'account') await api.keepDeck(asKept(deck)).catch(() => undefined);
}

/** Whoever builds lays one card after another: the account hears of it when he pauses. */
const PAUSE_MS = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function tellAccountSoon(id: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const kept = keptDeck(id);
    if (kept) void tellAccount(kept);
  }, PAUSE_MS);
}
