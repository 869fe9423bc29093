import { createSignal, Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { takeIn } from '../catalogue/files.ts';
import { go } from '../house/router.ts';

export function LoadFile() {
  let picker: HTMLInputElement | undefined;
  const [wrong, setWrong] = createSignal('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setWrong('');
    try {
      go(await takeIn(file));
    } catch (error) {
      setWrong(error instanceof Error ? error.message : String(error));
    }
  };
  const pick = () => {
    if (!picker) return;
    // The same file may be taken again.
    picker.value = '';
    picker.click();
  };
  return (
    <>
      <input
        ref={picker}
        class="sr"
        type="file"
        tabindex="-1"
        aria-label="A saved game or a scenario"
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <Button onClick={pick}>Open a file</Button>
      <Show when={wrong()}>
        <p class="wrong" role="alert">
          {wrong()}
        </p>
      </Show>
    </>
  );
}
