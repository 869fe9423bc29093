// When a screen cannot be shown: what happened, and two ways on.
import { Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { House } from './house.tsx';
import { isTable, place } from './router.ts';
import { TopBar } from './top-bar.tsx';

export interface TroubleProps {
  error: unknown;
  title?: string;
  again?: () => void;
  home: () => void;
}

export function Trouble(props: TroubleProps) {
  // Where a table should lie there is no frame yet.
  return (
    <Show when={isTable(place().path)} fallback={<TroublePlate {...props} />}>
      <TopBar />
      <div class="page">
        <TroublePlate {...props} />
      </div>
    </Show>
  );
}

function TroublePlate(props: TroubleProps) {
  const said = () => (props.error instanceof Error ? props.error.message : String(props.error));
  return (
    <main class="lost plate">
      <House />
      <div class="lost-in" role="alert">
        <h1>{props.title ?? 'Something broke on our side'}</h1>
        <p class="prose">{said()}</p>
        <div class="row">
          <Show when={props.again}>
            {(again) => (
              <Button kind="primary" onClick={() => again()()}>
                Try again
              </Button>
            )}
          </Show>
          <Button onClick={() => props.home()}>Go back to the house</Button>
        </div>
      </div>
    </main>
  );
}
