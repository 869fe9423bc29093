// Which Combat Card, if any: every card of the hand with its words and its part in the odds, one click each.
import { createEffect, createSignal, For, Show } from 'solid-js';
import type { Side } from '../../games/wotr/tables/nations.ts';
import type { WotrView } from '../../games/wotr/view.ts';
import { Button } from '../board/button.tsx';
import { createLater } from '../board/later.ts';
import { settings } from '../house/settings.ts';
import { PromptButtons, PromptReasons } from '../table/prompt.tsx';
import { RuleLink } from '../table/rule-link.tsx';
import type { Table } from '../table/table.ts';
import { chanceWords } from './battle-choices.ts';
import './card-question.css';
import { type CardInHand, cardOddsWords, cardsInHand, choiceOfCard } from './combat-cards.ts';
import type { Battle } from './doing.ts';
import { ownHand, ownSide } from './people.ts';
import { eventFacts } from './pieces/by-number.ts';
import { cardTexts } from './pieces/card-texts.ts';
import { initiativeWords } from './pieces/card-words.ts';

/** What the player has chosen before the game asks for it. */
interface Pick {
  readonly viewer: unknown;
  readonly region: number;
  readonly round: number;
  readonly card: number;
}

/** Plays the card that was picked, as soon as it is asked which. */
export function createPick(table: Table, battle: () => Battle | undefined) {
  const [pick, setPick] = createSignal<Pick>();
  const isNow = (one: Pick): boolean =>
    one.viewer === table.standing().table.viewer && one.region === battle()?.region && one.round === battle()?.round;
  createEffect(() => {
    const one = pick();
    const choice = one && isNow(one) ? choiceOfCard(table.question(), one.card) : undefined;
    if (!choice || table.busy()) return;
    setPick(undefined);
    void table.play(choice);
  });
  return (card: number) => {
    const now = battle();
    const uses = table.question()?.choices.find(({ verb }) => verb === 'card');
    if (!now || !uses) return;
    setPick({ viewer: table.standing().table.viewer, region: now.region, round: now.round, card });
    void table.play(uses);
  };
}

export function CardQuestion(props: { table: Table; view: WotrView; battle: Battle; onPick: (card: number) => void }) {
  const { table } = props;
  const side = (): Side => ownSide(props.view);
  const cards = createLater(() => cardsInHand(table.host, ownHand(props.view)));
  const none = () => table.question()?.choices.find(({ verb }) => verb === 'no card');
  const some = () => table.question()?.choices.find(({ verb }) => verb === 'card');
  const usable = () => cards()?.filter(({ why }) => !why) ?? [];
  const others = () => cards()?.filter(({ why }) => why) ?? [];
  return (
    <div class="card-question">
      <header class="card-question-head">
        <h2 class="prompt-question">
          {some() ? 'Which Combat Card do you use?' : 'No card of yours can be used here.'}
        </h2>
        <Show when={none()}>
          {(choice) => (
            <Button class="pass" icon="pass" onClick={() => void table.play(choice())}>
              No card
              <Show when={settings().odds}>
                <small>: {chanceWords(props.view, props.battle, side())}</small>
              </Show>
            </Button>
          )}
        </Show>
        <PromptButtons table={table} bare />
      </header>
      <div class="card-choices">
        <For each={usable()}>
          {({ card }, i) => (
            <button type="button" class="option card-choice" data-nth={i() + 1} onClick={() => props.onPick(card)}>
              <span class="option-words">
                <b>{eventFacts(card).combat}</b>
                <small>
                  {eventFacts(card).title} · initiative {initiativeWords(eventFacts(card).initiative)}
                </small>
                <span class="card-choice-text">{cardTexts()?.[card]?.combatText}</span>
                <Show when={settings().odds && cardTexts()?.[card]?.odds(props.view, props.battle, side())}>
                  {(odds) => <em>{cardOddsWords(props.view, props.battle, side(), odds())}</em>}
                </Show>
              </span>
              <kbd>{i() + 1}</kbd>
            </button>
          )}
        </For>
      </div>
      <Show when={others().length > 0}>
        <details class="card-others">
          <summary>{others().length === 1 ? '1 card cannot' : `${others().length} cards cannot`} be used here</summary>
          <For each={others()}>{(one) => <Unusable one={one} />}</For>
        </details>
      </Show>
      <PromptReasons table={table} />
      <Show when={cards() && usable().length === 0 && some()}>
        {(choice) => <Button onClick={() => void table.play(choice())}>{choice().label}</Button>}
      </Show>
    </div>
  );
}

function Unusable(props: { one: CardInHand }) {
  return (
    <p>
      <b>{eventFacts(props.one.card).combat}</b>: {props.one.why?.text} <RuleLink rule={props.one.why?.rule ?? ''} />
    </p>
  );
}
