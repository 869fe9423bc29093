import { createEffect, on } from 'solid-js';
import { playSound } from '../board/sound.ts';
import type { Standing } from '../host/table-host.ts';
import { settings } from '../house/settings.ts';
import { isYourMove, plainSound } from './beat-sounds.ts';
import type { Table } from './table.ts';

/** The table is heard: each beat as it comes on the stage, and a horn when all has been seen and it is your move. */
export function useSounds({ face, stage, standing }: Table): void {
  const soundOf = face.soundOf ?? plainSound;
  let calls = false;
  const beat = () => stage.shown().beat;
  createEffect(
    on(standing, (now, before: Standing | undefined) => {
      if (!now.table.question) calls = false;
      else if (isYourMove(before, now)) calls = true;
    }),
  );
  createEffect(
    on([beat, standing], ([shown], before) => {
      const sound = shown && shown !== before?.[0] ? soundOf(shown) : undefined;
      if (sound) playSound(sound, settings().sound);
      if (shown || !calls) return;
      calls = false;
      playSound('horn', settings().sound);
    }),
  );
}
