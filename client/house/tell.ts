import { toast } from '../board/toast.tsx';

/** What went wrong, as a note that the player sees. */
export function tell(error: unknown): void {
  toast({ text: error instanceof Error ? error.message : String(error), kind: 'bad' });
}
