// A thin strip over the board for what cannot wait: a draw that is offered, the end of the game, another game.
import { Match, Show, Switch } from 'solid-js';
import { go } from '../app/router.ts';
import { tell } from '../app/tell.ts';
import { Button } from '../board/button.tsx';
import type { News, OnlineTable } from './online-table.ts';
import { endingWords, seatName, sitterName } from './online-words.ts';

export function TableNews(props: { table: OnlineTable; news: News }) {
  const info = () => props.news.info;
  const plays = () => props.news.as !== 'spectator';
  const offered = () => {
    const { draw, as } = props.news;
    return info().status === 'playing' && plays() && draw !== null && draw !== as ? draw : undefined;
  };
  const name = (seat: number) => sitterName(info().seats[seat]) || `The ${seatName(info(), seat)}`;
  const word = (what: 'accept draw' | 'decline draw') => void props.table.word(what).catch(tell);
  const again = () => void props.table.rematch().then(go).catch(tell);
  return (
    <Switch>
      <Match when={offered() !== undefined}>
        <div class="table-news" role="alert">
          <span>{name(offered() ?? 0)} offers a draw.</span>
          <Button small onClick={() => word('accept draw')}>
            Agree to a draw
          </Button>
          <Button small kind="ghost" onClick={() => word('decline draw')}>
            Play on
          </Button>
        </div>
      </Match>
      <Match when={info().status === 'finished'}>
        <div class="table-news" role="status">
          <span>
            {endingWords(info()) ?? 'The game is over.'}
            <Show when={props.table.next() && plays()}> The other side would play again.</Show>
          </span>
          <Show when={plays()}>
            <Button small onClick={again}>
              {props.table.next() ? 'Sit down again' : 'Play again, sides changed'}
            </Button>
          </Show>
        </div>
      </Match>
    </Switch>
  );
}
