// The links that we may hand out, kept so that a reload does not lose them: the server knows only their hash.
const key = (table: string): string => `mathom-invitation-${table}`;

export function keepInvitation(table: string, secret: string): void {
  try {
    localStorage.setItem(key(table), secret);
  } catch {
    // A new link can be made.
  }
}

export function keptInvitation(table: string): string | undefined {
  try {
    return localStorage.getItem(key(table)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetInvitation(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
}

export const invitationLink = (secret: string): string => `${location.origin}/join/${secret}`;
