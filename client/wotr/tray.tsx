// What lies before the player: the hand, the dice of both sides, the Elven Rings.
import { createMemo, For, Show } from 'solid-js';
import type { Seat } from '../../engine/game.ts';
import { isTeam, sideOfSeat } from '../../games/wotr/reading/people.ts';
import { FACE_IDS, FACE_NAMES } from '../../games/wotr/tables/dice.ts';
import { EVENT_TITLES } from '../../games/wotr/tables/events.ts';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { HandFan } from '../board/hand-fan.tsx';
import { Icon } from '../board/icon.tsx';
import { idsIn, isAt } from '../table/choices.ts';
import type { Table } from '../table/table.ts';
import { dieInUse, noDiceWords } from './doing.ts';
import { SIDE_NAMES } from './figures.ts';
import { isOfTeams, isOwn, ownHand, ownSide, shortName } from './people.ts';
import { ActionDie } from './pieces/action-die.tsx';
import { CardBack, EventCard } from './pieces/cards.ts';
import type { Look } from './signals.ts';
import './tray.css';
import { eventFacts } from './pieces/by-number.ts';
import { usedDice } from './used-dice.ts';

export interface TrayProps {
  table: Table;
  view: WotrView;
  onLook: (look: Look | null) => void;
}

export function DiceBox(props: TrayProps & { side: Side; small?: boolean | undefined }) {
  const { table } = props;
  const left = () => props.view.dice[props.side] ?? [];
  const own = () => isOwn(props.view, props.side);
  const used = createMemo(() => usedDice(table.standing().heard, props.side, left()));
  const choice = (face: number) =>
    own() ? table.question()?.choices.find((one) => one.verb === 'die' && isAt(one, 'face', face)) : undefined;
  const inUse = () => dieInUse(props.view);
  /** Taken up, and so no longer among those that are left; or about to be, while one is asked what to do with it. */
  const isInUse = (face: number) => inUse()?.side === props.side && inUse()?.face === face;
  const state = (face: number, i: number) =>
    isInUse(face) && !used().includes(face) && left().indexOf(face) === i ? 'chosen' : 'idle';
  const name = () =>
    own()
      ? isTeam(props.view, props.side)
        ? 'The dice of your side'
        : 'Your dice'
      : `${SIDE_NAMES[props.side]}: ${left().length} left`;
  return (
    <section class="dicebox" classList={{ opp: props.small ?? false }} aria-label={name()}>
      <div class="lbl">{name()}</div>
      <div class="dice-row">
        <Show when={left().length + used().length === 0}>
          <small class="quiet">{noDiceWords(props.view)}</small>
        </Show>
        <For each={left()}>
          {(face, i) => (
            <Show
              when={choice(face)}
              fallback={<ActionDie side={props.side} face={face} small={props.small} state={state(face, i())} />}
            >
              {(one) => (
                <ActionDie
                  side={props.side}
                  face={face}
                  state="legal"
                  title={`${FACE_NAMES[face]} die, can be used`}
                  onClick={() => table.take(one())}
                />
              )}
            </Show>
          )}
        </For>
        <For each={used()}>
          {(face, i) => (
            <ActionDie
              side={props.side}
              face={face}
              small={props.small}
              state={isInUse(face) && used().indexOf(face) === i() ? 'chosen' : 'used'}
            />
          )}
        </For>
      </div>
    </section>
  );
}

export function Rings(props: TrayProps) {
  const { table } = props;
  const side = () => ownSide(props.view);
  const choices = () => table.question()?.choices.filter((one) => one.verb === 'ring') ?? [];
  const total = 3;
  const words = () =>
    `Elven Rings: ${props.view.rings[0]} with the Free Peoples, ${props.view.rings[1]} with the Shadow`;
  const rings = () => (
    <span class="ring-row" role="img" aria-label={words()} title={words()}>
      <For each={Array.from({ length: total }, (_, i) => i)}>
        {(i) => <Icon name="elven-ring" class={i < (props.view.rings[side()] ?? 0) ? 'elven' : 'elven gone'} />}
      </For>
    </span>
  );
  return (
    <section class="rings" aria-label="Elven Rings">
      <div class="lbl">Elven Rings</div>
      <Show when={choices().length > 0} fallback={rings()}>
        <button
          type="button"
          class="ring-button"
          aria-label="Use an Elven Ring to change a die"
          title="Use an Elven Ring to change a die"
          onClick={() => table.openMenu({ title: 'Use an Elven Ring on which die?', choices: choices() })}
        >
          {rings()}
        </button>
      </Show>
    </section>
  );
}

export function Hand(props: TrayProps & { open: boolean; onOpen: (open: boolean) => void }) {
  const { table } = props;
  const cards = createMemo(() => ownHand(props.view));
  const legal = createMemo(() => idsIn(table.question(), 'card'));
  const chosen = (card: number) => {
    const now = table.chosen();
    return now !== null && isAt(now, 'card', card);
  };
  const asksForCard = () => legal().size > 0;
  const state = (card: number) =>
    chosen(card) ? 'chosen' : legal().has(card) ? 'legal' : asksForCard() ? 'dim' : 'idle';
  const touch = (card: number) => {
    if (table.touch('card', card, eventFacts(card).title)) {
      props.onLook({ card });
      return;
    }
    props.onLook({ card });
    const { slug, title } = eventFacts(card);
    if (table.question()) void table.why(slug, title);
  };
  return (
    <Show when={cards().length > 0}>
      <div
        class="hand"
        onPointerLeave={(event) => event.pointerType === 'mouse' && props.onLook(null)}
        onFocusOut={() => props.onLook(null)}
      >
        <HandFan
          cards={cards()}
          label={`Your hand, ${legal().size} can be chosen`}
          open={props.open}
          onOpen={props.onOpen}
        >
          {(card) => (
            <div
              class="hand-card"
              onPointerEnter={(event) => event.pointerType === 'mouse' && props.onLook({ card })}
              onFocusIn={() => props.onLook({ card })}
            >
              <EventCard card={card} size="s" state={state(card)} onClick={() => touch(card)} />
            </div>
          )}
        </HandFan>
      </div>
    </Show>
  );
}

/** The other hand: only backs, which tell the deck; in a replay with all cards shown, their titles as well. */
export function Backs(props: { table: Table; view: WotrView; seat: Seat }) {
  const backs = () => props.view.backs[props.seat] ?? [];
  const side = () => sideOfSeat(props.view, props.seat);
  const cardCount = () => `${backs().length} ${backs().length === 1 ? 'card' : 'cards'}`;
  const words = () => {
    const strategy = backs().filter((deck) => deck === 1).length;
    return `${props.table.face.seatName(props.seat)}: ${cardCount()} in hand, ${backs().length - strategy} Character and ${strategy} Strategy`;
  };
  const titles = () => (props.view.hands[props.seat] ?? []).map((card) => EVENT_TITLES[card]);
  return (
    <section class="backs" aria-label={words()} title={words()}>
      <div class="lbl">
        {isOfTeams(props.view) ? `${shortName(props.table.standing().table.seats, props.seat)}: ` : ''}
        {cardCount()}
      </div>
      <Show when={titles().length > 0}>
        <div class="shown-hand" title={titles().join(', ')}>
          {titles().join(', ')}
        </div>
      </Show>
      <Show when={titles().length === 0}>
        <div class="back-row" aria-hidden="true">
          <For each={backs()}>{(deck) => <CardBack side={side()} deck={deck === 1 ? 1 : 0} size="s" />}</For>
        </div>
      </Show>
    </section>
  );
}

export const faceIcon = (face: number): string => `die-${FACE_IDS[face]}`;
