// Marshalling points, prowess and body, and the foot of a card.
import { For, Match, Show, Switch } from 'solid-js';
import { REGION_TYPE_NAMES, SITE_TYPE_NAMES } from '../../../games/meccg/tables/type-names.ts';
import { Icon } from '../../board/icon.tsx';
import type { CardNow } from './card.tsx';
import { number, POINTS_ICONS, shortType, strikesText } from './card-words.ts';
import type { ShownCard } from './shown-card.ts';

export function Points(props: { card: ShownCard }) {
  return (
    <Show when={props.card.pointsKind}>
      {(kind) => (
        <span class="mc-points" title={`${props.card.points} marshalling points`}>
          {number(props.card.points ?? 0)}
          <Icon name={POINTS_ICONS[kind()]} />
        </span>
      )}
    </Show>
  );
}

interface Numbers {
  card: ShownCard;
  now: CardNow | undefined;
}

const isChanged = (now: number | undefined, printed: number | undefined): boolean =>
  now !== undefined && now !== printed;

export function ProwessBody(props: Numbers & { plain?: boolean }) {
  const prowess = () => props.now?.prowess ?? props.card.prowess;
  const body = () => props.now?.body ?? props.card.body;
  const strikes = () => (props.card.strikes === undefined || props.plain ? '' : `${strikesText(props.card.strikes)}×`);
  return (
    <Show when={prowess() !== undefined}>
      <span class="mc-pb">
        <span class="mc-p" classList={{ changed: isChanged(props.now?.prowess, props.card.prowess) }} title="Prowess">
          <Show when={!props.plain}>
            <Icon name="prowess" />
          </Show>
          {strikes()}
          {number(prowess() ?? 0)}
        </span>
        <span class="mc-b" classList={{ changed: isChanged(props.now?.body, props.card.body) }} title="Body">
          <Show when={!props.plain}>
            <Icon name="body" />
          </Show>
          {body() === undefined ? '–' : number(body() ?? 0)}
        </span>
      </span>
    </Show>
  );
}

function Keys(props: { card: ShownCard }) {
  const keys = () => props.card.keys;
  return (
    <span class="mc-keys">
      <For each={keys()?.regions}>
        {(type) => <Icon class={`rt ${type}`} name={`rt-${type}`} title={REGION_TYPE_NAMES[type]} />}
      </For>
      <For each={keys()?.sites}>{(type) => <Icon class="st" name={`st-${type}`} title={SITE_TYPE_NAMES[type]} />}</For>
      <Show when={keys()?.named}>
        <Icon name="link" title="Also by the name of a place" />
      </Show>
    </span>
  );
}

function SitePath(props: { card: ShownCard }) {
  return (
    <>
      <span class="mc-keys">
        <Icon class="st" name={`st-${props.card.siteType}`} title={SITE_TYPE_NAMES[props.card.siteType ?? 'haven']} />
        <For each={props.card.path}>
          {(type) => <Icon class={`rt ${type}`} name={`rt-${type}`} title={REGION_TYPE_NAMES[type]} />}
        </For>
      </span>
      <Show when={props.card.draws}>
        {(draws) => (
          <span class="mc-draws" title={`Cards drawn: ${draws()[0]} by who moves, ${draws()[1]} by the opponent`}>
            <Icon name="cards" />
            {draws()[0]}/{draws()[1]}
          </span>
        )}
      </Show>
    </>
  );
}

/** `brief` is for the hand: the one thing that matters. */
export function CardFoot(props: Numbers & { brief?: boolean }) {
  const kind = () => props.card.kind;
  const isPerson = () => kind() === 'character' || kind() === 'avatar' || kind() === 'ally';
  return (
    <span class="mc-foot">
      <Switch fallback={<span class="mc-word">{props.brief ? shortType(props.card) : ''}</span>}>
        <Match when={isPerson()}>
          <Show
            when={props.brief}
            fallback={
              <>
                <Show when={props.card.mind !== undefined}>
                  <span title="Mind">
                    <Icon name="mind" title="Mind" />
                    {props.now?.mind ?? props.card.mind}
                  </span>
                </Show>
                <Show when={props.card.influence !== undefined}>
                  <span title="Direct influence">
                    <Icon name="influence" title="Direct influence" />
                    {props.now?.influence ?? props.card.influence}
                  </span>
                </Show>
              </>
            }
          >
            <span class="mc-skills">
              <For each={props.card.skills}>{(skill) => <Icon name={`sk-${skill}`} title={skill} />}</For>
            </span>
          </Show>
          <ProwessBody card={props.card} now={props.now} plain={props.brief ?? false} />
        </Match>
        <Match when={kind() === 'creature'}>
          <Keys card={props.card} />
          <CreatureNumbers {...props} />
        </Match>
        <Match when={kind() === 'site'}>
          <SitePath card={props.card} />
        </Match>
        <Match when={kind() === 'region'}>
          <span class="mc-keys">
            <Icon
              class={`rt ${props.card.regionType}`}
              name={`rt-${props.card.regionType}`}
              title={REGION_TYPE_NAMES[props.card.regionType ?? 'wilderness']}
            />
          </span>
        </Match>
        <Match when={kind() === 'faction' && props.card.check !== undefined}>
          <span class="mc-word" title="The influence check must be greater">
            <Icon name="influence" />
            above {props.card.check}
          </span>
        </Match>
        <Match when={props.card.corruption !== undefined}>
          <span title="Corruption points">
            <Icon name="corruption" title="Corruption points" />
            {props.card.corruption}
          </span>
          <Show when={props.brief}>
            <span class="mc-word">{shortType(props.card).replace(/ item|-event/, '')}</span>
          </Show>
        </Match>
      </Switch>
    </span>
  );
}

const CreatureNumbers = (props: Numbers & { brief?: boolean }) => (
  <span class="mc-strikes">
    <ProwessBody card={props.card} now={props.now} />
  </span>
);
