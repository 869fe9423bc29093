// The plate that closes a battle, a Hunt or a card of the other side: all of it in one look, until the player goes on.
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { REGION_NAMES } from '../../games/wotr/map/regions.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { Button } from '../board/button.tsx';
import { PlainDie } from '../board/die.tsx';
import { Icon } from '../board/icon.tsx';
import { Track } from '../board/track.tsx';
import { RuleLink } from '../table/rule-link.tsx';
import type { Table } from '../table/table.ts';
import type { ToldDie } from '../table/told-dice.ts';
import type { BattleBeat, CardBeat, HuntBeat, TurnBeat, WarBeat } from './beats.ts';
import './closing-plate.css';
import { controller, victoryPoints } from '../../games/wotr/reading/board.ts';
import { POINTS_TO_WIN } from '../../games/wotr/reading/points.ts';
import { figuresOfPieces, figureWords, holderOf, SIDE_NAMES, unitsOf } from './figures.ts';
import { ArmyCounter } from './map-pieces.tsx';
import { MordorRoad } from './mordor-road.tsx';
import { ownSide } from './people.ts';
import { eventFacts } from './pieces/by-number.ts';
import { cardTexts } from './pieces/card-texts.ts';
import { EventCard } from './pieces/cards.ts';
import { HuntTile } from './pieces/hunt-tile.tsx';
import { tileWords } from './pieces/tile-words.ts';
import { hitsOf, lossesOf, type SideTelling } from './tellings.ts';
import { ToldLine } from './told-line.tsx';

const sideClass = (side: Side): string => (side === 0 ? 'free' : 'shadow');

export function ClosingPlate(props: { table: Table; beat: WarBeat | undefined }) {
  const view = () => props.table.stage.board() as WotrView;
  return (
    <Show when={props.beat?.plate ? props.beat : undefined} keyed>
      {(beat) => (
        <Switch>
          <Match when={beat.kind === 'battle' ? beat : undefined}>
            {(battle) => <BattlePlate table={props.table} beat={battle()} view={view()} />}
          </Match>
          <Match when={beat.kind === 'hunt' ? beat : undefined}>
            {(hunt) => <HuntPlate table={props.table} beat={hunt()} view={view()} />}
          </Match>
          <Match when={beat.kind === 'card' ? beat : undefined}>
            {(card) => <CardPlate table={props.table} beat={card()} />}
          </Match>
          <Match when={beat.kind === 'turn' ? beat : undefined}>
            {(turn) => <TurnPlate table={props.table} beat={turn()} view={view()} />}
          </Match>
        </Switch>
      )}
    </Show>
  );
}

/** The keys go with the plate, unless somebody is writing or walks on the map. */
function takeFocus(button: HTMLButtonElement): void {
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
}

function Plate(props: { table: Table; title: string; class?: string; children: JSX.Element }) {
  const { stage } = props.table;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the plate closes it, as Enter and the button do
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div class="closing-veil" onClick={({ target, currentTarget }) => target === currentTarget && stage.goOn()}>
      <section class={`closing panel fancy ${props.class ?? ''}`} data-show aria-label={props.title}>
        <div class="closing-body scroll">
          <h1>{props.title}</h1>
          {props.children}
        </div>
        <footer class="closing-foot">
          <Show when={stage.shown().left > 0}>
            <Button aria-keyshortcuts="Escape" onClick={() => stage.end()}>
              Skip all
            </Button>
          </Show>
          <Button
            kind="primary"
            class="go-on"
            aria-keyshortcuts="Enter"
            ref={(button: HTMLButtonElement) => queueMicrotask(() => takeFocus(button))}
            onClick={() => stage.goOn()}
          >
            Go on
          </Button>
        </footer>
      </section>
    </div>
  );
}

const TITLES = { sortie: 'The sortie from', siege: 'The siege of', battle: 'The battle for' } as const;

/** Where the attack comes from the region itself, those who held it then have sallied out; else it is an assault on them. */
function titleOf({ battle }: BattleBeat, before: WotrView | undefined): string {
  const { way, region, attacker } = battle;
  const inPlace = way.length === 0 || way[0] === way.at(-1);
  const isSortie = before !== undefined && controller(before, region) === attacker;
  return `${TITLES[inPlace ? (isSortie ? 'sortie' : 'siege') : 'battle']} ${REGION_NAMES[region]}`;
}

/** Assaults told by older versions do not say with whom. */
function leadOf({ battle: { attacker, force } }: BattleBeat): string {
  const what = force.length > 0 ? ` with ${figureWords(figuresOfPieces(force, attacker))}` : '';
  return `The ${SIDE_NAMES[attacker]} attacked${what}.`;
}

function BattlePlate(props: { table: Table; beat: BattleBeat; view: WotrView }) {
  const { battle } = props.beat;
  const sides = sidesOf(props.view);
  const holder = () => holderOf(props.view, battle.region);
  const before = () => props.table.viewAt(props.beat.from) as WotrView | undefined;
  return (
    <Plate table={props.table} title={titleOf(props.beat, before())} class="closing-battle">
      <p class="closing-lead prose">{leadOf(props.beat)}</p>
      <div class="closing-sides">
        <For each={sides}>
          {(side) => {
            const lost = figuresOfPieces(lossesOf(battle, side), side);
            return (
              <div class={`closing-side ${sideClass(side)}`}>
                <h2>{SIDE_NAMES[side]}</h2>
                <p>{unitsOf(lost) + lost.leaders + lost.nazgul > 0 ? `lost ${figureWords(lost)}` : 'lost nobody'}</p>
              </div>
            );
          }}
        </For>
      </div>
      <ol class="closing-rounds">
        <For each={battle.rounds}>
          {(round, n) => (
            <li>
              <h3>{battle.rounds.length > 1 ? `Round ${n() + 1}` : 'One round'}</h3>
              <div class="closing-sides">
                <For each={sides}>{(side) => <RoundSide side={side} told={round.sides[side]} />}</For>
              </div>
              <For each={round.notes}>{(note) => <p class="closing-note">{note.text}</p>}</For>
            </li>
          )}
        </For>
      </ol>
      <ul class="closing-end">
        <For each={[...battle.before, ...battle.end]}>
          {(line) => (
            <li>
              {line.text} <Show when={line.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
            </li>
          )}
        </For>
      </ul>
      <p class="closing-sum">
        <For each={[holder()].filter((side) => side !== undefined)}>
          {(side) => (
            <span class={`chip ${sideClass(side)}`}>
              <Icon name="flag" /> {REGION_NAMES[battle.region]} is held by the {SIDE_NAMES[side]}
            </span>
          )}
        </For>
        <Points view={props.view} />
      </p>
    </Plate>
  );
}

/** The player's own side first. */
const sidesOf = (view: WotrView): readonly Side[] => (ownSide(view) === 1 ? [1, 0] : [0, 1]);

function Points(props: { view: WotrView }) {
  return (
    <For each={sidesOf(props.view)}>
      {(side) => (
        <span class={`chip ${sideClass(side)}`}>
          <Icon name="victory" /> {SIDE_NAMES[side]} {victoryPoints(props.view, side)} of {POINTS_TO_WIN[side]}
        </span>
      )}
    </For>
  );
}

function Dice(props: { dice: readonly ToldDie[]; before?: string }) {
  return (
    <Show when={props.dice.length > 0}>
      <Show when={props.before}>
        <small>{props.before}</small>
      </Show>
      <For each={props.dice}>{(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i()} />}</For>
    </Show>
  );
}

function Lost(props: { pieces: readonly number[]; side: Side }) {
  const lost = () => figuresOfPieces(props.pieces, props.side);
  return (
    <p class="closing-lost">
      <ArmyCounter figures={lost()} label="" /> lost: {figureWords(lost())}
    </p>
  );
}

function RoundSide(props: { side: Side; told: SideTelling }) {
  const hits = () => hitsOf(props.told);
  const combat = () => (props.told.card === undefined ? undefined : eventFacts(props.told.card).combat);
  return (
    <div class={`closing-side ${sideClass(props.side)}`}>
      <div class="battle-dice">
        <Dice dice={props.told.roll} />
        <Dice dice={props.told.reroll} before="again" />
        <Dice dice={props.told.besides} before="besides" />
        <b class="closing-hits">{hits() === 1 ? '1 hit' : `${hits()} hits`}</b>
      </div>
      <Show when={props.told.card}>
        {(card) => (
          <p class="closing-card">
            <Icon name="cards" /> <b>{combat()}</b>
            <Show when={props.told.cancelled}> (cancelled)</Show>: {cardTexts()?.[card()]?.combatText}
          </p>
        )}
      </Show>
      <Show when={props.told.lost.length > 0}>
        <Lost pieces={props.told.lost} side={props.side} />
      </Show>
      <Show when={props.told.reduced.length > 0}>
        <p class="closing-lost">
          {props.told.reduced.length === 1
            ? '1 Elite became a Regular'
            : `${props.told.reduced.length} Elites became Regulars`}
        </p>
      </Show>
    </div>
  );
}

function HuntPlate(props: { table: Table; beat: HuntBeat; view: WotrView }) {
  const { hunt } = props.beat;
  const told = hunt.lines.filter(({ type }) => type !== 'hunt-roll' && type !== 'hunt-reroll' && type !== 'tile');
  return (
    <Plate table={props.table} title="The Hunt for the Ring" class="closing-hunt">
      <Show when={props.view.mordor > 0}>
        <MordorRoad step={props.view.mordor} />
      </Show>
      <Show when={hunt.dice.length > 0}>
        <div class="battle-dice centred">
          <Dice dice={hunt.dice} />
          <Dice dice={hunt.again} before="again" />
        </div>
      </Show>
      <div class="closing-tiles">
        <For each={hunt.tiles}>
          {(tile) => (
            <figure>
              <HuntTile tile={tile} />
              <figcaption>{tileWords(tile)}</figcaption>
            </figure>
          )}
        </For>
      </div>
      <ul class="closing-end">
        <For each={told}>
          {(line) => (
            <li>
              {line.text} <Show when={line.rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
            </li>
          )}
        </For>
      </ul>
      <p class="closing-corruption">
        Corruption {props.view.corruption} of 12 <Track max={12} at={props.view.corruption} label="Corruption" />
      </p>
    </Plate>
  );
}

function CardPlate(props: { table: Table; beat: CardBeat }) {
  const side = () => (eventFacts(props.beat.card).side === 1 ? 1 : 0) as Side;
  return (
    <Plate
      table={props.table}
      title={`The ${SIDE_NAMES[side()]} ${side() === 1 ? 'plays' : 'play'} a card`}
      class="closing-played"
    >
      <EventCard card={props.beat.card} size="l" />
    </Plate>
  );
}

/** What the others did before the player is asked again. */
function TurnPlate(props: { table: Table; beat: TurnBeat; view: WotrView }) {
  const { face } = props.table;
  const { seats, deeds } = props.beat.turn;
  const [only, ...more] = seats;
  const who = only === undefined || more.length > 0 ? 'the others' : (face.seatPhrase?.(only) ?? face.seatName(only));
  return (
    <Plate table={props.table} title={`What ${who} did`} class="closing-turn">
      <ol class="closing-deeds">
        <For each={deeds}>
          {({ lines, lost }) => (
            <li>
              <For each={lines}>{(line) => <ToldLine line={line} rule />}</For>
              <For each={lost?.map((pieces, side) => ({ pieces, side: side as Side })) ?? []}>
                {({ pieces, side }) => (
                  <Show when={pieces.length > 0}>
                    <Lost pieces={pieces} side={side} />
                  </Show>
                )}
              </For>
            </li>
          )}
        </For>
      </ol>
      <p class="closing-sum">
        <Points view={props.view} />
        <span class="chip">
          <Icon name="corruption" /> Corruption {props.view.corruption} of 12
        </span>
      </p>
    </Plate>
  );
}
