// A thin strip over the board for what cannot wait: a draw that is offered, who is away, the end of the game, another game.
import { createMemo, createSignal, Match, Show, Switch } from 'solid-js';
import { Button } from '../board/button.tsx';
import { capitalPhrase } from '../catalogue/catalogue.ts';
import { go } from '../house/router.ts';
import { tell } from '../house/tell.ts';
import { ticking } from '../session/server-time.ts';
import { person } from '../session/session.ts';
import { dateWords, readClock } from './clock-words.ts';
import type { News, OnlineTable } from './online-table.ts';
import { endingWords, nextWords, seatAt, sitterAt, sitterName } from './online-words.ts';
import { ratingFace } from './rating-words.ts';

export function TableNews(props: { table: OnlineTable; news: News }) {
  const now = ticking();
  const [staysAway, setStaysAway] = createSignal(false);
  const info = () => props.news.info;
  const seat = () => (props.news.as === 'spectator' ? undefined : props.news.as);
  const plays = () => seat() !== undefined;
  const offered = () => {
    const { draw, as } = props.news;
    return info().status === 'playing' && plays() && draw !== null && draw !== as ? draw : undefined;
  };
  const name = (of: number) => sitterName(sitterAt(info(), of)) || capitalPhrase(seatAt(info(), of));
  const awayUntil = createMemo(() => {
    const clock = props.news.clocks?.[seat() ?? -1];
    return clock && info().status === 'playing' ? (readClock(clock, now()).away ?? undefined) : undefined;
  });
  const word = (what: 'accept draw' | 'decline draw') => void props.table.word(what).catch(tell);
  const again = () => void props.table.rematch().then(go).catch(tell);
  const next = () => {
    const known = props.table.next();
    const words = known && nextWords(info(), known, person()?.id);
    return words && { ...words, id: known.id };
  };
  const newRating = () => {
    const mine = info().rated ? info().seats[seat() ?? -1]?.rating : undefined;
    return mine && ` Your rating here is now ${ratingFace(mine.value)}.`;
  };
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
            {newRating()}
          </span>
          <Show
            when={next()}
            fallback={
              <Show when={plays()}>
                <Button small onClick={again}>
                  Play again, sides changed
                </Button>
              </Show>
            }
          >
            {(found) => (
              <>
                <span>{found().text}</span>
                <Button
                  small
                  kind="primary"
                  onClick={() => (found().how === 'join' ? again() : go(`/t/${found().id}`))}
                >
                  {found().deed}
                </Button>
              </>
            )}
          </Show>
        </div>
      </Match>
      <Match when={!staysAway() && awayUntil()}>
        {(until) => (
          <div class="table-news" role="status">
            <span>You are away until {dateWords(until(), now())}. Your clock stands still.</span>
            <Button small onClick={() => void props.table.away(null).catch(tell)}>
              I am back
            </Button>
            <Button small kind="ghost" onClick={() => setStaysAway(true)}>
              Not yet
            </Button>
          </div>
        )}
      </Match>
    </Switch>
  );
}
