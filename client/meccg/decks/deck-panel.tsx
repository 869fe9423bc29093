// The deck: its name, what the rules say of it, its numbers and its cards by part.
import { createMemo, createSignal, For, Show } from 'solid-js';
import { Button, IconButton } from '../../board/button.tsx';
import { Icon } from '../../board/icon.tsx';
import { toast } from '../../board/toast.tsx';
import { lay as layTable, PERSON } from '../../house/laying.ts';
import { go } from '../../house/router.ts';
import { tell } from '../../house/tell.ts';
import { RuleLink } from '../../table/rule-link.tsx';
import { CardPicture } from '../cards/card-picture.tsx';
import { POINTS_ICONS, shortType } from '../cards/card-words.ts';
import { cardNumber, meccgCards } from '../cards/cards.ts';
import type { ShownCard } from '../cards/shown-card.ts';
import type { Bench } from './deck-page.tsx';
import { ExportDialog, HandDialog, VersionsDialog } from './dialogs.tsx';
import { FORMATS } from './formats.ts';
import { keepVersion, keptDeck } from './kept.ts';
import { cardsIn, countIn, PARTS, type Part, totalIn } from './model.ts';
import { sideOf, statsOf } from './stats.ts';

const PROGRAM = 'rules';
const cardOf = (id: string): ShownCard | undefined => meccgCards()?.[cardNumber(id)];
const nameOf = (id: string): string => cardOf(id)?.name ?? id;

export function DeckPanel(props: { bench: Bench }) {
  const bench = props.bench;
  const [open, setOpen] = createSignal<'export' | 'hand' | 'versions'>();
  const isLegal = () => bench.checked()?.faults.length === 0;
  const isAlone = () => bench.format().id === 'solitaire';
  const play = () => {
    const text = bench.checked()?.text;
    if (text === undefined) return;
    const options = { ...bench.format().options, deckOne: text };
    void layTable({ game: bench.game, sitters: [PERSON, PROGRAM], options })
      .then(go)
      .catch(tell);
  };
  const save = () => {
    try {
      keepVersion(bench.id);
      toast({ text: `This version of ${bench.deck().name} is saved.`, icon: 'check' });
    } catch (error) {
      tell(error);
    }
  };
  return (
    <section class="decks-panel scroll" aria-labelledby="deck-name">
      <h1 id="deck-name">{bench.deck().name}</h1>
      <label class="labelled">
        <span>Name</span>
        <input
          class="field"
          maxlength="60"
          value={bench.deck().name}
          onChange={({ currentTarget }) => {
            const name = currentTarget.value.trim();
            if (name) bench.setDeck({ ...bench.deck(), name });
            currentTarget.value = bench.deck().name;
          }}
        />
      </label>
      <label class="labelled">
        <span>Built for</span>
        <select
          class="field"
          onChange={({ currentTarget }) => bench.setFormat(FORMATS[currentTarget.selectedIndex] ?? FORMATS[0])}
        >
          <For each={FORMATS}>{({ id, name }) => <option selected={bench.format().id === id}>{name}</option>}</For>
        </select>
      </label>
      <Verdict bench={bench} />
      <div class="row">
        <Button kind="primary" disabled={!isLegal()} onClick={play}>
          {isAlone() ? 'Play it alone' : 'Play with this deck'}
        </Button>
        <Button icon="hand" onClick={() => setOpen('hand')}>
          Draw a hand
        </Button>
        <Button small onClick={save}>
          Save this version
        </Button>
        <Button small onClick={() => setOpen('versions')}>
          Versions
        </Button>
        <Button small onClick={() => setOpen('export')}>
          Export or share
        </Button>
        <a class="btn ghost sm" href="/decks">
          All decks
        </a>
      </div>
      <Numbers bench={bench} />
      <For each={PARTS}>{({ id, name }) => <PartList bench={bench} part={id} name={name} />}</For>
      <Show when={open() === 'export'}>
        <ExportDialog bench={bench} onClose={() => setOpen(undefined)} />
      </Show>
      <Show when={open() === 'hand'}>
        <HandDialog bench={bench} onClose={() => setOpen(undefined)} />
      </Show>
      <Show when={open() === 'versions'}>
        <VersionsDialog
          versions={keptDeck(bench.id)?.versions ?? []}
          onPick={(text) => {
            setOpen(undefined);
            void bench.desk
              .ask({ do: 'read deck', text })
              .then(({ deck }) => bench.setDeck(deck))
              .catch(tell);
          }}
          onClose={() => setOpen(undefined)}
        />
      </Show>
    </section>
  );
}

/** What the rules say of it. */
function Verdict(props: { bench: Bench }) {
  return (
    <div class="decks-verdict" role="status">
      <Show when={props.bench.checked()}>
        {(checked) => (
          <>
            <Show
              when={checked().faults.length > 0}
              fallback={
                <p class="decks-ok">
                  <Icon name="check" />
                  The deck is legal.
                </p>
              }
            >
              <ul class="decks-faults">
                <For each={checked().faults}>
                  {({ text, rule }) => (
                    <li>
                      {text} <RuleLink rule={rule} />
                    </li>
                  )}
                </For>
              </ul>
            </Show>
            <Show when={checked().siteless.length > 0}>
              <p class="decks-siteless">
                <b>No site for:</b> {checked().siteless.map(nameOf).join(', ')}.
              </p>
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}

const KINDS: Readonly<Record<ShownCard['kind'], string>> = {
  character: 'Characters',
  avatar: 'Wizards',
  item: 'Items',
  ally: 'Allies',
  faction: 'Factions',
  'resource-event': 'Resource events',
  creature: 'Creatures',
  'hazard-event': 'Hazard events',
  site: 'Sites',
  region: 'Regions',
};

function Numbers(props: { bench: Bench }) {
  const stats = createMemo(() => statsOf(props.bench.deck(), cardOf));
  const nameOfKind = (kind: ShownCard['kind']): string =>
    kind === 'avatar' && sideOf(props.bench.deck(), cardOf) === 'minion' ? 'Ringwraiths' : KINDS[kind];
  const most = () => Math.max(1, ...stats().kinds.map(([, n]) => n));
  return (
    <details class="decks-numbers" open>
      <summary>In numbers</summary>
      <ul class="decks-bars">
        <For each={stats().kinds}>
          {([kind, n]) => (
            <li>
              <span>{nameOfKind(kind)}</span>
              <meter min="0" max={most()} value={n} aria-label={nameOfKind(kind)} />
              <b>{n}</b>
            </li>
          )}
        </For>
      </ul>
      <p class="decks-points">
        <span>Marshalling points</span>
        <For each={stats().points}>
          {([kind, points]) => (
            <span>
              <Icon name={POINTS_ICONS[kind]} title={kind} /> {points}
            </span>
          )}
        </For>
      </p>
      <p class="decks-points">
        <span>Starting minds {stats().mind}</span>
        <span>Corruption points {stats().corruption}</span>
      </p>
    </details>
  );
}

function PartList(props: { bench: Bench; part: Part; name: string }) {
  const cards = createMemo(() => cardsIn(props.bench.deck(), props.part));
  return (
    <Show when={cards().length > 0 || props.part === 'sites'}>
      <h2 class="decks-part">
        {props.name} <span>{cards().length > 0 ? totalIn(props.bench.deck(), props.part) : 'every one'}</span>
      </h2>
      <ul class="decks-list">
        <For each={cards().map(([id]) => id)}>
          {(id) => (
            <li>
              <b>{countIn(props.bench.deck(), props.part, id)}</b>
              <Show when={cardOf(id)}>
                {(card) => (
                  <>
                    <CardPicture card={card()} shape="square" />
                    <span>
                      {card().name} <small>{shortType(card())}</small>
                    </span>
                  </>
                )}
              </Show>
              <IconButton
                icon="minus"
                label={`One ${nameOf(id)} less in ${props.name.toLowerCase()}`}
                onClick={() => props.bench.remove(props.part, id)}
              />
              <IconButton
                icon="plus"
                label={`One ${nameOf(id)} more in ${props.name.toLowerCase()}`}
                onClick={() => props.bench.add(props.part, id)}
              />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
