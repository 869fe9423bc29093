// A company as it stands: its people with what they carry, where it is and where it goes.

import { createMemo, For, Show } from 'solid-js';
import { NONE } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { counted } from '../../../lib/counted.ts';
import { Icon } from '../../board/icon.tsx';
import { Card } from '../cards/card.tsx';
import { meccgCards } from '../cards/cards.ts';
import { Carried, type CarriedCard } from '../cards/carried.tsx';
import './band.css';
import './piles.css';
import { useHands } from './hands.ts';
import { wayOf } from './journey.ts';
import { PathStrip } from './path-strip.tsx';
import { siteCard } from './places.ts';
import { type Band, kindOf, type Lying, leaderName, type Person } from './reading.ts';
import { corruptionOf } from './reckoning.ts';

export function BandView(props: { band: Band; small?: boolean | undefined; attack?: string | undefined }) {
  const hands = useHands();
  const cards = () => meccgCards() ?? [];
  const company = () => props.band.company;
  const name = () => leaderName(props.band, cards());
  const light = () => hands.light(`company ${company().id}`);
  const where = () => {
    const nameOf = (place: number) => cards()[siteCard(cards(), place, props.band.alignment)]?.name ?? '';
    const site = nameOf(company().site);
    if (company().to !== NONE) return `from ${site} to ${nameOf(company().to)}`;
    return company().moves ? `from ${site}, whither is not known yet` : `at ${site}`;
  };
  return (
    <section
      class={`band is-${light()}`}
      data-thing={`company ${company().id}`}
      classList={{ small: props.small ?? false }}
      aria-label={`${name()}, ${where()}`}
    >
      <header class="band-head">
        <Show
          when={light() !== 'idle'}
          fallback={
            <b>
              <Icon name="fellowship" /> {name()}
            </b>
          }
        >
          <button
            type="button"
            class="band-name"
            aria-pressed={light() === 'chosen'}
            onClick={() => hands.touch(`company ${company().id}`, `${name()}’s company`)}
          >
            <Icon name="fellowship" /> {name()}
          </button>
        </Show>
        <span>{where()}</span>
        <Show when={props.band.hazardsLeft !== undefined}>
          <span class="chip band-hazards" title="Hazards that may still be played on this company">
            <Icon name="hazard-limit" /> {props.band.hazardsLeft} left
          </span>
        </Show>
        <Show when={company().guards > 0}>
          <span class="chip">
            <Icon name="eye" /> {company().guards === 1 ? 'a card on-guard' : `${company().guards} cards on-guard`}
          </span>
        </Show>
      </header>
      <div class="band-row scroll">
        <For each={props.band.people}>
          {(person) => <PersonCard person={person} small={props.small} attack={props.attack} />}
        </For>
        <For each={props.band.on}>{(one) => <LyingCard lying={one} small />}</For>
        <SiteCard
          alignment={props.band.alignment}
          site={company().site}
          tapped={props.band.isTapped}
          guards={company().to === NONE ? company().guards : 0}
        />
        <Show when={company().to !== NONE}>
          <span class="band-way">
            <PathStrip way={wayOf(company(), props.band.alignment)} />
          </span>
          <SiteCard alignment={props.band.alignment} site={company().to} tapped={false} guards={company().guards} />
        </Show>
      </div>
    </section>
  );
}

function SiteCard(props: { site: number; alignment: number; tapped: boolean; guards: number }) {
  const hands = useHands();
  const number = () => siteCard(meccgCards() ?? [], props.site, props.alignment);
  const name = () => meccgCards()?.[number()]?.name ?? '';
  return (
    <div class="band-site" data-thing={`site ${props.site}`}>
      <Card
        card={number()}
        size="t"
        tapped={props.tapped}
        light={hands.light(`site ${props.site}`)}
        onClick={() => hands.touch(`site ${props.site}`, name(), meccgCards()?.[number()]?.id)}
      />
      <Show when={props.guards > 0}>
        <span class="backs on-guard" title={props.guards === 1 ? 'a card on-guard' : `${props.guards} cards on-guard`}>
          <For each={Array.from({ length: props.guards })}>{() => <i />}</For>
          <small>on-guard</small>
        </span>
      </Show>
    </div>
  );
}

function PersonCard(props: { person: Person; small?: boolean | undefined; attack?: string | undefined }) {
  const hands = useHands();
  const shown = () => meccgCards()?.[props.person.def];
  const thing = () => `card ${props.person.card}` as const;
  const carried = createMemo(() => stripsOf(props.person, meccgCards() ?? [], hands));
  const strike = () => {
    const { strike: faced } = props.person;
    if (!faced) return undefined;
    const excess = faced.excess > 0 ? ` and ${faced.excess} more` : '';
    return `${faced.isNow ? 'faces' : 'will face'} ${props.attack ?? 'a strike'}${excess}`;
  };
  const leader = () => {
    const { follows } = props.person;
    const { def } = hands.table.stage.board() as MeccgView;
    return follows === undefined ? undefined : meccgCards()?.[def[follows] ?? NONE]?.name;
  };
  const corruption = () => props.person.now?.corruption ?? 0;
  const outlook = () => corruptionOf(hands.table.stage.board() as MeccgView, props.person.card);
  return (
    <div class="person" data-thing={thing()} classList={{ follower: props.person.follows !== undefined }}>
      <Card
        card={props.person.def}
        size={props.small ? 't' : 's'}
        tapped={props.person.tapped}
        wounded={props.person.wounded}
        strike={strike()}
        now={props.person.now}
        light={hands.light(thing())}
        carried={<Carried cards={carried()} />}
        onClick={() => hands.touch(thing(), shown()?.name ?? '', shown()?.id)}
      />
      <Show when={leader()}>
        {(name) => (
          <span class="person-under">
            <Icon name="influence" /> with {name()}
          </span>
        )}
      </Show>
      <Show when={corruption() > 0}>
        <span
          class="person-corruption"
          title={`${counted(corruption(), 'corruption point')}; a check now: ${outlook()?.words ?? ''}`}
        >
          <Icon name="corruption" title="corruption points" /> {corruption()}
          <Show when={outlook()}>{(check) => <span class="sr">, a check now: {check().words}</span>}</Show>
        </span>
      </Show>
    </div>
  );
}

/** Items, allies and hazards with him, each a strip; what lies on an item follows it. */
function stripsOf(
  person: Lying,
  cards: Parameters<typeof kindOf>[0],
  hands: ReturnType<typeof useHands>,
): CarriedCard[] {
  return person.on.flatMap((one): CarriedCard[] => {
    const kind = kindOf(cards, one.def);
    const name = cards[one.def]?.name ?? '';
    const as = kind === 'item' ? 'item' : kind === 'ally' ? 'ally' : 'hazard';
    return [
      {
        card: one.def,
        as,
        thing: `card ${one.card}`,
        tapped: one.tapped,
        light: hands.light(`card ${one.card}`),
        onClick: () => hands.touch(`card ${one.card}`, name, cards[one.def]?.id),
      },
      ...stripsOf(one, cards, hands),
    ];
  });
}

/** A card that lies by itself: a faction, an event, something won. */
export function LyingCard(props: { lying: Lying; small?: boolean | undefined }) {
  const hands = useHands();
  const shown = () => meccgCards()?.[props.lying.def];
  const thing = () => `card ${props.lying.card}` as const;
  return (
    <span class="lying" data-thing={thing()}>
      <Card
        card={props.lying.def}
        size={props.small ? 't' : 's'}
        tapped={props.lying.tapped}
        light={hands.light(thing())}
        onClick={() => hands.touch(thing(), shown()?.name ?? '', shown()?.id)}
      />
    </span>
  );
}
