// The decks of this browser and of the account, and the ways to begin another.
import { createResource, createSignal, For, onMount, Show } from 'solid-js';
import { Button, IconButton } from '../../board/button.tsx';
import { Dialog } from '../../board/dialog.tsx';
import { newId } from '../../house/laying.ts';
import { go } from '../../house/router.ts';
import { tell } from '../../house/tell.ts';
import { title } from '../../house/title.ts';
import { ago } from '../../house/words.ts';
import '../../house/form.css';
import { meetAccount, tellAccount } from './account.ts';
import './decks.css';
import { ImportDialog } from './import-dialog.tsx';
import { forgetDeck, type KeptDeck, keepDeck, keptDecks } from './kept.ts';
import { EMPTY } from './model.ts';
import { unpackDeck } from './share.ts';
import { useDesk } from './use-desk.ts';

function begin(name: string, text: string): void {
  const id = newId();
  keepDeck(id, name, text);
  go(`/decks/${id}`);
}

export function DecksPage() {
  const desk = useDesk();
  const [decks, setDecks] = createSignal(keptDecks());
  const [readyMade] = createResource(() => desk.ask({ do: 'ready-made decks' }));
  /** The text that the dialog begins with. */
  const [importing, setImporting] = createSignal<string>();
  const [doomed, setDoomed] = createSignal<KeptDeck>();
  onMount(() => {
    title('Decks');
    void unpackDeck(location.hash).then(setImporting).catch(tell);
    void meetAccount()
      .then((isNew) => isNew && setDecks(keptDecks()))
      .catch(tell);
  });
  const start = (name: string, text: string) => {
    try {
      begin(name, text);
    } catch (error) {
      tell(error);
    }
  };
  const remove = (deck: KeptDeck) => {
    setDoomed(undefined);
    try {
      forgetDeck(deck.id);
      void tellAccount({ ...deck, text: '', at: Date.now() });
    } catch (error) {
      tell(error);
    }
    setDecks(keptDecks());
  };
  return (
    <main class="broad decks-shelf">
      <h1>Decks</h1>
      <p class="lede">Build a deck for Middle-earth: The Wizards, try it, and bring it to any table.</p>
      <h2>Your own</h2>
      <Show
        when={decks().length > 0}
        fallback={
          <p class="panel nothing prose">
            None yet. A deck is kept in this browser as you build it, and in your account if you have one.
          </p>
        }
      >
        <ul class="panel decks-kept">
          <For each={decks()}>
            {(deck) => (
              <li>
                <a href={`/decks/${deck.id}`}>
                  <b>{deck.name}</b>
                  <small>{ago(deck.at)}</small>
                </a>
                <IconButton icon="trash" label={`Delete ${deck.name}`} onClick={() => setDoomed(deck)} />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <h2>Begin another</h2>
      <div class="row">
        <Button kind="primary" icon="plus" onClick={() => start(EMPTY.name, EMPTY.name)}>
          From nothing
        </Button>
        <Button onClick={() => setImporting('')}>Import a list</Button>
      </div>
      <h2>Or from a ready-made deck</h2>
      <ul class="decks-ready">
        <For each={readyMade()}>
          {({ name, about, text }) => (
            <li class="panel">
              <div>
                <b>{name}</b>
                <small>{about}</small>
              </div>
              <Button small onClick={() => start(name, text)}>
                Begin with this<span class="sr">: {name}</span>
              </Button>
            </li>
          )}
        </For>
      </ul>
      <Show when={importing() !== undefined}>
        <ImportDialog desk={desk} text={importing() ?? ''} onDeck={start} onClose={() => setImporting(undefined)} />
      </Show>
      <Show when={doomed()} keyed>
        {(deck) => (
          <Dialog
            title="Delete this deck?"
            lead={`${deck.name}, with all its versions, in your account too.`}
            onClose={() => setDoomed(undefined)}
            actions={
              <>
                <Button onClick={() => setDoomed(undefined)}>Keep it</Button>
                <Button kind="primary" onClick={() => remove(deck)}>
                  Delete the deck
                </Button>
              </>
            }
          />
        )}
      </Show>
    </main>
  );
}
