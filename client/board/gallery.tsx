// Every piece of the kit on one page, to look at while working on it: `npx vite client`, then /board/gallery.html.
// Not part of the build. `#map` shows the map alone, `#night` and `#map-night` are the same by night.
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { R, REGION_NAMES } from '../../games/wotr/map/regions.ts';
import { CHARACTER_COUNT } from '../../games/wotr/tables/characters.ts';
import { FREE_FACES, SHADOW_FACES } from '../../games/wotr/tables/dice.ts';
import { E } from '../../games/wotr/tables/events.ts';
import { NATION_NAMES } from '../../games/wotr/tables/nations.ts';
import { SETUP_ARMIES } from './gallery-position.ts';
import '../theme/theme.css';
import { Button, IconButton } from './button.tsx';
import { CardBack, CharacterCard, EventCard } from './card.tsx';
import { Chip } from './chip.tsx';
import { Counter } from './counter.tsx';
import { Dialog } from './dialog.tsx';
import { ActionDie, CombatDie } from './die.tsx';
import './gallery.css';
import { HandFan } from './hand-fan.tsx';
import { HuntTile } from './hunt-tile.tsx';
import { Icon } from './icon.tsx';
import { loadWotrMap } from './map-data.ts';
import { type MapMark, MapView } from './map-view.tsx';
import { NATION_CLASSES, nationIcon } from './nations.ts';
import { Histogram, OddsBar } from './odds-bar.tsx';
import { Panel } from './panel.tsx';
import { Sheet, type Stop } from './sheet.tsx';
import { Toasts, toast } from './toast.tsx';
import { Track } from './track.tsx';

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
  const pieces = SETUP_ARMIES.map((army) => ({
    id: `army-${army.region}`,
    region: army.region,
    label: `${REGION_NAMES[army.region]}: ${army.regulars} + ${army.elites}`,
    el: () => (
      <Counter {...army} title={`${NATION_NAMES[army.nation]}: ${army.regulars} Regulars, ${army.elites} Elites`} />
    ),
  }));
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
          describe={(region) => REGION_NAMES[region]}
          onDrop={(from, to) => toast({ text: `${REGION_NAMES[from]} to ${REGION_NAMES[to]}.` })}
          legend={<p>Dashed: may be crossed. Mountains: may not. Rivers never block.</p>}
        />
      )}
    </Show>
  );
}

function Row(props: { title: string; children: JSX.Element }) {
  return (
    <section class="gallery-row">
      <h2>{props.title}</h2>
      <div class="gallery-items">{props.children}</div>
    </section>
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
  const [dialog, setDialog] = createSignal(false);
  const [stop, setStop] = createSignal<Stop>('peek');
  return (
    <main class="gallery">
      <h1>The board kit</h1>
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
              title={NATION_NAMES[nation()]}
            />
          )}
        </For>
      </Row>
      <Row title="Dice and tiles">
        <For each={FREE_FACES}>{(face, i) => <ActionDie side={0} face={face} rolled={i()} />}</For>
        <ActionDie side={0} face={2} state="legal" onClick={() => {}} />
        <ActionDie side={0} face={1} state="chosen" onClick={() => {}} />
        <ActionDie side={0} face={5} state="used" onClick={() => {}} />
        <For each={SHADOW_FACES}>{(face) => <ActionDie side={1} face={face} small />}</For>
        <For each={[6, 2, 5]}>{(value) => <CombatDie value={value} hit={value > 4} />}</For>
        <CombatDie value={3} />
        <CombatDie />
        <For each={[0, 4, 9, 11, 17, 19, 20, 21, 22]}>{(tile) => <HuntTile tile={tile} />}</For>
        <HuntTile tile={0} small />
      </Row>
      <Row title="Buttons, chips, tracks">
        <Button kind="primary">Move to Minas Tirith</Button>
        <Button icon="undo">Undo</Button>
        <Button icon="pass" hint="P">
          Pass
        </Button>
        <Button kind="ghost">Show it again</Button>
        <Button small>Small</Button>
        <Button disabled>Spent</Button>
        <IconButton icon="rules" label="Rulebook" />
        <IconButton icon="theme" label="Theme" aria-pressed={true} />
        <Chip kind="free" icon="victory">
          <b>1</b>/4
        </Chip>
        <Chip kind="shadow" icon="victory">
          <b>4</b>/10
        </Chip>
        <Chip kind="turn">Free Peoples</Chip>
        <Chip onClick={() => {}} pressed={true}>
          Dice
        </Chip>
        <Track label="Corruption" max={12} at={5} />
        <span class="n-gondor">
          <Track label="Gondor" kind="steps" max={3} at={2} words="one step from war" />
        </span>
        <Track label="Progress" kind="numbers" max={8} at={3} />
      </Row>
      <Row title="Odds">
        <div class="gallery-odds">
          <OddsBar win={0.71} lose={0.29} />
          <OddsBar win={0.42} open={0.2} lose={0.38} side={1} />
          <Histogram label="Hits you will deal" shares={[0, 0, 0.67, 0.33, 0, 0]} last="5+" />
          <Histogram label="Hits you will take" shares={[0, 0.01, 0.29, 0.44, 0.22, 0.04]} side={1} last="5+" />
        </div>
        <Panel title="Your move" icon="die-army" lit aside={<Chip kind="turn">Free Peoples</Chip>}>
          <h2>Where does the army of Osgiliath go?</h2>
          <p>Seven regions are open; one more holds the enemy.</p>
        </Panel>
        <Panel title="Last move" icon="eye" aside="Shadow">
          <p class="prose">Brought four regulars into South Ithilien.</p>
        </Panel>
        <Button onClick={() => setDialog(true)}>Open a dialog</Button>
        <Button onClick={() => toast({ text: 'Minas Morgul does not border on Osgiliath.', rule: 'WR-6.7.4' })}>
          Say why not
        </Button>
      </Row>
      <Row title="Cards at the table">
        <For each={[17, 30, 21, 50, 60, 80]}>{(card) => <EventCard card={card} size="m" />}</For>
        <For each={Array.from({ length: CHARACTER_COUNT }, (_, i) => i)}>
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
      <Row title="Sheet">
        <div class="gallery-sheet">
          <Sheet
            label="Your move"
            stop={stop()}
            onStop={setStop}
            peek={<h2>Where does the army of Osgiliath go?</h2>}
            more={<p>The log.</p>}
          >
            <Button>Minas Tirith</Button>
          </Sheet>
        </div>
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
      <Show when={dialog()}>
        <Dialog
          title="Battle for Osgiliath"
          lead="First round. Osgiliath is a fortification."
          onClose={() => setDialog(false)}
          actions={
            <>
              <Button onClick={() => setDialog(false)}>Keep the roll</Button>
              <Button kind="primary" icon="dice" onClick={() => setDialog(false)}>
                Re-roll one die
              </Button>
            </>
          }
        >
          <OddsBar win={0.71} lose={0.29} />
        </Dialog>
      </Show>
    </main>
  );
}

const hash = location.hash.slice(1);
document.documentElement.dataset['theme'] = hash.includes('night') ? 'night' : 'parchment';
render(
  () => (
    <>
      <Show when={hash.startsWith('map')} fallback={<Gallery />}>
        <div class="gallery-map">
          <GalleryMap />
        </div>
      </Show>
      <Toasts />
    </>
  ),
  document.body,
);
