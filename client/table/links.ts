// Where the table points to. The page that shows the table may say otherwise; nothing else knows an address.
import { createContext, useContext } from 'solid-js';

export interface TableLinks {
  readonly home: string;
  rule(id: string): string;
  /** The replay of this game, standing after so many moves. */
  replay?(moves: number): string;
  /** Goes to the moment of a move; without it the table shows the moment and comes back. */
  moment?(move: number): void;
  /** Another game of the same kind. */
  another?: string;
}

export const DEFAULT_LINKS: TableLinks = { home: '/', rule: (id) => `/rules/${encodeURIComponent(id)}` };

export const LinksContext = createContext<TableLinks>(DEFAULT_LINKS);
export const useLinks = (): TableLinks => useContext(LinksContext);
