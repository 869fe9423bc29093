// Under a large card: what the rulebook says about it, and where it belongs.
import { createResource, For, Show } from 'solid-js';
import { loadBook } from '../../rulebook/atoms/load-book.ts';
import type { ShownAtom } from '../../rulebook/atoms/shown-atom.ts';
import { cardsAt, siteNames } from './neighbours.ts';
import './lore.css';
import type { ShownCard } from '../cards/shown-card.ts';
import { cardHref } from './card-href.ts';
import { RULING_BOOKS, type Rulings, rulingsOf } from './rulings.ts';

const NOTHING: Rulings = { own: [], named: [], kind: [] };

async function load(card: ShownCard): Promise<Rulings> {
  const atoms = await Promise.all(RULING_BOOKS.map(loadBook));
  return rulingsOf(card, atoms.flat());
}

export function CardLore(props: { card: ShownCard; cards: readonly ShownCard[] }) {
  const [rulings] = createResource(
    () => props.card,
    (card) => load(card).catch(() => NOTHING),
  );
  const sites = () => siteNames(props.card, props.cards);
  const here = () => cardsAt(props.card, props.cards);
  return (
    <div class="lore">
      <Show when={sites().length > 0}>
        <section>
          <h2>Where it is played</h2>
          <CardLinks cards={sites()} />
        </section>
      </Show>
      <Show when={here().length > 0}>
        <section>
          <h2>What is played here</h2>
          <CardLinks cards={here()} />
        </section>
      </Show>
      <Show when={rulings.latest} fallback={<p class="quiet">Looking it up …</p>}>
        {(found) => (
          <>
            <Atoms title="Rulings on this card" atoms={found().own} none="There is no ruling on this card alone." />
            <Atoms title="Rules that name it" atoms={found().named} />
            <Atoms title="For every card like it" atoms={found().kind} />
          </>
        )}
      </Show>
    </div>
  );
}

function CardLinks(props: { cards: readonly ShownCard[] }) {
  /** Both sides have a card of that place. */
  const isTwofold = (name: string): boolean => props.cards.filter((card) => card.name === name).length > 1;
  return (
    <ul class="lore-links">
      <For each={props.cards}>
        {(card) => (
          <li>
            <a href={cardHref(card.id)}>
              {card.name}
              {isTwofold(card.name) && card.alignment === 'minion' ? ' (minion’s)' : ''}
            </a>
          </li>
        )}
      </For>
    </ul>
  );
}

function Atoms(props: { title: string; atoms: readonly ShownAtom[]; none?: string }) {
  return (
    <Show when={props.atoms.length > 0 || props.none}>
      <section>
        <h2>{props.title}</h2>
        <Show when={props.atoms.length > 0} fallback={<p class="quiet">{props.none}</p>}>
          <ul class="lore-atoms">
            <For each={props.atoms}>
              {({ id, title, rule, ambiguity }) => (
                <li>
                  <b>{title}</b>{' '}
                  <a class="rule-id" href={`/rules/${encodeURIComponent(id)}`}>
                    {id}
                  </a>
                  <p>{rule}</p>
                  <Show when={ambiguity}>{(doubt) => <p class="quiet">Decided: {doubt().decision}</p>}</Show>
                </li>
              )}
            </For>
          </ul>
        </Show>
      </section>
    </Show>
  );
}
