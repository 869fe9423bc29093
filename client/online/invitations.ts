// The links that we may hand out, kept so that a reload does not lose them: the server knows only their hash.
const seatKey = (table: string, seat: number): string => `mathom-invitation-${table}-${seat}`;
const watchKey = (table: string): string => `mathom-watch-${table}`;

function keep(key: string, secret: string): void {
  try {
    localStorage.setItem(key, secret);
  } catch {
    // A new link can be made.
  }
}

function kept(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export const keepInvitation = (table: string, seat: number, secret: string): void => keep(seatKey(table, seat), secret);
export const keptInvitation = (table: string, seat: number): string | undefined => kept(seatKey(table, seat));
export const forgetInvitation = (table: string, seat: number): void => forget(seatKey(table, seat));
export const invitationLink = (secret: string): string => `${location.origin}/join/${secret}`;

export const keepWatchLink = (table: string, secret: string): void => keep(watchKey(table), secret);
export const keptWatchLink = (table: string): string | undefined => kept(watchKey(table));
export const forgetWatchLink = (table: string): void => forget(watchKey(table));
export const watchLink = (secret: string): string => `${location.origin}/watch/${secret}`;
