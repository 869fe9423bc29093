// What is going on between the two sides: the attack that is faced, and what was declared and waits to take effect.
import { For, Show } from 'solid-js';
import { NONE } from '../../../engine/game.ts';
import type { Action } from '../../../games/meccg/chain/action.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { Icon } from '../../board/icon.tsx';
import { Card } from '../cards/card.tsx';
import { meccgCards } from '../cards/cards.ts';
import { declaredWords } from './declared-words.ts';
import './middle.css';
import { siteCard } from './places.ts';
import { chainOf } from './reading.ts';
import { Trials } from './trial.tsx';

/** '2 strikes of 10', with everything that changes them. */
export const attackWords = ({ figures: { attack }, attack: now }: MeccgView): string =>
  !attack
    ? ''
    : `${attack.strikes === 1 ? '1 strike' : `${attack.strikes} strikes`}${now?.duel ? '; both sides roll' : ` of ${attack.prowess}`}`;

/** What somebody facing the attack must beat. */
export const strikeWords = ({ figures: { attack } }: MeccgView): string | undefined =>
  !attack ? undefined : attack.strike?.foe ? `${attack.prowess} and dice` : String(attack.prowess);

export function Middle(props: { view: MeccgView; seatName: (seat: number) => string }) {
  const attack = () => props.view.attack;
  const chain = () => chainOf(props.view);
  const place = () => {
    const company = props.view.companies.find(({ id }) => id === attack()?.company);
    return company
      ? siteCard(
          meccgCards() ?? [],
          company.to === NONE ? company.site : company.to,
          props.view.alignment[company.seat] ?? 0,
        )
      : NONE;
  };
  return (
    <Show when={attack() !== null || chain().length > 0}>
      <section class="middle" aria-label="What is going on">
        <Show when={attack()}>
          {(now) => (
            <figure class="middle-one attack">
              <figcaption class="middle-tag">
                {now().duel ? 'a company attacks' : now().of > 1 ? `attack ${now().nth} of ${now().of}` : 'the attack'}
              </figcaption>
              <Card card={now().card === NONE ? place() : (props.view.def[now().card] ?? NONE)} size="s" />
              <p>{attackWords(props.view)}</p>
            </figure>
          )}
        </Show>
        <For each={chain()}>
          {(action, i) => (
            <>
              <Show when={i() > 0 || attack()}>
                <Icon name="prev" class="middle-arrow" />
              </Show>
              <Declared
                action={action}
                view={props.view}
                who={props.seatName(action.seat)}
                order={chain().length > 1 ? i() + 1 : 0}
              />
            </>
          )}
        </For>
        <Trials view={props.view} />
      </section>
    </Show>
  );
}

function Declared(props: { action: Action; view: MeccgView; who: string; order: number }) {
  const def = () => props.action.def ?? props.view.def[props.action.card] ?? NONE;
  return (
    <figure class="middle-one" classList={{ first: props.order === 1, cancelled: props.action.cancelled === 1 }}>
      <figcaption class="middle-tag">
        {props.order > 0 ? `${props.order} · ` : ''}
        {props.who}
      </figcaption>
      <Show
        when={def() !== NONE}
        fallback={<span class="middle-plain">{PLAIN[props.action.kind] ?? 'something'}</span>}
      >
        <Card card={def()} size="s" />
      </Show>
      <p>{declaredWords(props.view, props.action, meccgCards() ?? [])}</p>
    </figure>
  );
}

const PLAIN: Readonly<Partial<Record<Action['kind'], string>>> = {
  corruption: 'a corruption check',
  body: 'a body check',
  support: 'support',
  'combat-support': 'support in the fight',
  'ring-test': 'a test of the ring',
  'on-guard': 'a card face down',
  influence: 'an attempt to lure away',
  faction: 'a call upon a faction',
  removal: 'an attempt to be rid of it',
  ward: 'the attack is warded off',
  lift: 'the effect is lifted',
  fend: 'the hazard is fended off',
  sideboard: 'cards from the sideboard',
};
