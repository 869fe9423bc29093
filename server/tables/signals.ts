// What servers tell each other about a table that is in no log: nothing is lost when a signal is.

/** The table at which the same people play again. */
export const rematchSignal = (next: string): string => `rematch ${next}`;

export const nextIn = (signal: string): string | undefined => /^rematch ([a-z0-9]{16})$/.exec(signal)?.[1];
