// A table that passes for its player where he wants no stop. A question that is answered for him is not shown; when, and
// what the others see of it, says nothing of what he holds.
import { createSignal } from 'solid-js';
import type { Seat, Viewer } from '../../../engine/game.ts';
import type { MeccgView } from '../../../games/meccg/view.ts';
import { type Answer, answerFor, isWindow } from '../../../players/meccg/passing/answers.ts';
import { holdsStill, type Order } from '../../../players/meccg/passing/orders.ts';
import { pauseBefore } from '../../../players/meccg/passing/pace.ts';
import { PassedOver } from '../../../players/meccg/passing/passed.ts';
import type { Stops } from '../../../players/meccg/passing/stops.ts';
import type { Question } from '../../../protocol/table.ts';
import { RelayHost } from '../../host/relay-host.ts';
import type { Standing, TableHost } from '../../host/table-host.ts';

/** What was done by itself lately, at most. */
const MOST_TOLD = 4;

export interface PassingTools {
  stops(): Stops;
  /** From 0 to 1. */
  random?(): number;
}

export class PassingHost extends RelayHost {
  private readonly tools: PassingTools;
  private readonly stop: () => void;
  private readonly listeners = new Set<(standing: Standing) => void>();
  private standing: Standing | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private paused = false;
  /** By seat: what he himself has passed over, and how much had been heard by then. */
  private readonly passed = new Map<Viewer, { readonly over: PassedOver; heard: number }>();
  /** By seat, where two share a screen: what one has said is not said for the other. */
  private readonly ordersNow = createSignal<ReadonlyMap<Viewer, readonly Order[]>>(new Map());
  private readonly mutedNow = createSignal<readonly number[]>([]);
  private readonly pendingNow = createSignal<Answer>();
  private readonly toldNow = createSignal<readonly string[]>([]);

  constructor(host: TableHost, tools: PassingTools) {
    super(host);
    this.tools = tools;
    this.stop = host.watch((standing) => this.consider(standing));
  }

  /** What the player has said once for several questions. */
  orders = (): readonly Order[] => this.ordersOf(this.viewer);
  /** Titles of cards for which no window stops. */
  muted = (): readonly number[] => this.mutedNow[0]();
  /** What is about to be answered for him. */
  pending = (): Answer | undefined => this.pendingNow[0]();
  /** What was done by itself lately and was no pass, the newest last. */
  told = (): readonly string[] => this.toldNow[0]();

  private readonly ordersOf = (viewer: Viewer): readonly Order[] => this.ordersNow[0]().get(viewer) ?? [];

  private order(viewer: Viewer, orders: readonly Order[]): void {
    this.ordersNow[1](new Map(this.ordersNow[0]()).set(viewer, orders));
  }

  private get viewer(): Viewer {
    return this.standing?.table.viewer ?? 'spectator';
  }

  give(order: Order): void {
    this.order(this.viewer, [...this.orders(), order]);
    this.paused = false;
    this.look();
  }

  takeBack(kind: Order['kind']): void {
    this.order(
      this.viewer,
      this.orders().filter((order) => order.kind !== kind),
    );
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
    if (question)
      this.order(
        viewer,
        this.orders().filter((order) => holdsStill(order, view, question)),
      );
    const answer =
      question && viewer !== 'spectator' && !this.paused
        ? answerFor(question, view, viewer, {
            stops: this.tools.stops(),
            muted: this.muted(),
            orders: this.orders(),
            over: this.over(standing),
          })
        : undefined;
    this.pendingNow[1](answer);
    if (question && answer && !standing.thinking) this.answerSoon(question, answer, standing);
    this.tell();
  }

  private over({ heard, table: { view, viewer } }: Standing): readonly string[] {
    const passed = this.passed.get(viewer);
    if (!passed || viewer === 'spectator') return [];
    if (heard.slice(passed.heard).some(({ told }) => told.length > 0)) passed.over.happened();
    return passed.over.moves(view as MeccgView, viewer);
  }

  private notePass(question: Question, { heard, table: { view, viewer } }: Standing): void {
    if (viewer === 'spectator') return;
    const passed = this.passed.get(viewer) ?? { over: new PassedOver(), heard: 0 };
    passed.over.note(question, view as MeccgView, viewer);
    passed.heard = heard.length;
    this.passed.set(viewer, passed);
  }

  /**
   * Of two at one screen the other need not come for what is passed whatever he holds. For anything else he is called,
   * also if he can only pass: that nobody was called would tell what he does not hold.
   */
  async spare(seat: Seat): Promise<boolean> {
    const { across } = this.host;
    if (!across || this.paused) return false;
    const { question, view } = await across.look(seat);
    if (!question) return false;
    const answer = answerFor(question, view as MeccgView, seat, {
      stops: this.tools.stops(),
      muted: [],
      orders: this.ordersOf(seat).filter((order) => holdsStill(order, view as MeccgView, question)),
      over: [],
    });
    if (answer?.pace !== 'even') return false;
    // Meanwhile it may have been done: whoever asks looks whether the table has gone on.
    return across.play(seat, answer.choice.move).then(
      () => true,
      () => false,
    );
  }

  private answerSoon(question: Question, { choice, pace }: Answer, { table, programs, people }: Standing): void {
    const isSeen =
      people === true || table.seats.some((_, seat) => seat !== table.viewer && programs[seat] === undefined);
    const { random = Math.random } = this.tools;
    this.timer = setTimeout(
      () => {
        if (choice.verb !== 'pass') this.toldNow[1]([...this.told(), choice.label].slice(-MOST_TOLD));
        void this.host.play(choice.move).catch(() => this.ask(question));
      },
      pauseBefore(pace, isSeen, random()),
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

  override watch(listener: (standing: Standing) => void): () => void {
    this.listeners.add(listener);
    const shown = this.shown();
    if (shown) listener(shown);
    return () => this.listeners.delete(listener);
  }

  override play(move: string): Promise<void> {
    this.goOn();
    const { question } = this.standing?.table ?? {};
    const isPass =
      question && isWindow(question) && question.choices.some((one) => one.verb === 'pass' && one.move === move);
    if (isPass && this.standing) this.notePass(question, this.standing);
    return super.play(move);
  }

  override playTogether(moves: readonly string[]): Promise<boolean> {
    this.goOn();
    return super.playTogether(moves);
  }

  private goOn(): void {
    clearTimeout(this.timer);
    this.paused = false;
    this.toldNow[1]([]);
  }

  /** What was taken back is not done again by itself. */
  override undo(): Promise<boolean> {
    clearTimeout(this.timer);
    this.paused = true;
    this.ordersNow[1](new Map());
    this.passed.clear();
    return super.undo();
  }

  leave(): void {
    clearTimeout(this.timer);
    this.stop();
  }
}
