// The one place where the table asks: the question, its options, and the button that names the deed.
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { Choice } from '../../protocol/table.ts';
import { Button } from '../board/button.tsx';
import { Icon } from '../board/icon.tsx';
import { programName } from '../house/words.ts';
import { type ChoiceGroup, groupsOf, MOST_KEYS, passOf, sharedStart } from './choices.ts';
import './prompt.css';
import { RuleLink } from './rule-link.tsx';
import { useStudy } from './study.ts';
import type { Table } from './table.ts';
import { undoEnd } from './undo-words.ts';

export interface PromptProps {
  table: Table;
  /** Between the options and the button: odds, a split. */
  extra?: JSX.Element;
  /** Without its heading, inside a panel that has one. */
  bare?: boolean | undefined;
  /** Choices that are offered elsewhere on the screen. */
  hide?: ((choice: Choice) => boolean) | undefined;
}

/** No line ends between a number and its sign. */
const unbroken = (words: string): string => words.replaceAll(' %', '\u00a0%');

type Row = { readonly choice: Choice } | { readonly group: ChoiceGroup };

export function Prompt(props: PromptProps) {
  return (
    <div class="prompt" classList={{ bare: props.bare ?? false }}>
      <PromptHead table={props.table} bare={props.bare} />
      <PromptOptions table={props.table} hide={props.hide} />
      {props.extra}
      <PromptReasons table={props.table} />
      <PromptButtons table={props.table} bare={props.bare} />
    </div>
  );
}

export function PromptHead(props: { table: Table; bare?: boolean | undefined }) {
  const study = useStudy();
  return study ? <study.Head /> : <AskedHead table={props.table} bare={props.bare} />;
}

function AskedHead(props: { table: Table; bare?: boolean | undefined }) {
  const { face, standing } = props.table;
  const question = () => standing().table.question;
  const watches = () => standing().table.viewer === 'spectator';
  const mine = () =>
    typeof standing().table.viewer === 'number' ? face.seatName(Number(standing().table.viewer)) : '';
  const waiting = () => {
    const { asked, viewer } = standing().table;
    const [seat] = asked.filter((one) => one !== viewer);
    if (seat === undefined) return '';
    const program = standing().programs[seat];
    return program
      ? `${programName(program)} is thinking`
      : `Now it is for ${face.seatPhrase?.(seat) ?? face.seatName(seat)} to choose`;
  };
  return (
    <div class="prompt-head">
      <Show when={!props.bare}>
        <div class="head">
          <Icon name={question() ? 'flag' : watches() ? 'eye' : 'clock'} />
          <span>{question() ? 'Your move' : watches() ? 'You watch: what everybody may see' : 'Not your move'}</span>
          <Show when={mine()}>
            {(name) => (
              <span
                class="chip turn prompt-seat"
                classList={{ [face.seatClass?.(Number(standing().table.viewer)) ?? '']: true }}
              >
                {name()}
              </span>
            )}
          </Show>
        </div>
      </Show>
      <Show when={question()} fallback={<h2 class="prompt-question waiting">{waiting()}</h2>}>
        {(asked) => (
          <>
            <h2 class="prompt-question">{face.headline?.(asked(), standing()) ?? asked().text}</h2>
            <Show when={face.lead?.(asked(), standing())}>{(lead) => <p class="prompt-lead">{lead()}</p>}</Show>
          </>
        )}
      </Show>
    </div>
  );
}

/** The rows that the number keys count, shared with the keyboard. */
export function createRows(table: Table, hide: (choice: Choice) => boolean = () => false) {
  const [open, setOpen] = createSignal<string | null>(null);
  createEffect(on(table.question, () => setOpen(null), { defer: true }));
  const listed = createMemo(
    () => table.question()?.choices.filter((choice) => choice !== passOf(table.question()) && !hide(choice)) ?? [],
  );
  const groups = createMemo(() => groupsOf(listed(), table.face));
  const rows = createMemo<readonly Row[]>(() => {
    const menu = table.menu();
    if (menu) return menu.choices.map((choice) => ({ choice }));
    const group = groups().find(({ key }) => key === open());
    if (group) return group.choices.map((choice) => ({ choice }));
    const isLong = listed().length > MOST_KEYS && groups().length > 1;
    return [...groups()]
      .sort((a, b) => Number(isGrave(table, a.key)) - Number(isGrave(table, b.key)))
      .flatMap<Row>((each) =>
        each.choices.length > 1 && (isLong || table.face.folded?.includes(each.key))
          ? [{ group: each }]
          : each.choices.map((choice) => ({ choice })),
      );
  });
  const title = () => table.menu()?.title ?? groups().find(({ key }) => key === open())?.title;
  const back = () => {
    table.openMenu(null);
    table.choose(null);
    setOpen(null);
  };
  return { rows, title, back, setOpen };
}

/** By the verb of a choice or of a group. */
const isGrave = ({ face }: Table, verb: string): boolean => face.grave?.includes(verb) ?? false;

interface OptionsProps {
  table: Table;
  hide?: ((choice: Choice) => boolean) | undefined;
}

export function PromptOptions(props: OptionsProps) {
  const study = useStudy();
  return study ? <study.Body /> : <Options table={props.table} hide={props.hide} />;
}

function Options(props: OptionsProps) {
  const { table } = props;
  const { rows, title, back, setOpen } = createRows(table, (choice) => props.hide?.(choice) ?? false);
  const start = () => sharedStart(rows().flatMap((row) => ('choice' in row ? [row.choice.label] : [])));
  const take = (row: Row) => {
    if ('group' in row) {
      setOpen(row.group.key);
      table.choose(null);
      return;
    }
    table.take(row.choice);
  };
  const many = () => rows().length > MOST_KEYS;
  const isNumber = (row: Row) => 'choice' in row && row.choice.targets[0]?.domain === 'number';
  const numbers = () => rows().length > 3 && rows().every(isNumber);
  /** A number is its own key. */
  const keyOf = (row: Row, i: number) => {
    const key = (numbers() && 'choice' in row ? row.choice.targets[0]?.id : undefined) ?? i + 1;
    return key <= MOST_KEYS ? key : undefined;
  };
  return (
    <>
      <Show when={title()}>
        {(name) => (
          <div class="prompt-sub">
            <button type="button" class="lnk" onClick={back} aria-keyshortcuts="Escape">
              <Icon name="prev" /> Back
            </button>
            <b>{name()}</b>
          </div>
        )}
      </Show>
      <div
        class="options scroll"
        classList={{ many: many() && !numbers(), numbers: numbers() }}
        role="radiogroup"
        aria-label={table.standing().table.question?.text ?? 'Options'}
      >
        <For each={rows()}>
          {(row, i) => (
            <Option
              table={table}
              row={row}
              nth={keyOf(row, i())}
              start={many() ? start() : ''}
              number={numbers()}
              onTake={() => take(row)}
            />
          )}
        </For>
      </div>
    </>
  );
}

function Option(props: {
  table: Table;
  row: Row;
  nth: number | undefined;
  start: string;
  number: boolean;
  onTake: () => void;
}) {
  const { table } = props;
  const choice = () => ('choice' in props.row ? props.row.choice : undefined);
  const group = () => ('group' in props.row ? props.row.group : undefined);
  const dress = createMemo(() => {
    const one = choice();
    return one ? table.face.dress?.(one, table.standing()) : undefined;
  });
  const apart = () => isGrave(table, choice()?.verb ?? group()?.key ?? '');
  const isChosen = () => choice() !== undefined && table.chosen() === choice();
  const name = () => (props.number ? String(choice()?.targets[0]?.id ?? '') : words());
  const words = () => dress()?.name ?? choice()?.label.slice(props.start.length) ?? group()?.title ?? '';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a radio when it stands for one choice
    <button
      type="button"
      class="option"
      classList={{ chosen: isChosen(), group: group() !== undefined, apart: apart() }}
      role={choice() ? 'radio' : undefined}
      aria-checked={choice() ? isChosen() : undefined}
      aria-label={
        choice() ? [choice()?.label, dress()?.spoken ?? dress()?.detail].filter(Boolean).join(': ') : undefined
      }
      aria-keyshortcuts={props.nth === undefined ? undefined : String(props.nth)}
      data-nth={props.nth}
      onClick={() => props.onTake()}
    >
      <Show when={!props.number}>
        <Icon name={dress()?.icon ?? (group() ? (table.face.groupIcon?.(group()?.key ?? '') ?? 'down') : 'next')} />
      </Show>
      <span class="option-words">
        <b>{name()}</b>
        <Show when={dress()?.detail}>{(detail) => <small>{unbroken(detail())}</small>}</Show>
      </span>
      <Show when={group()}>{(each) => <span class="option-count">{each().choices.length}</span>}</Show>
      <Show when={!props.number && props.nth}>{(nth) => <kbd>{nth()}</kbd>}</Show>
    </button>
  );
}

export function PromptReasons(props: { table: Table }) {
  return (
    <Show when={props.table.reasons() ?? (props.table.note() ? { name: '', refusals: [] } : null)}>
      {(reasons) => (
        <div class="reasons" role="status">
          <Icon class="reasons-icon" name="why" />
          <div>
            <Show when={props.table.note()}>{(note) => <p>{note()}</p>}</Show>
            <Show when={reasons().name}>
              <b>{reasons().name}</b>
              <For
                each={reasons().refusals.slice(0, 3)}
                fallback={<p>The question is about something else just now.</p>}
              >
                {(refusal) => (
                  <p>
                    {refusal.text} <RuleLink rule={refusal.rule} />
                  </p>
                )}
              </For>
            </Show>
          </div>
          <button type="button" class="ib" aria-label="Close the reason" onClick={() => props.table.forgetWhy()}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </Show>
  );
}

export function PromptButtons(props: { table: Table; bare?: boolean | undefined }) {
  const { table } = props;
  const chosen = table.chosen;
  const undo = () => table.standing().table.undo;
  const pass = () => passOf(table.question());
  const end = createMemo(() => (table.host.isReplay ? undefined : undoEnd(table.standing())));
  return (
    <Show when={table.standing().table.question !== null || undo() > 0 || end()}>
      <div class="prompt-buttons">
        <Show
          when={chosen()}
          fallback={
            <Show when={table.question()}>
              <span class="prompt-hint">{props.bare ? 'Choose one of these.' : 'Choose here, or on the table.'}</span>
            </Show>
          }
        >
          {(choice) => (
            <Button kind="primary" aria-keyshortcuts="Enter" onClick={() => void table.play(choice())}>
              {choice().label}
            </Button>
          )}
        </Show>
        <Show when={pass()}>
          {(choice) => (
            <Button class="pass" icon="pass" hint="P" onClick={() => void table.play(choice())}>
              {choice().label}
            </Button>
          )}
        </Show>
        <Show when={undo() > 0 || end()}>
          <Button
            icon="undo"
            aria-keyshortcuts="U"
            disabled={undo() === 0}
            title={undo() > 0 ? `Undo goes ${table.undoWords()}` : 'Nothing can be taken back'}
            onClick={() => void table.undo()}
          >
            Undo
          </Button>
        </Show>
      </div>
      <Show
        when={end()}
        fallback={<Show when={undo() > 0}>{<p class="prompt-undo">Undo goes {table.undoWords()}</p>}</Show>}
      >
        {(why) => (
          <p class="prompt-undo ends">
            Undo ends here: {why().text} <Show when={why().rule}>{(rule) => <RuleLink rule={rule()} />}</Show>
          </p>
        )}
      </Show>
    </Show>
  );
}
