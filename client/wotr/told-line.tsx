// One event with its dice or its tile.
import { For, Show } from 'solid-js';
import type { Told } from '../../protocol/table.ts';
import { PlainDie } from '../board/die.tsx';
import { RuleLink } from '../table/rule-link.tsx';
import { diceOf } from '../table/told-dice.ts';
import { ActionDie } from './pieces/action-die.tsx';
import { EventCard } from './pieces/cards.ts';
import { HuntTile } from './pieces/hunt-tile.tsx';
import '../table/caption.css';
import './show.css';

/** With its rule where there is time to look it up. */
export function ToldLine(props: { line: Told; rule?: boolean }) {
  const facts = () => props.line.facts;
  /** A card that was drawn is turned up for its owner, who alone is told which. */
  const drawn = () =>
    props.line.type === 'draw-card' ? props.line.about?.find(({ domain }) => domain === 'card')?.id : undefined;
  const side = () => (facts()?.seat === 1 ? 1 : 0);
  return (
    <div class="caption-line">
      <Show when={drawn() !== undefined}>
        <span class="told-card">
          <EventCard card={drawn() ?? 0} size="s" />
        </span>
      </Show>
      <Show when={facts()?.tile !== undefined}>
        <span class="told-tile">
          <HuntTile tile={facts()?.tile ?? 0} />
        </span>
      </Show>
      <Show when={facts()?.faces?.length}>
        <span class="battle-dice">
          <For each={facts()?.faces}>{(face, i) => <ActionDie side={side()} face={face} small rolled={i()} />}</For>
        </span>
      </Show>
      <Show when={facts()?.dice?.length}>
        <span class="battle-dice">
          <For each={diceOf(props.line)}>{(die, i) => <PlainDie value={die.value} hit={die.hit} rolled={i()} />}</For>
        </span>
      </Show>
      <p>
        {words(props.line)}
        <Show when={props.rule && props.line.rule}>
          {(rule) => (
            <>
              {' '}
              <RuleLink rule={rule()} />
            </>
          )}
        </Show>
      </p>
    </div>
  );
}

/** Beside faces the names of the faces would say it twice. */
const words = ({ text, facts }: Told): string =>
  facts?.faces?.length ? (facts.seat === 1 ? 'The Shadow rolls' : 'The Free Peoples roll') : text;
