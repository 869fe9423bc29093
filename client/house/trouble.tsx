// When a screen cannot be shown: what happened, and two ways on.
import { Show } from 'solid-js';
import { Button } from '../board/button.tsx';
import { Framed } from './framed.tsx';
import { House } from './house.tsx';

export interface TroubleProps {
  error: unknown;
  title?: string;
  again?: () => void;
  home: () => void;
}

export function Trouble(props: TroubleProps) {
  return (
    <Framed>
      <TroublePlate {...props} />
    </Framed>
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
