import { For, Show } from 'solid-js';
import { CHARACTER_NAMES } from '../../games/wotr/tables/characters.ts';
import { EYE } from '../../games/wotr/tables/dice.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { Icon } from '../board/icon.tsx';
import { Track } from '../board/track.tsx';
import { fellowshipWords } from './describe.ts';
import { ActionDie } from './pieces/action-die.tsx';
import './fellowship-strip.css';
import { companionsOf, listed } from './figures.ts';
import { FIRE } from './mordor-steps.ts';
import { characterName } from './pieces/by-number.ts';
import { Token } from './token.tsx';

/** The Fellowship's own strip: where, how far, how corrupted, who is with it, and what hunts it. */
export function FellowshipStrip(props: {
  view: WotrView;
  pressed: boolean;
  onReach: (shown: boolean) => void;
  onCharacter: (character: number) => void;
}) {
  const view = () => props.view;
  const companions = () => companionsOf(view());
  const atTheFire = () => view().mordor >= FIRE;
  const state = () => {
    if (atTheFire()) return 'at the Crack of Doom';
    return view().mordor > 0 ? `Mordor, step ${view().mordor}` : view().revealed ? 'revealed' : 'hidden';
  };
  return (
    <section class="fellow panel" aria-label="The Fellowship">
      <button
        type="button"
        class="fellow-head"
        aria-pressed={props.pressed}
        title="Show where it may be"
        onClick={() => props.onReach(!props.pressed)}
      >
        <Icon name="fellowship" />
        <span>
          <b>Fellowship</b>
          <small>{state()}</small>
        </span>
        <span class="sr">. {fellowshipWords(view())} Show where it may be.</span>
      </button>
      <span class="fellow-fact">
        <small>{view().mordor > 0 ? 'Mordor' : 'Progress'}</small>
        <b>{atTheFire() ? 'the Fire' : view().mordor > 0 ? `${view().mordor} / 5` : view().progress}</b>
      </span>
      <span class="fellow-fact">
        <small>
          Corruption <b>{view().corruption}</b> of 12
        </small>
        <Track max={12} at={view().corruption} label="Corruption" kind="boxes" />
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <span
        class="fellow-companions"
        role="group"
        aria-label={`With the Ring-bearers: ${listed(companions().map(characterName)) || 'nobody'}`}
      >
        <For each={companions()}>
          {(character) => (
            <button
              type="button"
              class="token-button"
              aria-label={`${CHARACTER_NAMES[character]}${character === view().guide ? ', the Guide' : ''}`}
              onClick={() => props.onCharacter(character)}
            >
              <Token character={character} guide={character === view().guide} />
            </button>
          )}
        </For>
        <Show when={companions().length === 0}>
          <Token character={view().guide} guide />
        </Show>
      </span>
      <span class="fellow-hunt" title="The Hunt box">
        <Icon name="hunt" title="Hunt box" />
        <Show when={view().huntDice > 0}>
          <ActionDie side={1} face={EYE} small />
          <b>×{view().huntDice}</b>
        </Show>
        <Show when={view().huntFree > 0}>
          <span class="hunt-moved" title="Free Peoples dice in the Hunt box: each makes the Hunt easier">
            +{view().huntFree}
          </span>
        </Show>
        <Show when={view().huntDice === 0 && view().huntFree === 0}>
          <small>empty</small>
        </Show>
      </span>
    </section>
  );
}
