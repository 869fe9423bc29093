// A position of the card game beside a text: both sides, what goes on between them, and the moves of the example.
import { createEffect, createMemo, For } from 'solid-js';
import type { Seat } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Standing } from '../../host/table-host.ts';
import { ExampleSide, Laid, type SmallTableProps } from '../../table/example-side.tsx';
import { createTable } from '../../table/table.ts';
import { Card } from '../cards/card.tsx';
import { meccgCards, needCardsOf } from '../cards/cards.ts';
import { CardPeek } from '../lore/card-peek.tsx';
import { BandView, LyingCard } from './band.tsx';
import { createHands, HandsContext, useHands } from './hands.ts';
import { meccgFace } from './meccg-face.ts';
import { moveWordsWith } from './move-words.ts';
import './meccg-table.css';
import { Middle, strikeWords } from './middle.tsx';
import { handOf, holdingOf, othersOf } from './reading.ts';
import './small-table.css';

export function SmallTable(props: SmallTableProps) {
  return (
    <Laid host={props.host} opening="small-cards">
      {(first) => <SmallField {...props} first={first} />}
    </Laid>
  );
}

function SmallField(props: SmallTableProps & { first: Standing }) {
  const table = createTable(props.host, meccgFace, props.first);
  const { standing } = table;
  const view = createMemo(() => standing().table.view as MeccgView);
  createEffect(() => needCardsOf(view()));
  const moveWords = (move: string) => moveWordsWith(meccgCards() ?? [])(move);
  return (
    <HandsContext.Provider value={createHands(table)}>
      <div class="small-cards panel mt">
        <div class="small-field scroll">
          <For each={othersOf(view(), 0).toReversed()}>{(seat) => <SmallSide view={view()} seat={seat} />}</For>
          <Middle view={view()} seatName={meccgFace.seatName} />
          <SmallSide view={view()} seat={0} />
        </div>
        <ExampleSide table={table} example={props.example} moveWords={moveWords} />
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
