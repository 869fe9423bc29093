// War of the Ring's pieces on one page, to look at while working on them: `npx vite client`, then
// /wotr/pieces/gallery.html. Not part of the build. `#map` shows the map alone, `#night` and `#map-night` the same by night.
import { createResource, For, Show } from 'solid-js';
import { R, REGION_NAMES } from '../../../games/wotr/map/regions.ts';
import { ENT, SHIP, TOWER, TREBUCHET } from '../../../games/wotr/reading/board.ts';
import { BASE_CHARACTER_COUNT } from '../../../games/wotr/tables/characters.ts';
import { FREE_FACES, SHADOW_FACES } from '../../../games/wotr/tables/dice.ts';
import { E } from '../../../games/wotr/tables/events.ts';
import { ISENGARD, NATION_NAMES } from '../../../games/wotr/tables/nations.ts';
import { Row, showGallery } from '../../board/gallery-page.tsx';
import { HandFan } from '../../board/hand-fan.tsx';
import { Icon } from '../../board/icon.tsx';
import { type MapMark, MapView } from '../../board/map-view.tsx';
import { toast } from '../../board/toast.tsx';
import { ActionDie } from './action-die.tsx';
import { ApartPiece } from './apart-piece.tsx';
import { apartPlace } from './apart-places.ts';
import { CardBack, CharacterCard, EventCard } from './cards.ts';
import { Counter } from './counter.tsx';
import { SETUP_APART, SETUP_ARMIES } from './gallery-position.ts';
import { HuntTile } from './hunt-tile.tsx';
import { loadWotrMap } from './map-data.ts';
import './nations.css';
import { pieceName, regionName } from './by-number.ts';
import { NATION_CLASSES, nationIcon } from './nations.ts';

const MOVES = [
  'minas-tirith',
  'lossarnach',
  'pelargir',
  'druadan-forest',
  'dead-marshes',
  'north-ithilien',
  'west-harondor',
] as const;

const MARKS: readonly MapMark[] = [
  ...MOVES.map((id) => ({ region: R[id], kind: 'legal' as const })),
  { region: R['south-ithilien'], kind: 'attack', label: 'attack · 60 %' },
  { region: R.osgiliath, kind: 'chosen' },
];

function GalleryMap() {
  const [map] = createResource(loadWotrMap);
  const armies = SETUP_ARMIES.map((army) => ({
    id: `army-${army.region}`,
    region: army.region,
    label: `${REGION_NAMES[army.region]}: ${army.regulars} + ${army.elites}`,
    el: () => (
      <Counter {...army} title={`${NATION_NAMES[army.nation]}: ${army.regulars} Regulars, ${army.elites} Elites`} />
    ),
  }));
  const apart = SETUP_APART.map((one) => ({
    id: `apart-${one.piece}-${one.region}`,
    region: one.region,
    label: pieceName(one.piece),
    ...apartPlace(one.piece, one.region),
    el: () => <ApartPiece {...one} title={pieceName(one.piece)} />,
  }));
  const pieces = [...armies, ...apart];
  return (
    <Show when={map()}>
      {(data) => (
        <MapView
          map={data()}
          pieces={pieces}
          marks={MARKS}
          arrows={[{ from: R.osgiliath, to: R['minas-tirith'] }]}
          focus={R.osgiliath}
          onRegion={(region) => toast({ text: `Chosen: ${REGION_NAMES[region]}.`, icon: 'check' })}
          onWhy={(region) => toast({ text: `${REGION_NAMES[region]} does not border on Osgiliath.`, rule: 'WR-6.7.4' })}
          describe={regionName}
          onDrop={(from, to) => toast({ text: `${REGION_NAMES[from]} to ${REGION_NAMES[to]}.` })}
          legend={<p>Dashed: may be crossed. Mountains: may not. Rivers never block.</p>}
        />
      )}
    </Show>
  );
}

const HAND = [
  'bilbos-song',
  'mithril-coat-and-sting',
  'through-a-day-and-a-night',
  'grimbeorn-the-old-beorning',
  'swords-in-eriador',
].flatMap((id) => {
  const card = Object.entries(E).find(([slug]) => slug.startsWith(id.slice(0, 12)));
  return card ? [card[1]] : [];
});

function Gallery() {
  return (
    <main class="gallery">
      <h1>War of the Ring</h1>
      <Row title="Counters">
        <For each={NATION_CLASSES}>
          {(_, nation) => (
            <Counter
              nation={nation()}
              regulars={3}
              elites={nation() % 3}
              leaders={nation() < 5 ? 1 : 0}
              nazgul={nation() === 6 ? 5 : 0}
              companions={nation() === 2 ? 2 : 0}
              minions={nation() === 5 ? 1 : 0}
              besieged={nation() === 4}
              title={NATION_NAMES[nation()] ?? ''}
            />
          )}
        </For>
      </Row>
      <Row title="Twilight of the Third Age">
        <For each={[SHIP, ENT, TREBUCHET, TOWER]}>
          {(piece, i) => <ApartPiece piece={piece} count={i() + 1} title={pieceName(piece)} />}
        </For>
        <Counter nation={ISENGARD} regulars={6} elites={1} dunlendings={4} title="Isengard with Dunlendings" />
        <For each={['unit-dunlending', 'corsair-ship', 'ent', 'trebuchet', 'siege-tower']}>
          {(icon) => <Icon name={icon} />}
        </For>
      </Row>
      <Row title="Dice and tiles">
        <For each={FREE_FACES}>{(face, i) => <ActionDie side={0} face={face} rolled={i()} />}</For>
        <ActionDie side={0} face={2} state="legal" onClick={() => {}} />
        <ActionDie side={0} face={1} state="chosen" onClick={() => {}} />
        <ActionDie side={0} face={5} state="used" onClick={() => {}} />
        <For each={SHADOW_FACES}>{(face) => <ActionDie side={1} face={face} small />}</For>
        <For each={[0, 4, 9, 11, 17, 19, 20, 21, 22]}>{(tile) => <HuntTile tile={tile} />}</For>
        <HuntTile tile={0} small />
      </Row>
      <Row title="Cards at the table">
        <For each={[17, 30, 21, 50, 60, 80]}>{(card) => <EventCard card={card} size="m" />}</For>
        <For each={Array.from({ length: BASE_CHARACTER_COUNT }, (_, i) => i)}>
          {(character) => <CharacterCard character={character} size="m" />}
        </For>
      </Row>
      <Row title="Up close">
        <EventCard card={66} size="l" />
        <CharacterCard character={8} size="l" />
      </Row>
      <Row title="In the hand">
        <HandFan cards={HAND} label="Your hand">
          {(card) => <EventCard card={card} size="s" state={card === HAND[2] ? 'legal' : 'idle'} onClick={() => {}} />}
        </HandFan>
        <EventCard card={50} size="s" />
        <EventCard card={72} size="s" state="dim" />
        <CharacterCard character={1} size="s" />
        <CardBack side={0} deck={0} size="s" />
        <CardBack side={0} deck={1} size="s" />
        <CardBack side={1} deck={0} size="s" />
        <CardBack side={1} deck={1} size="s" />
      </Row>
      <Row title="Symbols of Nations">
        <For each={NATION_CLASSES}>
          {(name, nation) => (
            <span class={name} style={{ color: 'var(--n)' }}>
              <Icon name={nationIcon(nation())} /> {NATION_NAMES[nation()]}
            </span>
          )}
        </For>
      </Row>
    </main>
  );
}

showGallery(Gallery, GalleryMap);
