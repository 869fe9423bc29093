// A card of the card game, drawn from its value: one component for every kind and every size.
import { createMemo, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Icon } from '../../board/icon.tsx';
import { leastWidth, textEms } from './card-fit.ts';
import { CardFoot, Points, ProwessBody } from './card-numbers.tsx';
import { CardPicture } from './card-picture.tsx';
import { faceText, lookOf, spokenFacts, typeLine } from './card-words.ts';
import { cardNumber, meccgCards, needCard } from './cards.ts';
import './card.css';
import './card-sizes.css';
import './card-minion.css';
import './card-states.css';
import { peekOf } from './peek.ts';
import type { ShownCard } from './shown-card.ts';

/** Token (64 to 92 px wide), hand (78 to 136), table (180 and more), held up (300 and more). */
export type CardSize = 't' | 's' | 'm' | 'l';
/** Legal is lit and lifted, dim answers "why not?". */
export type CardLight = 'idle' | 'legal' | 'chosen' | 'dim';

/** Numbers as they are now, where they differ from the card's own. */
export interface CardNow {
  readonly prowess?: number | undefined;
  readonly body?: number | undefined;
  readonly mind?: number | undefined;
  readonly influence?: number | undefined;
}

export interface CardProps {
  /** Its number in the game's list, or its id. */
  card: number | string;
  size: CardSize;
  light?: CardLight | undefined;
  tapped?: boolean | undefined;
  wounded?: boolean | undefined;
  /** He faces a strike: what a tag above the card says, "faces 10". */
  strike?: string | undefined;
  now?: CardNow | undefined;
  /** In place of its foot: why it cannot be played, "at a site only". */
  note?: string | undefined;
  /** What hangs below: strips of items, allies and followers (see carried.tsx). */
  carried?: JSX.Element;
  /** With one the card is a button. */
  onClick?: (() => void) | undefined;
  /** No large card on hover, focus or long press. Those that are read already have none. */
  noPeek?: boolean | undefined;
}

const LIGHT_WORDS = { idle: '', legal: 'can be played', chosen: 'chosen', dim: '' } as const;

/** All that a card says at a glance, for those who hear it. */
export function cardLabel(card: ShownCard, props: Omit<CardProps, 'card' | 'size'>): string {
  const states = [
    props.tapped ? 'tapped' : '',
    props.wounded ? 'wounded' : '',
    props.strike ?? '',
    LIGHT_WORDS[props.light ?? 'idle'],
    props.note ?? '',
  ].filter(Boolean);
  return [
    card.name,
    typeLine(card).replace(' · ', ', '),
    ...(card.alignment === 'minion' ? ["minion's"] : []),
    ...states,
    ...spokenFacts({ ...card, ...present(props.now) }),
  ].join(', ');
}

const present = (now: CardNow = {}): Partial<ShownCard> =>
  Object.fromEntries(Object.entries(now).filter(([, value]) => value !== undefined));

export function Card(props: CardProps) {
  const card = createMemo(() => {
    const number = typeof props.card === 'number' ? props.card : cardNumber(props.card);
    needCard(number);
    return meccgCards()?.[number];
  });
  return (
    <Show when={card()} fallback={<span class={`mc ${props.size} is-coming`} aria-busy="true" />}>
      {(shown) => <ShownFace {...props} shown={shown()} />}
    </Show>
  );
}

/** The line of his home sites begins anew. */
const homeLetters = ({ home = [] }: ShownCard): number => (home.length === 0 ? 0 : home.join(', ').length + 30);

function ShownFace(props: CardProps & { shown: ShownCard }) {
  const letters = () => faceText(props.shown).length + homeLetters(props.shown);
  const isButton = () => props.onClick !== undefined;
  const isRead = () => props.size === 'm' || props.size === 'l';
  const light = () => props.light ?? 'idle';
  // One string: a list of classes beside it would be lost whenever the light changes.
  const classOf = () =>
    [
      `mc ${props.size} k-${lookOf(props.shown)} is-${light()}`,
      ...(props.wounded ? ['wounded'] : []),
      ...(props.shown.alignment === 'minion' ? ['minion'] : []),
    ].join(' ');
  const peek = peekOf(() => (props.noPeek || isRead() ? undefined : props.shown.id));
  return (
    <span class="mc-place" classList={{ tapped: props.tapped ?? false, [props.size]: true }}>
      <Dynamic
        component={isButton() ? 'button' : 'article'}
        type={isButton() ? 'button' : undefined}
        class={classOf()}
        style={isRead() ? { '--f': textEms(letters()).toFixed(3), '--least': `${leastWidth(letters())}px` } : {}}
        aria-label={cardLabel(props.shown, props)}
        aria-description={isButton() ? props.shown.text : undefined}
        aria-pressed={isButton() && light() !== 'idle' ? light() === 'chosen' : undefined}
        tabindex={!isButton() && !isRead() && !props.noPeek ? 0 : undefined}
        onClick={props.onClick}
        {...peek}
      >
        <Show when={props.size === 't'}>
          <TokenFace shown={props.shown} now={props.now} />
        </Show>
        <Show when={props.size === 's'}>
          <HandFace shown={props.shown} now={props.now} note={props.note} />
        </Show>
        <Show when={isRead()}>
          <ReadFace shown={props.shown} now={props.now} />
        </Show>
        <Show when={props.wounded} fallback={<Show when={props.tapped}>{<Band icon="tap" word="tapped" />}</Show>}>
          <Band icon="wound" word={props.tapped ? 'wounded, tapped' : 'wounded'} />
        </Show>
        <Show when={props.strike}>
          {(tag) => (
            <span class="mc-strike" aria-hidden="true">
              <Icon name="strike" />
              {tag()}
            </span>
          )}
        </Show>
      </Dynamic>
      {props.carried}
    </span>
  );
}

const Band = (props: { icon: string; word: string }) => (
  <span class="mc-band" aria-hidden="true">
    <Icon name={props.icon} />
    {props.word}
  </span>
);

interface FaceProps {
  shown: ShownCard;
  now: CardNow | undefined;
}

function TokenFace(props: FaceProps) {
  return (
    <>
      <CardPicture card={props.shown} shape="square" />
      <ProwessBody card={props.shown} now={props.now} plain />
      <span class="mc-name">{props.shown.name}</span>
    </>
  );
}

function HandFace(props: FaceProps & { note: string | undefined }) {
  return (
    <>
      <span class="mc-head">
        <span class="mc-name">{props.shown.name}</span>
      </span>
      <span class="mc-window">
        <CardPicture card={props.shown} shape="upright" />
        <Points card={props.shown} />
      </span>
      <Show when={props.note} fallback={<CardFoot card={props.shown} now={props.now} brief />}>
        {(note) => (
          <span class="mc-foot mc-note">
            <Icon name="why" />
            {note()}
          </span>
        )}
      </Show>
    </>
  );
}

function ReadFace(props: FaceProps) {
  return (
    <>
      <span class="mc-head">
        <Points card={props.shown} />
        <span class="mc-name">{props.shown.name}</span>
        <Show when={props.shown.unique}>
          <span class="mc-unique" title="Unique">
            ◆
          </span>
        </Show>
      </span>
      <CardPicture card={props.shown} shape="broad" />
      <span class="mc-type">
        <span>{typeLine(props.shown)}</span>
        <Show when={props.shown.skills}>
          {(skills) => (
            <span class="mc-skills">
              {skills().map((skill) => (
                <Icon name={`sk-${skill}`} title={skill} />
              ))}
            </span>
          )}
        </Show>
      </span>
      <span class="mc-text">
        <Words text={faceText(props.shown)} />
        <Show when={props.shown.home?.length}>
          <span class="mc-home">Home: {props.shown.home?.join(', ')}</span>
        </Show>
      </span>
      <CardFoot card={props.shown} now={props.now} />
    </>
  );
}

/** Signed numbers stand out. */
const Words = (props: { text: string }) => (
  <>
    {props.text.split(/((?<![\w-])[+-]\d+)/).map((part, i) => (i % 2 === 1 ? <b>{part.replace('-', '−')}</b> : part))}
  </>
);
