// A table that passes for its player where he wants no stop. A question that is answered for him is not shown; when, and
// what the others see of it, says nothing of what he holds.
import { createSignal } from 'solid-js';
import type { Refusal, Viewer } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import type { Question } from '../../../protocol/table.ts';
import type { Mending, Standing, TableHost } from '../../host/table-host.ts';
import type { TurnEnd } from '../../host/turn-ends.ts';
import { type Answer, answerFor, isWindow } from './answers.ts';
import { holdsStill, type Order } from './orders.ts';
import type { Stops } from './stops.ts';

const EVEN_MS = 300;
/** Programs across see nothing in it. */
const UNSEEN_MS = 60;
/** Between these a person answers who has looked at his cards. */
const SPREAD_MS = { least: 900, most: 4500 };
/** What was done by itself lately, at most. */
const MOST_TOLD = 4;

export interface PassingTools {
  stops(): Stops;
  /** From 0 to 1. */
  random?(): number;
}

export class PassingHost implements TableHost {
  private readonly host: TableHost;
  private readonly tools: PassingTools;
  private readonly stop: () => void;
  private readonly listeners = new Set<(standing: Standing) => void>();
  private standing: Standing | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;
  /** The window that he himself passed last: what he might have done, and how much had been heard by then. */
  private passed: { readonly moves: readonly string[]; readonly heard: number } = { moves: [], heard: 0 };
  private readonly ordersNow = createSignal<readonly Order[]>([]);
  private readonly mutedNow = createSignal<readonly number[]>([]);
  private readonly pendingNow = createSignal<Answer>();
  private readonly toldNow = createSignal<readonly string[]>([]);

  constructor(host: TableHost, tools: PassingTools) {
    this.host = host;
    this.tools = tools;
    this.stop = host.watch((standing) => this.consider(standing));
  }

  /** What the player has said once for several questions. */
  orders = (): readonly Order[] => this.ordersNow[0]();
  /** Titles of cards for which no window stops. */
  muted = (): readonly number[] => this.mutedNow[0]();
  /** What is about to be answered for him. */
  pending = (): Answer | undefined => this.pendingNow[0]();
  /** What was done by itself lately and was no pass, the newest last. */
  told = (): readonly string[] => this.toldNow[0]();

  give(order: Order): void {
    this.ordersNow[1]([...this.orders(), order]);
    this.paused = false;
    this.look();
  }

  takeBack(kind: Order['kind']): void {
    this.ordersNow[1](this.orders().filter((order) => order.kind !== kind));
    this.look();
  }

  mute(title: number, on: boolean): void {
    this.mutedNow[1](on ? [...this.muted(), title] : this.muted().filter((one) => one !== title));
    this.look();
  }

  /** His wishes have changed. */
  look(): void {
    if (this.standing) this.consider(this.standing);
  }

  private consider(standing: Standing): void {
    clearTimeout(this.timer);
    this.standing = standing;
    const { question, viewer } = standing.table;
    const view = standing.table.view as MeccgView;
    if (question) this.ordersNow[1](this.orders().filter((order) => holdsStill(order, view, question)));
    const answer =
      question && viewer !== 'spectator' && !standing.thinking && !this.paused
        ? answerFor(question, view, viewer, {
            stops: this.tools.stops(),
            muted: this.muted(),
            orders: this.orders(),
            over: this.over(standing),
          })
        : undefined;
    this.pendingNow[1](answer);
    if (question && answer) this.answerSoon(question, answer, standing);
    this.tell();
  }

  private over({ heard }: Standing): readonly string[] {
    const isQuiet = heard.slice(this.passed.heard).every(({ told }) => told.length === 0);
    return isQuiet ? this.passed.moves : [];
  }

  private answerSoon(question: Question, { choice, pace }: Answer, { table, programs }: Standing): void {
    const isSeen = table.seats.some((_, seat) => seat !== table.viewer && programs[seat] === undefined);
    const { random = Math.random } = this.tools;
    const spread = SPREAD_MS.least * (SPREAD_MS.most / SPREAD_MS.least) ** random();
    this.timer = setTimeout(
      () => {
        if (choice.verb !== 'pass') this.toldNow[1]([...this.told(), choice.label].slice(-MOST_TOLD));
        void this.host.play(choice.move).catch(() => this.ask(question));
      },
      !isSeen ? UNSEEN_MS : pace === 'spread' ? spread : EVEN_MS,
    );
  }

  /** It could not be done for him: the question is his. */
  private ask(question: Question): void {
    if (this.standing?.table.question !== question) return;
    this.pendingNow[1](undefined);
    this.tell();
  }

  private tell(): void {
    const shown = this.shown();
    if (shown) for (const listener of [...this.listeners]) listener(shown);
  }

  private shown(): Standing | undefined {
    const { standing } = this;
    return standing && this.pending() ? { ...standing, table: { ...standing.table, question: null } } : standing;
  }

  get name(): string | undefined {
    return this.host.name;
  }

  get mending(): Mending | undefined {
    return this.host.mending;
  }

  watch(listener: (standing: Standing) => void): () => void {
    this.listeners.add(listener);
    const shown = this.shown();
    if (shown) listener(shown);
    return () => this.listeners.delete(listener);
  }

  lookAs(viewer: Viewer): Promise<void> {
    return this.host.lookAs(viewer);
  }

  play(move: string, how?: { readonly hold: boolean }): Promise<void> {
    clearTimeout(this.timer);
    this.paused = how?.hold ?? false;
    this.toldNow[1]([]);
    const { question } = this.standing?.table ?? {};
    const isPass =
      question && isWindow(question) && question.choices.some((one) => one.verb === 'pass' && one.move === move);
    if (isPass)
      this.passed = { moves: question.choices.map((one) => one.move), heard: this.standing?.heard.length ?? 0 };
    return this.host.play(move, how);
  }

  goOn(): void {
    this.host.goOn?.();
  }

  /** What was taken back is not done again by itself. */
  undo(): Promise<boolean> {
    clearTimeout(this.timer);
    this.paused = true;
    this.ordersNow[1]([]);
    this.passed = { moves: [], heard: 0 };
    return this.host.undo();
  }

  why(about: string): Promise<readonly Refusal[]> {
    return this.host.why(about);
  }

  save(): Promise<string> {
    return this.host.save();
  }

  turns(): Promise<readonly TurnEnd[]> {
    return this.host.turns();
  }

  /** Leaves the table as it is: its house closes it. */
  leave(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  close(): void {
    this.leave();
    this.host.close();
  }
}
