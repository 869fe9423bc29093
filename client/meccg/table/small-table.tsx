// A position of the card game beside a text: both sides, what goes on between them, and the moves of the example.
import { createEffect, createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { Button } from '../../board/button.tsx';
import type { Standing, TableHost } from '../../host/table-host.ts';
import type { Example } from '../../rulebook/example.ts';
import { walkExample } from '../../rulebook/walk-example.ts';
import { Prompt } from '../../table/prompt.tsx';
import { RuleLink } from '../../table/rule-link.tsx';
import { createTable } from '../../table/table.ts';
import { Card } from '../card.tsx';
import { CardPeek } from '../card-peek.tsx';
import { meccgCards, needCardsOf } from '../cards.ts';
import { moveWordsWith } from '../move-words.ts';
import { BandView, LyingCard } from './band.tsx';
import { createHands, HandsContext, useHands } from './hands.ts';
import { meccgFace } from './meccg-face.ts';
import './meccg-table.css';
import { Middle, strikeWords } from './middle.tsx';
import { handOf, holdingOf } from './reading.ts';
import './small-table.css';

export interface SmallTableProps {
  host: TableHost;
  example: Example;
}

export function SmallTable(props: SmallTableProps) {
  const [first, setFirst] = createSignal<Standing>();
  onCleanup(props.host.watch((standing) => setFirst((before) => before ?? standing)));
  return (
    <Show when={first()} keyed fallback={<div class="small-cards opening" />}>
      {(standing) => <Laid {...props} first={standing} />}
    </Show>
  );
}

function Laid(props: SmallTableProps & { first: Standing }) {
  const table = createTable(props.host, meccgFace, props.first);
  const { standing } = table;
  const view = createMemo(() => standing().table.view as MeccgView);
  createEffect(() => needCardsOf(view()));
  const moveWords = (move: string) => moveWordsWith(meccgCards() ?? [])(move);
  const { step, off, answer, nextWords, goOn, lines } = walkExample(table, props.example, moveWords);
  return (
    <HandsContext.Provider value={createHands(table)}>
      <div class="small-cards panel mt">
        <div class="small-field scroll">
          <SmallSide view={view()} seat={1} />
          <Middle view={view()} seatName={meccgFace.seatName} />
          <SmallSide view={view()} seat={0} />
        </div>
        <div class="small-side">
          <Show when={step() && !off()}>
            <Button kind="primary" icon="play" onClick={() => void goOn()}>
              {nextWords()}
            </Button>
          </Show>
          <div class="small-said" role="status">
            <Show when={answer()} fallback={<For each={lines()}>{({ text }) => <p class="prose">{text}</p>}</For>}>
              {(why) => (
                <For each={why().refusals}>
                  {({ text, rule }) => (
                    <p class="prose">
                      {text} <RuleLink rule={rule} />
                    </p>
                  )}
                </For>
              )}
            </Show>
          </div>
          <Show when={!standing().table.outcome} fallback={<p class="prose">The game is over.</p>}>
            <Prompt table={table} />
          </Show>
        </div>
        <CardPeek />
      </div>
    </HandsContext.Provider>
  );
}

function SmallSide(props: { view: MeccgView; seat: Seat }) {
  const hands = useHands();
  const holding = createMemo(() => holdingOf(props.view, meccgCards() ?? [], props.seat));
  const loose = () => [...holding().factions, ...holding().events, ...holding().won];
  const hand = () => handOf(props.view, props.seat).map((card) => props.view.def[card] ?? -1);
  return (
    <section class="holding theirs" aria-label={meccgFace.seatName(props.seat)}>
      <For each={holding().bands}>{(band) => <BandView band={band} small attack={strikeWords(props.view)} />}</For>
      <div class="band-row scroll">
        <For each={loose()}>{(one) => <LyingCard lying={one} small />}</For>
        <For each={hand()}>
          {(def) => (
            <span class="lying" data-thing={`title ${def}`}>
              <Card
                card={def}
                size="t"
                light={hands.light(`title ${def}`)}
                onClick={() => hands.touch(`title ${def}`, meccgCards()?.[def]?.name ?? '', meccgCards()?.[def]?.id)}
              />
            </span>
          )}
        </For>
      </div>
    </section>
  );
}
