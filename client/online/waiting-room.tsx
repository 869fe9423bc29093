// A table that waits for its players: who is there, and the link for the one who is not.
import { createMemo, createSignal, For, onMount, Show } from 'solid-js';
import { device } from '../art/device.ts';
import { Button } from '../board/button.tsx';
import { House } from '../house/house.tsx';
import { go } from '../house/router.ts';
import { tell } from '../house/tell.ts';
import { title } from '../house/title.ts';
import { api } from '../session/api.ts';
import { needPerson, person } from '../session/session.ts';
import { AccountDoor } from './account-door.tsx';
import { clockWords } from './clock-words.ts';
import { CopyLink } from './copy-link.tsx';
import { forgetInvitation, invitationLink, keepInvitation, keptInvitation } from './invitations.ts';
import type { News, OnlineTable } from './online-table.ts';
import { freeSeat, hostName, partnersAt, ratedWords, seatAt, seatOf, sitterName } from './online-words.ts';
import { PresenceDot } from './presence-dot.tsx';
import { hereWords, isHere } from './presence-words.ts';
import { SitterName } from './rating.tsx';
import { RoadBar } from './road-bar.tsx';

export function WaitingRoom(props: { table: OnlineTable; news: News }) {
  onMount(() => title('A table is laid'));
  const info = () => props.news.info;
  const mine = () => seatOf(info(), person()?.id);
  const isHost = () => person() !== null && info().host === person()?.id;
  const keptSeats = createMemo(
    () => info().seats.flatMap(({ kind, invited }, seat) => (kind === 'open' && invited ? [seat] : [])),
    [],
    { equals: (a, b) => `${a}` === `${b}` },
  );
  const free = () => freeSeat(info());
  const needsAccount = () => info().rated && person()?.kind !== 'account';
  const freeSeats = () => info().seats.filter(({ kind, invited }) => kind === 'open' && !invited).length;
  const sit = async (seat = free()) => {
    await needPerson();
    await api.join(props.table.id, seat === undefined ? {} : { seat });
  };
  const partnerWords = (seat: number) => {
    const me = mine();
    return me !== undefined && partnersAt(info(), me).includes(seat) ? 'your partner' : '';
  };
  const leave = async () => {
    await api.leave(props.table.id);
    for (const seat of info().seats.keys()) forgetInvitation(props.table.id, seat);
    go('/online');
  };
  return (
    <main class="lost plate waiting-room">
      <RoadBar isBroken={props.table.isBroken()} mending={props.table.mending} />
      <House />
      <div class="lost-in">
        <h1>{mine() === undefined ? `${hostName(info())} has laid a table` : 'The table is laid'}</h1>
        <p class="prose" role="status">
          {[info().title, ...ratedWords(info()), clockWords(info().clock)].join(', ')}. The game begins when{' '}
          {info().seats.length > 2 ? 'all' : 'both'} have sat down.
        </p>
        <ul class="company-seats">
          <For each={info().seats}>
            {(sitter, seat) => (
              <li class={`company-seat ${seatAt(info(), seat()).tone}`}>
                <span
                  class="avatar"
                  classList={{ empty: sitter.kind === 'open' }}
                  aria-hidden="true"
                  innerHTML={sitter.kind === 'open' ? '' : device(sitterName(sitter), seatAt(info(), seat()).people)}
                />
                <div>
                  <b>
                    <PresenceDot here={isHere(info(), props.news.presence, seat())} />
                    <SitterName
                      sitter={sitter}
                      name={sitterName(sitter) || (sitter.invited ? 'Kept for a friend' : 'Free')}
                    />
                  </b>
                  <small>
                    {[
                      seatAt(info(), seat()).name,
                      partnerWords(seat()),
                      hereWords(isHere(info(), props.news.presence, seat()), undefined, 0),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </div>
                <Show
                  when={
                    freeSeats() > 1 &&
                    mine() === undefined &&
                    !needsAccount() &&
                    sitter.kind === 'open' &&
                    !sitter.invited
                  }
                >
                  <Button small onClick={() => void sit(seat()).catch(tell)}>
                    Sit here
                  </Button>
                </Show>
              </li>
            )}
          </For>
        </ul>
        <For each={isHost() ? keptSeats() : []}>
          {(seat) => <Invitation table={props.table.id} seat={seat} name={seatAt(info(), seat).name} />}
        </For>
        <Show when={isHost() && keptSeats().length === 0 && free() !== undefined}>
          <Invitation table={props.table.id} seat={free() ?? 0} name={seatAt(info(), free() ?? 0).name} listed />
        </Show>
        <Show when={mine() === undefined && needsAccount()}>
          <AccountDoor why="This table is rated: it is for people with an account, who can be known again." />
        </Show>
        <div class="row">
          <Show when={mine() === undefined && freeSeats() === 1 && !needsAccount()}>
            <Button kind="primary" onClick={() => void sit().catch(tell)}>
              Sit down
            </Button>
          </Show>
          <Show when={mine() !== undefined}>
            <Button kind="ghost" onClick={() => void leave().catch(tell)}>
              {isHost() ? 'Take the table away' : 'Get up'}
            </Button>
          </Show>
          <a class="btn plain" href="/online">
            Back to the tables
          </a>
        </div>
      </div>
    </main>
  );
}

/** At a table that anybody may join, a link leads to the table itself; else to the seat that is kept. */
function Invitation(props: { table: string; seat: number; name: string; listed?: boolean }) {
  const [secret, setSecret] = createSignal(keptInvitation(props.table, props.seat));
  const link = () => {
    if (props.listed) return `${location.origin}/t/${props.table}`;
    const kept = secret();
    return kept === undefined ? undefined : invitationLink(kept);
  };
  const renew = async () => {
    const { invitation } = await api.invite(props.table, props.seat);
    keepInvitation(props.table, props.seat, invitation);
    setSecret(invitation);
  };
  return (
    <section class="invitation" aria-label="Invitation">
      <Show when={link()} keyed fallback={<Button onClick={() => void renew().catch(tell)}>Make a new link</Button>}>
        {(text) => (
          <CopyLink
            link={text}
            label={props.listed ? 'Or send the link to somebody' : `Send this link to your friend (${props.name})`}
            plain={props.listed}
          />
        )}
      </Show>
    </section>
  );
}
