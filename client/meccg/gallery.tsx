// Every card on one page, to look at while working on them: `npx vite client`, then /meccg/gallery.html.
// Not part of the build. `#night` shows it by night; `#all-s`, `#all-m`, `#all-l`, `#all-t` (and with `-night`) show all
// cards in one size, `#unnamed` twenty pictures without a name, `#map` the map.
import { createResource, For, Show } from 'solid-js';
import { Row, showGallery } from '../board/gallery-page.tsx';
import { MapView } from '../board/map-view.tsx';
import { Card, type CardSize } from './cards/card.tsx';
import { allCards, cardNumber } from './cards/cards.ts';
import { Carried } from './cards/carried.tsx';
import { CardPeek } from './lore/card-peek.tsx';
import './gallery.css';
import { loadMeccgMap } from './table/map-data.ts';

const ONE_OF_EACH = [
  'aragorn-ii',
  'gandalf',
  'glamdring',
  'precious-gold-ring',
  'treebeard',
  'riders-of-rohan',
  'concealment',
  'gates-of-morning',
  'cave-drake',
  'adunaphel',
  'lure-of-the-senses',
  'moria',
  'rivendell',
  'rohan',
] as const;

function Page() {
  return (
    <main class="gallery mc-gallery">
      <h1>One of each</h1>
      <Row title="On the table">
        <For each={ONE_OF_EACH}>{(id) => <Card card={id} size="m" />}</For>
      </Row>
      <Row title="Held up">
        <For each={['aragorn-ii', 'moria', 'cave-drake', 'hoarmurath-of-dir']}>
          {(id) => <Card card={id} size="l" />}
        </For>
      </Row>
      <Row title="In the hand">
        <For each={ONE_OF_EACH}>{(id) => <Card card={id} size="s" onClick={() => {}} />}</For>
        <Card card="twilight" size="s" light="legal" onClick={() => {}} />
        <Card card="orcrist" size="s" light="dim" note="at a site only" onClick={() => {}} />
        <Card card="concealment" size="s" light="chosen" onClick={() => {}} />
      </Row>
      <Row title="Tapped, wounded, facing a strike, with what they carry">
        <Card
          card="aragorn-ii"
          size="s"
          tapped
          now={{ prowess: 8 }}
          carried={<Carried cards={[{ card: cardNumber('glamdring'), as: 'item', tapped: true }]} />}
        />
        <Card card="legolas" size="s" wounded />
        <Card card="gimli" size="s" strike="faces 10" />
        <Card
          card="frodo"
          size="s"
          carried={
            <Carried
              cards={[
                { card: cardNumber('elven-cloak'), as: 'item' },
                { card: cardNumber('precious-gold-ring'), as: 'item' },
                { card: cardNumber('lure-of-the-senses'), as: 'hazard' },
                { card: cardNumber('sam-gamgee'), as: 'follower' },
                { card: cardNumber('bill-the-pony'), as: 'ally' },
              ]}
            />
          }
        />
        <Card card="eowyn" size="m" tapped />
        <Card card="boromir-ii" size="m" wounded />
      </Row>
      <Row title="Tokens">
        <For each={ONE_OF_EACH}>{(id) => <Card card={id} size="t" />}</For>
        <Card card="beorn" size="t" tapped />
        <Card card="bard-bowman" size="t" wounded />
      </Row>
    </main>
  );
}

function All(props: { size: CardSize }) {
  return (
    <main class="mc-all" data-size={props.size}>
      <For each={allCards()}>{(card) => <Card card={card.id} size={props.size} noPeek />}</For>
    </main>
  );
}

/** Names hidden: can they still be told apart? */
const UNNAMED = [
  'fili',
  'kili',
  'elladan',
  'elrohir',
  'faramir',
  'anborn',
  'magic-ring-of-lore',
  'magic-ring-of-words',
  'dwarven-ring-of-barins-tribe',
  'palantir-of-orthanc',
  'palantir-of-osgiliath',
  'men-of-lebennin',
  'men-of-anorien',
  'orc-guard',
  'orc-patrol',
  'adunaphel',
  'dwar-of-waw',
  'minas-tirith',
  'minas-morgul',
  'dimrill-dale',
] as const;

const Unnamed = () => (
  <main class="mc-all mc-unnamed">
    <For each={UNNAMED}>{(id) => <Card card={id} size="s" />}</For>
  </main>
);

function GalleryMap() {
  const [map] = createResource(loadMeccgMap);
  return (
    <Show when={map()}>
      {(data) => (
        <MapView
          map={data()}
          pieces={[]}
          marks={[{ region: data().ids.indexOf('rohan'), kind: 'legal' }]}
          arrows={[]}
          focus={null}
          onRegion={() => {}}
          onWhy={() => {}}
          describe={(region) => data().regions[region]?.name ?? ''}
        />
      )}
    </Show>
  );
}

const sizeShown = /^all-([tsml])/.exec(location.hash.slice(1))?.[1] as CardSize | undefined;

showGallery(
  () => (
    <>
      <Show
        when={sizeShown}
        fallback={
          <Show when={location.hash.startsWith('#unnamed')} fallback={<Page />}>
            <Unnamed />
          </Show>
        }
      >
        {(size) => <All size={size()} />}
      </Show>
      <CardPeek />
    </>
  ),
  () => <GalleryMap />,
);
