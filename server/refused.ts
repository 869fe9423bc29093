import type { Refusal } from '../engine/game.ts';
import type { ErrorCode } from '../protocol/messages.ts';

/** Something that was asked and is not done. The message is a sentence for whoever asked. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: ErrorCode;
  readonly refusals: readonly Refusal[];
  constructor(code: ErrorCode, message: string, refusals: readonly Refusal[] = []) {
    super(message);
    this.code = code;
    this.refusals = refusals;
  }
}

export const noSuchTable = (): Refused => new Refused('no-such-table', 'There is no such table, or it is private.');
