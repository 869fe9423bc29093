import { For, Show } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { Button } from '../../board/button.tsx';
import type { Table } from '../../table/table.ts';
import { Card } from '../cards/card.tsx';
import { meccgCards } from '../cards/cards.ts';
import './journey.css';
import { attackWords, destinationsOf, isJourney, siteOf, travellerOf } from './journey.ts';
import { PathStrip } from './path-strip.tsx';
import { siteCard } from './places.ts';
import { passingOf } from './stops-panel.tsx';

/** The site that is about to be chosen, beside the question: its card and what a traveller asks. */
export function JourneyPlate(props: { table: Table; view: MeccgView; own: Seat }) {
  const place = () => {
    const question = props.table.question();
    const choice = props.table.chosen();
    const site = choice ? siteOf(choice) : undefined;
    return isJourney(question)
      ? destinationsOf(question, props.view, meccgCards() ?? [], props.own).find((one) => one.site === site)
      : undefined;
  };
  const limit = () => props.view.figures.hazardLimits[travellerOf(props.view)?.id ?? -1];
  const ownWay = () => {
    const { turn } = props.view;
    const choice = props.table.chosen();
    if (!choice) return;
    passingOf(props.table)?.give({ kind: 'own-way', turn });
    void props.table.play(choice);
  };
  return (
    <Show when={place()}>
      {(to) => (
        <section class="journey-plate" aria-label={`To ${to().card?.name ?? ''}`}>
          <Card card={siteCard(meccgCards() ?? [], to().site, props.view.alignment[props.own] ?? 0)} size="s" />
          <dl>
            <dt>The way</dt>
            <dd>
              <PathStrip way={to().way} />
            </dd>
            <dt>Draws</dt>
            <dd>
              you {to().draws[0]}, they {to().draws[1]}
            </dd>
            <Show when={limit() !== undefined}>
              <dt>Hazard limit</dt>
              <dd>{limit()}</dd>
            </Show>
            <Show when={attackWords(to().card)}>
              {(waits) => (
                <>
                  <dt>There waits</dt>
                  <dd>{waits()}</dd>
                </>
              )}
            </Show>
            <dt>You hold</dt>
            <dd>
              <For each={to().fits} fallback="nothing that is played there">
                {(name, i) => <>{(i() > 0 ? ', ' : '') + name}</>}
              </For>
            </dd>
          </dl>
          <Show when={passingOf(props.table)}>
            <Button small onClick={ownWay}>
              Choose the way myself
            </Button>
          </Show>
        </section>
      )}
    </Show>
  );
}
