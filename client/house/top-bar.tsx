import { For, onMount, Show } from 'solid-js';
import { device } from '../art/device.ts';
import { IconButton } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { lookForCompany, person } from '../session/session.ts';
import { Mark } from './mark.tsx';
import { place } from './router.ts';
import { change, themeNow } from './settings.ts';

const PLACES = [
  { to: '/learn', icon: 'info', name: 'Learn' },
  { to: '/rules', icon: 'rules', name: 'Rulebook' },
  { to: '/settings', icon: 'settings', name: 'Settings' },
] as const;

export function TopBar() {
  onMount(() => void lookForCompany());
  const isHere = (to: string) => place().path === to || place().path.startsWith(`${to}/`);
  return (
    <header class="bar double-rule">
      <a class="brand" href="/" aria-label="Mathom-house, home">
        <Mark />
        <span>Mathom-house</span>
      </a>
      <nav class="bar-right" aria-label="The house">
        <For each={PLACES}>
          {({ to, icon, name }) => (
            <a class="bar-link" href={to} title={name} aria-current={isHere(to) ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{name}</span>
            </a>
          )}
        </For>
        <Show when={person()}>
          {(me) => (
            <a
              class="bar-me"
              href={`/people/${me().id}`}
              title={me().name}
              aria-current={isHere(`/people/${me().id}`) ? 'page' : undefined}
            >
              <span class="avatar" aria-hidden="true" innerHTML={device(me().name, 'elf')} />
              <span class="sr">{me().name}: your page</span>
            </a>
          )}
        </Show>
        <IconButton
          icon="theme"
          label={themeNow() === 'night' ? 'Parchment, for the day' : 'Dark, for the night'}
          onClick={() => change({ theme: themeNow() === 'night' ? 'parchment' : 'night' })}
        />
      </nav>
    </header>
  );
}
