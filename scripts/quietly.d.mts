import type { SpawnOptions } from 'node:child_process';

export function runQuietly(
  what: string,
  command: string,
  args: readonly string[],
  options?: SpawnOptions & { out?: { write(text: string): unknown; isTTY?: boolean }; every?: number },
): Promise<{ code: number; output: string }>;
