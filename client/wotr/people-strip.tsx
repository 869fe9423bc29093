// Who sits at a table of three or four: partners together, the token of who leads, whose move it is.
import { createMemo, For, Show } from 'solid-js';
import type { WotrView } from '../../games/wotr/view.ts';
import { Icon } from '../board/icon.tsx';
import type { Table } from '../table/table.ts';
import { wotr } from './entry.ts';
import { SIDE_NAMES } from './figures.ts';
import { isOfTeams, type Person, peopleOf, personWords, shortName, WHO_WORDS } from './people.ts';
import './people-strip.css';

export function PeopleStrip(props: { table: Table; view: WotrView }) {
  const told = () => props.table.standing().table;
  const seats = createMemo(() => wotr.seatsFor?.(told().options) ?? wotr.seats);
  const people = createMemo(() => peopleOf(props.view, told().asked));
  return (
    <Show when={isOfTeams(props.view)}>
      <section class="people panel" aria-label="At the table">
        <For each={[0, 1] as const}>
          {(side) => (
            <ul class={side === 0 ? 'free' : 'shadow'} aria-label={SIDE_NAMES[side]}>
              <For each={people()[side]}>
                {(person) => (
                  <One
                    person={person}
                    words={personWords(seats()[person.seat]?.name ?? '', person)}
                    short={shortName(told().seats, person.seat)}
                    icon={seats()[person.seat]?.icon ?? 'friends'}
                  />
                )}
              </For>
            </ul>
          )}
        </For>
      </section>
    </Show>
  );
}

function One(props: { person: Person; words: string; short: string; icon: string }) {
  return (
    <li class="person" classList={{ asked: props.person.asked, own: props.person.who === 'you' }} title={props.words}>
      <span class="sr">{props.words}</span>
      <Icon name={props.icon} />
      <span class="person-name" aria-hidden="true">
        <b>{props.short}</b>
        <small>{props.person.who === 'partner' ? 'partner' : WHO_WORDS[props.person.who]}</small>
        <Show when={props.person.leads}>
          <span class="lead-token">
            <Icon name="unit-leader" />
            leads
          </span>
        </Show>
      </span>
    </li>
  );
}
