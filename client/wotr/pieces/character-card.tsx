import { For, Show } from 'solid-js';
import { COMPANION, FOLLOWER, UNLIMITED } from '../../../games/wotr/tables/characters.ts';
import { ANY_NATION, NATION_NAMES, NO_NATION } from '../../../games/wotr/tables/nations.ts';
import { CardFrame, type CardSize, type CardState } from '../../board/card-frame.tsx';
import { lengthOf } from '../../board/card-growth.ts';
import { Icon } from '../../board/icon.tsx';
import './cards.css';
import { characterFacts } from './by-number.ts';
import { nationIcon, sideClass } from './nations.ts';
import { WarPicture } from './war-picture.tsx';

export interface CharacterCardProps {
  /** A Character of games/wotr/tables/characters.ts. */
  character: number;
  size: CardSize;
  state?: CardState | undefined;
  onClick?: (() => void) | undefined;
}

const WHEN_WORDS = { entry: 'Enters', guide: 'Guide', fellowship: 'In the Fellowship', map: '' } as const;

export function CharacterCard(props: CharacterCardProps) {
  const facts = () => characterFacts(props.character);
  const kind = () => (facts().kind === COMPANION ? 'Companion' : facts().kind === FOLLOWER ? 'Follower' : 'Minion');
  const level = () => (facts().level === UNLIMITED ? '∞' : String(facts().level));
  const letters = () => facts().abilities.reduce((sum, { text }) => sum + text.length, 0);
  return (
    <CardFrame
      kind={`person ${sideClass(facts().side)}`}
      size={props.size}
      state={props.state}
      name={`${facts().name}, ${kind()}`}
      letters={props.size === 's' ? undefined : letters()}
      onClick={props.onClick}
    >
      <span class="card-top">
        <span class="card-name">{facts().name}</span>
      </span>
      <span class="card-art">
        <WarPicture piece={{ character: facts() }} />
      </span>
      <Show when={props.size !== 's'}>
        <span class={`card-body ${lengthOf(letters())}`}>
          <span class="card-type">
            {kind()}
            <Emblem activates={facts().activates} nation={facts().nation} />
          </span>
          <span class="card-text">
            <For each={facts().abilities}>
              {(ability) => (
                <span class="card-ability">
                  <Show when={WHEN_WORDS[ability.when]}>{(when) => <b>{when()}: </b>}</Show>
                  {ability.text}
                </span>
              )}
            </For>
          </span>
        </span>
      </Show>
      <span class="card-foot">
        <span class="card-keys">
          Level <b>{level()}</b>
        </span>
        <span class="card-keys" title="Leadership">
          <Icon name="unit-leader" title="Leadership" /> <b>{facts().leadership}</b>
        </span>
        <Show when={facts().dice > 0 && props.size !== 's'}>
          <span class="card-keys" title="Action dice">
            <Icon name="hunt-die" title="Action dice" /> <b>+{facts().dice}</b>
          </span>
        </Show>
      </span>
    </CardFrame>
  );
}

/** The Nation he belongs to, or can make active. */
function Emblem(props: { activates: number; nation: number }) {
  return (
    <Show
      when={props.activates === ANY_NATION}
      fallback={
        <Show when={Math.max(props.activates, props.nation) !== NO_NATION}>
          <Icon
            name={nationIcon(Math.max(props.activates, props.nation))}
            title={NATION_NAMES[Math.max(props.activates, props.nation)]}
          />
        </Show>
      }
    >
      <Icon name="friends" title="Can make any Nation of the Free Peoples active" />
    </Show>
  );
}
