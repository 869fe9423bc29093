export type StoreTrouble =
  | 'invalid' // what was asked for cannot be: a fault of the caller
  | 'missing' // what it is about is not there
  | 'unique' // it is there already
  | 'unavailable' // the database does not answer, or is in use
  | 'damaged' // the file is broken, or is something else
  | 'newer' // a newer Mathom-house made it
  | 'failed'; // anything else that the database said

/** The message is a sentence for the person who runs the server, or for the log. It holds no secret. */
export class StoreError extends Error {
  override name = 'StoreError';
  readonly kind: StoreTrouble;
  constructor(kind: StoreTrouble, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}
