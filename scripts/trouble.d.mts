export class Trouble extends Error {
  readonly exitCode: number;
  constructor(message: string, options?: { exitCode?: number });
}
export function reportTrouble(error: unknown): void;
