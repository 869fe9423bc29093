import { For } from 'solid-js';
import { IconButton } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { Mark } from './mark.tsx';
import { place } from './router.ts';
import { change, themeNow } from './settings.ts';

const PLACES = [
  { to: '/learn', icon: 'info', name: 'Learn' },
  { to: '/rules', icon: 'rules', name: 'Rulebook' },
  { to: '/settings', icon: 'settings', name: 'Settings' },
] as const;

export function TopBar() {
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
        <IconButton
          icon="theme"
          label={themeNow() === 'night' ? 'Parchment, for the day' : 'Dark, for the night'}
          onClick={() => change({ theme: themeNow() === 'night' ? 'parchment' : 'night' })}
        />
      </nav>
    </header>
  );
}
