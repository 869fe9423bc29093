// The links that we may hand out, kept so that a reload does not lose them: the server knows only their hash.
const key = (table: string, seat: number): string => `mathom-invitation-${table}-${seat}`;

export function keepInvitation(table: string, seat: number, secret: string): void {
  try {
    localStorage.setItem(key(table, seat), secret);
  } catch {
    // A new link can be made.
  }
}

export function keptInvitation(table: string, seat: number): string | undefined {
  try {
    return localStorage.getItem(key(table, seat)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetInvitation(table: string, seat: number): void {
  try {
    localStorage.removeItem(key(table, seat));
  } catch {
    // Nothing was kept.
  }
}

export const invitationLink = (secret: string): string => `${location.origin}/join/${secret}`;
