// What the house adds to the right end of a table's bar.
import { IconButton } from '../board/button.tsx';
import { go } from './router.ts';
import { change, themeNow } from './settings.ts';

export function TableTools() {
  return (
    <>
      <IconButton icon="rules" label="Rulebook" onClick={() => go('/rules')} />
      <IconButton
        icon="theme"
        label={themeNow() === 'night' ? 'Parchment, for the day' : 'Dark, for the night'}
        onClick={() => change({ theme: themeNow() === 'night' ? 'parchment' : 'night' })}
      />
    </>
  );
}
