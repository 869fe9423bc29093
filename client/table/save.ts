import { toast } from '../board/toast.tsx';
import type { Table } from './table.ts';

/** Gives the player the game as a file. A server gives it only when the game is over, and says so. */
export async function downloadSave({ host, standing }: Table): Promise<void> {
  const text = await host.save().catch((error: unknown) => {
    toast({ text: error instanceof Error ? error.message : String(error), kind: 'bad' });
  });
  if (text === undefined) return;
  const { game, version } = standing().table;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${game}-${version}-moves.${game}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
