interface Machine {
  folder?: string;
  platform?: string;
  arch?: string;
}
export const root: string;
export const nodeFlags: string[];
export function pinnedNode(machine?: Machine): string | undefined;
export function isSuitable(version?: string): boolean;
export function findNode(machine?: Machine & { version?: string; execPath?: string }): string;
export function runOnNode(file: string, args: readonly string[], options?: { node?: string }): Promise<number>;
export function silenceExperimentalWarnings(): void;
