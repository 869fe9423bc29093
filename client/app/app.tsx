// The house: a bar above, one screen below, and what lies over both.
import {
  createEffect,
  createSignal,
  ErrorBoundary,
  lazy,
  Match,
  on,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { Toasts } from '../board/toast.tsx';
import { gameAt } from '../catalogue/catalogue.ts';
import { LostPage } from '../house/lost-page.tsx';
import { after, followLinks, go, isTable, place } from '../house/router.ts';
import { TopBar } from '../house/top-bar.tsx';
import { Trouble } from '../house/trouble.tsx';
import { HomePage } from './home-page.tsx';
import { NewerBanner } from './newer-banner.tsx';

const PlayPage = lazy(() => import('./play-page.tsx').then(({ PlayPage }) => ({ default: PlayPage })));
const SettingsPage = lazy(() => import('./settings-page.tsx').then(({ SettingsPage }) => ({ default: SettingsPage })));
const AboutPage = lazy(() => import('./about-page.tsx').then(({ AboutPage }) => ({ default: AboutPage })));
const TablePage = lazy(() => import('./table-page.tsx').then(({ TablePage }) => ({ default: TablePage })));
const RulesPage = lazy(() => import('../rulebook/rules-page.tsx').then(({ RulesPage }) => ({ default: RulesPage })));
const RulePeek = lazy(() => import('../rulebook/rule-peek.tsx').then(({ RulePeek }) => ({ default: RulePeek })));
const ReplayPage = lazy(() => import('../replay/replay-page.tsx').then(({ ReplayPage }) => ({ default: ReplayPage })));
const LearnPage = lazy(() => import('../learn/learn-page.tsx').then(({ LearnPage }) => ({ default: LearnPage })));
const PuzzlePage = lazy(() => import('../learn/puzzle-page.tsx').then(({ PuzzlePage }) => ({ default: PuzzlePage })));
const LessonPage = lazy(() => import('../learn/lesson-page.tsx').then(({ LessonPage }) => ({ default: LessonPage })));
const GlossaryPage = lazy(() =>
  import('../learn/glossary-page.tsx').then(({ GlossaryPage }) => ({ default: GlossaryPage })),
);
const DecksPage = lazy(() => import('../meccg/decks/decks-page.tsx').then(({ DecksPage }) => ({ default: DecksPage })));
const DeckPage = lazy(() => import('../meccg/decks/deck-page.tsx').then(({ DeckPage }) => ({ default: DeckPage })));
const CardsPage = lazy(() => import('../meccg/lore/cards-page.tsx').then(({ CardsPage }) => ({ default: CardsPage })));
const CardPage = lazy(() => import('../meccg/lore/card-page.tsx').then(({ CardPage }) => ({ default: CardPage })));
const OnlinePage = lazy(() => import('../online/online-page.tsx').then(({ OnlinePage }) => ({ default: OnlinePage })));
const JoinPage = lazy(() => import('../online/join-page.tsx').then(({ JoinPage }) => ({ default: JoinPage })));
const WatchPage = lazy(() => import('../online/watch-page.tsx').then(({ WatchPage }) => ({ default: WatchPage })));
const PersonPage = lazy(() => import('../online/person-page.tsx').then(({ PersonPage }) => ({ default: PersonPage })));
const OnlineTablePage = lazy(() =>
  import('../online/table-page.tsx').then(({ OnlineTablePage }) => ({ default: OnlineTablePage })),
);

export function App() {
  const path = () => place().path.replace(/(.)\/$/, '$1');
  const [peek, setPeek] = createSignal<string>();
  let main: HTMLDivElement | undefined;

  onCleanup(
    followLinks((to) => {
      const rule = after('/rules/', to.pathname);
      if (rule === undefined || !isTable(path())) return false;
      setPeek(rule);
      return true;
    }),
  );
  const leave = (reset: () => void) => {
    go('/');
    reset();
  };
  // A new screen begins at its top for those who listen, too.
  createEffect(
    on(
      path,
      () => {
        setPeek(undefined);
        main?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );

  return (
    <>
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <NewerBanner />
      <Show when={!isTable(path())}>
        <TopBar />
      </Show>
      <div id="main" ref={main} tabindex="-1" classList={{ page: !isTable(path()) }}>
        <ErrorBoundary
          fallback={(error: unknown, reset) => <Trouble error={error} again={reset} home={() => leave(reset)} />}
        >
          <Suspense>
            <Switch fallback={<LostPage />}>
              <Match when={path() === '/'}>
                <HomePage />
              </Match>
              <Match when={path() === '/play'}>
                <PlayPage />
              </Match>
              <Match when={after('/table/', path())} keyed>
                {(id) => <TablePage id={id} />}
              </Match>
              <Match when={path() === '/online'}>
                <OnlinePage />
              </Match>
              <Match when={after('/people/', path())} keyed>
                {(id) => <PersonPage id={id} />}
              </Match>
              <Match when={after('/t/', path())} keyed>
                {(id) => <OnlineTablePage id={id} />}
              </Match>
              <Match when={after('/join/', path())} keyed>
                {(invitation) => <JoinPage invitation={invitation} />}
              </Match>
              <Match when={after('/watch/', path())} keyed>
                {(secret) => <WatchPage secret={secret} />}
              </Match>
              <Match when={after('/replay/', path())} keyed>
                {(id) => <ReplayPage id={id} />}
              </Match>
              <Match when={path() === '/rules' || after('/rules/', path())}>
                <RulesPage id={after('/rules/', path())} />
              </Match>
              <Match when={path() === '/learn'}>
                <LearnPage />
              </Match>
              <Match when={after('/learn/', path())} keyed>
                {(lesson) => <LessonPage lesson={lesson} />}
              </Match>
              <Match when={after('/puzzle/', path())} keyed>
                {(puzzle) => <PuzzlePage puzzle={puzzle} />}
              </Match>
              <Match when={path() === '/glossary'}>
                <GlossaryPage />
              </Match>
              <Match when={path() === '/decks'}>
                <DecksPage />
              </Match>
              <Match when={after('/decks/', path())} keyed>
                {(id) => <DeckPage id={id} game={gameAt('/decks')} />}
              </Match>
              <Match when={path() === '/cards'}>
                <CardsPage />
              </Match>
              <Match when={after('/cards/', path())} keyed>
                {(card) => <CardPage card={card} />}
              </Match>
              <Match when={path() === '/settings'}>
                <SettingsPage />
              </Match>
              <Match when={path() === '/about'}>
                <AboutPage />
              </Match>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </div>
      <Suspense>
        <Show when={peek()} keyed>
          {(id) => <RulePeek id={id} onRule={setPeek} onClose={() => setPeek(undefined)} />}
        </Show>
      </Suspense>
      <Toasts />
    </>
  );
}
