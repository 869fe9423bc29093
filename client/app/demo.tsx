// A table to look at while one works on it: vite client, then /app/demo.html?seat=0&seed=a&theme=night.
// Not part of the built page.
import { createResource, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { Toasts } from '../board/toast.tsx';
import { entryOf, FIRST_GAME } from '../catalogue/catalogue.ts';
import { LocalHost } from '../host/local-host.ts';
import '../theme/theme.css';
import './app.css';
import { TableScreen } from '../table/table-screen.tsx';

const query = new URLSearchParams(location.search);
const seat = query.get('seat') ?? '0';
const bot = query.get('bot') ?? 'rules';
const sitters =
  seat === 'both' ? ['person', 'person'] : seat === '0' ? ['person', bot] : seat === '1' ? [bot, 'person'] : [bot, bot];
/** A scenario file in whole: the table begins at its position. */
const scenario = query.get('scenario');
document.documentElement.dataset['theme'] = query.get('theme') ?? 'parchment';

function Demo() {
  const [host] = createResource(() =>
    LocalHost.open({
      id: query.get('id') ?? `demo-${Math.random()}`,
      game: query.get('game') ?? FIRST_GAME.id,
      options: {},
      seed: query.get('seed') ?? 'a',
      sitters,
      ...(scenario !== null && { scenario }),
    }),
  );
  const seatsHere = sitters.flatMap((sitter, at) => (sitter === 'person' ? [at] : []));
  return (
    <Show when={host()}>
      {(open) => {
        Object.assign(window, { demoHost: open() });
        return (
          <TableScreen
            host={open()}
            entryOf={entryOf}
            seatsHere={seatsHere}
            links={{
              home: '/',
              rule: (id) => `/rules/${id}`,
              replay: (moves) => `/replay/demo?at=${moves}`,
              another: '/play',
            }}
          />
        );
      }}
    </Show>
  );
}

const place = document.getElementById('demo');
if (place)
  render(
    () => (
      <>
        <Demo />
        <Toasts />
      </>
    ),
    place,
  );
