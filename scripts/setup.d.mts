interface Platform {
  platform?: string;
  arch?: string;
}
export function wantedStamp(folder?: string, machine?: Platform): string;
export function needsInstall(folder?: string, machine?: Platform): boolean;
export function explainFailure(output: string, folder?: string): string;
export function linkCommand(folder?: string, platform?: string): void;
export function npmCommand(args: readonly string[]): { command: string; args: string[]; shell?: boolean };
export function setUp(folder?: string): Promise<void>;
