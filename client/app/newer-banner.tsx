import { Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { newer, takeNewer } from './offline.ts';

export function NewerBanner() {
  return (
    <Show when={newer()}>
      <div class="newer" role="status">
        <span>A newer house is ready.</span>
        <Button small onClick={takeNewer}>
          Reload
        </Button>
      </div>
    </Show>
  );
}
